### All Fours: de lei, de ronde punt voor punt uitgelegd, een spel en een partij ronde voor ronde; zie en/fours-told.ftl.

## The slate

fours-slate-us = Wij
fours-slate-them = Zij
fours-slate-pair = { $first } & { $second }
fours-slate-label = Stand
fours-slate-spoken = { $name }: { $points } van de { $target }.
fours-slate-first-to = wie het eerst { $target } haalt
fours-slate-was = het was { $own } en { $other }
fours-slate-series =
    { $kind ->
        [best_of] Beste van { $games ->
            [n3] drie
            [n5] vijf
            [n7] zeven
           *[more] { $count }
        }
       *[first_to] Wie het eerst { $games ->
            [n2] twee
            [n3] drie
            [n4] vier
            [n5] vijf
           *[more] { $count }
        } spellen wint
    }: { $own } – { $other }

## The hand is told

fours-told-hand = Ronde { $hand }
fours-told-count = de telling
fours-told-number =
    { $n ->
        [n0] niets
        [n1] één
        [n2] twee
        [n3] drie
        [n4] vier
        [n5] vijf
        [n6] zes
        [n7] zeven
        [n8] acht
        [n9] negen
       *[more] { $points }
    }
fours-told-points = { $own } voor ons, { $other } voor hen
fours-told-points-names =
    { $mine ->
        [yes] { $own } voor jou, { $other } voor { $second }
       *[no] { $own } voor { $first }, { $other } voor { $second }
    }
fours-told-nothing = Niemand krijgt een punt
fours-told-thrown-in = De ronde vervalt
fours-told-won =
    { $who ->
        [us] Wij winnen het spel
        [them] Zij winnen het spel
        [you] Jij wint het spel
        [one] { $names } wint het spel
       *[pair] { $names } winnen het spel
    }, { $points } tegen { $other }
fours-told-trumps =
    { $suit ->
        [clubs] Klaveren
        [diamonds] Ruiten
        [hearts] Harten
       *[spades] Schoppen
    } was troef.
fours-told-turned = Opengedraaid: { $cards }
fours-told-pack-out =
    { $you ->
        [yes] Het pak was op voordat er een andere kleur kwam; jij geeft opnieuw.
       *[no] Het pak was op voordat er een andere kleur kwam; { $name } geeft opnieuw.
    }
fours-told-points-stand = De punten voor de opengedraaide kaarten blijven staan.
fours-told-end-kicked = De opengedraaide kaart besliste het spel voordat er een kaart was gespeeld.
fours-told-end-gift = Het gegeven punt besliste het spel voordat er een kaart was gespeeld.
fours-told-what =
    { $what ->
        [turn_up] Open{ "\u00AD" }gedraaid
        [gift] “Neem er één”
        [high] Hoog
        [low] Laag
        [jack] Boer
        [hang_jack] Gehangen boer
       *[game] Spel
    }
fours-told-turn-up =
    { $you ->
        [yes] Jij draaide hem open als gever
       *[no] { $name } draaide hem open als gever
    }
fours-told-gift =
    { $you ->
        [dealer] { $eldest } vroeg, en jij gaf er één
        [eldest] Jij vroeg, en { $dealer } gaf er één
       *[no] { $eldest } vroeg, en { $dealer } gaf er één
    }
fours-told-high =
    { $you ->
        [yes] De hoogste troef in het spel kreeg jij, en hij haalde zijn slag
       *[no] De hoogste troef in het spel kreeg { $name }, en hij haalde zijn slag
    }
fours-told-low-kept =
    { $you ->
        [yes] De laagste troef in het spel kreeg jij, en je haalde hem zelf binnen
       *[no] De laagste troef in het spel kreeg { $name }, die hem ook binnenhaalde
    }
fours-told-low-only =
    { $you ->
        [yes] De enige troef in het spel is ook de laagste; jij kreeg hem
       *[no] De enige troef in het spel is ook de laagste; { $name } kreeg hem
    }
fours-told-low-moved =
    { $held ->
        [yes] Jij kreeg hem
       *[no] { $holder } kreeg hem
    }, { $took ->
        [yes] jij haalde hem binnen
       *[no] { $taker } haalde hem binnen
    }{ $counts ->
        [holder] , maar hij telt voor wie hem kreeg
        [winner] , en hij telt voor wie hem binnenhaalt
       *[side] { "" }
    }
fours-told-jack-kept =
    { $you ->
        [yes] Jij had de boer en haalde hem zelf binnen
       *[no] { $name } had de boer en haalde hem zelf binnen
    }
fours-told-jack-saved =
    { $held ->
        [yes] Jij had de boer; { $taker } haalde hem binnen
       *[no] { $took ->
            [yes] { $holder } had de boer; jij haalde hem binnen
           *[no] { $holder } had de boer; { $taker } haalde hem binnen
        }
    }
fours-told-jack-hung =
    { $held ->
        [yes] { $taker } pakte jouw boer
       *[no] { $took ->
            [yes] Jij pakte de boer van { $holder }
           *[no] { $taker } pakte de boer van { $holder }
        }
    }{ $more ->
        [yes] : { $points } in plaats van 1
       *[no] { "" }
    }
fours-told-game = { $own } tegen { $other } in de gehaalde kaarten
fours-told-game-other = Allebei { $each }: het punt is voor de kant die niet gaf
fours-told-game-tie = Allebei { $each }: niemand krijgt het punt
fours-told-no-trump = Er is geen troef gegeven
fours-told-no-jack = De troefboer is niet gegeven
fours-told-jack-turned = De troefboer is opengedraaid, niet gegeven
fours-told-late = Telt niet meer: het spel was al beslist
fours-told-wins = en daarmee het hele spel
fours-told-nobody = Niemand
fours-told-spoken = { $what }: { $side }, { $amount }.
fours-told-card-spoken = Kaart: { $card }.
fours-told-slate = De lei
fours-told-tricks = Alle slagen
fours-told-hide-tricks = Slagen verbergen
fours-told-trick = Slag
fours-told-worth = Voor spel
fours-told-leads = komt uit
fours-told-takes = pakt de slag
fours-told-next =
    { $you ->
        [yes] Volgende ronde, jij geeft
       *[no] Volgende ronde, { $name } geeft
    }
fours-told-waiting = Een speler geeft de volgende ronde.
fours-told-to-game = Het spel ronde voor ronde

## A game or the match is over

fours-game-title = Spel
fours-game-number = Spel { $game }
fours-game-won-series =
    { $who ->
        [us] Wij winnen de partij
        [them] Zij winnen de partij
        [you] Jij wint de partij
        [one] { $names } wint de partij
       *[pair] { $names } winnen de partij
    }, { $points } tegen { $other }
fours-game-hands =
    { $count ->
        [one] Na { $count } ronde.
       *[other] Na { $count } rondes.
    }
fours-game-list = Ronde voor ronde
fours-game-hand = Ronde
fours-game-dealer =
    { $you ->
        [yes] Jij gaf
       *[no] { $name } gaf
    }
fours-game-thrown-in = vervallen
fours-game-reason = { $what }{ "\u00A0" }{ $points }
fours-game-series = De spellen van de partij
fours-game-winner = Winnaar
fours-game-next = Volgend spel
fours-game-waiting = Een speler begint het volgende spel.
fours-game-record = Verslag van het spel
fours-game-record-of = Verslag van spel { $game }
fours-game-sheet = Scoreblad
