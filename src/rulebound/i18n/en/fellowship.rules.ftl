### The Lord of the Rings: the rules, each in a nutshell.

## Chapters and their pages.

fellowship-chapter-start = Before you start
fellowship-topic-golden-rules = Golden rules
fellowship-topic-core = What the game is
fellowship-topic-discussion = Talking at the table

fellowship-chapter-preparing = Setting up
fellowship-topic-setup = Setting up the game
fellowship-topic-decks = Building decks
fellowship-topic-starter-decks = Starter decks
fellowship-topic-scenarios = Scenarios
fellowship-topic-modes = Difficulty

fellowship-chapter-round = The round
fellowship-topic-phases = The seven phases
fellowship-topic-active-player = Whose turn it is
fellowship-topic-action-windows = Action windows
fellowship-topic-empty-decks = Empty decks

fellowship-chapter-planning = Resources and planning
fellowship-topic-resource-phase = The resource phase
fellowship-topic-draw = Drawing cards
fellowship-topic-planning-phase = The planning phase
fellowship-topic-play = Playing a card
fellowship-topic-cost = Costs
fellowship-topic-neutral = Neutral cards

fellowship-chapter-quest = The quest
fellowship-topic-quest-phase = The quest phase
fellowship-topic-staging = Staging
fellowship-topic-willpower = Willpower
fellowship-topic-quests = Quest cards and stages

fellowship-chapter-travel = Travel
fellowship-topic-travel = The travel phase
fellowship-topic-locations = Locations

fellowship-chapter-encounter = The encounter phase
fellowship-topic-encounter-phase = The encounter phase
fellowship-topic-engagement = Engaging enemies
fellowship-topic-enemies = Enemies
fellowship-topic-treacheries = Treacheries

fellowship-chapter-combat = Combat
fellowship-topic-combat-phase = The combat phase
fellowship-topic-shadow = Shadow cards
fellowship-topic-enemy-attacks = Enemies attack
fellowship-topic-defending = Defending
fellowship-topic-your-attacks = You attack
fellowship-topic-damage = Damage and hit points

fellowship-chapter-refresh = Refresh and threat
fellowship-topic-refresh = The refresh phase
fellowship-topic-threat = Threat level

fellowship-chapter-characters = Characters and their cards
fellowship-topic-characters = Characters
fellowship-topic-heroes = Heroes
fellowship-topic-allies = Allies
fellowship-topic-attachments = Attachments
fellowship-topic-events = Events
fellowship-topic-objectives = Objectives and guards
fellowship-topic-exhaust-and-ready = Exhausted and ready
fellowship-topic-unique = Unique cards

fellowship-chapter-keywords = Keywords
fellowship-topic-keywords = What keywords are
fellowship-topic-doomed = Doomed
fellowship-topic-immune = Immune
fellowship-topic-permanent = Permanent
fellowship-topic-ranged = Ranged
fellowship-topic-restricted = Restricted
fellowship-topic-sentinel = Sentinel
fellowship-topic-surge = Surge

fellowship-chapter-abilities = Abilities
fellowship-topic-ability = What an ability is
fellowship-topic-action = Action
fellowship-topic-response = Response
fellowship-topic-forced = Forced
fellowship-topic-constant = Constant abilities
fellowship-topic-trigger = What triggers an ability
fellowship-topic-order = In which order
fellowship-topic-limits = Limits
fellowship-topic-self-reference = Cards that name themselves

fellowship-chapter-effects = Effects
fellowship-topic-effects = What an effect is
fellowship-topic-choices = Choose, may, cannot
fellowship-topic-then = Then
fellowship-topic-modifiers = Modifiers
fellowship-topic-gain = Gaining and blank cards
fellowship-topic-lasting = Lasting and delayed effects
fellowship-topic-replacement = Replacing and cancelling
fellowship-topic-swap-and-move = Swapping and moving

fellowship-chapter-places = In play and out of play
fellowship-topic-in-play = In play
fellowship-topic-out-of-play = Out of play
fellowship-topic-search = Searching
fellowship-topic-control = Ownership and control

fellowship-chapter-ending = Winning and losing
fellowship-topic-winning = Winning
fellowship-topic-elimination = Elimination and defeat
fellowship-topic-score = The score

fellowship-chapter-cards = The cards
fellowship-topic-card-types = Kinds of cards
fellowship-topic-player-cards = Anatomy of player cards
fellowship-topic-encounter-cards = Anatomy of encounter cards
fellowship-topic-quest-cards = Anatomy of quest cards

fellowship-chapter-campaign = The campaign
fellowship-topic-campaign = Campaign and log
fellowship-topic-campaign-setup = Setting up a scenario of a campaign
fellowship-topic-heroes-of-a-campaign = The fellowship of heroes
fellowship-topic-campaign-cards = Boons and burdens
fellowship-topic-campaign-pool = The campaign pool
fellowship-topic-expert-campaign = Expert campaign

## The rules.

fellowship-rule-core-cooperative = All players win or lose together
fellowship-rule-core-player-count = A game is for 1 to 4 players
fellowship-rule-core-box-contents = The cards in the box
fellowship-rule-core-box-components = The tokens and dials in the box
fellowship-rule-core-threat-dial-per-player = Each player has a threat dial

fellowship-rule-state-ready-or-exhausted = A card in play is ready or exhausted

fellowship-rule-starter-legal-as-printed = A starter deck may always be played
fellowship-rule-starter-leadership = Starter deck Leadership
fellowship-rule-starter-tactics = Starter deck Tactics
fellowship-rule-starter-spirit = Starter deck Spirit
fellowship-rule-starter-lore = Starter deck Lore

fellowship-rule-scenario-passage-quest-cards = Quest cards of Passage Through Mirkwood

fellowship-rule-quest-enters-side-a = Quest cards enter with side A up

fellowship-rule-scenario-passage-encounter-cards = Encounter cards of Passage Through Mirkwood

