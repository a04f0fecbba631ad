### De regels van golf in woorden. Hoe de namen gelezen worden en wat <b> betekent: zie en/rules.ftl.

## Sections of the house rules

rules-section-cards = De kaarten
rules-section-counts = Wat kaarten tellen
rules-section-cancels = Wat wegvalt
rules-section-turn = Een beurt
rules-section-end = Hoe een hole eindigt
rules-section-match = De partij

## Layout

rule-layout = Kaarten
rule-layout-2x3 = Ieder heeft zes kaarten, in twee rijen van drie.
rule-layout-2x2 = Ieder heeft vier kaarten, in twee rijen van twee.
rule-layout-2x4 = Ieder heeft acht kaarten, in twee rijen van vier.
rule-layout-2x5 = Ieder heeft tien kaarten, in twee rijen van vijf.
rule-layout-3x3 = Ieder heeft negen kaarten, in drie rijen van drie.
rule-layout-hand4 = Ieder heeft vier kaarten in de hand.
opt-layout-2x3 = Zes kaarten
opt-layout-2x2 = Vier kaarten
opt-layout-2x4 = Acht kaarten
opt-layout-2x5 = Tien kaarten
opt-layout-3x3 = Negen kaarten
opt-layout-hand4 = Vier in de hand

## Before play

rule-start = Voor het spel begint
rule-start-up2 = Voor het begin draait ieder twee eigen kaarten open.
rule-start-up3 = Voor het begin draait ieder <b>drie eigen kaarten</b> open.
rule-start-peek2_any = Voor het begin bekijkt ieder in het geheim <b>twee eigen kaarten naar keuze</b>; ze blijven gesloten liggen.
rule-start-peek2_nearest = Voor het begin bekijkt ieder in het geheim twee eigen kaarten <b>in de dichtstbijzijnde rij</b>; ze blijven gesloten liggen.
rule-start-peek2_nearest-2x2 = Voor het begin bekijkt ieder in het geheim <b>de twee dichtstbijzijnde kaarten</b>; ze blijven gesloten liggen.
rule-start-open = <b>Ieder houdt de kaarten in de hand</b> en ziet ze de hele tijd.
opt-start-up2 = Twee opendraaien
opt-start-up3 = Drie opendraaien
opt-start-peek2_any = Twee naar keuze bekijken
opt-start-peek2_nearest = De dichtstbijzijnde twee bekijken
opt-start-open = Alles zien

rule-start_columns = De eerste open kaarten
rule-start_columns-free = De eerste open kaarten mogen in elke kolom liggen.
rule-start_columns-same = De eerste open kaarten moeten <b>in één kolom</b> liggen.
rule-start_columns-different = De eerste open kaarten moeten <b>in verschillende kolommen</b> liggen.
opt-start_columns-free = Elke kolom
opt-start_columns-same = Eén kolom
opt-start_columns-different = Verschillende kolommen

rule-decks = Pakken kaarten
rule-decks-from_four = Twee pakken vanaf vier spelers, drie vanaf acht.
rule-decks-from_five = <b>Twee pakken vanaf vijf spelers</b>, drie vanaf negen.
rule-decks-from_eight = <b>Twee pakken vanaf acht spelers</b>.
rule-decks-two_or_more = <b>Altijd twee pakken</b>, drie vanaf zes spelers.
rule-decks-by_threes = Twee pakken vanaf vier spelers, <b>drie vanaf zeven</b>.
opt-decks-from_four = Vanaf vier spelers
opt-decks-from_five = Vanaf vijf spelers
opt-decks-from_eight = Vanaf acht spelers
opt-decks-two_or_more = Altijd twee of meer
opt-decks-by_threes = Vanaf vier, drie vanaf zeven
rules-decks-now = Met { $seats ->
        [one] één speler
       *[other] { $seats } spelers
    } { $decks ->
        [one] speel je met één pak.
       *[other] schud je { $decks } pakken door elkaar.
    }

## What cards count

rule-values = Kaartpunten
rule-values-basic = Heren tellen 0, azen 1, twee tot en met tien wat erop staat, boeren en vrouwen 10.
rule-values-harder = Azen tellen 1, twee tot en met tien wat erop staat, <b>boeren 11, vrouwen 12, heren 13</b>.
rule-values-twos = Heren tellen 0, azen 1, <b>tweeën −2</b>, drie tot en met tien wat erop staat, boeren en vrouwen 10.
opt-values-basic = Zoals gewoonlijk
opt-values-harder = Boer 11, vrouw 12, heer 13
opt-values-twos = Tweeën −2

