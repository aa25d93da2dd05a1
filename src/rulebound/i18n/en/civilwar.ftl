### Marvel United: Civil War, the modes in which two teams of heroes play against each other.
### The names of heroes, cards and locations come from the cards themselves.

civilwar-title = Marvel United: Civil War
civilwar-line = Two teams of heroes against each other: score in the Clash of Heroes, outrun the law in the Registration Clash, or settle it in a tournament.
civilwar-result = { $team } wins!
civilwar-team-blue = Team Blue
civilwar-team-red = Team Red

## Before the game

civilwar-option-mode = Mode
civilwar-option-mode-clash = Clash of Heroes: six rounds for points
civilwar-option-mode-registration = Registration Clash: missions against the prison
civilwar-option-mode-tournament = Tournament: two Registration Clashes with swapped roles
civilwar-option-teams = Heroes
civilwar-option-teams-2x2 = two against two
civilwar-option-teams-3x3 = three against three
civilwar-option-blue-players = People in Team Blue
civilwar-option-red-players = People in Team Red
civilwar-option-blue = Heroes of Team Blue
civilwar-option-red = Heroes of Team Red
civilwar-option-locations = Locations
civilwar-option-bid = Registration Clash: declared number of Blue cards
civilwar-option-bid-0 = 11, as usual
civilwar-option-auction = The number is bid for
civilwar-option-auction-true = yes, the lower bid plays Blue
civilwar-option-auction-false = no
civilwar-option-balance = Keeps its double-Wild cards
civilwar-option-balance-none = nobody
civilwar-option-balance-blue = Team Blue
civilwar-option-balance-red = Team Red
civilwar-option-starting-team = Starts the Clash
civilwar-option-starting-team-none = by lot
civilwar-option-starting-team-blue = Team Blue
civilwar-option-starting-team-red = Team Red
civilwar-option-universal-equipment = Heroes without Equipment
civilwar-option-universal-equipment-true = may take the universal one
civilwar-option-universal-equipment-false = have none
civilwar-option-blue-captain-america = Captain America
civilwar-option-blue-kate-bishop = Kate Bishop
civilwar-option-blue-spectrum = Spectrum
civilwar-option-blue-goliath = Goliath
civilwar-option-blue-iron-man = Iron Man
civilwar-option-blue-tigra = Tigra
civilwar-option-blue-wonder-man = Wonder Man
civilwar-option-blue-yellowjacket = Yellowjacket
civilwar-option-blue-base-captain-america = Captain America (Marvel United)
civilwar-option-blue-base-iron-man = Iron Man (Marvel United)
civilwar-option-blue-base-captain-marvel = Captain Marvel
civilwar-option-blue-base-black-panther = Black Panther
civilwar-option-blue-base-falcon = Falcon
civilwar-option-blue-base-wasp = Wasp
civilwar-option-red-captain-america = Captain America
civilwar-option-red-kate-bishop = Kate Bishop
civilwar-option-red-spectrum = Spectrum
civilwar-option-red-goliath = Goliath
civilwar-option-red-iron-man = Iron Man
civilwar-option-red-tigra = Tigra
civilwar-option-red-wonder-man = Wonder Man
civilwar-option-red-yellowjacket = Yellowjacket
civilwar-option-red-base-captain-america = Captain America (Marvel United)
civilwar-option-red-base-iron-man = Iron Man (Marvel United)
civilwar-option-red-base-captain-marvel = Captain Marvel
civilwar-option-red-base-black-panther = Black Panther
civilwar-option-red-base-falcon = Falcon
civilwar-option-red-base-wasp = Wasp
civilwar-option-locations-avengers-mountain = Avengers Mountain
civilwar-option-locations-washington-dc = Washington DC
civilwar-option-locations-the-raft = The Raft
civilwar-option-locations-sokovia = Sokovia
civilwar-option-locations-bar-with-no-name = Bar with No Name
civilwar-option-locations-garrett-castle = Garrett Castle
civilwar-option-locations-avengers-mansion = Avengers Mansion
civilwar-option-locations-helicarrier = Helicarrier
civilwar-option-locations-times-square = Times Square
civilwar-option-locations-nypd-hq = NYPD HQ
civilwar-option-locations-avengers-tower = Avengers Tower
civilwar-option-locations-central-park = Central Park
civilwar-faction-captain-america = Captain America
civilwar-faction-kate-bishop = Kate Bishop
civilwar-faction-spectrum = Spectrum
civilwar-faction-goliath = Goliath
civilwar-faction-iron-man = Iron Man
civilwar-faction-tigra = Tigra
civilwar-faction-wonder-man = Wonder Man
civilwar-faction-yellowjacket = Yellowjacket
civilwar-faction-base-captain-america = Captain America (Marvel United)
civilwar-faction-base-iron-man = Iron Man (Marvel United)
civilwar-faction-base-captain-marvel = Captain Marvel
civilwar-faction-base-black-panther = Black Panther
civilwar-faction-base-falcon = Falcon
civilwar-faction-base-wasp = Wasp
civilwar-faction-universal = Universal
civilwar-faction-blue = Team Blue
civilwar-faction-red = Team Red
civilwar-faction-event = Event
civilwar-faction-location = Location
civilwar-faction-population = Population

civilwar-refused-players = { $n } people cannot play Team { $colour ->
    [blue] Blue
   *[red] Red
 }: with { $size } heroes it is for 1 to { $size }.
