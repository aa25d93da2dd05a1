### Marvel Champions: the rules, each in a nutshell.

## Chapters and their pages.

champions-chapter-start = Before you start
champions-topic-golden-rules = Golden rules
champions-topic-supply = Supply of tokens
champions-topic-discussion = Talking at the table

champions-chapter-preparing = Setting up
champions-topic-setup = Setting up the game
champions-topic-expert-mode = Expert mode
champions-topic-player-decks = Player decks
champions-topic-encounter-decks = Encounter decks

champions-chapter-round = The round
champions-topic-round = The round
champions-topic-player-phase = The player phase
champions-topic-turn = Your turn
champions-topic-player-order = First player and order
champions-topic-end-of-player-phase = End of the player phase
champions-topic-villain-phase = The villain phase

champions-chapter-playing = Playing cards
champions-topic-play = Playing a card
champions-topic-initiation = Initiating abilities, step by step
champions-topic-cost = Costs
champions-topic-resources = Resources
champions-topic-allies = Allies
champions-topic-supports-and-upgrades = Supports and upgrades
champions-topic-events = Events

champions-chapter-heroes = Your hero
champions-topic-identity = Identity
champions-topic-form = Hero and alter-ego form
champions-topic-exhaust-and-ready = Exhausted and ready
champions-topic-attack = Attacking
champions-topic-thwart = Thwarting
champions-topic-defend = Defending
champions-topic-recover = Recovering and healing

champions-chapter-enemies = Enemies
champions-topic-activation = Activation
champions-topic-enemy-attack = An enemy attacks
champions-topic-enemy-scheme = An enemy schemes
champions-topic-boost = Boost cards
champions-topic-villain = The villain
champions-topic-minions = Minions
champions-topic-nemesis = Nemesis

champions-chapter-damage = Damage and defeat
champions-topic-damage = Damage
champions-topic-hit-points = Hit points
champions-topic-status = Status cards
champions-topic-defeat = Defeat

champions-chapter-schemes = Schemes and threat
champions-topic-threat = Threat
champions-topic-main-scheme = The main scheme
champions-topic-side-scheme = Side schemes
champions-topic-icons = Crisis, hazard, acceleration

champions-chapter-encounters = Encounter cards
champions-topic-deal-and-reveal = Dealing and revealing
champions-topic-treachery = Treachery
champions-topic-attachments = Attachments of the villain
champions-topic-environment = Environment
champions-topic-obligation = Obligation

champions-chapter-keywords = Keywords
champions-topic-keywords = What keywords are
champions-topic-guard = Guard
champions-topic-overkill = Overkill
champions-topic-peril = Peril
champions-topic-quickstrike = Quickstrike
champions-topic-retaliate = Retaliate
champions-topic-surge = Surge
champions-topic-toughness = Toughness
champions-topic-uses = Uses

champions-chapter-abilities = Abilities
champions-topic-ability = What an ability is
champions-topic-action = Action
champions-topic-interrupt = Interrupt
champions-topic-response = Response
champions-topic-forced = Forced
champions-topic-constant = Constant abilities
champions-topic-special = Special abilities
champions-topic-trigger = What triggers an ability
champions-topic-when-words = When revealed, when defeated, after
champions-topic-star = The star
champions-topic-limits = Limit and maximum

champions-chapter-effects = Effects
champions-topic-choices = Choose, may, cannot
champions-topic-then = Then
champions-topic-modifiers = Modifiers
champions-topic-gain = Gaining
champions-topic-lasting = Lasting and delayed effects
champions-topic-replacement = Replacing, preventing, cancelling
champions-topic-simultaneous = At the same time

champions-chapter-places = In play and out of play
champions-topic-in-play = In play
champions-topic-out-of-play = Out of play
champions-topic-attach = Attaching
champions-topic-move = Moving
champions-topic-search = Searching
champions-topic-owner-and-control = Owner and control
champions-topic-counters = Counters
champions-topic-empty-decks = Empty decks

champions-chapter-ending = Winning and losing
champions-topic-winning = Winning the game
champions-topic-elimination = Leaving the game

champions-chapter-cards = The cards
champions-topic-card-types = Kinds of cards
champions-topic-unique = Unique cards
champions-topic-names-and-traits = Names and traits
champions-topic-player-cards = Anatomy of player cards
champions-topic-scenario-cards = Anatomy of scenario cards

## The rules.

champions-rule-golden-reference-over-learn-to-play = The reference wins over the learn-to-play book
champions-rule-golden-card-over-rulebooks = A card’s text wins over the rulebooks

champions-rule-grim-worst-outcome = What the rules leave open is settled the worst way
champions-rule-grim-play-continues = After a grim-rule choice the game goes on

champions-rule-supply-unlimited = Tokens, counters and status cards never run out
champions-rule-supply-substitutes = Other tokens or coins may stand in for missing ones

champions-rule-round-player-phase-first = A round starts with the player phase
champions-rule-round-villain-phase-second = The villain phase follows the end of the player phase
champions-rule-round-villain-step-order = The villain phase has five steps in a fixed order
champions-rule-round-loops = When a round ends, a new one starts

champions-rule-activation-villain-attack-or-scheme = A villain’s attack or scheme is an activation
champions-rule-activation-once-per-player = The villain activates once for each player
champions-rule-activation-hero-form-attack = Against a hero the villain attacks
champions-rule-activation-alter-ego-scheme = Against an alter-ego the villain schemes
champions-rule-activation-extra-by-ability = An attack or scheme by an ability is an activation too
champions-rule-activation-boost-every-time = Every villain activation gets a boost card

champions-rule-active-player-definition = The active player is the one taking a turn

champions-rule-alternate-name-optional-field = A card may bear an alternate name

champions-rule-upgrade-active-while-in-play = An upgrade is active while in play
champions-rule-upgrade-stays-until-removed = An upgrade stays until an ability removes it
champions-rule-upgrade-enters-by-identity = An upgrade enters play next to the identity
champions-rule-upgrade-modifies-identity = An upgrade by the identity changes that identity
champions-rule-upgrade-attached-modifies-host = An attached upgrade changes its host, not the identity

