### Golfa noteikumi vārdos. Kā lasāmi nosaukumi un kas ir <b>, sk. en/rules.ftl.

## Sections of the house rules

rules-section-cards = Kārtis
rules-section-counts = Cik punktu ir kārtis
rules-section-cancels = Kas dzēšas
rules-section-turn = Gājiens
rules-section-end = Kā beidzas bedrīte
rules-section-match = Partija

## Layout

rule-layout = Kārtis
rule-layout-2x3 = Katram ir sešas kārtis divās rindās pa trim.
rule-layout-2x2 = Katram ir četras kārtis divās rindās pa divām.
rule-layout-2x4 = Katram ir astoņas kārtis divās rindās pa četrām.
rule-layout-2x5 = Katram ir desmit kārtis divās rindās pa piecām.
rule-layout-3x3 = Katram ir deviņas kārtis trijās rindās pa trim.
rule-layout-hand4 = Katram ir četras kārtis rokā.
opt-layout-2x3 = Sešas kārtis
opt-layout-2x2 = Četras kārtis
opt-layout-2x4 = Astoņas kārtis
opt-layout-2x5 = Desmit kārtis
opt-layout-3x3 = Deviņas kārtis
opt-layout-hand4 = Četras rokā

## Before play

rule-start = Pirms spēles
rule-start-up2 = Pirms spēles katrs atver divas savas kārtis.
rule-start-up3 = Pirms spēles katrs atver <b>trīs savas kārtis</b>.
rule-start-peek2_any = Pirms spēles katrs slepus ielūkojas <b>jebkurās divās</b> savās kārtīs; tās paliek ar attēlu uz leju.
rule-start-peek2_nearest = Pirms spēles katrs slepus ielūkojas divās savās kārtīs <b>tuvākajā rindā</b>; tās paliek ar attēlu uz leju.
rule-start-peek2_nearest-2x2 = Pirms spēles katrs slepus ielūkojas <b>abās sev tuvākajās</b> kārtīs; tās paliek ar attēlu uz leju.
rule-start-open = <b>Kārtis tur rokā</b>, un savas katrs redz visu laiku.
opt-start-up2 = Atver divas
opt-start-up3 = Atver trīs
opt-start-peek2_any = Ielūkojas jebkurās divās
opt-start-peek2_nearest = Ielūkojas tuvākajās divās
opt-start-open = Redz visas

rule-start_columns = Pirmās atvērtās kārtis
rule-start_columns-free = Pirmās atvērtās kārtis drīkst būt jebkurā kolonnā.
rule-start_columns-same = Pirmajām atvērtajām kārtīm jābūt <b>vienā kolonnā</b>.
rule-start_columns-different = Pirmajām atvērtajām kārtīm jābūt <b>dažādās kolonnās</b>.
opt-start_columns-free = Jebkurā kolonnā
opt-start_columns-same = Vienā kolonnā
opt-start_columns-different = Dažādās kolonnās

rule-decks = Kavas
rule-decks-from_four = No četriem spēlētājiem divas kavas, no astoņiem – trīs.
rule-decks-from_five = <b>No pieciem spēlētājiem divas kavas</b>, no deviņiem – trīs.
rule-decks-from_eight = <b>No astoņiem spēlētājiem divas kavas</b>.
rule-decks-two_or_more = <b>Vienmēr divas kavas</b>, no sešiem spēlētājiem – trīs.
rule-decks-by_threes = No četriem spēlētājiem divas kavas, <b>no septiņiem – trīs</b>.
opt-decks-from_four = No četriem spēlētājiem
opt-decks-from_five = No pieciem spēlētājiem
opt-decks-from_eight = No astoņiem spēlētājiem
opt-decks-two_or_more = Vienmēr divas vai vairāk
opt-decks-by_threes = No četriem, trešā no septiņiem
rules-decks-now = { $seats ->
        [zero] { $seats } spēlētāju
        [one] { $seats } spēlētājs
       *[other] { $seats } spēlētāji
    } – { $decks ->
        [zero] { $decks } kopā sajauktu kavu.
        [one] viena kava.
       *[other] { $decks } kopā sajauktas kavas.
    }

## What cards count