civilwar-refused-variant = These modes cannot be combined with another variant ({ $variant }).
civilwar-refused-companions = Companion cards cannot be used in these modes ({ $card }).
civilwar-refused-team-cards = Team cards cannot be used here ({ $card }): none belongs to this set, and tournaments never allow them.
civilwar-refused-tournament-choice = In a tournament locations and heroes are chosen in the match itself: leave their lists empty.
civilwar-refused-balance = Only the Clash of Heroes is balanced by keeping double-Wild cards; the Registration Clash is balanced by the bid.
civilwar-refused-bid = { $n } is no number to declare: it is from 1 to { $most }, or 0 for the usual one.
civilwar-refused-heroes = Team { $colour ->
    [blue] Blue
   *[red] Red
 } has { $n ->
    [one] 1 hero
   *[other] { $n } heroes
 }, but { $size } are needed.
civilwar-refused-hero = There is no hero “{ $hero }”. There are: { $heroes }.
civilwar-refused-hero-twice = { $hero } is chosen twice, but there is one of each.
civilwar-refused-banned = { $place } is banned: it does not work in these modes.
civilwar-refused-location = There is no location “{ $place }”. There are: { $places }.
civilwar-refused-locations = The ring needs 6 different locations, not { $n }.

## The steps of a game

civilwar-step-pick-locations = Picking locations
civilwar-step-ban-locations = Banning locations
civilwar-step-draft-heroes = Drafting heroes
civilwar-step-bid = Bidding
civilwar-step-lay-out = Laying out the ring
civilwar-step-deal = Dealing
civilwar-step-first-turn = Before the first turn
civilwar-step-choose-hero = Whose turn it is
civilwar-step-start-turn = Start of the turn
civilwar-step-play-card = Playing a card
civilwar-step-act = Actions
civilwar-step-end-turn = End of the turn
civilwar-step-after-turn = Between two turns
civilwar-step-end-round = End of the Round
civilwar-step-end = The game is over

## What lies on the table

civilwar-moment-draw = Draw
civilwar-moment-play = Play
civilwar-moment-act = Act
civilwar-moment-end = End of turn

civilwar-area-draft = Choosing
civilwar-area-ring = Ring of locations
civilwar-area-track = Score track
civilwar-area-prison = The Vault
civilwar-area-turn = Turn
civilwar-area-storyline-blue = Storyline of Team Blue
civilwar-area-storyline-red = Storyline of Team Red

civilwar-zone-hand = Hand
civilwar-zone-deck = Deck
civilwar-zone-equipment = Equipment
civilwar-zone-storyline = Storyline
civilwar-zone-event = Event
civilwar-zone-event-deck = Event deck
civilwar-zone-event-discard = Past events
civilwar-zone-mission = Mission
civilwar-zone-mission-deck = Mission deck
civilwar-zone-mission-discard = Past missions
civilwar-zone-cells = Available cells
civilwar-zone-cell-discard = Discarded cells
civilwar-zone-removed = Removed from the game
civilwar-zone-population = Population deck
civilwar-zone-population-discard = Past population cards

civilwar-back-hero = a hero card
civilwar-back-figure = a hero
civilwar-back-equipment = Equipment
civilwar-back-location = a location
civilwar-back-event = an event
civilwar-back-population = a population card
civilwar-back-mission = a mission
civilwar-back-cell = a cell

civilwar-figure-rescued = Civilians rescued
civilwar-figure-thugs = Thugs defeated
civilwar-figure-approvals = approvals
civilwar-figure-controlled = locations taken
civilwar-kind-figure = Hero
civilwar-kind-hero-card = Hero card
civilwar-kind-equipment = Equipment
civilwar-kind-location = Location
civilwar-kind-event = Event
civilwar-kind-population = Population
civilwar-kind-mission = Mission
civilwar-kind-cell = Cell

civilwar-icon-move = Move
civilwar-icon-attack = Attack
civilwar-icon-heroic = Heroic
civilwar-icon-wild = Wild
civilwar-icon-civilian = Civilian
civilwar-icon-thug = Thug
civilwar-icon-empty = empty slot
civilwar-icon-instant = at once
civilwar-icon-lasting = lasting

civilwar-house-name = name
civilwar-house-title = title
civilwar-house-text = effect
civilwar-house-symbols = symbols
civilwar-house-slots = charge slots
civilwar-house-need = number needed

civilwar-counter-slots = Slots
civilwar-counter-civilians = Civilians
civilwar-counter-thugs = Thugs
civilwar-counter-endangered-civilians = Civilians in Danger
civilwar-counter-endangered-thugs = Thugs with Danger
civilwar-counter-danger = Danger
civilwar-counter-approval = Public Approval
civilwar-counter-hand = Cards in hand
civilwar-counter-deck = Cards in the deck
civilwar-counter-shields = Active Shields
civilwar-counter-token-move = Move tokens
civilwar-counter-token-attack = Attack tokens
civilwar-counter-token-heroic = Heroic tokens
civilwar-counter-token-wild = Wild tokens
civilwar-counter-crisis = Crisis tokens
civilwar-counter-stun = Stun tokens
civilwar-counter-slot-move = Move slot
civilwar-counter-slot-attack = Attack slot
civilwar-counter-slot-heroic = Heroic slot
civilwar-counter-slot-wild = slot for any action
civilwar-counter-turns = Turns
civilwar-counter-delayed-move = Move symbols delayed
civilwar-counter-delayed-attack = Attack symbols delayed
civilwar-counter-delayed-heroic = Heroic symbols delayed
civilwar-counter-delayed-wild = Wild symbols delayed
civilwar-counter-score-blue = Points of Team Blue
civilwar-counter-score-red = Points of Team Red
civilwar-counter-round = Round
civilwar-counter-round-turn = Turns of this Round
civilwar-counter-next-green = Next green space
civilwar-counter-missions = Missions completed
civilwar-counter-progress = Danger discarded
civilwar-counter-cards-used = Blue cards played
civilwar-counter-danger-supply = Danger tokens in the supply
civilwar-counter-game = Game
civilwar-counter-to-beat = Turns to beat
civilwar-counter-drafted = Heroes drafted
civilwar-counter-pool-move = Move actions
civilwar-counter-pool-attack = Attack actions
civilwar-counter-pool-heroic = Heroic actions
civilwar-counter-pool-wild = Wild actions

