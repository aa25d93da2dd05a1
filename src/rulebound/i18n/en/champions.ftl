### Marvel Champions. Names of cards come from the cards themselves.

champions-title = Marvel Champions: The Card Game
champions-line = One to four heroes together against a villain: defeat the last stage before the main scheme is completed.
champions-result-players = The players win!
champions-result-villain = { $villain } wins: the players have lost.
champions-back-player = a player card
champions-back-encounter = an encounter card
champions-facedown-drone = a facedown Drone

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
champions-deck-no-hero = no hero is chosen.
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
champions-deck-demand = its identity demands { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } with the trait { $trait }.

## What a choice of the setup means, for whoever has not played it yet

champions-about-heroes-spider-man = Draws a card whenever an enemy attacks him, and defends well.
champions-about-heroes-captain-marvel = Heals and draws cards for energy, and hits hard.
champions-about-heroes-iron-man = Begins weak, with one card in hand: each piece of his armor makes him stronger.
champions-about-heroes-she-hulk = The most hit points and the strongest blow, but a small hand.
champions-about-heroes-black-panther = Hits back when he is attacked; gathers upgrades and lets them all strike at once.
champions-about-villain-rhino = Strikes straight and hard; his plans go slowly. The villain for a first game.
champions-about-villain-klaw = Never is it certain how hard he strikes: he turns up one more boost card. His minions are many.
champions-about-villain-ultron = Makes drones of your own cards, more and more of them, and is hurt last of all.
champions-about-mode-standard = The villain has stages I and II.
champions-about-mode-expert = The villain has stages II and III, and the expert set is shuffled in: for those who win in standard mode.
champions-about-modular-bomb-scare = A bomb: its explosion hurts for all the threat on it.
champions-about-modular-masters-of-evil = Four strong minions.
champions-about-modular-under-attack = Weapons and armor for the villain, and a crisis.
champions-about-modular-legions-of-hydra = Madame Hydra and soldiers who stand guard.
champions-about-modular-the-doomsday-chair = M.O.D.O.K. and a scheme with much threat.

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

## The phases of a round, in the top bar

champions-moment-player = Player phase
champions-moment-threat = Threat
champions-moment-activate = Enemies activate
champions-moment-deal = Deal
champions-moment-reveal = Reveal

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
champions-zone-playing = Being played
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
champions-counter-stage = Stage
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
champions-deck-factions = Aspect
champions-figure-damage-villain = damage to the villain
champions-figure-threat-removed = threat removed
champions-figure-threat-placed = threat placed
champions-figure-defeated = characters defeated
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
champions-ask-pay = { $have ->
        [0] Pay { $cost } for { $card }.
       *[other] Pay { $cost } for { $card }: { $have } so far.
    }
champions-ask-wild = { $by }: what does the wild resource stand for?
champions-ask-order = Several effects at once: which is resolved first?
champions-ask-defend = { $boost ->
        [0] { $by } attacks { $on } for { $n }. Who defends?
       *[other] { $by } attacks { $on } for { $n } + boost. Who defends?
    }
champions-ask-attack = { $n ->
    [0] { $by }: { $deeds }. Whom?
   *[other] { $by } attacks for { $n }: whom?
 }
champions-ask-thwart = { $n ->
    [0] { $by }: { $deeds }. Which scheme?
   *[other] { $by } removes { $n } threat: from which scheme?
 }
champions-ask-damage = { $by }: { $deeds }. To whom?
champions-ask-heal = { $by }: { $deeds }. Whom?
champions-ask-stunned = { $by }: { $deeds }. Whom?
champions-ask-confused = { $by }: { $deeds }. Whom?
champions-ask-tough = { $by }: { $deeds }. Whom?
champions-ask-ready = { $by }: { $deeds }. Which card?
champions-ask-exhaust = { $by }: { $deeds }. Which card?
champions-ask-discard = { $told ->
    [0] Discard cards?
   *[other] { $by }: { $deeds }. Which card?
 }
champions-ask-discard-down = { $n ->
    [one] You hold one card too many: discard it.
   *[other] You hold { $n } cards too many: discard one.
 }
