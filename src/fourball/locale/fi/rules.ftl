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
rule-layout-2x3 = Kullakin on kuusi korttia, kaksi kolmen kortin riviä.
rule-layout-2x2 = Kullakin on neljä korttia, kaksi kahden kortin riviä.
rule-layout-2x4 = Kullakin on kahdeksan korttia, kaksi neljän kortin riviä.
rule-layout-2x5 = Kullakin on kymmenen korttia, kaksi viiden kortin riviä.
rule-layout-3x3 = Kullakin on yhdeksän korttia, kolme kolmen kortin riviä.
rule-layout-hand4 = Kullakin on neljä korttia kädessä.
opt-layout-2x3 = Kuusi korttia
opt-layout-2x2 = Neljä korttia
opt-layout-2x4 = Kahdeksan korttia
opt-layout-2x5 = Kymmenen korttia
opt-layout-3x3 = Yhdeksän korttia
opt-layout-hand4 = Neljä kädessä
about-layout-2x3 = kaksi kolmen riviä
about-layout-2x2 = muistipeli
about-layout-2x4 = kaksi neljän riviä
about-layout-2x5 = kaksi viiden riviä
about-layout-3x3 = kolme kertaa kolme
about-layout-hand4 = kädessä, ei pöydällä

## Before play

rule-start = Ennen peliä
rule-start-up2 = Ennen peliä jokainen kääntää kaksi korttiaan kuvapuoli ylöspäin.
rule-start-up3 = Ennen peliä jokainen kääntää <b>kolme korttiaan</b> kuvapuoli ylöspäin.
rule-start-peek2_any = Ennen peliä jokainen kurkistaa salaa <b>mitä tahansa kahta</b> korttiaan.
rule-start-peek2_nearest = Ennen peliä jokainen kurkistaa salaa kahta <b>lähimmän rivin</b> korttiaan.
rule-start-open = <b>Kortit pidetään kädessä</b>, ja omat näkee koko ajan.
opt-start-up2 = Käännetään kaksi
opt-start-up3 = Käännetään kolme
opt-start-peek2_any = Kurkistetaan mitä tahansa kahta
opt-start-peek2_nearest = Kurkistetaan lähimpiä kahta
opt-start-open = Kaikki näkyvät itselle

rule-start_columns = Ensiksi käännetyt kortit
rule-start_columns-free = Ne saavat olla missä sarakkeessa tahansa.
rule-start_columns-same = Niiden pitää olla <b>samassa sarakkeessa</b>.
rule-start_columns-different = Niiden pitää olla <b>eri sarakkeissa</b>.
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
rule-bonus-one_eyed_jacks = <b>Yksisilmäiset sotamiehet</b>, hertta ja pata, ovat bonuskortteja, kukin −2.
opt-bonus-none = Ei bonuskortteja
opt-bonus-twos = Kakkoset
opt-bonus-one_eyed_jacks = Yksisilmäiset sotamiehet

## What cancels

rule-match = Samanarvoiset kumoutuvat
rule-match-column = Samanarvoiset kortit, jotka täyttävät sarakkeen, kumoutuvat ja ovat 0 pistettä.
rule-match-line = Samanarvoiset kortit, jotka täyttävät <b>sarakkeen tai rivin</b>, kumoutuvat ja ovat 0 pistettä.
rule-match-line_diagonal = Samanarvoiset kortit, jotka täyttävät <b>sarakkeen, rivin tai lävistäjän</b>, kumoutuvat ja ovat 0 pistettä.
rule-match-anywhere = Pelaajan kaksi samanarvoista korttia kumoutuvat ja ovat 0 pistettä, <b>olivatpa ne missä tahansa</b>.
rule-match-none = <b>Mikään ei kumoudu</b>: kaikki kortit lasketaan.
opt-match-column = Sarakkeissa
opt-match-line = Sarakkeissa ja riveissä
opt-match-line_diagonal = Sarakkeissa, riveissä, lävistäjissä
opt-match-anywhere = Missä tahansa
opt-match-none = Ei missään

rule-negative_pairs = Samanarvoiset alle nollan
rule-negative_pairs-cancel = Samanarvoiset kortit kumoutuvat, vaikka niiden summa olisi alle 0.
rule-negative_pairs-keep = Samanarvoiset kortit, joiden summa on alle 0, <b>pitävät pisteensä</b>.
opt-negative_pairs-cancel = Kumoutuvat nekin
opt-negative_pairs-keep = Pitävät pisteensä