rule-values = Kāršu punkti
rule-values-basic = Kungs ir 0, dūzis 1, no divnieka līdz desmitniekam – pēc skaitļa, kalps un dāma 10.
rule-values-harder = Dūzis ir 1, no divnieka līdz desmitniekam – pēc skaitļa, <b>kalps 11, dāma 12, kungs 13</b>.
rule-values-twos = Kungs ir 0, dūzis 1, <b>divnieks −2</b>, no trijnieka līdz desmitniekam – pēc skaitļa, kalps un dāma 10.
opt-values-basic = Kā parasti
opt-values-harder = Kalps 11, dāma 12, kungs 13
opt-values-twos = Divnieks −2

rule-jokers = Džokeri
rule-jokers-none = Džokeru nav.
rule-jokers-number = <b>Kavā ir džokeri, katrs skaitās { $points }</b>; citas kārtis tie neaizstāj.
opt-jokers-none = Nav
opt-jokers-number = Skaitās { $points }

rule-jokers_count = Džokeru skaits
rule-jokers_count-two_per_deck = Katrā kavā ir divi džokeri.
rule-jokers_count-number = { $n ->
        [zero] Pavisam ir <b>{ $n } džokeru</b>.
        [one] Pavisam ir <b>{ $n } džokers</b>.
       *[other] Pavisam ir <b>{ $n } džokeri</b>.
    }
opt-jokers_count-two_per_deck = Divi uz katru kavu
opt-jokers_count-number = Pavisam { $n }

rule-bonus = Bonusa kārtis
rule-bonus-none = Bonusa kāršu nav.
rule-bonus-twos = <b>Divnieki ir bonusa kārtis</b> un skaitās −2.
rule-bonus-one_eyed_jacks = <b>Vienacainie kalpi</b> (ercena un pīķa) ir bonusa kārtis un skaitās −2.
opt-bonus-none = Nav
opt-bonus-twos = Divnieki
opt-bonus-one_eyed_jacks = Vienacainie kalpi

## What cancels

rule-match = Vienādas kārtis dzēšas
rule-match-column = Vienādas kārtis, kas aizpilda kolonnu, dzēšas un skaitās 0.
rule-match-line = Vienādas kārtis, kas aizpilda <b>kolonnu vai rindu</b>, dzēšas un skaitās 0.
rule-match-line-2x2 = Divas vienādas kārtis <b>kolonnā vai rindā</b> dzēšas un skaitās 0; katra kārts var būt tikai vienā pārī.
rule-match-line_diagonal = Vienādas kārtis, kas aizpilda <b>kolonnu vai rindu</b>, dzēšas un skaitās 0; tāpat arī diagonāli, bet tā ir tikai kvadrātā.
rule-match-line_diagonal-2x2 = <b>Jebkuras divas</b> vienādas kārtis dzēšas un skaitās 0, arī pa diagonāli; katra kārts var būt tikai vienā pārī.
rule-match-line_diagonal-3x3 = Vienādas kārtis, kas aizpilda <b>kolonnu, rindu vai diagonāli</b>, dzēšas un skaitās 0.
rule-match-anywhere = Jebkuras divas viena spēlētāja vienādas kārtis dzēšas un skaitās 0, <b>lai kur tās atrastos</b>; ja vienādas ir trīs, vienu tomēr skaita.
rule-match-anywhere-hand4 = Jebkuras divas vienādas kārtis <b>rokā</b> dzēšas un skaitās 0; ja vienādas ir trīs, vienu tomēr skaita.
rule-match-none = <b>Nekas nedzēšas</b>: skaita visas kārtis.
opt-match-column = Kolonnās
opt-match-line = Kolonnās un rindās
opt-match-line_diagonal = Kolonnās, rindās, diagonālēs
opt-match-anywhere = Jebkur
opt-match-none = Nekur
rules-equal-means = Vienādas ir vienas vērtības kārtis: divi septītnieki, divas dāmas; desmitnieks un kalps nav vienādi.

rule-negative_pairs = Vienādas kārtis zem nulles
rule-negative_pairs-cancel = Dzēšas un skaitās 0 arī vienādas kārtis, kuru punktu summa ir mazāka par 0.
rule-negative_pairs-keep = Vienādas kārtis, kuru punktu summa ir mazāka par 0, nedzēšas, bet <b>patur savus punktus</b>.
opt-negative_pairs-cancel = Dzēšas tāpat
opt-negative_pairs-keep = Patur savus punktus

