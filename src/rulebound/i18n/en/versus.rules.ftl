### Short titles of the rules of VS System.

## Chapters and their pages.

versus-chapter-start = Before you start
versus-topic-golden-rules = Golden rules
versus-topic-setup = Setting up the game
versus-topic-decks = Building a deck
versus-topic-victory = Victory

versus-chapter-cards = The cards
versus-topic-anatomy = Cards and places
versus-topic-uniqueness = Uniqueness
versus-topic-equipment = Equipment
versus-topic-locations = Locations
versus-topic-plot-twists = Plot twists

versus-chapter-turn = The turn
versus-topic-draw = The draw phase
versus-topic-resources = Resources
versus-topic-recruit = Recruiting
versus-topic-formation = Formation
versus-topic-recovery = The recovery phase

versus-chapter-combat = The attack
versus-topic-declaring = Declaring an attack
versus-topic-protected = Protected, flight, range
versus-topic-resolving = Resolving an attack
versus-topic-breakthrough = Breakthrough
versus-topic-direct = Attacking the player
versus-topic-leaving = Leaving the attack
versus-topic-team-attacks = Team attacks
versus-topic-reinforcement = Reinforcement
versus-topic-power-up = Power-up
versus-topic-stun = Stunned characters

versus-chapter-effects = Effects and the chain
versus-topic-powers = Powers
versus-topic-chain = The chain
versus-topic-priority = Priority

## The rules.

## Cards and table

versus-rule-anatomy-four-types = Every card is one of four types
versus-rule-anatomy-name = Every card has a name
versus-rule-anatomy-recruit-cost = Characters and equipment have a recruit cost
versus-rule-anatomy-version = The version tells characters of one name apart
versus-rule-anatomy-team = A character belongs to the teams printed on it
versus-rule-anatomy-flight-icon = The flight icon gives flight
versus-rule-anatomy-range-icon = The range icon gives range
versus-rule-anatomy-atk = A character has a printed ATK
versus-rule-anatomy-def = A character has a printed DEF
versus-rule-anatomy-threshold-cost = Locations and plot twists have a threshold cost
versus-rule-anatomy-ongoing-icon = The ongoing icon marks an ongoing effect
versus-rule-anatomy-flavor-text = Flavor text has no effect
versus-rule-anatomy-collector-number = Collector number: three letters of the set, then a number
versus-rule-anatomy-rarity-colour = The colour of the collector number shows the rarity
versus-rule-anatomy-resource = Every card in the resource row is a resource
versus-rule-anatomy-resource-not-character = A character in the resource row is not in play as one
versus-rule-anatomy-resource-peek-own = You may always look at your own face-down resources
versus-rule-anatomy-resource-no-reorder = The order of your resources must not be changed
versus-rule-anatomy-resource-hidden-from-opponent = The opponent does not see your face-down resources
versus-rule-anatomy-hand-hidden = You need not show your hand
versus-rule-anatomy-deck-hidden = Nobody looks into a deck
versus-rule-anatomy-hand-unlimited = A hand may hold any number of cards
versus-rule-anatomy-rows = Three rows: front, support, resources
versus-rule-anatomy-ko = A KO’d card goes to its owner’s KO’d pile
versus-rule-anatomy-ko-pile-face-up = Cards in a KO’d pile lie face up
versus-rule-anatomy-discard = To discard: from your hand into your KO’d pile
versus-rule-anatomy-controller = A card is controlled by the player on whose side it is
versus-rule-anatomy-enter-ready-character = Characters enter play ready
versus-rule-anatomy-enter-ready-resource = Resources enter play ready
versus-rule-anatomy-exhaust = To exhaust a card, turn it sideways
versus-rule-anatomy-ready-uses = Only a ready character can be exhausted
versus-rule-anatomy-grid = A formation is a grid, one character per place
versus-rule-anatomy-adjacent = Adjacent: next in the row, or in front and behind
versus-rule-anatomy-phase-order = A turn: draw, build, combat, recovery