fellowship-rule-setup-shuffle-decks = All decks are shuffled separately
fellowship-rule-setup-token-pool = Tokens start in a common pool
fellowship-rule-setup-first-player = The players choose the first player
fellowship-rule-setup-opening-hand = Each player draws 6 cards
fellowship-rule-setup-quest-deck-order = The quest deck lies in order of stages
fellowship-rule-setup-scenario-instructions = The setup of stage 1A is carried out

fellowship-rule-example-passage-setup = Setup of Passage Through Mirkwood

fellowship-rule-zone-areas = The areas of the table

fellowship-rule-round-phase-order = A round has seven phases

fellowship-rule-resource-pool-per-hero = Each hero has an own resource pool

fellowship-rule-draw-no-hand-limit = There is no hand limit

fellowship-rule-cost-multi-hero-payment = Several heroes may pay for one card

fellowship-rule-starter-single-sphere = A starter deck has one sphere

fellowship-rule-play-ally-placement = An ally is put into the player’s area
fellowship-rule-play-attachment-attached = An attachment is attached to a card in play
fellowship-rule-play-attachment-legal-host = An attachment names what it may be attached to

fellowship-rule-sphere-list = There are four spheres of influence

fellowship-rule-example-payment = Example: only matching heroes pay

fellowship-rule-staging-always = Staging happens every round

fellowship-rule-example-king-spider = Example: King Spider is revealed
fellowship-rule-example-caption-values = Values on the pictured cards
fellowship-rule-example-quest-resolution = Example: a quest is resolved

fellowship-rule-travel-cost-unpayable = Without the travel cost there is no travel
fellowship-rule-travel-next-after-explored = After exploring, travel on in the next phase

fellowship-rule-engagement-highest-first = The highest engagement cost engages first

fellowship-rule-example-engagement-first = Example: the first engagement checks
fellowship-rule-example-engagement-second = Example: the last engagement checks

fellowship-rule-engagement-pass-not-final = A check without an enemy is not the last

fellowship-rule-shadow-face-down-hidden = Shadow cards stay face down
fellowship-rule-shadow-no-reshuffle = No reshuffle for shadow cards
fellowship-rule-shadow-leaves-with-enemy = Shadow cards leave with their enemy
fellowship-rule-shadow-only-shadow-text = Only the shadow text counts

fellowship-rule-combat-player-attack-after-all-enemies = Players attack after all enemies
fellowship-rule-combat-one-attack-per-enemy = One attack against each enemy

fellowship-rule-example-defence-shadow-boost = Example: a shadow effect raises the attack
fellowship-rule-example-defence-choice-of-order = Example: the player chooses who attacks first
fellowship-rule-example-undefended-single-hero = Example: an undefended attack on one hero

fellowship-rule-shadow-revealed-if-undefended = An undefended attack has its shadow card too

fellowship-rule-example-attack-kill = Example: an attack destroys an enemy
fellowship-rule-example-attack-survive = Example: an enemy survives an attack

fellowship-rule-quest-completed-stage-removed = A completed stage gives way to the next
fellowship-rule-quest-side-a-then-flip = Side A first, then side B

fellowship-rule-elimination-enemies-keep-attachments = Returned enemies keep damage and attachments

fellowship-rule-damage-accumulates = Damage stays until healed
fellowship-rule-damage-heal = Healing removes damage tokens

fellowship-rule-ability-player-card-types = Abilities of player cards

fellowship-rule-action-phase-restricted = An action of a phase belongs to that phase

fellowship-rule-response-aragorn-example = Example: Aragorn’s response
fellowship-rule-response-source-in-play = A card responds only from play

fellowship-rule-ranged-normal-requirements = A ranged attacker attacks by the usual rules

fellowship-rule-permanent-when-added = Campaign cards add permanent cards
fellowship-rule-permanent-cannot-be-removed = No encounter card removes a permanent card
fellowship-rule-permanent-not-by-player = No player removes a permanent card
fellowship-rule-permanent-campaign-only = Permanent cards belong to campaigns

fellowship-rule-sentinel-normal-requirements = A sentinel defends by the usual rules

fellowship-rule-forced-every-time = A forced effect happens every time
fellowship-rule-forced-special-kinds = Special kinds of forced effects

fellowship-rule-example-enchanted-stream = Example: Enchanted Stream stops drawing

fellowship-rule-unique-after-leaving = A unique card may return after leaving

fellowship-rule-neutral-full-cost = A neutral card costs its full cost

fellowship-rule-objective-claim = How an objective is claimed

fellowship-rule-guarded-enemy-attached = A guarding enemy stays until destroyed
fellowship-rule-guarded-location-attached = A guarding location stays until explored
fellowship-rule-guarded-treachery = A treachery does not guard
fellowship-rule-guarded-objective = An objective does not guard an objective

fellowship-rule-scenario-passage-sets = Sets of Passage Through Mirkwood
fellowship-rule-scenario-passage-difficulty = Passage Through Mirkwood: difficulty 1
fellowship-rule-scenario-anduin-sets = Sets of Journey Along the Anduin
fellowship-rule-scenario-anduin-difficulty = Journey Along the Anduin: difficulty 4
fellowship-rule-scenario-dol-guldur-sets = Sets of Escape from Dol Guldur
fellowship-rule-scenario-dol-guldur-difficulty = Escape from Dol Guldur: difficulty 7

fellowship-rule-mode-two-modes = There is an easy and a normal mode
fellowship-rule-mode-scoring-any = Scores count in either mode
fellowship-rule-mode-easy-resource = Easy mode: each hero starts with a resource
fellowship-rule-mode-easy-remove-cards = Easy mode: gold ring cards are removed
fellowship-rule-mode-normal = Normal mode changes nothing

fellowship-rule-deck-hero-unique-between-players = No two players have the same hero
fellowship-rule-deck-unique-ally-same-name-hero = No unique ally beside a hero of that name
fellowship-rule-deck-cross-check = Players check their decks against each other
fellowship-rule-deck-free-mix = Any mix of player cards is legal

