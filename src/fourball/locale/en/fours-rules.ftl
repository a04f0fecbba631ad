### The rules of All Fours in words, by the scheme of rules.ftl.
### rule-OPTION names a house rule, rule-OPTION-VALUE says a value as one sentence, opt-OPTION-VALUE is its short label.
### A number has rule-OPTION-number with $n, but where there is a message for that very number (rule-hang_jack-1) it says it
### better; true and false are written out. rule-OPTION-VALUE-two, where there is one, is for two players, who have no sides.
### Words between <b> and </b> are marked where the value differs from what is usual; readers without marks drop the tags.
### The points of play are $first, $second, $third, $fourth, each a fours-counted-WORD; $entries are fours-turn-up-entry, joined by commas.

## Sections of the house rules

rules-section-deal = The deal and the turn-up
rules-section-beg = Begging, giving and running
rules-section-play = The play
rules-section-count = The count
rules-section-game = The game

## Who plays

rule-players = Players
rule-players-4 = Four play in two fixed partnerships; partners sit opposite each other.
rule-players-2 = <b>Two play</b>, each for themselves.
opt-players-4 = Four, in two sides
opt-players-2 = Two

## The deal and the turn-up

rule-packets = Packets
rule-packets-dealer_chooses = Each dealer chooses at their first deal, three cards at a time or one, and keeps to it for the game.
rule-packets-threes = The cards are dealt <b>three at a time</b>.
rule-packets-ones = The cards are dealt <b>one at a time</b>.
opt-packets-dealer_chooses = The dealer chooses
opt-packets-threes = Three at a time
opt-packets-ones = One at a time

rule-turn_up_points = The card turned up
rule-turn_up_points-table = The dealer’s side scores at once for the card turned up: <b>{ $entries }</b>.
rule-turn_up_points-table-two = The dealer scores at once for the card turned up: <b>{ $entries }</b>.
rule-turn_up_points-none = The card turned up <b>scores nothing</b>.
opt-turn_up_points-trinidad = Trinidad: ace, six, jack
opt-turn_up_points-tobago = Tobago: ace, two, jack
opt-turn_up_points-none = Nothing
opt-turn_up_points-own = A table of our own
opt-turn_up_points-table = { $entries }
# $rank: ace two three ... ten jack queen king; $n: points
fours-turn-up-entry =
    { $n } for { $rank ->
        [ace] an ace
        [two] a two
        [three] a three
        [four] a four
        [five] a five
        [six] a six
        [seven] a seven
        [eight] an eight
        [nine] a nine
        [ten] a ten
        [jack] a jack
        [queen] a queen
       *[king] a king
    }

rule-blind_partners = The cards before trump is fixed
rule-blind_partners-false = Everybody sees their own cards from the deal on.
rule-blind_partners-true = <b>Only the dealer and the player at the dealer’s right see their cards</b> until trump is fixed.
opt-blind_partners-false = All see their own
opt-blind_partners-true = Two see theirs

## Begging, giving and running

rule-give_at_match_point = Giving the last point
rule-give_at_match_point-true = The dealer may give one even where that point wins the game for the other side.
rule-give_at_match_point-true-two = The dealer may give one even where that point wins the game for the other player.
rule-give_at_match_point-false = The dealer <b>may not give one where that point wins the game</b> for the other side.
rule-give_at_match_point-false-two = The dealer <b>may not give one where that point wins the game</b> for the other player.
opt-give_at_match_point-true = Allowed
opt-give_at_match_point-false = Not allowed

rule-give_needs_trump = A card of the suit to give one
rule-give_needs_trump-false = The dealer may give one whatever they hold.
rule-give_needs_trump-true = The dealer may give one <b>only while holding a card of the suit turned up</b>.
opt-give_needs_trump-false = Not needed
opt-give_needs_trump-true = Needed

rule-pack_out = When the pack runs out
rule-pack_out-throw_in = If the pack runs out in a run, the hand is thrown in, and the same dealer deals again.
rule-pack_out-turn_last = If the pack runs out in a run, <b>the cards that are left are turned one by one</b>: the first of another suit fixes trump. If there is none, the hand is thrown in.
opt-pack_out-throw_in = Throw the hand in
opt-pack_out-turn_last = Turn to the last card

