### The rule sheet and the score sheet, on screen, on paper and in the terminal.
### Sentences of rules.ftl stand between these. $points comes ready written, with a minus sign; $n is a number.

## The rule sheet

paper-decks = { $n ->
        [one] one deck
       *[other] { $n } decks
    }
paper-section-game = The game
paper-aim = In every hole you try to leave as few points as you can among your cards, by swapping them for others.
paper-aim-equal = Equal cards brought together count nothing.

paper-jokers = { $n ->
        [one] One joker is added.
       *[other] { $n } jokers are added.
    }
paper-deal = The cards are dealt one at a time, face down, clockwise from the dealer’s left. The first goes to your place 1, the next to place 2, and so on.
paper-deal-hand = The cards are dealt one at a time, face down, clockwise from the dealer’s left.
paper-first-discard = The next card is turned up and starts the discard pile, whatever it is. The rest is the stock.
# $how: chance, cut, volunteer, or anybody
paper-dealer = { $how ->
        [chance] Chance decides who deals the first hole.
        [cut] Everybody cuts a card for the first deal: the lowest deals, and aces are low.
        [volunteer] A volunteer deals the first hole.
       *[anybody] Anybody deals the first hole.
    }
paper-dealer-moves = After that the deal moves one place to the left every hole. The dealer plays too.
paper-cells = The places, seen from where you sit
paper-start-order = One after the other does so, from the dealer’s left.

paper-turn-order = The player at the dealer’s left begins; turns go clockwise. On your turn do one of these:
paper-turn-draw = Draw the top card of the stock and look at it. Swap it for any one of your cards, or throw it on the discard pile.
paper-turn-take = Take the top card of the discard pile and swap it for any one of your cards. You cannot throw it back.
paper-turn-knock = Knock and draw nothing, if nobody has knocked yet. You may do so on your very first turn.
paper-swap = In a swap your old card goes face up on the discard pile, and the new one takes its place.
paper-swap-hand = In a swap your old card goes face up on the discard pile.
paper-hidden = Do not look at a face-down card before you have chosen it.
paper-drawn = Only you see a card that you draw, until it lies face up.
paper-flip-last = That holds for your very last face-down card too.
paper-clear-when = Do so before the next player acts; once the hole is over nothing is put away. Such cards count as if they still lay there.

paper-knock-up = Having every card face up ends nothing.
paper-ender-stays = Whoever ended the hole has no further turn.
paper-reveal-knocker = The knocker’s own cards stay as they are until the hole is over.
paper-reveal-down = A card swapped in after that lies face down all the same.
paper-reveal-hand = A card that goes into the hand after that is hidden again.
paper-all-count = When the hole is over all cards are shown, and all of them count.
paper-all-cancel = Equal cards cancel even if they were hidden.
paper-stock-last = Last turns that are still to come are not played then.
paper-stock-ender = Unless it would have been over with that very turn, nobody is held to have ended it, and there is no penalty.
paper-cap-last = Last turns that have begun are played all the same.
paper-cap-ender = Nobody has ended it then, and there is no penalty.

paper-rows-nothing = Equal cards in a row do not cancel.
paper-full = All the cards of the line must be equal; two are not enough where it has more.
paper-crossing = A card may belong to two lines that cross.
paper-equal-jokers = A red joker and a black one are equal.
paper-equal-jacks = All jacks are equal, with one eye or two.
paper-pairs-lowest = If there is a choice, those cancel that leave the fewest points.
paper-block-once = Each column counts only once for this.
paper-block-kept = Columns that keep their points do not count for this.
paper-penalty-blocks = Points for columns side by side are reckoned before this.
paper-crossed = The lowest total wins, not whoever crossed the mark.

## The scoring guide

paper-as-marked = as marked
# $rank: A J Q K, or X for a joker
paper-rank = { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[X] joker
    }
paper-jacks-one-eyed = jack of hearts, jack of spades
paper-jacks-other = other jacks

## The example

paper-example = An example
paper-example-block = Two equal columns side by side
# $kind: column, row, diagonal or pair
paper-example-cancel = { $cards }: { $kind ->
        [column] the column cancels
        [row] the row cancels
        [diagonal] the diagonal cancels
       *[pair] they cancel
    }, 0
paper-example-kept = { $cards }: less than 0 together, so they keep their { $points }
paper-example-rest = The rest: { $sum }
paper-example-all = Every card counts: { $sum }
paper-example-block-self = For the two columns: { $points }
paper-example-block-others = For the two columns every other player adds { $points }
paper-example-score = Score: { $points }

## The score sheet

paper-deals = deals this hole
paper-deal-moves = The deal moves one place to the left every hole.
paper-carried = Before
# $start and $end: numbers of holes
paper-part = Holes { $start } to { $end }
paper-so-far = so far
paper-date = Date

## The pages

paper-print = Print
paper-link-rules = Rule sheet to print
paper-link-scores = Score sheet to print
paper-back = Back to the table
paper-loading = The sheet is being made.
paper-table = The rules of this table
