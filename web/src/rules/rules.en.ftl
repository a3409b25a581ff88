# The words of the rules page, which are loaded with it.

rules-lead = The whole game by the order of play, in our own words. “Show me” opens a position and plays what the paragraph says.
rules-contents = Contents
rules-page = p. { $n }
rules-example = example
rules-loading = The rules are being opened …
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
show-me-more = { $n } more
case-position = The position
case-step = { $at } of { $of }
case-refused = The rules do not allow it
case-first = To the position
case-play = Play
case-pause = Pause
case-back = Back to the rules
case-gone = This example is not here any more.