## The play

rule-follow = Following suit
rule-follow-follow_or_trump = On a plain lead, whoever holds the suit follows or trumps.
rule-follow-strict = On a plain lead, whoever holds the suit <b>must follow and may not trump</b>.
rule-follow-trump_only = On a plain lead <b>any card may be played</b>; only trumps are followed.
rule-follow-free = <b>Any card may be played at any time</b>: neither suits nor trumps need be followed.
opt-follow-follow_or_trump = Follow or trump
opt-follow-strict = Follow, trump only when void
opt-follow-trump_only = Follow trumps only
opt-follow-free = Anything goes

rule-void_must_trump = Without the suit led
rule-void_must_trump-false = Whoever cannot follow may play anything.
rule-void_must_trump-true = Whoever cannot follow <b>must trump</b> if they can.
opt-void_must_trump-false = May play anything
opt-void_must_trump-true = Must trump

rule-undertrump = A lower trump on a trump
rule-undertrump-allowed = When a plain lead has been trumped, a lower trump may still be thrown on it.
rule-undertrump-banned = When a plain lead has been trumped, <b>nobody may throw a lower trump</b> on it while another card may be played.
opt-undertrump-allowed = Allowed
opt-undertrump-banned = Not allowed

rule-down_to_trump = With nothing but trumps
rule-down_to_trump-must_beat = Whoever holds nothing but trumps must then play a higher one if they have it.
rule-down_to_trump-free = Whoever holds nothing but trumps may then <b>play any of them</b>.
opt-down_to_trump-must_beat = Must go higher
opt-down_to_trump-free = May play any

rule-exposed = Cards shown by mistake
rule-exposed-never = Cards cannot be exposed, so none are called.
rule-exposed-callable = <b>A card that is exposed stays face up</b>, and an opponent may call for it: its owner must play it when the rules allow.
opt-exposed-never = There are none
opt-exposed-callable = Can be called

## The count

rule-hang_jack = Hang jack
rule-hang_jack-number = The jack of trumps scores 1 for the side that takes it, but if the other side held it, it is hung and scores <b>{ $n }</b>.
rule-hang_jack-number-two = The jack of trumps scores 1 for whoever held it and takes it; if the other player takes it, it is hung and scores <b>{ $n }</b>.
rule-hang_jack-1 = The jack of trumps scores 1 for the side that takes it; there is <b>no hang jack</b>.
rule-hang_jack-1-two = The jack of trumps scores 1 for the player who takes it; there is <b>no hang jack</b>.
opt-hang_jack-number = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
opt-hang_jack-1 = No hang jack

rule-game_points = The point for game
rule-game_points-number = The side whose tricks count more toward game scores <b>{ $n } for game</b>.
rule-game_points-number-two = The player whose tricks count more toward game scores <b>{ $n } for game</b>.
rule-game_points-1 = The side whose tricks count more toward game scores 1 for game.
rule-game_points-1-two = The player whose tricks count more toward game scores 1 for game.
opt-game_points-number = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

rule-game_tie = Equal counts for game
rule-game_tie-nobody = With equal counts nobody scores for game.
rule-game_tie-non_dealer = With equal counts <b>the side that did not deal</b> scores for game.
rule-game_tie-non_dealer-two = With equal counts <b>the player who did not deal</b> scores for game.
opt-game_tie-nobody = Nobody scores
opt-game_tie-non_dealer = The side that did not deal
opt-game_tie-non_dealer-two = Whoever did not deal

rule-low_to = Low
rule-low_to-holder = Low scores 1 for the side that was dealt the lowest trump.
rule-low_to-holder-two = Low scores 1 for the player who was dealt the lowest trump.
rule-low_to-winner = Low scores 1 for the side that <b>takes the lowest trump in a trick</b>.
rule-low_to-winner-two = Low scores 1 for the player who <b>takes the lowest trump in a trick</b>.
opt-low_to-holder = To whoever was dealt it
opt-low_to-winner = To whoever takes it

