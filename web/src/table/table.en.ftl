# Log and replay
log = Log
log-since = since my last turn
log-standing = standing answer
log-substitute = bot failed, stand-in
log-answer = Unseen: “{ $notation }”
log-show = show the table then
log-empty = Nothing has happened yet.
replay = Replay
replay-back = Back to the game
replay-step-back = One answer back
replay-step-on = One answer on

# End
end-winner = { $names } wins
end-shared = { $names } share the victory
end-you = You win
end-shared-you = You share the victory with { $names }
end-sub = How the points came about
end-sources = Points by source
end-by-round = Points in each { $round }
end-rounds = Points over the { $rounds }
end-look = Look at the table
end-show = Result

# Keys
key-help = show or hide this list
key-tab = from one thing to the next
key-arrows = walk over the map
key-enter = choose, or ask why not
key-numbers = choose the answer of that number
key-undo = undo
key-reset = take the whole turn back
key-end = end the turn
key-map = to the map
key-letters = Letters and coordinates on or off
key-convert = exchange resources
key-replay = one answer back or on
key-replay-rounds = in a replay: one { $round } back or on
key-replay-play = in a replay: play or pause
key-escape = let go of everything
key-language = German or English
key-theme = light or dark

# Hints
hint = Hint
hint-title = What a strong player would do
hint-thinking = The bot thinks for a few seconds …
hint-points = about { $n } points at the end (give or take { $spread })
hint-take = Play this
hint-none = The bot has no advice here.

# Kinds of answers and tabs
verb-take-set = Take a set
verb-draft-board = Planning display
verb-draft-faction = Faction
verb-draft-palace = Palace
verb-draft-bonus = Round bonus
verb-place = Place
verb-build = Build
verb-transform = Transform
verb-tunnel = Tunnel
verb-fly = Fly
verb-upgrade = Upgrade
verb-advance = Advance a track
verb-innovate = Innovation
verb-send-scholar = Send a scholar
verb-return-scholar = Return a scholar
verb-power-action = Power action
verb-book-action = Book action
verb-use = Special action
verb-improve-shipping = Shipping
verb-bridge = Bridge
verb-annex = Annex
verb-span = City across the river
verb-pass = Pass
verb-book = Book
verb-pay = Pay
verb-step = Step
verb-downgrade = Downgrade
verb-take-palace = Palace
verb-take-competency = Competency
verb-take-city = City tile
verb-take-city-terra-nova = City tile
verb-stop = Stop
verb-isle = Isles
verb-isle-tile = Territory tile
verb-skip = Decline
verb-discard = Discard
verb-done = Done
verb-copy = Copy
verb-skip-copy = Do not copy
tabs = Parts of the table
tab-board = Map
tab-right = Displays
tab-left = Players
tab-log = Log

# Seed
seed = Seed
seed-chosen = Seed chosen
seed-drawn-long = The server drew the seed. Nobody knows it before the end.
seed-chosen-long = The seed was not drawn but chosen by { $name }, who could know every hand and every deck: { $seed }.
seed-unknown-long = Nobody noted whether the seed of this older game was drawn or chosen.
not-rated = Such a game is not rated.
seed-promise = The commitment fixes the seed from the beginning. Note it: after the end the table shows seed and nonce, and anybody can check that they belong to it.
commitment = Commitment
nonce = Nonce
seed-check = Check the seed
check-hash = Your browser has computed it: seed { $seed } and nonce give the commitment.
check-hash-bad = Seed { $seed } and nonce do not give the commitment!
check-noted = It is the commitment that this browser noted while the game was played.
check-noted-bad = While the game was played this browser noted another commitment: { $noted }
check-not-noted = This browser noted no commitment while the game was played; compare it with one that somebody noted.
check-drawn = The server has found that the seed draws exactly this set-up.
check-drawn-bad = The server has found that the seed draws another set-up with the components of this version.
check-answers = The server has replayed all { $n } answers; each led to where it led then.
check-answers-bad = The server could replay only { $ply } of { $n } answers to what is stored.
check-yourself = If you do not want to trust the server either, save the record and check it on a computer of your own:

