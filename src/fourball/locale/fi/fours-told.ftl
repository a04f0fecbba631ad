### All Fours: liitutaulu, piste pisteeltä kerrottu jako, peli ja ottelu jako jaolta; ks. en/fours-told.ftl.

## The slate

fours-slate-us = Me
fours-slate-them = He
fours-slate-pair = { $first } & { $second }
fours-slate-label = Tilanne
fours-slate-spoken = { $name }: { $points } / { $target }.
fours-slate-first-to = { $target } pisteeseen
fours-slate-was = oli { $own } ja { $other }
fours-slate-series =
    { $kind ->
        [best_of] Paras { $games ->
            [n3] kolmesta
            [n5] viidestä
            [n7] seitsemästä
           *[more] { $count } pelistä
        }
       *[first_to] { $games ->
            [n2] Kahteen
            [n3] Kolmeen
            [n4] Neljään
            [n5] Viiteen
           *[more] { $count }
        } voittoon
    }: { $own } – { $other }

## The hand is told

fours-told-hand = Jako { $hand }
fours-told-count = pistelasku
fours-told-number =
    { $n ->
        [n0] ei mitään
        [n1] yksi
        [n2] kaksi
        [n3] kolme
        [n4] neljä
        [n5] viisi
        [n6] kuusi
        [n7] seitsemän
        [n8] kahdeksan
        [n9] yhdeksän
       *[more] { $points }
    }
fours-told-points = meille { $own }, heille { $other }
fours-told-points-names =
    { $mine ->
        [yes] sinulle { $own }; { $second }: { $other }
       *[no] { $first }: { $own }; { $second }: { $other }
    }
fours-told-nothing = Kukaan ei saa pisteitä
fours-told-thrown-in = Jako raukeaa
fours-told-won =
    { $who ->
        [us] Me voitimme pelin
        [them] He voittivat pelin
        [you] Voitit pelin
        [one] { $names } voitti pelin
       *[pair] { $names } voittivat pelin
    } { $points }–{ $other }
fours-told-trumps =
    { $suit ->
        [clubs] Risti
        [diamonds] Ruutu
        [hearts] Hertta
       *[spades] Pata
    } oli valttina.
fours-told-turned = Käännetty: { $cards }
fours-told-pack-out =
    { $you ->
        [yes] Pakka loppui ennen kuin toista maata kääntyi; jaat uudelleen.
       *[no] Pakka loppui ennen kuin toista maata kääntyi; { $name } jakaa uudelleen.
    }
fours-told-points-stand = Käännettyjen korttien pisteet jäävät voimaan.
fours-told-end-kicked = Kääntökortti ratkaisi pelin ennen kuin yhtään korttia oli pelattu.
fours-told-end-gift = Annettu piste ratkaisi pelin ennen kuin yhtään korttia oli pelattu.
fours-told-what =
    { $what ->
        [turn_up] Kääntö{ "\u00AD" }kortti
        [gift] ”Ota yksi”
        [high] Korkea
        [low] Matala
        [jack] Sotamies
        [hang_jack] Hirtetty sotamies
       *[game] Peli
    }
fours-told-turn-up =
    { $you ->
        [yes] Sinä käänsit sen jakajana
       *[no] { $name } käänsi sen jakajana
    }
fours-told-gift =
    { $you ->
        [dealer] { $eldest } pyysi, ja sinä annoit yhden
        [eldest] Sinä pyysit, ja { $dealer } antoi yhden
       *[no] { $eldest } pyysi, ja { $dealer } antoi yhden
    }
fours-told-high =
    { $you ->
        [yes] Sait jaossa pelin korkeimman valtin, ja se vei tikkinsä
       *[no] { $name } sai jaossa pelin korkeimman valtin, ja se vei tikkinsä
    }
fours-told-low-kept =
    { $you ->
        [yes] Sait jaossa pelin matalimman valtin ja veit sen itse
       *[no] { $name } sai jaossa pelin matalimman valtin ja vei sen itse
    }
