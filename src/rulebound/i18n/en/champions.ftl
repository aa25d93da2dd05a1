### Marvel Champions. Names of cards come from the cards themselves.

champions-title = Marvel Champions: The Card Game
champions-line = One to four heroes together against a villain: defeat the last stage before the main scheme is completed.
champions-result-players = The players win!
champions-result-villain = { $villain } wins: the players have lost.
champions-back-player = a player card
champions-back-encounter = an encounter card
champions-drone = a facedown Drone

## Before the game

champions-option-heroes = Heroes
champions-option-heroes-spider-man = Spider-Man
champions-option-heroes-captain-marvel = Captain Marvel
champions-option-heroes-she-hulk = She-Hulk
champions-option-heroes-iron-man = Iron Man
champions-option-heroes-black-panther = Black Panther
champions-option-decks = Decks
champions-option-villain = Villain
champions-option-villain-rhino = Rhino
champions-option-villain-klaw = Klaw
champions-option-villain-ultron = Ultron
champions-option-mode = Mode
champions-option-mode-standard = standard
champions-option-mode-expert = expert
champions-option-modular = Modular sets
champions-option-modular-bomb-scare = Bomb Scare
champions-option-modular-masters-of-evil = Masters of Evil
champions-option-modular-under-attack = Under Attack
champions-option-modular-legions-of-hydra = Legions of Hydra
champions-option-modular-the-doomsday-chair = The Doomsday Chair
champions-option-modular-random = a random one nobody has seen
champions-option-doubles = The same hero more than once
champions-option-doubles-true = yes
champions-option-doubles-false = no
champions-option-decks-none = starter deck
champions-option-decks-spider-man = Spider-Man (starter deck)
champions-option-decks-captain-marvel = Captain Marvel (starter deck)
champions-option-decks-she-hulk = She-Hulk (starter deck)
champions-option-decks-iron-man = Iron Man (starter deck)
champions-option-decks-black-panther = Black Panther (starter deck)
champions-option-decks-spider-man-aggression = Spider-Man (Aggression)
champions-refused-players = { $n } heroes cannot play: choose 1 to { $most }.
champions-refused-hero = There is no hero { $hero }: choose from { $heroes }.
champions-refused-same-hero = Only one identity of a name can be in a game: choose different heroes.
champions-refused-villain = There is no villain { $villain }: choose from { $villains }.
champions-refused-modular = There is no modular set { $modular }: choose from { $sets }.
champions-refused-decks = { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
 } for { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
 }: give one per hero at most.
champions-refused-deck-name = { $hero } has no deck { $deck }: choose from { $decks }.
champions-refused-no-deck = There is no deck for { $hero }: give a list of cards.
champions-refused-deck = The deck of { $hero } cannot be played: { $problem }
champions-deck-hero = { $hero } is no hero.
champions-deck-unknown = there is no player card { $code }.
champions-deck-size = it has { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }, { $least } to { $most } are allowed.
champions-deck-own = it must hold all copies of { $card } ({ $n }).
champions-deck-aspects = only one aspect is allowed, it has { $aspects }.
champions-deck-foreign = { $card } belongs to another hero.
champions-deck-copies = at most { $n ->
    [one] { $n } copy of { $card } is
   *[other] { $n } copies of { $card } are
 } allowed.
champions-deck-unique = { $card } is unique: only one is allowed.
champions-deck-demand = its identity demands { $n } cards with the trait { $trait }.

## Steps

champions-step-set-up = Setup
champions-step-open-scenario = The scenario
champions-step-mulligan = Mulligan
champions-step-start-round = Start of the round
champions-step-turn = Player turn
champions-step-end-player-phase = End of the player phase
champions-step-villain-threat = Villain phase: threat
champions-step-villain-activates = Villain phase: activation
champions-step-deal-encounter-cards = Villain phase: encounter cards are dealt
champions-step-reveal-encounter-cards = Villain phase: encounter cards are revealed
champions-step-end-round = End of the round
champions-step-end = The game is over

## The table