champions-ask-discard-cost = { $by }: { $deeds }. Which card?
champions-ask-mulligan = Mulligan: discard any number of cards.
champions-ask-first = Who is the first player?
champions-ask-ally-limit = You have too many allies: discard one.
champions-ask-grim = The rules do not say what comes first: take what is worst for the players.
champions-ask-restricted = Too many restricted cards: discard one.
champions-ask-attach = { $by }: attach it to whom or what?
champions-ask-give = { $by }: under whose control?
champions-ask-assign = { $by }: who takes the next damage? Still to be assigned: { $n }.
champions-ask-activate = Which minion activates next?
champions-ask-choose = { $told ->
    [0] { $by }: choose.
   *[other] { $by }: { $deeds }. Which one?
 }
champions-ask-choose-one = { $by }: choose one.
champions-ask-may-change-form = { $by }: change your form?
champions-ask-may = { $by }: { $deeds }?
champions-ask-take = { $by }: { $deeds }. Which card?
champions-ask-return = { $by }: { $deeds }. Which card?
champions-ask-threat = { $by }: { $deeds }. Which scheme?
champions-ask-sequence = { $by }: which is the next step?
champions-ask-interrupt-enemy-attack = { $boost ->
        [0] { $by } attacks { $on } for { $n }. Interrupt?
       *[other] { $by } attacks { $on } for { $n } + boost. Interrupt?
    }
champions-ask-response-enemy-attack = { $by } has attacked { $on }. Respond?
champions-ask-interrupt-enemy-scheme = { $boost ->
        [0] { $by } schemes for { $n }. Interrupt?
       *[other] { $by } schemes for { $n } + boost. Interrupt?
    }
champions-ask-response-enemy-scheme = { $by } has schemed. Respond?
champions-ask-interrupt-attack = { $by } attacks { $on }. Interrupt?
champions-ask-response-attack = { $by } has attacked { $on }. Respond?
champions-ask-interrupt-thwart = { $by } removes { $n } threat from { $on }. Interrupt?
champions-ask-response-thwart = { $by } has thwarted { $on }. Respond?
champions-ask-interrupt-damage = { $n } damage to { $on }. Interrupt?
champions-ask-response-damage = { $n } damage was dealt to { $on }. Respond?
champions-ask-interrupt-threat = { $n } threat comes on { $on }. Interrupt?
champions-ask-response-threat = { $n } threat was placed on { $on }. Respond?
champions-ask-interrupt-defeat = { $on } is about to be defeated. Interrupt?
champions-ask-response-defeat = { $on } is defeated. Respond?
champions-ask-interrupt-reveal = { $on } is revealed. Interrupt?
champions-ask-response-reveal = { $on } was revealed. Respond?
champions-ask-interrupt-enter = { $on } enters play. Interrupt?
champions-ask-response-enter = { $on } has entered play. Respond?
champions-ask-interrupt-play = { $on } is played. Interrupt?
champions-ask-response-play = { $on } was played. Respond?
champions-ask-interrupt-pay = { $on } is paid for. Interrupt?
champions-ask-response-pay = { $on } was paid for. Respond?
champions-ask-interrupt-use = The ability of { $on } is used. Interrupt?
champions-ask-response-use = The ability of { $on } was used. Respond?
champions-ask-interrupt-change-form = { $on } changes form. Interrupt?
champions-ask-response-change-form = { $on } has changed form. Respond?
champions-ask-interrupt-end-of-phase = Interrupt: the end of the phase?
champions-ask-response-end-of-phase = Response: the end of the phase?
champions-ask-interrupt-end-of-round = Interrupt: the end of the round?
champions-ask-response-end-of-round = Response: the end of the round?

## Options

champions-note-defense = DEF { $n }
champions-note-hit-points = { $n ->
        [one] { $n } hit point left
       *[other] { $n } hit points left
    }
champions-note-threat = { $n } threat
champions-do-play = Play { $on }
champions-do-use = Use { $on }
champions-do-use-1 = Use { $on }, first ability
champions-do-use-2 = Use { $on }, second ability
champions-do-use-3 = Use { $on }, third ability
champions-do-attack = Attack: { $on }
champions-do-thwart = Thwart: { $on }
champions-do-attack-with = Attack with { $on }
champions-do-thwart-with = Thwart with { $on }
champions-do-recover = Recover
champions-do-change-form = Change form
champions-do-ask = Ask { $on } for an action
champions-do-end-turn = End the turn
champions-do-end-turn-discard = Discard first …
champions-do-pass = Pass
champions-do-done = Done
champions-do-spend = Spend { $on }
champions-do-stands-for = { $on ->
    [energy] Energy
    [mental] Mental
    [physical] Physical
   *[other] { CAPITAL($on) }
 }
