# Beschriftungen des Tisches im Terminal.

picture-title = Runde { $n }, { $phase } · Reihenfolge { $order } · Regeln { $rules }
picture-signs = ′ umgewandelt   ° neutrales Gebäude   + Anbau   * Stadt
picture-bridges = Brücken
picture-free-sites = Freie Brückenplätze
picture-faction = Gemeinschaft
picture-board = Planungstableau
picture-vp = Punkte
picture-coins = Geld
picture-tools = Werkzeuge
picture-scholars = Gelehrte (Vorrat)
picture-books = Bücher
picture-power = Macht I / II / III
picture-science = Wissen
picture-shipping = Schifffahrt
picture-spade-price = Werkzeuge je Spaten
picture-stock = Gebäude im Vorrat
picture-pieces = Schlüssel / Anbauten / Brücken
picture-area = größtes Gebiet
picture-income = Einkommen
picture-bonus = Rundenbonus
picture-palace = Palast
picture-competencies = Kompetenzen
picture-innovations = Erfindungen
picture-cities = Städte
picture-rounds = Rundenwertung
picture-actions = Aktionen
picture-bonuses = Rundenboni
picture-palaces = Paläste
picture-automa = Automa
picture-automa-cards = { $drawn } von { $n } Karten gezogen
picture-offered = zur Auswahl
picture-book-cost = { $n ->
    [one] { $n } Buch
   *[other] { $n } Bücher
}
