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
