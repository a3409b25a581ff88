# The client's own words. A game's words come from the server.

# Lobby
hero = A table for good strategy games
hero-sub = Play in the browser: alone against bots, on one device in turns, or with friends over the network. Everything that cannot be done says why.
quick = Quick game
quick-sub = Age of Innovation, you against two bots of medium strength
running = Your running games
home-games = Your games on this computer
home-games-sub = They were begun here, but this browser does not know them yet.
go-on = Go on
finished = Finished games
open-tables = Tables with free seats
no-games = No game yet. Start a quick one, or set one up as you like.
browse = Components
browse-sub = Every board, tile and faction with its effect, without a running game.
browse-kind = Kind of component
browse-all = Everything
browse-doubtful = Only stand-ins and uncertain ones
browse-none = Nothing of that name.
browse-lead = Everything that can lie on the table, with its effect in words and the page of the rulebook. A sign of warning marks values that are uncertain or stand-ins.
rules-short = Rules in short
rules = Rules
rules-sub = The whole game in our own words, by the order of play, with pictures and examples that play themselves.
rules-whole = All the rules
rules-lead = The whole game by the order of play, in our own words. “Show me” opens a position and plays what the paragraph says.
rules-contents = Contents
rules-page = p. { $n }
rules-ruling = Ruling { $n }
rules-ruling-why = Our decision where the rulebook leaves it open
rules-none = No paragraph has these words.
rules-found = { $n ->
    [one] One paragraph
   *[other] { $n } paragraphs
}
rules-missing = The rules of this game are not written out yet. The component browser has them in short.
show-me = Show me
show-me-other = Example { $n }
show-me-case = Show me: { $what }
show-me-more = { $n } more
case-position = The position
case-step = { $at } of { $of }
case-refused = The rules do not allow it
case-first = To the position
case-play = Play
case-pause = Pause
case-back = Back to the rules
case-gone = This example is not here any more.
key-rules = rules of the game
key-legend = what the signs mean
search = Search
new-game = New game
game = Game
your-name = Your name
you-name = You
players = Players
seat-kind = Who plays seat { $n }?
bot-level = Level of the bot on seat { $n }
kind-me = Me
kind-me-help = here, on this device
kind-friend = A friend
kind-friend-help = gets a link from you
kind-bot = Bot
kind-bot-help = plays by itself
kind-open = Open
kind-open-help = anybody may sit down
shuffle = Draw the order of the seats
manual-setup = Set up by hand
create = Set up the table
level-random = random
level-easy = easy
level-greedy = easy
level-medium = medium
level-hard = hard
level-strong = strong
level-search = strong
continue = Continue
watch = Watch
look = Look
rematch = Rematch
delete = Delete
delete-sure = Really delete
cancel = Cancel
game-age-of-innovation = Age of Innovation
game-terra-nova = Terra Nova
game-tapestry = Tapestry
lobby = To the lobby
to-lobby = Spielwerk: to the lobby

# Seats and invitations
join-title = You are invited to a game
join = Take the seat
seat-free = still free
seat-open = open to anybody
sit = Sit down here
invite = Invite
invite-link = Link for seat { $seat }
invite-new = New link
to-bot = Let a bot play
copy = Copy
copied = Copied
handover = Now it is { $name }’s turn
handover-sub = Hand the device on. The cards stay hidden until you go on.
handover-ready = I am { $name }

# Table
loading = The table is being laid …
gone = This table does not exist any more.
reconnecting = Connection lost, trying again …
notify = Tell me when it is my turn
your-turn = Your turn
you = you
bot = bot
away = not connected
round = Round { $n }
passed = passed
points = Points
power = Power in bowls I, II, III
stock = Buildings still on the display
income = Income of the display next round
tools-per-spade = { $n ->
    [one] { $n } tool per spade
   *[other] { $n } tools per spade
}
bridges-left = Bridges left
scholar-spaces = { $n } free spaces for scholars
science = Science display
scoring = Round scoring
final-tile = final
actions = Power and book actions
competencies = Competencies
innovations = Innovations
palaces = Palaces
bonuses = Round bonuses
cities = City tiles
left = { $n } left
common = On the table
plain-note = This game has no picture of its own yet; everything is in words here.
pace = Pace of the bots
seconds = { $n } s
set-label = Set: { $board }, { $faction }, { $bonus }

