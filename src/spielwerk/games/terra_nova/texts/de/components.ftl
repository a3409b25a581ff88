# Namen: alles, was auf dem Tisch liegt, und womit gerechnet wird. `.full` sagt auch, was für ein Teil es ist.

kind-rule = Spielregel
kind-exchange = Machttausch
kind-area = Gebietswertung
kind-money = Geldwertung
kind-shipping = Schifffahrtsleiste
kind-mat = Völkertableau
kind-faction = Volk
kind-palace = Palast
kind-bonus = Vorteilsplättchen
kind-round-tile = Rundenwertung
kind-power-action = Machtaktion
kind-city = Stadtplättchen
kind-side = Spielplanseite

terrain-lake = See
terrain-forest = Wald
terrain-wasteland = Ödland
terrain-desert = Wüste
terrain-swamp = Sumpf
terrain-river = Fluss

building-house = Haus
building-trading-post = Kontor
building-left-palace = linker Palast
building-right-palace = rechter Palast

# `.counted` mit der Anzahl im Akkusativ

resource-money = Geld
    .counted = { $n } Geld
resource-power = Macht
    .counted = { $n } Macht
resource-vp = Punkte
    .counted = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
resource-spades = Spaten
    .counted = { $n } Spaten

phase-setup = Aufbau
phase-income = Phase 1: Einkommen
phase-actions = Phase 2: Aktionen
phase-round-end = Phase 3: Rundenende
phase-over = Schlusswertung

rule-setup = Aufbau
rule-cost = Kosten
rule-neighbours = Dank anderen
exchange-exchange = Machttausch
exchange-money = 1 Macht gegen 1 Geld
exchange-points = 3 Macht gegen 2 Punkte
area-area-scoring = Gebietswertung
money-money-scoring = Geldwertung
shipping-shipping = Schifffahrtsleiste

mat-lake = See
    .full = Völkertableau See
mat-forest = Wald
    .full = Völkertableau Wald
mat-wasteland = Ödland
    .full = Völkertableau Ödland
mat-desert = Wüste
    .full = Völkertableau Wüste
mat-swamp = Sumpf
    .full = Völkertableau Sumpf

faction-djinni = Flaschengeister
faction-sea-bears = Seebären
faction-fairies = Feen
faction-druids = Druiden
faction-golems = Golems
faction-ifrit = Ifrit
faction-desert-daughters = Wüstentöchter
faction-sand-cats = Feline
faction-leprechauns = Kobolde
faction-inventors = Erfinderinnen

palace-djinni-left = Linker Palast der Flaschengeister
palace-djinni-right = Rechter Palast der Flaschengeister
palace-sea-bears-left = Linker Palast der Seebären
palace-sea-bears-right = Rechter Palast der Seebären
palace-fairies-left = Linker Palast der Feen
palace-fairies-right = Rechter Palast der Feen
palace-druids-left = Linker Palast der Druiden
palace-druids-right = Rechter Palast der Druiden
palace-golems-left = Linker Palast der Golems
palace-golems-right = Rechter Palast der Golems
palace-ifrit-left = Linker Palast der Ifrit
palace-ifrit-right = Rechter Palast der Ifrit
palace-desert-daughters-left = Linker Palast der Wüstentöchter
palace-desert-daughters-right = Rechter Palast der Wüstentöchter
palace-sand-cats-left = Linker Palast der Felinen
palace-sand-cats-right = Rechter Palast der Felinen
palace-leprechauns-left = Linker Palast der Kobolde
palace-leprechauns-right = Rechter Palast der Kobolde
palace-inventors-left = Linker Palast der Erfinderinnen
palace-inventors-right = Rechter Palast der Erfinderinnen

bonus-money = 6 Geld
    .full = Vorteilsplättchen 6 Geld
bonus-money-power = 3 Geld und 3 Macht
    .full = Vorteilsplättchen 3 Geld und 3 Macht
bonus-ship = Schiff
    .full = Vorteilsplättchen Schiff
bonus-spade = Spaten
    .full = Vorteilsplättchen Spaten
bonus-houses = Häuser
    .full = Vorteilsplättchen Häuser
bonus-trading-posts = Kontore
    .full = Vorteilsplättchen Kontore
bonus-palaces = Paläste
    .full = Vorteilsplättchen Paläste
bonus-shipping = Schifffahrt
    .full = Vorteilsplättchen Schifffahrt

round-tile-house-1 = Haus
    .full = Rundenwertung Haus
round-tile-house-2 = Haus (zweites)
    .full = Rundenwertung Haus (zweites)
round-tile-trading-post-1 = Kontor
    .full = Rundenwertung Kontor
round-tile-trading-post-2 = Kontor (zweites)
    .full = Rundenwertung Kontor (zweites)
round-tile-palace = Palast
    .full = Rundenwertung Palast
round-tile-city = Stadt
    .full = Rundenwertung Stadt
round-tile-shipping = Schifffahrt
    .full = Rundenwertung Schifffahrt
round-tile-spade = Spaten
    .full = Rundenwertung Spaten

power-action-bridge-3 = Brücke für 3
    .full = Machtaktion Brücke für 3
power-action-bridge-4 = Brücke für 4
    .full = Machtaktion Brücke für 4
power-action-shipping = Schifffahrt
    .full = Machtaktion Schifffahrt
power-action-money = 7 Geld
    .full = Machtaktion 7 Geld
power-action-spade = 1 Spaten
    .full = Machtaktion 1 Spaten
power-action-spades = 2 Spaten
    .full = Machtaktion 2 Spaten

city-money = 6 Geld und 5 Punkte
    .full = Stadtplättchen 6 Geld und 5 Punkte
city-points = 9 Punkte
    .full = Stadtplättchen 9 Punkte
city-power = 8 Macht und 6 Punkte
    .full = Stadtplättchen 8 Macht und 6 Punkte
city-shipping = Schifffahrt und 4 Punkte
    .full = Stadtplättchen Schifffahrt und 4 Punkte

side-2-4 = Spielplan für 2 bis 4 Personen
side-2 = Spielplan für die Varianten zu zweit

status-stand-in = Ersatzspielplan: Der offizielle liegt uns nicht vor; deinen eigenen nimmst du mit der Option „Spielplan“.
status-stand-in-mat = Ersatzwerte auf den Tableaus; deine eigenen nimmst du mit der Option „Tableauwerte“.
status-stand-in-copy = Welche zwei Rundenwertungen doppelt vorkommen, ist nicht bekannt; diese ist unsere Annahme.

tally-round-scoring = Rundenwertung
tally-city = Städte
tally-bonus = Vorteilsplättchen
tally-faction = Volk
tally-palace = Paläste
tally-shipping = Schifffahrt
tally-exchange = Machttausch
tally-money = Geldwertung
tally-area = Gebietswertung
