# Wie das Spiel sich teilt, und wie es das nennt.

round = Runde { $n }
    .numeral = { $n }
    .one = Runde
    .many = Runden
    .axis = Runde
