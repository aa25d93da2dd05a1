### Marvel United: Civil War: the rules, each in a nutshell.

## Chapters and their pages.

civilwar-chapter-start = Before you start
civilwar-topic-modes = Two modes
civilwar-topic-terms = Terms
civilwar-topic-components = What is in the box
civilwar-topic-compatibility = With other boxes

civilwar-chapter-preparing = Setting up
civilwar-topic-setup = Setting up the game
civilwar-topic-setup-clash = Setting up Clash of Heroes
civilwar-topic-setup-registration = Setting up the Registration Clash
civilwar-topic-bid = The bid

civilwar-chapter-turn = The turn
civilwar-topic-turn = A hero’s turn
civilwar-topic-actions = Actions
civilwar-topic-tokens = Action tokens
civilwar-topic-equipment = Equipment
civilwar-topic-storyline = Storylines

civilwar-chapter-places = The board
civilwar-topic-board = The ring of locations
civilwar-topic-locations = Locations
civilwar-topic-control = Control of locations
civilwar-topic-approval = Public approval
civilwar-topic-population = Population cards

civilwar-chapter-damage = Damage and shields
civilwar-topic-damage = Damage
civilwar-topic-shields = Shields

civilwar-chapter-clash = Clash of Heroes
civilwar-topic-rounds = Rounds and events
civilwar-topic-scoring = Scoring

civilwar-chapter-registration = Registration Clash
civilwar-topic-registration = How the game goes
civilwar-topic-missions = Missions
civilwar-topic-danger = Danger tokens
civilwar-topic-prison = The prison

civilwar-chapter-keywords = Keywords
civilwar-topic-keywords = Effects of other boxes

civilwar-chapter-tournament = The tournament
civilwar-topic-tournament = Tournament rules

## The rules.

## The box

civilwar-rule-components-hero-cards = The set has 8 Heroes with 12 cards each
civilwar-rule-components-equipment = The set has 9 Equipment cards
civilwar-rule-components-locations = The set has 6 Locations for both modes
civilwar-rule-components-population-cards = The set has 12 Population cards
civilwar-rule-components-control-tokens = Each Location has a two-sided Control token
civilwar-rule-components-bases = There are 3 blue and 3 red bases
civilwar-rule-components-shield-tokens = There are 9 two-sided Shield tokens
civilwar-rule-components-mode-parts = Events, trackers and Summary: Clash of Heroes only
civilwar-rule-components-registration-parts = Missions, Cells and Danger: Registration Clash only

## The modes

civilwar-rule-modes-two-modes = There are two modes, and each game is in one of them
civilwar-rule-modes-no-villain = There is no Villain: only Heroes take turns
civilwar-rule-modes-two-teams = Two teams, Blue and Red, play against each other
civilwar-rule-modes-team-size = Both teams have 2 Heroes each, or both have 3
civilwar-rule-common-ties = The active Hero settles ties

## Terms

civilwar-rule-terms-heroes = “Heroes” are the Heroes of your own team
civilwar-rule-terms-enemies = “Enemies” are the Heroes of the other team
civilwar-rule-terms-attack-enemy = An Attack deals 1 damage to an Enemy
civilwar-rule-terms-villain-henchman = “Villain” and “Henchman” mean an Enemy
civilwar-rule-terms-villain-turn = An Enemy’s turn is a Villain turn for you

## Storylines

civilwar-rule-storyline-base-turns = Turns are taken as in the base game
civilwar-rule-storyline-per-team = Each team has a Storyline of its own
civilwar-rule-storyline-opposite-ends = The Storylines start at opposite ends of the table
civilwar-rule-storyline-previous-symbols-own = The previous card’s symbols: own Storyline only
civilwar-rule-storyline-effects-own = Storyline effects mean your own Storyline only

## Locations

civilwar-rule-location-eot-needs-control = An End of Turn effect needs control of the Location
civilwar-rule-location-eot-optional = An End of Turn effect may be declined
civilwar-rule-location-continuous-both = Continuous effects apply to both teams
civilwar-rule-location-mandatory-eot-both = Mandatory End of Turn effects apply to both teams
civilwar-rule-location-overflow-damage = Overflow: a Hero of the controlling team takes damage
civilwar-rule-location-overflow-unpreventable = Overflow damage is unpreventable
civilwar-rule-location-overflow-any-hero = Overflow may hit any Hero of the team who stands

