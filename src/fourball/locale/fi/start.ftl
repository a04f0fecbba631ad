### Sivut pöydän ympärillä: alku, uusi pöytä, odotushuone, mitään ei löydy.

## Start

start-page-title = Fourball – korttipelit golf ja All Fours
start-title = Golf ja All Fours, niin kuin niitä pelataan korttipöydässä.
start-intro = Vaihda kortteja, jotta pisteitä on vähän, tai vie tikkejä pelitoverin kanssa. Ystävien tai bottien kanssa, ilman tiliä ja mainoksia.
start-menu = Alku
start-play = Pelaa heti
start-play-about = Golfia kolmea bottia vastaan, kortit jo jaettu
start-play-fours = Pelaa All Foursia
start-play-fours-about = Botti parinasi kahta vastaan, kortit jo jaettu
start-dealing = Jaetaan kortteja…
start-friends = Pelaa ystävien kanssa
start-friends-about = Lähetä linkki tai näytä koodi
start-new = Uusi pöytä
start-new-about = Molempien pelien kaikki muodot ja omat sääntönne
start-you = Nimesi pöydässä:
start-change-name = Vaihda nimi
start-name = Nimesi pöydässä
start-name-save = Tallenna
start-name-cancel = Peruuta

## New table

new-title = Uusi pöytä
new-heading = Sopikaa säännöistä ennen jakoa
new-intro = Aloittakaa tutusta pelimuodosta ja muuttakaa, mitä teillä pelataan toisin. Kun kortit on jaettu, mikään ei enää muutu.
new-who = Ketkä pelaavat
new-players = Pelaajia
new-bots = Joista botteja
new-company-full = { $bots ->
        [one] Sinä ja yksi botti: kortit jaetaan heti.
       *[other] Sinä ja { $bots } bottia: kortit jaetaan heti.
    }
new-company-free = { $bots ->
        [0] Sinä
        [one] Sinä, yksi botti
       *[other] Sinä, { $bots } bottia
    } ja { $free ->
        [one] yksi vapaa paikka ystävälle.
       *[other] { $free } vapaata paikkaa ystäville.
    }
new-name = Nimesi pöydässä
new-from = Mistä aloitetaan
new-search = Hae pelimuotoa
new-all = { $n ->
        [one] Ainoa tuttu pelimuoto
       *[other] Kaikki { $n } tuttua pelimuotoa
    }
new-found = { $n ->
        [0] Sen nimistä pelimuotoa ei ole.
        [one] Löytyi yksi pelimuoto.
       *[other] Löytyi { $n } pelimuotoa.
    }
new-chosen = Valittu
new-agreed = Mitä pöydässä sovitaan
new-deal = Jaa kortit
new-deal-about = Kaikki paikat ovat varattuja.
new-open = Avaa pöytä
new-open-about = Sen jälkeen saat linkin ystäville.

## Waiting room

waiting-title = Odotushuone
waiting-table = Pöytä { $id }
waiting-heading = Pöydässä { $taken }, vapaana { $free ->
        [one] yksi paikka
       *[other] { $free } paikkaa
    }
waiting-full = Pöydässä { $taken }, kaikki paikat varattu
waiting-intro = Kuka tahansa, jolla on linkki, pääsee pöytään kirjoittamalla nimensä. Voit aloittaa milloin vain.
waiting-your-name = Nimesi pöydässä
waiting-sit = Istu pöytään
waiting-sit-here = Istu tähän
waiting-seat-number = paikka { $n }
waiting-link = Linkki
waiting-qr = Linkin QR-koodi
waiting-copy = Kopioi
waiting-copied = Linkki on kopioitu.
waiting-select = Kopioi merkitty linkki.
waiting-send = Lähetä
waiting-invite = Tule pelaamaan golfia kanssani!
waiting-seats = Paikat
waiting-clockwise = myötäpäivään
waiting-you = sinä
waiting-seat-free = Vapaa paikka
waiting-seat-free-about = odottaa pelaajaa
waiting-seat-bot = botti
waiting-seat-host = isäntä
waiting-seat-person = pelaaja
waiting-here = paikalla
waiting-away = poissa
waiting-agreed = Sovittu
waiting-all-rules = Kaikki säännöt
waiting-deal = Jaa kortit
waiting-deal-full = Kaikki paikat ovat varattuja.
waiting-deal-bots = { $free ->
        [one] Kun jaat, botti ottaa vapaan paikan.
       *[other] Kun jaat, botit ottavat { $free } vapaata paikkaa.
    }
waiting-for-deal = Reikä alkaa, kun joku pöydässä jakaa kortit.

## Nothing found

missing-no-such-page = Pallo hukassa
missing-unknown-table = Pallo hukassa
missing-offline = Ei yhteyttä
missing-other = Jokin meni vikaan
missing-home = Alkuun
missing-try-again = Yritä uudelleen
