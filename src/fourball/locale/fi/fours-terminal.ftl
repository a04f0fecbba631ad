### All Fours päätteessä; ks. en/fours-terminal.ftl.

## Who sits where

fours-terminal-bot-right = Oikea botti
fours-terminal-bot-partner = Pelipari
fours-terminal-bot-left = Vasen botti
fours-terminal-bot-opposite = Botti

## What happened

fours-terminal-cut = Ensimmäinen jakaja arvotaan nostamalla: { $cards }
fours-terminal-dealt =
    { $count ->
        [one] Saat { $count } kortin: { $cards }
       *[other] Saat { $count } korttia: { $cards }
    }
fours-terminal-dealt-blind =
    { $count ->
        [one] Saat { $count } kortin; näet sen, kun valtti on määrätty
       *[other] Saat { $count } korttia; näet ne, kun valtti on määrätty
    }
fours-terminal-toward-game = Pelin korttipisteet, { $side }: { $count } ({ $cards })
fours-terminal-last-hands = Viimeiset { $count } jakoa
fours-terminal-games = Voitetut pelit

## What may be done

fours-terminal-next-hand = Enter aloittaa jaon { $hand }.
fours-terminal-call-offer = Vuorossa { $name }, ja { $card } on näkyvissä. c vaatii sen, Enter antaa olla.
fours-terminal-expose-sure = Näytetäänkö { $card } kaikille? Sitä ei voi perua, ja vastustaja saa vaatia kortin. (k/e)
fours-terminal-help-stand = jää: kääntökortin maa on valtti
fours-terminal-help-beg = pyydä toista valttia
fours-terminal-help-give = anna yksi: piste pyytäjälle, ja maa pysyy
fours-terminal-help-run = jaa lisää: jokaiselle kolme korttia ja toinen valtti
fours-terminal-help-packet = jaa kolmittain; packet 1 jakaa yksittäin
fours-terminal-help-number = pelaa sen numeron korttisi
fours-terminal-help-card = pelaa se kortti: arvo (a, k, q, j, t) ja c risti, d ruutu, h hertta tai s pata
fours-terminal-help-expose = näytä korttisi kaikille
fours-terminal-help-call = vaadi vastustajan paljastettu kortti pelattavaksi, kun säännöt sallivat
fours-terminal-help-last = edellinen tikki

## What cannot be done

fours-terminal-which-card = Mikä kortti? Lisää se, esimerkiksi ”{ $word } jh”.
fours-terminal-refused = { $card } ei käy nyt; { $why }.
fours-terminal-none-exposed = Tässä pöydässä kortteja ei paljasteta eikä vaadita.
fours-terminal-not-to-call = { $card }: sitä ei voi vaatia. Vaatia saa vain vastustajan paljastaman kortin, ja yhden kerrallaan.
fours-terminal-not-held = Sinulla ei ole tätä korttia: { $card }.
fours-terminal-exposed-already = { $card } on jo näkyvissä.
