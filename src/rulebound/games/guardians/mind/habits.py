"""What nobody does who looks at the table: how computer players imagine that a battle goes on."""

from __future__ import annotations

from rulebound.games.guardians.acting import falls_short
from rulebound.games.guardians.state import GuardiansState, Player, TechniqueCard
from rulebound.kernel.choice import Choice


def sensible(s: GuardiansState, choice: Choice) -> list[int] | None:
    """The cards that can be laid and survived; None if it is not about laying, or if there are none or only such."""
    if choice.prompt != "lay":
        return None
    player = s.players[choice.seat]
    found = [number for number, option in enumerate(choice.options) if _survives(s, player, option.on)]
    return found or None


def _survives(s: GuardiansState, player: Player, card: object) -> bool:
    """Whether the hero is still there when the card has been revealed, as far as number and Knockout go."""
    assert isinstance(card, TechniqueCard)
    ability = s.ability(player)
    short = falls_short(s, player, card.number, len(player.series.cards))
    if short > 0 and (player.forgave or short != ability.forgives):
        return False
    return not s.tactic(card).knockout or player.in_stance or bool(ability.survives_knockout)