rule-block = Divas vienādas kolonnas blakus
rule-block-none = Par divām pilnām vienādas vērtības kolonnām blakus pārējie nemaksā neko.
rule-block-others_plus_10 = Ja kādam blakus ir divas pilnas vienādas vērtības kolonnas, <b>katrs pārējais maksā 10</b>.
opt-block-none = Nemaksā neko
opt-block-others_plus_10 = Pārējie maksā 10

rule-block_self = Balva par divām vienādām kolonnām
rule-block_self-none = Par divām pilnām vienādas vērtības kolonnām blakus to īpašnieks neko nesaņem.
rule-block_self-number = Kam blakus ir divas pilnas vienādas vērtības kolonnas, tam <b>pieskaita { $points }</b>.
opt-block_self-none = Nav
opt-block_self-number = { $points }

rule-remove_cancelled = Dzēsto kāršu noņemšana
rule-remove_cancelled-off = Dzēstās kārtis paliek savās vietās.
rule-remove_cancelled-optional = Pēc sava gājiena dzēstās kārtis, kas ir ar attēlu uz augšu, drīkst nolikt zem nometamās kaudzes; to vietas paliek tukšas.
opt-remove_cancelled-off = Paliek
opt-remove_cancelled-optional = Drīkst noņemt

## A turn

rule-place = Iemainītā kārts
rule-place-face_up = Iemainīto kārti liek ar attēlu uz augšu.
rule-place-face_down = Iemainīto kārti liek <b>ar attēlu uz leju</b>, un neviens tajā vairs nedrīkst ielūkoties.
rule-place-face_down-hand4 = Kārti, ko patur, ņem <b>rokā</b>, kur to redz tikai pats.
opt-place-face_up = Ar attēlu uz augšu
opt-place-face_down = Ar attēlu uz leju

rule-flip_after_discard = Kad vilktā kārts nomesta
rule-flip_after_discard-never = Kas nomet vilkto kārti, neko neatver.
rule-flip_after_discard-may = Kas nomet vilkto kārti, <b>drīkst atvērt vienu savu</b>.
rule-flip_after_discard-must = Kas nomet vilkto kārti, tam <b>jāatver viena sava</b>.
rule-flip_after_discard-endgame = Kas nomet vilkto kārti, <b>drīkst atvērt vienu savu, ja kādam palikusi ne vairāk kā viena neatvērta kārts</b>.
opt-flip_after_discard-never = Neko neatver
opt-flip_after_discard-may = Drīkst atvērt vienu
opt-flip_after_discard-must = Jāatver viena
opt-flip_after_discard-endgame = Drīkst pret beigām

rule-flip_turn = Gājiens bez vilkšanas
rule-flip_turn-off = Gājienā nedrīkst tikai atvērt kārti, neko nevelkot.
rule-flip_turn-on = Gājienā <b>drīkst arī tikai atvērt vienu kārti</b>, neko nevelkot.
opt-flip_turn-off = Nedrīkst
opt-flip_turn-on = Drīkst atvērt vienu kārti

## How a hole ends

rule-end = Beigas
rule-end-up_last_turn = Kad kādam visas kārtis ir atvērtas, pārējiem ir vēl pa vienam pēdējam gājienam.
rule-end-up_now = Kad kādam visas kārtis ir atvērtas, bedrīte <b>beidzas uzreiz</b>.
rule-end-knock_last_turn = Gājiena vietā drīkst <b>pieklauvēt</b>; pārējiem tad ir vēl pa vienam pēdējam gājienam.
opt-end-up_last_turn = Pārējiem vēl pēdējais gājiens
opt-end-up_now = Uzreiz
opt-end-knock_last_turn = Ar pieklauvēšanu

rule-last_turn_draw = Pēdējos gājienos
rule-last_turn_draw-any = Pēdējos gājienos drīkst ņemt arī no nometamās kaudzes.
rule-last_turn_draw-stock_only = Pēdējos gājienos kārtis ņem <b>tikai no velkamās kavas</b>.
opt-last_turn_draw-any = No kavas vai kaudzes
opt-last_turn_draw-stock_only = Tikai no velkamās kavas

