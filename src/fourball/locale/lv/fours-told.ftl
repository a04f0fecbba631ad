### All Fours: tāfele, punktu pa punktam izstāstīta izdale, spēle un partija izdali pa izdalei; sk. en/fours-told.ftl.

## The slate

fours-slate-us = Mēs
fours-slate-them = Viņi
fours-slate-pair = { $first } un { $second }
fours-slate-label = Rezultāts
fours-slate-spoken = { $name }: { $points } no { $target }.
fours-slate-first-to = līdz { $target }
fours-slate-was = bija { $own } un { $other }
fours-slate-series =
    { $kind ->
        [best_of] Partija no { $games ->
            [n3] trim
            [n5] piecām
            [n7] septiņām
           *[more] { $count }
        } spēlēm
       *[first_to] Partija līdz { $games ->
            [n2] divām
            [n3] trim
            [n4] četrām
            [n5] piecām
           *[more] { $count }
        } uzvarām
    }: { $own } – { $other }

## The hand is told

fours-told-hand = { $hand }. izdale
fours-told-count = punktu skaitīšana
fours-told-number =
    { $n ->
        [n0] nekas
        [n1] viens
        [n2] divi
        [n3] trīs
        [n4] četri
        [n5] pieci
        [n6] seši
        [n7] septiņi
        [n8] astoņi
        [n9] deviņi
       *[more] { $points }
    }
fours-told-points = mums { $own }, viņiem { $other }
fours-told-points-names =
    { $mine ->
        [yes] tev { $own }; { $second }: { $other }
       *[no] { $first }: { $own }; { $second }: { $other }
    }
fours-told-nothing = Punktu nav nevienam
fours-told-thrown-in = Izdale palika neizspēlēta
fours-told-won =
    { $who ->
        [us] Mēs uzvaram spēlē
        [them] Viņi uzvar spēlē
        [you] Tu uzvari spēlē
        [one] Spēlē uzvar { $names }
       *[pair] Spēlē uzvar { $names }
    }, { $points } : { $other }
fours-told-trumps =
    { $suit ->
        [clubs] Kreici
        [diamonds] Kāravi
        [hearts] Erces
       *[spades] Pīķi
    } bija trumpis.
fours-told-turned = Atvērts: { $cards }
fours-told-pack-out =
    { $you ->
        [yes] Kava beidzās, pirms atvērās cits masts; tu dali vēlreiz.
       *[no] Kava beidzās, pirms atvērās cits masts; vēlreiz dala { $name }.
    }
fours-told-points-stand = Punkti par atvērtajām kārtīm paliek.
fours-told-end-kicked = Atvērtā kārts izšķīra spēli, pirms bija izspēlēta kaut viena kārts.
fours-told-end-gift = Iedotais punkts izšķīra spēli, pirms bija izspēlēta kaut viena kārts.
fours-told-what =
    { $what ->
        [turn_up] Atvērtā kārts
        [gift] «Ņem vienu»
        [high] Augstais
        [low] Zemais
        [jack] Kalps
        [hang_jack] Pakārts kalps
       *[game] Spēle
    }
fours-told-turn-up =
    { $you ->
        [yes] To atvēri tu kā dalītājs
       *[no] To kā dalītājs atvēra { $name }
    }
fours-told-gift =
    { $you ->
        [dealer] Lūdza { $eldest }, un vienu iedevi tu
        [eldest] Lūdzi tu, un vienu iedeva { $dealer }
       *[no] Lūdza { $eldest }, un vienu iedeva { $dealer }
    }
fours-told-high =
    { $you ->
        [yes] Augstākais spēlē esošais trumpis bija tev un paņēma savu stiķi
       *[no] Augstākais spēlē esošais trumpis paņēma savu stiķi; to turēja { $name }
    }
fours-told-low-kept =
    { $you ->
        [yes] Zemākais spēlē esošais trumpis bija tev, un tu to pats arī paņēmi
       *[no] Zemāko spēlē esošo trumpi turēja un paņēma { $name }
    }
