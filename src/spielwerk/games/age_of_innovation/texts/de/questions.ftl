# Was gefragt wird. `.title` nennt die Frage in einer Überschrift oder in einem anderen Satz.

question-take-set = Welches Set nimmst du?
    .title = Set wählen
question-draft = Was wählst du: ein Planungstableau, eine Gemeinschaft oder ein Palastplättchen?
    .title = Spielmaterial wählen
question-draft-bonus = Welchen Rundenbonus wählst du?
    .title = Rundenbonus wählen
question-place = { $source-key ->
        [rule-setup] Wohin setzt du eines deiner ersten Gebäude ({ $building })?
       *[other] Wohin setzt du das Gebäude ({ $building }, { $source })?
    }
    .title = Gebäude einsetzen
question-turn = { $further ->
        [1] Du darfst noch eine Aktion ausführen. Was tust du?
       *[0] Du bist am Zug. Welche Aktion führst du aus?
    }
    .title = dein Zug
question-close = Deine Aktion ist ausgeführt. Tausche Ressourcen, wenn du magst, und beende dann deinen Zug.
    .title = Ende des Zuges
question-power-offer = { $builder } baut auf { $hex } in deiner Nachbarschaft. Nimmst du { $power } Macht{ $vp ->
        [0] , ohne Punkte abzugeben
        [one] {" "}für { $vp } Punkt
       *[other] {" "}für { $vp } Punkte
    }?
    .title = Macht aus der Nachbarschaft
question-book = { $n ->
        [one] Welches Buch nimmst du ({ $source })?
       *[other] Du bekommst { $n } Bücher ({ $source }). Welches nimmst du als Nächstes?
    }
    .title = Buch wählen
question-step = { $each ->
        [one] { $n ->
            [one] In welcher Disziplin machst du den Wissensschritt ({ $source })?
           *[other] Du hast { $n } Wissensschritte ({ $source }). In welcher Disziplin machst du den nächsten?
        }
       *[other] In welcher Disziplin machst du { $each } Wissensschritte ({ $source })?
    }{ $may ->
        [1] {" "}Du darfst auch aufhören.
       *[0] {""}
    }
    .title = Disziplin wählen
question-use-key = Stufe 8 in { $discipline } verlangt einen Stadtschlüssel. Setzt du einen ein, oder { $n ->
        [one] verfällt der Schritt
       *[other] verfallen die { $n } Schritte
    }?
    .title = Stadtschlüssel einsetzen
question-pay-books = { $n ->
        [one] Mit welchem Buch bezahlst du?
       *[other] Du bezahlst noch { $n } beliebige Bücher. Welches gibst du als Nächstes ab?
    }
    .title = Mit Büchern bezahlen
question-dig = { $jump ->
        [1] Der Weg nach { $hex } ist offen. Wandelst du das Feld um, oder baust du dort?
       *[0] { $spades ->
            [0] Wo baust du eine Werkstatt? Du darfst auch aufhören.
            [one] Du hast 1 Spaten ({ $source }). Welches Feld wandelst du um?
           *[other] Du hast { $spades } Spaten ({ $source }). Welches Feld wandelst du als Nächstes um?
        }
    }
    .title = Spaten einsetzen
question-take-palace = Welches Palastplättchen nimmst du?
    .title = Palast wählen
question-take-competency = Welche Kompetenz nimmst du? Ihr Platz bringt auch Wissensschritte und Bücher.
    .title = Kompetenz wählen
question-take-city = Welchen Stadtmarker nimmst du?
    .title = Stadtmarker wählen
question-bridge = Wo baust du die Brücke ({ $source })?
    .title = Brücke bauen
question-free-guild = Welche Werkstatt wird zur Gilde ({ $source })?
    .title = Werkstatt zur Gilde aufwerten
question-downgrade = Welche Schule wird wieder zur Gilde ({ $source })?
    .title = Schule zur Gilde zurückbauen
question-reward-order = Welche Belohnung möchtest du als Nächstes ({ $source })?
    .title = Reihenfolge der Belohnungen
