# The client's own words. A game's words come from the server.

# Lobby
hero = A table for good strategy games
hero-sub = Three big strategy games in the browser: alone against bots, on one device in turns, or with friends. All rules are kept for you, and if something cannot be done, you learn why.
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
level-beginner = beginner
level-easy = easy
level-greedy = easy
level-medium = medium
level-hard = hard
level-master = master
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
    .special = The deepest of the three: every game puts planning display, faction and round bonus together anew.
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
last-deed = last: { $what }
you-won = You won
player-unnamed = Player { $letter }
automa-x = Points X of this round
automa-marked = Marked buildings
automa-deck = Cards drawn this round, of all
card-solo = Solo
card-companion = Companion at the board
why-this = Why this? { $card }
why-this-empty = Why this? No card was left
why-this-support = Supported by { $card }.
why-this-ask = Why this?
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
move-on = Move to another device
move-on-scan = Scan the code, or open the link in the other browser: the game goes on there, and here too.
move-on-open = Open the link in another browser: the game goes on there, and here too.
move-on-sub = Keep the link to yourself: whoever has it plays for you.
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
notice-soon = The server will soon be away for maintenance.
notice-at = The server will be away for maintenance from { $when }.
notice-minutes = { $n ->
    [one] It may take a minute.
   *[other] It may take { $n } minutes.
}
notice-kept = Games are kept and go on afterwards.
notice-dismiss = Dismiss this notice
closed = ended early
closed-left = The game was ended early: everybody has left.
closed-agreed = The game was ended early: everybody agreed.
closed-idle = The game was ended early: nobody played for too long.
closed-admin = The game was ended early by whoever runs this server.

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
note-closed-admin = Whoever runs this server has closed the game.

# Table
offline-stood = Nothing is reached: this is how things stood on { $when }. Playing needs the server, also against bots and at one device.
your-turn = Your turn
bot = bot
# Tapestry
closed-by = Closed by { $letter }
# Decision
game-over = The game is over.
undo = Undo
close = Close
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
error-seat-automatic = The Automa plays by herself; nobody else can have her seat.
error-seat-held = Somebody sits there. Only they may give the seat away, or anybody once the game has waited for them for { $hours } hours.
error-others-here = Others have played at this table, so it cannot be deleted. You can leave it.
error-closed = The game was ended early.
error-content-type = That was not sent as JSON.
error-host = This server does not answer under that name.
error-not-over = The game is not over yet.
error-engine = The rules code has changed since this game was played; it cannot go on here.
error-engine-past = This game was played by an older version, and only its points, log and record were kept. The table is shown as it stood after { $ply } answers.
error-newer = A newer version of the program plays this game; one moment, please.
error-banned = This address may not use the server.
error-not-admin = This key does not open the admin page.
error-address = “{ $what }” is no network address.
error-own-address = { $what } would shut you out yourself.
error-no-backups = The server was started without a folder for backups (--backup-to).
error-backup-failed = The backup failed; the server’s log says why.
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
card-records = Record book
# Warnings
muted = Warnings that are off
seat-automa = Automa
seat-shadow-empire = Shadow Empire
plays-itself = plays by itself
