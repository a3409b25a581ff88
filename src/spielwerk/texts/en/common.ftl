# What any game says. The games' own texts are beside their rules.

line = { $head }: { $body }

refusal-game-over = The game is over.
refusal-no-such-move = There is no such move in this game.
refusal-not-asked-now = This cannot be chosen now. The question at hand is: { $question }.
refusal-out-of-turn = { $asked } is asked now, nobody else.
refusal-unknown-notation = “{ $notation }” is no move of this game.

refusal-option-unknown = There is no option “{ $value }”. Nearest: { $near }.
refusal-option-list = The option “{ $option }” ({ $option-key }) is a list of names.
refusal-option-number = The option “{ $option }” ({ $option-key }) is a whole number, not “{ $value }”.
refusal-option-range = The option “{ $option }” ({ $option-key }) goes from { $least } to { $most }; { $value } is not possible.
refusal-option-value = The option “{ $option }” ({ $option-key }) knows no “{ $value }”. Nearest: { $near }.
refusal-option-too-many = The option “{ $option }” ({ $option-key }) takes at most { $most } names here, not { $n }.
refusal-option-twice = The option “{ $option }” ({ $option-key }) names “{ $value }” twice.

# An old answer of which only the notation is known.
move-as-written = Answer: “{ $notation }”
event-automatic = { $seat }: { $move } (nothing else was possible)
event-lapsed = { $seat } cannot do anything here, so this is skipped: { $question }

option-drawn = drawn at random

# Why a turn is advised: points (with sign) that an estimate of the final score gains or loses.
feature-points = { $n } points at once
