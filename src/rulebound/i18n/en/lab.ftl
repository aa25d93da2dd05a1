### The lab: comparisons of players, and speed.

compare-title = { $games ->
    [one] { $games } game of { $game }, seed { $seed }
   *[other] { $games } games of { $game }, seed { $seed }
 }
compare-title-together = { $games ->
    [one] { $games } game of { $game } by each player, seed { $seed }
   *[other] { $games } games of { $game } by each player, seed { $seed }
 }
compare-player = player
compare-games = games
compare-wins = wins
compare-rate = win rate
compare-interval = 95% interval
compare-fair = fair share
compare-decisions = decisions per game
compare-cpu = CPU seconds
compare-rating = rating
tournament-title = { $games ->
    [one] Tournament of { $game }: { $games } game of each pair, seed { $seed }
   *[other] Tournament of { $game }: { $games } games of each pair, seed { $seed }
 }
tournament-title-together = { $games ->
    [one] Tournament of { $game }: { $games } deal, the same for all, seed { $seed }
   *[other] Tournament of { $game }: { $games } deals, the same for all, seed { $seed }
 }
tournament-cross = Points of each row against each column
tournament-cross-together = Deals that the row won and the column did not

bench-title = Per CPU second with Python { $python }; costs in µs
bench-game = game
bench-decisions = decisions/s
bench-games = games/s
bench-fork = fork
bench-imagine = imagine
bench-clone = clone
bench-view = view
bench-no-peers = No peer is installed. For comparison: pip install "rulebound[bench]", or run ./rulebound bench in a clone.

## Load and soak

load-what = Matches at once: { $matches }, connections: { $connections }, seconds: { $seconds }
load-answers = Answers of people: { $answers }, per second: { $per }; with computer players per second: { $events }
load-times = From an answer until everybody sees it: median { $median } ms, 99th percentile { $p99 } ms, worst { $worst } ms
load-games = Games begun meanwhile: { $begun }, played to the end: { $finished }, given up: { $conceded }
load-views = Views sent: { $views }, { $size } kB each before they are packed
load-cpu = Processor: server { $server } s ({ $each } ms for each answer), thinking { $workers } s, PostgreSQL, Redis and nginx { $others } s
load-memory = Memory of the server: { $mb } MB, for each match { $each } kB; open files: { $files }
load-machine = Load of the machine: { $load }; the crowd itself used { $crowd } s of the processor
load-returns = Broken lines that were mended: { $n }, the slowest after { $slowest } s
load-errors = Errors: { $n }
load-error = · { $error }
soak-killed = Killed: { $victim }, so many times: { $times }
soak-answers = Answers acknowledged in { $seconds } s: { $acknowledged }; lost: { $lost }
soak-matches = Games: { $matches }; stand where they stood when replayed: { $replayed }; over: { $finished }
soak-returns = Lines that broke and were mended: { $n }, half of them within { $median } s, all within { $slowest } s; the same position was seen again: { $same }
soak-sample = Minute { $minute }: memory { $mb } MB, open files { $files }, tasks { $tasks }, tables { $tables }, processor { $cpu } s
soak-machine = Load of the machine: { $load }
refused-program = The program { $program } is missing: install it first (on Debian: apt-get install { $package }).
refused-start = { $program } did not start: { $problem }
refused-processes = There can be 1 to { $most } processes, not { $processes }.
refused-processes-sqlite = Several processes need PostgreSQL and Redis: say --postgres, and both are started for this run.
refused-load-game = “{ $game }” is none of the games of the crowd: { $games }.
refused-victim = “{ $victim }” cannot be killed; name some of { $victims }.
refused-victim-sqlite = There is no { $victim } to kill on SQLite: say --postgres.

## Tuning

tune-title = { $games ->
    [one] { $games } game of { $game }, seed { $seed }: how well results are foretold
   *[other] { $games } games of { $game }, seed { $seed }: how well results are foretold
 }
tune-weights = weights
tune-loss = log loss
tune-accuracy = right
tune-positions = positions held out
tune-before = before
tune-after = after
tune-feature = what counts
tune-error = standard error
tune-even = even odds
refused-tune-games = { $games } games tell too little: play at least { $least }.
refused-tune-mind = The computer players of { $game } count nothing in a position, so there is nothing to fit.
refused-tune-write = There is no table of weights to write for { $game }.
