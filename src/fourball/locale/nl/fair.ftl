### Of het eerlijk gaat: de controle na een hole, en de pagina erover.

## Check this deal

proof-open = Controleer deze kaarten
proof-title = Zijn dit de verzegelde kaarten?
proof-yes = Ja. Dit is het pak dat verzegeld was voordat de eerste kaart werd gegeven.
proof-late = Het pak past bij het zegel. Maar deze pagina kwam pas toen de kaarten al open lagen en weet dus niet welk zegel er eerder te zien was. Wie de hole heeft zien spelen, kan dat wel nagaan.
proof-no-seal = Nee. Wat er is opengelegd, past niet bij het zegel.
proof-no-changed = Nee. Dit is niet het zegel dat deze pagina tijdens het spelen te zien kreeg.
proof-no-first = Nee. De eerste kaart op de aflegstapel was { $lay }, maar in dit pak is het { $card }.
proof-no-cards = Nee. Dit zijn geen volledige pakken van 52 kaarten.
proof-seal = Het zegel, getoond bij het geven
proof-worked = De vingerafdruk, hier uitgerekend
proof-salt = Het willekeurige woord voor het pak
proof-pack =
    { $count ->
        [one] Het pak van boven af, één kaart
       *[other] Het pak van boven af, { $count } kaarten
    }
proof-pack-about =
    { $count ->
        [one] De eerste kaart is gegeven. Met de gemarkeerde kaart begon de aflegstapel, de rest was de stok.
       *[other] De eerste { $count } zijn één voor één gegeven, te beginnen links van de gever. Met de gemarkeerde kaart begon de aflegstapel, de rest was de stok.
    }
proof-void = De kaarten die zijn ingetrokken
proof-how = Voor het geven heeft de server een vingerafdruk van het hele pak laten zien. Nu ligt het pak open en heeft je browser de vingerafdruk opnieuw uitgerekend.
proof-more = Hoe er geschud en verzegeld wordt

## The page

fair-link = Hoe er geschud wordt
fair-title = Eerlijke kaarten
fair-heading = Hoe er geschud wordt, en hoe je dat nagaat
fair-intro = Aan elke kaarttafel twijfelt er wel iemand aan het schudden. Hier staat wat er voor het geven gebeurt, hoe je een server betrapt die vals speelt, en hoe de kaarten hier tot nu toe gevallen zijn.
fair-shuffle-title = Het schudden
fair-shuffle = Voor elke hole wordt het hele pak opnieuw geschud, met het toeval waaruit deze computer ook zijn geheime sleutels maakt. Elke volgorde is even waarschijnlijk.
fair-shuffle-nobody = Verder heeft niets er invloed op: niet wie er speelt, niet de stand, niet de vorige hole. Ook de bots kennen de volgorde niet; ze zien wat ieder ander op hun plaats zou zien.
fair-seal-title = Het zegel
fair-seal-idea = Een geschud pak in een verzegelde envelop, vóór het spel op tafel gelegd en na afloop geopend: dat doet de server, met een getal als envelop.
fair-seal-1 = De server schudt het pak en zet er een willekeurig woord voor.
fair-seal-2 = Van allebei samen rekent hij een vingerafdruk uit en laat die aan iedereen zien: het zegel. Niemand kan er de kaarten uit aflezen.
fair-seal-3 = De hole wordt gespeeld. Een andere volgorde kan er nu niet meer in: die zou een andere vingerafdruk hebben.
fair-seal-4 = Na de hole legt de server het woord en het pak open. Druk onder de punten op “{ proof-open }”: je eigen browser rekent de vingerafdruk opnieuw uit en vergelijkt hem met het zegel dat hij eerder te zien kreeg.
fair-seal-limit = Het zegel bewijst dat de volgorde voor het geven vastlag. Of de volgordes op toeval lijken, zeggen de cijfers hieronder. Een stok die midden in een hole uit de aflegstapel wordt gemaakt, wordt pas dan geschud en valt dus niet onder het zegel.
fair-seal-formula = Je kunt het ook met elk ander programma narekenen:
fair-streaks-title = Geluk en pech
fair-streaks = Toeval is niet gelijkmatig. In een partij van negen holes met vier spelers krijgt er meestal wel iemand drie kaarten van één waarde in een hole, en iemand vier holes achter elkaar geen heer. Zulke reeksen onthoud je, en je zoekt er een reden voor; maar schudden waarbij ze nooit voorkomen, dat zou pas vals zijn.
fair-figures-title = De cijfers van deze server
fair-figures =
    { $count ->
        [one] Er is één uitgespeelde hole geteld.
       *[other] Er zijn { $count } uitgespeelde holes geteld.
    }
fair-none = Er is hier nog geen hole uitgespeeld.
fair-counting = Nog aan het tellen…
fair-place-top = De bovenste kaart van het pak
fair-place-discard = De eerste kaart van de aflegstapel
fair-ranks = Waarde
fair-suits = Kleur
fair-came = Hoe vaak gevallen
fair-rank =
    { $rank ->
        [ace] aas
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] boer
        [queen] vrouw
       *[king] heer
    }
fair-suit =
    { $suit ->
        [clubs] klaveren
        [diamonds] ruiten
        [hearts] harten
       *[spades] schoppen
    }
fair-jokers =
    { $count ->
        [one] Daarnaast viel er één joker.
       *[other] Daarnaast vielen er { $count } jokers.
    }
fair-expected = Streepjeslijn: elk { $n }, als ze precies gelijk vielen.
fair-chi-square = Chi-kwadraat { $x } bij { $freedom } vrijheidsgraden.
fair-too-few = Nog te weinig om iets te zeggen: daarvoor zijn { $count } kaarten nodig.
fair-usual = Bij eerlijk schudden valt het zo’n { $n } van de 100 keer minstens zo ongelijk uit. Niets bijzonders.
fair-rare =
    { $n ->
        [one] Bij eerlijk schudden valt het maar zo’n 1 op de 1000 keer zo ongelijk uit. Dat is zeldzaam.
       *[other] Bij eerlijk schudden valt het maar zo’n { $n } op de 1000 keer zo ongelijk uit. Dat is zeldzaam.
    }
fair-strange = Bij eerlijk schudden valt het nog geen 1 op de 1000 keer zo ongelijk uit. Vraag het aan de gastheer.
fair-four = Er zijn vier van zulke vergelijkingen. Bij één op de vijf eerlijke servers is er, puur door toeval, één zeldzamer dan 5 op de 100.
