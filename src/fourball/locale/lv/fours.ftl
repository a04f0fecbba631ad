### All Fours: galds, kamēr spēlē izdali.

## Words that other messages here are made of

fours-suit =
    { $suit ->
        [clubs] kreici
        [diamonds] kāravi
        [hearts] erces
       *[spades] pīķi
    }
fours-suit-cap =
    { $suit ->
        [clubs] Kreici
        [diamonds] Kāravi
        [hearts] Erces
       *[spades] Pīķi
    }
fours-for =
    { $who ->
        [us] mums { $points }
        [them] viņiem { $points }
        [you] tev { $points }
       *[other] { $names } +{ $points }
    }

## Head of the page

fours-title = All Fours
fours-hand = { $hand }. izdale
fours-now-packet = kā dalīt?
fours-now-stand = palikt vai lūgt?
fours-now-answer = dot vai dalīt tālāk?
fours-now-trick = { $trick }. stiķis no { $tricks }
fours-now-over = galā
fours-key-stand = palikt
fours-key-beg = lūgt
fours-key-give = dot
fours-key-run = dalīt tālāk
fours-key-last = pēdējais stiķis

## Seats

fours-role-dealer = dalītājs
fours-role-partner = tavs partneris
fours-role-led = izgāja
fours-role-played = nolika kārti
fours-role-loses = zaudē kalpu
fours-role-begged = lūdz
fours-turn-packet = izvēlas, kā dalīt
fours-turn-stand = paliek vai lūdz
fours-turn-answer = dod vai dala tālāk
fours-turn-play = gājiens
fours-count-cards =
    { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārts
       *[other] { $count } kārtis
    }
fours-count-tricks =
    { $count ->
        [0] stiķu vēl nav
        [zero] { $count } stiķu
        [one] { $count } stiķis
       *[other] { $count } stiķi
    }
fours-own-hand = Tavas kārtis
fours-own-tricks =
    { $count ->
        [zero] Tev { $count } stiķu
        [one] Tev { $count } stiķis
       *[other] Tev { $count } stiķi
    }
fours-own-dealer = Dali tu
fours-own-eldest = Tu sēdi dalītājam pa labi, tāpēc saki pirmais
fours-blind = Līdz trumpim savās kārtīs skatās tikai dalītājs un tas, kurš sēž viņam pa labi. Pēc tam redzēsi savas.
fours-suit-with =
    { $suit ->
        [clubs] kreiciem
        [diamonds] kāraviem
        [hearts] ercēm
       *[spades] pīķiem
    }
fours-trump = { fours-suit-cap } ir trumpis

## In the middle

fours-turned = Atvērtā kārts
fours-turned-scores =
    { $points ->
        [0] { $name }: punktu nav
        [zero] { $name }: { $points } punktu
        [one] { $name }: { $points } punkts
       *[other] { $name }: { $points } punkti
    }
fours-turned-scores-you =
    { $points ->
        [0] tev punktu nav
        [zero] tev { $points } punktu
        [one] tev { $points } punkts
       *[other] tev { $points } punkti
    }
fours-turned-list = Šajā izdalē atvērtās kārtis
fours-aside = nolikta malā
fours-trick = Stiķis
fours-slot = tava kārts
fours-leads = vadībā
fours-takes = ņem
fours-lies =
    { $you ->
        [yes] Tava kārts: { $card }
       *[no] { $name }: { $card }
    }
fours-lies-leading =
    { $you ->
        [yes] Tava kārts: { $card }, pagaidām ņem stiķi
       *[no] { $name }: { $card }, pagaidām ņem stiķi
    }
fours-lies-taking =
    { $you ->
        [yes] Tava kārts: { $card }, ņem stiķi
       *[no] { $name }: { $card }, ņem stiķi
    }
fours-counts = Spēlei: mums { $own }, viņiem { $others }
fours-counts-names = Spēlei: { $first } { $own }, { $second } { $others }
fours-hang = Kalps pakārts
fours-hang-line =
    { $you ->
        [yes] Tu paņēmi
       *[no] { $name } paņēma
    } { $otherYou ->
        [yes] tavu kalpu
       *[no] pretinieku kalpu
    }: skaitot { $for }.

