### All Fours: the slate, the hand told point by point, a game and a match of several games hand by hand.
### Cards arrive as $card or $cards and are drawn inside the sentence. $you is "yes" where the player is the reader; $name is then the
### word of "you". Names are never inflected.

## The slate

# The sides as a seated person of four calls them
fours-slate-us = Us
fours-slate-them = Them
fours-slate-pair = { $first } & { $second }
fours-slate-label = Score
fours-slate-spoken = { $name }: { $points } of { $target }.
fours-slate-first-to = first to { $target }
fours-slate-was = was { $own } and { $other }
# $games: n3 n5 n7, as a word; $count: the same as a number; $kind: best_of or first_to
fours-slate-series =
    { $kind ->
        [best_of] Best of { $games ->
            [n3] three
            [n5] five
            [n7] seven
           *[more] { $count }
        }
       *[first_to] First to { $games ->
            [n2] two
            [n3] three
            [n4] four
            [n5] five
           *[more] { $count }
        } games
    }: { $own } – { $other }

## The hand is told

fours-told-hand = Hand { $hand }
fours-told-count = the count
# A number of points as a word; $n: n0 to n9
fours-told-number =
    { $n ->
        [n0] nothing
        [n1] one
        [n2] two
        [n3] three
        [n4] four
        [n5] five
        [n6] six
        [n7] seven
        [n8] eight
        [n9] nine
       *[more] { $points }
    }
# $own and $other are words of fours-told-number; the first letter is made a capital
fours-told-points = { $own } for us, { $other } for them
# $mine: whether the first side is the reader alone
fours-told-points-names =
    { $mine ->
        [yes] { $own } for you, { $other } for { $second }
       *[no] { $own } for { $first }, { $other } for { $second }
    }
fours-told-nothing = Nobody scores
fours-told-thrown-in = The hand is thrown in
# $who: us them you one pair
fours-told-won =
    { $who ->
        [us] We win the game
        [them] They win the game
        [you] You win the game
        [one] { $names } wins the game
       *[pair] { $names } win the game
    }, { $points } to { $other }
fours-told-trumps =
    { $suit ->
        [clubs] Clubs
        [diamonds] Diamonds
        [hearts] Hearts
       *[spades] Spades
    } were trumps.
fours-told-turned = Turned up: { $cards }
fours-told-pack-out =
    { $you ->
        [yes] The pack ran out before another suit came up; you deal again.
       *[no] The pack ran out before another suit came up; { $name } deals again.
    }
fours-told-points-stand = The points for the cards turned up stand.
fours-told-end-kicked = The card turned up won the game before a card was played.
fours-told-end-gift = The point given won the game before a card was played.
# The points by their names
fours-told-what =
    { $what ->
        [turn_up] Turn-up
        [gift] Take one
        [high] High
        [low] Low
        [jack] Jack
        [hang_jack] Hang jack
       *[game] Game
    }
fours-told-turn-up =
    { $you ->
        [yes] You turned it up as dealer
       *[no] { $name } turned it up as dealer
    }
fours-told-gift =
    { $you ->
        [dealer] { $eldest } begged, and you gave one
        [eldest] You begged, and { $dealer } gave you one
       *[no] { $eldest } begged, and { $dealer } gave one
    }
fours-told-high =
    { $you ->
        [yes] The highest trump in play was dealt to you, and took its trick
       *[no] The highest trump in play was dealt to { $name }, and took its trick
    }
fours-told-low-kept =
    { $you ->
        [yes] The lowest trump in play was dealt to you, and you took it yourself
       *[no] The lowest trump in play was dealt to { $name }, who took it too
    }
fours-told-low-only =
    { $you ->
        [yes] The only trump in play, dealt to you, is the lowest as well
       *[no] The only trump in play, dealt to { $name }, is the lowest as well
    }
# $held, $took: whether that is the reader; $counts: side (both on one side), holder or taker
fours-told-low-moved =
    Dealt to { $held ->
        [yes] you
       *[no] { $holder }
    }; { $took ->
        [yes] you
       *[no] { $taker }
    } took it{ $counts ->
        [holder] , but it counts for who held it
        [winner] , and it counts for who takes it
       *[side] { "" }
    }
fours-told-jack-kept =
    { $you ->
        [yes] You held the jack and took it home
       *[no] { $name } held the jack and took it home
    }
fours-told-jack-saved =
    { $held ->
        [yes] You held the jack; { $taker } took it home
       *[no] { $took ->
            [yes] { $holder } held the jack; you took it home
           *[no] { $holder } held the jack; { $taker } took it home
        }
    }
# $more: whether a jack that is hung counts more than a jack
fours-told-jack-hung =
    { $held ->
        [yes] { $taker } took your jack
       *[no] { $took ->
            [yes] You took { $holder }’s jack
           *[no] { $taker } took { $holder }’s jack
        }
    }{ $more ->
        [yes] : { $points } in place of 1
       *[no] { "" }
    }
fours-told-game = { $own } against { $other } in the cards taken
fours-told-game-other = { $each } each: it goes to the side that did not deal
fours-told-game-tie = { $each } each: nobody scores
fours-told-no-trump = No trump was dealt
fours-told-no-jack = The jack of trumps was not dealt
fours-told-jack-turned = The jack of trumps was turned up, not dealt
fours-told-late = Not counted: the game was won before
fours-told-wins = and with it the game
fours-told-nobody = Nobody
# The voice: the name of the point, who scores it, how many
fours-told-spoken = { $what }: { $side }, { $amount }.
fours-told-card-spoken = Card: { $card }.
fours-told-slate = The slate
fours-told-tricks = All tricks
fours-told-hide-tricks = Hide the tricks
fours-told-trick = Trick
fours-told-worth = For game
fours-told-leads = leads
fours-told-takes = takes it
fours-told-next =
    { $you ->
        [yes] Next hand, you deal
       *[no] Next hand, { $name } deals
    }
fours-told-waiting = A player deals the next hand.
fours-told-to-game = The game hand by hand

## A game or the match is over

fours-game-title = Game
fours-game-number = Game { $game }
fours-game-won-series =
    { $who ->
        [us] We win the match
        [them] They win the match
        [you] You win the match
        [one] { $names } wins the match
       *[pair] { $names } win the match
    }, { $points } to { $other }
fours-game-hands =
    { $count ->
        [one] After { $count } hand.
       *[other] After { $count } hands.
    }
fours-game-list = Hand by hand
fours-game-hand = Hand
fours-game-dealer =
    { $you ->
        [yes] You dealt
       *[no] { $name } dealt
    }
fours-game-thrown-in = thrown in
fours-game-reason = { $what }{ "\u00A0" }{ $points }
fours-game-series = The games of the match
fours-game-winner = Winner
fours-game-next = Next game
fours-game-waiting = A player begins the next game.
fours-game-record = Record of the game
fours-game-record-of = Record of game { $game }
fours-game-sheet = Chalk sheet