champions-area-scenario = The scenario
champions-zone-encounter-deck = Encounter deck
champions-zone-encounter-discard = Encounter discard
champions-zone-villain = Villain
champions-zone-boosts = Boost cards
champions-zone-main-scheme = Main scheme
champions-zone-side-schemes = Side schemes
champions-zone-environments = Environments
champions-zone-revealing = Being resolved
champions-zone-villain-deck = Villain deck
champions-zone-scheme-deck = Scheme deck
champions-zone-removed = Removed from the game
champions-zone-engaged = Engaged minions
champions-zone-identity = Identity
champions-zone-allies = Allies
champions-zone-upgrades = Upgrades
champions-zone-supports = Supports
champions-zone-dealt = Dealt encounter cards
champions-zone-hand = Hand
champions-zone-deck = Deck
champions-zone-discard = Discard pile
champions-counter-round = Round
champions-counter-acceleration = Acceleration tokens
champions-counter-hit-points = Hit points
champions-counter-damage = Damage
champions-counter-threat = Threat
champions-counter-all-purpose-counters = counters
champions-counter-arrow-counters = arrow counters
champions-counter-attack-counters = attack counters
champions-counter-energy-counters = energy counters
champions-counter-medical-counters = medical counters
champions-counter-snoop-counters = snoop counters
champions-counter-web-counters = web counters
champions-mark-first-player = first player
champions-mark-active = active player
champions-mark-out = eliminated
champions-mark-hero = hero form
champions-mark-alter-ego = alter-ego form
champions-mark-exhausted = exhausted
champions-mark-stunned = stunned
champions-mark-confused = confused
champions-mark-tough = tough
champions-mark-drone = Drone
champions-kind-hero = Hero
champions-kind-alter-ego = Alter-ego
champions-kind-ally = Ally
champions-kind-event = Event
champions-kind-resource = Resource
champions-kind-support = Support
champions-kind-upgrade = Upgrade
champions-kind-villain = Villain
champions-kind-main-scheme = Main scheme
champions-kind-side-scheme = Side scheme
champions-kind-minion = Minion
champions-kind-treachery = Treachery
champions-kind-attachment = Attachment
champions-kind-obligation = Obligation
champions-kind-environment = Environment
champions-aspect-aggression = Aggression
champions-aspect-justice = Justice
champions-aspect-leadership = Leadership
champions-aspect-protection = Protection
champions-aspect-basic = Basic
champions-aspect-hero = Hero
champions-aspect-encounter = Encounter
champions-faction-aggression = Aggression
champions-faction-justice = Justice
champions-faction-leadership = Leadership
champions-faction-protection = Protection
champions-faction-basic = Basic
champions-faction-hero = Hero
champions-faction-encounter = Encounter
champions-resource-energy = energy
champions-resource-mental = mental
champions-resource-physical = physical
champions-resource-wild = wild
champions-icon-energy = energy
champions-icon-mental = mental
champions-icon-physical = physical
champions-icon-wild = wild
champions-icon-acceleration = acceleration
champions-icon-crisis = crisis
champions-icon-hazard = hazard
champions-icon-boost = boost
champions-icon-boost-star = boost star
champions-icon-attack-star = ATK star
champions-icon-scheme-star = SCH star
champions-stat-cost = Cost
champions-stat-stage = Stage
champions-stat-thwart = THW
champions-stat-attack = ATK
champions-stat-defense = DEF
champions-stat-recover = REC
champions-stat-scheme = SCH
champions-stat-hand = Hand size
champions-stat-hit-points = Hit points
champions-stat-hit-points-per-player = Hit points per player
champions-stat-start-threat = Starting threat
champions-stat-start-threat-per-player = Starting threat per player
champions-stat-acceleration = Threat each round
champions-stat-acceleration-per-player = Threat each round per player
champions-stat-threat = Target threat
champions-stat-threat-per-player = Target threat per player
champions-stat-thwart-hurts = Consequential damage of thwarting
champions-stat-attack-hurts = Consequential damage of attacking
champions-set-spider-man = Spider-Man
champions-set-captain-marvel = Captain Marvel
champions-set-she-hulk = She-Hulk
champions-set-iron-man = Iron Man
champions-set-black-panther = Black Panther
champions-set-spider-man-nemesis = Nemesis of Spider-Man
champions-set-captain-marvel-nemesis = Nemesis of Captain Marvel
champions-set-she-hulk-nemesis = Nemesis of She-Hulk
champions-set-iron-man-nemesis = Nemesis of Iron Man
champions-set-black-panther-nemesis = Nemesis of Black Panther
champions-set-aggression = Aggression
champions-set-justice = Justice
champions-set-leadership = Leadership
champions-set-protection = Protection
champions-set-basic = Basic cards
champions-set-rhino = Rhino
champions-set-klaw = Klaw
champions-set-ultron = Ultron
champions-set-bomb-scare = Bomb Scare
champions-set-masters-of-evil = Masters of Evil
champions-set-under-attack = Under Attack
champions-set-legions-of-hydra = Legions of Hydra
champions-set-the-doomsday-chair = The Doomsday Chair
champions-set-standard = Standard
champions-set-expert = Expert

## Asking

champions-ask-turn = Your turn: what do you do?
champions-ask-asked = You are asked for an action.
champions-ask-pay = Pay { $cost }: { $have } generated so far
champions-ask-wild = What does the wild resource stand for?
champions-ask-order = Which is resolved first?
champions-ask-defend = Who defends against an attack of { $n }?
champions-ask-attack = Attack whom?
champions-ask-thwart = Remove threat from which scheme?
champions-ask-damage = Deal the damage to whom?
champions-ask-heal = Heal whom?
champions-ask-stunned = Stun whom?
champions-ask-confused = Confuse whom?
champions-ask-tough = Make whom tough?
champions-ask-ready = Ready which card?
champions-ask-exhaust = Exhaust which card?
champions-ask-discard = Discard cards?
champions-ask-discard-down = You hold too many cards: discard one.
champions-ask-discard-cost = Discard a card as the cost.
champions-ask-mulligan = Mulligan: discard any number of cards.
champions-ask-first = Who is the first player?
champions-ask-ally-limit = You have too many allies: discard one.
champions-ask-grim = The rules do not say what comes first: take what is worst for the players.
champions-ask-restricted = Too many restricted cards: discard one.
champions-ask-attach = Attach it to what?
champions-ask-give = Under whose control?
champions-ask-assign = Assign the damage.
champions-ask-activate = Which minion activates next?
champions-ask-choose = Choose.
champions-ask-choose-one = Choose one.
champions-ask-may-change-form = Change your form?
champions-ask-may = Do what the card offers?
champions-ask-take = Take which card?
champions-ask-return = Return which card?
champions-ask-threat = Place the threat where?
champions-ask-sequence = Which is the next step?
champions-ask-interrupt-enemy-attack = Interrupt: an enemy attack?
champions-ask-response-enemy-attack = Response: an enemy attack?
champions-ask-interrupt-enemy-scheme = Interrupt: an enemy scheme?
champions-ask-response-enemy-scheme = Response: an enemy scheme?
champions-ask-interrupt-attack = Interrupt: an attack?
champions-ask-response-attack = Response: an attack?
champions-ask-interrupt-thwart = Interrupt: a thwart?
champions-ask-response-thwart = Response: a thwart?
champions-ask-interrupt-damage = Interrupt: damage?
champions-ask-response-damage = Response: damage?
champions-ask-interrupt-threat = Interrupt: threat?
champions-ask-response-threat = Response: threat?
champions-ask-interrupt-defeat = Interrupt: a defeat?
champions-ask-response-defeat = Response: a defeat?
champions-ask-interrupt-reveal = Interrupt: a revealed card?
champions-ask-response-reveal = Response: a revealed card?
champions-ask-interrupt-enter = Interrupt: a card entering play?
champions-ask-response-enter = Response: a card entering play?
champions-ask-interrupt-play = Interrupt: a played card?
champions-ask-response-play = Response: a played card?
champions-ask-interrupt-pay = Interrupt: a payment?
champions-ask-response-pay = Response: a payment?
champions-ask-interrupt-use = Interrupt: a used ability?
champions-ask-response-use = Response: a used ability?
champions-ask-interrupt-change-form = Interrupt: a change of form?
champions-ask-response-change-form = Response: a change of form?
champions-ask-interrupt-end-of-phase = Interrupt: the end of the phase?
champions-ask-response-end-of-phase = Response: the end of the phase?
champions-ask-interrupt-end-of-round = Interrupt: the end of the round?
champions-ask-response-end-of-round = Response: the end of the round?

