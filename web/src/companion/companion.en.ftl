companion-title = Companion: { $game }
companion-lead = You play with the real board, and Spielwerk is the Automa: it draws her cards, says what she does and why, and keeps her score. Of your own turn you tap only what she can see.
companion-layout = At the beginning, lay out the tiles as Spielwerk shows them.
companion-people = People at the table
companion-begin = Begin
companion-again = New game
companion-again-sure = Throw this game away?
companion-loading = Loading the rules. The first time it is about 14 megabytes.
companion-failed = The rules cannot be started in this browser.
companion-refused = This game comes from another version. It leads only this far: “{ $line }” does not fit any more.
companion-offline = Works without a net
companion-needs-net = Needs the net: this browser may not keep anything here.
companion-first = { $name } has not had a turn yet.
companion-why = Why this?
companion-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
companion-over = The game is over.
companion-has = { $name } has { $n } points.
companion-mine = Your points
companion-note = Into the record book
companion-noted = It is in the record book.
companion-leave = To the first page
verb-stand = Building
verb-remove = Remove
verb-level = Science level
verb-scholar = Scholar
verb-free-power-action = Free after all: power action
verb-free-book-action = Free after all: book action
verb-shipping = Sailing
verb-innovation = Innovation
verb-track = Marker
verb-explore = Explored
verb-conquer = Conquered
verb-repelled = Repelled
verb-withdraw = Withdrawn
verb-income = Income turn
