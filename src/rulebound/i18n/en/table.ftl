### What the server of the table says, mostly when it refuses something.

table-open = The table is open at { $address }
refused-database = The database “{ $database }” cannot be used: name it as postgresql://user@host/name, or leave it out for SQLite.
refused-database-newer = The database was written by a newer Rulebound (format { $theirs }, this one reads { $ours }): update Rulebound.
refused-database-open = The database cannot be opened: { $problem }
refused-redis = Redis cannot be used: { $problem }
refused-redis-missing = Several servers need the Python package redis: pip install rulebound[redis], or .venv/bin/pip install redis in a clone.
refused-port = The table cannot listen at { $host }, port { $port }: { $problem }. Choose another with --port.
refused-limits = The limits cannot be read: { $problem }
refused-limit-unknown = There is no limit called “{ $name }”: docs/host.md says which there are.
refused-limit-negative = The limit { $name } cannot be { $value }: it must not be below 0.
refused-limit-nothing = The limit { $name } cannot be 0: nobody could play.
refused-keep = Games can be kept for 0 (for ever) to { $most } days, not { $days }: choose another number with --keep.
refused-no-page = The page has not been built: start the table with ./rulebound, which builds it.
refused-database-damaged = The file { $file } is damaged: { $problem }. Put a backup in its place: rulebound restore FILE.
refused-database-taken = Another table is open on { $file }: stop it first, or give this one a folder of its own with --data.
refused-storage-read = The storage of this server does not answer at the moment, so nothing was changed: try again in a minute.
refused-match-differs = This match stands elsewhere after answer { $number } than it did when it was played (rules version { $theirs }, now { $ours }): it is shown up to answer { $proven }, where it is still the same, and does not go on.
refused-withdrawn = Whoever made this match has replaced this link by a new one: ask for it.
refused-banned = Whoever runs this server does not let your address in.
refused-address = There is nothing at this address.
refused-metrics = The numbers of this server are told on its own machine only, or to whoever has the token.
notice-other-version = This match was begun with version { $theirs } of the rules; it goes on with version { $ours }, and every position so far is the same.
notice-host = From whoever runs this server: { $words }
refused-storage = Your move could not be stored, so it was not made: the table is opened anew, please try again.
refused-internal = Something went wrong on the server; nothing has changed, and the match goes on.
refused-request = The request was not understood: { $problem }
refused-message = The message was not understood: { $problem }
refused-origin = The request comes from a page of another site, which may not use this table.
refused-too-large = The message is too large: at most { $most } characters.
refused-too-often = Too much at once: wait a moment and try again.
refused-too-slow = The connection was too slow to follow the table: connect again.
refused-too-long = The match is too long: a match here has at most { $most } answers.
refused-full = This server is full: finish a match, or try again later.
refused-table-full = There is no room left at this table: try again when somebody has gone.
refused-no-hello = A connection begins with “hello” and the secret of a seat.
refused-hello-again = You have said hello already: open another connection for another table.
refused-token = This link or seat is not known here, or the match was deleted: ask for a new link.
refused-invite = This invitation has been used or never was: ask for a new one.
refused-no-match = This match is not here any more.
refused-match-stuck = This match can be followed up to answer { $number }, which does not fit the rules of this version: { $problem }
refused-seats = { $wanted } seats were given, but this setup has { $seats }.
refused-late = This answer belongs to an earlier question ({ $number }, now it is { $now }): look at the table and decide again.
refused-not-yours = The seat of { $player } is not yours.
refused-kept = A computer player keeps the seat of { $player }: take it back first.
refused-not-empty = The seat of { $player } is not empty.
refused-not-open = The seat of { $player } is not open, so nobody can be invited to it.
refused-own-seat = This seat is your own: only the seat of somebody else can get a new link.
refused-revoked = Whoever made this match has made a new link for your seat, so this browser no longer holds it: ask for that link.
refused-removed = Whoever made this match has deleted it.
refused-deck-link = There is no deck behind this link any more. Ask whoever sent it for the list.
refused-deck-size = A deck here has at most { $most } cards, not { $n }.
refused-look = You may look from the seat of somebody else only when the game is over.
refused-position = There is no position after { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
 }: the match has { $last } so far.