fellowship-rule-sample-leadership-spirit-heroes = Leadership and Spirit: the heroes
fellowship-rule-sample-leadership-spirit-allies = Leadership and Spirit: the allies
fellowship-rule-sample-leadership-spirit-events = Leadership and Spirit: the events
fellowship-rule-sample-leadership-spirit-attachments = Leadership and Spirit: the attachments
fellowship-rule-sample-lore-tactics-heroes = Lore and Tactics: the heroes
fellowship-rule-sample-lore-tactics-allies = Lore and Tactics: the allies
fellowship-rule-sample-lore-tactics-events = Lore and Tactics: the events
fellowship-rule-sample-lore-tactics-attachments = Lore and Tactics: the attachments

fellowship-rule-campaign-no-carry-over = Nothing carries over to another campaign
fellowship-rule-campaign-resolution-exception = A resolution may reach beyond the campaign

fellowship-rule-score-only-on-win = Only a win is scored
fellowship-rule-score-base = Threat, dead heroes and damage are added up
fellowship-rule-score-rounds = Each round adds 10
fellowship-rule-score-victory-points = Victory points are subtracted
fellowship-rule-score-lower-is-better = A lower score is better

fellowship-rule-victory-points-count = The victory display counts at the end

fellowship-rule-log-fields = What stands in the campaign log

fellowship-rule-score-sheet-fields = What stands on the score sheet

fellowship-rule-golden-whole-line = The reference covers all products
fellowship-rule-golden-reference-over-rulebook = The reference wins over the rulebook
fellowship-rule-golden-card-over-rules = A card’s text wins over the rules
fellowship-rule-golden-grim-rule = The grim rule: choose the worst

fellowship-rule-location-moved-out-of-staging = The active location leaves the staging area
fellowship-rule-location-only-one-active = Only one location is active
fellowship-rule-location-threat-not-counted = The active location adds no threat
fellowship-rule-location-buffer = Progress goes to the active location first
fellowship-rule-location-buffer-overflow = Surplus progress goes to the quest

fellowship-rule-active-player-definition = The active player

fellowship-rule-play-sequence = The steps of playing a card
fellowship-rule-play-targets-after-payment = Targets are chosen after paying
fellowship-rule-play-response-between-steps = A response may come between the steps

fellowship-rule-attack-enemy-outside-combat = An enemy attack outside the combat phase
fellowship-rule-attack-player-outside-combat = A player attack outside the combat phase

fellowship-rule-base-definition = The base value comes before modifiers

fellowship-rule-sentinel-defend-other = A sentinel may defend another player
fellowship-rule-sentinel-after-undefended = A sentinel waits for the attacked player

fellowship-rule-cost-own-components = Costs are paid with what you control
fellowship-rule-cost-own-out-of-play = Costs out of play come from your own areas
fellowship-rule-cost-simultaneous = Several costs are paid at once
fellowship-rule-cost-not-payable-without-effect = No cost for an effect that changes nothing
fellowship-rule-cost-to-separates = “To” divides the cost from the effect

fellowship-rule-elimination-causes = The causes of elimination
fellowship-rule-elimination-no-heroes = A player without heroes is eliminated
fellowship-rule-elimination-card-effect = A card may eliminate a player
fellowship-rule-elimination-cards-to-discard = The cards of an eliminated player are discarded
fellowship-rule-elimination-deck-to-discard = The deck of an eliminated player is discarded
fellowship-rule-elimination-enemies-return = Enemies return to the staging area
fellowship-rule-elimination-others-continue = The other players go on
fellowship-rule-elimination-fewer-reveals = One card less is revealed for each eliminated
fellowship-rule-elimination-all-out = Nobody left: the game is lost

fellowship-rule-choose-means-target = To choose is to pick a target
fellowship-rule-choose-controller = The ability’s controller chooses targets
fellowship-rule-choose-no-target = Without a target an ability cannot be used

fellowship-rule-removed-definition = A removed card takes no part in the game
fellowship-rule-removed-duration = A removed card stays removed

fellowship-rule-staging-card-sequence = The steps of staging a card
fellowship-rule-staging-placed-by-type = Where a staged card goes

fellowship-rule-exhaust-not-twice = An exhausted card cannot be exhausted again
fellowship-rule-exhaust-abilities-active = An exhausted card keeps its abilities

fellowship-rule-delayed-definition = A delayed effect waits for its moment
fellowship-rule-delayed-before-responses = Delayed effects come before responses
fellowship-rule-delayed-not-new-ability = A delayed effect is not a new ability

fellowship-rule-reveal-definition = How an encounter card is revealed

fellowship-rule-match-required = Resources must match the sphere
fellowship-rule-match-zero-cost = A zero cost needs a matching hero too

fellowship-rule-control-owner = The owner of a card
fellowship-rule-control-initial = A card enters under its owner’s control
fellowship-rule-control-encounter-cards = The scenario controls encounter cards
fellowship-rule-control-current = Abilities may change the controller
fellowship-rule-control-out-of-play-own = You control your hand, deck and discard pile
fellowship-rule-control-leaves-to-owner = A card leaves play to its owner
fellowship-rule-control-physical-move = Nothing answers that move to the owner
fellowship-rule-control-state-kept = A card keeps its state with a new controller
fellowship-rule-control-attachments-follow = Attachments go to the new controller
fellowship-rule-control-duration = A control change lasts while in play

fellowship-rule-ability-types = The types of abilities
fellowship-rule-ability-optional = Actions and responses are optional
fellowship-rule-ability-mandatory = Constant and forced abilities are mandatory
fellowship-rule-ability-keyword-optional = A keyword with “may” is optional
fellowship-rule-ability-only-in-play-targets = Abilities touch cards in play only
fellowship-rule-ability-from-play-only = Abilities work from play
fellowship-rule-ability-events-from-out-of-play = Events work from out of play
fellowship-rule-ability-must-change-state = An ability must change the game
fellowship-rule-ability-must-be-payable = An ability’s cost must be payable
fellowship-rule-ability-sentence-by-sentence = Sentences resolve one by one

