### All Foursin sääntölehti ja tuloslehti. Ks. en/fours-sheet.ftl.

## The rule sheet

fours-sheet-title = All Fours
fours-sheet-aim = Pisteitä saa kääntökortista, suurimmasta ja pienimmästä valtista, valttisotamiehestä ja tikeissä viedyistä korteista.
fours-sheet-aim-no-turn-up = Pisteitä saa suurimmasta ja pienimmästä valtista, valttisotamiehestä ja tikeissä viedyistä korteista.
fours-sheet-section-table = Pöytä
fours-sheet-turns = Kaikki kiertää oikealle eli vastapäivään: sekä jakovuoro että pelivuoro.
fours-sheet-cut-again = Tasan nostaneet nostavat uudelleen.
fours-sheet-deal-passes = Joka jaon jälkeen jakovuoro siirtyy oikealle.
fours-sheet-deal-passes-two = Joka jaon jälkeen jakaa toinen.
fours-sheet-places = Pöytä ylhäältä: pelipari istuu vastapäätä, ja 1 jää tai pyytää
fours-sheet-places-two = Pöytä ylhäältä: 1 jää tai pyytää
fours-sheet-place-dealer = jakaja
fours-sheet-pack = Yksi 52 kortin pakka, ei jokereita. Joka maassa suurin on ässä, sitten kuningas, rouva, sotamies, 10 ja niin edelleen aina 2:een.
fours-sheet-deal = Jokaiselle jaetaan kuusi korttia kuvapuoli alaspäin, jakajan oikealta puolelta alkaen, ja yksi käännetään.
fours-sheet-deal-two = Kummallekin jaetaan kuusi korttia kuvapuoli alaspäin, jakajan vastustajalle ensin, ja yksi käännetään.
fours-sheet-turn-up-wins = Niillä voi voittaa pelin siltä istumalta.
fours-sheet-section-stand = Jäädä vai pyytää
fours-sheet-speak = Jakajan oikealla puolella istuva sanoo toisen näistä, pelipariltaan kysymättä:
fours-sheet-speak-two = Jakajan vastustaja sanoo toisen näistä:
fours-sheet-stand = ”Jään” (Stand): kääntökortin maa on valtti.
fours-sheet-beg = ”Pyydän” (I beg): pyydetään toista valttia, ja jakaja vastaa.
fours-sheet-section-answer = Antaa yksi vai jakaa lisää
fours-sheet-answer = Pyyntöön jakaja vastaa toisella näistä tavoista:
fours-sheet-give = ”Ota yksi” (Take one): kääntökortin maa pysyy valttina, ja toinen puoli saa heti yhden pisteen.
fours-sheet-give-two = ”Ota yksi” (Take one): kääntökortin maa pysyy valttina, ja toinen pelaaja saa heti yhden pisteen.
fours-sheet-run = Lisäjako (Run the pack): kääntökortti pannaan syrjään, jokaiselle jaetaan kolme korttia lisää ja käännetään uusi. Jos se on taas hylättyä maata, tehdään samoin uudelleen; ensimmäinen toinen maa on valtti.
fours-sheet-run-scores = Jokaisesta lisäjaon kääntökortista saa pisteitä niin kuin ensimmäisestä.
fours-sheet-run-cards = Lisäjaon jälkeen jokaisella on yhdeksän tai kaksitoista korttia, ja kaikki pelataan.
fours-sheet-run-cards-two = Lisäjaon jälkeen kummallakin on 9–21 korttia, ja kaikki pelataan.
fours-sheet-no-second-beg = Toista kertaa ei saa pyytää.
fours-sheet-same-dealer = Silloin sama jakaja jakaa uudelleen.
fours-sheet-thrown-in = Kääntökorttien pisteet jäävät silloinkin voimaan.
fours-sheet-lead = Ensimmäisenä avaa jakajan oikealla puolella istuva. Avata saa millä kortilla tahansa, myös valtilla, ja kaikki kortit pelataan.
fours-sheet-lead-two = Ensimmäisenä avaa jakajan vastustaja. Avata saa millä kortilla tahansa, myös valtilla, ja kaikki kortit pelataan.
fours-sheet-lone-jack = Näin on, vaikka ainoa valtti olisi sotamies.
fours-sheet-partners-trump = Peliparin valtti on tässä kuin mikä tahansa muu.
fours-sheet-call = Vaatia saavat vastustajat, kun valtti on selvillä, yhden kortin kerrallaan. Jos korttia ei silloin saa pelata, vaatimus raukeaa, ja sen saa esittää uudelleen.
fours-sheet-call-two = Vaatia saa vastustaja, kun valtti on selvillä, yhden kortin kerrallaan. Jos korttia ei silloin saa pelata, vaatimus raukeaa, ja sen saa esittää uudelleen.
fours-sheet-in-play = Suurimpaan ja pienimpään valttiin lasketaan vain pelaajille jaetut kortit, ei käännettyjä eikä pakkaan jääneitä.
fours-sheet-few = Jos valtteja on jaettu vain yksi, se on sekä suurin että pienin. Valtista tai sotamiehestä, jota ei jaettu kenellekään, ei saa mitään.
fours-sheet-next-game = Jakovuoro kiertää eteenpäin pelistä toiseen.
fours-sheet-never-tied = Pisteet lasketaan yksi kerrallaan, joten tasapeliä ei tule.

