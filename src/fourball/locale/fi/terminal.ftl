### Peli päätteessä; ks. en/terminal.ftl. Näppäimet ovat samat joka kielellä.

## What can be typed

terminal-begin = Kirjoita näppäin ja Enter. ? luettelee kaikki, q lopettaa.
terminal-help-head = Mitä voi kirjoittaa
terminal-help-take = ota poistopinon päällimmäinen kortti
terminal-help-cell = vaihda kädessä oleva kortti sen numeron korttiisi, tai käännä se kortti tai katso sitä
terminal-help-discard = heitä pois nostettu kortti
terminal-help-back = pane juuri otettu kortti takaisin poistopinoon
terminal-help-keep = älä käännä mitään
terminal-help-clear = siirrä kumoutuneet kortit poistopinon alle, kun sitä kysytään
terminal-help-where = koko pöytä sanoina
terminal-help-score = tuloskortti
terminal-help-rules = tämän pöydän säännöt
terminal-help-help = tämä luettelo
terminal-help-quit = lopeta ottelu
terminal-key-help = ohje

## Questions

terminal-yes = k kyllä
terminal-no = e ei
terminal-quit-sure = Lopetetaanko ottelu? (k/e)
terminal-knock-sure = Koputatko? Muilla on sitten vielä yksi viimeinen vuoro. (k/e)
terminal-another-hole = Vielä yksi reikä? (k/e)
terminal-again = Pelataanko uudelleen? (k/e)
terminal-next-hole = Enter aloittaa reiän { $hole }.
terminal-clear-offer = Kortit { $cells } kumoutuvat. c siirtää ne poistopinon alle, Enter jättää paikoilleen.
terminal-look-done = Enter kätkee sen taas.
terminal-goodbye = Näkemiin!

## What cannot be done

terminal-not-understood = ”{ $text }” ei ole komento täällä; ? luettelee kaikki.
terminal-yes-or-no = Vastaa kyllä tai ei.
terminal-which-card = Mikä kortti? Lisää sen numero, esimerkiksi ”swap 3”.
terminal-no-card = Korttia { $cell } sinulla ei ole; korttisi ovat 1–{ $last }.
terminal-draw-first = Nosta tai ota ensin kortti ja valitse sitten, minkä tilalle se tulee.
terminal-holding = Kädessäsi on jo kortti: { $card }. Valitse, minne se tulee.
terminal-holding-nothing = Kädessäsi ei ole korttia. Nosta tai ota ensin.
terminal-taken-stays = Poistopinosta otettua korttia ei voi heittää pois: vaihda se tai pane takaisin näppäimellä b.
terminal-pile-closed = Viimeisillä vuoroilla poistopino on suljettu. Nosta nostopakasta.
terminal-face-up = Kortti { $cell } on jo käännetty.
terminal-is-cleared = Kortti { $cell } on siirretty pois.
terminal-other-cards = Tämän pöydän säännöillä saat nyt kääntää vain: { $cells }.
terminal-looked-at = Korttia { $cell } olet jo katsonut.
terminal-other-looks = Tämän pöydän säännöillä saat nyt katsoa vain: { $cells }.
terminal-not-now = Se ei käy nyt. Voit: { $keys }

## The table

terminal-bot = Botti { $number }
terminal-stock = Pakka { $count }
terminal-last-holes = Viimeiset { $count } reikää
terminal-legend-cancels = { $sign } kumoutuu
terminal-legend-seen = { $sign } pelaaja on katsonut kortin
terminal-legend-ended = { $sign } on päättänyt reiän
terminal-legend-knocked = { $sign } on koputtanut
terminal-legend-lowest = { $sign } reiän pienin tulos