## Setting up

versus-rule-setup-two-players = The game is for two players
versus-rule-setup-endurance-50 = Everyone starts with 50 endurance
versus-rule-setup-endurance-shown = Endurance is shown throughout the game
versus-rule-setup-random-chooser = Chance picks who decides about the first initiative
versus-rule-setup-chooser-decides = The chosen player names who has the first initiative
versus-rule-setup-shuffle = Decks are shuffled before the opening hands
versus-rule-setup-cut = The opponent may cut your deck
versus-rule-setup-opening-hand = The opening hand is four cards
versus-rule-setup-mulligan = You may replace your opening hand
versus-rule-setup-mulligan-once = The opening hand is replaced only once
versus-rule-setup-mulligan-order = The initiative player decides first about the mulligan
versus-rule-setup-mulligan-bottom-order = You choose the order of the cards you put back
versus-rule-setup-initiative-first-actor = The initiative player acts first in a phase
versus-rule-setup-initiative-marked = It is marked who has the initiative

## Decks

versus-rule-deck-minimum-60 = A deck has at least 60 cards
versus-rule-deck-no-maximum = A deck has no maximum size
versus-rule-deck-starter-40 = A starter deck has exactly 40 cards
versus-rule-deck-four-copies = At most four cards of one name
versus-rule-deck-four-per-version = Each version of a character counts separately
versus-rule-deck-army-unlimited = Any number of Army characters in a deck
versus-rule-deck-any-vs-card = Any VS System card may go into any deck
versus-rule-deck-copies-apply-to-starter = The limit of copies holds for starter decks too

## Cards and rules

versus-rule-golden-card-over-rule = The card prevails over the rules
versus-rule-golden-cannot-wins = A prohibition prevails over a permission

## Draw phase

versus-rule-draw-two-cards = Both players draw two cards each turn
versus-rule-draw-window = The two cards are drawn before anyone has priority
versus-rule-draw-empty-deck = An empty deck does not lose the game

## Build phase

versus-rule-build-order = Build: resource, recruit, formation, one player at a time
versus-rule-build-resource-optional = You may put a card into the resource row, or not
versus-rule-build-resource-one-per-turn = One resource from hand each turn
versus-rule-build-resource-face-down = A resource is put face down
versus-rule-build-resource-rightmost = A new resource goes to the right end
versus-rule-build-resource-no-flip-char-equip = Characters and equipment in the row stay face down

## Recruiting

versus-rule-recruit-points = Each resource gives one resource point
versus-rule-recruit-points-snapshot = Resource points are counted once, as the step starts
versus-rule-recruit-points-lost = Unspent points are lost after the recruit step
versus-rule-recruit-many = Recruit as often as your points last
versus-rule-recruit-row-choice = A recruit goes to the front row or the support row
versus-rule-recruit-slot-choice = A recruit takes any empty place of the row
versus-rule-recruit-on-chain = Recruiting goes on the chain
versus-rule-recruit-paid-on-announcement = Points are paid at once and are not given back
versus-rule-recruit-own-step-only = Recruit only in your own recruit step
versus-rule-recruit-no-sickness = A new character may attack at once

## Formation

versus-rule-formation-move = In the formation step you may move between rows
versus-rule-formation-move-within = In the formation step you may move within a row
versus-rule-formation-clear = It must be clear who is in front and who behind
versus-rule-formation-any-state = Exhausted and stunned characters may move too
versus-rule-formation-fixed-otherwise = Outside the formation step only effects move characters

## Combat

