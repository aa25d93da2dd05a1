### The Lord of the Rings. Names of cards come from the cards themselves.

fellowship-title = The Lord of the Rings: The Card Game
fellowship-line = One to four players together on a quest: complete the last stage before threat or enemies stop you.
fellowship-result-won = The players win with a score of { $n }.
fellowship-result-lost = The players have lost.
fellowship-back-player = a player card
fellowship-back-encounter = an encounter card
fellowship-back-quest = a quest card
fellowship-facedown-orc-guard = an Orc Guard

## Before the game

fellowship-option-scenario = Scenario
fellowship-option-scenario-mirkwood = Passage Through Mirkwood
fellowship-option-scenario-anduin = Journey Along the Anduin
fellowship-option-scenario-dol-guldur = Escape from Dol Guldur
fellowship-option-decks = Decks
fellowship-option-decks-leadership = Leadership (starter deck)
fellowship-option-decks-tactics = Tactics (starter deck)
fellowship-option-decks-spirit = Spirit (starter deck)
fellowship-option-decks-lore = Lore (starter deck)
fellowship-option-decks-leadership-and-spirit = Leadership and Spirit
fellowship-option-decks-lore-and-tactics = Lore and Tactics
fellowship-option-mode = Mode
fellowship-option-mode-normal = normal
fellowship-option-mode-easy = easy
fellowship-refused-players = { $n } players cannot play: 1 to { $most } can.
fellowship-refused-scenario = There is no scenario { $scenario }: choose from { $scenarios }.
fellowship-refused-same-hero = { $hero } can be in one deck only: no two players have the same hero.
fellowship-refused-ally-like-hero = { $ally } cannot be in a deck: another player has the hero of that name.
fellowship-refused-deck-name = There is no deck { $deck }: choose from { $decks }.
fellowship-refused-deck = This deck cannot be played: { $problem }
fellowship-deck-hero = there is no hero { $code }.
fellowship-deck-heroes = it has { $n ->
    [one] { $n } hero
   *[other] { $n } heroes
 }, 1 to { $most } are allowed.
fellowship-deck-same-hero = it has the same hero twice.
fellowship-deck-unknown = there is no player card { $code }.
fellowship-deck-size = it has { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }, at least { $least } are needed.
fellowship-deck-copies = at most { $n } copies of { $card } are allowed.

## What a choice of the setup means, for whoever has not played it yet

fellowship-about-decks-leadership = Resources and strong allies: can do everything. The deck for a first game.
fellowship-about-decks-tactics = Weapons and warriors: nobody fights better, nobody quests worse. For two players rather than alone.
fellowship-about-decks-spirit = Much willpower, little threat, and answers to treacheries; weak in battle.
fellowship-about-decks-lore = Draws cards, heals, and knows what comes next; slow.
fellowship-about-decks-leadership-and-spirit = Heroes of two spheres: strong on the quest, with allies who fight.
fellowship-about-decks-lore-and-tactics = Heroes of two spheres: fights, heals and draws cards.
fellowship-about-scenario-mirkwood = Spiders and a forest in which it is easy to get lost. Difficulty 1 on the card: the scenario for a first game.
fellowship-about-scenario-anduin = A troll at the very start, then down the river, more and more threatened. Difficulty 4.
fellowship-about-scenario-dol-guldur = One hero is a prisoner in the Necromancer’s tower. Difficulty 7: better with three or four players.
fellowship-about-mode-normal = The scenario as it is printed.
fellowship-about-mode-easy = Each hero begins with one more resource, and the hardest cards are left out.

## Steps

fellowship-step-set-up = Setup
fellowship-step-opening-hands = Opening hands
fellowship-step-follow-scenario = The scenario
fellowship-step-begin-round = The round begins
fellowship-step-collect-resources = Resource phase: resources
fellowship-step-draw-cards = Resource phase: cards
fellowship-step-resource-actions = Resource phase: actions
fellowship-step-end-resource-phase = The resource phase ends
fellowship-step-begin-planning = The planning phase begins
fellowship-step-plan = Planning phase
fellowship-step-end-planning = The planning phase ends
fellowship-step-begin-quest = The quest phase begins
fellowship-step-quest-actions = Quest phase: actions before committing
fellowship-step-commit = Quest phase: characters commit
fellowship-step-commit-actions = Quest phase: actions before staging
fellowship-step-begin-staging = Quest phase: staging begins
fellowship-step-stage = Quest phase: staging
fellowship-step-staging-actions = Quest phase: actions after staging
fellowship-step-resolve-quest = Quest phase: resolution
fellowship-step-resolution-actions = Quest phase: actions after resolution
fellowship-step-end-quest = The quest phase ends
fellowship-step-begin-travel = The travel phase begins
fellowship-step-travel = Travel phase
fellowship-step-travel-actions = Travel phase: actions
fellowship-step-end-travel = The travel phase ends
fellowship-step-begin-encounter = The encounter phase begins
fellowship-step-engage = Encounter phase: optional engagement
fellowship-step-engage-actions = Encounter phase: actions after engagement
fellowship-step-check-engagement = Encounter phase: engagement checks
fellowship-step-check-actions = Encounter phase: actions after the checks
fellowship-step-end-encounter = The encounter phase ends
fellowship-step-begin-combat = The combat phase begins
fellowship-step-deal-shadow-cards = Combat phase: shadow cards
fellowship-step-shadow-actions = Combat phase: actions
fellowship-step-begin-enemy-attacks = Combat phase: enemy attacks begin
fellowship-step-enemy-attack = Combat phase: enemy attacks
fellowship-step-begin-player-attacks = Combat phase: player attacks begin
fellowship-step-player-attack = Combat phase: player attacks
fellowship-step-end-combat = The combat phase ends
fellowship-step-ready-cards = Refresh phase: cards are readied
fellowship-step-raise-threat = Refresh phase: threat
fellowship-step-pass-first-player = Refresh phase: the first player token
fellowship-step-refresh-actions = Refresh phase: actions
fellowship-step-end-refresh = The refresh phase ends
fellowship-step-end-round = The round ends
fellowship-step-end = The game is over

## The table

