# Wie die Spalten der Tabelle `seats` heißen: was am Ende vor einem Platz lag.

column-coins = Münzen
column-tools = Werkzeuge
column-scholars = Gelehrte
column-scholar_supply = Gelehrte im Vorrat
column-books_banking = Bücher: Bankwesen
column-books_law = Bücher: Recht
column-books_engineering = Bücher: Ingenieurskunst
column-books_medicine = Bücher: Medizin
column-bowls_1 = Machtsteine in Schale I
column-bowls_2 = Machtsteine in Schale II
column-bowls_3 = Machtsteine in Schale III
column-keys = Stadtschlüssel
column-annexes = Anbauten
column-shipping = Schritte der Schifffahrtsleiste
column-shipping_value = Reichweite der Schifffahrt
column-terraforming = Schritte der Umwandlungsleiste
column-tools_per_spade = Werkzeuge je Spaten
column-levels_banking = Wissensstufe: Bankwesen
column-levels_law = Wissensstufe: Recht
column-levels_engineering = Wissensstufe: Ingenieurskunst
column-levels_medicine = Wissensstufe: Medizin
column-stock_workshop = Werkstätten auf dem Tableau
column-stock_guild = Gilden auf dem Tableau
column-stock_school = Schulen auf dem Tableau
column-stock_palace = Palast auf dem Tableau
column-stock_university = Universität auf dem Tableau
column-pieces_workshop = Werkstätten im Ganzen
column-pieces_guild = Gilden im Ganzen
column-pieces_school = Schulen im Ganzen
column-pieces_palace = Paläste im Ganzen
column-pieces_university = Universitäten im Ganzen
column-bridges = Brücken im Vorrat
column-passed = gepasst
column-income_tools = Einkommen des Tableaus: Werkzeuge
column-income_coins = Einkommen des Tableaus: Münzen
column-income_power = Einkommen des Tableaus: Macht
column-income_scholars = Einkommen des Tableaus: Gelehrte
column-area = größtes Gebiet

# Was daran gezählt wird, wie ein Platz spielt (Tabelle `habits`).

habit-coins-at-the-first-pass = Münzen beim ersten Passen
habit-tokens-of-power-after-round-2 = Machtsteine nach Runde 2
habit-round-of-the-palace = Runde des Palastes
habit-cities = Städte
habit-innovations = Erfindungen
habit-books-chosen = gewählte Bücher