## Shields

civilwar-rule-shield-owned = Each Hero has 1 or 2 Shields, depending on the mode
civilwar-rule-shield-must-flip = An active Shield must take the damage
civilwar-rule-shield-unpreventable-too = A Shield takes unpreventable damage too
civilwar-rule-shield-counts-as-damage = Damage taken by a Shield counts as dealt
civilwar-rule-shield-per-damage = Each Shield takes 1 damage, the rest costs cards
civilwar-rule-shield-not-for-discard = A Shield does not help against discarding cards
civilwar-rule-shield-recover-on-stand = After a KO all Shields become active again

## Setup

civilwar-rule-setup-clash-trackers-zero = Both trackers start on 0
civilwar-rule-setup-clash-choose-heroes = Each team chooses its Heroes
civilwar-rule-setup-board-side = The board lies with the side of the mode up
civilwar-rule-setup-shuffle-locations = The 6 Locations lie in random order
civilwar-rule-setup-location-tokens = Each Location starts with the tokens of its slots
civilwar-rule-setup-location-choice = Any 6 Locations may be used, except banned ones
civilwar-rule-setup-bases = A figure stands in a base of its team’s colour
civilwar-rule-setup-start-locations = Heroes start at the arrow of their colour
civilwar-rule-setup-control-blue = Each team starts with control of 3 Locations
civilwar-rule-setup-control-place = Control tokens lie where Threats would be
civilwar-rule-setup-clash-one-shield = Each Hero starts with 1 active Shield
civilwar-rule-setup-remove-double-wild = The double-Wild card is removed from each deck
civilwar-rule-setup-remove-without-equipment = Double-Wild goes even without Equipment
civilwar-rule-setup-opening-hand = Each Hero starts with 3 cards in hand
civilwar-rule-setup-own-equipment = A Hero uses Equipment of its own
civilwar-rule-setup-universal-equipment = A Hero without Equipment may take a Universal one
civilwar-rule-setup-clash-event-remove-one = One Event is removed unseen, 5 remain
civilwar-rule-setup-clash-no-event-at-start = No Event is revealed at the start
civilwar-rule-setup-population-arrows = Population cards count from the two arrows
civilwar-rule-setup-population = One Population card is resolved at the start
civilwar-rule-setup-clash-starting-team = The players decide which team starts
civilwar-rule-setup-clash-starting-hero = The starting team chooses its first Hero
civilwar-rule-setup-clash-summary-card = The first Hero takes the Summary card

## The Round

civilwar-rule-clash-alternate-turns = The teams take turns alternately
civilwar-rule-clash-round-four-turns = A Round is 4 turns, 2 for each team
civilwar-rule-clash-hero-order = The Heroes of a team act in a fixed order
civilwar-rule-clash-team-order-choice = The first turns of its Heroes fix a team’s order
civilwar-rule-clash-reveal-event = An Event is revealed after the Round’s 4th turn
civilwar-rule-clash-event-discard-old = A new Event replaces the old one
civilwar-rule-clash-event-instant = An immediate Event is resolved before initiative
civilwar-rule-clash-event-lasting = A lasting Event applies until the next Event
civilwar-rule-clash-initiative = The team with fewer points starts the Round
civilwar-rule-clash-initiative-next-hero = The Round starts with the team’s next Hero
civilwar-rule-clash-summary-each-round = The Round’s first Hero takes the Summary card
civilwar-rule-clash-initiative-tie = On equal points the team on top of the stack starts
civilwar-rule-clash-initiative-tie-zero = At 0 to 0 the starting team’s tracker lies below
civilwar-rule-clash-same-starter-2x2 = In 2×2 kept initiative means the same first Hero
civilwar-rule-clash-other-starter-3x3 = In 3×3 the first Hero of each Round changes
civilwar-rule-clash-last-round = After the 5th Event the last Round is played
civilwar-rule-clash-six-rounds = The game lasts 6 Rounds
civilwar-rule-clash-end-at-40 = The game ends after a Round with a team at 40

