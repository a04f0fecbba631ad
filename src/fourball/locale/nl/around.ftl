### Rond een hole: wie het eerst geeft, wat iemand de anderen vraagt, hoe een gelijke stand wordt uitgespeeld.
### $you is "yes" where the player is the reader; $name is then the word of "you". $names: several players, as a list.

## Who deals first

around-deal-volunteer = Ik geef
around-deal-cut = Trek wie er geeft
around-first =
    { $you ->
        [yes] Jij geeft
       *[no] { $name } geeft
    }, { $how ->
        [volunteer] als vrijwilliger
       *[chance] door het lot bepaald
    }
around-first-cut-short =
    { $you ->
        [yes] Jij geeft: { $card }
       *[no] { $name } geeft: { $card }
    }
around-first-cut =
    { $you ->
        [yes] Jij geeft: { $card } is de laagste getrokken kaart
       *[no] { $name } geeft: { $card } is de laagste getrokken kaart
    }
around-cut-title = Wie het eerst geeft
around-cut-show = Wie het eerst geeft
around-cut-round = Trekking { $round }
around-cut-again = Trekking { $round }: de laagste waren gelijk
around-cut-lowest = laagste
around-to-table = Naar de tafel

## Dealing again, ending the match

around-again = Opnieuw geven
around-again-about = De kaarten op tafel gaan weg en tellen voor niemand. Dezelfde gever geeft nieuwe.
around-again-others = De anderen aan tafel moeten het ermee eens zijn.
around-again-ask = Vraag de anderen
around-again-now = Nu opnieuw geven
around-again-no = Laat maar
around-question =
    { $kind ->
        [end]
            { $you ->
                [yes] Je hebt de anderen gevraagd: hier stoppen?
               *[no] { $name } vraagt: hier stoppen? Het laagste totaal wint.
            }
       *[deal-again]
            { $you ->
                [yes] Je hebt de anderen gevraagd: deze hole opnieuw geven?
               *[no] { $name } vraagt: deze hole opnieuw geven? De kaarten tellen dan voor niemand.
            }
    }
around-agree = Akkoord
around-play-on = Doorspelen
around-withdraw = Intrekken
around-agrees =
    { $you ->
        [yes] Jij gaat akkoord
       *[no] { $name } gaat akkoord
    }
around-agreed = Akkoord: { $names }
around-awaited = Nog niet: { $names }
around-dealt-again = Iedereen was akkoord: de hole wordt opnieuw gegeven.
around-ended = Iedereen was akkoord: de partij eindigt hier.
around-declined = Er wordt doorgespeeld.

## Playing off a tie

around-extra-hole = Extra hole
around-tie-title =
    { $how ->
        [hands] Steen, papier, schaar
       *[extra_hole] Extra hole
    }
around-tie-prize = om de prijs
around-tie-about-extra_hole = Nog een hole om de prijs: { $names }. De laagste score wint; de anderen kijken toe.
around-tie-about-hands = Om de prijs: { $names }. Steen maakt schaar bot, schaar knipt papier, papier verpakt steen.
around-play-off = Speel een extra hole
around-play-off-again = Speel nog een extra hole
around-settle-bots = Laat de bots het uitmaken
around-look-on = Jij kijkt toe.
around-hand-rock = steen
around-hand-paper = papier
around-hand-scissors = schaar
around-hands-choose = Kies er een
around-hands-hidden = Niemand ziet een keuze voordat iedereen gekozen heeft.
around-has-chosen =
    { $you ->
        [yes] Jij hebt gekozen
       *[no] { $name } heeft gekozen
    }
around-chooses =
    { $you ->
        [yes] Jij moet kiezen
       *[no] { $name } kiest nog
    }
around-round =
    { $how ->
        [hands] Ronde { $round }
       *[extra_hole] Extra hole { $round }
    }
around-round-none = Niemand valt af: nog een keer.
around-round-left = Nog in het spel: { $names }.
around-round-won =
    { $you ->
        [yes] De prijs is voor jou.
       *[no] De prijs is voor { $name }.
    }
