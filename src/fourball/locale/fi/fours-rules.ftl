### All Foursin säännöt sanoina.

## Sections of the house rules

rules-section-deal = Jako ja kääntökortti
rules-section-beg = Pyytäminen, antaminen ja lisäjako
rules-section-play = Pelaaminen
rules-section-count = Pistelasku
rules-section-game = Peli

## Who plays

rule-players = Pelaajat
rule-players-4 = Pelaajia on neljä, kaksi vakituista paria; pelipari istuu vastapäätä.
rule-players-2 = Pelaajia on <b>kaksi</b>, ja kumpikin pelaa omaan lukuunsa.
opt-players-4 = Neljä, kaksi kahta vastaan
opt-players-2 = Kaksi

## The deal and the turn-up

rule-packets = Miten jaetaan
rule-packets-dealer_chooses = Jokainen jakaja valitsee ensimmäisessä jaossaan, jakaako kolme korttia kerrallaan vai yhden, ja pysyy siinä pelin loppuun.
rule-packets-threes = Kortit jaetaan <b>kolme kerrallaan</b>.
rule-packets-ones = Kortit jaetaan <b>yksi kerrallaan</b>.
opt-packets-dealer_chooses = Jakaja valitsee
opt-packets-threes = Kolme kerrallaan
opt-packets-ones = Yksi kerrallaan

rule-turn_up_points = Kääntökortti
rule-turn_up_points-table = Jakajan puoli saa kääntökortista heti pisteitä: <b>{ $entries }</b>.
rule-turn_up_points-table-two = Jakaja saa kääntökortista heti pisteitä: <b>{ $entries }</b>.
rule-turn_up_points-none = Kääntökortista <b>ei saa mitään</b>.
opt-turn_up_points-trinidad = Trinidad: ässä, kuutonen, sotamies
opt-turn_up_points-tobago = Tobago: ässä, kakkonen, sotamies
opt-turn_up_points-none = Ei mitään
opt-turn_up_points-own = Oma taulukko
opt-turn_up_points-table = { $entries }
fours-turn-up-entry =
    { $rank ->
        [ace] ässästä
        [two] kakkosesta
        [three] kolmosesta
        [four] nelosesta
        [five] viitosesta
        [six] kuutosesta
        [seven] seiskasta
        [eight] kasista
        [nine] ysistä
        [ten] kympistä
        [jack] sotamiehestä
        [queen] rouvasta
       *[king] kuninkaasta
    } { $n }

rule-blind_partners = Kortit, kun valtti ei ole vielä selvillä
rule-blind_partners-false = Jokainen näkee korttinsa heti jaon jälkeen.
rule-blind_partners-true = Kunnes valtti on selvillä, <b>korttinsa näkevät vain jakaja ja hänen oikealla puolellaan istuva</b>.
opt-blind_partners-false = Kaikki näkevät omansa
opt-blind_partners-true = Kaksi näkee omansa

## Begging, giving and running

rule-give_at_match_point = Viimeisen pisteen antaminen
rule-give_at_match_point-true = Jakaja saa antaa yhden silloinkin, kun toinen puoli voittaa sillä pelin.
rule-give_at_match_point-true-two = Jakaja saa antaa yhden silloinkin, kun toinen pelaaja voittaa sillä pelin.
rule-give_at_match_point-false = Jakaja <b>ei saa antaa yhtä, jos toinen puoli voittaa sillä pelin</b>.
rule-give_at_match_point-false-two = Jakaja <b>ei saa antaa yhtä, jos toinen pelaaja voittaa sillä pelin</b>.
opt-give_at_match_point-true = Saa
opt-give_at_match_point-false = Ei saa

rule-give_needs_trump = Käännetyn maan kortti yhden antamiseen
rule-give_needs_trump-false = Jakaja saa antaa yhden, olipa hänellä mitä kortteja tahansa.
rule-give_needs_trump-true = Jakaja saa antaa yhden <b>vain, jos hänellä on kääntökortin maata</b>.
opt-give_needs_trump-false = Ei tarvita
opt-give_needs_trump-true = Tarvitaan

rule-pack_out = Kun pakka loppuu
rule-pack_out-throw_in = Jos pakka loppuu kesken lisäjaon, jako raukeaa ja sama jakaja jakaa uudelleen.
rule-pack_out-turn_last = Jos pakka loppuu kesken lisäjaon, <b>loput kortit käännetään yksi kerrallaan</b>: ensimmäinen toisen maan kortti määrää valtin. Jos sellaista ei tule, jako raukeaa.
opt-pack_out-throw_in = Jako raukeaa
opt-pack_out-turn_last = Käännetään viimeiseen asti