fellowship-area-scenario = The quest
fellowship-area-score = Score
fellowship-zone-encounter-deck = Encounter deck
fellowship-zone-encounter-discard = Encounter discard
fellowship-zone-quest = Quest
fellowship-zone-quest-deck = Quest deck
fellowship-zone-active-location = Active location
fellowship-zone-staging = Staging area
fellowship-zone-revealing = Being resolved
fellowship-zone-beside = Set aside
fellowship-zone-victory = Victory display
fellowship-zone-removed = Removed from the game
fellowship-zone-engaged = Engaged enemies
fellowship-zone-heroes = Heroes
fellowship-zone-allies = Allies
fellowship-zone-on-deck = On the deck
fellowship-zone-hand = Hand
fellowship-zone-deck = Deck
fellowship-zone-discard = Discard pile
fellowship-counter-round = Round
fellowship-counter-staging-threat = Threat in the staging area
fellowship-counter-willpower = Committed willpower
fellowship-counter-to-reveal = Cards still to be revealed
fellowship-counter-attack = Attack
fellowship-counter-defense = Defense
fellowship-counter-threat = Threat
fellowship-counter-damage = Damage
fellowship-counter-resources = Resources
fellowship-counter-progress = Progress
fellowship-counter-score-fallen = Threat cost of fallen heroes
fellowship-counter-score-result = Result
fellowship-counter-score-sum = Sum
fellowship-counter-score-rounds = 10 for each round
fellowship-counter-score-victory = Victory points
fellowship-counter-score-total = Total
fellowship-mark-first-player = first player
fellowship-mark-active = active player
fellowship-mark-passing = passes this phase
fellowship-mark-out = eliminated
fellowship-mark-exhausted = exhausted
fellowship-mark-committed = committed
fellowship-mark-captive = prisoner
fellowship-mark-shadow = shadow card
fellowship-mark-picked = picked
fellowship-mark-attacker = attacks
fellowship-mark-defender = defends
fellowship-mark-face-down = face down
fellowship-mark-commits-later = commits later
fellowship-mark-landed = damage was dealt
fellowship-mark-facedown-orc-guard = Orc Guard
fellowship-mark-phase-resource = resource phase
fellowship-mark-phase-planning = planning phase
fellowship-mark-phase-quest = quest phase
fellowship-mark-phase-travel = travel phase
fellowship-mark-phase-encounter = encounter phase
fellowship-mark-phase-combat = combat phase
fellowship-mark-phase-refresh = refresh phase
fellowship-phase-resource = resource phase
fellowship-phase-planning = planning phase
fellowship-phase-quest = quest phase
fellowship-phase-travel = travel phase
fellowship-phase-encounter = encounter phase
fellowship-phase-combat = combat phase
fellowship-phase-refresh = refresh phase
fellowship-phase-any = any phase
fellowship-deck-factions = Sphere
fellowship-figure-threat-raised = threat gained
fellowship-figure-progress = progress made
fellowship-figure-explored = locations explored
fellowship-figure-destroyed = destroyed
fellowship-kind-hero = Hero
fellowship-kind-ally = Ally
fellowship-kind-attachment = Attachment
fellowship-kind-event = Event
fellowship-kind-enemy = Enemy
fellowship-kind-location = Location
fellowship-kind-treachery = Treachery
fellowship-kind-objective = Objective
fellowship-kind-objective-ally = Objective Ally
fellowship-kind-quest = Quest
fellowship-kind-campaign = Campaign
fellowship-sphere-leadership = Leadership
fellowship-sphere-lore = Lore
fellowship-sphere-spirit = Spirit
fellowship-sphere-tactics = Tactics
fellowship-sphere-neutral = Neutral
fellowship-sphere-none = no sphere
fellowship-faction-leadership = Leadership
fellowship-faction-lore = Lore
fellowship-faction-spirit = Spirit
fellowship-faction-tactics = Tactics
fellowship-faction-neutral = Neutral
fellowship-faction-encounter = Encounter
fellowship-icon-leadership = Leadership
fellowship-icon-lore = Lore
fellowship-icon-spirit = Spirit
fellowship-icon-tactics = Tactics
fellowship-icon-shadow = shadow effect
fellowship-icon-gold-ring = gold ring
fellowship-stat-cost = Cost
fellowship-stat-threat-cost = Threat cost
fellowship-stat-engagement = Engagement cost
fellowship-stat-stage = Stage
fellowship-stat-threat = Threat
fellowship-stat-willpower = Willpower
fellowship-stat-attack = Attack
fellowship-stat-defense = Defense
fellowship-stat-hit-points = Hit points
fellowship-stat-quest-points = Quest points
fellowship-stat-victory = Victory
fellowship-set-leadership = Leadership
fellowship-set-lore = Lore
fellowship-set-spirit = Spirit
fellowship-set-tactics = Tactics
fellowship-set-neutral = Neutral cards
fellowship-set-spiders-of-mirkwood = Spiders of Mirkwood
fellowship-set-dol-guldur-orcs = Dol Guldur Orcs
fellowship-set-passage-through-mirkwood = Passage Through Mirkwood
fellowship-set-wilderlands = Wilderlands
fellowship-set-saurons-reach = Sauron’s Reach
fellowship-set-journey-along-the-anduin = Journey Along the Anduin
fellowship-set-escape-from-dol-guldur = Escape from Dol Guldur
fellowship-scenario-mirkwood = Passage Through Mirkwood
fellowship-scenario-anduin = Journey Along the Anduin
fellowship-scenario-dol-guldur = Escape from Dol Guldur

## What the browser table adds

fellowship-moment-resource = Resources
fellowship-moment-planning = Planning
fellowship-moment-quest = Quest
fellowship-moment-travel = Travel
fellowship-moment-encounter = Encounter
fellowship-moment-combat = Combat
fellowship-moment-refresh = Refresh
fellowship-table-tally = What stands against what
fellowship-table-willpower = willpower
fellowship-table-threat = threat
fellowship-table-attack = attack
fellowship-table-defense = defense
fellowship-table-engaged = Engaged
fellowship-table-so-far = { SIGNED($n) } so far
fellowship-table-damage = { $n } damage
fellowship-table-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
fellowship-table-else = effects
fellowship-table-later = later
fellowship-table-shadow = shadow
fellowship-table-then-progress = Then: { $n } progress on { $card }.
fellowship-table-then-both = Then: { $n } progress on { $card }, { $rest } on the quest.
fellowship-table-then-raise = Then: every threat dial goes up by { $n }.
fellowship-table-then-nothing = Then: nothing happens.
fellowship-table-to-come = { $n ->
    [one] { $n } card is still to come.
   *[other] { $n } cards are still to come.
 }
fellowship-table-then-keeps = Then: { $card } keeps { $n } of { $most } hit points.
fellowship-table-then-destroyed = Then: { $card } is destroyed.
fellowship-table-then-undefended = Nobody defends so far: a hero would take it all.
fellowship-table-engages = { $card } at { $n }
fellowship-table-parts = Show the parts
fellowship-table-open = { $name }: look through
fellowship-table-score = Score sheet
fellowship-table-player = Player

## Asking

fellowship-ask-planning = Planning: play allies and attachments, or use an action. Your heroes have { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }.
fellowship-ask-action = { $what ->
    [enemy] { $by } attacks { CASE($on, "acc") } for { $n }: use an action?
    [players] Your attack on { $on } has { $n }; its defense is { $defense }, its hit points { $left }: use an action?
    [quest] Quest: willpower { $willpower } against threat { $threat }. Use an action?
   *[phase] Use an action?
 }
fellowship-ask-commit = Who goes on the quest? So far willpower { $willpower } against threat { $threat }.
fellowship-ask-travel = Where do the players travel?
fellowship-ask-engage = Engage an enemy? Those whose cost is not above your threat of { $threat } come by themselves.
fellowship-ask-check = Your threat is { $threat }: which of these enemies engages you?
fellowship-ask-deal = Which of your enemies is dealt a shadow card first?
fellowship-ask-enemy = Which enemy attacks you next?
fellowship-ask-defend = { $you ->
    [0] { $by } attacks { $on } for { $n }, and turns up a shadow card. Do you defend?
   *[other] { $by } attacks you for { $n }, and turns up a shadow card. Who defends?
 }
fellowship-ask-attack-damage = { $by }: who takes { $n } damage?
fellowship-ask-attack = { $told ->
    [0] Which enemy do you attack?
   *[other] Which enemy does { $by } attack?
 }
