# What happens, for the log.

event-gained = { $seat } gains { $resource } ({ $source })
event-paid = { $seat } pays { $resource } ({ $source })
event-drew = { $seat } draws { $resource } ({ $source })
event-offered = { $seat } draws { $n } civilizations to choose from ({ $source })
event-drew-tile = { $seat } draws { $component } ({ $source })
event-moved = { $seat } moves to space { $n } of { $track } ({ $source })
event-played = { $seat } plays { $component } in era { $n }
event-played-face-down = { $seat } plays a card face down in era { $n }
event-placed = { $seat } places in the capital: { $component }{ $site-key ->
        [none] {""}
       *[other] {" "}{ $site }
    }
event-built = { $seat } gains an income building: { $building } ({ $source })
event-explored = { $seat } explores { $hex } with { $component }
event-conquered = { $seat } conquers { $hex }
event-toppled = { $seat } topples a piece of { $builder } on { $hex }
    .after-conquered = { $seat } conquers { $hex } and topples a piece of { $builder }
event-rolled = { $seat } rolls: { $face } ({ $die })
event-invented = { $seat } invents { $component }
event-upgraded = { $seat } upgrades { $component } ({ $level })
event-achieved = { $seat } meets the achievement “{ $component }”
event-era-began = { $seat } begins era { $n }
event-took = { $seat } takes { $component }
event-discarded = { $seat } discards { $component }
event-finished = The game is over for { $seat }
event-turned-up = Turned up: { $component }
event-called = { $seat } draws the token of { $builder } ({ $source })
event-gave = { $seat } gives a tapestry card to { $builder }
event-looked = { $seat } looks at the tapestry cards of { $builder }
event-collected = { $seat } collects { $object }
event-stored-landmark = { $seat } keeps { $component } for later
event-settled-isle = { $seat } places { $component } on the own mat: { $isle }