civilwar-mark-blue = blue
civilwar-mark-red = red
civilwar-mark-blue-arrow = start of Team Blue
civilwar-mark-red-arrow = start of Team Red
civilwar-mark-active = active hero
civilwar-mark-ko = knocked out
civilwar-mark-jailed = in a cell
civilwar-mark-invulnerable = Invulnerable
civilwar-mark-guarded = protected in the next Enemy turn
civilwar-mark-stunned = stunned
civilwar-mark-summary = holds the Summary card
civilwar-mark-taken = has had the turn
civilwar-mark-now = acts now
civilwar-mark-face-down = face down
civilwar-mark-behind-blue = Team Blue counts as behind
civilwar-mark-behind-red = Team Red counts as behind
civilwar-mark-top-blue = blue tracker on top
civilwar-mark-top-red = red tracker on top
civilwar-mark-free = free
civilwar-mark-prepared = prepared
civilwar-mark-occupied = occupied
civilwar-mark-special-left = Special Effect not used yet
civilwar-mark-phase-draw = drawing
civilwar-mark-phase-play = playing a card
civilwar-mark-phase-act = acting
civilwar-mark-phase-end = end of the turn

civilwar-symbol-move = Move
civilwar-symbol-attack = Attack
civilwar-symbol-heroic = Heroic
civilwar-symbol-wild = Wild
civilwar-plain-card = { $hero }: { $symbols }
    .acc = a card with { $symbols }
    .full = a card with { $symbols }
civilwar-titled-card = { $title } ({ $symbols })
    .acc = { $title }
    .full = { $title } ({ $symbols })
civilwar-population = Population { $n }
civilwar-cell-space = Cell { $letter }
civilwar-exits = exits: { $places }
civilwar-civilian-in = a Civilian in { $place }
civilwar-thug-in = a Thug in { $place }
civilwar-folk-civilians = Civilians
    .acc = Civilian
civilwar-folk-thugs = Thugs
    .acc = Thug
civilwar-from-arrow = { $k ->
    [0] the two at the arrows
    [1] the two next to them clockwise
   *[other] the two that are { $k } steps clockwise from the arrows
 }
civilwar-places-1-2-3-4-5 = each Location except the start of Team Blue
civilwar-places-1-2-4-5 = each Location except the two starts
civilwar-places-2-4 = each Location next to the start of Team Red

## What is asked

civilwar-ask-act = { $hero } acts: what next?
civilwar-ask-ban = Which location of the other team is discarded?
civilwar-ask-bid = { $last ->
    [0] With how many cards on your Storyline will you complete 5 Missions? About 3 per Mission are needed; a first game should start above 15.
   *[other] The last bid is { $last }. Lower, or pass and play Red? In a first game do not go below 12.
 }
civilwar-ask-choose-one = Which one?
civilwar-ask-damage = { CAPITAL($deeds) }. Who takes the damage?
civilwar-ask-defeat = { CAPITAL($deeds) }. Defeat a Thug?
civilwar-ask-delay = Which symbol does the next Enemy turn go without?
civilwar-ask-discard = Which card does { $hero } discard?
civilwar-ask-draft = Which hero joins your team?
civilwar-ask-end-of-turn = { $place }: { $does } Use it?
civilwar-ask-equip = Does { $hero } take the universal Equipment?
civilwar-ask-exit = Where does { $hero } come out?
civilwar-ask-flip = { CAPITAL($deeds) }. Which location comes under your control?
civilwar-ask-give-token = { CAPITAL($deeds) }. Who gets the token?
civilwar-ask-go = { CAPITAL($deeds) }. Where to?
civilwar-ask-guard = { CAPITAL($deeds) }. Who is protected?
civilwar-ask-jail = Into which cell is { $hero } thrown?
civilwar-ask-let-charge = { CAPITAL($deeds) }. Whose Equipment is charged?
civilwar-ask-let-discard = { CAPITAL($deeds) }. Who discards?
civilwar-ask-let-draw = { CAPITAL($deeds) }. Who draws?
civilwar-ask-let-draw-to = { CAPITAL($deeds) }. Who draws?
civilwar-ask-lose = Which card does { $hero } lose to the damage?
civilwar-ask-look = { CAPITAL($deeds) }. Whose deck?
civilwar-ask-swap = { CAPITAL($deeds) }. Which control token is swapped?
civilwar-ask-most = Several have as many: which location?
civilwar-ask-next-hero = Which hero takes the turn?
civilwar-ask-overflow = { $place } overflows: who takes the damage?
civilwar-ask-pay = How is it paid?
civilwar-ask-pick = Which location does your team pick in secret ({ $n } of 4)?
civilwar-ask-play = Which card does { $hero } play?
civilwar-ask-pull = { CAPITAL($deeds) }. Which Thug comes here?
civilwar-ask-ready = { CAPITAL($deeds) }. Whose Shield is readied?
civilwar-ask-rescue = { CAPITAL($deeds) }. Rescue a Civilian?
civilwar-ask-reward = A Red hero is knocked out: who gets which token ({ $n } left)?
civilwar-ask-search = { CAPITAL($deeds) }. Which card comes to the top of the deck?
civilwar-ask-send-off = { CAPITAL($deeds) }. Who is discarded?
civilwar-ask-send = { CAPITAL($deeds) }. Which token goes where?
civilwar-ask-space = On which cell space?
civilwar-ask-spend = A Wild symbol or a token?
civilwar-ask-strike = { CAPITAL($deeds) }. Whom does it hit?
civilwar-ask-strike-at = { CAPITAL($deeds) }. In which location?
civilwar-ask-strip = { CAPITAL($deeds) }. Who loses something?
civilwar-ask-strip-shield = { CAPITAL($deeds) }. Who loses a Shield?
civilwar-ask-strip-what = What is lost?
civilwar-ask-stun = { CAPITAL($deeds) }. Who is stunned?
civilwar-ask-twice = Which symbol of the previous card is used twice?
civilwar-ask-ward = { CAPITAL($deeds) }. Who becomes Invulnerable?
civilwar-ask-which-token = With Danger or without?