fellowship-ask-attackers = Who attacks { $on }? Attack so far { $n }; its defense is { $defense }, its hit points { $left }.
fellowship-ask-pay = Pay { $cost } for { $card }: { $left } still to pay.
fellowship-ask-x = { $card }: choose X. You have { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 } for it.
fellowship-ask-pay-to-ready = Pay { $n } resources to ready { $card }?
fellowship-ask-order = Several effects at once: which is resolved first?
fellowship-ask-answer = To which of them do you respond?
fellowship-ask-first = Who is the first player?
fellowship-ask-mulligan = Keep this hand? You may exchange all of it once.
fellowship-ask-discard-cost = { $by }: { $deeds }. Which card?
fellowship-ask-discard-first = Several of your cards are discarded: which goes to the pile first?
fellowship-ask-discard = { $by }: { $deeds }. Which card?
fellowship-ask-restricted = { $card } has too many restricted attachments: discard one.
fellowship-ask-attach = To what is { $card } attached?
fellowship-ask-choose = { $told ->
    [0] { $by }: choose.
   *[other] { $by }: { $deeds }. Which one?
 }
fellowship-ask-choose-one = { $by }: choose one.
fellowship-ask-find = { $by }: { $deeds }. Which card?
fellowship-ask-take = { $by }: { $deeds }. Which card do you take?
fellowship-ask-put-back = { $card }: which card is put back next? The last one lies on top.
fellowship-ask-sink = { $by }: { $card } lies on top of the encounter deck. Move it to the bottom?
fellowship-ask-may = { $by }: { $deeds }?
fellowship-ask-damage = { $by }: { $deeds }. To whom?
fellowship-ask-heal = { $by }: { $deeds }. Whom?
fellowship-ask-ready = { $by }: { $deeds }. Which one?
fellowship-ask-exhaust = { $by }: { $deeds }. Which one?
fellowship-ask-progress = { $by }: { $deeds }. Where?
fellowship-ask-return = { $by }: { $deeds }. Which card?
fellowship-ask-cancel-reveal = { $on } is revealed. Cancel its effects?
fellowship-ask-cancel-shadow = { $on } is a shadow card of { $by }. Cancel its effect?
fellowship-ask-response-commit = { $on } commits to the quest. Respond?
fellowship-ask-response-quested = The quest is resolved. Respond?
fellowship-ask-response-progress = { $n } progress is placed on { $on }. Respond?
fellowship-ask-response-stage = { $on } is complete. Respond?
fellowship-ask-response-travel = The players have travelled to { $on }. Respond?
fellowship-ask-response-engage = { $on } engages a player. Respond?
fellowship-ask-response-shadow-dealt = { $on } is dealt a shadow card. Respond?
fellowship-ask-response-shadow = The shadow effect of { $on } is resolved. Respond?
fellowship-ask-response-enemy-attack = { $by } has attacked. Respond?
fellowship-ask-response-defend = { $on } defends against { $by }. Respond?
fellowship-ask-response-attack = The attack on { $on } is over. Respond?
fellowship-ask-response-declare = { $on } attacks. Respond?
fellowship-ask-response-damage = { $on } has taken { $n } damage. Respond?
fellowship-ask-response-defeat = { $on } is destroyed. Respond?
fellowship-ask-response-leave = { $on } has left play. Respond?
fellowship-ask-response-claim = { $on } is claimed. Respond?
fellowship-ask-response-rescue = { $on } is rescued. Respond?
fellowship-ask-response-reveal = { $on } is revealed. Respond?
fellowship-ask-response-enter = { $on } has entered play. Respond?
fellowship-ask-response-play = { $on } is played. Respond?
fellowship-ask-response-use = The ability of { $on } is used. Respond?
fellowship-note-willpower = Willpower { $n }
fellowship-note-attack = Attack { $n }
fellowship-note-defense = Defense { $n }
fellowship-note-hit-points = { $n ->
    [one] { $n } hit point left
   *[other] { $n } hit points left
 }
fellowship-note-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }
fellowship-note-engagement = Engagement cost { $n }
fellowship-note-threat = Threat { $n }
fellowship-note-quest-points = { $n ->
    [one] { $n } quest point
   *[other] { $n } quest points
 }
fellowship-ask-response-begin-phase = Response: a phase begins?
fellowship-ask-response-begin-round = Response: the round begins?
fellowship-ask-response-end-of-phase = Response: the phase ends?
fellowship-ask-response-end-of-round = Response: the round ends?

## Options

fellowship-do-play = Play { $on }
fellowship-do-use = Use { $on }
fellowship-do-use-1 = Use { $on }, first ability
fellowship-do-use-2 = Use { $on }, second ability
fellowship-do-use-3 = Use { $on }, third ability
fellowship-do-pass = Pass
fellowship-do-pass-phase = Pass to the end of the phase
fellowship-do-stop-passing = Stop passing
fellowship-do-commit = Commit { $on }
fellowship-do-done = Done
fellowship-do-travel = Travel to { $on }
fellowship-do-stay = Do not travel
fellowship-do-engage = Engage { $on }
fellowship-do-no-engage = Engage nobody
fellowship-do-deal = { $on }
fellowship-do-enemy = { $on }
fellowship-do-defend = Defend with { $on }
fellowship-do-no-defense = Do not defend
fellowship-do-damage = { $on }
fellowship-do-attack = Attack { $on }
fellowship-do-no-attack = Attack no more
fellowship-do-attacker = Attack with { $on }
fellowship-do-spend = A resource of { $on }
fellowship-do-x = X is { $on }
fellowship-do-pay = Pay
fellowship-do-decline = Do not pay
fellowship-do-resolve = { $on }
fellowship-do-resolve-1 = { $on }, first ability
fellowship-do-resolve-2 = { $on }, second ability
fellowship-do-resolve-3 = { $on }, third ability
fellowship-do-answer = { $on }
fellowship-do-first = { $on }
fellowship-do-by-lot = Let chance decide
fellowship-do-keep = Keep the hand
fellowship-do-mulligan = Shuffle it back and draw a new one
fellowship-do-discard = Discard { $on }
fellowship-do-attach = { $on }
fellowship-do-choose = { $on }
fellowship-do-take = Take { $on }
fellowship-do-put-back = { $on }
fellowship-do-sink = Move { $on } to the bottom
fellowship-do-leave-it = Leave it on top
fellowship-do-heal = { $on }
fellowship-do-ready = { $on }
fellowship-do-exhaust = { $on }
fellowship-do-progress = { $on }
fellowship-do-return = { $on }
fellowship-do-branch = { $on ->
    [draw] Draw cards
    [exhaust-damaged] Exhaust the damaged characters
    [damage] Damage
    [threat] Reduce your threat
    [one-player] One player
    [each-player] Each player
    [defense] Defense
    [willpower] Willpower
   *[other] { $on }
 }

## Requirements

