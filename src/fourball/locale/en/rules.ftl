### The rules of Golf in words.
### rule-OPTION names a house rule, rule-OPTION-VALUE says a value as one sentence, opt-OPTION-VALUE is its short label.
### Words between <b> and </b> are marked where the value differs from what is usual; readers without marks drop the tags.
### $points comes ready written, with a minus sign; $n, $seats, $decks are numbers.

## Sections of the house rules

rules-section-cards = The cards
rules-section-counts = What cards count
rules-section-cancels = What cancels
rules-section-turn = A turn
rules-section-end = How a hole ends
rules-section-match = The match

## Layout

rule-layout = Cards
rule-layout-2x3 = Six cards each, in two rows of three.
rule-layout-2x2 = Four cards each, in two rows of two.
rule-layout-2x4 = Eight cards each, in two rows of four.
rule-layout-2x5 = Ten cards each, in two rows of five.
rule-layout-3x3 = Nine cards each, in three rows of three.
rule-layout-hand4 = Four cards each, held in the hand.
opt-layout-2x3 = Six cards
opt-layout-2x2 = Four cards
opt-layout-2x4 = Eight cards
opt-layout-2x5 = Ten cards
opt-layout-3x3 = Nine cards
opt-layout-hand4 = Four in hand
about-layout-2x3 = two rows of three
about-layout-2x2 = a memory game
about-layout-2x4 = two rows of four
about-layout-2x5 = two rows of five
about-layout-3x3 = three by three
about-layout-hand4 = held, not laid out

## Before play

rule-start = Before play
rule-start-up2 = Everybody turns up two cards before play.
rule-start-up3 = Everybody turns up <b>three cards</b> before play.
rule-start-peek2_any = Before play everybody looks secretly at <b>any two</b> own cards.
rule-start-peek2_nearest = Before play everybody looks secretly at two own cards <b>of the nearest row</b>.
rule-start-open = <b>Everybody holds the cards in the hand</b> and sees them all the time.
opt-start-up2 = Turn up two
opt-start-up3 = Turn up three
opt-start-peek2_any = Look at any two
opt-start-peek2_nearest = Look at the near two
opt-start-open = See them all

rule-start_columns = The first cards turned up
rule-start_columns-free = They may lie in any column.
rule-start_columns-same = They must lie <b>in one column</b>.
rule-start_columns-different = They must lie <b>in different columns</b>.
opt-start_columns-free = Any column
opt-start_columns-same = One column
opt-start_columns-different = Different columns

rule-decks = Decks
rule-decks-from_four = Two decks from four players, three from eight.
rule-decks-from_five = <b>Two decks from five players</b>, three from nine.
rule-decks-from_eight = <b>Two decks from eight players</b>.
rule-decks-two_or_more = <b>Always two decks</b>, three from six players.
rule-decks-by_threes = Two decks from four players, <b>three from seven</b>.
opt-decks-from_four = From four players
opt-decks-from_five = From five players
opt-decks-from_eight = From eight players
opt-decks-two_or_more = Always two or more
opt-decks-by_threes = From four, three from seven
rules-decks-now = With { $seats ->
        [one] one player
       *[other] { $seats } players
    }, { $decks ->
        [one] one deck is used.
       *[other] { $decks } decks are shuffled together.
    }

## What cards count

rule-values = Card values
rule-values-basic = Kings count 0, aces 1, two to ten as marked, jacks and queens 10.
rule-values-harder = Aces count 1, two to ten as marked, <b>jacks 11, queens 12, kings 13</b>.
rule-values-twos = Kings count 0, aces 1, <b>twos −2</b>, three to ten as marked, jacks and queens 10.
opt-values-basic = As usual
opt-values-harder = Jack 11, queen 12, king 13
opt-values-twos = Twos −2

rule-jokers = Jokers
rule-jokers-none = There are no jokers.
rule-jokers-number = <b>Jokers are in the pack and count { $points } each</b>; they are not wild.
opt-jokers-none = None
opt-jokers-number = Count { $points }

