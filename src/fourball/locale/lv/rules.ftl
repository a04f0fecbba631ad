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
about-layout-2x3 = divas rindas pa trim
about-layout-2x2 = atmiņas spēle
about-layout-2x4 = divas rindas pa četrām
about-layout-2x5 = divas rindas pa piecām
about-layout-3x3 = trīs reiz trīs
about-layout-hand4 = rokā, nevis uz galda

## Before play

rule-start = Pirms spēles
rule-start-up2 = Pirms spēles katrs atver divas savas kārtis.
rule-start-up3 = Pirms spēles katrs atver <b>trīs savas kārtis</b>.
rule-start-peek2_any = Pirms spēles katrs slepus ielūkojas <b>jebkurās divās</b> savās kārtīs.
rule-start-peek2_nearest = Pirms spēles katrs slepus ielūkojas divās savās kārtīs <b>tuvākajā rindā</b>.
rule-start-open = <b>Kārtis tur rokā</b>, un katrs savas redz visu laiku.
opt-start-up2 = Atver divas
opt-start-up3 = Atver trīs
opt-start-peek2_any = Ielūkojas jebkurās divās
opt-start-peek2_nearest = Ielūkojas tuvākajās divās
opt-start-open = Redz visas

rule-start_columns = Pirmās atvērtās kārtis
rule-start_columns-free = Tās drīkst būt jebkurā kolonnā.
rule-start_columns-same = Tām jābūt <b>vienā kolonnā</b>.
rule-start_columns-different = Tām jābūt <b>dažādās kolonnās</b>.
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
        [zero] { $decks } kopā sajauktas kavas.
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
rule-bonus-one_eyed_jacks = <b>Vienacainie kalpi</b> – ercena un pīķa – ir bonusa kārtis un skaitās −2.
opt-bonus-none = Nav
opt-bonus-twos = Divnieki
opt-bonus-one_eyed_jacks = Vienacainie kalpi

## What cancels

rule-match = Vienādas kārtis dzēšas
rule-match-column = Vienādas kārtis, kas aizpilda kolonnu, dzēšas un skaitās 0.
rule-match-line = Vienādas kārtis, kas aizpilda <b>kolonnu vai rindu</b>, dzēšas un skaitās 0.
rule-match-line_diagonal = Vienādas kārtis, kas aizpilda <b>kolonnu, rindu vai diagonāli</b>, dzēšas un skaitās 0.
rule-match-anywhere = Jebkuras divas viena spēlētāja vienādas kārtis dzēšas un skaitās 0, <b>lai kur tās atrastos</b>.
rule-match-none = <b>Nekas nedzēšas</b>: skaita visas kārtis.
opt-match-column = Kolonnās
opt-match-line = Kolonnās un rindās
opt-match-line_diagonal = Kolonnās, rindās, diagonālēs
opt-match-anywhere = Jebkur
opt-match-none = Nekur

rule-negative_pairs = Vienādas kārtis zem nulles
rule-negative_pairs-cancel = Dzēšas arī vienādas kārtis, kuru punktu summa ir mazāka par 0.
rule-negative_pairs-keep = Vienādas kārtis, kuru punktu summa ir mazāka par 0, <b>patur savus punktus</b>.
opt-negative_pairs-cancel = Dzēšas tāpat
opt-negative_pairs-keep = Patur savus punktus

rule-block = Četras vienādas blakus
rule-block-none = Par divām vienādām kolonnām blakus pārējie nemaksā neko.
rule-block-others_plus_10 = Ja kādam blakus ir divas vienādas kolonnas, <b>katrs pārējais maksā 10</b>.
opt-block-none = Nemaksā neko
opt-block-others_plus_10 = Pārējie maksā 10

rule-block_self = Balva par četrām vienādām
rule-block_self-none = Par divām vienādām kolonnām blakus to īpašnieks neko nesaņem.
rule-block_self-number = Kam blakus ir divas vienādas kolonnas, tas <b>saņem { $points }</b>.
opt-block_self-none = Nav
opt-block_self-number = { $points }

rule-remove_cancelled = Dzēsto kāršu noņemšana
rule-remove_cancelled-off = Dzēstās kārtis paliek savās vietās.
rule-remove_cancelled-optional = Pēc sava gājiena dzēstās kārtis drīkst nolikt zem nometamās kaudzes.
opt-remove_cancelled-off = Paliek
opt-remove_cancelled-optional = Drīkst noņemt

## A turn

rule-place = Jaunā kārts
rule-place-face_up = Jauno kārti liek ar attēlu uz augšu.
rule-place-face_down = Jauno kārti liek <b>ar attēlu uz leju</b>.
opt-place-face_up = Ar attēlu uz augšu
opt-place-face_down = Ar attēlu uz leju

