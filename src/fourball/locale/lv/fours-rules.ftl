### All Fours noteikumi vārdos.

## Sections of the house rules

rules-section-deal = Dalīšana, atvērtā kārts
rules-section-beg = Lūgt, dot vienu, dalīt tālāk
rules-section-play = Izspēle
rules-section-count = Punktu skaitīšana
rules-section-game = Spēle

## Who plays

rule-players = Spēlētāji
rule-players-4 = Spēlē četri, divi pret diviem; partneri sēž viens otram pretī.
rule-players-2 = Spēlē <b>divi</b>, katrs par sevi.
opt-players-4 = Četri, divi pret diviem
opt-players-2 = Divi

## The deal and the turn-up

rule-packets = Kā dala
rule-packets-dealer_chooses = Katrs dalītājs, dalot pirmo reizi, izvēlas, vai dalīt pa trim kārtīm vai pa vienai, un tā dala līdz spēles beigām.
rule-packets-threes = Kārtis dala <b>pa trim</b>.
rule-packets-ones = Kārtis dala <b>pa vienai</b>.
opt-packets-dealer_chooses = Izvēlas dalītājs
opt-packets-threes = Pa trim
opt-packets-ones = Pa vienai

rule-turn_up_points = Atvērtā kārts
rule-turn_up_points-table = Dalītāja puse par atvērto kārti uzreiz saņem punktus: <b>{ $entries }</b>.
rule-turn_up_points-table-two = Dalītājs par atvērto kārti uzreiz saņem punktus: <b>{ $entries }</b>.
rule-turn_up_points-none = Par atvērto kārti <b>punktu nav</b>.
opt-turn_up_points-trinidad = Trinidāda: dūzis, sešinieks, kalps
opt-turn_up_points-tobago = Tobāgo: dūzis, divnieks, kalps
opt-turn_up_points-none = Nekā
opt-turn_up_points-own = Mūsu pašu tabula
opt-turn_up_points-table = { $entries }
fours-turn-up-entry =
    par { $rank ->
        [ace] dūzi
        [two] divnieku
        [three] trijnieku
        [four] četrinieku
        [five] piecinieku
        [six] sešinieku
        [seven] septītnieku
        [eight] astotnieku
        [nine] devītnieku
        [ten] desmitnieku
        [jack] kalpu
        [queen] dāmu
       *[king] kungu
    } { $n }

rule-blind_partners = Kārtis, kamēr trumpja vēl nav
rule-blind_partners-false = Savas kārtis katrs redz uzreiz pēc dalīšanas.
rule-blind_partners-true = Kamēr trumpis nav noteikts, <b>savas kārtis redz tikai dalītājs un spēlētājs viņam pa labi</b>.
opt-blind_partners-false = Savas redz visi
opt-blind_partners-true = Savas redz divi

## Begging, giving and running

rule-give_at_match_point = Pēdējā punkta došana
rule-give_at_match_point-true = Dalītājs drīkst dot vienu arī tad, ja ar šo punktu otra puse uzvar spēlē.
rule-give_at_match_point-true-two = Dalītājs drīkst dot vienu arī tad, ja ar šo punktu otrs spēlētājs uzvar spēlē.
rule-give_at_match_point-false = Dalītājs <b>nedrīkst dot vienu, ja ar šo punktu otra puse uzvar spēlē</b>.
rule-give_at_match_point-false-two = Dalītājs <b>nedrīkst dot vienu, ja ar šo punktu otrs spēlētājs uzvar spēlē</b>.
opt-give_at_match_point-true = Drīkst
opt-give_at_match_point-false = Nedrīkst

rule-give_needs_trump = Masta kārts, lai dotu vienu
rule-give_needs_trump-false = Dalītājs drīkst dot vienu ar jebkurām kārtīm rokā.
rule-give_needs_trump-true = Dalītājs drīkst dot vienu <b>tikai tad, ja viņam ir atvērtās kārts masts</b>.
opt-give_needs_trump-false = Nav vajadzīga
opt-give_needs_trump-true = Vajadzīga

rule-pack_out = Ja kavā pietrūkst kāršu
rule-pack_out-throw_in = Ja, dalot tālāk, pietrūkst kāršu, kārtis samet, un tas pats dalītājs dala vēlreiz.
rule-pack_out-turn_last = Ja, dalot tālāk, pietrūkst kāršu, <b>atlikušās atver pa vienai</b>: pirmā cita masta kārts nosaka trumpi. Ja tādas nav, kārtis samet.
opt-pack_out-throw_in = Kārtis samet
opt-pack_out-turn_last = Atver līdz pēdējai

