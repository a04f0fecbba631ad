### The rule sheet and the chalk sheet of All Fours, on screen, on paper and in the terminal.
### Sentences of fours-rules.ftl stand between these. MESSAGE-two, where there is one, is for two players, who have no sides.
### What is called out is kept in English beside the translation, as it is heard in Trinidad.

## The rule sheet

fours-sheet-title = All Fours
fours-sheet-aim = Points are won for the card turned up, for the highest and the lowest trump, for the jack of trumps, and for the cards taken in tricks.
fours-sheet-aim-no-turn-up = Points are won for the highest and the lowest trump, for the jack of trumps, and for the cards taken in tricks.
fours-sheet-section-table = The table
fours-sheet-turns = Everything goes to the right, anticlockwise: the deal, and the turns in play.
fours-sheet-cut-again = Those who tie cut again.
fours-sheet-deal-passes = After every hand the deal passes to the right.
fours-sheet-deal-passes-two = After every hand the other player deals.
fours-sheet-places = The table from above: partners sit opposite, and 1 stands or begs
fours-sheet-places-two = The table from above: 1 stands or begs
fours-sheet-place-dealer = dealer
fours-sheet-pack = One pack of 52 cards, no jokers. In every suit the ace is highest, then king, queen, jack, 10 and so on down to 2.
fours-sheet-deal = Everybody is dealt six cards face down, the player at the dealer’s right first, and one more is turned up.
fours-sheet-deal-two = Both are dealt six cards face down, the dealer’s opponent first, and one more is turned up.
fours-sheet-turn-up-wins = That may win the game there and then.
fours-sheet-section-stand = Stand or beg
fours-sheet-speak = The player at the dealer’s right says one of these, without asking their partner:
fours-sheet-speak-two = The dealer’s opponent says one of these:
fours-sheet-stand = “Stand”: the suit turned up is trump.
fours-sheet-beg = “I beg”: another trump is asked for, and the dealer answers.
fours-sheet-section-answer = Take one or run
fours-sheet-answer = To a beg the dealer answers in one of two ways:
fours-sheet-give = “Take one”: the suit turned up stays trump, and the other side scores one point at once.
fours-sheet-give-two = “Take one”: the suit turned up stays trump, and the other player scores one point at once.
fours-sheet-run = “Run the pack”: the card turned up is laid aside, everybody is dealt three more, and another card is turned up. If it is of the refused suit again, the same is done again; the first other suit is trump.
fours-sheet-run-scores = Every card turned up in a run scores as the first one does.
fours-sheet-run-cards = After a run everybody has nine or twelve cards and plays them all.
fours-sheet-run-cards-two = After a run both have from nine to 21 cards and play them all.
fours-sheet-no-second-beg = Nobody may beg twice.
fours-sheet-same-dealer = The same dealer deals again then.
fours-sheet-thrown-in = Points for cards turned up stand even then.
fours-sheet-lead = The player at the dealer’s right leads first. Any card may be led, trumps too, and all cards are played.
fours-sheet-lead-two = The dealer’s opponent leads first. Any card may be led, trumps too, and all cards are played.
fours-sheet-lone-jack = That holds for a lone jack too. Any other lead is a plain lead.
fours-sheet-partners-trump = A partner’s trump counts like any other.
fours-sheet-call = Opponents may call once trump is fixed, one card at a time. If the card cannot be played then, the call lapses and may be made again.
fours-sheet-call-two = The opponent may call once trump is fixed, one card at a time. If the card cannot be played then, the call lapses and may be made again.
fours-sheet-in-play = The highest and the lowest trump are those dealt to players: cards turned up or left in the pack count for nothing here.
fours-sheet-few = If only one trump was dealt, it is both the highest and the lowest. Nothing is scored for a trump or a jack that nobody was dealt.
fours-sheet-next-game = The deal goes on from game to game.
fours-sheet-never-tied = Points are scored one after the other, so there is never a tie.

## The examples

fours-sheet-example-play = What may be played: hearts are trump
fours-sheet-example-struck = On the cards at the left none of those struck out may be played.
# $trick, $hand, $cards: cards
fours-sheet-example-some = { $trick } on the table, { $hand } in the hand: you may play { $cards }
fours-sheet-example-all = { $trick } on the table, { $hand } in the hand: you may play any card
fours-sheet-example-count = A hand is counted
# $card: a card; $points: what it scores
fours-sheet-example-turned = { $card } is turned up: { $points } for the others, who deal. Hearts are trump.
fours-sheet-example-turned-two = { $card } is turned up: { $points } for the other player, who deals. Hearts are trump.
fours-sheet-example-turned-nothing = { $card } is turned up: hearts are trump.
fours-sheet-example-took-you = Your tricks
fours-sheet-example-took-you-two = Your tricks
fours-sheet-example-took-they = Their tricks
fours-sheet-example-took-they-two = The other player’s tricks
# $what: fours-sheet-high and so on; $shown: a card, or two counts; $side: you or they
fours-sheet-example-step = { $what }, { $shown }: { $points } for { $side ->
        [you] you
       *[they] them
    }
fours-sheet-example-step-two = { $what }, { $shown }: { $points } for { $side ->
        [you] you
       *[they] the other player
    }
fours-sheet-example-late = { $what }, { $shown }: nothing, as the game is won
fours-sheet-example-result = This hand: { $you } for you, { $they } for them
fours-sheet-example-result-two = This hand: { $you } for you, { $they } for the other player

## What is scored

fours-sheet-turn_up = Turn-up
fours-sheet-gift = Take one
fours-sheet-high = High
fours-sheet-low = Low
fours-sheet-jack = Jack
fours-sheet-hang_jack = Hang jack
fours-sheet-game = Game

## The chalk sheet

fours-sheet-chalk = Score sheet
fours-sheet-side = Side { $n }
fours-sheet-hand = Hand
fours-sheet-dealer = Deals
fours-sheet-game-number = Game { $n }
fours-sheet-won = won the game
fours-sheet-was-thrown-in = thrown in
fours-sheet-part = Hands { $start } to { $end }
fours-sheet-halves = In every column the left half is for side 1, the right half for side 2.
fours-sheet-boxes = Cross off a box for every point.
fours-sheet-strokes = Chalk a stroke for every point.
fours-sheet-thrown-in-row = A hand thrown in stays in its row: the same dealer deals again.
