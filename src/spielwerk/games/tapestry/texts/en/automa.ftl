# The automatic opponents: Automa and Shadow Empire.

kind-decision-card = Decision card
kind-automa-level = Difficulty level
kind-automa-civilization = Civilization of the Automa
decision-card-1 = Decision card 1
decision-card-2 = Decision card 2
decision-card-3 = Decision card 3
decision-card-4 = Decision card 4
decision-card-5 = Decision card 5
decision-card-6 = Decision card 6
decision-card-7 = Decision card 7
decision-card-8 = Decision card 8
decision-card-9 = Decision card 9
decision-card-10 = Decision card 10
decision-card-11 = Decision card 11
decision-card-12 = Decision card 12
decision-card-13 = Decision card 13
decision-card-14 = Decision card 14
decision-card-15 = Decision card 15
decision-card-16 = Decision card 16
decision-card-17 = Decision card 17
decision-card-18 = Decision card 18
decision-card-19 = Decision card 19
decision-card-20 = Decision card 20
decision-card-21 = Decision card 21
decision-card-22 = Decision card 22
automa-level-1 = 1: Beginner's luck
automa-level-2 = 2: Average
automa-level-3 = 3: Slightly intimidating
automa-level-4 = 4: Quite remarkable
automa-level-5 = 5: Truly remarkable
automa-level-6 = 6: Destroyer of dreams
automa-civilization-conquerors = Conquerors
automa-civilization-engineers = Engineers
automa-civilization-scientists = Scientists
automa-civilization-explorers = Explorers
automa-civilization-equalizers = Equalizers
automa-civilization-hucksters = Hucksters
automa-civilization-iconoclasts = Iconoclasts
automa-civilization-trailblazers = Trailblazers
automa-civilization-charmers = Charmers
automa-civilization-erratics = Erratics
automa-civilization-time-travelers = Time Travelers
status-unknown = No source tells what they do; they cannot be played against.

when-track-card = As the track card
when-tiebreaker = As the tiebreaker card
when-first-income = First of all in income turn 1
when-income-turns = { $span ->
    [1] Income turn { $first }
   *[other] Income turns { $first } to { $last }
  }
when-income-turns-arts = With the arts track, income turns { $first } to { $last }
when-mat-column = { $n ->
    [0] No space covered
    [one] { $n } space covered
   *[other] { $n } spaces covered
  }
automa-icon-all-open = The Automa takes any track whose end it has not reached
automa-icon-nearest-landmark-or-end = The Automa takes the track with the shortest way to a free landmark or to the end
automa-icon-nearest-end = The Automa takes the track with the shortest way to the end
shadow-icon-all-open = The Shadow Empire takes any track whose end it has not reached
shadow-icon-nearest-landmark-or-end = The Shadow Empire takes the track with the shortest way to a free landmark or to the end
shadow-icon-nearest-end = The Shadow Empire takes the track with the shortest way to the end
income-icon = If the deck is empty after the draw, both take income
tiebreak-list = Between tracks: { $track_1 }, { $track_2 }, { $track_3 }, { $track_4 }, { $track_5 }; the Shadow Empire reads from the bottom
arrows = Between hexes: from { $hex } to the { $direction }, then row after row
topple-icon = A toppled outpost of the Shadow Empire protects what the Automa newly occupies
track-favourite = Favourite track
direction-N = north
direction-NE = north-east
direction-SE = south-east
direction-S = south
direction-SW = south-west
direction-NW = north-west
opening-people = You advance once on each of the four tracks, in any order and with benefits
opening-on-their-favourite = Both advance on their favourite track
opening-on-every-track = Both advance once on every track
two-automa-civilizations = The Automa has two civilizations
chart-favourite = Whoever is at the end of the favourite track, or overtaken there, looks for a new one
chart-advance = Both advance once more by the latest pair of cards
chart-civilization = The Automa's civilization acts
chart-points = The Automa's mat pays points
chart-add = { $n } progress cards join the decision cards
chart-cover = A tapestry card, face down, covers the next space of the mat
chart-tapestry = The Automa gains a tapestry card, face down
chart-shuffle = All decision cards are shuffled
mat-pays = { $holdings } for each territory and landmark, { $war } for each space of military and science, { $trade } for each space of technology and exploration (and arts)
favourite-is = Its favourite track is { $track }
ability-conquer-if-small = With fewer territories than the number of the income turn it conquers
ability-garrison = If more than { $n } of its territories have a single piece, a toppled outpost of the Shadow Empire protects one of them
ability-score-territories = { $n ->
    [one] { $n } point for each territory
   *[other] { $n } points for each territory
  }
