# Names: everything on the table, and what is counted. `.full` also says what kind of component it is.

# Kinds of components

kind-rule = Rule
kind-neighbours = Neighbours
kind-area = Area scoring
kind-science = Science scoring
kind-resources = Resource scoring
kind-shipping = Sailing track
kind-terraforming = Terraforming track
kind-discipline = Discipline
kind-map = Map
map-1-3 = Map for 1 to 3
map-3-5 = Map for 3 to 5
kind-board = Planning display
kind-faction = Faction
kind-revised-faction = Faction (rules revision 1.2)
kind-palace = Palace tile
kind-innovation = Innovation
kind-competency = Competency
kind-bonus = Round bonus
kind-round-tile = Round scoring tile
kind-final-tile = Final round scoring tile
kind-power-action = Power action
kind-book-action = Book action
kind-city = City tile

# Terrains on the terraforming circle

terrain-desert = desert
terrain-plains = plains
terrain-swamp = swamp
terrain-lake = lake
terrain-forest = forest
terrain-mountain = mountain
terrain-wasteland = wasteland
terrain-river = river

# Buildings

building-workshop = workshop
building-guild = guild
building-school = school
building-palace = palace
building-university = university
building-tower = tower
building-monument = monument
building-workshop-or-tower = workshop or tower

# Resources; `.counted` with their number, `.listed` the same in lists where a language tells them apart

resource-coins = Coins
    .counted = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
resource-tools = Tools
    .counted = { $n ->
        [one] { $n } tool
       *[other] { $n } tools
    }
resource-scholars = Scholars
    .counted = { $n ->
        [one] { $n } scholar
       *[other] { $n } scholars
    }
    .listed = { $n ->
        [one] { $n } scholar
       *[other] { $n } scholars
    }
resource-power = Power
    .counted = { $n } power
resource-vp = Points
    .counted = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
resource-power-tokens = Power tokens
    .counted = { $n ->
        [one] { $n } power token
       *[other] { $n } power tokens
    }
resource-keys = City keys
    .counted = { $n ->
        [one] { $n } city key
       *[other] { $n } city keys
    }
resource-annexes = Annexes
    .counted = { $n ->
        [one] { $n } annex
       *[other] { $n } annexes
    }
resource-book-banking = Banking books
    .counted = { $n ->
        [one] { $n } Banking book
       *[other] { $n } Banking books
    }
resource-book-law = Law books
    .counted = { $n ->
        [one] { $n } Law book
       *[other] { $n } Law books
    }
resource-book-engineering = Engineering books
    .counted = { $n ->
        [one] { $n } Engineering book
       *[other] { $n } Engineering books
    }
resource-book-medicine = Medicine books
    .counted = { $n ->
        [one] { $n } Medicine book
       *[other] { $n } Medicine books
    }
resource-steps = Steps
    .counted = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
resource-spades = Spades
    .counted = { $n ->
        [one] { $n } spade
       *[other] { $n } spades
    }

# Tracks, conversions, rewards

track-shipping = sailing
track-terraforming = terraforming
conversion-power-scholar = 5 power for 1 scholar
conversion-power-book-banking = 5 power for 1 Banking book
conversion-power-book-law = 5 power for 1 Law book
conversion-power-book-engineering = 5 power for 1 Engineering book
conversion-power-book-medicine = 5 power for 1 Medicine book
conversion-power-tool = 3 power for 1 tool
conversion-power-coin = 1 power for 1 coin
conversion-scholar-tool = 1 scholar for 1 tool
conversion-tool-coin = 1 tool for 1 coin
conversion-book-banking-coin = 1 Banking book for 1 coin
conversion-book-law-coin = 1 Law book for 1 coin
conversion-book-engineering-coin = 1 Engineering book for 1 coin
conversion-book-medicine-coin = 1 Medicine book for 1 coin
reward-spades = Terraform and Build with 2 spades
reward-bridges = 2 bridges
reward-books = 2 books

# What comes from the rules themselves

rule-setup = set-up
rule-cost = cost
rule-conversion = resource conversion
rule-sacrifice = power sacrifice
neighbours-neighbours = power from neighbours
area-area-scoring = area scoring
science-banking = science scoring: Banking
science-law = science scoring: Law
science-engineering = science scoring: Engineering
science-medicine = science scoring: Medicine
resources-resource-scoring = resource scoring
shipping-shipping = sailing
terraforming-terraforming = terraforming