rule-last_turn_reveal = Neatvērtās kārtis atver
rule-last_turn_reveal-after = Neatvērtās kārtis atver, kad bedrīte ir galā.
rule-last_turn_reveal-after-hand4 = Kārtis parāda, kad bedrīte ir galā.
rule-last_turn_reveal-before = Pārējie <b>atver savas kārtis jau pirms pēdējiem gājieniem</b>.
rule-last_turn_reveal-before-hand4 = Pārējie <b>atklāj savas kārtis jau pirms pēdējiem gājieniem</b>.
opt-last_turn_reveal-after = Kad bedrīte ir galā
opt-last_turn_reveal-before = Pirms pēdējiem gājieniem

rule-penalty = Ja bedrīti pabeidz par agru
rule-penalty-none = Kas pabeidz bedrīti, to nesoda, lai kāds būtu rezultāts.
rule-penalty-plus10 = Kas pabeidz bedrīti bez mazākā rezultāta, tas <b>saņem vēl 10 punktu</b>.
rule-penalty-add_winner = Kas pabeidz bedrīti bez mazākā rezultāta, tam <b>pieskaita mazāko no pārējo rezultātiem</b>, ja tas ir lielāks par 0.
rule-penalty-double = Kas pabeidz bedrīti bez mazākā rezultāta, tam <b>rezultātu skaita divreiz</b>, ja tas ir lielāks par 0.
rule-penalty-double_plus5 = Kas pabeidz bedrīti bez mazākā rezultāta, tam <b>rezultātu skaita divreiz un pieskaita vēl 5</b>; rezultātu, kas nav lielāks par 0, divreiz neskaita.
rule-penalty-worst = Kas pabeidz bedrīti bez mazākā rezultāta, tam <b>pieraksta sliktāko rezultātu pie galda</b>.
opt-penalty-none = Bez soda
opt-penalty-plus10 = 10 punktu
opt-penalty-add_winner = Pieskaita uzvarētāja rezultātu
opt-penalty-double = Rezultātu skaita divreiz
opt-penalty-double_plus5 = Skaita divreiz un vēl 5
opt-penalty-worst = Sliktākais rezultāts pie galda

rule-tie = Ja mazākais rezultāts ir vairākiem
rule-tie-ok = Pietiek, ja mazākais rezultāts ir arī vēl kādam.
rule-tie-penalised = <b>Nepietiek, ja mazākais rezultāts ir arī vēl kādam</b>.
opt-tie-ok = Pietiek
opt-tie-penalised = Nepietiek

rule-stock_empty = Kad velkamā kava beidzas
rule-stock_empty-reshuffle = Kad velkamā kava beidzas, nomestās kārtis, izņemot augšējo, sajauc par jaunu velkamo kavu.
rule-stock_empty-end_hole = Bedrīte <b>beidzas, kad beidzas velkamā kava</b>.
opt-stock_empty-reshuffle = Sajauc nomestās
opt-stock_empty-end_hole = Bedrīte beidzas

rule-turn_cap = Visgarākā bedrīte
rule-turn_cap-number = { $n ->
        [zero] Kad katram bijuši <b>{ $n } gājieni</b>, bedrīti saskaita tādu, kāda tā ir.
        [one] Kad katram bijis <b>{ $n } gājiens</b>, bedrīti saskaita tādu, kāda tā ir.
       *[other] Kad katram bijuši <b>{ $n } gājieni</b>, bedrīti saskaita tādu, kāda tā ir.
    }
opt-turn_cap-number = { $n ->
        [zero] { $n } gājienu katram
        [one] { $n } gājiens katram
       *[other] { $n } gājieni katram
    }

## The match

rule-length = Garums
rule-length-holes = { $n ->
        [zero] Partijā ir <b>{ $n } bedrīšu</b>.
        [one] Partijā ir <b>{ $n } bedrīte</b>.
       *[other] Partijā ir <b>{ $n } bedrītes</b>.
    }
rule-length-points = { $n ->
        [zero] Partija beidzas pēc bedrītes, kurā kāds sasniedz <b>{ $n } punktu</b>.
        [one] Partija beidzas pēc bedrītes, kurā kāds sasniedz <b>{ $n } punktu</b>.
       *[other] Partija beidzas pēc bedrītes, kurā kāds sasniedz <b>{ $n } punktus</b>.
    }
rule-length-open = Partija turpinās, <b>līdz vienojaties beigt</b>.
opt-length-holes = { $n ->
        [zero] { $n } bedrīšu
        [one] { $n } bedrīte
       *[other] { $n } bedrītes
    }
