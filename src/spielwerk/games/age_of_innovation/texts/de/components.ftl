# Namen: alles, was auf dem Tisch liegt, und womit gerechnet wird. `.full` sagt auch, was für ein Teil es ist.

# Arten von Spielmaterial

kind-rule = Spielregel
kind-neighbours = Nachbarschaft
kind-area = Gebietswertung
kind-science = Wissenswertung
kind-resources = Ressourcenwertung
kind-shipping = Schifffahrtsleiste
kind-terraforming = Umwandlungsleiste
kind-discipline = Wissensdisziplin
kind-map = Spielplan
map-1-3 = Spielplan für 1 bis 3
map-3-5 = Spielplan für 3 bis 5
kind-board = Planungstableau
kind-faction = Gemeinschaft
kind-revised-faction = Gemeinschaft (Regelversion 1.2)
kind-palace = Palastplättchen
kind-innovation = Erfindung
kind-competency = Kompetenz
kind-bonus = Rundenbonus
kind-round-tile = Rundenwertung
kind-final-tile = Zusatzwertung der letzten Runde
kind-power-action = Machtaktion
kind-book-action = Buchaktion
kind-city = Stadtmarker

# Landschaften im Umwandlungskreis

terrain-desert = Wüste
terrain-plains = Acker
terrain-swamp = Sumpf
terrain-lake = See
terrain-forest = Wald
terrain-mountain = Berg
terrain-wasteland = Ödnis
terrain-river = Fluss

# Gebäude

building-workshop = Werkstatt
building-guild = Gilde
building-school = Schule
building-palace = Palast
building-university = Universität
building-tower = Turm
building-monument = Monument
building-workshop-or-tower = Werkstatt oder Turm

# Ressourcen; `.counted` mit ihrer Anzahl im Akkusativ, `.listed` in Aufzählungen, wo der Nominativ anders lautet

resource-coins = Geld
    .counted = { $n } Geld
resource-tools = Werkzeuge
    .counted = { $n ->
        [one] { $n } Werkzeug
       *[other] { $n } Werkzeuge
    }
resource-scholars = Gelehrte
    .counted = { $n ->
        [one] { $n } Gelehrten
       *[other] { $n } Gelehrte
    }
    .listed = { $n ->
        [one] { $n } Gelehrter
       *[other] { $n } Gelehrte
    }
resource-power = Macht
    .counted = { $n } Macht
resource-vp = Punkte
    .counted = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
resource-power-tokens = Machtsteine
    .counted = { $n ->
        [one] { $n } Machtstein
       *[other] { $n } Machtsteine
    }
resource-keys = Stadtschlüssel
    .counted = { $n } Stadtschlüssel
resource-annexes = Anbauten
    .counted = { $n ->
        [one] { $n } Anbau
       *[other] { $n } Anbauten
    }
resource-book-banking = Bücher der Disziplin Bankwesen
    .counted = { $n ->
        [one] { $n } Buch der Disziplin Bankwesen
       *[other] { $n } Bücher der Disziplin Bankwesen
    }
resource-book-law = Bücher der Disziplin Recht
    .counted = { $n ->
        [one] { $n } Buch der Disziplin Recht
       *[other] { $n } Bücher der Disziplin Recht
    }
resource-book-engineering = Bücher der Disziplin Ingenieurskunst
    .counted = { $n ->
        [one] { $n } Buch der Disziplin Ingenieurskunst
       *[other] { $n } Bücher der Disziplin Ingenieurskunst
    }
resource-book-medicine = Bücher der Disziplin Medizin
    .counted = { $n ->
        [one] { $n } Buch der Disziplin Medizin
       *[other] { $n } Bücher der Disziplin Medizin
    }
resource-steps = Wissensschritte
    .counted = { $n ->
        [one] { $n } Wissensschritt
       *[other] { $n } Wissensschritte
    }
resource-spades = Spaten
    .counted = { $n } Spaten

# Leisten, Tauschmöglichkeiten, Belohnungen