versus-rule-combat-protected = A support-row character behind another is protected
versus-rule-combat-protected-not-attacked = A protected character is attacked only with flight
versus-rule-combat-front-never-protected = Nobody in the front row is protected
versus-rule-combat-exhausted-protects = An exhausted character still protects
versus-rule-combat-stunned-not-protecting = A stunned character does not protect
versus-rule-combat-flight = Flight lets you attack protected characters
versus-rule-combat-flight-support = Flight alone does not attack from the support row
versus-rule-combat-range = Range lets you attack from the support row
versus-rule-combat-range-protected = Range alone does not reach a protected character
versus-rule-combat-flight-and-range = Flight and range: from support at protected characters
versus-rule-combat-initiative-attacks-first = The initiative player attacks first
versus-rule-combat-own-step-only = Attack only in your own attack step
versus-rule-combat-one-at-a-time = Attacks are made one after another
versus-rule-combat-more-attacks = You may attack again while somebody can
versus-rule-combat-declare = The attacker is ready and in the front row
versus-rule-combat-declare-defender = Attack an opposing character you may attack
versus-rule-combat-no-stunned-target = A stunned character cannot be attacked
versus-rule-combat-response-before-exhaust = A declared attack may be answered before it begins
versus-rule-combat-illegal-cancel = An attack made illegal is cancelled
versus-rule-combat-begins-on-exhaust = The attack begins when the attacker is exhausted
versus-rule-combat-legal-after-start = An attack that has begun cannot become illegal
versus-rule-combat-becomes-attacker = An attacker from being exhausted until the attack ends
versus-rule-combat-becomes-defender = A defender from the beginning of the attack to its end
versus-rule-combat-ends = An attack ends when its results are carried out
versus-rule-combat-window = During an attack players may add effects
versus-rule-combat-compare-less = ATK less than DEF: nothing happens to the defender
versus-rule-combat-compare-equal = ATK equal to DEF stuns the defender
versus-rule-combat-compare-greater = ATK greater than DEF stuns the defender
versus-rule-combat-back-stun = The defender stuns the attacker if its ATK reaches DEF
versus-rule-combat-back-less = The defender’s ATK below DEF: the attacker is unharmed
versus-rule-combat-simultaneous = Both comparisons are made at the same moment
versus-rule-combat-breakthrough = Breakthrough: the ATK beyond DEF is lost as endurance
versus-rule-combat-breakthrough-plus-stun = Breakthrough comes on top of the stun loss
versus-rule-combat-breakthrough-needs-stun = No stun, no breakthrough
versus-rule-combat-no-breakthrough-back = A stunned attacker causes no breakthrough
versus-rule-combat-direct = Without non-stunned characters you are attacked directly
versus-rule-combat-direct-loss = A direct attack costs endurance equal to ATK
versus-rule-combat-direct-is-breakthrough = The loss from a direct attack is breakthrough
versus-rule-combat-direct-position = A direct attack too needs the front row or range
versus-rule-combat-direct-exhausts = A direct attack too exhausts the attacker
versus-rule-combat-direct-late-character = A direct attack that has begun stays direct
versus-rule-combat-attacker-leaves = A stunned or removed attacker drops out
versus-rule-combat-no-attacker-cancels = An attack without attackers is cancelled
versus-rule-combat-defender-leaves = An attack without its defender is cancelled
versus-rule-combat-attackers-ready-again = Without a defender the attackers become ready again
versus-rule-combat-no-rejoin = Whoever dropped out does not come back into the attack
versus-rule-combat-negative = ATK and DEF below zero count as zero
versus-rule-combat-illegal-declaration-refused = An illegal declaration is refused

## Team attacks

versus-rule-team-attack-definition = Team attack: several characters against one defender
versus-rule-team-attack-shared-team = All in a team attack share a team
versus-rule-team-attack-each-legal = Each one must be able to attack that defender alone
versus-rule-team-attack-exhaust-all = All participants are exhausted
versus-rule-team-attack-sum = The ATK of all attackers is added up
versus-rule-team-attack-breakthrough = Breakthrough is the sum of ATK minus DEF
versus-rule-team-attack-choose-one = The defending player chooses one attacker to strike
versus-rule-team-attack-back-stun = The chosen attacker may be stunned back
versus-rule-team-attack-back-regardless = The defender strikes back even if stunned
versus-rule-team-attack-continues = A team attack goes on while one attacker is left
versus-rule-team-attack-dropped-atk = The ATK of whoever dropped out is not counted
versus-rule-team-attack-multi-team = One team must be common to all
versus-rule-team-attack-direct = A team may attack a player too
versus-rule-team-attack-direct-no-back = Nobody is stunned back when a player is attacked
versus-rule-team-attack-partial-illegal = Participants made illegal drop out, the rest attack

