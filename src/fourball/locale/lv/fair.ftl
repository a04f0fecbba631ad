### Vai dalīšana ir godīga: pārbaude pēc bedrītes un lapa par to.

## Check this deal

proof-open = Pārbaudīt dalījumu
proof-title = Vai tā ir aizzīmogotā kava?
proof-yes = Jā. Šī kava tika aizzīmogota, pirms izdalīja pirmo kārti.
proof-late = Kava atbilst zīmogam. Taču šī lapa tika atvērta, kad kārtis jau bija atklātas, tāpēc tā nezina, kāds zīmogs bija redzams iepriekš. To var pateikt tas, kurš redzēja bedrīti spēlējam.
proof-no-seal = Nē. Atklātais neatbilst zīmogam.
proof-no-changed = Nē. Šis nav tas zīmogs, ko šī lapa redzēja, kamēr bedrīti spēlēja.
proof-no-first = Nē. Pirmā kārts nometamajā kaudzē bija { $lay }, bet šajā kavā tā ir { $card }.
proof-no-cards = Nē. Tās nav pilnas kavas pa 52 kārtīm.
proof-seal = Zīmogs, parādīts pirms dalīšanas
proof-worked = Nospiedums, aprēķināts šeit
proof-salt = Nejaušais vārds pirms kavas
proof-pack =
    { $count ->
        [zero] Kava no augšas, { $count } kāršu
        [one] Kava no augšas, { $count } kārts
       *[other] Kava no augšas, { $count } kārtis
    }
proof-pack-about =
    { $count ->
        [zero] Pirmās { $count } kārtis izdalīja pa vienai, sākot no dalītāja kreisās puses. Ar iezīmēto sākās nometamā kaudze, pārējās bija velkamā kava.
        [one] Pirmo { $count } kārti izdalīja pa vienai, sākot no dalītāja kreisās puses. Ar iezīmēto sākās nometamā kaudze, pārējās bija velkamā kava.
       *[other] Pirmās { $count } kārtis izdalīja pa vienai, sākot no dalītāja kreisās puses. Ar iezīmēto sākās nometamā kaudze, pārējās bija velkamā kava.
    }
proof-void = Dalījums, no kura atteicās
proof-how = Pirms dalīšanas serveris parādīja visas kavas nospiedumu. Tagad kava ir atklāta, un tavs pārlūks nospiedumu aprēķināja no jauna.
proof-more = Kā kārtis jauc un aizzīmogo

## The page

