"""Playing cards (Розіграти): what a card needs to be played, and how allies, upgrades and supports enter play."""

from __future__ import annotations

from typing import Final

from rulebound.games.champions.abilities import ChampionsMoment
from rulebound.games.champions.initiating import not_locked_out, resources_suffice, spend_reductions
from rulebound.games.champions.printed import ALLY, RESOURCE_CARD, SUPPORT, UPGRADE
from rulebound.games.champions.state import ChampionsCard, ChampionsState, Player
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.requirements import Demands, Requirement, requirement
from rulebound.lcg.events import PLAY, Deed
from rulebound.lcg.in_play import enter_play, hosts, may_enter
from rulebound.lcg.initiating import pay_for
from rulebound.lcg.modifiers import permitted
from rulebound.lcg.moment import Moment
from rulebound.lcg.windows import happen

PERMANENTS: Final = frozenset((ALLY, UPGRADE, SUPPORT))


@requirement("champions.player_turn.play_permanents")
def can_be_played(s: ChampionsState, seat: int, m: ChampionsMoment) -> bool:
    """Allies, upgrades and supports are played from hand, or from where a card permits it; resources are spent."""
    if m.card.printed.kind not in PERMANENTS:
        return False
    return s.players[seat].hand.holds(m.card) or m.card in permitted(s, seat)


@requirement("champions.resource_card.discard_to_generate")
def is_no_resource_card(s: ChampionsState, seat: int, m: ChampionsMoment) -> bool:
    return m.card.printed.kind != RESOURCE_CARD


@requirement(
    "champions.play_restriction.all_must_be_met",
    facts=lambda s, seat, m: {"form": m.card.printed.needs_form},
    concerns=lambda m: bool(m.card.printed.needs_form),
)
def form_allows(s: ChampionsState, seat: int, m: ChampionsMoment) -> bool:
    """Some cards say in which form they can be played."""
    form = m.card.printed.needs_form
    return not form or (form == "hero") == s.is_hero(seat)


@requirement("champions.unique.one_in_play", concerns=lambda m: m.card.printed.unique)
def unique_is_free(s: ChampionsState, seat: int, m: ChampionsMoment) -> bool:
    """No other unique card with this title is in play."""
    return may_enter(s, m.card)


@requirement("champions.max.per_player", concerns=lambda m: m.card.printed.max_per == "player")
def room_for_it(s: ChampionsState, seat: int, m: ChampionsMoment) -> bool:
    """Max 1 per player: somebody must be able to take control of it."""
    return bool(takers(s, m.card, seat))


@requirement("champions.attach.on_entering_play", concerns=lambda m: m.card.printed.attaches_to is not None)
def has_a_host(s: ChampionsState, seat: int, m: ChampionsMoment) -> bool:
    """A card that is attached needs something to be attached to: champions.attach.failed_check_stays"""
    return m.card.printed.attaches_to is None or bool(hosts(s, m))


PLAYING: Final[tuple[Requirement[ChampionsState, ChampionsMoment], ...]] = (
    is_no_resource_card,
    can_be_played,
    not_locked_out,
    form_allows,
    unique_is_free,
    room_for_it,
    has_a_host,
    resources_suffice,
)

PLAYING_IN_TURN: Final = tuple(
    [need for need in PLAYING if need not in (is_no_resource_card, can_be_played, not_locked_out)]
)
"""What is left to ask, in the player's turn, of a card that enters play and lies in the hand or where it may be played
from: nobody is locked out, for no card is being resolved."""
PLAYABLE: Final = Demands(PLAYING_IN_TURN)


def takers(s: ChampionsState, card: ChampionsCard, seat: int) -> list[Player]:
    """Who could control it: its player, or with "under any player's control" anybody who has room for it."""
    anyone = card.printed.any_player
    players = s.in_order() if anyone else [s.players[seat]]
    if card.printed.max_per != "player":
        return players
    title = card.printed.plain
    return [p for p in players if all(other.printed.plain != title for other in p.area.cards)]


def play(s: ChampionsState, card: ChampionsCard, seat: int) -> Flow[None]:
    """Declare, pay, choose, and it enters play: champions.play.pay_and_place, champions.play.from_hand"""
    m = Moment(card, seat)
    player = s.players[seat]
    came_from = s.zone_of(card)
    s.move(card, s.playing)
    s.log.say("plays", "champions.play.pay_and_place", player=player, card=card)
    paid = yield from pay_for(s, m)
    if not paid:
        s.move(card, came_from)
        return
    spend_reductions(s, seat)
    host: ChampionsCard | None = None
    controller: Player | None = player
    if card.printed.attaches_to is not None:  # champions.initiation.choices_after_payment
        host = yield from choose(s, seat, "attach", hosts(s, m), "champions.attach.on_entering_play", about=card)
    else:
        controller = yield from choose(
            s, seat, "give", takers(s, card, seat), "champions.control.changes_only_by_ability", about=card
        )
    if controller is None or (host is None and card.printed.attaches_to is not None):
        s.move(card, s.discard_pile(card))  # champions.attach.failed_check_discard
        return
    entering = enter_play(s, card, controller.area, seat, host=host)  # champions.upgrade.enters_by_identity
    yield from happen(s, Deed(PLAY, card, seat), entering)
    if s.playing.holds(card):  # champions.initiation.resolves_unless_cancelled
        s.move(card, s.discard_pile(card))