rule-jokers_count = Number of jokers
rule-jokers_count-two_per_deck = Two jokers go with each deck.
rule-jokers_count-number = { $n ->
        [one] There is <b>one joker in all</b>.
       *[other] There are <b>{ $n } jokers in all</b>.
    }
opt-jokers_count-two_per_deck = Two to each deck
opt-jokers_count-number = { $n } in all

rule-bonus = Bonus cards
rule-bonus-none = There are no bonus cards.
rule-bonus-twos = <b>Twos are bonus cards</b> and count −2.
rule-bonus-one_eyed_jacks = <b>The one-eyed jacks</b>, hearts and spades, are bonus cards and count −2.
opt-bonus-none = None
opt-bonus-twos = Twos
opt-bonus-one_eyed_jacks = One-eyed jacks

## What cancels

rule-match = Equal cards cancel
rule-match-column = Equal cards that fill a column cancel and count 0.
rule-match-line = Equal cards that fill <b>a column or a row</b> cancel and count 0.
rule-match-line_diagonal = Equal cards that fill <b>a column, a row or a diagonal</b> cancel and count 0.
rule-match-anywhere = Any two equal cards of a player cancel and count 0, <b>wherever they lie</b>.
rule-match-none = <b>Nothing cancels</b>: every card counts.
opt-match-column = In columns
opt-match-line = In columns and rows
opt-match-line_diagonal = In columns, rows, diagonals
opt-match-anywhere = Anywhere
opt-match-none = Nowhere

rule-negative_pairs = Equal cards below zero
rule-negative_pairs-cancel = Equal cards worth less than 0 together cancel as well.
rule-negative_pairs-keep = Equal cards worth less than 0 together <b>keep their points</b>.
opt-negative_pairs-cancel = Cancel as well
opt-negative_pairs-keep = Keep their points

rule-block = Four of a kind, side by side
rule-block-none = Two neighbouring columns of one rank cost the others nothing.
rule-block-others_plus_10 = Two neighbouring columns of one rank <b>cost every other player 10</b>.
opt-block-none = Costs nothing
opt-block-others_plus_10 = The others pay 10

rule-block_self = Reward for four of a kind
rule-block_self-none = Two neighbouring columns of one rank bring their owner nothing extra.
rule-block_self-number = Two neighbouring columns of one rank <b>bring their owner { $points }</b>.
opt-block_self-none = None
opt-block_self-number = { $points }

rule-remove_cancelled = Clearing
rule-remove_cancelled-off = Cancelled cards stay where they lie.
rule-remove_cancelled-optional = After your turn you may put cancelled cards under the discard pile.
opt-remove_cancelled-off = They stay
opt-remove_cancelled-optional = They may go

## A turn

rule-place = A card swapped in
rule-place-face_up = A card swapped in lies face up.
rule-place-face_down = A card swapped in lies <b>face down</b>.
opt-place-face_up = Face up
opt-place-face_down = Face down

rule-flip_after_discard = After discarding a drawn card
rule-flip_after_discard-never = Nothing is turned up after discarding a drawn card.
rule-flip_after_discard-may = After discarding a drawn card you <b>may turn up one of yours</b>.
rule-flip_after_discard-must = After discarding a drawn card you <b>must turn up one of yours</b>.
rule-flip_after_discard-endgame = After discarding a drawn card you <b>may turn up one of yours once somebody has at most one card face down</b>.
opt-flip_after_discard-never = Nothing more
opt-flip_after_discard-may = May turn one up
opt-flip_after_discard-must = Must turn one up
opt-flip_after_discard-endgame = May, near the end

rule-flip_turn = A turn without drawing
rule-flip_turn-off = Turning up a card and nothing else is no turn.
rule-flip_turn-on = A turn <b>may be spent on turning up one card</b>, without drawing.
opt-flip_turn-off = Not allowed
opt-flip_turn-on = Turning up one card

