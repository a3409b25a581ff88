# Was beim Passen ungenutzt bleibt.

warning-could-act = Du hast noch { $money } Geld: { $n ->
        [one] Eine Art von Aktion ist noch möglich.
       *[other] { $n } Arten von Aktionen sind noch möglich.
    }
warning-special = In dieser Runde ungenutzt: { $component }.
warning-power = { $n ->
        [one] { $n } Macht deines nächsten Einkommens fände
       *[other] { $n } Macht deines nächsten Einkommens fänden
    } keinen Stein mehr.
