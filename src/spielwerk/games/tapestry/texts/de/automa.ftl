# Die automatischen Gegner: Automa und Schattenreich.

kind-decision-card = Entscheidungskarte
kind-automa-level = Schwierigkeitsgrad
kind-automa-civilization = Zivilisation der Automa
decision-card-1 = Entscheidungskarte 1
decision-card-2 = Entscheidungskarte 2
decision-card-3 = Entscheidungskarte 3
decision-card-4 = Entscheidungskarte 4
decision-card-5 = Entscheidungskarte 5
decision-card-6 = Entscheidungskarte 6
decision-card-7 = Entscheidungskarte 7
decision-card-8 = Entscheidungskarte 8
decision-card-9 = Entscheidungskarte 9
decision-card-10 = Entscheidungskarte 10
decision-card-11 = Entscheidungskarte 11
decision-card-12 = Entscheidungskarte 12
decision-card-13 = Entscheidungskarte 13
decision-card-14 = Entscheidungskarte 14
decision-card-15 = Entscheidungskarte 15
decision-card-16 = Entscheidungskarte 16
decision-card-17 = Entscheidungskarte 17
decision-card-18 = Entscheidungskarte 18
decision-card-19 = Entscheidungskarte 19
decision-card-20 = Entscheidungskarte 20
decision-card-21 = Entscheidungskarte 21
decision-card-22 = Entscheidungskarte 22
automa-level-1 = 1: Anfängerglück
automa-level-2 = 2: Durchschnitt
automa-level-3 = 3: Leicht einschüchternd
automa-level-4 = 4: Recht beachtlich
automa-level-5 = 5: Wirklich beachtlich
automa-level-6 = 6: Traumzerstörerin
automa-civilization-conquerors = Eroberer
automa-civilization-engineers = Ingenieure
automa-civilization-scientists = Gelehrte
automa-civilization-explorers = Entdecker
automa-civilization-equalizers = Gleichmacher
automa-civilization-hucksters = Marktschreier
automa-civilization-iconoclasts = Bilderstürmer
automa-civilization-trailblazers = Wegbereiter
automa-civilization-charmers = Betörer
automa-civilization-erratics = Wankelmütige
automa-civilization-time-travelers = Zeitreisende
status-unknown = Keine Quelle sagt, was sie tun; gegen sie lässt sich nicht spielen.

when-track-card = Als Leistenkarte
when-tiebreaker = Als Entscheiderkarte
when-first-income = Zuerst im ersten Einkommenszug
when-income-turns = { $span ->
    [1] Einkommenszug { $first }
   *[other] Einkommenszüge { $first } bis { $last }
  }
when-income-turns-arts = Mit der Künste-Leiste, Einkommenszüge { $first } bis { $last }
when-mat-column = { $n ->
    [0] Kein Platz abgedeckt
    [one] { $n } Platz abgedeckt
   *[other] { $n } Plätze abgedeckt
  }