champions-rule-attack-hero-basic-exhausts = A hero exhausts for the basic attack
champions-rule-attack-hero-basic-damage = A hero’s basic attack deals damage equal to ATK
champions-rule-attack-ally-basic-exhausts = An ally exhausts for its basic attack
champions-rule-attack-ally-basic-damage = An ally’s basic attack deals damage equal to its ATK
champions-rule-attack-labelled-ability = An ability labelled “attack” is an attack
champions-rule-attack-labelled-no-exhaust = An attack ability does not exhaust the hero by itself
champions-rule-attack-any-enemy-target = Any enemy may be attacked unless a card forbids it
champions-rule-attack-enemy-extra-attack-explicit = Outside step two enemies attack only when told to

champions-rule-all-purpose-counter-no-inherent-rules = All-purpose counters have no rules of their own
champions-rule-all-purpose-counter-named-types = Named counters are all-purpose counters of that name

champions-rule-base-value-before-modifiers = The base value is the value without modifiers
champions-rule-base-value-usually-printed = The base value is the printed one unless replaced

champions-rule-choose-choice-required = With “choose” a choice has to be made
champions-rule-choose-resolver-decides = The player who resolves the ability chooses
champions-rule-choose-must-change-game = Choose an option that can change the game
champions-rule-choose-no-option-no-initiation = Without a possible option there is no ability

champions-rule-remove-from-game-set-aside = A card removed from the game lies out of play
champions-rule-remove-from-game-no-interaction = A removed card has no part in the game
champions-rule-remove-from-game-permanent-by-default = Removal lasts for the rest of the game

champions-rule-form-exactly-one = A player is always in hero or alter-ego form
champions-rule-form-faceup-side = The faceup side of the identity is the form
champions-rule-form-change-once-per-round = Once in their own turn a player may change form
champions-rule-form-change-keeps-damage = Changing form keeps the damage
champions-rule-form-change-keeps-status-cards = Changing form keeps the status cards
champions-rule-form-change-keeps-attachments-and-tokens = Changing form keeps the attachments
champions-rule-form-change-keeps-tokens = Changing form keeps the tokens
champions-rule-form-change-keeps-effects = Changing form keeps the effects
champions-rule-form-change-keeps-ready-state = Changing form neither readies nor exhausts
champions-rule-form-ability-change-is-free = A change by an ability leaves the turn’s change unused
champions-rule-form-hero-ignores-alter-ego-text = A hero is not touched by alter-ego text
champions-rule-form-alter-ego-ignores-hero-text = An alter-ego is not touched by hero text

champions-rule-exhaust-state-change = Exhausting turns a ready card sideways
champions-rule-exhaust-not-twice = An exhausted card cannot be exhausted again
champions-rule-exhaust-abilities-stay-active = An exhausted card stays active
champions-rule-exhaust-cost-needs-ready-card = Exhausting as a cost needs a ready card

champions-rule-delayed-effect-future-point = A delayed effect waits for the moment it names
champions-rule-delayed-effect-automatic = A delayed effect resolves automatically at its moment
champions-rule-delayed-effect-before-responses = A delayed effect comes before all responses
champions-rule-delayed-effect-not-a-new-initiation = A delayed effect initiates no new ability

champions-rule-owner-player-deck = A card’s owner is the player whose deck held it
champions-rule-owner-scenario = The scenario owns all encounter cards

champions-rule-control-enters-under-owner = A card enters play under its owner’s control
champions-rule-control-scenario-cards = The scenario controls its cards
champions-rule-control-changes-only-by-ability = Control changes only by an ability
champions-rule-control-own-out-of-play-zones = You control the cards in your hand, deck and discard
champions-rule-control-leaves-play-to-owner = A card that leaves play goes to its owner’s area
champions-rule-control-leaves-play-after-event = A card returns to its owner after the event is resolved
champions-rule-control-new-location-untouchable = Nothing touches the card on its way to the owner
champions-rule-control-character-keeps-state = A character that changes control keeps its state
champions-rule-control-moves-to-new-area = A character moves to its new controller’s area
champions-rule-control-attached-cards-follow = Attached cards change control with their host
champions-rule-control-duration-default = A control change lasts while the card is in play

champions-rule-ability-in-play-only = Abilities touch only cards in play
champions-rule-ability-self-reference-one-copy = An ability about its own card means that copy only
champions-rule-ability-usable-only-from-play = Abilities work only while the card is in play
champions-rule-ability-events-from-hand = Events work from the hand
champions-rule-ability-must-change-game = An ability must change the game to be used
champions-rule-ability-change-check-ignores-cost = Paying the cost is no change of the game
champions-rule-ability-change-check-ignores-later = What later abilities do does not count as a change
champions-rule-ability-sentences-in-order = Sentences are resolved in printed order
champions-rule-ability-mandatory-types = Constant, revealed, forced and boost abilities must apply
champions-rule-ability-may-in-mandatory = In a mandatory ability the part after “may” is optional
champions-rule-ability-optional-types = Actions, interrupts, responses, resources are optional
champions-rule-ability-controller-decides-optional = The controller decides on an optional ability

champions-rule-enemy-villain-or-minion = An enemy is a villain or a minion
champions-rule-enemy-scenario-elements = The word “enemy” also marks scenario elements