## Options

champions-do-play = Play { $on }
champions-do-use = Use { $on }
champions-do-use-1 = Use { $on }, first ability
champions-do-use-2 = Use { $on }, second ability
champions-do-use-3 = Use { $on }, third ability
champions-do-attack = Attack: { $on }
champions-do-thwart = Thwart: { $on }
champions-do-recover = Recover
champions-do-change-form = Change form
champions-do-ask = Ask { $on } for an action
champions-do-end-turn = End the turn
champions-do-pass = Pass
champions-do-done = Done
champions-do-spend = Spend { $on }
champions-do-stands-for = { $on }
champions-do-resolve = { $on }
champions-do-resolve-1 = { $on }, first ability
champions-do-resolve-2 = { $on }, second ability
champions-do-resolve-3 = { $on }, third ability
champions-do-defeat = { $on } is defeated first
champions-do-defend = Defend with { $on }
champions-do-no-defense = Do not defend
champions-do-damage = { $on }
champions-do-heal = { $on }
champions-do-stunned = { $on }
champions-do-confused = { $on }
champions-do-tough = { $on }
champions-do-ready = { $on }
champions-do-exhaust = { $on }
champions-do-discard = Discard { $on }
champions-do-first = { $on }
champions-do-attach = { $on }
champions-do-give = { $on }
champions-do-assign = 1 damage to { $on }
champions-do-activate = { $on }
champions-do-choose = { $on }
champions-do-branch = { $on ->
    [damage] Damage
    [threat] Threat
    [draw] Draw cards
    [drone] A Drone
    [spend] Spend the resources
    [exhaust] Exhaust
    [stun] Be stunned
    [acceleration] An acceleration token
    [thw] THW
    [atk] ATK
    [discard] Discard
    [upgrades] Exhaust the upgrades
   *[other] { $on }
 }
champions-do-take = Take { $on }
champions-do-return = { $on }
champions-do-threat = { $on }

## Requirements

champions-needs-not-locked-out = nobody else resolves a card with peril
champions-needs-right-form = you are in the form it names ({ $form })
champions-needs-right-moment = it is the moment for it
champions-needs-game-has-begun = setup is over
champions-needs-limit-left = its limit is not used up
champions-needs-changes-the-game = it would change the game
champions-needs-costs-payable = its cost can be paid
champions-needs-resources-suffice = costs { $cost }, you can generate { $have }
champions-needs-can-be-played = it is an ally, upgrade or support in your hand
champions-needs-is-no-resource-card = it is no resource card: those are only spent
champions-needs-form-allows = it can be played in this form ({ $form })
champions-needs-unique-is-free = no unique card of this name is in play
champions-needs-room-for-it = the maximum per player is not reached
champions-needs-has-a-host = there is something to attach it to
champions-needs-no-guard = no guard is engaged with you
champions-needs-may-be-attacked = it may be attacked
champions-needs-is-ready = the card is ready
champions-needs-hero-or-ally = it is a hero or an ally
champions-needs-is-alter-ego = it is an alter-ego
champions-needs-has-atk = it has an ATK
champions-needs-has-thw = it has a THW
champions-needs-has-enemy = there is an enemy to attack
champions-needs-has-scheme = there is a scheme to thwart
champions-needs-is-damaged = it has damage to heal
champions-needs-no-crisis = no crisis icon is in play
champions-needs-has-threat = there is threat on it
champions-needs-may-lose-threat = threat can be removed from it
champions-needs-not-changed-yet = it is your turn and you have not changed form in it

## The log

champions-log-acceleration = Acceleration tokens: { $n }.
champions-log-attach-fails = { $card } has nothing to be attached to.
champions-log-attacks = { $card } attacks { $enemy } for { $n }.
champions-log-boost = Boost: { $card }, { $n ->
    [one] { $n } icon
   *[other] { $n } icons
 }.