fellowship-needs-window-open = An action window is open
fellowship-needs-right-phase = It is the phase it names ({ $phase })
fellowship-needs-source-is-there = The card is in play, or an event in your hand
fellowship-needs-may-decide = The card is yours or the scenario’s
fellowship-needs-heroes-match = One of your heroes has the icon of its sphere ({ $sphere })
fellowship-needs-resources-suffice = Costs { $cost }, your matching heroes have { $have }
fellowship-needs-changes-the-game = It would change the game
fellowship-needs-copies-left = It was not played too often this round (at most { $n })
fellowship-needs-right-moment = It is the moment for it
fellowship-needs-limit-left = Its limit is not used up
fellowship-needs-costs-payable = Its cost can be paid
fellowship-needs-in-hand = It is an ally or attachment in your hand
fellowship-needs-planning-window = It is the planning phase
fellowship-needs-is-active = You are the active player
fellowship-needs-unique-is-free = No unique card of this name is in play
fellowship-needs-has-a-host = There is something to attach it to
fellowship-needs-not-forbidden = No card forbids it
fellowship-needs-is-own-character = It is a character you control
fellowship-needs-is-ready = It is ready
fellowship-needs-may-commit = It is not committed yet, and no card forbids it
fellowship-needs-is-staged-location = It is a location in the staging area
fellowship-needs-none-is-active = No location is active
fellowship-needs-travel-cost-payable = Its travel cost can be paid
fellowship-needs-may-be-travelled-to = No card forbids to travel there
fellowship-needs-is-staged-enemy = It is an enemy in the staging area
fellowship-needs-may-be-engaged = No card forbids to engage it
fellowship-needs-may-help = It is a character of the attacked player, or a sentinel
fellowship-needs-is-character = It is a character
fellowship-needs-may-defend = No card forbids it to defend
fellowship-needs-may-attack = No card forbids it to attack
fellowship-needs-not-struck-yet = You have not attacked it in this phase
fellowship-needs-in-reach = One of your ready characters can reach it

## The log

fellowship-log-round = Round { $n }.
fellowship-log-phase = The { $phase ->
    [resource] resource
    [planning] planning
    [quest] quest
    [travel] travel
    [encounter] encounter
    [combat] combat
   *[refresh] refresh
 } phase begins.
fellowship-log-starting-threat = { PERSON($player) ->
    [you] You start
   *[other] { $player } starts
 } with a threat of { $n }.
fellowship-log-first = { PERSON($player) ->
    [you] You are the first player
   *[other] { $player } is the first player
 }.
fellowship-log-first-player = The first player token passes to { CASE($player, "acc") }.
fellowship-log-mulligan = { PERSON($player) ->
    [you] You draw
   *[other] { $player } draws
 } a new hand.
fellowship-log-plans = { PERSON($player) ->
    [you] You are the active player
   *[other] { $player } is the active player
 }.
fellowship-log-gains = { $card } gains { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }.
fellowship-log-spends = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 } of { $card } spent.
fellowship-log-draws = { PERSON($player) ->
    [you] You draw
   *[other] { $player } draws
 } { $n ->
    [one] a card
   *[other] { $n } cards
 }.
fellowship-log-cannot-draw = { PERSON($player) ->
    [you] You cannot
   *[other] { $player } cannot
 } draw cards.
fellowship-log-instead-of-drawing = { PERSON($player) ->
    [you] You draw
   *[other] { $player } draws
 } nothing: { $card } is discarded instead.
fellowship-log-plays = { PERSON($player) ->
    [you] You play
   *[other] { $player } plays
 } { $card }.
fellowship-log-uses = { PERSON($player) ->
    [you] You use
   *[other] { $player } uses
 } { $card }.
fellowship-log-enters = { $card } enters play.
fellowship-log-leaves = { $card } leaves play.
fellowship-log-takes-control = { PERSON($player) ->
    [you] You take
   *[other] { $player } takes
 } control of { $card }.
fellowship-log-readies = { $card } is ready again.
fellowship-log-exhausts = { $card } is exhausted.
fellowship-log-ready = All cards are readied.
fellowship-log-commits = { PERSON($player) ->
    [you] You commit
   *[other] { $player } commits
 } { $cards } to the quest.
fellowship-log-leaves-quest = { $card } leaves the quest.
fellowship-log-reveals = { $card } is revealed.
fellowship-log-surge = Surge: another card is revealed.
fellowship-log-guards = { $card } guards { $on }.
fellowship-log-encounter-deck-made = The encounter discard pile is shuffled into a new deck.
fellowship-log-quest-resolved = Willpower { $willpower } against threat { $threat }.
fellowship-log-quest-tied = A tie: nothing happens.
fellowship-log-progress = { $n } progress on { $card }.
fellowship-log-progress-removed = { $n } progress is removed from { $card }.
fellowship-log-explored = { $card } is explored.
fellowship-log-stage-defeated = { $card } is completed.
fellowship-log-stage-revealed = The next stage: { $card }.
fellowship-log-turned-over = { $card } is turned over.
fellowship-log-threat-raised = { PERSON($player) ->
    [you] Your threat
   *[other] The threat of { $player }
 } rises by { $n } to { $threat }.
fellowship-log-threat-reduced = { PERSON($player) ->
    [you] Your threat
   *[other] The threat of { $player }
 } falls by { $n } to { $threat }.
fellowship-log-travels = The players travel to { $card }.
fellowship-log-engages = { $card } engages { CASE($player, "acc") }.
fellowship-log-returns-to-staging = { $card } returns to the staging area.
fellowship-log-shadow-dealt = { $card } is dealt a shadow card.
fellowship-log-shadow = Shadow card: { $card }.
fellowship-log-shadows-discarded = Shadow cards discarded: { $cards }.
fellowship-log-enemy-attacks = { $enemy } attacks { CASE($player, "acc") }.
fellowship-log-defends = { $card } defends.
fellowship-log-undefended = The attack on { CASE($player, "acc") } is undefended.
fellowship-log-no-damage = { $card } deals no damage.
fellowship-log-attacks = { $enemy } is attacked by { $cards }.
fellowship-log-strikes = An attack of { $n } on { $enemy }: { $damage } damage.
fellowship-log-damaged = { $card } takes { $n } damage.
fellowship-log-prevents = { $n } damage is prevented.
fellowship-log-destroyed = { $card } is destroyed.
fellowship-log-healed = { $n } damage is healed from { $card }.
fellowship-log-discards = { PERSON($player) ->
    [you] You discard
   *[other] { $player } discards
 } { $cards }.
fellowship-log-takes = { PERSON($player) ->
    [you] You take
   *[other] { $player } takes
 } { $cards } to the hand.
fellowship-log-forced = { $card } takes effect.
fellowship-log-discards-top = { PERSON($player) ->
    [you] You discard
   *[other] { $player } discards
 } from the deck: { $cards }.
fellowship-log-discard-shuffled = { PERSON($player) ->
    [you] You shuffle
   *[other] { $player } shuffles
 } the discard pile into the deck.
fellowship-log-shuffled-away = { $card } is shuffled into its deck.
fellowship-log-finds = { PERSON($player) ->
    [you] You find
   *[other] { $player } finds
 } { $card }.
fellowship-log-searches = { PERSON($player) ->
    [you] You take
   *[other] { $player } takes
 } { $n ->
    [one] a card
   *[other] { $n } cards
 } from the deck.
fellowship-log-looks = { PERSON($player) ->
    [you] You look
   *[other] { $player } looks
 } at { $card }.
fellowship-log-cancelled = { $card } is cancelled.
fellowship-log-replaced = { $card } changes what happens.
fellowship-log-removed = { $card } is removed from the game.
fellowship-log-claims = { PERSON($player) ->
    [you] You claim
   *[other] { $player } claims
 } { $card }.
fellowship-log-captured = { $card } is taken prisoner.
fellowship-log-rescued = { $card } is rescued.
fellowship-log-set-aside = { $card } is set aside.
fellowship-log-back-on-top = { $card } goes back to the top of the encounter deck.
fellowship-log-eliminated = { PERSON($player) ->
    [you] You are eliminated
   *[other] { $player } is eliminated
 }.
fellowship-log-won = The players win. Score: { $n }.
fellowship-log-lost = The players have lost.

