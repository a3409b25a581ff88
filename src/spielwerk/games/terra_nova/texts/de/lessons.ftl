# Die Kapitel der geführten Partie: was der Lehrer sagt.

lesson-turn = Der Zug
    .about = Was du besitzt und was du in einem Zug tust: Land bewohnbar machen und bauen.
lesson-turn-hello = Willkommen! Du lebst in der Wüste. Diese drei Häuser gehören dir. Ada wohnt im Ödland, Bruno an den Seen.
lesson-turn-money = Fast alles bezahlst du mit Geld. Du hast 16.
lesson-turn-transform = Ein Zug ist eine Aktion. E8 ist Ödland, im Landschaftskreis gleich neben der Wüste: Das braucht 1 Spaten, also 6 Geld. Wandle E8 in Wüste um.
lesson-turn-build = E8 ist jetzt Wüste, deine Heimatlandschaft. In derselben Aktion darfst du dort für 4 Geld ein Haus bauen. Baue es.
lesson-turn-scored = 2 Punkte! Das Plättchen dieser Runde belohnt jedes Haus. Jede der fünf Runden hat ein eigenes, und alle liegen offen aus.
lesson-turn-end = Bis du deinen Zug beendest, kannst du alles zurücknehmen. Beende ihn jetzt.
lesson-turn-again = Ada hat jetzt ein Kontor, Bruno hat seine Schifffahrt verbessert. Du bist wieder dran: immer eine Aktion, bis alle gepasst haben.
lesson-turn-elsewhere = Das geht, aber E8 ist nur einen Spaten entfernt und verbindet deine Häuser. Nimm E8.
lesson-turn-later = Das hat ein eigenes Kapitel. Erst ein neues Haus: Fang mit E8 an.
lesson-turn-too-early = Wer passt, ist für diese Runde fertig. Dafür gibt es noch zu viel zu tun.
lesson-turn-build-too = Du könntest es dabei belassen. Doch ein Haus bringt Einkommen und in dieser Runde Punkte. Baue auf E8.

lesson-power = Macht
    .about = Drei Schalen, Machtaktionen und was du bekommst, wenn andere neben dir bauen.
lesson-power-bowls = Deine 8 Machtsteine liegen in drei Schalen. Ausgeben kannst du nur, was in Schale III liegt: zurzeit 5.
lesson-power-moves = Jede Macht, die du bekommst, schiebt einen Stein weiter: zuerst von Schale I nach II und, wenn I leer ist, von II nach III.
lesson-power-spend = Hier liegen die Machtaktionen. Diese kostet 4 Macht und gibt 7 Geld. Nimm sie.
lesson-power-back = Die 4 Steine liegen wieder in Schale I. Ausgegebene Macht ist nicht weg, sie muss nur noch einmal durch die Schalen.
lesson-power-exchange = Vor und nach deiner Aktion darfst du Macht auch eins zu eins gegen Geld tauschen. In Schale III liegt noch ein Stein. Tausche ihn.
lesson-power-end = Beende jetzt deinen Zug.
lesson-power-used = Ada hat Macht für Schifffahrt ausgegeben. Jede Machtaktion gibt es nur einmal pro Runde, für alle zusammen.
lesson-power-neighbours = Und sieh: Bruno hat D8 aufgewertet, neben drei deiner Häuser. Für jedes davon hast du sofort 1 Macht bekommen.
lesson-power-free = Das hat dich nichts gekostet und gilt auch, wenn du schon gepasst hast. Es lohnt sich also, nah bei anderen zu wohnen.
lesson-power-other-action = Die könntest du auch nehmen. Aber dir fehlt Geld. Nimm die 7 Geld.
lesson-power-later = Das gibt für 1 Macht nur 1 Geld. Die Machtaktion gibt 7 für 4. Nimm sie zuerst.
lesson-power-not-yet = Noch nicht. Nutze erst deine Macht.
lesson-power-one-left = Moment, in Schale III liegt noch ein Stein, der zu Geld werden kann.

lesson-building = Aufwerten
    .about = Einkommen, Kontore und die beiden Paläste.