track-shipping = Schifffahrt
track-terraforming = Umwandlung
conversion-power-scholar = 5 Macht gegen 1 Gelehrten
conversion-power-book-banking = 5 Macht gegen 1 Buch der Disziplin Bankwesen
conversion-power-book-law = 5 Macht gegen 1 Buch der Disziplin Recht
conversion-power-book-engineering = 5 Macht gegen 1 Buch der Disziplin Ingenieurskunst
conversion-power-book-medicine = 5 Macht gegen 1 Buch der Disziplin Medizin
conversion-power-tool = 3 Macht gegen 1 Werkzeug
conversion-power-coin = 1 Macht gegen 1 Geld
conversion-scholar-tool = 1 Gelehrten gegen 1 Werkzeug
conversion-tool-coin = 1 Werkzeug gegen 1 Geld
conversion-book-banking-coin = 1 Buch der Disziplin Bankwesen gegen 1 Geld
conversion-book-law-coin = 1 Buch der Disziplin Recht gegen 1 Geld
conversion-book-engineering-coin = 1 Buch der Disziplin Ingenieurskunst gegen 1 Geld
conversion-book-medicine-coin = 1 Buch der Disziplin Medizin gegen 1 Geld
reward-spades = Umwandeln und Bauen mit 2 Spaten
reward-bridges = 2 Brücken
reward-books = 2 Bücher

# Was aus den Regeln selbst kommt

rule-setup = Spielaufbau
rule-cost = Kosten
rule-conversion = Ressourcentausch
rule-sacrifice = Machtopfer
neighbours-neighbours = Macht aus der Nachbarschaft
area-area-scoring = Gebietswertung
science-banking = Wissenswertung: Bankwesen
science-law = Wissenswertung: Recht
science-engineering = Wissenswertung: Ingenieurskunst
science-medicine = Wissenswertung: Medizin
resources-resource-scoring = Ressourcenwertung
shipping-shipping = Schifffahrt
terraforming-terraforming = Umwandlung

# Wissensdisziplinen

discipline-banking = Bankwesen
    .full = Wissenstableau: Bankwesen
discipline-law = Recht
    .full = Wissenstableau: Recht
discipline-engineering = Ingenieurskunst
    .full = Wissenstableau: Ingenieurskunst
discipline-medicine = Medizin
    .full = Wissenstableau: Medizin

# Anhang I: Planungstableaus

board-desert = Wüste
    .full = Planungstableau: Wüste
board-plains = Acker
    .full = Planungstableau: Acker
board-swamp = Sumpf
    .full = Planungstableau: Sumpf
board-lake = See
    .full = Planungstableau: See
board-forest = Wald
    .full = Planungstableau: Wald
board-mountain = Berg
    .full = Planungstableau: Berg
board-wasteland = Ödnis
    .full = Planungstableau: Ödnis

# Anhang II: Gemeinschaften

faction-lizards = Echsar
faction-inventors = Erfinderinnen
faction-blessed = Gesegnete
faction-goblins = Goblins
faction-illusionists = Illusionisten
faction-felines = Kath
faction-monks = Mönche
faction-moles = Moles
faction-navigators = Navigatoren
faction-omar = Omar
faction-philosophers = Philosophen
faction-psychics = Seherinnen
revised-faction-illusionists = Illusionisten (Regelversion 1.2)
revised-faction-moles = Moles (Regelversion 1.2)
revised-faction-navigators = Navigatoren (Regelversion 1.2)

# Anhang III: Erfindungen

innovation-deus-ex-machina = Deus Ex Machina
    .full = Erfindung: Deus Ex Machina
innovation-trading-routes = Handelswege
    .full = Erfindung: Handelswege
innovation-professor = Professor
    .full = Erfindung: Professor
innovation-sewage-system = Abwassersystem
    .full = Erfindung: Abwassersystem
innovation-architecture = Architektur
    .full = Erfindung: Architektur
innovation-library = Bibliothek
    .full = Erfindung: Bibliothek
innovation-steam-engine = Dampfmaschine
    .full = Erfindung: Dampfmaschine
innovation-league-of-cities = Liga der Städte
    .full = Erfindung: Liga der Städte
