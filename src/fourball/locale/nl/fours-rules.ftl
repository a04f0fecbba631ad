### De regels van All Fours in woorden.

## Sections of the house rules

rules-section-deal = Geven en opendraaien
rules-section-beg = Vragen, één geven en doordelen
rules-section-play = Het spelen
rules-section-count = De telling
rules-section-game = Het spel

## Who plays

rule-players = Spelers
rule-players-4 = Vier spelers spelen in twee vaste paren; partners zitten tegenover elkaar.
rule-players-2 = <b>Twee spelers</b> spelen ieder voor zich.
opt-players-4 = Vier, twee tegen twee
opt-players-2 = Twee

## The deal and the turn-up

rule-packets = Hoe er gegeven wordt
rule-packets-dealer_chooses = Elke gever kiest de eerste keer: drie kaarten tegelijk of één, en houdt zich daar het hele spel aan.
rule-packets-threes = Er wordt <b>met drie tegelijk</b> gegeven.
rule-packets-ones = Er wordt <b>met één tegelijk</b> gegeven.
opt-packets-dealer_chooses = De gever kiest
opt-packets-threes = Drie tegelijk
opt-packets-ones = Eén tegelijk

rule-turn_up_points = De opengedraaide kaart
rule-turn_up_points-table = De partij van de gever krijgt meteen punten voor de opengedraaide kaart: <b>{ $entries }</b>.
rule-turn_up_points-table-two = De gever krijgt meteen punten voor de opengedraaide kaart: <b>{ $entries }</b>.
rule-turn_up_points-none = De opengedraaide kaart <b>levert niets op</b>.
opt-turn_up_points-trinidad = Trinidad: aas, zes, boer
opt-turn_up_points-tobago = Tobago: aas, twee, boer
opt-turn_up_points-none = Niets
opt-turn_up_points-own = Een eigen tabel
opt-turn_up_points-table = { $entries }
fours-turn-up-entry =
    { $n } voor een { $rank ->
        [ace] aas
        [two] twee
        [three] drie
        [four] vier
        [five] vijf
        [six] zes
        [seven] zeven
        [eight] acht
        [nine] negen
        [ten] tien
        [jack] boer
        [queen] vrouw
       *[king] heer
    }

rule-blind_partners = De kaarten voordat troef vaststaat
rule-blind_partners-false = Iedereen ziet zijn eigen kaarten vanaf het geven.
rule-blind_partners-true = Totdat troef vaststaat, <b>zien alleen de gever en de speler rechts van de gever hun kaarten</b>.
opt-blind_partners-false = Ieder ziet de zijne
opt-blind_partners-true = Twee zien de hunne

## Begging, giving and running

rule-give_at_match_point = Het laatste punt geven
rule-give_at_match_point-true = De gever mag er één geven, ook als de andere partij met dat punt het spel wint.
rule-give_at_match_point-true-two = De gever mag er één geven, ook als de ander met dat punt het spel wint.
rule-give_at_match_point-false = De gever <b>mag er geen geven als de andere partij met dat punt het spel wint</b>.
rule-give_at_match_point-false-two = De gever <b>mag er geen geven als de ander met dat punt het spel wint</b>.
opt-give_at_match_point-true = Mag
opt-give_at_match_point-false = Mag niet

rule-give_needs_trump = Een kaart van de kleur om er één te geven
rule-give_needs_trump-false = De gever mag er één geven, wat hij ook in de hand heeft.
rule-give_needs_trump-true = De gever mag er één geven, maar <b>alleen met een kaart van de opengedraaide kleur in de hand</b>.
opt-give_needs_trump-false = Niet nodig
opt-give_needs_trump-true = Nodig

rule-pack_out = Als het pak op is
rule-pack_out-throw_in = Is het pak bij het doordelen op, dan vervalt de ronde en geeft dezelfde gever opnieuw.
rule-pack_out-turn_last = Is het pak bij het doordelen op, dan worden <b>de laatste kaarten één voor één opengedraaid</b>: de eerste van een andere kleur is troef. Komt die niet, dan vervalt de ronde.
opt-pack_out-throw_in = De ronde vervalt
opt-pack_out-turn_last = Opendraaien tot de laatste

