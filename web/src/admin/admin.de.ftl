# Die Texte der Verwaltungsseite; sie kommen mit ihr.

admin = Dieser Server
admin-closed = Diese Seite ist für die Person, die den Server betreibt. Den Schlüssel gibt es auf dem Rechner, auf dem er läuft:
admin-key = Schlüssel der Verwaltung
admin-key-help = Wer ihn hat, darf alles auf dieser Seite. Er bleibt in diesem Browser, bis du ihn mit „Vergessen“ entfernst.
admin-link = Link zu dieser Seite
admin-key-new = Neuer Schlüssel, alle anderen ungültig
admin-leave = Vergessen
admin-enter = Öffnen
admin-health-ok = Die Datenbank nimmt alles an.
admin-health-low = Der Datenträger ist fast voll.
admin-health-full = Der Datenträger ist voll: Antworten werden abgewiesen.
admin-health-no-writes = Die Datenbank nimmt nichts an: Antworten werden abgewiesen.
admin-running = Laufende Spiele / höchstens
admin-finished = Beendete Spiele
admin-streams = Offene Verbindungen
admin-bots = Denkende Bots
admin-load = Last des Rechners
admin-load-of = { $load } auf { $cores ->
    [one] einem Kern
   *[other] { $cores } Kernen
}
admin-cpu = Rechenzeit
admin-seconds = { $n } s
admin-memory = Speicher, höchstens
admin-free = Frei auf dem Datenträger
admin-elsewhere = Datenbank anderswo
admin-answered = Anfragen beantwortet
admin-refused = Anfragen abgewiesen
admin-failed = Fehler des Servers
admin-version = Fassung { $version }, Regelteil { $engine }, { $database }.
admin-worker = Verbindungen, Zeiten, Anfragen, Adressen und Fehler sind die von Prozess { $process } ({ $of ->
    [one] dem einzigen
   *[other] einem von { $of }
}), seit { $since }.
admin-tables = Laufende Spiele
admin-table-there = Antwort { $ply } · { $there } da · { $streams ->
    [one] eine Verbindung
   *[other] { $streams } Verbindungen
}
admin-table-cost = { $seconds } s gerechnet · { $when }
admin-close = Beenden
admin-close-sure = Wirklich beenden?
admin-close-help = Ein beendetes Spiel ist vorbei. Alle behalten es mit seinem Protokoll und lesen, dass es beendet wurde.
admin-no-tables = Niemand spielt.
admin-notice = Wartung ankündigen
admin-notice-when = Beginn (leer: bald)
admin-notice-minutes = Minuten
admin-notice-de = Zusatz auf Deutsch (freiwillig)
admin-notice-en = Zusatz auf Englisch (freiwillig)
admin-notice-tell = Allen mitteilen
admin-notice-at = Alle lesen, dass die Wartung am { $when } beginnt.
admin-notice-soon = Alle lesen, dass die Wartung bald beginnt.
admin-notice-end = Hinweis entfernen
admin-addresses = Adressen
admin-asked = { $asked } Anfragen, { $refused } abgewiesen
admin-choose = Wählen
admin-address = Adresse oder Netz
admin-why = Grund (für dich)
admin-ban = Sperren
admin-bans = Gesperrt
admin-unban = Aufheben
admin-backups = Sicherungen
admin-no-backups = Es gibt noch keine.
admin-backup-now = Jetzt sichern
admin-backup-folder = Sie liegen auf dem Server in
admin-complaints = Warnungen und Fehler
admin-no-complaints = Keine, seit dieser Prozess läuft.
