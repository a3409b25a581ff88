# Log and replay
log = Log
log-since = since my last turn
log-standing = standing answer
log-substitute = bot failed, stand-in
log-answer = Unseen: “{ $notation }”
log-show = show the table then ({ $n })
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
end-by-round = Points in each round
end-rounds = Points over the rounds
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
key-convert = exchange resources
key-replay = one answer back or on
key-replay-rounds = in a replay: one round back or on
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
tabs = Parts of the table
tab-board = Map
tab-right = Displays
tab-left = Players
tab-log = Log
