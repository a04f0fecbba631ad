### Het spel in een terminal; zie en/terminal.ftl. De toetsen zijn in elke taal dezelfde.

## What can be typed

terminal-begin = Typ een toets en Enter. ? laat ze allemaal zien, q stopt.
terminal-help-head = Wat je kunt typen
terminal-help-take = de bovenste kaart van de aflegstapel pakken
terminal-help-cell = de kaart in je hand ruilen met je kaart met dat nummer, of die kaart opendraaien of bekijken
terminal-help-discard = de getrokken kaart afleggen
terminal-help-back = de net gepakte kaart terugleggen op de aflegstapel
terminal-help-keep = je kaarten gesloten laten
terminal-help-clear = weggevallen kaarten onder de aflegstapel leggen, als ernaar gevraagd wordt
terminal-help-where = de hele tafel in woorden
terminal-help-score = de scorekaart
terminal-help-rules = de regels van deze tafel
terminal-help-help = deze lijst
terminal-help-quit = de partij verlaten
terminal-key-help = hulp

## Questions

terminal-yes = j ja
terminal-no = n nee
terminal-quit-sure = De partij verlaten? (j/n)
terminal-knock-sure = Kloppen, en de anderen nog één laatste beurt geven? (j/n)
terminal-another-hole = Nog een hole? (j/n)
terminal-again = Nog een keer spelen? (j/n)
terminal-next-hole = Met Enter wordt hole { $hole } gegeven.
terminal-clear-offer = De kaarten { $cells } vallen weg. c legt ze onder de aflegstapel, Enter laat ze liggen.
terminal-look-done = Met Enter ligt hij weer gesloten.
terminal-goodbye = Tot ziens.

## What cannot be done

terminal-not-understood = “{ $text }” is hier geen opdracht; ? laat ze allemaal zien.
terminal-yes-or-no = Antwoord met ja of nee.
terminal-which-card = Welke kaart? Zet het nummer erbij, zoals in “swap 3”.
terminal-no-card = Kaart { $cell } heb je niet; je kaarten zijn 1 tot en met { $last }.
terminal-draw-first = Trek of pak eerst een kaart; kies dan de kaart die ervoor weggaat.
terminal-holding = Je hebt al een kaart in je hand: { $card }. Kies waar die komt.
terminal-holding-nothing = Je hebt geen kaart in je hand. Trek of pak er eerst een.
terminal-taken-stays = Een kaart van de aflegstapel kun je niet afleggen: ruil hem, of leg hem terug met b.
terminal-pile-closed = In de laatste beurten is de aflegstapel dicht. Trek van de stok.
terminal-face-up = Kaart { $cell } ligt al open.
terminal-is-cleared = Kaart { $cell } is opgeruimd.
terminal-other-cards = Volgens de regels van deze tafel mag je nu alleen opendraaien: { $cells }.
terminal-looked-at = Kaart { $cell } heb je al bekeken.
terminal-other-looks = Volgens de regels van deze tafel mag je nu alleen bekijken: { $cells }.
terminal-not-now = Dat kan nu niet. Je kunt: { $keys }

## The table

terminal-bot = Bot { $number }
terminal-stock = Stok { $count }
terminal-last-holes = De laatste { $count } holes
terminal-legend-cancels = { $sign } valt weg
terminal-legend-seen = { $sign } door de speler bekeken
terminal-legend-ended = { $sign } heeft de hole beëindigd
terminal-legend-knocked = { $sign } heeft geklopt
terminal-legend-lowest = { $sign } laagste van de hole
