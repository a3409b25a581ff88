companion-title = Begleiter: { $game }
companion-lead = Ihr spielt mit dem echten Brett, und Spielwerk ist die Automa: Es zieht ihre Karten, sagt, was sie tut und warum, und zählt ihre Punkte. Von eurem Zug tippt ihr nur an, was sie sehen kann.
companion-layout = Legt zu Beginn die Plättchen so aus, wie Spielwerk sie zeigt.
companion-people = Menschen am Tisch
companion-begin = Los geht’s
companion-again = Neue Partie
companion-again-sure = Diese Partie verwerfen?
companion-loading = Die Regeln werden geladen. Beim ersten Mal sind es etwa 14 Megabyte.
companion-failed = Die Regeln lassen sich in diesem Browser nicht starten.
companion-refused = Diese Partie stammt aus einer anderen Fassung. Sie geht nur bis hierher: „{ $line }“ passt nicht mehr.
companion-offline = Auch ohne Netz spielbar
companion-needs-net = Ohne Netz nicht spielbar: Dieser Browser darf hier nichts aufbewahren.
companion-first = { $name } war noch nicht am Zug.
companion-why = Warum das?
companion-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
companion-over = Die Partie ist zu Ende.
companion-has = { $name } hat { $n } Punkte.
companion-mine = Eure Punkte
companion-note = Ins Rekordbuch
companion-noted = Steht im Rekordbuch.
companion-leave = Zur ersten Seite
verb-stand = Gebäude
verb-remove = Entfernen
verb-level = Wissensstufe
verb-scholar = Gelehrter
verb-free-power-action = Doch frei: Machtaktion
verb-free-book-action = Doch frei: Buchaktion
verb-shipping = Schifffahrt
verb-innovation = Erfindung
verb-track = Marker
verb-explore = Erkundet
verb-conquer = Erobert
verb-repelled = Abgewehrt
verb-withdraw = Zurückgenommen
verb-income = Einkommenszug
