# Verlauf
log = Verlauf
log-since = seit meinem Zug
log-standing = Dauerantwort
log-substitute = Bot fiel aus, Ersatz
log-answer = Verdeckt: „{ $notation }“
log-show = Tisch zu diesem Zeitpunkt
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
end-by-round = Punkte in jeder { $round }
end-rounds = Punkte im Lauf der { $rounds }
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
key-letters = Buchstaben und Koordinaten an oder aus
key-convert = Ressourcen tauschen
key-replay = eine Antwort zurück oder weiter
key-replay-rounds = in der Wiedergabe: eine { $round } zurück oder weiter
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
verb-draft-board = Planungstableau
verb-draft-faction = Gemeinschaft
verb-draft-palace = Palast
verb-draft-bonus = Rundenbonus
verb-place = Stellen
verb-build = Bauen
verb-transform = Umwandeln
verb-tunnel = Tunnel graben
verb-fly = Fliegen
verb-upgrade = Aufwerten
verb-advance = Fortschritt
verb-innovate = Erfindung
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
verb-take-city = Stadtmarker
verb-take-city-terra-nova = Stadtplättchen
verb-stop = Aufhören
verb-isle = Inseln
verb-isle-tile = Gebietsteil
verb-skip = Verzichten
verb-discard = Abwerfen
verb-done = Fertig
verb-copy = Kopieren
verb-skip-copy = Nicht kopieren
tabs = Teile des Tisches
tab-board = Karte
tab-right = Auslage
tab-left = Spieler
tab-log = Verlauf

# Startwert
seed = Startwert
seed-chosen = Startwert gewählt
seed-drawn-long = Den Startwert hat der Server gezogen. Vor dem Ende kennt ihn niemand.
seed-chosen-long = Der Startwert wurde nicht gezogen, sondern gewählt, und zwar von { $name } mit Einblick in jede Hand und jeden Stapel: { $seed }.
seed-unknown-long = Bei diesem älteren Spiel hat niemand festgehalten, ob der Startwert gezogen oder gewählt wurde.
not-rated = So ein Spiel wird nicht gewertet.
seed-promise = Die Festlegung bindet den Startwert von Anfang an. Notiere sie: Nach dem Ende zeigt der Tisch Startwert und Nonce, und alle können prüfen, dass sie dazu gehören.
commitment = Festlegung
nonce = Nonce
seed-check = Startwert prüfen
check-hash = Dein Browser hat es nachgerechnet: Startwert { $seed } und Nonce ergeben die Festlegung.
check-hash-bad = Startwert { $seed } und Nonce ergeben die Festlegung nicht!
check-noted = Es ist die Festlegung, die sich dieser Browser während des Spiels gemerkt hat.
check-noted-bad = Während des Spiels hat sich dieser Browser eine andere Festlegung gemerkt: { $noted }
check-not-noted = Dieser Browser hat sich während des Spiels keine Festlegung gemerkt; vergleiche sie mit einer, die jemand notiert hat.
check-drawn = Der Server hat nachgesehen: Der Startwert zieht genau diesen Aufbau.
check-drawn-bad = Der Server hat nachgesehen: Mit dem Material dieser Version zieht der Startwert einen anderen Aufbau.
check-answers = Der Server hat alle { $n } Antworten nachgespielt; jede führt dorthin, wohin sie damals führte.
check-answers-bad = Der Server konnte nur { $ply } von { $n } Antworten so nachspielen, wie sie gespeichert sind.
check-yourself = Wenn du auch dem Server nicht trauen willst, sichere das Protokoll und prüfe es auf einem eigenen Rechner:

