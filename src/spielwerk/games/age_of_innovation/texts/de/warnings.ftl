# Was beim Passen ungenutzt bleibt.

warning-could-act = Du hast noch { $coins } Geld, { $tools ->
        [one] 1 Werkzeug
       *[other] { $tools } Werkzeuge
    } und { $scholars ->
        [one] 1 Gelehrten
       *[other] { $scholars } Gelehrte
    }: { $n ->
        [one] Eine Art von Aktion ist noch möglich.
       *[other] { $n } Arten von Aktionen sind noch möglich.
    }
warning-special = In dieser Runde ungenutzt: { $component }.
warning-power = { $n ->
        [one] { $n } Macht deines nächsten Einkommens fände
       *[other] { $n } Macht deines nächsten Einkommens fänden
    } keinen Stein mehr.
