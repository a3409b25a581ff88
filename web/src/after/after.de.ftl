# Wiedergabe
replay-open = Wiedergabe
replay-title = Wiedergabe: nach { $n } von { $of } Antworten
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { $n }×
replay-round-back = Zur vorigen { $round }
replay-round-on = Zur nächsten { $round }
replay-asked = { $name } ist gefragt
replay-then = Darauf
replay-end = Das ist das Ende des Spiels.
replay-share = Link zu diesem Moment
replay-share-note = Wer ihn öffnet, sieht den Tisch, wie er damals war, als Zuschauer.
replay-try = Ausprobieren
replay-try-note = Ein eigenes Brett mit dieser Stellung; niemand sonst sieht es.

# Was wäre, wenn
what-if = Was wäre, wenn
what-if-note = Dein eigenes Brett, nach { $n } Antworten eines Spiels. Du antwortest für alle, niemand sonst sieht es, und es zählt nicht.
what-if-back = Zurück zum Spiel
what-if-over = Das war nur ein Versuch: kein Ergebnis.

# Wertungsblatt
sheet-source = Herkunft
sheet-total = Zusammen
axis-points = Punkte

# Statistik
statistics = Deine Statistik
statistics-sub = Über die Spiele, die dieser Browser kennt und in denen du einen Platz hattest. Sie bleibt in diesem Browser; Versuchsbretter und geführte Spiele zählen nicht.
statistics-none = Noch ist kein Spiel zu Ende.
statistics-game = Spiel
statistics-all = Alle Spiele
statistics-by-game = Nach Spiel
statistics-by-players = Nach Personenzahl
statistics-by-board = Nach Planungstableau
statistics-by-faction = Nach Gemeinschaft oder Volk
statistics-by-faction-age-of-innovation = Nach Gemeinschaft
statistics-by-faction-terra-nova = Nach Volk
statistics-by-civilization = Nach Zivilisation
statistics-by-capital = Nach Hauptstadt
statistics-players = zu { $n }
statistics-against = Gegen wen
statistics-bot = Bot: { $level }
statistics-unnamed = Menschen ohne Namen
statistics-games = Spiele
statistics-wins = Siege
statistics-mean = Punkte im Mittel
statistics-best = Bestes
statistics-ahead = Vorsprung
statistics-ahead-most = im besten Fall
statistics-recent = Letzte Spiele
statistics-result = { $points } Punkte, Platz { $place } von { $of }
statistics-won = gewonnen

# Auswertung
analysis = Auswertung
analysis-sub = Jeder Zug neben dem, was sonst möglich war, nach demselben Maß wie die Tipps.
analysis-of = Wessen Züge
analysis-progress = { $n } von { $of } Zügen angesehen
analysis-done = Alle { $n } Züge angesehen
analysis-course = Erwartete Schlusspunkte von Zug zu Zug
analysis-turning = Wendepunkte
analysis-turns = Alle Züge
analysis-none = Kein Zug hat mehr als { $n } Punkte gekostet.
analysis-cost = { $n } Punkte
analysis-no-cost = nichts Besseres gefunden
analysis-ways = Was möglich war
analysis-played = gespielt
analysis-points = etwa { $n }
analysis-why = Was der beste Zug mehr hat
analysis-show = Stellung zeigen
analysis-mean = Im Mittel hat ein Zug { $n } Punkte gekostet.
analysis-scale = Erwartete Punkte sind Schätzungen: früh im Spiel liegen sie oft um 20 Punkte und mehr daneben, am Ende um wenige. Was ein Zug gegenüber einem anderen kostet, ist sicherer als die Summe.
analysis-judged = Wie gut war dieser Zug?
