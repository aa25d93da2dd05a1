"""What a player does without much thought: how computer players imagine that a game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.fellowship.numbers import (
    attack_strength,
    defense_strength,
    engagement_cost,
    play_cost,
    remaining,
    threat_strength,
    willpower,
)
from rulebound.games.fellowship.printed import ALLY, ATTACHMENT, ENEMY, HERO
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.mind import best
from rulebound.lcg.effects.deeds import Exhaust
from rulebound.lcg.targets import THIS

MUSTER: Final = {"change-hero": "keep-heroes", "take-boon": "take-along", "heal-for-threat": "leave-wounds"}
"""What is usual before a scenario of a campaign: no threat is taken for what may be done without."""
NEWCOMERS: Final = ("replace-fallen", "new-hero")
ROUTINE: Final = frozenset(
    ("pay", "discard-cost", "discard-first", "order", "mulligan", "deal", "check", *MUSTER, *NEWCOMERS)
)
"""Questions for which the habit is good enough."""
SHADOW: Final = 1
"""What a shadow card adds to an attack."""
UNKNOWN: Final = 2.5
"""The attack of an enemy that may still be revealed, and comes at once."""
LIKELY: Final = 0.4
"""How likely one is, for each player."""
FALLEN_HERO: Final = 14.0
FALLEN_ALLY: Final = 4.0
"""What it costs when a character falls, in points of threat."""
UNDEFENDED: Final = 1.3
"""What a damage on a hero costs that nobody has defended."""


def settled(s: FellowshipState, choice: Choice, since: int) -> bool:
    """The beginning of the next planning phase: what the round has brought is seen."""
    return choice.prompt == "planning" and s.round > since


def habit(s: FellowshipState, choice: Choice) -> int | None:
    """The number of the usual option; None if any is as good."""
    prompt = choice.prompt
    options = choice.options
    if prompt == "planning":
        return best([planning(s, option) for option in options])
    if prompt == "commit":
        return committing(s, choice)
    if prompt == "travel":
        return best([_travelling(s, option) for option in options])
    if prompt == "engage":
        return best([_engaging(s, choice.seat, option) for option in options])
    if prompt == "defend":
        assert isinstance(choice.about, FellowshipCard)
        blow = attack_strength(s, choice.about) + SHADOW
        return best([-_harm(s, choice.seat, option.on, blow) for option in options])
    if prompt in ("attack-damage", "damage"):
        return best([_hurting(s, option) for option in options])
    if prompt == "attack":
        return best([_attacking(s, choice.seat, option) for option in options])
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


# --- before a scenario of a campaign ----------------------------------------------------------------------


def _hero(option: Option) -> float:
    """Who is good at much for little threat; nobody is worse than that."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0
    face = card.printed
    return (face.willpower or 0) + (face.attack or 0) + (face.defense or 0) + face.hit_points - face.threat_cost / 4


# --- planning ---------------------------------------------------------------------------------------------


