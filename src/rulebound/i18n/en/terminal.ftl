### The terminal and the commands.

## The board

terminal-begins = { $game }. Seed { $seed }: the same seed deals the same game again.
terminal-other-version = { $file } was saved with version { $theirs } of the rules, now it is { $ours }: the file stays as it is, and this game is saved as another one.
terminal-goes-on = The game from { $file } goes on after { $answers ->
    [one] { $answers } decision
   *[other] { $answers } decisions
 }.
terminal-spectator = a spectator
terminal-news = What happened
terminal-copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
 }
terminal-house = made for this project: { $parts }

## Commands at the table

terminal-commands = number: take it · ? explain · u undo · h hint · l log · s save · c concede · q quit
terminal-help =
    A number takes the option with that number.
    ?          this explanation, with the rule that asks
    ? 2        explains option 2
    ? NAME     what a card says, and why it can or cannot be used now
    ? RULE     shows a rule by its id
    u          takes your last decision back, if nothing was revealed since
    h          says what the computer would do
    l          the log with its rules; l 200 shows the last 200 lines
    s FILE     saves the game
    c          gives up, for good
    q          quits; the game can be saved and resumed
    Enter      shows the board again
terminal-sit-down = { $seat }: take your seat and press Enter. Nobody else should look now.
terminal-undone = Taken back.
terminal-saved =
    Saved to { $file }. To go on:
      { $resume }
terminal-saved-end =
    Saved to { $file }. To watch it again:
      { $replay }
terminal-concede = Give up for good? y: yes, Enter: no
terminal-quit = Save the game before you leave? Enter: yes, n: no, or type a file name:
terminal-yes = y yes
terminal-no = n no
terminal-input-ended =
    The input ended before the game did. It is saved in { $file }; to go on:
      { $resume }
terminal-winners = { $n ->
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
 }
terminal-end-save = The game is over. s FILE saves it to be watched again, l shows the log, Enter leaves.

## Questions

terminal-possible = { $where }: possible now, option { $options }
terminal-not-possible = { $where }: not possible now
terminal-not-here = It is not on the table where you can see it.
terminal-which = Several things are called like this: { $names }. Type more of the name.
terminal-unknown-thing = Nothing here is called “{ $name }”: type ? with the number of an option, the name of a card or the id of a rule.

## Wrong input

terminal-wrong = “{ $typed }” is no option: type a number from 1 to { $last }, or ? for help.
terminal-wrong-log = “{ $typed }” is no number of lines: type l, or for example l 100.
terminal-wrong-end = “{ $typed }” is not possible any more: type s FILE to save, l for the log, or Enter to leave.
terminal-file-exists = The file { $file } exists already: choose another name.
terminal-refused-with = { $wanted ->
    [one] There is { $wanted } other player
   *[other] There are { $wanted } other players
 }, but --with names { $given }: give one name for all, or one for each with commas between.

## Replay

terminal-step = Step { $step } of { $last }, seen by { $viewer }
terminal-decides = { $names } { $n ->
    [one] decides
   *[other] decide
 }: { $rule }
terminal-decided = { $seat } has decided.
terminal-decided-on = { $seat } has decided: { $option }.
terminal-replay-commands = n next · p previous · number: go to that step · a: play to the end · seat 2: see it as player 2 (seat 0: as a spectator) · l log · ? NAME · q quit
terminal-no-step = There is no step { $step }: the saved game has steps 0 to { $last }.
terminal-wrong-replay = “{ $typed }” leads nowhere: type n, p, a step from 0 to { $last }, a, seat 1, l or q.
terminal-wrong-seat = “{ $typed }” is no seat here: type seat 1 to seat { $seats }, or seat 0 for a spectator.

## The command line

