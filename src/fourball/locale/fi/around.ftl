### Reiän ympärillä: kuka jakaa ensin, mitä joku muilta kysyy, miten tasatulos ratkaistaan.
### $you is "yes" where the player is the reader; $name is then the word of "you". $names: several players, as a list.

## Who deals first

around-deal-volunteer = Minä jaan
around-deal-cut = Nostetaan jakovuorosta
around-first =
    { $you ->
        [yes] Sinä jaat
       *[no] { $name } jakaa
    }, { $how ->
        [volunteer] vapaaehtoisesti
       *[chance] niin arpa ratkaisi
    }
around-first-cut-short =
    { $you ->
        [yes] Sinä jaat: { $card }
       *[no] { $name } jakaa: { $card }
    }
around-first-cut =
    { $you ->
        [yes] Sinä jaat: pienin nostettu kortti on { $card }
       *[no] { $name } jakaa: pienin nostettu kortti on { $card }
    }
around-cut-title = Kuka jakaa ensin
around-cut-show = Kuka jakaa ensin
around-cut-round = Nosto { $round }
around-cut-again = Nosto { $round }: pienimmät olivat samat
around-cut-lowest = pienin
around-to-table = Pöytään

## Dealing again, ending the match

around-again = Jaa uudelleen
around-again-about = Pöydän kortit heitetään pois, eikä niitä lasketa kenellekään. Sama jakaja jakaa uudet.
around-again-others = Muiden pöydässä on suostuttava.
around-again-ask = Kysy muilta
around-again-now = Jaa uudelleen nyt
around-again-no = Ei sittenkään
around-question =
    { $kind ->
        [end]
            { $you ->
                [yes] Kysyit muilta: lopetetaanko tähän?
               *[no] { $name } kysyy: lopetetaanko tähän? Pienin yhteistulos voittaa.
            }
       *[deal-again]
            { $you ->
                [yes] Kysyit muilta: jaetaanko tämä reikä uudelleen?
               *[no] { $name } kysyy: jaetaanko tämä reikä uudelleen? Sen kortteja ei silloin lasketa kenellekään.
            }
    }
around-agree = Sopii
around-play-on = Jatka peliä
around-withdraw = Peru kysymys
around-agrees =
    { $you ->
        [yes] Suostuit
       *[no] { $name } suostuu
    }
around-agreed = Suostuneet: { $names }
around-awaited = Vastaamatta: { $names }
around-dealt-again = Kaikki suostuivat: reikä jaetaan uudelleen.
around-ended = Kaikki suostuivat: ottelu päättyy tähän.
around-declined = Peli jatkuu.

## Playing off a tie

around-extra-hole = Lisäreikä
around-tie-title =
    { $how ->
        [hands] Kivi, paperi, sakset
       *[extra_hole] Lisäreikä
    }
around-tie-prize = palkinnosta
around-tie-about-extra_hole = Palkinnosta pelataan vielä yksi reikä: { $names }. Pienin tulos voittaa, muut katsovat.
around-tie-about-hands = Palkinnon ratkaisevat: { $names }. Kivi tylsyttää sakset, sakset leikkaavat paperin, paperi peittää kiven.
around-play-off = Pelaa lisäreikä
around-play-off-again = Pelaa vielä yksi lisäreikä
around-settle-bots = Anna bottien ratkaista
around-look-on = Sinä katsot.
around-hand-rock = kivi
around-hand-paper = paperi
around-hand-scissors = sakset
around-hands-choose = Valitse yksi
around-hands-hidden = Kukaan ei näe valintaa, ennen kuin kaikki ovat valinneet.
around-has-chosen =
    { $you ->
        [yes] Olet valinnut
       *[no] { $name } on valinnut
    }
around-chooses =
    { $you ->
        [yes] Sinun on valittava
       *[no] { $name } valitsee vielä
    }
around-round =
    { $how ->
        [hands] Kierros { $round }
       *[extra_hole] Lisäreikä { $round }
    }
around-round-none = Kukaan ei putoa: uudestaan.
around-round-left = Yhä mukana: { $names }.
around-round-won =
    { $you ->
        [yes] Palkinto on sinun.
       *[no] Palkinnon saa { $name }.
    }
