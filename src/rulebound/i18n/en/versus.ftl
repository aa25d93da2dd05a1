### VS System.
### The names of cards come from the cards themselves.

## The game

versus-title = VS System
versus-line = Two formations face each other: recruit, form up, attack, and bring the other player’s endurance down from 50 to zero.
versus-result = { PERSON($side) ->
    [you] You win
   *[other] { $side } wins
 } the game!
versus-result-won = { PERSON($player) ->
    [you] You win
   *[other] { $player } wins
 }.
versus-result-draw = A draw after the last turn.
versus-result-draw-decks = A draw: both decks ran out at once with equal endurance.

## Before the game

versus-option-decks = Decks
versus-option-decks-march-of-iron = March of Iron (starter, Sentinels)
versus-option-decks-first-class = First Class (starter, X-Men)
versus-option-decks-sentinels = Sentinel March (Sentinels)
versus-option-decks-x-men = Hillside Alumni (X-Men)
versus-option-decks-brotherhood = Lodestone Court (Brotherhood)
versus-option-decks-doom = Castle Decrees (Doom)
versus-option-windows = Questions
versus-option-windows-some = only when something new can be answered
versus-option-windows-all = in every window of priority
versus-option-cut = The shuffled decks
versus-option-cut-true = each player may cut the other’s
versus-option-cut-false = nobody cuts
versus-option-concede = Conceding is offered
versus-option-concede-true = yes
versus-option-concede-false = no
versus-option-empty-deck = Having to draw more cards than the deck holds
versus-option-empty-deck-nothing = is no loss: one draws what is there
versus-option-empty-deck-loss = loses the game
versus-option-turn-limit = After turn 40
versus-option-turn-limit-true = the game is over: more endurance wins
versus-option-turn-limit-false = the game goes on
versus-refused-seats = VS System is a duel: name two decks, not { $n }.
versus-refused-deck = The deck of player { $seat } is not legal: { $faults }
versus-refused-deck-name = There is no deck called { $deck }. There are: { $decks }.
versus-refused-card = There is no card { $card } in VS System: codes go from VS-001 to VS-106.
versus-refused-colour = A collector number is never { $colour }: it is one of { $colours }.
versus-refused-collector-number = { $number } is no collector number: three letters of the set, a hyphen, a number.
versus-deck-unknown = { $card } is no card of VS System.
versus-deck-number = { $card } is listed { $n ->
    [one] { $n } time
   *[other] { $n } times
 }: list it at least once or leave it out.
versus-deck-starter-size = A starter deck has exactly { $right } cards, this one has { $n }.
versus-deck-too-small = A deck has at least { $least } cards, this one has { $n }.
versus-deck-copies = { $card } is there { $n ->
    [one] { $n } time
   *[other] { $n } times
 }, at most 4 are allowed.

## What a choice of the setup means, for whoever has not played it yet

versus-about-decks-march-of-iron = Robots of which any number may stand side by side. Forty cards: a good deck for a first game.
versus-about-decks-first-class = A team of heroes, each with a power of its own. Forty cards: a good deck for a first game.
versus-about-decks-sentinels = The whole army around Master Mold: many robots, and shields for them.
versus-about-decks-x-men = The whole school around Wolverine: characters who stand by each other, and plans for two.
versus-about-decks-brotherhood = Attacks from the first turn on: strong characters around Magneto who seldom defend.
versus-about-decks-doom = Waits behind robots until Dr. Doom himself comes, and forbids much meanwhile. For players who know the rules.

## The steps of a game

versus-step-set-up = Setting up
versus-step-cut = The decks are cut
versus-step-mulligan = Mulligan
versus-step-draw = Draw phase
versus-step-priority = Priority
versus-step-resolve = An effect resolves
versus-step-conclude = The attack concludes
versus-step-recovery = Recovery phase
versus-step-end = The game is over

## The phases of a round, in the top bar

versus-moment-draw = Draw
versus-moment-resource = Resource
versus-moment-recruit = Recruit
versus-moment-formation = Formation
versus-moment-attack = Attack
versus-moment-recovery = Recovery

## The table

