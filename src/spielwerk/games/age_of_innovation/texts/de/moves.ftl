# Antworten, kurz und im Infinitiv: So stehen sie auf Knöpfen und im Protokoll.

move-take-set = { $faction-key ->
        [none] Das Set mit dem Planungstableau { $board } nehmen
       *[other] Das Set { $board }, { $faction }, Rundenbonus „{ $bonus }“ nehmen
    }
move-draft-board = Das Planungstableau { $board } wählen
move-draft-faction = Die Gemeinschaft { $faction } wählen
move-draft-palace = { $palace } wählen
move-draft-bonus = Den Rundenbonus „{ $bonus }“ wählen
move-place = { $building } auf { $hex } einsetzen
move-stop = Hier aufhören
move-build = Auf { $hex } eine Werkstatt bauen
move-transform = { $hex } in { $terrain } umwandeln
move-tunnel = Einen Tunnel nach { $hex } graben
move-fly = Nach { $hex } fliegen
move-upgrade = { $hex } { $building-key ->
        [palace] zum
       *[other] zur
    } { $building } aufwerten
move-downgrade = Die Schule auf { $hex } zur Gilde zurückbauen
move-advance = { $track-key ->
        [shipping] Die Schifffahrt
       *[terraforming] Die Umwandlung
    } verbessern
move-innovate = Die Erfindung „{ $innovation }“ machen
move-send-scholar = Einen Gelehrten für { $n } Schritte in { $discipline } entsenden
move-return-scholar = Einen Gelehrten für 1 Schritt in { $discipline } zurücklegen
move-power-action = Die Machtaktion „{ $power-action }“ nutzen
move-book-action = Die Buchaktion „{ $book-action }“ nutzen
move-use = Die Sonderaktion von „{ $component }“ nutzen
move-bridge = Die Brücke { $site } bauen
move-annex = Einen Anbau an { $hex } legen
move-pass = { $bonus-key ->
        [none] Passen
       *[other] Passen und den Rundenbonus „{ $bonus }“{ $coins ->
            [0] {""}
           *[other] {" "}mit { $coins } Geld
        } nehmen
    }
move-convert = { $conversion } tauschen
move-sacrifice = Einen Machtstein opfern: Ein anderer wandert von Schale II in Schale III
move-span = Über das Flussfeld { $hex } hinweg eine Stadt gründen
move-end = Den Zug beenden
move-accept = Die Macht annehmen
move-decline = Auf die Macht verzichten
move-book = Ein Buch der Disziplin { $discipline } nehmen
move-pay = Mit einem Buch der Disziplin { $discipline } bezahlen
move-step = In { $discipline } aufsteigen
move-use-key = Einen Stadtschlüssel einsetzen
move-keep-key = Den Stadtschlüssel behalten
move-take-palace = { $palace } nehmen
move-take-competency = Die Kompetenz „{ $competency }“ nehmen ({ $discipline }: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }{ $books ->
        [0] {""}
        [one] , { $books } Buch
       *[other] , { $books } Bücher
    })
move-take-city = Den Stadtmarker „{ $city }“ nehmen
move-first = Als Nächstes: { $reward }

# Mehrere Antworten in einer Wahl.
move-settle = { $hex } in { $terrain } umwandeln und dort eine Werkstatt bauen
