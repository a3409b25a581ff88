# Der Begleiter am echten Spielbrett: was man ihm von seinem Zug erzählt.

question-tell = Was hast du am Tisch getan?
help-tell = Übertrage nur, was die Automa sehen kann: Gebäude, Landschaften, Brücken, Wissensstufen und Gelehrte, verdeckte Aktionen, Erfindungen und deinen Rundenbonus. Tippe dazu auf das Feld oder das Teil. Kosten, Einkommen und Punkte führst du selbst.

tell-stand = { $hex }: hier steht jetzt { $building }
tell-transform = { $hex } ist jetzt { $terrain }
tell-remove = Gebäude von { $hex } entfernen
tell-annex = Anbau auf { $hex }
tell-bridge = Brücke { $site }
tell-level = { $discipline }: Stufe { $n }
tell-scholar = { $discipline }: Gelehrter auf ein Feld mit { $n } Schritten
tell-power-action = Machtaktion „{ $power-action }“ genutzt
tell-free-power-action = Machtaktion „{ $power-action }“ ist doch frei
tell-book-action = Buchaktion „{ $book-action }“ genutzt
tell-free-book-action = Buchaktion „{ $book-action }“ ist doch frei
tell-innovation = Erfindung „{ $innovation }“ genommen
tell-shipping = Schifffahrt steht auf { $n }
tell-pass = { $bonus-key ->
        [none] Gepasst
       *[other] Gepasst und den Rundenbonus „{ $bonus }“ genommen
    }
tell-done = Zug beendet
