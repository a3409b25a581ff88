# Was geschieht, für das Protokoll.

event-gained = { $seat } erhält { $resource } ({ $source })
event-paid = { $seat } gibt { $resource } ab ({ $source })
event-lost = { $seat } lässt { $resource } verfallen ({ $source })
event-built = { $seat } baut { $building-key ->
        [left-palace] den linken Palast
        [right-palace] den rechten Palast
        [house] ein Haus
        [trading-post] ein Kontor
       *[other] { $building }
    } auf { $hex }{ $source-key ->
        [rule-cost] {""}
       *[other] {" "}({ $source })
    }
    .after-transformed = { $seat } wandelt { $hex } in { $terrain } um und baut dort { $building-key ->
        [left-palace] den linken Palast
        [right-palace] den rechten Palast
        [house] ein Haus
        [trading-post] ein Kontor
       *[other] { $building }
    }
event-transformed = { $seat } wandelt { $hex } in { $terrain } um{ $source-key ->
        [rule-cost] {""}
       *[other] {" "}({ $source })
    }
event-sailed = { $seat } verbessert die Schifffahrt auf { $n }{ $source-key ->
        [rule-cost] {""}
       *[other] {" "}({ $source })
    }
event-bridged = { $seat } baut die Brücke { $site }{ $source-key ->
        [rule-cost] {""}
       *[other] {" "}({ $source })
    }
event-founded = { $seat } gründet eine Stadt: { $buildings } Gebäude, Stadtwert { $value }
event-took = { $seat } nimmt { $component }
event-neutral-placed = { $seat } setzt ein neutrales Haus auf { $hex } ({ $terrain })
event-neutral-drawn = { $seat } zieht ein neutrales Haus ({ $terrain })
event-starts-next = { $seat } nimmt den Startmarker und beginnt die nächste Runde
event-round-began = Runde { $n }
event-phase-began = { $phase }
