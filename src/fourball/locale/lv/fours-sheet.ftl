### All Fours noteikumu lapa un rezultātu lapa. Sk. en/fours-sheet.ftl.

## The rule sheet

fours-sheet-title = All Fours
fours-sheet-aim = Punktus saņem par atvērto kārti, par augstāko un zemāko trumpi, par trumpja kalpu un par stiķos paņemtajām kārtīm.
fours-sheet-aim-no-turn-up = Punktus saņem par augstāko un zemāko trumpi, par trumpja kalpu un par stiķos paņemtajām kārtīm.
fours-sheet-section-table = Pie galda
fours-sheet-turns = Viss iet pa labi, pretēji pulksteņrādītāja virzienam: gan dalīšana, gan gājieni.
fours-sheet-cut-again = Kam kārtis vienādas, tie velk vēlreiz.
fours-sheet-deal-passes = Pēc katras izdales dala nākamais pa labi.
fours-sheet-deal-passes-two = Pēc katras izdales dala otrs.
fours-sheet-places = Galds no augšas: partneri sēž viens otram pretī, 1 paliek vai lūdz
fours-sheet-places-two = Galds no augšas: 1 paliek vai lūdz
fours-sheet-place-dealer = dalītājs
fours-sheet-pack = Viena 52 kāršu kava bez džokeriem. Katrā mastā augstākais ir dūzis, tad kungs, dāma, kalps, 10 un tā tālāk līdz 2.
fours-sheet-deal = Katram ar attēlu uz leju izdala sešas kārtis, sākot ar spēlētāju dalītājam pa labi, un vēl vienu atver.
fours-sheet-deal-two = Abiem ar attēlu uz leju izdala sešas kārtis, sākot ar dalītāja pretinieku, un vēl vienu atver.
fours-sheet-turn-up-wins = Ar tiem spēlē var uzvarēt turpat uz vietas.
fours-sheet-section-stand = Palikt vai lūgt
fours-sheet-speak = Spēlētājs dalītājam pa labi, ar partneri neapspriežoties, saka vienu no diviem:
fours-sheet-speak-two = Dalītāja pretinieks saka vienu no diviem:
fours-sheet-stand = «Palieku» (Stand): trumpis ir atvērtās kārts masts.
fours-sheet-beg = «Lūdzu» (I beg): tiek prasīts cits trumpis, un dalītājs atbild.
fours-sheet-section-answer = Dot vienu vai dalīt tālāk
fours-sheet-answer = Uz lūgumu dalītājs atbild vienā no diviem veidiem:
fours-sheet-give = «Ņem vienu» (Take one): atvērtās kārts masts paliek trumpis, un otra puse uzreiz saņem vienu punktu.
fours-sheet-give-two = «Ņem vienu» (Take one): atvērtās kārts masts paliek trumpis, un otrs spēlētājs uzreiz saņem vienu punktu.
fours-sheet-run = Dalīt tālāk (Run the pack): atvērto kārti noliek malā, katram izdala vēl trīs un atver jaunu. Ja atkal atveras noraidītais masts, to pašu dara vēlreiz; pirmais cits masts ir trumpis.
fours-sheet-run-scores = Arī par katru tad atvērto kārti ir punkti, tāpat kā par pirmo.
fours-sheet-run-cards = Pēc tam katram ir deviņas vai divpadsmit kārtis, un izspēlē visas.
fours-sheet-run-cards-two = Pēc tam katram ir 9 līdz 21 kārts, un izspēlē visas.
fours-sheet-no-second-beg = Otrreiz lūgt nedrīkst neviens.
fours-sheet-same-dealer = Tad vēlreiz dala tas pats dalītājs.
fours-sheet-thrown-in = Punkti par atvērtajām kārtīm paliek arī tad.
fours-sheet-lead = Pirmais iziet spēlētājs dalītājam pa labi. Iziet drīkst ar jebkuru kārti, arī ar trumpi, un izspēlē visas kārtis.
fours-sheet-lead-two = Pirmais iziet dalītāja pretinieks. Iziet drīkst ar jebkuru kārti, arī ar trumpi, un izspēlē visas kārtis.
fours-sheet-lone-jack = Tā ir arī tad, ja vienīgais trumpis ir kalps.
fours-sheet-partners-trump = Partnera trumpis te ir tāds pats kā jebkurš cits.
fours-sheet-call = Pieprasīt drīkst pretinieki, kad trumpis ir noteikts, pa vienai kārtij. Ja šo kārti tad mest nedrīkst, pieprasījums zūd, un to var izteikt vēlreiz.
fours-sheet-call-two = Pieprasīt drīkst pretinieks, kad trumpis ir noteikts, pa vienai kārtij. Ja šo kārti tad mest nedrīkst, pieprasījums zūd, un to var izteikt vēlreiz.
fours-sheet-in-play = Augstākais un zemākais trumpis ir starp spēlētājiem izdalītajām kārtīm: atvērtās un kavā palikušās te neskaitās.
fours-sheet-few = Ja izdalīts tikai viens trumpis, tas ir gan augstākais, gan zemākais. Par trumpi vai kalpu, kas nevienam nav iedalīts, punktu nav.
fours-sheet-next-game = Dalītāji no spēles uz spēli mainās tāpat.
fours-sheet-never-tied = Punktus skaita citu pēc cita, tāpēc neizšķirta nav.