rule-jokers = Jokers
rule-jokers-none = Er zijn geen jokers.
rule-jokers-number = <b>Er zitten jokers in het pak, die elk { $points } tellen</b>; ze vervangen geen andere kaart.
opt-jokers-none = Geen
opt-jokers-number = Tellen { $points }

rule-jokers_count = Aantal jokers
rule-jokers_count-two_per_deck = Bij elk pak horen twee jokers.
rule-jokers_count-number = { $n ->
        [one] Er is <b>één joker in totaal</b>.
       *[other] Er zijn <b>{ $n } jokers in totaal</b>.
    }
opt-jokers_count-two_per_deck = Twee per pak
opt-jokers_count-number = { $n } in totaal

rule-bonus = Bonuskaarten
rule-bonus-none = Er zijn geen bonuskaarten.
rule-bonus-twos = <b>Tweeën zijn bonuskaarten</b> en tellen −2.
rule-bonus-one_eyed_jacks = <b>De eenogige boeren</b> (harten en schoppen) zijn bonuskaarten en tellen −2.
opt-bonus-none = Geen
opt-bonus-twos = Tweeën
opt-bonus-one_eyed_jacks = Eenogige boeren

## What cancels

rule-match = Gelijke kaarten vallen weg
rule-match-column = Gelijke kaarten die een kolom vullen, vallen weg en tellen 0.
rule-match-line = Gelijke kaarten die <b>een kolom of een rij</b> vullen, vallen weg en tellen 0.
rule-match-line-2x2 = Twee gelijke kaarten <b>in een kolom of een rij</b> vallen weg en tellen 0; elke kaart hoort bij hooguit één paar.
rule-match-line_diagonal = Gelijke kaarten die <b>een kolom of een rij</b> vullen, vallen weg en tellen 0; een diagonaal ook, maar die heeft alleen een vierkant.
rule-match-line_diagonal-2x2 = <b>Twee gelijke kaarten</b> vallen altijd weg en tellen 0, ook schuin tegenover elkaar; elke kaart hoort bij hooguit één paar.
rule-match-line_diagonal-3x3 = Gelijke kaarten die <b>een kolom, een rij of een diagonaal</b> vullen, vallen weg en tellen 0.
rule-match-anywhere = Twee gelijke kaarten van dezelfde speler vallen weg en tellen 0, <b>waar ze ook liggen</b>; van drie telt er nog één.
rule-match-anywhere-hand4 = Twee gelijke kaarten <b>in de hand</b> vallen weg en tellen 0; van drie telt er nog één.
rule-match-none = <b>Er valt niets weg</b>: elke kaart telt.
opt-match-column = In kolommen
opt-match-line = In kolommen en rijen
opt-match-line_diagonal = In kolommen, rijen, diagonalen
opt-match-anywhere = Overal
opt-match-none = Nergens
rules-equal-means = Gelijk is wat dezelfde waarde heeft: twee zevens, twee vrouwen; een tien en een boer zijn niet gelijk.

rule-negative_pairs = Gelijke kaarten onder nul
rule-negative_pairs-cancel = Gelijke kaarten die samen minder dan 0 tellen, vallen ook weg en tellen 0.
rule-negative_pairs-keep = Gelijke kaarten die samen minder dan 0 tellen, vallen niet weg: ze <b>houden hun punten</b>.
opt-negative_pairs-cancel = Vallen ook weg
opt-negative_pairs-keep = Houden hun punten

rule-block = Twee gelijke kolommen naast elkaar
rule-block-none = Twee volle kolommen van één waarde naast elkaar kosten de anderen niets.
rule-block-others_plus_10 = Twee volle kolommen van één waarde naast elkaar <b>kosten alle anderen 10 punten</b>.
opt-block-none = Kosten niets
opt-block-others_plus_10 = De anderen betalen 10

rule-block_self = Beloning voor twee gelijke kolommen
rule-block_self-none = Twee volle kolommen van één waarde naast elkaar leveren niets extra’s op.
rule-block_self-number = Wie twee volle kolommen van één waarde naast elkaar heeft, <b>telt { $points } op bij de eigen score</b>.
opt-block_self-none = Geen
opt-block_self-number = { $points }