## What I may do

fours-yours-word = Tavs vārds
fours-yours-card = Tava kārts
fours-yours-deal = Dali tu
fours-say-packet = Dalīt pa vienai vai pa trim?
fours-say-stand = Spēlēt ar { fours-suit-with } par trumpi?
fours-say-answer = { $name } lūdz. Dot vienu punktu vai dalīt tālāk?
fours-say-lead = Tu izej: liec jebkuru kārti
fours-say-called = Tev jāliek pieprasītā kārts: { $card }
fours-say-trump-led = Izgāja ar trumpi: liec trumpi
fours-say-trump-led-void = Izgāja ar trumpi, un tev tā nav: liec jebkuru kārti
fours-say-follow = Izgāja ar { fours-suit-with }: piemet mastu
fours-say-follow-or-trump = Izgāja ar { fours-suit-with }: piemet mastu vai sit ar trumpi
fours-say-void = Izgāja ar { fours-suit-with }, un tev to nav: liec jebkuru kārti
fours-say-void-must-trump = Izgāja ar { fours-suit-with }, un tev to nav: jāsit ar trumpi
fours-say-higher = Trumpim jābūt augstākam par to, kas jau ir stiķī
fours-say-free = Liec jebkuru kārti
fours-say-others-packet = Kā dalīt, izvēlas { $name }
fours-say-others-stand = { $name } paliek vai lūdz
fours-say-others-answer = { $name } dod vienu punktu vai dala tālāk
fours-say-others-play = Gājiens: { $name }
fours-say-others-lead = Iziet { $name }
fours-say-others-lead-ready = { $name } izies, kad būsi apskatījis
fours-say-over = Izdale ir galā
fours-say-expose = Kuru kārti rādīsi visiem?
fours-say-expose-sure = Rādīt visiem: { $card }? Atpakaļ paņemt nevarēs, un pretinieks drīkstēs to pieprasīt.
fours-act-packet-1 = Pa vienai
fours-act-packet-3 = Pa trim
fours-act-stand = Palieku: { fours-suit }
fours-act-beg = Lūdzu citu
fours-act-give = Ņem vienu
fours-act-run = Dalīt tālāk
fours-call-stand = Stand
fours-call-beg = Beg
fours-call-give = Give one
fours-call-run = Run
fours-why-give-match = Dot nedrīksti: ar šo punktu viņi uzvarētu.
fours-why-give-suit = Dot nedrīksti: tev nav šī masta ({ fours-suit }).
fours-act-last = Pēdējais stiķis
fours-act-go-on = Tālāk
fours-act-expose = Parādīt kārti
fours-act-expose-yes = Rādīt
fours-act-expose-no = Nerādīt
fours-act-play-spoken = Likt: { $card }
fours-act-expose-spoken = Rādīt visiem: { $card }
fours-act-call-spoken = Pieprasīt: { $name }, { $card }
fours-card-shown-spoken = { $name }: { $card }, redzama visiem
fours-card-called-spoken = { $name }: { $card }, pieprasīta
fours-card-back = Kārts, ko vēl nedrīksti redzēt
fours-card-open = redzama visiem
fours-card-called = pieprasīta
fours-no = tagad nevar likt: { $why }
fours-no-not-turn =
    { $you ->
        [yes] vispirms saki savu vārdu
       *[no] gājiens: { $name }
    }
fours-no-no-trump = trumpja vēl nav
fours-no-called = pieprasīta cita kārts, { $called }
fours-no-trump-led = izgāja ar trumpi, un tev tāds ir
fours-no-follow = izgāja ar { fours-suit-with }, un masts jāpiemet
fours-no-follow-or-trump = izgāja ar { fours-suit-with }: jāpiemet masts vai jāsit ar trumpi
fours-no-void-must-trump = jāsit ar trumpi
fours-no-under = šis trumpis ir zemāks par to, kas jau ir stiķī
fours-no-higher = jāliek augstāks trumpis
fours-no-other = šī galda noteikumi to tagad neļauj

## The last trick

