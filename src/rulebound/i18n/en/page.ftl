### The words of the browser table.

## Start page

page-title = Five card games that know their own rules.
page-subtitle = Play alone with computer partners, or send a friend a link. Ask “why?” and “why not?” at any moment.
page-continue = Continue
page-new = New game
page-campaign = Campaign
page-campaign-new = A new campaign
page-campaign-begin = Begin the campaign
page-campaign-play = Play the scenario
page-campaign-go-on = Back to the table
page-campaign-on = On with the campaign
page-campaign-friends = Friends play: the other seats get links
page-campaign-number = Campaign { $n }
page-campaign-unknown = This browser keeps no such campaign.
page-play-now = Play now
page-set-up = Set up
page-coming = Coming
page-open-file = Open a saved game
page-seats-file = Take your seats to another browser
page-seats-file-line = A file with the secrets of your seats: open it there like a saved game. Whoever has it sits there too.
page-seats-taken = { $n ->
    [one] The seats of { $n } game are here now.
   *[other] The seats of { $n } games are here now.
 }
page-host-says = From whoever runs this server: { $words }
page-language = Language
page-theme = Dark or light
page-your-move = Your move
page-waits = Waiting
page-over = Over
page-forget = Take { $name } off the list
page-continue-all = Show all { $n }
page-manage = Links and settings: { $name }
page-forget-ask = This browser forgets the game. Nobody else loses anything.
page-forget-seat-ask = This browser forgets its seat and cannot come back without a new link.
page-forget-yes = Take it off
page-remove = Delete this game
page-remove-ask = The game is deleted for everybody, with its replay and all its links. This cannot be taken back.
page-remove-yes = Delete for everybody
page-no = No
page-here = here
page-new-link = New link
page-new-link-ask = The browser that has the seat of { $name } now loses it. Whoever opens the new link sits there.
page-new-link-yes = Make a new link
page-seat-lost = Seat lost
page-seat-lost-line = Your seat got a new link, which this browser has not opened. Ask for it.
page-study = To look through
page-file-answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
page-file-play = Play on
page-file-study = Only look through it
page-game-champions = Marvel Champions
page-line-champions = Heroes together against a villain and his scheme.
page-players-champions = 1 to 4, together
page-game-fellowship = The Lord of the Rings
page-line-fellowship = Quest through Mirkwood, fight, and keep your threat low.
page-players-fellowship = 1 to 4, together
page-game-versus = VS System
page-line-versus = Two formations face to face; every move can be answered.
page-players-versus = 2, duel
page-game-guardians = Guardians: Battle of Superheroes
page-line-guardians = Lay a technique in secret. Seven tactics, traps, knockouts.
page-players-guardians = 2 to 8, everyone or teams
page-game-civilwar = Marvel United: Civil War
page-line-civilwar = Two teams, six locations, one public to win over.
page-players-civilwar = 2 to 6, two teams

## Sitting down

page-all-games = All games
page-nowhere = There is no such page
page-nowhere-line = Nothing is kept at this address. Perhaps a letter of the link has been lost.
page-setup-line = Everything below is already a good first game.
page-game-options = The game
page-own-options = Each player
page-free = free
page-own-deck = Own deck
page-own-deck-line = One card a line: its code or name, and how many (“01005 x 3”).
page-own-deck-use = Play this deck
page-own-deck-file = Read a file
page-own-deck-drop = Ready-made deck
page-deck-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-seats = Seats
page-seat = Player { $n }
page-seat-me = Me
page-seat-computer = Computer
page-seat-open = Open
page-seat-open-line = The link for an open seat is at the table.
page-seat-add = One more player
page-seat-remove = Without { $name }
page-computers = Computer players
page-player-random = Random
page-player-easy = Easy
page-player-fair = Fair
page-player-strong = Strong
page-player-expert = Expert
page-player-heuristic = Fair
page-player-search = Search
page-player-about-random = Takes any option, without a thought.
page-player-about-easy = Looks one step ahead, and takes whatever comes to mind in one decision of three.
page-player-about-fair = Looks one step ahead. Answers at once.
page-player-about-strong = Tries everything out in hundreds of imagined games, for about a second.
page-player-about-expert = Tries everything out in thousands of imagined games, for up to five seconds.
page-level-1 = Easy to begin with
page-level-2 = For the second game
page-level-3 = Hard
page-your-name = Your name
page-rename = Keep
page-start = Start the game
page-setup-refused = This cannot be played.
page-setup-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
page-setup-nobody = No seat is yours: you will watch.
page-join-title = A seat is free for you
page-join-line = Say what the others should call you, and sit down.
page-join = Sit down
page-join-with = At the table: { $names }
page-join-again = This browser sits at that table already. Do you want this seat as well?
page-join-too = Take this seat too
page-join-back = Back to my seat
page-join-gone = This seat cannot be taken

