# Die eigenen Wörter der Oberfläche. Die Wörter eines Spiels kommen vom Server.

# Empfang
hero = Ein Tisch für gute Strategiespiele
hero-sub = Drei große Strategiespiele im Browser: allein gegen Bots, reihum an einem Gerät oder mit Freunden. Alle Regeln werden für dich eingehalten, und wenn etwas nicht geht, erfährst du, warum.
quick = Jetzt spielen
quick-sub = „Jetzt spielen“ beginnt sofort: du gegen zwei mittelstarke Bots, mit den üblichen Einstellungen.
running = Deine laufenden Spiele
home-games = Deine Spiele auf diesem Rechner
home-games-sub = Sie wurden hier begonnen, aber dieser Browser kennt sie noch nicht.
go-on = Weiterspielen
finished = Beendete Spiele
open-tables = Tische mit freien Plätzen
browse = Spielmaterial
browse-kind = Art des Bestandteils
browse-all = Alles
browse-doubtful = Nur Platzhalter und Unsicheres
browse-none = Nichts dieses Namens.
browse-lead = Alles, was auf dem Tisch liegen kann, mit der Wirkung in Worten und der Seite der Anleitung. Ein Warnzeichen steht bei unsicheren Werten und Platzhaltern.
rules-short = Regeln in Kürze
rules = Regeln
rules-whole = Alle Regeln
key-rules = Regeln des Spiels
legend = Zeichenerklärung
legend-key = Zeichenerklärung (I)
key-legend = was die Zeichen bedeuten
search = Suchen
new-game = Ein Spiel nach Wunsch einrichten
game = Spiel
your-name = Dein Name
players = Mitspielende
seat-kind = Wer spielt Platz { $n }?
bot-level = Stärke des Bots auf Platz { $n }
kind-me = Hier
kind-friend = Jemand anderes
kind-bot = Bot
kind-open = Offen
kind-open-help = wer mag, setzt sich
shuffle = Reihenfolge der Plätze auslosen
manual-setup = Von Hand aufbauen
create = Tisch decken
level-random = zufällig
level-beginner = für den Anfang
level-easy = leicht
level-greedy = leicht
level-medium = mittel
level-hard = schwer
level-master = Meister
level-strong = stark
level-search = stark
continue = Weiter
watch = Zusehen
look = Ansehen
rematch = Revanche
delete = Löschen
delete-sure = Wirklich löschen
cancel = Abbrechen
game-age-of-innovation = Age of Innovation
game-terra-nova = Terra Nova
game-tapestry = Tapestry
lobby = Zum Empfang
to-lobby = Spielwerk: zum Empfang

# Erste Seite
shelf = Was möchtest du spielen?
name-optional = muss nicht sein
about-terra-nova = Gründe ein kleines Reich auf einer Karte mit fünf Landschaften: mach Land zu deinem eigenen, baue Häuser, füge sie zu Städten. Fünf Runden, klare Ziele, kein Glück nach dem Aufbau.
    .time = 60 bis 90 Minuten
    .special = Gut für den Anfang: wenige Regeln, und doch zählt jede Entscheidung.
about-tapestry = Führe eine Zivilisation durch fünf Ären auf vier Leisten: Entdeckung, Wissenschaft, Technologie, Militär. Jeder Schritt bringt etwas anderes, deine Hauptstadt füllt sich, Karten erzählen deine Geschichte.
    .time = 90 bis 120 Minuten
    .special = Dutzende sehr verschiedener Zivilisationen; jede geht in ihrem eigenen Takt durch die Ären.
about-age-of-innovation = Forme die Landschaft um, wachse von Werkstätten zu Palästen und Universitäten, schicke Gelehrte in vier Wissenschaften, gründe Städte und erfinde, was noch niemand hatte.
    .time = etwa 40 Minuten je Person
    .special = Das tiefste der drei: jede Partie setzt Planungstableau, Gemeinschaft und Rundenbonus neu zusammen.
