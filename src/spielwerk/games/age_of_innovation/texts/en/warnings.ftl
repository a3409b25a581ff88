# What passing leaves unused.

warning-could-act = You could still act with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $tools ->
        [one] 1 tool
       *[other] { $tools } tools
    } and { $scholars ->
        [one] 1 scholar
       *[other] { $scholars } scholars
    }: { $n ->
        [one] one kind of action is possible.
       *[other] { $n } kinds of action are possible.
    }
warning-special = Not used this round: { $component }.
warning-power = { $n } power of your next income would find no token to move.
