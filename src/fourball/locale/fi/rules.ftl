### Golfin säännöt sanoina. Nimien ja <b>-merkkien selitys: ks. en/rules.ftl.

## Sections of the house rules

rules-section-cards = Kortit
rules-section-counts = Korttien pistearvot
rules-section-cancels = Mikä kumoutuu
rules-section-turn = Vuoro
rules-section-end = Miten reikä päättyy
rules-section-match = Ottelu

## Layout

rule-layout = Kortit
rule-layout-2x3 = Kullakin on kuusi korttia kahdessa kolmen kortin rivissä.
rule-layout-2x2 = Kullakin on neljä korttia kahdessa kahden kortin rivissä.
rule-layout-2x4 = Kullakin on kahdeksan korttia kahdessa neljän kortin rivissä.
rule-layout-2x5 = Kullakin on kymmenen korttia kahdessa viiden kortin rivissä.
rule-layout-3x3 = Kullakin on yhdeksän korttia kolmessa kolmen kortin rivissä.
rule-layout-hand4 = Kullakin on neljä korttia kädessä.
opt-layout-2x3 = Kuusi korttia
opt-layout-2x2 = Neljä korttia
opt-layout-2x4 = Kahdeksan korttia
opt-layout-2x5 = Kymmenen korttia
opt-layout-3x3 = Yhdeksän korttia
opt-layout-hand4 = Neljä kädessä

## Before play

rule-start = Ennen peliä
rule-start-up2 = Ennen peliä jokainen kääntää kaksi korttiaan kuvapuoli ylöspäin.
rule-start-up3 = Ennen peliä jokainen kääntää <b>kolme korttiaan</b> kuvapuoli ylöspäin.
rule-start-peek2_any = Ennen peliä jokainen kurkistaa salaa <b>mitä tahansa kahta</b> korttiaan; ne jäävät kuvapuoli alaspäin.
rule-start-peek2_nearest = Ennen peliä jokainen kurkistaa salaa kahta <b>lähimmän rivin</b> korttiaan; ne jäävät kuvapuoli alaspäin.
rule-start-peek2_nearest-2x2 = Ennen peliä jokainen kurkistaa salaa <b>kahta itseään lähinnä olevaa</b> korttia; ne jäävät kuvapuoli alaspäin.
rule-start-open = <b>Kortit pidetään kädessä</b>, ja omansa näkee koko ajan.
opt-start-up2 = Käännetään kaksi
opt-start-up3 = Käännetään kolme
opt-start-peek2_any = Kurkistetaan mitä tahansa kahta
opt-start-peek2_nearest = Kurkistetaan lähimpiä kahta
opt-start-open = Kaikki näkyvät itselle

rule-start_columns = Ensiksi käännetyt kortit
rule-start_columns-free = Ensiksi käännetyt kortit saavat olla missä sarakkeessa tahansa.
rule-start_columns-same = Ensiksi käännettyjen korttien pitää olla <b>samassa sarakkeessa</b>.
rule-start_columns-different = Ensiksi käännettyjen korttien pitää olla <b>eri sarakkeissa</b>.
opt-start_columns-free = Mikä tahansa sarake
opt-start_columns-same = Sama sarake
opt-start_columns-different = Eri sarakkeet

rule-decks = Korttipakat
rule-decks-from_four = Neljästä pelaajasta alkaen kaksi pakkaa, kahdeksasta kolme.
rule-decks-from_five = <b>Viidestä pelaajasta alkaen kaksi pakkaa</b>, yhdeksästä kolme.
rule-decks-from_eight = <b>Kahdeksasta pelaajasta alkaen kaksi pakkaa</b>.
rule-decks-two_or_more = <b>Aina kaksi pakkaa</b>, kuudesta pelaajasta alkaen kolme.
rule-decks-by_threes = Neljästä pelaajasta alkaen kaksi pakkaa, <b>seitsemästä kolme</b>.
opt-decks-from_four = Neljästä pelaajasta
opt-decks-from_five = Viidestä pelaajasta
opt-decks-from_eight = Kahdeksasta pelaajasta
opt-decks-two_or_more = Aina vähintään kaksi
opt-decks-by_threes = Neljästä, kolmas seitsemästä
rules-decks-now = { $seats ->
        [one] Yksi pelaaja:
       *[other] { $seats } pelaajaa:
    } { $decks ->
        [one] yksi pakka.
       *[other] { $decks } pakkaa sekoitetaan yhteen.
    }