about-picture = Der Tisch von { $game } mitten im Spiel
about-players = { $least } bis { $most } Personen
at-table-players = { $n } Personen
weight-1 = mittel
weight-2 = anspruchsvoll
weight-3 = für Erfahrene
with-friends = Mit Freunden
card-learn = Lernen
card-rules = Regeln
new-game-sub = Mitspielende, Bots, mehrere an einem Gerät, Optionen
more-options = Weitere Optionen
name-me = Name, wer hier spielt
name-friend = Name, falls bekannt
name-of-seat = Name auf Platz { $n }
hot-seat-help = Mehrere spielen an diesem Gerät: es wird weitergegeben.
friend-help = Alle bekommen einen eigenen Link, sobald der Tisch gedeckt ist.
own-data-choose = Datei wählen
own-data-drop = oder hier ablegen (TOML oder JSON)
own-data-none = Ohne eigene Daten
own-data-sound = Geprüft: damit kann gespielt werden.
own-data-wrong = { $n ->
    [one] Die Datei lässt sich noch nicht verwenden. Eines stimmt nicht:
   *[other] Die Datei lässt sich noch nicht verwenden. { $n } Dinge stimmen nicht:
}
turn-of = { $name } ist am Zug
waits-for-people = Wartet auf Mitspielende
seats-free = Es sind noch Plätze frei.
last-move = zuletzt: { $name }, { $what }
last-deed = zuletzt: { $what }
you-won = Gewonnen
player-unnamed = Person { $letter }
automa-x = Punkte X in dieser Runde
automa-marked = Markierte Gebäude
automa-deck = In dieser Runde gezogene Karten, von allen
card-solo = Allein
card-companion = Begleiter am Brett
why-this = Warum das? { $card }
why-this-empty = Warum das? Keine Karte war mehr da
why-this-support = Mit der Hilfe von { $card }.
why-this-ask = Warum das?
bot-unnamed = Bot { $letter }

# Wie andere an den Tisch kommen
friends-step-set-up = Wähle bei einem Spiel „Mit Freunden“ und decke den Tisch.
friends-step-link = Am Tisch steht unter „Einladen“ für jeden freien Platz ein Link. Schick ihn weiter; er nennt das Spiel und alle, die mitspielen.
friends-step-play = Spielt zur gleichen Zeit oder ab und zu einen Zug: der Tisch bleibt gedeckt.
reach-works = Andere erreichen diesen Tisch unter
reach-only-here = Bisher erreicht nur dieser Rechner den Tisch.
reach-only-here-served = Links beginnen mit der eigenen Adresse dieses Rechners, die andere nicht erreichen. Öffne diese Seite unter der Adresse deines Netzes.
reach-open = Für mein Netz öffnen
reach-open-sub = Dann können alle im selben WLAN oder lokalen Netz mit einem Link mitspielen. Deine Plätze bleiben deine, und du kannst ihn wieder schließen.
reach-close = Für mein Netz schließen
reach-internet = Das gilt in deinem Netz, solange der Tisch hier läuft. Wer anderswo ist, braucht ein gemeinsames virtuelles Netz (ein VPN zwischen euren Rechnern) oder einen Server im Internet; die Dokumentation (Hosting) sagt, wie man einen betreibt.
error-no-network = Dieser Rechner ist gerade in keinem Netz.
error-not-opened = Der Tisch ließ sich unter { $what } nicht öffnen. Vielleicht ist dort ein anderes Programm.

# Der Weg auf ein anderes Gerät
move-on = Auf ein anderes Gerät
move-on-scan = Scanne den Code oder öffne den Link im anderen Browser: dort geht das Spiel weiter, und hier auch.
move-on-open = Öffne den Link in einem anderen Browser: dort geht das Spiel weiter, und hier auch.
move-on-sub = Gib den Link nicht weiter: wer ihn hat, spielt für dich.
move-on-whose = Für wen
move-on-all = Alle Plätze dieses Geräts
move-on-link = Link zum Zurückkehren
move-on-code = QR-Code des Links zum Zurückkehren
move-on-save = Wer diesen Link aufhebt, verliert das Spiel nie, was immer mit dem Browser geschieht.

