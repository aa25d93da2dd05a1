"""Playing allies and attachments (Зіграти й додати у гру): what a card needs to be played, and how it enters play."""

from __future__ import annotations

from typing import Final

from rulebound.games.fellowship.abilities import FellowshipMoment
from rulebound.games.fellowship.initiating import heroes_match, resources_suffice
from rulebound.games.fellowship.printed import ALLY, ATTACHMENT
from rulebound.games.fellowship.progress import check_stage
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.requirements import Demands, Requirement, requirement
from rulebound.lcg.events import PLAY, Deed
from rulebound.lcg.in_play import enter_play, hosts, may_enter
from rulebound.lcg.initiating import pay_for
from rulebound.lcg.modifiers import cannot
from rulebound.lcg.moment import Moment
from rulebound.lcg.windows import happen

PERMANENTS: Final = frozenset((ALLY, ATTACHMENT))
PLANNING: Final = "planning"


@requirement("fellowship.play.from_hand")
def in_hand(s: FellowshipState, seat: int, m: FellowshipMoment) -> bool:
    """Allies and attachments are played from the hand: fellowship.ally.played_from_hand"""
    return s.players[seat].hand.holds(m.card)


@requirement("fellowship.step.allies_only_planning")
def planning_window(s: FellowshipState, seat: int, m: FellowshipMoment) -> bool:
    """In the window of the planning phase and nowhere else, but for what a card permits.

    fellowship.permission.optional, fellowship.restriction.outside_play
    """
    return bool(s.open) and (s.phase == PLANNING or s.phase in m.card.printed.also_in)


@requirement("fellowship.step.2_2_active_plays")
def is_active(s: FellowshipState, seat: int, m: FellowshipMoment) -> bool:
    """Only by the active player; what may be played in another phase any player may play there."""
    return s.active == seat or s.phase != PLANNING


@requirement("fellowship.unique.group_limit", concerns=lambda m: m.card.printed.unique)
def unique_is_free(s: FellowshipState, seat: int, m: FellowshipMoment) -> bool:
    """No other unique card with this title is in play, whoever controls it.

    fellowship.unique.put_into_play, fellowship.deck.unique_ally_same_name_hero
    """
    return may_enter(s, m.card)


@requirement("fellowship.attachment.needs_host", concerns=lambda m: m.card.printed.attaches_to is not None)
def has_a_host(s: FellowshipState, seat: int, m: FellowshipMoment) -> bool:
    """An attachment needs something to be attached to, which may be another player's.

    fellowship.play.attachment_legal_host, fellowship.attachment.other_players_character
    """
    return m.card.printed.attaches_to is None or bool(hosts(s, m))


@requirement("fellowship.cannot.absolute")
def not_forbidden(s: FellowshipState, seat: int, m: FellowshipMoment) -> bool:
    """Nothing in play says that it cannot be played."""
    return not cannot(s, "be-played", m.card)


PLAYING: Final[tuple[Requirement[FellowshipState, FellowshipMoment], ...]] = (
    is_active,
    in_hand,
    planning_window,
    heroes_match,
    resources_suffice,
    unique_is_free,
    not_forbidden,
    has_a_host,
)
"""fellowship.play.sequence, fellowship.restriction.outside_play"""
PLAYING_FROM_HAND: Final = (resources_suffice, heroes_match, unique_is_free, not_forbidden, has_a_host)
"""What is left to ask of a card in the own hand, of a player who may play it now; what often fails comes first."""
PLAYABLE: Final = Demands(PLAYING_FROM_HAND)


def play(s: FellowshipState, card: FellowshipCard, seat: int) -> Flow[None]:
    """Declare, pay, choose what to attach it to, and it enters play: fellowship.play.pay"""
    m = Moment(card, seat)
    player = s.players[seat]
    s.move(card, s.playing)
    s.log.say("plays", "fellowship.play.sequence", player=player, card=card)
    paid = yield from pay_for(s, m)
    if not paid:
        s.move(card, player.hand)
        return
    host: FellowshipCard | None = None
    if card.printed.attaches_to is not None:  # fellowship.play.targets_after_payment
        host = yield from choose(s, seat, "attach", hosts(s, m), "fellowship.play.attachment_legal_host", about=card)
        if host is None:
            s.move(card, s.discard_pile(card))
            return
    else:
        s.allies_played += 1
    area = s.players[s.judge.attached_by(s, seat, host)].area
    yield from happen(s, Deed(PLAY, card, seat), enter_play(s, card, area, seat, host=host))
    yield from check_stage(s)
