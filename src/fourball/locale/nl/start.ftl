### De pagina's rond de tafel: begin, nieuwe tafel, wachtkamer, niets gevonden.

## Start

start-page-title = Fourball – speel golf en All Fours, twee kaartspelen
start-title = Golf en All Fours, zoals ze aan de kaarttafel gespeeld worden.
start-intro = Ruil je kaarten voor minder punten, of haal slagen met een partner. Met vrienden of met bots; geen account, geen reclame.
start-menu = Begin
start-play = Nu spelen
start-play-about = Golf tegen drie bots, kaarten al gegeven
start-play-fours = All Fours spelen
start-play-fours-about = Met een bot als partner tegen twee, kaarten al gegeven
start-dealing = Er wordt gegeven…
start-friends = Met vrienden spelen
start-friends-about = Stuur een link of laat een code zien
start-new = Nieuwe tafel
start-new-about = Alle vormen van beide spellen, en jullie eigen huisregels
start-you = Je speelt als
start-change-name = Naam wijzigen
start-name = Je naam aan tafel
start-name-save = Opslaan
start-name-cancel = Annuleren

## New table

new-title = Nieuwe tafel
new-heading = Spreek vóór het geven de regels af
new-intro = Begin met een bekende variant en verander wat jullie thuis anders spelen. Zodra er gegeven is, verandert er niets meer.
new-who = Wie er meespeelt
new-players = Spelers
new-bots = Waarvan bots
new-company-full = { $bots ->
        [one] Jij en één bot: er wordt meteen gegeven.
       *[other] Jij en { $bots } bots: er wordt meteen gegeven.
    }
new-company-free = { $bots ->
        [0] Jij
        [one] Jij, één bot
       *[other] Jij, { $bots } bots
    } en { $free ->
        [one] één vrije plaats voor een vriend.
       *[other] { $free } vrije plaatsen voor vrienden.
    }
new-name = Je naam aan tafel
new-from = Beginnen met
new-search = Zoek een variant
new-all = { $n ->
        [one] De ene bekende variant
       *[other] Alle { $n } bekende varianten
    }
new-found = { $n ->
        [0] Zo heet geen enkele variant.
        [one] Eén variant gevonden.
       *[other] { $n } varianten gevonden.
    }
new-chosen = Gekozen
new-agreed = Wat de tafel afspreekt
new-deal = Geef de kaarten
new-deal-about = Alle plaatsen zijn bezet.
new-open = Open de tafel
new-open-about = Daarna krijg je de link voor je vrienden.

## Waiting room

waiting-title = Wachtkamer
waiting-table = Tafel { $id }
waiting-heading = { $taken ->
        [one] Eén aan tafel
       *[other] { $taken } aan tafel
    }, { $free ->
        [one] één plaats vrij
       *[other] { $free } plaatsen vrij
    }
waiting-full = { $taken ->
        [one] Eén aan tafel, geen plaats vrij
       *[other] Alle { $taken } aan tafel
    }
waiting-intro = Wie de link heeft, schuift aan door een naam in te typen. Je kunt altijd beginnen.
waiting-your-name = Je naam aan tafel
waiting-sit = Ga zitten
waiting-sit-here = Hier zitten
waiting-seat-number = plaats { $n }
waiting-link = De link
waiting-qr = QR-code van de link
waiting-copy = Kopiëren
waiting-copied = De link is gekopieerd.
waiting-select = Kopieer de gemarkeerde link.
waiting-send = Versturen
waiting-invite = Kom je een potje golf met me kaarten?
waiting-seats = Plaatsen
waiting-clockwise = met de klok mee
waiting-you = jij
waiting-seat-free = Vrije plaats
waiting-seat-free-about = wacht op iemand
waiting-seat-bot = bot
waiting-seat-host = gastheer
waiting-seat-person = speler
waiting-here = is er
waiting-away = weg
waiting-agreed = Afgesproken
waiting-all-rules = Alle regels
waiting-deal = Geef de kaarten
waiting-deal-full = Alle plaatsen zijn bezet.
waiting-deal-bots = { $free ->
        [one] Als je geeft, komt er een bot op de vrije plaats.
       *[other] Als je geeft, komen er bots op de { $free } vrije plaatsen.
    }
waiting-for-deal = De hole begint zodra iemand aan tafel geeft.

## Nothing found

missing-no-such-page = Bal kwijt
missing-unknown-table = Bal kwijt
missing-offline = Geen verbinding
missing-other = Er ging iets mis
missing-home = Naar het begin
missing-try-again = Opnieuw proberen
