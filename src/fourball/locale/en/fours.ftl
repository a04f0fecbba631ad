### All Fours: the table while a hand is played, its log and its voice.
### Cards arrive as $card and are drawn inside the sentence (or spoken by their name). $you is "yes" where the player is the reader;
### $name is then the word of "you". $other is a second player, with $otherYou. Names are never inflected. $suit: clubs diamonds
### hearts spades. $for is the whole message fours-for, $who in it: us them you one pair, or nobody.

## Words that other messages here are made of

fours-suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
fours-suit-cap =
    { $suit ->
        [clubs] Clubs
        [diamonds] Diamonds
        [hearts] Hearts
       *[spades] Spades
    }
# As in "play with hearts"
# Points for a side, at the end of a sentence or in brackets
fours-for =
    { $who ->
        [us] { $points } for us
        [them] { $points } for them
        [you] { $points } for you
       *[other] { $points } for { $names }
    }

## Head of the page

fours-title = All Fours
fours-hand = Hand { $hand }
fours-now-packet = how to deal?
fours-now-stand = stand or beg?
fours-now-answer = give or run?
fours-now-trick = trick { $trick } of { $tricks }
fours-now-over = over
fours-key-stand = stand
fours-key-beg = beg
fours-key-give = give
fours-key-run = run
fours-key-last = last trick

## Seats

# Each is a role of a player, in a few words
fours-role-dealer = dealer
fours-role-partner = your partner
fours-role-led = led
fours-role-played = has played
fours-role-loses = loses the jack
fours-role-begged = begs
fours-turn-packet = chooses the packets
fours-turn-stand = stands or begs
fours-turn-answer = gives or runs
fours-turn-play = to play
fours-count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
fours-count-tricks =
    { $count ->
        [0] no trick yet
        [one] { $count } trick taken
       *[other] { $count } tricks taken
    }
fours-own-hand = Your hand
fours-own-tricks =
    { $count ->
        [one] You have { $count } trick
       *[other] You have { $count } tricks
    }
fours-own-dealer = You deal
fours-own-eldest = You sit at the dealer’s right, so you speak first
fours-blind = Only dealer and eldest look at their cards until trumps are fixed. Then you see yours.
fours-suit-with = { fours-suit }
fours-trump = { fours-suit-cap } are trumps

## In the middle

fours-turned = Turned up
fours-turned-scores =
    { $points ->
        [0] no points for { $name }
        [one] { $points } point for { $name }
       *[other] { $points } points for { $name }
    }
fours-turned-scores-you =
    { $points ->
        [0] no points for you
        [one] { $points } point for you
       *[other] { $points } points for you
    }
fours-turned-list = Turned up in this hand
fours-aside = laid aside
fours-trick = The trick
fours-slot = your card
fours-leads = leads
fours-takes = takes it
# A card as it lies in the trick, for the ear
fours-lies =
    { $you ->
        [yes] Yours: { $card }
       *[no] { $name }: { $card }
    }
fours-lies-leading =
    { $you ->
        [yes] Yours: { $card }, takes the trick so far
       *[no] { $name }: { $card }, takes the trick so far
    }
fours-lies-taking =
    { $you ->
        [yes] Yours: { $card }, takes the trick
       *[no] { $name }: { $card }, takes the trick
    }
# The running count, while the hand is played
fours-counts = Toward game: { $own } for us, { $others } for them
fours-counts-names = Toward game: { $first } { $own }, { $second } { $others }
fours-hang = Hang jack
fours-hang-line =
    { $you ->
        [yes] You took
       *[no] { $name } took
    } { $otherYou ->
        [yes] your jack
       *[no] { $other }’s jack
    }: { $for } in the count.

## What I may do

