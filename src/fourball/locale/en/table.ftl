### The table, its log and its voice, the told hole, the match card.
### Cards arrive as $card and are drawn inside the sentence (or spoken by their name), so a card's name is never inflected:
### let it stand apart, after a colon or as an object that keeps its form. $you is "yes" where the player is the reader;
### $name is then the word of "you".

## Everywhere

bar-home = Fourball, start page
sheet-close = Close
you = You

## Cards

# $rank: ace two three ... ten jack queen king joker; $suit: clubs diamonds hearts spades, for a joker red or black
card-name =
    { $rank ->
        [joker]
            { $suit ->
                [red] red joker
               *[black] black joker
            }
       *[other]
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
            } of { $suit ->
                [clubs] clubs
                [diamonds] diamonds
                [hearts] hearts
               *[spades] spades
            }
    }
card-face-down = face down
card-cleared = cleared
card-looked-at = face down, looked at
# With the memory aid: what the reader has seen of a card that lies face down
card-remembered = face down, you remember { $card }
# A place in a layout of two or three rows and columns. $height: top middle near; $side: left middle right; $cell: its number
place-named =
    { $height ->
        [top] top
        [near] bottom
       *[middle]
            { $side ->
                [middle] centre
               *[other] middle
            }
    }{ $side ->
        [left] { " " }left
        [right] { " " }right
       *[middle]
            { $height ->
                [middle] { "" }
               *[other] { " " }middle
            }
    } card
place-numbered = card { $cell }
# Where a card lies, inside a sentence
place-where =
    { $height ->
        [top]
            { $side ->
                [left] at the top left
                [right] at the top right
               *[middle] at the top, middle
            }
        [near]
            { $side ->
                [left] at the bottom left
                [right] at the bottom right
               *[middle] at the bottom, middle
            }
       *[middle]
            { $side ->
                [left] in the middle left
                [right] in the middle right
               *[middle] in the centre
            }
    }
place-where-numbered = in place { $cell }

## Head of the page

# $cards: c and how many cards each player has
game-golf =
    { $cards ->
        [c4] Four-card Golf
        [hand4] Golf, four cards in hand
        [c6] Six-card Golf
        [c8] Eight-card Golf
        [c9] Nine-card Golf
        [c10] Ten-card Golf
       *[other] Golf
    }
