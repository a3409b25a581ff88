records = Rekordbuch
records-sub = Deine Spiele allein gegen die Automa, am Bildschirm und am echten Brett. Das Buch bleibt in diesem Browser.
records-none = Noch steht nichts darin. Ein Spiel allein beginnt auf der ersten Seite.
records-best = Bestes Ergebnis
records-best-of = { $points } Punkte, Stufe { $level }
records-streak = Siege in Folge
records-streak-of = { $now }, am längsten { $longest }
records-won = Gewonnen
records-won-of = { $n } von { $of }
records-by-level = Nach Stufe
records-levels = Stufe
records-level = Stufe { $n }
records-by-opponent = Nach Gegner
records-campaign = Kampagne: jede Stufe mit jedem Tableau
records-campaign-of = { $n } von { $of } geschafft
records-cell-won = geschlagen mit { $n ->
        [one] einem Punkt
       *[other] { $n } Punkten
    } Vorsprung
records-cell-lost = { $games ->
        [one] ein Versuch
       *[other] { $games } Versuche
    }, bisher { $n } Punkte
records-cell-none = noch offen
