# Warum ein Zug geraten wird: was jeder Teil der Schätzung gewinnt oder verliert, in Punkten.
feature-money = { $n } durch Geld
feature-bowl-3 = { $n } durch Macht in Schale III
feature-bowl-2 = { $n } durch Macht in Schale II
feature-leftovers = { $n } durch Geld, das am Ende übrig ist
feature-income = { $n } durch Einkommen
feature-holdings = { $n } durch Fähigkeiten von Volk, Palästen und Vorteilsplättchen
feature-passing = { $n } durch das, was Passen bringt
feature-round-bonus = { $n } durch das nächste Vorteilsplättchen
feature-area = { $n } durch das größte Gebiet am Ende
feature-cities = { $n } durch eine entstehende Stadt
feature-scoring-tiles = { $n } durch kommende Rundenwertungen
feature-room = { $n } durch Platz zum Bauen
feature-neighbours = { $n } durch Nachbarn
feature-shipping = { $n } durch Schifffahrt
feature-pending = { $n } durch das, was deine nächsten Entscheidungen bringen oder kosten
