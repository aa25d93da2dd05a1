"""What a player does without much thought: how computer players imagine that a game goes on."""

from __future__ import annotations

from typing import Final

from rulebound.games.champions.abilities import ChampionsAbility
from rulebound.games.champions.mind.features import ally_worth, threat_room
from rulebound.games.champions.mind.promise import gain
from rulebound.games.champions.numbers import (
    attack_power,
    defense_power,
    hand_size,
    keyword,
    remaining,
    scheme_power,
    thwart_power,
)
from rulebound.games.champions.payment import resource_name
from rulebound.games.champions.printed import (
    ALLY,
    EVENT,
    NOTHING,
    RESOURCE_CARD,
    RESOURCES,
    SUPPORT,
    UPGRADE,
    VILLAIN,
    WILD,
    ChampionsPrinted,
)
from rulebound.games.champions.state import ChampionsCard, ChampionsState, Player
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.mind import best
from rulebound.lcg.constants import Gets

ROUTINE: Final = frozenset(("pay", "discard", "discard-down", "discard-cost", "mulligan"))
"""Questions for which the habit is good enough."""
PRESSING: Final = 3
"""That much room on the main scheme or less: it is thwarted first."""
BOOST: Final = 1
"""The boost icons one can expect on a card."""
SAFE: Final = 4
"""With so many hit points more than the coming attacks take, a hero stays a hero."""
EQUIPPING: Final = 3
"""So many cards fewer in hand as a hero: better stay an alter-ego and build up."""
WEAK: Final = 1.3
"""What a card must promise beyond its price to be kept for the next turn."""


def settled(s: ChampionsState, choice: Choice, since: int) -> bool:
    """The beginning of the next round: what the villain phase has brought is seen."""
    return choice.prompt == "turn" and s.round > since


def habit(s: ChampionsState, choice: Choice) -> int | None:
    """The number of the usual option; None if any is as good."""
    prompt = choice.prompt
    options = choice.options
    if prompt == "turn":
        return best([turning(s, choice.seat, option) for option in options])
    if prompt == "pay":
        return paying(s, choice)
    if prompt in ("discard", "mulligan"):
        return best([0.0 if option.act == "done" else WEAK - _keeping(s, option) for option in options])
    if prompt in ("discard-down", "discard-cost"):
        return best([-_keeping(s, option) for option in options])
    if prompt == "defend":
        return defending(s, choice)
    if prompt == "attack":
        return best([_attacking(s, choice.about, option) for option in options])
    if prompt == "thwart":
        return best([1.0 if option.on is s.main_scheme else 0.0 for option in options])
    if options[-1].act == "pass":
        return 0  # an interrupt or a response is there to be used
    return None


# --- a turn -----------------------------------------------------------------------------------------------


def turning(s: ChampionsState, seat: int, option: Option) -> float:
    """How soon in a turn something is done; what is less than ending the turn is left undone."""
    act = option.act
    card = option.on
    if not isinstance(card, ChampionsCard):
        return 0.0 if act == "end-turn" else -1.0
    if act == "play":
        return 60.0 + gain(card.printed)
    if act.startswith("use"):
        return 58.0 if costs_resources(card.printed) else 70.0
    if act == "change-form":
        resting = wants_rest(s, s.players[seat])
        if s.is_hero(seat):
            return 10.0 if resting else -1.0  # when all is done that only a hero can do
        return -1.0 if resting else 55.0
    if act == "recover":
        return 40.0 if card.damage else -1.0
    if card.printed.kind == ALLY and remaining(s, card) <= 1 and not s.villain.stunned:
        return -1.0  # it blocks the next attack
    if act == "thwart":
        return 35.0 if threat_room(s) <= PRESSING else 20.0
    return 30.0


def costs_resources(printed: ChampionsPrinted) -> bool:
    return any(isinstance(ability, ChampionsAbility) and ability.bill != NOTHING for ability in printed.abilities)