## The play

rule-follow = Maan tunnustaminen
rule-follow-follow_or_trump = Kun avataan muulla kuin valtilla, sen, jolla on avattua maata, on tunnustettava tai lyötävä valtilla.
rule-follow-strict = Kun avataan muulla kuin valtilla, sen, jolla on avattua maata, on <b>tunnustettava, eikä valtilla saa lyödä</b>.
rule-follow-trump_only = Kun avataan muulla kuin valtilla, <b>minkä tahansa kortin saa pelata</b>; vain valttia on tunnustettava.
rule-follow-free = <b>Minkä tahansa kortin saa pelata milloin tahansa</b>: maata tai valttia ei tarvitse tunnustaa.
opt-follow-follow_or_trump = Tunnusta tai lyö
opt-follow-strict = Tunnusta, lyö vain ilman maata
opt-follow-trump_only = Tunnusta vain valttia
opt-follow-free = Mitä tahansa

rule-void_must_trump = Kun avattua maata ei ole
rule-void_must_trump-false = Se, jolla ei ole avattua maata, saa pelata mitä tahansa.
rule-void_must_trump-true = Sen, jolla ei ole avattua maata, on <b>lyötävä valtilla</b>, jos hän voi.
opt-void_must_trump-false = Saa pelata mitä tahansa
opt-void_must_trump-true = On lyötävä valtilla

rule-undertrump = Pienempi valtti valtin päälle
rule-undertrump-allowed = Kun avattua maata on lyöty valtilla, tikkiin saa pelata pienemmänkin valtin.
rule-undertrump-banned = Kun avattua maata on lyöty valtilla, <b>pienempää valttia ei saa pelata</b>, jos jonkin muun kortin saa.
opt-undertrump-allowed = Saa
opt-undertrump-banned = Ei saa

rule-down_to_trump = Kun kädessä on vain valtteja
rule-down_to_trump-must_beat = Sen, jolla on vain valtteja, on silloin pelattava suurempi, jos hänellä sellainen on.
rule-down_to_trump-free = Se, jolla on vain valtteja, <b>saa silloin pelata niistä minkä tahansa</b>.
opt-down_to_trump-must_beat = On mentävä yli
opt-down_to_trump-free = Saa pelata minkä tahansa

rule-exposed = Vahingossa näytetyt kortit
rule-exposed-never = Kortteja ei paljasteta, joten niitä ei voi vaatiakaan.
rule-exposed-callable = <b>Paljastettu kortti jää kuvapuoli ylöspäin</b>, ja vastustaja saa vaatia sen: omistajan on pelattava se, kun säännöt sallivat.
opt-exposed-never = Niitä ei ole
opt-exposed-callable = Saa vaatia

## The count

rule-hang_jack = Hirtetty sotamies
rule-hang_jack-number = Valttisotamiehestä saa 1 pisteen puoli, joka sen vie, mutta jos se oli toisella puolella, se on hirtetty ja siitä saa <b>{ $n ->
        [one] { $n } pisteen
       *[other] { $n } pistettä
    }</b>.
rule-hang_jack-number-two = Valttisotamiehestä saa 1 pisteen se, joka sen itse pitää, mutta jos toinen vie sen, se on hirtetty ja siitä saa <b>{ $n ->
        [one] { $n } pisteen
       *[other] { $n } pistettä
    }</b>.
rule-hang_jack-1 = Valttisotamiehestä saa 1 pisteen puoli, joka sen vie; <b>hirtettyä sotamiestä ei ole</b>.
rule-hang_jack-1-two = Valttisotamiehestä saa 1 pisteen se, joka sen vie; <b>hirtettyä sotamiestä ei ole</b>.
opt-hang_jack-number = { $n ->
        [one] { $n } piste
       *[other] { $n } pistettä
    }
opt-hang_jack-1 = Ei hirtettyä sotamiestä

rule-game_points = Piste pelistä
rule-game_points-number = Pelistä saa <b>{ $n ->
        [one] { $n } pisteen
       *[other] { $n } pistettä
    }</b> puoli, jonka tikeissä on enemmän korttipisteitä.
rule-game_points-number-two = Pelistä saa <b>{ $n ->
        [one] { $n } pisteen
       *[other] { $n } pistettä
    }</b> se, jonka tikeissä on enemmän korttipisteitä.