rule-remove_cancelled = Opruimen
rule-remove_cancelled-off = Weggevallen kaarten blijven liggen.
rule-remove_cancelled-optional = Na je beurt mag je weggevallen kaarten die open liggen onder de aflegstapel leggen; hun plaatsen blijven leeg.
opt-remove_cancelled-off = Ze blijven liggen
opt-remove_cancelled-optional = Ze mogen weg

## A turn

rule-place = De nieuwe kaart bij een ruil
rule-place-face_up = Bij een ruil komt de nieuwe kaart open te liggen.
rule-place-face_down = Bij een ruil komt de nieuwe kaart <b>gesloten</b> te liggen, en niemand mag hem nog bekijken.
rule-place-face_down-hand4 = De kaart die je houdt, komt <b>in je hand</b>, waar alleen jij hem ziet.
opt-place-face_up = Open
opt-place-face_down = Gesloten

rule-flip_after_discard = Na het afleggen van een getrokken kaart
rule-flip_after_discard-never = Wie een getrokken kaart aflegt, draait niets open.
rule-flip_after_discard-may = Wie een getrokken kaart aflegt, <b>mag een eigen kaart opendraaien</b>.
rule-flip_after_discard-must = Wie een getrokken kaart aflegt, <b>moet een eigen kaart opendraaien</b>.
rule-flip_after_discard-endgame = Wie een getrokken kaart aflegt, <b>mag een eigen kaart opendraaien zodra iemand nog hooguit één gesloten kaart heeft</b>.
opt-flip_after_discard-never = Niets meer
opt-flip_after_discard-may = Mag er één opendraaien
opt-flip_after_discard-must = Moet er één opendraaien
opt-flip_after_discard-endgame = Mag, tegen het einde

rule-flip_turn = Een beurt zonder trekken
rule-flip_turn-off = In je beurt alleen een kaart opendraaien mag niet.
rule-flip_turn-on = In je beurt <b>mag je ook alleen een kaart opendraaien</b>, zonder te trekken.
opt-flip_turn-off = Mag niet
opt-flip_turn-on = Eén kaart opendraaien

## How a hole ends

rule-end = Het einde
rule-end-up_last_turn = Liggen iemands kaarten allemaal open, dan hebben de anderen elk nog een laatste beurt.
rule-end-up_now = Liggen iemands kaarten allemaal open, dan <b>eindigt de hole meteen</b>.
rule-end-knock_last_turn = In plaats van een beurt mag je <b>kloppen</b>; de anderen hebben dan elk nog een laatste beurt.
opt-end-up_last_turn = De anderen nog een laatste beurt
opt-end-up_now = Meteen
opt-end-knock_last_turn = Door te kloppen

rule-last_turn_draw = In de laatste beurten
rule-last_turn_draw-any = In de laatste beurten mag je ook van de aflegstapel pakken.
rule-last_turn_draw-stock_only = In de laatste beurten komen de kaarten <b>alleen van de stok</b>.
opt-last_turn_draw-any = Stok of aflegstapel
opt-last_turn_draw-stock_only = Alleen de stok

rule-last_turn_reveal = Gesloten kaarten gaan open
rule-last_turn_reveal-after = Gesloten kaarten gaan open als de hole voorbij is.
rule-last_turn_reveal-after-hand4 = De kaarten komen op tafel als de hole voorbij is.
rule-last_turn_reveal-before = De anderen <b>draaien hun kaarten al vóór de laatste beurten open</b>.
rule-last_turn_reveal-before-hand4 = De anderen <b>leggen hun kaarten al vóór hun laatste beurt open</b>.
opt-last_turn_reveal-after = Als de hole voorbij is
opt-last_turn_reveal-before = Vóór de laatste beurten

rule-penalty = Te vroeg eindigen
rule-penalty-none = Wie de hole beëindigt, krijgt geen straf, met de laagste score of zonder.
rule-penalty-plus10 = Wie de hole beëindigt zonder de laagste score te hebben, <b>krijgt er 10 punten bij</b>.
rule-penalty-add_winner = Wie de hole beëindigt zonder de laagste score te hebben, <b>krijgt de laagste score van de anderen erbij</b>, als die boven 0 is.
rule-penalty-double = Wie de hole beëindigt zonder de laagste score te hebben, <b>telt dubbel</b>, als de score boven 0 is.
rule-penalty-double_plus5 = Wie de hole beëindigt zonder de laagste score te hebben, <b>telt dubbel, met nog 5 erbij</b>; een score van 0 of minder wordt niet verdubbeld.
rule-penalty-worst = Wie de hole beëindigt zonder de laagste score te hebben, <b>krijgt de slechtste score van de tafel</b>.
opt-penalty-none = Geen straf
opt-penalty-plus10 = 10 punten
opt-penalty-add_winner = De score van de winnaar erbij
opt-penalty-double = Dubbel
opt-penalty-double_plus5 = Dubbel en 5
opt-penalty-worst = Slechtste score van de tafel