versus-area-middle = Attack and chain
versus-zone-resources = Resource row
versus-zone-hand = Hand
versus-zone-deck = Deck
versus-zone-ko = KO’d pile
versus-counter-endurance = Endurance
versus-counter-points = Resource points
versus-counter-turn = Turn
versus-counter-attack = Attacking ATK
versus-counter-defense = Defender’s DEF
versus-counter-back = Defender’s ATK
versus-counter-breakthrough = Breakthrough
versus-mark-initiative = initiative
versus-mark-active = performs this step
versus-mark-priority = has priority
versus-mark-passing-event = passes until something happens
versus-mark-passing-attack = passes until their own attack step
versus-mark-passing-turn = passes for this turn
versus-short-plot-twist = Twist
versus-row-front = Front
versus-row-support = Support
versus-chain-recruit = recruiting
versus-chain-attack = attack
versus-mark-front = front row
versus-mark-support = support row
versus-mark-stunned = stunned
versus-mark-exhausted = exhausted
versus-mark-attacker = attacker
versus-mark-defender = defender
versus-mark-reinforced = reinforced
versus-mark-protected = protected
versus-mark-flight = flight
versus-mark-range = range
versus-mark-face-down = face down
versus-mark-ongoing = ongoing
versus-mark-team-sentinel = chosen: Sentinels
versus-mark-team-x-men = chosen: X-Men
versus-mark-team-brotherhood = chosen: Brotherhood
versus-mark-team-doom = chosen: Doom
versus-mark-seat-1 = of player 1
versus-mark-seat-2 = of player 2
versus-mark-draw = draw phase
versus-mark-resource = resource step
versus-mark-recruit = recruit step
versus-mark-formation = formation step
versus-mark-attack = attack step
versus-mark-recovery = recovery phase
versus-mark-plot-twist = plot twist
versus-mark-power = power
versus-mark-trigger = triggered power
versus-mark-reinforcement = reinforcement
versus-mark-power-up = power-up
versus-stat-atk = ATK
versus-stat-def = DEF
versus-stat-cost = Recruit cost
versus-stat-threshold = Threshold
versus-icon-flight = flight
versus-icon-range = range
versus-icon-ongoing = ongoing
versus-deck-factions = Team
versus-unit-round = turn
versus-unit-rounds = turns
versus-figure-recruited = characters recruited
versus-figure-attacks = attacks declared
versus-figure-endurance-lost = endurance lost
versus-figure-stunned = characters stunned
versus-kind-character = Character
versus-kind-equipment = Equipment
versus-kind-location = Location
versus-kind-plot-twist = Plot twist
versus-set-vsh = House set
versus-back-versus = a card
versus-faction-sentinel = Sentinels
versus-faction-x-men = X-Men
versus-faction-brotherhood = Brotherhood
versus-faction-doom = Doom
versus-team-sentinel = Sentinels
versus-team-x-men = X-Men
versus-team-brotherhood = Brotherhood
versus-team-doom = Doom
versus-house-name = name
versus-house-version = version
versus-house-cost = cost
versus-house-stats = ATK and DEF
versus-house-icons = flight and range
versus-house-text = text
versus-house-team = team
versus-version-army = Army
versus-slot = { $row ->
    [front] front row
   *[support] support row
 } { $n ->
    [0] (left of 1)
   *[other] { $n }
 }
versus-named = { $name }, { $version }
versus-told = { $name } ({ $version })

## Effects on the chain

versus-effect-recruit = { $n ->
    [0] recruiting { $card }
   *[other] recruiting { $card } for { $aims }
 }
versus-effect-plot-twist = { $n ->
    [0] { $card }
   *[other] { $card } on { $aims }
 }
versus-effect-power = { $n ->
    [0] power of { $card }
   *[other] power of { $card } on { $aims }
 }
versus-effect-trigger = { $n ->
    [0] triggered power of { $card }
   *[other] triggered power of { $card } on { $aims }
 }
versus-effect-attack = attack by { $card } on { $aims }
versus-effect-direct-attack = { PERSON($player) ->
    [you] attack by { $card } on you
   *[other] attack by { $card } on { $player }
 }
versus-effect-reinforcement = reinforcement of { $aims } by { $card }
versus-effect-power-up = power-up of { $aims } with { $card }

## Questions

versus-ask-initiative = Who has the initiative in the first turn?
versus-ask-cut = Your opponent’s deck is shuffled: cut it?
versus-ask-mulligan = Keep this hand, or replace it once?
versus-ask-mulligan-bottom = You replace your hand: which card goes under the deck next?
versus-ask-draw = Turn { $turn }, draw phase: use something, or pass?
versus-ask-resource = { $own ->
    [0] The opponent’s resource step: use something, or pass?
   *[other] Resource step: put one card into your row? It holds { $n ->
        [one] { $n } card
       *[other] { $n } cards
 }.
 }
versus-ask-recruit = { $own ->
    [0] The opponent’s recruit step: use something, or pass?
   *[other] Recruit step: whom do you recruit? You have { $n ->
        [one] { $n } resource point
       *[other] { $n } resource points
 }.
 }
versus-ask-formation = { $own ->
    [0] The opponent’s formation step: use something, or pass?
   *[other] Formation step: move somebody, or pass?
 }
versus-ask-attack = { $own ->
    [0] The opponent’s attack step: use something, or pass?
   *[other] Attack step: who attacks?
 }
versus-ask-recovery = Recovery phase: { $n ->
    [0] anything before endurance is checked?
    [one] a character of yours is stunned and will recover. Anything before that?
   *[other] { $n } characters of yours are stunned; one recovers, the others are KO’d. Anything before that?
 }
versus-ask-respond = Last on the chain: { $effect }. Respond?
versus-ask-fight = { $direct ->
    [0] { $attackers } with ATK { $n } against { $on } with DEF { $defense }: what do you do?
   *[other] { $attackers } with ATK { $n } against { $on } directly: what do you do?
 }