table-hole-of = Hole { $hole } of { $holes }
table-hole-points = Hole { $hole } · to { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-hole = Hole { $hole }
table-lowest-wins = lowest wins
table-aid = memory aid on
table-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
table-title-yours = Your turn
table-menu = Menu
table-scorecard = Score card
table-rules = Rules of this table
table-log = What happened
table-settings = Settings
table-where = Where am I?
table-copy-link = Copy the link to this table
table-link-copied = The link is copied.
table-link-failed = The link could not be copied. It is the address of this page.
table-home = Leave to the start page
table-loading = The table is being laid.
table-lost = The connection is broken. Trying again; your seat is kept.
table-keys-head = Keys
table-key-draw = draw
table-key-take = take
table-key-cards = a card
table-key-discard = throw away
table-key-back = put back
table-key-knock = knock
table-key-clear = clear
table-key-where = where am I
table-key-next = go on

## Seats and piles

seat-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seat-open =
    { $points ->
        [one] { $name }, { $points } point. Show these cards large
       *[other] { $name }, { $points } points. Show these cards large
    }
seat-region = { $name }
seat-showing = The face-up cards count { $points }
seat-to-play = to play
seat-dealer = deals
seat-out = all face up
seat-looks = looking
seat-knocked = knocked
seat-bot = bot
seat-away = away
table-my-cards = Your cards
table-piles = Stock and discard pile
pile-stock = Stock
pile-discard = Discard
pile-discard-empty = The discard pile is empty
pile-held-own = You hold
pile-held = { $name } holds
pile-stock-count =
    { $count ->
        [one] Stock, { $count } card
       *[other] Stock, { $count } cards
    }

## What I may do

act-draw = Draw
act-draw-spoken = Draw the top card of the stock
act-take = Take { $card }
act-take-none = Take
act-take-spoken = Take { $card } from the discard pile
act-discard = Throw { $card } away
act-put-back = Put back
act-put-back-spoken = Put { $card } back on the discard pile
act-put-back-seen = A card from the stock was seen and cannot go back.
act-keep = Leave them face down
act-knock = Knock
act-knock-spoken = Knock: the others have one last turn
act-knock-again = Press again to knock
act-knock-again-spoken = Press again to knock: the others have one last turn
act-clear = Clear { $cards }
act-clear-spoken = Put the cancelled cards under the discard pile: { $cards }
act-go-on = Leave them
act-go-on-spoken = Leave the cancelled cards where they lie
act-swap-spoken = Swap the held { $held } with your { $place }, { $card }
act-turn-spoken = Turn up your { $place }
act-peek-spoken = Look at your { $place }
act-seen = I have seen it
act-swap-hand-spoken = Swap the held { $held } for card { $cell } in your hand, { $card }
# Where a card that lies face up makes way for one that will lie face down
act-lay-spoken = Swap the held { $held } with your { $place }, { $card }, and lay it face down
cell-own = Your { $place }, { $card }
cell-own-cancels = Your { $place }, { $card }, cancels
cell-own-looking = Your { $place }, { $card }, seen by you only
cell-own-hand = Card { $cell } in your hand, { $card }
act-deal-next = Deal hole { $hole }
act-rematch = Play again, same seats
act-end = End the match here
act-skip = Skip to now
act-sit = Take a seat
act-again = Show it again

say-your-turn = Your turn
say-your-last-turn = Your last turn
say-start =
    { $left ->
        [one] Turn up one more of your cards
       *[other] Turn up { $left } of your cards
    }
say-peek =
    { $left ->
        [one] Look at one more of your cards
       *[other] Look at { $left } of your cards
    }
say-peek-near =
    { $left ->
        [one] Look at one more card of the row nearest to you
       *[other] Look at { $left } cards of the row nearest to you
    }
say-looking = Only you see your { $place }: { $card }
say-turn = Draw from the stock, or take { $card }
say-turn-flip = Draw, take { $card }, or turn up one of your cards
say-turn-stock = Draw from the stock
say-turn-stock-flip = Draw from the stock, or turn up one of your cards
say-turn-knock = Draw, take { $card }, or knock
say-turn-knock-flip = Draw, take { $card }, turn up one of your cards, or knock
say-turn-stock-knock = Draw from the stock, or knock
say-turn-stock-knock-flip = Draw from the stock, turn up one of your cards, or knock
say-held-stock = Swap { $card } for one of your cards, or throw it away
say-held-discard = { $card } goes in the place of one of your cards
say-held-stock-hand = Swap { $card } for a card of your hand, or throw it away
say-held-discard-hand = { $card } stays in your hand; throw one of the others away
say-held-only-discard = { $card } has no place left; throw it away
say-flip-may = You may turn up one of your cards
say-flip-must = Turn up one of your cards
say-clear = Clear the cancelled cards, or leave them
say-others-turn = { $name } is to play
say-others-start = { $name } turns up the first cards
say-others-peek = { $name } looks at two cards
say-watching = You are watching
say-over = The hole is over
# For the first turns: what wins, by the rule of what cancels
say-goal-column = Fewest points win. Equal ranks in a column count 0.
say-goal-line = Fewest points win. Equal ranks that fill a row or a column count 0.
say-goal-diagonal = Fewest points win. Equal ranks that fill a row, a column or a diagonal count 0.
say-goal-anywhere = Fewest points win. Two of a rank count 0.
say-goal-none = Fewest points win.
say-goal-kings = Kings count 0.
say-press-again = Press { $key } again, or Enter
said-your-turn = It is your turn.
said-your-last-turn = It is your last turn.
said-clear = Clear the cancelled cards with C, or leave them with N.
said-put = { $card } is now card { $cell }; { $out } went out
said-thrown = { $card } thrown away
# The reader alone looks at a card
said-looking = Your { $place }: { $card }. Only you see it.
said-laid = It lies face down { $where } now; { $out } went out
said-hand = { $card } is in your hand now; { $out } went out

last-turns-banner = Last turns: { $you ->
        [yes] you have
       *[no] { $name } has
    } every card face up. { $mine ->
        [yes] You have one turn left.
        [done] The others have one turn each.
       *[no] You have had your last turn.
    }
last-turns-knocked = Last turns: { $you ->
        [yes] you have
       *[no] { $name } has
    } knocked. { $mine ->
        [yes] You have one turn left.
        [done] The others have one turn each.
       *[no] You have had your last turn.
    }

## What happened. Every line begins with { $name } where there is one

log-dealt = The cards are dealt. First discard: { $card }
log-drew = { $name } drew a card from the stock
log-drew-own = { $name } drew { $card } from the stock
log-took = { $name } took { $card } from the discard pile
log-put-back = { $name } put { $card } back
log-drew-discarded = { $name } drew, and threw away { $card }
log-discarded-turned = { $name } threw away { $thrown } and turned up { $card }
log-drew-swapped =
    { $hidden ->
        [yes] { $name } drew { $card } for hidden card { $cell }; { $out } went out
       *[no] { $name } drew { $card } for { $out }, card { $cell }
    }
log-took-swapped =
    { $hidden ->
        [yes] { $name } took { $card } for hidden card { $cell }; { $out } went out
       *[no] { $name } took { $card } for { $out }, card { $cell }
    }
log-turned-start = { $name } turned up { $card }
log-turned = { $name } turned up { $card }
log-peeked = { $name } looked at the card { $where }
# A card laid face down, or taken into the hand; $known says that the reader may still be told which
log-drew-laid =
    { $known ->
        [yes] { $name } drew { $card } and laid it face down { $where }; { $out } went out
       *[no] { $name } drew a card and laid it face down { $where }; { $out } went out
    }
log-took-laid =
    { $known ->
        [yes] { $name } took { $card } and laid it face down { $where }; { $out } went out
       *[no] { $name } took the top discard and laid it face down { $where }; { $out } went out
    }
log-drew-hand =
    { $known ->
        [yes] { $name } drew { $card } into the hand; { $out } went out
       *[no] { $name } drew a card into the hand; { $out } went out
    }
log-took-hand =
    { $known ->
        [yes] { $name } took { $card } into the hand; { $out } went out
       *[no] { $name } took the top discard into the hand; { $out } went out
    }
log-cleared = { $name } put { $cards } under the pile
log-knocked = { $name } knocked; the others have one last turn
log-last-turns =
    { $you ->
        [yes] { $name } have ended the hole; the others have one last turn
       *[no] { $name } has ended the hole; the others have one last turn
    }
log-revealed = { $name } turned over the rest: { $cards }
log-reshuffled = The discard pile was shuffled into a new stock
# $how: last-turns, all-face-up, stock-empty, turn-cap
log-over =
    { $how ->
        [stock-empty] The hole is over: the stock is used up
        [turn-cap] The hole is over: it reached the agreed number of turns
       *[other] The hole is over
    }
log-none = Nothing yet.
news-head = Last move

## Where am I

where-hole = Hole { $hole }.
where-turn =
    { $you ->
        [yes] It is your turn.
       *[no] { $name } is to play.
    }
where-last-turns = These are the last turns.
where-aid = The memory aid is on.
where-knocked =
    { $you ->
        [yes] You have knocked.
       *[no] { $name } has knocked.
    }
where-held =
    { $known ->
        [yes]
            { $you ->
                [yes] You hold the { $card }.
               *[no] { $name } holds the { $card }.
            }
       *[no]
            { $you ->
                [yes] You hold a card.
               *[no] { $name } holds a card.
            }
    }
where-discard = On the discard pile: { $card }.
where-discard-empty = The discard pile is empty.
where-stock =
    { $count ->
        [one] { $count } card in the stock.
       *[other] { $count } cards in the stock.
    }
# $rows: the cards of each row, rows parted by semicolons
where-layout =
    { $you ->
        [yes] Your cards: { $rows }. Face up they count { $points }.
       *[no] { $name }: { $rows }. Face up they count { $points }.
    }
where-hand =
    { $you ->
        [yes] In your hand: { $cards }. They count { $points }.
       *[no] In the hand of { $name }: { $cards }. They count { $points }.
    }
where-hand-closed =
    { $count ->
        [one] { $name }: { $count } card in the hand.
       *[other] { $name }: { $count } cards in the hand.
    }

## The hole is told

told-title = Hole { $hole }
told-you-win = You win the hole
told-wins = { $name } wins the hole
told-shared = { $names } share the hole
told-intro-column = Equal cards that fill a column cancel, all else counts.
told-intro-line = Equal cards that fill a row or a column cancel, all else counts.
told-intro-line_diagonal = Equal cards that fill a row, a column or a diagonal cancel, all else counts.
# Four cards, two rows of two: pairs that lie side by side or one above the other
told-intro-neighbours = Two equal cards in a row or a column cancel, all else counts.
told-intro-anywhere = Two equal cards cancel wherever they lie, all else counts.
told-intro-none = Every card counts.
told-intro-kept = Equal cards worth less than 0 together keep their points.
told-low-is-good = Low is good.
told-no-ender =
    { $how ->
        [stock-empty] The stock was used up, so the cards count as they lie and nobody has ended the hole.
        [turn-cap] The hole has reached the agreed number of turns, so the cards count as they lie and nobody has ended it.
       *[other] Nobody has ended this hole.
    }
told-lowest = lowest
told-ender =
    { $you ->
        [yes] you ended the hole
       *[no] ended the hole
    }
told-knocked =
    { $you ->
        [yes] you knocked
       *[no] knocked
    }
told-column = Column { $column }
# A card of a hand of four, from the left
told-card = Card { $column }
told-cancels = cancels
# The lines of a score; the amount stands beside each. $kind: column row diagonal pair
told-group-cancels =
    { $kind ->
        [column] Column of
        [row] Row of
        [diagonal] Diagonal of
       *[pair] A pair of
    } { $rank ->
        [ace] aces
        [two] twos
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
        [king] kings
       *[joker] jokers
    } cancels
told-pairs-cancel =
    { $count ->
        [one] { $count } pair of
       *[other] { $count } pairs of
    } { $rank ->
        [ace] aces
        [two] twos
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
        [king] kings
       *[joker] jokers
    } cancel
told-group-kept =
    { $kind ->
        [column] Column of
        [row] Row of
        [diagonal] Diagonal of
       *[pair] A pair of
    } { $rank ->
        [ace] aces
        [two] twos
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
        [king] kings
       *[joker] jokers
    } keeps its { $points } (negative pairs are kept)
told-pairs-kept =
    { $count ->
        [one] { $count } pair of
       *[other] { $count } pairs of
    } { $rank ->
        [ace] aces
        [two] twos
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
        [king] kings
       *[joker] jokers
    } keep their { $points } (negative pairs are kept)
# Two lines cross, and the first has told the card they share
told-group-kept-rest =
    { $kind ->
        [column] Column of
        [row] Row of
       *[diagonal] Diagonal of
    } { $rank ->
        [ace] aces
        [two] twos
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
        [king] kings
       *[joker] jokers
    } keeps the rest of its points, { $points } (a card counts once)
told-rest =
    { $count ->
        [one] The card left over
       *[other] The cards left over
    }
told-all-count = All cards count
# $cards: n4 or n6
told-block-own =
    Block of { $cards ->
        [n4] four
       *[n6] six
    } { $rank ->
        [ace] aces
        [two] twos
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
        [king] kings
       *[joker] jokers
    }
# $count: how many blocks the player has
told-block-of =
    { $count ->
        [one]
            { $you ->
                [yes] Your block
               *[no] { $name }’s block
            }
       *[other]
            { $you ->
                [yes] Your { $count } blocks
               *[no] { $name }’s { $count } blocks
            }
    }
# $tied: whether somebody had just as little; $rule: plus10 add_winner double double_plus5 worst
told-penalty =
    { $you ->
        [yes] You ended the hole
       *[no] { $name } ended the hole
    } but { $tied ->
        [yes] only shared the lowest score
       *[no]
            { $you ->
                [yes] were not lowest
               *[no] was not lowest
            }
    }: { $rule ->
        [plus10] 10 more
        [add_winner] the winner’s score
        [double] the score counts double
        [double_plus5] the score counts double, and 5 more
        [worst] up to the worst score at the table
       *[other] house rule of this table
    }
told-penalty-nothing =
    { $you ->
        [yes] You ended the hole
       *[no] { $name } ended the hole
    } but { $tied ->
        [yes] only shared the lowest score
       *[no]
            { $you ->
                [yes] were not lowest
               *[no] was not lowest
            }
    }: { $rule ->
        [add_winner] the winner’s score is not above 0, so nothing is added
        [worst] it is the worst score at the table already
       *[other] a score of 0 or less is not doubled
    }
told-score = Score of the hole
told-spoken = { $name }: { $score }.
told-again = Tell it again
told-all = Show all at once
told-table = Look at the table
told-back = Back to the score
told-after =
    { $count ->
        [one] After { $count } hole
       *[other] After { $count } holes
    }
told-to-play =
    { $count ->
        [0] none to play
        [one] { $count } to play
       *[other] { $count } to play
    }
told-match = To the match card
told-waiting-deal = A player deals the next hole.

## The match

match-title = Match
match-you-win =
    { $by ->
        [one] You win by { $by }
       *[other] You win by { $by }
    }
match-wins =
    { $by ->
        [one] { $name } wins by { $by }
       *[other] { $name } wins by { $by }
    }
match-shared = { $names } share the win
# $how: extra_hole, or hands for rock, paper, scissors
match-tie-won =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    } { $how ->
        [hands] by rock, paper, scissors
       *[extra_hole] by an extra hole
    }
match-tied = { $names } have the same total.
match-line =
    { $holes ->
        [one] { $points } over { $holes } hole. Lowest total wins.
       *[other] { $points } over { $holes } holes. Lowest total wins.
    }
match-and = { $first } and { $last }
match-race = How it went
match-race-sub = points behind the leader
match-race-label = Points behind the leader after each hole
match-card-foot = The deal moves one seat each hole. Lowest total wins.

sc-hole = Hole
sc-total = Total
# $count: how many have the lowest total
sc-leads =
    { $count ->
        [one] leads
       *[other] shares the lead
    }
sc-won =
    { $count ->
        [one] has the lowest total
       *[other] shares the lowest total
    }
sc-best = best of the hole
sc-penalty = with a penalty
sc-caption = Score card
