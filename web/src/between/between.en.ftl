talk = Talk
talk-open = { $n ->
    [0] Talk
    [one] Talk: { $n } new remark
   *[other] Talk: { $n } new remarks
}
talk-here = here
talk-away = away
talk-nothing = Nobody has said anything yet.
talk-quick = Quick remarks
talk-text = Your remark
talk-send = Send
talk-mute = Show no remarks of { $name }
talk-unmute = Show remarks of { $name } again
talk-muted = Remarks of { $name } are not shown to you.
talk-said = { $name } says: { $text }
talk-own = You
talk-private = Only the people who play here read this. It is kept and deleted with the table.

quick-hello = Hello!
quick-good-luck = Good luck!
quick-moment = One moment …
quick-back-later = I’ll be back later.
quick-take-your-time = Take your time.
quick-nice-move = Well played!
quick-oops = Oops!
quick-thanks = Thank you!
quick-sorry = Sorry!
quick-good-game = Good game!

takeback = Take back my last turn
takeback-help = All others have to agree. What was drawn, rolled or shown in the meantime stays.
takeback-asks = { $n ->
    [one] { $name } would like to take back the last answer.
   *[other] { $name } would like to take back the last { $n } answers.
}
takeback-waiting = You would like to take back { $n ->
    [one] the last answer
   *[other] the last { $n } answers
}. Still to agree: { $names }.
takeback-agree = Agree
takeback-refuse = No
takeback-withdraw = Never mind
note-taken-back = { $n ->
    [one] { $name } has taken back an answer; everybody agreed.
   *[other] { $name } has taken back { $n } answers; everybody agreed.
}
note-takeback-refused = { $name } would rather not take anything back.
error-takeback-nothing = You have not played anything here that could be taken back.
error-takeback-revealed = Something has come to light since: it cannot be taken back.
error-takeback-gone = Nobody asks for that any more.
error-nobody-listens = Nobody else plays here.
error-remark = There was nothing to say.

sounds = Sounds
sounds-help = A soft tone when it is your turn or others have played.

meanwhile = { $n ->
    [one] While you were away, one thing happened.
   *[other] While you were away, { $n } things happened.
}
meanwhile-watch = Watch
meanwhile-skip = Skip
meanwhile-next = Next
meanwhile-step = { $n } of { $of }