## The examples

fours-sheet-example-play = Ko drīkst mest: trumpis ir erces
fours-sheet-example-struck = Uz kārtīm pa kreisi nosvītrotās mest nedrīkst.
fours-sheet-example-some = Uz galda { $trick }, rokā { $hand }: drīkst mest { $cards }
fours-sheet-example-all = Uz galda { $trick }, rokā { $hand }: drīkst mest jebkuru
fours-sheet-example-count = Kā skaita punktus
fours-sheet-example-turned = Atver { $card }: { $points } pretiniekiem, kas dala. Trumpis ir erces.
fours-sheet-example-turned-two = Atver { $card }: { $points } pretiniekam, kas dala. Trumpis ir erces.
fours-sheet-example-turned-nothing = Atver { $card }. Trumpis ir erces.
fours-sheet-example-took-you = Jūsu stiķi
fours-sheet-example-took-you-two = Tavi stiķi
fours-sheet-example-took-they = Pretinieku stiķi
fours-sheet-example-took-they-two = Pretinieka stiķi
fours-sheet-example-step = { $what }, { $shown }: { $points } { $side ->
        [you] jums
       *[they] pretiniekiem
    }
fours-sheet-example-step-two = { $what }, { $shown }: { $points } { $side ->
        [you] tev
       *[they] pretiniekam
    }
fours-sheet-example-late = { $what }, { $shown }: vairs nekas, jo spēle ir galā
fours-sheet-example-result = Šajā izdalē: { $you } jums, { $they } pretiniekiem
fours-sheet-example-result-two = Šajā izdalē: { $you } tev, { $they } pretiniekam

## What is scored

fours-sheet-turn_up = Atvērtā kārts
fours-sheet-gift = Ņem vienu
fours-sheet-high = Augstais
fours-sheet-low = Zemais
fours-sheet-jack = Kalps
fours-sheet-hang_jack = Pakārts kalps
fours-sheet-game = Spēle

## The chalk sheet

fours-sheet-chalk = Rezultātu lapa
fours-sheet-side = { $n }. puse
fours-sheet-hand = Izdale
fours-sheet-dealer = Dala
fours-sheet-game-number = { $n }. spēle
fours-sheet-won = uzvara
fours-sheet-was-thrown-in = samests
fours-sheet-part = { $start }.–{ $end }. izdale
fours-sheet-halves = Katrā ailē kreisā daļa ir 1. pusei, labā – 2. pusei.
fours-sheet-boxes = Par katru punktu pārsvītro vienu rūtiņu.
fours-sheet-strokes = Par katru punktu ievelk vienu svītru.
fours-sheet-thrown-in-row = Ja kārtis samet, rinda paliek tā pati: vēlreiz dala tas pats dalītājs.