rule-game_points-1 = Pelistä saa 1 pisteen puoli, jonka tikeissä on enemmän korttipisteitä.
rule-game_points-1-two = Pelistä saa 1 pisteen se, jonka tikeissä on enemmän korttipisteitä.
opt-game_points-number = { $n ->
        [one] { $n } piste
       *[other] { $n } pistettä
    }

rule-game_tie = Kun korttipisteet ovat tasan
rule-game_tie-nobody = Jos korttipisteet ovat tasan, pelistä ei saa kukaan mitään.
rule-game_tie-non_dealer = Jos korttipisteet ovat tasan, peli menee <b>puolelle, joka ei jakanut</b>.
rule-game_tie-non_dealer-two = Jos korttipisteet ovat tasan, peli menee <b>sille, joka ei jakanut</b>.
opt-game_tie-nobody = Kukaan ei saa
opt-game_tie-non_dealer = Puolelle, joka ei jakanut
opt-game_tie-non_dealer-two = Sille, joka ei jakanut

rule-low_to = Matala
rule-low_to-holder = Matalasta saa 1 pisteen puoli, jolle pienin valtti jaettiin.
rule-low_to-holder-two = Matalasta saa 1 pisteen se, jolle pienin valtti jaettiin.
rule-low_to-winner = Matalasta saa 1 pisteen puoli, joka <b>vie pienimmän valtin tikissä</b>.
rule-low_to-winner-two = Matalasta saa 1 pisteen se, joka <b>vie pienimmän valtin tikissä</b>.
opt-low_to-holder = Sille, joka sen sai
opt-low_to-winner = Sille, joka sen vie

rule-twos_toward_game = Kakkoset
rule-twos_toward_game-0 = Kakkosista ei saa korttipisteitä.
rule-twos_toward_game-2 = <b>Jokaisesta kakkosesta saa 2</b> korttipistettä.
opt-twos_toward_game-0 = Ei mitään
opt-twos_toward_game-2 = 2 kustakin

rule-count_order = Laskujärjestys
rule-count_order-words = Kun kortit on pelattu, pisteet lasketaan tässä järjestyksessä, kunnes jompikumpi puoli on voittanut: <b>{ $first }, { $second }, { $third }, { $fourth }</b>.
rule-count_order-words-two = Kun kortit on pelattu, pisteet lasketaan tässä järjestyksessä, kunnes jompikumpi on voittanut: <b>{ $first }, { $second }, { $third }, { $fourth }</b>.
opt-count_order-words = { $first }, { $second }, { $third }, { $fourth }
fours-counted-high = korkea
fours-counted-low = matala
fours-counted-jack = sotamies
fours-counted-game = peli

## The game

rule-target = Pisteet, joilla peli voitetaan
rule-target-number = { $n ->
        [one] Pelin voittaa puoli, jolla ensimmäisenä on <b>yksi piste</b>.
       *[other] Pelin voittaa puoli, jolla ensimmäisenä on <b>{ $n } pistettä</b> tai enemmän.
    }
rule-target-number-two = { $n ->
        [one] Pelin voittaa se, jolla ensimmäisenä on <b>yksi piste</b>.
       *[other] Pelin voittaa se, jolla ensimmäisenä on <b>{ $n } pistettä</b> tai enemmän.
    }
opt-target-number = { $n ->
        [one] { $n } piste
       *[other] { $n } pistettä
    }

## What every table of All Fours plays

fours-rules-deal = Jokaiselle jaetaan kuusi korttia, ja yksi käännetään. Jakajan oikealla puolella istuva joko jää, jolloin kääntökortin maa on valtti, tai pyytää toista.
fours-rules-beg = Pyyntöön jakaja vastaa ”ota yksi”, jolloin toinen puoli saa pisteen ja maa pysyy valttina, tai jakaa lisää: jokaiselle kolme korttia ja uusi kääntökortti, kunnes tulee toinen maa.
fours-rules-beg-two = Pyyntöön jakaja vastaa ”ota yksi”, jolloin toinen saa pisteen ja maa pysyy valttina, tai jakaa lisää: kummallekin kolme korttia ja uusi kääntökortti, kunnes tulee toinen maa.
fours-rules-trump-led = Kun avataan valtilla, jokaisen, jolla on valtti, on pelattava valtti.
fours-rules-trick = Tikin vie suurin valtti tai, jos valttia ei ole, avatun maan suurin kortti; tikin viejä avaa seuraavan. Ässä on suurin.
fours-rules-high = Korkeasta saa 1 pisteen puoli, jolle suurin valtti jaettiin.
fours-rules-high-two = Korkeasta saa 1 pisteen se, jolle suurin valtti jaettiin.
fours-rules-game-cards = Korttipisteet: ässä 4, kuningas 3, rouva 2, sotamies 1, kymppi 10.
fours-rules-marked = Merkityt kohdat poikkeavat All Foursista, sellaisena kuin sitä Trinidadissa yleensä pelataan.

