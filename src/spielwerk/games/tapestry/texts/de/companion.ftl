# Der Begleiter am echten Spielplan: was man ihm von seinem Zug erzählt.

question-tell = Was hast du am Tisch getan?
help-tell = Übertrage nur, was die Automa sehen kann: deine Marker auf den Fortschrittsleisten, erkundete und eroberte Gebiete, und deine Einkommenszüge. Wahrzeichen und Errungenschaften folgen daraus von selbst. Rohstoffe, Karten, Hauptstadt und Punkte führst du selbst. Gobelinkarten und Plättchen der Automa ziehst du am Tisch verdeckt für sie; wehrt sie sich gegen eine Eroberung, deckst du ihre Karten auf und erzählst nur, wie es ausging.
tell-track = { $track }: Marker auf Feld { $n }
tell-explore = { $hex } erkundet
tell-conquer = { $hex } erobert
tell-repelled = { $hex }: Eroberung durch eine Karte abgewehrt
tell-withdraw = Eigene Figur von { $hex } genommen
tell-income = { $n ->
        [5] Letzter Einkommenszug, mein Spiel ist zu Ende
       *[other] Einkommenszug { $n }
    }
tell-done = Zug beendet
