### Galds, notikumu žurnāls un balss, izstāstītā bedrīte, partijas karte; sk. en/table.ftl.

## Everywhere

bar-home = Fourball, sākums
sheet-close = Aizvērt
you = Tu

## Cards

card-name =
    { $rank ->
        [joker]
            { $suit ->
                [red] sarkanais džokers
               *[black] melnais džokers
            }
       *[other]
            { $suit ->
                [clubs] kreiča
                [diamonds] kārava
                [hearts] ercena
               *[spades] pīķa
            } { $rank ->
                [ace] dūzis
                [two] divnieks
                [three] trijnieks
                [four] četrinieks
                [five] piecinieks
                [six] sešinieks
                [seven] septītnieks
                [eight] astotnieks
                [nine] devītnieks
                [ten] desmitnieks
                [jack] kalps
                [queen] dāma
               *[king] kungs
            }
    }
card-face-down = ar attēlu uz leju
card-cleared = noņemta
place-named =
    { $height ->
        [top] augšējā
        [near] tuvākā
       *[middle] vidējā
    } { $side ->
        [left] kreisā
        [right] labā
       *[middle] vidējā
    } kārts
place-numbered = { $cell }. kārts

## Head of the page

game-golf =
    { $cards ->
        [c4] Četru kāršu golfs
        [c6] Sešu kāršu golfs
        [c8] Astoņu kāršu golfs
        [c9] Deviņu kāršu golfs
        [c10] Desmit kāršu golfs
       *[other] Golfs
    }
table-hole-of = Bedrīte { $hole }/{ $holes }
table-hole-points = { $hole }. bedrīte · līdz { $points } punktiem
table-hole = { $hole }. bedrīte
table-lowest-wins = mazāk – labāk
table-players =
    { $count ->
        [zero] { $count } spēlētāju
        [one] { $count } spēlētājs
       *[other] { $count } spēlētāji
    }
table-title-yours = Tavs gājiens
table-menu = Izvēlne
table-scorecard = Rezultātu karte
table-rules = Šī galda noteikumi
table-log = Kas noticis
table-settings = Iestatījumi
table-where = Kur es esmu?
table-copy-link = Kopēt šī galda saiti
table-link-copied = Saite nokopēta.
table-link-failed = Saiti nevarēja nokopēt. Tā ir šīs lapas adrese.
table-home = Prom uz sākumu
table-loading = Klājam galdu.
table-lost = Savienojums pārtrūka. Mēģinām vēlreiz; tava vieta paliek tev.
table-keys-head = Taustiņi
table-key-draw = vilkt
table-key-take = paņemt
table-key-cards = kārts
table-key-discard = nomest
table-key-back = likt atpakaļ
table-key-knock = pieklauvēt
table-key-clear = noņemt
table-key-where = kur es esmu
table-key-next = tālāk

## Seats and piles

seat-points =
    { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }
seat-open =
    { $points ->
        [zero] { $name }, { $points } punktu. Parādīt šīs kārtis lielas
        [one] { $name }, { $points } punkts. Parādīt šīs kārtis lielas
       *[other] { $name }, { $points } punkti. Parādīt šīs kārtis lielas
    }
seat-region = { $name }
seat-showing = Atvērtās kārtis skaitās { $points }
seat-to-play = gājiens
seat-dealer = dala
seat-out = visas atvērtas
seat-bot = bots
seat-away = prom
table-my-cards = Tavas kārtis
table-piles = Velkamā kava un nometamā kaudze
pile-stock = Kava
pile-discard = Kaudze
pile-discard-empty = Nometamā kaudze ir tukša
pile-held-own = Tev rokā
pile-held = { $name }: rokā
pile-stock-count =
    { $count ->
        [zero] Velkamā kava, { $count } kāršu
        [one] Velkamā kava, { $count } kārts
       *[other] Velkamā kava, { $count } kārtis
    }

## What I may do

