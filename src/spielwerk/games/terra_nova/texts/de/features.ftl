# Warum ein Zug geraten wird: was jeder Teil der Schätzung gewinnt oder verliert, in Punkten.
feature-money = { $n } durch Geld
feature-power = { $n } durch einsetzbare Macht
feature-income = { $n } durch Einkommen
feature-area = { $n } durch das größte Gebiet am Ende
feature-city = { $n } durch eine entstehende Stadt
feature-passing = { $n } durch das, was Passen bringt
feature-room = { $n } durch Platz zum Bauen
feature-palaces = { $n } durch Fähigkeiten der Paläste
feature-shipping = { $n } durch Schifffahrt
feature-leftovers = { $n } durch Geld, das am Ende übrig ist
