# What is wrong with a record that was brought in
record-line = Line { $line }: { $what }
record-control = The file holds characters that belong in no text.
record-first-line = A record begins with “{ $wanted }”. This file does not, so it is probably something else.
record-breaks-off = Here the file breaks off, in the middle of a line.
record-no-empty-line = There must be an empty line between the header and the answers.
record-not-exact = Here stands “{ $found }”; it should be “{ $wanted }”.
record-no-header = “{ $found }” is no line of a header.
record-misplaced = “{ $found }” does not belong here.
record-lacks-line = The line “{ $wanted }” is missing in the header.
record-no-number = “{ $name }” must be a whole number up to { $most }, not “{ $found }”.
record-no-nonce = “{ $name }” must have no more than { $most } letters and digits.
record-no-answer = “{ $found }” is no answer. One looks like this: “A: build C5”, with the letter of a seat in front.
record-unknown-game = The game “{ $found }” is not played here.
record-unknown-rules = The rules revision “{ $found }” is not known here, only { $known }.
record-newer-engine = A newer Spielwerk made this record (revision { $found } of the game’s engine; here it is { $known }).
record-options = The options of this record do not fit the game.
record-set-up = The set-up of this record does not fit the game: { $said }
record-seats = The header names { $found ->
    [one] one seat
   *[other] { $found } seats
}, but the game has { $wanted }.
record-after-the-end = “{ $found }” comes after the end of the game.
record-other-seat = Seat { $asked } is asked here, but { $found } answers.
record-refused = The rules do not allow “{ $found }” here.
record-other = { $said }