## What can be done

civilwar-do-approve = Win Public Approval in { $on }
civilwar-do-attack = Attack: { $on }
civilwar-do-ban = Discard { $on }
civilwar-do-bid = { $on ->
    [one] { $on } card
   *[other] { $on } cards
 }
civilwar-do-capture = Capture: { $on }
civilwar-do-charge-move = Charge { $on } with a Move
civilwar-do-charge-attack = Charge { $on } with an Attack
civilwar-do-charge-heroic = Charge { $on } with a Heroic action
civilwar-do-choose = { CAPITAL($on) }
civilwar-do-damage = Damage { $on }
civilwar-do-decline = No
civilwar-do-defeat = Defeat { $on }
civilwar-do-delay-move = Move
civilwar-do-delay-attack = Attack
civilwar-do-delay-heroic = Heroic
civilwar-do-delay-wild = Wild
civilwar-do-discard = Discard { CASE($on, "full") }
civilwar-do-done = Done
civilwar-do-draft = { $on }
civilwar-do-end = End the turn
civilwar-do-endangered = With Danger: { $on }
civilwar-do-equip = Take { $on }
civilwar-do-escape-move = Free { $on } for 2 Moves
civilwar-do-escape-attack = Free { $on } for 2 Attacks
civilwar-do-escape-heroic = Free { $on } for 2 Heroic actions
civilwar-do-exit = { $on }
civilwar-do-flip = { $on }
civilwar-do-give-token = { $on }
civilwar-do-go = { $on }
civilwar-do-guard = { $on }
civilwar-do-jail = { $on }
civilwar-do-let-charge = { $on }
civilwar-do-let-discard = { $on }
civilwar-do-let-draw = { $on }
civilwar-do-let-draw-to = { $on }
civilwar-do-lose = { $on }
civilwar-do-mission = Serve the mission in { $on }
civilwar-do-look = { $on }
civilwar-do-swap = { $on }
civilwar-do-most = { $on }
civilwar-do-move = Move to { $on }
civilwar-do-next-hero = { $on }
civilwar-do-overflow = { $on }
civilwar-do-pass = Pass and play Red
civilwar-do-pay-card = Discard a card
civilwar-do-pay-move = Discard a Move token
civilwar-do-pay-attack = Discard an Attack token
civilwar-do-pay-heroic = Discard a Heroic token
civilwar-do-pay-wild = Discard a Wild token
civilwar-do-pick = { $on }
civilwar-do-plain = Without Danger: { $on }
civilwar-do-play = Play { CASE($on, "full") }
civilwar-do-prepare = Prepare a cell with { $on }
civilwar-do-pull = { CAPITAL($on) }
civilwar-do-pull-endangered = With Danger: { $on }
civilwar-do-ready = { $on }
civilwar-do-rescue = Rescue { $on }
civilwar-do-reward-move = Move token for { $on }
civilwar-do-reward-attack = Attack token for { $on }
civilwar-do-reward-heroic = Heroic token for { $on }
civilwar-do-search = { $on }
civilwar-do-send-off = Discard { $on }
civilwar-do-send-thug = A Thug to { $on }
civilwar-do-send-endangered-thug = A Thug with Danger to { $on }
civilwar-do-send-civilian = A Civilian to { $on }
civilwar-do-send-endangered-civilian = A Civilian with Danger to { $on }
civilwar-do-space = { $on }
civilwar-do-special = Use the Special Effect of { CASE($on, "acc") }
civilwar-do-spend-token = The token
civilwar-do-spend-wild = The Wild symbol
civilwar-do-strike = Hit { $on }
civilwar-do-strike-at = { $on }
civilwar-do-strip = { $on }
civilwar-do-strip-move = A Move token of { $on }
civilwar-do-strip-attack = An Attack token of { $on }
civilwar-do-strip-heroic = A Heroic token of { $on }
civilwar-do-strip-wild = A Wild token of { $on }
civilwar-do-strip-charge = A charge of { $on }
civilwar-do-strip-shield = { $on }
civilwar-do-stun = { $on }
civilwar-do-twice-move = Move
civilwar-do-twice-attack = Attack
civilwar-do-twice-heroic = Heroic
civilwar-do-twice-wild = Wild
civilwar-do-use = Use { $on }
civilwar-do-use-place = Use { $on }
civilwar-do-ward = { $on }

