exercises-title = Exercises: { $game }
exercises-lead = Positions from games that bots have played. Look at the table, choose, and see why. Your progress stays in this browser.
exercises-none = There are no exercises for this game yet.
exercises-kind-turn = What is the best turn?
exercises-kind-turn-about = The judgement is that of the search bot, which tried every way on the same imagined tables.
exercises-kind-pay = Can you pay for this?
exercises-kind-pay-about = At once, after exchanging something, or not at all.
exercises-kind-points = How many points?
exercises-kind-points-about = What an action brings at once: round scoring, tiles, everything that applies.
exercises-difficulty-1 = easy
exercises-difficulty-2 = medium
exercises-difficulty-3 = hard
exercises-progress = { $right } right of { $tried } tried, { $of } in all
exercises-open = { $kind } { $n }, { $difficulty }{ $state ->
    [right] , solved
    [wrong] , tried
   *[new] {""}
  }
exercises-back = All exercises
exercises-next = Next exercise
exercises-question-turn = What is the best turn for { $name }?
exercises-question-pay = Can { $name } pay for this: { $what }?
exercises-question-points = How many points does this bring { $name } at once: { $what }?
exercises-pay-now = Yes, at once
exercises-pay-exchange = Yes, after exchanging
exercises-pay-no = No
exercises-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
exercises-right = Right!
exercises-wrong = Not quite.
exercises-cost = That is about { $n } points less than the best turn.
exercises-promises = about { $n }
exercises-why = Why
exercises-because-now = It costs
exercises-because-exchange = Exchange first
exercises-because-no = What is missing
exercises-because-points = They come from
exercises-because-none = Nothing scores here.