fours-yours-word = Your word
fours-yours-card = Your card
fours-yours-deal = Your deal
fours-say-packet = Deal by ones or by threes?
fours-say-stand = Play with { fours-suit } as trumps?
fours-say-answer = { $name } begs. Give one point, or run the pack?
fours-say-lead = You lead: play any card
fours-say-called = Your { $card } has been called: play it
fours-say-trump-led = Trumps were led: play a trump
fours-say-trump-led-void = Trumps were led and you have none: play any card
fours-say-follow = { fours-suit-cap } were led: follow
fours-say-follow-or-trump = { fours-suit-cap } were led: follow, or trump
fours-say-void = { fours-suit-cap } were led and you have none: play any card
fours-say-void-must-trump = { fours-suit-cap } were led and you have none: you must trump
fours-say-higher = A trump must be higher than the one that lies there
fours-say-free = Play any card
fours-say-others-packet = { $name } chooses how to deal
fours-say-others-stand = { $name } stands or begs
fours-say-others-answer = { $name } gives one point, or runs the pack
fours-say-others-play = { $name } is to play
fours-say-others-lead = { $name } leads
fours-say-others-lead-ready = { $name } leads when you are ready
fours-say-over = The hand is over
fours-say-expose = Which card do you show to everybody?
fours-say-expose-sure = Show { $card } to everybody? It cannot be taken back, and an opponent may call it.
fours-act-packet-1 = By ones
fours-act-packet-3 = By threes
fours-act-stand = Stand: { fours-suit }
fours-act-beg = Beg for another
fours-act-give = Give one
fours-act-run = Run the pack
# The calls as they are spoken at a table in Trinidad, the same in every language
fours-call-stand = Stand
fours-call-beg = Beg
fours-call-give = Give one
fours-call-run = Run
fours-why-give-match = You may not give: that point would win them the game.
fours-why-give-suit = You may not give: you hold none of { fours-suit }.
fours-act-last = Last trick
fours-act-go-on = Go on
fours-act-expose = Show a card
fours-act-expose-yes = Show it
fours-act-expose-no = Keep it hidden
fours-act-play-spoken = Play the { $card }
fours-act-expose-spoken = Show the { $card } to everybody
fours-act-call-spoken = Call { $name }’s { $card }
fours-card-shown-spoken = { $name }’s { $card }, lies open
fours-card-called-spoken = { $name }’s { $card }, called
fours-card-back = A card that you may not see yet
fours-card-open = lies open
fours-card-called = called
fours-no = cannot be played: { $why }
fours-no-not-turn =
    { $you ->
        [yes] it is your word first
       *[no] { $name } is to play
    }
fours-no-no-trump = trumps are not fixed yet
fours-no-called = your { $called } has been called
fours-no-trump-led = trumps were led, and you have one
fours-no-follow = { fours-suit } were led, and you must follow
fours-no-follow-or-trump = { fours-suit } were led: follow, or trump
fours-no-void-must-trump = you must trump
fours-no-under = this trump is lower than the one that lies there
fours-no-higher = a higher trump must be played
fours-no-other = the rules of this table do not allow it now

## The last trick

fours-last = Last trick
fours-last-none = No trick has been taken yet.
fours-last-took =
    { $you ->
        [yes] You took it
       *[no] { $name } took it
    }: { $worth ->
        [0] nothing toward game
       *[other] { $worth } toward game
    }.
fours-last-older = Older tricks stay face down until the hand is over.

## What happened. Every line begins with { $name } where there is one

fours-log-packet =
    { $you ->
        [yes] { $name } deal
       *[no] { $name } deals
    } { $packet ->
        [p1] by ones
       *[p3] by threes
    }
fours-log-turned =
    { $points ->
        [0] { $name } turned up { $card }
       *[other] { $name } turned up { $card }: { $for }
    }
fours-log-stand =
    { $you ->
        [yes] { $name } stand
       *[no] { $name } stands
    }
fours-log-beg =
    { $you ->
        [yes] { $name } beg
       *[no] { $name } begs
    }
fours-log-give = { $name } gave one: { $for }
fours-log-run = { $name } ran the pack
fours-log-trump = { fours-suit-cap } are trumps
fours-log-look = Trumps are fixed: everybody looks at the cards now
fours-log-look-own = Trumps are fixed: you see your cards, { $cards }
fours-log-expose = { $name } laid { $card } open
fours-log-call =
    { $otherYou ->
        [yes] { $name } called your { $card }
       *[no] { $name } called { $other }’s { $card }
    }
fours-log-led = { $name } led { $card }
fours-log-followed = { $name } followed with { $card }
fours-log-trumped = { $name } trumped with { $card }
fours-log-overtrumped = { $name } trumped higher with { $card }
fours-log-threw = { $name } threw { $card }
fours-log-trick =
    { $worth ->
        [0] { $name } took the trick: nothing toward game
       *[other] { $name } took the trick: { $worth } toward game
    }
