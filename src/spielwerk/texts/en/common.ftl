# What any game says. The games' own texts are beside their rules.

line = { $head }: { $body }

refusal-game-over = The game is over.
refusal-no-such-move = There is no such move in this game.
refusal-not-asked-now = This cannot be chosen now. The question at hand is: { $question }.
refusal-unknown-notation = “{ $notation }” is no move of this game.

event-automatic = { $seat }: { $move } (nothing else was possible)
event-lapsed = { $seat } cannot do anything here, so this is skipped: { $question }

option-drawn = drawn at random

# Why a turn is advised: points (with sign) that an estimate of the final score gains or loses.
feature-points = { $n } points at once
