# Die eigenen Wörter der Oberfläche. Die Wörter eines Spiels kommen vom Server.

# Empfang
hero = Ein Tisch für gute Strategiespiele
hero-sub = Spiel im Browser: allein gegen Bots, reihum an einem Gerät oder mit Freunden über das Netz. Alles, was nicht geht, sagt warum.
quick = Schnelles Spiel
quick-sub = Age of Innovation, du gegen zwei mittelstarke Bots
running = Deine laufenden Spiele
home-games = Deine Spiele auf diesem Rechner
home-games-sub = Sie wurden hier begonnen, aber dieser Browser kennt sie noch nicht.
go-on = Weiterspielen
finished = Beendete Spiele
open-tables = Tische mit freien Plätzen
no-games = Noch kein Spiel. Beginne ein schnelles oder richte eines nach Wunsch ein.
browse = Spielmaterial
browse-sub = Alle Tafeln, Plättchen und Völker mit ihrer Wirkung, ohne laufendes Spiel.
browse-kind = Art des Bestandteils
browse-all = Alles
browse-doubtful = Nur Platzhalter und Unsicheres
browse-none = Nichts dieses Namens.
browse-lead = Alles, was auf dem Tisch liegen kann, mit der Wirkung in Worten und der Seite der Anleitung. Ein Warnzeichen steht bei unsicheren Werten und Platzhaltern.
rules-short = Regeln in Kürze
rules = Regeln
rules-sub = Das ganze Spiel in eigenen Worten, in der Reihenfolge des Spielens, mit Bildern und Beispielen, die sich selbst vorspielen.
rules-whole = Alle Regeln
rules-lead = Das ganze Spiel in der Reihenfolge des Spielens, in eigenen Worten. „Zeig es mir“ öffnet eine Stellung und spielt vor, was der Absatz sagt.
rules-contents = Inhalt
rules-page = S. { $n }
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
show-me-case = Zeig es mir: { $what }
show-me-more = { $n } weitere
case-position = Die Stellung
case-step = { $at } von { $of }
case-refused = Das erlauben die Regeln nicht
case-first = Zur Stellung
case-play = Abspielen
case-pause = Anhalten
case-back = Zurück zu den Regeln
case-gone = Dieses Beispiel gibt es nicht mehr.
key-rules = Regeln des Spiels
key-legend = was die Zeichen bedeuten
search = Suchen
new-game = Neues Spiel
game = Spiel
your-name = Dein Name
you-name = Du
players = Mitspielende
seat-kind = Wer spielt Platz { $n }?
bot-level = Stärke des Bots auf Platz { $n }
kind-me = Ich
kind-me-help = hier, an diesem Gerät
kind-friend = Jemand anderes
kind-friend-help = bekommt von dir einen Link
kind-bot = Bot
kind-bot-help = spielt von selbst
kind-open = Offen
kind-open-help = wer mag, setzt sich
shuffle = Reihenfolge der Plätze auslosen
manual-setup = Von Hand aufbauen
create = Tisch decken
level-random = zufällig
level-easy = leicht
level-greedy = leicht
level-medium = mittel
level-hard = schwer
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

# Plätze und Einladungen
join-title = Du bist zu einem Spiel eingeladen
join = Platz nehmen
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

# Tisch
loading = Der Tisch wird gedeckt …
gone = Diesen Tisch gibt es nicht mehr.
reconnecting = Verbindung verloren, neuer Versuch …
notify = Bescheid geben, wenn ich dran bin
your-turn = Du bist dran
you = du
bot = Bot
away = nicht verbunden
round = Runde { $n }
passed = gepasst
points = Punkte
power = Macht in den Schalen I, II, III
stock = Gebäude, die noch auf der Tafel stehen
income = Einkommen der Tafel in der nächsten Runde
tools-per-spade = { $n ->
    [one] { $n } Werkzeug je Spaten
   *[other] { $n } Werkzeuge je Spaten
}
bridges-left = Übrige Brücken
scholar-spaces = { $n } freie Felder für Gelehrte
science = Wissenschaftstafel
scoring = Rundenwertung
final-tile = Schluss
actions = Macht- und Buchaktionen
competencies = Kompetenzen
innovations = Innovationen
palaces = Paläste
bonuses = Rundenboni
cities = Stadtplättchen
left = noch { $n }
common = Auf dem Tisch
plain-note = Dieses Spiel hat noch kein eigenes Bild; hier steht alles in Worten.
pace = Tempo der Bots
seconds = { $n } s
set-label = Set: { $board }, { $faction }, { $bonus }