lesson-building-income = Deine Gebäude warten auf deinem Tableau und verdecken dort Einkommen. Jedes, das auf dem Spielplan steht, legt seines frei.
lesson-building-post = Ein Haus wird für 10 Geld zum Kontor, neben einem anderen Volk für nur 7. Brunos Haus auf D8 grenzt an E8. Werte E8 auf.
lesson-building-post-done = Kontore bringen jede Runde Geld und Macht. In dieser Runde gab es dafür auch 3 Punkte. Das Haus liegt wieder auf deinem Tableau und verdeckt sein Einkommen.
lesson-building-end = Beende deinen Zug.
lesson-building-palace = Ein Kontor wird für 14 Geld zum Palast. Links: jede Runde 2 Macht und einmal pro Runde benachbartes Land kostenlos bewohnbar. Rechts: Für deine Städte reicht 1 Stadtwert weniger. Wähle einen für E8.
lesson-building-palace-done = Dein Palast liegt bei deinen Plättchen. Er wirkt ab deinem nächsten Zug. In einer Partie kannst du beide Paläste bauen.
lesson-building-end-again = Beende deinen Zug.
lesson-building-other-one = Das geht, aber nimm hier bitte E8. Es liegt mitten zwischen deinen Häusern.
lesson-building-palace-now = Später. Dein Geld reicht gerade für einen Palast auf E8.
lesson-building-not-yet = Später. Jetzt geht es ums Aufwerten.

lesson-rivers = Flüsse
    .about = Reichweite, Schifffahrt und Brücken.
lesson-rivers-reach = F10 ist Wüste, aber zwischen E9 und F10 liegt Wasser. Bauen kannst du nur in Reichweite, und ohne Schifffahrt ist der Fluss die Grenze.
lesson-rivers-shipping = Ein Schritt auf der Schifffahrtsleiste kostet 8 Geld. Jeder führt dich über ein Flussfeld mehr. Verbessere deine Schifffahrt.
lesson-rivers-points = Schifffahrt bringt von sich aus Punkte, hier 2, und 2 dazu vom Plättchen dieser Runde.
lesson-rivers-end = Beende deinen Zug.
lesson-rivers-river = F10 liegt jetzt in Reichweite, ein Flussfeld entfernt, und ist schon Wüste: Du brauchst keinen Spaten. Baue dort.
lesson-rivers-end-build = F10 liegt in Reichweite von E9, ist ihm aber nicht benachbart. Für Städte macht das einen Unterschied. Beende deinen Zug.
lesson-rivers-bridge = Eine Brücke macht zwei Felder benachbart. Sie kostet 10 Geld oder als Machtaktion 3 oder 4 Macht. Du hast drei Brücken. Baue die Brücke von E9 nach F10.
lesson-rivers-joined = Jetzt sind E9 und F10 benachbart, als hätten sie eine gemeinsame Seite. Sie könnten zur selben Stadt gehören.
lesson-rivers-bridge-later = Die Brücke kommt gleich.
lesson-rivers-bridge-now = Das geht, aber dein Geld reicht gerade für die Brücke.
lesson-rivers-no-spade = Das braucht einen Spaten. F10 ist schon Wüste und braucht keinen.
lesson-rivers-not-yet = Einen Moment. Erst über den Fluss.

lesson-cities = Städte
    .about = Vier benachbarte Gebäude, Stadtwert 7 und ein Stadtplättchen zur Wahl.
