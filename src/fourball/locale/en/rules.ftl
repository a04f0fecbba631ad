### The rules of Golf in words.
### rule-OPTION names a house rule, rule-OPTION-VALUE says a value as one sentence, opt-OPTION-VALUE is its short label.
### rule-OPTION-VALUE is true in every form; rule-OPTION-VALUE-LAYOUT, where there is one, says it better for that layout.
### agreed-PART-VALUE and agreed-opt-PART-VALUE say and name what a table agrees on beside the rules of the game.
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

## Before play

rule-start = Before play
rule-start-up2 = Before play everybody turns up two of their cards.
rule-start-up3 = Before play everybody turns up <b>three of their cards</b>.
rule-start-peek2_any = Before play everybody secretly looks at <b>any two</b> of their cards; they stay face down.
rule-start-peek2_nearest = Before play everybody secretly looks at two of their cards <b>in the row nearest to them</b>; they stay face down.
rule-start-peek2_nearest-2x2 = Before play everybody secretly looks at <b>the two cards nearest to them</b>; they stay face down.
rule-start-open = <b>Everybody holds their cards in the hand</b> and sees them all the time.
opt-start-up2 = Turn up two
opt-start-up3 = Turn up three
opt-start-peek2_any = Look at any two
opt-start-peek2_nearest = Look at the near two
opt-start-open = See them all

rule-start_columns = The first cards turned up
rule-start_columns-free = The first cards turned up may lie in any column.
rule-start_columns-same = The first cards turned up must lie <b>in one column</b>.
rule-start_columns-different = The first cards turned up must lie <b>in different columns</b>.
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
rule-jokers-number = <b>Jokers are in the pack and count { $points } each</b>; they cannot stand for another card.
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
rule-bonus-twos = <b>Twos are bonus cards</b> and count −2 instead.
rule-bonus-one_eyed_jacks = <b>The one-eyed jacks</b> (hearts and spades) are bonus cards and count −2 instead.
opt-bonus-none = None
opt-bonus-twos = Twos
opt-bonus-one_eyed_jacks = One-eyed jacks

## What cancels

rule-match = Equal cards cancel
rule-match-column = Equal cards that fill a column cancel and count 0.
rule-match-line = Equal cards that fill <b>a column or a row</b> cancel and count 0.
rule-match-line-2x2 = Two equal cards <b>in a column or in a row</b> cancel and count 0; each card can be in one pair only.
rule-match-line_diagonal = Equal cards that fill <b>a column or a row</b> cancel and count 0; a diagonal would too, but only a square has one.
rule-match-line_diagonal-2x2 = <b>Any two</b> equal cards cancel and count 0, crosswise too; each card can be in one pair only.
rule-match-line_diagonal-3x3 = Equal cards that fill <b>a column, a row or a diagonal</b> cancel and count 0.
rule-match-anywhere = Any two equal cards of a player cancel and count 0, <b>wherever they lie</b>; of three, one still counts.
rule-match-anywhere-hand4 = Any two equal cards <b>in the hand</b> cancel and count 0; of three, one still counts.
rule-match-none = <b>Nothing cancels</b>: every card counts.
opt-match-column = In columns
opt-match-line = In columns and rows
opt-match-line_diagonal = In columns, rows, diagonals
opt-match-anywhere = Anywhere
opt-match-none = Nowhere
rules-equal-means = Equal means of one rank: two sevens, two queens; a ten and a jack are not equal.

rule-negative_pairs = Equal cards below zero
rule-negative_pairs-cancel = Equal cards worth less than 0 together cancel as well and count 0.
rule-negative_pairs-keep = Equal cards worth less than 0 together do not cancel: they <b>keep their points</b>.
opt-negative_pairs-cancel = Cancel as well
opt-negative_pairs-keep = Keep their points

rule-block = Two equal columns side by side
rule-block-none = Two full columns of one rank side by side cost the others nothing.
rule-block-others_plus_10 = Two full columns of one rank side by side <b>cost every other player 10</b>.
opt-block-none = Cost nothing
opt-block-others_plus_10 = The others pay 10

rule-block_self = Reward for two equal columns
rule-block_self-none = Two full columns of one rank side by side bring their owner nothing extra.
rule-block_self-number = Whoever has two full columns of one rank side by side <b>adds { $points } to their score</b>.
opt-block_self-none = None
opt-block_self-number = { $points }

