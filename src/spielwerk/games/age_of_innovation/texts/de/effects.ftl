# Was Plättchen, Tableaus und Gemeinschaften bewirken. Eine Zeile ist `wann: Wirkung, Wirkung`.

when-now = Sofort
when-start = Zu Spielbeginn
when-always = Immer
when-income = Einkommen
when-income-from-level = Einkommen ab Stufe { $level }
when-special = Sonderaktion, einmal pro Runde
when-action = Als Aktion
when-cost = Kosten
when-science-bonus = Am Rundenende für { $levels ->
        [one] jede Stufe
       *[other] je { $levels } Stufen
    } in { $discipline }
when-on-build-workshop = Immer wenn du eine Werkstatt baust
when-on-build-guild = Immer wenn du eine Gilde baust
when-on-build-school = Immer wenn du eine Schule baust
when-on-build-palace-or-university = Immer wenn du einen Palast oder eine Universität baust
when-on-river-workshop = Immer wenn du eine Werkstatt neben einem Flussfeld baust
when-on-edge-workshop = Immer wenn du eine Werkstatt auf einem Randfeld baust
when-on-use-spade = Für jeden Spaten, den du einsetzt
when-on-knowledge-step = Für jeden Wissensschritt
when-on-send-scholar = Immer wenn du einen Gelehrten entsendest, auch für nur einen Schritt
when-on-city-tile = Immer wenn du einen Stadtmarker bekommst
when-on-found-city = Immer wenn du eine Stadt gründest
when-on-track-step = Für jeden Fortschritt bei Schifffahrt oder Umwandlung
when-on-innovation = Immer wenn du eine Erfindung machst
when-on-power-action = Immer wenn du eine Machtaktion nutzt
when-on-competency = Immer wenn du eine Kompetenz bekommst
when-on-pass = Beim Passen
when-on-tunnel = Für jeden Tunnel
when-on-fly = Für jeden Flug

cost-power = { $n } Macht
cost-books = { $n ->
        [one] { $n } beliebiges Buch
       *[other] { $n } beliebige Bücher
    }

effect-gain-coins = { $n } Geld
effect-gain-tools = { $n ->
        [one] { $n } Werkzeug
       *[other] { $n } Werkzeuge
    }
effect-gain-scholars = { $n ->
        [one] { $n } Gelehrter
       *[other] { $n } Gelehrte
    }
effect-gain-power = { $n } Macht
effect-gain-power-tokens = { $n ->
        [one] { $n } neuer Machtstein in Schale III
       *[other] { $n } neue Machtsteine in Schale III
    }
effect-gain-annexes = { $n ->
        [one] { $n } Anbau
       *[other] { $n } Anbauten
    }
effect-gain-vp = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
effect-books = { $n ->
        [one] { $n } Buch deiner Wahl
       *[other] { $n } Bücher deiner Wahl
    }
effect-points-by-players = { $two } / { $three } / { $four } / { $five } Punkte zu zweit / dritt / viert / fünft
effect-points-per-workshops = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Werkstatt auf dem Spielplan
effect-points-per-guilds = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Gilde auf dem Spielplan
effect-points-per-schools = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Schule auf dem Spielplan
effect-points-per-palaces-and-universities = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Palast und Universität auf dem Spielplan
effect-points-per-city-tiles = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Stadtmarker
effect-points-per-weakest-level = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Stufe in deiner schwächsten Disziplin
effect-points-per-two-best-levels = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Stufe in deinen beiden stärksten Disziplinen
effect-table-areas = { $points } Punkte ab { $n } getrennten Siedlungsgebieten
effect-table-bridges = { $points } Punkte ab { $n ->
        [one] { $n } Brücke
       *[other] { $n } Brücken
    }
effect-table-buildings = { $points } Punkte ab { $n } Gebäuden
effect-steps = { $n ->
        [one] { $n } Wissensschritt in einer Disziplin deiner Wahl
       *[other] { $n } Wissensschritte, jeder in einer Disziplin deiner Wahl
    }
effect-steps-in-one = { $n } Wissensschritte in einer einzigen Disziplin deiner Wahl
effect-step-in-each = 1 Wissensschritt in jeder Disziplin
effect-steps-banking = { $n ->
        [one] { $n } Wissensschritt
       *[other] { $n } Wissensschritte
    } in Bankwesen
effect-steps-law = { $n ->
        [one] { $n } Wissensschritt
       *[other] { $n } Wissensschritte
    } in Recht
effect-steps-engineering = { $n ->
        [one] { $n } Wissensschritt
       *[other] { $n } Wissensschritte
    } in Ingenieurskunst
effect-steps-medicine = { $n ->
        [one] { $n } Wissensschritt
       *[other] { $n } Wissensschritte
    } in Medizin