act-draw = Vilkt
act-draw-spoken = Vilkt augšējo kārti no velkamās kavas
act-take = Paņemt { $card }
act-take-none = Paņemt
act-take-spoken = Paņemt no nometamās kaudzes: { $card }
act-discard = Nomest: { $card }
act-put-back = Likt atpakaļ
act-put-back-spoken = Likt atpakaļ uz nometamās kaudzes: { $card }
act-put-back-seen = No kavas vilkta kārts ir redzēta, un atpakaļ to likt nevar.
act-keep = Neatvērt
act-knock = Pieklauvēt
act-knock-spoken = Pieklauvēt: pārējiem ir vēl pa vienam pēdējam gājienam
act-clear = Noņemt { $cards }
act-clear-spoken = Nolikt dzēstās kārtis zem nometamās kaudzes: { $cards }
act-go-on = Atstāt
act-go-on-spoken = Atstāt dzēstās kārtis, kur tās ir
act-swap-spoken = Apmainīt: { $place }, { $card }; rokā { $held }
act-turn-spoken = Atvērt: { $place }
cell-own = { $place }, { $card }
cell-own-cancels = { $place }, { $card }, dzēšas
act-deal-next = Sākt { $hole }. bedrīti
act-rematch = Vēlreiz tajās pašās vietās
act-end = Beigt partiju šeit
act-skip = Rādīt, kā ir tagad
act-sit = Sēsties pie galda
act-again = Parādīt vēlreiz

say-your-turn = Tavs gājiens
say-your-last-turn = Tavs pēdējais gājiens
say-start =
    { $left ->
        [zero] Atver { $left } savu kāršu
        [one] Atver vēl vienu savu kārti
       *[other] Atver { $left } savas kārtis
    }
say-turn = Velc no kavas vai ņem no kaudzes: { $card }
say-turn-flip = Velc, ņem no kaudzes ({ $card }) vai atver vienu savu kārti
say-turn-stock = Velc no kavas
say-turn-stock-flip = Velc no kavas vai atver vienu savu kārti
say-turn-knock = Velc, ņem no kaudzes ({ $card }) vai pieklauvē
say-held-stock = Apmaini pret kādu savu kārti vai nomet: { $card }
say-held-discard = Jāapmaina pret kādu savu kārti: { $card }
say-held-only-discard = Vietas vairs nav, nomet: { $card }
say-flip-may = Drīksti atvērt vienu savu kārti
say-flip-must = Atver vienu savu kārti
say-clear = Noņem dzēstās kārtis vai atstāj
say-others-turn = Gājiens: { $name }
say-others-start = Pirmās kārtis atver { $name }
say-watching = Tu skaties
say-over = Bedrīte ir galā
say-goal-column = Uzvar, kam punktu mazāk. Vienādas kārtis vienā kolonnā skaitās 0.
say-goal-line = Uzvar, kam punktu mazāk. Pilna rinda vai kolonna ar vienādām kārtīm skaitās 0.
say-goal-anywhere = Uzvar, kam punktu mazāk. Divas vienādas kārtis skaitās 0.
say-goal-none = Uzvar, kam punktu mazāk.
say-goal-kings = Kungi skaitās 0.
say-press-again = Spied { $key } vēlreiz vai Enter
said-your-turn = Tavs gājiens.
said-your-last-turn = Tavs pēdējais gājiens.
said-clear = Ar C vari noņemt dzēstās kārtis, ar N – atstāt.
said-put = { $card } tagad ir { $cell }. kārts; nomesta: { $out }
said-thrown = Nomesta: { $card }

last-turns-banner = Pēdējie gājieni: { $you ->
        [yes] tu atvēri savu pēdējo kārti
       *[no] { $name } atvēra savu pēdējo kārti
    }. { $mine ->
        [yes] Tev ir vēl viens gājiens.
        [done] Pārējiem ir vēl pa vienam gājienam.
       *[no] Tavs pēdējais gājiens jau bija.
    }
last-turns-knocked = Pēdējie gājieni: { $you ->
        [yes] tu pieklauvēji
       *[no] { $name } pieklauvēja
    }. { $mine ->
        [yes] Tev ir vēl viens gājiens.
        [done] Pārējiem ir vēl pa vienam gājienam.
       *[no] Tavs pēdējais gājiens jau bija.
    }

## What happened

log-dealt = Kārtis izdalītas. Pirmā nomestā: { $card }
log-drew =
    { $you ->
        [yes] { $name } vilki kārti no kavas
       *[no] { $name } vilka kārti no kavas
    }
log-drew-own =
    { $you ->
        [yes] { $name } izvilki no kavas: { $card }
       *[no] { $name } izvilka no kavas: { $card }
    }
log-took =
    { $you ->
        [yes] { $name } paņēmi no kaudzes: { $card }
       *[no] { $name } paņēma no kaudzes: { $card }
    }