champions-do-resolve = { CAPITAL($on) }
champions-do-resolve-1 = { CAPITAL($on) }, first ability
champions-do-resolve-2 = { CAPITAL($on) }, second ability
champions-do-resolve-3 = { CAPITAL($on) }, third ability
champions-do-defeat = { CAPITAL($on) } is defeated first
champions-do-defend = Defend with { $on }
champions-do-no-defense = Do not defend
champions-do-damage = { CAPITAL($on) }
champions-do-heal = { CAPITAL($on) }
champions-do-stunned = { CAPITAL($on) }
champions-do-confused = { CAPITAL($on) }
champions-do-tough = { CAPITAL($on) }
champions-do-ready = { CAPITAL($on) }
champions-do-exhaust = { CAPITAL($on) }
champions-do-discard = Discard { $on }
champions-do-first = { CAPITAL($on) }
champions-do-attach = { CAPITAL($on) }
champions-do-give = { CAPITAL($on) }
champions-do-assign = 1 damage to { $on }
champions-do-activate = { CAPITAL($on) }
champions-do-choose = { CAPITAL($on) }
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
champions-do-return = { CAPITAL($on) }
champions-do-threat = { CAPITAL($on) }

## Requirements

champions-needs-not-locked-out = Nobody else resolves a card with peril
champions-needs-right-form = You are in the form it names{ $form ->
    [hero] {" "}(hero)
    [alter-ego] {" "}(alter-ego)
   *[any] {""}
 }
champions-needs-right-moment = It is the moment for it
champions-needs-game-has-begun = Setup is over
champions-needs-limit-left = Its limit is not used up
champions-needs-changes-the-game = It would change the game
champions-needs-costs-payable = Its cost can be paid
champions-needs-resources-suffice = It costs { $cost }, you can generate { $have }
champions-needs-can-be-played = It is an ally, upgrade or support in your hand
champions-needs-is-no-resource-card = It is no resource card: those are only spent
champions-needs-form-allows = It can be played in this form{ $form ->
    [hero] {" "}(hero only)
    [alter-ego] {" "}(alter-ego only)
   *[any] {""}
 }
champions-needs-unique-is-free = No unique card of this name is in play
champions-needs-room-for-it = The maximum per player is not reached
champions-needs-has-a-host = There is something to attach it to
champions-needs-no-guard = No guard is engaged with you
champions-needs-may-be-attacked = It may be attacked
champions-needs-is-ready = The card is ready
champions-needs-hero-or-ally = It is a hero or an ally
champions-needs-is-alter-ego = It is an alter-ego
champions-needs-has-atk = It has an ATK
champions-needs-has-thw = It has a THW
champions-needs-has-enemy = There is an enemy to attack
champions-needs-has-scheme = There is a scheme to thwart
champions-needs-is-damaged = It has damage to heal
champions-needs-no-crisis = No crisis icon is in play
champions-needs-has-threat = There is threat on it
champions-needs-may-lose-threat = Threat can be removed from it
champions-needs-not-changed-yet = It is your turn and you have not changed form in it

## The log

champions-log-acceleration = Acceleration tokens: { $n }.
champions-log-attach-fails = { CAPITAL($card) } has nothing to be attached to.
champions-log-attached = { CAPITAL($card) } is attached to { $host }.
champions-log-attacks = { CAPITAL($card) } attacks { $enemy } for { $n }.
champions-log-boost = Boost: { $card }, { $n ->
    [one] { $n } icon
   *[other] { $n } icons
 }.
champions-log-cancelled = { CAPITAL($card) } is cancelled.
champions-log-cannot-be-hurt = { CAPITAL($card) } cannot take damage.
champions-log-changes-form = { PERSON($player) ->
    [you] You change
   *[other] { $player } changes
 } form to { $card }.
champions-log-confusion-lost = { CAPITAL($card) } is no longer confused.
champions-log-consequential = { CAPITAL($card) } takes { $n } consequential damage.
champions-log-damaged = { CAPITAL($card) } takes { $n } damage.
champions-log-dealt = { PERSON($player) ->
    [you] You are dealt
   *[other] { $player } is dealt
 } an encounter card.
champions-log-deck-made = { PERSON($player) ->
    [you] You shuffle
   *[other] { $player } shuffles
 } the discard pile into a new deck.
