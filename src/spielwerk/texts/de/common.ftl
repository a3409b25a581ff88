# Was jedes Spiel sagt. Die eigenen Texte der Spiele liegen bei ihren Regeln.

line = { $head }: { $body }

refusal-game-over = Die Partie ist zu Ende.
refusal-no-such-move = Einen solchen Zug gibt es in diesem Spiel nicht.
refusal-not-asked-now = Das kannst du gerade nicht wählen. Jetzt steht an: { $question }.
refusal-out-of-turn = Gefragt ist jetzt { $asked }, niemand sonst.
refusal-unknown-notation = „{ $notation }“ ist kein Zug dieses Spiels.

feature-worth = { $n } durch das, was das in vielen Partien brachte
reason-by-the-end = { $n } bis zum Ende: { $tally }
reason-than-others = { $n } bis zum Ende gegenüber den anderen Zügen: { $tally }

refusal-option-unknown = Eine Option „{ $value }“ gibt es nicht. Am nächsten kommt: { $near }.
refusal-option-list = Die Option „{ $option }“ ({ $option-key }) ist eine Liste von Namen.
refusal-option-number = Die Option „{ $option }“ ({ $option-key }) ist eine ganze Zahl und nicht „{ $value }“.
refusal-option-range = Die Option „{ $option }“ ({ $option-key }) geht von { $least } bis { $most }; { $value } ist nicht möglich.
refusal-option-value = Die Option „{ $option }“ ({ $option-key }) kennt „{ $value }“ nicht. Am nächsten kommt: { $near }.
refusal-option-too-many = Die Option „{ $option }“ ({ $option-key }) nimmt hier höchstens { $most } Namen und nicht { $n }.
refusal-option-twice = Die Option „{ $option }“ ({ $option-key }) nennt „{ $value }“ zweimal.
refusal-option-data = Die Option „{ $option }“ ({ $option-key }) kann diese Daten nicht verwenden ({ $n } Fehler).
refusal-option-data-table = Die Option „{ $option }“ ({ $option-key }) ist „{ $value }“ oder eine Tabelle mit eigenen Daten.

# Was an einer Datei mit eigenen Daten nicht stimmt
refusal-data-file = Die Datei { $found } lässt sich nicht lesen.
refusal-data-missing = „{ $word }“ fehlt.
refusal-data-number = „{ $word }“ muss eine Zahl von { $least } bis { $most } sein.
refusal-data-other = Daten dieser Art erkennt man an „{ $word }“. In „{ $found }“ fehlt es, das ist also wohl etwas anderes.
refusal-data-syntax = { $line ->
    [0] „{ $found }“ ist kein { $format }.
   *[other] „{ $found }“ ist kein { $format }: Zeile { $line }, Spalte { $column } lässt sich nicht lesen.
}
refusal-data-table = Hier muss eine Tabelle stehen.
refusal-data-unknown = „{ $found }“ ist hier nicht möglich. Möglich ist: { $known }.

# Eine alte Antwort, von der nur die Notation bekannt ist.
move-as-written = Antwort: „{ $notation }“
event-automatic = { $seat }: { $move } (nichts anderes war möglich)
event-lapsed = { $seat } kann hier nichts tun, daher entfällt: { $question }

option-drawn = zufällig gezogen

# Warum ein Zug geraten wird: Punkte (mit Vorzeichen), die eine Schätzung des Endstands gewinnt oder verliert.
feature-points = { $n } Punkte sofort
