# Antworten, kurz und im Infinitiv: So stehen sie auf Knöpfen und im Protokoll.

move-take-mat = Das Völkertableau { $terrain } nehmen
move-take-faction = Das Volk { $faction } wählen
move-place = Auf { $hex } einsetzen
move-take-bonus = Das Vorteilsplättchen „{ $bonus }“ nehmen
move-build = Auf { $hex } ein Haus bauen{ $money ->
        [0] {""}
       *[other] {" "}({ $money } Geld)
    }
move-transform = { $hex } in { $terrain } umwandeln{ $spades ->
        [0] {""}
       *[other] {" "}({ $spades } Spaten{ $money ->
            [0] {""}
           *[other] , { $money } Geld
        })
    }
move-upgrade = { $hex } aufwerten: { $building }{ $money ->
        [0] {""}
       *[other] {" "}({ $money } Geld)
    }
move-improve-shipping = Die Schifffahrt verbessern (8 Geld)
move-bridge = Die Brücke { $site } bauen{ $money ->
        [0] {""}
       *[other] {" "}({ $money } Geld)
    }
move-power-action = Die Machtaktion „{ $power-action }“ nutzen{ $power ->
        [0] {""}
       *[other] {" "}({ $power } Macht)
    }
move-use = „{ $component }“ nutzen{ $power ->
        [0] {""}
       *[other] {" "}({ $power } Macht)
    }
move-pass = Passen und das Vorteilsplättchen „{ $bonus }“{ $money ->
        [0] {""}
       *[other] {" "}mit { $money } Geld
    } nehmen
move-exchange = { $exchange } tauschen
move-span = Über das Flussfeld { $hex } hinweg eine Stadt gründen
move-end = Beenden
move-stop = Hier aufhören
move-take-city = Das Stadtplättchen „{ $city }“ einsetzen

# Mehrere Antworten in einer Wahl.
move-settle = { $hex } in { $terrain } umwandeln und dort ein Haus bauen{ $spades ->
        [0] {""}
       *[other] {" "}({ $spades } Spaten, { $money } Geld)
    }