rule-flip_after_discard = Pēc vilktās kārts nomešanas
rule-flip_after_discard-never = Kas nomet vilkto kārti, neko neatver.
rule-flip_after_discard-may = Kas nomet vilkto kārti, <b>drīkst atvērt vienu savu</b>.
rule-flip_after_discard-must = Kas nomet vilkto kārti, tam <b>jāatver viena sava</b>.
rule-flip_after_discard-endgame = Kas nomet vilkto kārti, <b>drīkst atvērt vienu savu, ja kādam palikusi ne vairāk kā viena neatvērta kārts</b>.
opt-flip_after_discard-never = Neko neatver
opt-flip_after_discard-may = Drīkst atvērt vienu
opt-flip_after_discard-must = Jāatver viena
opt-flip_after_discard-endgame = Drīkst pret beigām

rule-flip_turn = Gājiens bez vilkšanas
rule-flip_turn-off = Tikai atvērt kārti un neko nevilkt – tas nav gājiens.
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
rule-last_turn_draw-stock_only = Pēdējos gājienos kārtis velk <b>tikai no velkamās kavas</b>.
opt-last_turn_draw-any = No kavas vai kaudzes
opt-last_turn_draw-stock_only = Tikai no velkamās kavas

rule-last_turn_reveal = Neatvērtās kārtis atver
rule-last_turn_reveal-after = Neatvērtās kārtis atver, kad bedrīte ir galā.
rule-last_turn_reveal-before = Pārējie <b>atver savas kārtis jau pirms pēdējiem gājieniem</b>.
opt-last_turn_reveal-after = Kad bedrīte ir galā
opt-last_turn_reveal-before = Pirms pēdējiem gājieniem

rule-penalty = Pāragras beigas
rule-penalty-none = Kas pabeidz bedrīti, nemaksā neko, arī ja kādam ir mazāk punktu.
rule-penalty-plus10 = Kas pabeidz bedrīti, lai gan kādam ir mazāk punktu, tas <b>maksā 10</b>.
rule-penalty-add_winner = Kas pabeidz bedrīti, lai gan kādam ir mazāk punktu, tam <b>pieskaita mazāko no pārējo rezultātiem</b>.
rule-penalty-double = Kas pabeidz bedrīti, lai gan kādam ir mazāk punktu, tam <b>rezultātu skaita divreiz</b>.
rule-penalty-double_plus5 = Kas pabeidz bedrīti, lai gan kādam ir mazāk punktu, tam <b>rezultātu skaita divreiz un pieskaita vēl 5</b>.
rule-penalty-worst = Kas pabeidz bedrīti, lai gan kādam ir mazāk punktu, tam <b>pieraksta sliktāko rezultātu pie galda</b>.
opt-penalty-none = Neko
opt-penalty-plus10 = 10 punktu
opt-penalty-add_winner = Pieskaita uzvarētāja rezultātu
opt-penalty-double = Divreiz
opt-penalty-double_plus5 = Divreiz un vēl 5
opt-penalty-worst = Sliktākais rezultāts pie galda

rule-tie = Dalīts mazākais rezultāts
rule-tie-ok = Ja mazākais rezultāts ir vēl kādam, par to nemaksā.
rule-tie-penalised = <b>Ja mazākais rezultāts ir vēl kādam, ar to nepietiek</b>.
opt-tie-ok = Nemaksā
opt-tie-penalised = Nepietiek

rule-stock_empty = Kad velkamā kava beidzas
rule-stock_empty-reshuffle = Kad velkamā kava beidzas, visas nomestās kārtis, izņemot augšējo, sajauc jaunā kavā.
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

## What does not go together, and what makes no difference

clash-title = Šie noteikumi nav savienojami.
clash-start_columns-same = Trīs kārtis neietilpst kolonnā, kurā ir divas vietas.
clash-settle = { $n ->
        [zero] Vispirms jāizšķir { $n } noteikumu.
        [one] Vispirms jāizšķir { $n } noteikums.
       *[other] Vispirms jāizšķir { $n } noteikumi.
    }
moot-title = Tas neko nemaina.
moot-no-last-turns = Bedrīte beidzas uzreiz, tāpēc pēdējo gājienu nav.
moot-no-penalty = Par pāragrām beigām nemaksā, tāpēc dalīts mazākais rezultāts nekad netiek sodīts.
moot-no-jokers = Džokeru nav.
moot-nothing-below-zero = Vienādu kāršu summa šeit nevar būt mazāka par 0.
moot-nothing-cancels = Nekas nedzēšas.
moot-twos-already = Divnieki jau tāpat skaitās −2.
moot-no-square = Diagonāles ir tikai kvadrātā.
rules-fix = { $rule }: { $label }

## Presets and their groups

preset-group-six = Sešas kārtis
preset-group-twos = Sešas kārtis, divnieks mīnus divi
preset-group-eight_ten = Astoņas un desmit kārtis
preset-group-nine = Deviņas kārtis
preset-group-four = Četras kārtis
preset-group-hand = Četras rokā

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
preset-six-card-plus-ten = Sešu kāršu golfs, desmit par pāragrām beigām
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