champions-log-defeated = { CAPITAL($card) } is defeated.
champions-log-defends = { CAPITAL($card) } defends.
champions-log-discards = { PERSON($player) ->
    [you] You discard
   *[other] { $player } discards
 }: { $cards }.
champions-log-discards-encounter = Discarded from the encounter deck: { $card }.
champions-log-discards-top = { PERSON($player) ->
    [you] You discard
   *[other] { $player } discards
 } from the deck: { $cards }.
champions-log-draws = { PERSON($player) ->
    [you] You draw
   *[other] { $player } draws
 } { $n ->
    [one] a card
   *[other] { $n } cards
 }.
champions-log-eliminated = { PERSON($player) ->
    [you] You are eliminated
   *[other] { $player } is eliminated
 }.
champions-log-encounter-deck-made = A new encounter deck is made; acceleration tokens: { $n }.
champions-log-enemy-attacks = { CAPITAL($enemy) } attacks { CASE($player, "acc") }.
champions-log-enemy-schemes = { CAPITAL($enemy) } schemes.
champions-log-engages = { CAPITAL($card) } engages { CASE($player, "acc") }.
champions-log-enters = { CAPITAL($card) } enters play.
champions-log-exhausts = { CAPITAL($card) } is exhausted.
champions-log-finds = { PERSON($player) ->
    [you] You find
   *[other] { $player } finds
 } { $card }.
champions-log-first = { PERSON($player) ->
    [you] You are the first player
   *[other] { $player } is the first player
 }.
champions-log-first-player = The first player token passes to { CASE($player, "acc") }.
champions-log-forced = The forced ability of { $card } takes effect.
champions-log-generates = { PERSON($player) ->
    [you] You generate
   *[other] { $player } generates
 } resources with { $card }.
champions-log-gets-stunned = { CAPITAL($card) } is stunned.
champions-log-gets-confused = { CAPITAL($card) } is confused.
champions-log-gets-tough = { CAPITAL($card) } is tough.
champions-log-healed = { $n } damage is healed from { $card }.
champions-log-leaves = { CAPITAL($card) } leaves play.
champions-log-nemesis-shuffled = Shuffled into the encounter deck: { $cards }.
champions-log-no-damage = { CAPITAL($card) } takes no damage.
champions-log-no-threat = No threat is placed.
champions-log-obligation-ignored = { CAPITAL($card) } is removed: its hero is eliminated.
champions-log-placed-instead = { $n } damage is placed on { $card } instead.
champions-log-players-win = The players win.
champions-log-plays = { PERSON($player) ->
    [you] You play
   *[other] { $player } plays
 } { $card }.
champions-log-prevents = { $n } { $of ->
    [threat] threat
   *[damage] damage
 } is prevented.
champions-log-put-under = { PERSON($player) ->
    [you] You put
   *[other] { $player } puts
 } face down under { $under }: { $card }.
champions-log-quickstrike = { CAPITAL($card) } strikes quickly.
champions-log-readies = { CAPITAL($card) } is ready again.
champions-log-ready = All players ready their cards.
champions-log-recovers = { CAPITAL($card) } recovers.
champions-log-removed = { CAPITAL($card) } is removed from the game.
champions-log-replaced = { CAPITAL($card) } changes what happens.
champions-log-retaliates = { CAPITAL($card) } retaliates.
champions-log-reveals = { PERSON($player) ->
    [you] You reveal
   *[other] { $player } reveals
 } { $card }.
champions-log-round = Round { $n }.
champions-log-scheme-completed = { $scheme } is completed.
champions-log-scheme-defeated = { $scheme } is defeated.
champions-log-scheme-stage = The main scheme is now { $scheme }.
champions-log-shuffled-in = { PERSON($player) ->
    [you] You shuffle
   *[other] { $player } shuffles
 } into the deck: { $cards }.
champions-log-spends = { PERSON($player) ->
    [you] You spend
   *[other] { $player } spends
 } { $card }.
champions-log-starting-threat = { CAPITAL($scheme) } starts with { $n } threat.
champions-log-stun-lost = { CAPITAL($card) } is no longer stunned.
champions-log-surge = Surge: { PERSON($player) ->
    [you] you reveal
   *[other] { $player } reveals
 } another card.
