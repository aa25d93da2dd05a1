"""What a player does without much thought: how computer players imagine that a game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.fellowship.mind.forecast import (
    Fighter,
    Foe,
    Quest,
    attackers_to_come,
    bounty_of,
    fights,
    foe,
    harm,
    is_goal,
    surprise,
    undefended,
)
from rulebound.games.fellowship.mind.promise import is_free, leaves_soon, occasions, promise
from rulebound.games.fellowship.numbers import (
    attack_strength,
    committed_willpower,
    defense_strength,
    play_cost,
    quest_points,
    remaining,
    threat_strength,
    willpower,
)
from rulebound.games.fellowship.offense import attackers_for
from rulebound.games.fellowship.printed import ALLY, ATTACHMENT, ENEMY, HERO, LOCATION
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.mind import best
from rulebound.lcg.effects.deeds import Exhaust

MUSTER: Final = {"change-hero": "keep-heroes", "take-boon": "take-along", "heal-for-threat": "leave-wounds"}
"""What is usual before a scenario of a campaign: no threat is taken for what may be done without."""
NEWCOMERS: Final = ("replace-fallen", "new-hero")
ROUTINE: Final = frozenset((
    "pay", "discard-cost", "discard-first", "order", "mulligan", "deal", "check", "commit", "attackers", "enemy",
    "attach",
    *MUSTER, *NEWCOMERS,
))  # fmt: skip
"""Questions for which the habit is good enough."""
SHADOW: Final = 0.6
"""What a shadow card adds to an attack."""
PRICE: Final = 1.0
"""A resource that is spent."""
PLAYS: Final = 3
"""So many allies and attachments are thought of at a time."""
STAYING: Final = 2.0
"""For how many rounds threat stays in the staging area that could be taken away."""


def settled(s: FellowshipState, choice: Choice, since: int) -> bool:
    """The beginning of the next planning phase: what the round has brought is seen."""
    return choice.prompt == "planning" and s.round > since


def habit(s: FellowshipState, choice: Choice) -> int | None:
    """The number of the usual option; None if any is as good."""
    prompt = choice.prompt
    options = choice.options
    if prompt == "planning":
        return best([planning(s, option) for option in options])
    if prompt == "action":
        return acting(s, choice)
    if prompt == "commit":
        return committing(s, choice)
    if prompt == "travel":
        return best([_travelling(s, option) for option in options])
    if prompt == "engage":
        return engaging(s, choice)
    if prompt == "enemy":
        return best([-_strength(s, option) for option in options])
    if prompt == "defend":
        return defending(s, choice)
    if prompt in ("attack-damage", "damage", "deal"):
        return best([_hurting(s, option) for option in options])
    if prompt == "attack":
        return best([_attacking(s, choice.seat, option) for option in options])
    if prompt == "attackers":
        return _joining(s, choice)
    if prompt == "pay":
        return best([_paying(option) for option in options])
    if prompt == "mulligan":
        return mulligan(s, choice)
    if prompt == "attach":
        return best([_attaching(s, choice, option) for option in options])
    if prompt in ("exhaust", "discard", "discard-cost"):
        return best([-_missed(s, option) for option in options])
    if prompt == "discard-first":
        return 0  # all of them go
    if prompt == "ready":
        return best([_missed(s, option) for option in options])
    if prompt == "find":
        return best([_finding(s, option) for option in options])
    if prompt == "choose-one":
        return best([_branch(s, choice.seat, option) for option in options])
    if prompt == "progress":
        return best([_clearing(s, option) for option in options])
    if prompt in MUSTER:
        return [one.act for one in options].index(MUSTER[prompt])
    if prompt in NEWCOMERS:
        return best([_hero(option) for option in options])
    if options[-1].act == "pass":
        return answering(s, choice)
    return None


def tempting(s: FellowshipState, choice: Choice) -> list[int] | None:
    """In a window whatever has its time now, one of a sort, and the most promising to play; elsewhere everything."""
    if choice.prompt not in ("planning", "action"):
        return None
    found: list[int] = []
    plays: list[tuple[float, int]] = []
    seen: set[tuple[str, str, int]] = set()
    for n, option in enumerate(choice.options):
        card = option.on
        if not isinstance(card, FellowshipCard):
            found += [n] if option.act == "pass" and choice.prompt == "planning" else []
            continue
        sort = (option.verb, card.printed.code, card.host)
        if sort in seen:
            continue
        seen.add(sort)
        if option.act == "play" and card.printed.kind in (ALLY, ATTACHMENT):
            plays.append((planning(s, option), n))
        elif s.open in occasions(card.printed):
            found.append(n)
    return found + [n for _, n in sorted(plays, reverse=True)[:PLAYS]]


def answering(s: FellowshipState, choice: Choice) -> int:
    """A response is there to be used, unless it exhausts somebody who is needed for a fight."""
    for n, option in enumerate(choice.options[:-1]):
        card = option.on
        if not isinstance(card, FellowshipCard) or card.in_play or not attackers_to_come(s, choice.seat):
            return n
        costs = [cost for ability in card.printed.abilities for cost in ability.costs]
        if not any(isinstance(cost, Exhaust) for cost in costs):
            return n
    return len(choice.options) - 1


# --- before a scenario of a campaign ----------------------------------------------------------------------


def _hero(option: Option) -> float:
    """Who is good at much for little threat; nobody is worse than that."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0
    face = card.printed
    return (face.willpower or 0) + (face.attack or 0) + (face.defense or 0) + face.hit_points - face.threat_cost / 4


