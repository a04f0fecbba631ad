### Het regelblad en het scoreblad van All Fours. Zie en/fours-sheet.ftl.

## The rule sheet

fours-sheet-title = All Fours
fours-sheet-aim = Punten zijn er voor de opengedraaide kaart, voor de hoogste en de laagste troef, voor de troefboer en voor de kaarten in de slagen.
fours-sheet-aim-no-turn-up = Punten zijn er voor de hoogste en de laagste troef, voor de troefboer en voor de kaarten in de slagen.
fours-sheet-section-table = De tafel
fours-sheet-turns = Alles gaat naar rechts, tegen de klok in: het geven en de beurten.
fours-sheet-cut-again = Wie gelijk trekken, trekken opnieuw.
fours-sheet-deal-passes = Na elke ronde geeft de speler rechts van de vorige gever.
fours-sheet-deal-passes-two = Na elke ronde geeft de ander.
fours-sheet-places = De tafel van boven: partners zitten tegenover elkaar, en 1 past of vraagt
fours-sheet-places-two = De tafel van boven: 1 past of vraagt
fours-sheet-place-dealer = gever
fours-sheet-pack = Eén pak van 52 kaarten, zonder jokers. In elke kleur is de aas het hoogst, dan heer, vrouw, boer, 10 en zo verder tot en met 2.
fours-sheet-deal = Ieder krijgt zes gesloten kaarten, de speler rechts van de gever het eerst, en de volgende wordt opengedraaid.
fours-sheet-deal-two = Beiden krijgen zes gesloten kaarten, de tegenstander van de gever het eerst, en de volgende wordt opengedraaid.
fours-sheet-turn-up-wins = Daarmee kan het spel op slag gewonnen zijn.
fours-sheet-section-stand = Passen of vragen
fours-sheet-speak = De speler rechts van de gever zegt een van deze twee dingen, zonder overleg met zijn partner:
fours-sheet-speak-two = De tegenstander van de gever zegt een van deze twee dingen:
fours-sheet-stand = “Ik pas” (Stand): de opengedraaide kleur is troef.
fours-sheet-beg = “Ik vraag” (I beg): hij wil een andere troef, en de gever antwoordt.
fours-sheet-section-answer = Eén geven of doordelen
fours-sheet-answer = Op een vraag antwoordt de gever op een van twee manieren:
fours-sheet-give = “Neem er één” (Take one): de opengedraaide kleur blijft troef, en de andere partij krijgt meteen één punt.
fours-sheet-give-two = “Neem er één” (Take one): de opengedraaide kleur blijft troef, en de ander krijgt meteen één punt.
fours-sheet-run = Doordelen (Run the pack): de opengedraaide kaart gaat opzij, ieder krijgt er drie kaarten bij, en er wordt een nieuwe opengedraaid. Is die weer van de geweigerde kleur, dan gaat het nog eens zo; de eerste andere kleur is troef.
fours-sheet-run-scores = Elke kaart die daarbij opengedraaid wordt, telt net als de eerste.
fours-sheet-run-cards = Na het doordelen heeft ieder negen of twaalf kaarten, en ze worden allemaal gespeeld.
fours-sheet-run-cards-two = Na het doordelen heeft ieder negen tot 21 kaarten, en ze worden allemaal gespeeld.
fours-sheet-no-second-beg = Een tweede keer vragen mag niemand.
fours-sheet-same-dealer = Dan geeft dezelfde gever opnieuw.
fours-sheet-thrown-in = Punten voor opengedraaide kaarten blijven ook dan staan.
fours-sheet-lead = De speler rechts van de gever komt als eerste uit. Uitkomen mag met elke kaart, ook met troef, en alle kaarten worden gespeeld.
fours-sheet-lead-two = De tegenstander van de gever komt als eerste uit. Uitkomen mag met elke kaart, ook met troef, en alle kaarten worden gespeeld.
fours-sheet-lone-jack = Dat geldt ook als dat alleen de boer is. Elke andere kleur is een bijkleur.
fours-sheet-partners-trump = De troef van een partner is daarbij als elke andere.
fours-sheet-call = Opeisen mogen de tegenstanders zodra troef vaststaat, één kaart tegelijk. Mag die kaart dan niet gespeeld worden, dan vervalt de eis; hij mag opnieuw gesteld worden.
fours-sheet-call-two = Opeisen mag de tegenstander zodra troef vaststaat, één kaart tegelijk. Mag die kaart dan niet gespeeld worden, dan vervalt de eis; hij mag opnieuw gesteld worden.
fours-sheet-in-play = Voor de hoogste en de laagste troef tellen alleen kaarten die de spelers kregen, geen opengedraaide en geen die in het pak bleven.
fours-sheet-few = Is er maar één troef gegeven, dan is die de hoogste en ook de laagste. Voor een troef of een boer die niemand kreeg, is er niets.
fours-sheet-next-game = Het geven gaat van spel tot spel gewoon door.
fours-sheet-never-tied = De punten worden na elkaar geteld, dus gelijkspel bestaat niet.