# Tisch
loading = Der Tisch wird gedeckt …
gone = Diesen Tisch gibt es nicht mehr.
reconnecting = Verbindung verloren, neuer Versuch …
notify = Bescheid geben, wenn ich dran bin
you = du
away = nicht verbunden
passed = gepasst
points = Punkte
power = Macht in den Schalen I, II, III
stock = Gebäude, die noch auf dem Tableau stehen
income = Einkommen des Tableaus in der nächsten Runde
bridges-left = Übrige Brücken
scholar-spaces = { $n } freie Felder für Gelehrte
science = Wissenstableau
scoring = Rundenwertung
final-tile = Schluss
power-actions = Machtaktionen
actions = Macht- und Buchaktionen
competencies = Kompetenzen
innovations = Erfindungen
palaces = Paläste
bonuses = Rundenboni
bonuses-terra-nova = Vorteilsplättchen
cities = Stadtmarker
cities-terra-nova = Stadtplättchen
left = noch { $n }
common = Auf dem Tisch
plain-note = Dieses Spiel hat noch kein eigenes Bild; hier steht alles in Worten.
pace = Tempo der Bots
seconds = { $n } s
set-label = Set: { $board }, { $faction }, { $bonus }

# Tapestry
unexplored = unerforscht
tracks = Fortschrittsleisten
your-era = { $n ->
    [0] Vor deiner ersten Ära
   *[other] Deine Ära:{ "\u00A0" }{ $era }
}
your-end = Dein Spiel ist zu Ende
hand = Deine Hand
hand-cards = Karten auf der Hand
outposts = Übrige Außenposten
tech-display = Ausliegende Techkarten
capital = Deine Hauptstadt
city-lines = { $n ->
    [one] { $n } volle Reihe oder Spalte
   *[other] { $n } volle Reihen und Spalten
}, { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
} wert
landmarks = Wahrzeichen
achievements = Errungenschaften
achievement-left = Punkte übrig: { $points }
achievement-gone = Es sind keine Punkte mehr übrig.
achievement-by = Erreicht von { $names }
choose-plot = Wähle in der Hauptstadt: Was gewählt werden kann, leuchtet.
covered = verdeckt
deck-civilizations = Zivilisationen, die nicht im Spiel sind
deck-left = noch { $n }
deck-space_tiles = Weltraumteile
deck-tapestry = Gobelinkarten
deck-techs = Techkarten
deck-tiles = Gebietsteile
district = Stadtviertel { $letter }
district-full = Es ist gefüllt.
district-pays-at-once = Bringt, sobald es gefüllt ist: { $what }
district-pays-every-income = Bringt gefüllt in jedem Einkommenszug: { $what }
deck-masterpieces = Meisterstücke
deck-landmark_cards = Wahrzeichenkarten
gallery = Offene Meisterstücke
gallery-short = Galerie
isles = Inseln um das Tableau
landmark-cards = Wahrzeichenkarten
landmark-cards-short = Pläne
landmark-progress = { $have } von { $needs }
landmark-stored = Für später aufgehoben
masterpiece-used = benutzt
masterpieces = Meisterstücke
masterpieces-short = Kunst
permanent = dauerhaft
reserved = Reserve
decks-extra = Was aus den Erweiterungen noch zu ziehen ist
display-short = Auslage
hand-short = Hand
decks = Was noch gezogen werden kann
eras = Ären
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
map-letters = Buchstaben und Koordinaten auf dem Plan (K)
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
end-turn = Zug beenden
reset = Den ganzen Zug zurücknehmen
draft = Dieser Zug bisher
barrier-revealed = Etwas wurde aufgedeckt; was davor war, gilt
reveals = Das deckt etwas auf und lässt sich nicht zurücknehmen.
confirm = Bitte bestätigen
do-it = Ausführen
kinds-of-answers = Arten von Aktionen
choose-map = Wähle ein leuchtendes Feld oder Plättchen, oder eine Art von Aktion.
choose-hex = Wähle das Feld auf der Karte.
choose-tile = Wähle ein leuchtendes Plättchen oder eine Antwort hier.
conversions = Ressourcen tauschen
conversions-terra-nova = Macht tauschen
consequence-hint = Zeige auf eine Möglichkeit, um zu sehen, was sie bewirkt.
rule-at = Regel in Kürze: { $page }
rules-help = Worum geht es hier?
tip-why-tap = Noch einmal tippen: warum nicht?
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

