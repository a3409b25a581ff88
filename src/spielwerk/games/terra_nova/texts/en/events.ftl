# What happens, for the log.

event-gained = { $seat } gains { $resource } ({ $source })
event-paid = { $seat } gives { $resource } ({ $source })
event-lost = { $seat } lets { $resource } go to waste ({ $source })
event-built = { $seat } builds { $building-key ->
        [left-palace] the left palace
        [right-palace] the right palace
       *[other] a { $building }
    } on { $hex }{ $source-key ->
        [rule-cost] {""}
       *[other] {" "}({ $source })
    }
    .after-transformed = { $seat } turns { $hex } into { $terrain } and builds { $building-key ->
        [left-palace] the left palace
        [right-palace] the right palace
       *[other] a { $building }
    } there
event-transformed = { $seat } turns { $hex } into { $terrain }{ $source-key ->
        [rule-cost] {""}
       *[other] {" "}({ $source })
    }
event-sailed = { $seat } improves shipping to { $n }{ $source-key ->
        [rule-cost] {""}
       *[other] {" "}({ $source })
    }
event-bridged = { $seat } builds the bridge { $site }{ $source-key ->
        [rule-cost] {""}
       *[other] {" "}({ $source })
    }
event-founded = { $seat } founds a city: { $buildings } buildings, city value { $value }
event-took = { $seat } takes { $component }
event-neutral-placed = { $seat } puts a neutral house on { $hex } ({ $terrain })
event-neutral-drawn = { $seat } draws a neutral house ({ $terrain })
event-starts-next = { $seat } takes the start marker and begins the next round
event-round-began = Round { $n }
event-phase-began = { $phase }