champions-log-cancelled = { $card } is cancelled.
champions-log-cannot-be-hurt = { $card } cannot take damage.
champions-log-changes-form = { $player } changes form to { $card }.
champions-log-confusion-lost = { $card } is no longer confused.
champions-log-consequential = { $card } takes { $n } consequential damage.
champions-log-damaged = { $card } takes { $n } damage.
champions-log-dealt = { $player } is dealt an encounter card.
champions-log-deck-made = { $player } shuffles the discard pile into a new deck.
champions-log-defeated = { $card } is defeated.
champions-log-defends = { $card } defends.
champions-log-discards = Discarded: { $cards }.
champions-log-discards-top = { $player } discards from the deck: { $cards }.
champions-log-draws = { $player } draws { $n ->
    [one] a card
   *[other] { $n } cards
 }.
champions-log-eliminated = { $player } is eliminated.
champions-log-encounter-deck-made = A new encounter deck is made; acceleration tokens: { $n }.
champions-log-enemy-attacks = { $enemy } attacks { $player }.
champions-log-enemy-schemes = { $enemy } schemes.
champions-log-engages = { $card } engages { $player }.
champions-log-enters = { $card } enters play.
champions-log-exhausts = { $card } is exhausted.
champions-log-finds = { $player } finds { $card }.
champions-log-first = { $player } is the first player.
champions-log-first-player = The first player token passes to { $player }.
champions-log-generates = { $player } generates resources with { $card }.
champions-log-gets-stunned = { $card } is stunned.
champions-log-gets-confused = { $card } is confused.
champions-log-gets-tough = { $card } is tough.
champions-log-healed = { $n } damage is healed from { $card }.
champions-log-leaves = { $card } leaves play.
champions-log-obligation-ignored = { $card } is removed: its hero is eliminated.
champions-log-placed-instead = { $n } damage is placed on { $card } instead.
champions-log-players-win = The players win.
champions-log-plays = { $player } plays { $card }.
champions-log-prevents = { $n } is prevented.
champions-log-quickstrike = { $card } strikes quickly.
champions-log-readies = { $card } is ready again.
champions-log-ready = All players ready their cards.
champions-log-recovers = { $card } recovers.
champions-log-removed = { $card } is removed from the game.
champions-log-replaced = { $card } changes what happens.
champions-log-retaliates = { $card } retaliates.
champions-log-reveals = { $player } reveals { $card }.
champions-log-round = Round { $n }.
champions-log-scheme-completed = { $scheme } is completed.
champions-log-scheme-defeated = { $scheme } is defeated.
champions-log-scheme-stage = The main scheme is now { $scheme }.
champions-log-shuffled-in = { $player } shuffles { $cards } into the deck.
champions-log-spends = { $player } spends { $card }.
champions-log-stun-lost = { $card } is no longer stunned.
champions-log-surge = Surge: { $player } reveals another card.
champions-log-threat-placed = { $n } threat is placed on { $scheme }.
champions-log-threat-removed = { $n } threat is removed from { $scheme }.
champions-log-takes-control = { $player } takes control of { $card }.
champions-log-thwarts = { $card } thwarts { $scheme }.
champions-log-tough-lost = { $card } is no longer tough and takes no damage.
champions-log-turn = { $player } takes a turn.
champions-log-uses = { $player } uses { $card }.
champions-log-villain-phase = The villain phase begins.
champions-log-villain-stage = The next stage: { $card }.
champions-log-villain-wins = { $villain } wins.

## Card text: abilities

champions-ability-action = { $form ->
    [hero] Hero Action
    [alter-ego] Alter-Ego Action
   *[any] Action
 }{ $label ->
    [attack] {" "}(attack)
    [thwart] {" "}(thwart)
    [defense] {" "}(defense)
   *[none] {""}
 }
champions-ability-interrupt = { $form ->
    [hero] Hero Interrupt
    [alter-ego] Alter-Ego Interrupt
   *[any] Interrupt
 }{ $label ->
    [attack] {" "}(attack)
    [thwart] {" "}(thwart)
    [defense] {" "}(defense)
   *[none] {""}
 }
champions-ability-response = { $form ->
    [hero] Hero Response
    [alter-ego] Alter-Ego Response
   *[any] Response
 }{ $label ->
    [attack] {" "}(attack)
    [thwart] {" "}(thwart)
    [defense] {" "}(defense)
   *[none] {""}
 }
champions-ability-would = { $form ->
    [hero] Hero Forced Interrupt
    [alter-ego] Alter-Ego Forced Interrupt
   *[any] Forced Interrupt
 }{ $label ->
    [attack] {" "}(attack)
    [thwart] {" "}(thwart)
    [defense] {" "}(defense)
   *[none] {""}
 }
champions-ability-forced-interrupt = { $form ->
    [hero] Hero Forced Interrupt
    [alter-ego] Alter-Ego Forced Interrupt
   *[any] Forced Interrupt
 }{ $label ->
    [attack] {" "}(attack)
    [thwart] {" "}(thwart)
    [defense] {" "}(defense)
   *[none] {""}
 }
champions-ability-forced-response = { $form ->
    [hero] Hero Forced Response
    [alter-ego] Alter-Ego Forced Response
   *[any] Forced Response
 }{ $label ->
    [attack] {" "}(attack)
    [thwart] {" "}(thwart)
    [defense] {" "}(defense)
   *[none] {""}
 }