fours-told-low-only =
    { $you ->
        [yes] Pelin ainoa valtti on myös matalin; sinä sait sen jaossa
       *[no] Pelin ainoa valtti on myös matalin; { $name } sai sen jaossa
    }
fours-told-low-moved =
    { $held ->
        [yes] Sinä sait sen jaossa
       *[no] { $holder } sai sen jaossa
    }, { $took ->
        [yes] sinä veit sen
       *[no] { $taker } vei sen
    }{ $counts ->
        [holder] , mutta piste kuuluu sille, joka sen sai
        [winner] , ja piste kuuluu sille, joka sen vie
       *[side] { "" }
    }
fours-told-jack-kept =
    { $you ->
        [yes] Sait sotamiehen jaossa ja veit sen itse
       *[no] { $name } sai sotamiehen jaossa ja vei sen itse
    }
fours-told-jack-saved =
    { $held ->
        [yes] Sinä sait sotamiehen jaossa, { $taker } vei sen kotiin
       *[no] { $took ->
            [yes] { $holder } sai sotamiehen jaossa, sinä veit sen kotiin
           *[no] { $holder } sai sotamiehen jaossa, { $taker } vei sen kotiin
        }
    }
fours-told-jack-hung =
    { $held ->
        [yes] Sinä sait sotamiehen jaossa, mutta { $taker } vei sen
       *[no] { $took ->
            [yes] { $holder } sai sotamiehen jaossa, mutta sinä veit sen
           *[no] { $holder } sai sotamiehen jaossa, mutta { $taker } vei sen
        }
    }{ $more ->
        [yes] : { $points } eikä 1
       *[no] { "" }
    }
fours-told-game = { $own } vastaan { $other } viedyissä korteissa
fours-told-game-other = Molemmilla { $each }: piste sille puolelle, joka ei jakanut
fours-told-game-tie = Molemmilla { $each }: kukaan ei saa pistettä
fours-told-no-trump = Yhtään valttia ei jaettu
fours-told-no-jack = Valttisotamiestä ei jaettu
fours-told-jack-turned = Valttisotamies oli kääntökortti, sitä ei jaettu
fours-told-late = Ei lasketa: peli oli jo ratkennut
fours-told-wins = ja samalla peli
fours-told-nobody = Ei kukaan
fours-told-spoken = { $what }: { $side }, { $amount }.
fours-told-card-spoken = Kortti: { $card }.
fours-told-slate = Liitutaulu
fours-told-tricks = Kaikki tikit
fours-told-hide-tricks = Piilota tikit
fours-told-trick = Tikki
fours-told-worth = Peliin
fours-told-leads = avaa
fours-told-takes = vie tikin
fours-told-next =
    { $you ->
        [yes] Seuraava jako, sinä jaat
       *[no] Seuraava jako, { $name } jakaa
    }
fours-told-waiting = Joku pelaajista jakaa seuraavaksi.
fours-told-to-game = Peli jako jaolta

## A game or the match is over

fours-game-title = Peli
fours-game-number = Peli { $game }
fours-game-won-series =
    { $who ->
        [us] Me voitimme ottelun
        [them] He voittivat ottelun
        [you] Voitit ottelun
        [one] { $names } voitti ottelun
       *[pair] { $names } voittivat ottelun
    } { $points }–{ $other }
fours-game-hands =
    { $count ->
        [one] { $count } jaon jälkeen.
       *[other] { $count } jaon jälkeen.
    }
fours-game-list = Jako jaolta
fours-game-hand = Jako
fours-game-dealer =
    { $you ->
        [yes] Sinä jaoit
       *[no] { $name } jakoi
    }
fours-game-thrown-in = rauennut
fours-game-reason = { $what }{ "\u00A0" }{ $points }
fours-game-series = Ottelun pelit
fours-game-winner = Voittaja
fours-game-next = Seuraava peli
fours-game-waiting = Joku pelaajista aloittaa seuraavan pelin.
fours-game-record = Pelin pöytäkirja
fours-game-record-of = Pelin { $game } pöytäkirja
fours-game-sheet = Pistelehti