## Reinforcement

versus-rule-reinforcement-window = Reinforce while an opposing attack is in progress
versus-rule-reinforcement-cost = To reinforce, exhaust a ready support character
versus-rule-reinforcement-support-only = Only the support row reinforces
versus-rule-reinforcement-adjacent = Reinforce the one in front or beside
versus-rule-reinforcement-example-nimrod = With nobody in front, only neighbours are reinforced
versus-rule-reinforcement-not-self = Nobody reinforces itself
versus-rule-reinforcement-ready-only = An exhausted character cannot reinforce
versus-rule-reinforcement-shared-team = Reinforcement needs a shared team
versus-rule-reinforcement-prevents-breakthrough = Reinforcement prevents breakthrough
versus-rule-reinforcement-stun-loss-stays = Reinforcement does not prevent the stun
versus-rule-reinforcement-on-chain = Reinforcement goes on the chain
versus-rule-reinforcement-duration = Reinforced until the end of the attack
versus-rule-reinforcement-repeat = A second reinforcement adds nothing

## Power-up

versus-rule-power-up-discard-same-name = Power up by discarding a card of the same name
versus-rule-power-up-version-irrelevant = The version does not matter for a power-up
versus-rule-power-up-attacker-or-defender = Only your attacker or defender is powered up
versus-rule-power-up-bonus = A power-up gives +1 ATK and +1 DEF
versus-rule-power-up-repeat = A character may be powered up several times
versus-rule-power-up-duration = A power-up lasts until the end of the attack
versus-rule-power-up-on-chain = A power-up goes on the chain

## Stunning

versus-rule-stun-endurance-loss = A stun costs endurance equal to the recruit cost
versus-rule-stun-any-source = Every stun costs endurance, whatever caused it
versus-rule-stun-printed-cost = The stun loss is the printed cost
versus-rule-stun-face-down-exhausted = A stunned character is turned face down, exhausted
versus-rule-stun-counts-exhausted = A stunned character counts as exhausted
versus-rule-stun-keeps-place = A stunned character keeps its place
versus-rule-stun-keeps-identity = A stunned character keeps name, version and team
versus-rule-stun-cannot-ready = A stunned character cannot become ready
versus-rule-stun-text-inactive = The text of a stunned character is inactive
versus-rule-stun-no-power-use = A stunned character cannot use its powers
versus-rule-stun-loses-powers = A stunned character loses flight, range and powers
versus-rule-stun-visible = Anybody may look at a stunned character
versus-rule-stun-again = A stunned character cannot be stunned again
versus-rule-stun-power-on-chain = A stun does not stop an effect already on the chain
versus-rule-stun-recover = A recovered character is face up but still exhausted

## Recovery phase

versus-rule-recovery-order = Recovery: endurance, recover and KO, ready, initiative
versus-rule-recovery-choose-one = Each player recovers one stunned character
versus-rule-recovery-initiative-chooses-first = The initiative player chooses whom to recover first
versus-rule-recovery-ko-rest = All other stunned characters are KO’d
versus-rule-recovery-mandatory = You must recover one if you can
versus-rule-recovery-ready-all = Then all cards become ready
versus-rule-recovery-initiative-passes = The initiative passes to the other player
versus-rule-recovery-start-window = Priority before the endurance check, not between actions

## Winning