# Plätze und Einladungen
join-title = Du bist zu einem Spiel eingeladen
join = Platz nehmen
join-lead = { $name } möchte mit dir { $game } spielen.
join-lead-somebody = Jemand möchte mit dir { $game } spielen.
your-seat = dein Platz
join-people = Am Tisch
join-options = Optionen
join-usual = Die üblichen Einstellungen
join-pace = Tempo
join-pace-live = Alle spielen, wann sie mögen: zur gleichen Zeit oder ab und zu einen Zug. Der Tisch wartet.
join-bots = Bots antworten nach { $n } s.
join-gone = Alle Plätze an diesem Tisch sind besetzt. Zusehen kannst du trotzdem.
seat-free = noch frei
seat-open = offen für alle
sit = Hier hinsetzen
invite = Einladen
invite-link = Link für Platz { $seat }
invite-new = Neuer Link
to-bot = Bot spielen lassen
copy = Kopieren
copied = Kopiert
handover = Jetzt ist { $name } an der Reihe
handover-sub = Gib das Gerät weiter. Die Karten bleiben verdeckt, bis du weitermachst.
handover-ready = Ich bin { $name }
at-table = Am Tisch
seat-left = ist gegangen, Platz frei
seat-late = schuldet seit mehr als { $n ->
    [one] einem Tag
   *[other] { $n } Tagen
} eine Antwort
seat-give = Platz abgeben
patience-rule = Einen Platz gibt nur ab, wer darauf sitzt. Wartet das Spiel länger als { $n ->
    [one] einen Tag
   *[other] { $n } Tage
} auf eine Antwort, darf jeder hier jemand anderen einladen oder einen Bot spielen lassen. Der Verlauf zeigt jede Änderung.
patience = Das Spiel wartet auf eine Antwort
patience-days = { $n ->
    [one] einen Tag
   *[other] { $n } Tage
}
leave = Spiel verlassen
leave-sure = Wirklich gehen
leave-help = Du gibst deinen Platz endgültig auf. Die anderen können weiterspielen; ist das Spiel zu Ende, bleibt dir das Protokoll.
close-game = Spiel vorzeitig beenden
close-sure = Wirklich beenden
close-help = Das Spiel endet, sobald alle Mitspielenden zustimmen. Danach geht es nicht weiter; alle behalten das Protokoll.
close-not = Doch weiterspielen
closing-who = { $names } { $n ->
    [one] möchte
   *[other] möchten
} das Spiel hier beenden ({ $n } von { $of }).
host-key = Neuer Gastgeberschlüssel
host-key-sure = Den alten wirklich sperren
host-key-help = Alle bisherigen Gastgeberschlüssel werden ungültig; nur dieser Browser hat den neuen.
forget = Aus meiner Liste nehmen
forget-sure = Wirklich herausnehmen
notice-soon = Der Server ist bald wegen Wartung nicht erreichbar.
notice-at = Der Server ist ab { $when } wegen Wartung nicht erreichbar.
notice-minutes = { $n ->
    [one] Das dauert etwa eine Minute.
   *[other] Das dauert etwa { $n } Minuten.
}
notice-kept = Spiele bleiben erhalten und gehen danach weiter.
notice-dismiss = Hinweis schließen
closed = vorzeitig beendet
closed-left = Das Spiel wurde vorzeitig beendet: Alle sind gegangen.
closed-agreed = Das Spiel wurde vorzeitig beendet: Alle waren einverstanden.
closed-idle = Das Spiel wurde vorzeitig beendet: Zu lange hat niemand gespielt.
closed-admin = Das Spiel wurde vom Betreiber des Servers vorzeitig beendet.

# Notizen im Verlauf
note-seat = Platz { $seat }
note-somebody = wer den Tisch gedeckt hat
note-seed-chosen = Den Startwert dieses Spiels hat { $name } gewählt: { $seed }. Es wird nicht gewertet.
note-imported = Dieses Spiel kam aus einem Protokoll: Startwert und Stapel waren vorher bekannt. Es wird nicht gewertet.
note-seat-taken = { $name } nimmt auf Platz { $seat } Platz.
note-seat-taken-over = { $name } übernimmt Platz { $seat } und sieht von nun an dessen Hand.
note-seat-renamed = { $old } (Platz { $seat }) heißt jetzt { $name }.
note-seat-given = { $name } gibt Platz { $seat } ab.
note-seat-left = { $name } hat das Spiel verlassen; Platz { $seat } ist frei.
note-seat-dropped = { $name } ist ausgefallen: Das Spiel hat auf Platz { $seat } länger als { $hours } Stunden gewartet.
note-seat-invited = Auf Platz { $seat } ist jemand eingeladen.
note-seat-bot = Platz { $seat } spielt von nun an ein Bot ({ $bot }).
note-host-key = Der Gastgeber hat einen neuen Schlüssel; ältere gelten nicht mehr.
note-closing = { $name } (Platz { $seat }) möchte das Spiel hier beenden.
note-not-closing = { $name } (Platz { $seat }) möchte lieber weiterspielen.
note-closed-left = Alle sind gegangen; das Spiel ist beendet.
note-closed-agreed = Alle waren einverstanden; das Spiel ist beendet.
note-closed-idle = Seit { $days } Tagen hat niemand gespielt; das Spiel ist beendet.
note-closed-admin = Der Betreiber des Servers hat das Spiel beendet.

# Tisch
offline-stood = Nichts zu erreichen: so stand es am { $when }. Zum Spielen braucht es den Server, auch gegen Bots und an einem Gerät.
your-turn = Du bist dran
bot = Bot
# Tapestry
closed-by = Gesperrt von { $letter }
# Entscheidung
game-over = Das Spiel ist zu Ende.
undo = Zurücknehmen
close = Schließen
record = Protokoll

keys = Tastatur
switch-language = English
switch-theme = Hell oder dunkel

