"""What questions tell of what they are about, and what to know of an option: made when somebody reads it."""

from __future__ import annotations

from typing import Final

from rulebound.games.fellowship.numbers import (
    attack_strength,
    defense_strength,
    engagement_cost,
    pledged_willpower,
    quest_points,
    remaining,
    staged_threat,
    threat_strength,
    willpower,
)
from rulebound.games.fellowship.printed import ENEMY, LOCATION
from rulebound.games.fellowship.resources import payers
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.text import Arg, Text

NOTHING_MORE: Final[dict[str, Arg]] = {
    "by": "", "on": "", "n": 0, "defense": 0, "left": 0, "willpower": 0, "threat": 0,
}  # fmt: skip
"""What the question for an action tells where nothing is going on."""


def facts(s: FellowshipState, choice: Choice) -> dict[str, Arg]:
    """Who asks, how much it is and what it is about, as far as the choice itself does not tell."""
    seat, prompt = choice.seat, choice.prompt
    card = choice.about
    if prompt == "planning":
        return {"n": sum(hero.resources for hero in s.heroes_of(seat))}
    if prompt == "action":
        return {**NOTHING_MORE, **_going_on(s, seat)}
    if prompt == "commit":
        return _quest(s)
    if prompt in ("engage", "check"):
        return {"threat": s.players[seat].threat}
    if prompt == "attack":
        return {"told": int(card is not None), "by": "" if card is None else card.name_for(seat)}
    if prompt == "sink":
        top = choice.options[0].on
        assert isinstance(top, FellowshipCard)
        return {"by": "" if card is None else card.name_for(seat), "card": top.name_for(seat)}
    if not isinstance(card, FellowshipCard):
        return {}
    name = card.name_for(seat)
    if prompt == "defend":
        return {"by": name, "n": attack_strength(s, card), "you": int(s.active == seat), **_attacked(s, seat)}
    if prompt == "attack-damage":
        return {"by": name}
    if prompt == "attackers":
        return {"on": name, "defense": defense_strength(s, card), "left": remaining(s, card)}
    if prompt == "x":
        return {"card": name, "n": sum(hero.resources for hero in payers(s, seat, card.printed))}
    if prompt in ("attach", "restricted", "pay-to-ready", "put-back"):
        return {"card": name}
    return {}


def _going_on(s: FellowshipState, seat: int) -> dict[str, Arg]:
    """In what an action can be used: an attack, the quest, or nothing more than the phase."""
    if s.attacks:
        by, on = s.attacks[-1]
        attacker = s.cards[by]
        if attacker.kind == ENEMY:
            told: dict[str, Arg] = {"what": "enemy", "by": attacker.name_for(seat), "n": attack_strength(s, attacker)}
            return {**told, **_attacked(s, seat)}
        enemy = s.cards[on]
        strength = sum(attack_strength(s, s.cards[one]) for one, whom in s.attacks if whom == on)
        told = {"what": "players", "on": enemy.name_for(seat), "n": strength}
        return {**told, "defense": defense_strength(s, enemy), "left": remaining(s, enemy)}
    if s.phase == "quest":
        return {"what": "quest", **_quest(s)}
    return {"what": "phase"}


def _attacked(s: FellowshipState, seat: int) -> dict[str, Arg]:
    """Whom the enemy attacks that attacks now: a player, or whoever defends."""
    if not s.attacks:
        return {"on": ""}
    _, on = s.attacks[-1]
    return {"on": s.players[-1 - on].name_for(seat) if on < 0 else s.cards[on].name_for(seat)}


def _quest(s: FellowshipState) -> dict[str, Arg]:
    return {"willpower": pledged_willpower(s), "threat": staged_threat(s)}


def notes(s: FellowshipState, choice: Choice, option: Option) -> list[Text]:
    """What one compares: how strong somebody is at what is asked for, how much is left of it."""
    card, prompt = option.on, choice.prompt
    if not isinstance(card, FellowshipCard) or not card.visible_to(choice.seat):
        return []
    if prompt == "commit":
        return [_note("willpower", willpower(s, card))]
    if prompt == "pay":
        return [_note("resources", card.resources)]
    if prompt == "attackers":
        return [_note("attack", attack_strength(s, card))]
    if prompt == "defend" and option.act == "defend":
        return [_note("defense", defense_strength(s, card)), _left(s, card)]
    if prompt in ("attack-damage", "damage", "heal") and (card.printed.is_character or card.kind == ENEMY):
        return [_left(s, card)]
    if card.kind == ENEMY:
        return _of_enemy(s, prompt, card)
    if prompt == "travel" and card.kind == LOCATION:
        return [_note("threat", threat_strength(s, card)), _note("quest-points", quest_points(s, card))]
    return []


def _of_enemy(s: FellowshipState, prompt: str, card: FellowshipCard) -> list[Text]:
    if prompt == "attack":
        return [_note("defense", defense_strength(s, card)), _left(s, card)]
    if prompt in ("engage", "check"):
        return [_note("engagement", engagement_cost(s, card)), _note("attack", attack_strength(s, card))]
    return [_note("attack", attack_strength(s, card))] if prompt in ("enemy", "deal") else []


def _left(s: FellowshipState, card: FellowshipCard) -> Text:
    return _note("hit-points", remaining(s, card))


def _note(what: str, n: int) -> Text:
    return Text(f"fellowship-note-{what}", {"n": n})