## Geführte Partien
learn-title = { $game } lernen
learn-lead = Eine geführte erste Partie in kurzen Kapiteln, zusammen etwa { $minutes } Minuten. Du spielst, der Lehrer sagt immer nur eine Sache. Fang oben an oder nimm ein einzelnes Kapitel.
learn-minutes = { $n } Min.
learn-start = Los
learn-continue = Weiter
learn-again = Noch einmal
learn-done = Geschafft
coach = Lehrer
coach-progress = Wie weit das Kapitel ist
coach-next = Weiter
coach-show = Zeig es mir
coach-skip = Überspringen
coach-skip-chapter = Dieses Kapitel überspringen
coach-watch = Schau, was die anderen tun.
coach-other = Das ist erlaubt, aber darum geht es hier gerade nicht. Es wurde nichts gespielt.
coach-done = Kapitel geschafft! Als Nächstes: { $next }.
coach-or-play-on = Oder spiel von hier aus weiter, gegen Bots, die selbst entscheiden.
coach-all-done = Das war das letzte Kapitel. Gut gemacht!
coach-chapter = Nächstes Kapitel
coach-play-on = Von hier weiterspielen
coach-list = Alle Kapitel

# Tableaus der Spielenden
slots-label = { $building }: kostet { $cost }; { $left } von { $of } noch auf dem Tableau.
slots-next = Das nächste deckt { $income } auf.
slots-label-cheaper = { $building }: kostet { $cost }, neben fremden Gebäuden { $cheaper }; { $left } von { $of } noch auf dem Tableau.
circle = Umwandlungskreis
circle-terra-nova = Landschaftskreis
circle-spot = { $terrain }: { $n } Spaten ({ $cost })
board-open = Tableau von { $name } öffnen
able = Könnte als Nächstes

# Warnungen
warning-off = nicht mehr warnen
warning-on = Wieder warnen
muted-warning-could-act = Passen, obwohl noch etwas bezahlbar wäre
muted-warning-special = Passen mit ungenutzter Sonderaktion
muted-warning-power = Macht, die keinen Stein findet
muted-event-lost = Ein Gewinn, der verfällt
muted-event-lapsed = Eine Belohnung, von der nichts mehr da ist
muted-other = Eine andere Warnung

mat-start = Geld zu Beginn
faction-plain = Keine eigene Fähigkeit; ihre Paläste machen den Unterschied.

hex-home = Bis zu deiner Heimatlandschaft: { $n } Spaten,

decision-track-card = Leistenkarte
decision-tiebreaker = Entscheider
decision-deck = Stapel
decision-discards = Ablage
decision-progress = Fortschritt
automa-pays = Was das Tableau der Automa im nächsten Einkommenszug bringt
automa-covered = Abgedeckte Plätze
automa-favourite = Lieblingsleiste
automa-level = Grad { $n }
log-only = Wessen Taten
log-only-seat = Nur { $name }
log-plain = { $name }: { $answer }
log-through = { $name } profitiert von „{ $what }“
announce-asked = Du bist gefragt: { $question }
announce-waiting = { $name } ist am Zug.
announce-over = Das Spiel ist aus.
skip-decision = Zur Entscheidung
any-of = { $n ->
    [one] 1 beliebigen Rohstoff
   *[other] { $n } beliebige Rohstoffe
}
space-cost = Kostet { $what }
any-resource = Beliebiger Rohstoff
free = kostenlos
key-answers = zur Entscheidung
muted-warning-income = Einkommen, obwohl noch ein Schritt bezahlbar wäre

numbers = Alle in Zahlen
numbers-since = Kleine Zahlen: Änderung seit deinem letzten Zug
numbers-goods = Güter
numbers-tracks = Leisten
numbers-built = Gebaut und gewonnen
numbers-bowl = Schale { $n }
numbers-book = Bücher: { $name }
numbers-spade = Werkzeug je Spaten
numbers-area = Größtes Gebiet
numbers-capital = Punkte der Hauptstadt
track-shipping = Schifffahrt
ledger = Kassenbuch
ledger-good = Welches Gut
ledger-all = Alle Güter
ledger-setup = Spielaufbau
ledger-draft = Zug noch nicht beendet
ledger-left = dann
more = Mehr
