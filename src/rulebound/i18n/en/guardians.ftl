### Guardians of the Galaxy: Battle of Superheroes.
### The names of heroes, battlefields and actions come from the cards themselves.

guardians-title = Guardians of the Galaxy: Battle of Superheroes
guardians-line = Lay techniques in secret, dodge traps and Knockouts, be the last hero standing: three won battles win the game.
guardians-result = { PERSON($side) ->
    [you] You win
   *[other] { $side } wins
 } the game!
guardians-team = Team { $n }
guardians-team-by-lot = by lot: { $teams }

## Before the game

guardians-option-players = Players
guardians-option-boxes = Boxes
guardians-option-boxes-guardians = Guardians of the Galaxy alone
guardians-option-boxes-both = both: Guardians of the Galaxy and Avengers
guardians-option-teams = Teams
guardians-option-teams-0 = none, everyone alone
guardians-option-teams-2 = two teams
guardians-option-teams-3 = three teams
guardians-option-teams-4 = four teams
guardians-option-variant = If several reach the last win together
guardians-option-variant-none = the first player wins, or whoever is next clockwise
guardians-option-variant-four-wins = play on to the fourth win
guardians-option-variant-deciding-battle = they fight a deciding battle
guardians-option-stall-guard = No draws from round 9 of a battle on
guardians-option-stall-guard-true = yes, so every battle ends
guardians-option-stall-guard-false = no
guardians-option-initiative-icon = Seize Initiative makes the old first player
guardians-option-initiative-icon-damage = take 1 damage
guardians-option-initiative-icon-energy = gain 1 energy

guardians-refused-players = { $players ->
    [one] One player cannot play this game
   *[other] { $players } players cannot play this game
 }: it is for 2 to 8.
guardians-refused-boxes = { $players } players need both boxes, Guardians of the Galaxy and Avengers.
guardians-refused-teams = { $players } players cannot be split into teams like this ({ $teams }): choose 2 teams for 4, 6 or 8 players, 3 teams for 6, 4 teams for 8.

## The steps of a game

guardians-step-set-up = Setting up the game
guardians-step-prepare-battle = Setting up the battle
guardians-step-cut-hands = Filling the hands
guardians-step-draft = Draft
guardians-step-start-round = Start of the round
guardians-step-select = Selecting cards
guardians-step-act = Acting
guardians-step-end-round = End of the round
guardians-step-end = The game is over

## The phases of a round, in the top bar

guardians-moment-select = Select cards
guardians-moment-act = Act
guardians-moment-battle-end = Battle over?
guardians-moment-round-end = Round over?

## What lies on the table

guardians-area-middle = Middle of the table

guardians-zone-hero = Hero
guardians-zone-dealt = Dealt heroes
guardians-zone-series = Series
guardians-zone-hand = Hand
guardians-zone-battlefield = Battlefield
guardians-zone-layout = Draft
guardians-zone-deck = Technique deck
guardians-zone-discard = Discard
guardians-zone-battlefield-deck = Battlefield deck
guardians-zone-battlefield-discard = Battlefield discard

guardians-counter-energy = Energy
guardians-counter-wins = Wins
guardians-counter-team = Team
guardians-counter-battle = Battle
guardians-counter-round = Round
guardians-counter-stage = Stage
guardians-counter-knockouts = Knockouts in the stack

guardians-mark-first-player = first player
guardians-mark-out = out of the battle
guardians-mark-stance = defensive stance
guardians-mark-used = ability used
guardians-mark-turned = turned
guardians-mark-trap = trap
guardians-mark-knockout = Knockout

guardians-unit-round = battle
guardians-unit-rounds = battles
guardians-figure-energy-lost = energy lost
guardians-figure-out-of-battle = times out of a battle
guardians-figure-traps = traps sprung
guardians-kind-technique = Technique
guardians-kind-hero = Hero
guardians-kind-battlefield = Battlefield
guardians-kind-team = Team card

guardians-stat-number = Number
guardians-icon-active = Active: once per battle
guardians-icon-passive = Passive: always on

guardians-set-guardians = Guardians of the Galaxy
guardians-set-avengers = Avengers
guardians-faction-technique = Technique
guardians-faction-guardians = Guardians of the Galaxy
guardians-faction-avengers = Avengers
guardians-faction-red = Red
guardians-faction-blue = Blue