champions-rule-enemy-attack-step-order = Attack: boost card, defender, turn boosts up, damage
champions-rule-enemy-attack-villain-gets-boost-card = An attacking villain gets a facedown boost card
champions-rule-enemy-attack-minion-skips-boost = An attacking minion gets no boost card
champions-rule-enemy-attack-defender-must-exhaust = To defend, exhaust a hero or an ally
champions-rule-enemy-attack-defending-is-optional = Defending is a choice
champions-rule-enemy-attack-defending-player-becomes-target = The defending player becomes the target of the attack
champions-rule-enemy-attack-boost-turned-one-by-one = Boost cards are turned up one at a time in an attack
champions-rule-enemy-attack-boost-icons-raise-atk = Each boost icon gives the villain +1 ATK
champions-rule-enemy-attack-boost-star-resolves-at-once = In an attack a star ability resolves at once
champions-rule-enemy-attack-boost-cards-discarded = Boost cards of an attack are discarded when resolved
champions-rule-enemy-attack-damage-is-modified-atk = An enemy attack deals its modified ATK as damage
champions-rule-enemy-attack-hero-defender-reduces-by-def = A defending hero’s DEF reduces the damage
champions-rule-enemy-attack-hero-defender-takes-rest = The defending hero takes the rest of the damage
champions-rule-enemy-attack-ally-defender-takes-all = A defending ally takes all the damage
champions-rule-enemy-attack-ally-excess-is-lost = Damage beyond a defending ally is lost
champions-rule-enemy-attack-undefended-definition = An attack nobody defends is undefended
champions-rule-enemy-attack-undefended-target-hero-takes-all = The hero takes all damage of an undefended attack

champions-rule-enemy-scheme-step-order = Scheme: boost card, turn boosts up, place threat
champions-rule-enemy-scheme-villain-gets-boost-card = A scheming villain gets a facedown boost card
champions-rule-enemy-scheme-minion-skips-boost = A scheming minion gets no boost card
champions-rule-enemy-scheme-boost-turned-one-by-one = Boost cards are turned up one at a time in a scheme
champions-rule-enemy-scheme-boost-icons-raise-sch = Each boost icon gives the villain +1 SCH
champions-rule-enemy-scheme-boost-star-resolves-at-once = In a scheme a star ability resolves at once
champions-rule-enemy-scheme-boost-cards-discarded = Boost cards of a scheme are discarded when resolved
champions-rule-enemy-scheme-threat-on-main-scheme = A scheming enemy puts its SCH as threat on the main scheme

champions-rule-interrupt-trigger-type = The bold word Interrupt marks an interrupt
champions-rule-interrupt-resolves-before-condition = An interrupt resolves before its condition
champions-rule-interrupt-many-per-condition = One condition may trigger several interrupts
champions-rule-interrupt-player-order = Interrupts are offered in player order
champions-rule-interrupt-all-pass-resolves = When all pass, the condition resolves
champions-rule-interrupt-changed-condition-blocks-rest = A changed condition allows no further interrupts

champions-rule-enters-play-any-route = Every way into play is entering play

champions-rule-ready-enters-ready = Cards enter play ready
champions-rule-ready-readying = Readying turns an exhausted card upright
champions-rule-ready-orientation = A ready card lies upright for its controller

champions-rule-player-elimination-identity-defeated = A player is out when the identity is defeated
champions-rule-player-elimination-own-cards-discarded = The hand and deck of an eliminated player are discarded
champions-rule-player-elimination-controlled-cards-discarded = Cards of an eliminated player in play are discarded
champions-rule-player-elimination-dealt-encounter-cards-discarded = Encounter cards dealt to an eliminated player are discarded
champions-rule-player-elimination-minions-move-clockwise = Minions of an eliminated player engage the next one
champions-rule-player-elimination-minions-keep-state = Minions that move on keep damage, tokens and statuses
champions-rule-player-elimination-others-continue = The other players go on
champions-rule-player-elimination-shared-result = Eliminated players share the result
champions-rule-player-elimination-current-effect-finishes = The effect that eliminates a player is finished
champions-rule-player-elimination-all-eliminated-loss = When all players are out, they lose

champions-rule-action-own-turn = An action is used in one’s own turn or on request

champions-rule-friendly-player-controlled = Friendly means controlled by any player

champions-rule-counter-placed-when-used = A card that uses counters gets that many of them

champions-rule-threat-token-tracks-schemes = Threat tokens show the threat on schemes

champions-rule-acceleration-token-raises-step-one-threat = Each acceleration token adds 1 threat in step one

champions-rule-hit-points-every-character = Every character has hit points
champions-rule-hit-points-identity-and-villain-dial = Damage lowers the dial of an identity or villain
champions-rule-hit-points-villain-dial-zero = A villain dial at zero defeats the stage
champions-rule-hit-points-ally-minion-tokens = Tokens mark the damage of allies and minions
champions-rule-hit-points-ally-minion-defeated-discard = An ally or minion without hit points is discarded

champions-rule-remaining-hit-points-dial-value = The dial shows what an identity or villain has left
champions-rule-remaining-hit-points-ally-minion-formula = Remaining hit points: maximum minus damage tokens
champions-rule-remaining-hit-points-zero-defeats = At zero hit points a character is defeated

champions-rule-replacement-resolves-instead = A replacement happens instead of the original
champions-rule-replacement-applies-at-condition = A replacement applies after all interrupts
champions-rule-replacement-most-recent-wins = Of several replacements the most recent counts

champions-rule-nemesis-set-per-hero = Every hero has a nemesis set
champions-rule-nemesis-enters-by-encounter-card = Only an encounter card brings a hero’s nemesis in

champions-rule-prevent-damage = Preventing lowers the damage by that number
champions-rule-prevent-threat = Preventing lowers the threat by that number

champions-rule-trigger-bold-text-before-colon = The bold text before the colon says when to use it
champions-rule-trigger-forced-not-optional = Only what says Forced is not up to the player
champions-rule-trigger-game-resolves-at-moment = The game resolves forced abilities at their moment
champions-rule-trigger-form-word-required = Hero or Alter-Ego in the trigger demands that form
champions-rule-trigger-quoted-trigger-is-reference = A quoted trigger only refers to cards that have it

champions-rule-defend-hero-basic-power = A hero exhausts for the basic defense; an alter-ego cannot
champions-rule-defend-labelled-ability = An ability labelled “defense” is defending
champions-rule-defend-labelled-no-exhaust = A defense ability does not exhaust the hero by itself

champions-rule-deal-encounter-ability-takes-top-card = A dealt encounter card lies facedown before the player
champions-rule-deal-encounter-not-revealed-yet = A dealt card waits for the villain phase
champions-rule-deal-encounter-queue-in-steps-three-and-four = A card dealt in step three or four joins the queue