fellowship-rule-enters-play-definition = When a card enters play

fellowship-rule-ready-enters-ready = Cards enter play ready
fellowship-rule-ready-ready-effect = Readying ends exhaustion

fellowship-rule-defending-player-definition = The defending player
fellowship-rule-defending-player-sentinel = A sentinel does not become the one attacked
fellowship-rule-defending-player-specific-character = An attacked character’s controller defends

fellowship-rule-ranged-any-engaged-enemy = Ranged reaches enemies of other players
fellowship-rule-ranged-both-times = Ranged works in own and others’ attacks

fellowship-rule-action-only-in-window = Actions only in action windows
fellowship-rule-action-resolve-fully = One action ends before the next
fellowship-rule-action-source-in-play = Actions of your cards in play
fellowship-rule-action-source-event = Actions of events in hand
fellowship-rule-action-source-out-of-play = Actions of cards out of play
fellowship-rule-action-source-encounter = Actions on encounter and quest cards

fellowship-rule-explored-threshold = Enough progress explores a location
fellowship-rule-explored-in-staging = Locations in staging can be explored too
fellowship-rule-explored-not-discarded = Exploring is not discarding

fellowship-rule-effect-definition = What an effect is
fellowship-rule-effect-elements-not-effect = Costs and triggers are not effects
fellowship-rule-effect-resolve-as-much = An effect resolves as far as possible
fellowship-rule-effect-untargeted-up-to-available = Without targets take what is there
fellowship-rule-effect-expiry-not-effect = An effect’s end is not an effect
fellowship-rule-effect-choose-one-must-change = Choose an effect that changes the game

fellowship-rule-replacement-definition = A replacement effect comes instead
fellowship-rule-replacement-last-wins = The last replacement effect is used

fellowship-rule-shadow-only-when-dealt = A shadow effect needs a dealt shadow card

fellowship-rule-tokens-unlimited = Tokens never run out

fellowship-rule-player-order-definition = Player order: first player, then clockwise
fellowship-rule-player-order-wraps = Player order goes round until all is done

fellowship-rule-threat-floor = Threat never falls below 0

fellowship-rule-play-pay = A played card is paid for
fellowship-rule-play-from-hand = Cards are played from the hand

fellowship-rule-put-into-play-no-cost = Putting into play costs nothing
fellowship-rule-put-into-play-no-restrictions = Putting into play ignores restrictions
fellowship-rule-put-into-play-not-played = A card put into play was not played
fellowship-rule-put-into-play-area = Where a card put into play goes

fellowship-rule-mulligan-once = One new opening hand is allowed
fellowship-rule-mulligan-all = A mulligan exchanges the whole hand

fellowship-rule-willpower-contribution = Committed characters add willpower

fellowship-rule-destroyed-hero-ally = A destroyed character goes to its discard pile
fellowship-rule-destroyed-enemy = A destroyed enemy goes to the encounter discard
fellowship-rule-destroyed-not-discarded = Destroyed is not discarded

fellowship-rule-staging-not-at-location = Players are not at a location in staging
fellowship-rule-staging-location-threat = Locations in staging add threat
fellowship-rule-staging-enemy-threat = Enemies in staging add threat

fellowship-rule-triggered-list = Which abilities are triggered
fellowship-rule-triggered-automatic = Forced abilities trigger by themselves

fellowship-rule-immune-definition = What immunity means
fellowship-rule-immune-not-targetable = An immune card is no target
fellowship-rule-immune-not-peripheral = Immunity protects the card alone
fellowship-rule-immune-lasting-rechecked = New immunity ends effects on the card

fellowship-rule-empty-player-deck = An empty player deck stays empty
fellowship-rule-empty-encounter-deck-quest = An empty encounter deck is made anew

fellowship-rule-enemy-stays-in-play = An enemy stays until defeated

fellowship-rule-hero-one-to-three = Each player has 1 to 3 heroes
fellowship-rule-hero-start-in-play = Heroes start in play
fellowship-rule-hero-provides-resources = Heroes provide the resources

fellowship-rule-location-card-stays-until-explored = A location stays until explored

fellowship-rule-character-two-types = Heroes and allies are characters
fellowship-rule-character-stays-in-play = A character stays until destroyed

fellowship-rule-treachery-immediate = A treachery resolves at once

fellowship-rule-event-when-playable = When an event can be played
fellowship-rule-event-sequence = An event is paid, resolved, discarded
fellowship-rule-event-cannot-enter-play = An event cannot enter play

fellowship-rule-quest-deck-sequence = Quest cards come in fixed order

fellowship-rule-ally-played-from-hand = Allies are played from the hand

fellowship-rule-attachment-needs-host = An attachment needs something to attach to
fellowship-rule-attachment-any-number = Any number of attachments on a card
fellowship-rule-attachment-host-leaves = Attachments leave with their card
fellowship-rule-attachment-restriction-checked-once = Attach restrictions are checked once
fellowship-rule-attachment-other-players-character = You may equip another player’s character
fellowship-rule-attachment-control-passes = The attachment then changes controller
fellowship-rule-attachment-independent-state = An attachment exhausts by itself

fellowship-rule-objective-stays = An objective stays until removed
fellowship-rule-objective-controller = The controller of an objective

fellowship-rule-multi-defence-sum = Several defenders add their defense
fellowship-rule-multi-defence-one-takes-all = One of the defenders takes all damage

fellowship-rule-keyword-list = The list of keywords
fellowship-rule-keyword-reminder-text = Reminder text is no rule
fellowship-rule-keyword-numbers-add = Numbers of a keyword add up

fellowship-rule-when-definition = “When”: it is happening now

fellowship-rule-player-deck-shuffled = The player deck holds no heroes

fellowship-rule-encounter-deck-types = What the encounter deck is made of
fellowship-rule-encounter-deck-by-scenario = The scenario decides the encounter deck