## What the table agrees on beside the rules of the game

fours-agreed-first_dealer-chance = Ensimmäisen jakajan ratkaisee arpa.
fours-agreed-first_dealer-volunteer = Ensimmäisenä jakaa vapaaehtoinen: se, joka ensimmäisenä sanoo ”minä jaan”.
fours-agreed-first_dealer-cut = Ennen ensimmäistä jakoa jokainen nostaa kortin: suurimman saanut jakaa, ja ässä on suurin.
fours-agreed-opt-first_dealer-chance = Arpa
fours-agreed-opt-first_dealer-volunteer = Vapaaehtoinen
fours-agreed-opt-first_dealer-cut = Suurimman kortin nostaja
fours-agreed-memory_aid = Korttipisteiden laskuri
fours-agreed-memory_aid-off = Jokainen laskee itse, mitkä kortit ovat menneet ja mitä tikeissä on.
fours-agreed-memory_aid-on = Pöytä laskee mukana: kaikki näkevät, montako korttipistettä kummankin puolen tikeissä on ja mitkä kortit on pelattu.
fours-agreed-memory_aid-on-two = Pöytä laskee mukana: molemmat näkevät, montako korttipistettä kummankin tikeissä on ja mitkä kortit on pelattu.
fours-agreed-opt-memory_aid-off = Ei laskuria
fours-agreed-opt-memory_aid-on = Näkyy pöydässä
fours-agreed-games = Ottelu
fours-agreed-games-one = Ottelu on yksi peli.
fours-agreed-games-best_of = Ottelu on paras { $n } pelistä: sen voittaa se, joka ensimmäisenä voittaa { $needed }.
fours-agreed-games-first_to = { $n ->
        [one] Ottelu on yksi peli.
       *[other] Ottelun voittaa se, joka ensimmäisenä voittaa { $n } peliä.
    }
fours-agreed-opt-games-one = Yksi peli
fours-agreed-opt-games-best_of = Paras { $n } pelistä
fours-agreed-opt-games-first_to = { $n ->
        [one] Yhteen voittoon
       *[other] { $n } voittoon
    }
fours-agreed-opt-games-other = Muu määrä voittoja
fours-agreed-games-label = Voitot, joilla ottelu ratkeaa

## What does not go together, and what makes no difference

clash-void_must_trump-follow = Jos maata ei tarvitse tunnustaa, ketään ei voi velvoittaa lyömään valtilla sen puuttuessa.
clash-undertrump-follow = Jos minkä tahansa kortin saa pelata milloin tahansa, valttiakaan ei voi kieltää.
moot-two-no-partners = Kaksinpelissä ei ole pelipareja, ja molemmat näkevät korttinsa.
moot-undertrump-allowed = Pienemmän valtin saa pelata muutenkin, joten kenenkään ei tarvitse mennä yli.

## Presets and their groups

preset-group-trinidad = Trinidad
preset-group-tournament = Turnaus
preset-group-tobago = Tobago
preset-group-two_players = Kaksinpeli

first-all-fours = neljälle, 14 pisteeseen
first-all-fours-classic = ei hirtettyä sota{ "\u00AD" }miestä; on lyötävä valtilla
first-all-fours-tournament = kaksi pelistä
first-all-fours-tobago = kääntö{ "\u00AD" }korteista kakkonen
first-all-twos = kuten Trinidadissa, kahdelle
first-all-fours-english = kahdelle, 11 pisteeseen

fours-title-classic = Alku{ "\u00AD" }peräinen asu
fours-title-english = Vanha englanti{ "\u00AD" }lainen
fours-title-tournament = Turnaus

preset-all-fours = All Fours
preset-all-fours-classic = All Fours alkuperäisessä asussa: ei hirtettyä sotamiestä, on lyötävä valtilla, kortteja saa vaatia
preset-all-fours-seven = All Fours seitsemään pisteeseen
preset-all-fours-house = All Fours, ei pienempää valttia, pelipari ei näe korttejaan
preset-all-fours-last-card = All Fours, käännetään viimeiseen korttiin
preset-all-fours-tournament = All Fours -turnaus, kaksi pelistä
preset-all-fours-knockout = All Fours -pudotuspeli, kaksi pelistä, ei pienempää valttia
preset-all-fours-beer-jack = All Fours, hirtetystä sotamiehestä kuusi
preset-all-fours-tobago = All Fours, Tobagon kääntökortit
preset-all-fours-tobago-twos = All Fours, Tobagon kääntökortit, kakkosista korttipisteitä
preset-all-twos = All Fours kahdelle
preset-all-fours-english = Vanha englantilainen All Fours, kaksi pelaajaa
preset-all-fours-running = Juokseva All Fours (1674)