## The play

rule-follow = Bekennen
rule-follow-follow_or_trump = Wordt er met een bijkleur uitgekomen, dan moet wie die kleur heeft bekennen of introeven.
rule-follow-strict = Wordt er met een bijkleur uitgekomen, dan moet wie die kleur heeft <b>bekennen, en mag niet introeven</b>.
rule-follow-trump_only = Wordt er met een bijkleur uitgekomen, dan <b>mag elke kaart</b>; alleen troef moet bekend worden.
rule-follow-free = <b>Elke kaart mag altijd</b>: bekennen hoeft niet, ook troef niet.
opt-follow-follow_or_trump = Bekennen of introeven
opt-follow-strict = Bekennen, anders pas introeven
opt-follow-trump_only = Alleen troef bekennen
opt-follow-free = Alles mag

rule-void_must_trump = Zonder de gevraagde kleur
rule-void_must_trump-false = Wie niet kan bekennen, mag alles spelen.
rule-void_must_trump-true = Wie niet kan bekennen, <b>moet introeven</b> als dat kan.
opt-void_must_trump-false = Alles mag
opt-void_must_trump-true = Introeven moet

rule-undertrump = Ondertroeven
rule-undertrump-allowed = Is een bijkleur ingetroefd, dan mag er nog een lagere troef bij.
rule-undertrump-banned = Is een bijkleur ingetroefd, dan <b>mag niemand ondertroeven</b> zolang er een andere kaart gespeeld mag worden.
opt-undertrump-allowed = Mag
opt-undertrump-banned = Mag niet

rule-down_to_trump = Met alleen nog troeven
rule-down_to_trump-must_beat = Wie alleen nog troeven heeft, moet er dan overheen als dat kan.
rule-down_to_trump-free = Wie alleen nog troeven heeft, <b>mag dan elke troef spelen</b>.
opt-down_to_trump-must_beat = Moet eroverheen
opt-down_to_trump-free = Elke troef mag

rule-exposed = Per ongeluk getoonde kaarten
rule-exposed-never = Kaarten worden niet getoond, dus ook niet opgeëist.
rule-exposed-callable = <b>Een getoonde kaart blijft open liggen</b>, en een tegenstander mag hem opeisen: de eigenaar moet hem spelen zodra dat volgens de regels kan.
opt-exposed-never = Komen niet voor
opt-exposed-callable = Opeisbaar

## The count