champions-rule-star-points-to-text = A star points to an ability in the card text
champions-rule-star-by-atk = A star by ATK: an ability at every attack
champions-rule-star-by-sch = A star by SCH: an ability at every scheme
champions-rule-star-by-attachment-bonus = A star by an attachment’s bonus: an ability on its use
champions-rule-star-in-boost-field = A star in the boost field: a boost ability

champions-rule-search-look-at-whole-zone = Whoever searches may look at all cards there
champions-rule-search-found-card-to-named-place = A found card goes where the ability says
champions-rule-search-choose-one-of-many = Of several fitting cards take one
champions-rule-search-cards-stay-in-zone = Searched cards stay where they are
champions-rule-search-shuffle-after-whole-deck = After looking through a deck, shuffle it

champions-rule-thwart-hero-basic-exhausts = A hero exhausts for the basic thwart
champions-rule-thwart-hero-basic-amount = A hero’s basic thwart removes threat equal to THW
champions-rule-thwart-ally-basic-amount = An ally’s thwart removes threat equal to its THW
champions-rule-thwart-labelled-ability = An ability labelled “thwart” is a thwart of a scheme
champions-rule-thwart-labelled-no-exhaust = A thwart ability does not exhaust the hero by itself

champions-rule-obligation-encounter-card-type = An obligation is an encounter card linked to a hero
champions-rule-obligation-every-hero-has-one = Every hero has at least one obligation
champions-rule-obligation-shuffled-in-for-chosen-heroes = The chosen heroes’ obligations are shuffled in
champions-rule-obligation-given-to-linked-player = A revealed obligation goes to its hero’s player
champions-rule-obligation-linked-player-decides = The linked hero’s player decides on the obligation
champions-rule-obligation-linked-hero-eliminated = The obligation of an eliminated hero leaves the game
champions-rule-obligation-linked-hero-eliminated-extra-card = A removed obligation is followed by another card
champions-rule-obligation-no-linked-hero = Without a linked hero the revealer of the obligation decides

champions-rule-initiation-declare-first = First declare the card or ability
champions-rule-initiation-check-restrictions = Check that it may be used and changes the game
champions-rule-initiation-determine-cost = Determine the cost with all modifiers
champions-rule-initiation-both-checks-pass = Pay only if both checks succeed
champions-rule-initiation-pay-or-abort = If the cost cannot be paid, nothing happens
champions-rule-initiation-choices-after-payment = Choices are made after paying, before resolving
champions-rule-initiation-begins-after-choices = After the choices playing begins and can be cancelled
champions-rule-initiation-resolves-unless-cancelled = What is not cancelled resolves or enters play
champions-rule-initiation-event-discarded-after-effects = A resolved event goes to its owner’s discard pile
champions-rule-initiation-interrupt-to-any-step = Any step of playing can be interrupted
champions-rule-initiation-response-to-any-step = Any step of playing can be responded to
champions-rule-initiation-source-leaving-play = An ability goes on even if its card leaves play
champions-rule-initiation-source-loss-breaks-cost = An ability stops if its cost is lost with the card

champions-rule-resource-card-discard-to-generate = A resource card is discarded to generate resources
champions-rule-resource-card-text-active-while-generating = A resource card’s text counts while it generates

champions-rule-status-three-types = There are three status cards: confused, stunned, tough
champions-rule-status-placed-from-supply = A status card comes from the supply onto the character
champions-rule-status-one-per-type = At most one status card of each type
champions-rule-status-priority-over-abilities = Status cards come before all other abilities

champions-rule-confused-player-thwart-replaced = A confused character loses confusion instead of thwarting
champions-rule-confused-cost-still-paid = A thwart lost to confusion is still paid for
champions-rule-confused-enemy-scheme-replaced = A confused enemy loses confusion instead of scheming

champions-rule-stunned-player-attack-replaced = A stunned character loses the stun instead of attacking
champions-rule-stunned-cost-still-paid = An attack lost to a stun is still paid for
champions-rule-stunned-enemy-attack-replaced = A stunned enemy loses the stun instead of attacking

champions-rule-tough-damage-replaced = A tough card is discarded instead of taking damage

champions-rule-end-of-player-phase-step-order = End of the player phase: discard, draw, ready
champions-rule-end-of-player-phase-optional-discard = Each player may discard any number of cards
champions-rule-end-of-player-phase-excess-discard = Cards above hand size must be discarded
champions-rule-end-of-player-phase-player-picks-discards = Each player picks their own discards
champions-rule-end-of-player-phase-draw-up = All players draw up to hand size together
champions-rule-end-of-player-phase-ready-all = All players ready all their cards together

champions-rule-keywords-attribute-with-rules = A keyword gives its card special rules

champions-rule-uses-enters-with-counters = A card with uses enters play with its counters
champions-rule-uses-type-name = The word after the number names the counters
champions-rule-uses-counter-pays-ability = The use counters pay for the card’s ability
champions-rule-uses-spent-counter-to-supply = A spent counter returns to the supply
champions-rule-uses-discard-after-last = After the last counter the card is discarded

champions-rule-toughness-enters-with-tough = Toughness: enters play with a tough card

champions-rule-overkill-ally-defender = Overkill: excess from a defending ally hits the hero
champions-rule-overkill-ally-spill-if-able = Overkill spills onto the hero only if possible
champions-rule-overkill-minion-to-villain = Overkill: excess from a minion hits the villain
champions-rule-overkill-tough-leaves-nothing = A tough card leaves nothing for overkill

champions-rule-surge-reveal-another = Surge: reveal another encounter card
champions-rule-surge-finish-first-card = The surge card is finished before the next

champions-rule-restricted-max-two = At most 2 restricted cards per player
champions-rule-restricted-discard-down-immediately = A third restricted card forces a discard at once

champions-rule-guard-villain-cannot-be-attacked = Guard: the villain cannot be attacked
champions-rule-guard-villain-with-guard-exempt = A villain that itself has guard may be attacked