innovation-telecommunication = Fernmeldewesen
    .full = Erfindung: Fernmeldewesen
innovation-steel = Stahl
    .full = Erfindung: Stahl
innovation-census = Volkszählung
    .full = Erfindung: Volkszählung
innovation-science = Wissenschaft
    .full = Erfindung: Wissenschaft
innovation-workshop = Werkstatt
    .full = Erfindung: Werkstatt
innovation-guild = Gilde
    .full = Erfindung: Gilde
innovation-school = Schule
    .full = Erfindung: Schule
innovation-university = Universität
    .full = Erfindung: Universität
innovation-palace = Palast
    .full = Erfindung: Palast
innovation-monument = Monument
    .full = Erfindung: Monument

# Anhang IV: Paläste

palace-1 = Palast 1
palace-2 = Palast 2
palace-3 = Palast 3
palace-4 = Palast 4
palace-5 = Palast 5
palace-6 = Palast 6
palace-7 = Palast 7
palace-8 = Palast 8
palace-9 = Palast 9
palace-10 = Palast 10
palace-11 = Palast 11
palace-12 = Palast 12
palace-13 = Palast 13
palace-14 = Palast 14
palace-15 = Palast 15
palace-16 = Palast 16
palace-17 = Palast 17

# Anhang V: Rundenboni

bonus-river = Flusswerkstatt
    .full = Rundenbonus: Flusswerkstatt
bonus-scholar = Gelehrter
    .full = Rundenbonus: Gelehrter
bonus-guild = Gilde
    .full = Rundenbonus: Gilde
bonus-palace-university = Palast und Universität
    .full = Rundenbonus: Palast und Universität
bonus-spade = Spaten
    .full = Rundenbonus: Spaten
bonus-bridge = Brücke
    .full = Rundenbonus: Brücke
bonus-knowledge = Wissen
    .full = Rundenbonus: Wissen
bonus-school = Schule
    .full = Rundenbonus: Schule
bonus-power-coins = 4 Macht und 2 Geld
    .full = Rundenbonus: 4 Macht und 2 Geld
bonus-coins-6 = 6 Geld
    .full = Rundenbonus: 6 Geld
bonus-none = kein Rundenbonus

# Anhang VI: Macht- und Buchaktionen

power-action-bridge = Brücke
    .full = Machtaktion: Brücke
power-action-scholar = 1 Gelehrter
    .full = Machtaktion: 1 Gelehrter
power-action-tools = 2 Werkzeuge
    .full = Machtaktion: 2 Werkzeuge
power-action-coins = 7 Geld
    .full = Machtaktion: 7 Geld
power-action-spade = 1 Spaten
    .full = Machtaktion: 1 Spaten
power-action-spades = 2 Spaten
    .full = Machtaktion: 2 Spaten
book-action-power = 5 Macht
    .full = Buchaktion: 5 Macht
book-action-coins = 6 Geld
    .full = Buchaktion: 6 Geld
book-action-guild-points = Punkte je Gilde
    .full = Buchaktion: Punkte je Gilde
book-action-knowledge = 2 Wissensschritte
    .full = Buchaktion: 2 Wissensschritte
book-action-upgrade-guild = Zur Gilde aufwerten
    .full = Buchaktion: Zur Gilde aufwerten
book-action-spades = 3 Spaten
    .full = Buchaktion: 3 Spaten

# Anhang VII: Stadtmarker

city-tools = 3 Werkzeuge
    .full = Stadtmarker: 3 Werkzeuge
city-spades = 2 Spaten
    .full = Stadtmarker: 2 Spaten
city-books = 2 Bücher
    .full = Stadtmarker: 2 Bücher
city-coins = 6 Geld
    .full = Stadtmarker: 6 Geld
city-knowledge = 1 Schritt je Disziplin
    .full = Stadtmarker: 1 Schritt je Disziplin
city-power = 8 Macht
    .full = Stadtmarker: 8 Macht
city-scholar = 1 Gelehrter
    .full = Stadtmarker: 1 Gelehrter

# Anhang VIII: Kompetenzen