automa-icon-all-open = Die Automa nimmt eine beliebige Leiste, die noch nicht zu Ende ist
automa-icon-nearest-landmark-or-end = Die Automa nimmt die Leiste mit dem kürzesten Weg zu einem freien Wahrzeichen oder zum Ende
automa-icon-nearest-end = Die Automa nimmt die Leiste mit dem kürzesten Weg zum Ende
shadow-icon-all-open = Das Schattenreich nimmt eine beliebige Leiste, die noch nicht zu Ende ist
shadow-icon-nearest-landmark-or-end = Das Schattenreich nimmt die Leiste mit dem kürzesten Weg zu einem freien Wahrzeichen oder zum Ende
shadow-icon-nearest-end = Das Schattenreich nimmt die Leiste mit dem kürzesten Weg zum Ende
income-icon = Ist danach der Stapel leer, nehmen beide Einkommen
tiebreak-list = Bei Gleichstand: { $track_1 }, { $track_2 }, { $track_3 }, { $track_4 }, { $track_5 }; das Schattenreich liest von unten
arrows = Zwischen Feldern: ab { $hex } nach { $direction }, dann Reihe für Reihe
topple-icon = Ein gestürzter Außenposten des Schattenreichs schützt, was die Automa neu besetzt
track-favourite = Lieblingsleiste
direction-N = Norden
direction-NE = Nordosten
direction-SE = Südosten
direction-S = Süden
direction-SW = Südwesten
direction-NW = Nordwesten
opening-people = Du schreitest auf jeder der vier Leisten einmal voran, in beliebiger Reihenfolge und mit Belohnung
opening-on-their-favourite = Beide schreiten auf ihrer Lieblingsleiste voran
opening-on-every-track = Beide schreiten auf jeder Leiste einmal voran
two-automa-civilizations = Die Automa hat zwei Zivilisationen
chart-favourite = Wer am Ende seiner Lieblingsleiste oder dort überholt ist, sucht eine neue
chart-advance = Beide schreiten mit dem letzten Kartenpaar noch einmal voran
chart-civilization = Die Zivilisation der Automa wirkt
chart-points = Das Tableau der Automa bringt Punkte
chart-add = { $n } Fortschrittskarten kommen zu den Entscheidungskarten
chart-cover = Eine verdeckte Gobelinkarte deckt den nächsten Platz des Tableaus ab
chart-tapestry = Die Automa erhält eine verdeckte Gobelinkarte
chart-shuffle = Alle Entscheidungskarten werden gemischt
mat-pays = Je Gebiet und Wahrzeichen { $holdings }, je Feld auf Militär und Wissenschaft { $war }, je Feld auf Technologie und Entdeckung (und Künste) { $trade }
favourite-is = Ihre Lieblingsleiste ist { $track }
ability-conquer-if-small = Mit weniger Gebieten als die Nummer des Einkommenszugs erobert sie
ability-garrison = Stehen auf mehr als { $n } ihrer Gebiete nur einzelne Spielsteine, schützt eines davon ein gestürzter Außenposten des Schattenreichs
ability-score-territories = { $n ->
    [one] { $n } Punkt je Gebiet
   *[other] { $n } Punkte je Gebiet
  }
ability-score-landmarks = { $n ->
    [one] { $n } Punkt je Wahrzeichen auf ihrem Tableau
   *[other] { $n } Punkte je Wahrzeichen auf ihrem Tableau
  }
ability-research = Sie würfelt mit dem Wissenschaftswürfel und schreitet mit Belohnung voran
ability-advance-exploration = Sie schreitet auf Entdeckung voran
ability-advance-military = Sie schreitet auf Militär voran
ability-catch-up = Wo du ein oder zwei Felder vorn liegst, holt sie auf einer Leiste auf; sonst { $n } Punkte
ability-show-tapestry = Eine Gobelinkarte offen neben das Tableau
ability-show-space-tile = Ein Weltraumteil offen neben das Tableau
ability-score-shown = Je offenem Stück so viele Punkte wie für ein Wahrzeichen
ability-break-landmarks = Jedes Wahrzeichen verlässt das Tableau: je { $n } Punkte, ein Wurf mit dem Wissenschaftswürfel und ein Schritt mit Belohnung. Anders bringen Wahrzeichen ihr nichts

question-automa-turn = Die Automa ist am Zug.
    .title = Zug der Automa
question-shadow-turn = Das Schattenreich folgt.
    .title = Zug des Schattenreichs
move-draw-pair = Zwei Entscheidungskarten ziehen
move-follow = Mit denselben Karten voranschreiten

event-pair-drawn = Gezogen: { $component } wählt die Leiste, { $source } entscheidet bei Gleichstand
event-tiebreaker-drawn = Bei Gleichstand entscheidet { $component }
event-favourite-changed = { $seat } hat eine neue Lieblingsleiste: { $track }
event-progress-added = { $n ->
    [one] { $n } Fortschrittskarte kommt hinzu
   *[other] { $n } Fortschrittskarten kommen hinzu
  }