fellowship-rule-copy-by-title = A copy has the same title

fellowship-rule-doomed-each-player = Doomed raises everybody’s threat

fellowship-rule-limit-per-phase-round = A limit per round counts for each copy
fellowship-rule-limit-per-game = A limit per game counts for the player
fellowship-rule-limit-cancel-counts = A cancelled effect uses up its limit

fellowship-rule-x-default-zero = X is 0 unless defined
fellowship-rule-x-cost-modified-separately = Changing the price leaves X alone

fellowship-rule-modifier-continuous = Values are updated all the time
fellowship-rule-modifier-recalculate-from-base = Values are counted anew from the base
fellowship-rule-modifier-order = Add first, multiply later
fellowship-rule-modifier-set-overrides = A set value overrides the rest
fellowship-rule-modifier-set-last-wins = The last set value wins
fellowship-rule-modifier-floor-zero = Values below 0 count as 0
fellowship-rule-modifier-no-negative-things = No negative icons, costs or keywords
fellowship-rule-modifier-round-up = Fractions are rounded up

fellowship-rule-may-option = “May” gives a choice

fellowship-rule-surge-reveal-one = Surge reveals one more card
fellowship-rule-surge-each-instance = Each surge reveals a card
fellowship-rule-surge-timing = Surge comes after the card

fellowship-rule-optional-engage-optional = Engaging may be declined
fellowship-rule-optional-engage-cost-irrelevant = Engagement cost does not matter here

fellowship-rule-printed-definition = Printed: what stands on the card

fellowship-rule-next-player-definition = The next player sits clockwise
fellowship-rule-next-player-solo = Playing alone, there is no next player

fellowship-rule-cannot-absolute = “Cannot” is absolute

fellowship-rule-cannot-be-damaged-no-tokens = Such a card gets no damage
fellowship-rule-cannot-be-damaged-not-chosen = Such a card is not chosen for damage
fellowship-rule-cannot-be-damaged-existing-stays = Damage already there stays
fellowship-rule-cannot-be-damaged-other-removal = Other effects can still remove it

fellowship-rule-cannot-have-attachments-block = Some cards take no attachments
fellowship-rule-cannot-have-attachments-trait = Only attachments of that trait are barred
fellowship-rule-cannot-have-attachments-gained = Gaining it discards attachments

fellowship-rule-neutral-mixed-spheres = All spheres may pay for a neutral card
fellowship-rule-neutral-no-sphere = A neutral card has no sphere

fellowship-rule-restricted-max-two = At most 2 restricted attachments
fellowship-rule-restricted-third = For a third one of them is discarded

fellowship-rule-restriction-all-must-hold = All restrictions must be met

fellowship-rule-permission-optional = A permission may be used or not

fellowship-rule-simultaneous-first-player = The first player orders equal effects

fellowship-rule-trait-no-effect = A trait does nothing by itself

fellowship-rule-gain-resources = Gained resources go to the hero’s pool
fellowship-rule-gain-not-printed = What is gained is not printed

fellowship-rule-hit-points-destroyed = Damage up to the hit points destroys
fellowship-rule-hit-points-modifier-loss = Losing a bonus can destroy a card

fellowship-rule-engagement-compare = A check compares threat and engagement cost

fellowship-rule-move-not-same-place = Nothing is moved to where it is
fellowship-rule-move-no-destination = No move without a destination

fellowship-rule-victory-keyword = A defeated enemy with victory is kept
fellowship-rule-victory-explored = An explored location with victory is kept
fellowship-rule-victory-other-exit = Otherwise it earns no victory
fellowship-rule-victory-not-text-box = Blanking does not remove victory

fellowship-rule-win-last-stage = Completing the last stage wins
fellowship-rule-win-extra-conditions = Cards may add ways to win

fellowship-rule-first-player-eliminated = An eliminated first player passes the token
fellowship-rule-first-player-target = The first player chooses for encounter cards
fellowship-rule-first-player-orders-simultaneous = The first player orders simultaneous effects

fellowship-rule-score-eliminated-threat = An eliminated player counts as threat 50

fellowship-rule-after-definition = “After”: it has just happened

fellowship-rule-travel-effect-is-cost = A travel effect is a cost

fellowship-rule-swap-needs-both = A swap needs both sides
fellowship-rule-swap-zero-value = A 0 can be swapped, a dash cannot

fellowship-rule-damage-steps = The steps of dealing damage

fellowship-rule-blank-text-box = A blank card has no text
fellowship-rule-blank-gained-stays = Gained text stays on a blank card
fellowship-rule-blank-stats-stay = A blank card keeps its values

fellowship-rule-constant-definition = A constant ability works while in play
fellowship-rule-constant-conditional = Some constant abilities have a condition
fellowship-rule-constant-stack = Equal constant abilities add up

fellowship-rule-then-sequence = “Then” waits for what stands before it
fellowship-rule-then-must-attempt = What follows “then” must be tried
fellowship-rule-then-fails = A failed first part stops the second

fellowship-rule-current-quest-definition = The current quest is the stage being played

fellowship-rule-starting-threat-sum = Starting threat is the sum of the heroes

fellowship-rule-search-look-all = A search looks at all cards
fellowship-rule-search-may-take = The card found may be taken
fellowship-rule-search-not-leaving = Searched cards stay where they are

fellowship-rule-setup-effects-resolve-fully = Effects in setup resolve completely
fellowship-rule-setup-seven-steps = Setup has seven steps

fellowship-rule-forced-before-optional = Forced effects come before responses
fellowship-rule-forced-order-first-player = The first player orders forced effects
fellowship-rule-forced-one-after-another = Forced effects come one by one
fellowship-rule-forced-active-at-trigger = Its card must have been in play then

fellowship-rule-quest-advance-immediately = Enough progress advances at once
fellowship-rule-quest-no-carry-over = Surplus progress is lost

