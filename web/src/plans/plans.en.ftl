plans = Plans
plans-note = Try moves for yourself and the others on a board that nobody else sees.
plans-none = No plans yet. A plan is a copy of the table: you play every seat, and what you cannot know is imagined.
plan-named = Plan: { $name }
plan-note = Nobody else sees it. What you could not know here is imagined, and what is drawn is a guess.
plan-new = New plan
plan-name = Name of the plan
plan-first = Plan { $n }
plan-open = Open
plan-play = Make it my turn
plan-play-note = Your planned answers are checked again and become a draft; you end the turn yourself.
plan-delete = Delete the plan { $name }
plan-rename = Rename
plan-rename-label = Rename the plan { $name }
plan-compare = Compare { $name }
plans-compare = Compare
plans-compared = Compared
plan-answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
plan-guesses = { $n ->
    [one] { $n } guess
   *[other] { $n } guesses
}
plan-guess = guess
plan-points = Points of { $name }
error-plan-here = This board is already private: just try it.
error-plan-name = The plan needs a name.
error-no-plan = There is no such plan.
error-plan-refused = The plan does not work any more: “{ $notation }” is not possible now. Nothing was changed.
error-plan-nothing = The plan has no answer to what you are asked now, or only one that draws something: give that one yourself.
error-plan-alone = On a plan you think alone: no bots, no hints.
