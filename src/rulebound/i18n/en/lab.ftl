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

bench-title = Per CPU second with Python { $python }; costs in µs
bench-game = game
bench-setup = setup
bench-decisions = decisions/s
bench-games = games/s
bench-fork = fork
bench-imagine = imagine
bench-view = view
bench-no-peers = No peer is installed. For comparison: pip install "rulebound[bench]", or run ./rulebound bench in a clone.
bench-ratio = ours ×
