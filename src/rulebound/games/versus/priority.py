"""Priority (Приоритет): who may act now, what can be done, and when a player is asked at all.

A player with priority may put an effect on the chain or pass; two passes in a row resolve the last effect of
the chain, conclude the attack, or end the step. That would be hundreds of questions a game, so:

- Unless a player asks for every window (`pass-on`, then `ask:all`), they are asked only when something new is
  there for them: the last effect on the chain is the opponent's; an attack is in progress; it is their own
  step and its own action is possible (a resource to place, points and cards to recruit with, characters to
  move, to attack with, or to recover or make ready for an attack with a hidden card or a face-up resource); or
  the recovery phase is about to KO their stunned characters. In all other windows they pass.
- They may pass for longer: until something happens (the opponent puts an effect on the chain, or an own step
  begins), until their attack step, or for this turn. Every such pass ends by itself at its moment, and a player
  who is not asked can end it at any time by saying so (`wishes`).
- What the opponent can see of all this never depends on hidden cards. Whether a seat is asked is decided by
  public facts only: whose step it is, the chain, the attack, the *number* of cards in hand and of face-down
  resources, and the choices the player made before. A player who holds cards that the opponent does not know
  is asked even if passing is all that can be done (`Choice.always`).
"""

from __future__ import annotations

from rulebound.games.versus.combat import DECLARING, check_attack, declare
from rulebound.games.versus.formation import MOVING, move
from rulebound.games.versus.playing import PLAYING, READY_TO_PLAY, READY_TO_USE, USING, can_announce, play, use
from rulebound.games.versus.power_up import POWERING_UP, fighting, power_up
from rulebound.games.versus.recruiting import RECRUITING, recruit
from rulebound.games.versus.reinforcement import REINFORCING, reinforce
from rulebound.games.versus.resources import FLIPPING, PLACING, flip, place_resource
from rulebound.games.versus.state import Player, VersusCard, VersusState
from rulebound.games.versus.triggers import put_triggers
from rulebound.games.versus.turn import advance
from rulebound.games.versus.victory import concede
from rulebound.games.versus.why import why_card
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask, pick
from rulebound.kernel.requirements import legal
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Verdict


def priority(s: VersusState) -> Flow[str]:
    """One decision of one player; unasked players pass: versus.priority.options"""
    if s.pending:
        yield from put_triggers(s)
    while True:
        seat = s.priority
        if is_asked(s, seat):
            options = actions(s, seat)
            if options or s.players[seat].asks_all or holds_secrets(s, seat):
                options += [Option("pass"), Option("pass-on")]
                if s.can_concede:
                    options.append(Option("concede"))
                taken = yield from ask(_choice(s, seat, options))
                if taken.act == "concede":
                    raise concede(s, seat)
                if taken.act == "pass-on":
                    yield from pass_on(s, s.players[seat])
                elif taken.act != "pass":
                    yield from act(s, seat, taken)
                    return "priority"  # versus.priority.keep
                s.log.say("passes", "versus.priority.pass", player=s.players[seat])
                next_step = pass_priority(s)
                return next_step or "priority"
        next_step = pass_priority(s)
        if next_step:
            return next_step


def pass_priority(s: VersusState) -> str:
    """Nothing while the other player has yet to pass; who acts in between resets the count: versus.priority.pass"""
    s.passes += 1
    if s.passes < 2:
        s.priority = 1 - s.priority
        return ""
    s.passes = 0
    if s.chain:
        return "resolve"
    if s.attack is not None:
        return "conclude"  # versus.combat.window
    return advance(s)  # versus.chain.empty_pass_advances


# --- who is asked ----------------------------------------------------------------------------------------


def is_asked(s: VersusState, seat: int) -> bool:
    """Only public facts count here: see the top of this module."""
    player = s.players[seat]
    if player.passing:
        return False
    if player.asks_all:
        return True
    if s.chain:
        return s.chain[-1].seat != seat  # versus.chain.respond
    if s.attack is not None:
        return True
    if s.stage == "recovery":  # versus.recovery.start_window: the last moment before versus.recovery.ko_rest
        return any(card.now.stunned for card in player.characters.cards)
    return s.active == seat and own_action_possible(s, player)


