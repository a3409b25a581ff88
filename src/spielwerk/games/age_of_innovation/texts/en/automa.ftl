# The Automa, the opponent for one or two people: her cards, and why she does what she does.

kind-automa-card = Automa card
kind-automa-faction = Bot faction
kind-automa-level = Automa level

automa-card-1 = Card ★1
automa-card-2 = Card ★2
automa-card-3 = Card ★3
automa-card-4 = Card ★4
automa-card-5 = Card ★5
automa-card-6 = Card ★6
automa-card-7 = Card 7
automa-card-8 = Card 8
automa-card-9 = Card 9
automa-card-10 = Card 10
automa-card-11 = Card 11
automa-card-12 = Card 12
automa-card-13 = Card 13
automa-card-14 = Card 14

automa-faction-simpletons = Simpletons
automa-faction-kuddlers = Kuddlers
automa-faction-druids = Druids
automa-faction-racelings = Racelings
automa-faction-wanderers = Wanderers
automa-faction-mimics = Mimics
automa-faction-powermongers = Powermongers

automa-level-automalein = Automalein
automa-level-automa = Automa
automa-level-automaechtig = Automächtig
automa-level-ultoma = Ultoma
automa-level-alptrauma = Alptrauma

tally-automa-cards = Automa cards
status-automa = The official Automa booklet was not seen: card data comes from a public helper app, and doubtful points follow our rulings.

## Options

option-automa = Automa
    .help = An opponent that plays by cards: for one person, or as the third at a table for two. “Players” then counts the people only. Symbionts, Blight and Gognomes are missing: the text of their cards is not known.
option-automa-none = none
option-automa-simpletons = Simpletons
option-automa-kuddlers = Kuddlers
option-automa-druids = Druids
option-automa-racelings = Racelings
option-automa-wanderers = Wanderers
option-automa-mimics = Mimics
option-automa-powermongers = Powermongers
option-automa_level = Automa level
    .help = From 1 (Automalein) to 5 (Alptrauma): farther ships, more points, more cards.

refusal-automa-missing = The bot faction { $faction } cannot be played: what its card says is not known.
refusal-automa-needed = One person plays against the Automa; the option “Automa” chooses her faction.
refusal-automa-people = One or two people play with the Automa, not { $n }.
refusal-automa-for-two = With two people the Automa plays the Simpletons, not the { $faction }.
refusal-automa-draft = With the Automa there is no draft.
refusal-terrain-taken = { $terrain } is somebody's home already.

## Questions and answers

question-take-board = Which planning display do you take? Two factions lie beside each.
    .title = choose a planning display
question-take-faction = Which of its two factions do you play?
    .title = choose a faction
question-automa-terrain = On which terrain does the Automa live?
    .title = choose the Automa's terrain
question-automa-turn = The Automa is to move: she draws a card and does what it says.
    .title = the Automa's turn

move-take-board = Take the planning display { $board }
move-automa-terrain = The Automa lives on { $terrain }
move-automa-turn = The Automa takes her turn

help-automa = The Automa draws a card on each of her turns. Its lines say what she does; the support half of the card before says how she chooses. She pays nothing, gains no resources and decides nothing. When she draws a card with the pass symbol as one of the last two, or has no card left, she passes and scores the points of the round's tile. One card joins her deck every round.
    .title = The Automa
    .rule = AoI Automa booklet
help-automa-choosing = Every choice follows a list of lines: each keeps the options that are best by it, until one is left. The last line is the direction: from the top left to the right and down, or from the bottom right to the left and up, and the number on the card says which one is taken. If there are fewer, she counts on from the first.
    .title = How the Automa chooses
    .rule = AoI Automa booklet
help-take-board = Alone you choose among three planning displays with two factions each. The round bonus follows after the first workshops.
    .rule = AoI Automa booklet
help-take-faction = The other one goes back into the box.
    .rule = AoI Automa booklet
help-automa-terrain = You choose the home of the Automa; it must be nobody else's. It decides where her first workshops can stand and which hexes she prefers.
    .rule = AoI Automa booklet
help-automa-turn = Nobody decides here. Ask why she did what she did once her turn is over.
    .rule = AoI Automa booklet