## Card text: abilities

fellowship-ability-action = { $phase ->
    [quest] Quest Action
    [combat] Combat Action
   *[any] Action
 }
fellowship-ability-response = Response
fellowship-ability-interrupt = Response
fellowship-ability-cancel = Response
fellowship-ability-would = Forced
fellowship-ability-forced-interrupt = Forced
fellowship-ability-forced-response = Forced
fellowship-ability-when-revealed = When Revealed
fellowship-ability-shadow = Shadow
fellowship-ability-travel = Travel
fellowship-ability-setup = Setup
fellowship-ability-resolution = Resolution

## Card text: printed words

fellowship-text-encounter-sets = Encounter sets: { $sets }.
fellowship-text-attach = Attach to { $to }.
fellowship-text-max-per-host = Limit 1 per card it is attached to.
fellowship-text-payers = Must be paid with resources from { $n } different heroes’ pools.
fellowship-text-also-in = May also be played in the { $phase }.
fellowship-text-played-per-round = Only { $n ->
    [one] one copy
   *[other] { $n } copies
 } can be played each round.
fellowship-text-follows-first = The first player controls this card.
fellowship-text-detached-staging = Counts as an attachment; if detached, it returns to the staging area.
fellowship-text-leaves-to-encounter-top = Forced: If this card leaves play, it returns to the top of the encounter deck and not to the discard pile.
fellowship-text-leaves-to-removed = If this card leaves play, it is removed from the game.
fellowship-keyword-doomed = Doomed { $n }.
fellowship-keyword-guarded = Guarded.
fellowship-keyword-permanent = Permanent.
fellowship-keyword-ranged = Ranged.
fellowship-keyword-restricted = Restricted.
fellowship-keyword-sentinel = Sentinel.
fellowship-keyword-setup = Setup.
fellowship-keyword-surge = Surge.
fellowship-keyword-name-ranged = ranged
fellowship-keyword-name-sentinel = sentinel

## Card text: triggering conditions

fellowship-when-this-commits = this character commits to the quest
fellowship-when-quested-unsuccessfully-while-staged = the players quest unsuccessfully with this card in the staging area
fellowship-when-progress-placed-here = progress is placed here
fellowship-when-this-stage-is-defeated = this stage is defeated
fellowship-when-a-quest-card-is-defeated = a quest card is defeated
fellowship-when-players-travel-here = the players travel here
fellowship-when-you-travel = you travel to a location
fellowship-when-this-engages = this enemy engages a player
fellowship-when-this-attacks = this enemy attacks
fellowship-when-this-attacks-without-shadow = this enemy attacks and was dealt a shadow card without effect
fellowship-when-shadow-effect-of-this-resolves = a shadow effect dealt to this enemy resolves
fellowship-when-shadow-effect-triggers = a shadow effect triggers
fellowship-when-shadow-dealt-against-you = a shadow card is dealt to an enemy engaged with you
fellowship-when-this-defends = this character is declared as a defender
fellowship-when-a-character-defends = a character is declared as a defender
fellowship-when-host-is-declared-attacker = the attached hero is declared as an attacker
fellowship-when-this-suffers-damage = this character suffers damage
fellowship-when-this-takes-part-in-destroying = this character takes part in an attack that destroys an enemy
fellowship-when-host-destroys = the attached hero attacks and destroys an enemy
fellowship-when-a-character-is-destroyed = a character is destroyed
fellowship-when-your-character-is-destroyed = a character you control is destroyed
fellowship-when-this-is-destroyed = this card is defeated
fellowship-when-an-ally-leaves-play = an ally of any player leaves play
fellowship-when-this-leaves-play = this card leaves play
fellowship-when-this-is-explored = this card leaves play as an explored location
fellowship-when-your-hero-leaves = a { $trait } hero you control leaves play
fellowship-when-named-is-destroyed = { $title } is defeated
fellowship-when-destroyed-by-named = a character is destroyed by { $title }
fellowship-when-this-enters-play = this card enters play
fellowship-when-you-play-this = you play this card
fellowship-when-a-card-is-revealed = a card with “when revealed” effects is revealed from the encounter deck
fellowship-when-a-treachery-is-revealed = a treachery with “when revealed” effects is revealed from the encounter deck
fellowship-when-an-enemy-is-revealed-while-committed = an enemy is revealed from the encounter deck while this character is committed to the quest
fellowship-when-the-prisoner-is-rescued = the prisoner is rescued
fellowship-when-a-hero-would-be-captured = a hero would be taken prisoner at random
fellowship-when-phase-begins = at the beginning of the { $phase }
fellowship-when-round-ends = at the end of the round
fellowship-when-round-ends-for-the-host = at the end of the round, if this card is attached to a hero
fellowship-when-combat-ends-with-this-in-staging = at the end of the combat phase, if this enemy is in the staging area
fellowship-ability-at = { $when }, { $body }

## Card text: effects

fellowship-effect-add-resources = add { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 } to { $target }
fellowship-effect-add-resources-by = add 1 resource to { $target } for { $n }
fellowship-effect-spend = spend { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 } of { $target }
fellowship-effect-raise-threat = { $by ->
    [you] raise your threat
   *[other] { $who } raises their threat
 } by { $n }
fellowship-effect-raise-threat-by = { $by ->
    [you] raise your threat
   *[other] { $who } raises their threat
 } by { $n }
fellowship-effect-reduce-threat = { $by ->
    [you] reduce your threat
   *[other] { $who } reduces their threat
 } by { $n }
fellowship-effect-place-progress = place { $n } progress on { $target }
fellowship-effect-place-progress-by = place progress on { $target }: { $n }
fellowship-effect-remove-progress = remove { $n } progress from { $target }
fellowship-effect-remove-progress-by = remove progress from { $target }: { $n }
fellowship-effect-leave-quest = remove { $target } from the quest
fellowship-effect-take-to-hand = return { $target } to its owner’s hand
fellowship-effect-shuffle-discard-into-deck = { $by ->
    [you] shuffle your discard pile back into your deck
   *[other] { $who } shuffles their discard pile back into their deck
 }
fellowship-effect-shuffle-into-owners-deck = shuffle { $target } back into its deck
fellowship-effect-put-hero-into-play = put { $target } into play under its owner’s control
fellowship-effect-search-top = you may search the top { $n } cards of your deck for a card and take it to your hand; shuffle the others back
fellowship-effect-look-at-deck = look at the top { $n } cards of any player’s deck, add one to its owner’s hand and put the others back on top in any order
fellowship-effect-give-control = that player takes control of this card
fellowship-effect-choose-another-player = choose another player: { $effects }
fellowship-effect-engage = engage { $target }
fellowship-effect-return-to-staging = return { $target } to the staging area
fellowship-effect-keep-from-attacking = { $target } cannot attack that player until the end of the phase
fellowship-effect-many-defenders = { $who } may declare any number of defenders against each enemy until the end of the phase
fellowship-effect-attack-bonus = the attacking enemy gets +{ $n } attack
fellowship-effect-attack-bonus-by = raise the attack of the attacking enemy by { $n }
fellowship-effect-ignore-defense = the defending character does not count its defense
fellowship-effect-deal-shadow = deal { $target } { $n ->
    [one] { $n } more shadow card
   *[other] { $n } more shadow cards
 }
