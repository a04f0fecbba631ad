### Spēle terminālī; sk. en/terminal.ftl. Taustiņi visās valodās ir vieni un tie paši.

## What can be typed

terminal-begin = Ievadi taustiņu un spied Enter. ? rāda visus, q beidz.
terminal-help-head = Ko var rakstīt
terminal-help-take = paņemt nometamās kaudzes augšējo kārti
terminal-help-cell = apmainīt rokā esošo kārti pret savu kārti ar šo numuru vai atvērt, vai apskatīt to
terminal-help-discard = nomest vilkto kārti
terminal-help-back = likt tikko paņemto kārti atpakaļ uz nometamās kaudzes
terminal-help-keep = neko neatvērt
terminal-help-clear = kad to jautā, nolikt dzēstās kārtis zem nometamās kaudzes
terminal-help-where = viss galds vārdos
terminal-help-score = rezultātu karte
terminal-help-rules = šī galda noteikumi
terminal-help-help = šis saraksts
terminal-help-quit = beigt partiju
terminal-key-help = palīdzība

## Questions

terminal-yes = j jā
terminal-no = n nē
terminal-quit-sure = Beigt partiju? (j/n)
terminal-knock-sure = Pieklauvēt? Pārējiem paliks vēl pa vienam pēdējam gājienam. (j/n)
terminal-another-hole = Vēl vienu bedrīti? (j/n)
terminal-again = Spēlēt vēlreiz? (j/n)
terminal-next-hole = Enter sāk { $hole }. bedrīti.
terminal-clear-offer = Dzēšas kārtis { $cells }. Ar c tās noliek zem nometamās kaudzes, ar Enter atstāj.
terminal-look-done = Ar Enter kārts atkal ir slēpta.
terminal-goodbye = Uz redzēšanos!

## What cannot be done

terminal-not-understood = Tādas komandas te nav: «{ $text }». ? rāda visas.
terminal-yes-or-no = Atbildi ar jā vai nē.
terminal-which-card = Kuru kārti? Pieraksti tās numuru, piemēram, «swap 3».
terminal-no-card = Kārts { $cell } tev nav; tavas kārtis ir no 1 līdz { $last }.
terminal-draw-first = Vispirms velc vai paņem kārti, tad izvēlies, kuru ar to apmainīt.
terminal-holding = Tev rokā jau ir kārts: { $card }. Izvēlies, kur to likt.
terminal-holding-nothing = Tev rokā nav kārts. Vispirms velc vai paņem.
terminal-taken-stays = No nometamās kaudzes paņemtu kārti nomest nevar: apmaini to vai ar b liec atpakaļ.
terminal-pile-closed = Pēdējos gājienos nometamā kaudze ir slēgta. Velc no velkamās kavas.
terminal-face-up = { $cell }. kārts jau ir atvērta.
terminal-is-cleared = { $cell }. kārts ir noņemta.
terminal-other-cards = Pēc šī galda noteikumiem tagad drīksti atvērt tikai: { $cells }.
terminal-looked-at = { $cell }. kārti tu jau apskatīji.
terminal-other-looks = Pēc šī galda noteikumiem tagad drīksti apskatīt tikai: { $cells }.
terminal-not-now = To tagad nevar. Tu vari: { $keys }

## The table

terminal-bot = { $number }. bots
terminal-stock = Kava { $count }
terminal-last-holes = Pēdējās bedrītes: { $count }
terminal-legend-cancels = { $sign } dzēšas
terminal-legend-seen = { $sign } spēlētājs šo kārti ir apskatījis
terminal-legend-ended = { $sign } ir pabeidzis bedrīti
terminal-legend-knocked = { $sign } ir pieklauvējis
terminal-legend-lowest = { $sign } bedrītes mazākais rezultāts