## Public Approval

civilwar-rule-approval-place = A Heroic action puts a token on Public Approval
civilwar-rule-approval-not-own-location = Approval is won where your team has no control
civilwar-rule-approval-flip-at-two = Two approval tokens flip the Control token
civilwar-rule-approval-persist = A single approval token stays
civilwar-rule-approval-immediate-use = A Location just taken over may be used at once
civilwar-rule-approval-reset-on-flip = A flip by an effect discards the approval token
civilwar-rule-approval-mode = Public Approval exists in Clash of Heroes only

## Population

civilwar-rule-population-green-check = After each turn the green spaces are checked
civilwar-rule-population-one-per-space = Each green space reached gives 1 Population card
civilwar-rule-population-first-time-only = A green space counts only for the first to reach it
civilwar-rule-population-add-tokens = A Population card adds Thugs and Civilians
civilwar-rule-population-before-event = Population comes before the Event
civilwar-rule-population-none-after-last = No Population card after the game’s last turn
civilwar-rule-population-deck-empty = An empty Population deck adds nothing

## Scoring

civilwar-rule-scoring-civilian = A rescued Civilian gives 1 point
civilwar-rule-scoring-thug = A defeated Thug gives 1 point
civilwar-rule-scoring-ko = A KO gives the other team 5 points
civilwar-rule-scoring-ko-any-cause = A KO scores whatever caused it
civilwar-rule-scoring-control = A flipped Control token gives 1 point
civilwar-rule-scoring-discard-no-score = A discarded Civilian or Thug scores nothing
civilwar-rule-scoring-immediate = Points are scored at once
civilwar-rule-scoring-stack-on-top = A tracker that arrives lies on top of the other
civilwar-rule-scoring-winner = The team with more points wins
civilwar-rule-scoring-tie-locations = On equal points more Locations win
civilwar-rule-scoring-tie-bottom = Still equal: the tracker below wins
civilwar-rule-scoring-past-40 = Points above 40 count
civilwar-rule-balance-keep-double-wild = Less experienced players may keep double-Wild cards

## Registration Clash: the bid

civilwar-rule-bid-heroes-first = Heroes are chosen before the bid
civilwar-rule-bid-first-bidder = Chance decides which team bids first
civilwar-rule-bid-meaning = A bid is a number of cards for 5 Missions as Blue
civilwar-rule-bid-lower = Each bid must be lower than the last
civilwar-rule-bid-passer-red = The team that passes plays Red
civilwar-rule-bid-bidder-blue = The other team plays Blue with the last number
civilwar-rule-bid-first-must-bid = The first bidder must name a number
civilwar-rule-bid-advice = Advice: about 3 cards for each Mission

## Registration Clash: setup

civilwar-rule-setup-registration-shields = Red Heroes have 1 Shield, Blue Heroes have 2
civilwar-rule-setup-registration-mission-remove = One Mission is shown and removed, 5 remain
civilwar-rule-setup-registration-mission-no-peek = Nobody may look through the Mission deck
civilwar-rule-setup-registration-cell-remove = One Cell is shown and removed, Red gets 5
civilwar-rule-setup-registration-cells-peek = Red may look at its Cells at any time
civilwar-rule-setup-registration-danger-supply = Danger tokens lie in a common supply
civilwar-rule-setup-registration-first-mission = Blue reveals the first Mission during setup
civilwar-rule-setup-registration-first-hero = Blue chooses the Hero who acts first

## Registration Clash: turns and the end

civilwar-rule-registration-alternate = Blue and Red take turns alternately to the end
civilwar-rule-registration-hero-order = A team’s Heroes act in turn, in a fixed order
civilwar-rule-registration-no-rounds = There are no Rounds, Events, initiative or points
civilwar-rule-registration-end-fifth-mission = The 5th Mission ends the game at once
civilwar-rule-registration-end-limit = The game ends when Blue exceeds its number
civilwar-rule-registration-end-no-cards = A Hero who begins without any card ends the game
civilwar-rule-registration-win-blue = Blue wins with 5 Missions within its number
civilwar-rule-registration-win-red = Red wins if Blue fails within its number
civilwar-rule-registration-no-cards-red = If a Hero has no cards left, Red wins
civilwar-rule-registration-jail-turn-counts = A card played in a Cell counts towards the number