fellowship-effect-deal-shadow-by = deal { $target } additional shadow cards equal to { $n }
fellowship-effect-look-at-shadow = look at that shadow card
fellowship-effect-enemy-attacks = { $target } attacks you
fellowship-effect-attack-as-shadow = this card attacks the defending player, who may declare one defender; it is dealt a shadow card of its own and returns to the top of the encounter deck after combat
fellowship-effect-back-on-top = this card returns to the top of the encounter deck
fellowship-effect-attack-with = that character attacks an eligible enemy at once
fellowship-effect-cancel-shadow = cancel that shadow effect
fellowship-effect-cancel-when-revealed = cancel its “when revealed” effects
fellowship-effect-cancel-and-replace = cancel its “when revealed” effects, then discard it and replace it with the next card of the encounter deck
fellowship-effect-resolve-when-revealed = resolve the “when revealed” effect of this card
fellowship-effect-reveal-more = reveal { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } from the encounter deck
fellowship-effect-reveal-more-by = reveal { CASE($n, "cards") } from the encounter deck
fellowship-effect-each-reveals-top = each player reveals the top card of the encounter deck and adds it to the staging area
fellowship-effect-gain-surge = this card gains surge
fellowship-effect-add-to-staging = search the encounter deck for { $target } and add it to the staging area, then shuffle the deck
fellowship-effect-add-to-staging-also = search the encounter deck and discard pile for { $target } and add it to the staging area, then shuffle the deck
fellowship-effect-look-at-encounter = look at the top card of the encounter deck
fellowship-effect-look-at-encounter-sink = look at the top card of the encounter deck; you may move it to the bottom
fellowship-effect-attach-this = { $who } attaches this card to one of their heroes; it counts as an attachment
fellowship-effect-attach-to-deck = attach this card to the deck of { $who }; it counts as an attachment
fellowship-effect-next-stage-at-random = proceed to one of the cards of the next stage at random
fellowship-effect-win = the players have won the game
fellowship-effect-lose = the players have lost the game
fellowship-effect-claim-this = claim this objective if no encounter card is attached to it and attach it to { $target }
fellowship-effect-stage-guarded = search the encounter deck for { $target } and place them in the staging area, shuffle the deck, then attach an encounter card to each
fellowship-effect-capture = a random hero becomes a prisoner: it cannot be used, cannot be damaged and collects no resources until it is rescued
fellowship-effect-rescue = the prisoner is rescued and gets { $n } damage
fellowship-effect-set-aside = set { $target } aside, out of play
fellowship-effect-come-into-staging = this enemy comes into the staging area
fellowship-effect-face-down = { $by ->
    [you] put the top card of your deck face down as an enemy that has just engaged you
   *[other] { $who } puts the top card of their deck face down as an enemy that has just engaged them
 }: { $name } with { $attack } attack, { $defense } defense and { $hp ->
    [one] { $hp } hit point
   *[other] { $hp } hit points
 }
fellowship-effect-engage-this = put this card into play engaged with you
fellowship-change-willpower = { $more ->
    [1] { SIGNED($n) } willpower
   *[other] gets { SIGNED($n) } willpower
 }
fellowship-change-attack = { $more ->
    [1] { SIGNED($n) } attack
   *[other] gets { SIGNED($n) } attack
 }
fellowship-change-defense = { $more ->
    [1] { SIGNED($n) } defense
   *[other] gets { SIGNED($n) } defense
 }
fellowship-change-threat = gets { SIGNED($n) } threat
fellowship-change-no-threat = does not contribute its threat
fellowship-change-staging-threat = is raised by { $n }

## Card text: constant abilities

fellowship-gets-willpower = { $target } gets { SIGNED($n) } willpower
fellowship-gets-attack = { $target } gets { SIGNED($n) } attack
fellowship-gets-defense = { $target } gets { SIGNED($n) } defense
fellowship-gets-hit-points = { $target } gets { SIGNED($n) } hit points
fellowship-gets-threat = { $target } gets { SIGNED($n) } threat
fellowship-gets-icon-spirit = { $target } gains a Spirit resource icon
fellowship-gets-reveals = reveal { $n } additional card from the encounter deck each quest phase
fellowship-gets-refresh-threat = each player raises their threat by { $n } more in the refresh phase
fellowship-gets-collects = { $target } collects { $n } additional resource in each resource phase
fellowship-gets-attacks-staging = { $target } can attack enemies in the staging area when attacking alone
fellowship-gets-excess-as-threat = damage of { $target } beyond the hit points of the character it attacks raises the threat of the attacked player
fellowship-gets-must-travel = the players must travel here if no location is active
fellowship-gets-price-of-readying = { $target } does not ready in the refresh phase unless { $n } of its own resources are paid
fellowship-cannot-attack = { $target } cannot attack
fellowship-cannot-defend = { $target } cannot defend
fellowship-cannot-be-defeated = this stage cannot be defeated
fellowship-cannot-be-engaged-by-choice = players cannot optionally engage { $target }
fellowship-cannot-have-attachments = no attachments can be played on { $target }
fellowship-cannot-have-attachments-of = no { $trait } attachments can be played on { $target }
fellowship-players-cannot-draw = players cannot draw cards
fellowship-players-cannot-stage = the staging step is skipped
fellowship-players-cannot-make-engagement-checks = no engagement checks are made
fellowship-allies-per-round = the players as a group cannot play more than { $n ->
    [one] { $n } ally
   *[other] { $n } allies
 } each round
fellowship-ends-win = the players win { $condition }
fellowship-ends-lose = the players lose { $condition }
fellowship-instead-of-drawing = the next time a player would draw cards from this deck, this card is discarded instead

## Card text: numbers and conditions

fellowship-amount-per-player = { $n } per player
    .cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
     } per player
fellowship-amount-damage-here = each damage on it
fellowship-amount-resources-here = each resource on it
fellowship-amount-damage-suffered = each damage just suffered
fellowship-amount-players = the number of players in the game
    .cards = as many cards as there are players in the game
fellowship-if-threat-at-least = if your threat is { $n } or higher
fellowship-if-host-trait = if the attached hero has the trait { $trait }
fellowship-if-host-is = if the attached hero is { $title }
fellowship-if-host-attacks = when attacking a card with the trait { $trait }
fellowship-if-undefended = if the attack is undefended
fellowship-if-attacking-staging = when attacking in the staging area
fellowship-if-active-location = while this is the active location
fellowship-if-staging-empty = if no card is in the staging area
fellowship-if-other-enemies-staged = if other enemies are in the staging area
fellowship-if-prisoner-held = while the prisoner is not rescued
fellowship-if-fewer-objectives = while the players have { $n ->
    [one] no objective
   *[other] fewer than { $n } objectives
 }

## Card text: nouns and what is said of them

fellowship-noun-character = character
    .pl = characters
fellowship-noun-hero = hero
    .pl = heroes
fellowship-noun-ally = ally
    .pl = allies
fellowship-noun-attachment = attachment
    .pl = attachments
fellowship-noun-event = event
    .pl = events
fellowship-noun-card = card
    .pl = cards
fellowship-noun-enemy = enemy
    .pl = enemies
fellowship-noun-engaged-enemy = enemy engaged with a player
fellowship-noun-location = location
    .pl = locations
fellowship-noun-objective = objective
    .pl = objectives
