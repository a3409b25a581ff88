# Was geschieht, für das Protokoll.

event-gained = { $seat } erhält { $resource } ({ $source })
event-paid = { $seat } zahlt { $resource } ({ $source })
event-drew = { $seat } zieht { $resource } ({ $source })
event-offered = { $seat } zieht { $n } Zivilisationen zur Auswahl ({ $source })
event-drew-tile = { $seat } zieht { $component } ({ $source })
event-moved = { $seat } zieht auf Feld { $n } von { $track } ({ $source })
event-played = { $seat } spielt { $component } in Ära { $n }
event-played-face-down = { $seat } spielt eine Karte verdeckt in Ära { $n }
event-placed = { $seat } baut in der Hauptstadt: { $component }{ $site-key ->
        [none] {""}
       *[other] {" "}{ $site }
    }
event-built = { $seat } erhält ein Einkommensgebäude: { $building } ({ $source })
event-explored = { $seat } erkundet { $hex } mit { $component }
event-conquered = { $seat } erobert { $hex }
event-toppled = { $seat } stürzt einen Spielstein von { $builder } auf { $hex }
    .after-conquered = { $seat } erobert { $hex } und stürzt einen Spielstein von { $builder }
event-rolled = { $seat } würfelt: { $face } ({ $die })
event-invented = { $seat } erfindet { $component }
event-upgraded = { $seat } wertet { $component } auf ({ $level })
event-achieved = { $seat } erfüllt die Errungenschaft „{ $component }“
event-era-began = { $seat } beginnt Ära { $n }
event-took = { $seat } nimmt { $component }
event-discarded = { $seat } wirft { $component } ab
event-finished = Für { $seat } ist das Spiel vorbei
event-turned-up = Aufgedeckt: { $component }
event-called = { $seat } zieht den Marker von { $builder } ({ $source })
event-gave = { $seat } gibt { $builder } eine Gobelinkarte
event-looked = { $seat } sieht die Gobelinkarten von { $builder } an
event-collected = { $seat } sammelt { $object }
event-stored-landmark = { $seat } hebt { $component } für später auf
event-settled-isle = { $seat } legt { $component } auf das eigene Tableau: { $isle }