rule-remove_cancelled = Clearing
rule-remove_cancelled-off = Cancelled cards stay where they lie.
rule-remove_cancelled-optional = After your turn you may put cancelled cards that lie face up under the discard pile; their places stay empty.
opt-remove_cancelled-off = They stay
opt-remove_cancelled-optional = They may go

## A turn

rule-place = A card swapped in
rule-place-face_up = A card swapped in lies face up.
rule-place-face_down = A card swapped in lies <b>face down</b>, and nobody may look at it again.
rule-place-face_down-hand4 = The card you keep goes <b>into the hand</b>, where only you see it.
opt-place-face_up = Face up
opt-place-face_down = Face down

rule-flip_after_discard = After discarding a drawn card
rule-flip_after_discard-never = Nothing is turned up after discarding a drawn card.
rule-flip_after_discard-may = After discarding a drawn card you <b>may turn up one of your cards</b>.
rule-flip_after_discard-must = After discarding a drawn card you <b>must turn up one of your cards</b>.
rule-flip_after_discard-endgame = After discarding a drawn card you <b>may turn up one of your cards once somebody has at most one card face down</b>.
opt-flip_after_discard-never = Nothing more
opt-flip_after_discard-may = May turn one up
opt-flip_after_discard-must = Must turn one up
opt-flip_after_discard-endgame = May, near the end

rule-flip_turn = A turn without drawing
rule-flip_turn-off = A turn cannot be spent on just turning up a card.
rule-flip_turn-on = A turn <b>may be spent on just turning up one card</b>, without drawing.
opt-flip_turn-off = Not allowed
opt-flip_turn-on = Turning up one card

## How a hole ends

rule-end = The end
rule-end-up_last_turn = When somebody has every card face up, each of the others has one last turn.
rule-end-up_now = The hole <b>ends at once</b> when somebody has every card face up.
rule-end-knock_last_turn = Instead of taking a turn you may <b>knock</b>; each of the others then has one last turn.
opt-end-up_last_turn = One last turn for the others
opt-end-up_now = At once
opt-end-knock_last_turn = By knocking

rule-last_turn_draw = In the last turns
rule-last_turn_draw-any = In the last turns you may still take from the discard pile.
rule-last_turn_draw-stock_only = In the last turns cards come <b>from the stock only</b>.
opt-last_turn_draw-any = Stock or discard pile
opt-last_turn_draw-stock_only = Stock only

rule-last_turn_reveal = Hidden cards are shown
rule-last_turn_reveal-after = Hidden cards are turned up when the hole is over.
rule-last_turn_reveal-after-hand4 = The hands are shown when the hole is over.
rule-last_turn_reveal-before = All the others <b>turn up their cards before their last turns</b>.
rule-last_turn_reveal-before-hand4 = The others <b>lay their hands open before their last turns</b>.
opt-last_turn_reveal-after = When the hole is over
opt-last_turn_reveal-before = Before the last turns

rule-penalty = Ending too early
rule-penalty-none = Whoever ends the hole has no penalty, lowest or not.
rule-penalty-plus10 = Whoever ends the hole and does not have the lowest score <b>gets 10 more points</b>.
rule-penalty-add_winner = Whoever ends the hole and does not have the lowest score <b>adds the lowest score of the others</b>, if it is above 0.
rule-penalty-double = Whoever ends the hole and does not have the lowest score <b>counts double</b>, if the score is above 0.
rule-penalty-double_plus5 = Whoever ends the hole and does not have the lowest score <b>counts double, and 5 more</b>; a score of 0 or less is not doubled.
rule-penalty-worst = Whoever ends the hole and does not have the lowest score <b>gets the worst score at the table</b>.
opt-penalty-none = No penalty
opt-penalty-plus10 = 10 points
opt-penalty-add_winner = Adds the winner’s score
opt-penalty-double = Double
opt-penalty-double_plus5 = Double and 5
opt-penalty-worst = Worst score at the table

rule-tie = Sharing the lowest score
rule-tie-ok = Sharing the lowest score is enough.
rule-tie-penalised = <b>Sharing the lowest score is not enough</b>.
opt-tie-ok = Is enough
opt-tie-penalised = Is not enough

rule-stock_empty = When the stock is used up
rule-stock_empty-reshuffle = When the stock is used up, all discards but the top one are shuffled and become the new stock.
rule-stock_empty-end_hole = The hole <b>ends when the stock is used up</b>.
opt-stock_empty-reshuffle = Shuffle the discards
opt-stock_empty-end_hole = End the hole

