# The client's own words. A game's words come from the server.

# Lobby
hero = A table for good strategy games
hero-sub = Three big strategy games in the browser: alone against bots, on one device in turns, or with friends. All rules are kept for you, and whatever cannot be done says why.
quick = Play now
quick-sub = “Play now” begins at once: you against two bots of medium strength, with the usual options.
running = Your running games
home-games = Your games on this computer
home-games-sub = They were begun here, but this browser does not know them yet.
go-on = Go on
finished = Finished games
open-tables = Tables with free seats
browse = Components
browse-kind = Kind of component
browse-all = Everything
browse-doubtful = Only stand-ins and uncertain ones
browse-none = Nothing of that name.
browse-lead = Everything that can lie on the table, with its effect in words and the page of the rulebook. A sign of warning marks values that are uncertain or stand-ins.
rules-short = Rules in short
rules = Rules
rules-whole = All the rules
key-rules = rules of the game
legend = Legend
legend-key = Legend of all icons (I)
key-legend = what the signs mean
search = Search
new-game = Set up a game your way
game = Game
your-name = Your name
players = Players
seat-kind = Who plays seat { $n }?
bot-level = Level of the bot on seat { $n }
kind-me = Here
kind-friend = A friend
kind-bot = Bot
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

# First page
shelf = What would you like to play?
name-optional = optional
about-terra-nova = Found a small realm on a map of five landscapes: turn land into your own, build houses, join them to cities. Five rounds, clear goals, no luck after the set-up.
    .time = 60 to 90 minutes
    .special = A good first game: few rules, and you still feel every choice.
about-tapestry = Lead a civilization through five eras on four tracks: exploration, science, technology, military. Each step brings something else, your capital fills with buildings, cards tell your story.
    .time = 90 to 120 minutes
    .special = Dozens of very different civilizations; everybody’s eras run at their own pace.
about-age-of-innovation = Reshape the land, grow from workshops to palaces and universities, send scholars into four sciences, found cities and invent what nobody had before.
    .time = about 40 minutes per player
    .special = The deepest of the three: every game puts board, faction and palace together anew.
about-picture = The table of { $game } during a game
about-players = { $least } to { $most } players
at-table-players = { $n } players
weight-1 = medium
weight-2 = demanding
weight-3 = for experts
with-friends = With friends
card-learn = Learn
card-rules = Rules
new-game-sub = Players, bots, people at one device, options
more-options = More options
name-me = Name of who plays here
name-friend = Name, if you know it
name-of-seat = Name on seat { $n }
hot-seat-help = Several people play at this device: it is handed on.
friend-help = Each friend gets a link of their own when the table is set up.
own-data-choose = Choose a file
own-data-drop = or drop it here (TOML or JSON)
own-data-none = Without own data
own-data-sound = Checked: the game can be played with it.
own-data-wrong = { $n ->
    [one] The file cannot be used yet. One thing is wrong:
   *[other] The file cannot be used yet. { $n } things are wrong:
}
turn-of = { $name } is on turn
waits-for-people = Waits for people to join
seats-free = Some seats are still free.
last-move = last: { $name }, { $what }
you-won = You won
player-unnamed = Player { $letter }
bot-unnamed = Bot { $letter }

# How others come to the table
friends-step-set-up = Choose “With friends” at a game and set up the table.
friends-step-link = At the table “Invite” has a link for each free seat. Send it; it names the game and everybody in it.
friends-step-play = Play at the same time or a turn now and then: the table is kept.
reach-works = Others reach this table at
reach-only-here = Only this computer reaches the table so far.
reach-only-here-served = Links begin with this computer’s own address, which others do not reach. Open this page under the address of your network.
reach-open = Open it to my network
reach-open-sub = Then everybody in the same Wi-Fi or local network can join with a link. Your seats stay yours, and you can close it again.
reach-close = Close it to my network
reach-internet = This works in your network, as long as the table runs here. Friends elsewhere need a common virtual network (a VPN between your computers), or a server on the internet; the documentation (Hosting) tells how to run one.
error-no-network = This computer is not in a network at the moment.
error-not-opened = The table could not be opened at { $what }. Perhaps another program is there.

# The way to another device
move-on = Move to my phone
move-on-sub = Scan the code, or open the link in the other browser: the game goes on there, and here too. Keep the link to yourself: whoever has it plays for you.
move-on-whose = For whom
move-on-all = All seats of this device
move-on-link = Return link
move-on-code = QR code of the return link
move-on-save = Whoever keeps this link never loses the game, whatever happens to the browser.