rule-tie = De laagste score delen
rule-tie-ok = De laagste score delen is genoeg.
rule-tie-penalised = <b>De laagste score delen is niet genoeg</b>.
opt-tie-ok = Is genoeg
opt-tie-penalised = Is niet genoeg

rule-stock_empty = Als de stok op is
rule-stock_empty-reshuffle = Is de stok op, dan worden alle afgelegde kaarten behalve de bovenste geschud tot een nieuwe stok.
rule-stock_empty-end_hole = De hole <b>eindigt als de stok op is</b>.
opt-stock_empty-reshuffle = Aflegstapel schudden
opt-stock_empty-end_hole = De hole eindigt

rule-turn_cap = De langste hole
rule-turn_cap-number = { $n ->
        [one] Na <b>één beurt per speler</b> wordt een hole geteld zoals hij ervoor staat.
       *[other] Na <b>{ $n } beurten per speler</b> wordt een hole geteld zoals hij ervoor staat.
    }
opt-turn_cap-number = { $n ->
        [one] Eén beurt per speler
       *[other] { $n } beurten per speler
    }

## The match

rule-length = Lengte
rule-length-holes = { $n ->
        [one] De partij is <b>één hole</b>.
       *[other] De partij is <b>{ $n } holes</b>.
    }
rule-length-points = { $n ->
        [one] De partij eindigt na de hole waarin iemand <b>één punt</b> haalt.
       *[other] De partij eindigt na de hole waarin iemand <b>{ $n } punten</b> haalt.
    }
rule-length-open = De partij duurt <b>tot jullie afspreken te stoppen</b>.
opt-length-holes = { $n ->
        [one] Eén hole
       *[other] { $n } holes
    }
opt-length-points = Tot { $n }
opt-length-open = Tot jullie stoppen
rules-lowest-wins = Punten zijn slecht: het laagste totaal wint.

## What the table agrees on beside the rules of the game

agreed-title = Afgesproken aan deze tafel
agreed-first_dealer = De eerste gever
agreed-first_dealer-chance = Het lot bepaalt wie de eerste hole geeft.
agreed-first_dealer-volunteer = Een vrijwilliger geeft de eerste hole: wie het eerst “ik geef” zegt.
agreed-first_dealer-cut = Voor de eerste hole trekt ieder een kaart: wie de laagste heeft, geeft, en azen zijn laag.
agreed-opt-first_dealer-chance = Het lot
agreed-opt-first_dealer-volunteer = Een vrijwilliger
agreed-opt-first_dealer-cut = Wie de laagste kaart trekt
agreed-memory_aid = Geheugensteun
agreed-memory_aid-off = Ieder moet zelf onthouden wat er gesloten ligt.
agreed-memory_aid-on = De tafel helpt onthouden: een kaart die je gezien hebt, blijf je zien zolang hij er ligt; voor de anderen blijft hij gesloten.
agreed-opt-memory_aid-off = Geen
agreed-opt-memory_aid-on = Laat zien wat ik gezien heb
agreed-ties = Gelijk totaal aan het eind
agreed-ties-shared = Bij een gelijk laagste totaal delen die spelers de eerste plaats.
agreed-ties-extra_hole = Bij een gelijk laagste totaal beslist een extra hole tussen die spelers.
agreed-ties-hands = Bij een gelijk laagste totaal beslist steen, papier, schaar.
agreed-opt-ties-shared = De eerste plaats delen
agreed-opt-ties-extra_hole = Een extra hole
agreed-opt-ties-hands = Steen, papier, schaar

## Choosing

rules-words-title = Jullie regels in woorden
rules-words-marked = Gemarkeerde woorden wijken af van gewoon golf met zes kaarten.
rules-other-number = Een ander getal
rules-other-holes = Ander aantal holes
rules-other-points = Ander aantal punten
rules-number-label = { $rule }: het getal
rules-holes-label = Aantal holes
rules-points-label = Punten waarbij de partij eindigt
rules-more = { $n ->
        [one] Nog één regel
       *[other] Nog { $n } regels
    }