rule-hang_jack = Gehangen boer
rule-hang_jack-number = De troefboer telt 1 voor de partij die hem haalt, maar had de andere partij hem, dan is hij gehangen en telt hij <b>{ $n }</b>.
rule-hang_jack-number-two = De troefboer telt 1 voor wie hem had en zelf haalt, maar haalt de ander hem, dan is hij gehangen en telt hij <b>{ $n }</b>.
rule-hang_jack-1 = De troefboer telt 1 voor de partij die hem haalt; een <b>gehangen boer bestaat niet</b>.
rule-hang_jack-1-two = De troefboer telt 1 voor wie hem haalt; een <b>gehangen boer bestaat niet</b>.
opt-hang_jack-number = { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
opt-hang_jack-1 = Geen gehangen boer

rule-game_points = Het punt voor spel
rule-game_points-number = De partij met de meeste kaartpunten in haar slagen krijgt <b>{ $n } voor spel</b>.
rule-game_points-number-two = Wie de meeste kaartpunten in zijn slagen heeft, krijgt <b>{ $n } voor spel</b>.
rule-game_points-1 = De partij met de meeste kaartpunten in haar slagen krijgt 1 voor spel.
rule-game_points-1-two = Wie de meeste kaartpunten in zijn slagen heeft, krijgt 1 voor spel.
opt-game_points-number = { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }

rule-game_tie = Evenveel kaartpunten
rule-game_tie-nobody = Bij evenveel kaartpunten krijgt niemand iets voor spel.
rule-game_tie-non_dealer = Bij evenveel kaartpunten gaat spel naar <b>de partij die niet gaf</b>.
rule-game_tie-non_dealer-two = Bij evenveel kaartpunten gaat spel naar <b>wie niet gaf</b>.
opt-game_tie-nobody = Niemand
opt-game_tie-non_dealer = De partij die niet gaf
opt-game_tie-non_dealer-two = Wie niet gaf

rule-low_to = Laag
rule-low_to-holder = Laag telt 1 voor de partij die de laagste troef in handen kreeg.
rule-low_to-holder-two = Laag telt 1 voor wie de laagste troef in handen kreeg.
rule-low_to-winner = Laag telt 1 voor de partij die <b>de laagste troef in een slag haalt</b>.
rule-low_to-winner-two = Laag telt 1 voor wie <b>de laagste troef in een slag haalt</b>.
opt-low_to-holder = Voor wie hem kreeg
opt-low_to-winner = Voor wie hem haalt

rule-twos_toward_game = Tweeën voor spel
rule-twos_toward_game-0 = Tweeën tellen niet mee voor spel.
rule-twos_toward_game-2 = <b>Elke twee telt 2</b> mee voor spel.
opt-twos_toward_game-0 = Tellen niet mee
opt-twos_toward_game-2 = 2 per stuk

rule-count_order = Volgorde van de telling
rule-count_order-words = Na afloop worden de punten in deze volgorde geteld, totdat een partij gewonnen heeft: <b>{ $first }, { $second }, { $third }, { $fourth }</b>.
rule-count_order-words-two = Na afloop worden de punten in deze volgorde geteld, totdat iemand gewonnen heeft: <b>{ $first }, { $second }, { $third }, { $fourth }</b>.
opt-count_order-words = { $first }, { $second }, { $third }, { $fourth }
fours-counted-high = hoog
fours-counted-low = laag
fours-counted-jack = boer
fours-counted-game = spel

## The game

rule-target = Punten waarmee je het spel wint
rule-target-number = { $n ->
        [one] De eerste partij met <b>één punt</b> wint het spel.
       *[other] De eerste partij met <b>{ $n } punten</b> of meer wint het spel.
    }
rule-target-number-two = { $n ->
        [one] Wie het eerst <b>één punt</b> heeft, wint het spel.
       *[other] Wie het eerst <b>{ $n } punten</b> of meer heeft, wint het spel.
    }
opt-target-number = { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }

## What every table of All Fours plays

fours-rules-deal = Ieder krijgt zes kaarten, en de volgende wordt opengedraaid. De speler rechts van de gever past, en dan is die kleur troef, of vraagt om een andere.
fours-rules-beg = Wie vraagt, krijgt van de gever te horen “neem er één”: een punt voor de andere partij, en de kleur blijft troef. Of de gever deelt door: ieder drie kaarten erbij en een nieuwe opengedraaide kaart, totdat er een andere kleur komt.
fours-rules-beg-two = Wie vraagt, krijgt van de gever te horen “neem er één”: een punt voor de ander, en de kleur blijft troef. Of de gever deelt door: ieder drie kaarten erbij en een nieuwe opengedraaide kaart, totdat er een andere kleur komt.
fours-rules-trump-led = Wordt er met troef uitgekomen, dan moet wie troef heeft er een spelen.
fours-rules-trick = De hoogste troef wint de slag, of zonder troef de hoogste kaart van de gevraagde kleur; wie de slag wint, komt weer uit. De aas is hoog.
fours-rules-high = Hoog telt 1 voor de partij die de hoogste troef in handen kreeg.
fours-rules-high-two = Hoog telt 1 voor wie de hoogste troef in handen kreeg.
fours-rules-game-cards = Kaartpunten voor spel: aas 4, heer 3, vrouw 2, boer 1 en tien 10.
fours-rules-marked = Gemarkeerde woorden wijken af van All Fours zoals het in Trinidad gewoonlijk gespeeld wordt.

## What the table agrees on beside the rules of the game

fours-agreed-first_dealer-chance = Het lot bepaalt wie als eerste geeft.
fours-agreed-first_dealer-volunteer = Een vrijwilliger geeft als eerste: wie het eerst “ik geef” zegt.
fours-agreed-first_dealer-cut = Ieder trekt een kaart voor de eerste beurt om te geven: de hoogste geeft, en de aas is hoog.
fours-agreed-opt-first_dealer-chance = Het lot
fours-agreed-opt-first_dealer-volunteer = Een vrijwilliger
fours-agreed-opt-first_dealer-cut = Wie de hoogste kaart trekt
fours-agreed-memory_aid = Tussenstand voor spel
fours-agreed-memory_aid-off = Ieder houdt zelf bij welke kaarten weg zijn en wat de slagen tellen.
fours-agreed-memory_aid-on = De tafel telt mee: iedereen ziet wat de slagen van elke partij tellen voor spel, en welke kaarten er gespeeld zijn.
fours-agreed-memory_aid-on-two = De tafel telt mee: beiden zien wat ieders slagen tellen voor spel, en welke kaarten er gespeeld zijn.
fours-agreed-opt-memory_aid-off = Geen
fours-agreed-opt-memory_aid-on = Op tafel te zien
fours-agreed-games = De partij
fours-agreed-games-one = De partij is één spel.
fours-agreed-games-best_of = De partij gaat om de beste van { $n } spellen: wie er het eerst { $needed } wint, heeft de partij gewonnen.
fours-agreed-games-first_to = { $n ->
        [one] De partij is één spel.
       *[other] De partij is voor wie het eerst { $n } spellen wint.
    }
fours-agreed-opt-games-one = Eén spel
fours-agreed-opt-games-best_of = Beste van { $n }
fours-agreed-opt-games-first_to = Wie er het eerst { $n } wint
fours-agreed-opt-games-other = Een ander aantal gewonnen spellen
fours-agreed-games-label = Spellen om de partij te winnen

## What does not go together, and what makes no difference

clash-void_must_trump-follow = Waar bekennen niet hoeft, kan niemand verplicht zijn in te troeven omdat hij de kleur niet heeft.
clash-undertrump-follow = Waar elke kaart altijd mag, kan geen troef verboden zijn.
moot-two-no-partners = Met z’n tweeën zijn er geen partners, en allebei zien ze hun kaarten.
moot-undertrump-allowed = Ondertroeven mag toch al, dus niemand hoeft eroverheen.

## Presets and their groups

preset-group-trinidad = Trinidad
preset-group-tournament = Toernooi
preset-group-tobago = Tobago
preset-group-two_players = Met z’n tweeën

first-all-fours = met z’n vieren, tot 14
first-all-fours-classic = geen gehangen boer; introeven moet
first-all-fours-tournament = twee voor spel
first-all-fours-tobago = een open{ "\u00AD" }gedraaide twee telt
first-all-twos = als in Trinidad, voor twee
first-all-fours-english = voor twee, tot 11

fours-title-classic = Zoals eerst opge{ "\u00AD" }schreven
fours-title-english = Oud Engels
fours-title-tournament = Toernooi

preset-all-fours = All Fours
preset-all-fours-classic = All Fours zoals eerst opgeschreven: geen gehangen boer, introeven moet, kaarten opeisbaar
preset-all-fours-seven = All Fours tot zeven
preset-all-fours-house = All Fours, niet ondertroeven, partners blind
preset-all-fours-last-card = All Fours, opendraaien tot de laatste kaart
preset-all-fours-tournament = All Fours-toernooi, twee voor spel
preset-all-fours-knockout = All Fours-afvalwedstrijd, twee voor spel, niet ondertroeven
preset-all-fours-beer-jack = All Fours, gehangen boer zes
preset-all-fours-tobago = All Fours, opengedraaide kaarten van Tobago
preset-all-fours-tobago-twos = All Fours, opengedraaide kaarten van Tobago, tweeën tellen voor spel
preset-all-twos = All Fours met z’n tweeën
preset-all-fours-english = Oud Engels All Fours, met z’n tweeën
preset-all-fours-running = Doorlopend All Fours (1674)

about-preset-all-fours = Zoals in Trinidad: vier spelers, twee tegen twee, tot 14; een opengedraaide aas, zes of boer telt, en een gehangen boer is 3.
about-preset-all-fours-classic = Als All Fours, maar een veroverde boer telt 1, wie niet kan bekennen moet introeven, en getoonde kaarten kunnen opgeëist worden.
about-preset-all-fours-seven = Als All Fours, maar met 7 punten win je het spel.
about-preset-all-fours-house = Als All Fours, maar ondertroeven mag niet, en slechts twee spelers zien hun kaarten voordat troef vaststaat.
about-preset-all-fours-last-card = Als All Fours, maar is het pak op, dan worden de laatste kaarten één voor één opengedraaid.
about-preset-all-fours-tournament = Als All Fours, maar spel telt 2.
about-preset-all-fours-knockout = Spel telt 2, ondertroeven mag niet, en de gever mag alleen met een kaart van de kleur er één geven.
about-preset-all-fours-beer-jack = Spel telt 2, en een gehangen boer 6.
about-preset-all-fours-tobago = Als All Fours, maar een opengedraaide twee telt in plaats van een zes.
about-preset-all-fours-tobago-twos = Een opengedraaide twee telt in plaats van een zes, en elke twee telt 2 mee voor spel.
about-preset-all-twos = Als All Fours, maar met z’n tweeën, ieder voor zich.
about-preset-all-fours-english = Met z’n tweeën, tot 11; alleen een opengedraaide boer telt, een gehangen boer bestaat niet, en bij evenveel kaartpunten gaat spel naar wie niet gaf.
about-preset-all-fours-running = Met z’n tweeën, tot 31; een opengedraaide aas telt 4, een heer 3, een vrouw 2 en een boer 1, en een gehangen boer bestaat niet.

## Choosing

fours-choose-game = Het kaartspel
fours-game-golf = Golf
fours-game-golf-about = de minste punten winnen; twee tot acht spelers
fours-game-allfours = All Fours
fours-game-allfours-about = slagen en troef uit Trinidad; twee tegen twee, of met z’n tweeën
fours-new-intro = Begin met een bekende variant en verander wat jullie thuis anders spelen. Zodra er gegeven is, verandert er niets meer.
fours-new-partner-bot = Bots worden eerst tegenstander, en pas daarna je partner.
fours-new-deal = Geef de kaarten
fours-turn-up-points-of = Punten voor de opengedraaide kaart: { $rank }
fours-turn-up-points-about = Laat leeg wat niets oplevert.

## Waiting room

fours-waiting-intro = Wie de link heeft, schuift aan door een naam in te typen. Tik op een vrije plaats of op die van een bot om daar te gaan zitten. Je kunt altijd beginnen.
fours-waiting-order = tegen de klok in
fours-waiting-side = Partij { $n }
fours-waiting-your-side = Jouw partij
fours-waiting-other-side = De andere partij
fours-waiting-partner = je partner
fours-waiting-partner-free = wacht op je partner
fours-waiting-partner-bot = bot, je partner
fours-waiting-opponent = je tegenstander
fours-waiting-move = Hierheen
fours-waiting-moved = Je zit nu op plaats { $n }.
fours-waiting-for-deal = Het spel begint zodra iemand aan tafel geeft.
fours-waiting-deal = Geef de kaarten
fours-waiting-invite = Kom je een potje All Fours met me kaarten?
