# Die Worte der Regelseite, die mit ihr geladen werden.

rules-lead = Das ganze Spiel in der Reihenfolge des Spielens, in eigenen Worten. „Zeig es mir“ öffnet eine Stellung und spielt vor, was der Absatz sagt.
rules-contents = Inhalt
rules-page = S. { $n }
rules-example = Beispiel
rules-loading = Die Regeln werden aufgeschlagen …
rules-ruling = Entscheidung { $n }
rules-ruling-why = Unsere Entscheidung, wo die Anleitung es offen lässt
rules-none = Diese Wörter stehen in keinem Absatz.
rules-found = { $n ->
    [one] Ein Absatz
   *[other] { $n } Absätze
}
rules-missing = Die Regeln dieses Spiels sind noch nicht ausgeschrieben. In Kürze stehen sie beim Spielmaterial.
show-me = Zeig es mir
show-me-other = Beispiel { $n }
show-me-more = { $n } weitere
case-position = Die Stellung
case-step = { $at } von { $of }
case-refused = Das erlauben die Regeln nicht
case-first = Zur Stellung
case-play = Abspielen
case-pause = Anhalten
case-back = Zurück zu den Regeln
case-gone = Dieses Beispiel gibt es nicht mehr.