rule-block = Neljä samaa vierekkäin
rule-block-none = Kahdesta samanarvoisesta sarakkeesta vierekkäin muut eivät saa lisäpisteitä.
rule-block-others_plus_10 = Kahdesta samanarvoisesta sarakkeesta vierekkäin <b>jokainen muu saa 10 pistettä</b>.
opt-block-none = Ei lisäpisteitä
opt-block-others_plus_10 = Muut saavat 10

rule-block_self = Palkinto neljästä samasta
rule-block_self-none = Kahdesta samanarvoisesta sarakkeesta vierekkäin ei itse saa mitään.
rule-block_self-number = Kahdesta samanarvoisesta sarakkeesta vierekkäin <b>saa itse { $points }</b>.
opt-block_self-none = Ei palkintoa
opt-block_self-number = { $points }

rule-remove_cancelled = Korttien siivoaminen
rule-remove_cancelled-off = Kumoutuneet kortit jäävät paikoilleen.
rule-remove_cancelled-optional = Kumoutuneet kortit saa oman vuoron jälkeen siirtää poistopinon alle.
opt-remove_cancelled-off = Jäävät paikoilleen
opt-remove_cancelled-optional = Saa siirtää pois

## A turn

rule-place = Vaihdettu kortti
rule-place-face_up = Uusi kortti pannaan kuvapuoli ylöspäin.
rule-place-face_down = Uusi kortti pannaan <b>kuvapuoli alaspäin</b>.
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
rule-flip_turn-off = Pelkkä kortin kääntäminen ei käy vuorosta.
rule-flip_turn-on = Vuoronsa <b>saa käyttää yhden kortin kääntämiseen</b> nostamatta mitään.
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
rule-last_turn_reveal-before = Muut <b>kääntävät korttinsa jo ennen viimeisiä vuoroja</b>.
opt-last_turn_reveal-after = Kun reikä on ohi
opt-last_turn_reveal-before = Ennen viimeisiä vuoroja

rule-penalty = Liian aikainen lopetus
rule-penalty-none = Reiän päättäjä ei saa lisäpisteitä, vaikka jollakulla olisi vähemmän.
rule-penalty-plus10 = Jos reiän päättäjällä ei ole vähiten pisteitä, hän <b>saa 10 pistettä lisää</b>.
rule-penalty-add_winner = Jos reiän päättäjällä ei ole vähiten pisteitä, hän <b>saa lisäksi muiden pienimmän tuloksen</b>.
rule-penalty-double = Jos reiän päättäjällä ei ole vähiten pisteitä, <b>hänen tuloksensa lasketaan kahdesti</b>.
rule-penalty-double_plus5 = Jos reiän päättäjällä ei ole vähiten pisteitä, <b>hänen tuloksensa lasketaan kahdesti ja päälle tulee 5</b>.
rule-penalty-worst = Jos reiän päättäjällä ei ole vähiten pisteitä, hän <b>saa pöydän huonoimman tuloksen</b>.
opt-penalty-none = Ei mitään
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
rule-stock_empty-reshuffle = Kun nostopakka loppuu, poistopinon kortit ylintä lukuun ottamatta sekoitetaan uudeksi nostopakaksi.
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

## What does not go together, and what makes no difference

clash-title = Nämä säännöt eivät sovi yhteen.
clash-start_columns-same = Kolme korttia ei mahdu kahden kortin sarakkeeseen.
clash-settle = { $n ->
        [one] Yksi sääntö on ensin ratkaistava.
       *[other] { $n } sääntöä on ensin ratkaistava.
    }
moot-title = Tällä ei ole merkitystä.
moot-no-last-turns = Reikä päättyy heti, joten viimeisiä vuoroja ei ole.
moot-no-penalty = Liian aikaisesta lopetuksesta ei rangaista, joten jaettu pienin tulos riittää aina.
moot-no-jokers = Jokereita ei ole.
moot-nothing-below-zero = Samanarvoisten korttien summa ei voi olla alle 0.
moot-nothing-cancels = Mikään ei kumoudu.
moot-twos-already = Kakkonen on jo valmiiksi −2.
moot-no-square = Lävistäjiä on vain neliössä.
rules-fix = { $rule }: { $label }

## Presets and their groups

preset-group-six = Kuusi korttia
preset-group-twos = Kuusi korttia, kakkonen miinus kaksi
preset-group-eight_ten = Kahdeksan ja kymmenen korttia
preset-group-nine = Yhdeksän korttia
preset-group-four = Neljä korttia
preset-group-hand = Neljä kädessä

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
preset-six-card-pagat-100 = Kuuden kortin golf, kakkonen miinus kaksi, sataan
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
