### All Fours: pöytä jaon aikana.

## Words that other messages here are made of

fours-suit =
    { $suit ->
        [clubs] risti
        [diamonds] ruutu
        [hearts] hertta
       *[spades] pata
    }
fours-suit-cap =
    { $suit ->
        [clubs] Risti
        [diamonds] Ruutu
        [hearts] Hertta
       *[spades] Pata
    }
fours-for =
    { $who ->
        [us] meille { $points }
        [them] heille { $points }
        [you] sinulle { $points }
       *[other] { $names } +{ $points }
    }

## Head of the page

fours-title = All Fours
fours-hand = Jako { $hand }
fours-now-packet = miten jaetaan?
fours-now-stand = jäädä vai pyytää?
fours-now-answer = antaa vai jakaa lisää?
fours-now-trick = tikki { $trick }/{ $tricks }
fours-now-over = ohi
fours-key-stand = jää
fours-key-beg = pyydä
fours-key-give = anna
fours-key-run = jaa lisää
fours-key-last = viime tikki

## Seats

fours-role-dealer = jakaja
fours-role-partner = pelipari
fours-role-led = avasi
fours-role-played = on pelannut
fours-role-loses = menettää sotamiehen
fours-role-begged = pyytää
fours-turn-packet = valitsee jakotavan
fours-turn-stand = jää vai pyytää
fours-turn-answer = antaa vai jakaa
fours-turn-play = vuorossa
fours-count-cards =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
fours-count-tricks =
    { $count ->
        [0] ei vielä tikkejä
        [one] { $count } tikki
       *[other] { $count } tikkiä
    }
fours-own-hand = Sinun kätesi
fours-own-tricks =
    { $count ->
        [one] Sinulla on { $count } tikki
       *[other] Sinulla on { $count } tikkiä
    }
fours-own-dealer = Sinä jaat
fours-own-eldest = Istut jakajan oikealla puolella, joten puhut ensin
fours-blind = Ennen valttia vain jakaja ja hänen oikea naapurinsa katsovat korttejaan. Sitten näet omasi.
fours-suit-with =
    { $suit ->
        [clubs] ristillä
        [diamonds] ruudulla
        [hearts] hertalla
       *[spades] padalla
    }
fours-trump = { fours-suit-cap } on valttia

## In the middle

fours-turned = Käännetty
fours-turned-scores =
    { $points ->
        [0] { $name }: ei pisteitä
        [one] { $name }: { $points } piste
       *[other] { $name }: { $points } pistettä
    }
fours-turned-scores-you =
    { $points ->
        [0] sinulle ei pisteitä
        [one] sinulle { $points } piste
       *[other] sinulle { $points } pistettä
    }
fours-turned-list = Tässä jaossa käännetyt
fours-aside = siirretty syrjään
fours-trick = Tikki
fours-slot = sinun korttisi
fours-leads = johtaa
fours-takes = vie
fours-lies =
    { $you ->
        [yes] Sinun: { $card }
       *[no] { $name }: { $card }
    }
fours-lies-leading =
    { $you ->
        [yes] Sinun: { $card }, vie tikin toistaiseksi
       *[no] { $name }: { $card }, vie tikin toistaiseksi
    }
fours-lies-taking =
    { $you ->
        [yes] Sinun: { $card }, vie tikin
       *[no] { $name }: { $card }, vie tikin
    }
fours-counts = Peliin: me { $own }, he { $others }
fours-counts-names = Peliin: { $first } { $own }, { $second } { $others }
fours-hang = Sotamies hirtetty
fours-hang-line =
    { $you ->
        [yes] Sinä veit
       *[no] { $name } vei
    } { $otherYou ->
        [yes] sinun sotamiehesi
       *[no] vastapuolen sotamiehen
    }: laskussa { $for }.

## What I may do

