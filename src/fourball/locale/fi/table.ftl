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
card-looked-at = kuvapuoli alaspäin, katsottu
card-remembered = kuvapuoli alaspäin, muistat: { $card }
place-named =
    { $height ->
        [top] ylärivin kortti
        [near] alarivin kortti
       *[middle] keskirivin kortti
    } { $side ->
        [left] vasemmalla
        [right] oikealla
       *[middle] keskellä
    }
place-numbered = kortti { $cell }
place-where =
    { $height ->
        [top]
            { $side ->
                [left] ylhäällä vasemmalla
                [right] ylhäällä oikealla
               *[middle] ylhäällä keskellä
            }
        [near]
            { $side ->
                [left] alhaalla vasemmalla
                [right] alhaalla oikealla
               *[middle] alhaalla keskellä
            }
       *[middle]
            { $side ->
                [left] keskirivillä vasemmalla
                [right] keskirivillä oikealla
               *[middle] aivan keskellä
            }
    }
place-where-numbered = paikalla { $cell }

## Head of the page

game-golf =
    { $cards ->
        [c4] Neljän kortin golf
        [hand4] Golf, neljä korttia kädessä
        [c6] Kuuden kortin golf
        [c8] Kahdeksan kortin golf
        [c9] Yhdeksän kortin golf
        [c10] Kymmenen kortin golf
       *[other] Golf
    }
