"""Why can I not? The requirements of everything that could be done with a card, the nearest possibility first."""

from __future__ import annotations

from rulebound.games.versus.combat import DECLARING, TARGETS
from rulebound.games.versus.formation import MOVING
from rulebound.games.versus.playing import why_play, why_use
from rulebound.games.versus.power_up import POWERING_UP
from rulebound.games.versus.recruiting import RECRUITING
from rulebound.games.versus.reinforcement import REINFORCING
from rulebound.games.versus.resources import FLIPPING, PLACING
from rulebound.games.versus.state import VersusCard, VersusState
from rulebound.kernel.requirements import verdicts
from rulebound.kernel.text import Text
from rulebound.kernel.view import Verdict


def why_card(s: VersusState, seat: int, card: VersusCard) -> list[Verdict]:
    """The requirements of an action that is possible now; if none is, those of all that the card is for."""
    ways = ways_to_act(s, seat, card)
    if not ways:
        return [Verdict(Text("versus-needs-reach"), "versus.priority.options", False)]
    for way in ways:
        if all(verdict.met for verdict in way):
            return way
    found: list[Verdict] = []
    for way in ways:
        found += [verdict for verdict in way if verdict not in found]
    return sorted(found, key=lambda verdict: verdict.met)


def ways_to_act(s: VersusState, seat: int, card: VersusCard) -> list[list[Verdict]]:
    """What a card is for where it lies now."""
    where = card.where
    own = card.controller == seat
    kind = card.printed.kind
    ways: list[list[Verdict]] = []
    if where == "hand" and own:
        if kind == "plot-twist":
            ways.append(why_play(s, seat, card))
        if card.printed.recruitable and s.stage != "resource":
            ways.append(verdicts(RECRUITING, s, seat, card))
        if s.attack is not None and kind == "character":
            ways.append(verdicts(POWERING_UP, s, seat, card))
        if s.stage == "resource" or kind == "location":
            ways.append(verdicts(PLACING, s, seat, card))
    elif where == "resources" and own:
        if kind == "plot-twist":
            ways.append(why_play(s, seat, card))
        elif card.printed.payments and card.now.face_up:
            ways.append(why_use(s, seat, card))
        else:
            ways.append(verdicts(FLIPPING, s, seat, card))
    elif where == "characters" and own:
        if s.stage == "formation":
            ways.append(verdicts(MOVING, s, seat, card))
        elif s.attack is not None and s.attack.attacked == seat:
            ways.append(verdicts(REINFORCING, s, seat, card))
        else:
            ways.append(verdicts(DECLARING, s, seat, card))
        if card.printed.payments:
            ways.append(why_use(s, seat, card))
    elif where == "equipment" and own:
        ways.append(why_use(s, seat, card))
    elif where == "characters":
        ways.append(verdicts(TARGETS, s, seat, card))
    return ways