champions-ability-resource = { $form ->
    [hero] Hero Resource
    [alter-ego] Alter-Ego Resource
   *[any] Resource
 }{ $label ->
    [attack] {" "}(attack)
    [thwart] {" "}(thwart)
    [defense] {" "}(defense)
   *[none] {""}
 }
champions-ability-when-revealed = { $form ->
    [hero] When Revealed (Hero)
    [alter-ego] When Revealed (Alter-Ego)
   *[any] When Revealed
 }{ $label ->
    [attack] {" "}(attack)
    [thwart] {" "}(thwart)
    [defense] {" "}(defense)
   *[none] {""}
 }
champions-ability-when-defeated = { $form ->
    [hero] Hero When Defeated
    [alter-ego] Alter-Ego When Defeated
   *[any] When Defeated
 }{ $label ->
    [attack] {" "}(attack)
    [thwart] {" "}(thwart)
    [defense] {" "}(defense)
   *[none] {""}
 }
champions-ability-boost = { $form ->
    [hero] Hero Boost
    [alter-ego] Alter-Ego Boost
   *[any] Boost
 }{ $label ->
    [attack] {" "}(attack)
    [thwart] {" "}(thwart)
    [defense] {" "}(defense)
   *[none] {""}
 }
champions-ability-special = { $form ->
    [hero] Hero Special
    [alter-ego] Alter-Ego Special
   *[any] Special
 }{ $label ->
    [attack] {" "}(attack)
    [thwart] {" "}(thwart)
    [defense] {" "}(defense)
   *[none] {""}
 }
champions-ability-setup = { $form ->
    [hero] Hero Setup
    [alter-ego] Alter-Ego Setup
   *[any] Setup
 }{ $label ->
    [attack] {" "}(attack)
    [thwart] {" "}(thwart)
    [defense] {" "}(defense)
   *[none] {""}
 }
champions-ability = { $head }: { $body }
champions-ability-effects = { $effects }
champions-ability-costs = { $costs } → { $effects }
champions-ability-when-interrupt = when { $when }, { $body }
champions-ability-when-would = when { $when }, { $body }
champions-ability-when-forced-interrupt = when { $when }, { $body }
champions-ability-when-response = after { $when }, { $body }
champions-ability-when-forced-response = after { $when }, { $body }
champions-ability-limited = { $text } ({ $limit })
champions-ability-named = { $name } — { $text }
champions-while = { $said } { $condition }

## Card text: printed words

champions-text-hero-only = Hero form only.
champions-text-alter-ego-only = Alter-ego form only.
champions-text-attach = Attach to { $to }.
champions-text-max-per-player = Max 1 per player.
champions-text-max-per-host = Max 1 per card it is attached to.
champions-text-doubles = Generates twice as much for { $aspect } cards.
champions-text-uses = Uses: { $n } { $type }.
champions-text-counters = Enters play with { $n } { $type }.
champions-text-give-to = Goes to the player of { $hero }.
champions-text-loses = If this stage is completed, the players lose.
champions-keyword-surge = Surge.
champions-keyword-guard = Guard.
champions-keyword-toughness = Toughness.
champions-keyword-quickstrike = Quickstrike.
champions-keyword-retaliate = Retaliate { $n }.
champions-keyword-overkill = Overkill.
champions-keyword-peril = Peril.
champions-keyword-restricted = Restricted.
champions-keyword-any-player = Can be played under any player’s control.
champions-keyword-max-per-deck = Max { $n } per deck.
champions-keyword-only-allies-defend = The engaged player must defend against its attacks with an ally, if able.

## Card text: triggering conditions

champions-when-villain-attacks-you = the villain attacks you
champions-when-this-attacks = this character attacks
champions-when-host-attacks = the attached enemy attacks
champions-when-this-attacks-you = this enemy attacks you
champions-when-host-attacks-and-damages = the attached enemy attacks and damages a character
champions-when-your-hero-defends = your hero defends
champions-when-villain-schemes = the villain schemes
champions-when-this-schemes = this enemy schemes
champions-when-host-schemes = the attached enemy schemes
champions-when-your-hero-attacks = your hero attacks
champions-when-you-make-a-basic-attack = you make a basic attack
champions-when-your-hero-attacks-and-defeats = your hero attacks and defeats an enemy
champions-when-this-defeats-a-minion = this character attacks and defeats a minion
champions-when-this-thwarts = this character thwarts
champions-when-you-would-take-attack-damage = you would take damage from an attack
champions-when-your-hero-would-take-damage = your hero would take damage
champions-when-host-would-take-damage = the attached character would take damage
champions-when-villain-took-damage = the villain takes damage
champions-when-threat-would-be-placed = threat would be placed on a scheme
champions-when-threat-placed-here-in-step-one = threat is placed here in step one of the villain phase
champions-when-this-is-defeated = this card is defeated
champions-when-host-is-defeated = the attached character is defeated
champions-when-host-would-be-defeated = the attached character would be defeated
champions-when-facedown-drone-is-defeated = a facedown Drone minion is defeated
champions-when-you-defeat-a-minion = you defeat a minion
champions-when-treachery-revealed = a treachery is revealed from the encounter deck
champions-when-encounter-card-revealed = a card is revealed from the encounter deck
champions-when-this-enters-play = this card enters play
champions-when-minion-enters-play = a minion enters play
champions-when-you-play-this = you play this card
champions-when-you-change-to-this-form = you change to this form

## Card text: costs