guardians-house-number = the number
guardians-house-name = the name
guardians-house-text = the text
guardians-house-ability = the ability
guardians-house-tackle = Tackle
guardians-house-false-trail = False Trail
guardians-house-breather = Breather
guardians-house-seize-initiative = Seize Initiative
guardians-house-stun = Stun
guardians-house-explosives = Explosives
guardians-house-resupply = Resupply
guardians-house-vantage-point = Vantage Point
guardians-house-shoot-to-kill = Shoot to Kill
guardians-house-suppressive-fire = Suppressive Fire
guardians-house-grapple = Grapple

guardians-back-technique = technique card
guardians-back-hero-guardians = Guardians hero card
guardians-back-hero-avengers = Avengers hero card
guardians-back-battlefield-guardians = Guardians battlefield card
guardians-back-battlefield-avengers = Avengers battlefield card
guardians-back-team = team card

## Names that the texts of other cards mention, and the team cards

guardians-card-trick = Trick
guardians-card-defence = Defence
guardians-card-ambush = Ambush
guardians-card-arsenal = Arsenal
guardians-card-planning = Planning
guardians-card-shot = Shot
guardians-card-melee = Melee

guardians-card-team-red-guardians = Red team (Guardians back)
guardians-card-team-blue-guardians = Blue team (Guardians back)
guardians-card-team-red-avengers = Red team (Avengers back)
guardians-card-team-blue-avengers = Blue team (Avengers back)

## What a player is asked, and what can be answered

guardians-ask-keep = Which hero will you play?
guardians-do-keep = Play { $on }
guardians-ask-cut = { $n ->
    [one] Your hand has one card too many. Which one do you discard?
   *[other] Your hand has { $n } cards too many. Which one do you discard first?
 }
guardians-do-cut = Discard { $on }
guardians-ask-draft = Draft: which card do you take into your hand?
guardians-do-draft = Take { $on }
guardians-ask-lay = Which card do you lay face down?
guardians-do-lay = Lay { $on }
guardians-ask-act = { $by }: which of its two actions do you perform?
guardians-do-act = { $on }
guardians-ask-before-reveal = { $by }: { $does } Use it?
guardians-ask-after-action = { $by }: { $does } Use it?
guardians-ask-prevent = { $who } is about to deal { $n } damage to you. { $by }: { $does } Use it?
guardians-ask-survive = { $by } is about to lose the last energy. { $does } Use it?
guardians-do-use-ability = Use the ability of { $on }
guardians-do-decline = Not now
guardians-ask-swap = Which hand card do you lay in place of the one you laid?
guardians-do-swap = Lay { $on } instead
guardians-ask-hail = Hail of Blows: which opponent takes { $n } damage?
guardians-do-hail = Strike { $on }
guardians-ask-grapple = Grapple: which opponent takes { $n } damage?
guardians-note-energy = { $n } energy
guardians-note-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
 }
guardians-do-grapple = Grapple { $on }
guardians-ask-shot = Shoot to Kill: which opponent takes { $damage } damage? You can still choose { $n }.
guardians-do-shot = Shoot { $on }
guardians-ask-hero = Your hero’s ability: which opponent takes { $damage } damage? You can still choose { $n }.
guardians-do-hero = Hit { $on }
guardians-ask-make-discard = { $n ->
    [one] Which opponent discards { $n } random card?
   *[other] Which opponent discards { $n } random cards?
 }
guardians-do-make-discard = { $on } discards
guardians-ask-stun = Stun: which opponent do you name?
guardians-do-stun = Stun { $on }
guardians-ask-name = Stun: which technique do you name?
guardians-do-name = Name { $on }
guardians-ask-read-mind = Whose hand do you look at?
guardians-do-read-mind = Read the mind of { $on }
guardians-ask-traps = Do you set traps or remove them?
guardians-do-set-traps = Set traps
guardians-do-remove-traps = Remove traps
guardians-ask-set-trap = On which tactic do you set a trap?
guardians-do-set-trap = Set a trap on { $on }
guardians-ask-remove-trap = From which tactic do you remove the trap?
guardians-do-remove-trap = Remove the trap from { $on }
guardians-ask-place-knockout = On which tactic do you place the Knockout?
guardians-do-place-knockout = Place a Knockout on { $on }
guardians-ask-remove-knockout = From which tactic do you remove the Knockout?
guardians-do-remove-knockout = Remove the Knockout from { $on }
guardians-do-done = Done

guardians-note-out = Wrong number: you would be out
guardians-note-knockout = Knockout: you would be out
guardians-note-stance = Knockout: your stance protects you
guardians-note-trap = Trap: { $n } damage

## What must be true

