# Was Plättchen, Tableaus und Völker bewirken. Eine Zeile ist `wann: Wirkung, Wirkung`.

when-now = Sofort
when-start = Zu Spielbeginn
when-always = Immer
when-income = Einkommen
when-special = Einmal pro Runde als Aktion
when-action = Als Aktion, beliebig oft
when-cost = Kosten
when-on-build-house = Immer wenn du ein Haus baust
when-on-build-post = Immer wenn du in ein Kontor aufwertest
when-on-build-palace = Immer wenn du in einen Palast aufwertest
when-on-use-spade = Für jeden Spaten, den du einsetzt
when-on-found-city = Immer wenn du eine Stadt gründest
when-on-shipping-step = Für jede Verbesserung der Schifffahrt
when-on-pass = Beim Passen
when-on-others-house = Immer wenn ein anderes Volk irgendwo ein Haus baut
when-on-others-upgrade = Immer wenn ein anderes Volk ein Gebäude aufwertet

cost-power = { $n } Macht

effect-gain-money = { $n } Geld
effect-gain-power = { $n } Macht
effect-gain-vp = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
effect-gain-money-by-players = { $two } Geld zu zweit, sonst { $more }
effect-gain-power-by-players = { $two } Macht zu zweit, sonst { $more }
effect-points-per-houses = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Haus auf dem Spielplan
effect-points-per-trading-posts = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Kontor auf dem Spielplan
effect-points-per-palaces = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Palast auf dem Spielplan
effect-points-per-shipping = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Schritt auf der Schifffahrtsleiste
effect-points-per-edge-settlements = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Ansiedlung mit einem Gebäude am Rand
effect-points-per-inland-buildings = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Gebäude, das nicht am Fluss liegt
effect-power-per-settlements = { $n } Macht je Ansiedlung
effect-table-trading-posts = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ab { $n ->
        [one] { $n } Kontor
       *[other] { $n } Kontoren
    }
effect-spades = Bewohnbar machen und Bauen mit { $n } kostenlosen Spaten
effect-spades-for-two = Bewohnbar machen mit { $n } kostenlosen Spaten auf einer oder zwei Landschaften, dann darfst du ein Haus bauen
effect-transform-next-door = Mache eine benachbarte Landschaft auf demselben Kontinent kostenlos bewohnbar, dann darfst du dort ein Haus bauen
effect-bridge = Baue eine Brücke, ohne Geld zu bezahlen
effect-shipping = Verbessere deine Schifffahrt um 1
effect-house-anywhere = Baue ein kostenloses Haus auf ein beliebiges Feld deiner Heimatlandschaft
effect-house-at-edge = Du darfst eine beliebige unbebaute Landschaft am Rand kostenlos bewohnbar machen und dort kostenlos ein Haus bauen
effect-post-in-reach = Mache eine beliebige Landschaft in Reichweite bewohnbar und setze kostenlos ein Kontor darauf
effect-raise-post = Werte kostenlos ein Haus in ein Kontor auf

passive-extra-shipping = Reichweite um { $n } Flussfeld größer, nicht in der Schlusswertung
passive-power-discount = Machtaktionen kosten { $n } Macht weniger
passive-city-value-discount = Für eine Stadt reicht ein um { $n } kleinerer Stadtwert
passive-river-cities = Du darfst Städte über { $n } Flussfeld hinweg gründen
passive-one-spade = Auch weit entfernte Landschaften brauchen nur { $n } Spaten
passive-cheap-posts = Kontore kosten 7 Geld, neben einem anderen Volk 5
passive-points-exchange = Beim Machttausch darfst du auch 3 Macht gegen 2 Punkte tauschen

trait-mat = Kosten, Einkommen und Schifffahrtsleiste deines Volkes
trait-faction-desert-daughters = Du beginnst mit drei Häusern; das dritte setzt du ein, wenn alle ihre beiden gesetzt haben