versus-ask-pass-on = Pass for how long?
versus-ask-place = { $by }: on which place?
versus-ask-attack-whom = { $by } attacks with ATK { $n }: whom?
versus-ask-join = { $attackers } with ATK { $n } against { $on }: who joins?
versus-ask-strike = { $by } strikes back with ATK { $n }: which attacker?
versus-ask-recover = One stunned character of yours recovers, the others are KO’d: which one?
versus-ask-discard = { $own ->
    [0] { $by } makes you discard: which card?
   *[other] { $by }: which card do you discard for it?
 }
versus-ask-exhaust = { $by }: whom do you exhaust for it?
versus-ask-equip = Who carries { $by }?
versus-ask-power-up = { $by }: whom does it power up?
versus-ask-target = { $by }: { $effects }. Which target?
versus-ask-trigger-first = Several of your powers trigger: which goes on the chain first, and so happens last?
versus-ask-fall-back = { $by } is about to be stunned: pay { $n } endurance and fall back instead?
versus-ask-stun = { $by }: stun a character next to the defender?
versus-ask-pay = { $by }: pay { $n } endurance, or { $what ->
    [negate] this is negated: { $on }?
   *[exhaust] { $on } is exhausted?
 }
versus-ask-stay-or-move = { $by }: stay on this place or move?
versus-ask-search = { $by }: which card do you take from your deck?
versus-ask-put-into-play = { $by }: put { $card } from the KO’d pile into play?
versus-ask-may-discard = { $by }: discard a card? Then { $then }.
versus-ask-name = { $by }: name { $n ->
    [0] a card
   *[other] another card
 } that may be among the top four of your deck.
versus-ask-bottom = { $by }: which card goes under the deck next?
versus-ask-peek = { $by }: { $card } is the top card of your deck. Leave it there?
versus-ask-team = { $by }: choose a team.
versus-ask-replace = { $by }: your resource is KO’d. Put the top card of your deck in its place?
versus-note-strength = ATK { $atk }, DEF { $defense }
versus-note-outcome = { $who ->
    [both] Both would be stunned
    [defender] Would be stunned
    [attacker] Only the attacker would be stunned
   *[nobody] Nobody would be stunned
 }
versus-note-cost = { $n ->
    [one] { $n } resource point
   *[other] { $n } resource points
 }

## Options

versus-do-initiative = { CAPITAL($on) }
versus-do-leave = Leave it as it is
versus-do-cut = { $on ->
    [top] Cut near the top
    [middle] Cut in the middle
   *[bottom] Cut near the bottom
 }
versus-do-keep = Keep the hand
versus-do-mulligan = Replace the hand
versus-do-bottom = Under the deck: { $on }
versus-do-resource = Resource: { $on }
versus-do-recruit = Recruit { $on }
versus-do-move = Move { $on }
versus-do-attack = Attack with { $on }
versus-do-play = Play { $on }
versus-do-flip = Flip { $on }
versus-do-use = Use the power of { $on }
versus-do-reinforce = Reinforce with { $on }
versus-do-power-up = Power up: { $on }
versus-do-pass = Pass
versus-do-pass-on = Pass for longer …
versus-do-concede = Concede
versus-do-place = { CAPITAL($on) }
versus-do-defend = { CAPITAL($on) }
versus-do-join = Add { $on }
versus-do-done = Done
versus-do-strike = { CAPITAL($on) }
versus-do-recover = Recover { $on }
versus-do-discard = Discard { $on }
versus-do-exhaust = Exhaust { $on }
versus-do-equip = Equip { $on }
versus-do-target = { CAPITAL($on) }
versus-do-trigger = { CAPITAL($on) }
versus-do-fall-back = { CAPITAL($on) } falls back
versus-do-be-stunned = { CAPITAL($on) } is stunned
versus-do-stun = Stun { $on }
versus-do-decline = No
versus-do-pay = Pay { $on } endurance
versus-do-stay = { CAPITAL($on) } stays
versus-do-take = Take { $on }
versus-do-put-into-play = Put { $on } into play
versus-do-name = { CAPITAL($on) }
versus-do-keep-on-top = Leave { $on } on top
versus-do-replace = Put the top card into the row
versus-do-pass-until = { $on ->
    [event] Pass until something happens
    [attack] Pass until my attack step
   *[turn] Pass for this turn
 }
versus-do-ask = { $on ->
    [all] Pass, and ask me in every window from now on
   *[some] Pass, and ask me only when something is new
 }
versus-do-stop-passing = Stop passing
versus-do-ask-always = Ask me always
versus-do-ask-less = Ask me less often
versus-do-team = { $on ->
    [sentinel] Sentinels
    [x-men] X-Men
    [brotherhood] Brotherhood
   *[doom] Doom
 }

## What happened