champions-rule-peril-no-consulting = Peril: no consulting the other players
champions-rule-peril-others-locked-out = Peril: the others play and use nothing

champions-rule-retaliate-damage-after-attack = Retaliate: the attacker takes damage after the attack
champions-rule-retaliate-must-survive = Retaliate needs a survivor

champions-rule-quickstrike-attacks-on-engaging = Quickstrike: attacks as soon as it engages a hero
champions-rule-quickstrike-not-in-alter-ego = Quickstrike does nothing against an alter-ego

champions-rule-player-deck-empty-reshuffle = An empty player deck is made anew from the discard pile
champions-rule-player-deck-empty-encounter-card-penalty = Whoever runs out of deck gets an encounter card
champions-rule-player-deck-empty-draw-continues = Drawing goes on from the new deck
champions-rule-player-deck-empty-discard-stops = Discarding does not go on from the new deck

champions-rule-encounter-deck-empty-reshuffle = An empty encounter deck is made anew from its discard
champions-rule-encounter-deck-empty-acceleration-token = An emptied encounter deck adds an acceleration token
champions-rule-encounter-deck-empty-search-fails = A search ends when the encounter deck runs out
champions-rule-encounter-deck-empty-new-deck-not-discarded = Nothing is discarded from the new encounter deck
champions-rule-encounter-deck-empty-no-cards-left = No encounter card left to take: the players lose

champions-rule-villain-stages-in-sequence = The villain deck is stages in sequence

champions-rule-recover-alter-ego-only = Only an alter-ego can recover
champions-rule-recover-exhausts = Recovering exhausts the alter-ego
champions-rule-recover-amount = Recovering heals damage equal to REC

champions-rule-heal-by-ability-reduces-damage = Healing by an ability removes that much damage
champions-rule-heal-cap-at-maximum = Healing stops at the maximum hit points

champions-rule-limit-per-copy = A limit counts for each copy separately
champions-rule-limit-cancelled-counts = A cancelled use counts against the limit

champions-rule-ally-limit-three = A player controls at most three allies

champions-rule-treachery-revealer-resolves = Whoever reveals a treachery resolves it
champions-rule-treachery-discard-after = A treachery is discarded afterwards

champions-rule-max-all-copies-all-players = A maximum counts all copies of all players
champions-rule-max-ability-total = A maximum on an ability counts all its uses together
champions-rule-max-cancelled-counts = A cancelled effect counts toward the maximum
champions-rule-max-per-deck = Max per deck limits the copies in a deck
champions-rule-max-per-player = Max per player limits the copies under control

champions-rule-maximum-hit-points-formula = Maximum hit points: base value and modifiers

champions-rule-modifiers-continuous = Modified numbers are checked all the time
champions-rule-modifiers-recalculate-from-base = Every change recalculates from the base value
champions-rule-modifiers-add-before-multiply = Add and subtract before multiplying and dividing
champions-rule-modifiers-set-overrides = A set value overrides other modifiers
champions-rule-modifiers-latest-set-wins = The latest set value is in force
champions-rule-modifiers-floor-zero = Nothing falls below zero
champions-rule-modifiers-no-negative-while-summing = Zero is the floor only after all modifiers
champions-rule-modifiers-round-up = Fractions are rounded up at the end

champions-rule-may-named-player = The named player has the choice of “may”
champions-rule-may-default-controller = If nobody is named, the controller may choose

champions-rule-per-player-multiplies-by-starters = Per player multiplies by the players who started
champions-rule-per-player-elimination-no-effect = Elimination does not lower a per player value

champions-rule-printed-physical-value = Printed means what stands on the card itself

champions-rule-engaged-minion-engages-on-entering = A minion engages a player as it enters play
champions-rule-engaged-resolver-by-default = A minion engages the player who resolves the card
champions-rule-engaged-stays-until-ability = A minion stays with its player until an ability moves it

champions-rule-consequential-damage-after-attack = After attacking an ally takes consequential damage
champions-rule-consequential-damage-after-thwart = After thwarting an ally takes consequential damage

champions-rule-cannot-absolute = Nothing overrides “cannot”

champions-rule-indirect-damage-divided = Indirect damage is divided among one’s own characters
champions-rule-indirect-damage-cap-per-character = No more indirect damage than defeats the character

champions-rule-discussion-free-talk = Players may talk freely, about their hands too
champions-rule-discussion-hand-not-forced = Nobody has to show the hand

champions-rule-stunned-ability-places-card = Whoever is stunned gets a stunned card

champions-rule-simultaneous-first-player-orders = The first player orders simultaneous effects

champions-rule-main-scheme-advances-at-target = At its target threat the main scheme advances
champions-rule-main-scheme-old-stage-removed = The old stage of the main scheme is taken away
champions-rule-main-scheme-new-stage-when-revealed = The new stage’s When Revealed effects resolve, A then B
champions-rule-main-scheme-starting-threat = A new main scheme stage gets its starting threat
champions-rule-main-scheme-step-one-threat = In step one the main scheme gets threat
champions-rule-main-scheme-excess-not-carried = Excess threat is not carried to the new scheme stage
champions-rule-main-scheme-acceleration-tokens-carried = Acceleration tokens are carried to the new scheme stage

champions-rule-identity-double-sided = An identity card has a hero and an alter-ego side
champions-rule-identity-words-mean-current-form = Hero and alter-ego mean the form shown now

champions-rule-sustained-damage-definition = Sustained damage: maximum minus remaining hit points
champions-rule-sustained-damage-token-characters = Sustained damage of an ally or minion: its tokens

champions-rule-gain-functions-as-if-had = What a card gains works as if it had it
champions-rule-gain-not-printed = What is gained is not printed
champions-rule-gain-stat-while-active = A gained number counts while the ability is active
champions-rule-gain-reverts-when-inactive = When the ability ends, the gained number goes back
champions-rule-gain-hit-points-raise-current-and-max = Gained hit points raise current and maximum
champions-rule-gain-hit-points-lost-when-inactive = Gained hit points go away with their effect