versus-rule-victory-check-time = Endurance is checked only in the recovery phase
versus-rule-victory-lose-at-zero = At 0 endurance or less you lose to whoever has more
versus-rule-victory-both-below = If both are at 0 or less, the higher one wins
versus-rule-victory-tie-extra-turn = Equal at 0 or less: one more turn
versus-rule-victory-tie-repeat = Extra turns go on as long as needed
versus-rule-victory-gain-no-cap = Endurance may rise above 50
versus-rule-victory-concede = A player may concede at any time
versus-rule-victory-turn-limit = After turn 40 the player with more endurance wins

## Uniqueness

versus-rule-uniqueness-character = A unique character KO’s your others of that name
versus-rule-uniqueness-owner-pile = A card KO’d by uniqueness goes to its owner’s pile
versus-rule-uniqueness-on-entry = Uniqueness works at once, without the chain
versus-rule-uniqueness-any-version = Uniqueness compares names, not versions
versus-rule-uniqueness-army = Army characters are not unique
versus-rule-uniqueness-per-player = Uniqueness looks only at your own characters
versus-rule-uniqueness-stunned-counts = A stunned character counts for uniqueness
versus-rule-uniqueness-no-stun-loss = A KO by uniqueness costs no endurance
versus-rule-uniqueness-any-entry = Uniqueness applies however the character enters play
versus-rule-uniqueness-location = A flipped location KO’s your others of that name
versus-rule-uniqueness-location-face-down = Face-down copies of a location are safe
versus-rule-uniqueness-equipment = Equipment that says “unique” is unique
versus-rule-uniqueness-equipment-not-unique = Other equipment is not unique
versus-rule-uniqueness-plot-twist = Plot twists are not unique

## Equipment

versus-rule-equipment-recruit = Equipment is recruited like a character
versus-rule-equipment-attach = Equipment is attached to a character
versus-rule-equipment-no-slot = Equipment takes no place in the formation
versus-rule-equipment-one-each = One equipment per character
versus-rule-equipment-no-move = Equipment does not move to another character
versus-rule-equipment-ko-with-character = Equipment is KO’d with its character
versus-rule-equipment-own-character = Equip only your own characters
versus-rule-equipment-stunned-bearer = A stunned character may be equipped
versus-rule-equipment-stunned-inactive = Equipment of a stunned character does not work
versus-rule-equipment-target-gone = Without its bearer the equipment is KO’d

## Locations

versus-rule-location-flip-in-row-only = A location is flipped only in the resource row
versus-rule-location-must-be-face-up = A location works only face up
versus-rule-location-stays-up = A flipped location is not flipped again
versus-rule-location-threshold = Threshold: cards in the row needed to flip a location
versus-rule-location-no-points = Flipping a location costs no resource points
versus-rule-location-stays-resource = A flipped location stays a resource
versus-rule-location-any-time = A location may be flipped whenever you have priority
versus-rule-location-flip-off-chain = Flipping a location does not use the chain

## Plot twists

versus-rule-plot-twist-two-ways = A plot twist may be played from the resource row
versus-rule-plot-twist-play-from-hand = A plot twist may be played from the hand
versus-rule-plot-twist-threshold = A plot twist needs its threshold of cards in the row
versus-rule-plot-twist-no-points = A plot twist costs no resource points
versus-rule-plot-twist-threshold-timing = The threshold of a plot twist is checked only once
versus-rule-plot-twist-from-row = Plot twist from the row: turn it up and follow it
versus-rule-plot-twist-row-stays-resource = A plot twist played from the row stays a resource
versus-rule-plot-twist-row-inert = Without an ongoing part a plot twist does nothing more
versus-rule-plot-twist-row-no-turn-back = A played plot twist is not turned face down again
versus-rule-plot-twist-from-hand = Plot twist from the hand: show it and follow it
versus-rule-plot-twist-hand-to-ko = Played from hand, a plot twist goes to the KO’d pile
versus-rule-plot-twist-hand-pending = On the chain a plot twist is in no hand and no pile
versus-rule-plot-twist-on-chain = A plot twist goes on the chain
versus-rule-plot-twist-any-time = A plot twist may be played whenever you have priority
versus-rule-plot-twist-ongoing-first-part = The part before “Ongoing” is carried out as usual
versus-rule-plot-twist-ongoing-duration = Ongoing text works while face up in the row
versus-rule-plot-twist-ongoing-from-hand = Played from hand, ongoing text never works
versus-rule-plot-twist-ongoing-starts = Ongoing text starts when the effect resolves
versus-rule-plot-twist-ongoing-negated = A negated plot twist stays face up without ongoing text
versus-rule-plot-twist-additional-cost = Additional costs are paid when the plot twist is played