# Tapestry
unexplored = unerforscht
tracks = Fortschrittsleisten
era = Zeitalter { $n }
your-era = { $n ->
    [0] Vor deinem ersten Zeitalter
   *[other] Dein Zeitalter: { $era }
}
your-end = Dein Spiel ist zu Ende
hand = Deine Hand
hand-cards = Karten auf der Hand
outposts = Übrige Außenposten
tech-display = Ausliegende Technologiekarten
capital = Deine Hauptstadt
city-lines = { $n } volle Reihen und Spalten, { $worth } Punkte wert
landmarks = Wahrzeichen
achievements = Errungenschaften
achievement-left = Punkte übrig: { $points }
achievement-gone = Es sind keine Punkte mehr übrig.
achievement-by = Erreicht von { $names }
choose-plot = Wähle in der Hauptstadt: Was gewählt werden kann, leuchtet.
closed-by = Gesperrt von { $letter }
covered = verdeckt
deck-civilizations = Zivilisationen, die nicht im Spiel sind
deck-left = noch { $n }
deck-space_tiles = Weltraumteile
deck-tapestry = Gobelinkarten
deck-techs = Techkarten
deck-tiles = Gebietsteile
display-short = Auslage
hand-short = Hand
decks = Was noch gezogen werden kann
eras = Zeitalter
face-down = Eine verdeckt gespielte Karte
seat-finished = fertig
under-mat = Unter dem Tableau
hidden-cards = { $n } verdeckt
income-mat = Einkommenstableau
income-slot = { $building }, Feld { $n }
landmark-owner = Es steht in der Hauptstadt von { $name }.
landmark-waits = Es wartet bei: { $place }
mark-covered = verdeckt
mark-token = Marker
mat-row = Reihe { $n }
next-income = Nächster Einkommenszug, wie es gerade steht
piece-building = Gebäude
piece-closed = Gesperrt
piece-outpost = Außenposten
piece-token = Marker
piece-toppled = Gestürzter Außenposten
piece-toppled-building = Gestürztes Gebäude
plot = Bauplatz { $name }
show-player = Alles von { $name } zeigen
spot = Obere linke Ecke in Zeile { $row }, Spalte { $column }
stand-here = Hier: { $letters }
techs = Techkarten
techs-in-rows = Techkarten in der unteren, mittleren und oberen Reihe
territories = Gebiete
tokens = Marker auf dem Tableau: { $n }
tokens-with = Marker bei { $letters }
toppled = Gestürzte Außenposten
whose-mat = Wessen Tableau

# Karte
map-label = Karte
map-zoom = Karte vergrößern oder ganz zeigen
map-city = Stadt
map-recent = zuletzt verändert
map-neutral = neutral
map-edge = Randfeld
map-bridge = Brücke { $site }
letter-desert = Wü
letter-plains = A
letter-swamp = Su
letter-lake = Se
letter-forest = Wa
letter-mountain = B
letter-wasteland = Ö
letter-river = ~