guardians-needs-is-in-battle = The hero is in the battle
guardians-needs-is-an-opponent = The hero is an opponent
guardians-needs-is-not-chosen-yet = The hero has not been chosen yet
guardians-needs-shows-number = The tactic has its number side up
guardians-needs-shows-trap = The tactic has its trap side up
guardians-needs-has-no-knockout = The tactic has no Knockout on it
guardians-needs-has-knockout = The tactic has a Knockout on it
guardians-needs-is-in-your-hand = The card is in your hand
guardians-needs-your-hero-is-in-battle = Your hero is in the battle
guardians-needs-it-is-the-select-phase = It is the phase of selecting cards

## What happened

guardians-log-team-cards = Everyone is dealt a team card, face down.
guardians-log-team = Team { $n }: { $players }.
guardians-log-first = { PERSON($player) ->
    [you] You are the first player
   *[other] { $player } is the first player
 }, by lot.
guardians-log-keeps = { PERSON($player) ->
    [you] You will
   *[other] { $player } will
 } play { $hero }.

guardians-log-battle = Battle { $n } begins.
guardians-log-battlefield = The battlefield: { $card }.
guardians-log-energy-reset = Every hero starts the battle with { $n } energy.
guardians-log-lays-out = Laid out for the draft: { $cards }.
guardians-log-drafts = { PERSON($player) ->
    [you] You draft
   *[other] { $player } drafts
 } { $card }.
guardians-log-left-over = Left over and discarded: { $cards }.

guardians-log-round = Round { $round } begins.
guardians-log-stall-guard = From now on nobody draws cards in this battle.
guardians-log-phase-select = Round { $round }, stage { $stage }: everyone selects a card.
guardians-log-lays = { PERSON($player) ->
    [you] You lay
   *[other] { $player } lays
 } face down: { $card }.
guardians-log-phase-act = All cards are laid: the heroes act.
guardians-log-reveals = { PERSON($player) ->
    [you] You reveal
   *[other] { $player } reveals
 } { $card }.
guardians-log-forgiven = { PERSON($player) ->
    [you] You may
   *[other] { $player } may
 } break the order of numbers like this once per round: { $card } counts.
guardians-log-acts = { PERSON($player) ->
    [you] You perform
   *[other] { $player } performs
 } { $action }.
guardians-log-uses-ability = { PERSON($player) ->
    [you] You use
   *[other] { $player } uses
 } the ability of { $hero }.
guardians-log-swaps = { PERSON($player) ->
    [you] You swap
   *[other] { $player } swaps
 } the laid card for another one.
guardians-log-phase-battle-end = The battle goes on.
guardians-log-phase-round-end = Stage { $stage } is over.
guardians-log-round-over = Round { $round } is over: all series go to the discard.

guardians-log-draws = { PERSON($player) ->
    [you] You draw
   *[other] { $player } draws
 }: { $cards }.
guardians-log-no-draw = { PERSON($player) ->
    [you] You may
   *[other] { $player } may
 } not draw cards any more in this battle.
guardians-log-discards = { PERSON($player) ->
    [you] You discard
   *[other] { $player } discards
 }: { $cards }.
guardians-log-shows = { PERSON($player) ->
    [you] You show your
   *[other] { $player } shows their
 } hand to all: { $cards }.
guardians-log-shows-one = { PERSON($player) ->
    [you] You show your
   *[other] { $player } shows their
 } hand in secret: { $cards }.
guardians-log-passes = { PERSON($player) ->
    [you] You pass
   *[other] { $player } passes
 } a card to { CASE($to, "acc") }: { $card }.
guardians-log-is-given = { PERSON($player) ->
    [you] You are given
   *[other] { $player } is given
 } { $card }.
guardians-log-reshuffles = { $n ->
    [one] The discard is shuffled into a new deck of one card.
   *[other] The discard is shuffled into a new deck of { $n } cards.
 }
guardians-log-guards-hand = { PERSON($player) ->
    [you] You neither discard nor show
   *[other] { $player } neither discards nor shows
 } any card.

guardians-log-gains = { PERSON($player) ->
    [you] You gain { $n } energy and have { $energy }.
   *[other] { $player } gains { $n } energy and has { $energy }.
 }
guardians-log-loses = { PERSON($player) ->
    [you] You lose { $n } energy and have { $energy } left.
   *[other] { $player } loses { $n } energy and has { $energy } left.
 }
guardians-log-stance = { PERSON($player) ->
    [you] You take
   *[other] { $player } takes
 } a defensive stance: { $card } is turned.
