# Antworten, kurz.

move-accept = Ja
move-accept-choice = Ja, { $choice }
    .button = Ja
move-activate = { $civilization } einsetzen
move-advance = Auf { $track } voranschreiten
move-arrange = Anordnen: { $arrangement }
    .button = { $arrangement }
move-gamble = { $tapestry } nehmen
move-salvage = { $tech } behalten
move-tinker = Tüfteln: { $tinkering }
move-tinker-on = Marker auf { $track } nutzen
move-back = Auf { $track } zurückgehen
move-beside = Neben die Hauptstadt stellen
move-block = Platz { $site } sperren
move-bonus = Bonus nehmen
move-build = Auf { $site } bauen
move-capital = Hauptstadt { $capital } behalten
move-civilization = { $civilization } behalten
move-column = Spalte { $n }
move-conquer = { $hex } erobern
move-convert = Nahrung tauschen gegen: { $material }
move-copy = Karte von { $of } in Ära { $n } kopieren
    .button = { $of }, Ära { $n }
move-craft = Auf Spalte { $n } des Tableaus bauen
move-decline = Nein
move-decline-choice = Nein, nicht { $choice }
    .button = Nein
move-die = Nehmen: { $die }
move-discard = { $tapestry } abwerfen
move-discard-tech = { $tech } abwerfen
move-discard-tile = { $component } abwerfen
move-done = Fertig
move-done-swapping = Nicht weiter tauschen
move-end = Zug beenden
move-explore = { $hex } erkunden
move-face = Wurf { $track } nutzen
move-gain = Erhalten: { $material }
move-give-tile = { $component } verschenken
move-hex = { $hex } wählen
move-income = Einkommen nehmen
move-invent = { $tech } erfinden
move-invent-deck = Oberste Karte des Stapels erfinden
move-keep = Karte behalten
move-keep-rows = Nichts aufwerten
move-landmark = Mit der Ecke auf { $site } bauen
move-lead = Auf { $track } anführen
move-mark = { $tech } markieren
move-no-trap = Keine Falle spielen
move-pay = Zahlen: { $material }
move-perform = Ziehen nach: { $part }
move-play = { $tapestry } spielen
move-position = Position von { $of } auf { $track } nutzen
move-predict = { $n } vorhersagen
move-repeat = Feld auf { $track } wiederholen
move-roll = Weiterwürfeln
move-rotate = { $n ->
        [0] So liegen lassen
        [1] Um 60° drehen
        [2] Um 120° drehen
        [3] Um 180° drehen
        [4] Um 240° drehen
       *[5] Um 300° drehen
    }
move-row = Reihe { $n }
move-seat = { $of } wählen
move-settle = Auf die Karte stellen: { $hex }
move-skip = Verzichten
move-skip-copy = Nichts kopieren
move-space-tile = { $component } erkunden
move-start = Auf { $track } neu beginnen
move-stay = Stehen bleiben
move-step = Kostenlos auf { $track } voranschreiten
move-stop = Aufhören und voranschreiten
move-swap = Gebäude auf { $site } tauschen
move-take = Nehmen: { $part }
move-take-landmark = { $landmark } nehmen
move-tile = { $component } nutzen
move-to = Auf Feld { $n } ziehen
move-track = { $track } wählen
move-trade = Tauschen: { $trade }
move-trap = Falle spielen
move-turn = { $n ->
        [0] So stehen lassen
       *[other] Um { $n }° drehen
    }
move-upgrade = { $tech } aufwerten
move-use = { $tech } nutzen
move-cast = { $tapestry } für 5 Punkte abwerfen
    .button = { $tapestry } abwerfen
move-circle = Kreis: { $circle }
move-host = Auf { $site } unterbringen
move-keep-card = { $tapestry } behalten
move-keep-space-tile = { $component } behalten
move-keep-tech = { $tech } behalten
move-keep-tile = { $component } behalten
move-replace = Außenposten von { $of } ersetzen: { $posture }
move-result = Nehmen: { $face }
move-submerge = { $tapestry } versenken
move-surface = { $tapestry } auf Ära 4 spielen
    .button = { $tapestry } auf Ära 4
move-create = { $masterpiece } erschaffen
move-create-deck = Oberstes Meisterstück des Stapels erschaffen
move-keep-masterpiece = { $masterpiece } behalten
move-exhibit = { $masterpiece } einsetzen
move-present = { $masterpiece } präsentieren
move-inspire = { $inspiration } auflegen
move-science-die = { $science-die } werfen
move-spy = Spionieren: { $secret }
move-spy-card = Die Karte der Ära { $n }
move-spy-tile = Die Belohnung von { $component }
move-spy-space-tile = Die Belohnung von { $component }
move-spy-position = Die Position auf { $track }
move-spy-tech = { $tech } nutzen
move-advise = { $tapestry } geben
move-let-draw = Vom Stapel ziehen lassen
move-brief = Eine Karte an { $of }
move-brief-with = { $tapestry } geben
move-infiltrate = Außenposten auf { $hex }
move-influence = Marker auf das Startgebiet von { $of }
move-hunt = Suchen: { $terrain }
move-loot = Nehmen: { $loot }
move-found = Mit { $landmark } beginnen
move-utilize = { $landmark } nutzen
move-release = Marker von { $landmark } nehmen
move-beacon = Zwei Teile gegen { $material }
move-collect = Auf dein Tableau legen
move-collect-card = { $tapestry } sammeln
move-collect-tile = { $component } sammeln
move-landmark-card = { $component } wählen
move-on-tech = Auf { $tech } stellen und die Karte aufwerten
move-isle-tile = { $component } verwenden
move-isle = Auf dein Tableau legen: { $isle }
    .button = { $isle }
move-turn-isle = { $n ->
        [0] So liegen lassen
       *[other] Um { $n }/6 drehen
    }
move-store = Auf dem Tableau aufheben
move-place-stored = { $landmark } vom Tableau bauen
