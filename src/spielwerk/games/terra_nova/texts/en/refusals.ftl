# Why something cannot be done: whole sentences with their numbers.

refusal-too-little-money = This needs { $needs } money, you have { $has }.
refusal-too-little-power = This needs { $needs } power in bowl III, you have { $has }.
refusal-not-land = { $hex } is no land space.
refusal-built-on = { $hex } is built on already.
refusal-out-of-reach = { $hex } is not in reach of your buildings.
refusal-not-home = { $hex } is { $terrain } and not your home terrain.
refusal-home-already = { $hex } is your home terrain already.
refusal-no-spades-left = No spade is left.
refusal-no-buying-spades = This needs { $needs } spades, you have { $has }; none can be bought here.
refusal-not-next-door = { $hex } borders none of your buildings. Bridges and shipping do not count here.
refusal-only-transformed = { $hex } is not one of the landscapes you transformed in this action; only there you may build now.
refusal-none-left = No such building is left on your mat: { $building }.
refusal-act-first = You must do something first.
refusal-no-mark = { $hex } bears no house mark ({ $terrain }).
refusal-not-edge = { $hex } does not lie at the edge of the board.
refusal-wrong-building = What stands on { $hex } cannot be upgraded like this. { $building } comes from: { $needs }.
refusal-track-at-top = Your shipping track ends at { $n }.
refusal-no-bridges-left = You have built your three bridges.
refusal-bridged-already = There is a bridge on { $site } already.
refusal-bridge-needs-building = None of your buildings is next to { $site }.
refusal-used-this-round = This action has been used in this round.
refusal-of-no-use = This would do nothing now.
refusal-own-bonus = You may not keep your tile: { $tile }.
refusal-not-available = Not to be had: { $tile }.
refusal-neutral-colour = This colour is the neutral faction’s: { $tile }.
refusal-tile-used = Used already: { $tile }.
refusal-no-city-there = Around { $hex } your buildings are not enough for a city.

refusal-variant-for-two = This variant is for 2 players, not for { $n }.
refusal-first-game-plain = The first game is played without the variants for two.
refusal-map-without-side = The board lacks the side that this game is played on: { $side }.
refusal-first-game-tiles = The first game has its own round scoring and bonus tiles.
refusal-no-neutral-colour = Only the planner variant has a neutral colour to name.