## The play

rule-follow = Masta piemešana
rule-follow-follow_or_trump = Ja iziet ne ar trumpi, tad tas, kam ir šis masts, to piemet vai sit ar trumpi.
rule-follow-strict = Ja iziet ne ar trumpi, tad tam, kam ir šis masts, <b>tas jāpiemet, un sist ar trumpi nedrīkst</b>.
rule-follow-trump_only = Ja iziet ne ar trumpi, <b>drīkst mest jebkuru kārti</b>; jāpiemet ir tikai trumpis.
rule-follow-free = <b>Vienmēr drīkst mest jebkuru kārti</b>: nav jāpiemet ne masts, ne trumpis.
opt-follow-follow_or_trump = Piemet vai sit
opt-follow-strict = Piemet; sit, ja masta nav
opt-follow-trump_only = Jāpiemet tikai trumpis
opt-follow-free = Drīkst visu

rule-void_must_trump = Ja masta nav
rule-void_must_trump-false = Kam izietā masta nav, tas drīkst mest jebkuru kārti.
rule-void_must_trump-true = Kam izietā masta nav, tam <b>jāsit ar trumpi</b>, ja trumpis ir.
opt-void_must_trump-false = Drīkst mest jebkuru
opt-void_must_trump-true = Jāsit ar trumpi

rule-undertrump = Zemāks trumpis uz trumpja
rule-undertrump-allowed = Ja masts jau sists ar trumpi, drīkst mest arī zemāku trumpi.
rule-undertrump-banned = Ja masts jau sists ar trumpi, <b>zemāku trumpi mest nedrīkst</b>, kamēr var mest citu kārti.
opt-undertrump-allowed = Drīkst
opt-undertrump-banned = Nedrīkst

rule-down_to_trump = Ja rokā ir tikai trumpji
rule-down_to_trump-must_beat = Kam palikuši tikai trumpji, tam tad jāliek augstāks, ja tāds ir.
rule-down_to_trump-free = Kam palikuši tikai trumpji, tas tad <b>drīkst likt jebkuru</b>.
opt-down_to_trump-must_beat = Jāliek augstāks
opt-down_to_trump-free = Drīkst likt jebkuru

rule-exposed = Netīši parādītas kārtis
rule-exposed-never = Kārtis nevienam neatklāj, tāpēc tās nevar arī pieprasīt.
rule-exposed-callable = <b>Atklāta kārts paliek ar attēlu uz augšu</b>, un pretinieks to var pieprasīt: tās īpašniekam tā jāmet, ja noteikumi to ļauj.
opt-exposed-never = Tādu nav
opt-exposed-callable = Var pieprasīt

## The count

rule-hang_jack = Pakārts kalps
rule-hang_jack-number = Par trumpja kalpu 1 punktu saņem puse, kas to paņem, bet, ja kalps bija otrai pusei, tas ir pakārts un dod <b>{ $n ->
        [zero] { $n } punktu
        [one] { $n } punktu
       *[other] { $n } punktus
    }</b>.
rule-hang_jack-number-two = Par trumpja kalpu 1 punktu saņem tas, kam kalps ir un kas to pats paņem, bet, ja to paņem otrs, kalps ir pakārts un dod <b>{ $n ->
        [zero] { $n } punktu
        [one] { $n } punktu
       *[other] { $n } punktus
    }</b>.
rule-hang_jack-1 = Par trumpja kalpu 1 punktu saņem puse, kas to paņem; <b>pakārta kalpa nav</b>.
rule-hang_jack-1-two = Par trumpja kalpu 1 punktu saņem tas, kas to paņem; <b>pakārta kalpa nav</b>.
opt-hang_jack-number = { $n ->
        [zero] { $n } punktu
        [one] { $n } punkts
       *[other] { $n } punkti
    }
opt-hang_jack-1 = Pakārta kalpa nav

rule-game_points = Punkts par spēli
rule-game_points-number = Par spēli <b>{ $n ->
        [zero] { $n } punktu
        [one] { $n } punktu
       *[other] { $n } punktus
    }</b> saņem puse, kuras stiķos ir vairāk kāršu punktu.
rule-game_points-number-two = Par spēli <b>{ $n ->
        [zero] { $n } punktu
        [one] { $n } punktu
       *[other] { $n } punktus
    }</b> saņem spēlētājs, kura stiķos ir vairāk kāršu punktu.