## Why not: phrased as what would have to be true

civilwar-needs-a-space-is-free = A cell space is free
civilwar-needs-a-use = There is something to do with it now
civilwar-needs-approval-is-used = Public Approval is used in this mode
civilwar-needs-can-charge-equipment = You are not in a cell, where Equipment cannot be charged
civilwar-needs-can-use-equipment = You are not in a cell, where Equipment cannot be used
civilwar-needs-can-walk = You are not in a cell, from where you cannot move
civilwar-needs-danger-lies-there = Danger lies on that location
civilwar-needs-equipment-does-something = Its effect can do something now
civilwar-needs-has-move = You have a Move left
civilwar-needs-has-attack = You have an Attack left
civilwar-needs-has-heroic = You have a Heroic action left
civilwar-needs-has-two-move = You have two Moves left
civilwar-needs-has-two-attack = You have two Attacks left
civilwar-needs-has-two-heroic = You have two Heroic actions left
civilwar-needs-has-what-the-mission-wants = You have an action left that the mission wants
civilwar-needs-helper-is-free = You are not in another cell yourself
civilwar-needs-is-adjacent = It is next to your Location
civilwar-needs-is-an-enemy = It is an Enemy
civilwar-needs-is-available = It is one of the available cells
civilwar-needs-is-controlled-by-enemies = The other team controls it
civilwar-needs-is-free-space = The space holds neither a cell card nor a hero
civilwar-needs-is-fully-charged = All its slots are charged
civilwar-needs-is-in-a-cell = The hero is in a cell
civilwar-needs-is-in-your-location = They are in your Location
civilwar-needs-is-not-knocked-out = The hero is not knocked out
civilwar-needs-is-not-stunned = You are not stunned
civilwar-needs-is-out-of-cell = You are not in a cell
civilwar-needs-is-prepared = A cell card lies there
civilwar-needs-is-where-you-are = You are in that location
civilwar-needs-is-with-you = The hero is in your Location
civilwar-needs-is-your-equipment = It is your Equipment
civilwar-needs-is-your-team-mate = The prisoner is of Team Blue, and so are you
civilwar-needs-may-be-taken = One of them carries no Danger, or the mission lets you discard it
civilwar-needs-mission-wants-an-action = The mission is served by an action
civilwar-needs-somebody-is-there = Somebody is there
civilwar-needs-special-does-something = Its Special Effect can do something now
civilwar-needs-special-is-left = A Special Effect is there and not used yet
civilwar-needs-special-is-not-void = You are not in a cell, where Special Effects are void
civilwar-needs-stands = The hero is not knocked out
civilwar-needs-stands-in-the-cell = The prisoner is no longer knocked out
civilwar-needs-takes-move = It has an empty slot that takes a Move
civilwar-needs-takes-attack = It has an empty slot that takes an Attack
civilwar-needs-takes-heroic = It has an empty slot that takes a Heroic action
civilwar-needs-was-just-played = It is the card that you have just played
civilwar-needs-was-not-used-this-turn = It was not used in this turn
civilwar-needs-you-are-blue = You are of Team Blue
civilwar-needs-you-are-red = You are of Team Red
civilwar-needs-your-turn-is-ending = Your turn is ending: its effect comes last of all
civilwar-needs-you-end-your-turn-there = You end your turn there
civilwar-needs-your-team-controls-it = Your team controls it
civilwar-needs-place-does-something = Its effect can do something now

## What happened

civilwar-log-accelerates = { $team } may use a symbol of its previous card twice in its next turn.
civilwar-log-answers = { $hero } answers with { $card }.
civilwar-log-bam = BAM! Symbols counted: { $n }.
civilwar-log-blinds = The next turn of { $team } goes without the symbols of the previous card.
civilwar-log-looks = The top card of the deck of { $hero } is { $card }.
civilwar-log-spares = The next population card adds fewer Thugs: { $n }.
civilwar-log-approves = { $team } gains approval in { $place }.
civilwar-log-attacks = { $hero } attacks { $enemy }.
civilwar-log-bans = { $team } discards { $place }.
civilwar-log-bids = Team { $side } bids { $n ->
    [one] 1 card
   *[other] { $n } cards
 }.
civilwar-log-bids-first = Team { $side } bids first.
civilwar-log-breaks-out = { $hero } breaks out of the cell.
civilwar-log-captured = { $hero } gets a Crisis token (now { $n }).
civilwar-log-cell-discarded = The cell is discarded: { $card }.
civilwar-log-cells-noted = { $team } has discarded cells: { $n }.
civilwar-log-charges = { $hero } charges { $card } (slots filled: { $n }).
civilwar-log-comes = { $place } now holds Civilians: { $civilians }, Thugs: { $thugs }.
civilwar-log-danger = Danger tokens placed: { $n }.
civilwar-log-danger-gone = A Danger token is discarded ({ $n } of { $need }).
civilwar-log-defeats = { $team } defeats a Thug in { $place }.
civilwar-log-delays = The next turn of { $team } goes without a symbol of the previous card: { $symbol }.
civilwar-log-drafts = { $team } announces { $hero }.
civilwar-log-draws = { $n ->
    [0] { $hero } has no card left to draw.
    [one] { $hero } draws 1 card.
   *[other] { $hero } draws { $n } cards.
 }
