# What happens, for the log.

event-gained = { $seat } gains { $resource } ({ $source })
event-paid = { $seat } pays { $resource } ({ $source })
event-lost = { $seat } lets { $resource } lapse ({ $source })
event-built = { $seat } builds a { $building } on { $hex }{ $source-key ->
        [rule-cost] {""}
       *[other] {" "}({ $source })
    }
    .after-transformed = { $seat } turns { $hex } into { $terrain } and builds a { $building } there
event-transformed = { $seat } turns { $hex } into { $terrain }{ $source-key ->
        [rule-cost] {""}
       *[other] {" "}({ $source })
    }
event-stepped = { $seat } reaches level { $level } in { $discipline } ({ $source })
event-bridged = { $seat } builds the bridge { $site }{ $source-key ->
        [rule-cost] {""}
        [rule-setup] {""}
       *[other] {" "}({ $source })
    }
event-founded = { $seat } founds a city: { $buildings } buildings, power value { $power }
event-took = { $seat } takes { $component }
event-round-began = Round { $n }
event-phase-began = { $phase }
event-revealed = The area tile is revealed: the neutral third faction has { $n } connected buildings
