### Lapas ap galdu: sākums, jauns galds, uzgaidāmā telpa, nekā nav.

## Start

start-page-title = Fourball – kāršu spēles golfs un All Fours
start-title = Golfs un All Fours, kā tos spēlē pie kāršu galda.
start-intro = Maini kārtis, lai punktu būtu maz, vai ņem stiķus kopā ar partneri. Ar draugiem vai botiem; bez konta un bez reklāmām.
start-menu = Sākums
start-play = Spēlēt tūlīt
start-play-about = Golfs pret trim botiem, kārtis jau izdalītas
start-play-fours = Spēlēt All Fours
start-play-fours-about = Kopā ar botu pret diviem, kārtis jau izdalītas
start-dealing = Dalām kārtis…
start-friends = Spēlēt ar draugiem
start-friends-about = Nosūti saiti vai parādi kodu
start-new = Jauns galds
start-new-about = Visi abu spēļu paveidi un jūsu pašu noteikumi
start-you = Tavs vārds pie galda:
start-change-name = Mainīt vārdu
start-name = Tavs vārds pie galda
start-name-save = Saglabāt
start-name-cancel = Atcelt

## New table

new-title = Jauns galds
new-heading = Vienojieties par noteikumiem pirms dalīšanas
new-intro = Sāciet ar pazīstamu paveidu un mainiet to, ko paši spēlējat citādi. Kad kārtis izdalītas, nekas vairs nemainās.
new-who = Kas spēlē
new-players = Spēlētāji
new-bots = No tiem boti
new-company-full = { $bots ->
        [zero] Tu un { $bots } botu: kārtis izdala uzreiz.
        [one] Tu un { $bots } bots: kārtis izdala uzreiz.
       *[other] Tu un { $bots } boti: kārtis izdala uzreiz.
    }
new-company-free = { $bots ->
        [0] Tu
        [zero] Tu, { $bots } botu
        [one] Tu, { $bots } bots
       *[other] Tu, { $bots } boti
    } un { $free ->
        [zero] { $free } brīvu vietu draugiem.
        [one] { $free } brīva vieta draugam.
       *[other] { $free } brīvas vietas draugiem.
    }
new-name = Tavs vārds pie galda
new-from = Par pamatu ņemt
new-search = Meklēt paveidu
new-all = Visi pazīstamie paveidi ({ $n })
new-found = { $n ->
        [0] Tāda paveida nav.
        [zero] Atrasti { $n } paveidi.
        [one] Atrasts { $n } paveids.
       *[other] Atrasti { $n } paveidi.
    }
new-chosen = Izvēlēts
new-agreed = Par ko vienojas pie galda
new-deal = Izdalīt kārtis
new-deal-about = Visas vietas aizņemtas.
new-open = Atvērt galdu
new-open-about = Tad saņemsi saiti, ko nosūtīt draugiem.

## Waiting room

waiting-title = Pirms spēles
waiting-table = Galds { $id }
waiting-heading = Pie galda { $taken }, { $free ->
        [zero] brīvu vietu { $free }
        [one] brīva vēl { $free } vieta
       *[other] brīvas vēl { $free } vietas
    }
waiting-full = Pie galda { $taken }, brīvu vietu nav
waiting-intro = Kam ir saite, tas apsēžas, ierakstot savu vārdu. Sākt var jebkurā brīdī.
waiting-your-name = Tavs vārds pie galda
waiting-sit = Sēsties pie galda
waiting-sit-here = Sēsties šeit
waiting-seat-number = { $n }. vieta
waiting-link = Saite
waiting-qr = Saites QR kods
waiting-copy = Kopēt
waiting-copied = Saite nokopēta.
waiting-select = Nokopē iezīmēto saiti.
waiting-send = Nosūtīt
waiting-invite = Nāc uzspēlēt golfu!
waiting-seats = Vietas
waiting-clockwise = pulksteņrādītāja virzienā
waiting-you = tu
waiting-seat-free = Brīva vieta
waiting-seat-free-about = gaida spēlētāju
waiting-seat-bot = bots
waiting-seat-host = saimnieks
waiting-seat-person = spēlētājs
waiting-here = ir klāt
waiting-away = prom
waiting-agreed = Noteikumi
waiting-all-rules = Visi noteikumi
waiting-deal = Izdalīt kārtis
waiting-deal-full = Visas vietas aizņemtas.
waiting-deal-bots = { $free ->
        [zero] Kad dalīsi, brīvajās vietās ({ $free }) apsēdīsies boti.
        [one] Kad dalīsi, brīvajā vietā apsēdīsies bots.
       *[other] Kad dalīsi, brīvajās vietās ({ $free }) apsēdīsies boti.
    }
waiting-for-deal = Bedrīte sāksies, tiklīdz kāds pie galda izdalīs kārtis.

## Nothing found

missing-no-such-page = Pazudusi bumbiņa
missing-unknown-table = Pazudusi bumbiņa
missing-offline = Nav savienojuma
missing-other = Kaut kas nogāja greizi
missing-home = Uz sākumu
missing-try-again = Mēģināt vēlreiz
