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
