### All Fours in een terminal; zie en/fours-terminal.ftl.

## Who sits where

fours-terminal-bot-right = Bot rechts
fours-terminal-bot-partner = Maat
fours-terminal-bot-left = Bot links
fours-terminal-bot-opposite = Bot

## What happened

fours-terminal-cut = Getrokken om het geven: { $cards }
fours-terminal-dealt =
    { $count ->
        [one] Je krijgt { $count } kaart: { $cards }
       *[other] Je krijgt { $count } kaarten: { $cards }
    }
fours-terminal-dealt-blind =
    { $count ->
        [one] Je krijgt { $count } kaart; je ziet hem zodra de troef vaststaat
       *[other] Je krijgt { $count } kaarten; je ziet ze zodra de troef vaststaat
    }
fours-terminal-toward-game = Voor spel, { $side }: { $count } ({ $cards })
fours-terminal-last-hands = De laatste { $count } rondes
fours-terminal-games = Gewonnen spellen

## What may be done

fours-terminal-next-hand = Met Enter wordt ronde { $hand } gegeven.
fours-terminal-call-offer = { $name } is aan de beurt, en { $card } ligt open. c eist hem op, Enter laat hem liggen.
fours-terminal-expose-sure = { $card } aan iedereen laten zien? Terugnemen kan niet, en een tegenstander mag hem opeisen. (j/n)
fours-terminal-help-stand = passen: de kleur van de opengedraaide kaart is troef
fours-terminal-help-beg = om een andere troef vragen
fours-terminal-help-give = er één geven: een punt voor wie vraagt, en de kleur blijft
fours-terminal-help-run = doordelen: ieder drie kaarten erbij, en een andere troef
fours-terminal-help-packet = per drie geven; met packet 1 per één
fours-terminal-help-number = je kaart met dat nummer spelen
fours-terminal-help-card = die kaart spelen: de waarde (t, j, q, k, a) en c klaveren, d ruiten, h harten of s schoppen
fours-terminal-help-expose = een kaart aan iedereen laten zien
fours-terminal-help-call = een open kaart van een tegenstander opeisen: hij moet gespeeld worden als de regels het toelaten
fours-terminal-help-last = de laatste slag

## What cannot be done

fours-terminal-which-card = Welke kaart? Zet hem erbij, zoals in “{ $word } jh”.
fours-terminal-refused = { $card } kan nu niet; { $why }.
fours-terminal-none-exposed = Aan deze tafel worden geen kaarten getoond en opgeëist.
fours-terminal-not-to-call = { $card } kun je niet opeisen: alleen een kaart die een tegenstander heeft getoond, en één tegelijk.
fours-terminal-not-held = Je hebt { $card } niet in je hand.
fours-terminal-exposed-already = { $card } ligt al open.