# Tapestry
unexplored = unexplored
tracks = Advancement tracks
era = Era { $n }
your-era = { $n ->
    [0] Before your first era
   *[other] Your era: { $era }
}
your-end = Your game is over
hand = Your hand
hand-cards = Cards in hand
outposts = Outposts left
tech-display = Tech cards on display
capital = Your capital
city-lines = { $n } full rows and columns, worth { $worth } points
landmarks = Landmarks
achievements = Achievements
achievement-left = Points left: { $points }
achievement-gone = No points are left.
achievement-by = Met by { $names }
choose-plot = Choose in the capital: what can be chosen glows.
closed-by = Closed by { $letter }
covered = covered
deck-civilizations = Civilizations not in play
deck-left = { $n } left
deck-space_tiles = Space tiles
deck-tapestry = Tapestry cards
deck-techs = Tech cards
deck-tiles = Territory tiles
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
game-over = The game is over.
end-turn = End turn
undo = Undo
reset = Take the whole turn back
draft = This turn so far
barrier-revealed = Something came to light; what was before it stands
reveals = This reveals something and cannot be taken back.
confirm = Please confirm
do-it = Do it
kinds-of-answers = Kinds of actions
choose-map = Click on a glowing place or tile, or choose a kind of action.
choose-tile = Click on a glowing tile, or choose here.
conversions = Exchange resources
consequence-hint = Point at a choice to see what it would do.
rule-at = The rule in short: { $page }
rules-help = What is this about?
close = Close
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

verb-take-set = Take a set
verb-draft-board = Display
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
verb-innovate = Innovate
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
verb-stop = Stop

# Tabs
tabs = Parts of the table
tab-board = Map
tab-right = Displays
tab-left = Players
tab-log = Log

# Log and replay
log = Log
log-since = since my last turn
log-standing = standing answer
log-substitute = bot failed, stand-in
log-answer = Unseen: “{ $notation }”
log-show = show the table then ({ $n })
log-empty = Nothing has happened yet.
replay = Replay
replay-at = The table after { $n } answers
replay-back = Back to the game
replay-step-back = One answer back
replay-step-on = One answer on

# End
end-winner = { $names } wins
end-shared = { $names } share the victory
end-sub = How the points came about
end-sources = Points by source
end-by-round = Points in each round
end-rounds = Points over the rounds
end-look = Look at the table
end-show = Result
record = Record

# Keys
keys = Keyboard
key-help = show or hide this list
key-tab = from one thing to the next
key-arrows = walk over the map
key-enter = choose, or ask why not
key-numbers = choose the answer of that number
key-undo = undo
key-reset = take the whole turn back
key-end = end the turn
key-map = to the map
key-convert = exchange resources
key-replay = one answer back or on
key-escape = let go of everything
key-language = German or English
key-theme = light or dark

switch-language = Deutsch
switch-theme = Light or dark

# Hints
hint = Hint
hint-title = What a strong player would do
hint-thinking = The bot thinks for a few seconds …
hint-points = about { $n } points at the end
hint-take = Play this
hint-none = The bot has no advice here.

# Errors
error-offline = The server does not answer. Your game is safe; we keep trying.
error-internal = The server made a mistake. Please try again.
error-busy = The server is busy. Please try again.
error-malformed = That was not understood: { $what }
error-not-your-seat = This is not your seat.
error-not-home = Seats are given back only on the computer where they were taken.
error-not-host = Only the host may do that.
error-not-your-turn = It is not your turn.
error-no-table = This table does not exist any more.
error-no-game = There is no such game.
error-no-seat = There is no such seat.
error-no-ply = There is no such point in the game.
error-not-found = There is nothing here.
error-method = That is not possible here.
error-stale = The table has changed meanwhile. This is how it looks now.
error-game-over = The game is over.
error-nothing-to-undo = There is nothing to take back.
error-seat-taken = Somebody already sits there.
error-not-over = The game is not over yet.
error-engine = The rules code has changed since this game was played; it cannot go on here.
error-draft = What you had begun cannot be repeated: “{ $notation }” is not possible any more. It is still kept; take it back to play on.
error-too-large = That is too large.
error-option = { $what }
error-seats = This game is not made for { $what } seats.
error-bot = There is no bot “{ $what }” here.
error-refused = That is not possible: { $notation }
error-notation = “{ $notation }” is no answer of this game.
error-standing = The question “{ $what }” cannot be answered in advance.
error-too-many-requests = Too fast. Please wait a moment.
error-too-many-tables = There are too many tables on this server.
error-hint-among-people = Hints are given only where no other people play.
