### Noteikumu lapa un rezultātu lapa: uz ekrāna, uz papīra un terminālī. Sk. en/sheet.ftl.

## The rule sheet

paper-decks = { $n ->
        [zero] { $n } kavu
        [one] { $n } kava
       *[other] { $n } kavas
    }
paper-section-game = Spēle
paper-aim = Katrā bedrītē cenšas, lai savās kārtīs paliktu pēc iespējas mazāk punktu, tāpēc kārtis maina pret citām.
paper-aim-equal = Kopā saliktas vienādas kārtis neskaitās.

paper-jokers = { $n ->
        [zero] Klāt liek { $n } džokeru.
        [one] Klāt liek { $n } džokeru.
       *[other] Klāt liek { $n } džokerus.
    }
paper-deal = Kārtis dala pa vienai, ar attēlu uz leju, pulksteņrādītāja virzienā, sākot pa kreisi no dalītāja. Pirmo liek 1. vietā, nākamo 2. vietā un tā tālāk.
paper-deal-hand = Kārtis dala pa vienai, ar attēlu uz leju, pulksteņrādītāja virzienā, sākot pa kreisi no dalītāja.
paper-first-discard = Nākamo kārti atver, un ar to sākas nometamā kaudze, lai kāda šī kārts būtu. Pārējās ir velkamā kava.
paper-dealer = { $how ->
        [chance] Kurš dala pirmo bedrīti, to izšķir loze.
        [cut] Pirms pirmās bedrītes katrs izvelk kārti: dala tas, kam zemākā, un dūzis ir zemākais.
        [volunteer] Pirmo bedrīti dala brīvprātīgais.
       *[anybody] Pirmo bedrīti dala jebkurš spēlētājs.
    }
paper-dealer-moves = Tad ik bedrīti dala nākamais pa kreisi. Arī dalītājs spēlē.
paper-cells = Vietas, kā tās redz pats spēlētājs
paper-start-order = To dara cits pēc cita, sākot pa kreisi no dalītāja.

paper-turn-order = Sāk spēlētājs pa kreisi no dalītāja; gājieni iet pulksteņrādītāja virzienā. Savā gājienā dara vienu no šīm lietām:
paper-turn-draw = Velk velkamās kavas augšējo kārti un apskata to. To apmaina pret jebkuru savu kārti vai nomet uz nometamās kaudzes.
paper-turn-take = Paņem nometamās kaudzes augšējo kārti un apmaina to pret jebkuru savu kārti. Atpakaļ to nomest nedrīkst.
paper-turn-knock = Pieklauvē un neko nevelk, ja vēl neviens nav pieklauvējis. To drīkst arī pašā pirmajā gājienā.
paper-swap = Maiņā veco kārti liek uz nometamās kaudzes ar attēlu uz augšu, bet jauno – tās vietā.
paper-swap-hand = Maiņā veco kārti liek uz nometamās kaudzes ar attēlu uz augšu.
paper-hidden = Neatvērtā kārtī nedrīkst ielūkoties, kamēr tā nav izvēlēta.
paper-drawn = Vilkto kārti redz tikai tas, kurš to vilka, līdz tā guļ ar attēlu uz augšu.
paper-flip-last = Tas attiecas arī uz pašu pēdējo neatvērto kārti.
paper-clear-when = To dara, pirms sāk nākamais; kad bedrīte ir galā, vairs neko nenoņem. Šīs kārtis skaita tā, it kā tās vēl būtu savās vietās.

paper-knock-up = Ja visas kārtis ir atvērtas, tas bedrīti vēl nebeidz.
paper-ender-stays = Kas pabeidza bedrīti, tam gājienu vairs nav.
paper-reveal-knocker = Paša klauvētāja kārtis paliek, kā ir, līdz bedrīte ir galā.
paper-reveal-down = Kārti, ko iemaina pēc tam, tomēr liek ar attēlu uz leju.
paper-reveal-hand = Kārts, kas nonāk rokā pēc tam, atkal ir apslēpta.
paper-all-count = Kad bedrīte ir galā, visas kārtis parāda, un skaitās visas.
paper-all-cancel = Vienādas kārtis dzēšas arī tad, ja bija apslēptas.
paper-stock-last = Atlikušos pēdējos gājienus tad neizspēlē.
paper-stock-ender = Ja vien bedrīte tik un tā nebeidzas ar šo pašu gājienu, neviens to nav pabeidzis, un soda nav.
paper-cap-last = Iesāktus pēdējos gājienus tomēr izspēlē.
paper-cap-ender = Tad neviens to nav pabeidzis, un soda nav.

paper-rows-nothing = Vienādas kārtis rindā nedzēšas.
paper-full = Vienādām jābūt visām līnijas kārtīm; ja to ir vairāk par divām, ar divām nepietiek.
paper-crossing = Kārts drīkst piederēt divām līnijām, kas krustojas.
paper-equal-jokers = Sarkanais un melnais džokers ir vienādi.
paper-equal-jacks = Visi kalpi ir vienādi, gan vienacainie, gan pārējie.
paper-pairs-lowest = Ja ir izvēle, dzēšas tās, pēc kurām paliek vismazāk punktu.
paper-block-once = Katru kolonnu te skaita tikai vienreiz.
paper-block-kept = Kolonnas, kas patur savus punktus, te neskaitās.
paper-penalty-blocks = Punktus par blakus kolonnām pieskaita pirms tam.
paper-crossed = Uzvar mazākā summa, nevis tas, kurš sasniedzis robežu.

## The scoring guide

paper-as-marked = pēc skaitļa
paper-rank = { $rank ->
        [A] dūzis
        [J] kalps
        [Q] dāma
        [K] kungs
       *[X] džokers
    }
paper-jacks-one-eyed = ercena kalps, pīķa kalps
paper-jacks-other = pārējie kalpi

## The example

paper-example = Piemērs
paper-example-block = Divas vienādas kolonnas blakus
paper-example-cancel = { $cards }: { $kind ->
        [column] kolonna dzēšas
        [row] rinda dzēšas
        [diagonal] diagonāle dzēšas
       *[pair] dzēšas
    }, 0
paper-example-kept = { $cards }: kopā mazāk par 0, tāpēc patur savus { $points }
paper-example-rest = Pārējās: { $sum }
paper-example-all = Skaitās visas: { $sum }
paper-example-block-self = Par abām kolonnām: { $points }
paper-example-block-others = Par abām kolonnām katram pārējam pieskaita { $points }
paper-example-score = Rezultāts: { $points }

## The score sheet

paper-deals = dala šo bedrīti
paper-deal-moves = Ik bedrīti dala nākamais pa kreisi.
paper-carried = Iepriekš
paper-part = { $start }.–{ $end }. bedrīte
paper-so-far = kopā
paper-date = Datums

## The pages

paper-print = Drukāt
paper-link-rules = Noteikumu lapa drukāšanai
paper-link-scores = Rezultātu lapa drukāšanai
paper-back = Atpakaļ pie galda
paper-loading = Lapa top…
paper-table = Šī galda noteikumi