champions-cost-exhaust-this = exhaust this card
champions-cost-exhaust-identity = exhaust your identity
champions-cost-remove-counters = remove { $n } counter from this card
champions-cost-discard-this = discard this card
champions-cost-spend = spend { $resources }
champions-cost-spend-x = spend X { $resource }
champions-cost-damage-this = deal { $n } damage to this card
champions-cost-damage-you = take { $n } damage
champions-cost-heal = heal { $n } damage from yourself
champions-cost-discard-cards = discard { $n } card from your hand
champions-cost-pay-for-an-ally = pay the printed cost of an ally in any player’s discard pile
champions-cost-discard-up-to = discard up to { $n } cards from your hand

## Card text: effects

champions-effect-generate = generate { $resources }
champions-effect-deal = deal { $n } damage to { $target }
champions-effect-deal-by = deal damage to { $target }: { $n }
champions-effect-deal-overkill = { $said } with overkill
champions-effect-deal-overkill-if = { $said }; the attack gains overkill { $condition }
champions-effect-remove-threat = remove { $n } threat from { $target }
champions-effect-remove-threat-by = remove threat from { $target }: { $n }
champions-effect-place-threat = place { $n } threat on { $target }
champions-effect-place-threat-by = place threat on { $target }: { $n }
champions-effect-heal = heal { $n } damage from { $target }
champions-effect-heal-by = heal damage from { $target }: { $n }
champions-effect-heal-all = heal all damage from { $target }
champions-effect-move-damage = move { $n } damage from your hero to { $target }
champions-effect-move-damage-from = move { $n } damage from { $source } to { $target }
champions-effect-give-stunned = stun { $target }
champions-effect-give-confused = confuse { $target }
champions-effect-give-tough = give { $target } a tough status card
champions-effect-stun-damaged = stun each character damaged by this attack
champions-effect-ready = ready { $target }
champions-effect-exhaust = exhaust { $target }
champions-effect-prevent = prevent { $n } of it
champions-effect-prevent-all = prevent all of it
champions-effect-place-here-instead = place it here instead; with { $n } damage here, discard this card
champions-effect-assign = assign { $n } damage among { $target }
champions-effect-assign-by = assign damage among { $target }: { $n }
champions-effect-indirect = { $who }: { $n } indirect damage
champions-effect-draw = { $by ->
    [you] draw
   *[other] { $who } draws
 } { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
champions-effect-draw-up = draw up to your printed hand size
champions-effect-discard-top-by = { $by ->
    [you] discard
   *[other] { $who } discards
 } cards from the top of the deck, { $n }
champions-effect-discard = discard { $target }
champions-effect-discard-top = { $by ->
    [you] discard
   *[other] { $who } discards
 } { $n ->
    [one] the top card of the deck
   *[other] the top { $n } cards of the deck
 }
champions-effect-discard-top-keep = discard the top { $n } of your deck and take those with a printed { $resource } resource
champions-effect-discard-random = { $by ->
    [you] discard
   *[other] { $who } discards
 } { $n ->
    [one] 1 card
   *[other] { $n } cards
 } at random from the hand
champions-effect-return-to-hand = return { $target } to its owner’s hand
champions-effect-remove-from-game = remove this card from the game
champions-effect-add-counters = put { $n } { $type } here
champions-effect-look-at-top = look at the top { $n } of your deck, take one, discard the others
champions-effect-change-form = change your form
champions-effect-may-change-to-alter-ego = you may change to alter-ego form
champions-effect-may-change-to-hero = you may change to hero form
champions-effect-take-control = take control of { $target }
champions-effect-put-into-play = put { $target } into play under your control
champions-effect-acceleration = give the main scheme an acceleration token
champions-effect-surge = this card gains surge
champions-effect-enemy-attacks = { $target } attacks you
champions-effect-enemy-attacks-engaged = { $target } attacks the hero it is engaged with
champions-effect-enemy-schemes = { $target } schemes
champions-effect-extra-boost = it gets another boost card for this activation
champions-effect-gain-overkill = the attack gains overkill
champions-effect-less-threat = reduce the threat it places by { $n }
champions-effect-instead = that does not happen
champions-effect-cancel-when-revealed = cancel its “When Revealed” effects
champions-effect-cancel-card = cancel its effects and discard it
champions-effect-take-threat-as-damage = you take it as damage instead
champions-effect-reveal-top = reveal the top card of the encounter deck
champions-effect-deal-encounter = { $by ->
    [you] deal yourself
   *[other] { $who } is dealt
 } an encounter card
champions-effect-find-reveal = search the encounter deck and discard pile for { $title } and reveal it, then shuffle the deck
champions-effect-find-put = search the encounter deck and discard pile for { $title } and put it into play, then shuffle the deck
champions-effect-find-put-engaged = search the encounter deck and discard pile for { $title } and put it into play engaged with you, then shuffle the deck
champions-effect-find-reveal-trait = search the encounter deck and discard pile for a minion with the trait { $trait } and reveal it
champions-effect-find-put-trait = search the encounter deck and discard pile for a minion with the trait { $trait } and put it into play engaged with you, then shuffle the deck
champions-effect-discard-until-minion = discard from the encounter deck until a minion comes; it engages { $who }
champions-effect-discard-until-minion-trait = discard from the encounter deck until a minion with the trait { $trait } comes; it engages { $who }
champions-effect-discard-until-side-scheme = discard from the encounter deck until a side scheme comes and reveal it
champions-effect-drone = { $by ->
    [you] put the top { $n ->
        [one] card of your deck into play face down, engaged with you as a Drone minion
       *[other] { $n } cards of your deck into play face down, engaged with you as Drone minions
     }
   *[other] { $who } puts the top { $n ->
        [one] card of their deck into play face down, engaged with them as a Drone minion
       *[other] { $n } cards of their deck into play face down, engaged with them as Drone minions
     }
 }
champions-effect-nemesis = your nemesis and its side scheme come into play, the rest of the set is shuffled in
champions-effect-put-this-into-play = put this card into play engaged with you
champions-effect-if = { $condition }: { $effects }
champions-effect-if-otherwise = { $said }; otherwise { $otherwise }
champions-effect-then = { $first }; then { $after }
champions-effect-branch = { $effects }
champions-effect-choose-one = { $by ->
    [you] choose one
   *[other] { $who } chooses one
 }: { $branches }
champions-effect-may = { $by ->
    [you] you may
   *[other] { $who } may
 }: { $effects }
champions-effect-each-player = each player: { $effects }
champions-effect-resolve-specials = resolve the Special ability of each { $trait } upgrade you control, in any order
champions-effect-spend = spend { $resources }
champions-effect-later-end-of-round = at the end of the round { $effect }
champions-effect-later-end-of-phase = at the end of the phase { $effect }
champions-effect-later-activation = at the end of this activation { $effect }
champions-effect-gains-trait-phase = { $target } gains the trait { $trait } until the end of the phase
champions-effect-cheaper = the next card { $by } plays this phase costs { $n } less
champions-effect-lasts-phase = { $target } gets { $changes } until the end of the phase
champions-effect-lasts-attack = { $target } gets { $changes } until the end of this activation
champions-change-atk = +{ $n } ATK
champions-change-thw = +{ $n } THW
champions-change-sch = +{ $n } SCH
champions-change-def = +{ $n } DEF
champions-effect-hulk = discard the top card of your deck; physical: 2 damage to an enemy, energy: 1 damage to each character, mental: discard this card, wild: all of it
champions-effect-drain = discard each card with a printed energy resource from your hand
champions-effect-call = put that ally into play under your control
champions-effect-rob = each player puts a random card from the hand face down here
champions-effect-give-back = each card here returns to its owner’s hand
champions-effect-vultures-plans = each player discards a random card from the hand; 1 threat on the main scheme for each different resource type
champions-effect-repulsor-blast = choose an enemy and discard the top 5 cards of your deck; deal 1 damage to that enemy, and 2 more for each printed energy resource discarded this way
champions-effect-generate-top-of-discard = generate the resources of the top card of your discard pile
champions-effect-stark-tower = a player of your choice takes the topmost Tech upgrade of their discard pile to the hand
champions-effect-mark-v-helmet = remove 1 threat from a scheme (from each scheme instead if you have the trait Aerial)
champions-effect-backlash = each player discards the top 5 cards of the deck and takes 1 damage for each printed energy resource among them
champions-effect-search-upgrade = search your deck for an upgrade and take it to your hand, then shuffle the deck
champions-effect-search-black-panther-upgrade = search your deck for a Black Panther upgrade and take it to your hand, then shuffle the deck
champions-effect-ancestral-knowledge = shuffle up to 3 cards with different titles from your discard pile into your deck
champions-effect-energy-daggers = choose a player; 1 damage to the villain and to each enemy engaged with that player (2 instead if this is the final step)
champions-effect-ritual-combat = discard the top card of the encounter deck; then choose: your hero takes damage, or threat is placed on the main scheme, 1 more than the boost icons of the discarded card
champions-effect-whirlwind = also resolve this attack against each other hero
champions-effect-drone-to-owner = it goes to its owner’s discard pile

## Card text: targets, players, numbers, conditions

champions-target-this = this card
champions-target-host = the attached card
champions-target-that = that card
champions-target-that-minion = that minion
champions-target-the-attacked-enemy = the attacked enemy
champions-target-the-attacker = the attacker
champions-target-the-chosen = the chosen card
champions-target-an-enemy = an enemy
champions-target-each-enemy = each enemy
champions-target-a-minion = a minion
champions-target-each-minion = each minion
champions-target-each-minion-engaged-with-you = each minion engaged with you
champions-target-a-drone = a Drone minion
champions-target-each-drone = each Drone minion
champions-target-each-drone-engaged-with-you = each Drone minion engaged with you
champions-target-each-facedown-drone = each facedown Drone minion
champions-target-the-villain = the villain
champions-target-the-villain-and-your-minions = the villain and each minion engaged with you
champions-target-minion-with-most-hit-points = the minion with the highest printed hit points
champions-target-free-minion-with-most-hit-points = the minion with the highest printed hit points that has no other copy of this card
champions-target-your-identity = your identity
champions-target-your-hero = your hero
champions-target-your-alter-ego = your alter-ego
champions-target-each-hero = each hero
champions-target-a-hero-or-ally = heroes and allies
champions-target-a-friendly-character = a friendly character
champions-target-each-friendly-character = each friendly character
champions-target-a-character = any character
champions-target-each-character = each character
champions-target-each-character-you-control = each character you control
champions-target-an-ally = an ally
champions-target-each-ally-you-control = each ally you control
champions-target-an-upgrade-you-control = an upgrade of your choice under your control
champions-target-each-upgrade-you-control = each upgrade you control
champions-target-an-upgrade-or-support-you-control = an upgrade or support you control
champions-target-a-scheme = a scheme
champions-target-a-different-scheme = a different scheme
champions-target-each-scheme = each scheme
champions-target-a-side-scheme = a side scheme
champions-target-each-side-scheme = each side scheme
champions-target-the-main-scheme = the main scheme
champions-target-characters-of = each character under the control of { $who }
champions-target-trait = { $of } with the trait { $trait }
champions-target-list = { $items }
champions-target-ready = { $of }, if ready
champions-target-named = { $title }
champions-who-you = you
champions-who-each = each player
champions-who-first = the first player
champions-who-one = a player of your choice
champions-who-that = that player
champions-who-engaged = the engaged player
champions-amount-times = { $n } for { $each }
champions-amount-plus = { $plus } plus { $said }
champions-amount-most = { $said } (at most { $most })
champions-amount-instead = { $n } ({ $other } instead { $condition })
champions-amount-per-player = { $n } per player
champions-amount-threat-on = as much as the threat on { $title }
champions-count-trait = { $of } with the trait { $trait }
champions-count-each-minion = each minion
champions-count-each-minion-engaged-with-you = each minion engaged with you
champions-count-each-enemy = each enemy
champions-count-each-drone = each Drone minion
champions-count-each-drone-engaged-with-you = each Drone minion engaged with you
champions-count-a-minion = each minion
champions-count-each-side-scheme = each side scheme in play
champions-count-each-upgrade-you-control = each upgrade you control
champions-amount-cards-discarded = each card discarded this way
champions-amount-x = X
champions-amount-that-many = as many
champions-amount-counters-here = each counter here
champions-amount-damage-of-the-attack = as many as the damage this attack dealt
champions-amount-threat-placed = as many as the threat placed this way
champions-amount-damage-sustained = each damage you have sustained
champions-amount-your-heros-atk = your hero’s ATK
champions-amount-remaining-hit-points = its remaining hit points
champions-if-not = unless { $of }
champions-if-trait = if you have the trait { $trait }
champions-if-paid-with = if you paid for it with { $resource }
champions-if-exists = if { $target } is in play
champions-if-absent = if { $target } is not in play
champions-if-nothing-was-done = if that changed nothing
champions-if-no-attack-was-made = if no attack was made this way
champions-if-final-step = if this is the final step
champions-if-alter-ego-form = if you are in alter-ego form
champions-if-no-minions = if no minion is in play
champions-if-hero-form = if you are in hero form
champions-if-undefended = if the attack is undefended
champions-if-attack-dealt-damage = if the attack dealt damage
champions-if-activation-damaged-you = if this activation damaged you
champions-gets-for = { $said } for { $each }
champions-gets-instead = { $said } (+{ $n } instead { $condition })
champions-gets-atk = { $target } gets +{ $n } ATK
champions-gets-thw = { $target } gets +{ $n } THW
champions-gets-def = { $target } gets +{ $n } DEF
champions-gets-sch = { $target } gets +{ $n } SCH
champions-gets-rec = { $target } gets +{ $n } REC
champions-gets-hp = { $target } gets +{ $n } hit points
champions-gets-hand = { $target } gets +{ $n } hand size
champions-gets-ally-limit = your ally limit is { $n } higher
champions-gets-retaliate = { $target } gets +{ $n } retaliate
champions-gets-guard = { $target } gets +{ $n } guard
champions-gets-overkill = { $target } gets +{ $n } overkill
champions-gets-base-atk = the base ATK of { $target } is { $n }
champions-gets-base-atk-set = { $target } has a base ATK of { $n }
champions-gets-base-sch-set = { $target } has a base SCH of { $n }
champions-gets-base-hp-set = { $target } has { $n } base hit points
champions-gets-hand-cap = { $target }: hand size at most { $n }
champions-gets-trait = { $target } gains the trait { $trait }
champions-cannot-take-damage = { $target }: cannot take damage
champions-cannot-take-damage-from = { $target }: cannot take damage from upgrades with the trait { $trait }
champions-may-play-ally = You may play allies from your discard pile.
champions-may-play-support = You may play supports from your discard pile.
champions-may-play-upgrade = You may play upgrades from your discard pile.
champions-cannot-lose-threat = { $target }: threat cannot be removed
champions-cannot-be-attacked = { $target }: cannot be attacked

## Traits

champions-trait-avenger = Avenger
champions-trait-genius = Genius
champions-trait-hero-for-hire = Hero for Hire
champions-trait-defense = Defense
champions-trait-skill = Skill
champions-trait-superpower = Superpower
champions-trait-aerial = Aerial
champions-trait-attack = Attack
champions-trait-persona = Persona
champions-trait-item = Item
champions-trait-tech = Tech
champions-trait-condition = Condition
champions-trait-criminal = Criminal
champions-trait-gamma = Gamma
champions-trait-thwart = Thwart
champions-trait-shield = S.H.I.E.L.D.
champions-trait-spy = Spy
champions-trait-location = Location
champions-trait-brute = Brute
champions-trait-armor = Armor
champions-trait-weapon = Weapon
champions-trait-hydra = Hydra
champions-trait-elite = Elite
champions-trait-soldier = Soldier
champions-trait-attorney = Attorney
champions-trait-wakanda = Wakanda
champions-trait-king = King
champions-trait-tactic = Tactic
champions-trait-black-panther = Black Panther
champions-trait-defender = Defender
champions-trait-android = Android
champions-trait-masters-of-evil = Masters of Evil
champions-trait-mercenary = Mercenary
champions-trait-drone = Drone
champions-trait-assassin = Assassin
champions-trait-kree = Kree
champions-trait-cyborg = Cyborg