def planning(s: FellowshipState, option: Option) -> float:
    """Allies by what they can do, then attachments; events are kept for when they are needed."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0 if option.act == "pass" else -1.0
    if option.act == "play":
        if card.printed.kind == ALLY:
            return 10.0 + play_cost(s, card)
        return 5.0 + play_cost(s, card) if card.printed.kind == ATTACHMENT else -1.0
    return 20.0 if is_free(card) else -1.0


def is_free(card: FellowshipCard) -> bool:
    """Whether it is an attachment whose action costs nothing but exhausting it."""
    if card.printed.kind != ATTACHMENT:
        return False
    costs = [cost for ability in card.printed.abilities for cost in ability.costs]
    return bool(costs) and all(isinstance(cost, Exhaust) and cost.target is THIS for cost in costs)


# --- questing ---------------------------------------------------------------------------------------------


def committing(s: FellowshipState, choice: Choice) -> int:
    """Whoever has a will and is not needed for the fights to come."""
    able = [option.on for option in choice.options if isinstance(option.on, FellowshipCard)]
    kept = kept_back(s, choice.seat, able)
    return next(
        (n for n, card in enumerate(able) if card not in kept and willpower(s, card) > 0), len(choice.options) - 1
    )


def kept_back(s: FellowshipState, seat: int, able: Sequence[FellowshipCard]) -> list[FellowshipCard]:
    """One to defend against each enemy that will attack, and those who can kill it for less than that is worth."""
    coming = sorted(attackers_to_come(s, seat), key=lambda enemy: -attack_strength(s, enemy))
    kept: list[FellowshipCard] = []
    blows: list[tuple[float, float]] = [(attack_strength(s, enemy) + SHADOW, 1.0) for enemy in coming]
    blows.append((UNKNOWN + SHADOW, LIKELY * len(s.order())))
    for blow, weight in blows:
        free = [card for card in able if card not in kept]
        costs = [willpower(s, card) + weight * _harm(s, seat, card, blow) for card in free]
        if costs and min(costs) < weight * _harm(s, seat, None, blow):
            kept.append(free[costs.index(min(costs))])
    for enemy in sorted(coming, key=lambda enemy: remaining(s, enemy) + defense_strength(s, enemy)):
        kept += killers(s, enemy, [card for card in able if card not in kept])
    return kept


def attackers_to_come(s: FellowshipState, seat: int) -> list[FellowshipCard]:
    """The enemies that are engaged with a player, and those that will be."""
    player = s.players[seat]
    staged = [card for card in s.staging.cards if card.kind == ENEMY and engagement_cost(s, card) <= player.threat]
    return [*player.engaged.cards, *staged]


def killers(s: FellowshipState, enemy: FellowshipCard, free: Sequence[FellowshipCard]) -> list[FellowshipCard]:
    """Those who together kill an enemy and are missed least at the quest; nobody if that is too dear."""
    needed = remaining(s, enemy) + defense_strength(s, enemy)
    found: list[FellowshipCard] = []
    lost = 0
    for card in sorted(free, key=lambda card: willpower(s, card) - attack_strength(s, card)):
        if needed <= 0:
            break
        if attack_strength(s, card) > 0:
            found.append(card)
            needed -= attack_strength(s, card)
            lost += willpower(s, card)
    return found if needed <= 0 and lost <= worth_killing(s, enemy) else []


def worth_killing(s: FellowshipState, enemy: FellowshipCard) -> float:
    return 2.0 + 1.5 * attack_strength(s, enemy)


# --- the way ----------------------------------------------------------------------------------------------


def _travelling(s: FellowshipState, option: Option) -> float:
    card = option.on
    return 0.5 + threat_strength(s, card) if isinstance(card, FellowshipCard) else 0.0


def _engaging(s: FellowshipState, seat: int, option: Option) -> float:
    """Who falls at once, and who comes anyway if nobody else is there."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0
    ready = sorted((attack_strength(s, one) for one in s.characters_of(seat) if not one.exhausted), reverse=True)
    force = sum(ready[:-1]) - sum(
        remaining(s, enemy) + defense_strength(s, enemy) for enemy in s.players[seat].engaged.cards
    )
    falls = force >= remaining(s, card) + defense_strength(s, card)
    return 1.0 + threat_strength(s, card) if falls else -1.0


# --- fighting ---------------------------------------------------------------------------------------------


def _harm(s: FellowshipState, seat: int, by: object, blow: float) -> float:
    """What a blow costs if this character defends, or nobody."""
    if not isinstance(by, FellowshipCard):
        strongest = max((remaining(s, hero) for hero in s.heroes_of(seat)), default=0)
        return UNDEFENDED * blow + (FALLEN_HERO if strongest <= blow else 0.0)
    through = max(0.0, blow - defense_strength(s, by))
    if through < remaining(s, by):
        return through + 0.4 * attack_strength(s, by)
    return FALLEN_HERO if by.printed.kind == HERO else FALLEN_ALLY + 0.5 * (by.printed.cost or 0)


def _hurting(s: FellowshipState, option: Option) -> float:
    """Damage goes to enemies that fall by it, or to the own character that bears most."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0
    if card.controller is None:
        return 20.0 - remaining(s, card)
    return float(remaining(s, card)) - (3.0 if card.printed.kind == HERO else 0.0)


def _attacking(s: FellowshipState, seat: int, option: Option) -> float:
    """The most dangerous of those that can be destroyed, else the one that is nearest to it."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0
    needed = remaining(s, card) + defense_strength(s, card)
    force = sum(attack_strength(s, one) for one in s.characters_of(seat) if not one.exhausted)
    if force >= needed:
        return 20.0 + attack_strength(s, card)
    return 10.0 - needed if force > defense_strength(s, card) else -1.0


def _joining(s: FellowshipState, choice: Choice) -> int:
    """As many as are needed to destroy it: the weakest who is enough, else the strongest."""
    enemy = choice.about
    assert isinstance(enemy, FellowshipCard)
    strength = choice.args.get("n", 0) if choice.args is not None else 0
    assert isinstance(strength, int)
    missing = remaining(s, enemy) + defense_strength(s, enemy) - strength
    if missing <= 0 and choice.options[-1].act == "done":
        return len(choice.options) - 1
    return best([_adding(s, option, missing) for option in choice.options])


def _adding(s: FellowshipState, option: Option, missing: int) -> float:
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.1
    strength = attack_strength(s, card)
    return 20.0 - strength if strength >= missing else float(strength)


def _paying(option: Option) -> float:
    """From the hero that has most."""
    return float(option.on.resources) if isinstance(option.on, FellowshipCard) else 0.0