def wants_rest(s: ChampionsState, player: Player) -> bool:
    """Whether the player would rather be an alter-ego when the villain acts: hurt, or still to be equipped."""
    enemies = (s.villain, *player.engaged.cards)
    schemes = sum(scheme_power(s, enemy) for enemy in enemies if not enemy.confused) + 2 * BOOST
    if threat_room(s) <= schemes:
        return False
    attacks = sum(attack_power(s, enemy) for enemy in enemies if not enemy.stunned) + BOOST
    return remaining(s, s.identity(player.seat)) <= attacks + SAFE or hand_loss(s, player.seat) >= EQUIPPING


def hand_loss(s: ChampionsState, seat: int) -> int:
    """How many cards fewer a player holds as a hero."""
    identity = s.identity(seat)
    other = identity.printed.other
    assert other is not None
    if s.is_hero(seat):
        return other.hand_size - hand_size(s, seat)
    bonus = [one for one in other.modifiers if isinstance(one, Gets) and one.stat == "hand"]
    return hand_size(s, seat) - other.hand_size - sum(one.amount(s, identity, identity) for one in bonus)


# --- what cards are spent ---------------------------------------------------------------------------------


def paying(s: ChampionsState, choice: Choice) -> int:
    """Enough is enough; else abilities before cards, what the bill asks for, nothing wasted, the least useful first."""
    options = choice.options
    if options[-1].act == "done" or choice.args is None:
        return len(options) - 1
    cost, have, types = choice.args["cost"], choice.args["have"], choice.args["types"]
    assert isinstance(cost, int)
    assert isinstance(have, int)
    assert isinstance(types, list)
    kinds = {RESOURCES[kind] for kind in range(WILD) if resource_name(kind) in types}
    return best([_paying(s, option, kinds, cost - have) for option in options])


def _paying(s: ChampionsState, option: Option, kinds: set[str], missing: int) -> float:
    card = option.on
    assert isinstance(card, ChampionsCard)
    if option.act == "use":
        return 40.0
    gives = card.printed.gives
    fits = not kinds or any(n and (kind == "wild" or kind in kinds) for kind, n in zip(RESOURCES, gives, strict=True))
    return (20.0 if fits else 0.0) - 2.0 * max(0, sum(gives) - missing) - keeping(s, card)


def keeping(s: ChampionsState, card: ChampionsCard) -> float:
    """How much a card is worth more than the two resources of a resource card."""
    printed = card.printed
    if printed.kind == RESOURCE_CARD:
        return 0.0
    if printed.kind not in (ALLY, UPGRADE, SUPPORT, EVENT):
        return -3.0  # an obligation, or whatever else does not belong here
    if printed.unique and s.named(printed.plain) is not None:
        return -3.0
    return gain(printed)


def _keeping(s: ChampionsState, option: Option) -> float:
    return keeping(s, option.on) if isinstance(option.on, ChampionsCard) else 0.0


# --- fighting ---------------------------------------------------------------------------------------------


def defending(s: ChampionsState, choice: Choice) -> int:
    """The ally who is missed least, or the hero if that saves more than the next turn would bring; else nobody."""
    enemy = choice.about
    assert isinstance(enemy, ChampionsCard)
    hurts = attack_power(s, enemy) + (BOOST if enemy.kind == VILLAIN else 0)
    if hurts == 0:
        return len(choice.options) - 1
    fatal = remaining(s, s.identity(choice.seat)) <= hurts + 1
    return best([_defending(s, option, hurts, fatal) for option in choice.options])


def _defending(s: ChampionsState, option: Option, hurts: int, fatal: bool) -> float:
    card = option.on
    if not isinstance(card, ChampionsCard):
        return -float(hurts)
    if card.printed.kind == ALLY:
        loss = 0.7 * ally_worth(s, card) if remaining(s, card) <= hurts else 0.5
        return (10.0 if fatal else 0.0) - loss
    saved = min(hurts, defense_power(s, card))
    return float(saved - hurts - max(attack_power(s, card), thwart_power(s, card)))


def _attacking(s: ChampionsState, by: object, option: Option) -> float:
    """A minion that falls, one that guards; else the villain."""
    card = option.on
    if not isinstance(card, ChampionsCard):
        return 0.0
    if card.kind == VILLAIN:
        return 1.0
    power = attack_power(s, by) if isinstance(by, ChampionsCard) else 2
    falls = remaining(s, card) <= power and not card.tough
    return (2.0 if falls else 0.0) + 0.5 * (keyword(s, card, "guard") > 0)