opt-length-points = Līdz { $n }
opt-length-open = Līdz vienojaties beigt
rules-lowest-wins = Punkti ir slikti: uzvar tas, kam kopā to ir vismazāk.

## What the table agrees on beside the rules of the game

agreed-title = Par ko vienojās pie šī galda
agreed-first_dealer = Pirmais dalītājs
agreed-first_dealer-chance = Kurš dala pirmo bedrīti, to izšķir loze.
agreed-first_dealer-volunteer = Pirmo bedrīti dala brīvprātīgais: tas, kurš pirmais saka «dalu es».
agreed-first_dealer-cut = Pirms pirmās bedrītes katrs izvelk kārti: dala tas, kam zemākā, un dūzis ir zemākais.
agreed-opt-first_dealer-chance = Loze
agreed-opt-first_dealer-volunteer = Brīvprātīgais
agreed-opt-first_dealer-cut = Kas izvelk zemāko kārti
agreed-memory_aid = Atmiņas palīgs
agreed-memory_aid-off = Kārtis, kas guļ ar attēlu uz leju, katram jāatceras pašam.
agreed-memory_aid-on = Galds palīdz atcerēties: kārti, ko reiz redzēji, tu redzi arī turpmāk, kamēr tā guļ savā vietā; citiem tā paliek ar attēlu uz leju.
agreed-opt-memory_aid-off = Nav
agreed-opt-memory_aid-on = Rādīt manis redzētās kārtis
agreed-ties = Vienāda summa beigās
agreed-ties-shared = Ja mazākā summa ir vairākiem, viņi dala uzvaru.
agreed-ties-extra_hole = Ja mazākā summa ir vairākiem, viņi savā starpā spēlē papildu bedrīti.
agreed-ties-hands = Ja mazākā summa ir vairākiem, uzvaru izšķir ar «akmens, šķēres, papīrs».
agreed-opt-ties-shared = Dala uzvaru
agreed-opt-ties-extra_hole = Papildu bedrīte
agreed-opt-ties-hands = Akmens, šķēres, papīrs

## Choosing

rules-words-title = Jūsu noteikumi vārdos
rules-words-marked = Izceltie vārdi atšķiras no parastā sešu kāršu golfa.
rules-other-number = Cits skaitlis
rules-other-holes = Cits bedrīšu skaits
rules-other-points = Cits punktu skaits
rules-number-label = { $rule }: skaitlis
rules-holes-label = Bedrīšu skaits
rules-points-label = Punkti, ar kuriem partija beidzas
rules-more = { $n ->
        [zero] Vēl { $n } noteikumu
        [one] Vēl { $n } noteikums
       *[other] Vēl { $n } noteikumi
    }
rules-more-usual = viss kā parasti
rules-more-changed = { $n ->
        [zero] { $n } mainītu
        [one] { $n } mainīts
       *[other] { $n } mainīti
    }
rules-copy = Kopēt saiti uz šiem noteikumiem
rules-copied = Saite nokopēta. Kas to atver, redz tieši šos noteikumus.
rules-copy-by-hand = Nokopē šo saiti: kas to atver, redz tieši šos noteikumus.
rules-link-unknown = Saitē ir kas tāds, kā noteikumos nav: { $what }. Viss pārējais ir tā, kā teikts saitē.
rules-link-clash = Šīs saites noteikumi nesader kopā.
rules-reset = Atpakaļ pie pazīstamā paveida
rules-changed = { $n ->
        [zero] Te atšķiras { $n } noteikumu.
        [one] Te atšķiras { $n } noteikums.
       *[other] Te atšķiras { $n } noteikumi.
    }
rules-set-aside = Tavi mainītie noteikumi nolikti malā.
rules-take-back = Atgriezt tos

## What does not go together, and what makes no difference