versus-log-chooser = { PERSON($player) ->
    [you] You are chosen
   *[other] { $player } is chosen
 } by lot to decide about the initiative.
versus-log-initiative = { PERSON($player) ->
    [you] You have the initiative
   *[other] { $player } has the initiative
 }.
versus-log-cuts = { PERSON($player) ->
    [you] You cut
   *[other] { $player } cuts
 } the opponent’s deck { $place ->
    [top] near the top
    [middle] in the middle
   *[bottom] near the bottom
 }.
versus-log-leaves-uncut = { PERSON($player) ->
    [you] You leave
   *[other] { $player } leaves
 } the opponent’s deck as it is.
versus-log-mulligan-keep = { PERSON($player) ->
    [you] You keep your
   *[other] { $player } keeps their
 } hand.
versus-log-mulligan-mulligan = { PERSON($player) ->
    [you] You replace your
   *[other] { $player } replaces their
 } hand.
versus-log-turn = Turn { $turn }; { PERSON($player) ->
    [you] you have
   *[other] { $player } has
 } the initiative.
versus-log-turn-ends = The turn ends, the initiative passes to { CASE($player, "acc") }.
versus-log-recovery = Recovery phase.
versus-log-step-resource = { PERSON($player) ->
    [you] Your resource step
   *[other] Resource step of { $player }
 }.
versus-log-step-recruit = { PERSON($player) ->
    [you] Your recruit step
   *[other] Recruit step of { $player }
 }.
versus-log-step-formation = { PERSON($player) ->
    [you] Your formation step
   *[other] Formation step of { $player }
 }.
versus-log-step-attack = { PERSON($player) ->
    [you] Your attack step
   *[other] Attack step of { $player }
 }.
versus-log-draws = { PERSON($player) ->
    [you] You draw
   *[other] { $player } draws
 } { $n ->
    [one] a card
   *[other] { $n } cards
 }.
versus-log-runs-out = { PERSON($player) ->
    [you] Your deck
   *[other] The deck of { $player }
 } does not hold enough cards.
versus-log-places = { PERSON($player) ->
    [you] You put
   *[other] { $player } puts
 } { $card } face down into the resource row.
versus-log-new-resource = { PERSON($player) ->
    [you] You put
   *[other] { $player } puts
 } the top card of the deck into the row.
versus-log-flips = { PERSON($player) ->
    [you] You flip
   *[other] { $player } flips
 } { $card }.
versus-log-plays = { PERSON($player) ->
    [you] You play
   *[other] { $player } plays
 } { $card } from { $place ->
    [row] the resource row
   *[hand] { PERSON($player) ->
        [you] your
       *[other] their
     } hand
 }.
versus-log-uses = { PERSON($player) ->
    [you] You use
   *[other] { $player } uses
 } the power of { $card }.
versus-log-recruits = { PERSON($player) ->
    [you] You recruit
   *[other] { $player } recruits
 } { $card } for { $n ->
    [one] { $n } resource point
   *[other] { $n } resource points
 }, { $left } left.
versus-log-reinforces = { PERSON($player) ->
    [you] You exhaust
   *[other] { $player } exhausts
 } { $card } to reinforce { $defender }.
versus-log-powers-up = { PERSON($player) ->
    [you] You power
   *[other] { $player } powers
 } up { $card }.
versus-log-chain = On the chain: { $effect }.
versus-log-resolves = Resolves: { $effect }.
versus-log-negated = Negated: { $effect }.
versus-log-fizzles = No legal target is left: nothing happens.
versus-log-no-effect = That changes nothing.
versus-log-declines = { PERSON($player) ->
    [you] You decline
   *[other] { $player } declines
 }.
versus-log-no-target = { CAPITAL($card) } triggers but finds no target.
versus-log-passes = { PERSON($player) ->
    [you] You pass
   *[other] { $player } passes
 }.
versus-log-enters = { CAPITAL($card) } enters play: { $to }.
versus-log-equips = { CAPITAL($bearer) } carries { $card }.
versus-log-no-bearer = Nobody can carry { $card } any more.
versus-log-moves = { PERSON($player) ->
    [you] You move
   *[other] { $player } moves
 } { $card } to: { $to }.
versus-log-swaps = { PERSON($player) ->
    [you] You let
   *[other] { $player } lets
 } { $card } and { $other } change places; { $card } is now in: { $to }.
versus-log-retreats = { CAPITAL($card) } moves to: { $to }.
versus-log-exchanged = { CAPITAL($card) } and { $other } exchange places.
versus-log-declares = { PERSON($player) ->
    [you] You declare
   *[other] { $player } declares
 } an attack on { CASE($defender, "acc") }: { $attackers }.