rules-more-usual = alles zoals gewoonlijk
rules-more-changed = { $n ->
        [one] één aangepast
       *[other] { $n } aangepast
    }
rules-copy = Kopieer een link naar deze regels
rules-copied = De link is gekopieerd. Wie hem opent, vindt precies deze regels.
rules-copy-by-hand = Kopieer deze link: wie hem opent, vindt precies deze regels.
rules-link-unknown = In deze link staat iets wat hier niet bestaat: { $what }. Al het andere is zoals de link zegt.
rules-link-clash = De regels van deze link gaan niet samen.
rules-reset = Terug naar de bekende variant
rules-changed = { $n ->
        [one] Eén regel is hier anders.
       *[other] { $n } regels zijn hier anders.
    }
rules-set-aside = De regels die je had aangepast, zijn opzijgelegd.
rules-take-back = Haal ze terug

## What does not go together, and what makes no difference

clash-title = Deze regels gaan niet samen.
clash-ways = Met één tik is dit opgelost:
clash-layout-start = Wie zijn kaarten in de hand houdt, ziet ze de hele tijd, dus is er voor het begin niets open te draaien of te bekijken.
clash-layout-match = Kaarten in de hand hebben geen rijen of kolommen: twee gelijke vallen weg, of er valt niets weg.
clash-layout-place = Kaarten in de hand zijn voor de anderen verborgen: een kaart die je houdt, kan niet open liggen.
clash-layout-end = Kaarten in de hand liggen nooit allemaal open, dus een hole kan alleen eindigen doordat iemand klopt.
clash-layout-start_columns = Kaarten in de hand hebben geen kolommen, dus die kun je ook niet voorschrijven.
clash-layout-block = Kaarten in de hand hebben geen kolommen, dus liggen er nooit twee naast elkaar.
clash-layout-block_self = Kaarten in de hand hebben geen kolommen, dus liggen er nooit twee naast elkaar.
clash-layout-flip_after_discard = Kaarten in de hand zie je al: er is niets open te draaien.
clash-layout-flip_turn = Kaarten in de hand zie je al: er is niets open te draaien.
clash-layout-remove_cancelled = Kaarten in de hand blijven daar: alleen wat open op tafel ligt, kan worden opgeruimd.
clash-start-layout = Alleen kaarten in de hand zie je de hele tijd; op tafel liggen ze eerst gesloten.
clash-start_columns-start = Er wordt voor het begin niets opengedraaid, dus kolommen kun je niet voorschrijven.
clash-start_columns-same-start-up3 = Drie kaarten passen niet in een kolom van twee.
clash-start_columns-different-start-up3 = Drie kaarten kunnen niet in verschillende kolommen liggen als er maar twee kolommen zijn.
clash-place-end = Als elke nieuwe kaart gesloten komt te liggen, ligt nooit alles open, dus een hole kan alleen eindigen doordat iemand klopt.
clash-settle = { $n ->
        [one] Eerst nog één regel oplossen.
       *[other] Eerst nog { $n } regels oplossen.
    }
moot-title = Dit maakt geen verschil.
moot-no-last-turns = De hole eindigt meteen, dus er zijn geen laatste beurten.
moot-no-penalty = Te vroeg eindigen kost niets, dus een gedeelde laagste score is altijd veilig.
moot-no-jokers = Er zijn geen jokers.
moot-nothing-below-zero = Gelijke kaarten tellen hier samen nooit minder dan 0.
moot-nothing-cancels = Er valt niets weg, dus dit komt nooit voor.
moot-twos-already = Tweeën tellen al −2.
moot-no-square = Alleen een vierkant heeft diagonalen.
rules-fix = { $rule }: { $label }
rules-fix-usual = Speel het zoals gewoonlijk: { $preset }
rules-fix-changes = Dan geldt: { $changes }.
usual-title = Bij deze kaarten horen meestal andere regels.

## Presets and their groups

preset-group-six = Zes kaarten
preset-group-twos = Zes kaarten, tweeën min twee
preset-group-eight_ten = Acht en tien kaarten
preset-group-nine = Negen kaarten
preset-group-four = Vier kaarten
preset-group-hand = Vier in de hand

first-six-card = voor het hele gezin
first-six-card-pagat = zoals in Engelse spelboeken
first-four-card = het geheugenspel
first-nine-card = rijen en kolommen vallen weg
first-crazy-nines = negen kaarten, altijd twee pakken
first-four-in-hand = met kleine kinderen