fair-link = Kā šeit jauc kārtis
fair-title = Godīgas kārtis
fair-heading = Kā šeit jauc kārtis un kā to pārbaudīt
fair-intro = Pie katra kāršu galda kāds šaubās par jaukšanu. Te var izlasīt, kas notiek pirms dalīšanas, kā pieķert serveri, kas krāpjas, un kādas kārtis te līdz šim ir nākušas.
fair-shuffle-title = Jaukšana
fair-shuffle = Pirms katras bedrītes visu kavu sajauc no jauna, izmantojot to pašu nejaušības avotu, no kura šis dators veido savas slepenās atslēgas. Katra secība ir vienlīdz iespējama.
fair-shuffle-nobody = Nekas cits to neietekmē: ne tas, kurš spēlē, ne punkti, ne iepriekšējā bedrīte. Arī boti secību nezina; viņi redz to, ko viņu vietā redzētu ikviens.
fair-seal-title = Zīmogs
fair-seal-idea = Sajaukta kava aizzīmogotā aploksnē, ko pirms spēles noliek uz galda un beigās atver: tieši tā dara serveris, tikai aploksnes vietā ir skaitlis.
fair-seal-1 = Serveris sajauc kavu un pieliek tai priekšā nejaušu vārdu.
fair-seal-2 = No abiem tas aprēķina nospiedumu un parāda visiem: tas ir zīmogs. Kārtis no tā neviens nevar nolasīt.
fair-seal-3 = Bedrīti spēlē. Citu secību vairs nevar pabāzt: tai būtu cits nospiedums.
fair-seal-4 = Kad bedrīte beigusies, serveris atklāj vārdu un kavu. Zem punktiem nospied «{ proof-open }»: tavs pārlūks pats aprēķina nospiedumu no jauna un salīdzina to ar zīmogu, ko redzēja iepriekš.
fair-seal-limit = Zīmogs pierāda, ka secība bija noteikta pirms dalīšanas. Vai secības izskatās nejaušas, rāda skaitļi zemāk. Velkamo kavu, ko bedrītes vidū veido no nomestajām kārtīm, sajauc tikai tobrīd, tāpēc uz to zīmogs neattiecas.
fair-seal-formula = To var aprēķināt arī ar jebkuru citu programmu:
fair-streaks-title = Veiksme un neveiksme
fair-streaks = Nejaušība nav vienmērīga. Partijā ar deviņām bedrītēm un četriem spēlētājiem vairumā gadījumu kāds vienā bedrītē saņem trīs vienas vērtības kārtis un kāds četras bedrītes pēc kārtas nesaņem nevienu kungu. Tādas sērijas paliek atmiņā, un cilvēks meklē iemeslu; taču jaukšana, kurā to nekad nav, gan būtu krāpšana.
fair-figures-title = Šī servera skaitļi
fair-figures =
    { $count ->
        [zero] Saskaitīts { $count } nospēlētu bedrīšu.
        [one] Saskaitīta { $count } nospēlēta bedrīte.
       *[other] Saskaitītas { $count } nospēlētas bedrītes.
    }
fair-none = Te vēl nav nospēlēta neviena bedrīte.
fair-counting = Vēl skaita…
fair-place-top = Pirmā kārts kavā
fair-place-discard = Pirmā kārts nometamajā kaudzē
fair-ranks = Vērtība
fair-suits = Masts
fair-came = Cik reižu nākusi
fair-rank =
    { $rank ->
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
fair-suit =
    { $suit ->
        [clubs] kreiči
        [diamonds] kāravi
        [hearts] erceni
       *[spades] pīķi
    }
fair-jokers =
    { $count ->
        [zero] Vēl nākuši { $count } džokeri.
        [one] Vēl nācis { $count } džokers.
       *[other] Vēl nākuši { $count } džokeri.
    }
fair-expected = Raustītā līnija: pa { $n }, ja nāktu vienmērīgi.
fair-chi-square = Hī kvadrāts { $x }, brīvības pakāpes: { $freedom }.
fair-too-few = Vēl par maz, lai ko teiktu: vajadzīgo kāršu skaits ir { $count }.
fair-usual =
    { $n ->
        [zero] Godīgi jaucot, vismaz tik nevienmērīgi iznāk aptuveni { $n } reižu no 100. Nekā neparasta.
        [one] Godīgi jaucot, vismaz tik nevienmērīgi iznāk aptuveni { $n } reizi no 100. Nekā neparasta.
       *[other] Godīgi jaucot, vismaz tik nevienmērīgi iznāk aptuveni { $n } reizes no 100. Nekā neparasta.
    }
fair-rare =
    { $n ->
        [zero] Godīgi jaucot, tik nevienmērīgi iznāk tikai aptuveni { $n } reižu no 1000. Tas ir reti.
        [one] Godīgi jaucot, tik nevienmērīgi iznāk tikai aptuveni { $n } reizi no 1000. Tas ir reti.
       *[other] Godīgi jaucot, tik nevienmērīgi iznāk tikai aptuveni { $n } reizes no 1000. Tas ir reti.
    }
fair-strange = Godīgi jaucot, tik nevienmērīgi iznāk retāk nekā reizi no 1000. Pajautā saimniekam.
fair-four = Šādu salīdzinājumu ir četri. Uz katra piektā godīgā servera viens no tiem nejaušības dēļ vien ir retāks par 5 no 100.