versus-log-attack = The attack on { CASE($defender, "acc") } begins; exhausted for it: { $attackers }.
versus-log-cancelled = The attack is illegal now and does not begin: { $effect }.
versus-log-attack-off = The attack is cancelled.
versus-log-compares = { CAPITAL($attackers) } against { $defender }: ATK { $atk } against DEF { $defense }.
versus-log-strikes-back = { CAPITAL($defender) } strikes back at { $card }: ATK { $atk } against DEF { $defense }.
versus-log-strikes-player = { CAPITAL($attackers) } against { CASE($player, "acc") } directly: ATK { $atk }.
versus-log-nobody-stunned = Nobody is stunned.
versus-log-cannot-be-stunned = { CAPITAL($card) } cannot be stunned.
versus-log-no-breakthrough = { CAPITAL($card) } is reinforced: no breakthrough of { $n }.
versus-log-stunned = { CAPITAL($card) } is stunned.
versus-log-falls-back = { CAPITAL($card) } falls back instead of being stunned: { $to }.
versus-log-loses = { $why ->
    [paid] { PERSON($player) ->
        [you] You pay
       *[other] { $player } pays
     }
   *[effect] { PERSON($player) ->
        [you] You lose
       *[other] { $player } loses
     }
 } { $n } endurance{ $why ->
    [stun] {" "}to the stun
    [breakthrough] {" "}to breakthrough
   *[effect] {""}
 }, { $left } left.
versus-log-gains = { PERSON($player) ->
    [you] You gain { $n } endurance and have { $left }
   *[other] { $player } gains { $n } endurance and has { $left }
 }.
versus-log-recovers = { CAPITAL($card) } recovers.
versus-log-readies = { CAPITAL($card) } becomes ready.
versus-log-exhausts = { CAPITAL($card) } is exhausted.
versus-log-reinforced = { CAPITAL($card) } is reinforced.
versus-log-no-reinforcement = { CAPITAL($card) } cannot be reinforced in this attack.
versus-log-modified = { CAPITAL($card) } gets { $stats } { $until ->
    [turn] this turn
   *[attack] this attack
 }.
versus-log-gains-keyword = { CAPITAL($card) } gains { $keyword ->
    [flight] flight
   *[range] range
 } { $until ->
    [turn] this turn
   *[attack] this attack
 }.
versus-log-suppressed = { CAPITAL($card) } loses flight, range and the use of its payment powers.
versus-log-loses-teams = { CAPITAL($card) } loses its team affiliations this turn.
versus-log-ko = { CAPITAL($card) } is KO’d.
versus-log-discards = { PERSON($player) ->
    [you] You discard
   *[other] { $player } discards
 } { $card }.
versus-log-returns = { CAPITAL($card) } returns to its owner’s hand.
versus-log-finds = { PERSON($player) ->
    [you] You find
   *[other] { $player } finds
 } { $card }.
versus-log-finds-nothing = { PERSON($player) ->
    [you] You take
   *[other] { $player } takes
 } nothing from the deck.
versus-log-names = { PERSON($player) ->
    [you] You name
   *[other] { $player } names
 } { $card }.
versus-log-reveals = { PERSON($player) ->
    [you] You reveal
   *[other] { $player } reveals
 }: { $cards }.
versus-log-takes-up = { PERSON($player) ->
    [you] You take
   *[other] { $player } takes
 } into hand: { $cards }.
versus-log-bottoms = { PERSON($player) ->
    [you] You put
   *[other] { $player } puts
 } { $card } under the deck.
versus-log-keeps-on-top = { PERSON($player) ->
    [you] You leave
   *[other] { $player } leaves
 } the card on top of the deck.
versus-log-takes = { PERSON($player) ->
    [you] You take
   *[other] { $player } takes
 } control of { $card }.
versus-log-chooses-team = { PERSON($player) ->
    [you] You choose
   *[other] { $player } chooses
 } a team: { $team }.
versus-log-ongoing = { CAPITAL($card) } is ongoing.
versus-log-at-recovery = { CAPITAL($card) } will take effect at the start of the recovery phase.
versus-log-stay-exhausted = Whoever is in a team attack this turn does not become ready in the recovery phase.
versus-log-extra-turn = Equal endurance at zero or less: one more turn.
versus-log-concedes = { PERSON($player) ->
    [you] You concede
   *[other] { $player } concedes
 }.
versus-log-wins = { PERSON($player) ->
    [you] You win
   *[other] { $player } wins
 }.

## Why not: phrased as what would have to be true