civilwar-log-enters = { $hero } comes to { $place }.
civilwar-log-equipped = { $hero } has { $card }.
civilwar-log-escapes = { $hero } escapes to { $place }.
civilwar-log-event = Event: { $card }.
civilwar-log-event-discarded = The event is over: { $card }.
civilwar-log-first-blue = Team { $side } plays Blue first.
civilwar-log-flips = { $place } comes under the control of { $team }.
civilwar-log-frees = { $hero } opens the cell of { $prisoner }.
civilwar-log-gains = { $hero } gains { $n } { $symbol } { $n ->
    [one] action
   *[other] actions
 } this turn.
civilwar-log-game-noted = { $n ->
    [0] { $team } has not completed 5 Missions.
    [one] { $team } has completed 5 Missions in 1 turn.
   *[other] { $team } has completed 5 Missions in { $n } turns.
 }
civilwar-log-game-over = The game is over: { $team } has won it.
civilwar-log-green-space = Green space { $n } is reached.
civilwar-log-guarded = { $hero } is protected in the next Enemy turn.
civilwar-log-initiative = Round { $round }: { $team } starts.
civilwar-log-jailed = { $hero } is thrown into { $cell }.
civilwar-log-knocked-out = { $hero } is knocked out!
civilwar-log-laid-out = The ring: { $places }.
civilwar-log-last-turn = Round { $round } was the last.
civilwar-log-lies = { $hero } stays lying there: no cell is prepared.
civilwar-log-lies-inside = { $hero } stays lying in the cell.
civilwar-log-loses-card = { $hero } puts a card at the bottom of the deck and has { $left ->
    [0] none
    [one] 1 card
   *[other] { $left } cards
 } left in hand.
civilwar-log-mission = Mission: { $card }.
civilwar-log-mission-discarded = The mission is discarded: { $card }.
civilwar-log-mission-done = Mission { $n } is completed: { $card }.
civilwar-log-no-population = There is no population card left.
civilwar-log-overflow = { $place } overflows; { $team } controls it.
civilwar-log-passes = Team { $side } passes at { $n ->
    [one] 1 card
   *[other] { $n } cards
 } and plays Red.
civilwar-log-pays-token = { $hero } discards an Action token.
civilwar-log-plays = { $hero } plays { CASE($card, "full") }.
civilwar-log-population = { $card } is revealed.
civilwar-log-prepares = { $hero } prepares { $cell }.
civilwar-log-prevented = { $hero } is protected.
civilwar-log-readies = { $hero } readies a Shield (active Shields: { $n }).
civilwar-log-recovers = { $hero } stands up again.
civilwar-log-removed = Removed from the game: { $card }.
civilwar-log-rescues = { $team } rescues a Civilian in { $place }.
civilwar-log-scores = { $team } scores { $n ->
    [one] 1 point
   *[other] { $n } points
 } and has { $score }.
civilwar-log-sent-off = Somebody leaves { $place } without points.
civilwar-log-searches = { $hero } searches the deck.
civilwar-log-shield-lost = { $hero } loses a Shield for good ({ $n } left).
civilwar-log-shield-turns = { $hero } turns a Shield to its inactive side instead of losing a card.
civilwar-log-shows = { $team } has picked { $places }.
civilwar-log-special = { $hero } uses the Special Effect of { $card }.
civilwar-log-starts = { $team } starts.
civilwar-log-stripped = { $hero } loses tokens or charges.
civilwar-log-stun-gone = { $hero } is no longer stunned.
civilwar-log-stunned = { $hero } is stunned (Stun tokens: { $n }).
civilwar-log-summary = { $hero } takes the Summary card.
civilwar-log-swap = The roles are swapped: team { $side } is Blue now.
civilwar-log-swaps-control = { $one } and { $other } exchange their control tokens.
civilwar-log-thug-moves = A Thug is moved from { $place } to { $to }.
civilwar-log-token = { $hero } gets { $n } { $symbol } { $n ->
    [one] token
   *[other] tokens
 }.
civilwar-log-token-moves = A token is moved from { $place } to { $to }.
civilwar-log-trap = The Trap springs: { $card }.
civilwar-log-turn = It is the turn of { $hero }.
civilwar-log-turn-over = The turn of { $hero } is over.
civilwar-log-uses = { $hero } uses { $card }.
civilwar-log-uses-place = { $hero } uses { $place }.
civilwar-log-warded = { $hero } is Invulnerable.
civilwar-log-wins = { $team } wins.

## The texts of cards

civilwar-text-effects = { CAPITAL($effects) }.
civilwar-text-end-of-turn = End of turn: { CAPITAL($effects) }.
civilwar-text-enemy-ko = Whenever an Enemy is knocked out: { CAPITAL($effects) }.
civilwar-text-enemy-enters = Whenever an Enemy enters your Location: { CAPITAL($effects) }.
civilwar-text-must = End of turn, always: { CAPITAL($effects) }.
civilwar-text-trap = Trap: { CAPITAL($effects) }.
civilwar-text-shelters = Heroes here take no preventable damage.
civilwar-text-control-bonus = Until the next Event a flipped control token scores { $n ->
    [one] 1 point more
   *[other] { $n } points more
 }.