# Seats and invitations
join-title = You are invited to a game
join = Take the seat
join-lead = { $name } would like to play { $game } with you.
join-lead-somebody = Somebody would like to play { $game } with you.
your-seat = your seat
join-people = At the table
join-options = Options
join-usual = The usual options
join-pace = Pace
join-pace-live = Everybody plays whenever they like: at the same time, or a turn now and then. The table waits.
join-bots = Bots answer after { $n } s.
join-gone = All seats of this table are taken. You can still watch.
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
at-table = At the table
seat-left = left, seat free
seat-late = owes an answer for more than { $n ->
    [one] a day
   *[other] { $n } days
}
seat-give = Give the seat away
patience-rule = Only its own player can give a seat away. If the game waits for an answer longer than { $n ->
    [one] a day
   *[other] { $n } days
}, anybody here may invite somebody else or let a bot play. The log shows every change.
patience = The game waits for an answer
patience-days = { $n ->
    [one] a day
   *[other] { $n } days
}
leave = Leave the game
leave-sure = Really leave
leave-help = You give up your seat for good. The others may play on; the record stays yours once the game is over.
close-game = End the game early
close-sure = Really end it
close-help = The game ends when everybody who plays agrees. It cannot be played on then; everybody keeps the record.
close-not = Play on after all
closing-who = { $names } would end the game here ({ $n } of { $of }).
host-key = New host key
host-key-sure = Really make the old one void
host-key-help = All host keys that were given out are void; only this browser has the new one.
forget = Remove from my list
forget-sure = Really remove
closed = ended early
closed-left = The game was ended early: everybody has left.
closed-agreed = The game was ended early: everybody agreed.
closed-idle = The game was ended early: nobody played for too long.

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

# Notes in the log
note-seat = Seat { $seat }
note-somebody = whoever made the table
note-seed-chosen = The seed of this game was chosen by { $name }: { $seed }. It is not rated.
note-imported = This game came from a record: its seed and its decks were known beforehand. It is not rated.
note-seat-taken = { $name } sits down on seat { $seat }.
note-seat-taken-over = { $name } takes over seat { $seat } and sees its hand from now on.
note-seat-renamed = { $old } (seat { $seat }) is called { $name } now.
note-seat-given = { $name } gives seat { $seat } away.
note-seat-left = { $name } has left the game; seat { $seat } is free.
note-seat-dropped = { $name } dropped out: the game waited for seat { $seat } for more than { $hours } hours.
note-seat-invited = Somebody is invited to seat { $seat }.
note-seat-bot = A bot ({ $bot }) plays seat { $seat } from now on.
note-host-key = The host has a new key; older ones are void.
note-closing = { $name } (seat { $seat }) would end the game here.
note-not-closing = { $name } (seat { $seat }) would rather play on.
note-closed-left = Everybody has left; the game is closed.
note-closed-agreed = Everybody agreed; the game is closed.
note-closed-idle = Nobody played for { $days } days; the game is closed.

# Table
loading = The table is being laid …
gone = This table does not exist any more.
reconnecting = Connection lost, trying again …
offline-stood = Nothing is reached: this is how things stood on { $when }. Playing needs the server, also against bots and at one device.
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
reserved = Reserved
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

record = Record

keys = Keyboard
switch-language = Deutsch
switch-theme = Light or dark

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
error-seat-held = Somebody sits there. Only they may give the seat away, or anybody once the game has waited for them for { $hours } hours.
error-others-here = Others have played at this table, so it cannot be deleted. You can leave it.
error-closed = The game was ended early.
error-content-type = That was not sent as JSON.
error-host = This server does not answer under that name.
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
error-too-slow = Your request took too long to arrive. Please try again.
error-too-many-requests = Too fast. Please wait a moment.
error-too-many-tables = There are too many tables on this server.
error-what-if-among-people = While other people play, there are no boards to try things on.
error-hint-among-people = Hints are given only where no other people play.

## Guided games

learn = Learn
learn-sub = New here? Learn by playing:
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
coach-done = Chapter done! Next: { $next }. Or play on from here, against bots that decide for themselves.
coach-all-done = That was the last chapter. Well done!
coach-chapter = Next chapter
coach-play-on = Play on from here
coach-list = All chapters
error-lesson = That is not what this step is about.
error-no-lesson = There is no such chapter.
error-no-record = This game began in the middle, so it has no record.

# Records and boards of one's own
bring-in = Bring a record in
bring-in-sub = The file of a game played elsewhere: to look at it, to go on with it, to have it analysed.
bring-in-choose = Choose a file
bring-in-drop = or drop a record here
boards = What-if boards
boards-sub = What you tried out in games. Only you see them, and they count for nothing.
board = What if
card-exercises = Exercises
card-statistics = Your statistics