rule-game_points-1 = Par spēli 1 punktu saņem puse, kuras stiķos ir vairāk kāršu punktu.
rule-game_points-1-two = Par spēli 1 punktu saņem spēlētājs, kura stiķos ir vairāk kāršu punktu.
opt-game_points-number = { $n ->
        [zero] { $n } punktu
        [one] { $n } punkts
       *[other] { $n } punkti
    }

rule-game_tie = Ja kāršu punktu ir vienādi
rule-game_tie-nobody = Ja kāršu punktu ir vienādi, par spēli nesaņem neviens.
rule-game_tie-non_dealer = Ja kāršu punktu ir vienādi, par spēli saņem <b>puse, kas nedalīja</b>.
rule-game_tie-non_dealer-two = Ja kāršu punktu ir vienādi, par spēli saņem <b>tas, kas nedalīja</b>.
opt-game_tie-nobody = Nesaņem neviens
opt-game_tie-non_dealer = Puse, kas nedalīja
opt-game_tie-non_dealer-two = Tas, kas nedalīja

rule-low_to = Zemais
rule-low_to-holder = Par zemo 1 punktu saņem puse, kurai iedalīts zemākais trumpis.
rule-low_to-holder-two = Par zemo 1 punktu saņem tas, kam iedalīts zemākais trumpis.
rule-low_to-winner = Par zemo 1 punktu saņem puse, kas <b>zemāko trumpi paņem stiķī</b>.
rule-low_to-winner-two = Par zemo 1 punktu saņem tas, kas <b>zemāko trumpi paņem stiķī</b>.
opt-low_to-holder = Tam, kam iedalīts
opt-low_to-winner = Tam, kas to paņem

rule-twos_toward_game = Divnieki
rule-twos_toward_game-0 = Par divniekiem kāršu punktu nav.
rule-twos_toward_game-2 = <b>Katrs divnieks ir 2</b> kāršu punkti.
opt-twos_toward_game-0 = Neskaitās
opt-twos_toward_game-2 = Katrs 2

rule-count_order = Skaitīšanas secība
rule-count_order-words = Kad kārtis izspēlētas, punktus skaita šādā secībā, līdz kāda puse ir uzvarējusi: <b>{ $first }, { $second }, { $third }, { $fourth }</b>.
rule-count_order-words-two = Kad kārtis izspēlētas, punktus skaita šādā secībā, līdz kāds ir uzvarējis: <b>{ $first }, { $second }, { $third }, { $fourth }</b>.
opt-count_order-words = { $first }, { $second }, { $third }, { $fourth }
fours-counted-high = augstais
fours-counted-low = zemais
fours-counted-jack = kalps
fours-counted-game = spēle

## The game

rule-target = Punkti, ar kuriem uzvar
rule-target-number = Spēlē uzvar puse, kurai pirmajai ir <b>{ $n ->
        [zero] { $n } punktu
        [one] { $n } punkts
       *[other] { $n } punkti
    }</b> vai vairāk.
rule-target-number-two = Spēlē uzvar tas, kam pirmajam ir <b>{ $n ->
        [zero] { $n } punktu
        [one] { $n } punkts
       *[other] { $n } punkti
    }</b> vai vairāk.
opt-target-number = { $n ->
        [zero] { $n } punktu
        [one] { $n } punkts
       *[other] { $n } punkti
    }

## What every table of All Fours plays

fours-rules-deal = Katram izdala sešas kārtis, un vēl vienu atver. Spēlētājs dalītājam pa labi vai nu paliek, un tad tās masts ir trumpis, vai lūdz citu.
fours-rules-beg = Uz lūgumu dalītājs vai nu atbild «ņem vienu», un tad otra puse saņem punktu, bet masts paliek trumpis, vai dala tālāk: katram vēl trīs kārtis, un atver jaunu, līdz atveras cits masts.
fours-rules-beg-two = Uz lūgumu dalītājs vai nu atbild «ņem vienu», un tad otrs saņem punktu, bet masts paliek trumpis, vai dala tālāk: katram vēl trīs kārtis, un atver jaunu, līdz atveras cits masts.
fours-rules-trump-led = Ja iziet ar trumpi, katram, kam ir trumpis, tas jāmet.
fours-rules-trick = Stiķi paņem augstākais trumpis vai, ja trumpja nav, augstākā izietā masta kārts; kas stiķi paņem, tas iziet nākamais. Dūzis ir augstākais.
fours-rules-high = Par augsto 1 punktu saņem puse, kurai iedalīts augstākais trumpis.
fours-rules-high-two = Par augsto 1 punktu saņem tas, kam iedalīts augstākais trumpis.
fours-rules-game-cards = Kāršu punkti: dūzis 4, kungs 3, dāma 2, kalps 1, desmitnieks 10.
fours-rules-marked = Izceltie vārdi atšķiras no All Fours, kā to parasti spēlē Trinidādā.

