### What living card games share. A game whose rulebook has another word for one of these says it in its own catalogue, as
### `<game>-lcg-…`, and names it in `own_words` of its cards.

lcg-limit-round = limit { $n } per round
lcg-limit-phase = limit { $n } per phase
lcg-limit-game = limit { $n } per game
lcg-limit-each-round = limit { $n } per round for each player
lcg-max-round = max { $n } per round
lcg-max-phase = max { $n } per phase

## Abilities

lcg-ability = { $head }: { CAPITAL($body) }.
lcg-ability-effects = { $effects }
lcg-ability-costs = { $costs } → { $effects }
lcg-ability-when-interrupt = when { $when }, { $body }
lcg-ability-when-would = when { $when }, { $body }
lcg-ability-when-forced-interrupt = when { $when }, { $body }
lcg-ability-when-cancel = after { $when }, { $body }
lcg-ability-when-response = after { $when }, { $body }
lcg-ability-when-forced-response = after { $when }, { $body }
lcg-ability-limited = { $text } ({ CAPITAL($limit) }.)
lcg-ability-named = { $name } — { $text }
lcg-constant = { CAPITAL($said) }.

## Effects

lcg-effect-deal = deal { $n } damage to { $target }
lcg-effect-deal-by = deal { CASE($n, "damage") } to { $target }{ CASE($n, "tail") }
lcg-effect-heal = heal { $n } damage from { $target }
lcg-effect-heal-by = heal { CASE($n, "damage") } from { $target }{ CASE($n, "tail") }
lcg-effect-heal-all = heal all damage from { $target }
lcg-effect-ready = ready { $target }
lcg-effect-exhaust = exhaust { $target }
lcg-effect-prevent = prevent { $n } { $of ->
    [threat] threat
   *[damage] damage
 }
lcg-effect-prevent-all = prevent all of the { $of ->
    [threat] threat
   *[damage] damage
 }
lcg-effect-draw = { $by ->
    [you] draw
   *[other] { $who } draws
 } { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
lcg-effect-draw-by = { $by ->
    [you] draw
   *[other] { $who } draws
 } { CASE($n, "cards") }{ CASE($n, "tail") }
lcg-effect-discard = discard { $target }
lcg-effect-discard-top = { $by ->
    [you] discard
   *[other] { $who } discards
 } { $n ->
    [one] the top card
   *[other] the top { $n } cards
 } of { $by ->
    [you] your deck
   *[other] their deck
 }
lcg-effect-discard-top-by = { $by ->
    [you] discard { CASE($n, "cards") } from the top of your deck
   *[other] { $who } discards { CASE($n, "cards") } from the top of their deck
 }{ CASE($n, "tail") }
lcg-effect-discard-random = { $by ->
    [you] discard
   *[other] { $who } discards
 } { $n ->
    [one] 1 card
   *[other] { $n } cards
 } at random from { $by ->
    [you] your hand
   *[other] their hand
 }
lcg-effect-return-to-hand = return { $target } to its owner’s hand
lcg-effect-remove-from-game = remove this card from the game
lcg-effect-add-counters = put { $n } { $type } here
lcg-effect-look-at-top = look at the top { $n ->
        [one] card
       *[other] { $n } cards
     } of your deck, take one of them and discard the others
lcg-effect-take-control = take control of { $target }
lcg-effect-put-into-play = put { $target } into play under your control
lcg-effect-cancel-when-revealed = cancel the “When Revealed” effects of the revealed card
lcg-effect-cancel-card = cancel the effects of the revealed card and discard it
lcg-effect-if = { $condition }, { $deeds }
    .inner = { $deeds } { $condition }
lcg-effect-if-otherwise = { $said }; otherwise { $otherwise }
    .inner = { CASE($said, "inner") }; otherwise { $otherwise }
lcg-effect-then = { $first }, then { CASE($after, "inner") }
lcg-effect-branch = { $deeds }
lcg-effect-choose-one = { $by ->
    [you] choose one
   *[other] { $who } chooses one
 } ({ $branches })
lcg-effect-may = { $by ->
    [you] you may
   *[other] { $who } may
 }: { $deeds }
lcg-effect-later-end-of-round = at the end of the round, { CASE($effect, "inner") }
lcg-effect-later-end-of-phase = at the end of the phase, { CASE($effect, "inner") }
lcg-effect-gains-trait-phase = { $target } gains the trait { $trait } until the end of the phase
lcg-effect-cheaper = the next card { $by } plays this phase costs { $n } less
lcg-effect-lasts-phase = { $target } gets { $changes } until the end of the phase
lcg-effect-lasts-round = { $target } gets { $changes } until the end of the round
lcg-effect-lasts-attack = { $target } gets { $changes } until the end of this activation
lcg-effect-does-not-happen = that does not happen
lcg-effect-instead = instead: { $deeds }
lcg-effect-remove-counters = remove { $n ->
        [one] { $n } counter
       *[other] { $n } counters
     } from this card
lcg-effect-discard-cards = discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
     } from your hand
