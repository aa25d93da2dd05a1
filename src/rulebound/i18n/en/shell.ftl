### The messages of the kernel, and the words that all games share.

language-name = English

seat = Player { $n }
seat-you = { $name } (you)
    .acc = you

## Lists. `list-<argument>` joins a list given as that argument, `list` any other: two items, `.last` the last one
## to the rest, `.times` equal items told once, `.none` an empty list. Effects are sentences, done in their order; what is
## done inside a sentence are deeds. Neither says “then”, which in rulebooks means more than “and”.

list = { $before }, { $next }
    .last = { $before } and { $next }
    .times = { $n } × { $item }
    .none = none
list-cards = { $before }, { $next }
    .last = { $before }, { $next }
    .times = { $n } × { $item }
    .none = no cards
list-places = { $before }, { $next }
    .last = { $before } and { $next }
list-branches = { $before }; { $next }
    .last = { $before }; or { $next }
list-effects = { $before }. { CAPITAL($next) }
    .last = { $before }. { CAPITAL($next) }
list-deeds = { $before }, { $next }
    .last = { $before }, and { $next }

## Why not: phrased as what would have to be true, to be read after a cross or a check.

why-not-over = The game is still going on
why-not-turn = It is your turn to decide (now { $player } decides)
why-not-asked = It answers the open question (“{ $asks }”)

## Refused while playing

refused-option = “{ $option }” cannot be done now. What can be done: { $options }.
refused-option-number = There is no option { $number }: choose one from 1 to { $last }.
refused-over = The game is over: there is nothing left to decide.
refused-already = You have decided already. Still to decide: player { $seats }.
refused-seat = Player { $seat } has nothing to decide now. Who decides: player { $seats }.
refused-no-seat = There is no player { $seat } here: the game has players 1 to { $seats }.
refused-wish = “{ $wish }” cannot be wished for now; what can be: { $wishes }.
refused-thing = There is nothing here that you can see and that is called “{ $key }”.
refused-fork = A quiet match cannot be copied: start it without “quiet”.
refused-undo-nothing = There is nothing to take back: you have not decided anything yet.
refused-undo-others = This cannot be taken back: { $player } has decided since.
refused-undo-revealed = This cannot be taken back: a hidden card has been seen since.
refused-undo-chance = This cannot be taken back: chance has decided something since.

## Refused before playing

refused-game = There is no game “{ $game }”. The games are: { $games }.
refused-no-position = The game { $game } has no position “{ $position }” that could be laid out with these options.
refused-setup-field = The game { $game } has no option “{ $field }”. Its options are: { $fields }.
refused-setup-value = The game { $game } cannot be set up like this: { $problem }.
refused-language = There is no language “{ $language }”. The languages are: { $languages }.
refused-player = There is no player “{ $player }”. Who can play: { $players }.
refused-player-file-missing = There is no file { $file } with a player.
refused-player-file = The player of { $place } cannot be used. { $problem }
refused-player-none = { $file } holds no player: a player is a class that builds on rulebound.players.Player ({ $how }).
refused-player-several = { $file } holds several players: { $players }. Say which one: { $file }:{ $first }
refused-player-class = { $file } holds no player { $player }, but: { $players }.
refused-player-taken = There is a player “{ $player }” already: give the one of { $file } another name.
refused-player-failed = The player { $player } failed at { $place }. { $problem }
refused-player-answer = The player { $player } answered { $answer }; right would be the number of an option, from 0 to { $last }.
refused-player-too-long = The player { $player } has thought about one decision for more than { $seconds } seconds.

## Refused comparisons

refused-games = { $games } games cannot be played: choose 1 or more.
refused-compare-players = So many players cannot be seated: { $players }. The game has { $sides } sides, so name 1 to { $sides } players.
refused-tournament-players = A tournament needs two players or more, each of them once; named were: { $players }.
refused-tournament-games = { $games } games cannot be shared fairly: choose an even number, so that both play each side of a deal.

## Refused files

refused-file = The file { $file } cannot be used: { $problem }.
refused-deck-list = { $file } is no deck list: { $problem }.
deck-refused-no-decks = Nobody brings a deck to { $game }. Games with decks: { $games }.
deck-refused-list = This is no deck list: { $problem }.
deck-refused-octgn = This is no deck of OCTGN: { $problem }.
deck-refused-long = A deck list has at most { $most } characters, this one has { $n }.
deck-refused-lines = A deck list has at most { $most } lines, this one has { $n }.
deck-refused-empty = This list names no cards.
deck-refused-no-text = This is no text, so it is no deck list.
deck-refused-copies = { $card }: a deck holds 1 to { $most } copies of a card.
deck-refused-game = This is a deck of { $other }, not of { $game }.
deck-refused-nothing = The box of { $game } has no card of this name: { $cards }.
deck-refused-card = There is no card “{ $card }” in the box.
deck-refused-format = A deck cannot be written as “{ $format }”. There are: { $formats }.
deck-refused-no-octgn = The ids by which OCTGN knows the cards of this game are not known here: take text instead.
refused-record = This is not a saved match as Rulebound writes it: { $problem }.
refused-record-format = This match was saved in format { $format }, but this version of Rulebound reads format { $known }.
refused-campaign = This is not a campaign as Rulebound writes it: { $problem }.
refused-campaign-format = This campaign was saved in format { $format }, but this version of Rulebound reads format { $known }.
refused-no-campaign = { $game } is not played as a campaign.
refused-match-no-campaign = This match is not part of a campaign.
refused-record-game = This is a saved match of { $other }, not of { $game }.
refused-record-quiet = A quiet match keeps no record, so nothing can be saved or taken back: start it without “quiet”.
refused-answer = This is no answer that a match could take: seat “{ $seat }”, “{ $key }”.
refused-chance = An imagined match needs a Chance to deal by, not a { $given }.
refused-seed = A seed is a whole number, or a word of at most { $most } letters.
refused-replay-differs = The saved match (rules version { $theirs }, now { $ours }) stands elsewhere after answer { $number } than it did when it was played: up to answer { $proven } it is the same.
refused-replay = The saved match (rules version { $theirs }, now { $ours }) can be followed up to answer { $number }, which no longer fits: { $problem }
refused-register = The rule register of { $game } is broken: { $problem }.
refused-rule = There is no rule “{ $rule }” in the rulebook of { $game }: see rulebound rules { $game }.

## Advice and judgement

advice-why = Because it brings { CASE($why, "better") }.
advice-habit = “{ $option }”: nothing else is worth a thought here.
advice-even = “{ $option }”: { $chance }%, about as good as “{ $other }” ({ $plays } imagined games).
advice-more = “{ $option }”: { $chance }%, { $gain }% more than “{ $other }” ({ $plays } imagined games).
advice-more-why = “{ $option }”: { $chance }%, { $gain }% more than “{ $other }”, because it brings { CASE($why, "better") } ({ $plays } imagined games).
refused-judge-busy = Several games are being judged right now: ask again in a minute.
advice-plan = Aim: { CASE($why, "better") }.
advice-result = the result
    .better = a better end of the game
refused-hint-manners = How you want to be asked is for you to say: there is nothing else to decide here.
refused-judge-running = This game is not over yet: only a finished game is judged.
refused-judge-budget = { $budget } imagined games are too few to judge by: choose 2 or more.