## Building decks

page-decks = Decks
page-deck = The deck
page-deck-build = Build a deck
page-deck-pool = Cards
page-deck-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-deck-all = Show all
page-deck-more = One more: { $name }
page-deck-less = One less: { $name }
page-deck-copies = { $n } in the deck
page-deck-search = Name, trait or text
page-deck-factions = Colour
page-deck-no-faction = No team
page-deck-kinds = Kind
page-deck-cost = Cost
page-deck-trait = Trait
page-deck-any-trait = Any trait
page-deck-inside = In the deck
page-deck-name = Name
page-deck-unnamed = Deck without a name
page-deck-open = Open a deck
page-deck-mine = My decks
page-deck-begin = Begin with a ready-made one
page-deck-new = New
page-deck-leaders = { $n ->
    [1] Hero
   *[other] Heroes, up to { $n }
}
page-deck-legal = Legal deck
page-deck-illegal = Not legal yet
page-deck-play = Play with it
page-deck-import = Import
page-deck-export = Export
page-deck-import-line = Paste a list from MarvelCDB or RingsDB, a file of OCTGN, or one card a line.
page-deck-read = Read the list
page-deck-missing = Not in this box:
page-deck-missing-line = Not in this box: { $cards }
page-deck-format-text = Text
page-deck-format-octgn = OCTGN
page-deck-format-toml = Rulebound
page-deck-curve = How many cards cost how much
page-deck-forget = Delete this deck
page-deck-forget-ask = Delete it from this browser? A link that you sent keeps working.

## The line to the server

page-opening = Opening …
page-no-server = The server does not answer. Is it running?
page-no-answer = The server gave no useful answer ({ $status }).
page-line-lost = Connection lost, trying again
page-closed = This table cannot be opened
page-not-yours = This browser has no seat at that table. Ask for a link.
page-not-a-file = That file is not a saved game.

## The choice

page-choice = What is to be decided
page-you = You
page-you-decide = You decide
page-all-decide = All decide
page-one-decides = { $name } decides
page-others-decide = Others decide
page-waiting = Waiting for { $names }
page-choose = Choose
page-also-deciding = Everyone answers at once; still deciding: { $names }
page-seek = Find one of { $n }
page-glowing = { $n ->
    [one] or click the glowing card
   *[other] { $n } things glow: click one
}
page-other = Something else
page-option = option { $key }
page-can = can be taken
page-hint = Hint
page-hint-thinking = The computer player thinks …
page-stage = Stage { $stage } of { $last }
page-hint-pay = The computer player would pay with these.
page-hint-then = { $advice } (then: { $steps })
page-pay = Pay
page-pay-with = Pay with { $names }
page-paid = Paid with { $names }.
page-repay = Pay differently
page-bill = { $have } of { $cost } picked
page-cancel = Cancel
page-undo = Undo
page-undo-ask = Ask to undo
page-undo-wanted = { $name } would like to take back the last answer.
page-undo-waiting = Still to agree: { $names }
page-agree = Agree
page-refuse = Refuse

## The board

page-hand = Your hand
page-hand-empty = No cards in hand
page-deciding = deciding
page-laid = laid
page-lay-here = lay your card here
page-your-series = Your series
page-series-last = Its last number is { $number }.
page-series-stance = A stance protects you.
page-face-down = { $back }, face down
page-house = house card
page-house-parts = Made for this project: { $parts }
page-copies = ×{ $n } in the box
page-mark-not-used = not used yet
page-mark-used = used
page-mark-exhausted = exhausted
page-mark-stunned = Stunned
page-mark-confused = Confused
page-mark-tough = Tough

## The rail