fellowship-rule-response-after-trigger = A response follows its trigger
fellowship-rule-response-several = Several responses to one event
fellowship-rule-response-when-before-after = “When” comes before “after”
fellowship-rule-response-round-robin = Players respond in turn until all pass
fellowship-rule-response-closed = When all have passed it is over

fellowship-rule-resource-flow = Resources come from the pool and go back

fellowship-rule-threat-elimination-level = Threat 50 eliminates

fellowship-rule-self-reference = A card naming itself means itself

fellowship-rule-attack-meaning = Attack strength is the damage dealt

fellowship-rule-defence-meaning = Defense strength reduces damage

fellowship-rule-cancel-priority = Cancelling comes before everything else
fellowship-rule-cancel-no-longer-imminent = Nothing answers a cancelled effect
fellowship-rule-cancel-cost-stays = The cost of a cancelled ability stays paid
fellowship-rule-cancel-event-discarded = A cancelled event is discarded
fellowship-rule-cancel-treachery-discarded = A cancelled treachery is discarded

fellowship-rule-discard-separate = Everybody has an own discard pile
fellowship-rule-discard-home = A card is discarded to its own pile
fellowship-rule-discard-open = Discard piles are open
fellowship-rule-discard-order-fixed = The order of a discard pile stays
fellowship-rule-discard-simultaneous-order = The owner orders cards discarded together

fellowship-rule-talk-allowed = Players may talk about anything
fellowship-rule-talk-no-peeking = Nobody looks into another’s hand
fellowship-rule-talk-no-command = Nobody commands another player
fellowship-rule-talk-own-decisions = Players decide for their own cards

fellowship-rule-deck-minimum-50 = A deck has at least 50 cards
fellowship-rule-deck-no-maximum = A deck has no upper limit
fellowship-rule-deck-three-copies = At most 3 copies of a card

fellowship-rule-guarded-attach-next = The next card guards the objective
fellowship-rule-guarded-chain = A guarded guard: one after the other
fellowship-rule-guarded-threat-counts = Guards in staging add threat
fellowship-rule-guarded-no-claim = A guarded objective cannot be claimed
fellowship-rule-guarded-stays-after = The freed objective waits in staging

fellowship-rule-framework-mandatory = Framework steps are mandatory

fellowship-rule-card-type-list = The types of cards
fellowship-rule-card-type-change = A new type replaces the old one

fellowship-rule-lasting-survives-source = A lasting effect outlives its source
fellowship-rule-lasting-player-snapshot = From player cards: cards in play now
fellowship-rule-lasting-encounter-dynamic = From encounter cards: later cards too
fellowship-rule-lasting-ends-before-end-triggers = A lasting effect ends just before the end
fellowship-rule-lasting-only-within-period = It can only start within its period

fellowship-rule-engaged-mutual = Engagement is mutual
fellowship-rule-engaged-no-threat = An engaged enemy adds no threat
fellowship-rule-engaged-until = How long an enemy stays engaged

fellowship-rule-in-play-definition = What is in play

fellowship-rule-out-of-play-definition = What is out of play

fellowship-rule-in-play-shadow-not = A shadow card is not in play

fellowship-rule-leaves-play-definition = When a card leaves play

fellowship-rule-restriction-outside-play = Restrictions work from out of play

fellowship-rule-draw-from-top = Cards are drawn from the top
fellowship-rule-draw-simultaneous = Several cards are drawn at once
fellowship-rule-draw-unlimited = Drawing is not limited

fellowship-rule-trigger-definition = What a trigger is
fellowship-rule-trigger-shared-window = One event, one window of responses

fellowship-rule-unique-group-limit = One copy of a unique card in play
fellowship-rule-unique-put-into-play = A second unique copy cannot enter play
fellowship-rule-unique-encounter-version = The encounter deck’s version wins

fellowship-rule-qualifier-distributes = A qualifier applies to each term

fellowship-rule-phase-combat-steps = The steps of the combat phase
fellowship-rule-phase-refresh-steps = The steps of the refresh phase
fellowship-rule-phase-encounter-steps = The steps of the encounter phase
fellowship-rule-phase-planning-steps = The steps of the planning phase
fellowship-rule-phase-travel-steps = The steps of the travel phase
fellowship-rule-phase-quest-steps = The steps of the quest phase
fellowship-rule-phase-resource-steps = The steps of the resource phase

fellowship-rule-order-three-layers = Constant, forced, then responses
fellowship-rule-order-when-then-after = In each group “when” before “after”

fellowship-rule-to-cost-unpaid = No cost paid, no effect

fellowship-rule-framework-loop-steps = Some steps go back to an earlier one

fellowship-rule-window-first-player-first = The first player acts first in a window
fellowship-rule-window-closes-on-consecutive-passes = All pass in a row: the window closes
fellowship-rule-window-pass-not-final = Passing once is not final
fellowship-rule-window-after-1-3 = Window after drawing cards
fellowship-rule-window-special-2-2 = The special window of planning
fellowship-rule-window-after-3-1 = Window before committing
fellowship-rule-window-after-3-2 = Window between committing and staging
fellowship-rule-window-after-3-3 = Window between staging and resolution
fellowship-rule-window-none-between-reveals = No window between reveals
fellowship-rule-window-after-3-4 = Window after the quest is resolved
fellowship-rule-window-after-4-2 = Window after travelling
fellowship-rule-window-after-5-2 = Window after optional engagement
fellowship-rule-window-after-5-3 = Window after the engagement checks
fellowship-rule-window-after-6-2 = Window after dealing shadow cards
fellowship-rule-window-none-6-5-to-6-10 = No window between attacks
fellowship-rule-window-after-7-4 = Window after passing the token
fellowship-rule-window-after-6-4b = Window before the defender
fellowship-rule-window-after-6-4-1 = Window before the shadow effect
fellowship-rule-window-after-6-4-2 = Window before the enemy’s damage
fellowship-rule-window-after-6-4-3 = Window after the enemy’s damage
fellowship-rule-window-none-before-ranged = No window before ranged helpers
fellowship-rule-window-after-6-8-1 = Window before attack strength is counted
fellowship-rule-window-after-6-8-2 = Window before the damage to the enemy
fellowship-rule-window-after-6-8-3 = Window after the damage to the enemy