versus-needs-an-attack-is-being-declared = You are declaring an attack
versus-needs-no-effect-waits = The chain is empty
versus-needs-can-be-exhausted = It is ready
versus-needs-can-be-fought = It is not stunned
versus-needs-can-be-recruited = It is a character or equipment
versus-needs-could-attack-it-alone = It could attack that defender alone
versus-needs-has-a-payment-power = It has a payment power
versus-needs-has-somebody-to-attack = There is somebody it may attack
versus-needs-is-a-character-card = It is a character card
versus-needs-is-a-location = It is a location: characters and equipment in the row stay face down
versus-needs-is-a-plot-twist = It is a plot twist
versus-needs-is-in-front-or-has-range = It stands in the front row or has range
versus-needs-is-in-play-for-you = It is in play under your control
versus-needs-is-in-your-hand = It is in your hand
versus-needs-is-in-your-hand-or-row = It is in your hand or resource row
versus-needs-is-not-in-it-yet = It is not in this attack yet
versus-needs-is-not-stunned = It is not stunned
versus-needs-is-not-the-defender = It is not the defender itself
versus-needs-is-opposing-character = It is a character of your opponent
versus-needs-is-ready = It is ready
versus-needs-is-unprotected-or-you-fly = It is not protected, or the attacker has flight
versus-needs-is-your-character = It is your character
versus-needs-it-is-your-attack-step = It is your attack step
versus-needs-it-is-your-formation-step = It is your formation step
versus-needs-it-is-your-recruit-step = It is your recruit step
versus-needs-it-is-your-resource-step = It is your resource step
versus-needs-its-powers-are-not-forbidden = Its powers may be used this turn
versus-needs-its-text-is-active = Its text is active: face up, not stunned
versus-needs-lies-face-down = It lies face down
versus-needs-lies-in-your-row = It lies in your resource row
versus-needs-moves-are-left = This formation step has moves left
versus-needs-no-attack-is-in-progress = No attack is in progress
versus-needs-no-resource-was-placed = No resource was placed this turn
versus-needs-nobody-guards-it = No power keeps this attacker away from it
versus-needs-nothing-is-on-the-chain = The chain is empty
versus-needs-the-chain-is-empty = The chain is empty
versus-needs-one-of-that-name-fights-for-you = A character of that name attacks or defends for you
versus-needs-shares-a-team-with-all = It shares a team with all other attackers
versus-needs-shares-a-team-with-the-defender = It shares a team with the defender
versus-needs-somebody-can-carry-it = You control a character without equipment
versus-needs-stands-in-the-support-row = It stands in the support row
versus-needs-stands-next-to-the-defender = The defender is directly in front of it or beside it
versus-needs-the-defender-can-be-reinforced = The defender can be reinforced
versus-needs-the-row-reaches-its-threshold = Your row has at least { $needs ->
    [one] { $needs } card
   *[other] { $needs } cards
 } (it has { $has })
versus-needs-was-not-played-yet = It was not played yet
versus-needs-you-have-the-points = You have at least { $needs ->
    [one] { $needs } resource point
   *[other] { $needs } resource points
 } ({ $has } left)
versus-needs-your-character-is-attacked = One of your characters is being attacked
versus-needs-cost = The cost can be paid: { $cost }
versus-needs-once = It was not used this turn
versus-needs-reach = It is something you can use now
versus-needs-target = There is a target: { $target }
versus-needs-only-combat = It is the combat phase
versus-needs-only-own-attack-step = It is your attack step
versus-needs-only-while-attacking = It is attacking

## The text of cards

versus-text-payment = { CAPITAL($costs) } → { CAPITAL($effects) }.
versus-text-triggered = { $event } { $effects }.
versus-text-play = { CAPITAL($effects) }.
versus-text-additional-cost = Additional cost: { $costs }.
versus-text-continuous = { CAPITAL($effects) }.
versus-text-ongoing = Ongoing: { CAPITAL($effects) }.
versus-text-unique = Unique.
versus-text-not-unique = Not unique.
versus-text-once = Use only once each turn.
versus-text-only-combat = Play only during the combat phase.
versus-text-only-own-attack-step = Use only during your attack step.
versus-text-only-while-attacking = Use only while this character is attacking.
versus-text-event-enters = When this card enters play,
versus-text-event-stunned = When this character becomes stunned,
versus-text-event-bearer-stunned = When the equipped character becomes stunned,
versus-text-event-attacks = Whenever this character becomes an attacker,
versus-text-event-defends = Whenever this character becomes a defender,
versus-text-event-breakthrough = Whenever this character causes breakthrough to a player,
versus-text-event-big-breakthrough = When this character causes 3 or more breakthrough while attacking a character,
versus-text-event-reinforces = Whenever this character reinforces a defender,
versus-text-event-flipped = When you flip this location,
versus-text-event-stuns = Whenever an opposing character is stunned at the conclusion of an attack this character takes part in,
versus-text-event-recovery = At the start of the recovery phase,
versus-text-event-recovery-stunned = At the start of the recovery phase, if this character is stunned,
versus-text-event-own-attack-step = At the start of your attack step,
versus-text-event-own-recruit-step = At the start of your recruit step,
versus-text-event-delayed = At the start of the recovery phase this turn,
versus-text-if-another-has-range = you control another character with range
versus-text-if-attacks-alone = it attacks alone
versus-text-cost-activate = activate
versus-text-cost-endurance = pay { $n } endurance
versus-text-cost-exhaust-equipped = exhaust the equipped character
versus-text-cost-return-this = return this card to its owner’s hand
versus-text-cost-ko-this = KO this card
versus-text-cost-discard = discard { AN($who) }
versus-text-cost-discards = discard { $n ->
    [2] two
   *[other] { $n }
 } cards