lesson-cities-rule = Eine Stadt braucht vier benachbarte eigene Gebäude mit zusammen Stadtwert 7. Hier stehen drei Kontore: 2 + 2 + 2. Ein Haus zählt 1, ein Palast 3.
lesson-cities-missing = Es fehlen ein Gebäude und ein Stadtwert. C8 ist Wüste und grenzt an D7. Baue dort ein Haus.
lesson-cities-founded = Vier Gebäude, 2 + 2 + 2 + 1 = 7: Die Stadt entsteht von selbst. Was später angrenzt, gehört dazu.
lesson-cities-tile = Wähle eines deiner vier Stadtplättchen. Jedes kannst du in einer Partie einmal einsetzen. Nimm, welches du magst.
lesson-cities-scored = Obendrein gibt das Plättchen dieser Runde 5 Punkte für eine Stadt.
lesson-cities-end = Beende deinen Zug.
lesson-cities-number-too = Aufwerten erhöht Stadtwerte, aber eine Stadt braucht auch vier Gebäude. Baue das vierte auf C8.
lesson-cities-not-here = Das kostet Spaten. C8 ist schon Wüste: Baue dort.
lesson-cities-not-yet = Jetzt nicht. Zur Stadt fehlt nur ein Gebäude.

lesson-passing = Passen und Runden
    .about = Wie eine Runde endet, was du mitnimmst und wie die nächste beginnt.
lesson-passing-nothing-left = 1 Geld: In dieser Runde kannst du nichts mehr tun. Dann passt du.
lesson-passing-swap = Beim Passen tauschst du dein Vorteilsplättchen. Dein jetziges gibt vorher noch 1 Punkt für jedes deiner Häuser.
lesson-passing-pass = Dieses Plättchen bringt 6 Geld Einkommen, und es liegen schon 2 Geld darauf, weil es niemand wollte. Passe und nimm es.
lesson-passing-first = 3 Punkte für 3 Häuser. Du hast zuerst gepasst, also beginnst du die nächste Runde. Beende deinen Zug.
lesson-passing-income = Alle haben gepasst, und eine neue Runde begann mit dem Einkommen: 12 Geld und 1 Macht vom Tableau, 6 Geld vom neuen Plättchen.
lesson-passing-new-round = In Runde 3 zählt die Schifffahrt. Nach fünf Runden ist die Partie zu Ende.
lesson-passing-other-bonus = Erlaubt, aber am meisten brauchst du Geld. Nimm die 6 Geld.

lesson-final = Schlusswertung
    .about = Die letzte Runde und die Punkte, die danach kommen.
lesson-final-last = Runde 5, die letzte. Ihr Plättchen gibt 5 Punkte für einen Palast.
lesson-final-palace = Ada und Bruno haben gepasst; du darfst noch so viele Züge machen, wie du willst. 14 Geld reichen für deinen linken Palast. Werte E8 auf.
lesson-final-end = 5 Punkte. Beende deinen Zug; du bist gleich wieder dran.
lesson-final-money = Am Ende sind je 3 übrige Geld 1 Punkt wert. Macht in Schale III wird von selbst zu Geld.
lesson-final-pass = Dein Vorteilsplättchen gibt beim Passen 2 Punkte je Kontor. Zwei sind noch da. Passe; welches Plättchen du nimmst, ist jetzt gleich.
lesson-final-last-end = Das war deine letzte Aktion. Beende deinen Zug, dann beginnt die Schlusswertung.
lesson-final-area = Die größten Gruppen bringen 12, 8 und 4 Punkte. Es zählt die Reichweite, Schifffahrt verbindet also Gebäude über Flüsse. Deine Gruppe ist die größte.
lesson-final-over = Öffne das Ergebnis und sieh, woher alle Punkte kamen. Jetzt kennst du das ganze Spiel.
lesson-final-middle-one = Das geht, aber werte hier bitte E8 zum linken Palast auf.
lesson-final-palace-first = Erst der Palast auf E8: 5 Punkte.
lesson-final-one-more = Halt: 5 Punkte sind noch drin.
lesson-final-automatic = Das geschieht am Ende von selbst.

lesson-game = Deine Partie
    .about = Eine echte Partie in Runde 2, halb begonnen. Spiel sie zu Ende.
lesson-game-yours = Das ist eine echte Partie am Anfang von Runde 2. Du hast vier Häuser, Geld und etwas Macht.
lesson-game-help = Ab jetzt sagt dir niemand, was du tun sollst. Die Glühbirne gibt Rat, das Fragezeichen erklärt, und alles Graue sagt, warum es nicht geht. Spiel weiter, viel Glück!