# Table
loading = The table is being laid …
gone = This table does not exist any more.
reconnecting = Connection lost, trying again …
notify = Tell me when it is my turn
you = you
away = not connected
passed = passed
points = Points
power = Power in bowls I, II, III
stock = Buildings still on the display
income = Income of the display next round
bridges-left = Bridges left
scholar-spaces = { $n } free spaces for scholars
science = Science display
scoring = Round scoring
final-tile = final
power-actions = Power actions
actions = Power and book actions
competencies = Competencies
innovations = Innovations
palaces = Palaces
bonuses = Round bonuses
bonuses-terra-nova = Bonus tiles
cities = City tiles
cities-terra-nova = City tiles
left = { $n } left
common = On the table
plain-note = This game has no picture of its own yet; everything is in words here.
pace = Pace of the bots
seconds = { $n } s
set-label = Set: { $board }, { $faction }, { $bonus }

# Tapestry
unexplored = unexplored
tracks = Advancement tracks
your-era = { $n ->
    [0] Before your first era
   *[other] Your era:{ "\u00A0" }{ $era }
}
your-end = Your game is over
hand = Your hand
hand-cards = Cards in hand
outposts = Outposts left
tech-display = Tech cards on display
capital = Your capital
city-lines = { $n ->
    [one] { $n } full row or column
   *[other] { $n } full rows and columns
}, worth { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
landmarks = Landmarks
achievements = Achievements
achievement-left = Points left: { $points }
achievement-gone = No points are left.
achievement-by = Met by { $names }
choose-plot = Choose in the capital: what can be chosen glows.
covered = covered
deck-civilizations = Civilizations not in play
deck-left = { $n } left
deck-space_tiles = Space tiles
deck-tapestry = Tapestry cards
deck-techs = Tech cards
deck-tiles = Territory tiles
district = District { $letter }
district-full = It has been filled.
district-pays-at-once = Pays when it is filled: { $what }
district-pays-every-income = Once filled, pays in every income turn: { $what }
deck-masterpieces = Masterpieces
deck-landmark_cards = Landmark cards
gallery = Open masterpieces
gallery-short = Gallery
isles = Isles around the mat
landmark-cards = Landmark cards
landmark-cards-short = Plans
landmark-progress = { $have } of { $needs }
landmark-stored = Kept for later
masterpiece-used = used
masterpieces = Masterpieces
masterpieces-short = Arts
permanent = permanent
reserved = Reserve
decks-extra = What the expansions leave to draw
display-short = Display
hand-short = Hand
decks = What is left to draw
eras = Eras
face-down = A card played face down
seat-finished = finished
under-mat = Under the mat
hidden-cards = { $n } hidden
income-mat = Income mat
income-slot = { $building }, slot { $n }
landmark-owner = It stands in the capital of { $name }.
landmark-waits = It waits at: { $place }
mark-covered = covered
mark-token = token
mat-row = Row { $n }
next-income = Next income turn, as things stand
piece-building = Building
piece-closed = Closed
piece-outpost = Outpost
piece-token = Token
piece-toppled = Toppled outpost
piece-toppled-building = Toppled building
plot = Plot { $name }
show-player = Show everything of { $name }
spot = Top left corner in row { $row }, column { $column }
stand-here = Here: { $letters }
techs = Tech cards
techs-in-rows = Tech cards in the bottom, middle and top row
territories = Territories
tokens = Tokens on the mat: { $n }
tokens-with = Tokens with { $letters }
toppled = Outposts toppled
whose-mat = Whose mat

# Map
map-label = Map
map-letters = Letters and coordinates on the map (K)
map-zoom = Enlarge the map or show it whole
map-city = city
map-recent = changed lately
map-neutral = neutral
map-edge = edge space
map-bridge = Bridge { $site }
letter-desert = D
letter-plains = P
letter-swamp = S
letter-lake = L
letter-forest = F
letter-mountain = M
letter-wasteland = W
letter-river = ~

# Decision
decision = Decision
sheet = Show or hide the decision
waiting-for = Waiting for { $name }
bot-thinks = { $name } is thinking
seat-unclaimed = Waiting for somebody to take seat { $name }
end-turn = End turn
reset = Take the whole turn back
draft = This turn so far
barrier-revealed = Something came to light; what was before it stands
reveals = This reveals something and cannot be taken back.
confirm = Please confirm
do-it = Do it
kinds-of-answers = Kinds of actions
choose-map = Choose a glowing place or tile, or a kind of action.
choose-hex = Choose the space on the map.
choose-tile = Choose a glowing tile, or an answer here.
conversions = Exchange resources
conversions-terra-nova = Exchange power
consequence-hint = Point at a choice to see what it would do.
rule-at = The rule in short: { $page }
rules-help = What is this about?
tip-why-tap = Tap again to learn why not
tip-why = Click to learn why not
why-title = Why not? { $what }
why-fund = Pay for it and do it ({ $n ->
    [one] one exchange
   *[other] { $n } exchanges
})
why-nothing = Nothing can be done here in this question.
standing = Power from neighbours
standing-ask = ask me
standing-free = take it if free
standing-two = take it up to 2 points
standing-never = never take it

## Guided games
learn-title = Learn { $game }
learn-lead = A guided first game in short chapters, about { $minutes } minutes in all. You play, the coach says one thing at a time. Begin at the top, or take any chapter alone.
learn-minutes = { $n } min
learn-start = Start
learn-continue = Continue
learn-again = Again
learn-done = Done
coach = Coach
coach-progress = How far the chapter is
coach-next = Next
coach-show = Show me
coach-skip = Skip
coach-skip-chapter = Skip this chapter
coach-watch = Watch what the others do.
coach-other = That is allowed, but it is not what this step is about. Nothing was played.
coach-done = Chapter done! Next: { $next }.
coach-or-play-on = Or play on from here, against bots that decide for themselves.
coach-all-done = That was the last chapter. Well done!
coach-chapter = Next chapter
coach-play-on = Play on from here
coach-list = All chapters

# Boards of players
slots-label = { $building }: costs { $cost }; { $left } of { $of } still on the board.
slots-next = The next one uncovers { $income }.
slots-label-cheaper = { $building }: costs { $cost }, beside somebody else’s building { $cheaper }; { $left } of { $of } still on the board.
circle = Terraforming circle
circle-terra-nova = Terrain circle
circle-spot = { $terrain }: { $n ->
        [one] { $n } spade
       *[other] { $n } spades
    } ({ $cost })
board-open = Open the board of { $name }
able = Could do next

# Warnings
warning-off = don’t warn again
warning-on = Warn again
muted-warning-could-act = Passing although something could still be paid for
muted-warning-special = Passing with a special action unused
muted-warning-power = Power that will find no token
muted-event-lost = A gain that is lost
muted-event-lapsed = A reward of which nothing is left
muted-other = Another warning

mat-start = Money at the start
faction-plain = No ability of its own; its palaces make the difference.

hex-home = To your terrain: { $n ->
        [one] { $n } spade
       *[other] { $n } spades
    },

decision-track-card = track card
decision-tiebreaker = tiebreaker
decision-deck = Deck
decision-discards = Discards
decision-progress = Progress
automa-pays = What the Automa's mat pays in the next income turn
automa-covered = Covered spaces
automa-favourite = Favourite track
automa-level = Level { $n }
log-only = Whose deeds
log-only-seat = Only { $name }
log-plain = { $name }: { $answer }
log-through = { $name } benefits from “{ $what }”
announce-asked = You are asked: { $question }
announce-waiting = It is the turn of { $name }.
announce-over = The game is over.
skip-decision = To the decision
any-of = { $n ->
    [one] 1 resource of any kind
   *[other] { $n } resources of any kind
}
space-cost = Costs { $what }
any-resource = Any resource
free = free
key-answers = to the decision
muted-warning-income = Income while an advance could be paid for

numbers = Everybody in numbers
numbers-since = Small figures: the change since your last turn
numbers-goods = Goods
numbers-tracks = Tracks
numbers-built = Built and won
numbers-bowl = Bowl { $n }
numbers-book = Books: { $name }
numbers-spade = Tools for a spade
numbers-area = Largest area
numbers-capital = Points of the capital
track-shipping = Shipping
ledger = Ledger
ledger-good = Which good
ledger-all = All goods
ledger-setup = Set-up
ledger-draft = turn not ended yet
ledger-left = then
more = More