## What cards count

rule-values = Korttien pisteet
rule-values-basic = Kuningas on 0, ässä 1, kakkosesta kymppiin luvun mukaan, sotamies ja rouva 10.
rule-values-harder = Ässä on 1, kakkosesta kymppiin luvun mukaan, <b>sotamies 11, rouva 12, kuningas 13</b>.
rule-values-twos = Kuningas on 0, ässä 1, <b>kakkonen −2</b>, kolmosesta kymppiin luvun mukaan, sotamies ja rouva 10.
opt-values-basic = Tavalliset
opt-values-harder = Sotamies 11, rouva 12, kuningas 13
opt-values-twos = Kakkonen −2

rule-jokers = Jokerit
rule-jokers-none = Jokereita ei ole.
rule-jokers-number = <b>Pakassa on jokereita, kukin { $points }</b>; ne eivät korvaa muita kortteja.
opt-jokers-none = Ei jokereita
opt-jokers-number = Kukin { $points }

rule-jokers_count = Jokerien määrä
rule-jokers_count-two_per_deck = Jokaisessa pakassa on kaksi jokeria.
rule-jokers_count-number = { $n ->
        [one] Jokereita on <b>yhteensä yksi</b>.
       *[other] Jokereita on <b>yhteensä { $n }</b>.
    }
opt-jokers_count-two_per_deck = Kaksi joka pakassa
opt-jokers_count-number = Yhteensä { $n }

rule-bonus = Bonuskortit
rule-bonus-none = Bonuskortteja ei ole.
rule-bonus-twos = <b>Kakkoset ovat bonuskortteja</b>, kukin −2.
rule-bonus-one_eyed_jacks = <b>Yksisilmäiset sotamiehet</b> (hertta ja pata) ovat bonuskortteja, kukin −2.
opt-bonus-none = Ei bonuskortteja
opt-bonus-twos = Kakkoset
opt-bonus-one_eyed_jacks = Yksisilmäiset sotamiehet

## What cancels

rule-match = Samanarvoiset kumoutuvat
rule-match-column = Samanarvoiset kortit, jotka täyttävät sarakkeen, kumoutuvat ja ovat 0 pistettä.
rule-match-line = Samanarvoiset kortit, jotka täyttävät <b>sarakkeen tai rivin</b>, kumoutuvat ja ovat 0 pistettä.
rule-match-line-2x2 = Kaksi samanarvoista korttia <b>samassa sarakkeessa tai samalla rivillä</b> kumoutuu ja on 0 pistettä; kukin kortti voi olla vain yhdessä parissa.
rule-match-line_diagonal = Samanarvoiset kortit, jotka täyttävät <b>sarakkeen tai rivin</b>, kumoutuvat ja ovat 0 pistettä; niin lävistäjäkin, mutta sellainen on vain neliössä.
rule-match-line_diagonal-2x2 = <b>Mitkä tahansa kaksi</b> samanarvoista korttia kumoutuvat ja ovat 0 pistettä, ristiinkin; kukin kortti voi olla vain yhdessä parissa.
rule-match-line_diagonal-3x3 = Samanarvoiset kortit, jotka täyttävät <b>sarakkeen, rivin tai lävistäjän</b>, kumoutuvat ja ovat 0 pistettä.
rule-match-anywhere = Pelaajan mitkä tahansa kaksi samanarvoista korttia kumoutuvat ja ovat 0 pistettä, <b>olivatpa ne missä tahansa</b>; kolmesta yksi lasketaan silti.
rule-match-anywhere-hand4 = Mitkä tahansa kaksi samanarvoista korttia <b>kädessä</b> kumoutuvat ja ovat 0 pistettä; kolmesta yksi lasketaan silti.
rule-match-none = <b>Mikään ei kumoudu</b>: kaikki kortit lasketaan.
opt-match-column = Sarakkeissa
opt-match-line = Sarakkeissa ja riveillä
opt-match-line_diagonal = Sarakkeissa, riveillä, lävistäjillä
opt-match-anywhere = Missä tahansa
opt-match-none = Ei missään
rules-equal-means = Samanarvoisia ovat esimerkiksi kaksi seiskaa tai kaksi rouvaa; kymppi ja sotamies eivät ole.

