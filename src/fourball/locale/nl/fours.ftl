### All Fours: de tafel terwijl een ronde wordt gespeeld.

## Words that other messages here are made of

fours-suit =
    { $suit ->
        [clubs] klaveren
        [diamonds] ruiten
        [hearts] harten
       *[spades] schoppen
    }
fours-suit-cap =
    { $suit ->
        [clubs] Klaveren
        [diamonds] Ruiten
        [hearts] Harten
       *[spades] Schoppen
    }
fours-for =
    { $who ->
        [us] { $points } voor ons
        [them] { $points } voor hen
        [you] { $points } voor jou
       *[other] { $points } voor { $names }
    }

## Head of the page

fours-title = All Fours
fours-hand = Ronde { $hand }
fours-now-packet = hoe geven?
fours-now-stand = passen of vragen?
fours-now-answer = geven of doordelen?
fours-now-trick = slag { $trick } van { $tricks }
fours-now-over = voorbij
fours-key-stand = passen
fours-key-beg = vragen
fours-key-give = geven
fours-key-run = doordelen
fours-key-last = laatste slag

## Seats

fours-role-dealer = gever
fours-role-partner = jouw maat
fours-role-led = kwam uit
fours-role-played = heeft gespeeld
fours-role-loses = verliest de boer
fours-role-begged = vraagt
fours-turn-packet = kiest hoe te geven
fours-turn-stand = past of vraagt
fours-turn-answer = geeft of deelt door
fours-turn-play = aan de beurt
fours-count-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
fours-count-tricks =
    { $count ->
        [0] nog geen slag
        [one] { $count } slag gehaald
       *[other] { $count } slagen gehaald
    }
fours-own-hand = Jouw kaarten
fours-own-tricks =
    { $count ->
        [one] Je hebt { $count } slag
       *[other] Je hebt { $count } slagen
    }
fours-own-dealer = Jij geeft
fours-own-eldest = Je zit rechts van de gever, dus jij zegt het eerst
fours-blind = Tot de troef vaststaat kijken alleen de gever en zijn rechterbuur in hun kaarten. Daarna zie je de jouwe.
fours-suit-with = { fours-suit }
fours-trump = { fours-suit-cap } is troef

## In the middle

fours-turned = Opengedraaid
fours-turned-scores =
    { $points ->
        [0] geen punten voor { $name }
        [one] { $points } punt voor { $name }
       *[other] { $points } punten voor { $name }
    }
fours-turned-scores-you =
    { $points ->
        [0] geen punten voor jou
        [one] { $points } punt voor jou
       *[other] { $points } punten voor jou
    }
fours-turned-list = Opengedraaid in deze ronde
fours-aside = opzij gelegd
fours-trick = De slag
fours-slot = jouw kaart
fours-leads = wint nu
fours-takes = wint
fours-lies =
    { $you ->
        [yes] Van jou: { $card }
       *[no] { $name }: { $card }
    }
fours-lies-leading =
    { $you ->
        [yes] Van jou: { $card }, wint de slag tot nu toe
       *[no] { $name }: { $card }, wint de slag tot nu toe
    }
fours-lies-taking =
    { $you ->
        [yes] Van jou: { $card }, wint de slag
       *[no] { $name }: { $card }, wint de slag
    }
fours-counts = Voor spel: wij { $own }, zij { $others }
fours-counts-names = Voor spel: { $first } { $own }, { $second } { $others }
fours-hang = Boer gehangen
fours-hang-line =
    { $you ->
        [yes] Jij pakte
       *[no] { $name } pakte
    } { $otherYou ->
        [yes] jouw boer
       *[no] de boer van { $other }
    }: { $for } bij het tellen.

## What I may do

