### All Fours in a terminal, where fours.ftl and fours-told.ftl have no words for it. Keys are the same in every language.
### Names and cards are never inflected. $you is "yes" where $name is the reader.

## Who sits where: the names of the bots, short as names are

fours-terminal-bot-right = Right Bot
fours-terminal-bot-partner = Partner
fours-terminal-bot-left = Left Bot
fours-terminal-bot-opposite = Bot

## What happened

# $cards: each player with a card, parted by commas
fours-terminal-cut = Cut for the deal: { $cards }
fours-terminal-dealt =
    { $count ->
        [one] You are dealt { $count } card: { $cards }
       *[other] You are dealt { $count } cards: { $cards }
    }
fours-terminal-dealt-blind =
    { $count ->
        [one] You are dealt { $count } card, to be seen when trumps are fixed
       *[other] You are dealt { $count } cards, to be seen when trumps are fixed
    }
fours-terminal-toward-game = Toward game, { $side }: { $count } ({ $cards })
fours-terminal-last-hands = The last { $count } hands
fours-terminal-games = Games won

## What may be done

fours-terminal-next-hand = Enter deals hand { $hand }.
fours-terminal-call-offer = { $name } is to play, and { $card } lies open. c calls it, Enter lets it lie.
fours-terminal-expose-sure = Show { $card } to everybody? It cannot be taken back, and an opponent may call it. (y/n)
fours-terminal-help-stand = stand: the suit of the card turned up is trumps
fours-terminal-help-beg = beg for other trumps
fours-terminal-help-give = give one: a point to those who beg, and the suit stays
fours-terminal-help-run = run the pack: three more cards to each, and other trumps
fours-terminal-help-packet = deal by threes; packet 1 deals by ones
fours-terminal-help-number = play your card of that number
fours-terminal-help-card = play that card: its rank, and c, d, h or s for its suit
fours-terminal-help-expose = show a card of yours to everybody
fours-terminal-help-call = call an opponent’s open card, to be played where the rules allow
fours-terminal-help-last = the last trick

## What cannot be done

# $word: what was typed before the card: play, expose or call
fours-terminal-which-card = Which card? Write it, as in “{ $word } jh”.
# $why: one of fours-no-
fours-terminal-refused = You cannot play { $card } now; { $why }.
fours-terminal-none-exposed = At this table no cards are shown and called.
fours-terminal-not-to-call = { $card } cannot be called: only a card that an opponent has shown, and one at a time.
fours-terminal-not-held = You do not hold { $card }.
fours-terminal-exposed-already = { $card } lies open already.