clash-title = Šie noteikumi nesader kopā.
clash-ways = To nokārto ar vienu pieskārienu:
clash-layout-start = Savas kārtis rokā katrs redz visu laiku, tāpēc pirms spēles nav ko atvērt un nav kur ielūkoties.
clash-layout-match = Kārtīm rokā nav ne rindu, ne kolonnu: tur dzēšas jebkuras divas vienādas vai nekas.
clash-layout-place = Kārtis rokā pārējie neredz: kārts, ko patur, nevar būt ar attēlu uz augšu.
clash-layout-end = Kārtis rokā nekad nav visas atvērtas, tāpēc bedrīte var beigties tikai, kad kāds pieklauvē.
clash-layout-start_columns = Kārtīm rokā nav kolonnu, tāpēc par tām nevar noteikt neko.
clash-layout-block = Kārtīm rokā nav kolonnu, tāpēc divas nevar būt blakus.
clash-layout-block_self = Kārtīm rokā nav kolonnu, tāpēc divas nevar būt blakus.
clash-layout-flip_after_discard = Kārtis rokā jau ir redzamas: tur nav ko atvērt.
clash-layout-flip_turn = Kārtis rokā jau ir redzamas: tur nav ko atvērt.
clash-layout-remove_cancelled = Kārtis rokā tur arī paliek: noņemt var tikai kārtis, kas guļ uz galda ar attēlu uz augšu.
clash-start-layout = Visu laiku kārtis redz tikai tad, ja tās tur rokā; uz galda tās sākumā guļ ar attēlu uz leju.
clash-start_columns-start = Pirms spēles neko neatver, tāpēc par kolonnām nevar noteikt neko.
clash-start_columns-same-start-up3 = Trīs kārtis neietilpst kolonnā, kurā ir divas vietas.
clash-start_columns-different-start-up3 = Trīs kārtis nevar būt dažādās kolonnās, ja kolonnu ir tikai divas.
clash-place-end = Ja iemainīto kārti liek ar attēlu uz leju, visas kārtis nekad nav atvērtas, tāpēc bedrīte var beigties tikai, kad kāds pieklauvē.
clash-settle = { $n ->
        [zero] Vispirms jāizšķir { $n } noteikumi.
        [one] Vispirms jāizšķir { $n } noteikums.
       *[other] Vispirms jāizšķir { $n } noteikumi.
    }
moot-title = Tas neko nemaina.
moot-no-last-turns = Bedrīte beidzas uzreiz, tāpēc pēdējo gājienu nav.
moot-no-penalty = Ja pabeidz par agru, soda nav, tāpēc ar dalītu mazāko rezultātu vienmēr pietiek.
moot-no-jokers = Džokeru nav.
moot-nothing-below-zero = Vienādu kāršu summa šeit nevar būt mazāka par 0.
moot-nothing-cancels = Nekas nedzēšas, tāpēc tā nekad negadās.
moot-twos-already = Divnieki jau tāpat skaitās −2.
moot-no-square = Diagonāles ir tikai kvadrātā.
rules-fix = { $rule }: { $label }
rules-fix-usual = Spēlēt kā parasti: { $preset }
rules-fix-changes = Tad būs: { $changes }.
usual-title = Ar šādām kārtīm parasti spēlē pēc citiem noteikumiem.

## Presets and their groups

preset-group-six = Sešas kārtis
preset-group-twos = Sešas kārtis, divnieks mīnus divi
preset-group-eight_ten = Astoņas un desmit kārtis
preset-group-nine = Deviņas kārtis
preset-group-four = Četras kārtis
preset-group-hand = Četras rokā

first-six-card = ģimenes galdam
first-six-card-pagat = kā angļu noteikumu grāmatās
first-four-card = atmiņas spēle
first-nine-card = dzēšas rindas un kolonnas
first-crazy-nines = deviņas kārtis, vienmēr divas kavas
first-four-in-hand = ar maziem bērniem