rule-negative_pairs = Samanarvoiset alle nollan
rule-negative_pairs-cancel = Samanarvoiset kortit kumoutuvat ja ovat 0 pistettä, vaikka niiden summa olisi alle 0.
rule-negative_pairs-keep = Samanarvoiset kortit, joiden summa on alle 0, eivät kumoudu vaan <b>pitävät pisteensä</b>.
opt-negative_pairs-cancel = Kumoutuvat nekin
opt-negative_pairs-keep = Pitävät pisteensä

rule-block = Kaksi samanarvoista saraketta vierekkäin
rule-block-none = Kahdesta täydestä samanarvoisesta sarakkeesta vierekkäin muut eivät saa lisäpisteitä.
rule-block-others_plus_10 = Kahdesta täydestä samanarvoisesta sarakkeesta vierekkäin <b>jokainen muu saa 10 pistettä lisää</b>.
opt-block-none = Ei lisäpisteitä
opt-block-others_plus_10 = Muut saavat 10

rule-block_self = Palkinto kahdesta samanarvoisesta sarakkeesta
rule-block_self-none = Kahdesta täydestä samanarvoisesta sarakkeesta vierekkäin ei itse saa mitään.
rule-block_self-number = Jos pelaajalla on kaksi täyttä samanarvoista saraketta vierekkäin, <b>hänen tulokseensa lisätään { $points }</b>.
opt-block_self-none = Ei palkintoa
opt-block_self-number = { $points }

rule-remove_cancelled = Kumoutuneiden siirtäminen pois
rule-remove_cancelled-off = Kumoutuneet kortit jäävät paikoilleen.
rule-remove_cancelled-optional = Kuvapuoli ylöspäin olevat kumoutuneet kortit saa oman vuoron jälkeen siirtää poistopinon alle; niiden paikat jäävät tyhjiksi.
opt-remove_cancelled-off = Jäävät paikoilleen
opt-remove_cancelled-optional = Saa siirtää pois

## A turn

rule-place = Vaihdossa saatu kortti
rule-place-face_up = Vaihdossa saatu kortti pannaan kuvapuoli ylöspäin.
rule-place-face_down = Vaihdossa saatu kortti pannaan <b>kuvapuoli alaspäin</b>, eikä kukaan saa enää katsoa sitä.
rule-place-face_down-hand4 = Kortti, jonka pelaaja pitää itsellään, otetaan <b>käteen</b>, missä sen näkee vain hän itse.
opt-place-face_up = Kuvapuoli ylöspäin
opt-place-face_down = Kuvapuoli alaspäin

rule-flip_after_discard = Kun nostettu kortti heitetään pois
rule-flip_after_discard-never = Kun nostettu kortti heitetään pois, mitään ei käännetä.
rule-flip_after_discard-may = Kun heittää pois nostamansa kortin, <b>saa kääntää yhden omansa</b>.
rule-flip_after_discard-must = Kun heittää pois nostamansa kortin, <b>pitää kääntää yksi oma</b>.
rule-flip_after_discard-endgame = Kun heittää pois nostamansa kortin, <b>saa kääntää yhden omansa, jos jollakulla on enää enintään yksi kääntämättä</b>.
opt-flip_after_discard-never = Mitään ei käännetä
opt-flip_after_discard-may = Saa kääntää yhden
opt-flip_after_discard-must = Pitää kääntää yksi
opt-flip_after_discard-endgame = Saa lopussa

rule-flip_turn = Vuoro nostamatta
rule-flip_turn-off = Vuoroaan ei saa käyttää pelkkään kortin kääntämiseen.
rule-flip_turn-on = Vuoronsa <b>saa käyttää pelkkään yhden kortin kääntämiseen</b> nostamatta mitään.
opt-flip_turn-off = Ei saa
opt-flip_turn-on = Saa kääntää yhden kortin

## How a hole ends

rule-end = Loppu
rule-end-up_last_turn = Kun jonkun kaikki kortit on käännetty, muilla on vielä yksi viimeinen vuoro.
rule-end-up_now = Kun jonkun kaikki kortit on käännetty, reikä <b>päättyy heti</b>.
rule-end-knock_last_turn = Vuoronsa sijasta saa <b>koputtaa</b>; sen jälkeen muilla on vielä yksi viimeinen vuoro.
opt-end-up_last_turn = Muilla vielä viimeinen vuoro
opt-end-up_now = Heti
opt-end-knock_last_turn = Koputtamalla

