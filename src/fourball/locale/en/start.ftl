### The pages around the table: start, new table, waiting room, nothing found.

## Start

start-page-title = Fourball – play Golf and All Fours, two card games
start-title = Golf and All Fours, as they are played at the card table.
start-intro = Swap your cards for fewer points, or take tricks with a partner. With friends or with bots; no account, no advertising.
start-menu = Start
start-play = Play now
start-play-about = Golf against three bots, already dealt
start-play-fours = Play All Fours
start-play-fours-about = A bot is your partner against two, already dealt
start-dealing = Dealing…
start-friends = Play with friends
start-friends-about = Send a link or show a code
start-new = New table
start-new-about = Every form of both games, and your own house rules
start-you = You play as
start-change-name = Change name
start-name = Your name at the table
start-name-save = Save
start-name-cancel = Cancel

## New table

new-title = New table
new-heading = Agree the rules before the deal
new-intro = Start from a known form and change what your house plays otherwise. Nothing changes once cards are dealt.
new-who = Who plays
new-players = Players
new-bots = Bots among them
new-company-full = { $bots ->
        [one] You and one bot: the cards are dealt at once.
       *[other] You and { $bots } bots: the cards are dealt at once.
    }
new-company-free = { $bots ->
        [0] You
        [one] You, one bot
       *[other] You, { $bots } bots
    } and { $free ->
        [one] one free seat for a friend.
       *[other] { $free } free seats for friends.
    }
new-name = Your name at the table
new-from = Start from
new-search = Find a form
new-all = { $n ->
        [one] The one known form
       *[other] All { $n } known forms
    }
new-found = { $n ->
        [0] No form is called that.
        [one] One form found.
       *[other] { $n } forms found.
    }
new-chosen = Chosen
new-agreed = The table agrees
new-deal = Deal the first hole
new-deal-about = All seats are taken.
new-open = Open the table
new-open-about = Then you get the link for your friends.

## Waiting room

waiting-title = Waiting room
waiting-table = Table { $id }
waiting-heading = { $taken ->
        [one] One at the table
       *[other] { $taken } at the table
    }, { $free ->
        [one] one seat free
       *[other] { $free } seats free
    }
waiting-full = { $taken ->
        [one] One at the table, no seat free
       *[other] All { $taken } at the table
    }
waiting-intro = Anybody with the link sits down by typing a name. You can start at any time.
waiting-your-name = Your name at the table
waiting-sit = Take a seat
waiting-sit-here = Sit here
waiting-seat-number = seat { $n }
waiting-link = The link
waiting-qr = QR code of the link
waiting-copy = Copy
waiting-copied = The link is copied.
waiting-select = Copy the marked link.
waiting-send = Send
waiting-invite = Come and play Golf with me.
waiting-seats = Seats
waiting-clockwise = clockwise
waiting-you = you
waiting-seat-free = Free seat
waiting-seat-free-about = waiting for somebody
waiting-seat-bot = bot
waiting-seat-host = host
waiting-seat-person = player
waiting-here = here
waiting-away = away
waiting-agreed = Agreed
waiting-all-rules = All rules
waiting-deal = Deal the first hole
waiting-deal-full = All seats are taken.
waiting-deal-bots = { $free ->
        [one] A bot takes the free seat when you deal.
       *[other] Bots take the { $free } free seats when you deal.
    }
waiting-for-deal = The hole begins as soon as somebody at the table deals.

## Nothing found

missing-no-such-page = A lost ball
missing-unknown-table = A lost ball
missing-offline = No connection
missing-other = Something went wrong
missing-home = To the start page
missing-try-again = Try again
