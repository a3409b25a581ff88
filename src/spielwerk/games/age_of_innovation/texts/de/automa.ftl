# Die Automa, die Gegnerin für eine oder zwei Personen: ihre Karten, und warum sie tut, was sie tut.

kind-automa-card = Automakarte
kind-automa-faction = Automa-Gemeinschaft
kind-automa-level = Automa-Stufe

automa-card-1 = Karte ★1
automa-card-2 = Karte ★2
automa-card-3 = Karte ★3
automa-card-4 = Karte ★4
automa-card-5 = Karte ★5
automa-card-6 = Karte ★6
automa-card-7 = Karte 7
automa-card-8 = Karte 8
automa-card-9 = Karte 9
automa-card-10 = Karte 10
automa-card-11 = Karte 11
automa-card-12 = Karte 12
automa-card-13 = Karte 13
automa-card-14 = Karte 14

automa-faction-simpletons = Unscheinbare
automa-faction-kuddlers = Kuschler
automa-faction-druids = Druiden
automa-faction-racelings = Sprinter
automa-faction-wanderers = Wanderer
automa-faction-mimics = Nachahmer
automa-faction-powermongers = Machthändler

automa-level-automalein = Automalein
automa-level-automa = Automa
automa-level-automaechtig = Automächtig
automa-level-ultoma = Ultoma
automa-level-alptrauma = Alptrauma

tally-automa-cards = Automakarten
status-automa = Das offizielle Automa-Heft lag nicht vor: Die Kartendaten stammen aus einer öffentlichen Hilfs-App, strittige Punkte folgen unseren Entscheidungen.

## Optionen

option-automa = Automa
    .help = Eine Gegnerin, die nach Karten spielt: für eine Person, oder als Dritte an einem Tisch für zwei. „Personen“ zählt dann nur die Menschen. Symbionten, Verwüster und Gognome fehlen: Was auf ihren Karten steht, ist nicht bekannt.
option-automa-none = keine
option-automa-simpletons = Unscheinbare
option-automa-kuddlers = Kuschler
option-automa-druids = Druiden
option-automa-racelings = Sprinter
option-automa-wanderers = Wanderer
option-automa-mimics = Nachahmer
option-automa-powermongers = Machthändler
option-automa_level = Automa-Stufe
    .help = Von 1 (Automalein) bis 5 (Alptrauma): weitere Schifffahrt, mehr Punkte, mehr Karten.

refusal-automa-missing = Die Automa-Gemeinschaft { $faction } ist nicht spielbar: Was auf ihrer Karte steht, ist nicht bekannt.
refusal-automa-needed = Allein spielst du gegen die Automa; die Option „Automa“ wählt ihre Gemeinschaft.
refusal-automa-people = Mit der Automa spielen eine oder zwei Personen, nicht { $n }.
refusal-automa-for-two = Zu zweit spielt die Automa die Unscheinbaren, nicht { $faction }.
refusal-automa-draft = Mit der Automa gibt es keinen Draft.
refusal-terrain-taken = { $terrain } ist schon jemandes Heimat.

## Fragen und Antworten

question-take-board = Welches Planungstableau nimmst du? Neben jedem liegen zwei Gemeinschaften.
    .title = Planungstableau wählen
question-take-faction = Welche der beiden Gemeinschaften spielst du?
    .title = Gemeinschaft wählen
question-automa-terrain = Auf welcher Landschaft lebt die Automa?
    .title = Landschaft der Automa wählen
question-automa-turn = Die Automa ist am Zug: Sie zieht eine Karte und tut, was darauf steht.
    .title = Zug der Automa

move-take-board = Das Planungstableau { $board } nehmen
move-automa-terrain = Die Automa auf { $terrain } ansiedeln
move-automa-turn = Zug der Automa

help-automa = In jedem ihrer Züge zieht die Automa eine Karte. Deren Zeilen sagen, was sie tut; die Hilfshälfte der Karte davor sagt, wie sie wählt. Sie zahlt nichts, bekommt keine Ressourcen und entscheidet nichts. Zieht sie als eine der letzten beiden eine Karte mit dem Passsymbol oder hat sie keine mehr, passt sie und bekommt die Punkte der Rundenwertung. Jede Runde kommt eine Karte dazu.
    .title = Die Automa
    .rule = AoI Automa-Heft
help-automa-choosing = Jede Wahl folgt einer Liste: Jede Zeile behält, was nach ihr am besten ist, bis eines übrig bleibt. Zuletzt entscheidet die Richtung: von links oben nach rechts und unten oder von rechts unten nach links und oben, und die Zahl auf der Karte sagt, das wievielte sie nimmt. Sind es weniger, zählt sie von vorn weiter.
    .title = Wie die Automa wählt
    .rule = AoI Automa-Heft
help-take-board = Allein wählst du aus drei Planungstableaus mit je zwei Gemeinschaften. Den Rundenbonus wählst du nach den ersten Werkstätten.
    .rule = AoI Automa-Heft
help-take-faction = Die andere kommt zurück in die Schachtel.
    .rule = AoI Automa-Heft
help-automa-terrain = Du wählst die Heimat der Automa; sie darf niemandem sonst gehören. Danach richten sich ihre ersten Werkstätten und die Felder, die sie bevorzugt.
    .rule = AoI Automa-Heft
help-automa-turn = Hier entscheidet niemand. Nach ihrem Zug kannst du fragen, warum sie so gespielt hat.
    .rule = AoI Automa-Heft