page-rail = Players and what happened
page-log = What happened
page-details = Details
page-close = Close
page-away = away
page-kept = kept by the computer
page-copy-link = Copy link
page-copied = The link is copied. Send it to anyone you like.
page-stand-in = Computer plays
page-take-back = Sit down again
page-look-from = Look from { $name }
page-spectators = Spectators
page-rulebook = Rulebook, “{ $section }”
page-rule-missing = The rule { $rule } could not be read.
page-why-not = Why not { $name }?
page-why-legal = { $name } is possible now
page-met = Met:
page-unmet = Not met:
page-show-position = Show step { $step }
page-scrubber = Earlier positions
page-step = Step { $step } of { $last }
page-now = Now, step { $step }
page-step-back = One step back
page-step-on = One step on
page-earlier = Earlier
page-earlier-note = This is how it was. The game goes on at its own place.
page-back-to-now = Back to now
page-go-on = New game from here

## The end

page-end-won = { $rounds ->
    [0] You won
   *[other] Won, in { $unit } { $rounds }
}
page-end-lost = { $rounds ->
    [0] You lost
   *[other] Lost, in { $unit } { $rounds }
}
page-end-rematch = Again
page-end-now = Now { $what }
page-end-against = Computer: { $player }
page-end-sides = Change sides
page-end-more = One more opponent
page-end-who = At the table
page-end-computer = (computer, { $level })
page-end-winner = winner
page-end-board = Show the board
page-end-scene = How it went
page-end-numbers = In numbers
page-end-steps = decisions
page-unit-round = round
page-unit-rounds = rounds
page-play = Play
page-pause = Pause
page-speed = Speed
page-speed-times = { $n }×
page-figure-cards-played = cards played
page-figure-enemy-attacks = enemy attacks
page-figure-knocked-out = knocked out
page-phases = The phases of a round
page-history = Your games
page-history-line = Played to the end in this browser, and how often you won.
page-history-none = No game has been played to its end in this browser yet.
page-history-rates = How often you won
page-history-games = All of them
page-history-won = won { $won } of { $played }
page-history-look = Look at it
page-history-again = Same setup
page-ended = Finished games: { $n }
page-today = Game of the day, { $day }
page-today-line = The same deal for everybody today. For one person, with computer partners.
page-today-play = Play it
page-today-again = Once more
page-won = You won
page-lost = You lost
page-replay = Replay
page-share = Copy replay link
page-save = Save as a file
page-again = Another game

## The menu

page-menu = Menu
page-spectate-link = Copy link for spectators
page-leave-seat = Let the computer play for me
page-keys = Keys
page-key-option = 1–9
page-key-option-does = take the option
page-key-arrows = arrows
page-key-arrows-does = from card to card; in the log, step by step
page-key-take = Enter
page-key-take-does = take the card
page-key-zoom = Space
page-key-zoom-does = show the card large
page-key-why = ?
page-key-why-does = why, or why not
page-key-hint = H
page-key-hint-does = hint
page-key-undo = U
page-key-undo-does = undo
page-key-log = L
page-key-log-does = what happened
page-key-menu = M
page-key-menu-does = menu
page-key-theme = T
page-key-theme-does = dark or light
page-key-guide = G
page-key-guide-does = guide on or off
page-key-close = Esc
page-key-close-does = close
page-key-civilwar-only = Q W E
page-key-civilwar-only-does = only what a Move, an Attack or a Heroic action can do
page-key-civilwar-end = 0
page-key-civilwar-end-does = end the turn, or decline
page-key-civilwar-ring = { page-key-arrows }
page-key-civilwar-ring-does = on a location: along the ring
page-key-civilwar-story = B R
page-key-civilwar-story-does = the last card of the blue or the red storyline
page-only = { $what } only. Esc: all again.
page-only-none = Nothing can be done with { $what } now.

## The rulebook

page-rules = Rulebook
page-rules-open = Open in the rulebook
page-rules-begin = To the beginning
page-rules-no-such = This rulebook has no such page.
page-rules-chapters = Chapters
page-rules-game = Which game
page-rules-turn = Other pages
page-rules-beside = What goes with it
page-rules-english = Some of these rules are only in English so far.
page-rules-related = Goes with this
page-rules-none = Nothing outside this page.
page-rules-cards = Cards that use or change it
page-rules-no-cards = No card names it.
page-rules-all-cards = Show all { $n } cards
page-rules-of-one = Only for “{ $title }”.
page-rules-of-all = Show the whole page
page-rules-note = How we read it:
page-rules-house = our decision
page-rules-house-why = Why we decided so:
page-rules-untested = cannot be shown in software
page-rules-untested-why = Why software cannot show it:
page-rules-source = Printed rulebook:
page-rules-copy = Copy the link to this rule
page-rules-search = Search the rulebook
page-rules-search-line = Search { $n } rules: a word, a card, a rule’s id
page-rules-results = What was found
page-rules-found = { $n ->
    [0] Nothing found.
    [one] { $n } result
   *[other] { $n } results
 }