civilwar-text-ko-bonus = Until the next Event a knock-out scores { $n } points instead of 5.
civilwar-text-comes = Add { $n } { $n ->
    [one] { CASE($who, "acc") }
   *[other] { $who }
 } { $k ->
    [0] at each arrow
    [1] to the next Location clockwise from each arrow
   *[other] to the Location { $k } steps clockwise from each arrow
 }.
civilwar-text-arrivals = Add 1 { CASE($who, "acc") } at each arrow.
civilwar-text-danger-thug = Put Danger tokens on up to { $n } Thugs in each of the 2 Locations with the most Thugs.
civilwar-text-danger-civilian = Put Danger tokens on up to { $n } Civilians in each of the 2 Locations with the most Civilians.
civilwar-text-danger-location = Put { $n ->
    [one] 1 Danger token
   *[other] { $n } Danger tokens
 } on { $where }.
civilwar-text-danger-hero = Put Danger tokens on the Red heroes, one at a time in turn order, { $most } in all.
civilwar-text-done-defeat = Discard { $n } of them to complete the Mission: defeat the Thugs that carry them.
civilwar-text-done-rescue = Discard { $n } of them to complete the Mission: rescue the Civilians that carry them.
civilwar-text-done-damage = Discard { $n } of them to complete the Mission: damage the heroes who carry them.
civilwar-text-done-heroic = Discard { $n } of them to complete the Mission: spend a Heroic action in the Location for each.
civilwar-text-done-move = Discard { $n } of them to complete the Mission: spend a Move in the Location for each, without moving.
civilwar-text-done-attack = Discard { $n } of them to complete the Mission: spend an Attack, or 1 damage of a Special Effect, in the Location for each.

civilwar-effect-add = add 1 { CASE($who, "acc") } to each of these Locations: { $places }
civilwar-effect-alone = if no other Hero of your team is here, { $deeds }
civilwar-effect-choose-one = choose one: { $branches }
civilwar-effect-way = { $deeds }
civilwar-effect-damage = deal { $n } damage to { $who }
civilwar-effect-let-charge-self = put { $n ->
    [one] 1 charge
   *[other] { $n } charges
 } on your Equipment
civilwar-effect-defeat = { $n ->
    [one] you may defeat 1 Thug { $where }
   *[other] defeat up to { $n } Thugs { CASE($where, "pl") }
 }
civilwar-effect-defeat-up-to = { $n ->
    [one] defeat up to 1 Thug { $where }
   *[other] defeat up to { $n } Thugs { CASE($where, "pl") }
 }
civilwar-effect-delay = in the next Enemy turn the hero goes without { $n ->
    [one] 1 symbol of the previous card, which you choose
   *[other] { $n } symbols of the previous card, which you choose
 }
civilwar-effect-let-discard-self = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
civilwar-effect-let-draw-self = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
civilwar-effect-let-draw-to-self = draw until you have { $n } cards in hand
civilwar-effect-flip = flip up to { $n ->
    [one] 1 control token
   *[other] { $n } control tokens
 } to your side
civilwar-effect-gain = gain { $n } { $symbol } { $n ->
    [one] action
   *[other] actions
 } this turn
civilwar-effect-give-token = give { $n } { $symbol } { $n ->
    [one] token
   *[other] tokens
 } to { $who }
civilwar-effect-give-token-self = take { $n } { $symbol } { $n ->
    [one] token
   *[other] tokens
 }
civilwar-effect-go = move { CASE($where, "acc") }
civilwar-effect-take-along = move { $who } { CASE($where, "acc") }
civilwar-effect-guard = protect { $who } in the next Enemy turn from the first preventable damage and the first Crisis token
civilwar-effect-guard-self = in the next Enemy turn ignore the first preventable damage and the first Crisis token
civilwar-effect-hand-of = if you have exactly { $n ->
    [one] 1 card
   *[other] { $n } cards
 } in hand, { $deeds }
civilwar-effect-let-charge = put { $n ->
    [one] 1 charge
   *[other] { $n } charges
 } on the Equipment of { $who }
