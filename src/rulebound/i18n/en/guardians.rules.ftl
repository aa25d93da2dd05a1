### The rules of Guardians of the Galaxy: Battle of Superheroes in a nutshell: one title for each rule of rules.toml.

## Chapters and their pages.

guardians-chapter-start = Before you start
guardians-topic-overview = The game in short
guardians-topic-components = What is in the box
guardians-topic-heroes = Heroes

guardians-chapter-preparing = Setting up
guardians-topic-setup = Setting up the game
guardians-topic-energy = Energy
guardians-topic-battlefields = Battlefields
guardians-topic-new-battle = A new battle
guardians-topic-merge = Two boxes together

guardians-chapter-battle = The battle
guardians-topic-flow = Rounds and stages
guardians-topic-selection = Choosing cards
guardians-topic-acting = Performing actions
guardians-topic-example = The rulebook’s example
guardians-topic-first-player = The first player
guardians-topic-initiative = Seizing the initiative

guardians-chapter-dangers = Knockouts and traps
guardians-topic-knockout = Knockout cards
guardians-topic-traps = Traps
guardians-topic-own-traps = Your own trap

guardians-chapter-actions = What actions do
guardians-topic-reach = All opponents
guardians-topic-draw = Drawing cards
guardians-topic-give = Giving a technique
guardians-topic-discard = Discarding
guardians-topic-damage = Damage and energy
guardians-topic-feint = Feint Manoeuvre
guardians-topic-stance = Defensive Stance

guardians-chapter-ending = Winning and losing
guardians-topic-elimination = Leaving the battle
guardians-topic-victory = Victory

guardians-chapter-teams = In teams
guardians-topic-teams = Team game

## The rules.

## What is in the box

guardians-rule-components-technique-deck = One box has 49 techniques, 7 of each type
guardians-rule-components-hero-cards = One box has 10 different heroes
guardians-rule-components-tactic-cards = A two-sided tactic for each of the 7 techniques
guardians-rule-components-tactic-number = A tactic bears the number of its technique
guardians-rule-components-knockout-cards = One box has 7 Knockouts
guardians-rule-components-team-cards = One box has 4 team cards
guardians-rule-components-energy-cards = One box has 4 two-sided energy cards
guardians-rule-components-reference-cards = One box has 4 reference cards
guardians-rule-components-battlefield-cards = One box has 12 battlefields
guardians-rule-components-first-player-card = There is one first-player card

## Setting up the game

guardians-rule-setup-first-player-random = Chance picks the first player
guardians-rule-setup-deal-two-heroes = Everyone is dealt two heroes face down
guardians-rule-setup-keep-one-hero = Keep one hero, face up
guardians-rule-setup-other-heroes-to-box = The other heroes go back to the box
guardians-rule-hero-unique-ability = Every hero has one ability of its own
guardians-rule-hero-active-once-per-battle = An active ability works once per battle
guardians-rule-hero-active-flips-card = Using an active ability turns the hero face down
guardians-rule-hero-passive-always-on = A passive ability is always on
guardians-rule-setup-energy-card-zero-wins = Everyone starts with no wins
guardians-rule-setup-energy-three = Every hero starts with 3 energy
guardians-rule-energy-tracked = Energy changes are shown at once
guardians-rule-energy-max-six = Never more than 6 energy
guardians-rule-setup-tactics-number-side = Tactics start number side up
guardians-rule-setup-knockout-stack = Knockouts start in a stack
guardians-rule-setup-shuffle-battlefields = With 3 or more players battlefields are shuffled
guardians-rule-battlefield-changes-one-battle = A battlefield changes one battle only
guardians-rule-two-player-no-battlefields = Two players use no battlefields
guardians-rule-setup-shuffle-techniques = All techniques make one shuffled deck
guardians-rule-overview-series-of-battles = Battles go on until somebody has 3 wins
guardians-rule-overview-all-players-in-each-battle = Everyone takes part in every battle
guardians-rule-overview-out-hero-unaffected = Effects spare a hero who is out of the battle

## Setting up a battle

guardians-rule-battle-setup-return-knockouts = Before a battle Knockouts go back to the stack
guardians-rule-battle-setup-reset-tactics = Before a battle tactics turn number side up
guardians-rule-battle-setup-reset-energy = Every hero starts a battle with 3 energy
guardians-rule-battle-setup-unflip-active-heroes = Before a battle used heroes turn face up
guardians-rule-battle-setup-discard-old-battlefield = The old battlefield is discarded
guardians-rule-battle-setup-reveal-battlefield = A new battlefield is revealed before the cards
guardians-rule-battle-setup-first-battle-draw-five = Before the first battle everyone draws 5
guardians-rule-battle-setup-discard-down-to-five = Before a battle discard down to 5 cards
guardians-rule-battle-setup-draw-up-to-five = Before a battle draw up to 5 cards
guardians-rule-battle-setup-refill-order = Hands are adjusted clockwise from the first player
guardians-rule-battle-setup-out-hero-refills = Whoever was out keeps the cards and adjusts to 5
guardians-rule-battle-setup-draft-layout-base = Draft: 6, 8 or 10 cards for 2, 3 or 4 players
guardians-rule-battle-setup-draft-layout-merged = Draft: 12, 14, 16 or 18 cards for 5 to 8 players
guardians-rule-battle-setup-draft-starts-right = The draft starts right of the first player
guardians-rule-battle-setup-draft-counter-clockwise = The draft goes counter-clockwise
guardians-rule-battle-setup-draft-second-pass = The draft goes round a second time
guardians-rule-battle-setup-draft-leftover-discard = The last two cards of the draft are discarded
guardians-rule-battle-setup-five-plus-needs-both-boxes = Five to eight players need both boxes