## What the table agrees on beside the rules of the game

fours-agreed-first_dealer-chance = Kurš dala pirmais, to izšķir loze.
fours-agreed-first_dealer-volunteer = Pirmais dala brīvprātīgais: tas, kurš pirmais saka «dalu es».
fours-agreed-first_dealer-cut = Pirms pirmās dalīšanas katrs izvelk kārti: dala tas, kam augstākā, un dūzis ir augstākais.
fours-agreed-opt-first_dealer-chance = Loze
fours-agreed-opt-first_dealer-volunteer = Brīvprātīgais
fours-agreed-opt-first_dealer-cut = Kas izvelk augstāko kārti
fours-agreed-memory_aid = Kāršu punktu skaitītājs
fours-agreed-memory_aid-off = Katrs pats skaita, kuras kārtis izgājušas un cik kāršu punktu ir stiķos.
fours-agreed-memory_aid-on = Galds skaita līdzi: visi redz, cik kāršu punktu ir katras puses stiķos un kuras kārtis izgājušas.
fours-agreed-memory_aid-on-two = Galds skaita līdzi: abi redz, cik kāršu punktu ir katra stiķos un kuras kārtis izgājušas.
fours-agreed-opt-memory_aid-off = Nav
fours-agreed-opt-memory_aid-on = Rāda galds
fours-agreed-games = Partija
fours-agreed-games-one = Partija ir viena spēle.
fours-agreed-games-best_of = { $n ->
        [zero] Partijā ir ne vairāk kā { $n } spēļu: uzvar tas, kas pirmais uzvar { $needed } no tām.
        [one] Partijā ir ne vairāk kā { $n } spēle: uzvar tas, kas pirmais uzvar { $needed } no tām.
       *[other] Partijā ir ne vairāk kā { $n } spēles: uzvar tas, kas pirmais uzvar { $needed } no tām.
    }
fours-agreed-games-first_to = { $n ->
        [1] Partija ir viena spēle.
        [zero] Partijā uzvar tas, kas pirmais uzvar { $n } spēlēs.
        [one] Partijā uzvar tas, kas pirmais uzvar { $n } spēlē.
       *[other] Partijā uzvar tas, kas pirmais uzvar { $n } spēlēs.
    }
fours-agreed-opt-games-one = Viena spēle
fours-agreed-opt-games-best_of = Labākais no { $n }
fours-agreed-opt-games-first_to = { $n ->
        [zero] Līdz { $n } uzvarām
        [one] Līdz { $n } uzvarai
       *[other] Līdz { $n } uzvarām
    }
fours-agreed-opt-games-other = Cits uzvaru skaits
fours-agreed-games-label = Cik uzvaru vajag partijai

## What does not go together, and what makes no difference

clash-void_must_trump-follow = Ja masts nav jāpiemet, tad nevienam nevar likt sist ar trumpi tāpēc, ka masta nav.
clash-undertrump-follow = Ja vienmēr drīkst mest jebkuru kārti, nevienu trumpi nevar aizliegt.
moot-two-no-partners = Diviem spēlētājiem partneru nav, un savas kārtis redz abi.
moot-undertrump-allowed = Zemāku trumpi drīkst mest tāpat, tāpēc augstāks nevienam nav jāliek.

## Presets and their groups

preset-group-trinidad = Trinidāda
preset-group-tournament = Turnīrs
preset-group-tobago = Tobāgo
preset-group-two_players = Divi spēlētāji

first-all-fours = četriem, līdz 14
first-all-fours-classic = pakārta kalpa nav; jāsit ar trumpi
first-all-fours-tournament = divi par spēli
first-all-fours-tobago = skaitās atvērts divnieks
first-all-twos = kā Trinidādā, divatā
first-all-fours-english = divatā, līdz 11

fours-title-classic = Pirmajā pierakstā
fours-title-english = Senais angļu
fours-title-tournament = Turnīrs