## How a hole ends

rule-end = The end
rule-end-up_last_turn = When somebody has every card face up, all the others have one last turn.
rule-end-up_now = The hole <b>ends at once</b> when somebody has every card face up.
rule-end-knock_last_turn = You may <b>knock</b> in place of a turn; all the others then have one last turn.
opt-end-up_last_turn = All others have one last turn
opt-end-up_now = At once
opt-end-knock_last_turn = By knocking

rule-last_turn_draw = In the last turns
rule-last_turn_draw-any = In the last turns the discard pile stays open.
rule-last_turn_draw-stock_only = In the last turns cards come <b>from the stock only</b>.
opt-last_turn_draw-any = Stock or discard pile
opt-last_turn_draw-stock_only = Stock only

rule-last_turn_reveal = Hidden cards are shown
rule-last_turn_reveal-after = Hidden cards are turned up when the hole is over.
rule-last_turn_reveal-before = All the others <b>turn up their cards before their last turns</b>.
opt-last_turn_reveal-after = When the hole is over
opt-last_turn_reveal-before = Before the last turns

rule-penalty = Ending too early
rule-penalty-none = Whoever ends the hole pays nothing, lowest or not.
rule-penalty-plus10 = Whoever ends the hole and is not lowest <b>pays 10</b>.
rule-penalty-add_winner = Whoever ends the hole and is not lowest <b>adds the lowest score of the others</b>.
rule-penalty-double = Whoever ends the hole and is not lowest <b>counts double</b>.
rule-penalty-double_plus5 = Whoever ends the hole and is not lowest <b>counts double, and 5 more</b>.
rule-penalty-worst = Whoever ends the hole and is not lowest <b>gets the worst score at the table</b>.
opt-penalty-none = Nothing
opt-penalty-plus10 = 10 points
opt-penalty-add_winner = Adds the winner’s score
opt-penalty-double = Double
opt-penalty-double_plus5 = Double and 5
opt-penalty-worst = Worst score at the table

rule-tie = Sharing the lowest score
rule-tie-ok = A shared lowest score is safe.
rule-tie-penalised = <b>A shared lowest score is not enough</b>.
opt-tie-ok = Safe
opt-tie-penalised = Not enough

rule-stock_empty = When the stock is used up
rule-stock_empty-reshuffle = When the stock is used up, all discards but the top one become the new stock.
rule-stock_empty-end_hole = The hole <b>ends when the stock is used up</b>.
opt-stock_empty-reshuffle = Shuffle the discards
opt-stock_empty-end_hole = End the hole

rule-turn_cap = The longest hole
rule-turn_cap-number = { $n ->
        [one] After <b>one turn each</b> a hole is counted as it lies.
       *[other] After <b>{ $n } turns each</b> a hole is counted as it lies.
    }
opt-turn_cap-number = { $n ->
        [one] One turn each
       *[other] { $n } turns each
    }

## The match

rule-length = Length
rule-length-holes = { $n ->
        [one] The match is <b>one hole</b>.
       *[other] The match is <b>{ $n } holes</b>.
    }
rule-length-points = { $n ->
        [one] The match ends after the hole in which somebody reaches <b>one point</b>.
       *[other] The match ends after the hole in which somebody reaches <b>{ $n } points</b>.
    }
rule-length-open = The match goes on <b>until you agree to stop</b>.
opt-length-holes = { $n ->
        [one] One hole
       *[other] { $n } holes
    }
opt-length-points = To { $n }
opt-length-open = Until you stop
rules-lowest-wins = Points are bad: the lowest total wins.

## Choosing

rules-words-title = Your rules in words
rules-words-marked = Marked words differ from plain six-card Golf.
rules-other-number = Another number
rules-other-holes = Other number of holes
rules-other-points = Other number of points
rules-number-label = { $rule }: the number
rules-holes-label = Number of holes
rules-points-label = Points that end the match
rules-more = { $n ->
        [one] One more rule
       *[other] { $n } more rules
    }