champions-rule-move-not-to-same-place = Nothing moves to where it already is
champions-rule-move-needs-destination = Without a legal destination nothing moves
champions-rule-move-dial-and-card = Damage may move between a dial and a card
champions-rule-move-from-dial-to-card = Damage off a dial raises it and goes on the card
champions-rule-move-from-card-to-dial = Damage off a card lowers the dial as much

champions-rule-game-end-players-win = Defeating the villain’s last stage wins
champions-rule-game-end-villain-wins = Completing the last main scheme lets the villain win

champions-rule-character-members = Characters: hero, alter-ego, ally, villain, minion

champions-rule-first-player-token-marks = The token marks the first player
champions-rule-first-player-token-passes-clockwise = At the end of the round the token passes clockwise
champions-rule-first-player-eliminated-passes-token = An eliminated first player passes the token at once
champions-rule-first-player-picks-encounter-target = The first player picks targets for encounter cards

champions-rule-boost-after-defender-declaration = Boost cards are turned up after defenders are declared
champions-rule-boost-only-this-activation = Boost icons count for this activation only
champions-rule-boost-star-is-not-an-icon = A star is no boost icon
champions-rule-boost-only-text-below-line = Only the text below the line counts as a boost
champions-rule-boost-extra-cards-add-up = Icons of additional boost cards add up
champions-rule-boost-extra-cards-abilities-in-order = Boost abilities resolve one after another

champions-rule-support-play-area = A support is played into the last row
champions-rule-support-stays-and-active = A support is active while in play
champions-rule-support-stays-in-play = A support stays until an ability removes it

champions-rule-after-event-just-finished = After means the event has just been completed

champions-rule-side-scheme-icons = Side schemes may show crisis, acceleration, hazard icons
champions-rule-side-scheme-enters-by-main-scheme = A side scheme enters play next to the main scheme
champions-rule-side-scheme-starting-threat = A side scheme enters play with its starting threat
champions-rule-side-scheme-stays-while-threat = A side scheme stays while it has threat
champions-rule-side-scheme-defeated-without-threat = Without threat a side scheme is defeated
champions-rule-side-scheme-thwartable = A side scheme is thwarted like the main scheme

champions-rule-crisis-protects-main-scheme = Crisis: no threat is removed from the main scheme

champions-rule-acceleration-icon-adds-one-each = Each acceleration icon adds 1 threat in step one

champions-rule-hazard-extra-encounter-card = Each hazard icon deals one more encounter card
champions-rule-hazard-dealt-in-player-order = Hazard cards are dealt in player order

champions-rule-event-voluntary = Playing an event is a choice
champions-rule-event-must-change-game = An event must change the game to be played

champions-rule-defeat-card-discarded = A defeated card is discarded

champions-rule-villain-defeat-stage-removed-from-game = A defeated villain stage is removed from the game
champions-rule-villain-defeat-next-stage-revealed = After a defeated villain stage the next is revealed
champions-rule-villain-defeat-dial-reset = The villain’s dial is set to the new stage
champions-rule-villain-defeat-excess-damage-lost = Excess damage is not carried to the new villain stage
champions-rule-villain-defeat-attachments-stay = Attachments stay on the villain as the stage changes
champions-rule-villain-defeat-status-cards-stay = Status cards stay on the villain as the stage changes
champions-rule-villain-defeat-tokens-stay = Tokens except damage stay on as the stage changes

champions-rule-damage-reduces-hit-points = Damage takes away hit points

champions-rule-minion-stays-in-play = A minion stays in play until something removes it
champions-rule-minion-activates-after-villain = Minions activate one by one after the villain
champions-rule-minion-hero-form-attacks = A minion engaged with a hero attacks
champions-rule-minion-alter-ego-schemes = A minion engaged with an alter-ego schemes

champions-rule-constant-definition = A constant ability has neither keyword nor trigger
champions-rule-constant-active-in-play = A constant ability is active while its card is in play
champions-rule-constant-conditional-checked-continuously = A constant ability applies whenever its condition is met
champions-rule-constant-copies-stack = Copies of a constant ability each apply

champions-rule-qualifier-applies-to-each-item = A word before a list is said of each item

champions-rule-attach-on-entering-play = An attached card is attached as it enters play
champions-rule-attach-placement = An attached card lies beside or under its host
champions-rule-attach-stays-until-removed = An attached card stays until it or its host leaves
champions-rule-attach-host-leaves-discard = When the host leaves, the attached card is discarded
champions-rule-attach-independent-exhaust = An attached card exhausts and readies on its own
champions-rule-attach-checked-only-once = Attaching is checked only at that moment
champions-rule-attach-failed-check-stays = A card that cannot be attached stays where it was
champions-rule-attach-failed-check-discard = A card that can neither attach nor stay is discarded

champions-rule-attachment-modifies-villain-stats = An attachment may change the villain’s ATK and SCH

champions-rule-forced-interrupt-priority = Forced interrupts come before other interrupts
champions-rule-forced-response-priority = Forced responses come before other responses
champions-rule-forced-first-player-orders = The first player orders forced abilities
champions-rule-forced-one-completes-before-next = Each forced ability is finished before the next

champions-rule-when-defeated-automatic = When Defeated abilities resolve automatically

champions-rule-when-revealed-triggers-on-reveal = When Revealed abilities resolve as the card is revealed

champions-rule-response-trigger-type = The bold word Response marks a response
champions-rule-response-resolves-after-condition = A response comes right after its condition
champions-rule-response-many-per-condition = One condition may have many responses
champions-rule-response-player-order = Responses are offered in player order
champions-rule-response-all-pass-closes = When all have passed, responses are over

champions-rule-resource-discard-from-hand = Cards discarded from hand generate their resources
champions-rule-resource-by-ability = Abilities generate resources too
champions-rule-resource-types = Resources: energy, mental, physical
champions-rule-resource-wild-stands-for-any = A wild resource stands for any type
champions-rule-resource-card-cost-any-type = Card costs take resources of any type
champions-rule-resource-at-least-cost = A card needs at least its cost in resources
champions-rule-resource-ability-cost-at-least = An ability needs at least the stated resources
champions-rule-resource-ability-specific-types = Demanded resource types must be paid as stated
champions-rule-resource-excess-lost = Excess resources are lost