## Powers

versus-rule-power-three-kinds = Powers: payment, triggered, continuous
versus-rule-power-from-text = A card has the powers its text says
versus-rule-power-payment-arrow = A payment power: cost, arrow, effect
versus-rule-power-payment-costs = Costs: endurance, discarded cards, exhaustion
versus-rule-power-payment-repeat = A payment power is used as often as it is paid
versus-rule-power-any-time = A payment power may be used whenever you have priority
versus-rule-power-endurance-cost = You cannot pay more endurance than you have
versus-rule-power-activate = Activate means: exhaust this card
versus-rule-power-activate-exhausted = An exhausted card cannot be activated
versus-rule-power-no-activate-no-exhaust = Without Activate a power does not exhaust its card
versus-rule-power-triggered-words = A triggered power says when, whenever or at
versus-rule-power-triggered-auto = A triggered power works by itself
versus-rule-power-triggered-repeat = A triggered power may trigger several times a turn
versus-rule-power-triggered-stunned-source = A power on its own character’s stun does trigger
versus-rule-power-triggered-order = You choose the order of your simultaneous triggers
versus-rule-power-trigger-no-target = A triggered power without a target is not put on the chain
versus-rule-power-continuous = A continuous power works while its card is active
versus-rule-power-replacement = A replaced event does not happen
versus-rule-power-target = The target is chosen when the card or power is played
versus-rule-power-target-illegal = With its only target illegal, an effect does nothing
versus-rule-power-target-some-illegal = An effect acts on the targets that are still legal
versus-rule-power-left-and-back = A card that leaves and comes back is a new card
versus-rule-power-unless = With “unless” you may choose the other thing
versus-rule-power-negate = A negated effect does not happen, its costs stay paid
versus-rule-power-this-turn-duration = Effects for this turn end with the recovery phase
versus-rule-power-this-attack-duration = Effects for this attack end with the attack

## The chain

versus-rule-chain-events = Recruits, plot twists, powers and attacks use the chain
versus-rule-chain-respond = The other player may respond to an effect
versus-rule-chain-first-object = Responses are added after the first effect
versus-rule-chain-resolve-last = The chain resolves from the last effect
versus-rule-chain-one-at-a-time = After all pass, one effect resolves
versus-rule-chain-new-between = New effects may be added between resolutions
versus-rule-chain-three-example = Of three effects the third resolves first
versus-rule-chain-off-chain-actions = Resources, moves, flips and draws do not use the chain
versus-rule-chain-empty-pass-advances = All pass on an empty chain: the step ends
versus-rule-chain-own-actions-empty = Your own actions need your step and an empty chain

## Priority

versus-rule-priority-phase-start = At the start of a phase the initiative player has priority
versus-rule-priority-phase-and-step = The start of a phase and of its first step are one moment
versus-rule-priority-step-start = At the start of a step its player has priority
versus-rule-priority-after-resolution = After an effect the player of the step has priority
versus-rule-priority-outside-step = Outside a step the initiative player has priority
versus-rule-priority-options = With priority: add an effect or pass
versus-rule-priority-keep = After adding an effect you have priority again
versus-rule-priority-pass = A pass gives priority to the other player
versus-rule-priority-pass-reset = A new effect starts the count of passes again
versus-rule-priority-action-resets = An action outside the chain also resets the passes
