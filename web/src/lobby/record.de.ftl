# Was an einem eingelesenen Protokoll nicht stimmt
record-line = Zeile { $line }: { $what }
record-control = Die Datei enthält Zeichen, die in keinen Text gehören.
record-first-line = Ein Protokoll beginnt mit „{ $wanted }“. Diese Datei nicht, sie ist also wohl etwas anderes.
record-breaks-off = Hier bricht die Datei mitten in einer Zeile ab.
record-no-empty-line = Zwischen dem Kopf und den Antworten muss eine leere Zeile stehen.
record-not-exact = Hier steht „{ $found }“, es müsste „{ $wanted }“ sein.
record-no-header = „{ $found }“ ist keine Zeile eines Kopfes.
record-misplaced = „{ $found }“ gehört nicht hierher.
record-lacks-line = Im Kopf fehlt die Zeile „{ $wanted }“.
record-no-number = „{ $name }“ muss eine ganze Zahl bis { $most } sein, nicht „{ $found }“.
record-no-nonce = „{ $name }“ darf höchstens { $most } Buchstaben und Ziffern haben.
record-no-answer = „{ $found }“ ist keine Antwort. So sieht eine aus: „A: build C5“, vorne mit dem Buchstaben eines Platzes.
record-unknown-game = Das Spiel „{ $found }“ gibt es hier nicht.
record-unknown-rules = Die Regelfassung „{ $found }“ ist hier unbekannt, es gibt nur { $known }.
record-newer-engine = Ein neueres Spielwerk hat dieses Protokoll geschrieben (Stand { $found } des Spiels, hier ist es { $known }).
record-options = Die Optionen dieses Protokolls passen nicht zum Spiel.
record-set-up = Der Aufbau in diesem Protokoll passt nicht zum Spiel: { $said }
record-seats = Der Kopf nennt { $found ->
    [one] einen Platz
   *[other] { $found } Plätze
}, das Spiel hat aber { $wanted }.
record-after-the-end = „{ $found }“ kommt nach dem Ende des Spiels.
record-other-seat = Hier ist Platz { $asked } gefragt, es antwortet aber { $found }.
record-refused = „{ $found }“ erlauben die Regeln hier nicht.
record-other = { $said }