cli-help = Card games played to the letter of their rulebooks: every ruling comes with the rule that says so.
cli-example = Example: { $program } play guardians --players 4
cli-help-table = Open the table in the browser (the same as no command at all).
cli-example-table = Example: { $program } table --port 8000 --database postgresql://localhost/rulebound
cli-help-host = Where to listen; other machines can join with 0.0.0.0.
cli-help-port = The port; 0 takes any free one.
cli-help-database = A PostgreSQL database to keep the games in; without it they are kept in the data folder.
cli-help-redis = A Redis server that connects several tables on one PostgreSQL database.
cli-help-journal = tell what happens, a line of JSON each: matches made, ended and deleted, limits met
cli-help-keep = Days to keep finished games that nobody opens; others are kept four times as long, 0 keeps all.
cli-help-name = The name by which browsers reach this server, such as table.example.org; can be given several times.
cli-help-table-player = A file with a player of your own that sits at this table, such as ./mine.py; can be given several times.
cli-help-data = The folder for games; normally that of your programs’ data.
cli-help-no-browser = Only say where the table is; open no browser.
cli-help-load = Measure how many matches a server can take: a crowd plays all games on servers of its own, or on one that runs.
cli-example-load = Example: { $program } load --matches 200 --seconds 120 · { $program } load --postgres --processes 2 --nginx
cli-help-load-url = a server that runs; without it servers are started for this run
cli-help-load-matches = matches at once
cli-help-load-connections = connections at each match: two people, the others are spectators
cli-help-load-seconds = how long is measured
cli-help-load-think = seconds that a person thinks, on average
cli-help-load-length = answers after which the people of a match give up, on average; 0: they play to the end
cli-help-load-games = the games, with commas between; without it all
cli-help-load-player = the computer player; random thinks least
cli-help-load-processes = processes of the server; several need --postgres
cli-help-load-postgres = on a PostgreSQL and a Redis of their own instead of SQLite
cli-help-load-nginx = through nginx with the file of deploy/
cli-help-load-no-compression = send views unpacked; browsers have them packed
cli-load-progress = seconds
cli-help-soak = Let a crowd play for long, or kill servers, PostgreSQL and Redis under it, and prove that nothing acknowledged is lost.
cli-example-soak = Example: { $program } soak --minutes 30 · { $program } soak --kills 40 --postgres --processes 2 --victims server,postgres,redis
cli-help-soak-minutes = for how long
cli-help-soak-kills = how often something is killed
cli-help-soak-victims = what is killed in turn: server, postgres, redis, with commas between
cli-help-soak-seed = draws the moments of the kills
cli-soak-progress = soak
cli-refused-load = These numbers cannot be played: at least 1 match, 2 to 100 connections, more than 0 seconds, and nothing below 0.
cli-refused-soak = Say for how long with --minutes, or how often something is killed with --kills; neither can be below 0.
cli-help-backup = Write all games of a table into one file and prove it by replaying them; the table may go on.
cli-example-backup = Example: { $program } backup games.backup --data /var/lib/rulebound
cli-help-restore = Put the games of a backup into an empty database and prove them by replaying.
cli-example-restore = Example: { $program } restore games.backup --database postgresql://localhost/rulebound
cli-help-backup-file = the file of the backup
cli-help-no-replay = do not replay the games
cli-help-admin = For whoever runs a table: list, show and delete games, ban addresses, tell everybody something, make room.
cli-example-admin = Example: { $program } admin list · { $program } admin ban 203.0.113.0/24
cli-help-admin-what = list, show, delete, ban, unban, notice, or lift: delete games that take up room although nobody ever answered in them
cli-help-admin-words = a game by its id, an address or a network, or the words of a notice (none take the last one away)
cli-help-admin-hours = for lift: games that are at least so many hours old
cli-backup-written = { $file } is written: { $rows } rows.
cli-backup-differs = { $file } does not hold what was written to it: the disk may be full or broken.
cli-backup-fault = { $match }: { $problem }
cli-backup-proven = Replayed: { $proven } of { $matches } games stand as they stood, with { $answers } answers in all.
cli-restored = { $file } is restored: { $rows } rows.
cli-admin-list = Games shown: { $n }; going on: { $running }.
cli-admin-bans = Banned: { $addresses }
cli-admin-notice = Told to everybody: { $words }
cli-admin-match = { $match }: { $game }, rules version { $version }, answers: { $answers }
cli-admin-times = Begun { $started }, last used { $touched }
cli-admin-seat = Player { $seat }: { $kind }, name: { $name }, computer player: { $player }
cli-admin-deleted = Games deleted: { $n }.
cli-admin-banned = { $address } is banned; the server knows within seconds.
cli-admin-unbanned = { $address } may come in again.
cli-admin-not-banned = { $address } was not banned.
cli-admin-noticed = Everybody is told within seconds.
cli-admin-notice-gone = The notice is gone.
cli-admin-lifted = Games deleted in which nobody had answered: { $n }; going on: { $running }.
cli-refused-admin = “{ $what }” is none of { $known }.
cli-refused-admin-words = Say to what: { $what } needs a game or an address behind it.
cli-refused-match = There is no game { $match } here: admin list shows those that there are.
cli-refused-network = “{ $address }” is neither an address nor a network, like 192.0.2.7 or 2001:db8::/64.
cli-refused-no-database = There is no table at { $file }: name its folder with --data or its database with --database.
refused-backup = { $file } is no whole backup: { $problem }
refused-restore-full = There are games in this database already: a backup goes only into an empty one, so that nothing is written over.
refused-restore-differs = The database does not hold what was restored to it: do not play on it.
cli-help-play = Play one game in the terminal.
cli-example-play = Example: { $program } play guardians --players 4 --teams 2 --with fair,random,strong --seed 7
cli-help-resume = Go on with a saved game.
cli-example-resume = Example: { $program } resume guardians-7.json
cli-help-replay = Show a saved game step by step.
cli-example-replay = Example: { $program } replay guardians-7.json --seat 1
cli-help-judge = Say how the chances of a saved game stood, where they turned, and what would have been better.
cli-example-judge = Example: { $program } judge guardians-7.json --budget 200
cli-help-rules = Show every rule, where it is enforced, and its tests.
cli-example-rules = Example: { $program } rules guardians --check
cli-help-cards = Show every card with its facts, its text and its quantity.
cli-example-cards = Example: { $program } cards guardians --lang uk
cli-help-deck = Say what is wrong with a deck, list the decks of a game, or carry lists to and from other programs.
cli-example-deck = Example: { $program } deck check my-deck.toml · { $program } deck list champions · { $program } deck import from-ringsdb.txt --out my-deck.toml · { $program } deck export lore --game fellowship --format octgn
cli-help-deck-what = check, list, import or export
cli-help-deck-name = the file of a deck, the game whose decks are listed, or a deck that comes with the game of --game
cli-help-deck-game = the game of the deck, if its file does not say it
cli-help-deck-format = how an exported deck is written: text (as MarvelCDB and RingsDB do), octgn (.o8d) or toml
cli-help-deck-out = the file to write; without it the list is printed
cli-help-campaign = Play several games in a row as a campaign: begin one, go on with it, read its log.
cli-example-campaign = Example: { $program } campaign new journey.json --decks leadership,spirit · { $program } campaign play journey.json
cli-help-campaign-what = new, play or show
cli-help-campaign-file = the file of the campaign
cli-help-campaign-decks = The decks, one per player: names of decks that come with the game, or files (TOML or JSON).
cli-help-campaign-names = new: the names of the players.
cli-help-campaign-mode = new: the mode, normal or easy.
cli-help-campaign-expert = new: expert mode, in which wounds stay between scenarios.
cli-help-campaign-after = new: the file of a finished campaign, for what comes over from it.
cli-help-conformance = Play random matches against all that every game must keep to.
cli-example-conformance = Example: { $program } conformance guardians --matches 1000 --seed 1
cli-help-compare = Measure how often players win against each other.
cli-example-compare = Example: { $program } compare guardians --players heuristic,random --games 1000 --setup players=2
cli-help-tournament = Find out who is the strongest player: everyone against everyone.
cli-example-tournament = Example: { $program } tournament guardians --players random,heuristic,search --games 100 --setup players=2
cli-help-tune = Fit what a position is worth to games that the computer plays against itself.
cli-example-tune = Example: { $program } tune champions --games 500 --seed 1
cli-help-bench = Measure the speed beside other engines, per CPU second.
cli-example-bench = Example: { $program } bench guardians --json
cli-help-compile = Compile the rules where there is a C compiler: games run several times faster.
cli-example-compile = Example: { $program } compile

