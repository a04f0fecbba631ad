### De tafel, het verloop en de stem, de uitgelegde hole, de scorekaart; zie en/table.ftl.

## Everywhere

bar-home = Fourball, begin
sheet-close = Sluiten
you = Jij

## Cards

card-name =
    { $rank ->
        [joker]
            { $suit ->
                [red] rode joker
               *[black] zwarte joker
            }
       *[other]
            { $suit ->
                [clubs] klaver
                [diamonds] ruiten
                [hearts] harten
               *[spades] schoppen
            }{ $rank ->
                [ace] aas
                [two] { " " }2
                [three] { " " }3
                [four] { " " }4
                [five] { " " }5
                [six] { " " }6
                [seven] { " " }7
                [eight] { " " }8
                [nine] { " " }9
                [ten] { " " }10
                [jack] boer
                [queen] vrouw
               *[king] heer
            }
    }
card-face-down = gesloten
card-cleared = opgeruimd
card-looked-at = gesloten, bekeken
card-remembered = gesloten, je weet nog: { $card }
place-named =
    kaart { $height ->
        [top]
            { $side ->
                [left] linksboven
                [right] rechtsboven
               *[middle] middenboven
            }
        [near]
            { $side ->
                [left] linksonder
                [right] rechtsonder
               *[middle] middenonder
            }
       *[middle]
            { $side ->
                [left] links in het midden
                [right] rechts in het midden
               *[middle] in het midden
            }
    }
place-numbered = kaart { $cell }
place-where =
    { $height ->
        [top]
            { $side ->
                [left] linksboven
                [right] rechtsboven
               *[middle] middenboven
            }
        [near]
            { $side ->
                [left] linksonder
                [right] rechtsonder
               *[middle] middenonder
            }
       *[middle]
            { $side ->
                [left] links in het midden
                [right] rechts in het midden
               *[middle] in het midden
            }
    }
place-where-numbered = op plaats { $cell }

## Head of the page

game-golf =
    { $cards ->
        [c4] Golf met vier kaarten
        [hand4] Golf met vier kaarten in de hand
        [c6] Golf met zes kaarten
        [c8] Golf met acht kaarten
        [c9] Golf met negen kaarten
        [c10] Golf met tien kaarten
       *[other] Golf
    }