fellowship-noun-encounter-card = encounter card
fellowship-noun-quest = current quest
fellowship-noun-staged-threat = threat in the staging area
fellowship-noun-active-location = active location
fellowship-noun-attacking-enemy = attacking enemy
fellowship-noun-attacked-enemy = attacked enemy
fellowship-noun-defending-character = defending character
fellowship-noun-attachment-on-defender = attachment of the defending character
fellowship-noun-shadow-card = shadow card
fellowship-committed = { $noun } committed to the quest
    .pl = { CASE($noun, "pl") } committed to the quest
fellowship-not-committed = { $noun } not committed to the quest
    .pl = { CASE($noun, "pl") } not committed to the quest
fellowship-damaged = damaged { $noun }
    .pl = damaged { CASE($noun, "pl") }
fellowship-most-damaged = { $noun } with the most damage
fellowship-with-keyword = { $noun } with the { $keyword } keyword
fellowship-of-sphere = { $sphere } { $noun }
fellowship-at-threat = { $noun } controlled by a player with a threat of { $n } or higher
fellowship-with-cost-x = { $noun } with a printed cost of X from any player’s discard pile
fellowship-in-staging = { $noun } in the staging area
fellowship-not-engaged-with-you = { $noun } in the staging area or engaged with another player

## The campaign

fellowship-faction-boon = Boon
fellowship-faction-burden = Burden
fellowship-set-campaign = Campaign
fellowship-step-muster = Campaign: heroes
fellowship-step-recover = Campaign: wounds and boons
fellowship-refused-fallen = { $hero } has fallen: nobody may play this hero in the rest of the campaign.
fellowship-refused-one-change = Player { $player } may exchange one hero at most after each scenario that was won.
fellowship-refused-other-heroes = Player { $player } must come with the heroes of the campaign log.
fellowship-refused-log = The campaign log is not valid: { $problem }.
fellowship-refused-campaign-over = The campaign is over: all scenarios are won.
fellowship-refused-campaign-scenario = The campaign has come to { $current }, not to { $scenario }.
fellowship-refused-campaign-players = The campaign is played with { $players } decks, not with { $n }.
fellowship-refused-campaign-mode = The campaign is played in { $current } mode, not in { $mode } mode.
fellowship-ask-replace-fallen = { $hero } has fallen. Who takes the place? Every player gets +1 starting threat to the end of the campaign.
fellowship-ask-change-hero = Exchange a hero? Every player gets +1 starting threat to the end of the campaign.
fellowship-ask-new-hero = Who comes instead?
fellowship-ask-heal-for-threat = Heal a hero before the scenario? It raises only your own starting threat by 1 to the end of the campaign.
fellowship-ask-take-boon = Take { $card } into your deck?
fellowship-do-go-without = Nobody
fellowship-do-keep-heroes = Keep these heroes
fellowship-do-change = Exchange { $on }
fellowship-do-leave-wounds = Heal nobody
fellowship-do-take-along = Take it along
fellowship-do-leave-behind = Leave it behind
fellowship-log-campaign-card = Campaign: { $card }.
fellowship-log-resolution = { $card }: the resolution is carried out.
fellowship-log-fallen = { $card } has fallen.
fellowship-log-penalty-all = Every player gets +{ $n } starting threat to the end of the campaign.
fellowship-log-penalty-own = { PERSON($player) ->
    [you] You get
   *[other] { $player } gets
 } +{ $n } starting threat to the end of the campaign.
fellowship-log-hero-leaves = { PERSON($player) ->
    [you] You let
   *[other] { $player } lets
 } { $card } go.
fellowship-log-hero-joins = { $card } joins { CASE($player, "acc") }.
fellowship-log-healed-for-threat = { $card } recovers: { PERSON($player) ->
    [you] you get
   *[other] { $player } gets
 } +1 starting threat to the end of the campaign.
fellowship-log-wounded = { $card } starts with { $n } damage.
fellowship-when-named-leaves-play = { $title } leaves play
fellowship-when-the-first-objective-is-claimed = the first objective is claimed
fellowship-effect-put-aside-into-play = put { $title } into play
fellowship-effect-set-copies-aside = set each copy of { $title } aside, out of play
fellowship-effect-attach-aside = { $who } attaches 1 set-aside copy of { $title } to a hero they control
fellowship-effect-attach-by-first = attach { $title } to a hero of the first player’s choice
fellowship-effect-capture-prisoner = the prisoner of the campaign log is taken instead; the cards attached to that hero lie face down until the rescue
fellowship-effect-capture-too = { $title } is taken prisoner as well and does not leave play by it
fellowship-effect-free-captive = turn { $title } face up with { $n } damage
fellowship-effect-turn-this-over = turn this card over
fellowship-effect-earn = add { $title } to the campaign pool
fellowship-effect-each-earns = each player earns 1 copy of { $title }, which is added to the campaign pool
fellowship-effect-earn-attached = add each copy of { $title } in play to the campaign pool with the name of its hero; it is attached to that hero in each later scenario
fellowship-effect-record-prisoner = record the hero with the most damage as the prisoner; chance decides between several
fellowship-effect-bequeath = add { $title } to the pool of your next campaign
fellowship-refused-campaign-no-mode = There is no mode { $mode }: choose normal or easy.
fellowship-refused-campaign-not-over = The other campaign is not over yet: nothing can come over from it.
fellowship-campaign-players = Players and heroes
fellowship-campaign-fallen = Fallen heroes
fellowship-campaign-penalties = Penalties (threat)
fellowship-campaign-notes = Notes
fellowship-campaign-completed = Completed scenarios
fellowship-campaign-boons = Campaign pool: boons
fellowship-campaign-burdens = Campaign pool: burdens
fellowship-campaign-result = Campaign result
fellowship-campaign-line = Three scenarios in a row with the same heroes. What you win, what you lose and who falls stays.
fellowship-campaign-way = { $n ->
    [0] Three roads lie ahead
    [1] One road walked, two to go
    [2] Two roads walked, one tower left
   *[other] All roads are walked
 }
fellowship-campaign-of-three = of 3 won
fellowship-campaign-points = points, fewer is better
fellowship-campaign-penalty = threat penalty
fellowship-campaign-stop-won = won in { $n ->
    [one] { $n } round
   *[other] { $n } rounds
 }, { $score }
fellowship-campaign-stop-next = Next
fellowship-campaign-stop-later = later
fellowship-campaign-none = –
fellowship-campaign-player = { $n }. { $name }: { $heroes }
fellowship-campaign-player-alone = { $n }. { $name }: no hero left
fellowship-campaign-penalty-all = every player +{ $n }
fellowship-campaign-penalty-own = { $player } +{ $n }
fellowship-campaign-note-expert = Expert mode: wounds stay between scenarios.
fellowship-campaign-note-easy = Easy mode.
fellowship-campaign-note-permanent = { $card } is attached to { $hero }.
fellowship-campaign-note-prisoner = { $hero } is the prisoner.
fellowship-campaign-note-wounds = { $hero } has { $n } damage.
fellowship-campaign-note-change = When the next scenario is set up, each player may exchange one hero; every player then begins with +1 threat, to the end of the campaign.
fellowship-campaign-note-legacy = The next campaign begins with { $card }.
fellowship-campaign-note-lost = { $scenario } was lost { $n ->
    [one] once
   *[other] { $n } times
 }.
fellowship-campaign-won = { $scenario }: { $n } (threat { $threat }, fallen heroes { $fallen }, damage { $damage }, rounds { $rounds }, victory points { $victory })
fellowship-campaign-earned = { $card } ×{ $n }
fellowship-campaign-next = { $n } so far. Next: { $scenario }.
fellowship-campaign-over = All scenarios are won: { $n }.
fellowship-if-stage-was = if stage 3B was { $title }

