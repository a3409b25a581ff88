exercises-title = Übungen: { $game }
exercises-lead = Stellungen aus Spielen, die Bots gespielt haben. Sieh dir den Tisch an, entscheide dich und sieh, warum. Dein Fortschritt bleibt in diesem Browser.
exercises-none = Zu diesem Spiel gibt es noch keine Übungen.
exercises-kind-turn = Was ist der beste Zug?
exercises-kind-turn-about = Geurteilt hat der Suchbot, der jeden Weg auf denselben vorgestellten Tischen versucht hat.
exercises-kind-pay = Kannst du das bezahlen?
exercises-kind-pay-about = Sofort, nach einem Tausch oder gar nicht.
exercises-kind-points = Wie viele Punkte?
exercises-kind-points-about = Was eine Aktion sofort bringt: Rundenwertung, Plättchen, alles, was gilt.
exercises-difficulty-1 = leicht
exercises-difficulty-2 = mittel
exercises-difficulty-3 = schwer
exercises-progress = { $right } richtig von { $tried } versuchten, { $of } insgesamt
exercises-open = { $kind } { $n }, { $difficulty }{ $state ->
    [right] , gelöst
    [wrong] , versucht
   *[new] {""}
  }
exercises-back = Alle Übungen
exercises-next = Nächste Übung
exercises-question-turn = Was ist der beste Zug für { $name }?
exercises-question-pay = Kann { $name } das bezahlen: { $what }?
exercises-question-points = Wie viele Punkte bringt das { $name } sofort: { $what }?
exercises-pay-now = Ja, sofort
exercises-pay-exchange = Ja, nach einem Tausch
exercises-pay-no = Nein
exercises-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
exercises-right = Richtig!
exercises-wrong = Nicht ganz.
exercises-cost = Das sind etwa { $n } Punkte weniger als beim besten Zug.
exercises-promises = etwa { $n }
exercises-why = Warum
exercises-because-now = Es kostet
exercises-because-exchange = Zuerst tauschen
exercises-because-no = Was fehlt
exercises-because-points = Sie kommen von
exercises-because-none = Hier punktet nichts.