champions-log-takes = { PERSON($player) ->
    [you] You take
   *[other] { $player } takes
 } into hand: { $cards }.
champions-log-threat-placed = { $n } threat is placed on { $scheme }.
champions-log-threat-removed = { $n } threat is removed from { $scheme }.
champions-log-takes-control = { PERSON($player) ->
    [you] You take
   *[other] { $player } takes
 } control of { $card }.
champions-log-thwarts = { CAPITAL($card) } thwarts { $scheme }.
champions-log-tough-lost = { CAPITAL($card) } is no longer tough and takes no damage.
champions-log-turn = { PERSON($player) ->
    [you] Your turn
   *[other] { $player } takes a turn
 }.
champions-log-uses = { PERSON($player) ->
    [you] You use
   *[other] { $player } uses
 } { $card }.
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

## Card text: printed words

champions-text-hero-only = Hero form only.
champions-text-alter-ego-only = Alter-ego form only.
champions-text-attach = Attach to { $to }.
champions-text-max-per-player = Max 1 per player.
champions-text-max-per-host = Max 1 per card it is attached to.
champions-text-doubles = Generates twice as many resources for { $aspect } cards.
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
champions-text-any-player = Can be played under any player’s control.
champions-text-max-per-deck = Max { $n } per deck.
champions-text-only-allies-defend = The engaged player must defend against its attacks with an ally, if able.

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
champions-when-you-defeat-a-minion = you defeat a minion
champions-when-treachery-revealed = a treachery is revealed from the encounter deck
champions-when-encounter-card-revealed = a card is revealed from the encounter deck
champions-when-this-enters-play = this card enters play
champions-when-minion-enters-play = a minion enters play
champions-when-you-play-this = you play this card
champions-when-you-change-to-this-form = you change to this form

## Card text: costs

champions-effect-spend-x = spend X { $resource } resources
champions-effect-take-damage = take { $n } damage

## Card text: effects

champions-effect-generate = generate { AN($resources) } resource
champions-effect-deal-overkill = { $said } with overkill
champions-effect-deal-overkill-if = { $said }; the attack gains overkill { $condition }
champions-effect-remove-threat = remove { $n } threat from { $target }
champions-effect-remove-threat-by = remove { CASE($n, "threat") } from { $target }{ CASE($n, "tail") }
champions-effect-place-threat = place { $n } threat on { $target }
champions-effect-place-threat-by = place { CASE($n, "threat") } on { $target }{ CASE($n, "tail") }
champions-effect-move-damage = move { $n } damage from your hero to { $target }
champions-effect-move-damage-by = move { CASE($n, "damage") } from your hero to { $target }{ CASE($n, "tail") }
champions-effect-move-damage-from = move { $n } damage from { $source } to { $target }
champions-effect-move-damage-from-by = move { CASE($n, "damage") } from { $source } to { $target }{ CASE($n, "tail") }
champions-effect-give-stunned = stun { $target }
champions-effect-give-confused = confuse { $target }
champions-effect-give-tough = give { $target } a tough status card
champions-effect-stun-damaged = stun each character damaged by this attack
champions-effect-place-here-instead = place it here instead; as soon as { $n } damage is here, discard this card
champions-effect-assign = assign { $n } damage among { $target }
champions-effect-assign-by = assign { CASE($n, "damage") } among { $target }{ CASE($n, "tail") }
champions-effect-indirect = { $by ->
    [you] take
   *[other] { $who } takes
 } { $n } indirect damage
champions-effect-indirect-by = { $by ->
    [you] take
   *[other] { $who } takes
 } indirect damage: { $n }
champions-effect-draw-up = draw up to your printed hand size
champions-effect-discard-top-keep = discard the top { $n ->
        [one] card
       *[other] { $n } cards
     } of your deck and take those with a printed { $resource } resource to your hand
champions-effect-change-form = change your form
champions-effect-may-change-to-alter-ego = you may change to alter-ego form
champions-effect-may-change-to-hero = you may change to hero form
champions-effect-acceleration = give the main scheme an acceleration token
champions-effect-surge = this card gains surge
champions-effect-enemy-attacks = { $target } { GENDER($target) ->
    [pl] attack
   *[m] attacks
 } you
