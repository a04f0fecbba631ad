### Around a hole: who deals first, what one asks of the others, how a tie is played off.
### $you is "yes" where the player is the reader; $name is then the word of "you". $names: several players, as a list.

## Who deals first

around-deal-volunteer = I deal
around-deal-cut = Cut for the deal
# $how: chance, volunteer
around-first =
    { $you ->
        [yes] You deal
       *[no] { $name } deals
    }, { $how ->
        [volunteer] as a volunteer
       *[chance] by lot
    }
# $card: the lowest card cut; the first message is short, for the head of the page
around-first-cut-short =
    { $you ->
        [yes] You deal: { $card }
       *[no] { $name } deals: { $card }
    }
around-first-cut =
    { $you ->
        [yes] You deal: { $card } is the lowest card cut
       *[no] { $name } deals: { $card } is the lowest card cut
    }
around-cut-title = The cut for the deal
around-cut-show = The cut for the deal
around-cut-round = Cut { $round }
around-cut-again = Cut { $round }: the lowest were equal
around-cut-lowest = lowest
around-to-table = To the table

## Dealing again, ending the match

around-again = Deal again
around-again-about = The cards on the table are thrown away and count for nobody. The same dealer deals new ones.
around-again-others = The others at the table must agree.
around-again-ask = Ask the others
around-again-now = Deal again now
around-again-no = Leave it
# $kind: deal-again, end
around-question =
    { $kind ->
        [end]
            { $you ->
                [yes] You have asked the others: stop here?
               *[no] { $name } asks: stop here? The lowest total wins.
            }
       *[deal-again]
            { $you ->
                [yes] You have asked the others: deal this hole again?
               *[no] { $name } asks: deal this hole again? Its cards then count for nobody.
            }
    }
around-agree = Agree
around-play-on = Play on
around-withdraw = Take it back
around-agrees =
    { $you ->
        [yes] You agree
       *[no] { $name } agrees
    }
around-agreed = Agreed: { $names }
around-awaited = Not yet: { $names }
around-dealt-again = All agreed: the hole is dealt again.
around-ended = All agreed: the match ends here.
around-declined = Play goes on.

## Playing off a tie

around-extra-hole = Extra hole
# $how: extra_hole, hands
around-tie-title =
    { $how ->
        [hands] Rock, paper, scissors
       *[extra_hole] Extra hole
    }
around-tie-prize = for the prize
around-tie-about-extra_hole = { $names } play one more hole for the prize: the lowest score takes it. Everybody else looks on.
around-tie-about-hands = { $names } play for the prize. Rock blunts scissors, scissors cut paper, paper wraps rock.
around-play-off = Play an extra hole
around-play-off-again = Play another extra hole
around-settle-bots = Let the bots settle it
around-look-on = You will look on.
around-hand-rock = rock
around-hand-paper = paper
around-hand-scissors = scissors
around-hands-choose = Choose one
around-hands-hidden = Nobody sees a choice before all have chosen.
around-has-chosen =
    { $you ->
        [yes] You have chosen
       *[no] { $name } has chosen
    }
around-chooses =
    { $you ->
        [yes] You are to choose
       *[no] { $name } is choosing
    }
around-round =
    { $how ->
        [hands] Round { $round }
       *[extra_hole] Extra hole { $round }
    }
around-round-none = Nobody is out: once more.
around-round-left = Still in it: { $names }.
around-round-won =
    { $you ->
        [yes] You take the prize.
       *[no] { $name } takes the prize.
    }
