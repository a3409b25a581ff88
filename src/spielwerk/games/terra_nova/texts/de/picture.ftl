# Beschriftungen des Tisches im Terminal.

picture-title = Runde { $n }, { $phase } · Reihenfolge { $order }
picture-signs = ′ umgewandelt   * Stadt   ° neutrales Haus   + Hausmarkierung
picture-bridges = Brücken
picture-free-sites = Freie Brückenplätze
picture-faction = Volk
picture-vp = Punkte
picture-money = Geld
picture-power = Macht I / II / III
picture-shipping = Schifffahrt
picture-stock = Gebäude auf dem Tableau
picture-pieces = Brücken
picture-area = größtes Gebiet
picture-income = Einkommen des Tableaus
picture-bonus = Vorteilsplättchen
picture-cities = Städte
picture-rounds = Rundenwertung
picture-actions = Machtaktionen
picture-bonuses = Vorteilsplättchen