fours-yours-word = Sinun sanasi
fours-yours-card = Sinun korttisi
fours-yours-deal = Sinä jaat
fours-say-packet = Jaetaanko yksittäin vai kolmittain?
fours-say-stand = Pelataanko niin, että { fours-suit } on valttia?
fours-say-answer = { $name } pyytää. Annatko pisteen vai jaatko lisää?
fours-say-lead = Sinä avaat: pelaa mikä tahansa kortti
fours-say-called = Vaadittu korttisi on pelattava: { $card }
fours-say-trump-led = Avattiin valtilla: pelaa valttia
fours-say-trump-led-void = Avattiin valtilla, eikä sinulla ole sitä: pelaa mitä vain
fours-say-follow = Avattiin { fours-suit-with }: tunnusta maata
fours-say-follow-or-trump = Avattiin { fours-suit-with }: tunnusta maata tai lyö valtilla
fours-say-void = Avattiin { fours-suit-with }, eikä sinulla ole sitä: pelaa mitä vain
fours-say-void-must-trump = Avattiin { fours-suit-with }, eikä sinulla ole sitä: lyö valtilla
fours-say-higher = Valtin on oltava korkeampi kuin tikissä jo oleva
fours-say-free = Pelaa mikä tahansa kortti
fours-say-others-packet = { $name } valitsee jakotavan
fours-say-others-stand = { $name } jää tai pyytää
fours-say-others-answer = { $name } antaa pisteen tai jakaa lisää
fours-say-others-play = Vuorossa { $name }
fours-say-others-lead = { $name } avaa
fours-say-others-lead-ready = { $name } avaa, kun olet valmis
fours-say-over = Jako on ohi
fours-say-expose = Minkä kortin näytät kaikille?
fours-say-expose-sure = Näytetäänkö kaikille: { $card }? Sitä ei voi perua, ja vastapuoli saa vaatia sen.
fours-act-packet-1 = Yksittäin
fours-act-packet-3 = Kolmittain
fours-act-stand = Jään: { fours-suit }
fours-act-beg = Pyydän toista
fours-act-give = Ota yksi
fours-act-run = Jaa lisää
fours-call-stand = Stand
fours-call-beg = Beg
fours-call-give = Give one
fours-call-run = Run
fours-why-give-match = Et saa antaa: sillä pisteellä he voittaisivat.
fours-why-give-suit = Et saa antaa: kädessäsi ei ole tätä maata ({ fours-suit }).
fours-act-last = Viime tikki
fours-act-go-on = Jatka
fours-act-expose = Näytä kortti
fours-act-expose-yes = Näytä
fours-act-expose-no = Älä näytä
fours-act-play-spoken = Pelaa { $card }
fours-act-expose-spoken = Näytä kaikille { $card }
fours-act-call-spoken = Vaadi: { $name }, { $card }
fours-card-shown-spoken = { $name }: { $card }, näkyy kaikille
fours-card-called-spoken = { $name }: { $card }, vaadittu
fours-card-back = Kortti, jota et saa vielä nähdä
fours-card-open = näkyy kaikille
fours-card-called = vaadittu
fours-no = ei voi pelata: { $why }
fours-no-not-turn =
    { $you ->
        [yes] sano ensin sanasi
       *[no] vuorossa { $name }
    }
fours-no-no-trump = valttia ei ole vielä määrätty
fours-no-called = vaadittu on { $called }
fours-no-trump-led = avattiin valtilla, ja sinulla on sitä
fours-no-follow = avattiin { fours-suit-with }, ja maata on tunnustettava
fours-no-follow-or-trump = avattiin { fours-suit-with }: tunnusta maata tai lyö valtilla
fours-no-void-must-trump = on lyötävä valtilla
fours-no-under = tämä valtti on matalampi kuin tikissä jo oleva
fours-no-higher = on pelattava korkeampi valtti
fours-no-other = tämän pöydän säännöt eivät salli sitä nyt

## The last trick

fours-last = Viime tikki
fours-last-none = Tikkejä ei ole vielä viety.
fours-last-took =
    { $you ->
        [yes] Sinä veit sen
       *[no] { $name } vei sen
    }: { $worth ->
        [0] ei mitään peliin
       *[other] peliin { $worth }
    }.