# Entscheidung
decision = Entscheidung
sheet = Entscheidung zeigen oder verbergen
waiting-for = Warten auf { $name }
bot-thinks = { $name } überlegt
seat-unclaimed = Platz { $name } ist noch frei
game-over = Das Spiel ist zu Ende.
end-turn = Zug beenden
undo = Zurücknehmen
reset = Den ganzen Zug zurücknehmen
draft = Dieser Zug bisher
barrier-revealed = Etwas wurde aufgedeckt; was davor war, gilt
reveals = Das deckt etwas auf und lässt sich nicht zurücknehmen.
confirm = Bitte bestätigen
do-it = Ausführen
kinds-of-answers = Arten von Aktionen
choose-map = Klicke auf ein leuchtendes Feld oder Plättchen, oder wähle eine Art von Aktion.
choose-tile = Klicke auf ein leuchtendes Plättchen oder wähle hier.
conversions = Güter tauschen
consequence-hint = Zeige auf eine Möglichkeit, um zu sehen, was sie bewirkt.
rule-at = Regel in Kürze: { $page }
rules-help = Worum geht es hier?
close = Schließen
tip-why = Klicken: warum nicht?
why-title = Warum nicht? { $what }
why-fund = Bezahlen und ausführen ({ $n ->
    [one] ein Tausch
   *[other] { $n } Tausche
})
why-nothing = Bei dieser Frage lässt sich hier nichts tun.
standing = Macht durch Nachbarn
standing-ask = frag mich
standing-free = nehmen, wenn gratis
standing-two = nehmen bis 2 Punkte
standing-never = nie nehmen

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

# Reiter
tabs = Teile des Tisches
tab-board = Karte
tab-right = Auslage
tab-left = Spieler
tab-log = Verlauf

# Verlauf
log = Verlauf
log-since = seit meinem Zug
log-standing = Dauerantwort
log-substitute = Bot fiel aus, Ersatz
log-answer = Verdeckt: „{ $notation }“
log-show = Tisch zu diesem Zeitpunkt ({ $n })
log-empty = Noch ist nichts geschehen.
replay = Rückschau
replay-at = Der Tisch nach { $n } Antworten
replay-back = Zurück zum Spiel
replay-step-back = Eine Antwort zurück
replay-step-on = Eine Antwort weiter

# Ende
end-winner = { $names } gewinnt
end-shared = { $names } teilen sich den Sieg
end-sub = So kamen die Punkte zustande
end-sources = Punkte nach Herkunft
end-by-round = Punkte in jeder Runde
end-rounds = Punkte im Lauf der Runden
end-look = Tisch ansehen
end-show = Ergebnis
record = Protokoll

# Tasten
keys = Tastatur
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
key-escape = alles loslassen
key-language = Deutsch oder Englisch
key-theme = hell oder dunkel

switch-language = English
switch-theme = Hell oder dunkel

# Tipps
hint = Tipp
hint-title = Was eine starke Spielerin täte
hint-thinking = Der Bot denkt ein paar Sekunden nach …
hint-points = etwa { $n } Punkte am Ende
hint-take = So spielen
hint-none = Hierzu fällt dem Bot nichts ein.

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
error-not-over = Das Spiel ist noch nicht zu Ende.
error-engine = Der Regelteil hat sich geändert, seit dieses Spiel gespielt wurde; hier geht es nicht weiter.
error-draft = Dein angefangener Zug lässt sich nicht wiederholen: „{ $notation }“ geht nicht mehr. Er ist noch gespeichert; nimm ihn zurück, um weiterzuspielen.
error-too-large = Das ist zu groß.
error-option = { $what }
error-seats = Für { $what } Plätze ist dieses Spiel nicht gemacht.
error-bot = Einen Bot „{ $what }“ gibt es hier nicht.
error-refused = Das geht nicht: { $notation }
error-notation = „{ $notation }“ ist keine Antwort in diesem Spiel.
error-standing = Auf die Frage „{ $what }“ kann man nicht im Voraus antworten.
error-too-many-requests = Zu schnell. Bitte einen Moment warten.
error-too-many-tables = Auf diesem Server gibt es zu viele Tische.
error-hint-among-people = Tipps gibt es nur, wo keine anderen Menschen mitspielen.