table-hole-of = Hole { $hole } van { $holes }
table-hole-points = Hole { $hole } · tot { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
table-hole = Hole { $hole }
table-lowest-wins = laagste wint
table-aid = met geheugensteun
table-players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
table-title-yours = Jij bent aan de beurt
table-menu = Menu
table-scorecard = Scorekaart
table-rules = De regels van deze tafel
table-log = Wat er gebeurde
table-settings = Instellingen
table-where = Waar ben ik?
table-copy-link = De link van deze tafel kopiëren
table-link-copied = De link is gekopieerd.
table-link-failed = De link kon niet gekopieerd worden. Het is het adres van deze pagina.
table-home = Van tafel, naar het begin
table-loading = De tafel wordt gedekt.
table-lost = De verbinding is verbroken. We proberen het opnieuw; je plaats blijft van jou.
table-keys-head = Toetsen
table-key-draw = trekken
table-key-take = pakken
table-key-cards = een kaart
table-key-discard = afleggen
table-key-back = terugleggen
table-key-knock = kloppen
table-key-clear = opruimen
table-key-where = waar ben ik
table-key-next = verder

## Seats and piles

seat-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
seat-open =
    { $points ->
        [one] { $name }, { $points } punt. Deze kaarten groot tonen
       *[other] { $name }, { $points } punten. Deze kaarten groot tonen
    }
seat-region = { $name }
seat-showing = De open kaarten tellen { $points }
seat-to-play = aan de beurt
seat-dealer = geeft
seat-out = alles open
seat-looks = kijkt
seat-knocked = heeft geklopt
seat-bot = bot
seat-away = weg
table-my-cards = Jouw kaarten
table-piles = Stok en aflegstapel
pile-stock = Stok
pile-discard = Aflegstapel
pile-discard-empty = De aflegstapel is leeg
pile-held-own = In je hand
pile-held = In de hand van { $name }
pile-stock-count =
    { $count ->
        [one] Stok, { $count } kaart
       *[other] Stok, { $count } kaarten
    }

## What I may do

act-draw = Trekken
act-draw-spoken = De bovenste kaart van de stok trekken
act-take = { $card } pakken
act-take-none = Pakken
act-take-spoken = { $card } van de aflegstapel pakken
act-discard = { $card } afleggen
act-put-back = Terugleggen
act-put-back-spoken = { $card } terugleggen op de aflegstapel
act-put-back-seen = Er is een kaart van de stok gezien; die kan niet terug.
act-keep = Gesloten laten
act-knock = Kloppen
act-knock-spoken = Kloppen: de anderen hebben nog één laatste beurt
act-knock-again = Druk nog eens om te kloppen
act-knock-again-spoken = Druk nog eens om te kloppen: de anderen hebben nog één laatste beurt
act-clear = { $cards } opruimen
act-clear-spoken = De weggevallen kaarten onder de aflegstapel leggen: { $cards }
act-go-on = Laten liggen
act-go-on-spoken = De weggevallen kaarten laten liggen
act-swap-spoken = { $held } in je hand ruilen met je { $place }, { $card }
act-turn-spoken = Je { $place } opendraaien
act-peek-spoken = Je { $place } bekijken
act-seen = Ik heb hem gezien
act-swap-hand-spoken = { $held } ruilen met kaart { $cell } in je hand, { $card }
act-lay-spoken = { $held } in je hand ruilen met je { $place }, { $card }, en gesloten neerleggen
cell-own = Je { $place }, { $card }
cell-own-cancels = Je { $place }, { $card }, valt weg
cell-own-looking = Je { $place }, { $card }, alleen jij ziet die
cell-own-hand = Kaart { $cell } in je hand, { $card }
act-deal-next = Geef hole { $hole }
act-rematch = Nog een partij, zelfde plaatsen
act-end = De partij hier beëindigen
act-skip = Naar de stand van nu
act-sit = Ga zitten
act-again = Nog eens laten zien

say-your-turn = Jij bent aan de beurt
say-your-last-turn = Jouw laatste beurt
say-start =
    { $left ->
        [one] Draai nog één van je kaarten open
       *[other] Draai { $left } van je kaarten open
    }
say-peek =
    { $left ->
        [one] Bekijk nog één van je kaarten
       *[other] Bekijk { $left } van je kaarten
    }
say-peek-near =
    { $left ->
        [one] Bekijk nog één kaart van de rij het dichtst bij je
       *[other] Bekijk { $left } kaarten van de rij het dichtst bij je
    }
say-looking = Alleen jij ziet je { $place }: { $card }
say-turn = Trek van de stok, of pak { $card }
say-turn-flip = Trek, pak { $card }, of draai een van je kaarten open
say-turn-stock = Trek van de stok
say-turn-stock-flip = Trek van de stok, of draai een van je kaarten open
say-turn-knock = Trek, pak { $card }, of klop
say-turn-knock-flip = Trek, pak { $card }, draai een van je kaarten open, of klop
say-turn-stock-knock = Trek van de stok, of klop
say-turn-stock-knock-flip = Trek van de stok, draai een van je kaarten open, of klop
say-held-stock = Ruil { $card } voor een van je kaarten, of leg hem af
say-held-discard = { $card } komt in de plaats van een van je kaarten
say-held-stock-hand = Ruil { $card } voor een kaart uit je hand, of leg hem af
say-held-discard-hand = { $card } blijft in je hand; leg een van de andere af
say-held-only-discard = Voor { $card } is geen plaats meer; leg hem af
say-flip-may = Je mag een van je kaarten opendraaien
say-flip-must = Draai een van je kaarten open
say-clear = Ruim de weggevallen kaarten op, of laat ze liggen
say-others-turn = { $name } is aan de beurt
say-others-start = { $name } draait de eerste kaarten open
say-others-peek = { $name } bekijkt twee kaarten
say-watching = Je kijkt toe
say-over = De hole is voorbij
say-goal-column = Wie de minste punten heeft, wint. Gelijke kaarten in een kolom tellen 0.
say-goal-line = Wie de minste punten heeft, wint. Een volle rij of kolom gelijke kaarten telt 0.
say-goal-diagonal = Wie de minste punten heeft, wint. Een volle rij, kolom of diagonaal van gelijke kaarten telt 0.
say-goal-anywhere = Wie de minste punten heeft, wint. Twee gelijke kaarten tellen 0.
say-goal-none = Wie de minste punten heeft, wint.
say-goal-kings = Heren tellen 0.
say-press-again = Druk nog eens op { $key }, of op Enter
said-your-turn = Je bent aan de beurt.
said-your-last-turn = Dit is je laatste beurt.
said-clear = Ruim de weggevallen kaarten op met C, of laat ze liggen met N.
said-put = { $card } is nu kaart { $cell }; { $out } ging weg
said-thrown = { $card } afgelegd
said-looking = Je { $place }: { $card }. Alleen jij ziet die.
said-laid = Die ligt nu { $where } gesloten; { $out } ging weg
said-hand = { $card } zit nu in je hand; { $out } ging weg

last-turns-banner = Laatste beurten: { $you ->
        [yes] bij jou
       *[no] bij { $name }
    } ligt alles open. { $mine ->
        [yes] Je hebt nog één beurt.
        [done] De anderen hebben elk nog één beurt.
       *[no] Je laatste beurt is geweest.
    }
last-turns-knocked = Laatste beurten: { $you ->
        [yes] je hebt geklopt.
       *[no] { $name } heeft geklopt.
    } { $mine ->
        [yes] Je hebt nog één beurt.
        [done] De anderen hebben elk nog één beurt.
       *[no] Je laatste beurt is geweest.
    }

## What happened

log-dealt = De kaarten zijn gegeven. Eerste open kaart: { $card }
log-drew = { $name } trok een kaart van de stok
log-drew-own = { $name } trok { $card } van de stok
log-took = { $name } pakte { $card } van de aflegstapel
log-put-back = { $name } legde { $card } terug
log-drew-discarded = { $name } trok, en legde { $card } af
log-discarded-turned = { $name } legde { $thrown } af en draaide { $card } open
log-drew-swapped =
    { $hidden ->
        [yes] { $name } trok { $card } voor gesloten kaart { $cell }; { $out } ging weg
       *[no] { $name } trok { $card } voor { $out }, kaart { $cell }
    }
log-took-swapped =
    { $hidden ->
        [yes] { $name } pakte { $card } voor gesloten kaart { $cell }; { $out } ging weg
       *[no] { $name } pakte { $card } voor { $out }, kaart { $cell }
    }
log-turned-start = { $name } draaide { $card } open
log-turned = { $name } draaide { $card } open
log-peeked = { $name } bekeek de kaart { $where }
log-drew-laid =
    { $known ->
        [yes] { $name } trok { $card } en legde die { $where } gesloten neer; { $out } ging weg
       *[no] { $name } trok een kaart en legde die { $where } gesloten neer; { $out } ging weg
    }
log-took-laid =
    { $known ->
        [yes] { $name } pakte { $card } en legde die { $where } gesloten neer; { $out } ging weg
       *[no] { $name } pakte de bovenste kaart van de stapel en legde die { $where } gesloten neer; { $out } ging weg
    }
log-drew-hand =
    { $known ->
        [yes] { $name } trok { $card } en hield die in de hand; { $out } ging weg
       *[no] { $name } trok een kaart en hield die in de hand; { $out } ging weg
    }
log-took-hand =
    { $known ->
        [yes] { $name } pakte { $card } en hield die in de hand; { $out } ging weg
       *[no] { $name } pakte de bovenste kaart van de stapel en hield die in de hand; { $out } ging weg
    }
log-cleared = { $name } legde { $cards } onder de stapel
log-knocked = { $name } klopte; de anderen hebben nog één laatste beurt
log-last-turns = { $name } beëindigde de hole; de anderen hebben nog één laatste beurt
log-revealed = { $name } draaide de rest open: { $cards }
log-reshuffled = De aflegstapel is geschud tot een nieuwe stok
log-over =
    { $how ->
        [stock-empty] De hole is voorbij: de stok is op
        [turn-cap] De hole is voorbij: het afgesproken aantal beurten is gespeeld
       *[other] De hole is voorbij
    }
log-none = Nog niets.
news-head = Laatste zet

## Where am I

where-hole = Hole { $hole }.
where-turn =
    { $you ->
        [yes] Je bent aan de beurt.
       *[no] { $name } is aan de beurt.
    }
where-last-turns = Dit zijn de laatste beurten.
where-aid = De geheugensteun staat aan.
where-knocked =
    { $you ->
        [yes] Je hebt geklopt.
       *[no] { $name } heeft geklopt.
    }
where-held =
    { $known ->
        [yes]
            { $you ->
                [yes] Je hebt { $card } in je hand.
               *[no] { $name } heeft { $card } in de hand.
            }
       *[no]
            { $you ->
                [yes] Je hebt een kaart in je hand.
               *[no] { $name } heeft een kaart in de hand.
            }
    }
where-discard = Op de aflegstapel: { $card }.
where-discard-empty = De aflegstapel is leeg.
where-stock =
    { $count ->
        [one] { $count } kaart in de stok.
       *[other] { $count } kaarten in de stok.
    }
where-layout =
    { $you ->
        [yes] Jouw kaarten: { $rows }. De open kaarten tellen { $points }.
       *[no] { $name }: { $rows }. De open kaarten tellen { $points }.
    }
where-hand =
    { $you ->
        [yes] In je hand: { $cards }. Ze tellen { $points }.
       *[no] In de hand van { $name }: { $cards }. Ze tellen { $points }.
    }
where-hand-closed =
    { $count ->
        [one] { $name }: { $count } kaart in de hand.
       *[other] { $name }: { $count } kaarten in de hand.
    }

## The hole is told

told-title = Hole { $hole }
told-you-win = Jij wint de hole
told-wins = { $name } wint de hole
told-shared = { $names } delen de hole
told-intro-column = Gelijke kaarten die een kolom vullen vallen weg, al het andere telt.
told-intro-line = Gelijke kaarten die een rij of kolom vullen vallen weg, al het andere telt.
told-intro-line_diagonal = Gelijke kaarten die een rij, kolom of diagonaal vullen vallen weg, al het andere telt.
told-intro-neighbours = Twee gelijke kaarten in een rij of kolom vallen weg, al het andere telt.
told-intro-anywhere = Twee gelijke kaarten vallen weg waar ze ook liggen, al het andere telt.
told-intro-none = Elke kaart telt.
told-intro-kept = Gelijke kaarten die samen minder dan 0 tellen, houden hun punten.
told-low-is-good = Laag is goed.
told-no-ender =
    { $how ->
        [stock-empty] De stok was op: de kaarten tellen zoals ze liggen, en niemand heeft de hole beëindigd.
        [turn-cap] Het afgesproken aantal beurten is bereikt: de kaarten tellen zoals ze liggen, en niemand heeft de hole beëindigd.
       *[other] Niemand heeft deze hole beëindigd.
    }
told-lowest = laagste
told-ender =
    { $you ->
        [yes] je beëindigde de hole
       *[no] beëindigde de hole
    }
told-knocked =
    { $you ->
        [yes] je klopte
       *[no] klopte
    }
told-column = Kolom { $column }
told-card = Kaart { $column }
told-cancels = valt weg
told-group-cancels =
    { $kind ->
        [column] Een kolom
        [row] Een rij
        [diagonal] Een diagonaal
       *[pair] Een paar
    } { $rank ->
        [ace] azen
        [two] tweeën
        [three] drieën
        [four] vieren
        [five] vijven
        [six] zessen
        [seven] zevens
        [eight] achten
        [nine] negens
        [ten] tienen
        [jack] boeren
        [queen] vrouwen
        [king] heren
       *[joker] jokers
    } valt weg
told-pairs-cancel =
    { $count ->
        [one] { $count } paar
       *[other] { $count } paren
    } { $rank ->
        [ace] azen
        [two] tweeën
        [three] drieën
        [four] vieren
        [five] vijven
        [six] zessen
        [seven] zevens
        [eight] achten
        [nine] negens
        [ten] tienen
        [jack] boeren
        [queen] vrouwen
        [king] heren
       *[joker] jokers
    } vallen weg
told-group-kept =
    { $kind ->
        [column] Een kolom
        [row] Een rij
        [diagonal] Een diagonaal
       *[pair] Een paar
    } { $rank ->
        [ace] azen
        [two] tweeën
        [three] drieën
        [four] vieren
        [five] vijven
        [six] zessen
        [seven] zevens
        [eight] achten
        [nine] negens
        [ten] tienen
        [jack] boeren
        [queen] vrouwen
        [king] heren
       *[joker] jokers
    } telt { $points } (negatieve paren blijven tellen)
told-pairs-kept =
    { $count ->
        [one] { $count } paar
       *[other] { $count } paren
    } { $rank ->
        [ace] azen
        [two] tweeën
        [three] drieën
        [four] vieren
        [five] vijven
        [six] zessen
        [seven] zevens
        [eight] achten
        [nine] negens
        [ten] tienen
        [jack] boeren
        [queen] vrouwen
        [king] heren
       *[joker] jokers
    } tellen { $points } (negatieve paren blijven tellen)
told-group-kept-rest =
    { $kind ->
        [column] Een kolom
        [row] Een rij
       *[diagonal] Een diagonaal
    } { $rank ->
        [ace] azen
        [two] tweeën
        [three] drieën
        [four] vieren
        [five] vijven
        [six] zessen
        [seven] zevens
        [eight] achten
        [nine] negens
        [ten] tienen
        [jack] boeren
        [queen] vrouwen
        [king] heren
       *[joker] jokers
    } telt voor de rest { $points } (elke kaart telt één keer)
told-rest =
    { $count ->
        [one] De kaart die overblijft
       *[other] De kaarten die overblijven
    }
told-all-count = Alle kaarten tellen
told-block-own =
    Blok van { $cards ->
        [n4] vier
       *[n6] zes
    } { $rank ->
        [ace] azen
        [two] tweeën
        [three] drieën
        [four] vieren
        [five] vijven
        [six] zessen
        [seven] zevens
        [eight] achten
        [nine] negens
        [ten] tienen
        [jack] boeren
        [queen] vrouwen
        [king] heren
       *[joker] jokers
    }
told-block-of =
    { $count ->
        [one]
            { $you ->
                [yes] Jouw blok
               *[no] Het blok van { $name }
            }
       *[other]
            { $you ->
                [yes] Jouw { $count } blokken
               *[no] De { $count } blokken van { $name }
            }
    }
told-penalty =
    { $you ->
        [yes] Je beëindigde de hole
       *[no] { $name } beëindigde de hole
    }, maar { $tied ->
        [yes] deelde de laagste score
       *[no] was niet de laagste
    }: { $rule ->
        [plus10] 10 erbij
        [add_winner] de score van de winnaar erbij
        [double] de score telt dubbel
        [double_plus5] de score telt dubbel, en 5 erbij
        [worst] tot de slechtste score van de tafel
       *[other] huisregel van deze tafel
    }
told-penalty-nothing =
    { $you ->
        [yes] Je beëindigde de hole
       *[no] { $name } beëindigde de hole
    }, maar { $tied ->
        [yes] deelde de laagste score
       *[no] was niet de laagste
    }: { $rule ->
        [add_winner] de score van de winnaar is niet hoger dan 0, dus er komt niets bij
        [worst] het is al de slechtste score van de tafel
       *[other] een score van 0 of minder telt niet dubbel
    }
told-score = Score van de hole
told-spoken = { $name }: { $score }.
told-again = Nog eens uitleggen
told-all = Alles meteen tonen
told-table = De tafel bekijken
told-back = Terug naar de score
told-after =
    { $count ->
        [one] Na { $count } hole
       *[other] Na { $count } holes
    }
told-to-play =
    { $count ->
        [0] niets meer te spelen
        [one] nog { $count } te spelen
       *[other] nog { $count } te spelen
    }
told-match = Naar de scorekaart
told-waiting-deal = Een speler geeft de volgende hole.

## The match

match-title = Partij
match-you-win =
    { $by ->
        [one] Jij wint met { $by } punt verschil
       *[other] Jij wint met { $by } punten verschil
    }
match-wins =
    { $by ->
        [one] { $name } wint met { $by } punt verschil
       *[other] { $name } wint met { $by } punten verschil
    }
match-shared = Gedeelde eerste plaats: { $names }
match-tie-won =
    { $you ->
        [yes] Jij wint
       *[no] { $name } wint
    } { $how ->
        [hands] met steen, papier, schaar
       *[extra_hole] met een extra hole
    }
match-tied = Gelijk totaal: { $names }.
match-line =
    { $holes ->
        [one] { $points } na { $holes } hole. Laagste totaal wint.
       *[other] { $points } na { $holes } holes. Laagste totaal wint.
    }
match-and = { $first } en { $last }
match-race = Hoe het ging
match-race-sub = punten achter de koploper
match-race-label = Punten achter de koploper na elke hole
match-card-foot = Bij elke hole geeft de volgende speler. Laagste totaal wint.

sc-hole = Hole
sc-total = Totaal
sc-leads =
    { $count ->
        [one] staat voor
       *[other] deelt de leiding
    }
sc-won =
    { $count ->
        [one] heeft het laagste totaal
       *[other] deelt het laagste totaal
    }
sc-best = beste van de hole
sc-penalty = met straf
sc-caption = Scorekaart