champions-effect-enemy-attacks-engaged = { $target } attacks the hero it is engaged with
champions-effect-enemy-schemes = { $target } schemes
champions-effect-extra-boost = that enemy gets another boost card for this activation
champions-effect-gain-overkill = the attack gains overkill
champions-effect-less-threat = reduce the threat it places by { $n }
champions-effect-take-threat-as-damage = you take it as damage instead
champions-effect-reveal-top = reveal the top card of the encounter deck
champions-effect-deal-encounter = { $by ->
    [you] deal yourself
   *[other] { $who } is dealt
 } an encounter card
champions-effect-nemesis = your nemesis and its side scheme come into play, and the rest of the set is shuffled into the encounter deck
champions-effect-put-this-into-play = put this card into play engaged with you
champions-effect-resolve-specials = resolve the Special ability of each { $trait } upgrade you control, in any order
champions-effect-spend = spend { GENDER($resources) ->
    [pl] { $resources } resources
   *[m] { AN($resources) } resource
 }
champions-effect-spend-several = spend { $n } { $resource } resources
champions-effect-later-activation = at the end of this activation, { CASE($effect, "inner") }
champions-change-atk = +{ $n } ATK
champions-change-thw = +{ $n } THW
champions-change-sch = +{ $n } SCH
champions-change-def = +{ $n } DEF
champions-effect-put-under-this = each player puts a random card from their hand face down here
champions-effect-return-from-under = each card here returns to its owner’s hand
champions-effect-generate-top-of-discard = generate the resources of the top card of your discard pile
champions-effect-backlash = each player discards the top 5 cards of their deck and takes 1 damage for each printed energy resource among them
champions-effect-also-attack = also resolve this attack against each other hero
champions-effect-to-owners-discard = it goes to its owner’s discard pile

## Card text: targets, players, numbers, conditions

champions-amount-per-player = { $n } per player
    .damage = { $n } damage
    .threat = { $n } threat
    .cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
     }
    .tail = {" "}per player
champions-amount-threat-on = as much as the threat on { $title }
    .damage = as much damage
    .threat = as much threat
    .cards = as many cards
    .tail = {" "}as there is threat on { $title }
champions-amount-damage-of-the-attack = as many as the damage this attack dealt
    .cards = as many cards
    .tail = {" "}as this attack dealt damage
champions-amount-threat-placed = as many as the threat placed this way
    .cards = as many cards
    .tail = {" "}as threat was placed this way
champions-amount-damage-sustained = each damage you have sustained
champions-amount-your-heros-atk = your hero’s ATK
    .damage = damage
    .tail = {" "}equal to your hero’s ATK
champions-amount-remaining-hit-points = its remaining hit points
champions-if-trait = if you have the trait { $trait }
champions-if-paid-with = if you paid for it with { AN($resource) } resource
champions-if-no-attack-was-made = if no attack was made this way
champions-if-alter-ego-form = if you are in alter-ego form
champions-if-no-minions = if no minion is in play
champions-if-hero-form = if you are in hero form
champions-if-undefended = if the attack is undefended
champions-if-attack-dealt-damage = if the attack dealt damage
champions-if-activation-damaged-you = if this activation damaged you
champions-gets-atk = { $target } gets +{ $n } ATK
champions-gets-thw = { $target } gets +{ $n } THW
champions-gets-def = { $target } gets +{ $n } DEF
champions-gets-sch = { $target } gets +{ $n } SCH
champions-gets-rec = { $target } gets +{ $n } REC
champions-gets-hp = { $target } gets +{ $n ->
    [one] { $n } hit point
   *[other] { $n } hit points
 }
champions-gets-hand = { $target } gets +{ $n } hand size
champions-gets-ally-limit = your ally limit is { $n } higher
champions-gets-retaliate = { $target } gains retaliate { $n }
champions-gets-guard = { $target } gains guard
champions-gets-overkill = { $target } gains overkill
champions-gets-base-atk = the base ATK of { $target } is { $n }
champions-gets-base-atk-set = { $target } has a base ATK of { $n }
champions-gets-base-sch-set = { $target } has a base SCH of { $n }
champions-gets-base-hp-set = { $target } has { $n ->
    [one] { $n } base hit point
   *[other] { $n } base hit points
 }
champions-gets-hand-cap = { $target } has a hand size of at most { $n }
champions-cannot-take-damage = { $target } cannot take damage
champions-cannot-take-damage-from = { $target } cannot take damage from { $trait } upgrades
champions-may-play-ally = you may play allies from your discard pile
champions-may-play-support = you may play supports from your discard pile
champions-may-play-upgrade = you may play upgrades from your discard pile
champions-cannot-lose-threat = threat cannot be removed from { $target }
champions-cannot-be-attacked = { $target } cannot be attacked

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

