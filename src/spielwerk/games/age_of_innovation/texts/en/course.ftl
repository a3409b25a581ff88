# How the game is divided, and what it calls that.

round = Round { $n }
    .numeral = { $n }
    .one = round
    .many = rounds
    .axis = round