page-rules-kind-rule = Rule
page-rules-kind-topic = Page
page-rules-kind-card = Card
page-position = A position
page-position-example = The rulebook’s example
page-position-of = Position: { $title }
page-position-also = It also shows:
page-position-look = Nothing happens here by itself: ask the cards why not.
page-position-back = One step back
page-position-next = Next step ({ $n } of { $last })
page-position-board = { $n ->
    [0] The table before the first step
   *[other] The table after step { $n } of { $last }
 }
page-position-play = Let it play
page-position-pause = Pause
page-position-changed = has just changed
page-position-keys-step = step by step
page-position-keys-play = plays and pauses
page-position-watch = Watch it at the table
page-position-try = Try it at the table
page-position-from = From the rulebook
page-how = How to play
page-how-aim = What it is about
page-how-round = How a round goes
page-how-end = How it ends
page-how-tip = A tip
page-how-symbols = What the symbols mean
page-how-play = Play a first game
page-how-aim-champions = You are heroes together against a villain. Bring the villain’s last stage down to 0 hit points before the villain’s main scheme reaches its threat.
page-how-round-champions-1 = Your turn: in any order and as often as you can pay for it, play cards, attack, thwart, use your allies. Cards from your hand are also your resources: you discard them to pay.
page-how-round-champions-2 = Once in your turn you may change form. As a hero you attack, thwart and defend; as an alter-ego you recover, and the villain schemes in place of attacking you.
page-how-round-champions-3 = Then all discard what they do not want, draw up to their hand size and ready their cards.
page-how-round-champions-4 = The villain’s turn: threat grows on the main scheme, the villain and the minions attack or scheme, and each player reveals an encounter card.
page-how-end-champions = You win when the villain’s last stage is defeated. You lose when the main scheme is done, or when all heroes are out.
page-how-tip-champions = A good first turn: change to your hero, play what helps every round, and keep one card to defend with.
page-how-aim-guardians = Everyone is a hero in a series of battles. Whoever wins three battles first has won the game.
page-how-round-guardians-1 = All lay a technique card face down at the same time, to the right of their series. Its number may not be lower than the number before it.
page-how-round-guardians-2 = Beginning with the first player, all reveal their cards in turn and perform one of the two actions on them.
page-how-round-guardians-3 = Whoever reveals a technique with a Knockout on it leaves the battle; a trap costs 1 energy. Whoever has no energy left, or cannot lay a card, leaves too.
page-how-round-guardians-4 = After three such stages the series are cleared away, and a new round begins.
page-how-end-guardians = The last hero in a battle wins it; then all start a new battle with 3 energy and draft new cards.
page-how-tip-guardians = Lay low numbers first: after a 7 only another 7 fits.
page-how-aim-versus = Two players, each with a team of characters. Whoever has no endurance left at the end of a turn has lost; both begin with 50.
page-how-round-versus-1 = Draw two cards, then put one card from your hand face down into your resource row.
page-how-round-versus-2 = Each resource gives one point: recruit characters and equipment with them, then arrange your front and support rows.
page-how-round-versus-3 = Attack: a character or a team of them attacks one of your opponent’s characters. Attack against defense decides who is stunned.
page-how-round-versus-4 = A stunned character costs its player endurance; in the recovery phase each player recovers one, and the others are KO’d.
page-how-end-versus = Attack that is left over against a stunned defender breaks through to the player, and a player without characters that are not stunned is attacked directly.
page-how-tip-versus = Recruit the most expensive character you can pay for, and attack with small ones together.
page-how-aim-civilwar = Two teams of heroes, blue and red, on a ring of six locations. In Clash of Heroes the team with the higher score wins; in the Registration Clash blue must finish its missions before its cards run out.
page-how-round-civilwar-1 = Draw a card, play one card onto your team’s storyline, and use its symbols together with those of the card before it.
page-how-round-civilwar-2 = Move goes to a neighbouring location, Attack hurts a thug or an enemy hero, a Heroic action rescues a civilian. A star is any of them.
page-how-round-civilwar-3 = Cards in hand are your life: each damage puts one back under your deck. Without cards a hero is knocked out and stands up again later.
page-how-round-civilwar-4 = Then the effect of the location may be used, if your team controls it, and the other team plays.
page-how-end-civilwar = Rescued civilians, defeated thugs and heroes, and controlled locations score. Two approval tokens turn a location to your team.
page-how-tip-civilwar = Look at what your card leaves for your partner: the next hero of your team uses its symbols too.
page-how-aim-fellowship = You travel together through a quest. Put enough progress on its last stage before your threat reaches 50 or your heroes fall.
page-how-round-fellowship-1 = Resources and planning: each hero gets a resource; pay with them for allies and attachments of the hero’s sphere.
page-how-round-fellowship-2 = Quest: commit characters, who exhaust. Encounter cards are revealed, and willpower is held against the threat in the staging area: what is more makes progress, what is less raises your threat.
page-how-round-fellowship-3 = Travel to a location if you wish, then meet the enemies: those whose engagement cost your threat reaches engage you.
page-how-round-fellowship-4 = Combat: each enemy gets a shadow card and attacks; defend with a ready character, then strike back. At the end all ready, and your threat rises by 1.
page-how-end-fellowship = You win when the last stage of the quest is done. Whoever reaches 50 threat or has no heroes left is out.
page-how-tip-fellowship = Keep a ready character back for each enemy that will attack: committed ones cannot defend.

