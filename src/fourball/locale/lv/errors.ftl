### Kas nogāja greizi; sk. en/errors.ftl.

## At the table

error-already-asked = Viens jautājums jau gaida atbildi. Vispirms atbildiet uz to.
error-already-chosen = Izvēle jau izdarīta. Citi vēl nav izvēlējušies.
error-already-dealt = Partija jau sākusies. Vietu var ieņemt pirms tās vai pēc tās, bet tikmēr var skatīties.
error-bad-action = Tāda gājiena šajā spēlē nav.
error-hole-not-over = Bedrīte vēl nav galā.
error-no-next-game = Nākamās spēles tagad nav.
error-no-such-game = Tādas spēles šajā partijā nav.
error-not-in-this-game = Šajā spēlē par to nevar vienoties.
error-not-seen-yet = Tu nevari parādīt kārti, iekams drīksti apskatīt savas kārtis.
error-hole-over = Bedrīte jau ir galā.
error-hand-over = Izdale jau ir galā.
error-match-not-over = Partija vēl nav galā.
error-match-over = Partija ir galā. Ar revanšu sākas jauna.
error-no-hole = Tagad nespēlē nevienu bedrīti, ko varētu dalīt no jauna.
error-no-such-seat = Pie šī galda tādas vietas nav.
error-not-allowed-now = Tā tagad nedrīkst.
error-not-asked = No tevis atbildi negaida.
error-not-open = Šī partija beidzas pati.
error-not-seated = Tu skaties. Spēlē tikai tie, kas sēž pie galda.
error-not-tied = Tagad tev nav nekā, ko izšķirt: summas nav vienādas.
error-not-your-seat = Tā ir cita spēlētāja vieta.
error-not-your-turn = Tagad nav tavs gājiens.
error-nothing-asked = Pie šī galda tagad neviens neko nejautā.
error-nothing-dealt = Kārtis vēl nav izdalītas.
error-nothing-to-put-back = Tev rokā nav kārts, ko likt atpakaļ.
error-seat-taken = Tur jau kāds sēž: { $name }.
error-stale-version = Par vēlu: pie galda tikmēr kaut kas jau noticis. Tagad ir tā, kā redzams.
error-table-full = Visas vietas aizņemtas. Var skatīties.
error-unknown-table = Tāda galda nav. Varbūt saitē trūkst kāda burta.

## A new table

error-bad-name = Vārdā var būt no 1 līdz { $longest } zīmēm, un visām jābūt redzamām.
error-bad-seats = Šo spēli var spēlēt 2–8 spēlētāji, nevis { $seats }.
error-bad-value = Vienam no noteikumiem ir vērtība, kādas nav: { $option }.
error-free-seats = Vēl ir brīvas vietas, tāpēc kārtis uzreiz izdalīt nevar.
error-missing-option = Trūkst viena noteikuma: { $option }.
error-refused-combination = Divi no noteikumiem nesader kopā.
error-too-many-bots = Botu ir par daudz: vietu ir { $seats }, botu { $bots }.
error-too-many-requests = No šejienes nupat nācis pārāk daudz pieprasījumu. Pagaidi minūti.
error-unknown-bot = Tāda bota nav: { $bot }.
error-unknown-option = Tāda noteikuma nav: { $option }.
error-unknown-preset = Tāda spēles paveida nav: { $preset }.

## The way to the server

error-offline = Serveri nevar sasniegt. Pārbaudi savienojumu; tavs galds nekur nepazudīs.
error-unknown = Notika kas negaidīts. Mēģini vēlreiz.
error-no-such-page = Šajā adresē lapas nav.
error-bad-field = Serveris nevarēja izlasīt ziņu.
error-bad-request = Serveris nevarēja izlasīt pieprasījumu.
error-foreign-origin = Citu vietņu lapas šeit spēlēt nedrīkst.
error-internal = Serverī kaut kas nogāja greizi. Pirms mēģini vēlreiz, paskaties uz galdu.
error-missing-field = Ziņā kaut kā trūkst: { $field }.
error-not-json = Serveris nevarēja izlasīt ziņu.
error-store-unavailable = Serveris patlaban neko nevar saglabāt, tāpēc nekas nav mainījies. Mēģini vēlāk.
error-too-large = Ziņa ir pārāk gara.
error-unknown-address = Šajā adresē nekā nav.
error-unknown-field = Serveris nepazīst daļu no ziņas: { $field }.
error-wrong-method = Šo adresi tā lietot nevar.

## Records and cards

error-bad-card = Tā nav kārts: { $text }.
error-bad-dealer = Tāda dalītāja pie šī galda nav.
error-bad-pack = Kavā nav norunāto kāršu: vajadzīgas { $wanted }, ir { $got }.
error-bad-packet = Dalītājs dala pa 1 vai pa 3 kārtīm.
error-bad-record = Tas nav spēles pieraksts.
error-bad-stock = Jaunajā velkamajā kavā jābūt tieši nomestajām kārtīm bez augšējās.
error-record-disagrees = Pieraksts neatbilst noteikumiem.
error-unknown-game = Pierakstā ir spēle, ko te nevar izspēlēt vēlreiz.
error-unknown-rules-version = Pieraksts atbilst citai noteikumu versijai: { $rules_version }.
error-unreadable-file = Failu nevar izlasīt: { $file }.

## The host's computer

error-bad-database = Šādu datubāzi lietot nevar: { $address }.
error-bad-host = Serveris nevar klausīties šajā adresē: { $host }.
error-bad-setting = Iestatījumam ir nederīga vērtība: { $setting } = { $value }.
error-database-folder = Datubāzei nav mapes: { $path }.
error-database-newer = Datubāzi izveidojusi jaunāka versija.
error-database-unusable = Datubāzi nevar lietot: { $path }.
error-no-numba = Šajā datorā ātrie aprēķini nav uzstādīti.
error-port-forbidden = Portu { NUMBER($port, useGrouping: 0) } atvērt nedrīkst. Izvēlies 1024 vai lielāku.
error-port-in-use = Ports { NUMBER($port, useGrouping: 0) } jau ir aizņemts.

## What the server mentions

notice-unknown-token = Šo pārlūku te vairs nepazina, tāpēc tu ienāci kā jauns viesis.
