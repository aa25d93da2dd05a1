"""What a player does without much thought: how computer players imagine that a game goes on."""

from __future__ import annotations

from typing import Final

from rulebound.games.fellowship.numbers import (
    attack_strength,
    committed_willpower,
    defense_strength,
    engagement_cost,
    remaining,
    staged_threat,
    threat_strength,
    willpower,
)
from rulebound.games.fellowship.printed import HERO
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.mind import best

MUSTER: Final = {"change-hero": "keep-heroes", "take-boon": "take-along", "heal-for-threat": "leave-wounds"}
"""What is usual before a scenario of a campaign: no threat is taken for what may be done without."""
NEWCOMERS: Final = ("replace-fallen", "new-hero")
ROUTINE: Final = frozenset(
    ("pay", "discard-cost", "discard-first", "order", "mulligan", "deal", "check", *MUSTER, *NEWCOMERS)
)
"""Questions for which the habit is good enough."""
EXPECTED: Final = 2
"""The threat that a card still to be revealed brings."""
SHADOW: Final = 1
"""What a shadow card adds to an attack."""


def settled(s: FellowshipState, choice: Choice, since: int) -> bool:
    """The beginning of the next planning phase: what the round has brought is seen."""
    return choice.prompt == "planning" and s.round > since


def habit(s: FellowshipState, choice: Choice) -> int | None:
    """The number of the usual option; None if any is as good."""
    prompt = choice.prompt
    options = choice.options
    if prompt == "planning":
        return best([2.0 if one.act == "play" else 1.0 if one.act.startswith("use") else 0.0 for one in options])
    if prompt == "commit":
        return _committing(s, choice)
    if prompt == "travel":
        return best([_travelling(s, option) for option in options])
    if prompt == "engage":
        return best([_engaging(s, choice.seat, option) for option in options])
    if prompt == "defend":
        return _defending(s, choice)
    if prompt in ("attack-damage", "damage"):
        return best([_hurting(s, choice.seat, option) for option in options])
    if prompt == "attack":
        return best([_attacking(s, option) for option in options])
    if prompt == "attackers":
        return _joining(s, choice)
    if prompt == "pay":
        return best([_paying(option) for option in options])
    if prompt in ("mulligan", "action"):
        return next((n for n, one in enumerate(options) if one.act in ("keep", "pass")), 0)
    if prompt in MUSTER:
        return [one.act for one in options].index(MUSTER[prompt])
    if prompt in NEWCOMERS:
        return best([_hero(option) for option in options])
    if options[-1].act == "pass":
        return 0  # a response is there to be used
    return None


def _hero(option: Option) -> float:
    """Who is good at much for little threat; nobody is worse than that."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0
    face = card.printed
    return (face.willpower or 0) + (face.attack or 0) + (face.defense or 0) + face.hit_points - face.threat_cost / 4


def _committing(s: FellowshipState, choice: Choice) -> int:
    """The strongest wills first, until the threat that is there and that to come is matched."""
    own = 0
    if choice.args is not None:
        picked = choice.args.get("n", 0)
        own = 2 * picked if isinstance(picked, int) else 0
    needed = staged_threat(s) + EXPECTED * len(s.order()) + 1
    if committed_willpower(s) + own >= needed:
        return len(choice.options) - 1
    return best([_will(s, option) for option in choice.options])


def _will(s: FellowshipState, option: Option) -> float:
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.4
    fights = max(attack_strength(s, card), defense_strength(s, card))
    return willpower(s, card) - 0.35 * fights


def _travelling(s: FellowshipState, option: Option) -> float:
    card = option.on
    return 0.5 + threat_strength(s, card) if isinstance(card, FellowshipCard) else 0.0


def _engaging(s: FellowshipState, seat: int, option: Option) -> float:
    """Only who comes anyway, or is weak, is called."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0
    ready = sum(1 for one in s.characters_of(seat) if not one.exhausted)
    if ready < 2 or s.players[seat].engaged.cards:
        return -1.0
    coming = engagement_cost(s, card) <= s.players[seat].threat
    return 1.0 if coming else 4.0 - attack_strength(s, card) - 0.3 * remaining(s, card)


def _defending(s: FellowshipState, choice: Choice) -> int:
    """Who takes no harm, else who is missed least; nobody if the heroes can bear it."""
    enemy = choice.about
    assert isinstance(enemy, FellowshipCard)
    return best([_guarding(s, choice.seat, option, enemy) for option in choice.options])


def _guarding(s: FellowshipState, seat: int, option: Option, enemy: FellowshipCard) -> float:
    card = option.on
    blow = attack_strength(s, enemy) + SHADOW
    if not isinstance(card, FellowshipCard):
        strongest = max((remaining(s, hero) for hero in s.heroes_of(seat)), default=0)
        return -1.5 * blow - (30.0 if strongest <= blow else 0.0)
    harm = max(0, blow - defense_strength(s, card))
    falls = harm >= remaining(s, card)
    loss = (20.0 if card.printed.kind == HERO else 4.0) if falls else 0.0
    return -harm - loss - 0.5 * attack_strength(s, card)


def _hurting(s: FellowshipState, seat: int, option: Option) -> float:
    """Damage goes to enemies that fall by it, or to the own character that bears most."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0
    if card.controller is None:
        return 20.0 - remaining(s, card)
    return float(remaining(s, card)) - (3.0 if card.printed.kind == HERO else 0.0)


def _attacking(s: FellowshipState, option: Option) -> float:
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0
    return 10.0 - remaining(s, card) - defense_strength(s, card)


def _joining(s: FellowshipState, choice: Choice) -> int:
    """As many as are needed to destroy it, the strongest first."""
    enemy = choice.about
    assert isinstance(enemy, FellowshipCard)
    strength = choice.args.get("n", 0) if choice.args is not None else 0
    enough = isinstance(strength, int) and strength >= remaining(s, enemy) + defense_strength(s, enemy)
    if enough and choice.options[-1].act == "done":
        return len(choice.options) - 1
    return best([attack_strength(s, o.on) if isinstance(o.on, FellowshipCard) else 0.1 for o in choice.options])


def _paying(option: Option) -> float:
    """From the hero that has most."""
    return float(option.on.resources) if isinstance(option.on, FellowshipCard) else 0.0
