# Was geschieht, für das Protokoll.

event-gained = { $seat } erhält { $resource } ({ $source })
event-paid = { $seat } gibt { $resource } ab ({ $source })
event-lost = { $seat } lässt { $resource } verfallen ({ $source })
event-built = { $seat } baut { $building-key ->
        [palace] einen
        [tower] einen
        [monument] ein
       *[other] eine
    } { $building } auf { $hex }{ $source-key ->
        [rule-cost] {""}
       *[other] {" "}({ $source })
    }
    .after-transformed = { $seat } wandelt { $hex } in { $terrain } um und baut dort { $building-key ->
        [palace] einen
        [tower] einen
        [monument] ein
       *[other] eine
    } { $building }
event-transformed = { $seat } wandelt { $hex } in { $terrain } um{ $source-key ->
        [rule-cost] {""}
       *[other] {" "}({ $source })
    }
event-stepped = { $seat } erreicht Stufe { $level } in { $discipline } ({ $source })
event-bridged = { $seat } baut die Brücke { $site }{ $source-key ->
        [rule-cost] {""}
        [rule-setup] {""}
       *[other] {" "}({ $source })
    }
event-founded = { $seat } gründet eine Stadt: { $buildings } Gebäude, Machtwert { $power }
event-took = { $seat } nimmt { $component }
event-round-began = Runde { $n }
event-phase-began = { $phase }
event-revealed = Das Gebietswertungsplättchen wird aufgedeckt: Die neutrale dritte Gemeinschaft hat { $n } verbundene Gebäude