## Missions and Danger

civilwar-rule-mission-population-after = A completed Mission brings a Population card
civilwar-rule-mission-no-population-after-fifth = After the 5th Mission there is no Population card
civilwar-rule-mission-replace = After the turn the next Mission is revealed
civilwar-rule-mission-one-active = Only one Mission is active at a time
civilwar-rule-mission-complete-any-turn = A Mission may be completed in a Red turn too
civilwar-rule-danger-as-far-as-possible = A Mission is applied as far as possible
civilwar-rule-danger-protected = No effect may remove Danger tokens
civilwar-rule-danger-only-by-mission = Danger is discarded only as the Mission says
civilwar-rule-danger-travels = Danger moves along with its Civilian or Thug
civilwar-rule-danger-red-cannot-remove = Red may not remove a Civilian or Thug in Danger
civilwar-rule-danger-none-placed = Without Danger a Mission ends with Blue’s next turn
civilwar-rule-danger-clear-on-completion = A completed Mission clears the Danger that is left
civilwar-rule-control-flip-on-use = Using an End of Turn effect gives control away
civilwar-rule-control-mandatory-no-flip = A forced effect in an enemy Location flips nothing

## The prison

civilwar-rule-prison-crisis-action = A Red Hero may give a Crisis token to a Blue one here
civilwar-rule-prison-prepare-cell = A Heroic action prepares a Cell
civilwar-rule-prison-cell-face-down = A prepared Cell hides its Trap
civilwar-rule-prison-free-space = A Cell space is free without a card and a Hero
civilwar-rule-prison-choose-cell-card = Red chooses a Cell together, the active Hero decides
civilwar-rule-prison-ko-to-cell = A KO’d Blue Hero goes to a prepared Cell
civilwar-rule-prison-trap-with-crisis = With a Crisis token the Trap is resolved
civilwar-rule-prison-trap-other-target = A Trap hits whom its text names
civilwar-rule-prison-trap-discard = After the Trap the Cell card is discarded
civilwar-rule-prison-crisis-discard = After the Trap the Hero’s Crisis tokens are discarded
civilwar-rule-prison-no-crisis-no-trap = Without a Crisis token the Trap does nothing
civilwar-rule-prison-no-cell-normal-ko = Without a prepared Cell the KO is an ordinary one
civilwar-rule-prison-ko-inside-cell = A KO in a Cell: to another prepared Cell or none
civilwar-rule-prison-start-in-cell = In a Cell a KO’d Hero recovers as usual
civilwar-rule-prison-plays-card = A jailed Hero plays a card as usual
civilwar-rule-prison-no-move = A jailed Hero cannot move
civilwar-rule-prison-no-actions = A jailed Hero can only escape
civilwar-rule-prison-no-special = In a Cell Special Effects are void
civilwar-rule-prison-no-equipment-use = In a Cell Equipment cannot be used
civilwar-rule-prison-no-equipment-charge = In a Cell Equipment cannot be charged
civilwar-rule-prison-escape-when-standing = A Hero can be freed once no longer KO’d
civilwar-rule-prison-escape-cost = An escape costs 2 actions of one kind
civilwar-rule-prison-escape-wild = Wild counts as either kind for an escape
civilwar-rule-prison-escape-by-self-or-ally = The prisoner or a team-mate pays for the escape
civilwar-rule-prison-escape-location = The freed Hero chooses 1 of 2 exits
civilwar-rule-prison-escape-continue = A Hero who freed itself goes on with its turn
civilwar-rule-prison-red-ko-reward = A KO’d Red Hero gives Blue 2 Action tokens
civilwar-rule-prison-red-ko-normal = A KO’d Red Hero is never jailed
civilwar-rule-prison-cells-not-locations = Cells are not Locations
civilwar-rule-prison-discard-count = A used Cell does not come back

