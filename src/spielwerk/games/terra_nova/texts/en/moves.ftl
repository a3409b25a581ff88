# Answers, short: as they stand on buttons and in the log.

move-take-mat = Take the { $terrain } mat
move-take-faction = Choose the faction { $faction }
move-place = Place on { $hex }
move-take-bonus = Take the bonus tile “{ $bonus }”
move-build = Build a house on { $hex }{ $money ->
        [0] {""}
       *[other] {" "}({ $money } money)
    }
move-transform = Turn { $hex } into { $terrain }{ $spades ->
        [0] {""}
        [one] {" "}({ $spades } spade{ $money ->
            [0] {""}
           *[other] , { $money } money
        })
       *[other] {" "}({ $spades } spades{ $money ->
            [0] {""}
           *[other] , { $money } money
        })
    }
move-upgrade = Upgrade { $hex }: { $building }{ $money ->
        [0] {""}
       *[other] {" "}({ $money } money)
    }
move-improve-shipping = Improve shipping (8 money)
move-bridge = Build the bridge { $site }{ $money ->
        [0] {""}
       *[other] {" "}({ $money } money)
    }
move-power-action = Use the power action “{ $power-action }”{ $power ->
        [0] {""}
       *[other] {" "}({ $power } power)
    }
move-use = Use “{ $component }”{ $power ->
        [0] {""}
       *[other] {" "}({ $power } power)
    }
move-pass = Pass and take the bonus tile “{ $bonus }”{ $money ->
        [0] {""}
       *[other] {" "}with { $money } money
    }
move-exchange = Exchange { $exchange }
move-span = Found a city across the river space { $hex }
move-end = End
move-stop = Stop here
move-take-city = Put down the city tile “{ $city }”

# Several answers in one choice.
move-settle = Turn { $hex } into { $terrain } and build a house there{ $spades ->
        [0] {""}
        [one] {" "}({ $spades } spade, { $money } money)
       *[other] {" "}({ $spades } spades, { $money } money)
    }