ability-score-landmarks = { $n ->
    [one] { $n } point for each landmark on its mat
   *[other] { $n } points for each landmark on its mat
  }
ability-research = It rolls the science die and advances with the benefit
ability-advance-exploration = It advances on exploration
ability-advance-military = It advances on military
ability-catch-up = Where you are one or two spaces ahead it draws level on one track; otherwise { $n } points
ability-show-tapestry = A tapestry card face up beside the mat
ability-show-space-tile = A space tile face up beside the mat
ability-score-shown = For each open item as many points as for a landmark
ability-break-landmarks = Every landmark leaves the mat: { $n } points each, a roll of the science die and an advance with its benefit. Landmarks bring it nothing else

question-automa-turn = It is the Automa's turn.
    .title = turn of the Automa
question-shadow-turn = The Shadow Empire follows.
    .title = turn of the Shadow Empire
move-draw-pair = Draw two decision cards
move-follow = Advance by the same cards

event-pair-drawn = Drawn: { $component } chooses the track, { $source } breaks ties
event-tiebreaker-drawn = { $component } breaks ties
event-favourite-changed = { $seat } has a new favourite track: { $track }
event-progress-added = { $n ->
    [one] { $n } progress card is added
   *[other] { $n } progress cards are added
  }
event-decks-shuffled = All { $n } decision cards are shuffled
event-protected = { $seat } puts a toppled outpost on { $hex }
event-covered = { $seat } covers space { $n } of the mat
event-replaced = { $seat } replaces all open { $display }
display-techs = tech cards
display-masterpieces = masterpieces

help-automa-turn = The Automa draws two cards: the left one chooses the track, the right one breaks ties. Nobody has to do anything for it.
    .rule = Solo rules
help-shadow-turn = The Shadow Empire advances by the same cards: it reads the lower icon, and the list from the bottom.
    .rule = Solo rules
help-automa = The Automa plays by cards: the left one of a pair chooses the track, the right one breaks ties, between tracks by its list, between hexes by its arrows. Only a few benefits count for it: research and advances, conquering, exploring, tapestry cards, new tech cards. Landmarks of both opponents lie on its mat. When the deck is empty it takes income, and the level says what then happens. If you attack it, it turns its tapestry cards over until there is a trap.
    .title = The Automa
    .rule = Solo rules
help-shadow-empire = The Shadow Empire only advances and takes landmarks away. It never gains points or benefits, but it is a neighbour and an opponent. Its toppled outposts protect territories of the Automa.
    .title = Shadow Empire
    .rule = Solo rules

option-automa = Automatic opponents
    .help = Alone against the Automa and the Shadow Empire, or two people with the Shadow Empire.
option-automa-none = none
option-automa-automa = Automa and Shadow Empire
option-automa-shadow-empire = the Shadow Empire only
option-automa_level = Level
    .help = How strong the Automa plays, from 1 to 6.
option-first_turn = Who begins
    .help = Against the Automa: whether you have the first turn or the two bots. At a table the first player is found as in any game.
option-first_turn-person = you
option-first_turn-bots = Automa and Shadow Empire
option-distorting = Distorting cards
    .help = Cards and civilizations that may stay against the Automa but distort the game.
option-distorting-in = stay in the game
option-distorting-out = leave the game
option-automa_civilizations = Civilizations of the Automa
    .help = Which civilization the Automa has; on level 6 there are two.

refusal-option-automa-people = The Automa plays against one person, the Shadow Empire alone with two; nobody plays all alone.
refusal-automa-unknown = No source tells what this civilization of the Automa does ({ $civilization }), so it cannot be played against.

automa-by-nearest-end = the shortest way to the end of the track
automa-by-nearest-landmark-or-end = the shortest way to a free landmark or to the end
automa-by-tiebreak-list = the list of the tiebreaker card
automa-by-arrows = the arrows of the tiebreaker card
automa-by-closest-to-the-middle = closest to the middle island
automa-by-closest-to-single-pieces = closest to territories with a single piece
automa-by-closest-to-people = closest to your territories
automa-by-furthest-from-people = furthest from your territories
automa-choice-track = Track
automa-choice-hex = Hex
automa-action-advance = On which track to advance?
automa-action-new-favourite = Which favourite track?
automa-action-draw-level = On which track to catch up?
automa-action-conquest = Where to conquer?
automa-action-exploration = Where to explore?
automa-action-protection = Which territory to protect?