rule-last_turn_draw = Viimeisillä vuoroilla
rule-last_turn_draw-any = Viimeisillä vuoroilla kortin saa ottaa myös poistopinosta.
rule-last_turn_draw-stock_only = Viimeisillä vuoroilla kortit tulevat <b>vain nostopakasta</b>.
opt-last_turn_draw-any = Nostopakka tai poistopino
opt-last_turn_draw-stock_only = Vain nostopakka

rule-last_turn_reveal = Piilossa olevat kortit käännetään
rule-last_turn_reveal-after = Piilossa olevat kortit käännetään, kun reikä on ohi.
rule-last_turn_reveal-after-hand4 = Kädet näytetään, kun reikä on ohi.
rule-last_turn_reveal-before = Muut <b>kääntävät korttinsa jo ennen viimeisiä vuoroja</b>.
rule-last_turn_reveal-before-hand4 = Muut <b>näyttävät korttinsa jo ennen viimeisiä vuoroja</b>.
opt-last_turn_reveal-after = Kun reikä on ohi
opt-last_turn_reveal-before = Ennen viimeisiä vuoroja

rule-penalty = Liian aikainen lopetus
rule-penalty-none = Reiän päättäjä ei saa rangaistusta, oli hänellä vähiten pisteitä tai ei.
rule-penalty-plus10 = Jos reiän päättäjällä ei ole vähiten pisteitä, hän <b>saa 10 pistettä lisää</b>.
rule-penalty-add_winner = Jos reiän päättäjällä ei ole vähiten pisteitä, hän <b>saa lisäksi muiden pienimmän tuloksen</b>, jos se on yli 0.
rule-penalty-double = Jos reiän päättäjällä ei ole vähiten pisteitä, <b>hänen tuloksensa lasketaan kahdesti</b>, jos se on yli 0.
rule-penalty-double_plus5 = Jos reiän päättäjällä ei ole vähiten pisteitä, <b>hänen tuloksensa lasketaan kahdesti ja päälle tulee 5</b>; tulosta, joka on 0 tai alle, ei kaksinkertaisteta.
rule-penalty-worst = Jos reiän päättäjällä ei ole vähiten pisteitä, hän <b>saa pöydän huonoimman tuloksen</b>.
opt-penalty-none = Ei rangaistusta
opt-penalty-plus10 = 10 pistettä
opt-penalty-add_winner = Voittajan tulos lisää
opt-penalty-double = Kaksinkertainen
opt-penalty-double_plus5 = Kaksinkertainen ja 5
opt-penalty-worst = Pöydän huonoin tulos

rule-tie = Jaettu pienin tulos
rule-tie-ok = Jaettu pienin tulos riittää.
rule-tie-penalised = <b>Jaettu pienin tulos ei riitä</b>.
opt-tie-ok = Riittää
opt-tie-penalised = Ei riitä

rule-stock_empty = Kun nostopakka loppuu
rule-stock_empty-reshuffle = Kun nostopakka loppuu, poistopinon kortit päällimmäistä lukuun ottamatta sekoitetaan uudeksi nostopakaksi.
rule-stock_empty-end_hole = Reikä <b>päättyy, kun nostopakka loppuu</b>.
opt-stock_empty-reshuffle = Poistopino sekoitetaan
opt-stock_empty-end_hole = Reikä päättyy

rule-turn_cap = Pisin reikä
rule-turn_cap-number = { $n ->
        [one] Kun kullakin on ollut <b>yksi vuoro</b>, reikä lasketaan sellaisenaan.
       *[other] Kun kullakin on ollut <b>{ $n } vuoroa</b>, reikä lasketaan sellaisenaan.
    }
opt-turn_cap-number = { $n ->
        [one] Yksi vuoro kullekin
       *[other] { $n } vuoroa kullekin
    }

## The match

rule-length = Pituus
rule-length-holes = { $n ->
        [one] Ottelussa on <b>yksi reikä</b>.
       *[other] Ottelussa on <b>{ $n } reikää</b>.
    }
rule-length-points = { $n ->
        [one] Ottelu päättyy siihen reikään, jolla joku saavuttaa <b>yhden pisteen</b>.
       *[other] Ottelu päättyy siihen reikään, jolla joku saavuttaa <b>{ $n } pistettä</b>.
    }