# --- planning ---------------------------------------------------------------------------------------------


def mulligan(s: FellowshipState, choice: Choice) -> int:
    """A hand without anybody to call for help early on is put back."""
    hand = s.players[choice.seat].hand.cards
    early = sum(1 for card in hand if card.printed.kind in (ALLY, ATTACHMENT) and 0 <= (card.printed.cost or 0) <= 3)
    wanted = "keep" if early >= 2 else "mulligan"
    return next((n for n, one in enumerate(choice.options) if one.act == wanted), 0)


def planning(s: FellowshipState, option: Option) -> float:
    """What promises most beyond its price; events are kept for when they are needed."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0 if option.act == "pass" else -1.0
    if option.act == "play":
        if card.printed.kind not in (ALLY, ATTACHMENT):
            return -1.0
        return 0.1 + promise(card.printed) - PRICE * play_cost(s, card)
    return 50.0 if is_free(card.printed) else -1.0


def acting(s: FellowshipState, choice: Choice) -> int:
    """What is free is used when its time has come; a phase in which nothing has its time is passed as a whole."""
    for n, option in enumerate(choice.options):
        card = option.on
        if isinstance(card, FellowshipCard) and is_free(card.printed) and s.open in occasions(card.printed):
            return n
    passing = "pass" if may_act_later(s, choice.seat) else "pass-phase"
    return next((n for n, option in enumerate(choice.options) if option.act == passing), 0)


def may_act_later(s: FellowshipState, seat: int) -> bool:
    """Whether a card in the hand or before the player has its time in a window of this phase."""
    player = s.players[seat]
    return any(
        window[0] == s.open[0]
        for zone in (player.hand, player.area)
        for card in zone.cards
        for window in occasions(card.printed)
    )


def _attaching(s: FellowshipState, choice: Choice, option: Option) -> float:
    """To whom it helps most: the best at what it makes better; of enemies the strongest, of places the worst."""
    card, about = option.on, choice.about
    if not isinstance(card, FellowshipCard) or not isinstance(about, FellowshipCard):
        return 0.0
    if card.kind == ENEMY:
        return float(attack_strength(s, card))
    if card.kind == LOCATION:
        return float(threat_strength(s, card))
    if about.owner is None:
        return -_missed(s, option)  # a burden
    stats = {modifier.stat for modifier in about.printed.modifiers}
    worth = -0.3 * len(card.attached)
    worth += willpower(s, card) * ("willpower" in stats) + attack_strength(s, card) * ("attack" in stats)
    worth += defense_strength(s, card) * ("hit-points" in stats or "defense" in stats)
    return worth + 0.1 * (willpower(s, card) + attack_strength(s, card) + defense_strength(s, card))


def _branch(s: FellowshipState, seat: int, option: Option) -> float:
    """Threat when it is high, an enemy that can be felled, else cards."""
    if option.on == "threat":
        return (s.players[seat].threat - 25) / 10
    if option.on == "damage":
        return max((1.5 for enemy in s.enemies() if remaining(s, enemy) <= 4), default=0.5)
    return 0.8


def _clearing(s: FellowshipState, option: Option) -> float:
    """The place that is nearest to being explored."""
    card = option.on
    return -float(quest_points(s, card) - card.progress) if isinstance(card, FellowshipCard) else 0.0


def _finding(s: FellowshipState, option: Option) -> float:
    """Whoever wins the game by falling; else the weakest."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0
    return 50.0 if is_goal(s, card) else -float((card.printed.attack or 0) + (card.printed.threat or 0))