guardians-log-lessened = { PERSON($player) ->
    [you] You take
   *[other] { $player } takes
 } { $n ->
    [0] none
   *[other] only { $n }
 } of this damage.
guardians-log-prevented = { PERSON($player) ->
    [you] You prevent
   *[other] { $player } prevents
 } the damage.
guardians-log-survives = { PERSON($player) ->
    [you] You stay
   *[other] { $player } stays
 } in battle.
guardians-log-stance-holds = The defensive stance protects { CASE($player, "acc") }.
guardians-log-names = { PERSON($player) ->
    [you] You stun
   *[other] { $player } stuns
 } { CASE($target, "acc") } and { PERSON($player) ->
    [you] name
   *[other] names
 } { $technique }.
guardians-log-takes-first = { PERSON($player) ->
    [you] You are the first player
   *[other] { $player } is the first player
 } now.
guardians-log-refreshes = Used hero cards are turned face up: their abilities can be used once more.

guardians-log-trap-set = A trap is set on { $tactic }.
guardians-log-trap-removed = The trap on { $tactic } is removed.
guardians-log-trap-springs = { PERSON($player) ->
    [you] You walk
   *[other] { $player } walks
 } into the trap on { $card }.
guardians-log-trap-spared = The first trap of this battle does no harm to { CASE($player, "acc") }.
guardians-log-knockout-placed = A Knockout is placed on { $tactic }.
guardians-log-knockout-returned = The Knockout on { $tactic } goes back to the stack.
guardians-log-leaves-number = { PERSON($player) ->
    [you] You are out
   *[other] { $player } is out
 } of the battle: the number does not fit the series.
guardians-log-leaves-knockout = { PERSON($player) ->
    [you] You are out
   *[other] { $player } is out
 } of the battle: knocked out.
guardians-log-leaves-energy = { PERSON($player) ->
    [you] You are out
   *[other] { $player } is out
 } of the battle: no energy left.
guardians-log-leaves-cards = { PERSON($player) ->
    [you] You are out
   *[other] { $player } is out
 } of the battle: no card to lay.

guardians-log-battle-over = The battle is over.
guardians-log-wins-battle = { PERSON($side) ->
    [you] You win
   *[other] { $side } wins
 } the battle: { $wins ->
    [one] the first win
   *[other] { $wins } wins now
 }.
guardians-log-four-wins = Several have reached three wins together: the fourth win decides.
guardians-log-deciding-battle = Several have reached three wins together: they fight a deciding battle.
guardians-log-wins-game = { PERSON($side) ->
    [you] You win
   *[other] { $side } wins
 } the game!

## The texts of cards: effects, in the order they happen

guardians-effect-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
    .third = draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
guardians-effect-gain = gain { $n } energy
    .third = gains { $n } energy
guardians-effect-stance = turn this card; while it lies turned in your series, Knockouts, Hail of Blows and both Shot actions do you no harm
guardians-effect-other-action = perform the other action of the card you just played
guardians-effect-swap-laid = take your laid card back into your hand and lay another hand card face down instead
guardians-effect-seize-initiative = take the first-player card; whoever held it takes 1 damage if still in battle, even if that was you (1 energy instead, if the game was set up so)
guardians-effect-damage-one = deal { $n } damage to one opponent
guardians-effect-damage-up-to = { $most ->
    [one] deal { $n } damage to up to one opponent
   *[other] deal { $n } damage to each of up to { $most } opponents
 }
guardians-effect-damage-neighbours = deal { $n } damage to the nearest opponent in battle on your left and the nearest on your right
guardians-effect-they-discard = { $n ->
    [one] an opponent of your choice discards { $n } random card
   *[other] an opponent of your choice discards { $n } random cards
 }
guardians-effect-culprit-discards = { $n ->
    [one] that opponent discards { $n } random card
   *[other] that opponent discards { $n } random cards
 }
guardians-effect-stun = name an opponent and a technique; if they have it in hand, they discard one copy and take { $n } damage, if not, they show everyone their hand
guardians-effect-read-mind = { $n ->
    [one] an opponent of your choice shows you their hand and discards { $n } random card; if they discarded any, draw 1 card
   *[other] an opponent of your choice shows you their hand and discards { $n } random cards; if they discarded any, draw 1 card
 }
guardians-effect-suffer-knockout = take { $n } damage
guardians-effect-set-trap = set a trap
guardians-effect-remove-trap = you may remove a trap
guardians-effect-place-knockout = place a Knockout on a tactic without one
guardians-effect-remove-knockout = you may remove a Knockout
guardians-effect-set-or-remove-traps = { $n ->
    [one] set up to { $n } trap, or remove up to { $n } trap
   *[other] set up to { $n } traps, or remove up to { $n } traps
 }