rule-twos_toward_game = Twos toward game
rule-twos_toward_game-0 = Twos count nothing toward game.
rule-twos_toward_game-2 = <b>Each two counts 2</b> toward game.
opt-twos_toward_game-0 = Nothing
opt-twos_toward_game-2 = 2 each

rule-count_order = Order of the count
rule-count_order-words = When a hand is over, its points are counted in this order, until a side has won: <b>{ $first }, { $second }, { $third }, { $fourth }</b>.
rule-count_order-words-two = When a hand is over, its points are counted in this order, until a player has won: <b>{ $first }, { $second }, { $third }, { $fourth }</b>.
opt-count_order-words = { $first }, { $second }, { $third }, { $fourth }
fours-counted-high = high
fours-counted-low = low
fours-counted-jack = jack
fours-counted-game = game

## The game

rule-target = Points that win the game
rule-target-number = { $n ->
        [one] The first side with <b>one point</b> wins the game.
       *[other] The first side with <b>{ $n } points</b> or more wins the game.
    }
rule-target-number-two = { $n ->
        [one] The first player with <b>one point</b> wins the game.
       *[other] The first player with <b>{ $n } points</b> or more wins the game.
    }
opt-target-number = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## What every table of All Fours plays

fours-rules-deal = Everybody is dealt six cards, and one more is turned up. The player at the dealer’s right stands, which makes its suit trump, or begs for another.
fours-rules-beg = To a beg the dealer answers “take one”, which gives the other side a point and leaves the suit trump, or runs the pack: three more cards to each and a new turn-up, until another suit comes.
fours-rules-beg-two = To a beg the dealer answers “take one”, which gives the other player a point and leaves the suit trump, or runs the pack: three more cards to each and a new turn-up, until another suit comes.
fours-rules-trump-led = On a trump lead, whoever has a trump must play one.
fours-rules-trick = The highest trump takes the trick, or without a trump the highest card of the suit led; who takes it leads next. Aces are high.
fours-rules-high = High scores 1 for the side that was dealt the highest trump in play.
fours-rules-high-two = High scores 1 for the player who was dealt the highest trump in play.
fours-rules-game-cards = Toward game an ace counts 4, a king 3, a queen 2, a jack 1 and a ten 10.
fours-rules-marked = Marked words differ from All Fours as it is usual in Trinidad.

## What the table agrees on beside the rules of the game

fours-agreed-first_dealer-chance = Chance decides who deals first.
fours-agreed-first_dealer-volunteer = A volunteer deals first: whoever says “I deal” first.
fours-agreed-first_dealer-cut = Everybody cuts a card for the first deal: the highest deals, and aces are high.
fours-agreed-opt-first_dealer-chance = Chance
fours-agreed-opt-first_dealer-volunteer = A volunteer
fours-agreed-opt-first_dealer-cut = The highest card cut
fours-agreed-memory_aid = Running count for game
fours-agreed-memory_aid-off = Everybody counts for themselves which cards are gone and what the tricks hold.
fours-agreed-memory_aid-on = The table keeps count: everybody sees what each side’s tricks hold toward game, and the cards that have been played.
fours-agreed-memory_aid-on-two = The table keeps count: both see what each player’s tricks hold toward game, and the cards that have been played.
fours-agreed-opt-memory_aid-off = None
fours-agreed-opt-memory_aid-on = Shown at the table
# $n: games; $needed: how many of them win the match
fours-agreed-games = The match
fours-agreed-games-one = The match is one game.
fours-agreed-games-best_of = The match is the best of { $n } games: whoever first wins { $needed } has won it.
fours-agreed-games-first_to = { $n ->
        [one] The match is one game.
       *[other] The match goes to whoever first wins { $n } games.
    }
fours-agreed-opt-games-one = One game
fours-agreed-opt-games-best_of = Best of { $n }
fours-agreed-opt-games-first_to = First to win { $n }
fours-agreed-opt-games-other = First to win …
fours-agreed-games-label = Games that win the match

## What does not go together, and what makes no difference

clash-void_must_trump-follow = Nobody can be made to trump for want of a suit where suits need not be followed at all.
clash-undertrump-follow = Where any card may be played at any time, no trump can be forbidden.
moot-two-no-partners = Two players have no partners, and both see their cards.
moot-undertrump-allowed = A lower trump may be thrown anyway, so nobody has to go higher.