civilwar-effect-let-discard = { $who } must discard { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
civilwar-effect-let-draw = { $who } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
civilwar-effect-let-draw-to = { $who } draws until { $n ->
    [one] 1 card is in hand
   *[other] { $n } cards are in hand
 }
civilwar-effect-move-tokens = move up to { $n ->
    [one] 1 Civilian or Thug
   *[other] { $n } Civilians or Thugs
 } from here into empty slots of adjacent Locations
civilwar-effect-pay-card = discard 1 card as the price
civilwar-effect-pay-token = discard 1 Action token as the price
civilwar-effect-pay-either = discard 1 card or 1 Action token as the price
civilwar-effect-pull = move any number of Thugs, at least 1, from adjacent Locations into empty slots here
civilwar-effect-ready = { $n ->
    [one] you may ready 1 Shield
   *[other] ready up to { $n } Shields
 } of { $who }
civilwar-effect-ready-each = ready { $n ->
    [one] 1 Shield
   *[other] { $n } Shields
 } of { $who }
civilwar-effect-ready-self = ready { $n ->
    [one] 1 of your Shields
   *[other] { $n } of your Shields
 }
civilwar-effect-rescue = { $n ->
    [one] you may rescue 1 Civilian { $where }
   *[other] rescue up to { $n } Civilians { CASE($where, "pl") }
 }
civilwar-effect-rescue-up-to = { $n ->
    [one] rescue up to 1 Civilian { $where }
   *[other] rescue up to { $n } Civilians { CASE($where, "pl") }
 }
civilwar-effect-search = look for 1 card in your deck, shuffle the deck and put the card on top
civilwar-effect-send-off = discard up to { $n ->
    [one] 1 { CASE($who, "acc") }
   *[other] { $n } { $who }
 } { $where }, without points
civilwar-effect-gain-per-card = gain { $n } { $symbol } { $n ->
    [one] action
   *[other] actions
 } this turn for each card on your Storyline
civilwar-effect-strike = deal { $n } damage to { $n ->
    [one] 1 target { $where }
   *[other] targets { CASE($where, "pl") }, split as you like
 }
civilwar-effect-strip = take { $n ->
    [one] 1 Action token or charge
   *[other] { $n } Action tokens or charges
 } of your choice from { $who }
civilwar-effect-strip-all = take all Action tokens and charges from { $who }
civilwar-effect-strip-shield = remove { $n ->
    [one] 1 Shield token
   *[other] { $n } Shield tokens
 } of { $who } from the game
civilwar-effect-stun = give { $n ->
    [one] 1 Stun token
   *[other] { $n } Stun tokens
 } to { $who }
civilwar-effect-ward = give an Invulnerable token to { $who }
civilwar-effect-ward-self = take an Invulnerable token

civilwar-effect-aid-threat = add { $n } Heroic { $n ->
    [one] token
   *[other] tokens
 } to the Public Approval { $where }, if the Enemies control that Location
civilwar-effect-clear-threat = flip the control token { $where } to your side
civilwar-effect-swap-threats = swap the control tokens of 2 Locations
civilwar-effect-ignored-move-threat = move a Threat (nothing happens)
civilwar-effect-ignored-removal = remove somebody from the board (nothing happens)
civilwar-effect-ignored-skip = somebody skips a turn (nothing happens)
civilwar-effect-ignored-unused = use what is not part of this mode (nothing happens)
civilwar-effect-accelerate = in the next Enemy turn { $n ->
    [one] 1 symbol of the previous card may be used twice
   *[other] { $n } symbols of the previous card may be used twice
 }
civilwar-effect-face-down-plan = the next Enemy turn goes without the symbols of the previous card
civilwar-effect-bam = for each { $symbol } symbol on the Storyline of the Enemies, { $deeds }
civilwar-effect-look-at-plan = look at the top card of an Enemy’s deck
civilwar-effect-spare-plan = the next population card adds fewer Thugs: { $n }

civilwar-who-ally = another Hero of your team
civilwar-who-hero = a Hero of your team
civilwar-who-hero-here = a Hero of your team here
civilwar-who-heroes-here = all Heroes of your team here
civilwar-who-enemy-here = an Enemy here
civilwar-who-enemy-adjacent = an Enemy in an adjacent Location
civilwar-who-enemy-near = an Enemy here or in an adjacent Location
civilwar-who-each-enemy-here = each Enemy here
civilwar-who-blue-hero = a Blue hero who is neither knocked out nor in a cell
civilwar-who-any-blue-hero = any Blue hero
civilwar-who-each-blue = each Blue hero who is not knocked out
civilwar-who-every-blue = each Blue hero, even one who is knocked out
civilwar-who-each-red = each Red hero who is not knocked out
civilwar-who-each-behind = each hero of the team that is behind
civilwar-who-everyone = every hero of both teams

civilwar-where-here = here
civilwar-where-adjacent = in an adjacent Location
    .pl = in adjacent Locations
    .acc = to an adjacent Location
civilwar-where-one-adjacent = in an adjacent Location
    .pl = in one adjacent Location
civilwar-where-near = here or in an adjacent Location
    .pl = here or in adjacent Locations
civilwar-where-opposite = in the opposite Location
civilwar-where-any = in any Location
    .acc = to any Location
civilwar-where-other-with-enemy = in another Location with an Enemy
    .acc = to another Location with an Enemy

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

civilwar-feature-score = lead in points
    .better = more points than the Enemies
civilwar-feature-risk = heroes who may be knocked out
    .better = heroes in less danger
civilwar-feature-kit = tokens, charges and marks
    .better = more tokens and charges
civilwar-feature-control = locations under control
    .better = more locations under control
civilwar-feature-approval = approval in other locations
    .better = more approval elsewhere
civilwar-feature-symbols = symbols of the last card
    .better = better symbols for the next hero
civilwar-feature-cards = cards that Team Blue has to spare
    .better = a better pace in the missions
civilwar-feature-cells = prepared cells
    .better = better prepared cells
civilwar-feature-blue-risk = heroes of Team Blue who may be knocked out
    .better = a better outlook for Team Blue’s hurt heroes
civilwar-feature-red-risk = heroes of Team Red who may be knocked out
    .better = a better outlook for Team Red’s hurt heroes
civilwar-feature-crisis = heroes of Team Blue in crisis
    .better = a better balance of crises
civilwar-feature-blue-kit = tokens and charges of Team Blue
    .better = a better share of Team Blue’s tokens
civilwar-feature-red-kit = tokens and charges of Team Red
    .better = a better share of Team Red’s tokens
civilwar-feature-jailed = heroes of Team Blue in cells
    .better = a better balance of prisoners
civilwar-feature-down = heroes of Team Blue knocked out
    .better = a better balance of knockouts
civilwar-feature-distance = steps of Team Blue to its aims
    .better = a better distance to the aims of the mission
civilwar-feature-blue-symbols = symbols of Team Blue’s last card
    .better = better symbols on Team Blue’s last card
civilwar-feature-red-symbols = symbols of Team Red’s last card
    .better = better symbols on Team Red’s last card
