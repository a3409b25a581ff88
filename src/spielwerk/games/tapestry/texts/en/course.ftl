# How the game is divided, and what it calls that.

round = Era { round.numeral }
    .numeral = { $n ->
        [0] –
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
    .one = era
    .many = eras
    .axis = era (of whoever is furthest)