def own_action_possible(s: VersusState, player: Player) -> bool:
    """Whether the step's own action is possible as far as the opponent can see."""
    if s.stage == "resource":
        return not s.placed and bool(player.hand.cards)
    if s.stage == "recruit":
        return player.points > 0 and bool(player.hand.cards)
    if s.stage == "formation":
        return bool(player.characters.cards) and s.moves < 2 * len(player.characters) + 2
    return any(may_attack_again(s, card) for card in player.characters.cards) or may_recover_and_attack(player)


def may_recover_and_attack(player: Player) -> bool:
    """Whether a hidden card or a face-up resource could bring a character of theirs into an attack."""
    if not player.characters.cards:
        return False
    if player.hand.cards:
        return True
    return any(not card.now.face_up or is_usable(card) for card in player.resources.cards)


def is_usable(card: VersusCard) -> bool:
    """As far as the opponent can see: it has a payment power that does not ask for what is exhausted."""
    powers = card.printed.powers
    return any(not (card.now.exhausted and powers[index].activates) for index in card.printed.payments)


def may_attack_again(s: VersusState, card: VersusCard) -> bool:
    """Whether this character can attack, or has attacked and could if something made it ready."""
    if card.now.exhausted:
        return not card.now.stunned
    return legal(DECLARING, s, card.controller, card)


def holds_secrets(s: VersusState, seat: int) -> bool:
    """Whether the seat holds a card, in hand or face down in the row, that the opponent does not know."""
    player = s.players[seat]
    other = 1 - seat
    for card in player.hand.cards:
        if card.known >> other & 1 == 0:
            return True
    return any(card.known >> other & 1 == 0 for card in player.resources.cards)


def pass_on(s: VersusState, player: Player) -> Flow[None]:
    """Pass now, and say for how long or how often to be asked."""
    offered = {Option("pass-until", until): until for until in ("event", "attack", "turn")}
    offered[Option("ask", "some" if player.asks_all else "all")] = ""
    until = yield from pick(player.seat, "pass-on", offered, "versus.priority.pass")
    if until:
        player.passing = until
    else:
        player.asks_all = not player.asks_all


def wishes(s: VersusState, seat: int) -> list[str]:
    """What a player may say at any time: end a long pass, be asked more or less often."""
    player = s.players[seat]
    found = ["stop-passing"] if player.passing else []
    return [*found, "ask-less" if player.asks_all else "ask-always"]


def hear(s: VersusState, seat: int, wish: str) -> None:
    """It counts from the next window on."""
    player = s.players[seat]
    player.passing = ""
    if wish != "stop-passing":
        player.asks_all = wish == "ask-always"


# --- what can be done ---------------------------------------------------------------------------------------


def _choice(s: VersusState, seat: int, options: list[Option]) -> Choice:
    def explain(thing: Thing) -> list[Verdict] | None:
        return why_card(s, seat, thing) if isinstance(thing, VersusCard) else None

    prompt = "respond" if s.chain else "fight" if s.attack is not None else s.stage
    return Choice(seat, prompt, options, "versus.priority.options", explain=explain, always=True)


def actions(s: VersusState, seat: int) -> list[Option]:
    """Step actions on an empty chain; effects and flips at any time: versus.chain.own_actions_empty"""
    player = s.players[seat]
    found: list[Option] = []
    if not s.chain and s.active == seat and s.attack is None:
        stage = s.stage
        if stage == "resource":
            found += [Option("resource", c) for c in player.hand.cards if legal(PLACING, s, seat, c)]
        elif stage == "recruit":
            found += [Option("recruit", c) for c in player.hand.cards if legal(RECRUITING, s, seat, c)]
        elif stage == "formation":
            found += [Option("move", c) for c in player.characters.cards if legal(MOVING, s, seat, c)]
        elif stage == "attack":
            found += [Option("attack", c) for c in player.characters.cards if legal(DECLARING, s, seat, c)]
    if s.attack is not None:
        if s.attack.attacked == seat:
            found += [Option("reinforce", c) for c in player.characters.cards if legal(REINFORCING, s, seat, c)]
        found += _powering_up(s, player)
    _effects(s, player, found)
    return found