effect-steps-per-schools = 1 Wissensschritt in einer Disziplin deiner Wahl je Schule auf dem Spielplan
effect-steps-per-shapes = 1 Wissensschritt in einer Disziplin deiner Wahl je Gebäudeform auf dem Spielplan
effect-terraform-and-build = Umwandeln und Bauen mit { $n } kostenlosen Spaten
effect-spades = { $n } Spaten, ohne zu bauen
effect-spades-and-free-workshop = Umwandeln und Bauen mit { $n } kostenlosen Spaten und einer kostenlosen Werkstatt, auch auf einem anderen Feld
effect-bridges = { $n ->
        [one] { $n } Brücke bauen
       *[other] { $n } Brücken bauen
    }
effect-competency = 1 Kompetenz deiner Wahl
effect-city-tile = 1 Stadtmarker deiner Wahl
effect-neutral-workshop = eine neutrale Werkstatt einsetzen (Machtwert 1)
effect-neutral-guild = eine neutrale Gilde einsetzen (Machtwert 2)
effect-neutral-school = eine neutrale Schule einsetzen (Machtwert 2)
effect-neutral-palace = einen neutralen Palast einsetzen (Machtwert 3), ohne Palastplättchen
effect-neutral-university = eine neutrale Universität einsetzen (Machtwert 3), ohne Kompetenz
effect-neutral-tower = einen neutralen Turm einsetzen (Machtwert 2)
effect-neutral-monument = ein neutrales Monument einsetzen (Machtwert 4; eine Stadt mit ihm braucht nur 2 Gebäude)
effect-guild-anywhere = eine Gilde auf ein freies Feld deiner Heimatlandschaft setzen, in Reichweite oder nicht
effect-raise-guild = eine Werkstatt kostenlos zur Gilde aufwerten
effect-downgrade = eine Schule zur Gilde zurückbauen, was als Bau der Gilde gilt
effect-track-shipping = { $n ->
        [one] { $n } kostenloser Fortschritt
       *[other] { $n } kostenlose Fortschritte
    } bei der Schifffahrt
effect-track-terraforming = { $n ->
        [one] { $n } kostenloser Fortschritt
       *[other] { $n } kostenlose Fortschritte
    } beim Umwandeln
effect-another-action = eine weitere Aktion im selben Zug
effect-any-order = in einer Reihenfolge deiner Wahl

passive-tunnel = beim Umwandeln und Bauen darfst du für 1 Werkzeug genau 1 Land- oder Flussfeld überspringen
passive-flight = beim Umwandeln und Bauen darfst du für 1 Gelehrten bis zu { $n } Land- oder Flussfelder überspringen
passive-land-bridges = als Aktion 1 Brücke für 1 Werkzeug, auch über Land
passive-power-discount = Machtaktionen kosten { $n } Macht weniger
passive-bonus-levels = beim Wissensbonus gilt deine Stufe als um { $n } höher
passive-city-power-discount = deine Städte brauchen { $n } Machtwert weniger
passive-river-cities = zwischen den Gebäuden einer neuen Stadt darf 1 Flussfeld liegen, wenn du willst
passive-extra-shipping = Schifffahrt +{ $n } in der Aktionsphase, bis du passt
passive-competency-books = { $n ->
        [one] { $n } weiteres Buch
       *[other] { $n } weitere Bücher
    } ihrer Disziplin mit jeder Kompetenz

trait-board-desert = 1 Spaten nach den ersten Gebäuden, ohne zu bauen
trait-board-plains = der Fortschritt beim Umwandeln kostet 1 Geld statt 5
trait-board-swamp = 3 Machtsteine in Schale I und 9 in Schale II statt 5 und 7
trait-board-lake = die Schifffahrt beginnt bei 1, Stufe 2 bringt dann 3 Punkte und Stufe 3 bringt 2 Bücher
trait-board-forest = 4 Machtsteine in Schale I und 8 in Schale II statt 5 und 7
trait-board-mountain = deine erste Gilde bringt 3 Geld statt 2
trait-board-wasteland = deine zweite Erfindung braucht kein zusätzliches Buch
trait-faction-inventors = 1 Kompetenz deiner Wahl nach den ersten Werkstätten
trait-faction-monks = statt zweier Werkstätten als Letztes deine Universität, samt ihrer Kompetenz
trait-faction-omar = zu den beiden Werkstätten ein neutraler Turm (Machtwert 2), in beliebiger Reihenfolge
trait-competency-annexes = einen Anbau an ein Gebäude legen, dessen Machtwert dadurch um 1 steigt und das für eine Stadt als 2 Gebäude zählt

status-confirmed = Anhand mehrerer Quellen geprüft.
status-wasteland-book = Die Regel sagt nicht, welches Buch es zu Beginn gibt; freie Wahl, wie auf dem gedruckten Tableau.
status-revision-1-2 = Vom Verlag im September 2024 geändert; die Option „Regelversion“ legt fest, was gilt.
status-revision-1-2-moles = Vom Verlag im September 2024 geändert: 2 Punkte mehr als Personen am Tisch; nach anderer Lesart zählen nur die anderen.
status-bridges-inferred = Die Brückenplätze dieser Seite sind aus dem Lauf der Flüsse erschlossen, und vier äußere Flussfelder sind unsicher.