fours-yours-word = Zeg het maar
fours-yours-card = Jouw kaart
fours-yours-deal = Jij geeft
fours-say-packet = Per één of per drie geven?
fours-say-stand = Spelen met { fours-suit } als troef?
fours-say-answer = { $name } vraagt. Eén punt geven, of doordelen?
fours-say-lead = Jij komt uit: speel een kaart naar keuze
fours-say-called = Je { $card } is opgeëist: speel die
fours-say-trump-led = Er is troef gevraagd: speel troef
fours-say-trump-led-void = Er is troef gevraagd en je hebt er geen: speel wat je wilt
fours-say-follow = { fours-suit-cap } gevraagd: bekennen
fours-say-follow-or-trump = { fours-suit-cap } gevraagd: bekennen of introeven
fours-say-void = { fours-suit-cap } gevraagd en je hebt er geen: speel wat je wilt
fours-say-void-must-trump = { fours-suit-cap } gevraagd en je hebt er geen: je moet introeven
fours-say-higher = Een troef moet hoger zijn dan die er ligt
fours-say-free = Speel een kaart naar keuze
fours-say-others-packet = { $name } kiest hoe er gegeven wordt
fours-say-others-stand = { $name } past of vraagt
fours-say-others-answer = { $name } geeft één punt, of deelt door
fours-say-others-play = { $name } is aan de beurt
fours-say-others-lead = { $name } komt uit
fours-say-others-lead-ready = { $name } komt uit zodra je zover bent
fours-say-over = De ronde is voorbij
fours-say-expose = Welke kaart laat je aan iedereen zien?
fours-say-expose-sure = { $card } aan iedereen laten zien? Dat kan niet terug, en een tegenstander mag de kaart opeisen.
fours-act-packet-1 = Per één
fours-act-packet-3 = Per drie
fours-act-stand = Ik pas: { fours-suit }
fours-act-beg = Ik vraag
fours-act-give = Neem er één
fours-act-run = Doordelen
fours-call-stand = Stand
fours-call-beg = Beg
fours-call-give = Give one
fours-call-run = Run
fours-why-give-match = Geven mag niet: met dat punt winnen zij.
fours-why-give-suit = Geven mag niet: je hebt geen { fours-suit }.
fours-act-last = Laatste slag
fours-act-go-on = Verder
fours-act-expose = Kaart openleggen
fours-act-expose-yes = Laat zien
fours-act-expose-no = Toch niet
fours-act-play-spoken = { $card } spelen
fours-act-expose-spoken = { $card } aan iedereen laten zien
fours-act-call-spoken = { $card } van { $name } opeisen
fours-card-shown-spoken = { $card } van { $name }, ligt open
fours-card-called-spoken = { $card } van { $name }, opgeëist
fours-card-back = Een kaart die je nog niet mag zien
fours-card-open = ligt open
fours-card-called = opgeëist
fours-no = kan nu niet: { $why }
fours-no-not-turn =
    { $you ->
        [yes] zeg eerst wat je doet
       *[no] { $name } is aan de beurt
    }
fours-no-no-trump = de troef staat nog niet vast
fours-no-called = je { $called } is opgeëist
fours-no-trump-led = er is troef gevraagd, en je hebt er een
fours-no-follow = { fours-suit } gevraagd, en je moet bekennen
fours-no-follow-or-trump = { fours-suit } gevraagd: bekennen of introeven
fours-no-void-must-trump = je moet introeven
fours-no-under = deze troef is lager dan die er ligt
fours-no-higher = er moet een hogere troef worden gespeeld
fours-no-other = de regels van deze tafel staan het nu niet toe

## The last trick

fours-last = Laatste slag
fours-last-none = Er is nog geen slag gehaald.
fours-last-took =
    { $you ->
        [yes] Jij haalde hem
       *[no] { $name } haalde hem
    }: { $worth ->
        [0] niets voor spel
       *[other] { $worth } voor spel
    }.
fours-last-older = Oudere slagen blijven dicht tot de ronde voorbij is.

## What happened. Every line begins with { $name } where there is one

fours-log-packet =
    { $you ->
        [yes] { $name } geeft
       *[no] { $name } geeft
    } { $packet ->
        [p1] per één
       *[p3] per drie
    }
fours-log-turned =
    { $points ->
        [0] { $name } draaide { $card } open
       *[other] { $name } draaide { $card } open: { $for }
    }
fours-log-stand =
    { $you ->
        [yes] { $name } past
       *[no] { $name } past
    }
fours-log-beg = { $name } vraagt
fours-log-give = { $name } gaf er één: { $for }
fours-log-run = { $name } deelde door
fours-log-trump = { fours-suit-cap } is troef
fours-log-look = De troef staat vast: nu kijkt iedereen in zijn kaarten
fours-log-look-own = De troef staat vast: je ziet je kaarten, { $cards }
fours-log-expose = { $name } legde { $card } open
fours-log-call =
    { $otherYou ->
        [yes] { $name } eiste jouw { $card } op
       *[no] { $name } eiste { $card } van { $other } op
    }
fours-log-led = { $name } kwam uit met { $card }
fours-log-followed = { $name } bekende met { $card }
fours-log-trumped = { $name } troefde in met { $card }
fours-log-overtrumped = { $name } troefde over met { $card }
fours-log-threw = { $name } gooide { $card } bij
fours-log-trick =
    { $worth ->
        [0] { $name } haalde de slag: niets voor spel
       *[other] { $name } haalde de slag: { $worth } voor spel
    }
fours-log-trick-old = { $name } haalde slag { $trick }
fours-log-hang =
    { $name } pakte { $otherYou ->
        [yes] jouw { $card }
       *[no] { $card } van { $other }
    } met { $by }: boer gehangen