## Between strangers

page-concede = Concede
page-concede-ask = Give up this game? This cannot be taken back.
page-concede-yes = Yes, I concede
page-claim = Claim the game
page-give-seat = Free my seat
page-give-seat-ask = Give your seat to somebody else? This browser will no longer open it.
page-give-seat-yes = Yes, free it
page-gone = has given up
page-time-left = Time left: { $time }
page-known = This match began from a saved file: whoever made it may know the cards.
page-clock = Clock
page-clock-none = No clock
page-clock-game = { $minutes } minutes for the game
page-clock-move = { $seconds } seconds for a move

## The table of Civil War

page-civilwar-controls = { $team } controls it
page-civilwar-start = start
page-civilwar-ko = KO
page-civilwar-spent = { $symbol }, spent
page-civilwar-token = { $symbol } token
page-civilwar-empty = empty slot: { $symbol }
page-civilwar-storyline = { $side ->
    [red] Red storyline
   *[other] Blue storyline
 }, { $n }
page-civilwar-storyline-of = { $side ->
    [red] Red storyline
   *[other] Blue storyline
 }, { $n } of { $most }
page-civilwar-no-card = No card yet.
page-civilwar-joined-own = Your card and the card before it:
page-civilwar-joined = { $hero }: the card played and the card before it:
page-civilwar-gives = The next hero of { $team } gets:
page-civilwar-open = Show both storylines
page-civilwar-behind = { $team } is behind and would start the next Round.
page-civilwar-tied = Tied: the tracker of { $team } lies on top, so that team counts as behind and would start the next Round.
page-civilwar-score = Score: blue { $blue }, red { $red }
page-civilwar-round = Round { $n } of { $most }
page-civilwar-turns = Turns
page-civilwar-next = plays next
page-civilwar-cell-free = No cell card yet: a Heroic action prepares one
page-civilwar-cell-hidden = prepared, face down
page-civilwar-mission = mission { $n } of { $most }
page-civilwar-no-mission = No mission
page-civilwar-progress = { $n } of { $most } discarded
page-civilwar-used = Blue cards
page-civilwar-missions-left = { $n ->
    [one] Blue needs 1 more mission
   *[other] Blue needs { $n } more missions
 }
page-civilwar-game = Game { $n } of 2
page-civilwar-to-beat = { $n ->
    [one] 1 turn to beat
   *[other] { $n } turns to beat
 }
page-civilwar-heroes = Your heroes
page-civilwar-full = ready
page-civilwar-pool = Actions left
page-civilwar-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
page-civilwar-has-picked = { $team } has picked
page-civilwar-counted = { $what }: { $n }
page-civilwar-has = Equipment: { $card }
page-civilwar-side = Team { $n }
