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
card-looked-at = ar attēlu uz leju, apskatīta
card-remembered = ar attēlu uz leju, tu atceries: { $card }
place-named =
    { $height ->
        [top] augšējā
        [near] apakšējā
       *[middle] vidējā
    } { $side ->
        [left] kreisā kārts
        [right] labā kārts
       *[middle]
            { $height ->
                [middle] kārts
               *[other] vidējā kārts
            }
    }
place-numbered = { $cell }. kārts
place-where =
    { $height ->
        [top]
            { $side ->
                [left] augšā pa kreisi
                [right] augšā pa labi
               *[middle] augšā vidū
            }
        [near]
            { $side ->
                [left] apakšā pa kreisi
                [right] apakšā pa labi
               *[middle] apakšā vidū
            }
       *[middle]
            { $side ->
                [left] vidējā rindā pa kreisi
                [right] vidējā rindā pa labi
               *[middle] pašā vidū
            }
    }
place-where-numbered = { $cell }. vietā

## Head of the page

game-golf =
    { $cards ->
        [c4] Četru kāršu golfs
        [hand4] Golfs ar četrām kārtīm rokā
        [c6] Sešu kāršu golfs
        [c8] Astoņu kāršu golfs
        [c9] Deviņu kāršu golfs
        [c10] Desmit kāršu golfs
       *[other] Golfs
    }
table-hole-of = Bedrīte { $hole }/{ $holes }
table-hole-points = { $hole }. bedrīte · līdz { $points ->
        [zero] { $points } punktiem
        [one] { $points } punktam
       *[other] { $points } punktiem
    }
table-hole = { $hole }. bedrīte
table-lowest-wins = mazāk – labāk
table-aid = ar atmiņas palīgu
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
seat-looks = ielūkojas
seat-knocked = pieklauvēja
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
act-knock-again = Spied vēlreiz, lai pieklauvētu
act-knock-again-spoken = Spied vēlreiz, lai pieklauvētu: pārējiem ir vēl pa vienam pēdējam gājienam
act-clear = Noņemt { $cards }
act-clear-spoken = Nolikt dzēstās kārtis zem nometamās kaudzes: { $cards }
act-go-on = Atstāt
act-go-on-spoken = Atstāt dzēstās kārtis, kur tās ir
act-swap-spoken = Apmainīt: { $place }, { $card }; rokā { $held }
act-turn-spoken = Atvērt: { $place }
act-peek-spoken = Ielūkoties: { $place }
act-seen = Apskatīju
act-swap-hand-spoken = Apmainīt: rokā { $cell }. kārts, { $card }; jaunā kārts { $held }
act-lay-spoken = Apmainīt: { $place }, { $card }; rokā { $held }, un to liks ar attēlu uz leju
cell-own = { $place }, { $card }
cell-own-cancels = { $place }, { $card }, dzēšas
cell-own-looking = { $place }, { $card }, redzi tikai tu
cell-own-hand = Rokā { $cell }. kārts, { $card }
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
say-peek =
    { $left ->
        [zero] Ielūkojies { $left } savās kārtīs
        [one] Ielūkojies vēl vienā savā kārtī
       *[other] Ielūkojies { $left } savās kārtīs
    }
say-peek-near =
    { $left ->
        [zero] Ielūkojies { $left } savās tuvākās rindas kārtīs
        [one] Ielūkojies vēl vienā savas tuvākās rindas kārtī
       *[other] Ielūkojies { $left } savas tuvākās rindas kārtīs
    }
