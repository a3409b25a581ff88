# What the command line says besides a game's own texts.

cli-other-set-up = The seed { $seed } draws another set-up with this engine: this one was laid out by hand, or an engine with other components drew it.
cli-asked = { $seat } is asked: { $text } (points: { $scores })
cli-with-each = With each of these answers · { $text }
cli-over = The game is over; { $n ->
        [one] the winner is
       *[other] the victory is shared by
    } { $winners }. Points: { $scores }
cli-log = The last answers
cli-legal = “{ $notation }” is legal.
cli-refused = “{ $notation }” is not allowed:
cli-nearest = Nearest: { $names }
cli-fund = It becomes legal after: { $run }
cli-score = Points by source
cli-total = total
cli-welcome = Type an answer in notation or by its number; “help” lists what else there is.
cli-help =
    moves          the answers, numbered, with cost and gain
    NUMBER         the answer of that number
    NOTATION       the answer in words, for instance “build C5”
    why NOTATION   whether it is allowed, and every reason if not
    hint           the best three turns, and why
    show           the table
    undo           take back the last answer
    save [FILE]    write the record
    quit           leave; a record that is kept can be gone on with
cli-no-number = The answers are numbered from 1 to { $n }; “moves” lists them.
cli-undone = Taken back.
cli-nothing-to-undo = There is nothing that can be taken back.
cli-save-where = Say where: save FILE
cli-saved = The record is in { $file }.

cli-game = { $game } (rules { $rules }; engine { $engine })
cli-option = option
cli-default = default
cli-values = values
cli-meaning = what it is for
cli-list = list of: { $values }

cli-cases = { $n ->
        [one] One case
       *[other] { $n } cases
    }, { $failed ->
        [0] all green
       *[other] { $failed } failed
    }.
cli-coverage = { $n } entries of the index, { $gaps ->
        [0] none without a case
       *[other] { $gaps } without a case
    }.
cli-gaps = Without a case in { $folder }: { $names }
cli-no-case = no case
cli-verify-compare = Seed { $seed } and nonce have the commitment { $commitment }. Compare it with the one that the table showed when the game began (--commitment HASH).
cli-verify-kept = Seed { $seed } and nonce have the commitment that you noted: it was fixed when the game began.
cli-verify-broken = Seed { $seed } and nonce have the commitment { $commitment }, and you noted { $noted }: this is not the seed that was promised.
cli-verify-none = The record has no nonce: nobody promised its seed { $seed } beforehand.
cli-verify-drawn = The seed draws exactly this set-up, every deck and all that is drawn later.
cli-verify-answers = { $n ->
        [one] The one answer is
       *[other] All { $n } answers are
    } legal, each in its turn.
