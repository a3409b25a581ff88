# Was die Befehlszeile neben den Texten eines Spiels sagt.

cli-other-set-up = Der Startwert { $seed } zieht mit dieser Engine einen anderen Aufbau: Dieser ist von Hand gelegt, oder eine Engine mit anderen Bestandteilen hat ihn gezogen.
cli-asked = { $seat } ist gefragt: { $text } (Punkte: { $scores })
cli-with-each = Bei jeder dieser Antworten · { $text }
cli-over = Das Spiel ist zu Ende; gewonnen { $n ->
        [one] hat
       *[other] haben
    } { $winners }. Punkte: { $scores }
cli-log = Die letzten Antworten
cli-legal = „{ $notation }“ ist erlaubt.
cli-refused = „{ $notation }“ ist nicht erlaubt:
cli-nearest = Am nächsten: { $names }
cli-fund = Erlaubt wird es nach: { $run }
cli-score = Punkte nach Herkunft
cli-total = Summe
cli-welcome = Antworten in Notation oder mit ihrer Nummer eingeben; „help“ zeigt, was es sonst gibt.
cli-help =
    moves          die Antworten, nummeriert, mit Kosten und Ertrag
    NUMMER         die Antwort mit dieser Nummer
    NOTATION       die Antwort in Worten, zum Beispiel „build C5“
    why NOTATION   ob sie erlaubt ist, und wenn nicht, alle Gründe
    hint           die besten drei Züge, und warum
    show           der Tisch
    undo           die letzte Antwort zurücknehmen
    save [DATEI]   die Aufzeichnung schreiben
    quit           aufhören; eine gesicherte Aufzeichnung lässt sich fortsetzen
cli-no-number = Die Antworten haben die Nummern 1 bis { $n }; „moves“ zeigt sie.
cli-undone = Zurückgenommen.
cli-nothing-to-undo = Es gibt nichts, was sich zurücknehmen ließe.
cli-save-where = Bitte sagen, wohin: save DATEI
cli-saved = Die Aufzeichnung liegt in { $file }.

cli-game = { $game } (Regeln { $rules }; Engine { $engine })
cli-option = Option
cli-default = Vorgabe
cli-values = Werte
cli-meaning = wozu sie dient
cli-list = Liste aus: { $values }

cli-cases = { $n ->
        [one] Ein Fall
       *[other] { $n } Fälle
    }, { $failed ->
        [0] alle grün
       *[other] { $failed } gescheitert
    }.
cli-coverage = { $n } Einträge im Verzeichnis, { $gaps ->
        [0] keiner ohne Fall
       *[other] { $gaps } ohne Fall
    }.
cli-gaps = Ohne Fall in { $folder }: { $names }
cli-no-case = kein Fall
cli-verify-compare = Startwert { $seed } und Nonce ergeben die Festlegung { $commitment }. Vergleiche sie mit der, die der Tisch zu Beginn zeigte (--commitment HASH).
cli-verify-kept = Startwert { $seed } und Nonce ergeben die Festlegung, die du notiert hast: Er stand fest, als das Spiel begann.
cli-verify-broken = Startwert { $seed } und Nonce ergeben die Festlegung { $commitment }, notiert hast du { $noted }: Das ist nicht der versprochene Startwert.
cli-verify-none = Die Aufzeichnung hat keine Nonce: Niemand hat ihren Startwert { $seed } vorher festgelegt.
cli-verify-drawn = Der Startwert zieht genau diesen Aufbau, jeden Stapel und alles, was später gezogen wird.
cli-verify-answers = { $n ->
        [one] Die eine Antwort ist
       *[other] Alle { $n } Antworten sind
    } erlaubt, jede zu ihrer Zeit.
