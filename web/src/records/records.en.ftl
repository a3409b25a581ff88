records = Record book
records-sub = Your games alone against the Automa, on the screen and at the real board. The book stays in this browser.
records-none = There is nothing in it yet. A solo game begins on the first page.
records-best = Best result
records-best-of = { $points } points, level { $level }
records-streak = Wins in a row
records-streak-of = { $now }, at most { $longest }
records-won = Won
records-won-of = { $n } of { $of }
records-by-level = By level
records-levels = Level
records-level = Level { $n }
records-by-opponent = By opponent
records-campaign = Campaign: every level with every board
records-campaign-of = { $n } of { $of } done
records-cell-won = { $n ->
        [one] won by a point
       *[other] won by { $n } points
    }
records-cell-lost = { $games ->
        [one] one attempt
       *[other] { $games } attempts
    }, { $n } points so far
records-cell-none = still open