fellowship-rule-step-0-0 = Step 0.0: the round begins
fellowship-rule-step-1-1 = Step 1.1: the resource phase begins
fellowship-rule-step-phase-begin-is-trigger = The beginning of a phase is an event
fellowship-rule-step-1-2 = Step 1.2: each hero gets a resource
fellowship-rule-step-1-3 = Step 1.3: each player draws a card
fellowship-rule-step-1-4 = Step 1.4: the resource phase ends
fellowship-rule-step-phase-end-is-trigger = The end of a phase is an event
fellowship-rule-step-2-1 = Step 2.1: the planning phase begins
fellowship-rule-step-2-2-active-plays = Step 2.2: the active player plays cards
fellowship-rule-step-2-2-stays-open = Step 2.2 goes on until all pass
fellowship-rule-step-allies-only-planning = Allies and attachments only in planning
fellowship-rule-step-2-3 = Step 2.3: the next player plans
fellowship-rule-step-2-4 = Step 2.4: the planning phase ends
fellowship-rule-step-3-1 = Step 3.1: the quest phase begins
fellowship-rule-step-3-2-order = Step 3.2: players commit in order
fellowship-rule-step-3-2-exhaust = Step 3.2: committing exhausts
fellowship-rule-step-3-3-reveal = Step 3.3: one card is revealed per player
fellowship-rule-step-3-3-when-revealed = Step 3.3: one card after the other
fellowship-rule-step-3-4-compare = Step 3.4: willpower against threat
fellowship-rule-step-3-4-success = Step 3.4: success gives progress
fellowship-rule-step-3-4-active-location = Step 3.4: the active location comes first
fellowship-rule-step-3-4-failure = Step 3.4: failure raises threat
fellowship-rule-step-3-4-tie = Step 3.4: a tie does nothing
fellowship-rule-step-3-4-stay-committed = Characters stay committed to the phase’s end
fellowship-rule-step-3-4-not-readied = Resolution does not ready characters
fellowship-rule-step-3-5 = Step 3.5: the quest phase ends
fellowship-rule-step-4-1 = Step 4.1: the travel phase begins
fellowship-rule-step-4-2-optional = Step 4.2: the players may travel
fellowship-rule-step-4-2-one = Step 4.2: one location at most
fellowship-rule-step-4-2-first-player = Step 4.2: the first player decides
fellowship-rule-step-4-2-blocked = Step 4.2: not while a location is active
fellowship-rule-step-4-3 = Step 4.3: the travel phase ends
fellowship-rule-step-5-1 = Step 5.1: the encounter phase begins
fellowship-rule-step-5-2 = Step 5.2: each player may engage one enemy
fellowship-rule-step-5-3-sequence = Step 5.3: checks go round the table
fellowship-rule-step-5-3-one-per-check = Step 5.3: a check engages one enemy
fellowship-rule-step-5-3-end = Step 5.3: checks until nobody engages
fellowship-rule-step-5-4 = Step 5.4: the encounter phase ends
fellowship-rule-step-6-1 = Step 6.1: the combat phase begins
fellowship-rule-step-6-2-one-each = Step 6.2: a shadow card for each enemy
fellowship-rule-step-6-2-player-order = Step 6.2: dealt in player order
fellowship-rule-step-6-2-cost-order = Step 6.2: highest engagement cost first
fellowship-rule-step-6-3 = Step 6.3: enemy attacks begin
fellowship-rule-step-6-4a-choose = Step 6.4a: choose the enemy that attacks
fellowship-rule-step-6-4a-eligible = Step 6.4a: each enemy attacks once
fellowship-rule-step-6-4a-mandatory = Step 6.4a: enemies must attack
fellowship-rule-step-6-5 = Step 6.5: enemies of the next player
fellowship-rule-step-6-6 = Step 6.6: enemy attacks end
fellowship-rule-step-6-7 = Step 6.7: player attacks begin
fellowship-rule-step-6-8a-optional = Step 6.8a: a player may attack
fellowship-rule-step-6-8a-repeat = Step 6.8a: again until done
fellowship-rule-step-6-9 = Step 6.9: the next player attacks
fellowship-rule-step-6-10 = Step 6.10: player attacks end
fellowship-rule-step-6-11 = Step 6.11: shadow cards are discarded
fellowship-rule-step-7-1 = Step 7.1: the refresh phase begins
fellowship-rule-step-7-2 = Step 7.2: all cards are readied
fellowship-rule-step-7-3 = Step 7.3: all raise threat by 1
fellowship-rule-step-7-4 = Step 7.4: the first player token is passed
fellowship-rule-step-7-5 = Step 7.5: the refresh phase ends
fellowship-rule-step-0-1 = Step 0.1: the round ends
fellowship-rule-step-0-1-trigger = The end of the round is an event
fellowship-rule-step-6-4b = Step 6.4b: the attacking enemy is named
fellowship-rule-step-6-4-1-one-defender = Step 6.4.1: one defender
fellowship-rule-step-6-4-1-exhaust = Step 6.4.1: defending exhausts
fellowship-rule-step-6-4-1-undefended = Step 6.4.1: no defender is allowed
fellowship-rule-step-6-4-1-own-enemies-only = Step 6.4.1: only against own enemies
fellowship-rule-step-6-4-2 = Step 6.4.2: the shadow effect
fellowship-rule-step-6-4-3-damage = Step 6.4.3: attack minus defense

fellowship-rule-combat-undefended = Undefended: defense does not count
fellowship-rule-combat-undefended-hero-only = Undefended: one hero takes all damage
fellowship-rule-combat-defender-left = A lost defender leaves the attack undefended
fellowship-rule-combat-no-overflow = Surplus damage is lost

