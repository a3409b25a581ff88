# Warum ein Zug geraten wird: was jeder Teil der Schätzung gewinnt oder verliert, in Punkten.
feature-resources = { $n } durch das, was die Rohstoffe im Lager kaufen können
feature-income = { $n } durch Rohstoffe der kommenden Einkommenszüge
feature-scoring = { $n } durch Punkte der kommenden Einkommenszüge
feature-eras = { $n } durch Einkommenszüge, die noch kommen
feature-tracks = { $n } durch den Weg auf den Fortschrittsleisten
feature-capital = { $n } durch fast volle Reihen, Spalten und Stadtviertel
feature-territory = { $n } durch Gebiete und Platz um sie herum
feature-techs = { $n } durch Techkarten zum Aufwerten
feature-hand = { $n } durch Gobelinkarten auf der Hand
feature-abilities = { $n } durch Gobelinkarten, die in dieser Ära wirken
feature-tiles = { $n } durch Gebiets- und Weltraumteile im Vorrat
feature-achievements = { $n } durch Errungenschaften in Reichweite
feature-civilizations = { $n } durch Zivilisationen und was sie noch bringen
feature-pending = { $n } durch das, was deine nächsten Entscheidungen bringen oder kosten
