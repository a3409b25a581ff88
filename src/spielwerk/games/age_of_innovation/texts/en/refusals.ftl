# Why something is not possible: whole sentences with their numbers.

refusal-too-few-coins = Needs { $needs ->
        [one] { $needs } coin
       *[other] { $needs } coins
    }, you have { $has }.
refusal-too-few-tools = Needs { $needs ->
        [one] { $needs } tool
       *[other] { $needs } tools
    }, you have { $has }.
refusal-too-few-scholars = Needs { $needs ->
        [one] { $needs } scholar
       *[other] { $needs } scholars
    }, you have { $has }.
refusal-too-few-power = Needs { $needs } power in bowl III, you have { $has }.
refusal-too-few-books = Needs { $needs ->
        [one] { $needs } book
       *[other] { $needs } books
    } in all, you have { $has }.
refusal-too-few-books-banking = Needs { $needs ->
        [one] { $needs } Banking book
       *[other] { $needs } Banking books
    }, you have { $has }.
refusal-too-few-books-law = Needs { $needs ->
        [one] { $needs } Law book
       *[other] { $needs } Law books
    }, you have { $has }.
refusal-too-few-books-engineering = Needs { $needs ->
        [one] { $needs } Engineering book
       *[other] { $needs } Engineering books
    }, you have { $has }.
refusal-too-few-books-medicine = Needs { $needs ->
        [one] { $needs } Medicine book
       *[other] { $needs } Medicine books
    }, you have { $has }.
refusal-too-few-tokens-in-bowl-2 = Needs { $needs } power tokens in bowl II, you have { $has }.
refusal-no-scholars-in-supply = None of your seven scholars is left in the supply.
refusal-no-power-to-gain = Your power tokens are all in bowl III, so no power can be gained.

refusal-not-land = { $hex } is not land.
refusal-built-on = { $hex } is built on already.
refusal-out-of-reach = { $hex } is out of reach: it borders none of your buildings, and with sailing { $shipping } no river leads there.
refusal-not-native = { $hex } is { $terrain }. You can build on { $terrain_home } only.
refusal-native-already = { $hex } is your native terrain already.
refusal-terrain-already = { $hex } is { $terrain } already.
refusal-not-towards-home = You cannot get from { $terrain } to { $terrain_to }: spades go the shorter way towards your native terrain and never past it.
refusal-spades-left-over = { $spades ->
        [one] { $spades } spade
       *[other] { $spades } spades
    } would be left over. A space that does not become native must take all of them.
refusal-buy-only-for-home = { $spades ->
        [one] { $spades } spade is
       *[other] { $spades } spades are
    } missing, and spades can be bought only if the space becomes your native terrain.
refusal-no-buying-spades = Needs { $needs ->
        [one] { $needs } spade
       *[other] { $needs } spades
    }, you have { $has }, and none can be bought now.
refusal-no-spades-left = You have no spades left.
refusal-spades-first = Use your { $spades ->
        [one] spade
       *[other] { $spades } spades
    } first: the workshop comes after all spades.
refusal-only-first-space = The workshop may stand only on the first space that you made native in this action.
refusal-no-building-now = These spades come without building.
refusal-jump-elsewhere = You paid to get to { $hex }, so the action goes on there.
refusal-no-jump-now = A tunnel or flight is possible once, before anything else in the action Terraform and Build.
refusal-no-jump-there = { $hex } is no target: it must not border your buildings, and only as many spaces as allowed may lie between.
refusal-nothing-to-do-there = Once the way to { $hex } is paid, you could neither transform nor build there.
refusal-must-go-on = This must be carried out: a building that has to be placed, a way that you paid for, or the action that you chose.

refusal-neutral-building = The building on { $hex } is neutral and cannot be changed.
refusal-wrong-building = A { $building } is made from a { $building_below }, and there is none on this space.
refusal-no-school-there = There is no school on { $hex }, and only a school becomes a guild again.
refusal-none-left = No { $building } is left on your planning display.
refusal-no-city-there = Around the river space { $hex } you have too few buildings or too little power value for a city.
refusal-has-annex = The building on { $hex } has an annex already.
refusal-no-bridges-left = You have built all three of your bridges.
refusal-bridged-already = There is a bridge on { $site } already.
refusal-bridge-needs-building = You need a building on at least one end of { $site }.

refusal-track-at-top = Your { $track } is at the top already.
refusal-no-step-possible = { $level ->
        [7] You cannot go beyond level 7 in { $discipline } without a city key.
        [12] You have reached the top in { $discipline }.
       *[other] Level 12 in { $discipline } is taken: only one marker may stand there.
    }
refusal-no-free-space = No space for { $steps } steps is free in { $discipline }.
refusal-innovations-full = You have { $most } innovations already, which is the most.
refusal-not-on-display = “{ $tile }” is not on the innovation display.
refusal-not-available = “{ $tile }” is not available.
refusal-owned-already = You have “{ $tile }” already, and each competency only once.
refusal-passed-already = You have passed and are out of this round. Found a city across the river before that.
refusal-own-bonus = You cannot keep your own round bonus for another round.
refusal-drafted-already = You have drafted this kind of component already: { $kind }.
refusal-reward-taken = You have had this reward already.
refusal-used-this-round = This action has been used this round.
refusal-of-no-use = You could not carry out its effect: there is no place or no building for it.
refusal-act-or-pass-first = Take an action first, or pass.

refusal-side-for-players = With { $n } players the side is { $sides }, not { $value }.
refusal-palace-17-named = Palace 17 always lies ready and is not named.
refusal-spade-tile-late = The tile with the spade must not lie on round 5 or 6.
refusal-three-of-a-discipline = Three scoring tiles of one discipline must not all lie on rounds 1 to 5.
refusal-final-tile-building = “{ $tile }” shows the same building as the tile of round 6.