rules-more-usual = all as usual
rules-more-changed = { $n ->
        [one] one changed
       *[other] { $n } changed
    }

## What does not go together, and what makes no difference

clash-title = These rules do not go together.
clash-start_columns-same = Three cards do not fit into a column of two.
clash-settle = { $n ->
        [one] One rule to settle first.
       *[other] { $n } rules to settle first.
    }
moot-title = This makes no difference.
moot-no-last-turns = The hole ends at once, so there are no last turns.
moot-no-penalty = Ending too early costs nothing, so a shared lowest score is always safe.
moot-no-jokers = There are no jokers.
moot-nothing-below-zero = No equal cards can total less than 0.
moot-nothing-cancels = Nothing cancels.
moot-twos-already = Twos count −2 already.
moot-no-square = Only a square layout has diagonals.
rules-fix = { $rule }: { $label }

## Presets and their groups

preset-group-six = Six cards
preset-group-twos = Six cards, twos minus two
preset-group-eight_ten = Eight and ten cards
preset-group-nine = Nine cards
preset-group-four = Four cards
preset-group-hand = Four in hand

preset-six-card = Six-card Golf
preset-six-card-harder = Six-card Golf, harder scoring
preset-six-card-jokers = Six-card Golf with jokers, two to each deck
preset-six-card-two-jokers = Six-card Golf with two jokers in all
preset-six-card-bonus-twos = Six-card Golf, twos as bonus cards
preset-six-card-one-eyed-jacks = Six-card Golf, one-eyed jacks as bonus cards
preset-six-card-same-column = Six-card Golf, first two in one column
preset-six-card-two-columns = Six-card Golf, first two in different columns
preset-six-card-easy = Six-card Golf, pairs anywhere (for children)
preset-six-card-fours = Six-card Golf, four of a kind costs the others ten
preset-six-card-stock-finish = Six-card Golf, last turns from the stock
preset-six-card-show-first = Six-card Golf, cards shown before the last turns
preset-six-card-plus-ten = Six-card Golf, ten for ending too early
preset-six-card-scrooge = Six-card Golf, add the winner’s score
preset-six-card-pagat = Six-card Golf, twos minus two, ends at once
preset-six-card-pagat-last-turn = Six-card Golf, twos minus two, with a last turn
preset-six-card-pagat-18 = Six-card Golf, twos minus two, eighteen holes
preset-six-card-pagat-100 = Six-card Golf, twos minus two, to one hundred
preset-six-card-wikipedia = Six-card Golf, may turn up a card after a discard
preset-speed-golf = Speed Golf, must turn up a card after a discard
preset-eight-card = Eight-card Golf
preset-ten-card = Ten-card Golf
preset-eight-card-pagat = Eight-card Golf, twos minus two
preset-ten-card-pagat = Ten-card Golf, twos minus two
preset-eight-card-jokers = Eight-card Golf, jokers minus five
preset-nine-card = Nine-card Golf, rows and columns
preset-nine-card-columns = Nine-card Golf, columns only
preset-crazy-nines = Crazy Nines
preset-nine-card-lines = Nine-card Golf, any full line
preset-four-card = Four-card Golf
preset-four-card-columns = Four-card Golf, columns only
preset-four-card-pagat = Four-card Golf, columns only, look at the near two
preset-four-card-nearest = Four-card Golf, look at the near two
preset-four-card-diagonals = Four-card Golf, diagonals too
preset-four-card-no-pairs = Four-card Golf, no pairs
preset-four-card-stock-finish = Four-card Golf, last turns from the stock
preset-four-card-plus-ten = Four-card Golf, ten for a wrong knock
preset-four-card-scrooge = Four-card Golf, add the winner’s score
preset-four-in-hand = Four cards in hand
