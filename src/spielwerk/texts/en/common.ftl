# What any game says. The games' own texts are beside their rules.

line = { $head }: { $body }

refusal-game-over = The game is over.
refusal-no-such-move = There is no such move in this game.
refusal-not-asked-now = This cannot be chosen now. The question at hand is: { $question }.
refusal-out-of-turn = { $asked } is asked now, nobody else.
refusal-unknown-notation = “{ $notation }” is no move of this game.

feature-worth = { $n } for what this brought in many games
reason-by-the-end = { $n } by the end: { $tally }
reason-than-others = { $n } by the end, against the other turns: { $tally }

refusal-option-unknown = There is no option “{ $value }”. Nearest: { $near }.
refusal-option-list = The option “{ $option }” ({ $option-key }) is a list of names.
refusal-option-number = The option “{ $option }” ({ $option-key }) is a whole number, not “{ $value }”.
refusal-option-range = The option “{ $option }” ({ $option-key }) goes from { $least } to { $most }; { $value } is not possible.
refusal-option-value = The option “{ $option }” ({ $option-key }) knows no “{ $value }”. Nearest: { $near }.
refusal-option-too-many = The option “{ $option }” ({ $option-key }) takes at most { $most } names here, not { $n }.
refusal-option-twice = The option “{ $option }” ({ $option-key }) names “{ $value }” twice.
refusal-option-data = The option “{ $option }” ({ $option-key }) cannot use this data ({ $n ->
    [one] one defect
   *[other] { $n } defects
}).
refusal-option-data-table = The option “{ $option }” ({ $option-key }) is “{ $value }” or a table of own data.

# What is wrong with a file of own data
refusal-data-file = The file { $found } cannot be read.
refusal-data-missing = “{ $word }” is missing.
refusal-data-number = “{ $word }” must be a number from { $least } to { $most }.
refusal-data-other = Data of this kind is known by “{ $word }”. “{ $found }” has none, so it seems to be something else.
refusal-data-syntax = { $line ->
    [0] “{ $found }” is not { $format }.
   *[other] “{ $found }” is not { $format }: line { $line }, column { $column } cannot be read.
}
refusal-data-table = There must be a table here.
refusal-data-unknown = “{ $found }” is not possible here. Possible: { $known }.

# An old answer of which only the notation is known.
move-as-written = Answer: “{ $notation }”
event-automatic = { $seat }: { $move } (nothing else was possible)
event-lapsed = { $seat } cannot do anything here, so this is skipped: { $question }

option-drawn = drawn at random

# Why a turn is advised: points (with sign) that an estimate of the final score gains or loses.
feature-points = { $n } points at once
