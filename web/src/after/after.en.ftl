# Replay
replay-open = Replay
replay-title = Replay: after { $n } of { $of } answers
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $n }×
replay-round-back = To the { $round } before
replay-round-on = To the next { $round }
replay-asked = { $name } is asked
replay-then = Then
replay-end = This is the end of the game.
replay-share = Link to this moment
replay-share-note = Whoever opens it sees the table as it was then, as a spectator.
replay-try = Try it
replay-try-note = A board of your own with this position; nobody else sees it.

# What if
what-if = What if
what-if-note = A board of your own, after { $n } answers of a game. You answer for everybody, nobody else sees it, and it counts for nothing.
what-if-back = Back to the game
what-if-over = This was only a what-if: it is no result.

# Score sheet
sheet-source = Source
sheet-total = Together
axis-points = points

# Statistics
statistics = Your statistics
statistics-sub = Over the games that this browser knows and in which you had one seat. They stay in this browser; what-if boards and guided games do not count.
statistics-none = There is no finished game yet.
statistics-game = Game
statistics-all = All games
statistics-by-game = By game
statistics-by-players = By number of players
statistics-by-board = By planning display
statistics-by-faction = By faction
statistics-by-faction-age-of-innovation = By faction
statistics-by-faction-terra-nova = By faction
statistics-by-civilization = By civilization
statistics-by-capital = By capital
statistics-players = { $n } players
statistics-against = Against whom
statistics-bot = Bot: { $level }
statistics-unnamed = people without a name
statistics-games = games
statistics-wins = wins
statistics-mean = mean points
statistics-best = best
statistics-ahead = points ahead
statistics-ahead-most = at best
statistics-recent = Last games
statistics-result = { $points } points, place { $place } of { $of }
statistics-won = won

# Analysis
analysis = Analysis
analysis-sub = Every turn, held against what else could have been done, on the scale of the hints.
analysis-of = Whose turns
analysis-progress = { $n } of { $of } turns looked at
analysis-done = All { $n } turns looked at
analysis-course = Expected final points from turn to turn
analysis-turning = Turning points
analysis-turns = All turns
analysis-none = Nothing cost more than { $n } points.
analysis-cost = { $n } points
analysis-no-cost = nothing better found
analysis-ways = What could be done
analysis-played = played
analysis-points = about { $n }
analysis-why = What the best turn has more
analysis-show = Show the position
analysis-mean = On average a turn cost { $n } points.
analysis-scale = Expected points are estimates: early in the game they are often off by 20 points and more, at the end by a few. What one turn costs against another is surer than the sum.
analysis-judged = How good was this turn?
