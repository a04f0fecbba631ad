### What went wrong, in the reader's language: error-CODE, with the facts of the error as variables.
### Seats are counted from 0 in facts, so no sentence names a seat's number.

## At the table

error-already-asked = There is a question open already. Answer that first.
error-already-chosen = You have chosen. The others have not all done so yet.
error-already-dealt = The match has begun. You can take a seat before it or after it, and watch meanwhile.
error-bad-action = That is no move of this game.
error-hole-not-over = The hole is not over yet.
error-no-next-game = There is no next game now.
error-no-such-game = This match has no such game.
error-not-in-this-game = That cannot be agreed on in this game.
error-not-seen-yet = You cannot show a card before you may look at your cards.
error-hole-over = The hole is over.
error-hand-over = The hand is over.
error-match-not-over = The match is not over yet.
error-match-over = The match is over. A rematch starts a new one.
error-no-hole = No hole is being played that could be dealt again.
error-no-such-seat = This table has no such seat.
error-not-allowed-now = That cannot be played now.
error-not-asked = Nobody is waiting for your answer.
error-not-open = This match ends by itself.
error-not-seated = You are watching. Only those who sit at the table play.
error-not-tied = There is no tie for you to break now.
error-not-your-seat = That is somebody else’s seat.
error-not-your-turn = It is not your turn.
error-nothing-asked = There is no question open at this table now.
error-nothing-dealt = No cards have been dealt yet.
error-nothing-to-put-back = You hold no card that could be put back.
error-seat-taken = Somebody sits there already: { $name }.
error-stale-version = That came too late: something happened at the table meanwhile. This is how it stands now.
error-table-full = Every seat is taken. You can watch.
error-unknown-table = There is no such table. Perhaps a letter of the link is missing.

## A new table

error-bad-name = A name has 1 to { $longest } characters, all of them visible.
error-bad-seats = This game is for 2 to 8 players, not { $seats }.
error-bad-value = One of the house rules has a value that does not exist: { $option }.
error-free-seats = There are still free seats, so the cards cannot be dealt at once.
error-missing-option = One of the house rules is missing: { $option }.
error-refused-combination = Two of the house rules do not go together.
error-too-many-bots = There are too many bots: { $bots } for { $seats } seats.
error-too-many-requests = Too many requests came from here just now. Wait a minute.
error-unknown-bot = There is no such bot: { $bot }.
error-unknown-option = There is no such house rule: { $option }.
error-unknown-preset = There is no such form of the game: { $preset }.

## The way to the server

error-offline = The server cannot be reached. Look at your connection; your table is safe.
error-unknown = Something unexpected happened. Try again.
error-no-such-page = There is no page at this address.
error-bad-field = The server could not read the message.
error-bad-request = The server could not read the request.
error-foreign-origin = Pages of other sites may not play here.
error-internal = Something went wrong on the server. Look at the table before you try again.
error-missing-field = Something is missing in the message: { $field }.
error-not-json = The server could not read the message.
error-store-unavailable = The server cannot store anything right now, so nothing has changed. Try again later.
error-too-large = The message is too long.
error-unknown-address = There is nothing at this address.
error-unknown-field = The server does not know a part of the message: { $field }.
error-wrong-method = This address cannot be used that way.

## Records and cards

error-bad-card = That is no card: { $text }.
error-bad-dealer = There is no such dealer at this table.
error-bad-pack = The pack does not hold the agreed cards: { $wanted } are wanted, { $got } are there.
error-bad-packet = A dealer deals by 1 or by 3.
error-bad-record = This is no record of a game.
error-bad-stock = The new stock must hold exactly the discards without the top one.
error-record-disagrees = The record does not agree with the rules.
error-unknown-game = The record is of a game that cannot be replayed here.
error-unknown-rules-version = The record follows another version of the rules: { $rules_version }.
error-unreadable-file = The file cannot be read: { $file }.

## The host's computer

error-bad-database = This database cannot be used: { $address }.
error-bad-host = The server cannot listen at this address: { $host }.
error-bad-setting = A setting has a value that cannot be used: { $setting } = { $value }.
error-database-folder = There is no folder for the database: { $path }.
error-database-newer = The database was made by a newer version.
error-database-unusable = The database cannot be used: { $path }.
error-no-numba = The fast calculations are not installed on this computer.
error-port-forbidden = The port { NUMBER($port, useGrouping: 0) } may not be opened. Choose one from 1024 up.
error-port-in-use = The port { NUMBER($port, useGrouping: 0) } is already in use.

## What the server mentions

notice-unknown-token = This browser was not known here any more, so you came in as a new guest.