event-decks-shuffled = Alle { $n } Entscheidungskarten werden gemischt
event-protected = { $seat } legt einen gestürzten Außenposten auf { $hex }
event-covered = { $seat } deckt Platz { $n } des Tableaus ab
event-replaced = { $seat } tauscht alle offenen { $display } aus
display-techs = Techkarten
display-masterpieces = Meisterstücke

help-automa-turn = Die Automa zieht zwei Karten: Die linke wählt die Leiste, die rechte entscheidet bei Gleichstand. Niemand muss etwas für sie tun.
    .rule = Soloregeln
help-shadow-turn = Das Schattenreich schreitet mit denselben Karten voran: Es liest das untere Symbol und die Liste von unten.
    .rule = Soloregeln
help-automa = Die Automa spielt nach Karten: Die linke eines Paars wählt die Leiste, die rechte entscheidet bei Gleichstand, zwischen Leisten mit ihrer Liste, zwischen Feldern mit ihren Pfeilen. Nur wenige Belohnungen zählen für sie: forschen und voranschreiten, erobern, erkunden, Gobelinkarten, neue Techkarten. Wahrzeichen beider Gegner liegen auf ihrem Tableau. Ist der Stapel leer, nimmt sie Einkommen; der Schwierigkeitsgrad sagt, was dann geschieht. Greifst du sie an, deckt sie ihre Gobelinkarten auf, bis eine Falle kommt.
    .title = Die Automa
    .rule = Soloregeln
help-shadow-empire = Das Schattenreich schreitet nur voran und nimmt dabei Wahrzeichen weg. Es erhält nie Punkte oder Belohnungen, ist aber Nachbar und Gegner. Seine gestürzten Außenposten schützen Gebiete der Automa.
    .title = Schattenreich
    .rule = Soloregeln

option-automa = Automatische Gegner
    .help = Allein gegen die Automa und das Schattenreich, oder zu zweit mit dem Schattenreich.
option-automa-none = keine
option-automa-automa = Automa und Schattenreich
option-automa-shadow-empire = nur das Schattenreich
option-automa_level = Schwierigkeitsgrad
    .help = Wie stark die Automa spielt, von 1 bis 6.
option-first_turn = Wer beginnt
    .help = Ob gegen die Automa du den ersten Zug hast oder die beiden Bots. Am Tisch wird der erste Spieler bestimmt wie sonst auch.
option-first_turn-person = du
option-first_turn-bots = Automa und Schattenreich
option-distorting = Verzerrende Karten
    .help = Karten und Zivilisationen, die gegen die Automa bleiben dürfen, das Spiel aber verzerren.
option-distorting-in = bleiben im Spiel
option-distorting-out = kommen aus dem Spiel
option-automa_civilizations = Zivilisationen der Automa
    .help = Welche Zivilisation die Automa hat; mit Schwierigkeitsgrad 6 sind es zwei.

refusal-option-automa-people = Die Automa spielt gegen eine Person, das Schattenreich allein mit zweien; ganz allein spielt niemand.
refusal-automa-unknown = Keine Quelle sagt, was diese Zivilisation der Automa tut ({ $civilization }); gegen sie lässt sich nicht spielen.

automa-by-nearest-end = der kürzeste Weg zum Ende der Leiste
automa-by-nearest-landmark-or-end = der kürzeste Weg zu einem freien Wahrzeichen oder zum Ende
automa-by-tiebreak-list = die Liste der Entscheiderkarte
automa-by-arrows = die Pfeile der Entscheiderkarte
automa-by-closest-to-the-middle = am nächsten an der Mittelinsel
automa-by-closest-to-single-pieces = am nächsten an Gebieten mit einem einzelnen Spielstein
automa-by-closest-to-people = am nächsten an deinen Gebieten
automa-by-furthest-from-people = am weitesten weg von deinen Gebieten
automa-choice-track = Leiste
automa-choice-hex = Feld
automa-action-advance = Auf welcher Leiste voran?
automa-action-new-favourite = Welche Lieblingsleiste?
automa-action-draw-level = Auf welcher Leiste aufholen?
automa-action-conquest = Wo erobern?
automa-action-exploration = Wo erkunden?
automa-action-protection = Welches Gebiet schützen?