preset-all-fours = All Fours
preset-all-fours-classic = All Fours pirmajā pierakstā: pakārta kalpa nav, jāsit ar trumpi, kārtis var pieprasīt
preset-all-fours-seven = All Fours līdz septiņiem
preset-all-fours-house = All Fours, zemāku trumpi mest nedrīkst, partneri kārtis neredz
preset-all-fours-last-card = All Fours, atver līdz pēdējai kārtij
preset-all-fours-tournament = All Fours turnīrs, divi par spēli
preset-all-fours-knockout = All Fours izslēgšanas turnīrs, divi par spēli, zemāku trumpi mest nedrīkst
preset-all-fours-beer-jack = All Fours, par pakārtu kalpu seši
preset-all-fours-tobago = All Fours, atvērtās kārtis kā Tobāgo
preset-all-fours-tobago-twos = All Fours, atvērtās kārtis kā Tobāgo, divnieki skaitās spēlei
preset-all-twos = All Fours divatā
preset-all-fours-english = Senais angļu All Fours, divi spēlētāji
preset-all-fours-running = Skrejošais All Fours (1674)

about-preset-all-fours = Kā Trinidādā: divi pret diviem, līdz 14; punktus dod atvērts dūzis, sešinieks vai kalps, un pakārts kalps ir 3.
about-preset-all-fours-classic = Kā All Fours, bet otras puses kalps ir 1, kam masta nav, tam jāsit ar trumpi, un atklātas kārtis var pieprasīt.
about-preset-all-fours-seven = Kā All Fours, bet spēlē uzvar ar 7 punktiem.
about-preset-all-fours-house = Kā All Fours, bet zemāku trumpi uz trumpja mest nedrīkst, un, kamēr trumpja vēl nav, savas kārtis redz tikai divi.
about-preset-all-fours-last-card = Kā All Fours, bet, ja kavā pietrūkst kāršu, pēdējās atver pa vienai.
about-preset-all-fours-tournament = Kā All Fours, bet par spēli ir 2 punkti.
about-preset-all-fours-knockout = Par spēli ir 2 punkti, zemāku trumpi uz trumpja mest nedrīkst, un dalītājs vienu dod tikai ar šī masta kārti rokā.
about-preset-all-fours-beer-jack = Par spēli ir 2 punkti, un par pakārtu kalpu 6.
about-preset-all-fours-tobago = Kā All Fours, bet atvērts divnieks skaitās sešinieka vietā.
about-preset-all-fours-tobago-twos = Atvērts divnieks skaitās sešinieka vietā, un katrs divnieks ir 2 kāršu punkti.
about-preset-all-twos = Kā All Fours, bet divatā, katrs par sevi.
about-preset-all-fours-english = Divatā, līdz 11; skaitās tikai atvērts kalps, pakārta kalpa nav, un, ja kāršu punktu ir vienādi, par spēli saņem tas, kas nedalīja.
about-preset-all-fours-running = Divatā, līdz 31; atvērts dūzis dod 4, kungs 3, dāma 2 un kalps 1, un pakārta kalpa nav.

## Choosing

fours-choose-game = Kāršu spēle
fours-game-golf = Golfs
fours-game-golf-about = uzvar, kam mazāk punktu; divi līdz astoņi spēlētāji
fours-game-allfours = All Fours
fours-game-allfours-about = stiķi un trumpji no Trinidādas; divi pret diviem vai divatā
fours-new-intro = Sāciet ar pazīstamu paveidu un mainiet to, ko paši spēlējat citādi. Kad kārtis izdalītas, nekas vairs nemainās.
fours-new-partner-bot = Boti vispirms sēžas par pretiniekiem un tikai tad par tavu partneri.
fours-new-deal = Izdalīt kārtis
fours-turn-up-points-of = Punkti par atvērto kārti: { $rank }
fours-turn-up-points-about = Atstāj tukšu, ja par kārti nav nekā.

## Waiting room

fours-waiting-intro = Kam ir saite, tas apsēžas, ierakstot savu vārdu. Pieskaries brīvai vai bota vietai, lai pārsēstos. Sākt var jebkurā brīdī.
fours-waiting-order = pretēji pulksteņrādītāja virzienam
fours-waiting-side = { $n }. puse
fours-waiting-your-side = Tava puse
fours-waiting-other-side = Otra puse
fours-waiting-partner = tavs partneris
fours-waiting-partner-free = gaida tavu partneri
fours-waiting-partner-bot = bots, tavs partneris
fours-waiting-opponent = tavs pretinieks
fours-waiting-move = Pārsēsties šeit
fours-waiting-moved = Tagad tu sēdi { $n }. vietā.
fours-waiting-for-deal = Spēle sāksies, tiklīdz kāds pie galda izdalīs kārtis.
fours-waiting-deal = Izdalīt kārtis
fours-waiting-invite = Nāc uzspēlēt All Fours!