competency-tool-and-step = Werkzeug und Wissensschritt
    .full = Kompetenz: Werkzeug und Wissensschritt
competency-points-and-coins = Punkte und Geld
    .full = Kompetenz: Punkte und Geld
competency-book-and-power = Buch und Macht
    .full = Kompetenz: Buch und Macht
competency-package = Sofortpaket
    .full = Kompetenz: Sofortpaket
competency-spades = Zwei Spaten
    .full = Kompetenz: Zwei Spaten
competency-annexes = Anbauten
    .full = Kompetenz: Anbauten
competency-power = Vier Macht
    .full = Kompetenz: Vier Macht
competency-scholars = Gelehrte entsenden
    .full = Kompetenz: Gelehrte entsenden
competency-tower = Turm
    .full = Kompetenz: Turm
competency-cities = Städte beim Passen
    .full = Kompetenz: Städte beim Passen
competency-edge = Randwerkstatt
    .full = Kompetenz: Randwerkstatt
competency-weakest = Schwächste Disziplin
    .full = Kompetenz: Schwächste Disziplin

# Anhang IX: Wertungsplättchen

round-tile-workshop-law = Werkstatt bauen / Recht
    .full = Rundenwertung: Werkstatt bauen
round-tile-workshop-banking = Werkstatt bauen / Bankwesen
    .full = Rundenwertung: Werkstatt bauen
round-tile-guild-law = Gilde bauen / Recht
    .full = Rundenwertung: Gilde bauen
round-tile-guild-medicine = Gilde bauen / Medizin
    .full = Rundenwertung: Gilde bauen
round-tile-school-banking = Schule bauen / Bankwesen
    .full = Rundenwertung: Schule bauen
round-tile-big-medicine = Palast oder Universität bauen / Medizin
    .full = Rundenwertung: Palast oder Universität bauen
round-tile-big-banking = Palast oder Universität bauen / Bankwesen
    .full = Rundenwertung: Palast oder Universität bauen
round-tile-spade-engineering = Spaten nutzen / Ingenieurskunst
    .full = Rundenwertung: Spaten nutzen
round-tile-knowledge-medicine = Wissensschritt / Medizin
    .full = Rundenwertung: Wissensschritt
round-tile-city-engineering = Stadtmarker erhalten / Ingenieurskunst
    .full = Rundenwertung: Stadtmarker erhalten
round-tile-track-engineering = Fortschritt bei Schifffahrt oder Umwandlung / Ingenieurskunst
    .full = Rundenwertung: Fortschritt bei Schifffahrt oder Umwandlung
round-tile-innovation-law = Erfindung machen / Recht
    .full = Rundenwertung: Erfindung machen
final-tile-workshop = Werkstatt bauen
    .full = Zusatzwertung: Werkstatt bauen
final-tile-guild = Gilde bauen
    .full = Zusatzwertung: Gilde bauen
final-tile-school = Schule bauen
    .full = Zusatzwertung: Schule bauen
final-tile-edge-workshop = Werkstatt am Rand bauen
    .full = Zusatzwertung: Werkstatt am Rand bauen

# Phasen und Wertungsblatt

phase-setup = Spielaufbau
phase-income = Phase I: Einkommen
phase-actions = Phase II: Aktionen
phase-science-bonus = Phase III: Wissensbonus und Vorbereitung
phase-over = Spielende und Schlusswertung
tally-start = Startpunkte
tally-neighbours = Abgegeben für Macht aus der Nachbarschaft
tally-round-scoring = Rundenwertungen
tally-final-round-scoring = Zusatzwertung der letzten Runde
tally-city = Stadtmarker
tally-palace = Palast
tally-innovation = Erfindungen
tally-competency = Kompetenzen
tally-round-bonus = Rundenboni
tally-faction = Gemeinschaft
tally-book-action = Buchaktionen
tally-shipping = Schifffahrtsleiste
tally-terraforming = Umwandlungsleiste
tally-science-display = Einkommen vom Wissenstableau
tally-area = Gebietswertung
tally-science = Wissenswertung
tally-resources = Ressourcenwertung
