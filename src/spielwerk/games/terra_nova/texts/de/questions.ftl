# Was gefragt wird. `.title` nennt die Frage in einer Überschrift oder in einem anderen Satz.

question-take-mat = Welches Völkertableau nimmst du? Damit steht deine Farbe fest.
    .title = Völkertableau wählen
question-take-faction = Welche Seite deines Tableaus spielst du?
    .title = Volk wählen
question-place = { $way ->
        [start] Wohin setzt du eines deiner ersten Häuser? Frei sind Felder deiner Heimatlandschaft ({ $terrain }).
        [neutral] Wohin setzt du das neutrale Haus? Es gehört auf ein freies, markiertes Feld ({ $terrain }).
        [home-anywhere] Auf welches Feld deiner Heimatlandschaft ({ $terrain }) baust du das kostenlose Haus?
        [edge] Auf welche Landschaft am Rand baust du das kostenlose Haus? Sie wird zu { $terrain }; du darfst auch verzichten.
       *[post-in-reach] Auf welche Landschaft in Reichweite setzt du das Kontor? Sie wird zu { $terrain }.
    }
    .title = Gebäude einsetzen
question-take-bonus = Welches Vorteilsplättchen nimmst du?
    .title = Vorteilsplättchen wählen
question-turn = Du bist am Zug. Welche Aktion führst du aus?
    .title = dein Zug
question-close = Deine Aktion ist ausgeführt. Tausche Macht, wenn du magst, und beende dann deinen Zug.
    .title = Ende des Zuges
question-dig = { $started ->
        [1] { $spades ->
            [0] Baust du auf der umgewandelten Landschaft ein Haus?
           *[other] Wandelst du mit dem übrigen Spaten eine zweite Landschaft um, baust du ein Haus, oder hörst du auf?
        }
       *[0] { $spades ->
            [0] Welche benachbarte Landschaft machst du bewohnbar?
           *[other] Welche Landschaft machst du mit { $spades } kostenlosen Spaten bewohnbar?
        }
    }
    .title = Bewohnbar machen und Bauen
question-free-post = Welches Haus wertest du kostenlos in ein Kontor auf?
    .title = Kontor wählen
question-bridge = Wo baust du die Brücke?
    .title = Brücke bauen
question-take-city = Du gründest eine Stadt. Welches Stadtplättchen setzt du ein?
    .title = Stadtplättchen wählen
question-round-end = Die Runde endet. Tauschst du noch Macht?
    .title = Rundenende
question-final-exchange = Das Spiel ist zu Ende. Tauschst du noch Macht gegen Punkte? Was in Schale III bleibt, wird zu Geld.
    .title = Tausch am Spielende
