### All Fours terminālī; sk. en/fours-terminal.ftl.

## Who sits where

fours-terminal-bot-right = Labais bots
fours-terminal-bot-partner = Partneris
fours-terminal-bot-left = Kreisais bots
fours-terminal-bot-opposite = Bots

## What happened

fours-terminal-cut = Kurš dalīs pirmais, izšķir izvilktās kārtis: { $cards }
fours-terminal-dealt =
    { $count ->
        [zero] Tev iedalītas { $count } kārtis: { $cards }
        [one] Tev iedalīta { $count } kārts: { $cards }
       *[other] Tev iedalītas { $count } kārtis: { $cards }
    }
fours-terminal-dealt-blind =
    { $count ->
        [zero] Tev iedalītas { $count } kārtis; redzēsi tās, kad būs zināms trumpis
        [one] Tev iedalīta { $count } kārts; redzēsi to, kad būs zināms trumpis
       *[other] Tev iedalītas { $count } kārtis; redzēsi tās, kad būs zināms trumpis
    }
fours-terminal-toward-game = Spēlei, { $side }: { $count } ({ $cards })
fours-terminal-last-hands = Pēdējās izdales: { $count }
fours-terminal-games = Uzvarētās spēles

## What may be done

fours-terminal-next-hand = Enter sāk { $hand }. izdali.
fours-terminal-call-offer = Gājiens: { $name }; atklātā kārts: { $card }. Ar c to pieprasa, ar Enter atstāj.
fours-terminal-expose-sure = Parādīt visiem šo kārti: { $card }? Atpakaļ to paņemt nevar, un pretinieks to var pieprasīt. (j/n)
fours-terminal-help-stand = palikt: atvērtās kārts masts ir trumpis
fours-terminal-help-beg = lūgt citu trumpi
fours-terminal-help-give = dot vienu: punkts tam, kas lūdz, un masts paliek
fours-terminal-help-run = dalīt tālāk: katram vēl trīs kārtis un cits trumpis
fours-terminal-help-packet = dalīt pa trim; ar packet 1 dala pa vienai
fours-terminal-help-number = mest savu kārti ar šo numuru
fours-terminal-help-card = mest šo kārti: vērtība un masts – c kreici, d kāravi, h erces, s pīķi
fours-terminal-help-expose = parādīt visiem savu kārti
fours-terminal-help-call = pieprasīt pretinieka atklāto kārti: tā jāmet, ja noteikumi to ļauj
fours-terminal-help-last = pēdējais stiķis

## What cannot be done

fours-terminal-which-card = Kuru kārti? Pieraksti to, piemēram, «{ $word } jh».
fours-terminal-refused = { $card }: to tagad mest nevar – { $why }.
fours-terminal-none-exposed = Pie šī galda kārtis neatklāj un nepieprasa.
fours-terminal-not-to-call = { $card }: to pieprasīt nevar. Pieprasīt var tikai pretinieka atklātu kārti, un vienu reizē.
fours-terminal-not-held = Tev rokā nav šīs kārts: { $card }.
fours-terminal-exposed-already = Šī kārts jau ir atklāta: { $card }.
