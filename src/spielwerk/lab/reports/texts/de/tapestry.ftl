# Wie die Spalten der Tabelle `seats` heißen: was am Ende vor einem Platz lag.

column-city_lines = volle Reihen und Spalten der Hauptstadt
column-city_worth = Punkte der Hauptstadt in einem Einkommenszug
column-resources_food = Nahrung
column-resources_coin = Münzen
column-resources_worker = Arbeiter
column-resources_culture = Kultur
column-positions_exploration = Leiste: Entdeckung
column-positions_technology = Leiste: Technologie
column-positions_science = Leiste: Wissenschaft
column-positions_military = Leiste: Militär
column-positions_arts = Leiste: Künste
column-buildings_farm = Bauernhöfe in der Hauptstadt
column-buildings_market = Märkte in der Hauptstadt
column-buildings_house = Häuser in der Hauptstadt
column-buildings_armory = Waffenschmieden in der Hauptstadt
column-cards = Karten auf der Hand
column-under_mat = Karten unter dem Tableau
column-charmed = verzauberte Karte auf dem Tableau
column-ally = verbündeter Sitz
column-outposts = Außenposten im Vorrat
column-territories = Gebiete
column-toppled = gestürzte Außenposten
column-era = begonnene Einkommenszüge
column-finished = fertig
column-choice_civilizations = Zivilisationen zur Wahl

# Was der Aufbau gezogen hat und kein Name einer Option ist.
fact-tech_display = Offene Techkarten

# Was daran gezählt wird, wie ein Platz spielt (Tabelle `habits`).

habit-resources-left-after-era-1 = übrige Rohstoffe nach Ära 1
habit-steps-on-tracks-after-era-1 = Schritte auf Leisten nach Ära 1
habit-income-buildings-after-era-1 = Einkommensgebäude nach Ära 1
habit-territories-after-era-1 = Gebiete nach Ära 1
habit-techs-after-era-1 = Techkarten nach Ära 1
habit-resources-left-after-era-2 = übrige Rohstoffe nach Ära 2
habit-steps-on-tracks-after-era-2 = Schritte auf Leisten nach Ära 2
habit-income-buildings-after-era-2 = Einkommensgebäude nach Ära 2
habit-territories-after-era-2 = Gebiete nach Ära 2
habit-techs-after-era-2 = Techkarten nach Ära 2
habit-landmarks = Wahrzeichen
habit-techs = Techkarten
habit-territories = Gebiete
habit-rows-and-columns-of-the-capital = Reihen und Spalten der Hauptstadt
habit-achievements = Errungenschaften