cli-help-version = Show the version.
cli-help-plain = Run plain Python even where compiled modules are there.
cli-help-game = The name of the game.
cli-help-play-help = Show this help; with the name of a game, its own options too.
cli-help-file = A saved game.
cli-help-lang = The language: en, uk, ru or pl.
cli-help-json = Print data for programs instead of text.
cli-help-seat = Your seat.
cli-help-with = Who plays the other seats: easy, fair, strong, expert, random or human; one name for all, or one for each with commas between. Your own player by its file: ./mine.py.
cli-help-seed = The same seed gives the same result again.
cli-help-seed-random = A number or a word: the same seed deals the same game. Without it, chance decides.
cli-help-replay-seat = Whose eyes to see it with; 0 is a spectator.
cli-help-at = Start at this step.
cli-help-auto = Show the rest of the game without asking.
cli-help-check = Fail if a rule has no test or an unknown rule is named.
cli-help-matches = How many matches to play with each setup.
cli-help-campaigns = So many whole campaigns by lot, where the game has campaigns.
cli-help-by-lot = How many more matches to play, each with another setup by lot: random legal decks where a game has decks.
cli-help-workers = How many processes to use; normally one for each processor.
cli-help-folder = Where the records of failing matches are saved.
cli-help-compare-players = The players to compare, with commas between. Your own player by its file: ./mine.py.
cli-help-tournament-players = The players who take part, with commas between. Your own player by its file: ./mine.py.
cli-help-tournament-games = How many games each pair plays, an even number; each deal is played with the sides changed.
cli-help-tune-player = The player of these games: habit is the quickest, heuristic and search are stronger.
cli-help-tune-write = Put the weights into the source of the game instead of printing them.
cli-help-judge-budget = How many imagined games each decision is given: more is surer, and slower.
cli-judge-progress = Decisions
cli-help-setup = An option of the game, as in --setup players=4; can be given several times.
cli-help-games = How many games to play.
cli-help-bench-game = The game to measure; all of them if none is named.
cli-help-all-setups = Measure every setup, not three of each game.
cli-help-seconds = How many CPU seconds each measurement takes.

