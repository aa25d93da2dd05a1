"""Action windows (Вікна дій): who may act now, what can be done, and when a player is asked at all.

In a window the players have opportunities in player order, one action each, until all pass in a row. That would be
some twenty questions a round for everybody, so a player is asked only when something can be done:

- who can use an action of a card in play, or play an event (in the planning phase as the active player an ally or an
  attachment), is asked;
- who cannot, but holds cards that others do not know and has the resources for an event of the deck list, is asked
  too, with nothing but passing to choose from (`Choice.always`): otherwise the silence would tell what is in the hand;
- all others pass without being asked. So whether a seat is asked depends on public facts only: cards in play,
  resources, the number of cards in hand, the deck lists. A game for one player has nobody to hide from.
- A player may pass to the end of the phase (`pass-phase`), and take that back at any time (`wishes`).
"""

from __future__ import annotations

from typing import Final, TypeVar

from rulebound.games.fellowship.abilities import FellowshipMoment, has_phase
from rulebound.games.fellowship.initiating import (
    USABLE_FROM_HAND,
    USABLE_IN_PLAY,
    USING,
    can_be_used,
    may_use,
)
from rulebound.games.fellowship.playing import PERMANENTS, PLANNING, PLAYABLE, PLAYING, play
from rulebound.games.fellowship.printed import EVENT, FellowshipPrinted
from rulebound.games.fellowship.resources import FAR, could_pay, within_reach
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState, Player
from rulebound.kernel.choice import PASS, Choice, Option
from rulebound.kernel.flow import NOTHING, Answer, Flow
from rulebound.kernel.requirements import verdicts
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Verdict
from rulebound.lcg.abilities import ACTION
from rulebound.lcg.initiating import use
from rulebound.lcg.modifiers import is_blank, listening
from rulebound.lcg.moment import Moment
from rulebound.lcg.windows import Use, pointing

T = TypeVar("T")

RULE: Final = "fellowship.window.first_player_first"
PASS_PHASE: Final = Option("pass-phase")
"""Pass until the phase is over."""


def open_window(s: FellowshipState, after: str) -> None:
    """The first player has the first opportunity: fellowship.window.first_player_first"""
    s.open = after
    s.turn = s.first
    s.passes = 0


def action_window(s: FellowshipState, after: str) -> Flow[None]:
    """A whole window inside another step, as in an attack; one around it goes on where it was."""
    outer = s.open, s.turn, s.passes
    open_window(s, after)
    closed = False
    while not closed:
        closed = yield from opportunity(s, True, False)
    s.open, s.turn, s.passes = outer


def opportunity(s: FellowshipState, closed: T, going_on: T) -> Flow[T]:
    """Opportunities until one is taken; what is to be said if the window is closed, for all have passed in a row.

    fellowship.window.closes_on_consecutive_passes, fellowship.window.pass_not_final
    """
    left = s.left
    while s.passes < left:
        player = s.players[s.turn]
        if player.out:
            s.turn = (s.turn + 1) % s.seats
            continue
        choice = None if player.passing else _question(s, player)
        taken: Answer = None
        if choice is not None:
            taken = yield choice
        s.turn = (player.seat + 1) % s.seats
        if taken is not None and taken is not PASS and taken is not PASS_PHASE:
            assert isinstance(taken, Option)
            s.passes = 0
            yield from act(s, player.seat, taken)  # fellowship.action.resolve_fully
            return going_on
        if taken is PASS_PHASE:
            player.passing = True
        s.passes += 1
    s.open = ""
    return closed


def _question(s: FellowshipState, player: Player) -> Choice | None:
    """What a player is asked at an opportunity; whoever is not asked passes."""
    most = within_reach(s, player.seat)
    options = window_options(s, player, most)
    acting = bool(options)
    if not acting and not may_hold_action(s, player, most):
        return None
    options += [PASS, PASS_PHASE]
    prompt = PLANNING if s.phase == PLANNING and s.active == player.seat else "action"
    return Choice(
        player.seat, prompt, options, RULE, always=not acting, explain=lambda thing: explain(s, player.seat, thing)
    )


def may_hold_action(s: FellowshipState, player: Player, most: int) -> bool:
    """Whether others may think that the player can act from a hand that they do not know, where `most` is in reach."""
    if not holds_secrets(s, player):
        return False
    if s.phase == PLANNING and s.active == player.seat:
        return True
    for printed in player.wiles:
        if (printed.kind != EVENT or (printed.cost or 0) <= most) and _could_play(s, player, printed):
            return True
    return False


def _could_play(s: FellowshipState, player: Player, printed: FellowshipPrinted) -> bool:
    """Whether the phase and the resources would allow this event, were it in the hand."""
    if printed.kind in PERMANENTS and s.phase not in printed.also_in:
        return False
    return (printed.kind in PERMANENTS or _acts(printed, s.phase)) and could_pay(s, player.seat, printed)


def _acts(printed: FellowshipPrinted, phase: str) -> bool:
    """Whether a card has an action for this phase."""
    for _, ability in printed.actions:  # noqa: SIM110
        if has_phase(ability, phase):
            return True
    return False


def holds_secrets(s: FellowshipState, player: Player) -> bool:
    """Whether a card in the hand is unknown to somebody else who is still in the game."""
    others = 0
    for other in s.players:
        if other is not player and not other.out:
            others |= 1 << other.seat
    for card in player.hand.cards:  # noqa: SIM110 (asked in every window)
        if card.known & others != others:
            return True
    return False


