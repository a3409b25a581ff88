# Wie das Spiel sich teilt, und wie es das nennt.

round = Ära { round.numeral }
    .numeral = { $n ->
        [0] –
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
    .one = Ära
    .many = Ären
    .axis = Ära (wer am weitesten ist)