cli-game-options = Options of { $game }:
cli-game-no-options = The game { $game } has no options.
cli-option-default = normally { $value }
cli-option-many = (several, with commas between)
cli-game-example = Example: { $program } play { $game } { $options }

cli-cards-total = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } of { $kinds } kinds.
cli-deck-problem = ✗ { $problem } — { $title } ({ $rule })
cli-deck-missing = ✗ Not in the box: { $n } × { $card }
cli-deck-legal = { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }, a legal deck.
cli-deck-illegal = { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }, not a legal deck.
cli-deck-listed = { $deck }: { $name }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
cli-deck-folder = Their files are in { $folder }.
cli-campaign-begun =
    The campaign is in { $file }. To play:
      { $play }
cli-campaign-other-version = The campaign was saved with version { $theirs } of the rules, now it is { $ours }: as it was, it is kept in { $file }.
cli-campaign-saved =
    The campaign is saved in { $file }. To go on:
      { $play }
cli-campaign-going-on = A scenario is being played: { $answers ->
    [one] { $answers } decision so far.
   *[other] { $answers } decisions so far.
 }
cli-refused-campaign-what = “{ $what }” is nothing that can be done with a campaign: write new, play or show.
cli-refused-campaign-decks = A scenario is being played: decks can be changed when it is over.
cli-refused-deck-what = “{ $what }” is nothing that can be done with a deck: write check, list, import or export.
cli-refused-deck-game = It cannot be told which game the deck in { $file } is for: add --game GAME, or a line game = "…" to the file.
cli-rules-enforced = enforced:
cli-rules-proven = proven by:
cli-rules-nowhere = nowhere
cli-rules-untestable = cannot be tested: { $reason }
cli-rules-total = { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
 }: { $enforced } named in the code, { $proven } proven by tests, { $untestable } that cannot be tested; { $faults ->
    [0] nothing is missing
    [one] { $faults } fault
   *[other] { $faults } faults
 }.
