# The companion at a real board: what it is told of a turn.

question-tell = What did you do at the table?
help-tell = Enter only what the Automa can see: buildings, terrain, bridges, science levels and scholars, covered actions, innovations and your round bonus. Tap the space or the piece. Costs, income and points are yours to keep.

tell-stand = { $hex }: here stands now { $building }
tell-transform = { $hex } is now { $terrain }
tell-remove = Remove the building from { $hex }
tell-annex = Annex on { $hex }
tell-bridge = Bridge { $site }
tell-level = { $discipline }: level { $n }
tell-scholar = { $discipline }: scholar on a space worth { $n } steps
tell-power-action = Power action “{ $power-action }” used
tell-free-power-action = Power action “{ $power-action }” is free after all
tell-book-action = Book action “{ $book-action }” used
tell-free-book-action = Book action “{ $book-action }” is free after all
tell-innovation = Innovation “{ $innovation }” taken
tell-shipping = Sailing is at { $n }
tell-pass = { $bonus-key ->
        [none] Passed
       *[other] Passed and took the round bonus “{ $bonus }”
    }
tell-done = Turn ended
