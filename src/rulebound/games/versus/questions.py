"""What questions tell of what they are about, and what to know of an option: made when somebody reads it."""

from __future__ import annotations

from rulebound.games.versus.combat import attacked, total_atk
from rulebound.games.versus.numbers import atk, defense
from rulebound.games.versus.state import NONE, VersusCard, VersusState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.text import Arg, Text
from rulebound.kernel.things import Thing


def facts(s: VersusState, choice: Choice) -> dict[str, Arg]:
    """Which card asks, how much it is and what it is about, as far as the choice itself does not tell."""
    card = choice.about
    told: dict[str, Arg] = {} if card is None else {"by": card.name_for(choice.seat)}
    told.update(_of_step(s, choice))
    if isinstance(card, VersusCard):
        if choice.prompt in ("attack-whom", "strike"):
            told["n"] = atk(s, card)
        elif choice.prompt == "discard":
            told["own"] = int(card.controller == choice.seat)
        elif choice.prompt in ("put-into-play", "peek"):
            told["card"] = _name(choice.options[0].on, choice.seat)
    return told


def _of_step(s: VersusState, choice: Choice) -> dict[str, Arg]:
    """What a player with priority goes by."""
    seat, prompt = choice.seat, choice.prompt
    player = s.players[seat]
    if prompt == "draw":
        return {"turn": s.turn}
    if prompt in ("resource", "recruit", "formation", "attack"):
        n = {"resource": len(player.resources), "recruit": player.points}.get(prompt, 0)
        return {"own": int(s.active == seat), "n": n}
    if prompt == "recovery":
        return {"n": sum(card.now.stunned for card in player.characters.cards)}
    if prompt == "respond":
        return {"effect": s.chain[-1].name_for(seat)}
    if prompt == "fight":
        return _fight(s, seat)
    if prompt == "join":
        declared = [s.card(id) for id in s.declared]
        on = attacked(s, seat, s.declared_on)
        names: list[Text] = [card.called(seat) for card in declared]
        return {"attackers": names, "n": sum(atk(s, card) for card in declared), "on": on.called(seat)}
    return {}


def _fight(s: VersusState, seat: int) -> dict[str, Arg]:
    attack = s.attack
    assert attack is not None
    names: list[Text] = [s.card(id).called(seat) for id in attack.attackers]
    told: dict[str, Arg] = {"attackers": names, "n": total_atk(s, attack), "defense": 0, "direct": 1}
    on: Thing = s.players[attack.attacked]
    if attack.defender != NONE:
        on = s.card(attack.defender)
        told |= {"defense": defense(s, on), "direct": 0}
    return {**told, "on": on.called(seat)}


def _name(thing: object, seat: int) -> Text:
    assert isinstance(thing, Thing)
    return thing.name_for(seat)


def notes(s: VersusState, choice: Choice, option: Option) -> list[Text]:
    """What one compares before one decides."""
    card, prompt = option.on, choice.prompt
    if not isinstance(card, VersusCard) or not card.visible_to(choice.seat):
        return []
    if prompt == "attack-whom":
        attacker = choice.about
        assert isinstance(attacker, VersusCard)
        return [
            _strength(s, card),
            _outcome(atk(s, attacker) >= defense(s, card), atk(s, card) >= defense(s, attacker)),
        ]
    if prompt in ("join", "strike", "recover") and option.act != "done":
        return [_strength(s, card)]
    if option.act == "recruit":
        return [Text("versus-note-cost", {"n": card.printed.cost})]
    return []


def _strength(s: VersusState, card: VersusCard) -> Text:
    return Text("versus-note-strength", {"atk": atk(s, card), "defense": defense(s, card)})


def _outcome(stuns: bool, stunned: bool) -> Text:
    """Who would be stunned, if nothing came between."""
    who = "both" if stuns and stunned else "defender" if stuns else "attacker" if stunned else "nobody"
    return Text("versus-note-outcome", {"who": who})