cli-check-untestable = { $rule } cannot be tested: { $reason }
cli-check-unproven = { $rule } has no test
cli-check-stale = { $rule } is listed as not yet proven, but it is proven or no rule
cli-rules-awaited = The game is in the making: the proofs of { $n } rules are still to come (unproven.txt).
cli-check-unknown = { $rule } is named but is no rule: { $places }
cli-compare-progress = Games
cli-bench-progress = Measuring
cli-compile-translating = Translating the rules to C
cli-compile-progress = Compiling { $group }
cli-compile-training = Playing, so that the compiler knows what is done often
cli-compile-done = The rules are compiled, and used from the next start on.
cli-compile-ready = The rules are compiled already, and nothing has changed since.
cli-compile-no-mypyc = mypyc is missing, which translates the rules: pip install mypy setuptools.
cli-compile-no-compiler = There is no C compiler here, so nothing can be compiled: install one (on Debian: apt-get install gcc), or play on as before.
cli-compile-no-headers = The C headers of Python { $version } are missing, so nothing can be compiled: install them (on Debian: apt-get install python3-dev), or play on as before.
cli-compile-failed = The rules could not be compiled: { $problem }
cli-compile-installed = Only a clone can be compiled; for an installed program build a compiled wheel with RULEBOUND_COMPILE=1.
cli-compiled-stale = The source has changed since it was compiled, so plain Python runs: { $program } compile makes it fast again.
cli-conformance-progress = Matches of { $game }
cli-conformance-failure = Broken: { $promise } ({ $setup }; seed { $seed }): { $detail }
cli-conformance-saved =
    Saved to { $file }. To look at it:
      { $replay }
cli-conformance-campaigns = With { $n ->
    [one] { $n } whole campaign.
   *[other] { $n } whole campaigns.
 }
cli-conformance-total = { $game }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 }, { $answers ->
    [one] { $answers } decision
   *[other] { $answers } decisions
 }, { $failures ->
    [0] no failure
    [one] { $failures } failure
   *[other] { $failures } failures
 }.

## Wrong commands

cli-refused-no-game = Which game? The games are: { $games }.
cli-refused-option = The game { $game } has no option { $option }. Its options are: { $options }.
cli-refused-value = { $option } cannot be “{ $value }”: choose one of { $values }.
cli-refused-no-value = { $option } needs a value after it.
cli-refused-short = There is no option { $option }: options begin with two dashes, as in --players 4.
cli-refused-word = One game at a time: “{ $word }” is one word too many.
cli-refused-number = { $option } must be at least 1, not { $number }.
cli-refused-setup = “{ $word }” sets no option of the game: write it as in --setup players=4.
cli-refused-seconds = --seconds must be more than 0 and at most 3600, not { $seconds }.
cli-refused-finished = The game in { $file } is over. To watch it: { $replay }
cli-refused-no-tests = The tests are not here: they are part of the source code, not of the installed program.
cli-wrong-option = There is no option { $option } here: see --help.
cli-wrong-missing = { $name } is missing: see --help for an example.
cli-wrong-number = { $name } needs a number.
cli-wrong-command = There is no command “{ $command }”. The commands are: { $commands }.
cli-wrong = This command cannot be understood: { $problem }; see --help.
cli-bug = This should not have happened, it is a mistake in Rulebound: { $error } (with { $debug }=1 you see where)

## The judge of a game that is over

judge-how = Each decision from what its player could know, by { $plays } imagined games.
judge-turning = Turning points
judge-no-turning = The chances never turned suddenly.
judge-turn = Steps { $step }–{ $until }, { $side }: from { $before }% to { $after }%.
judge-mistakes = What would have been better
judge-no-mistakes = No clear mistake was found.
judge-mistake = Step { $step }, { $seat }: “{ $taken }”. Better: “{ $better }”, { $loss }% more (give or take { $error }, { $plays } games each).