## The examples

fours-sheet-example-play = Wat er gespeeld mag worden: harten is troef
fours-sheet-example-struck = Op de kaarten links mag geen doorgestreepte kaart gespeeld worden.
fours-sheet-example-some = { $trick } op tafel, { $hand } in de hand: spelen mag je { $cards }
fours-sheet-example-all = { $trick } op tafel, { $hand } in de hand: elke kaart mag
fours-sheet-example-count = Hoe er geteld wordt
fours-sheet-example-turned = { $card } wordt opengedraaid: { $points } voor de tegenstanders, die geven. Harten is troef.
fours-sheet-example-turned-two = { $card } wordt opengedraaid: { $points } voor de tegenstander, die geeft. Harten is troef.
fours-sheet-example-turned-nothing = { $card } wordt opengedraaid. Harten is troef.
fours-sheet-example-took-you = Jullie slagen
fours-sheet-example-took-you-two = Jouw slagen
fours-sheet-example-took-they = Hun slagen
fours-sheet-example-took-they-two = De slagen van de tegenstander
fours-sheet-example-step = { $what }, { $shown }: { $points } voor { $side ->
        [you] jullie
       *[they] hen
    }
fours-sheet-example-step-two = { $what }, { $shown }: { $points } voor { $side ->
        [you] jou
       *[they] de tegenstander
    }
fours-sheet-example-late = { $what }, { $shown }: niets meer, want het spel is gewonnen
fours-sheet-example-result = Deze ronde: { $you } voor jullie, { $they } voor hen
fours-sheet-example-result-two = Deze ronde: { $you } voor jou, { $they } voor de tegenstander

## What is scored

fours-sheet-turn_up = Open kaart
fours-sheet-gift = Neem er één
fours-sheet-high = Hoog
fours-sheet-low = Laag
fours-sheet-jack = Boer
fours-sheet-hang_jack = Gehangen boer
fours-sheet-game = Spel

## The chalk sheet

fours-sheet-chalk = Scoreblad
fours-sheet-side = Partij { $n }
fours-sheet-hand = Ronde
fours-sheet-dealer = Geeft
fours-sheet-game-number = Spel { $n }
fours-sheet-won = gewonnen
fours-sheet-was-thrown-in = vervallen
fours-sheet-part = Rondes { $start } tot en met { $end }
fours-sheet-halves = In elke kolom is de linkerhelft voor partij 1 en de rechterhelft voor partij 2.
fours-sheet-boxes = Streep voor elk punt een hokje door.
fours-sheet-strokes = Zet voor elk punt een streep.
fours-sheet-thrown-in-row = Vervalt een ronde, dan blijft de rij dezelfde: dezelfde gever geeft opnieuw.
