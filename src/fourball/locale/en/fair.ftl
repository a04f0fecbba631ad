### Whether the deal is fair: the check at the end of a hole, and the page about it.

## Check this deal

proof-open = Check this deal
proof-title = Is this the sealed deal?
proof-yes = Yes. This is the pack that was sealed before the first card was dealt.
proof-late = The pack fits its seal. But this page came when the cards had been opened already, so it cannot say which seal was shown before. Somebody who saw the hole being played can.
proof-no-seal = No. What was opened does not fit the seal.
proof-no-changed = No. The seal is not the one that this page was shown while the hole was played.
proof-no-first = No. The first discard on the table was { $lay }, but in this pack it is { $card }.
proof-no-cards = No. These are not whole packs of 52 cards.
proof-seal = The seal, shown at the deal
proof-worked = The fingerprint, worked out here
proof-salt = The random word before the pack
proof-pack =
    { $count ->
        [one] The pack from the top, one card
       *[other] The pack from the top, { $count } cards
    }
proof-pack-about =
    { $count ->
        [one] The first card was dealt. The marked one began the discard pile, and the rest was the stock.
       *[other] The first { $count } were dealt one by one, beginning at the dealer’s left. The marked one began the discard pile, and the rest was the stock.
    }
proof-void = The deal that was given up
proof-how = Before the deal the server published a fingerprint of the whole pack. Now it has opened the pack, and your browser has worked the fingerprint out again.
proof-more = How cards are shuffled and sealed

## The page

fair-link = How the cards are shuffled
fair-title = Fair cards
fair-heading = How the cards are shuffled, and how you can check it
fair-intro = At every card table somebody doubts the shuffle. Here is what happens before a deal, how you catch a server that cheats, and how the cards have come here so far.
fair-shuffle-title = The shuffle
fair-shuffle = Before every hole the whole pack is shuffled anew, by the generator from which this computer also makes its secret keys. Every order is equally likely.
fair-shuffle-nobody = Nothing else has a say in it: not who plays, not the score, not the hole before. Bots do not know the order either; they see what anybody in their seat would see.
fair-seal-title = The seal
fair-seal-idea = A shuffled pack in a sealed envelope, laid on the table before play and opened at the end: that is what the server does, with a number for an envelope.
fair-seal-1 = The server shuffles the pack and puts a random word before it.
fair-seal-2 = It works out a fingerprint of both and shows it to everybody: the seal. Nobody can read the cards from it.
fair-seal-3 = The hole is played. No other order can be slipped in now: it would have another fingerprint.
fair-seal-4 = When the hole is over the server opens word and pack. Press “{ proof-open }” under the scores: your own browser works the fingerprint out again, and compares it with the seal that it was shown before.
fair-seal-limit = The seal proves that the order was settled before the deal. Whether the orders look like chance, the figures below tell. A stock made from the discards in the middle of a hole is shuffled only then, so it is not under the seal.
fair-seal-formula = You can work it out with any other program too:
fair-streaks-title = Good and bad runs
fair-streaks = Chance is not even. In a match of nine holes with four players, more often than not somebody is dealt three cards of one rank in a hole, and somebody no king for four holes running. People remember such runs and look for a reason; a shuffle that never had them would be the crooked one.
fair-figures-title = The figures of this server
fair-figures =
    { $count ->
        [one] One finished hole has been counted.
       *[other] { $count } finished holes have been counted.
    }
fair-none = No hole has been finished here yet.
fair-counting = Still counting…
fair-place-top = The first card of the pack
fair-place-discard = The first discard
fair-ranks = Rank
fair-suits = Suit
fair-came = How often it came
fair-rank =
    { $rank ->
        [ace] ace
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] jack
        [queen] queen
       *[king] king
    }
fair-suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
fair-jokers =
    { $count ->
        [one] Besides, one joker came.
       *[other] Besides, { $count } jokers came.
    }
fair-expected = Dashed: { $n } each, if they came evenly.
fair-chi-square = Chi-square { $x } with { $freedom } degrees of freedom.
fair-too-few = Too few yet to say anything: that takes { $count } cards.
fair-usual = A fair shuffle comes out at least as uneven about { $n } times in 100. Nothing unusual.
fair-rare =
    { $n ->
        [one] A fair shuffle comes out as uneven only about once in 1000 times. That is rare.
       *[other] A fair shuffle comes out as uneven only about { $n } times in 1000. That is rare.
    }
fair-strange = A fair shuffle comes out as uneven less than once in 1000 times. Ask the host about it.
fair-four = There are four such comparisons. On one fair server in five, one of them is rarer than 5 in 100, by chance alone.