# --- what can be done -------------------------------------------------------------------------------------


def window_options(s: FellowshipState, player: Player, most: int = FAR) -> list[Option]:
    """Cards to play that cost at most what is in reach, and actions of cards in play, the scenario's too."""
    seat = player.seat
    options: list[Option] = []
    phase = s.phase
    planning = phase == PLANNING
    active = planning and s.active == seat
    m = Moment(s.cards[0], seat)  # one moment asks for all cards
    for card in player.hand.cards:
        printed = card.printed
        if not (active or printed.actions or printed.also_in):
            continue
        kind = printed.kind
        if kind == EVENT:
            if printed.actions and (printed.cost or 0) <= most and _may_act(s, card, m):
                options.append(Option("play", card))
            continue
        now = active if planning else phase in printed.also_in
        if now and kind in PERMANENTS and (printed.cost or 0) <= most:
            m.card = card
            m.ability = None
            if PLAYABLE.met(s, seat, m, printed):
                options.append(Option("play", card))
        if printed.from_hand and _may_act(s, card, m):
            options.append(Option("use", card))
    if player.buried:  # fellowship.action.source_out_of_play
        options += [
            Option("use", card) for card in player.discard.cards if card.printed.from_discard and _may_act(s, card, m)
        ]
    uses = usable(s, m)
    return options + pointing("use", uses) if uses else options


def _may_act(s: FellowshipState, card: FellowshipCard, m: FellowshipMoment) -> bool:
    """Whether an action of a card that is not in play may be used."""
    phase = s.phase
    m.card = card
    for _, ability in card.printed.actions:
        if ability.phase and ability.phase != phase:  # fellowship.action.phase_restricted
            continue
        m.ability = ability
        if USABLE_FROM_HAND.met(s, m.seat, m, ability):
            return True
    return False


def usable(s: FellowshipState, m: FellowshipMoment) -> list[Use]:
    """The actions in play that a player may use now: fellowship.action.source_encounter"""
    found: list[Use] = []
    seat = m.seat
    phase = s.phase
    for id, number in listening(s, ACTION) if s.blanks else s.listeners.get(ACTION, ()):
        card = s.cards[id]
        ability = card.printed.abilities[number]
        if ability.phase and ability.phase != phase:  # fellowship.action.phase_restricted
            continue
        controller = card.controller
        if controller != seat and controller is not None and not ability.anyone:  # fellowship.choose.controller
            continue
        if ability.tires and card.exhausted:  # fellowship.exhaust.not_twice
            continue
        m.card = card
        m.ability = ability
        if USABLE_IN_PLAY.met(s, seat, m, ability):
            printed = card.printed
            if not (printed.from_hand or printed.from_discard or card.captive):  # fellowship.ability.from_play_only
                found.append(Use(card, number))
    return found


def act(s: FellowshipState, seat: int, taken: Option) -> Flow[None]:
    """Do what was chosen, as far as possible, before anything else is done."""
    card = taken.on
    assert isinstance(card, FellowshipCard)
    if taken.act == "play" and card.printed.kind in PERMANENTS:
        return play(s, card, seat)
    if taken.number:
        ability = card.printed.abilities[taken.number - 1]
    else:
        # In an imagined game another card may lie here than when the question was put: then nothing happens.
        for one in card.printed.abilities:
            if may_use(s, card, one, seat):
                return use(s, Moment(card, seat, one))
        return NOTHING
    return use(s, Moment(card, seat, ability))


# --- wishes -----------------------------------------------------------------------------------------------


def wishes(s: FellowshipState, seat: int) -> list[str]:
    """What a player may say at any time: end a long pass."""
    return ["stop-passing"] if s.players[seat].passing else []


def hear(s: FellowshipState, seat: int, wish: str) -> None:
    """It counts from the next window on."""
    s.players[seat].passing = False


# --- why not ----------------------------------------------------------------------------------------------


def explain(s: FellowshipState, seat: int, thing: Thing) -> list[Verdict] | None:
    """What stops the seat from using a card now: every way to use it with its requirements, the nearest way first."""
    if not isinstance(thing, FellowshipCard):
        return None
    ways = [way for _, way in ways_to_use(s, seat, thing)]
    return min(ways, key=lambda way: sum(not verdict.met for verdict in way), default=None)


def ways_to_use(s: FellowshipState, seat: int, card: FellowshipCard) -> list[tuple[str, list[Verdict]]]:
    """Every way the seat could ever use this card in a window, by the act of the option, with what it demands."""
    ways: list[tuple[str, list[Verdict]]] = []
    if card.facedown_as is not None or is_blank(s, card):
        return ways  # nobody uses what lies face down or has no text: fellowship.blank.text_box
    in_hand = s.players[seat].hand.holds(card)
    if in_hand and card.printed.kind in PERMANENTS:
        ways.append(("play", verdicts(PLAYING, s, seat, Moment(card, seat))))
    lies_ready = card.printed.from_discard and s.players[seat].discard.holds(card)
    if (in_hand and s.usable_from_hand(card)) or card.in_play or lies_ready:
        act = "play" if in_hand and card.printed.kind == EVENT else "use"
        abilities = [ability for ability in card.printed.abilities if can_be_used(ability)]
        ways += [(act, verdicts(USING, s, seat, Moment(card, seat, ability))) for ability in abilities]
    return ways