champions-rule-resource-ability-only-while-paying = A Resource ability is used while paying

champions-rule-play-pay-and-place = Playing a card: pay its cost and place it
champions-rule-play-from-hand = Cards are played from hand
champions-rule-play-events-do-not-enter-play = Events do not enter play

champions-rule-put-into-play-no-cost = Putting into play ignores the cost
champions-rule-put-into-play-ignores-play-restrictions = Putting into play bypasses play restrictions
champions-rule-put-into-play-not-played = A card put into play was not played
champions-rule-put-into-play-controller-area = A card put into play enters its controller’s area
champions-rule-put-into-play-same-placement-rules = A card put into play is placed as if it were played

champions-rule-reveal-one-by-one-in-player-order = In step four players reveal their cards in order
champions-rule-reveal-one-at-a-time = Dealt cards are revealed and resolved one at a time
champions-rule-reveal-turn-up-and-resolve = Revealing: turn it up and do all it says
champions-rule-reveal-dispatch-by-type = A revealed card is resolved by its type
champions-rule-reveal-by-card-text = A card revealed by a card text resolves the same way

champions-rule-hand-size-checked-end-of-player-phase = Hand size counts only at the end of the player phase
champions-rule-hand-size-from-identity = The identity card gives the hand size

champions-rule-environment-enters-by-villain = An environment enters play beside the villain
champions-rule-environment-active-in-play = An environment applies while in play
champions-rule-environment-stays-in-play = An environment stays until something removes it

champions-rule-cancel-stops-initiation = Cancelling stops an effect completely
champions-rule-cancel-cost-still-paid = A cancelled ability is still paid for
champions-rule-cancel-event-counts-as-played = A cancelled event counts as played and is discarded
champions-rule-cancel-treachery-counts-as-revealed = A cancelled treachery counts as revealed, is discarded

champions-rule-ally-stays-in-play = An ally stays in play until something removes it
champions-rule-ally-any-number-per-turn = Any number of allies may act in a turn
champions-rule-ally-exhausts-to-thwart = An ally exhausts to thwart
champions-rule-ally-consequential-damage-mandatory = The ally that acted must take consequential damage
champions-rule-ally-any-player-may-defend = Any player may defend with an ally of their own

champions-rule-special-only-when-referenced = A Special ability needs another card’s word

champions-rule-confused-ability-places-card = Whoever is confused gets a confused card

champions-rule-card-types-list = There are fourteen card types
champions-rule-card-types-change-replaces = A card that changes its type has only the new one

champions-rule-dash-power-unusable = A dash means that power cannot be used

champions-rule-then-requires-full-resolution = What follows “then” needs all that stands before it
champions-rule-then-must-follow = When all before “then” was done, the rest must follow

champions-rule-lasting-treated-as-constant = A lasting effect is like a constant ability
champions-rule-lasting-outlives-source = A lasting effect outlives its card
champions-rule-lasting-affects-later-cards = A lasting effect covers cards that come later
champions-rule-lasting-affects-newly-eligible = A lasting effect covers cards that come to match it
champions-rule-lasting-ends-before-end-of-period-abilities = A lasting effect ends before end-of-period abilities
champions-rule-lasting-initiated-only-in-period = A lasting effect can be started only in its period

champions-rule-in-play-played-cards = Cards played or put into play are in play, not events
champions-rule-in-play-top-villain-and-main-scheme = The top villain and main scheme cards are in play

champions-rule-out-of-play-player-zones = Hand, deck and discard pile are out of play
champions-rule-out-of-play-scenario-zones = Encounter deck, its discard, lower cards: out of play
champions-rule-out-of-play-removed-and-set-aside = Removed and set-aside cards are out of play

champions-rule-in-play-leaving = A card leaves play when it goes out of play
champions-rule-in-play-new-copy = A card that comes back into play is a new copy

champions-rule-out-of-play-events-and-treacheries = Events and treacheries resolve from out of play

champions-rule-draw-from-top = Cards are drawn from the top of one’s own deck
champions-rule-draw-together = Several cards may be drawn together
champions-rule-draw-to-hand = Drawn cards go to the hand

champions-rule-triggering-condition-definition = The triggering condition fixes when to use an ability
champions-rule-triggering-condition-shared-windows = Conditions of one event share their windows
champions-rule-triggering-condition-any-order-in-window = Within a window abilities come in any order

champions-rule-play-restriction-all-must-be-met = All restrictions must be met to play or use a card

champions-rule-play-permission-optional-exception = A permission allows what the rules normally do not

champions-rule-wild-type-declared = State what a wild resource stands for
champions-rule-wild-only-wild-outside-payment = Outside payment a wild resource is only wild

champions-rule-unique-one-in-play = Only one unique card of a title in play
champions-rule-unique-identities-differ-by-alter-ego = Same-named identities may differ by alter-ego
champions-rule-unique-allies-differ-by-alternate-name = Same-named allies may differ by alternate name
champions-rule-unique-hero-and-ally-differ = A hero and an ally of the same title may differ

champions-rule-player-order-first-then-clockwise = Player order: the first player, then clockwise
champions-rule-player-order-sequence-continues = A sequence goes around until it is exhausted
champions-rule-player-order-next-player = The next player is the next clockwise

champions-rule-player-phase-one-turn-each = Each player takes one turn in player order
champions-rule-player-phase-end-steps-after-all-turns = Discard, draw and ready only after all turns

champions-rule-villain-phase-step-one-threat = Step one: threat for acceleration, tokens and icons
champions-rule-villain-phase-step-three-deal = Step three: an encounter card each, plus hazards

champions-rule-trait-no-own-effect = A trait does nothing by itself