## The tournament

civilwar-rule-tournament-same-setup = A match is two games in a row
civilwar-rule-tournament-same-heroes = Both games use the same Heroes
civilwar-rule-tournament-same-layout = Both games use the same layout of Locations
civilwar-rule-tournament-same-cells = Both games use the same 5 Cells
civilwar-rule-tournament-same-missions = Both games use the same 5 Missions, reshuffled
civilwar-rule-tournament-swap-roles = In the second game the teams swap sides
civilwar-rule-tournament-steps-before-setup = Tournament: Blue, Locations, Heroes, then setup
civilwar-rule-tournament-first-blue-random = Chance decides the first Blue team, there is no bid
civilwar-rule-tournament-no-limit = The first game has no limit of turns
civilwar-rule-tournament-pick-four = Each team chooses 4 Locations
civilwar-rule-tournament-reveal-order = The first Blue team shows its Locations first
civilwar-rule-tournament-ban-one = Each team discards 1 Location of the other
civilwar-rule-tournament-six-remain = The remaining 6 Locations are laid at random
civilwar-rule-tournament-location-copies = A Location may be there twice
civilwar-rule-tournament-draft = Heroes are named in turn: 1, 2, 1, then 1 and 1
civilwar-rule-tournament-no-twins = A team may not have the same Hero twice
civilwar-rule-tournament-variants-allowed = Variants of one character may be in one team
civilwar-rule-tournament-same-hero-both-teams = Both teams may have the same Hero
civilwar-rule-tournament-no-team-cards = Team cards are not allowed in a tournament
civilwar-rule-tournament-record = The turns Blue needed are written down
civilwar-rule-tournament-record-cells = Red’s discarded Cells are written down
civilwar-rule-tournament-stop-game-two = Game two ends when Blue cannot match game one
civilwar-rule-tournament-winner = Fewer turns for 5 Missions win the match
civilwar-rule-tournament-tie-cells = On equal turns more discarded Cells win
civilwar-rule-tournament-tie-cells-none-done = If neither finished, more discarded Cells win
civilwar-rule-tournament-tie-red-second = Still tied: Red of the second game wins

## Keywords

civilwar-rule-keyword-replace = In these modes keywords have a new meaning
civilwar-rule-keyword-threat-add = Tokens on a Threat: tokens on Public Approval
civilwar-rule-keyword-threat-clear = Clearing a Threat: take control of the Location
civilwar-rule-keyword-threat-swap = Swapping Threats: swap Control tokens
civilwar-rule-keyword-threat-move = Moving a Threat does nothing
civilwar-rule-keyword-swap-no-score = Swapping Control tokens scores nothing
civilwar-rule-keyword-delay = Delay: the Enemy loses 1 symbol of the last card
civilwar-rule-keyword-accelerate = Speed-up: the Enemy uses 1 symbol twice
civilwar-rule-keyword-facedown-plan = Face-down plan: no symbols of the previous card
civilwar-rule-keyword-next-turn-only = Delay and speed-up last for one Enemy turn
civilwar-rule-keyword-bam = BAM! counts the symbols on the Enemy’s Storyline
civilwar-rule-keyword-plan-deck = The Plan deck is the deck of one Enemy
civilwar-rule-keyword-plan-tokens = Tokens of a Plan card: tokens of a Population card
civilwar-rule-keyword-stun = Stun: Special Effects are blank to the turn’s end
civilwar-rule-keyword-stun-discard = Stun tokens are discarded at the end of the turn
civilwar-rule-keyword-health = Health is the number of cards in the Enemy’s hand
civilwar-rule-keyword-health-squirrel-girl = Squirrel Girl counts the hands of all Enemies
civilwar-rule-keyword-defeat-villain = Defeating a Villain means a KO’d Enemy
civilwar-rule-keyword-villain-ends-move = “The Villain ends its move”: an Enemy enters
civilwar-rule-keyword-alone = A Hero among Enemies is still alone
civilwar-rule-keyword-ignore-removal = Removing Heroes or Villains is ignored
civilwar-rule-keyword-ignore-skip = Skipping turns is ignored
civilwar-rule-keyword-ignore-unused = What is not used in these modes is ignored