about-preset-all-fours = Kuten Trinidadissa: kaksi kahta vastaan, 14 pisteeseen; pisteitä saa kääntökorteista ässä, kuutonen ja sotamies, ja hirtetystä sotamiehestä 3.
about-preset-all-fours-classic = Kuten All Fours, mutta toisen puolen sotamiehestä saa 1, ilman avattua maata on lyötävä valtilla, ja paljastettuja kortteja saa vaatia.
about-preset-all-fours-seven = Kuten All Fours, mutta pelin voittaa 7 pisteellä.
about-preset-all-fours-house = Kuten All Fours, mutta valtin päälle ei saa pelata pienempää, ja vain kaksi näkee korttinsa ennen kuin valtti on selvillä.
about-preset-all-fours-last-card = Kuten All Fours, mutta kun pakka loppuu, viimeiset kortit käännetään yksi kerrallaan.
about-preset-all-fours-tournament = Kuten All Fours, mutta pelistä saa 2 pistettä.
about-preset-all-fours-knockout = Pelistä saa 2 pistettä, valtin päälle ei saa pelata pienempää, ja jakaja antaa yhden vain, jos hänellä on sitä maata.
about-preset-all-fours-beer-jack = Pelistä saa 2 pistettä ja hirtetystä sotamiehestä 6.
about-preset-all-fours-tobago = Kuten All Fours, mutta kääntökorteista pisteitä tuo kakkonen eikä kuutonen.
about-preset-all-fours-tobago-twos = Kääntökorteista pisteitä tuo kakkonen eikä kuutonen, ja jokaisesta kakkosesta saa 2 korttipistettä.
about-preset-all-twos = Kuten All Fours, mutta kahdelle, kumpikin omaan lukuunsa.
about-preset-all-fours-english = Kahdelle, 11 pisteeseen; vain kääntösotamiehestä saa pisteen, hirtettyä sotamiestä ei ole, ja tasan mennyt peli menee sille, joka ei jakanut.
about-preset-all-fours-running = Kahdelle, 31 pisteeseen; kääntökorteista ässä tuo 4, kuningas 3, rouva 2 ja sotamies 1, eikä hirtettyä sotamiestä ole.

## Choosing

fours-choose-game = Korttipeli
fours-game-golf = Golf
fours-game-golf-about = vähiten pisteitä voittaa; kahdesta kahdeksaan pelaajaa
fours-game-allfours = All Fours
fours-game-allfours-about = tikkejä ja valtteja Trinidadista; kaksi kahta vastaan tai kaksin
fours-new-intro = Aloittakaa tutusta pelimuodosta ja muuttakaa, mitä teillä pelataan toisin. Kun kortit on jaettu, mikään ei enää muutu.
fours-new-partner-bot = Botit istuvat ensin vastustajiksi ja vasta sitten pelipariksesi.
fours-new-deal = Jaa kortit
fours-turn-up-points-of = Pisteet kääntökortista: { $rank }
fours-turn-up-points-about = Jätä tyhjäksi, mistä ei saa mitään.

## Waiting room

fours-waiting-intro = Kuka tahansa, jolla on linkki, pääsee pöytään kirjoittamalla nimensä. Napauta vapaata tai botin paikkaa, niin siirryt siihen. Voit aloittaa milloin vain.
fours-waiting-order = vastapäivään
fours-waiting-side = Puoli { $n }
fours-waiting-your-side = Sinun puolesi
fours-waiting-other-side = Toinen puoli
fours-waiting-partner = pelipari
fours-waiting-partner-free = odottaa pelipariasi
fours-waiting-partner-bot = botti, pelipari
fours-waiting-opponent = vastustaja
fours-waiting-move = Siirry tähän
fours-waiting-moved = Istut nyt paikalla { $n }.
fours-waiting-for-deal = Peli alkaa, kun joku pöydässä jakaa kortit.
fours-waiting-deal = Jaa kortit
fours-waiting-invite = Tule pelaamaan All Foursia kanssani!
