# Wie die Spalten der Tabelle `seats` heißen: was am Ende vor einem Platz lag.

column-money = Geld
column-bowls_1 = Machtsteine in Schale I
column-bowls_2 = Machtsteine in Schale II
column-bowls_3 = Machtsteine in Schale III
column-shipping = Schritte der Schifffahrtsleiste
column-shipping_value = Reichweite der Schifffahrt
column-stock_house = Häuser auf dem Tableau
column-stock_trading_post = Kontore auf dem Tableau
column-stock_left_palace = linker Palast auf dem Tableau
column-stock_right_palace = rechter Palast auf dem Tableau
column-bridges = Brücken im Vorrat
column-passed = gepasst
column-income_money = Einkommen des Tableaus: Geld
column-income_power = Einkommen des Tableaus: Macht
column-area = größtes Gebiet

# Was daran gezählt wird, wie ein Platz spielt (Tabelle `habits`).

habit-money-at-the-first-pass = Geld beim ersten Passen
habit-tokens-of-power-after-round-2 = Machtsteine nach Runde 2
habit-round-of-the-palace = Runde des ersten Palastes
habit-palaces = Paläste
habit-cities = Städte
habit-shipping = Schifffahrt
habit-area = größtes Gebiet