fours-log-high = Hoog, { $card }: { $for }
fours-log-low = Laag, { $card }: { $for }
fours-log-jack = Boer, { $card }: { $for }
fours-log-hang_jack = Gehangen boer, { $card }: { $for }
fours-log-game = Spel, { $counts }: { $for }
fours-log-game-nobody = Spel, { $counts }: voor niemand
fours-log-thrown-in = De kaarten zijn op: de ronde vervalt
fours-log-over = De ronde is voorbij
fours-log-won =
    { $who ->
        [us] Wij hebben gewonnen
        [them] Zij hebben gewonnen
        [you] Je hebt gewonnen
        [one] { $names } heeft gewonnen
       *[pair] { $names } hebben gewonnen
    }
fours-said-your-card = Je bent aan de beurt.
fours-said-your-word = Zeg wat je doet.
fours-said-your-lead = Jij komt uit.

## Where am I

fours-where-hand = Ronde { $hand }, wie { $target } punten heeft, wint.
fours-where-score = { $first } { $own }, { $second } { $others }.
fours-where-turn-packet =
    { $you ->
        [yes] Jij kiest: per één of per drie geven.
       *[no] { $name } kiest hoe er gegeven wordt.
    }
fours-where-turn-stand =
    { $you ->
        [yes] Je past of vraagt.
       *[no] { $name } past of vraagt.
    }
fours-where-turn-answer =
    { $you ->
        [yes] Je geeft één punt of deelt door.
       *[no] { $name } geeft één punt of deelt door.
    }
fours-where-turn-play =
    { $you ->
        [yes] Je bent aan de beurt.
       *[no] { $name } is aan de beurt.
    }
fours-where-dealer =
    { $you ->
        [yes] Jij geeft.
       *[no] { $name } geeft.
    }
fours-where-turned = Opengedraaid: { $cards }.
fours-where-no-trump = De troef staat nog niet vast.
fours-where-trick = Slag { $trick } van { $tricks }: { $plays }.
fours-where-trick-empty = Slag { $trick } van { $tricks }: er is nog niet uitgekomen.
fours-where-leads =
    { $you ->
        [yes] Jij wint hem tot nu toe.
       *[no] { $name } wint hem tot nu toe.
    }
fours-where-own = Jouw kaarten: { $cards }.
fours-where-may = Je mag spelen: { $cards }.
fours-where-seat =
    { $count ->
        [one] { $name }: { $count } kaart
       *[other] { $name }: { $count } kaarten
    }, { $tricks ->
        [0] geen slag
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }.
fours-where-partner =
    { $count ->
        [one] { $name }, jouw maat: { $count } kaart
       *[other] { $name }, jouw maat: { $count } kaarten
    }, { $tricks ->
        [0] geen slag
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }.
fours-where-own-tricks =
    { $tricks ->
        [0] Je hebt nog geen slag.
        [one] Je hebt { $tricks } slag.
       *[other] Je hebt { $tricks } slagen.
    }
fours-where-open = { $name }, open: { $cards }.

## Around a hand

fours-first-cut-short =
    { $you ->
        [yes] Jij geeft: { $card }
       *[no] { $name } geeft: { $card }
    }
fours-first-cut =
    { $you ->
        [yes] Jij geeft: { $card } is de hoogste getrokken kaart
       *[no] { $name } geeft: { $card } is de hoogste getrokken kaart
    }
fours-cut-again = Ronde { $round }: de hoogste waren gelijk
fours-cut-highest = hoogste
fours-question =
    { $kind ->
        [end]
            { $you ->
                [yes] Je hebt de anderen gevraagd: hier stoppen?
               *[no] { $name } vraagt: hier stoppen? Wie de meeste punten heeft, wint.
            }
       *[deal-again]
            { $you ->
                [yes] Je hebt de anderen gevraagd: deze ronde opnieuw geven?
               *[no] { $name } vraagt: deze ronde opnieuw geven? De kaarten en punten ervan tellen dan voor niemand.
            }
    }
fours-dealt-again = Iedereen is het eens: de ronde wordt opnieuw gegeven.
fours-deal-again-about = De kaarten op tafel gaan weg, en wat deze ronde tot nu toe heeft opgeleverd telt voor niemand. Dezelfde gever geeft nieuwe.
fours-scores = De lei
fours-scores-hand = Ronde
fours-scores-thrown-in = vervallen
fours-proof-no-first = Nee. Het eerst opengedraaid lag { $lay }, maar in dit pak is dat { $card }.
fours-proof-pack-about = De eerste { $count } zijn gegeven, te beginnen rechts van de gever. De gemerkte kaart is opengedraaid; daarna volgt wat bij het doordelen is gegeven en opengedraaid.