refused-hint = There is nothing for you to decide now, so there is nothing to advise.
refused-study = This match is laid out for study: go on from any position as a new match to play.
refused-save = A match with other people can be saved when it is over: until then the file would tell their cards.
refused-share = A match can be shared when it is over.
refused-host = Only whoever made this match can do that.
refused-no-request = Nobody asks for this any more: the table has changed.
refused-not-asked = You were not asked about this.
refused-undo-over = The game is over, so nothing can be taken back: go on from an earlier position as a new match.
refused-undo-declined = { $player } did not agree to take it back.

## Beside the rules: who leaves, and who plays on

table-log-concede = { PERSON($player) ->
    [you] You concede
   *[other] { $player } concedes
 }.
table-log-left = { PERSON($player) ->
    [you] You have left and are out
   *[other] { $player } has left and is out
 }.
table-log-time = { PERSON($player) ->
    [you] You have run
   *[other] { $player } has run
 } out of time.
table-log-close = Nobody is left who wants to play on.
table-log-stood-in = { PERSON($player) ->
    [you] You are
   *[other] { $player } is
 } away: a computer player stands in.
table-log-back = { PERSON($player) ->
    [you] You are back and play on
   *[other] { $player } is back and plays on
 }.
table-log-freed = { PERSON($player) ->
    [you] You no longer hold
   *[other] { $player } no longer holds
 } the seat: there is a new link for it.
table-result-concede = The others have conceded.
table-result-left = The others have left.
table-result-time = The others have run out of time.
table-result-close = The others have given up.
table-result-given-up = All have given up: the game is lost.
table-rule-concede = Conceding
table-rule-left = Leaving the table
table-rule-time = The clock
table-rule-close = Giving up
table-rule-stood-in = Standing in
table-rule-back = Coming back
table-rule-freed = A new link
table-statement-concede = Whoever concedes is out. If one side is left of several, it has won; a game against the box is lost when all have given up. Otherwise a computer player plays on for the seat.
table-statement-left = If somebody who should decide has been away for minutes, the others may claim the game: it counts as conceding.
table-statement-time = Whoever has used up the time for the whole game is out, as if they had conceded.
table-statement-close = When no person plays on, the game is over; whoever has not conceded has won.
table-statement-stood-in = For somebody who has been away for a minute the others may let a computer player decide.
table-statement-back = Whoever comes back decides for themselves again.
table-statement-freed = Whoever made the match may give the seat of somebody who has been away for minutes to another.
refused-undo-parting = This cannot be taken back: who plays on has changed since.
refused-seed = With an open seat the server draws the seed itself: whoever knows it knows all cards. Leave it out.
refused-setup-long = This setup is too long: { $n } entries, where at most { $most } fit.
refused-name = This server is not called { $name }: whoever runs it can allow the name.
refused-elsewhere = This game is open in several other windows of yours, so this one was closed.
refused-time = Your time for this move is over: a computer player makes it.
refused-hint-busy = The computer player is still thinking about it: wait for the hint.
refused-undo-often = You have taken back { $most } answers in this match: that is enough.
refused-not-away = { $player } was here less than { $seconds } seconds ago: wait a little.
refused-gone = { PERSON($player) ->
    [you] You have given up this game and no longer decide
   *[other] { $player } has given up this game and no longer decides
 } in it.
refused-claim-side = Only somebody who plays against { $player } can claim the game.
refused-claim = The game can be claimed from { $player } only after { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } of absence, when it is their turn to decide.
refused-own-link = Somebody else has held the seat of { $player }: whoever plays here already cannot take it as well.
refused-there = { $player } is here or was a short time ago: a new link is possible after { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } of absence, or when they give up the seat themselves.