## Presets and their groups

preset-group-trinidad = Trinidad
preset-group-tournament = Tournament
preset-group-tobago = Tobago
preset-group-two_players = Two players

first-all-fours = four players, to 14
first-all-fours-classic = no hang jack; void must trump
first-all-fours-tournament = two for game
first-all-fours-tobago = the two turned up scores
first-all-twos = as in Trinidad, for two
first-all-fours-english = for two, to 11

fours-title-classic = As first written
fours-title-english = Old English
fours-title-tournament = Tourna{ "\u00AD" }ment

preset-all-fours = All Fours
preset-all-fours-classic = All Fours as first written: no hang jack, void must trump, cards called
preset-all-fours-seven = All Fours to seven
preset-all-fours-house = All Fours, no undertrumping, partners blind
preset-all-fours-last-card = All Fours, turn to the last card
preset-all-fours-tournament = All Fours tournament, two for game
preset-all-fours-knockout = All Fours knockout, two for game, no undertrumping
preset-all-fours-beer-jack = All Fours, hang jack six
preset-all-fours-tobago = All Fours, Tobago turn-ups
preset-all-fours-tobago-twos = All Fours, Tobago turn-ups, twos count for game
preset-all-twos = All Twos
preset-all-fours-english = Old English All Fours, two players
preset-all-fours-running = Running All Fours (1674)

about-preset-all-fours = As in Trinidad: four in two partnerships, to 14; an ace, a six or a jack turned up scores, and a hang jack is 3.
about-preset-all-fours-classic = As All Fours, but a captured jack counts 1, whoever cannot follow must trump, and exposed cards can be called.
about-preset-all-fours-seven = As All Fours, but 7 points win the game.
about-preset-all-fours-house = As All Fours, but nobody throws a lower trump on a trump, and only two players see their cards before trump is fixed.
about-preset-all-fours-last-card = As All Fours, but when the pack runs out the last cards are turned one by one.
about-preset-all-fours-tournament = As All Fours, but game is worth 2.
about-preset-all-fours-knockout = Game is worth 2, nobody throws a lower trump on a trump, and the dealer gives one only with a card of the suit.
about-preset-all-fours-beer-jack = Game is worth 2, and a hang jack 6.
about-preset-all-fours-tobago = As All Fours, but a two turned up scores in place of a six.
about-preset-all-fours-tobago-twos = A two turned up scores in place of a six, and each two counts 2 toward game.
about-preset-all-twos = As All Fours, but for two players, each for themselves.
about-preset-all-fours-english = For two, to 11; only a jack turned up scores, there is no hang jack, and equal counts for game go to the player who did not deal.
about-preset-all-fours-running = For two, to 31; an ace turned up scores 4, a king 3, a queen 2 and a jack 1, and there is no hang jack.

## Choosing

fours-choose-game = The game
fours-game-golf = Golf
fours-game-golf-about = fewest points win; two to eight players
fours-game-allfours = All Fours
fours-game-allfours-about = tricks and trumps from Trinidad; four in two sides, or two
fours-new-intro = Start from a known form and change what your house plays otherwise. Nothing changes once the first hand is dealt.
fours-new-partner-bot = Bots sit down as opponents first, then as your partner.
fours-new-deal = Deal the first hand
fours-turn-up-points-of = Points for the card turned up: { $rank }
fours-turn-up-points-about = Leave empty what scores nothing.

## Waiting room

fours-waiting-intro = Anybody with the link sits down by typing a name. Tap a seat that is free or held by a bot to move there. You can start at any time.
fours-waiting-order = anticlockwise
fours-waiting-side = Side { $n }
fours-waiting-your-side = Your side
fours-waiting-other-side = The other side
fours-waiting-partner = your partner
fours-waiting-partner-free = waiting for your partner
fours-waiting-partner-bot = bot, your partner
fours-waiting-opponent = your opponent
fours-waiting-move = Move here
fours-waiting-moved = You have moved to seat { $n }.
fours-waiting-for-deal = The hand begins as soon as somebody at the table deals.
fours-waiting-deal = Deal the first hand
fours-waiting-invite = Come and play All Fours with me.