## Rounds, stages and turns

guardians-rule-flow-round-three-stages = A round has three stages
guardians-rule-flow-stage-four-phases = A stage has four phases
guardians-rule-selection-simultaneous = Everyone chooses a card at the same time
guardians-rule-selection-face-down-right-end = The card is laid face down at the right end
guardians-rule-selection-non-decreasing = Numbers in a series must not fall
guardians-rule-selection-illegal-out-on-reveal = A too-low card may be laid: you are out on its reveal
guardians-rule-selection-act-when-all-laid = Actions start when all have laid a card
guardians-rule-action-first-player-reveals-first = The first player reveals first
guardians-rule-action-too-low-leaves = Whoever reveals a too-low number is out
guardians-rule-action-reveal-check-order = Order on reveal: number, Knockout, trap, action
guardians-rule-action-one-of-two = Perform one of the card’s two actions
guardians-rule-action-clockwise-order = The heroes act clockwise, once each
guardians-rule-action-end-immediately-one-left = One hero left: the battle ends at once
guardians-rule-flow-battle-end-check = One hero left wins, else the battle goes on
guardians-rule-first-player-card-not-passed = The first-player card stays after round and battle
guardians-rule-first-player-only-by-initiative = Seize Initiative makes you the first player
guardians-rule-flow-round-end-clear-series = After three turns all series are discarded
guardians-rule-flow-new-round = A new round starts with any number

## Knockouts and traps

guardians-rule-knockout-place-any-free = A Knockout goes on any tactic without one
guardians-rule-knockout-one-per-tactic = At most one Knockout on a tactic
guardians-rule-knockout-triggered = A Knockout puts out whoever reveals its technique
guardians-rule-knockout-first-hero-only = A Knockout hits only the first hero
guardians-rule-knockout-returns-to-stack = A Knockout that hit goes back to the stack
guardians-rule-knockout-remove-any = A Knockout may be removed from any tactic
guardians-rule-trap-set-flips-tactic = A set trap turns the tactic over
guardians-rule-trap-hits-any-hero = A trap hits anyone, even whoever set it
guardians-rule-trap-one-damage = A trap deals 1 damage
guardians-rule-trap-stays = A sprung trap stays
guardians-rule-trap-remove-flips-back = Removing a trap turns its tactic back

## Leaving the battle

guardians-rule-elimination-last-energy = Whoever loses the last energy is out
guardians-rule-elimination-cannot-lay = Whoever has no card to lay is out
guardians-rule-elimination-last-card-safe = Playing the last card is safe
guardians-rule-elimination-no-lay-no-act = Whoever is out lays no cards
guardians-rule-elimination-out-no-action = Whoever is out performs no action
guardians-rule-elimination-not-targetable = Whoever is out cannot be a target
guardians-rule-elimination-series-discarded = Whoever leaves discards the whole series
guardians-rule-elimination-hand-kept = Whoever leaves keeps the hand
guardians-rule-first-player-out-keeps-card = A first player who leaves keeps the card
guardians-rule-first-player-out-left-starts = First player out: the player on the left begins
guardians-rule-elimination-simultaneous-cannot-lay = All who cannot lay a card leave together

## Victory

guardians-rule-victory-simultaneous-all-win = The last heroes leave together: all of them win
guardians-rule-victory-simultaneous-effect-all-win = One effect puts out the last heroes: all win
guardians-rule-victory-unrevealed-card-ignored = A card not yet revealed cannot put you out
guardians-rule-victory-add-win = The winner of a battle gets one win
guardians-rule-victory-winner-series-discarded = After a battle the series left are discarded
guardians-rule-victory-third-win = The third win wins the game
guardians-rule-victory-tie-first-player = Tie at three wins: the first player wins
guardians-rule-victory-tie-nearest-clockwise = Tie without the first player: nearest clockwise wins
guardians-rule-victory-variant-four-wins = Variant: a tie goes on to the fourth win
guardians-rule-victory-variant-deciding-battle = Variant: a deciding battle after a tie

## Teams

