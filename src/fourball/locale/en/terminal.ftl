### The game in a terminal. Keys are the same in every language; what is typed as an answer to yes or no is not.

## What can be typed

terminal-begin = Type a key and Enter. ? lists them all, q leaves.
terminal-help-head = What you can type
terminal-help-take = take the top card of the discard pile
terminal-help-cell = swap the held card for your card of that number, or turn that card up or look at it
terminal-help-discard = throw the drawn card away
terminal-help-back = put the card just taken back on the discard pile
terminal-help-keep = leave your cards face down
terminal-help-clear = put cancelled cards under the discard pile, when asked
terminal-help-where = the whole table in words
terminal-help-score = the score card
terminal-help-rules = the rules of this table
terminal-help-help = this list
terminal-help-quit = leave the match
terminal-key-help = help

## Questions

# The answers that mean yes or no, parted by spaces; “y” and “n” are always understood
terminal-yes = y yes
terminal-no = n no
terminal-quit-sure = Leave the match? (y/n)
terminal-knock-sure = Knock, and give the others one last turn? (y/n)
terminal-another-hole = Another hole? (y/n)
terminal-again = Play again? (y/n)
terminal-next-hole = Enter deals hole { $hole }.
terminal-clear-offer = Cards { $cells } cancel. c puts them under the discard pile, Enter leaves them.
terminal-look-done = Enter hides it again.
terminal-goodbye = Goodbye.

## What cannot be done

terminal-not-understood = “{ $text }” is no command here; ? lists them all.
terminal-yes-or-no = Please answer yes or no.
terminal-which-card = Which card? Add its number, as in “swap 3”.
terminal-no-card = You have no card { $cell }; your cards are 1 to { $last }.
terminal-draw-first = Draw or take a card first; then choose the card that it replaces.
terminal-holding = You hold a card already: { $card }. Choose where it goes.
terminal-holding-nothing = You hold no card. Draw or take one first.
terminal-taken-stays = A card from the discard pile cannot be thrown away: swap it, or put it back with b.
terminal-pile-closed = In the last turns the discard pile is closed. Draw from the stock.
terminal-face-up = Card { $cell } lies face up already.
terminal-is-cleared = Card { $cell } is cleared away.
terminal-other-cards = By the rules of this table you may now turn up only: { $cells }.
terminal-looked-at = You have looked at card { $cell } already.
terminal-other-looks = By the rules of this table you may now look only at: { $cells }.
terminal-not-now = That cannot be done now. You may: { $keys }

## The table

terminal-bot = Bot { $number }
terminal-stock = Stock { $count }
terminal-last-holes = The last { $count } holes
terminal-legend-cancels = { $sign } cancels
terminal-legend-seen = { $sign } its player has looked at it
terminal-legend-ended = { $sign } has ended the hole
terminal-legend-knocked = { $sign } has knocked
terminal-legend-lowest = { $sign } lowest of the hole
