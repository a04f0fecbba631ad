### Het regelblad en het scoreblad: op het scherm, op papier en in de terminal. Zie en/sheet.ftl.

## The rule sheet

paper-decks = { $n ->
        [one] één pak
       *[other] { $n } pakken
    }
paper-section-game = Het spel
paper-aim = In elke hole probeer je zo weinig mogelijk punten over te houden, door je kaarten voor andere te ruilen.
paper-aim-equal = Gelijke kaarten die je bij elkaar brengt, tellen niet.

paper-jokers = { $n ->
        [one] Daar komt één joker bij.
       *[other] Daar komen { $n } jokers bij.
    }
paper-deal = De kaarten worden één voor één gesloten gegeven, met de klok mee, te beginnen links van de gever. De eerste komt op je plaats 1, de volgende op plaats 2, enzovoort.
paper-deal-hand = De kaarten worden één voor één gesloten gegeven, met de klok mee, te beginnen links van de gever.
paper-first-discard = De volgende kaart gaat open: daarmee begint de aflegstapel, welke kaart het ook is. De rest is de stok.
paper-dealer = { $how ->
        [chance] Het lot bepaalt wie de eerste hole geeft.
        [cut] Voor de eerste hole trekt ieder een kaart: wie de laagste heeft, geeft, en azen zijn laag.
        [volunteer] Een vrijwilliger geeft de eerste hole.
       *[anybody] Wie wil, geeft de eerste hole.
    }
paper-dealer-moves = Daarna geeft bij elke hole de speler links van de vorige gever. De gever speelt zelf ook mee.
paper-cells = De plaatsen, zoals jij ze ziet
paper-start-order = Dat doet de een na de ander, te beginnen links van de gever.

paper-turn-order = De speler links van de gever begint; de beurten gaan met de klok mee. In je beurt doe je één van deze dingen:
paper-turn-draw = Trek de bovenste kaart van de stok en bekijk hem. Ruil hem voor een van je eigen kaarten, of leg hem op de aflegstapel.
paper-turn-take = Pak de bovenste kaart van de aflegstapel en ruil hem voor een van je eigen kaarten. Terugleggen mag niet.
paper-turn-knock = Klop en trek niets, zolang nog niemand heeft geklopt. Dat mag ook in je allereerste beurt.
paper-swap = Bij het ruilen gaat je oude kaart open op de aflegstapel, en de nieuwe komt op zijn plaats.
paper-swap-hand = Bij het ruilen gaat je oude kaart open op de aflegstapel.
paper-hidden = Kijk niet naar een gesloten kaart voordat je hem gekozen hebt.
paper-drawn = Alleen jij ziet een kaart die je trekt, tot hij open ligt.
paper-flip-last = Dat geldt ook voor je allerlaatste gesloten kaart.
paper-clear-when = Doe dat voordat de volgende speler iets doet; als de hole voorbij is, wordt er niets meer weggelegd. Zulke kaarten tellen alsof ze er nog lagen.

paper-knock-up = Ligt bij iemand alles open, dan gaat de hole gewoon door.
paper-ender-stays = Wie de hole beëindigde, krijgt geen beurt meer.
paper-reveal-knocker = De kaarten van wie klopte, blijven zoals ze zijn tot de hole voorbij is.
paper-reveal-down = Bij een ruil daarna komt de nieuwe kaart toch gesloten te liggen.
paper-reveal-hand = Een kaart die daarna in de hand komt, is weer verborgen.
paper-all-count = Als de hole voorbij is, worden alle kaarten getoond, en ze tellen allemaal.
paper-all-cancel = Gelijke kaarten vallen ook weg als ze verborgen waren.
paper-stock-last = Laatste beurten die nog moesten komen, worden dan niet gespeeld.
paper-stock-ender = Was de hole niet juist met die beurt toch al voorbij, dan heeft niemand hem beëindigd en is er geen straf.
paper-cap-last = Laatste beurten die begonnen zijn, worden toch gespeeld.
paper-cap-ender = Dan heeft niemand hem beëindigd en is er geen straf.

paper-rows-nothing = Gelijke kaarten in een rij vallen niet weg.
paper-full = Alle kaarten van de lijn moeten gelijk zijn; zijn het er meer dan twee, dan zijn twee niet genoeg.
paper-crossing = Een kaart mag bij twee lijnen horen die elkaar kruisen.
paper-equal-jokers = Een rode en een zwarte joker zijn gelijk.
paper-equal-jacks = Alle boeren zijn gelijk, eenogig of niet.
paper-pairs-lowest = Is er een keuze, dan vallen die kaarten weg die de minste punten overlaten.
paper-block-once = Elke kolom telt hiervoor maar één keer mee.
paper-block-kept = Kolommen die hun punten houden, tellen hiervoor niet.
paper-penalty-blocks = Punten voor kolommen naast elkaar worden hiervóór verrekend.
paper-crossed = Het laagste totaal wint, niet wie over de streep ging.

## The scoring guide

paper-as-marked = wat erop staat
paper-rank = { $rank ->
        [A] aas
        [J] boer
        [Q] vrouw
        [K] heer
       *[X] joker
    }
paper-jacks-one-eyed = hartenboer, schoppenboer
paper-jacks-other = andere boeren

## The example

paper-example = Een voorbeeld
paper-example-block = Twee gelijke kolommen naast elkaar
paper-example-cancel = { $cards }: { $kind ->
        [column] de kolom valt weg
        [row] de rij valt weg
        [diagonal] de diagonaal valt weg
       *[pair] ze vallen weg
    }, 0
paper-example-kept = { $cards }: samen minder dan 0, dus ze houden hun { $points }
paper-example-rest = De rest: { $sum }
paper-example-all = Elke kaart telt: { $sum }
paper-example-block-self = Voor de twee kolommen: { $points }
paper-example-block-others = Voor de twee kolommen krijgt ieder ander er { $points } bij
paper-example-score = Score: { $points }

## The score sheet

paper-deals = geeft deze hole
paper-deal-moves = Bij elke hole geeft de speler links van de vorige gever.
paper-carried = Hiervoor
paper-part = Holes { $start } tot en met { $end }
paper-so-far = tot nu toe
paper-date = Datum

## The pages

paper-print = Afdrukken
paper-link-rules = Regelblad om af te drukken
paper-link-scores = Scoreblad om af te drukken
paper-back = Terug naar de tafel
paper-loading = Het blad wordt gemaakt.
paper-table = De regels van deze tafel
