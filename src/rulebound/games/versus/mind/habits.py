"""What a player does without much thought: how computer players imagine that a game goes on."""

from __future__ import annotations

from typing import Final

from rulebound.games.versus.combat import is_open_to_attack, may_attack, total_atk
from rulebound.games.versus.formation import Slot
from rulebound.games.versus.mind.features import READINESS, fight_value, worth
from rulebound.games.versus.mind.missing import PRICED, parting
from rulebound.games.versus.numbers import atk, defense
from rulebound.games.versus.state import NONE, Player, VersusCard, VersusState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.mind import best

SETTLED: Final = ("cut", "mulligan", "draw", "resource", "recruit", "formation", "attack", "recovery")
"""Questions on an empty chain without an attack: nothing is half done."""
STEPS: Final = frozenset({"draw", "resource", "recruit", "formation", "attack", "recovery"})
IDLE: Final = frozenset({"pass-on", "concede"})


def habit(s: VersusState, choice: Choice) -> int | None:
    """The number of the usual option; None if any is as good."""
    prompt = choice.prompt
    if prompt == "fight":
        return reinforcing(s, choice)
    if prompt == "respond":
        return passing(choice)
    if prompt == "attack-whom":
        return best([_against(s, option) for option in choice.options])
    if prompt == "join":
        return best([_together(s, option) for option in choice.options])
    if prompt == "place":
        return best([_standing_there(s, choice, option) for option in choice.options])
    if prompt == "strike":
        return best([_struck(s, option) for option in choice.options])
    if prompt in STEPS:
        return step(s, choice)
    if prompt in PRICED:
        return parting(s, choice)
    if prompt == "recover":
        return best([float(_card(option).printed.cost) for option in choice.options])
    return None


def step(s: VersusState, choice: Choice) -> int:
    """A card into the row, the dearest character, every attack that gains something; then on to the next step."""
    worths = [_deed(s, choice.seat, option) for option in choice.options]
    number = best(worths)
    return number if worths[number] > 0 else passing(choice)


def _deed(s: VersusState, seat: int, option: Option) -> float:
    """What one action of a step brings; nothing, for what is not done out of habit."""
    act = option.act
    if act == "resource":
        return _into_row(s, s.players[seat], _card(option))
    if act == "recruit":
        return 1.0 + _card(option).printed.cost
    if act == "flip":
        return 20.0
    if act == "attack":
        attacker = _card(option)
        if is_open_to_attack(s, 1 - seat):
            return float(atk(s, attacker))
        foes = [card for card in s.players[1 - seat].characters.cards if may_attack(s, attacker, card)]
        return max([fight_value(s, [attacker], card) for card in foes], default=0.0)
    return 0.0


def _into_row(s: VersusState, player: Player, card: VersusCard) -> float:
    """What is useful face down goes first, then what will not be recruited, those for the next turns last."""
    printed = card.printed
    if printed.kind != "character":
        return {"location": 9.0, "plot-twist": 8.0}.get(printed.kind, 7.0)
    if printed.unique and any(other.printed.title == printed.title for other in player.characters.cards):
        return 6.0
    apart = printed.cost - len(player.resources) - 1
    return 5.0 if apart < 0 else min(4.0, 1.0 + 0.5 * apart)


def tempting(choice: Choice) -> list[int] | None:
    """All but to concede and to say for how long one passes, which is for people."""
    found = [number for number, option in enumerate(choice.options) if option.act not in IDLE]
    return None if len(found) == len(choice.options) else found


def passing(choice: Choice) -> int:
    for number, option in enumerate(choice.options):
        if option.act == "pass":
            return number
    return 0


def reinforcing(s: VersusState, choice: Choice) -> int:
    """Who would suffer a breakthrough reinforces, if somebody can."""
    attack = s.attack
    if attack is not None and attack.attacked == choice.seat and attack.defender != NONE and not attack.defender_out:
        defender = s.card(attack.defender)
        if not defender.now.reinforced and total_atk(s, attack) > defense(s, defender) + 1:
            for number, option in enumerate(choice.options):
                if option.act == "reinforce":
                    return number
    return passing(choice)


def _card(option: Option) -> VersusCard:
    assert isinstance(option.on, VersusCard)
    return option.on


def _against(s: VersusState, option: Option) -> float:
    return fight_value(s, [s.card(id) for id in s.declared], _card(option))


def _together(s: VersusState, option: Option) -> float:
    """The attack with one more attacker, whose own attack is given up; "done" is the attack as it stands."""
    attackers = [s.card(id) for id in s.declared]
    defender = None if s.declared_on == NONE else s.card(s.declared_on)
    if not isinstance(option.on, VersusCard):
        return fight_value(s, attackers, defender)
    return fight_value(s, [*attackers, option.on], defender) - READINESS * atk(s, option.on)


def _standing_there(s: VersusState, choice: Choice, option: Option) -> float:
    """The own side with the card on that place; somebody who stands there goes where the card came from."""
    card = choice.about
    place = option.on
    assert isinstance(card, VersusCard)
    assert isinstance(place, Slot)
    player = s.players[choice.seat]
    if not card.is_character:  # it is about to enter
        return worth(s, player, entering=(card, place))
    here = (card.now.row, card.now.column)
    moved = [c for c in player.characters.cards if (c.now.row, c.now.column) == (place.row, place.column)]
    card.now.row, card.now.column = place.row, place.column
    for other in moved:
        other.now.row, other.now.column = here
    found = worth(s, player)
    card.now.row, card.now.column = here
    for other in moved:
        other.now.row, other.now.column = place.row, place.column
    return found


def _struck(s: VersusState, option: Option) -> float:
    """Whoever can be stunned, the dearest first."""
    attack = s.attack
    assert attack is not None
    card = _card(option)
    return card.printed.cost if atk(s, s.card(attack.defender)) >= defense(s, card) else -1.0