lcg-effect-discard-up-to = discard up to { $n ->
        [one] { $n } card
       *[other] { $n } cards
     } from your hand
lcg-effect-shuffle-into-deck = shuffle { $target } into your deck
lcg-effect-discard-hand = { $by ->
    [you] discard each { $noun } from your hand
   *[other] { $who } discards each { $noun } from their hand
 }
lcg-effect-return-topmost = { $by ->
    [you] take the topmost { $noun } of your discard pile to your hand
   *[other] { $who } takes the topmost { $noun } of their discard pile to their hand
 }
lcg-effect-search-deck = search your deck for { $target }, take it to your hand and shuffle your deck
lcg-effect-aim = choose { $target }, { $before } and { $deed }
lcg-effect-each-player = each player: { $deeds }
lcg-effect-choose-player = choose a player and { $deeds }

## Numbers, conditions, constant abilities

lcg-while = { $said } { $condition }
lcg-amount-times = { $n } for { $each }
    .damage = { $n } damage
    .threat = { $n } threat
    .cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
     }
    .tail = {" "}for { $each }
lcg-amount-plus = { $plus } plus { $said }
    .damage = { $plus } damage
    .threat = { $plus } threat
    .cards = { $plus ->
        [one] { $plus } card
       *[other] { $plus } cards
     }
    .tail = {" "}plus { $said }
lcg-amount-most = { $said } (at most { $most })
    .damage = { CASE($said, "damage") }
    .threat = { CASE($said, "threat") }
    .cards = { CASE($said, "cards") }
    .tail = { CASE($said, "tail") } (at most { $most })
lcg-amount-instead = { $n } ({ $other } instead { $condition })
    .damage = { $n } damage
    .threat = { $n } threat
    .cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
     }
    .tail = {" "}({ $other } instead { $condition })
lcg-amount-x = X
lcg-amount-cards-discarded = each card discarded this way
lcg-amount-counters-here = each counter here
lcg-if-exists = if { $target } is in play
lcg-if-absent = if { $target } is not in play
lcg-if-nothing-was-done = if that changed nothing
lcg-if-final-step = if this is the final step
lcg-gets-for = { $said } for { $each }
lcg-gets-instead = { $said } (+{ $n } instead { $condition })
lcg-gains-trait = { $target } gains the trait { $trait }

## Whom

lcg-who-you = you
lcg-who-each = each player
lcg-who-first = the first player
lcg-who-one = a player of your choice
lcg-who-that = that player
lcg-who-next = the next player
lcg-who-most-threatened = the player with the highest threat
lcg-who-engaged = the engaged player
lcg-this = this card
lcg-host = the attached card
lcg-named = { $title }
lcg-target-list = { $items }
    .gender = { GENDER($items) }
lcg-characters-of = each character under the control of { $who }
lcg-an = { AN($noun) }
lcg-chosen = { AN($noun) } of your choice
lcg-each = each { $noun }
lcg-the = the { $noun }
lcg-your = your { $noun }
lcg-that = that { $noun }
lcg-so-many = { $n } { CASE($noun, "pl") } of your choice
lcg-so-many-by = { CASE($noun, "pl") } of your choice: { $n }
lcg-up-to = up to { $n } { CASE($noun, "pl") }
lcg-different-titles = { $noun } with different titles
    .pl = { CASE($noun, "pl") } with different titles
lcg-target-instead = { $target } ({ $other } instead { $condition })
lcg-engaged-with = { $noun } engaged with { $by ->
    [you] you
   *[other] { $who }
 }
lcg-controlled-by = { $noun } { $by ->
    [you] you control
   *[other] controlled by { $who }
 }
lcg-with-trait = { $trait } { $noun }
lcg-ready = ready { $noun }
lcg-exhausted = exhausted { $noun }
lcg-facedown = facedown { $noun }
lcg-without-a-copy = { $noun } that has no other copy of this card
lcg-different = different { $noun }
lcg-in-discard-piles = { $noun } in any player’s discard pile
lcg-in-your-hand = { $noun } in your hand
    .pl = { CASE($noun, "pl") } in your hand
lcg-in-your-discard-pile = { $noun } in your discard pile
    .pl = { CASE($noun, "pl") } in your discard pile
lcg-or = { $noun } or { $other }
lcg-except = { $noun } other than { $other }