rule-length-open = Ottelu jatkuu, <b>kunnes sovitte lopettavanne</b>.
opt-length-holes = { $n ->
        [one] Yksi reikä
       *[other] { $n } reikää
    }
opt-length-points = Raja { $n }
opt-length-open = Kunnes lopetatte
rules-lowest-wins = Pisteet ovat pahasta: pienin yhteistulos voittaa.

## What the table agrees on beside the rules of the game

agreed-title = Tässä pöydässä sovittu
agreed-first_dealer = Ensimmäinen jakaja
agreed-first_dealer-chance = Ensimmäisen reiän jakajan ratkaisee arpa.
agreed-first_dealer-volunteer = Ensimmäisen reiän jakaa vapaaehtoinen: se, joka ensimmäisenä sanoo ”minä jaan”.
agreed-first_dealer-cut = Ennen ensimmäistä reikää jokainen nostaa kortin: pienimmän saanut jakaa, ja ässä on pienin.
agreed-opt-first_dealer-chance = Arpa
agreed-opt-first_dealer-volunteer = Vapaaehtoinen
agreed-opt-first_dealer-cut = Pienimmän kortin nostaja
agreed-memory_aid = Muistiapu
agreed-memory_aid-off = Kuvapuoli alaspäin olevat kortit on jokaisen muistettava itse.
agreed-memory_aid-on = Pöytä auttaa muistamaan: kortti, jonka olet nähnyt, näkyy sinulle niin kauan kuin se on paikallaan; muille se pysyy kuvapuoli alaspäin.
agreed-opt-memory_aid-off = Ei apua
agreed-opt-memory_aid-on = Näytä, mitä olen nähnyt
agreed-ties = Tasatulos lopussa
agreed-ties-shared = Jos pienin yhteistulos on usealla, he jakavat voiton.
agreed-ties-extra_hole = Jos pienin yhteistulos on usealla, he pelaavat voitosta lisäreiän keskenään.
agreed-ties-hands = Jos pienin yhteistulos on usealla, voiton ratkaisee kivi, paperi, sakset.
agreed-opt-ties-shared = Voitto jaetaan
agreed-opt-ties-extra_hole = Lisäreikä
agreed-opt-ties-hands = Kivi, paperi, sakset

## Choosing

rules-words-title = Sääntönne sanoina
rules-words-marked = Merkityt kohdat poikkeavat tavallisesta kuuden kortin golfista.
rules-other-number = Muu luku
rules-other-holes = Muu reikämäärä
rules-other-points = Muu pistemäärä
rules-number-label = { $rule }: luku
rules-holes-label = Reikien määrä
rules-points-label = Pisteet, joihin ottelu päättyy
rules-more = { $n ->
        [one] Yksi sääntö lisää
       *[other] { $n } sääntöä lisää
    }
rules-more-usual = kaikki kuten yleensä
rules-more-changed = { $n ->
        [one] yksi muutettu
       *[other] { $n } muutettu
    }
rules-copy = Kopioi linkki näihin sääntöihin
rules-copied = Linkki on kopioitu. Sen avaaja löytää juuri nämä säännöt.
rules-copy-by-hand = Kopioi tämä linkki: sen avaaja löytää juuri nämä säännöt.
rules-link-unknown = Linkissä on jotain, mitä säännöissä ei ole: { $what }. Kaikki muu on niin kuin linkissä sanotaan.
rules-link-clash = Tämän linkin säännöt eivät sovi yhteen.
rules-reset = Takaisin tuttuun pelimuotoon
rules-changed = { $n ->
        [one] Yksi sääntö on tässä toisin.
       *[other] { $n } sääntöä on tässä toisin.
    }
rules-set-aside = Muuttamasi säännöt pantiin sivuun.
rules-take-back = Palauta ne

## What does not go together, and what makes no difference

