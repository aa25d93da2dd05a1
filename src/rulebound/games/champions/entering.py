"""Входить у гру, у грі та поза грою: cards enter play, attach, and leave play."""

from __future__ import annotations

from rulebound.games.champions.events import ENTER, Deed
from rulebound.games.champions.initiating import happen
from rulebound.games.champions.leaving import leave_play
from rulebound.games.champions.moments import Moment
from rulebound.games.champions.numbers import ally_limit, keyword
from rulebound.games.champions.printed import ALTER_EGO, HERO, ChampionsPrinted
from rulebound.games.champions.state import CardZone, ChampionsCard, ChampionsState
from rulebound.games.champions.status import TOUGH, give_status
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.flow import Flow, choose

RESTRICTED_MOST = 2


def enter_play(
    s: ChampionsState, card: ChampionsCard, zone: CardZone, seat: int, *, host: ChampionsCard | None = None
) -> Flow[None]:
    """champions.enters_play.any_route: into its place, ready, with what it enters play with; then the responses."""
    yield from happen(s, Deed(ENTER, card, seat), _enter(s, card, zone, host))


def _enter(s: ChampionsState, card: ChampionsCard, zone: CardZone, host: ChampionsCard | None) -> Flow[None]:
    """champions.ally_limit.three: who has too many discards before anything responds to the one that has come."""
    place(s, card, zone, host)
    if card.controller is not None and card.in_play:
        yield from keep_limits(s, card.controller)


def place(s: ChampionsState, card: ChampionsCard, zone: CardZone, host: ChampionsCard | None = None) -> None:
    """champions.ready.enters_ready, champions.uses.enters_with_counters, champions.toughness.enters_with_tough

    From now on its abilities apply: champions.constant.active_in_play, champions.ability.usable_only_from_play,
    champions.upgrade.active_while_in_play, champions.support.stays_and_active, champions.environment.active_in_play
    """
    if card.zone is not zone:
        s.move(card, zone)
    if zone.owner is not None and card.owner is not None and not card.drone:
        # champions.control.enters_under_owner, unless champions.put_into_play.controller_area says another
        card.controller = zone.owner
    card.in_play = True
    if card.drone:
        return
    s.show(card, EVERYONE)
    if host is not None:
        s.attach(card, host)  # champions.attach.on_entering_play, champions.attach.placement
    s.activate(card)
    card.counters = card.printed.uses or card.printed.counters
    s.log.say("enters", "champions.enters_play.any_route", card=card)
    if keyword(s, card, "toughness"):
        give_status(s, card, TOUGH)


def keep_limits(s: ChampionsState, seat: int) -> Flow[None]:
    """champions.ally_limit.three, champions.restricted.discard_down_immediately: too many, and one is discarded."""
    while len(s.allies_of(seat)) > ally_limit(s, seat):
        ally = yield from choose(
            s, seat, "discard", s.allies_of(seat), "champions.ally_limit.three", prompt="ally-limit"
        )
        assert ally is not None
        leave_play(s, ally)
    while True:
        # champions.restricted.max_two
        restricted = [card for card in s.players[seat].area.cards if keyword(s, card, "restricted")]
        if len(restricted) <= RESTRICTED_MOST:
            return
        rule = "champions.restricted.discard_down_immediately"
        card = yield from choose(s, seat, "discard", restricted, rule, prompt="restricted")
        assert card is not None
        leave_play(s, card)


def take_control(s: ChampionsState, card: ChampionsCard, seat: int) -> Flow[None]:
    """champions.control.moves_to_new_area, champions.control.duration_default; it stays as it is.

    champions.control.character_keeps_state, champions.control.attached_cards_follow
    """
    for one in [card, *(s.cards[id] for id in card.attached)]:
        if one.owner is not None:
            s.move(one, s.players[seat].area)
            one.controller = seat
    s.log.say("takes-control", "champions.control.changes_only_by_ability", player=s.players[seat], card=card)
    yield from keep_limits(s, seat)


def same_unique_in_play(s: ChampionsState, card: ChampionsCard) -> bool:
    """champions.unique.one_in_play; another alternate name or alter-ego makes it another card.

    champions.unique.allies_differ_by_alternate_name, champions.unique.hero_and_ally_differ,
    champions.unique.identities_differ_by_alter_ego
    """
    printed = card.printed
    own = alternate_name(printed)
    for player in s.players:
        for other in player.area.cards:
            if other is card or not other.printed.unique or other.printed.plain != printed.plain:
                continue
            if own == alternate_name(other.printed) or not own:
                return True
    return False


def alternate_name(printed: ChampionsPrinted) -> str:
    """Of an ally the name below its title, of an identity the name on its other side."""
    if printed.kind in (HERO, ALTER_EGO):
        return printed.other.plain if printed.other is not None else ""
    return printed.subname


def may_enter(s: ChampionsState, card: ChampionsCard) -> bool:
    return not card.printed.unique or not same_unique_in_play(s, card)


def hosts(s: ChampionsState, m: Moment) -> list[ChampionsCard]:
    """champions.max.per_player: with "max 1 per host" those that have none of this title yet."""
    to = m.card.printed.attaches_to
    assert to is not None
    found = to.candidates(s, m)
    if m.card.printed.max_per == "host":
        title = m.card.printed.plain
        found = [host for host in found if all(s.cards[id].printed.plain != title for id in host.attached)]
    return found


def put_into_play(s: ChampionsState, card: ChampionsCard, seat: int) -> Flow[bool]:
    """champions.put_into_play.no_cost, champions.put_into_play.not_played; uniqueness still holds.

    champions.put_into_play.ignores_play_restrictions: what playing demands is not asked.
    champions.put_into_play.same_placement_rules: what is attached needs something to be attached to.
    """
    if not may_enter(s, card):
        return False
    host: ChampionsCard | None = None
    if card.printed.attaches_to is not None:
        found = hosts(s, Moment(card, seat))
        host = yield from choose(s, seat, "attach", found, "champions.attach.on_entering_play", about=card)
        if host is None:  # champions.attach.failed_check_stays
            return False
    yield from enter_play(s, card, s.players[seat].area, seat, host=host)
    return True