# Disciplines

discipline-banking = Banking
    .full = Science display: Banking
discipline-law = Law
    .full = Science display: Law
discipline-engineering = Engineering
    .full = Science display: Engineering
discipline-medicine = Medicine
    .full = Science display: Medicine

# Appendix I: planning displays

board-desert = Desert
    .full = Planning display: Desert
board-plains = Plains
    .full = Planning display: Plains
board-swamp = Swamp
    .full = Planning display: Swamp
board-lake = Lake
    .full = Planning display: Lake
board-forest = Forest
    .full = Planning display: Forest
board-mountain = Mountain
    .full = Planning display: Mountain
board-wasteland = Wasteland
    .full = Planning display: Wasteland

# Appendix II: factions

faction-lizards = Lizards
faction-inventors = Inventors
faction-blessed = Blessed
faction-goblins = Goblins
faction-illusionists = Illusionists
faction-felines = Felines
faction-monks = Monks
faction-moles = Moles
faction-navigators = Navigators
faction-omar = Omar
faction-philosophers = Philosophers
faction-psychics = Psychics
revised-faction-illusionists = Illusionists (rules revision 1.2)
revised-faction-moles = Moles (rules revision 1.2)
revised-faction-navigators = Navigators (rules revision 1.2)

# Appendix III: innovations

innovation-deus-ex-machina = Deus Ex Machina
    .full = Innovation: Deus Ex Machina
innovation-trading-routes = Trading Routes
    .full = Innovation: Trading Routes
innovation-professor = Professor
    .full = Innovation: Professor
innovation-sewage-system = Sewage System
    .full = Innovation: Sewage System
innovation-architecture = Architecture
    .full = Innovation: Architecture
innovation-library = Library
    .full = Innovation: Library
innovation-steam-engine = Steam Engine
    .full = Innovation: Steam Engine
innovation-league-of-cities = League of Cities
    .full = Innovation: League of Cities
innovation-telecommunication = Telecommunication
    .full = Innovation: Telecommunication
innovation-steel = Steel
    .full = Innovation: Steel
innovation-census = Census
    .full = Innovation: Census
innovation-science = Science
    .full = Innovation: Science
innovation-workshop = Workshop
    .full = Innovation: Workshop
innovation-guild = Guild
    .full = Innovation: Guild
innovation-school = School
    .full = Innovation: School
innovation-university = University
    .full = Innovation: University
innovation-palace = Palace
    .full = Innovation: Palace
innovation-monument = Monument
    .full = Innovation: Monument

# Appendix IV: palaces

palace-1 = Palace 1
palace-2 = Palace 2
palace-3 = Palace 3
palace-4 = Palace 4
palace-5 = Palace 5
palace-6 = Palace 6
palace-7 = Palace 7
palace-8 = Palace 8
palace-9 = Palace 9
palace-10 = Palace 10
palace-11 = Palace 11
palace-12 = Palace 12
palace-13 = Palace 13
palace-14 = Palace 14
palace-15 = Palace 15
palace-16 = Palace 16
palace-17 = Palace 17

# Appendix V: round bonuses

bonus-river = River workshop
    .full = Round bonus: River workshop
bonus-scholar = Scholar
    .full = Round bonus: Scholar
bonus-guild = Guild
    .full = Round bonus: Guild
bonus-palace-university = Palace and university
    .full = Round bonus: Palace and university
bonus-spade = Spade
    .full = Round bonus: Spade
bonus-bridge = Bridge
    .full = Round bonus: Bridge
bonus-knowledge = Knowledge
    .full = Round bonus: Knowledge
bonus-school = School
    .full = Round bonus: School
bonus-power-coins = 4 power and 2 coins
    .full = Round bonus: 4 power and 2 coins
bonus-coins-6 = 6 coins
    .full = Round bonus: 6 coins
bonus-none = no round bonus

# Appendix VI: power and book actions

power-action-bridge = Bridge
    .full = Power action: Bridge
power-action-scholar = 1 scholar
    .full = Power action: 1 scholar
power-action-tools = 2 tools
    .full = Power action: 2 tools
power-action-coins = 7 coins
    .full = Power action: 7 coins