say-looking = To redzi tikai tu: { $place }, { $card }
say-turn = Velc no kavas vai ņem no kaudzes: { $card }
say-turn-flip = Velc, ņem no kaudzes ({ $card }) vai atver vienu savu kārti
say-turn-stock = Velc no kavas
say-turn-stock-flip = Velc no kavas vai atver vienu savu kārti
say-turn-knock = Velc, ņem no kaudzes ({ $card }) vai pieklauvē
say-turn-knock-flip = Velc, ņem no kaudzes ({ $card }), atver vienu savu kārti vai pieklauvē
say-turn-stock-knock = Velc no kavas vai pieklauvē
say-turn-stock-knock-flip = Velc no kavas, atver vienu savu kārti vai pieklauvē
say-held-stock = Apmaini pret kādu savu kārti vai nomet: { $card }
say-held-discard = Jāapmaina pret kādu savu kārti: { $card }
say-held-stock-hand = Apmaini pret kādu kārti no rokas vai nomet: { $card }
say-held-discard-hand = Paliek tev rokā: { $card }. Nomet vienu no pārējām
say-held-only-discard = Vietas vairs nav, nomet: { $card }
say-flip-may = Drīksti atvērt vienu savu kārti
say-flip-must = Atver vienu savu kārti
say-clear = Noņem dzēstās kārtis vai atstāj
say-others-turn = Gājiens: { $name }
say-others-start = Pirmās kārtis atver { $name }
say-others-peek = Divās savās kārtīs ielūkojas { $name }
say-watching = Tu skaties
say-over = Bedrīte ir galā
say-goal-column = Uzvar, kam punktu mazāk. Vienādas kārtis vienā kolonnā skaitās 0.
say-goal-line = Uzvar, kam punktu mazāk. Pilna rinda vai kolonna ar vienādām kārtīm skaitās 0.
say-goal-diagonal = Uzvar, kam punktu mazāk. Pilna rinda, kolonna vai diagonāle ar vienādām kārtīm skaitās 0.
say-goal-anywhere = Uzvar, kam punktu mazāk. Divas vienādas kārtis skaitās 0.
say-goal-none = Uzvar, kam punktu mazāk.
say-goal-kings = Kungi skaitās 0.
say-press-again = Spied { $key } vēlreiz vai Enter
said-your-turn = Tavs gājiens.
said-your-last-turn = Tavs pēdējais gājiens.
said-clear = Ar C vari noņemt dzēstās kārtis, ar N – atstāt.
said-put = { $card } tagad ir { $cell }. kārts; nomesta: { $out }
said-thrown = Nomesta: { $card }
said-looking = { $place }: { $card }. To redzi tikai tu.
said-laid = Tā tagad ir ar attēlu uz leju { $where }; nomesta: { $out }
said-hand = { $card } tagad ir tev rokā; nomesta: { $out }

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

log-dealt = Kārtis izdalītas. Nometamajā kaudzē: { $card }
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
log-peeked =
    { $you ->
        [yes] { $name } ielūkojies kārtī { $where }
       *[no] { $name } ielūkojās kārtī { $where }
    }
log-drew-laid =
    { $you ->
        [yes]
            { $known ->
                [yes] { $name } no kavas noliki { $where } ar attēlu uz leju: { $card }; nomesta: { $out }
               *[no] { $name } no kavas vilkto kārti noliki { $where } ar attēlu uz leju; nomesta: { $out }
            }
       *[no]
            { $known ->
                [yes] { $name } no kavas nolika { $where } ar attēlu uz leju: { $card }; nomesta: { $out }
               *[no] { $name } no kavas vilkto kārti nolika { $where } ar attēlu uz leju; nomesta: { $out }
            }
    }
log-took-laid =
    { $you ->
        [yes]
            { $known ->
                [yes] { $name } no kaudzes noliki { $where } ar attēlu uz leju: { $card }; nomesta: { $out }
               *[no] { $name } kaudzes virsējo kārti noliki { $where } ar attēlu uz leju; nomesta: { $out }
            }
       *[no]
            { $known ->
                [yes] { $name } no kaudzes nolika { $where } ar attēlu uz leju: { $card }; nomesta: { $out }
               *[no] { $name } kaudzes virsējo kārti nolika { $where } ar attēlu uz leju; nomesta: { $out }
            }
    }
log-drew-hand =
    { $you ->
        [yes]
            { $known ->
                [yes] { $name } no kavas paņēmi rokā: { $card }; nomesta: { $out }
               *[no] { $name } no kavas paņēmi kārti rokā; nomesta: { $out }
            }
       *[no]
            { $known ->
                [yes] { $name } no kavas paņēma rokā: { $card }; nomesta: { $out }
               *[no] { $name } no kavas paņēma kārti rokā; nomesta: { $out }
            }
    }
log-took-hand =
    { $you ->
        [yes]
            { $known ->
                [yes] { $name } no kaudzes paņēmi rokā: { $card }; nomesta: { $out }
               *[no] { $name } paņēmi rokā kaudzes virsējo kārti; nomesta: { $out }
            }
       *[no]
            { $known ->
                [yes] { $name } no kaudzes paņēma rokā: { $card }; nomesta: { $out }
               *[no] { $name } paņēma rokā kaudzes virsējo kārti; nomesta: { $out }
            }
    }
log-cleared =
    { $you ->
        [yes] { $name } noliki zem kaudzes: { $cards }
       *[no] { $name } nolika zem kaudzes: { $cards }
    }