## Banned and compatible

civilwar-rule-banned-rule = Banned Locations may not be chosen
civilwar-rule-banned-list = The list of banned Locations
civilwar-rule-compatibility-no-other-variant = No other variant can be added
civilwar-rule-compatibility-no-companions = Companion cards cannot be used
civilwar-rule-compatibility-mix-content = Heroes and Locations of other sets may be mixed in

## The board

civilwar-rule-board-ring = The 6 Locations form a ring
civilwar-rule-board-opposite = The opposite Location is 3 steps away
civilwar-rule-board-slots = Each slot holds one Civilian or one Thug
civilwar-rule-board-slots-any-token = After setup any token fits any slot
civilwar-rule-board-overflow-once = Overflow happens once per Location and effect
civilwar-rule-board-overflow-fill = Free slots are filled, the rest is not added

## The turn

civilwar-rule-turn-order = A turn: start, draw, play, act, end
civilwar-rule-turn-draw = Draw 1 card at the beginning of your turn
civilwar-rule-turn-draw-empty = If the deck runs out, draw as many as there are
civilwar-rule-turn-no-hand-limit = There is no hand limit
civilwar-rule-turn-play-one = Each turn exactly 1 card is played
civilwar-rule-turn-own-symbols = Each symbol of the played card is an action
civilwar-rule-turn-previous-symbols = The previous card’s symbols are actions too
civilwar-rule-turn-previous-effect-not = The previous card’s effect is not available
civilwar-rule-turn-any-order = Actions and effects may be used in any order
civilwar-rule-turn-unused-lost = Unused symbols are lost
civilwar-rule-turn-special-once = A Special Effect is used once in the turn
civilwar-rule-turn-special-optional = A Special Effect need not be used
civilwar-rule-turn-facedown-card = A face-down card gives nothing
civilwar-rule-turn-end-effect = The Location’s effect is the last step of a turn
civilwar-rule-turn-end-effect-no-chain = A move by an End of Turn effect triggers no other

## Actions and tokens

civilwar-rule-action-move = A Move action leads to an adjacent Location
civilwar-rule-action-heroic-rescue = A Heroic action rescues 1 Civilian here
civilwar-rule-action-attack-thug = An Attack defeats 1 Thug here
civilwar-rule-action-attack-here-only = An Attack reaches only your own Location
civilwar-rule-action-wild = A Wild is any one of the three actions
civilwar-rule-token-keep = Action tokens are kept until spent
civilwar-rule-token-spend = An Action token is spent as one action
civilwar-rule-token-own-turn = Tokens are spent in the owner’s own turn only

## Damage and KO

civilwar-rule-damage-card-to-bottom = Damage puts a hand card under the deck
civilwar-rule-damage-ko = An empty hand after damage is a KO
civilwar-rule-damage-ko-by-discard = Discarding the last card is a KO too
civilwar-rule-damage-ko-after-last-card = Playing the last card: KO at the end of the turn
civilwar-rule-damage-ko-ignored = Effects ignore a KO’d Hero
civilwar-rule-damage-ko-own-turn = A KO in your own turn ends it
civilwar-rule-damage-recovery = After a KO stand up and draw 4 cards
civilwar-rule-damage-no-discard-pile = There is no discard pile and no reshuffle
civilwar-rule-damage-invulnerable = An Invulnerable token prevents damage
civilwar-rule-damage-invulnerable-expires = Invulnerable ends with your next turn’s start
civilwar-rule-damage-invulnerable-target = An Invulnerable Hero may still be a target
civilwar-rule-damage-unpreventable = Unpreventable damage: only a Shield helps
civilwar-rule-crisis-no-own-rule = A Crisis token does nothing of its own

## Equipment

civilwar-rule-equipment-charge = An action of the right kind charges Equipment
civilwar-rule-equipment-use = Fully charged Equipment may be used once
civilwar-rule-equipment-keep = Charges stay over turns and through a KO
