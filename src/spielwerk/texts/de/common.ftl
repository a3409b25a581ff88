# Was jedes Spiel sagt. Die eigenen Texte der Spiele liegen bei ihren Regeln.

line = { $head }: { $body }

refusal-game-over = Die Partie ist zu Ende.
refusal-no-such-move = Einen solchen Zug gibt es in diesem Spiel nicht.
refusal-not-asked-now = Das kannst du gerade nicht wählen. Jetzt steht an: { $question }.
refusal-unknown-notation = „{ $notation }“ ist kein Zug dieses Spiels.

event-automatic = { $seat }: { $move } (nichts anderes war möglich)
event-lapsed = { $seat } kann hier nichts tun, daher entfällt: { $question }

option-drawn = zufällig gezogen

# Warum ein Zug geraten wird: Punkte (mit Vorzeichen), die eine Schätzung des Endstands gewinnt oder verliert.
feature-points = { $n } Punkte sofort
