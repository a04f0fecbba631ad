### Sääntölehti ja tuloslehti: näytöllä, paperilla ja päätteessä. Ks. en/sheet.ftl.

## The rule sheet

paper-decks = { $n ->
        [one] yksi pakka
       *[other] { $n } pakkaa
    }
paper-section-game = Peli
paper-aim = Joka reiällä yritetään jättää omiin kortteihin mahdollisimman vähän pisteitä vaihtamalla kortteja toisiin.
paper-aim-equal = Yhteen saatuja samanarvoisia kortteja ei lasketa.

paper-jokers = { $n ->
        [one] Lisäksi on yksi jokeri.
       *[other] Lisäksi on { $n } jokeria.
    }
paper-deal = Kortit jaetaan yksi kerrallaan kuvapuoli alaspäin, myötäpäivään jakajan vasemmalta puolelta alkaen. Ensimmäinen tulee paikalle 1, seuraava paikalle 2 ja niin edelleen.
paper-deal-hand = Kortit jaetaan yksi kerrallaan kuvapuoli alaspäin, myötäpäivään jakajan vasemmalta puolelta alkaen.
paper-first-discard = Seuraava kortti käännetään, ja siitä alkaa poistopino, oli kortti mikä tahansa. Loput ovat nostopakka.
paper-dealer = { $how ->
        [chance] Arpa ratkaisee, kuka jakaa ensimmäisen reiän.
        [cut] Ennen ensimmäistä reikää jokainen nostaa kortin: pienimmän saanut jakaa, ja ässä on pienin.
        [volunteer] Ensimmäisen reiän jakaa vapaaehtoinen.
       *[anybody] Ensimmäisen reiän jakaa kuka tahansa.
    }
paper-dealer-moves = Sen jälkeen jakovuoro siirtyy joka reiällä yhden paikan vasemmalle. Jakajakin pelaa.
paper-cells = Korttien paikat omalta puolelta katsottuna
paper-start-order = Kukin tekee sen vuorollaan jakajan vasemmalta puolelta alkaen.

paper-turn-order = Jakajan vasemmalla puolella istuva aloittaa; vuorot kiertävät myötäpäivään. Vuorollaan tehdään yksi näistä:
paper-turn-draw = Nosta nostopakan päällimmäinen kortti ja katso sitä. Vaihda se mihin tahansa omaan korttiisi tai heitä se poistopinoon.
paper-turn-take = Ota poistopinon päällimmäinen kortti ja vaihda se mihin tahansa omaan korttiisi. Takaisin sitä ei saa heittää.
paper-turn-knock = Koputa äläkä nosta mitään, jos kukaan ei ole vielä koputtanut. Niin saa tehdä jo ensimmäisellä vuorolla.
paper-swap = Vaihdossa vanha kortti menee poistopinoon kuvapuoli ylöspäin, ja uusi tulee sen paikalle.
paper-swap-hand = Vaihdossa vanha kortti menee poistopinoon kuvapuoli ylöspäin.
paper-hidden = Kuvapuoli alaspäin olevaa korttia ei saa katsoa, ennen kuin sen on valinnut.
paper-drawn = Nostetun kortin näkee vain nostaja, kunnes se on kuvapuoli ylöspäin.
paper-flip-last = Tämä koskee viimeistäkin kääntämätöntä korttia.
paper-clear-when = Se tehdään, ennen kuin seuraava tekee mitään; kun reikä on ohi, mitään ei enää siirretä. Siirretyt kortit lasketaan kuin ne olisivat yhä paikoillaan.

paper-knock-up = Vaikka kaikki omat kortit olisi käännetty, reikä ei vielä pääty siihen.
paper-ender-stays = Reiän päättäjällä ei ole enää vuoroa.
paper-reveal-knocker = Koputtajan omat kortit pysyvät ennallaan, kunnes reikä on ohi.
paper-reveal-down = Sen jälkeen vaihdossa saatu kortti pannaan silti kuvapuoli alaspäin.
paper-reveal-hand = Sen jälkeen käteen tullut kortti on taas piilossa.
paper-all-count = Kun reikä on ohi, kaikki kortit näytetään ja kaikki lasketaan.
paper-all-cancel = Samanarvoiset kumoutuvat, vaikka olisivat olleet piilossa.
paper-stock-last = Jäljellä olevia viimeisiä vuoroja ei silloin pelata.
paper-stock-ender = Ellei reikä olisi muutenkin päättynyt juuri siihen vuoroon, sen päättäjää ei ole eikä kukaan saa rangaistusta.
paper-cap-last = Alkaneet viimeiset vuorot pelataan silti loppuun.
paper-cap-ender = Silloin reiän päättäjää ei ole eikä kukaan saa rangaistusta.

paper-rows-nothing = Samanarvoiset kortit rivillä eivät kumoudu.
paper-full = Linjan kaikkien korttien pitää olla samanarvoisia; jos niitä on enemmän kuin kaksi, kaksi ei riitä.
paper-crossing = Kortti voi kuulua kahteen risteävään linjaan.
paper-equal-jokers = Punainen ja musta jokeri ovat samanarvoisia.
paper-equal-jacks = Kaikki sotamiehet ovat samanarvoisia, yksisilmäiset ja muut.
paper-pairs-lowest = Jos on valinnan varaa, kumoutuvat ne, joiden jälkeen pisteitä jää vähiten.
paper-block-once = Kukin sarake lasketaan tähän vain kerran.
paper-block-kept = Sarakkeita, jotka pitävät pisteensä, ei lasketa tähän.
paper-penalty-blocks = Vierekkäisistä sarakkeista tulevat pisteet lasketaan ennen tätä.
paper-crossed = Pienin yhteistulos voittaa, ei se, joka ylitti rajan.

## The scoring guide

paper-as-marked = luvun mukaan
paper-rank = { $rank ->
        [A] ässä
        [J] sotamies
        [Q] rouva
        [K] kuningas
       *[X] jokeri
    }
paper-jacks-one-eyed = herttasotamies, patasotamies
paper-jacks-other = muut sotamiehet

## The example

paper-example = Esimerkki
paper-example-block = Kaksi samanarvoista saraketta vierekkäin
paper-example-cancel = { $cards }: { $kind ->
        [column] sarake kumoutuu
        [row] rivi kumoutuu
        [diagonal] lävistäjä kumoutuu
       *[pair] kumoutuvat
    }, 0
paper-example-kept = { $cards }: yhteensä alle 0, joten pisteet { $points } jäävät
paper-example-rest = Loput: { $sum }
paper-example-all = Kaikki lasketaan: { $sum }
paper-example-block-self = Kahdesta sarakkeesta: { $points }
paper-example-block-others = Kahdesta sarakkeesta jokainen muu saa { $points } lisää
paper-example-score = Tulos: { $points }

## The score sheet

paper-deals = jakaa tämän reiän
paper-deal-moves = Jakovuoro siirtyy joka reiällä yhden paikan vasemmalle.
paper-carried = Aiemmin
paper-part = Reiät { $start }–{ $end }
paper-so-far = yhteensä
paper-date = Päiväys

## The pages

paper-print = Tulosta
paper-link-rules = Sääntölehti tulostettavaksi
paper-link-scores = Tuloslehti tulostettavaksi
paper-back = Takaisin pöytään
paper-loading = Lehteä tehdään.
paper-table = Tämän pöydän säännöt