guardians-rule-team-four-two-teams = Four players may form two teams
guardians-rule-team-player-counts = Teams are for 4, 6 or 8 players
guardians-rule-team-deal-team-cards = Everyone is dealt a team card face down
guardians-rule-team-same-colour-same-team = The same colour is the same team
guardians-rule-team-alternate-seating = Team-mates sit opposite each other
guardians-rule-team-battle-ends-one-team = The battle ends when one team is left
guardians-rule-team-simultaneous-both-win = The last of several teams leave: all these teams win
guardians-rule-team-team-wins-battle = A team’s win is counted once
guardians-rule-team-third-win = A team’s third win wins the game
guardians-rule-team-tie-first-player-team = Both teams at three: the first player’s team wins

## Actions and an example of a turn

guardians-rule-effect-feint-manoeuvre-knockout = Feint Manoeuvre places a Knockout
guardians-rule-effect-hail-of-blows-two = Hail of Blows costs one hero 2 energy
guardians-rule-effect-shoot-to-kill = Shoot to Kill can put out a hero at 1 energy
guardians-rule-example-full-turn = The rulebook’s example of a turn

## Both boxes together

guardians-rule-merge-technique-decks = Two boxes: one technique deck
guardians-rule-merge-battlefield-decks = Two boxes: one battlefield deck
guardians-rule-merge-one-tactic-and-knockout-set = Two boxes: one set of tactics and Knockouts
guardians-rule-merge-deal-one-hero-per-box = Two boxes: one hero from each is dealt
guardians-rule-merge-keep-one-return-other = Two boxes: keep one hero, return the other
guardians-rule-team-six-eight-mix-cards = For 6 or 8 the team cards of both boxes are mixed
guardians-rule-team-two-teams-by-colour = Two teams are formed by colour
guardians-rule-team-six-two-teams-remove = Six players, two teams: a red and a blue card go
guardians-rule-team-three-four-by-colour-and-back = Three or four teams: by colour and card back
guardians-rule-team-six-three-teams-remove = Six players, three teams: two equal cards go
guardians-rule-team-rotation-seating = Teams sit in rotation

## What effects do

guardians-rule-effect-all-opponents-scope = “All opponents” spares you and your team
guardians-rule-effect-draw-x = “Draw X” takes X cards from the deck
guardians-rule-effect-stall-guard = The stall guard: no draws from round 9 of a battle on
guardians-rule-effect-reshuffle-discard = An empty deck is made anew from the discard
guardians-rule-effect-give-named-technique-search = Given techniques are searched in deck and discard
guardians-rule-effect-give-named-technique-shuffle = After the search the deck is shuffled
guardians-rule-effect-give-named-technique-short = Too few copies: dealt counter-clockwise
guardians-rule-effect-discard-random = “Discard X” is X random hand cards
guardians-rule-effect-discard-fewer = Whoever has fewer cards discards them all
guardians-rule-effect-discard-none = Whoever has no cards discards nothing
guardians-rule-effect-damage-x = X damage costs X energy
guardians-rule-effect-gain-energy = “Gain X” adds X energy
guardians-rule-effect-trap-before-action = A trap hits before the action
guardians-rule-effect-trap-before-own-removal = A trap hits even the card that could remove it
guardians-rule-effect-lethal-trap-no-action = Whoever falls to a trap does not act
guardians-rule-effect-trap-until-battle-end = A trap works until the end of the battle
guardians-rule-effect-knockout-over-trap = A Knockout may lie on a trap
guardians-rule-effect-knockout-no-action = Whoever is knocked out does not act
guardians-rule-effect-knockouts-return-at-battle-end = After a battle Knockouts return to the stack
guardians-rule-effect-initiative-when-first-out = First player out: only the card changes hands
guardians-rule-effect-initiative-by-first-player = Seize Initiative by the first player affects that player
guardians-rule-effect-initiative-old-first-player = Seize Initiative affects the old first player
guardians-rule-effect-initiative-skip-acted = Seize Initiative changes the order at once
guardians-rule-effect-stun-show-hand = Stun: whoever lacks the technique shows the hand
guardians-rule-effect-explosives-vantage-own-trap = Explosives: your own trap hits before it is removed
guardians-rule-effect-vantage-own-trap = Vantage Point: your own trap hits before it is removed
guardians-rule-effect-stance-protects-knockout = Defensive Stance protects from Knockouts
guardians-rule-effect-stance-protects-hail = Defensive Stance protects from Hail of Blows
guardians-rule-effect-stance-protects-shot = Defensive Stance protects from both Shot actions
guardians-rule-effect-stance-nothing-else = Defensive Stance protects from nothing else
guardians-rule-effect-stance-marker = A turned Defence marks the stance
guardians-rule-effect-stance-duration = The stance lasts while Defence lies in the series
guardians-rule-effect-stance-knockout-returned = A stance sends the Knockout back to the stack
guardians-rule-effect-stance-targetable = Whoever is in a stance may still be a target
guardians-rule-effect-tackle-suppress-empty-hand = Tackle and Suppressive Fire do nothing to empty hands
guardians-rule-effect-tackle-suppress-may-target-empty = Tackle and Suppressive Fire may target an empty hand
guardians-rule-effect-empty-hand-stays-until-lay = Without cards you stay until you must lay one
guardians-rule-effect-stance-not-against-own-card = A stance does not save the Defence that makes it