event-drew = { $seat } draws: { $component }
event-marked = { $seat } marks { $hex } with a power token
event-covered = { $seat } covers “{ $component }”
event-sent = { $seat } sends a scholar to { $discipline } for { $n } steps
event-passed = { $seat } passes in round { $n }
event-laid = Lies ready: { $component }

## What cards, factions and levels say

when-automa-card = Action
when-automa-support = Support for the next card
when-automa-start = First workshops
when-automa-faction = Faction action
when-automa-level = In rounds 1 to 6

automa-action-upgrade = Upgrade a building
automa-action-points = Score points
automa-action-block = Cover a power action and a book action
automa-action-scholar = Send a scholar
automa-action-build = Transform and build
automa-action-faction = Faction action
automa-action-innovation = Take an innovation (from round 3)
automa-action-step = Catch up 1 level
automa-action-pass = Pass
automa-points-x = X points, by level and round
automa-points-fixed = { $n } points
automa-pass-symbol = Pass symbol: she passes if this is one of the last two cards
automa-support-marked = From marked buildings; the new one is marked
automa-support-unmarked = From unmarked buildings; the new one is not marked
automa-support-together = Bring both groups together
automa-support-terrains = Terrains by list { $list }
automa-support-right-down = Direction: right and down, number { $n }
automa-support-left-up = Direction: left and up, number { $n }
automa-support-scoring-tile = Scholars: the discipline of the scoring tile
automa-support-catch-up = Scholars: catch up
automa-support-left = Round bonus: the left one
automa-support-middle = Round bonus: the middle one
automa-support-right = Round bonus: the right one
automa-start-letters = { $marked } with a power token, { $unmarked } without
automa-level-ship = Ships: { $rounds }
automa-level-points = X: { $rounds } points
automa-level-cards = { $n } cards in round 1, one more each round

trait-automa-faction-simpletons = Transforms and builds as usual and scores X points. The only one that also plays with two people
trait-automa-faction-kuddlers = Builds as close to you as possible, then by the list of your terrain, and scores X+1 points
trait-automa-faction-druids = Transforms and builds as usual and catches up 2 levels in one discipline
trait-automa-faction-racelings = Transforms and builds as usual. If she is the first to pass, she scores the points of the round's tile twice
trait-automa-faction-wanderers = Transforms and builds anywhere, scores X−1 points, and at the end 2 points for each building
trait-automa-faction-mimics = Builds by the list of your terrain first and scores X+1 points
trait-automa-faction-powermongers = Builds where it offers you the most power and scores X points. Whenever you gain 2 or more power by her building, she catches up 1 level

## Why this?

automa-choice-hex = Which hex?
automa-choice-building = Which building?
automa-choice-power-action = Which power action?
automa-choice-book-action = Which book action?
automa-choice-discipline = Which discipline?
automa-choice-innovation = Which innovation?
automa-choice-bonus = Which round bonus?

automa-by-together = Brings marked and unmarked buildings closer
automa-by-terrain = Terrain by her list
automa-by-your-terrain = Terrain by the list of your home
automa-by-closest = Closest to your buildings
automa-by-most-power = Offers you the most power
automa-by-least-power = Offers you the least power
automa-by-direction = Direction
automa-by-tile = Discipline of the scoring tile
automa-by-level-0 = Her marker is still on level 0
automa-by-gap = Smallest difference to your marker
automa-by-place = Place in the row

automa-note-no-workshop = No workshop is left, so she upgrades.
automa-note-no-hex = No hex is in reach, so she upgrades.
automa-note-beside-you = A guild is left: workshops beside your buildings come first.
automa-note-any-building = No workshop beside you can become a guild: any building that can be upgraded.
automa-note-no-upgrade = Nothing can be upgraded.
automa-note-all-power-covered = All power actions are covered.
automa-note-all-books-covered = All book actions are covered.
automa-note-no-discipline = She cannot advance in any discipline.
automa-note-no-space = No space for scholars is free there: 1 level.
automa-note-no-scholar = She has no scholar left: 1 level.
automa-note-too-early = Innovations come from round 3 on.
automa-note-innovations-full = She has three innovations.
automa-note-display-empty = No innovation is left.
automa-note-first-to-pass = First to pass: the points of the tile twice.