fours-last-older = Vanhemmat tikit pysyvät suljettuina jaon loppuun.

## What happened. Every line begins with { $name } where there is one

fours-log-packet =
    { $you ->
        [yes] { $name } jaat
       *[no] { $name } jakaa
    } { $packet ->
        [p1] yksittäin
       *[p3] kolmittain
    }
fours-log-turned =
    { $you ->
        [yes] { $name } käänsit { $card }
       *[no] { $name } käänsi { $card }
    }{ $points ->
        [0] { "" }
       *[other] : { $for }
    }
fours-log-stand =
    { $you ->
        [yes] { $name } jäät
       *[no] { $name } jää
    }
fours-log-beg =
    { $you ->
        [yes] { $name } pyydät
       *[no] { $name } pyytää
    }
fours-log-give =
    { $you ->
        [yes] { $name } annoit yhden: { $for }
       *[no] { $name } antoi yhden: { $for }
    }
fours-log-run =
    { $you ->
        [yes] { $name } jaoit lisää
       *[no] { $name } jakoi lisää
    }
fours-log-trump = { fours-suit-cap } on valttia
fours-log-look = Valtti on määrätty: nyt kaikki katsovat korttejaan
fours-log-look-own = Valtti on määrätty, ja näet korttisi: { $cards }
fours-log-expose =
    { $you ->
        [yes] { $name } näytit kaikille { $card }
       *[no] { $name } näytti kaikille { $card }
    }
fours-log-call =
    { $you ->
        [yes] { $name } vaadit { $card } ({ $other })
       *[no] { $name } vaati { $card } ({ $other })
    }
fours-log-led =
    { $you ->
        [yes] { $name } avasit { $card }
       *[no] { $name } avasi { $card }
    }
fours-log-followed =
    { $you ->
        [yes] { $name } tunnustit { $card }
       *[no] { $name } tunnusti { $card }
    }
fours-log-trumped =
    { $you ->
        [yes] { $name } löit valtilla { $card }
       *[no] { $name } löi valtilla { $card }
    }
fours-log-overtrumped =
    { $you ->
        [yes] { $name } löit yli { $card }
       *[no] { $name } löi yli { $card }
    }
fours-log-threw =
    { $you ->
        [yes] { $name } sakasit { $card }
       *[no] { $name } sakasi { $card }
    }
fours-log-trick =
    { $you ->
        [yes] { $name } veit tikin
       *[no] { $name } vei tikin
    }: { $worth ->
        [0] ei mitään peliin
       *[other] peliin { $worth }
    }
fours-log-trick-old =
    { $you ->
        [yes] { $name } veit tikin { $trick }
       *[no] { $name } vei tikin { $trick }
    }
fours-log-hang =
    { $you ->
        [yes] { $name } veit { $card } ({ $other }) kortilla { $by }: sotamies hirtetty
       *[no] { $name } vei { $card } ({ $other }) kortilla { $by }: sotamies hirtetty
    }
fours-log-high = Korkea, { $card }: { $for }
fours-log-low = Matala, { $card }: { $for }
fours-log-jack = Sotamies, { $card }: { $for }
fours-log-hang_jack = Hirtetty sotamies, { $card }: { $for }
fours-log-game = Peli, { $counts }: { $for }
fours-log-game-nobody = Peli, { $counts }: ei kenellekään
fours-log-thrown-in = Pakka loppui: jako raukeaa
fours-log-over = Jako on ohi
fours-log-won =
    { $who ->
        [us] Me voitimme
        [them] He voittivat
        [you] Sinä voitit
        [one] { $names } voitti
       *[pair] { $names } voittivat
    }
fours-said-your-card = On sinun vuorosi.
fours-said-your-word = On sinun sanasi.
fours-said-your-lead = Sinä avaat.

## Where am I