## The examples

fours-sheet-example-play = Mitä saa pelata: hertta on valtti
fours-sheet-example-struck = Vasemmalla oleviin kortteihin ei saa pelata yliviivattuja.
fours-sheet-example-some = Pöydässä { $trick }, kädessä { $hand }: saa pelata { $cards }
fours-sheet-example-all = Pöydässä { $trick }, kädessä { $hand }: saa pelata minkä tahansa
fours-sheet-example-count = Näin pisteet lasketaan
fours-sheet-example-turned = Kääntökortti on { $card }: { $points } vastustajille, jotka jakavat. Hertta on valtti.
fours-sheet-example-turned-two = Kääntökortti on { $card }: { $points } vastustajalle, joka jakaa. Hertta on valtti.
fours-sheet-example-turned-nothing = Kääntökortti on { $card }. Hertta on valtti.
fours-sheet-example-took-you = Teidän tikkinne
fours-sheet-example-took-you-two = Sinun tikkisi
fours-sheet-example-took-they = Vastustajien tikit
fours-sheet-example-took-they-two = Vastustajan tikit
fours-sheet-example-step = { $what }, { $shown }: { $points } { $side ->
        [you] teille
       *[they] vastustajille
    }
fours-sheet-example-step-two = { $what }, { $shown }: { $points } { $side ->
        [you] sinulle
       *[they] vastustajalle
    }
fours-sheet-example-late = { $what }, { $shown }: ei enää mitään, sillä peli on voitettu
fours-sheet-example-result = Tästä jaosta: { $you } teille, { $they } vastustajille
fours-sheet-example-result-two = Tästä jaosta: { $you } sinulle, { $they } vastustajalle

## What is scored

fours-sheet-turn_up = Kääntö
fours-sheet-gift = Ota yksi
fours-sheet-high = Korkea
fours-sheet-low = Matala
fours-sheet-jack = Sotamies
fours-sheet-hang_jack = Hirtetty sotamies
fours-sheet-game = Peli

## The chalk sheet

fours-sheet-chalk = Tuloslehti
fours-sheet-side = { $n }. puoli
fours-sheet-hand = Jako
fours-sheet-dealer = Jakaja
fours-sheet-game-number = { $n }. peli
fours-sheet-won = voitto
fours-sheet-was-thrown-in = rauennut
fours-sheet-part = Jaot { $start }–{ $end }
fours-sheet-halves = Joka sarakkeessa vasen puolisko on 1. puolelle ja oikea 2. puolelle.
fours-sheet-boxes = Yliviivaa ruutu jokaisesta pisteestä.
fours-sheet-strokes = Vedä viiva jokaisesta pisteestä.
fours-sheet-thrown-in-row = Rauennut jako ei vie riviä: sama jakaja jakaa uudelleen.