clash-title = Nämä säännöt eivät sovi yhteen.
clash-ways = Yksi napautus ratkaisee tämän:
clash-layout-start = Kädessä olevat kortit näkee koko ajan, joten ennen peliä ei ole mitään käännettävää eikä kurkistettavaa.
clash-layout-match = Kädessä ei ole rivejä eikä sarakkeita: siellä kumoutuvat mitkä tahansa kaksi samanarvoista, tai ei mikään.
clash-layout-place = Kädessä olevat kortit ovat muilta piilossa: kortti, jonka pelaaja pitää itsellään, ei voi olla kuvapuoli ylöspäin.
clash-layout-end = Kädessä olevia kortteja ei käännetä, joten reikä voi päättyä vain, kun joku koputtaa.
clash-layout-start_columns = Kädessä ei ole sarakkeita, joten niistä ei voi määrätä.
clash-layout-block = Kädessä ei ole sarakkeita, joten kahta ei voi olla vierekkäin.
clash-layout-block_self = Kädessä ei ole sarakkeita, joten kahta ei voi olla vierekkäin.
clash-layout-flip_after_discard = Kädessä olevat kortit näkyvät jo: käännettävää ei ole.
clash-layout-flip_turn = Kädessä olevat kortit näkyvät jo: käännettävää ei ole.
clash-layout-remove_cancelled = Kädessä olevat kortit pysyvät siellä: pois voi siirtää vain pöydällä kuvapuoli ylöspäin olevia.
clash-start-layout = Korttinsa näkee koko ajan vain, jos ne ovat kädessä; pöydällä ne ovat aluksi kuvapuoli alaspäin.
clash-start_columns-start = Ennen peliä ei käännetä mitään, joten sarakkeista ei voi määrätä.
clash-start_columns-same-start-up3 = Kolme korttia ei mahdu kahden kortin sarakkeeseen.
clash-start_columns-different-start-up3 = Kolme korttia ei voi olla eri sarakkeissa, kun sarakkeita on vain kaksi.
clash-place-end = Kun vaihdossa saadut kortit pannaan kuvapuoli alaspäin, kaikki eivät koskaan ole käännettyinä, joten reikä voi päättyä vain, kun joku koputtaa.
clash-settle = { $n ->
        [one] Yksi sääntö on ensin ratkaistava.
       *[other] { $n } sääntöä on ensin ratkaistava.
    }
moot-title = Tällä ei ole merkitystä.
moot-no-last-turns = Reikä päättyy heti, joten viimeisiä vuoroja ei ole.
moot-no-penalty = Liian aikaisesta lopetuksesta ei rangaista, joten jaettu pienin tulos riittää aina.
moot-no-jokers = Jokereita ei ole.
moot-nothing-below-zero = Samanarvoisten korttien summa ei voi olla alle 0.
moot-nothing-cancels = Mikään ei kumoudu, joten näin ei käy koskaan.
moot-twos-already = Kakkonen on jo valmiiksi −2.
moot-no-square = Lävistäjiä on vain neliössä.
rules-fix = { $rule }: { $label }
rules-fix-usual = Pelatkaa kuten yleensä: { $preset }
rules-fix-changes = Silloin: { $changes }.
usual-title = Näillä korteilla pelataan yleensä toisilla säännöillä.

## Presets and their groups

preset-group-six = Kuusi korttia
preset-group-twos = Kuusi korttia, kakkonen miinus kaksi
preset-group-eight_ten = Kahdeksan ja kymmenen korttia
preset-group-nine = Yhdeksän korttia
preset-group-four = Neljä korttia
preset-group-hand = Neljä kädessä

first-six-card = koko perheen peli
first-six-card-pagat = kuten englantilaisissa sääntökirjoissa
first-four-card = muistipeli
first-nine-card = rivit ja sarakkeet kumoutuvat
first-crazy-nines = yhdeksän korttia, aina kaksi pakkaa
first-four-in-hand = pienten lasten kanssa