fours-where-hand = Jako { $hand }, { $target } pisteellä voittaa.
fours-where-score = { $first } { $own }, { $second } { $others }.
fours-where-turn-packet =
    { $you ->
        [yes] Sinä valitset, jaetaanko yksittäin vai kolmittain.
       *[no] { $name } valitsee jakotavan.
    }
fours-where-turn-stand =
    { $you ->
        [yes] Sinä jäät tai pyydät.
       *[no] { $name } jää tai pyytää.
    }
fours-where-turn-answer =
    { $you ->
        [yes] Sinä annat pisteen tai jaat lisää.
       *[no] { $name } antaa pisteen tai jakaa lisää.
    }
fours-where-turn-play =
    { $you ->
        [yes] On sinun vuorosi.
       *[no] Vuorossa { $name }.
    }
fours-where-dealer =
    { $you ->
        [yes] Sinä jaat.
       *[no] { $name } jakaa.
    }
fours-where-turned = Käännetty: { $cards }.
fours-where-no-trump = Valttia ei ole vielä määrätty.
fours-where-trick = Tikki { $trick }/{ $tricks }: { $plays }.
fours-where-trick-empty = Tikki { $trick }/{ $tricks }: kukaan ei ole vielä avannut.
fours-where-leads =
    { $you ->
        [yes] Toistaiseksi sinä viet sen.
       *[no] Toistaiseksi { $name } vie sen.
    }
fours-where-own = Korttisi: { $cards }.
fours-where-may = Saat pelata: { $cards }.
fours-where-seat =
    { $count ->
        [one] { $name }: { $count } kortti
       *[other] { $name }: { $count } korttia
    }, { $tricks ->
        [0] ei tikkejä
        [one] { $tricks } tikki
       *[other] { $tricks } tikkiä
    }.
fours-where-partner =
    { $count ->
        [one] { $name }, pelipari: { $count } kortti
       *[other] { $name }, pelipari: { $count } korttia
    }, { $tricks ->
        [0] ei tikkejä
        [one] { $tricks } tikki
       *[other] { $tricks } tikkiä
    }.
fours-where-own-tricks =
    { $tricks ->
        [0] Sinulla ei ole vielä tikkejä.
        [one] Sinulla on { $tricks } tikki.
       *[other] Sinulla on { $tricks } tikkiä.
    }
fours-where-open = { $name }, näkyvissä: { $cards }.

## Around a hand

fours-first-cut-short =
    { $you ->
        [yes] Sinä jaat: { $card }
       *[no] { $name } jakaa: { $card }
    }
fours-first-cut =
    { $you ->
        [yes] Sinä jaat: korkein nostettu on { $card }
       *[no] { $name } jakaa: korkein nostettu on { $card }
    }
fours-cut-again = Nosto { $round }: korkeimmat olivat samat
fours-cut-highest = korkein
fours-question =
    { $kind ->
        [end]
            { $you ->
                [yes] Kysyit muilta: lopetetaanko tähän?
               *[no] { $name } kysyy: lopetetaanko tähän? Enemmillä pisteillä voittaa.
            }
       *[deal-again]
            { $you ->
                [yes] Kysyit muilta: jaetaanko tämä jako uudelleen?
               *[no] { $name } kysyy: jaetaanko tämä jako uudelleen? Sen kortteja ja pisteitä ei silloin lasketa kenellekään.
            }
    }
fours-dealt-again = Kaikki suostuivat: jako jaetaan uudelleen.
fours-deal-again-about = Pöydän kortit heitetään pois, eikä tämän jaon pisteitä lasketa kenellekään. Sama jakaja jakaa uudet.
fours-scores = Taulu
fours-scores-hand = Jako
fours-scores-thrown-in = raukesi
fours-proof-no-first = Ei. Ensin käännetty kortti oli { $lay }, mutta tässä pakassa se on { $card }.
fours-proof-pack-about = Jaettuja kortteja oli { $count }, alkaen jakajan oikealta puolelta. Merkitty on käännetty kortti; sen jälkeen tulee se, mitä lisää jaettiin ja käännettiin.
