plans = Pläne
plans-note = Züge für dich und die anderen auf einem Brett ausprobieren, das sonst niemand sieht.
plans-none = Noch keine Pläne. Ein Plan ist eine Kopie des Tisches: Du spielst jeden Platz, und was du nicht wissen kannst, ist ausgedacht.
plan-named = Plan: { $name }
plan-note = Niemand sonst sieht ihn. Was du nicht wissen kannst, ist hier ausgedacht, und was gezogen wird, ist geraten.
plan-new = Neuer Plan
plan-name = Name des Plans
plan-first = Plan { $n }
plan-open = Öffnen
plan-play = Zu meinem Zug machen
plan-play-note = Deine geplanten Antworten werden noch einmal geprüft und zum Entwurf; den Zug beendest du selbst.
plan-delete = Den Plan { $name } löschen
plan-rename = Umbenennen
plan-rename-label = Den Plan { $name } umbenennen
plan-compare = { $name } vergleichen
plans-compare = Vergleichen
plans-compared = Im Vergleich
plan-answers = { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
}
plan-guesses = { $n }-mal geraten
plan-guess = geraten
plan-points = Punkte von { $name }
error-plan-here = Dieses Brett ist schon deins allein: Probier es einfach aus.
error-plan-name = Der Plan braucht einen Namen.
error-no-plan = Diesen Plan gibt es nicht.
error-plan-refused = Der Plan geht nicht mehr auf: „{ $notation }“ ist jetzt nicht möglich. Es wurde nichts geändert.
error-plan-nothing = Auf das, was du jetzt gefragt wirst, hat der Plan keine Antwort, oder nur eine, die etwas zieht: Die gib selbst.
error-plan-alone = An einem Plan denkst du allein: ohne Bots und Tipps.