preset-six-card = Golf met zes kaarten
preset-six-card-harder = Golf met zes kaarten, strengere telling
preset-six-card-jokers = Golf met zes kaarten en jokers, twee per pak
preset-six-card-two-jokers = Golf met zes kaarten en twee jokers in totaal
preset-six-card-bonus-twos = Golf met zes kaarten, tweeën als bonuskaarten
preset-six-card-one-eyed-jacks = Golf met zes kaarten, eenogige boeren als bonuskaarten
preset-six-card-same-column = Golf met zes kaarten, eerste twee in één kolom
preset-six-card-two-columns = Golf met zes kaarten, eerste twee in verschillende kolommen
preset-six-card-easy = Golf met zes kaarten, overal paren (voor kinderen)
preset-six-card-fours = Golf met zes kaarten, vier gelijke kosten de anderen tien
preset-six-card-stock-finish = Golf met zes kaarten, laatste beurten van de stok
preset-six-card-show-first = Golf met zes kaarten, open vóór de laatste beurten
preset-six-card-plus-ten = Golf met zes kaarten, tien voor te vroeg eindigen
preset-six-card-scrooge = Golf met zes kaarten, de score van de winnaar erbij
preset-six-card-pagat = Golf met zes kaarten, tweeën min twee, eindigt meteen
preset-six-card-pagat-last-turn = Golf met zes kaarten, tweeën min twee, met een laatste beurt
preset-six-card-pagat-18 = Golf met zes kaarten, tweeën min twee, achttien holes
preset-six-card-pagat-100 = Golf met zes kaarten, tweeën min twee, tot honderd
preset-six-card-wikipedia = Golf met zes kaarten, na afleggen mag er een kaart open
preset-speed-golf = Snelgolf, na afleggen moet er een kaart open
preset-eight-card = Golf met acht kaarten
preset-ten-card = Golf met tien kaarten
preset-eight-card-pagat = Golf met acht kaarten, tweeën min twee
preset-ten-card-pagat = Golf met tien kaarten, tweeën min twee
preset-eight-card-jokers = Golf met acht kaarten, jokers min vijf
preset-nine-card = Golf met negen kaarten, rijen en kolommen
preset-nine-card-columns = Golf met negen kaarten, alleen kolommen
preset-crazy-nines = Crazy Nines
preset-nine-card-lines = Golf met negen kaarten, elke volle lijn
preset-four-card = Golf met vier kaarten
preset-four-card-columns = Golf met vier kaarten, alleen kolommen
preset-four-card-pagat = Golf met vier kaarten, alleen kolommen, de dichtstbijzijnde twee bekijken
preset-four-card-nearest = Golf met vier kaarten, de dichtstbijzijnde twee bekijken
preset-four-card-diagonals = Golf met vier kaarten, ook diagonalen
preset-four-card-no-pairs = Golf met vier kaarten, zonder paren
preset-four-card-stock-finish = Golf met vier kaarten, laatste beurten van de stok
preset-four-card-plus-ten = Golf met vier kaarten, tien voor te vroeg kloppen
preset-four-card-scrooge = Golf met vier kaarten, de score van de winnaar erbij
preset-four-in-hand = Vier kaarten in de hand