fellowship-rule-step-6-4-4 = Step 6.4.4: the enemy’s attack ends
fellowship-rule-step-6-8b = Step 6.8b: target and attackers
fellowship-rule-step-6-8b-all-ranged = Step 6.8b: all ranged reach any enemy
fellowship-rule-step-6-8-1 = Step 6.8.1: ranged characters join
fellowship-rule-step-6-8-2 = Step 6.8.2: attack strength is added up
fellowship-rule-step-6-8-3 = Step 6.8.3: the enemy takes damage
fellowship-rule-step-6-8-4 = Step 6.8.4: the player’s attack ends
fellowship-rule-step-6-8-4-attackers-until = How long a character is attacking

fellowship-rule-player-card-title = Player card: title and unique marker
fellowship-rule-player-card-cost = Player card: resource cost
fellowship-rule-player-card-threat-cost = Hero: threat cost
fellowship-rule-player-card-sphere = Player card: sphere
fellowship-rule-player-card-willpower = Character: willpower
fellowship-rule-player-card-attack = Character: attack
fellowship-rule-player-card-defense = Character: defense
fellowship-rule-player-card-hit-points = Character: hit points
fellowship-rule-player-card-resource-icon = Hero: resource icon
fellowship-rule-player-card-traits = Player card: traits
fellowship-rule-player-card-text = Player card: text
fellowship-rule-player-card-type = Player card: type
fellowship-rule-player-card-set-info = Player card: set and number

fellowship-rule-encounter-card-title = Encounter card: title
fellowship-rule-encounter-card-engagement-cost = Enemy: engagement cost
fellowship-rule-encounter-card-threat = Enemy and location: threat
fellowship-rule-encounter-card-attack = Enemy: attack
fellowship-rule-encounter-card-defense = Enemy: defense
fellowship-rule-encounter-card-quest-points = Location: quest points
fellowship-rule-encounter-card-hit-points = Enemy: hit points
fellowship-rule-encounter-card-set-icon = Encounter card: set icon and gold ring
fellowship-rule-encounter-card-traits = Encounter card: traits
fellowship-rule-encounter-card-text = Encounter card: text
fellowship-rule-encounter-card-shadow = Encounter card: shadow effect
fellowship-rule-encounter-card-type = Encounter card: type
fellowship-rule-encounter-card-set-info = Encounter card: set and number
fellowship-rule-encounter-card-scenario-title = Objective: title of its scenario
fellowship-rule-encounter-card-victory = Encounter card: victory points

fellowship-rule-quest-card-title = Quest card: title of the stage
fellowship-rule-quest-card-scenario-icon = Quest card: scenario icon
fellowship-rule-quest-card-sequence = Quest card: sequence number
fellowship-rule-quest-card-encounter-info = Quest card: encounter sets
fellowship-rule-quest-card-scenario-title = Quest card: title of the scenario
fellowship-rule-quest-card-text = Quest card: text
fellowship-rule-quest-card-set-info = Quest card: product and number
fellowship-rule-quest-card-quest-points = Quest card: quest points

fellowship-rule-campaign-sequence = Campaign scenarios follow one another
fellowship-rule-campaign-loss-no-penalty = A lost scenario is played again

fellowship-rule-log-record-each-scenario = Results go into the campaign log
fellowship-rule-log-consulted-at-setup = The log is read at setup

fellowship-rule-heroes-recorded = The heroes’ names are recorded
fellowship-rule-heroes-fallen = A hero discarded at the end has fallen
fellowship-rule-heroes-fallen-banned = A fallen hero is not used again
fellowship-rule-heroes-deck-free = Decks may change between scenarios
fellowship-rule-heroes-same-heroes = The same heroes in each scenario
fellowship-rule-heroes-replace-fallen = A fallen hero may be replaced
fellowship-rule-heroes-replace-fallen-penalty = Replacing costs all +1 starting threat
fellowship-rule-heroes-voluntary-change = One hero may be exchanged
fellowship-rule-heroes-voluntary-change-penalty = An exchange costs all +1 starting threat
fellowship-rule-heroes-none-left = No hero left: the fallen one returns

fellowship-rule-card-types-three = Campaign cards, boons and burdens

fellowship-rule-campaign-card-setup = A campaign card adds setup instructions
fellowship-rule-campaign-card-resolution = After a win the campaign card is flipped

fellowship-rule-boon-earned-only = Boons must be earned first

fellowship-rule-burden-set-icon = Burdens have an icon of their own
fellowship-rule-burden-added-when-told = Burdens are added when told

fellowship-rule-pool-definition = The campaign pool lists what was earned
fellowship-rule-pool-permanent-note = A permanent card’s hero is noted
fellowship-rule-pool-player-boon-may = A boon may go into a player deck
fellowship-rule-pool-boon-not-counted = A boon does not count for deck size
fellowship-rule-pool-player-burden-must = A burden must go into a player deck
fellowship-rule-pool-burden-not-counted = A burden does not count for deck size
fellowship-rule-pool-fallen-removes-permanent = A fallen hero’s permanent cards leave

fellowship-rule-expert-damage-kept = Expert: damage stays between scenarios
fellowship-rule-expert-damage-placed = Expert: recorded damage is placed
fellowship-rule-expert-heal-option = Expert: healing costs starting threat

fellowship-rule-setup-steps-1 = Campaign setup 1: the recorded heroes
fellowship-rule-setup-steps-2 = Campaign setup 2: fallen heroes
fellowship-rule-setup-steps-3 = Campaign setup 3: exchanged heroes
fellowship-rule-setup-steps-4 = Campaign setup 4: starting threat
fellowship-rule-setup-steps-5 = Campaign setup 5: permanent cards
fellowship-rule-setup-steps-6 = Campaign setup 6: setup cards
fellowship-rule-setup-steps-7 = Campaign setup 7: player decks
fellowship-rule-setup-steps-8 = Campaign setup 8: the encounter deck
