# Verlauf
log = Verlauf
log-since = seit meinem Zug
log-standing = Dauerantwort
log-substitute = Bot fiel aus, Ersatz
log-answer = Verdeckt: „{ $notation }“
log-show = Tisch zu diesem Zeitpunkt ({ $n })
log-empty = Noch ist nichts geschehen.
replay = Rückschau
replay-back = Zurück zum Spiel
replay-step-back = Eine Antwort zurück
replay-step-on = Eine Antwort weiter

# Ende
end-winner = { $names } gewinnt
end-shared = { $names } teilen sich den Sieg
end-you = Du gewinnst
end-shared-you = Du teilst den Sieg mit { $names }
end-sub = So kamen die Punkte zustande
end-sources = Punkte nach Herkunft
end-by-round = Punkte in jeder Runde
end-rounds = Punkte im Lauf der Runden
end-look = Tisch ansehen
end-show = Ergebnis

# Tasten
key-help = diese Liste zeigen oder verbergen
key-tab = von einem zum nächsten
key-arrows = über die Karte gehen
key-enter = wählen oder fragen, warum nicht
key-numbers = die Antwort mit dieser Nummer wählen
key-undo = zurücknehmen
key-reset = den ganzen Zug zurücknehmen
key-end = Zug beenden
key-map = zur Karte
key-convert = Güter tauschen
key-replay = eine Antwort zurück oder weiter
key-replay-rounds = in der Wiedergabe: eine Runde zurück oder weiter
key-replay-play = in der Wiedergabe: abspielen oder anhalten
key-escape = alles loslassen
key-language = Deutsch oder Englisch
key-theme = hell oder dunkel

# Tipps
hint = Tipp
hint-title = Was eine starke Spielerin täte
hint-thinking = Der Bot denkt ein paar Sekunden nach …
hint-points = etwa { $n } Punkte am Ende (± { $spread })
hint-take = So spielen
hint-none = Hierzu fällt dem Bot nichts ein.

# Arten von Antworten und Reiter
verb-take-set = Set nehmen
verb-draft-board = Tafel
verb-draft-faction = Volk
verb-draft-palace = Palast
verb-draft-bonus = Rundenbonus
verb-place = Stellen
verb-build = Bauen
verb-transform = Umwandeln
verb-tunnel = Tunnel graben
verb-fly = Fliegen
verb-upgrade = Ausbauen
verb-advance = Leiste steigern
verb-innovate = Innovation
verb-send-scholar = Gelehrte entsenden
verb-return-scholar = Gelehrte abgeben
verb-power-action = Machtaktion
verb-book-action = Buchaktion
verb-use = Sonderaktion
verb-improve-shipping = Schifffahrt
verb-bridge = Brücke
verb-annex = Anbau
verb-span = Stadt über den Fluss
verb-pass = Passen
verb-book = Buch
verb-pay = Bezahlen
verb-step = Schritt
verb-downgrade = Zurückbauen
verb-take-palace = Palast
verb-take-competency = Kompetenz
verb-take-city = Stadtplättchen
verb-stop = Aufhören
tabs = Teile des Tisches
tab-board = Karte
tab-right = Auslage
tab-left = Spieler
tab-log = Verlauf