def _missed(s: FellowshipState, option: Option) -> float:
    """How much a card would be missed this round."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0
    if not card.in_play:
        return promise(card.printed)
    if not card.printed.is_character:
        return 3.0 + promise(card.printed)
    able = attack_strength(s, card) + defense_strength(s, card) + 0.1 * remaining(s, card)
    return able + (0 if s.phase in ("travel", "encounter", "combat") else 2 * willpower(s, card))


# --- questing ---------------------------------------------------------------------------------------------


def committing(s: FellowshipState, choice: Choice) -> int:
    """Whoever has a will and is not needed for the fights to come."""
    able = [option.on for option in choice.options if isinstance(option.on, FellowshipCard)]
    kept = kept_back(s, choice.seat, able)
    return next(
        (n for n, card in enumerate(able) if card not in kept and willpower(s, card) > 0), len(choice.options) - 1
    )


def kept_back(s: FellowshipState, seat: int, able: Sequence[FellowshipCard]) -> list[FellowshipCard]:
    """Those who are worth more in the fights to come than on the quest."""
    quest = Quest(s, seat)
    picked = [s.cards[id] for id, _ in s.declared]
    willing = [Fighter(s, card) for card in able]
    will = committed_willpower(s) + sum(willpower(s, card) for card in picked) + sum(one.will for one in willing)
    others = [
        Fighter(s, card)
        for card in s.characters_of(seat)
        if not card.exhausted and card not in able and card not in picked
    ]
    kept = others + [one for one in willing if one.will <= 0]
    going = [one for one in willing if one.will > 0]
    foes = [foe(s, enemy) for enemy in attackers_to_come(s, seat)]
    unknown, chance = surprise(s, seat)

    def outlook(ready: list[Fighter], power: int) -> float:
        worth = quest.worth(power) + (1.0 - chance) * fights(s, seat, foes, ready)
        return worth + (chance * fights(s, seat, [*foes, unknown], ready) if unknown is not None else 0.0)

    now = outlook(kept, will)
    while going:
        tried = [outlook([*kept, one], will - one.will) for one in going]
        top = best(tried)
        if tried[top] <= now:
            break
        now = tried[top]
        will -= going[top].will
        kept.append(going.pop(top))
    return [one.card for one in kept if one.card in able]


# --- the way ----------------------------------------------------------------------------------------------


def _travelling(s: FellowshipState, option: Option) -> float:
    """Away from the most threat, to the place that is soonest explored."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0
    return 0.6 + threat_strength(s, card) - 0.2 * (quest_points(s, card) - card.progress)


