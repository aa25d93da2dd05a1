"""Forms (Вигляд, зміна вигляду): an identity card shows its hero or its alter-ego."""

from __future__ import annotations

from rulebound.games.champions.damage import check_hit_points
from rulebound.games.champions.events import CHANGE_FORM
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.kernel.flow import Flow
from rulebound.kernel.requirements import requirement
from rulebound.lcg.events import Deed
from rulebound.lcg.windows import happen


@requirement("champions.form.change_once_per_round")
def not_changed_yet(s: ChampionsState, seat: int, card: ChampionsCard) -> bool:
    """Once in their own turn a player may change form."""
    return not s.players[seat].changed_form and s.active == seat


CHANGING = (not_changed_yet,)


def change_form(s: ChampionsState, seat: int, rule: str = "champions.form.ability_change_is_free") -> Flow[None]:
    """Only the face changes: damage and all else that lies on the card stays.

    champions.form.change_keeps_damage, champions.form.exactly_one, champions.form.change_keeps_status_cards,
    champions.form.change_keeps_attachments_and_tokens, champions.form.change_keeps_tokens,
    champions.form.change_keeps_effects, champions.form.change_keeps_ready_state
    """
    card = s.identity(seat)
    yield from happen(s, Deed(CHANGE_FORM, card, seat), _flip(s, card, seat, rule))


def _flip(s: ChampionsState, card: ChampionsCard, seat: int, rule: str) -> Flow[None]:
    assert card.printed.other is not None
    s.deactivate(card)
    card.printed = card.printed.other
    s.activate(card)
    s.log.say("changes-form", rule, player=s.players[seat], card=card)
    yield from check_hit_points(s)