preset-six-card = Kuuden kortin golf
preset-six-card-harder = Kuuden kortin golf, ankarampi laskutapa
preset-six-card-jokers = Kuuden kortin golf, joka pakassa kaksi jokeria
preset-six-card-two-jokers = Kuuden kortin golf, yhteensä kaksi jokeria
preset-six-card-bonus-twos = Kuuden kortin golf, kakkoset bonuskortteina
preset-six-card-one-eyed-jacks = Kuuden kortin golf, yksisilmäiset sotamiehet bonuskortteina
preset-six-card-same-column = Kuuden kortin golf, kaksi ensimmäistä samassa sarakkeessa
preset-six-card-two-columns = Kuuden kortin golf, kaksi ensimmäistä eri sarakkeissa
preset-six-card-easy = Kuuden kortin golf, parit missä tahansa (lapsille)
preset-six-card-fours = Kuuden kortin golf, neljä samaa tuo muille kymmenen
preset-six-card-stock-finish = Kuuden kortin golf, viimeiset vuorot nostopakasta
preset-six-card-show-first = Kuuden kortin golf, kortit käännetään ennen viimeisiä vuoroja
preset-six-card-plus-ten = Kuuden kortin golf, kymmenen liian aikaisesta lopetuksesta
preset-six-card-scrooge = Kuuden kortin golf, voittajan tulos lisää
preset-six-card-pagat = Kuuden kortin golf, kakkonen miinus kaksi, päättyy heti
preset-six-card-pagat-last-turn = Kuuden kortin golf, kakkonen miinus kaksi, viimeinen vuoro
preset-six-card-pagat-18 = Kuuden kortin golf, kakkonen miinus kaksi, kahdeksantoista reikää
preset-six-card-pagat-100 = Kuuden kortin golf, kakkonen miinus kaksi, sataan pisteeseen
preset-six-card-wikipedia = Kuuden kortin golf, poisheiton jälkeen saa kääntää kortin
preset-speed-golf = Pikagolf, poisheiton jälkeen pitää kääntää kortti
preset-eight-card = Kahdeksan kortin golf
preset-ten-card = Kymmenen kortin golf
preset-eight-card-pagat = Kahdeksan kortin golf, kakkonen miinus kaksi
preset-ten-card-pagat = Kymmenen kortin golf, kakkonen miinus kaksi
preset-eight-card-jokers = Kahdeksan kortin golf, jokeri miinus viisi
preset-nine-card = Yhdeksän kortin golf, rivit ja sarakkeet
preset-nine-card-columns = Yhdeksän kortin golf, vain sarakkeet
preset-crazy-nines = Crazy Nines
preset-nine-card-lines = Yhdeksän kortin golf, mikä tahansa täysi linja
preset-four-card = Neljän kortin golf
preset-four-card-columns = Neljän kortin golf, vain sarakkeet
preset-four-card-pagat = Neljän kortin golf, vain sarakkeet, kurkistetaan lähimpiä kahta
preset-four-card-nearest = Neljän kortin golf, kurkistetaan lähimpiä kahta
preset-four-card-diagonals = Neljän kortin golf, myös lävistäjät
preset-four-card-no-pairs = Neljän kortin golf ilman pareja
preset-four-card-stock-finish = Neljän kortin golf, viimeiset vuorot nostopakasta
preset-four-card-plus-ten = Neljän kortin golf, kymmenen turhasta koputuksesta
preset-four-card-scrooge = Neljän kortin golf, voittajan tulos lisää
preset-four-in-hand = Neljä korttia kädessä