## Traits

fellowship-trait-archer = Archer
fellowship-trait-armor = Armor
fellowship-trait-artifact = Artifact
fellowship-trait-beorning = Beorning
fellowship-trait-condition = Condition
fellowship-trait-craftsman = Craftsman
fellowship-trait-creature = Creature
fellowship-trait-dol-guldur = Dol Guldur
fellowship-trait-dunedain = Dúnedain
fellowship-trait-dungeon = Dungeon
fellowship-trait-dwarf = Dwarf
fellowship-trait-forest = Forest
fellowship-trait-goblin = Goblin
fellowship-trait-gondor = Gondor
fellowship-trait-hobbit = Hobbit
fellowship-trait-insect = Insect
fellowship-trait-istari = Istari
fellowship-trait-item = Item
fellowship-trait-marshland = Marshland
fellowship-trait-minstrel = Minstrel
fellowship-trait-mountain = Mountain
fellowship-trait-nazgul = Nazgûl
fellowship-trait-noble = Noble
fellowship-trait-noldor = Noldor
fellowship-trait-orc = Orc
fellowship-trait-ranger = Ranger
fellowship-trait-riverland = Riverland
fellowship-trait-rohan = Rohan
fellowship-trait-scout = Scout
fellowship-trait-silvan = Silvan
fellowship-trait-skill = Skill
fellowship-trait-spider = Spider
fellowship-trait-steward = Steward
fellowship-trait-stronghold = Stronghold
fellowship-trait-title = Title
fellowship-trait-trap = Trap
fellowship-trait-troll = Troll
fellowship-trait-undead = Undead
fellowship-trait-warrior = Warrior
fellowship-trait-wasteland = Wasteland
fellowship-trait-weapon = Weapon

## What all living card games say, in the words of this game

fellowship-lcg-characters-of = each character under the control of { $who }
fellowship-lcg-chosen = a chosen { $noun }
fellowship-lcg-controlled-by = { $noun } { $by ->
    [you] you control
   *[other] controlled by { $who }
 }
    .pl = { CASE($noun, "pl") } { $by ->
        [you] you control
       *[other] controlled by { $who }
     }
fellowship-lcg-effect-choose-player = choose a player: { $deeds }
fellowship-lcg-effect-deal = deal { $n } damage to { $target }
fellowship-lcg-effect-gains-trait-phase = { $target } gains the trait { $trait } until the end of the phase
fellowship-lcg-effect-heal = heal { $n } damage from { $target }
fellowship-lcg-effect-heal-all = heal all damage from { $target }
fellowship-lcg-effect-heal-by = heal { CASE($n, "damage") } from { $target }{ CASE($n, "tail") }
fellowship-lcg-effect-lasts-attack = until the end of this attack, { $target } { $changes }
fellowship-lcg-effect-lasts-phase = until the end of the phase, { $target } { $changes }
fellowship-lcg-effect-lasts-round = until the end of the round, { $target } { $changes }
fellowship-lcg-effect-put-into-play = put { $target } into play under your control
fellowship-lcg-effect-ready = ready { $target }
fellowship-lcg-effect-remove-from-game = remove this card from the game
fellowship-lcg-effect-return-topmost = { $by ->
    [you] take the topmost { $noun } of your discard pile to your hand
   *[other] { $who } takes the topmost { $noun } of their discard pile to their hand
 }
fellowship-lcg-effect-take-control = take control of { $target }
fellowship-lcg-engaged-with = { $noun } engaged with { $by ->
    [you] you
   *[other] { $who }
 }
fellowship-lcg-exhausted = exhausted { $noun }
fellowship-lcg-gains-trait = { $target } gains the trait { $trait }
fellowship-lcg-host = the attached { $noun }
fellowship-lcg-if-absent = if no { $noun } is in play
fellowship-lcg-in-discard-piles = { $noun } from any player’s discard pile
fellowship-lcg-in-your-hand = { $noun } from your hand
    .pl = { CASE($noun, "pl") } from your hand
fellowship-lcg-in-your-discard-pile = { $noun } from your discard pile
    .pl = { CASE($noun, "pl") } from your discard pile
fellowship-lcg-named = { $title }
fellowship-lcg-ready = ready { $noun }
fellowship-lcg-so-many-by = chosen { CASE($noun, "pl") }: { $n }
fellowship-lcg-who-engaged = the engaged player
fellowship-lcg-with-trait = { $trait } { $noun }

# --- Moving, swapping, blank text boxes ---
fellowship-change-blank = has a blank text box
fellowship-gets-blank = { $target } has a blank text box
fellowship-effect-move-damage = move { $n } damage from { $target } to { $to }
fellowship-effect-move-damage-by = move { CASE($n, "damage") } from { $target } to { $to }{ CASE($n, "tail") }
fellowship-effect-move-resources = move { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 } from { $target } to { $to }
fellowship-effect-move-resources-by = move { $n } resources from { $target } to { $to }
fellowship-effect-swap-cards = swap { $one } with { $other }
fellowship-effect-swap-values = { $period ->
    [attack] until the end of this attack
    [round] until the end of the round
   *[phase] until the end of the phase
 }, swap the values “{ $stat }” of { $one } and { $other }
fellowship-log-moves-damage = { $n } damage is moved from { $card } to { $to }.
fellowship-log-moves-resources = { $n ->
    [one] { $n } resource is
   *[other] { $n } resources are
 } moved from { $card } to { $to }.
fellowship-log-swaps = { $card } and { $other } are swapped.
fellowship-lcg-effect-lasts-combat = until the end of the combat phase, { $target } { $changes }
fellowship-lcg-effect-lasts-quest = until the end of the quest phase, { $target } { $changes }

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

fellowship-feature-stages = quest stages to come
    .better = fewer quest stages to come
fellowship-feature-progress = progress still needed
    .better = less progress still needed
fellowship-feature-location = progress the active location still needs
    .better = an active location nearer to being explored
fellowship-feature-goal = an enemy that must fall
    .better = no enemy left that must fall
fellowship-feature-goal-hurt = damage on the enemy that must fall
    .better = more damage on the enemy that must fall
fellowship-feature-blocked = a stage that cannot be completed now
    .better = a stage that can be completed
fellowship-feature-staged-threat = threat in the staging area
    .better = less threat in the staging area
fellowship-feature-shortage = willpower that is lacking
    .better = enough willpower for the quest
fellowship-feature-staged-enemies = enemies in the staging area
    .better = fewer enemies in the staging area
fellowship-feature-enemy-strength = hit points and defense of engaged enemies
    .better = weaker enemies in combat
fellowship-feature-enemy-attack = attack of engaged enemies
    .better = enemies in combat who hit less hard
fellowship-feature-room = room below the threat limit
    .better = a lower threat level
fellowship-feature-willpower = willpower of the characters
    .better = more willpower
fellowship-feature-attack = attack of the characters
    .better = more attack
fellowship-feature-defense = defense of the characters
    .better = more defense
fellowship-feature-heroes = heroes alive
    .better = more heroes alive
fellowship-feature-health = hit points of the heroes
    .better = healthier heroes
fellowship-feature-resources = resources of the heroes
    .better = more resources
fellowship-feature-allies = allies in play
    .better = more allies in play
fellowship-feature-attachments = attachments in play
    .better = better attachments in play
fellowship-feature-hand = what the hand promises
    .better = a better hand
