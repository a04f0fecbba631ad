### Mikä meni vikaan; ks. en/errors.ftl.

## At the table

error-already-asked = Jotakin on jo kysytty. Vastatkaa ensin siihen.
error-already-chosen = Olet jo valinnut. Kaikki muut eivät vielä ole.
error-already-dealt = Ottelu on alkanut. Paikan voi ottaa ennen sitä tai sen jälkeen, ja sillä välin voi katsella.
error-bad-action = Sellaista siirtoa tässä pelissä ei ole.
error-hole-not-over = Reikä ei ole vielä ohi.
error-no-next-game = Seuraavaa peliä ei nyt ole.
error-no-such-game = Sellaista peliä tässä ottelussa ei ole.
error-not-in-this-game = Siitä ei voi sopia tässä pelissä.
error-not-seen-yet = Et voi näyttää korttia, ennen kuin saat katsoa korttejasi.
error-hole-over = Reikä on ohi.
error-hand-over = Jako on ohi.
error-match-not-over = Ottelu ei ole vielä ohi.
error-match-over = Ottelu on ohi. Revanssi aloittaa uuden.
error-no-hole = Nyt ei pelata reikää, jonka voisi jakaa uudelleen.
error-no-such-seat = Tässä pöydässä ei ole sellaista paikkaa.
error-not-allowed-now = Noin ei voi nyt pelata.
error-not-asked = Sinun vastaustasi ei odoteta.
error-not-open = Tämä ottelu päättyy itsestään.
error-not-seated = Katselet peliä. Vain pöydässä istuvat pelaavat.
error-not-tied = Nyt ei ole tasapeliä, jonka sinä voisit ratkaista.
error-not-your-seat = Se on toisen pelaajan paikka.
error-not-your-turn = Nyt ei ole sinun vuorosi.
error-nothing-asked = Tässä pöydässä ei ole nyt kysytty mitään.
error-nothing-dealt = Kortteja ei ole vielä jaettu.
error-nothing-to-put-back = Sinulla ei ole korttia, jonka voisi panna takaisin.
error-seat-taken = Siinä istuu jo joku: { $name }.
error-stale-version = Ehdit liian myöhään: pöydässä tapahtui jo jotakin. Tilanne on nyt tämä.
error-table-full = Kaikki paikat ovat varattuja. Voit katsella.
error-unknown-table = Sellaista pöytää ei ole. Ehkä linkistä puuttuu kirjain.

## A new table

error-bad-name = Nimessä on 1–{ $longest } merkkiä, kaikki näkyviä.
error-bad-seats = Tätä peliä pelaa 2–8 pelaajaa, ei { $seats }.
error-bad-value = Yhdellä säännöllä on arvo, jota ei ole: { $option }.
error-free-seats = Vapaita paikkoja on vielä, joten kortteja ei voi jakaa heti.
error-missing-option = Yksi sääntö puuttuu: { $option }.
error-refused-combination = Kaksi säännöistä ei sovi yhteen.
error-too-many-bots = Botteja on liikaa: paikkoja { $seats }, botteja { $bots }.
error-too-many-requests = Täältä on juuri tullut liian monta pyyntöä. Odota minuutti.
error-unknown-bot = Sellaista bottia ei ole: { $bot }.
error-unknown-option = Sellaista sääntöä ei ole: { $option }.
error-unknown-preset = Sellaista pelimuotoa ei ole: { $preset }.

## The way to the server

error-offline = Palvelimeen ei saada yhteyttä. Tarkista verkko; pöytäsi on tallessa.
error-unknown = Tapahtui jotakin odottamatonta. Yritä uudelleen.
error-no-such-page = Tässä osoitteessa ei ole sivua.
error-bad-field = Palvelin ei ymmärtänyt viestiä.
error-bad-request = Palvelin ei ymmärtänyt pyyntöä.
error-foreign-origin = Muiden sivustojen sivut eivät saa pelata täällä.
error-internal = Palvelimella meni jokin vikaan. Katso pöytää, ennen kuin yrität uudelleen.
error-missing-field = Viestistä puuttuu jotakin: { $field }.
error-not-json = Palvelin ei ymmärtänyt viestiä.
error-store-unavailable = Palvelin ei voi nyt tallentaa mitään, joten mikään ei muuttunut. Yritä myöhemmin uudelleen.
error-too-large = Viesti on liian pitkä.
error-unknown-address = Tässä osoitteessa ei ole mitään.
error-unknown-field = Palvelin ei tunne yhtä viestin osaa: { $field }.
error-wrong-method = Tätä osoitetta ei voi käyttää näin.

## Records and cards

error-bad-card = Tämä ei ole kortti: { $text }.
error-bad-dealer = Tässä pöydässä ei ole sellaista jakajaa.
error-bad-pack = Pakassa ei ole sovittuja kortteja: pitäisi olla { $wanted }, on { $got }.
error-bad-packet = Jakaja jakaa 1 tai 3 korttia kerrallaan.
error-bad-record = Tämä ei ole pelin pöytäkirja.
error-bad-stock = Uudessa nostopakassa pitää olla täsmälleen poistopinon kortit päällimmäistä lukuun ottamatta.
error-record-disagrees = Pöytäkirja ei ole sääntöjen mukainen.
error-unknown-game = Pöytäkirjan peliä ei voi toistaa täällä.
error-unknown-rules-version = Pöytäkirja noudattaa toista sääntöversiota: { $rules_version }.
error-unreadable-file = Tiedostoa ei voi lukea: { $file }.

## The host's computer

error-bad-database = Tämä ei ole kelvollinen tietokanta: { $address }.
error-bad-host = Palvelin ei voi kuunnella tässä osoitteessa: { $host }.
error-bad-setting = Asetuksella on arvo, joka ei käy: { $setting } = { $value }.
error-database-folder = Tietokannalle ei ole kansiota: { $path }.
error-database-newer = Tietokannan on tehnyt uudempi versio.
error-database-unusable = Tietokantaa ei voi käyttää: { $path }.
error-no-numba = Nopeaa laskentaa ei ole asennettu tälle tietokoneelle.
error-port-forbidden = Porttia { NUMBER($port, useGrouping: 0) } ei saa avata. Valitse 1024 tai suurempi.
error-port-in-use = Portti { NUMBER($port, useGrouping: 0) } on jo käytössä.

## What the server mentions

notice-unknown-token = Tätä selainta ei enää tunnettu täällä, joten tulit sisään uutena vieraana.