def _powering_up(s: VersusState, player: Player) -> list[Option]:
    """Only cards with the name of somebody who fights are asked about."""
    names = [card.printed.title for card in fighting(s, player.seat)]
    if not names:
        return []
    return [
        Option("power-up", card)
        for card in player.hand.cards
        if card.printed.title in names and legal(POWERING_UP, s, player.seat, card)
    ]


def _effects(s: VersusState, player: Player, found: list[Option]) -> None:
    """Plot twists, locations and payment powers."""
    seat = player.seat
    found += [
        Option("play", card)
        for card in player.hand.cards
        if card.printed.play >= 0 and _is_ready_to_play(s, seat, card)
    ]
    for card in player.resources.cards:
        printed = card.printed
        if card.now.face_up:
            if printed.payments and _is_ready_to_use(s, seat, card):
                found.append(Option("use", card))
        elif printed.kind == "location":
            if legal(FLIPPING, s, seat, card):
                found.append(Option("flip", card))
        elif printed.play >= 0 and _is_ready_to_play(s, seat, card):
            found.append(Option("play", card))
    for zone in (player.characters, player.equipment):
        found += [
            Option("use", card) for card in zone.cards if card.printed.payments and _is_ready_to_use(s, seat, card)
        ]


def _is_ready_to_play(s: VersusState, seat: int, card: VersusCard) -> bool:
    """Whether a plot twist of the own hand, or face down in the own row, can be played."""
    return legal(READY_TO_PLAY, s, seat, card) and can_announce(s, seat, card, card.printed.play)


def _is_ready_to_use(s: VersusState, seat: int, card: VersusCard) -> bool:
    """Whether a payment power of a card on the own side can be used."""
    if not legal(READY_TO_USE, s, seat, card):
        return False
    for index in card.printed.payments:  # noqa: SIM110 (asked of every card at every choice)
        if can_announce(s, seat, card, index):
            return True
    return False


def can_play(s: VersusState, seat: int, card: VersusCard) -> bool:
    index = card.printed.play
    return index >= 0 and legal(PLAYING, s, seat, card) and can_announce(s, seat, card, index)


def can_use(s: VersusState, seat: int, card: VersusCard) -> bool:
    return legal(USING, s, seat, card) and any(can_announce(s, seat, card, i) for i in card.printed.payments)


def is_still_possible(s: VersusState, seat: int, what: str, card: VersusCard) -> bool:
    """In an imagined match another card may lie here than when the question was put: then nothing happens."""
    if what == "recruit":
        return legal(RECRUITING, s, seat, card)
    if what == "play":
        return can_play(s, seat, card)
    if what == "flip":
        return legal(FLIPPING, s, seat, card)
    if what == "use":
        return can_use(s, seat, card)
    return what != "power-up" or legal(POWERING_UP, s, seat, card)


def act(s: VersusState, seat: int, taken: Option) -> Flow[None]:
    """Do what was chosen; the player keeps priority, and passes count anew.

    versus.chain.off_chain_actions: resource, move and flip happen at once, all others go on the chain.
    """
    card = taken.on
    assert isinstance(card, VersusCard)
    s.passes = 0  # versus.priority.pass_reset, versus.priority.action_resets
    what = taken.act
    if not is_still_possible(s, seat, what, card):
        return
    if what == "resource":
        place_resource(s, seat, card)
    elif what == "recruit":
        yield from recruit(s, seat, card)
    elif what == "move":
        yield from move(s, seat, card)
    elif what == "attack":
        yield from declare(s, seat, card)
    elif what == "play":
        yield from play(s, seat, card)
    elif what == "flip":
        flip(s, seat, card)
    elif what == "use":
        yield from use(s, seat, card)
    elif what == "reinforce":
        reinforce(s, seat, card)
    else:
        assert what == "power-up", what
        yield from power_up(s, seat, card)
    check_attack(s)  # somebody may have left it as a cost