fours-told-low-only =
    { $you ->
        [yes] Vienīgais spēlē esošais trumpis ir arī zemākais, un tas bija tev
       *[no] Vienīgais spēlē esošais trumpis ir arī zemākais; to turēja { $name }
    }
fours-told-low-moved =
    { $held ->
        [yes] To turēji tu
       *[no] To turēja { $holder }
    }, { $took ->
        [yes] paņēmi tu
       *[no] paņēma { $taker }
    }{ $counts ->
        [holder] , bet punkts ir tam, kurš turēja
        [winner] , un punkts ir tam, kurš paņem
       *[side] { "" }
    }
fours-told-jack-kept =
    { $you ->
        [yes] Kalps bija tev, un tu to arī paņēmi
       *[no] Kalpu turēja un paņēma { $name }
    }
fours-told-jack-saved =
    { $held ->
        [yes] Kalpu turēji tu, paņēma { $taker }
       *[no] { $took ->
            [yes] Kalpu turēja { $holder }, paņēmi tu
           *[no] Kalpu turēja { $holder }, paņēma { $taker }
        }
    }
fours-told-jack-hung =
    { $held ->
        [yes] Kalpu turēji tu, bet paņēma { $taker }
       *[no] { $took ->
            [yes] Kalpu turēja { $holder }, bet paņēmi tu
           *[no] Kalpu turēja { $holder }, bet paņēma { $taker }
        }
    }{ $more ->
        [yes] : { $points }, nevis 1
       *[no] { "" }
    }
fours-told-game = { $own } pret { $other } paņemtajās kārtīs
fours-told-game-other = Abiem { $each }: punkts ir tai pusei, kas nedalīja
fours-told-game-tie = Abiem { $each }: punkta nav nevienam
fours-told-no-trump = Neviens trumpis netika izdalīts
fours-told-no-jack = Trumpja kalps netika izdalīts
fours-told-jack-turned = Trumpja kalps bija atvērtā kārts, nevis izdalīts
fours-told-late = Neskaita: spēle jau bija izšķirta
fours-told-wins = un līdz ar to visa spēle
fours-told-nobody = Nevienam
fours-told-spoken = { $what }: { $side }, { $amount }.
fours-told-card-spoken = Kārts: { $card }.
fours-told-slate = Tāfele
fours-told-tricks = Visi stiķi
fours-told-hide-tricks = Paslēpt stiķus
fours-told-trick = Stiķis
fours-told-worth = Spēlei
fours-told-leads = iziet
fours-told-takes = paņem
fours-told-next =
    { $you ->
        [yes] Nākamā izdale, dali tu
       *[no] Nākamā izdale, dala { $name }
    }
fours-told-waiting = Nākamo reizi izdalīs kāds no spēlētājiem.
fours-told-to-game = Spēle pa izdalēm

## A game or the match is over

fours-game-title = Spēle
fours-game-number = { $game }. spēle
fours-game-won-series =
    { $who ->
        [us] Mēs uzvaram partijā
        [them] Viņi uzvar partijā
        [you] Tu uzvari partijā
        [one] Partijā uzvar { $names }
       *[pair] Partijā uzvar { $names }
    }, { $points } : { $other }
fours-game-hands =
    { $count ->
        [zero] Pēc { $count } izdalēm.
        [one] Pēc { $count } izdales.
       *[other] Pēc { $count } izdalēm.
    }
fours-game-list = Izdali pa izdalei
fours-game-hand = Izdale
fours-game-dealer =
    { $you ->
        [yes] Dalīji tu
       *[no] Dalīja { $name }
    }
fours-game-thrown-in = neizspēlēta
fours-game-reason = { $what }{ "\u00A0" }{ $points }
fours-game-series = Partijas spēles
fours-game-winner = Uzvarētājs
fours-game-next = Nākamā spēle
fours-game-waiting = Nākamo spēli sāks kāds no spēlētājiem.
fours-game-record = Spēles pieraksts
fours-game-record-of = { $game }. spēles pieraksts
fours-game-sheet = Punktu lapa