log-put-back =
    { $you ->
        [yes] { $name } noliki atpakaļ: { $card }
       *[no] { $name } nolika atpakaļ: { $card }
    }
log-drew-discarded =
    { $you ->
        [yes] { $name } vilki un nometi: { $card }
       *[no] { $name } vilka un nometa: { $card }
    }
log-discarded-turned =
    { $you ->
        [yes] { $name } nometi: { $thrown }; atvēri: { $card }
       *[no] { $name } nometa: { $thrown }; atvēra: { $card }
    }
log-drew-swapped =
    { $you ->
        [yes]
            { $hidden ->
                [yes] { $name } no kavas ieliki neatvērtās { $cell }. kārts vietā: { $card }; nomesta: { $out }
               *[no] { $name } no kavas ieliki { $cell }. kārts vietā: { $card }; nomesta: { $out }
            }
       *[no]
            { $hidden ->
                [yes] { $name } no kavas ielika neatvērtās { $cell }. kārts vietā: { $card }; nomesta: { $out }
               *[no] { $name } no kavas ielika { $cell }. kārts vietā: { $card }; nomesta: { $out }
            }
    }
log-took-swapped =
    { $you ->
        [yes]
            { $hidden ->
                [yes] { $name } no kaudzes ieliki neatvērtās { $cell }. kārts vietā: { $card }; nomesta: { $out }
               *[no] { $name } no kaudzes ieliki { $cell }. kārts vietā: { $card }; nomesta: { $out }
            }
       *[no]
            { $hidden ->
                [yes] { $name } no kaudzes ielika neatvērtās { $cell }. kārts vietā: { $card }; nomesta: { $out }
               *[no] { $name } no kaudzes ielika { $cell }. kārts vietā: { $card }; nomesta: { $out }
            }
    }
log-turned-start =
    { $you ->
        [yes] { $name } atvēri: { $card }
       *[no] { $name } atvēra: { $card }
    }
log-turned =
    { $you ->
        [yes] { $name } atvēri: { $card }
       *[no] { $name } atvēra: { $card }
    }
log-cleared =
    { $you ->
        [yes] { $name } noliki zem kaudzes: { $cards }
       *[no] { $name } nolika zem kaudzes: { $cards }
    }
log-knocked =
    { $you ->
        [yes] { $name } pieklauvēji
       *[no] { $name } pieklauvēja
    }
log-last-turns =
    { $you ->
        [yes] { $name } pabeidzi bedrīti; pārējiem ir vēl pa pēdējam gājienam
       *[no] { $name } pabeidza bedrīti; pārējiem ir vēl pa pēdējam gājienam
    }
log-revealed =
    { $you ->
        [yes] { $name } atvēri pārējās: { $cards }
       *[no] { $name } atvēra pārējās: { $cards }
    }
log-reshuffled = Nometamā kaudze sajaukta jaunā kavā
log-over =
    { $how ->
        [stock-empty] Bedrīte ir galā: velkamā kava iztukšota
        [turn-cap] Bedrīte ir galā: izspēlēti norunātie gājieni
       *[other] Bedrīte ir galā
    }
log-none = Vēl nekas.
news-head = Pēdējais gājiens

## Where am I

where-hole = { $hole }. bedrīte.
where-turn =
    { $you ->
        [yes] Tavs gājiens.
       *[no] Gājiens: { $name }.
    }
where-last-turns = Tie ir pēdējie gājieni.
where-held =
    { $known ->
        [yes]
            { $you ->
                [yes] Tev rokā: { $card }.
               *[no] { $name }, rokā: { $card }.
            }
       *[no]
            { $you ->
                [yes] Tev rokā ir kārts.
               *[no] { $name } tur rokā kārti.
            }
    }
where-discard = Uz nometamās kaudzes: { $card }.
where-discard-empty = Nometamā kaudze ir tukša.
where-stock =
    { $count ->
        [zero] Velkamajā kavā { $count } kāršu.
        [one] Velkamajā kavā { $count } kārts.
       *[other] Velkamajā kavā { $count } kārtis.
    }
where-layout =
    { $you ->
        [yes] Tavas kārtis: { $rows }. Atvērtās skaitās { $points }.
       *[no] { $name }: { $rows }. Atvērtās skaitās { $points }.
    }

## The hole is told

