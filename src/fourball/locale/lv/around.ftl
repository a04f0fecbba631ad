### Ap bedrīti: kurš dala pirmais, ko kāds jautā pārējiem, kā izšķir dalītu uzvaru.
### $you is "yes" where the player is the reader; $name is then the word of "you". $names: several players, as a list.

## Who deals first

around-deal-volunteer = Dalu es
around-deal-cut = Vilkt kārtis, kurš dalīs
around-first =
    { $you ->
        [yes] Dali tu
       *[no] Dala { $name }
    }, { $how ->
        [volunteer] labprātīgi
       *[chance] tā lēma loze
    }
around-first-cut-short =
    { $you ->
        [yes] Dali tu: { $card }
       *[no] Dala { $name }: { $card }
    }
around-first-cut =
    { $you ->
        [yes] Dali tu: zemākā izvilktā kārts ir { $card }
       *[no] Dala { $name }: zemākā izvilktā kārts ir { $card }
    }
around-cut-title = Kurš dala pirmais
around-cut-show = Kurš dala pirmais
around-cut-round = { $round }. vilkšana
around-cut-again = { $round }. vilkšana: zemākās bija vienādas
around-cut-lowest = zemākā
around-to-table = Pie galda

## Dealing again, ending the match

around-again = Dalīt no jauna
around-again-about = Kārtis uz galda atmet, tās neskaitās nevienam. Jaunas dala tas pats dalītājs.
around-again-others = Tam jāpiekrīt pārējiem pie galda.
around-again-ask = Jautāt pārējiem
around-again-now = Dalīt no jauna tūlīt
around-again-no = Lai paliek
around-question =
    { $kind ->
        [end]
            { $you ->
                [yes] Tu pārējiem jautā: beigt šeit?
               *[no] { $name } jautā: beigt šeit? Uzvar mazākā summa.
            }
       *[deal-again]
            { $you ->
                [yes] Tu pārējiem jautā: dalīt šo bedrīti no jauna?
               *[no] { $name } jautā: dalīt šo bedrīti no jauna? Tās kārtis tad neskaitās nevienam.
            }
    }
around-agree = Piekrītu
around-play-on = Spēlēt tālāk
around-withdraw = Atsaukt
around-agrees =
    { $you ->
        [yes] Tu piekrīti
       *[no] { $name } piekrīt
    }
around-agreed = Piekrīt: { $names }
around-awaited = Vēl jāatbild: { $names }
around-dealt-again = Visi piekrita: bedrīti dala no jauna.
around-ended = Visi piekrita: partija beidzas šeit.
around-declined = Spēle turpinās.

## Playing off a tie

around-extra-hole = Papildu bedrīte
around-tie-title =
    { $how ->
        [hands] Akmens, šķēres, papīrs
       *[extra_hole] Papildu bedrīte
    }
around-tie-prize = par balvu
around-tie-about-extra_hole = Balvu izšķir vēl viena bedrīte: { $names }. To iegūst, kam mazāk punktu; pārējie skatās.
around-tie-about-hands = Balvu izšķir: { $names }. Akmens notrulina šķēres, šķēres sagriež papīru, papīrs ietin akmeni.
around-play-off = Spēlēt papildu bedrīti
around-play-off-again = Spēlēt vēl vienu papildu bedrīti
around-settle-bots = Lai boti izšķir
around-look-on = Tu skatīsies.
around-hand-rock = akmens
around-hand-paper = papīrs
around-hand-scissors = šķēres
around-hands-choose = Izvēlies vienu
around-hands-hidden = Izvēli neviens neredz, kamēr nav izvēlējušies visi.
around-has-chosen =
    { $you ->
        [yes] Tava izvēle ir izdarīta
       *[no] Izvēle izdarīta: { $name }
    }
around-chooses =
    { $you ->
        [yes] Tev jāizvēlas
       *[no] { $name } vēl izvēlas
    }
around-round =
    { $how ->
        [hands] { $round }. kārta
       *[extra_hole] { $round }. papildu bedrīte
    }
around-round-none = Neviens neizkrīt, vēlreiz.
around-round-left = Paliek: { $names }.
around-round-won =
    { $you ->
        [yes] Balva ir tava.
       *[no] Balvu iegūst { $name }.
    }
