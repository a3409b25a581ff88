# Options of a new game; the last ones only for a set-up by hand.

option-players = Players
    .help = Two to four.
option-setup = Set-up
    .help = In the first game factions, houses and tiles are given; where the rules show pictures, our stand-in fills in.
option-setup-free = free
option-setup-first-game = first game
option-turn_order = Turn order
    .help = Clockwise, or in the order in which players passed in the round before.
option-turn_order-clockwise = clockwise
option-turn_order-pass-order = order of passing
option-two_players = Variant for two
    .help = Planner and treasure digger use neutral houses on the side of the board for two.
option-two_players-none = none
option-two_players-planner = planner
option-two_players-treasure-digger = treasure digger
option-map = Board
    .help = We do not have the official board; a stand-in is played on. `spielwerk map check FILE` checks your own data.
option-mats = Mat numbers
    .help = We do not have the printed numbers of the faction mats; stand-in numbers hold. `spielwerk map check FILE` checks your own data.
option-round_tiles = Round scoring tiles
    .help = The tiles of rounds 1 to 5 in order. What is missing is drawn.
option-bonuses = Bonus tiles
    .help = The tiles of this game, three more than players. What is missing is drawn.
option-neutral = Neutral colour
    .help = Only in the planner variant: the home terrain of the neutral faction.
