### Pöytä, tapahtumat ja ääni, kerrottu reikä, ottelukortti; ks. en/table.ftl.

## Everywhere

bar-home = Fourball, alku
sheet-close = Sulje
you = Sinä

## Cards

card-name =
    { $rank ->
        [joker]
            { $suit ->
                [red] punainen jokeri
               *[black] musta jokeri
            }
       *[other]
            { $suit ->
                [clubs] risti
                [diamonds] ruutu
                [hearts] hertta
               *[spades] pata
            }{ $rank ->
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
    }
card-face-down = kuvapuoli alaspäin
card-cleared = siirretty pois
place-named =
    { $height ->
        [top] ylempi
        [near] lähempi
       *[middle] keskimmäinen
    } kortti { $side ->
        [left] vasemmalla
        [right] oikealla
       *[middle] keskellä
    }
place-numbered = kortti { $cell }

## Head of the page

game-golf =
    { $cards ->
        [c4] Neljän kortin golf
        [c6] Kuuden kortin golf
        [c8] Kahdeksan kortin golf
        [c9] Yhdeksän kortin golf
        [c10] Kymmenen kortin golf
       *[other] Golf
    }
table-hole-of = Reikä { $hole }/{ $holes }
table-hole-points = Reikä { $hole } · raja { $points } pistettä
table-hole = Reikä { $hole }
table-lowest-wins = pienin voittaa
table-players =
    { $count ->
        [one] { $count } pelaaja
       *[other] { $count } pelaajaa
    }
table-title-yours = Sinun vuorosi
table-menu = Valikko
table-scorecard = Tuloskortti
table-rules = Tämän pöydän säännöt
table-log = Mitä tapahtui
table-settings = Asetukset
table-where = Missä olen?
table-copy-link = Kopioi pöydän linkki
table-link-copied = Linkki on kopioitu.
table-link-failed = Linkkiä ei voitu kopioida. Se on tämän sivun osoite.
table-home = Poistu alkuun
table-loading = Pöytää katetaan.
table-lost = Yhteys katkesi. Yritetään uudelleen; paikkasi säilyy.
table-keys-head = Näppäimet
table-key-draw = nosta
table-key-take = ota
table-key-cards = kortti
table-key-discard = heitä pois
table-key-back = pane takaisin
table-key-knock = koputa
table-key-clear = siirrä pois
table-key-where = missä olen
table-key-next = jatka

## Seats and piles

seat-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
seat-open =
    { $points ->
        [one] { $name }, { $points } piste. Näytä kortit suurina
       *[other] { $name }, { $points } pistettä. Näytä kortit suurina
    }
seat-region = { $name }
seat-showing = Käännetyt yhteensä { $points }
seat-to-play = vuorossa
seat-dealer = jakaa
seat-out = kaikki käännetty
seat-bot = botti
seat-away = poissa
table-my-cards = Sinun korttisi
table-piles = Nostopakka ja poistopino
pile-stock = Pakka
pile-discard = Poistopino
pile-discard-empty = Poistopino on tyhjä
pile-held-own = Kädessäsi
pile-held = { $name }: kädessä
pile-stock-count =
    { $count ->
        [one] Nostopakka, { $count } kortti
       *[other] Nostopakka, { $count } korttia
    }

## What I may do

act-draw = Nosta
act-draw-spoken = Nosta nostopakan ylin kortti
act-take = Ota { $card }
act-take-none = Ota
act-take-spoken = Ota poistopinosta: { $card }
act-discard = Heitä pois: { $card }
act-put-back = Pane takaisin
act-put-back-spoken = Pane takaisin poistopinoon: { $card }
act-put-back-seen = Nostopakan kortti on jo nähty, eikä sitä voi panna takaisin.
act-keep = Älä käännä
act-knock = Koputa
act-knock-spoken = Koputa: muilla on vielä yksi viimeinen vuoro
act-clear = Siirrä pois { $cards }
act-clear-spoken = Siirrä kumoutuneet kortit poistopinon alle: { $cards }
act-go-on = Jätä
act-go-on-spoken = Jätä kumoutuneet kortit paikoilleen
act-swap-spoken = Vaihda: { $place }, { $card }; kädessä { $held }
act-turn-spoken = Käännä: { $place }
cell-own = { $place }, { $card }
cell-own-cancels = { $place }, { $card }, kumoutuu
act-deal-next = Aloita reikä { $hole }
act-rematch = Uusi ottelu samoilla paikoilla
act-end = Päätä ottelu tähän
act-skip = Näytä tilanne nyt
act-sit = Istu pöytään
act-again = Näytä uudelleen

say-your-turn = Sinun vuorosi
say-your-last-turn = Viimeinen vuorosi
say-start =
    { $left ->
        [one] Käännä vielä yksi korteistasi
       *[other] Käännä { $left } korttiasi
    }
say-turn = Nosta pakasta tai ota pinosta: { $card }
say-turn-flip = Nosta, ota pinosta ({ $card }) tai käännä yksi korteistasi
say-turn-stock = Nosta pakasta
say-turn-stock-flip = Nosta pakasta tai käännä yksi korteistasi
say-turn-knock = Nosta, ota pinosta ({ $card }) tai koputa
say-held-stock = Vaihda johonkin korttiisi tai heitä pois: { $card }
say-held-discard = Vaihda johonkin korttiisi: { $card }
say-held-only-discard = Paikkaa ei enää ole, heitä pois: { $card }
say-flip-may = Saat kääntää yhden korteistasi
say-flip-must = Käännä yksi korteistasi
say-clear = Siirrä kumoutuneet kortit pois tai jätä ne
say-others-turn = Vuorossa { $name }
say-others-start = { $name } kääntää ensimmäiset kortit
say-watching = Katselet peliä
say-over = Reikä on ohi
say-goal-column = Vähimmillä pisteillä voittaa. Samanarvoiset samassa sarakkeessa ovat 0.
say-goal-line = Vähimmillä pisteillä voittaa. Täysi rivi tai sarake samanarvoisia on 0.
say-goal-anywhere = Vähimmillä pisteillä voittaa. Kaksi samanarvoista on 0.
say-goal-none = Vähimmillä pisteillä voittaa.
say-goal-kings = Kuninkaat ovat 0.
say-press-again = Paina uudelleen { $key } tai Enter
said-your-turn = On sinun vuorosi.
said-your-last-turn = On viimeinen vuorosi.
said-clear = C siirtää kumoutuneet kortit pois, N jättää ne.
said-put = { $card } on nyt kortti { $cell }; pois { $out }
said-thrown = Heitetty pois: { $card }

last-turns-banner = Viimeiset vuorot: { $you ->
        [yes] käänsit viimeisen korttisi.
       *[no] { $name } käänsi viimeisen korttinsa.
    } { $mine ->
        [yes] Sinulla on vielä yksi vuoro.
        [done] Muilla on vielä yksi vuoro.
       *[no] Viimeinen vuorosi oli jo.
    }
last-turns-knocked = Viimeiset vuorot: { $you ->
        [yes] koputit.
       *[no] { $name } koputti.
    } { $mine ->
        [yes] Sinulla on vielä yksi vuoro.
        [done] Muilla on vielä yksi vuoro.
       *[no] Viimeinen vuorosi oli jo.
    }

## What happened

log-dealt = Kortit on jaettu. Ensimmäinen poistettu: { $card }
log-drew =
    { $you ->
        [yes] { $name } nostit kortin pakasta
       *[no] { $name } nosti kortin pakasta
    }
log-drew-own =
    { $you ->
        [yes] { $name } nostit pakasta: { $card }
       *[no] { $name } nosti pakasta: { $card }
    }
log-took =
    { $you ->
        [yes] { $name } otit pinosta: { $card }
       *[no] { $name } otti pinosta: { $card }
    }
log-put-back =
    { $you ->
        [yes] { $name } panit takaisin: { $card }
       *[no] { $name } pani takaisin: { $card }
    }
log-drew-discarded =
    { $you ->
        [yes] { $name } nostit ja heitit pois: { $card }
       *[no] { $name } nosti ja heitti pois: { $card }
    }
log-discarded-turned =
    { $you ->
        [yes] { $name } heitit pois: { $thrown }; käänsit: { $card }
       *[no] { $name } heitti pois: { $thrown }; käänsi: { $card }
    }
log-drew-swapped =
    { $you ->
        [yes]
            { $hidden ->
                [yes] { $name } nostit kääntämättömän kortin { $cell } tilalle: { $card }; pois { $out }
               *[no] { $name } nostit kortin { $cell } tilalle: { $card }; pois { $out }
            }
       *[no]
            { $hidden ->
                [yes] { $name } nosti kääntämättömän kortin { $cell } tilalle: { $card }; pois { $out }
               *[no] { $name } nosti kortin { $cell } tilalle: { $card }; pois { $out }
            }
    }
log-took-swapped =
    { $you ->
        [yes]
            { $hidden ->
                [yes] { $name } otit kääntämättömän kortin { $cell } tilalle pinosta: { $card }; pois { $out }
               *[no] { $name } otit kortin { $cell } tilalle pinosta: { $card }; pois { $out }
            }
       *[no]
            { $hidden ->
                [yes] { $name } otti kääntämättömän kortin { $cell } tilalle pinosta: { $card }; pois { $out }
               *[no] { $name } otti kortin { $cell } tilalle pinosta: { $card }; pois { $out }
            }
    }
log-turned-start =
    { $you ->
        [yes] { $name } käänsit: { $card }
       *[no] { $name } käänsi: { $card }
    }
log-turned =
    { $you ->
        [yes] { $name } käänsit: { $card }
       *[no] { $name } käänsi: { $card }
    }
log-cleared =
    { $you ->
        [yes] { $name } siirsit pinon alle: { $cards }
       *[no] { $name } siirsi pinon alle: { $cards }
    }
log-knocked =
    { $you ->
        [yes] { $name } koputit
       *[no] { $name } koputti
    }
log-last-turns =
    { $you ->
        [yes] { $name } päätit reiän; muilla on vielä viimeinen vuoro
       *[no] { $name } päätti reiän; muilla on vielä viimeinen vuoro
    }
log-revealed =
    { $you ->
        [yes] { $name } käänsit loput: { $cards }
       *[no] { $name } käänsi loput: { $cards }
    }
log-reshuffled = Poistopino sekoitettiin uudeksi nostopakaksi
log-over =
    { $how ->
        [stock-empty] Reikä on ohi: nostopakka loppui
        [turn-cap] Reikä on ohi: sovitut vuorot on pelattu
       *[other] Reikä on ohi
    }
log-none = Ei vielä mitään.
news-head = Viimeisin siirto

## Where am I

where-hole = Reikä { $hole }.
where-turn =
    { $you ->
        [yes] On sinun vuorosi.
       *[no] Vuorossa { $name }.
    }
where-last-turns = Nämä ovat viimeiset vuorot.
where-held =
    { $known ->
        [yes]
            { $you ->
                [yes] Kädessäsi: { $card }.
               *[no] { $name }, kädessä: { $card }.
            }
       *[no]
            { $you ->
                [yes] Kädessäsi on kortti.
               *[no] { $name } pitää kädessään korttia.
            }
    }
where-discard = Poistopinossa päällimmäisenä: { $card }.
where-discard-empty = Poistopino on tyhjä.
where-stock =
    { $count ->
        [one] Nostopakassa { $count } kortti.
       *[other] Nostopakassa { $count } korttia.
    }
where-layout =
    { $you ->
        [yes] Sinun korttisi: { $rows }. Käännetyt yhteensä { $points }.
       *[no] { $name }: { $rows }. Käännetyt yhteensä { $points }.
    }

## The hole is told

told-title = Reikä { $hole }
told-you-win = Voitit reiän
told-wins = { $name } voitti reiän
told-shared = Reiän voitto jaetaan
told-intro-column = Sarakkeet vasemmalta alkaen: samanarvoiset kumoutuvat, kaikki muu lasketaan. Mitä vähemmän, sen parempi.
told-intro-line = Täydet samanarvoiset rivit ja sarakkeet kumoutuvat, kaikki muu lasketaan. Mitä vähemmän, sen parempi.
told-intro-anywhere = Kaksi samanarvoista kumoutuu missä tahansa, kaikki muu lasketaan. Mitä vähemmän, sen parempi.
told-intro-none = Kaikki kortit lasketaan. Mitä vähemmän, sen parempi.
told-lowest = vähiten
told-ender =
    { $you ->
        [yes] päätit reiän
       *[no] päätti reiän
    }
told-column = Sarake { $column }
told-cancels = kumoutuu
told-cancels-word =
    { $rank ->
        [ace] ässät kumoutuvat
        [two] kakkoset kumoutuvat
        [three] kolmoset kumoutuvat
        [four] neloset kumoutuvat
        [five] viitoset kumoutuvat
        [six] kuutoset kumoutuvat
        [seven] seiskat kumoutuvat
        [eight] kasit kumoutuvat
        [nine] ysit kumoutuvat
        [ten] kympit kumoutuvat
        [jack] sotamiehet kumoutuvat
        [queen] rouvat kumoutuvat
        [king] kuninkaat kumoutuvat
       *[joker] jokerit kumoutuvat
    }
told-left-over = Jäljelle jää
told-left-over-and = Jäljelle jää { $raw } ja
told-block-self = omista samanarvoisista sarakkeista
told-block = samanarvoisista sarakkeista: { $name }
told-block-you = sinun samanarvoisista sarakkeistasi
told-penalty-head =
    { $you ->
        [yes] päätit reiän, mutta jollakulla oli vähemmän
       *[no] päätti reiän, mutta jollakulla oli vähemmän
    }
told-penalty =
    { $rule ->
        [plus10] pöydän sääntö: kymmenen liian aikaisesta lopetuksesta
        [add_winner] pöydän sääntö: voittajan tulos lisätään
        [double] pöydän sääntö: tulos lasketaan kahdesti
        [double_plus5] pöydän sääntö: tulos lasketaan kahdesti, ja viisi päälle
        [worst] pöydän sääntö: pöydän huonoin tulos
       *[other] tämän pöydän sääntö
    }
told-spoken = { $name }: { $score }.
told-again = Kerro uudelleen
told-all = Näytä kaikki heti
told-table = Katso pöytää
told-back = Takaisin tulokseen
told-after =
    { $count ->
        [one] { $count } reiän jälkeen
       *[other] { $count } reiän jälkeen
    }
told-to-play =
    { $count ->
        [0] kaikki pelattu
        [one] { $count } jäljellä
       *[other] { $count } jäljellä
    }
told-match = Ottelukorttiin
told-waiting-deal = Joku pelaajista jakaa seuraavan reiän.

## The match

match-title = Ottelu
match-you-win =
    { $by ->
        [one] Voitit { $by } pisteellä
       *[other] Voitit { $by } pisteellä
    }
match-wins =
    { $by ->
        [one] { $name } voitti { $by } pisteellä
       *[other] { $name } voitti { $by } pisteellä
    }
match-shared = Jaettu voitto: { $names }
match-line =
    { $holes ->
        [one] { $points }, { $holes } reikä. Pienin summa voittaa.
       *[other] { $points }, { $holes } reikää. Pienin summa voittaa.
    }
match-and = { $first } ja { $last }
match-race = Näin se meni
match-race-sub = pistettä johtajaa jäljessä
match-race-label = Ero johtajaan jokaisen reiän jälkeen
match-card-foot = Joka reiän jakaa seuraava. Pienin summa voittaa.

sc-hole = Reikä
sc-total = Summa
sc-leads = johdossa
sc-best = reiän paras
sc-penalty = rangaistuksen kanssa
sc-caption = Tuloskortti