champions-rule-player-turn-any-order-any-number = Turn options: any order, any number of times
champions-rule-player-turn-play-permanents = In a turn: play an ally, upgrade or support
champions-rule-player-turn-basic-powers-by-form = In a turn: recover, or as a hero attack or thwart
champions-rule-player-turn-use-allies = In a turn: attack or thwart with an ally
champions-rule-player-turn-trigger-actions = In a turn: trigger an Action ability
champions-rule-player-turn-ask-other-player = In a turn: ask another player for an action
champions-rule-player-turn-asked-player-decides = The asked player decides about the action
champions-rule-player-turn-other-may-offer = Another player may offer an action

champions-rule-target-threat-definition = At target threat the main scheme deck advances

champions-rule-cost-ability-cost-before-effect = The cost comes before the effect
champions-rule-cost-arrow-separates = The arrow separates cost and effect
champions-rule-cost-may-overpay = More resources than needed may be generated
champions-rule-cost-multiple-paid-together = Several costs are paid together
champions-rule-cost-no-change-no-payment = No paying for what would not change the game
champions-rule-cost-own-elements-only = Pay only with what you control
champions-rule-cost-own-out-of-play-only = Out of play, pay only with your own cards

champions-rule-deckbuilding-one-identity = A deck has exactly one identity
champions-rule-deckbuilding-size = A deck has 40 to 50 cards
champions-rule-deckbuilding-identity-not-counted = The identity does not count in the deck size
champions-rule-deckbuilding-all-identity-specific-cards = All cards of the hero are in the deck
champions-rule-deckbuilding-one-aspect = Only one aspect per deck
champions-rule-deckbuilding-fill-with-aspect-or-basic = The rest of the deck: the aspect and basic cards
champions-rule-deckbuilding-three-copies = At most three copies of a card
champions-rule-deckbuilding-one-copy-unique = At most one copy of a unique card
champions-rule-deckbuilding-identity-requirements = The identity’s deckbuilding demands must be met

champions-rule-encounter-deck-default-sets = Each scenario has its recommended encounter sets

champions-rule-expert-mode-villain-stages = Expert mode uses other villain stages
champions-rule-expert-mode-expert-set = Expert mode adds the expert set

champions-rule-modular-set-included = A core scenario includes a modular set
champions-rule-modular-set-swap = The modular set may be replaced by another
champions-rule-modular-set-several-allowed = Several modular sets may be added
champions-rule-modular-set-random-unseen = A modular set may be picked at random, unseen

champions-rule-setup-order = Setup has fourteen steps in order
champions-rule-setup-step01-heroes = Setup 1: choose heroes, alter-ego side up
champions-rule-setup-step02-hit-points = Setup 2: set the players’ hit points
champions-rule-setup-step03-first-player = Setup 3: choose the first player
champions-rule-setup-step04-obligations = Setup 4: set the obligations aside
champions-rule-setup-step05-nemesis = Setup 5: set the nemesis sets aside
champions-rule-setup-step06-shuffle-player-decks = Setup 6: shuffle the player decks
champions-rule-setup-step07-tokens-and-status = Setup 7: make tokens and status cards ready
champions-rule-setup-step08-villain = Setup 8: choose the villain and its decks
champions-rule-setup-step09-villain-hit-points = Setup 9: set the villain’s hit points
champions-rule-setup-step10-scheme-setup = Setup 10: follow the setup text of scheme 1A
champions-rule-setup-step10-when-revealed = Setup 10: resolve When Revealed of cards in play
champions-rule-setup-step11-encounter-deck = Setup 11: shuffle the encounter deck, obligations too
champions-rule-setup-step12-draw-hand = Setup 12: draw cards equal to hand size
champions-rule-setup-step13-mulligan = Discard any cards, then draw up to hand size
champions-rule-setup-step13-no-reshuffle = Mulliganed cards are not shuffled back
champions-rule-setup-step14-character-setup = Setup 14: follow the setup text of the identities
champions-rule-setup-only-setup-abilities = During setup players use only Setup abilities

champions-rule-player-card-title = A player card has a title
champions-rule-player-card-type = A player card’s type says how it is used
champions-rule-player-card-traits = A player card has traits
champions-rule-player-card-ability = A player card has ability text
champions-rule-player-card-cost = A player card has a cost in resources
champions-rule-player-card-hit-points = A player character card has hit points
champions-rule-player-card-resources = A player card bears the resources it generates
champions-rule-player-card-classification = A player card belongs to a hero, an aspect or is basic
champions-rule-player-card-thw = THW: how well a character thwarts
champions-rule-player-card-atk = ATK: how well a character attacks
champions-rule-player-card-def = DEF: how well a character defends
champions-rule-player-card-rec = REC: how well an alter-ego recovers
champions-rule-player-card-consequential-damage = A power may bear consequential damage icons
champions-rule-player-card-hand-size = Each identity side has its hand size
champions-rule-player-card-collector-info = A player card bears its product and number
champions-rule-player-card-unique-symbol = A card may bear the unique symbol
champions-rule-player-card-alternate-name = An ally may bear an alternate name

champions-rule-scenario-card-title = A scenario card has a title
champions-rule-scenario-card-type = A scenario card’s type says how it is used
champions-rule-scenario-card-traits = A scenario card has traits
champions-rule-scenario-card-ability = A scenario card has ability text
champions-rule-scenario-card-hit-points = A scenario character card has hit points
champions-rule-scenario-card-sch = SCH: how well an enemy schemes
champions-rule-scenario-card-atk = ATK: how well an enemy attacks
champions-rule-scenario-card-boost-icons = Boost icons are the strength of a boost card
champions-rule-scenario-card-starting-threat = Starting threat is put on as the card enters play
champions-rule-scenario-card-acceleration = Acceleration: how fast the main scheme progresses
champions-rule-scenario-card-target-threat = Target threat: what a scheme must gather to advance
champions-rule-scenario-card-stage-number = Villain and main scheme cards bear a stage number
champions-rule-scenario-card-encounter-set-name = A scenario card names its encounter set
champions-rule-scenario-card-encounter-set-info = A scenario card bears its number in its set
champions-rule-scenario-card-collector-info = A scenario card bears its product and number