# Fehler
error-offline = Der Server antwortet nicht. Dein Spiel ist sicher; wir versuchen es weiter.
error-internal = Dem Server ist ein Fehler unterlaufen. Bitte noch einmal versuchen.
error-busy = Der Server ist beschäftigt. Bitte noch einmal versuchen.
error-malformed = Das war nicht zu verstehen: { $what }
error-not-your-seat = Das ist nicht dein Platz.
error-not-home = Plätze gibt es nur auf dem Rechner zurück, auf dem sie eingenommen wurden.
error-not-host = Das darf nur, wer eingeladen hat.
error-not-your-turn = Du bist nicht an der Reihe.
error-no-table = Diesen Tisch gibt es nicht mehr.
error-no-game = So ein Spiel gibt es hier nicht.
error-no-seat = So einen Platz gibt es nicht.
error-no-ply = So weit ist das Spiel nicht gekommen.
error-not-found = Hier ist nichts.
error-method = Das geht hier nicht.
error-stale = Der Tisch hat sich inzwischen verändert. So sieht er jetzt aus.
error-game-over = Das Spiel ist zu Ende.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-seat-taken = Da sitzt schon jemand.
error-seat-automatic = Die Automa spielt von selbst; ihren Platz kann niemand sonst haben.
error-seat-held = Dort sitzt jemand. Den Platz gibt nur ab, wer darauf sitzt, oder jeder, sobald das Spiel { $hours } Stunden auf ihn gewartet hat.
error-others-here = An diesem Tisch haben auch andere gespielt, er lässt sich nicht löschen. Du kannst gehen.
error-closed = Das Spiel wurde vorzeitig beendet.
error-content-type = Das wurde nicht als JSON geschickt.
error-host = Unter diesem Namen antwortet der Server nicht.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-engine = Der Regelteil hat sich geändert, seit dieses Spiel gespielt wurde; hier geht es nicht weiter.
error-engine-past = Dieses Spiel wurde mit einer älteren Fassung gespielt, von der nur Punkte, Verlauf und Protokoll blieben. Der Tisch zeigt den Stand nach { $ply } Antworten.
error-newer = Dieses Spiel führt eine neuere Fassung des Programms; einen Augenblick bitte.
error-banned = Diese Adresse darf den Server nicht benutzen.
error-not-admin = Dieser Schlüssel öffnet die Verwaltung nicht.
error-address = „{ $what }“ ist keine Netzadresse.
error-own-address = { $what } würde dich selbst aussperren.
error-no-backups = Der Server wurde ohne Ordner für Sicherungen gestartet (--backup-to).
error-backup-failed = Die Sicherung ist misslungen; warum, steht im Protokoll des Servers.
error-draft = Dein angefangener Zug lässt sich nicht wiederholen: „{ $notation }“ geht nicht mehr. Er ist noch gespeichert; nimm ihn zurück, um weiterzuspielen.
error-too-large = Das ist zu groß.
error-option = { $what }
error-seats = Für { $what } Plätze ist dieses Spiel nicht gemacht.
error-bot = Einen Bot „{ $what }“ gibt es hier nicht.
error-refused = Das geht nicht: { $notation }
error-notation = „{ $notation }“ ist keine Antwort in diesem Spiel.
error-standing = Auf die Frage „{ $what }“ kann man nicht im Voraus antworten.
error-too-slow = Die Anfrage kam zu langsam an. Bitte noch einmal versuchen.
error-too-many-requests = Zu schnell. Bitte einen Moment warten.
error-too-many-tables = Auf diesem Server gibt es zu viele Tische.
error-what-if-among-people = Solange andere Menschen mitspielen, gibt es keine Bretter zum Ausprobieren.
error-hint-among-people = Tipps gibt es nur, wo keine anderen Menschen mitspielen.

## Geführte Partien

learn = Lernen
error-lesson = Darum geht es hier gerade nicht.
error-no-lesson = Dieses Kapitel gibt es nicht.
error-no-record = Diese Partie begann mittendrin, sie hat kein Protokoll.

# Protokolle und eigene Bretter
bring-in = Protokoll einlesen
bring-in-sub = Die Datei eines Spiels von anderswo: zum Ansehen, Weiterspielen und Auswerten.
bring-in-choose = Datei wählen
bring-in-drop = oder ein Protokoll hierher ziehen
boards = Was wäre, wenn
boards-sub = Was du in Spielen ausprobiert hast. Nur du siehst es, und es zählt nicht.
board = Was wäre, wenn
card-exercises = Übungen
card-statistics = Deine Statistik
card-records = Rekordbuch
# Warnungen
muted = Abgeschaltete Warnungen
seat-automa = Automa
seat-shadow-empire = Schattenreich
plays-itself = spielt von selbst