fours-last = Pēdējais stiķis
fours-last-none = Neviens stiķis vēl nav paņemts.
fours-last-took =
    { $you ->
        [yes] Paņēmi tu
       *[no] Paņēma { $name }
    }: { $worth ->
        [0] spēlei nekā
       *[other] spēlei { $worth }
    }.
fours-last-older = Agrākie stiķi ir aizvērti līdz izdales beigām.

## What happened. Every line begins with { $name } where there is one

fours-log-packet =
    { $you ->
        [yes] { $name } dali
       *[no] { $name } dala
    } { $packet ->
        [p1] pa vienai
       *[p3] pa trim
    }
fours-log-turned =
    { $you ->
        [yes] { $name } atvēri { $card }
       *[no] { $name } atvēra { $card }
    }{ $points ->
        [0] { "" }
       *[other] : { $for }
    }
fours-log-stand =
    { $you ->
        [yes] { $name } paliec
       *[no] { $name } paliek
    }
fours-log-beg =
    { $you ->
        [yes] { $name } lūdz
       *[no] { $name } lūdz
    }
fours-log-give =
    { $you ->
        [yes] { $name } devi vienu: { $for }
       *[no] { $name } deva vienu: { $for }
    }
fours-log-run =
    { $you ->
        [yes] { $name } dalīji tālāk
       *[no] { $name } dalīja tālāk
    }
fours-log-trump = { fours-suit-cap } ir trumpis
fours-log-look = Trumpis ir zināms: tagad visi skatās savās kārtīs
fours-log-look-own = Trumpis ir zināms, un tu redzi savas kārtis: { $cards }
fours-log-expose =
    { $you ->
        [yes] { $name } parādīji visiem { $card }
       *[no] { $name } parādīja visiem { $card }
    }
fours-log-call =
    { $you ->
        [yes] { $name } pieprasīji { $card } ({ $other })
       *[no] { $name } pieprasīja { $card } ({ $other })
    }
fours-log-led =
    { $you ->
        [yes] { $name } izgāji ar { $card }
       *[no] { $name } izgāja ar { $card }
    }
fours-log-followed =
    { $you ->
        [yes] { $name } piemeti mastu, { $card }
       *[no] { $name } piemeta mastu, { $card }
    }
fours-log-trumped =
    { $you ->
        [yes] { $name } siti ar trumpi, { $card }
       *[no] { $name } sita ar trumpi, { $card }
    }
fours-log-overtrumped =
    { $you ->
        [yes] { $name } siti augstāk, { $card }
       *[no] { $name } sita augstāk, { $card }
    }
fours-log-threw =
    { $you ->
        [yes] { $name } nometi { $card }
       *[no] { $name } nometa { $card }
    }
fours-log-trick =
    { $you ->
        [yes] { $name } paņēmi stiķi
       *[no] { $name } paņēma stiķi
    }: { $worth ->
        [0] spēlei nekā
       *[other] spēlei { $worth }
    }
fours-log-trick-old =
    { $you ->
        [yes] { $name } paņēmi { $trick }. stiķi
       *[no] { $name } paņēma { $trick }. stiķi
    }
fours-log-hang =
    { $you ->
        [yes] { $name } paņēmi { $card } ({ $other }) ar { $by }: kalps pakārts
       *[no] { $name } paņēma { $card } ({ $other }) ar { $by }: kalps pakārts
    }
fours-log-high = Augstais, { $card }: { $for }
fours-log-low = Zemais, { $card }: { $for }
fours-log-jack = Kalps, { $card }: { $for }
fours-log-hang_jack = Pakārts kalps, { $card }: { $for }
fours-log-game = Spēle, { $counts }: { $for }
fours-log-game-nobody = Spēle, { $counts }: nevienam
fours-log-thrown-in = Kava beigusies: izdale paliek neizspēlēta
fours-log-over = Izdale ir galā
fours-log-won =
    { $who ->
        [us] Mēs uzvarējām
        [them] Viņi uzvarēja
        [you] Tu uzvarēji
        [one] Uzvarēja { $names }
       *[pair] Uzvarēja { $names }
    }
fours-said-your-card = Tavs gājiens.
fours-said-your-word = Tavs vārds.
fours-said-your-lead = Tu izej.

## Where am I