about-preset-six-card = Kullakin kuusi korttia; sarakkeen parit kumoutuvat, ja muilla on vielä viimeinen vuoro: koko perheen peli.
about-preset-six-card-harder = Kuten kuuden kortin golf, mutta sotamies on 11, rouva 12 ja kuningas 13.
about-preset-six-card-jokers = Kuten kuuden kortin golf, mutta joka pakassa on kaksi jokeria, kukin −2.
about-preset-six-card-two-jokers = Kuten kuuden kortin golf, mutta jokereita on yhteensä kaksi, kumpikin −2.
about-preset-six-card-bonus-twos = Kuten kuuden kortin golf, mutta jokainen kakkonen on −2.
about-preset-six-card-one-eyed-jacks = Kuten kuuden kortin golf, mutta herttasotamies ja patasotamies ovat −2.
about-preset-six-card-same-column = Kuten kuuden kortin golf, mutta kahden ensiksi käännetyn kortin pitää olla samassa sarakkeessa.
about-preset-six-card-two-columns = Kuten kuuden kortin golf, mutta kahden ensiksi käännetyn kortin pitää olla eri sarakkeissa.
about-preset-six-card-easy = Kuten kuuden kortin golf, mutta mitkä tahansa kaksi samanarvoista kumoutuvat, missä ne ovatkin: helppo lapsille.
about-preset-six-card-fours = Kuten kuuden kortin golf, mutta neljästä samasta kahdessa vierekkäisessä sarakkeessa jokainen muu saa 10 pistettä lisää.
about-preset-six-card-stock-finish = Kuten kuuden kortin golf, mutta viimeisillä vuoroilla kortit tulevat vain nostopakasta.
about-preset-six-card-show-first = Kuten kuuden kortin golf, mutta muut kääntävät kaikki korttinsa jo ennen viimeisiä vuoroja.
about-preset-six-card-plus-ten = Kuten kuuden kortin golf, mutta jos reiän päättäjällä ei ole vähiten pisteitä, hän saa 10 lisää.
about-preset-six-card-scrooge = Kuten kuuden kortin golf, mutta jos reiän päättäjällä ei ole vähiten pisteitä, hän saa lisäksi voittajan tuloksen.
about-preset-six-card-pagat = Kuten useimmissa englantilaisissa sääntökirjoissa: kakkonen on −2, ja reikä päättyy heti, kun jonkun kaikki kortit on käännetty.
about-preset-six-card-pagat-last-turn = Kakkonen on −2, ja muilla on vielä viimeinen vuoro.
about-preset-six-card-pagat-18 = Kakkonen on −2, reikä päättyy heti, ja ottelussa on kahdeksantoista reikää.
about-preset-six-card-pagat-100 = Kakkonen on −2, reikä päättyy heti, ja ottelu jatkuu, kunnes jollakulla on 100 pistettä.
about-preset-six-card-wikipedia = Kakkonen on −2, reikä päättyy heti, ja kun heittää pois nostamansa kortin, saa kääntää yhden omansa.
about-preset-speed-golf = Kakkonen on −2, ja kun heittää pois nostamansa kortin, pitää kääntää yksi oma: reiät ovat nopeita.
about-preset-eight-card = Kuten kuuden kortin golf, mutta kortteja on kahdeksan, kahdessa neljän kortin rivissä.
about-preset-ten-card = Kuten kuuden kortin golf, mutta kortteja on kymmenen, kahdessa viiden kortin rivissä.
about-preset-eight-card-pagat = Kahdeksan korttia kahdessa neljän kortin rivissä; kakkonen on −2, ja reikä päättyy heti.
about-preset-ten-card-pagat = Kymmenen korttia kahdessa viiden kortin rivissä; kakkonen on −2, ja reikä päättyy heti.
about-preset-eight-card-jokers = Kahdeksan korttia kahdessa neljän kortin rivissä; jokeri on −5, ja kaksi samanarvoista saraketta vierekkäin vähentää tuloksesta 10.
about-preset-nine-card = Yhdeksän korttia neliössä; kolme samanarvoista rivillä tai sarakkeessa kumoutuu.
about-preset-nine-card-columns = Yhdeksän korttia neliössä; vain kolme samanarvoista sarakkeessa kumoutuu.
about-preset-crazy-nines = Yhdeksän korttia neliössä; kolme samanarvoista sarakkeessa kumoutuu, kakkonen on −2, ja reikä päättyy heti.
about-preset-nine-card-lines = Yhdeksän korttia neliössä; kolme samanarvoista rivillä, sarakkeessa tai lävistäjällä kumoutuu, ja kakkonen on −2.
about-preset-four-card = Muistipeli: kurkista kerran kahta neljästä kortistasi, vaihda kortteja kuvapuoli alaspäin ja koputa, kun uskallat; parit rivillä tai sarakkeessa kumoutuvat.
about-preset-four-card-columns = Kuten neljän kortin golf, mutta vain parit sarakkeessa kumoutuvat.
about-preset-four-card-pagat = Kuten neljän kortin golf, mutta kurkistetaan kahta itseään lähinnä olevaa korttia, ja vain parit sarakkeessa kumoutuvat.
about-preset-four-card-nearest = Kuten neljän kortin golf, mutta kurkistetaan kahta itseään lähinnä olevaa korttia.
about-preset-four-card-diagonals = Kuten neljän kortin golf, mutta parit kumoutuvat ristiinkin.
about-preset-four-card-no-pairs = Kuten neljän kortin golf, mutta mikään ei kumoudu: kaikki kortit lasketaan.
about-preset-four-card-stock-finish = Kuten neljän kortin golf, mutta viimeisillä vuoroilla kortit tulevat vain nostopakasta.
about-preset-four-card-plus-ten = Kuten neljän kortin golf, mutta jos koputtajalla ei ole vähiten pisteitä, hän saa 10 lisää.
about-preset-four-card-scrooge = Kuten neljän kortin golf, mutta jos koputtajalla ei ole vähiten pisteitä, hän saa lisäksi voittajan tuloksen.
about-preset-four-in-hand = Neljä korttia kädessä, aina näkyvissä; mitkä tahansa kaksi samanarvoista kumoutuvat, ja koputus päättää reiän: sopii pienten lasten kanssa.