def engaging(s: FellowshipState, choice: Choice) -> int:
    """Whoever is worth the fight: it no longer adds to the threat there, and may fall."""
    seat = choice.seat
    ready = [Fighter(s, card) for card in s.characters_of(seat) if not card.exhausted]
    coming = attackers_to_come(s, seat)
    foes = [foe(s, enemy) for enemy in coming]
    alone = fights(s, seat, foes, ready)
    worths = []
    for option in choice.options:
        card = option.on
        if not isinstance(card, FellowshipCard):
            worths.append(0.0)
        elif card in coming:
            worths.append(-0.1)
        else:
            one = foe(s, card)
            worths.append(fights(s, seat, [*foes, one], ready) - alone - one.worth + STAYING * threat_strength(s, card))
    return best(worths)


# --- fighting ---------------------------------------------------------------------------------------------


def _strength(s: FellowshipState, option: Option) -> float:
    return -float(attack_strength(s, option.on)) if isinstance(option.on, FellowshipCard) else 0.0


def defending(s: FellowshipState, choice: Choice) -> int:
    """Whoever is harmed least, with an eye on who is needed for the attacks that follow."""
    enemy, seat = choice.about, choice.seat
    assert isinstance(enemy, FellowshipCard)
    ready = [Fighter(s, card) for card in s.characters_of(seat) if not card.exhausted]
    blow = attack_strength(s, enemy)
    others = [foe(s, one) for one in s.players[seat].engaged.cards if not one.attacked and one is not enemy]
    heroes = s.heroes_of(seat)
    left = max((remaining(s, hero) for hero in heroes), default=0)
    worths = []
    for option in choice.options:
        by = next((one for one in ready if one.card is option.on), None)
        if by is None:
            cost = 0.0 if option.act == "done" else undefended(heroes, left, blow)
            worths.append(after(s, seat, others, ready) - cost)
        else:
            worths.append(after(s, seat, others, [one for one in ready if one is not by]) - harm(by, blow))
    return best(worths)


def after(s: FellowshipState, seat: int, coming: Sequence[Foe], ready: Sequence[Fighter]) -> float:
    """What the attacks to come cost and what those who are left can do then."""
    return fights(s, seat, coming, ready, [foe(s, one) for one in s.players[seat].engaged.cards])


def _hurting(s: FellowshipState, option: Option) -> float:
    """Damage goes to enemies that fall by it, or to the own character that bears most."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0
    if card.controller is None:
        return 20.0 - remaining(s, card)
    return float(remaining(s, card)) - (3.0 if card.printed.kind == HERO else 0.0) + 5.0 * leaves_soon(card.printed)


def _attacking(s: FellowshipState, seat: int, option: Option) -> float:
    """The most dangerous of those that can be destroyed, else the one that is nearest to it."""
    card = option.on
    if not isinstance(card, FellowshipCard):
        return 0.0
    needed = remaining(s, card) + defense_strength(s, card)
    force = sum(attack_strength(s, one) for one in attackers_for(s, seat, card))
    if force >= needed:
        return 20.0 + foe(s, card).worth - 0.5 * needed
    return max(0.1, 10.0 - needed + force) if force > defense_strength(s, card) else -1.0


def _joining(s: FellowshipState, choice: Choice) -> int:
    """As many as are needed to destroy it: the weakest who is enough, else the strongest."""
    enemy = choice.about
    assert isinstance(enemy, FellowshipCard)
    strength = choice.facts()["n"]
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
    reward = 3.0 * bounty_of(s, card) if strength else 0.0
    return reward + (20.0 - strength if strength >= missing else float(strength))


def _paying(option: Option) -> float:
    """From the hero that has most."""
    return float(option.on.resources) if isinstance(option.on, FellowshipCard) else 0.0


def price(option: Option, time: int) -> float:
    """The next token of the hero who still has most is missed least."""
    left = option.on.resources - time if isinstance(option.on, FellowshipCard) else 0
    return 1.0 + 10.0 / (1 + max(0, left))