power-action-spade = 1 spade
    .full = Power action: 1 spade
power-action-spades = 2 spades
    .full = Power action: 2 spades
book-action-power = 5 power
    .full = Book action: 5 power
book-action-coins = 6 coins
    .full = Book action: 6 coins
book-action-guild-points = Points per guild
    .full = Book action: Points per guild
book-action-knowledge = 2 steps in one discipline
    .full = Book action: 2 steps in one discipline
book-action-upgrade-guild = Upgrade to guild
    .full = Book action: Upgrade to guild
book-action-spades = 3 spades
    .full = Book action: 3 spades

# Appendix VII: city tiles

city-tools = 3 tools
    .full = City tile: 3 tools
city-spades = 2 spades
    .full = City tile: 2 spades
city-books = 2 books
    .full = City tile: 2 books
city-coins = 6 coins
    .full = City tile: 6 coins
city-knowledge = 1 step in each discipline
    .full = City tile: 1 step in each discipline
city-power = 8 power
    .full = City tile: 8 power
city-scholar = 1 scholar
    .full = City tile: 1 scholar

# Appendix VIII: competencies

competency-tool-and-step = Tool and step
    .full = Competency: Tool and step
competency-points-and-coins = Points and coins
    .full = Competency: Points and coins
competency-book-and-power = Book and power
    .full = Competency: Book and power
competency-package = Instant package
    .full = Competency: Instant package
competency-spades = Two spades
    .full = Competency: Two spades
competency-annexes = Annexes
    .full = Competency: Annexes
competency-power = Four power
    .full = Competency: Four power
competency-scholars = Scholar sender
    .full = Competency: Scholar sender
competency-tower = Tower
    .full = Competency: Tower
competency-cities = Cities when passing
    .full = Competency: Cities when passing
competency-edge = Edge workshop
    .full = Competency: Edge workshop
competency-weakest = Weakest discipline
    .full = Competency: Weakest discipline

# Appendix IX: scoring tiles

round-tile-workshop-law = Build a workshop / Law
    .full = Round scoring: build a workshop
round-tile-workshop-banking = Build a workshop / Banking
    .full = Round scoring: build a workshop
round-tile-guild-law = Build a guild / Law
    .full = Round scoring: build a guild
round-tile-guild-medicine = Build a guild / Medicine
    .full = Round scoring: build a guild
round-tile-school-banking = Build a school / Banking
    .full = Round scoring: build a school
round-tile-big-medicine = Build a palace or university / Medicine
    .full = Round scoring: build a palace or university
round-tile-big-banking = Build a palace or university / Banking
    .full = Round scoring: build a palace or university
round-tile-spade-engineering = Use a spade / Engineering
    .full = Round scoring: use a spade
round-tile-knowledge-medicine = Advance in a discipline / Medicine
    .full = Round scoring: advance in a discipline
round-tile-city-engineering = Gain a city tile / Engineering
    .full = Round scoring: gain a city tile
round-tile-track-engineering = Advance sailing or terraforming / Engineering
    .full = Round scoring: advance sailing or terraforming
round-tile-innovation-law = Develop an innovation / Law
    .full = Round scoring: develop an innovation
final-tile-workshop = Build a workshop
    .full = Final round scoring: build a workshop
final-tile-guild = Build a guild
    .full = Final round scoring: build a guild
final-tile-school = Build a school
    .full = Final round scoring: build a school
final-tile-edge-workshop = Build a workshop on the edge
    .full = Final round scoring: build a workshop on the edge

# Phases and score sheet

phase-setup = Set-up
phase-income = Phase I: income
phase-actions = Phase II: actions
phase-science-bonus = Phase III: science bonus and preparation
phase-over = End of the game and final scoring
tally-start = Starting points
tally-neighbours = Given for power from neighbours
tally-round-scoring = Round scoring
tally-final-round-scoring = Final round scoring
tally-city = City tiles
tally-palace = Palace
tally-innovation = Innovations
tally-competency = Competencies
tally-round-bonus = Round bonuses
tally-faction = Faction
tally-book-action = Book actions
tally-shipping = Sailing track
tally-terraforming = Terraforming track
tally-science-display = Income from the science display
tally-area = Area scoring
tally-science = Science scoring
tally-resources = Resource scoring