preset-six-card = Sešu kāršu golfs
preset-six-card-harder = Sešu kāršu golfs, bargāka skaitīšana
preset-six-card-jokers = Sešu kāršu golfs ar džokeriem, divi uz katru kavu
preset-six-card-two-jokers = Sešu kāršu golfs, pavisam divi džokeri
preset-six-card-bonus-twos = Sešu kāršu golfs, divnieki – bonusa kārtis
preset-six-card-one-eyed-jacks = Sešu kāršu golfs, vienacainie kalpi – bonusa kārtis
preset-six-card-same-column = Sešu kāršu golfs, pirmās divas vienā kolonnā
preset-six-card-two-columns = Sešu kāršu golfs, pirmās divas dažādās kolonnās
preset-six-card-easy = Sešu kāršu golfs, pāri jebkurā vietā (bērniem)
preset-six-card-fours = Sešu kāršu golfs, par četrām vienādām pārējiem desmit
preset-six-card-stock-finish = Sešu kāršu golfs, pēdējie gājieni tikai no kavas
preset-six-card-show-first = Sešu kāršu golfs, kārtis atver pirms pēdējiem gājieniem
preset-six-card-plus-ten = Sešu kāršu golfs, desmit, ja pabeidz par agru
preset-six-card-scrooge = Sešu kāršu golfs, pieskaita uzvarētāja rezultātu
preset-six-card-pagat = Sešu kāršu golfs, divnieks mīnus divi, beidzas uzreiz
preset-six-card-pagat-last-turn = Sešu kāršu golfs, divnieks mīnus divi, ar pēdējo gājienu
preset-six-card-pagat-18 = Sešu kāršu golfs, divnieks mīnus divi, astoņpadsmit bedrīšu
preset-six-card-pagat-100 = Sešu kāršu golfs, divnieks mīnus divi, līdz simtam
preset-six-card-wikipedia = Sešu kāršu golfs, pēc nomešanas drīkst atvērt kārti
preset-speed-golf = Ātrais golfs, pēc nomešanas jāatver kārts
preset-eight-card = Astoņu kāršu golfs
preset-ten-card = Desmit kāršu golfs
preset-eight-card-pagat = Astoņu kāršu golfs, divnieks mīnus divi
preset-ten-card-pagat = Desmit kāršu golfs, divnieks mīnus divi
preset-eight-card-jokers = Astoņu kāršu golfs, džokers mīnus pieci
preset-nine-card = Deviņu kāršu golfs, rindas un kolonnas
preset-nine-card-columns = Deviņu kāršu golfs, tikai kolonnas
preset-crazy-nines = Crazy Nines
preset-nine-card-lines = Deviņu kāršu golfs, jebkura pilna līnija
preset-four-card = Četru kāršu golfs
preset-four-card-columns = Četru kāršu golfs, tikai kolonnas
preset-four-card-pagat = Četru kāršu golfs, tikai kolonnas, ielūkojas tuvākajās divās
preset-four-card-nearest = Četru kāršu golfs, ielūkojas tuvākajās divās
preset-four-card-diagonals = Četru kāršu golfs, arī diagonāles
preset-four-card-no-pairs = Četru kāršu golfs bez pāriem
preset-four-card-stock-finish = Četru kāršu golfs, pēdējie gājieni tikai no kavas
preset-four-card-plus-ten = Četru kāršu golfs, desmit par veltīgu pieklauvēšanu
preset-four-card-scrooge = Četru kāršu golfs, pieskaita uzvarētāja rezultātu
preset-four-in-hand = Četras kārtis rokā

