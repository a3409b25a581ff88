# Names: everything that lies on the table, and what is counted. `.full` also says what kind of part it is.

kind-rule = rule
kind-exchange = power exchange
kind-area = area scoring
kind-money = money scoring
kind-shipping = shipping track
kind-mat = faction mat
kind-faction = faction
kind-palace = palace
kind-bonus = bonus tile
kind-round-tile = round scoring
kind-power-action = power action
kind-city = city tile
kind-side = side of the board

terrain-lake = lake
terrain-forest = forest
terrain-wasteland = wasteland
terrain-desert = desert
terrain-swamp = swamp
terrain-river = river

building-house = house
building-trading-post = trading post
building-left-palace = left palace
building-right-palace = right palace

# `.counted` with the amount

resource-money = money
    .counted = { $n } money
resource-power = power
    .counted = { $n } power
resource-vp = points
    .counted = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
resource-spades = spades
    .counted = { $n ->
        [one] { $n } spade
       *[other] { $n } spades
    }

phase-setup = Set-up
phase-income = Phase 1: income
phase-actions = Phase 2: actions
phase-round-end = Phase 3: end of the round
phase-over = Final scoring

rule-setup = set-up
rule-cost = cost
rule-neighbours = thanks to others
exchange-exchange = power exchange
exchange-money = 1 power for 1 money
exchange-points = 3 power for 2 points
area-area-scoring = area scoring
money-money-scoring = money scoring
shipping-shipping = shipping track

mat-lake = lake
    .full = lake mat
mat-forest = forest
    .full = forest mat
mat-wasteland = wasteland
    .full = wasteland mat
mat-desert = desert
    .full = desert mat
mat-swamp = swamp
    .full = swamp mat

faction-djinni = Djinni
faction-sea-bears = Sea Bears
faction-fairies = Fairies
faction-druids = Druids
faction-golems = Golems
faction-ifrit = Ifrit
faction-desert-daughters = Daughters of the Desert
faction-sand-cats = Sand cats
faction-leprechauns = Leprechauns
faction-inventors = Inventors

palace-djinni-left = Left palace of the Djinni
palace-djinni-right = Right palace of the Djinni
palace-sea-bears-left = Left palace of the Sea Bears
palace-sea-bears-right = Right palace of the Sea Bears
palace-fairies-left = Left palace of the Fairies
palace-fairies-right = Right palace of the Fairies
palace-druids-left = Left palace of the Druids
palace-druids-right = Right palace of the Druids
palace-golems-left = Left palace of the Golems
palace-golems-right = Right palace of the Golems
palace-ifrit-left = Left palace of the Ifrit
palace-ifrit-right = Right palace of the Ifrit
palace-desert-daughters-left = Left palace of the Daughters of the Desert
palace-desert-daughters-right = Right palace of the Daughters of the Desert
palace-sand-cats-left = Left palace of the Sand cats
palace-sand-cats-right = Right palace of the Sand cats
palace-leprechauns-left = Left palace of the Leprechauns
palace-leprechauns-right = Right palace of the Leprechauns
palace-inventors-left = Left palace of the Inventors
palace-inventors-right = Right palace of the Inventors

bonus-money = 6 money
    .full = bonus tile 6 money
bonus-money-power = 3 money and 3 power
    .full = bonus tile 3 money and 3 power
bonus-ship = ship
    .full = bonus tile ship
bonus-spade = spade
    .full = bonus tile spade
bonus-houses = houses
    .full = bonus tile houses
bonus-trading-posts = trading posts
    .full = bonus tile trading posts
bonus-palaces = palaces
    .full = bonus tile palaces
bonus-shipping = shipping
    .full = bonus tile shipping

round-tile-house-1 = house
    .full = round scoring house
round-tile-house-2 = house (second)
    .full = round scoring house (second)
round-tile-trading-post-1 = trading post
    .full = round scoring trading post
round-tile-trading-post-2 = trading post (second)
    .full = round scoring trading post (second)
round-tile-palace = palace
    .full = round scoring palace
round-tile-city = city
    .full = round scoring city
round-tile-shipping = shipping
    .full = round scoring shipping
round-tile-spade = spade
    .full = round scoring spade

power-action-bridge-3 = bridge for 3
    .full = power action bridge for 3
power-action-bridge-4 = bridge for 4
    .full = power action bridge for 4
power-action-shipping = shipping
    .full = power action shipping
power-action-money = 7 money
    .full = power action 7 money
power-action-spade = 1 spade
    .full = power action 1 spade
power-action-spades = 2 spades
    .full = power action 2 spades

city-money = 6 money and 5 points
    .full = city tile 6 money and 5 points
city-points = 9 points
    .full = city tile 9 points
city-power = 8 power and 6 points
    .full = city tile 8 power and 6 points
city-shipping = shipping and 4 points
    .full = city tile shipping and 4 points

side-2-4 = board for 2 to 4 players
side-2 = board for the variants for two

status-stand-in = Stand-in board: we do not have the official one; your own goes into the option “Board”.
status-stand-in-mat = Stand-in numbers on the mats; your own go into the option “Mat numbers”.
status-stand-in-copy = Which two round scoring tiles are there twice is not known; this one is our assumption.

tally-round-scoring = round scoring
tally-city = cities
tally-bonus = bonus tiles
tally-faction = faction
tally-palace = palaces
tally-shipping = shipping
tally-exchange = power exchange
tally-money = money scoring
tally-area = area scoring
