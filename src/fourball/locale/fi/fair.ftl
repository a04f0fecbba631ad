### Onko jako rehellinen: tarkistus reiän jälkeen ja sivu siitä.

## Check this deal

proof-open = Tarkista jako
proof-title = Onko tämä sinetöity jako?
proof-yes = On. Tämä pakka sinetöitiin, ennen kuin ensimmäinen kortti jaettiin.
proof-late = Pakka sopii sinettiin. Tämä sivu avattiin kuitenkin vasta, kun kortit oli jo paljastettu, joten se ei tiedä, mikä sinetti näkyi aiemmin. Sen voi sanoa joku, joka näki reiän pelattavan.
proof-no-seal = Ei ole. Paljastettu pakka ei sovi sinettiin.
proof-no-changed = Ei ole. Sinetti ei ole se, jonka tämä sivu näki reikää pelattaessa.
proof-no-first = Ei ole. Poistopinon ensimmäinen kortti pöydällä oli { $lay }, mutta tässä pakassa se on { $card }.
proof-no-cards = Ei ole. Nämä eivät ole täysiä 52 kortin pakkoja.
proof-seal = Sinetti, näytetty jaettaessa
proof-worked = Tiiviste, laskettu täällä
proof-salt = Satunnainen sana pakan edessä
proof-pack =
    { $count ->
        [one] Pakka päältä lukien, { $count } kortti
       *[other] Pakka päältä lukien, { $count } korttia
    }
proof-pack-about =
    { $count ->
        [one] Ensimmäinen kortti jaettiin. Merkitty kortti aloitti poistopinon, ja loput olivat nostopakka.
       *[other] Ensimmäiset { $count } jaettiin yksitellen jakajan vasemmalta alkaen. Merkitty kortti aloitti poistopinon, ja loput olivat nostopakka.
    }
proof-void = Jako, josta luovuttiin
proof-how = Ennen jakoa palvelin näytti koko pakan tiivisteen. Nyt pakka on paljastettu, ja selaimesi on laskenut tiivisteen uudelleen.
proof-more = Miten kortit sekoitetaan ja sinetöidään

## The page

fair-link = Miten kortit sekoitetaan
fair-title = Rehelliset kortit
fair-heading = Miten kortit sekoitetaan ja miten sen voi tarkistaa
fair-intro = Joka korttipöydässä joku epäilee sekoitusta. Tässä kerrotaan, mitä ennen jakoa tapahtuu, miten huijaava palvelin jää kiinni ja miten kortit ovat täällä tähän asti tulleet.
fair-shuffle-title = Sekoitus
fair-shuffle = Koko pakka sekoitetaan uudelleen ennen jokaista reikää samalla satunnaislähteellä, josta tämä tietokone tekee myös salaiset avaimensa. Jokainen järjestys on yhtä todennäköinen.
fair-shuffle-nobody = Mikään muu ei vaikuta siihen: ei se, kuka pelaa, eivät pisteet eikä edellinen reikä. Eivät botitkaan tiedä järjestystä; ne näkevät sen, minkä kuka tahansa niiden paikalla näkisi.
fair-seal-title = Sinetti
fair-seal-idea = Sekoitettu pakka sinetöidyssä kirjekuoressa, joka pannaan pöydälle ennen peliä ja avataan lopuksi: juuri niin palvelin tekee, kuoren sijasta vain on luku.
fair-seal-1 = Palvelin sekoittaa pakan ja panee sen eteen satunnaisen sanan.
fair-seal-2 = Se laskee molemmista tiivisteen ja näyttää sen kaikille: se on sinetti. Kortteja siitä ei voi lukea kukaan.
fair-seal-3 = Reikä pelataan. Toista järjestystä ei voi enää vaihtaa tilalle: sillä olisi toinen tiiviste.
fair-seal-4 = Kun reikä on pelattu, palvelin paljastaa sanan ja pakan. Paina pisteiden alta ”{ proof-open }”: oma selaimesi laskee tiivisteen uudelleen ja vertaa sitä sinettiin, jonka se näki aiemmin.
fair-seal-limit = Sinetti todistaa, että järjestys oli päätetty ennen jakoa. Näyttävätkö järjestykset satunnaisilta, sen kertovat luvut alla. Kesken reiän poistopinosta tehty nostopakka sekoitetaan vasta silloin, joten sinetti ei koske sitä.
fair-seal-formula = Sen voi laskea millä tahansa muullakin ohjelmalla:
fair-streaks-title = Hyvä ja huono onni
fair-streaks = Sattuma ei ole tasaista. Yhdeksän reiän ja neljän pelaajan ottelussa useimmiten joku saa yhdellä reiällä kolme samanarvoista korttia ja joku jää neljällä peräkkäisellä reiällä ilman kuningasta. Sellaiset sarjat jäävät mieleen, ja niille etsitään syytä; mutta sekoitus, jossa niitä ei koskaan olisi, se vasta huijausta olisi.
fair-figures-title = Tämän palvelimen luvut
fair-figures =
    { $count ->
        [one] Laskettu { $count } loppuun pelattu reikä.
       *[other] Laskettu { $count } loppuun pelattua reikää.
    }
fair-none = Täällä ei ole vielä pelattu yhtään reikää loppuun.
fair-counting = Lasketaan vielä…
fair-place-top = Pakan ensimmäinen kortti
fair-place-discard = Poistopinon ensimmäinen kortti
fair-ranks = Arvo
fair-suits = Maa
fair-came = Montako kertaa tullut
fair-rank =
    { $rank ->
        [ace] ässä
        [two] kakkonen
        [three] kolmonen
        [four] nelonen
        [five] viitonen
        [six] kuutonen
        [seven] seiska
        [eight] kasi
        [nine] ysi
        [ten] kymppi
        [jack] sotamies
        [queen] rouva
       *[king] kuningas
    }
fair-suit =
    { $suit ->
        [clubs] risti
        [diamonds] ruutu
        [hearts] hertta
       *[spades] pata
    }
fair-jokers =
    { $count ->
        [one] Lisäksi tuli { $count } jokeri.
       *[other] Lisäksi tuli { $count } jokeria.
    }
fair-expected = Katkoviiva: { $n } kutakin, jos ne tulisivat tasan.
fair-chi-square = Khiin neliö { $x }, vapausasteita { $freedom }.
fair-too-few = Vielä liian vähän, jotta voisi sanoa mitään: siihen tarvitaan { $count } korttia.
fair-usual = Rehellinen sekoitus tuottaa vähintään näin epätasaisen tuloksen noin { $n } kertaa sadasta. Ei mitään erikoista.
fair-rare =
    { $n ->
        [one] Rehellinen sekoitus tuottaa näin epätasaisen tuloksen vain noin kerran tuhannesta. Se on harvinaista.
       *[other] Rehellinen sekoitus tuottaa näin epätasaisen tuloksen vain noin { $n } kertaa tuhannesta. Se on harvinaista.
    }
fair-strange = Rehellinen sekoitus tuottaa näin epätasaisen tuloksen harvemmin kuin kerran tuhannesta. Kysy isännältä.
fair-four = Tällaisia vertailuja on neljä. Joka viidennellä rehellisellä palvelimella yksi niistä on pelkästä sattumasta harvinaisempi kuin 5 sadasta.