about-preset-six-card = Katram sešas kārtis; pāri kolonnās neskaitās, un pārējiem ir vēl pēdējais gājiens: ģimenes galda spēle.
about-preset-six-card-harder = Kā sešu kāršu golfs, bet kalps ir 11, dāma 12 un kungs 13.
about-preset-six-card-jokers = Kā sešu kāršu golfs, bet katrā kavā ir divi džokeri, kas skaitās −2.
about-preset-six-card-two-jokers = Kā sešu kāršu golfs, bet pavisam ir divi džokeri, kas skaitās −2.
about-preset-six-card-bonus-twos = Kā sešu kāršu golfs, bet katrs divnieks skaitās −2.
about-preset-six-card-one-eyed-jacks = Kā sešu kāršu golfs, bet ercena kalps un pīķa kalps skaitās −2.
about-preset-six-card-same-column = Kā sešu kāršu golfs, bet pirmajām divām atvērtajām kārtīm jābūt vienā kolonnā.
about-preset-six-card-two-columns = Kā sešu kāršu golfs, bet pirmajām divām atvērtajām kārtīm jābūt dažādās kolonnās.
about-preset-six-card-easy = Kā sešu kāršu golfs, bet dzēšas jebkuras divas vienādas kārtis, lai kur tās atrastos: bērniem viegli.
about-preset-six-card-fours = Kā sešu kāršu golfs, bet par četrām vienādām kārtīm divās blakus kolonnās katrs pārējais maksā 10.
about-preset-six-card-stock-finish = Kā sešu kāršu golfs, bet pēdējos gājienos kārtis ņem tikai no velkamās kavas.
about-preset-six-card-show-first = Kā sešu kāršu golfs, bet pārējie atver visas savas kārtis jau pirms pēdējiem gājieniem.
about-preset-six-card-plus-ten = Kā sešu kāršu golfs, bet tas, kas pabeidz bedrīti bez mazākā rezultāta, saņem vēl 10 punktu.
about-preset-six-card-scrooge = Kā sešu kāršu golfs, bet tam, kas pabeidz bedrīti bez mazākā rezultāta, pieskaita uzvarētāja rezultātu.
about-preset-six-card-pagat = Kā vairumā angļu noteikumu grāmatu: divnieks ir −2, un bedrīte beidzas uzreiz, kad kādam visas kārtis ir atvērtas.
about-preset-six-card-pagat-last-turn = Divnieks ir −2, un pārējiem ir vēl pēdējais gājiens.
about-preset-six-card-pagat-18 = Divnieks ir −2, bedrīte beidzas uzreiz, un partijā ir astoņpadsmit bedrīšu.
about-preset-six-card-pagat-100 = Divnieks ir −2, bedrīte beidzas uzreiz, un partija ilgst, līdz kādam ir 100 punktu.
about-preset-six-card-wikipedia = Divnieks ir −2, bedrīte beidzas uzreiz, un tas, kas nomet vilkto kārti, drīkst atvērt vienu savu.
about-preset-speed-golf = Divnieks ir −2, un tam, kas nomet vilkto kārti, jāatver viena sava: bedrītes ir ātras.
about-preset-eight-card = Kā sešu kāršu golfs, bet ar astoņām kārtīm divās rindās pa četrām.
about-preset-ten-card = Kā sešu kāršu golfs, bet ar desmit kārtīm divās rindās pa piecām.
about-preset-eight-card-pagat = Astoņas kārtis divās rindās pa četrām; divnieks ir −2, un bedrīte beidzas uzreiz.
about-preset-ten-card-pagat = Desmit kārtis divās rindās pa piecām; divnieks ir −2, un bedrīte beidzas uzreiz.
about-preset-eight-card-jokers = Astoņas kārtis divās rindās pa četrām; džokers ir −5, un par divām vienādām kolonnām blakus atskaita 10.
about-preset-nine-card = Deviņas kārtis kvadrātā; dzēšas trīs vienādas rindā vai kolonnā.
about-preset-nine-card-columns = Deviņas kārtis kvadrātā; dzēšas tikai trīs vienādas kolonnā.
about-preset-crazy-nines = Deviņas kārtis kvadrātā; dzēšas trīs vienādas kolonnā, divnieks ir −2, un bedrīte beidzas uzreiz.
about-preset-nine-card-lines = Deviņas kārtis kvadrātā; dzēšas trīs vienādas rindā, kolonnā vai diagonālē, un divnieks ir −2.
about-preset-four-card = Atmiņas spēle: vienreiz ielūkojies divās no četrām savām kārtīm, maini tās ar attēlu uz leju un pieklauvē, kad uzdrošinies; dzēšas pāri rindā vai kolonnā.
about-preset-four-card-columns = Kā četru kāršu golfs, bet dzēšas tikai pāri kolonnā.
about-preset-four-card-pagat = Kā četru kāršu golfs, bet ielūkojas abās sev tuvākajās kārtīs, un dzēšas tikai pāri kolonnā.
about-preset-four-card-nearest = Kā četru kāršu golfs, bet ielūkojas abās sev tuvākajās kārtīs.
about-preset-four-card-diagonals = Kā četru kāršu golfs, bet dzēšas arī pāri pa diagonāli.
about-preset-four-card-no-pairs = Kā četru kāršu golfs, bet nekas nedzēšas: skaita visas kārtis.
about-preset-four-card-stock-finish = Kā četru kāršu golfs, bet pēdējos gājienos kārtis ņem tikai no velkamās kavas.
about-preset-four-card-plus-ten = Kā četru kāršu golfs, bet tas, kas pieklauvē bez mazākā rezultāta, saņem vēl 10 punktu.
about-preset-four-card-scrooge = Kā četru kāršu golfs, bet tam, kas pieklauvē bez mazākā rezultāta, pieskaita uzvarētāja rezultātu.
about-preset-four-in-hand = Četras kārtis rokā, vienmēr redzamas; dzēšas jebkuras divas vienādas, un bedrīti beidz pieklauvējot: der spēlei ar maziem bērniem.
