### Wat er misging; zie en/errors.ftl.

## At the table

error-already-asked = Er is al iets gevraagd. Antwoord daar eerst op.
error-already-chosen = Je hebt al gekozen. De anderen nog niet allemaal.
error-already-dealt = De partij is begonnen. Je kunt ervoor of erna gaan zitten, en intussen toekijken.
error-bad-action = Die zet bestaat niet in dit spel.
error-hole-not-over = De hole is nog niet voorbij.
error-no-next-game = Er is nu geen volgend spel.
error-no-such-game = Dat spel is er niet in deze partij.
error-not-in-this-game = Dat kun je in dit spel niet afspreken.
error-not-seen-yet = Je kunt geen kaart tonen voordat je je kaarten mag bekijken.
error-hole-over = De hole is voorbij.
error-hand-over = De ronde is voorbij.
error-match-not-over = De partij is nog niet voorbij.
error-match-over = De partij is voorbij. Met een revanche begint een nieuwe.
error-no-hole = Er wordt geen hole gespeeld die opnieuw gegeven kan worden.
error-no-such-seat = Die plaats is er niet aan deze tafel.
error-not-allowed-now = Dat mag nu niet.
error-not-asked = Er wordt niet op jouw antwoord gewacht.
error-not-open = Deze partij eindigt vanzelf.
error-not-seated = Je kijkt toe. Alleen wie aan tafel zit, speelt.
error-not-tied = Er is nu geen gelijkspel dat jij kunt beslissen.
error-not-your-seat = Dat is de plaats van iemand anders.
error-not-your-turn = Je bent niet aan de beurt.
error-nothing-asked = Er is op dit moment niets gevraagd aan deze tafel.
error-nothing-dealt = Er is nog niet gegeven.
error-nothing-to-put-back = Je hebt geen kaart in de hand die terug kan.
error-seat-taken = Daar zit al iemand: { $name }.
error-stale-version = Dat kwam te laat: intussen is er iets gebeurd aan tafel. Zo staat het er nu voor.
error-table-full = Alle plaatsen zijn bezet. Je kunt toekijken.
error-unknown-table = Die tafel bestaat niet. Misschien ontbreekt er een letter in de link.

## A new table

error-bad-name = Een naam heeft 1 tot { $longest } tekens, allemaal zichtbaar.
error-bad-seats = Dit spel is voor 2 tot 8 spelers, niet voor { $seats }.
error-bad-value = Een van de huisregels heeft een waarde die niet bestaat: { $option }.
error-free-seats = Er zijn nog vrije plaatsen, dus er kan niet meteen gegeven worden.
error-missing-option = Een van de huisregels ontbreekt: { $option }.
error-refused-combination = Twee van de huisregels gaan niet samen.
error-too-many-bots = Op { $seats } plaatsen passen niet zoveel bots: { $bots }.
error-too-many-requests = Er kwamen hiervandaan net te veel verzoeken. Wacht een minuut.
error-unknown-bot = Die bot bestaat niet: { $bot }.
error-unknown-option = Die huisregel bestaat niet: { $option }.
error-unknown-preset = Die variant van het spel bestaat niet: { $preset }.

## The way to the server

error-offline = De server is niet te bereiken. Kijk je verbinding na; je tafel is veilig.
error-unknown = Er gebeurde iets onverwachts. Probeer het opnieuw.
error-no-such-page = Op dit adres is geen pagina.
error-bad-field = De server kon het bericht niet lezen.
error-bad-request = De server kon het verzoek niet lezen.
error-foreign-origin = Pagina’s van andere sites mogen hier niet spelen.
error-internal = Er ging iets mis op de server. Kijk eerst naar de tafel voor je het opnieuw probeert.
error-missing-field = Er ontbreekt iets in het bericht: { $field }.
error-not-json = De server kon het bericht niet lezen.
error-store-unavailable = De server kan nu niets opslaan, dus er is niets veranderd. Probeer het later opnieuw.
error-too-large = Het bericht is te lang.
error-unknown-address = Op dit adres is niets.
error-unknown-field = De server kent een deel van het bericht niet: { $field }.
error-wrong-method = Dit adres kan zo niet gebruikt worden.

## Records and cards

error-bad-card = Dat is geen kaart: { $text }.
error-bad-dealer = Die gever is er niet aan deze tafel.
error-bad-pack = Het pak bevat niet de afgesproken kaarten: { $wanted } nodig, { $got } aanwezig.
error-bad-packet = Een gever deelt per 1 of per 3 kaarten.
error-bad-record = Dit is geen verslag van een spel.
error-bad-stock = De nieuwe stok moet precies de afgelegde kaarten zonder de bovenste bevatten.
error-record-disagrees = Het verslag klopt niet met de regels.
error-unknown-game = Het verslag is van een spel dat hier niet nagespeeld kan worden.
error-unknown-rules-version = Het verslag volgt een andere versie van de regels: { $rules_version }.
error-unreadable-file = Het bestand kan niet gelezen worden: { $file }.

## The host's computer

error-bad-database = Dit is geen bruikbare database: { $address }.
error-bad-host = De server kan niet luisteren op dit adres: { $host }.
error-bad-setting = Een instelling heeft een onbruikbare waarde: { $setting } = { $value }.
error-database-folder = Er is geen map voor de database: { $path }.
error-database-newer = De database is door een nieuwere versie gemaakt.
error-database-unusable = De database is niet bruikbaar: { $path }.
error-no-numba = De snelle berekeningen zijn op deze computer niet geïnstalleerd.
error-port-forbidden = Poort { NUMBER($port, useGrouping: 0) } mag niet geopend worden. Kies er een vanaf 1024.
error-port-in-use = Poort { NUMBER($port, useGrouping: 0) } is al in gebruik.

## What the server mentions

notice-unknown-token = Deze browser was hier niet meer bekend, dus je kwam binnen als nieuwe gast.