# A trick that nobody may look at any more
fours-log-trick-old = { $name } took trick { $trick }
fours-log-hang =
    { $name } took { $otherYou ->
        [yes] your
       *[no] { $other }’s
    } { $card } with { $by }: hang jack
fours-log-high = High, { $card }: { $for }
fours-log-low = Low, { $card }: { $for }
fours-log-jack = Jack, { $card }: { $for }
fours-log-hang_jack = Hang jack, { $card }: { $for }
fours-log-game = Game, { $counts }: { $for }
fours-log-game-nobody = Game, { $counts }: nobody scores
fours-log-thrown-in = The pack ran out: the hand is thrown in
fours-log-over = The hand is over
fours-log-won =
    { $who ->
        [us] We have won the game
        [them] They have won the game
        [you] You have won the game
        [one] { $names } has won the game
       *[pair] { $names } have won the game
    }
fours-said-your-card = It is your turn.
fours-said-your-word = It is your word.
fours-said-your-lead = You lead.

## Where am I

fours-where-hand = Hand { $hand }, { $target } points win.
fours-where-score = { $first } { $own }, { $second } { $others }.
fours-where-turn-packet =
    { $you ->
        [yes] You choose: deal by ones or by threes.
       *[no] { $name } chooses how to deal.
    }
fours-where-turn-stand =
    { $you ->
        [yes] You stand or beg.
       *[no] { $name } stands or begs.
    }
fours-where-turn-answer =
    { $you ->
        [yes] You give one point or run the pack.
       *[no] { $name } gives one point or runs the pack.
    }
fours-where-turn-play =
    { $you ->
        [yes] It is your turn.
       *[no] { $name } is to play.
    }
fours-where-dealer =
    { $you ->
        [yes] You deal.
       *[no] { $name } deals.
    }
fours-where-turned = Turned up: { $cards }.
fours-where-no-trump = Trumps are not fixed yet.
fours-where-trick = Trick { $trick } of { $tricks }: { $plays }.
fours-where-trick-empty = Trick { $trick } of { $tricks }: nobody has led yet.
fours-where-leads =
    { $you ->
        [yes] You take it so far.
       *[no] { $name } takes it so far.
    }
fours-where-own = Your cards: { $cards }.
fours-where-may = You may play: { $cards }.
fours-where-seat =
    { $count ->
        [one] { $name }: { $count } card
       *[other] { $name }: { $count } cards
    }, { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.
fours-where-partner =
    { $count ->
        [one] { $name }, your partner: { $count } card
       *[other] { $name }, your partner: { $count } cards
    }, { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.
fours-where-own-tricks =
    { $tricks ->
        [0] You have no trick yet.
        [one] You have { $tricks } trick.
       *[other] You have { $tricks } tricks.
    }
fours-where-open = { $name }, open: { $cards }.

## Around a hand

# $card: the highest card cut; the first message is short, for the head of the page
fours-first-cut-short =
    { $you ->
        [yes] You deal: { $card }
       *[no] { $name } deals: { $card }
    }
fours-first-cut =
    { $you ->
        [yes] You deal: { $card } is the highest card cut
       *[no] { $name } deals: { $card } is the highest card cut
    }
fours-cut-again = Cut { $round }: the highest were equal
fours-cut-highest = highest
# $kind: deal-again, end
fours-question =
    { $kind ->
        [end]
            { $you ->
                [yes] You have asked the others: stop here?
               *[no] { $name } asks: stop here? Whoever has more points wins.
            }
       *[deal-again]
            { $you ->
                [yes] You have asked the others: deal this hand again?
               *[no] { $name } asks: deal this hand again? Its cards and points then count for nobody.
            }
    }
fours-dealt-again = All agreed: the hand is dealt again.
fours-deal-again-about = The cards on the table are thrown away, and what this hand has scored so far counts for nobody. The same dealer deals new ones.
fours-scores = The slate
fours-scores-hand = Hand
fours-scores-thrown-in = thrown in
fours-proof-no-first = No. The card turned up first was { $lay }, but in this pack it is { $card }.
fours-proof-pack-about = The first { $count } were dealt, beginning at the dealer’s right. The marked one was turned up; what a run dealt and turned follows.