rule-turn_cap = The longest hole
rule-turn_cap-number = { $n ->
        [one] After <b>one turn each</b> a hole is counted as it stands.
       *[other] After <b>{ $n } turns each</b> a hole is counted as it stands.
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

## What the table agrees on beside the rules of the game

agreed-title = Agreed at this table
agreed-first_dealer = The first dealer
agreed-first_dealer-chance = Chance decides who deals the first hole.
agreed-first_dealer-volunteer = A volunteer deals the first hole: whoever says “I deal” first.
agreed-first_dealer-cut = Everybody cuts a card for the first deal: the lowest deals, and aces are low.
agreed-opt-first_dealer-chance = Chance
agreed-opt-first_dealer-volunteer = A volunteer
agreed-opt-first_dealer-cut = The lowest card cut
agreed-memory_aid = Memory aid
agreed-memory_aid-off = Everybody has to remember the cards that lie face down.
agreed-memory_aid-on = The table helps you remember: you go on seeing a card you have seen, for as long as it lies there; for the others it stays face down.
agreed-opt-memory_aid-off = None
agreed-opt-memory_aid-on = Show what I have seen
agreed-ties = Equal totals at the end
agreed-ties-shared = Equal lowest totals share the win.
agreed-ties-extra_hole = Equal lowest totals are settled by an extra hole among those players.
agreed-ties-hands = Equal lowest totals are settled by rock, paper, scissors.
agreed-opt-ties-shared = Share the win
agreed-opt-ties-extra_hole = An extra hole
agreed-opt-ties-hands = Rock, paper, scissors

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
rules-copy = Copy a link to these rules
rules-copied = The link is copied. Whoever opens it finds exactly these rules.
rules-copy-by-hand = Copy this link: whoever opens it finds exactly these rules.
rules-link-unknown = This link names something that no rule here is called: { $what }. Everything else is as the link says.
rules-link-clash = The rules of this link do not go together.
rules-reset = Back to the known form
rules-changed = { $n ->
        [one] One rule is different here.
       *[other] { $n } rules are different here.
    }
rules-set-aside = The rules you had changed were set aside.
rules-take-back = Take them back

## What does not go together, and what makes no difference

clash-title = These rules do not go together.
clash-ways = One tap settles this:
clash-layout-start = Cards in the hand are seen by their holder all the time, so there is nothing to turn up or to look at before play.
clash-layout-match = Cards in the hand have no rows or columns: any two equal cards cancel there, or none.
clash-layout-place = Cards in the hand are hidden from the others: a card you keep cannot lie face up.
clash-layout-end = Cards in the hand are never all face up, so a hole can end only when somebody knocks.
clash-layout-start_columns = Cards in the hand have no columns, so none can be asked for.
clash-layout-block = Cards in the hand have no columns, so no two can be side by side.
clash-layout-block_self = Cards in the hand have no columns, so no two can be side by side.
clash-layout-flip_after_discard = Cards in the hand are seen already: there is none to turn up.
clash-layout-flip_turn = Cards in the hand are seen already: there is none to turn up.
clash-layout-remove_cancelled = Cards in the hand stay there: only cards that lie face up on the table can be put away.
clash-start-layout = Cards can be seen all the time only if they are held in the hand; cards on the table lie face down at first.
clash-start_columns-start = Nothing is turned up before play, so no columns can be asked for.
clash-start_columns-same-start-up3 = Three cards do not fit into a column of two.
clash-start_columns-different-start-up3 = Three cards cannot lie in different columns where there are only two columns.
clash-place-end = Cards swapped in face down never bring all cards face up, so a hole can end only when somebody knocks.
clash-settle = { $n ->
        [one] One rule to settle first.
       *[other] { $n } rules to settle first.
    }
moot-title = This makes no difference.
moot-no-last-turns = The hole ends at once, so there are no last turns.
moot-no-penalty = Ending too early costs nothing, so a shared lowest score is always safe.
moot-no-jokers = There are no jokers.
moot-nothing-below-zero = No equal cards can total less than 0.
moot-nothing-cancels = Nothing cancels, so this never happens.
moot-twos-already = Twos count −2 already.
moot-no-square = Only a square layout has diagonals.
rules-fix = { $rule }: { $label }
rules-fix-usual = Play it as usual: { $preset }
rules-fix-changes = This sets: { $changes }.
usual-title = Other rules usually go with these cards.

## Presets and their groups

preset-group-six = Six cards
preset-group-twos = Six cards, twos minus two
preset-group-eight_ten = Eight and ten cards
preset-group-nine = Nine cards
preset-group-four = Four cards
preset-group-hand = Four in hand

first-six-card = for the family table
first-six-card-pagat = as in most English rule books
first-four-card = the memory game
first-nine-card = rows and columns cancel
first-crazy-nines = nine cards, always two decks
first-four-in-hand = with small children

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

about-preset-six-card = Six cards each; pairs in a column count nothing, and the others have one last turn: the game of the family table.
about-preset-six-card-harder = As six-card Golf, but jacks count 11, queens 12 and kings 13.
about-preset-six-card-jokers = As six-card Golf, with two jokers to each deck that count −2.
about-preset-six-card-two-jokers = As six-card Golf, with two jokers in the whole pack that count −2.
about-preset-six-card-bonus-twos = As six-card Golf, but every two counts −2.
about-preset-six-card-one-eyed-jacks = As six-card Golf, but the jacks of hearts and of spades count −2.
about-preset-six-card-same-column = As six-card Golf, but the first two cards turned up must lie in one column.
about-preset-six-card-two-columns = As six-card Golf, but the first two cards turned up must lie in different columns.
about-preset-six-card-easy = As six-card Golf, but any two equal cards cancel, wherever they lie: easy for children.
about-preset-six-card-fours = As six-card Golf, but four equal cards in two columns side by side cost all the others 10.
about-preset-six-card-stock-finish = As six-card Golf, but in the last turns cards come from the stock only.
about-preset-six-card-show-first = As six-card Golf, but the others turn up all their cards before their last turns.
about-preset-six-card-plus-ten = As six-card Golf, but whoever ends the hole without the lowest score gets 10 more points.
about-preset-six-card-scrooge = As six-card Golf, but whoever ends the hole without the lowest score adds the winner’s score.
about-preset-six-card-pagat = As in most English rule books: twos count −2, and the hole ends at once when somebody has every card face up.
about-preset-six-card-pagat-last-turn = Twos count −2, and the others have one last turn.
about-preset-six-card-pagat-18 = Twos count −2, the hole ends at once, and the match is eighteen holes.
about-preset-six-card-pagat-100 = Twos count −2, the hole ends at once, and the match goes on until somebody has 100 points.
about-preset-six-card-wikipedia = Twos count −2, the hole ends at once, and after discarding a drawn card you may turn up one of yours.
about-preset-speed-golf = Twos count −2, and after discarding a drawn card you must turn up one of yours: holes are quick.
about-preset-eight-card = As six-card Golf, but with eight cards in two rows of four.
about-preset-ten-card = As six-card Golf, but with ten cards in two rows of five.
about-preset-eight-card-pagat = Eight cards in two rows of four; twos count −2, and the hole ends at once.
about-preset-ten-card-pagat = Ten cards in two rows of five; twos count −2, and the hole ends at once.
about-preset-eight-card-jokers = Eight cards in two rows of four; jokers count −5, and two equal columns side by side take 10 off your score.
about-preset-nine-card = Nine cards in a square; three equal cards in a row or in a column cancel.
about-preset-nine-card-columns = Nine cards in a square; only three equal cards in a column cancel.
about-preset-crazy-nines = Nine cards in a square; three equal cards in a column cancel, twos count −2, and the hole ends at once.
about-preset-nine-card-lines = Nine cards in a square; three equal cards in a row, a column or a diagonal cancel, and twos count −2.
about-preset-four-card = The memory game: look at two of your four cards once, swap cards face down, knock when you dare; pairs in a row or a column cancel.
about-preset-four-card-columns = As four-card Golf, but only pairs in a column cancel.
about-preset-four-card-pagat = As four-card Golf, but you look at the two cards nearest to you, and only pairs in a column cancel.
about-preset-four-card-nearest = As four-card Golf, but you look at the two cards nearest to you.
about-preset-four-card-diagonals = As four-card Golf, but pairs cancel crosswise too.
about-preset-four-card-no-pairs = As four-card Golf, but nothing cancels: every card counts.
about-preset-four-card-stock-finish = As four-card Golf, but in the last turns cards come from the stock only.
about-preset-four-card-plus-ten = As four-card Golf, but whoever knocks without the lowest score gets 10 more points.
about-preset-four-card-scrooge = As four-card Golf, but whoever knocks without the lowest score adds the winner’s score.
about-preset-four-in-hand = Four cards in the hand, always in sight; any two equal cards cancel, and a knock ends the hole: good with small children.