about-preset-six-card = Ieder zes kaarten; paren in een kolom tellen niet, en de anderen hebben nog een laatste beurt: het spel voor het hele gezin.
about-preset-six-card-harder = Als golf met zes kaarten, maar boeren tellen 11, vrouwen 12 en heren 13.
about-preset-six-card-jokers = Als golf met zes kaarten, met twee jokers per pak, die −2 tellen.
about-preset-six-card-two-jokers = Als golf met zes kaarten, met twee jokers in totaal, die −2 tellen.
about-preset-six-card-bonus-twos = Als golf met zes kaarten, maar elke twee telt −2.
about-preset-six-card-one-eyed-jacks = Als golf met zes kaarten, maar hartenboer en schoppenboer tellen −2.
about-preset-six-card-same-column = Als golf met zes kaarten, maar de eerste twee open kaarten moeten in één kolom liggen.
about-preset-six-card-two-columns = Als golf met zes kaarten, maar de eerste twee open kaarten moeten in verschillende kolommen liggen.
about-preset-six-card-easy = Als golf met zes kaarten, maar twee gelijke kaarten vallen weg waar ze ook liggen: makkelijk voor kinderen.
about-preset-six-card-fours = Als golf met zes kaarten, maar vier gelijke kaarten in twee kolommen naast elkaar kosten alle anderen 10.
about-preset-six-card-stock-finish = Als golf met zes kaarten, maar in de laatste beurten komen de kaarten alleen van de stok.
about-preset-six-card-show-first = Als golf met zes kaarten, maar de anderen draaien al hun kaarten vóór hun laatste beurt open.
about-preset-six-card-plus-ten = Als golf met zes kaarten, maar wie de hole beëindigt zonder de laagste score, krijgt er 10 punten bij.
about-preset-six-card-scrooge = Als golf met zes kaarten, maar wie de hole beëindigt zonder de laagste score, krijgt de score van de winnaar erbij.
about-preset-six-card-pagat = Zoals in de meeste Engelse spelboeken: tweeën tellen −2, en de hole eindigt meteen als iemands kaarten allemaal open liggen.
about-preset-six-card-pagat-last-turn = Tweeën tellen −2, en de anderen hebben nog een laatste beurt.
about-preset-six-card-pagat-18 = Tweeën tellen −2, de hole eindigt meteen, en de partij is achttien holes.
about-preset-six-card-pagat-100 = Tweeën tellen −2, de hole eindigt meteen, en de partij duurt tot iemand 100 punten heeft.
about-preset-six-card-wikipedia = Tweeën tellen −2, de hole eindigt meteen, en wie een getrokken kaart aflegt, mag een eigen kaart opendraaien.
about-preset-speed-golf = Tweeën tellen −2, en wie een getrokken kaart aflegt, moet een eigen kaart opendraaien: dat gaat vlug.
about-preset-eight-card = Als golf met zes kaarten, maar met acht kaarten, in twee rijen van vier.
about-preset-ten-card = Als golf met zes kaarten, maar met tien kaarten, in twee rijen van vijf.
about-preset-eight-card-pagat = Acht kaarten in twee rijen van vier; tweeën tellen −2, en de hole eindigt meteen.
about-preset-ten-card-pagat = Tien kaarten in twee rijen van vijf; tweeën tellen −2, en de hole eindigt meteen.
about-preset-eight-card-jokers = Acht kaarten in twee rijen van vier; jokers tellen −5, en twee gelijke kolommen naast elkaar halen 10 van je score af.
about-preset-nine-card = Negen kaarten in een vierkant; drie gelijke in een rij of een kolom vallen weg.
about-preset-nine-card-columns = Negen kaarten in een vierkant; alleen drie gelijke in een kolom vallen weg.
about-preset-crazy-nines = Negen kaarten in een vierkant; drie gelijke in een kolom vallen weg, tweeën tellen −2, en de hole eindigt meteen.
about-preset-nine-card-lines = Negen kaarten in een vierkant; drie gelijke in een rij, een kolom of een diagonaal vallen weg, en tweeën tellen −2.
about-preset-four-card = Het geheugenspel: bekijk één keer twee van je vier kaarten, ruil ze gesloten en klop als je durft; paren in een rij of een kolom vallen weg.
about-preset-four-card-columns = Als golf met vier kaarten, maar alleen paren in een kolom vallen weg.
about-preset-four-card-pagat = Als golf met vier kaarten, maar je bekijkt de twee dichtstbijzijnde kaarten, en alleen paren in een kolom vallen weg.
about-preset-four-card-nearest = Als golf met vier kaarten, maar je bekijkt de twee dichtstbijzijnde kaarten.
about-preset-four-card-diagonals = Als golf met vier kaarten, maar ook paren die schuin liggen, vallen weg.
about-preset-four-card-no-pairs = Als golf met vier kaarten, maar er valt niets weg: elke kaart telt.
about-preset-four-card-stock-finish = Als golf met vier kaarten, maar in de laatste beurten komen de kaarten alleen van de stok.
about-preset-four-card-plus-ten = Als golf met vier kaarten, maar wie klopt zonder de laagste score, krijgt er 10 punten bij.
about-preset-four-card-scrooge = Als golf met vier kaarten, maar wie klopt zonder de laagste score, krijgt de score van de winnaar erbij.
about-preset-four-in-hand = Vier kaarten in de hand, altijd in zicht; twee gelijke vallen weg, en wie klopt, beëindigt de hole: goed met kleine kinderen.