told-title = { $hole }. bedrīte
told-you-win = Bedrītē uzvari tu
told-wins = Bedrītē uzvar { $name }
told-shared = Uzvara bedrītē ir dalīta
told-intro-column = Kolonnas skaita no kreisās puses: vienādas kārtis dzēšas, viss cits skaitās. Jo mazāk, jo labāk.
told-intro-line = Pilnas rindas un kolonnas ar vienādām kārtīm dzēšas, viss cits skaitās. Jo mazāk, jo labāk.
told-intro-anywhere = Divas vienādas kārtis dzēšas, lai kur tās būtu, viss cits skaitās. Jo mazāk, jo labāk.
told-intro-none = Skaitās visas kārtis. Jo mazāk, jo labāk.
told-lowest = vismazāk
told-ender =
    { $you ->
        [yes] pabeidzi bedrīti
       *[no] pabeidza bedrīti
    }
told-column = { $column }. kolonna
told-cancels = dzēšas
told-cancels-word =
    { $rank ->
        [ace] dūži dzēšas
        [two] divnieki dzēšas
        [three] trijnieki dzēšas
        [four] četrinieki dzēšas
        [five] piecinieki dzēšas
        [six] sešinieki dzēšas
        [seven] septītnieki dzēšas
        [eight] astotnieki dzēšas
        [nine] devītnieki dzēšas
        [ten] desmitnieki dzēšas
        [jack] kalpi dzēšas
        [queen] dāmas dzēšas
        [king] kungi dzēšas
       *[joker] džokeri dzēšas
    }
told-left-over = Atliek
told-left-over-and = Atliek { $raw } un
told-block-self = par savām divām vienādām kolonnām
told-block = par divām vienādām kolonnām: { $name }
told-block-you = par tavām divām vienādām kolonnām
told-penalty-head =
    { $you ->
        [yes] pabeidzi bedrīti, bet kādam bija mazāk
       *[no] pabeidza bedrīti, bet kādam bija mazāk
    }
told-penalty =
    { $rule ->
        [plus10] galda noteikums: desmit par pāragrām beigām
        [add_winner] galda noteikums: pieskaita uzvarētāja rezultātu
        [double] galda noteikums: rezultātu skaita divreiz
        [double_plus5] galda noteikums: rezultātu skaita divreiz, un vēl pieci
        [worst] galda noteikums: sliktākais rezultāts pie galda
       *[other] šī galda noteikums
    }
told-spoken = { $name }: { $score }.
told-again = Stāstīt vēlreiz
told-all = Parādīt visu uzreiz
told-table = Paskatīties uz galdu
told-back = Atpakaļ pie rezultāta
told-after =
    { $count ->
        [zero] Pēc { $count } bedrītēm
        [one] Pēc { $count } bedrītes
       *[other] Pēc { $count } bedrītēm
    }
told-to-play =
    { $count ->
        [0] vairs nav ko spēlēt
        [zero] vēl { $count }
        [one] vēl { $count }
       *[other] vēl { $count }
    }
told-match = Uz partijas karti
told-waiting-deal = Nākamo bedrīti izdalīs kāds no spēlētājiem.

## The match

match-title = Partija
match-you-win =
    { $by ->
        [zero] Tu uzvari ar { $by } punktu pārsvaru
        [one] Tu uzvari ar { $by } punkta pārsvaru
       *[other] Tu uzvari ar { $by } punktu pārsvaru
    }
match-wins =
    { $by ->
        [zero] { $name } uzvar ar { $by } punktu pārsvaru
        [one] { $name } uzvar ar { $by } punkta pārsvaru
       *[other] { $name } uzvar ar { $by } punktu pārsvaru
    }
match-shared = Dalīta uzvara: { $names }
match-line =
    { $holes ->
        [zero] { $points } pēc { $holes } bedrītēm. Uzvar mazākā summa.
        [one] { $points } pēc { $holes } bedrītes. Uzvar mazākā summa.
       *[other] { $points } pēc { $holes } bedrītēm. Uzvar mazākā summa.
    }
match-and = { $first } un { $last }
match-race = Kā gāja
match-race-sub = punktu starpība ar līderi
match-race-label = Punktu starpība ar līderi pēc katras bedrītes
match-card-foot = Katru bedrīti dala nākamais. Uzvar mazākā summa.

sc-hole = Bedrīte
sc-total = Kopā
sc-leads = vadībā
sc-best = bedrītes labākais
sc-penalty = ar sodu
sc-caption = Rezultātu karte