fours-where-hand = { $hand }. izdale, uzvar ar { $target } punktiem.
fours-where-score = { $first } { $own }, { $second } { $others }.
fours-where-turn-packet =
    { $you ->
        [yes] Tu izvēlies, vai dalīt pa vienai vai pa trim.
       *[no] Kā dalīt, izvēlas { $name }.
    }
fours-where-turn-stand =
    { $you ->
        [yes] Tu paliec vai lūdz.
       *[no] { $name } paliek vai lūdz.
    }
fours-where-turn-answer =
    { $you ->
        [yes] Tu dod vienu punktu vai dali tālāk.
       *[no] { $name } dod vienu punktu vai dala tālāk.
    }
fours-where-turn-play =
    { $you ->
        [yes] Tavs gājiens.
       *[no] Gājiens: { $name }.
    }
fours-where-dealer =
    { $you ->
        [yes] Dali tu.
       *[no] Dala { $name }.
    }
fours-where-turned = Atvērts: { $cards }.
fours-where-no-trump = Trumpja vēl nav.
fours-where-trick = { $trick }. stiķis no { $tricks }: { $plays }.
fours-where-trick-empty = { $trick }. stiķis no { $tricks }: neviens vēl nav izgājis.
fours-where-leads =
    { $you ->
        [yes] Pagaidām stiķi ņem tu.
       *[no] Pagaidām stiķi ņem { $name }.
    }
fours-where-own = Tavas kārtis: { $cards }.
fours-where-may = Drīksti likt: { $cards }.
fours-where-seat =
    { $count ->
        [zero] { $name }: { $count } kāršu
        [one] { $name }: { $count } kārts
       *[other] { $name }: { $count } kārtis
    }, { $tricks ->
        [0] stiķu nav
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķis
       *[other] { $tricks } stiķi
    }.
fours-where-partner =
    { $count ->
        [zero] { $name }, tavs partneris: { $count } kāršu
        [one] { $name }, tavs partneris: { $count } kārts
       *[other] { $name }, tavs partneris: { $count } kārtis
    }, { $tricks ->
        [0] stiķu nav
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķis
       *[other] { $tricks } stiķi
    }.
fours-where-own-tricks =
    { $tricks ->
        [0] Tev stiķu vēl nav.
        [zero] Tev ir { $tricks } stiķu.
        [one] Tev ir { $tricks } stiķis.
       *[other] Tev ir { $tricks } stiķi.
    }
fours-where-open = { $name }, redzamas visiem: { $cards }.

## Around a hand

fours-first-cut-short =
    { $you ->
        [yes] Dali tu: { $card }
       *[no] Dala { $name }: { $card }
    }
fours-first-cut =
    { $you ->
        [yes] Dali tu: augstākā izvilktā kārts ir { $card }
       *[no] Dala { $name }: augstākā izvilktā kārts ir { $card }
    }
fours-cut-again = { $round }. reize: augstākās bija vienādas
fours-cut-highest = augstākā
fours-question =
    { $kind ->
        [end]
            { $you ->
                [yes] Tu jautāji pārējiem: vai beidzam?
               *[no] { $name } jautā: vai beidzam? Uzvar, kam punktu vairāk.
            }
       *[deal-again]
            { $you ->
                [yes] Tu jautāji pārējiem: vai dalām šo izdali no jauna?
               *[no] { $name } jautā: vai dalām šo izdali no jauna? Tās kārtis un punkti tad nevienam neskaitās.
            }
    }
fours-dealt-again = Visi piekrīt: izdali dala no jauna.
fours-deal-again-about = Kārtis uz galda atmet, un viss, kas šajā izdalē gūts, nevienam neskaitās. Tas pats dalītājs dala jaunas.
fours-scores = Tāfele
fours-scores-hand = Izdale
fours-scores-thrown-in = neskaitās
fours-proof-no-first = Nē. Pirmā atvērtā kārts bija { $lay }, bet šajā kavā tā ir { $card }.
fours-proof-pack-about = Izdalīto kāršu skaits: { $count }, sākot no dalītāja labās puses. Iezīmētā ir atvērtā kārts; tālāk – tas, ko dalīja un atvēra pēc tam.