guardians-effect-each-hero = everyone in battle { CASE($deeds, "third") }
guardians-effect-damage-all = each hero in battle takes { $n } damage
guardians-effect-traps-on = traps are set on { $techniques }
guardians-effect-random-trap = a random tactic is turned to its trap side
guardians-effect-random-knockout = a Knockout is placed on a random tactic without one
guardians-effect-give-technique = everyone in battle is given one { $technique } card
guardians-effect-pass-first-player = the first-player card passes to the next player clockwise who is in battle
guardians-effect-refresh-heroes = all used hero cards are turned face up again
guardians-effect-pass-cards = everyone in battle passes a random hand card to the next hero in battle on the left

## The texts of cards: actions, heroes, battlefields

guardians-text-effects = { CAPITAL($effects) }.
guardians-text-action = { $action }: { CAPITAL($effects) }.
guardians-text-before-reveal = Before you reveal your card: { CAPITAL($effects) }.
guardians-text-after-action = After your action: { CAPITAL($effects) }.
guardians-text-prevents-damage = When an opponent would deal damage to you: Prevent that damage.
guardians-text-cheats-death = When damage would cost you your last energy: You keep { $n } energy instead. Discard 1 random card.
guardians-text-ignores-stance = The defensive stance does not protect opponents from your actions.
guardians-text-when-hurting = Whenever damage you deal costs an opponent energy: { CAPITAL($effects) }.
guardians-text-prevents-first-trap = The first trap damage to you in each battle is prevented.
guardians-text-on-reveal = When you reveal { $technique }, before its action: { CAPITAL($effects) }.
guardians-text-when-hurt = Whenever you lose energy to damage and stay in battle: { CAPITAL($effects) }.
guardians-text-when-hurt-by-opponent = Whenever you lose energy to an opponent’s damage and stay in battle: { CAPITAL($effects) }.
guardians-text-forgives = Once per round your card may break the order of numbers, but only by exactly { $n }.
guardians-text-guards-hand = Opponents can never make you discard or show cards.
guardians-text-survives-knockout = A Knockout does not put you out of the battle. It goes back to the stack; instead { $effects }.
guardians-text-caps-damage = If you would take more than { $n } damage at once, you take { $n }. Each time this happens and you stay in battle: { CAPITAL($effects) }.
guardians-text-when-gaining = Whenever an effect gives you energy: { CAPITAL($effects) }.

guardians-text-start-energy = Everyone starts this battle with { $n } energy.
guardians-text-hand-size = { $n ->
    [one] Hands are cut or filled to { $n } card before the draft.
   *[other] Hands are cut or filled to { $n } cards before the draft.
 }
guardians-text-draft-passes = { $n ->
    [one] Everyone drafts { $n } card.
   *[other] Everyone drafts { $n } cards.
 }
guardians-text-trap-damage = A trap deals { $n } damage.
guardians-text-stages = { $n ->
    [one] A round has { $n } stage.
   *[other] A round has { $n } stages.
 }
guardians-text-falling = Numbers in a series must not rise: each card must be equal to or lower than the card on its left.
guardians-text-clockwise = The heroes act counter-clockwise.
guardians-text-stance-protects = The defensive stance protects only from { $sources }.
guardians-source-knockout = Knockouts
guardians-source-hail = Hail of Blows
guardians-source-shot = both Shot actions
guardians-text-knockouts-are-traps = Whoever would place a Knockout sets a trap instead.
guardians-text-abilities = The heroes’ abilities do not work.
guardians-text-discard-bonus = { $n ->
    [one] Whenever an opponent makes you discard random cards, you discard { $n } more card.
   *[other] Whenever an opponent makes you discard random cards, you discard { $n } more cards.
 }
guardians-text-first-damage-less = The first damage to each hero in this battle is { $n } less.
guardians-text-gains-for-outs = For each other hero that your damage puts out of the battle, gain { $n } energy.
guardians-text-after-draft = After the draft, { $effects }.
guardians-text-round-start = At the start of each round, { $effects }.
guardians-text-from-round = At the start of each round from round { $n } on, { $effects }.
guardians-text-only-round = At the start of round { $n }, { $effects }.
guardians-text-round-end = At the end of each round, { $effects }.

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

guardians-feature-battles = battles won
    .better = a battle ahead
guardians-feature-strength = strength in this battle
    .better = a stronger position in this battle
