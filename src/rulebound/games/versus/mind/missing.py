"""What is missed least when a cost asks for cards: one from the hand, or a character that is exhausted for it."""

from __future__ import annotations

from typing import Final

from rulebound.games.versus.numbers import atk
from rulebound.games.versus.state import SUPPORT, Player, VersusCard, VersusState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.mind import best

PRICED: Final = ("discard", "exhaust")
"""Questions that take something of one's own away."""
FAR: Final = 3
"""Who can be recruited so many turns after the next one, or later, is a long way off."""
STUCK: Final = 0.5
"""A card that cannot come into play while its double is there: it can still power that one up."""
LEAST: Final = 0.1


def price(s: VersusState, option: Option) -> float:
    """How much the owner would miss it."""
    card = option.on
    if not isinstance(card, VersusCard):
        return LEAST
    player = s.players[card.controller]
    return _at_work(s, player, card) if option.act == "exhaust" else _in_hand(player, card)


def parting(s: VersusState, choice: Choice) -> int:
    """The option that is missed least."""
    return best([-price(s, option) for option in choice.options])


def _in_hand(player: Player, card: VersusCard) -> float:
    """Characters for the next turns are dear, the nearest most; a second copy and who is far off are not."""
    printed = card.printed
    if printed.kind != "character":
        return {"plot-twist": 2.0, "equipment": 1.5}.get(printed.kind, 1.0)
    if printed.unique and any(other.printed.title == printed.title for other in player.characters.cards):
        return STUCK
    doubles = sum(other.printed is printed for other in player.hand.cards) - 1
    apart = printed.cost - len(player.resources) - 1
    worth = 1.0 if apart >= FAR else 3.0 - 0.3 * apart if apart >= 0 else 1.2 + 0.1 * printed.cost
    return max(LEAST, worth - 0.8 * doubles)


def _at_work(s: VersusState, player: Player, card: VersusCard) -> float:
    """Who could still attack in this turn is missed for its ATK, who could still reinforce a little."""
    dear = LEAST * (1 + card.printed.cost)
    if attacks_are_ahead(s, player.seat):
        dear += max(0, atk(s, card))
    if card.now.row == SUPPORT and attacks_are_ahead(s, 1 - player.seat):
        dear += 1.0
    return dear


def attacks_are_ahead(s: VersusState, seat: int) -> bool:
    """Whether the attack step of a seat is still to come in this turn, or is on."""
    if s.stage == "attack":
        return seat in (s.active, 1 - s.initiative)  # who has no initiative attacks second
    return s.stage != "recovery"