event-drew = { $seat } zieht: { $component }
event-marked = { $seat } markiert { $hex } mit einem Machtstein
event-covered = { $seat } belegt „{ $component }“
event-sent = { $seat } entsendet einen Gelehrten für { $n } Schritte in { $discipline }
event-passed = { $seat } passt in Runde { $n }
event-laid = Liegt bereit: { $component }

## Was Karten, Gemeinschaften und Stufen sagen

when-automa-card = Aktion
when-automa-support = Hilfe für die nächste Karte
when-automa-start = Erste Werkstätten
when-automa-faction = Aktion der Gemeinschaft
when-automa-level = In den Runden 1 bis 6

automa-action-upgrade = Ein Gebäude aufwerten
automa-action-points = Punkte bekommen
automa-action-block = Eine Machtaktion und eine Buchaktion belegen
automa-action-scholar = Einen Gelehrten entsenden
automa-action-build = Umwandeln und bauen
automa-action-faction = Aktion der Gemeinschaft
automa-action-innovation = Eine Erfindung nehmen (ab Runde 3)
automa-action-step = 1 Stufe aufholen
automa-action-pass = Passen
automa-points-x = X Punkte, nach Stufe und Runde
automa-points-fixed = { $n } Punkte
automa-pass-symbol = Passsymbol: Sie passt, wenn dies eine der letzten beiden Karten ist
automa-support-marked = Von markierten Gebäuden aus; das neue wird markiert
automa-support-unmarked = Von unmarkierten Gebäuden aus; das neue wird nicht markiert
automa-support-together = Beide Gruppen zusammenführen
automa-support-terrains = Landschaften nach Liste { $list }
automa-support-right-down = Richtung: nach rechts und unten, Nummer { $n }
automa-support-left-up = Richtung: nach links und oben, Nummer { $n }
automa-support-scoring-tile = Gelehrte: die Disziplin der Rundenwertung
automa-support-catch-up = Gelehrte: aufholen
automa-support-left = Rundenbonus: der linke
automa-support-middle = Rundenbonus: der mittlere
automa-support-right = Rundenbonus: der rechte
automa-start-letters = { $marked } mit Machtstein, { $unmarked } ohne
automa-level-ship = Schifffahrt: { $rounds }
automa-level-points = X: { $rounds } Punkte
automa-level-cards = { $n } Karten in Runde 1, jede Runde eine mehr

trait-automa-faction-simpletons = Wandelt um und baut wie üblich und bekommt X Punkte. Als einzige auch zu zweit
trait-automa-faction-kuddlers = Baut so nah bei dir wie möglich, dann nach der Liste deiner Landschaft, und bekommt X+1 Punkte
trait-automa-faction-druids = Wandelt um und baut wie üblich und holt 2 Stufen in einer Disziplin auf
trait-automa-faction-racelings = Wandelt um und baut wie üblich. Passt sie als Erste, bekommt sie die Punkte der Rundenwertung doppelt
trait-automa-faction-wanderers = Wandelt irgendwo um und baut, bekommt X−1 Punkte und am Ende 2 Punkte je Gebäude
trait-automa-faction-mimics = Baut zuerst nach der Liste deiner Landschaft und bekommt X+1 Punkte
trait-automa-faction-powermongers = Baut, wo es dir die meiste Macht anbietet, und bekommt X Punkte. Immer wenn du durch ihr Bauen 2 oder mehr Macht bekommst, holt sie 1 Stufe auf

## Warum das?

automa-choice-hex = Welches Feld?
automa-choice-building = Welches Gebäude?
automa-choice-power-action = Welche Machtaktion?
automa-choice-book-action = Welche Buchaktion?
automa-choice-discipline = Welche Disziplin?
automa-choice-innovation = Welche Erfindung?
automa-choice-bonus = Welcher Rundenbonus?

automa-by-together = Bringt markierte und unmarkierte Gebäude näher zusammen
automa-by-terrain = Landschaft nach ihrer Liste
automa-by-your-terrain = Landschaft nach der Liste deiner Heimat
automa-by-closest = Am nächsten bei deinen Gebäuden
automa-by-most-power = Bietet dir am meisten Macht
automa-by-least-power = Bietet dir am wenigsten Macht
automa-by-direction = Richtung
automa-by-tile = Disziplin der Rundenwertung
automa-by-level-0 = Ihr Markierungsstein liegt noch auf Stufe 0
automa-by-gap = Kleinster Abstand zu deinem Markierungsstein
automa-by-place = Platz in der Reihe

automa-note-no-workshop = Keine Werkstatt ist übrig, deshalb wertet sie auf.
automa-note-no-hex = Kein Feld ist in Reichweite, deshalb wertet sie auf.
automa-note-beside-you = Eine Gilde ist übrig: Werkstätten neben deinen Gebäuden kommen zuerst.
automa-note-any-building = Keine Werkstatt neben dir kann zur Gilde werden: jedes Gebäude, das sich aufwerten lässt.
automa-note-no-upgrade = Nichts lässt sich aufwerten.
automa-note-all-power-covered = Alle Machtaktionen sind belegt.
automa-note-all-books-covered = Alle Buchaktionen sind belegt.
automa-note-no-discipline = Sie kann in keiner Disziplin vorrücken.
automa-note-no-space = Dort ist kein Platz für Gelehrte frei: 1 Stufe.
automa-note-no-scholar = Sie hat keinen Gelehrten mehr: 1 Stufe.
automa-note-too-early = Erfindungen nimmt sie ab Runde 3.
automa-note-innovations-full = Sie hat drei Erfindungen.
automa-note-display-empty = Keine Erfindung ist übrig.
automa-note-first-to-pass = Als Erste gepasst: die Punkte der Wertung doppelt.
