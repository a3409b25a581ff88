# Answers, as short imperatives.

move-take-set = { $faction-key ->
        [none] Take the set with the planning display { $board }
       *[other] Take the set { $board }, { $faction }, round bonus “{ $bonus }”
    }
move-draft-board = Draft the planning display { $board }
move-draft-faction = Draft the faction { $faction }
move-draft-palace = Draft { $palace }
move-draft-bonus = Draft the round bonus “{ $bonus }”
move-place = Place the { $building } on { $hex }
move-stop = Stop here
move-build = Build a workshop on { $hex }
move-transform = Transform { $hex } into { $terrain }
move-tunnel = Tunnel to { $hex }
move-fly = Fly to { $hex }
move-upgrade = Upgrade { $hex } to a { $building }
move-downgrade = Turn the school on { $hex } back into a guild
move-advance = Advance { $track }
move-innovate = Develop the innovation “{ $innovation }”
move-send-scholar = Send a scholar to { $discipline } for { $n } steps
move-return-scholar = Return a scholar for 1 step in { $discipline }
move-power-action = Take the power action “{ $power-action }”
move-book-action = Take the book action “{ $book-action }”
move-use = Use the special action of “{ $component }”
move-bridge = Build the bridge { $site }
move-annex = Add an annex to { $hex }
move-pass = { $bonus-key ->
        [none] Pass
       *[other] Pass and take the round bonus “{ $bonus }”{ $coins ->
            [0] {""}
            [one] {" "}with { $coins } coin
           *[other] {" "}with { $coins } coins
        }
    }
move-convert = Exchange { $conversion }
move-sacrifice = Sacrifice a power token: another moves from bowl II to bowl III
move-span = Found a city across the river space { $hex }
move-end = End the turn
move-accept = Take the power
move-decline = Decline the power
move-book = Take { $discipline-key ->
        [engineering] an
       *[other] a
    } { $discipline } book
move-pay = Pay with { $discipline-key ->
        [engineering] an
       *[other] a
    } { $discipline } book
move-step = Advance in { $discipline }
move-use-key = Use a city key
move-keep-key = Keep the city key
move-take-palace = Take { $palace }
move-take-competency = Take the competency “{ $competency }” ({ $discipline }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $books ->
        [0] {""}
        [one] , { $books } book
       *[other] , { $books } books
    })
move-take-city = Take the city tile “{ $city }”
move-first = Next: { $reward }

# Several answers in one choice.
move-settle = Transform { $hex } into { $terrain } and build a workshop there
