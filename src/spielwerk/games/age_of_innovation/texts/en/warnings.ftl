# What passing leaves unused.

warning-could-act = You could still act with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $tools ->
        [one] { $tools } tool
       *[other] { $tools } tools
    } and { $scholars ->
        [one] { $scholars } scholar
       *[other] { $scholars } scholars
    }: { $n ->
        [one] one kind of action is possible.
       *[other] { $n } kinds of action are possible.
    }
warning-special = Not used this round: { $component }.
warning-power = { $n } power of your next income would find no token to move.