table-hole-of = Reikä { $hole }/{ $holes }
table-hole-points = Reikä { $hole } · raja { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
table-hole = Reikä { $hole }
table-lowest-wins = pienin voittaa
table-aid = muistiapu käytössä
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
seat-looks = kurkistaa
seat-knocked = koputti
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
act-draw-spoken = Nosta nostopakan päällimmäinen kortti
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
act-knock-again = Koputa painamalla uudelleen
act-knock-again-spoken = Koputa painamalla uudelleen: muilla on vielä yksi viimeinen vuoro
act-clear = Siirrä pois { $cards }
act-clear-spoken = Siirrä kumoutuneet kortit poistopinon alle: { $cards }
act-go-on = Jätä
act-go-on-spoken = Jätä kumoutuneet kortit paikoilleen
act-swap-spoken = Vaihda: { $place }, { $card }; kädessä { $held }
act-turn-spoken = Käännä: { $place }
act-peek-spoken = Kurkista: { $place }
act-seen = Olen nähnyt sen
act-swap-hand-spoken = Vaihda: kädessäsi kortti { $cell }, { $card }; uusi kortti { $held }
act-lay-spoken = Vaihda: { $place }, { $card }; kädessä { $held }, joka jää kuvapuoli alaspäin
cell-own = { $place }, { $card }
cell-own-cancels = { $place }, { $card }, kumoutuu
cell-own-looking = { $place }, { $card }, vain sinä näet sen
cell-own-hand = Kädessäsi kortti { $cell }, { $card }
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
say-peek =
    { $left ->
        [one] Kurkista vielä yhtä korttiasi
       *[other] Kurkista { $left } korttiasi
    }
say-peek-near =
    { $left ->
        [one] Kurkista vielä yhtä lähimmän rivin korttia
       *[other] Kurkista { $left } lähimmän rivin korttia
    }
say-looking = Vain sinä näet: { $place }, { $card }
say-turn = Nosta pakasta tai ota pinosta: { $card }
say-turn-flip = Nosta, ota pinosta ({ $card }) tai käännä yksi korteistasi
say-turn-stock = Nosta pakasta
say-turn-stock-flip = Nosta pakasta tai käännä yksi korteistasi
say-turn-knock = Nosta, ota pinosta ({ $card }) tai koputa
say-turn-knock-flip = Nosta, ota pinosta ({ $card }), käännä yksi korteistasi tai koputa
say-turn-stock-knock = Nosta pakasta tai koputa
say-turn-stock-knock-flip = Nosta pakasta, käännä yksi korteistasi tai koputa
say-held-stock = Vaihda johonkin korttiisi tai heitä pois: { $card }
say-held-discard = Vaihda johonkin korttiisi: { $card }
say-held-stock-hand = Vaihda johonkin kätesi korttiin tai heitä pois: { $card }
say-held-discard-hand = Jää käteesi: { $card }. Heitä pois jokin muista
say-held-only-discard = Paikkaa ei enää ole, heitä pois: { $card }
say-flip-may = Saat kääntää yhden korteistasi
say-flip-must = Käännä yksi korteistasi
say-clear = Siirrä kumoutuneet kortit pois tai jätä ne
say-others-turn = Vuorossa { $name }
say-others-start = { $name } kääntää ensimmäiset kortit
say-others-peek = { $name } kurkistaa kahta korttia
say-watching = Katselet peliä
say-over = Reikä on ohi
say-goal-column = Vähimmillä pisteillä voittaa. Samanarvoiset samassa sarakkeessa ovat 0.
say-goal-line = Vähimmillä pisteillä voittaa. Täysi rivi tai sarake samanarvoisia on 0.
say-goal-diagonal = Vähimmillä pisteillä voittaa. Täysi rivi, sarake tai lävistäjä samanarvoisia on 0.
say-goal-anywhere = Vähimmillä pisteillä voittaa. Kaksi samanarvoista on 0.
say-goal-none = Vähimmillä pisteillä voittaa.
say-goal-kings = Kuninkaat ovat 0.
say-press-again = Paina uudelleen { $key } tai Enter
said-your-turn = On sinun vuorosi.
said-your-last-turn = On viimeinen vuorosi.
said-clear = C siirtää kumoutuneet kortit pois, N jättää ne.
said-put = { $card } on nyt kortti { $cell }; pois { $out }
said-thrown = Heitetty pois: { $card }
said-looking = { $place }: { $card }. Vain sinä näet sen.
said-laid = Se on nyt kuvapuoli alaspäin { $where }; pois { $out }
said-hand = { $card } on nyt kädessäsi; pois { $out }

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

log-dealt = Kortit on jaettu. Poistopinossa: { $card }
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
log-peeked =
    { $you ->
        [yes] { $name } kurkistit korttia { $where }
       *[no] { $name } kurkisti korttia { $where }
    }
log-drew-laid =
    { $you ->
        [yes]
            { $known ->
                [yes] { $name } nostit: { $card }; se on kuvapuoli alaspäin { $where }; pois { $out }
               *[no] { $name } nostit kortin; se on kuvapuoli alaspäin { $where }; pois { $out }
            }
       *[no]
            { $known ->
                [yes] { $name } nosti: { $card }; se on kuvapuoli alaspäin { $where }; pois { $out }
               *[no] { $name } nosti kortin; se on kuvapuoli alaspäin { $where }; pois { $out }
            }
    }
log-took-laid =
    { $you ->
        [yes]
            { $known ->
                [yes] { $name } otit pinosta: { $card }; se on kuvapuoli alaspäin { $where }; pois { $out }
               *[no] { $name } otit pinon päällimmäisen; se on kuvapuoli alaspäin { $where }; pois { $out }
            }
       *[no]
            { $known ->
                [yes] { $name } otti pinosta: { $card }; se on kuvapuoli alaspäin { $where }; pois { $out }
               *[no] { $name } otti pinon päällimmäisen; se on kuvapuoli alaspäin { $where }; pois { $out }
            }
    }
log-drew-hand =
    { $you ->
        [yes]
            { $known ->
                [yes] { $name } nostit käteesi: { $card }; pois { $out }
               *[no] { $name } nostit kortin käteesi; pois { $out }
            }
       *[no]
            { $known ->
                [yes] { $name } nosti käteensä: { $card }; pois { $out }
               *[no] { $name } nosti kortin käteensä; pois { $out }
            }
    }
log-took-hand =
    { $you ->
        [yes]
            { $known ->
                [yes] { $name } otit pinosta käteesi: { $card }; pois { $out }
               *[no] { $name } otit käteesi pinon päällimmäisen; pois { $out }
            }
       *[no]
            { $known ->
                [yes] { $name } otti pinosta käteensä: { $card }; pois { $out }
               *[no] { $name } otti käteensä pinon päällimmäisen; pois { $out }
            }
    }
log-cleared =
    { $you ->
        [yes] { $name } siirsit pinon alle: { $cards }
       *[no] { $name } siirsi pinon alle: { $cards }
    }
log-knocked =
    { $you ->
        [yes] { $name } koputit; muilla on vielä viimeinen vuoro
       *[no] { $name } koputti; muilla on vielä viimeinen vuoro
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
where-aid = Muistiapu on käytössä.
where-knocked =
    { $you ->
        [yes] Olet koputtanut.
       *[no] { $name } on koputtanut.
    }
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
where-hand =
    { $you ->
        [yes] Kädessäsi: { $cards }. Yhteensä { $points }.
       *[no] { $name }, kädessä: { $cards }. Yhteensä { $points }.
    }
where-hand-closed =
    { $count ->
        [one] { $name }: kädessä { $count } kortti.
       *[other] { $name }: kädessä { $count } korttia.
    }

## The hole is told

told-title = Reikä { $hole }
told-you-win = Voitit reiän
told-wins = { $name } voitti reiän
told-shared = Reiän voitto jaetaan: { $names }
told-intro-column = Samanarvoiset kortit, jotka täyttävät sarakkeen, kumoutuvat, kaikki muu lasketaan.
told-intro-line = Samanarvoiset kortit, jotka täyttävät rivin tai sarakkeen, kumoutuvat, kaikki muu lasketaan.
told-intro-line_diagonal = Samanarvoiset kortit, jotka täyttävät rivin, sarakkeen tai lävistäjän, kumoutuvat, kaikki muu lasketaan.
told-intro-neighbours = Kaksi samanarvoista korttia rivillä tai sarakkeessa kumoutuu, kaikki muu lasketaan.
told-intro-anywhere = Kaksi samanarvoista korttia kumoutuu missä tahansa, kaikki muu lasketaan.
told-intro-none = Kaikki kortit lasketaan.
told-intro-kept = Samanarvoiset kortit, joiden summa on alle 0, pitävät pisteensä.
told-low-is-good = Mitä vähemmän, sen parempi.
told-no-ender =
    { $how ->
        [stock-empty] Nostopakka loppui: kortit lasketaan sellaisina kuin ne ovat, eikä kukaan päättänyt reikää.
        [turn-cap] Sovittu vuorojen määrä tuli täyteen: kortit lasketaan sellaisina kuin ne ovat, eikä kukaan päättänyt reikää.
       *[other] Kukaan ei päättänyt tätä reikää.
    }
told-lowest = vähiten
told-ender =
    { $you ->
        [yes] päätit reiän
       *[no] päätti reiän
    }
told-knocked =
    { $you ->
        [yes] koputit
       *[no] koputti
    }
told-column = Sarake { $column }
told-card = Kortti { $column }
told-cancels = kumoutuu
told-group-cancels =
    { $kind ->
        [pair] { $rank ->
            [ace] Ässäpari
            [two] Kakkospari
            [three] Kolmospari
            [four] Nelospari
            [five] Viitospari
            [six] Kuutospari
            [seven] Seiskapari
            [eight] Kasipari
            [nine] Ysipari
            [ten] Kymppipari
            [jack] Sotamiespari
            [queen] Rouvapari
            [king] Kuningaspari
           *[joker] Jokeripari
        }
       *[line] { $rank ->
            [ace] Ässien
            [two] Kakkosten
            [three] Kolmosten
            [four] Nelosten
            [five] Viitosten
            [six] Kuutosten
            [seven] Seiskojen
            [eight] Kasien
            [nine] Ysien
            [ten] Kymppien
            [jack] Sotamiesten
            [queen] Rouvien
            [king] Kuninkaiden
           *[joker] Jokerien
        } { $kind ->
            [column] sarake
            [row] rivi
           *[diagonal] lävistäjä
        }
    } kumoutuu
told-pairs-cancel =
    { $count ->
        [one] { $count } { $rank ->
            [ace] ässäpari
            [two] kakkospari
            [three] kolmospari
            [four] nelospari
            [five] viitospari
            [six] kuutospari
            [seven] seiskapari
            [eight] kasipari
            [nine] ysipari
            [ten] kymppipari
            [jack] sotamiespari
            [queen] rouvapari
            [king] kuningaspari
           *[joker] jokeripari
        }
       *[other] { $count } { $rank ->
            [ace] ässäparia
            [two] kakkosparia
            [three] kolmosparia
            [four] nelosparia
            [five] viitosparia
            [six] kuutosparia
            [seven] seiskaparia
            [eight] kasiparia
            [nine] ysiparia
            [ten] kymppiparia
            [jack] sotamiesparia
            [queen] rouvaparia
            [king] kuningasparia
           *[joker] jokeriparia
        }
    } kumoutuu
told-group-kept =
    { $kind ->
        [pair] { $rank ->
            [ace] Ässäpari
            [two] Kakkospari
            [three] Kolmospari
            [four] Nelospari
            [five] Viitospari
            [six] Kuutospari
            [seven] Seiskapari
            [eight] Kasipari
            [nine] Ysipari
            [ten] Kymppipari
            [jack] Sotamiespari
            [queen] Rouvapari
            [king] Kuningaspari
           *[joker] Jokeripari
        }
       *[line] { $rank ->
            [ace] Ässien
            [two] Kakkosten
            [three] Kolmosten
            [four] Nelosten
            [five] Viitosten
            [six] Kuutosten
            [seven] Seiskojen
            [eight] Kasien
            [nine] Ysien
            [ten] Kymppien
            [jack] Sotamiesten
            [queen] Rouvien
            [king] Kuninkaiden
           *[joker] Jokerien
        } { $kind ->
            [column] sarake
            [row] rivi
           *[diagonal] lävistäjä
        }
    } pitää pisteensä { $points } (negatiiviset parit eivät kumoudu)
told-pairs-kept =
    { $count ->
        [one] { $count } { $rank ->
            [ace] ässäpari
            [two] kakkospari
            [three] kolmospari
            [four] nelospari
            [five] viitospari
            [six] kuutospari
            [seven] seiskapari
            [eight] kasipari
            [nine] ysipari
            [ten] kymppipari
            [jack] sotamiespari
            [queen] rouvapari
            [king] kuningaspari
           *[joker] jokeripari
        }
       *[other] { $count } { $rank ->
            [ace] ässäparia
            [two] kakkosparia
            [three] kolmosparia
            [four] nelosparia
            [five] viitosparia
            [six] kuutosparia
            [seven] seiskaparia
            [eight] kasiparia
            [nine] ysiparia
            [ten] kymppiparia
            [jack] sotamiesparia
            [queen] rouvaparia
            [king] kuningasparia
           *[joker] jokeriparia
        }
    } pitää pisteensä { $points } (negatiiviset parit eivät kumoudu)
told-group-kept-rest =
    { $rank ->
        [ace] Ässien
        [two] Kakkosten
        [three] Kolmosten
        [four] Nelosten
        [five] Viitosten
        [six] Kuutosten
        [seven] Seiskojen
        [eight] Kasien
        [nine] Ysien
        [ten] Kymppien
        [jack] Sotamiesten
        [queen] Rouvien
        [king] Kuninkaiden
       *[joker] Jokerien
    } { $kind ->
        [column] sarake
        [row] rivi
       *[diagonal] lävistäjä
    } pitää loput pisteensä, { $points } (kukin kortti lasketaan kerran)
told-rest =
    { $count ->
        [one] Jäljelle jäänyt kortti
       *[other] Jäljelle jääneet kortit
    }
told-all-count = Kaikki kortit lasketaan
told-block-own =
    { $cards ->
        [n4] Neljä
       *[n6] Kuusi
    } { $rank ->
        [ace] ässää
        [two] kakkosta
        [three] kolmosta
        [four] nelosta
        [five] viitosta
        [six] kuutosta
        [seven] seiskaa
        [eight] kasia
        [nine] ysiä
        [ten] kymppiä
        [jack] sotamiestä
        [queen] rouvaa
        [king] kuningasta
       *[joker] jokeria
    } vierekkäin
told-block-of =
    { $count ->
        [one]
            { $you ->
                [yes] Sinun kaksi samanarvoista sarakettasi vierekkäin
               *[no] Kaksi samanarvoista saraketta vierekkäin: { $name }
            }
       *[other]
            { $you ->
                [yes] Sinun { $count } samanarvoista sarakepariasi
               *[no] { $count } samanarvoista sarakeparia: { $name }
            }
    }
told-penalty =
    { $you ->
        [yes] Päätit reiän
       *[no] { $name } päätti reiän
    }, mutta { $tied ->
        [yes] jollakulla oli yhtä vähän
       *[no] jollakulla oli vähemmän
    }: { $rule ->
        [plus10] 10 lisää
        [add_winner] voittajan tulos lisää
        [double] tulos lasketaan kahdesti
        [double_plus5] tulos lasketaan kahdesti, ja 5 lisää
        [worst] pöydän huonoimpaan tulokseen asti
       *[other] tämän pöydän sääntö
    }
told-penalty-nothing =
    { $you ->
        [yes] Päätit reiän
       *[no] { $name } päätti reiän
    }, mutta { $tied ->
        [yes] jollakulla oli yhtä vähän
       *[no] jollakulla oli vähemmän
    }: { $rule ->
        [add_winner] voittajan tulos ei ole yli 0, joten mitään ei lisätä
        [worst] tulos on jo pöydän huonoin
       *[other] tulosta, joka on 0 tai alle, ei kaksinkertaisteta
    }
told-score = Reiän tulos
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
told-match = Tuloskorttiin
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
match-tie-won =
    { $you ->
        [yes] Voitit
       *[no] { $name } voitti
    } { $how ->
        [hands] kivi-paperi-sakset-pelin
       *[extra_hole] lisäreiän
    }
match-tied = Sama yhteistulos: { $names }.
match-line =
    { $holes ->
        [one] { $points }, { $holes } reikä. Pienin yhteistulos voittaa.
       *[other] { $points }, { $holes } reikää. Pienin yhteistulos voittaa.
    }
match-and = { $first } ja { $last }
match-race = Näin se meni
match-race-sub = pistettä johtajaa jäljessä
match-race-label = Ero johtajaan jokaisen reiän jälkeen
match-card-foot = Joka reiän jakaa seuraava. Pienin yhteistulos voittaa.

sc-hole = Reikä
sc-total = Summa
sc-leads =
    { $count ->
        [one] johdossa
       *[other] jakaa johdon
    }
sc-won =
    { $count ->
        [one] pienin yhteistulos
       *[other] jaettu pienin yhteistulos
    }
sc-best = reiän paras
sc-penalty = rangaistuksen kanssa
sc-caption = Tuloskortti