versus-text-cost-exhaust = exhaust { AN($who) }
versus-text-cost-exhaust-many = exhaust { $n ->
    [2] two
   *[other] { $n }
 } ready { CASE($who, "pl") }
versus-text-it = it
versus-text-this = this character
versus-text-all = { CASE($noun, "pl") }
    .gender = pl
versus-text-bearer = the equipped character
versus-text-each = each { $noun }
versus-text-stun = stun { $it }
versus-text-recover = recover { $it }
versus-text-ready = { $it } becomes ready
versus-text-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
 }
versus-text-gain = you gain { $n } endurance
versus-text-drain-self = you lose { $n } endurance
versus-text-drain-for = each opponent loses 1 endurance for each { $who }
versus-text-exchange = exchange the places of { $it }
versus-text-retreat-ready = move { $it } to an empty place of your support row, or leave it there; it becomes ready unless it is stunned
versus-text-return-to-hand = return { $it } to your hand
versus-text-lose-teams = { $it } loses its team affiliations this turn
versus-text-lose-reinforcement = { $it } loses reinforcement and cannot become reinforced this attack
versus-text-suppress = { $it } loses flight and range this turn, and its payment powers cannot be used this turn
versus-text-name-and-reveal = name two different cards, then reveal the top four cards of your deck. If both named cards are among them, put every revealed copy of both into your hand. Put the rest on the bottom of your deck
versus-text-peek-top = look at the top card of your deck; you may put it on the bottom
versus-text-take-control = gain control of { $it } and move it to the right end of your resource row. Its former controller puts the top card of their deck face down into their row. Then KO your leftmost face-down resource
versus-text-team-attackers-stay-exhausted = characters that took part in a team attack this turn do not become ready in this turn’s recovery phase
versus-text-team-up = characters you control with either of the chosen affiliations have both
versus-text-choose-teams = choose { $n ->
    [1] a team affiliation
    [2] two different team affiliations
   *[other] { $n } different team affiliations
 }
versus-text-search = search your deck for { AN($who) }, reveal it, put it into your hand, and shuffle
versus-text-put-into-play = you may put { AN($who) } from your KO’d pile into play, ready, in an empty place of your support row
versus-text-opponent-discards = that player discards { $n ->
    [one] a card
   *[other] { $n } cards
 }
versus-text-may-discard-to = you may discard { AN($who) }. If you do, { $then }. This works only once each turn
versus-text-strengthen-reinforced = that defender gets +{ $n } DEF this attack
versus-text-borrow-keywords = this character gains the flight and range that character had, and +{ $n } DEF, this turn
versus-text-stun-adjacent = you may stun a character of cost { $n } or less adjacent to that defender
versus-text-falls-back = if this character would become stunned in your front row, you may pay { $n } endurance and move it to an empty place of your support row instead
versus-text-stronger-power-up = power-ups of { CASE($who, "pl") } give +{ $n } ATK and +{ $n } DEF instead
versus-text-cannot-be-targeted = { $who } cannot be the { GENDER($who) ->
    [pl] targets
   *[m] target
 } of effects an opponent controls
versus-text-guards-adjacent = while this character is in your front row, opposing characters without flight cannot attack { CASE($who, "pl") } adjacent to it
versus-text-ground = during your attack step, { $who } lose flight and range
versus-text-modify = { $it } gets { $stats }{ $flight ->
    [attack] {" "}and flight
   *[other] {""}
 } { $until ->
    [turn] this turn
   *[attack] this attack
 }{ $flight ->
    [turn] {" "}and flight this turn
   *[other] {""}
 }
versus-text-modify-or = { $does }, or { $instead } instead if { $better }
versus-text-bonus = { $who } { GENDER($who) ->
    [pl] get
   *[m] gets
 } { $stats }
versus-text-stats = { $shows ->
    [atk] { $atk } ATK
    [def] { $defense } DEF
   *[both] { $atk } ATK and { $defense } DEF
 }
versus-text-grant = { $who } { GENDER($who) ->
    [pl] have
   *[m] has
 } { $keyword ->
    [flight] flight
   *[range] range
 }
versus-text-cannot-be-stunned = { $who } cannot be stunned{ $by ->
    [plot-twist] {" "}by effects of plot twists
   *[any] {""}
 }
versus-text-while-attacker = { $does } while attacking
versus-text-while-defender = { $does } while defending
versus-text-while-reinforced = { $does } while reinforced
versus-text-while-self-attacking = { $does } while attacking
versus-text-while-attacking-chosen-team = { $does } while attacking a character of the chosen team
versus-text-while-attacking-whom = { $does } while attacking { AN($whom) }
versus-text-while-team = { $does } while it is { AN($team) } character
versus-text-drain = each opponent loses { $n } endurance{ $condition ->
    [richer] {" "}if they have more endurance than you
    [no-ready-support] {" "}if they control no ready character in the support row
   *[no] {""}
 }