## Card text: nouns and what is said of them

champions-noun-enemy = enemy
champions-noun-minion = minion
champions-noun-villain = villain
champions-noun-character = character
champions-noun-friendly-character = friendly character
champions-noun-hero = hero
champions-noun-heroes-and-allies = heroes and allies
champions-noun-ally = ally
champions-noun-upgrade = upgrade
champions-noun-support = support
champions-noun-upgrade-or-support = upgrade or support
champions-noun-identity = identity
champions-noun-alter-ego = alter-ego
champions-noun-scheme = scheme
champions-noun-side-scheme = side scheme
champions-noun-main-scheme = main scheme
champions-noun-attacked-enemy = attacked enemy
champions-noun-attacker = attacker
champions-noun-card = card
    .pl = cards
champions-toughest = { $noun } with the highest printed hit points
champions-with-resource = { $noun } with a printed { $resource } resource
champions-when-facedown-minion-is-defeated = a facedown minion is defeated
champions-effect-pay-for = pay the printed cost of { $target }
champions-effect-find-reveal = search the encounter deck and discard pile for { $target }, reveal it and shuffle the deck
champions-effect-find-put = search the encounter deck and discard pile for { $target }, put it into play and shuffle the deck
champions-effect-find-engaged = search the encounter deck and discard pile for { $target }, put it into play engaged with you and shuffle the deck
champions-effect-discard-until-engaged = discard cards from the top of the encounter deck until { $target } is discarded; it engages { $who }
champions-effect-discard-until-revealed = discard cards from the top of the encounter deck until { $target } is discarded, and reveal it
champions-effect-discard-encounter = discard the top card of the encounter deck
champions-effect-face-down = { $by ->
    [you] put the top { $n ->
        [one] card of your deck into play face down, engaged with you as a { $trait } minion
       *[other] { $n } cards of your deck into play face down, engaged with you as { $trait } minions
     }
   *[other] { $who } puts the top { $n ->
        [one] card of their deck into play face down, engaged with them as a { $trait } minion
       *[other] { $n } cards of their deck into play face down, engaged with them as { $trait } minions
     }
 }
champions-amount-resources-discarded = each printed { $resource } resource discarded this way
champions-amount-resource-types-discarded = each different resource type discarded this way
champions-amount-boost-icons-discarded = each boost icon of the discarded card
champions-if-discarded = if a card with a printed { $resource } or wild resource was discarded this way

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

champions-feature-villain = hit points of the villain
    .better = a weaker villain
champions-feature-later-villain = hit points of the villain’s later stages
    .better = less left of the villain’s later stages
champions-feature-stages = stages of the villain to come
    .better = fewer stages of the villain to come
champions-feature-villain-tough = a tough villain
    .better = a villain who is not tough
champions-feature-villain-stunned = a stunned villain
    .better = a villain who is stunned
champions-feature-villain-confused = a confused villain
    .better = a villain who is confused
champions-feature-attachments = attachments of the villain
    .better = fewer attachments on the villain
champions-feature-minions = minions in play
    .better = fewer minions
champions-feature-minion-attack = attack of the minions
    .better = minions who hit less hard
champions-feature-minion-health = hit points of the minions
    .better = weaker minions
champions-feature-side-threat = threat on side schemes
    .better = less threat on side schemes
champions-feature-hazard = hazard icons
    .better = fewer encounter cards each round
champions-feature-crisis = crisis icons
    .better = the main scheme open to thwarting
champions-feature-pace = threat added each round
    .better = less threat added each round
champions-feature-room = room on the main scheme
    .better = less threat on the main scheme
champions-feature-health = hit points of the heroes
    .better = healthier heroes
champions-feature-exhausted = exhausted heroes
    .better = a hero who is ready
champions-feature-stunned = stunned heroes
    .better = no hero stunned
champions-feature-confused = confused heroes
    .better = no hero confused
champions-feature-hand = cards in hand
    .better = more cards in hand
champions-feature-equipment = upgrades and supports in play
    .better = better upgrades and supports in play
champions-feature-allies = allies in play
    .better = stronger allies in play
champions-feature-out = heroes who are out
    .better = more heroes in the game