log-knocked =
    { $you ->
        [yes] { $name } pieklauvēji; pārējiem ir vēl pa pēdējam gājienam
       *[no] { $name } pieklauvēja; pārējiem ir vēl pa pēdējam gājienam
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
where-aid = Atmiņas palīgs ir ieslēgts.
where-knocked =
    { $you ->
        [yes] Tu pieklauvēji.
       *[no] Pieklauvēja { $name }.
    }
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
where-hand =
    { $you ->
        [yes] Tev rokā: { $cards }. Tās skaitās { $points }.
       *[no] { $name }, rokā: { $cards }. Tās skaitās { $points }.
    }
where-hand-closed =
    { $count ->
        [zero] { $name }: rokā { $count } kāršu.
        [one] { $name }: rokā { $count } kārts.
       *[other] { $name }: rokā { $count } kārtis.
    }

## The hole is told

told-title = { $hole }. bedrīte
told-you-win = Bedrītē uzvari tu
told-wins = Bedrītē uzvar { $name }
told-shared = Bedrītē dalīta uzvara: { $names }
told-intro-column = Vienādas kārtis, kas aizpilda kolonnu, dzēšas, viss cits skaitās.
told-intro-line = Vienādas kārtis, kas aizpilda rindu vai kolonnu, dzēšas, viss cits skaitās.
told-intro-line_diagonal = Vienādas kārtis, kas aizpilda rindu, kolonnu vai diagonāli, dzēšas, viss cits skaitās.
told-intro-neighbours = Divas vienādas kārtis vienā rindā vai kolonnā dzēšas, viss cits skaitās.
told-intro-anywhere = Divas vienādas kārtis dzēšas, lai kur tās būtu, viss cits skaitās.
told-intro-none = Skaitās visas kārtis.
told-intro-kept = Vienādas kārtis, kuru punktu summa ir mazāka par 0, patur savus punktus.
told-low-is-good = Jo mazāk, jo labāk.
told-no-ender =
    { $how ->
        [stock-empty] Velkamā kava beidzās, tāpēc kārtis skaita, kā tās ir, un bedrīti nav pabeidzis neviens.
        [turn-cap] Sasniegts norunātais gājienu skaits, tāpēc kārtis skaita, kā tās ir, un bedrīti nav pabeidzis neviens.
       *[other] Šo bedrīti nav pabeidzis neviens.
    }
told-lowest = vismazāk
told-ender =
    { $you ->
        [yes] pabeidzi bedrīti
       *[no] pabeidza bedrīti
    }
told-knocked =
    { $you ->
        [yes] pieklauvēji
       *[no] pieklauvēja
    }
told-column = { $column }. kolonna
told-card = { $column }. kārts
told-cancels = dzēšas
told-group-cancels =
    { $rank ->
        [ace] Dūžu
        [two] Divnieku
        [three] Trijnieku
        [four] Četrinieku
        [five] Piecinieku
        [six] Sešinieku
        [seven] Septītnieku
        [eight] Astotnieku
        [nine] Devītnieku
        [ten] Desmitnieku
        [jack] Kalpu
        [queen] Dāmu
        [king] Kungu
       *[joker] Džokeru
    } { $kind ->
        [column] kolonna
        [row] rinda
        [diagonal] diagonāle
       *[pair] pāris
    } dzēšas
told-pairs-cancel =
    { $count } { $rank ->
        [ace] dūžu
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
        [king] kungu
       *[joker] džokeru
    } { $count ->
        [zero] pāri dzēšas
        [one] pāris dzēšas
       *[other] pāri dzēšas
    }
told-group-kept =
    { $rank ->
        [ace] Dūžu
        [two] Divnieku
        [three] Trijnieku
        [four] Četrinieku
        [five] Piecinieku
        [six] Sešinieku
        [seven] Septītnieku
        [eight] Astotnieku
        [nine] Devītnieku
        [ten] Desmitnieku
        [jack] Kalpu
        [queen] Dāmu
        [king] Kungu
       *[joker] Džokeru
    } { $kind ->
        [column] kolonna
        [row] rinda
        [diagonal] diagonāle
       *[pair] pāris
    } patur savus { $points } punktus (negatīvi pāri nedzēšas)
told-pairs-kept =
    { $count } { $rank ->
        [ace] dūžu
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
        [king] kungu
       *[joker] džokeru
    } { $count ->
        [zero] pāri
        [one] pāris
       *[other] pāri
    } patur savus { $points } punktus (negatīvi pāri nedzēšas)
told-group-kept-rest =
    { $rank ->
        [ace] Dūžu
        [two] Divnieku
        [three] Trijnieku
        [four] Četrinieku
        [five] Piecinieku
        [six] Sešinieku
        [seven] Septītnieku
        [eight] Astotnieku
        [nine] Devītnieku
        [ten] Desmitnieku
        [jack] Kalpu
        [queen] Dāmu
        [king] Kungu
       *[joker] Džokeru
    } { $kind ->
        [column] kolonna
        [row] rinda
       *[diagonal] diagonāle
    } patur pārējos punktus: { $points } (katra kārts skaitās vienreiz)
told-rest =
    { $count ->
        [zero] Atlikušās kārtis
        [one] Atlikusī kārts
       *[other] Atlikušās kārtis
    }
told-all-count = Skaitās visas kārtis
told-block-own =
    { $rank ->
        [ace]
            { $cards ->
                [n4] Četri
               *[n6] Seši
            } dūži
        [two]
            { $cards ->
                [n4] Četri
               *[n6] Seši
            } divnieki
        [three]
            { $cards ->
                [n4] Četri
               *[n6] Seši
            } trijnieki
        [four]
            { $cards ->
                [n4] Četri
               *[n6] Seši
            } četrinieki
        [five]
            { $cards ->
                [n4] Četri
               *[n6] Seši
            } piecinieki
        [six]
            { $cards ->
                [n4] Četri
               *[n6] Seši
            } sešinieki
        [seven]
            { $cards ->
                [n4] Četri
               *[n6] Seši
            } septītnieki
        [eight]
            { $cards ->
                [n4] Četri
               *[n6] Seši
            } astotnieki
        [nine]
            { $cards ->
                [n4] Četri
               *[n6] Seši
            } devītnieki
        [ten]
            { $cards ->
                [n4] Četri
               *[n6] Seši
            } desmitnieki
        [jack]
            { $cards ->
                [n4] Četri
               *[n6] Seši
            } kalpi
        [queen]
            { $cards ->
                [n4] Četras
               *[n6] Sešas
            } dāmas
        [king]
            { $cards ->
                [n4] Četri
               *[n6] Seši
            } kungi
       *[joker]
            { $cards ->
                [n4] Četri
               *[n6] Seši
            } džokeri
    } blakus
told-block-of =
    { $count ->
        [zero]
            { $you ->
                [yes] Tavi { $count } vienādo kolonnu pāri
               *[no] { $count } vienādo kolonnu pāri: { $name }
            }
        [one]
            { $you ->
                [yes] Tavas divas vienādās kolonnas blakus
               *[no] Divas vienādas kolonnas blakus: { $name }
            }
       *[other]
            { $you ->
                [yes] Tavi { $count } vienādo kolonnu pāri
               *[no] { $count } vienādo kolonnu pāri: { $name }
            }
    }
told-penalty =
    { $you ->
        [yes] Tu pabeidzi bedrīti
       *[no] { $name } pabeidza bedrīti
    }, bet { $tied ->
        [yes] tikpat maz bija vēl kādam
       *[no] kādam bija mazāk
    }: { $rule ->
        [plus10] vēl 10
        [add_winner] uzvarētāja rezultāts
        [double] rezultātu skaita divreiz
        [double_plus5] rezultātu skaita divreiz, un vēl 5
        [worst] līdz sliktākajam rezultātam pie galda
       *[other] šī galda noteikums
    }
told-penalty-nothing =
    { $you ->
        [yes] Tu pabeidzi bedrīti
       *[no] { $name } pabeidza bedrīti
    }, bet { $tied ->
        [yes] tikpat maz bija vēl kādam
       *[no] kādam bija mazāk
    }: { $rule ->
        [add_winner] uzvarētāja rezultāts nav lielāks par 0, tāpēc nav ko pieskaitīt
        [worst] tas jau ir sliktākais rezultāts pie galda
       *[other] 0 vai mazāku rezultātu nedubulto
    }
told-score = Bedrītes rezultāts
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
told-match = Uz rezultātu karti
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
match-tie-won =
    { $you ->
        [yes] Tu uzvari
       *[no] { $name } uzvar
    } { $how ->
        [hands] spēlē «akmens, šķēres, papīrs»
       *[extra_hole] papildu bedrītē
    }
match-tied = Vienāda summa: { $names }.
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
sc-leads =
    { $count ->
        [zero] dala vadību
        [one] vadībā
       *[other] dala vadību
    }
sc-won =
    { $count ->
        [zero] dalīta mazākā summa
        [one] mazākā summa
       *[other] dalīta mazākā summa
    }
sc-best = bedrītes labākais
sc-penalty = ar sodu
sc-caption = Rezultātu karte