versus-text-exhaust = exhaust { $it }
versus-text-exhaust-unless = { $does } unless its controller pays { $n } endurance
versus-text-negate = negate { $it }
versus-text-negate-unless = { $does } unless its player pays { $n } endurance
versus-text-ko = KO { $it }
versus-text-ko-drains = { $does }; its controller loses endurance equal to its cost
versus-text-ko-replaceable = { $does }. That player may then put the top card of their deck face down into their resource row
versus-text-target = target { $noun }
versus-text-targets = { $n ->
    [2] two
   *[other] { $n }
 } target { CASE($noun, "pl") }
    .gender = pl
versus-text-targets-up-to = up to { $n ->
    [2] two
   *[other] { $n }
 } target { CASE($noun, "pl") }
    .gender = pl
versus-text-from-pile = { $noun } from your KO’d pile
versus-text-or-two = { $noun }, or up to two if the discarded card was { AN($paid) },
versus-text-target-chain = target { $kind ->
    [plot-twist] plot twist effect
    [activated] activated-power effect
   *[trigger] triggered-power effect
 }{ $opposing ->
    [yes] {" "}of an opposing character
   *[no] {""}
 } on the chain
versus-text-noun-character = character
    .pl = characters
versus-text-noun-attacker = attacker
    .pl = attackers
versus-text-noun-defender = defender
    .pl = defenders
versus-text-noun-fighting = attacker or defender
    .pl = attackers or defenders
versus-text-noun-equipment = equipment
versus-text-noun-location = location
    .pl = locations
versus-text-noun-resource = face-up resource
    .pl = face-up resources
versus-text-noun-any = card
    .pl = cards
versus-text-noun-character-card = character card
    .pl = character cards
versus-text-noun-equipment-card = equipment card
    .pl = equipment cards
versus-text-noun-plot-twist-card = plot twist card
    .pl = plot twist cards
versus-text-attacking-with-this = other attackers in a team attack with this character
    .gender = pl
versus-text-that-attacking-this = { CASE($noun, "pl") } attacking this character
    .gender = pl
versus-text-that-idle = { $noun } that is not attacking or defending
versus-text-that-not-attacking = { $noun } that is not attacking
versus-text-team-sentinel = Sentinel
versus-text-team-x-men = X-Men
versus-text-team-brotherhood = Brotherhood
versus-text-team-doom = Doom
versus-text-of-team = { $team } { $noun }
    .pl = { $team } { CASE($noun, "pl") }
versus-text-army = Army { $noun }
    .pl = Army { CASE($noun, "pl") }
versus-text-army-team = Army { $team } { $noun }
    .pl = Army { $team } { CASE($noun, "pl") }
versus-text-adj-stunned = stunned { $noun }
    .pl = stunned { CASE($noun, "pl") }
versus-text-adj-not-stunned = non-stunned { $noun }
    .pl = non-stunned { CASE($noun, "pl") }
versus-text-adj-exhausted = exhausted { $noun }
    .pl = exhausted { CASE($noun, "pl") }
versus-text-adj-ready = ready { $noun }
    .pl = ready { CASE($noun, "pl") }
versus-text-adj-other = other { $noun }
    .pl = other { CASE($noun, "pl") }
versus-text-of-own = { $noun } you control
    .pl = { CASE($noun, "pl") } you control
versus-text-of-opposing = opposing { $noun }
    .pl = opposing { CASE($noun, "pl") }
versus-text-of-cost-most = { $noun } of cost { $n } or less
    .pl = { CASE($noun, "pl") } of cost { $n } or less
versus-text-of-cost-least = { $noun } of cost { $n } or more
    .pl = { CASE($noun, "pl") } of cost { $n } or more
versus-text-named = { $noun } named { $title }
    .pl = { CASE($noun, "pl") } named { $title }
versus-text-with-flight = { $noun } with flight
    .pl = { CASE($noun, "pl") } with flight
versus-text-with-range = { $noun } with range
    .pl = { CASE($noun, "pl") } with range
versus-text-with-grounded = { $noun } without flight and range
    .pl = { CASE($noun, "pl") } without flight and range
versus-text-with-overload = { $noun } whose ATK is at least twice its printed ATK

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

versus-feature-endurance = endurance
    .better = more endurance
versus-feature-hand = cards in hand
    .better = more cards in hand
versus-feature-resources = resources in the row
    .better = more resources
versus-feature-equipment = equipment
    .better = better equipment
versus-feature-characters = characters in play
    .better = a stronger team in play
versus-feature-danger = characters that can be struck
    .better = a safer formation
versus-feature-ready = attackers that are ready
    .better = more attackers ready
versus-feature-support = helpers in the support row
    .better = more helpers in the support row
versus-feature-stunned = stunned characters that can recover
    .better = more to recover among the stunned
versus-feature-attack = the attack in progress
    .better = a better outcome of the attack
versus-feature-plans = what the hand is good for later
    .better = better plans for the next turns
