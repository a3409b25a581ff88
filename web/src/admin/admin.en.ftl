# The words of the page of whoever runs the server, which are loaded with it.

admin = This server
admin-closed = This page is for whoever runs the server. The key comes from the machine it runs on:
admin-key = Admin key
admin-key-help = Whoever has it may do everything on this page. It stays in this browser until you leave the page with “Forget”.
admin-link = Link to this page
admin-key-new = New key, all others void
admin-leave = Forget
admin-enter = Open
admin-health-ok = The database takes what it is told.
admin-health-low = The disk is nearly full.
admin-health-full = The disk is full: answers are refused.
admin-health-no-writes = The database takes no writes: answers are refused.
admin-running = Running games / at most
admin-finished = Finished games
admin-streams = Open streams
admin-bots = Bots thinking
admin-load = Load of the machine
admin-load-of = { $load } on { $cores ->
    [one] one core
   *[other] { $cores } cores
}
admin-cpu = Computing time
admin-seconds = { $n } s
admin-memory = Memory, at most
admin-free = Free on the disk
admin-elsewhere = database elsewhere
admin-answered = Requests answered
admin-refused = Requests refused
admin-failed = Errors of the server
admin-version = Version { $version }, { $engine } engine, { $database }.
admin-worker = Streams, times, requests, addresses and errors are those of process { $process } ({ $of ->
    [one] the only one
   *[other] one of { $of }
}), since { $since }.
admin-tables = Running games
admin-table-there = ply { $ply } · { $there } here · { $streams ->
    [one] one stream
   *[other] { $streams } streams
}
admin-table-cost = { $seconds } s computed · { $when }
admin-close = Close
admin-close-sure = Really close?
admin-close-help = A closed game is over. Everybody keeps it with its record, and reads that it was closed.
admin-no-tables = Nobody is playing.
admin-notice = Announce maintenance
admin-notice-when = Begins (empty: soon)
admin-notice-minutes = Minutes
admin-notice-de = German addition (optional)
admin-notice-en = English addition (optional)
admin-notice-tell = Tell everybody
admin-notice-at = Everybody reads that maintenance begins { $when }.
admin-notice-soon = Everybody reads that maintenance begins soon.
admin-notice-end = Take it down
admin-addresses = Addresses
admin-asked = { $asked } requests, { $refused } refused
admin-choose = Choose
admin-address = Address or network
admin-why = Why (for yourself)
admin-ban = Ban
admin-bans = Banned
admin-unban = Lift
admin-backups = Backups
admin-no-backups = There is none yet.
admin-backup-now = Back up now
admin-backup-folder = They lie on the server in
admin-complaints = Warnings and errors
admin-no-complaints = None since this process began.
