# What passing leaves unused.

warning-could-act = You could still act with { $coins } coins, { $tools } tools and { $scholars } scholars: { $n ->
        [one] one kind of action is possible.
       *[other] { $n } kinds of action are possible.
    }
warning-special = Not used this round: { $component }.
warning-power = { $n } power of your next income would find no token to move.
