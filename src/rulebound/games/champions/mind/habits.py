"""What a player does without much thought: how computer players imagine that a game goes on."""

from __future__ import annotations

from functools import cache
from typing import Final

from rulebound.games.champions.abilities import ChampionsAbility
from rulebound.games.champions.mind.features import ally_worth
from rulebound.games.champions.mind.plan import (
    BLOW,
    FATAL,
    SCHEMING,
    STAYS,
    Prices,
    blow_of,
    cost_as_alter_ego,
    cost_as_hero,
    health_gained,
    health_lost,
)
from rulebound.games.champions.mind.promise import CARD, TURNS, brings, gain, promise
from rulebound.games.champions.numbers import (
    attack_power,
    defense_power,
    hand_size,
    play_cost,
    recover_power,
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
    WILD,
    ChampionsPrinted,
)
from rulebound.games.champions.state import ChampionsCard, ChampionsState, Player
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.mind import best
from rulebound.lcg.abilities import ACTION
from rulebound.lcg.constants import Gets
from rulebound.lcg.effects.deeds import ReturnToHand
from rulebound.lcg.targets import THIS

ROUTINE: Final = frozenset(("pay", "discard", "discard-down", "discard-cost", "mulligan"))
"""Questions for which the habit is good enough."""
TURN: Final = frozenset(("turn",))
"""What is asked again and again in a turn: what comes when, and what is paid with what, is planned together."""
EQUIPPING: Final = 3
"""So many cards fewer in hand as a hero: better stay an alter-ego and build up."""
PRICE: Final = 0.5
"""A card that is spent: the hand is filled again, so it costs less than it may promise."""
HELP: Final = 1.3
"""By how much an ally is worth more than it promises, for it blocks."""
LASTING: Final = 1.2
"""The same of what stays in play, if there are rounds enough to use it."""
WEAK: Final = 1.3
"""What a card must promise beyond its price to be kept for the next turn."""
RESOURCE_WORTH: Final = 1.5
"""What it is worth to keep a resource card."""
READINESS: Final = 2.5
"""What it costs to begin a turn exhausted, beside what the hero would have done."""
SHAKEN_OFF: Final = 1.5
"""An action that only takes away what keeps the hero from acting."""


def settled(s: ChampionsState, choice: Choice, since: int) -> bool:
    """The beginning of the next round: what the villain phase has brought is seen."""
    return choice.prompt == "turn" and s.round > since


def in_turn(s: ChampionsState, seat: int, since: int) -> bool:
    """Whether it is still the turn of that player in that round."""
    return s.round == since and s.active == seat


def habit(s: ChampionsState, choice: Choice) -> int | None:
    """The number of the usual option; None if any is as good."""
    prompt = choice.prompt
    options = choice.options
    if prompt == "turn":
        return turning(s, choice)
    if prompt == "pay":
        return paying(s, choice)
    if prompt in ("discard", "mulligan"):
        return best([0.0 if option.act == "done" else WEAK - _keeping(s, option) for option in options])
    if prompt in ("discard-down", "discard-cost"):
        return best([-_keeping(s, option) for option in options])
    if prompt == "defend":
        return defending(s, choice)
    if prompt == "attack":
        return attacking(s, choice)
    if prompt == "thwart":
        return thwarting(s, choice)
    if prompt == "damage":
        return hurting(s, choice)
    if prompt in ("stunned", "confused"):
        return best([_hindering(s, prompt, option) for option in options])
    if prompt == "attach":
        return best([_attaching(s, choice, option) for option in options])
    if prompt == "heal":
        return best([_healing(s, option) for option in options])
    if prompt in ("take", "choose", "find"):
        return best([_keeping(s, option) for option in options])
    if prompt == "sequence":
        return best([-_blow(option) for option in options])  # the last one is stronger
    if prompt == "ally-limit":
        return best([-ally_worth(s, option.on) if isinstance(option.on, ChampionsCard) else 0.0 for option in options])
    if prompt == "choose-one":
        return choosing(s, choice)
    if options[-1].act == "pass":
        return 0  # an interrupt or a response is there to be used
    return None


# --- a turn -----------------------------------------------------------------------------------------------


def turning(s: ChampionsState, choice: Choice) -> int:
    """What is worth most comes first; what is worth nothing is left undone."""
    seat = choice.seat
    prices = Prices(s)
    return best([_turning(s, seat, prices, option) for option in choice.options])


def _turning(s: ChampionsState, seat: int, prices: Prices, option: Option) -> float:
    """How soon in a turn something is done: what is free, then cards, then basic powers, then another form."""
    act = option.act
    card = option.on
    if not isinstance(card, ChampionsCard):
        return 0.0 if act == "end-turn" else -1.0
    if act == "play":
        net = net_worth(s, seat, prices, card.printed)
        return 60.0 + net if net > 0 else -1.0
    if act.startswith("use"):
        return using(s, seat, card)
    if act == "change-form":
        resting = wants_rest(s, s.players[seat], prices)
        if s.is_hero(seat):
            return 10.0 if resting else -1.0  # when all is done that only a hero can do
        return -1.0 if resting else 55.0 + waiting(s, seat, prices)
    if act == "recover":
        return recovering(s, seat, prices, card)
    if card.printed.kind == ALLY and remaining(s, card) <= 1 and blocks(s, seat):
        return -1.0
    if act == "thwart":
        return 30.0 + (SHAKEN_OFF if card.confused else prices.best_threat(thwart_power(s, card)))
    return 30.0 + (SHAKEN_OFF if card.stunned else prices.best_damage(seat, attack_power(s, card)))


def using(s: ChampionsState, seat: int, card: ChampionsCard) -> float:
    """What is free is used first; who may go back to the hand does so instead of falling."""
    if goes_back(card.printed):
        return 20.0 if remaining(s, card) <= 1 or card.exhausted else -1.0
    return 58.0 if costs_resources(card.printed) else 90.0


@cache
def goes_back(printed: ChampionsPrinted) -> bool:
    """Whether a card in play can return itself to the hand."""
    return any(
        isinstance(effect, ReturnToHand) and effect.target is THIS
        for ability in printed.abilities
        for effect in ability.effects
    )


def net_worth(s: ChampionsState, seat: int, prices: Prices, printed: ChampionsPrinted) -> float:
    """What a card brings as things are, less what is paid for it."""
    cost = PRICE * play_cost(s, seat, printed)
    if printed.kind != EVENT:
        lasts = HELP if printed.kind == ALLY else LASTING * min(1.0, prices.rounds / TURNS)
        return lasts * promise(printed) - cost
    once = brings(printed)
    worth = once.rest
    if once.damage:
        worth += prices.best_damage(seat, once.damage)
    if once.threat:
        worth += prices.best_threat(once.threat)
    if once.healed:
        worth += health_gained(s, s.identity(seat), once.healed)
    return worth - cost


def waiting(s: ChampionsState, seat: int, prices: Prices) -> float:
    """The best of the cards in hand that wait for the hero: with them in hand the form is changed first."""
    events = [card.printed for card in s.players[seat].hand.cards if heroic(card.printed)]
    return max((5.0 + net_worth(s, seat, prices, printed) for printed in events), default=0.0)


@cache
def heroic(printed: ChampionsPrinted) -> bool:
    """Whether an event is an action of heroes alone."""
    return printed.kind == EVENT and any(
        isinstance(ability, ChampionsAbility) and ability.timing == ACTION and ability.form == "hero"
        for ability in printed.abilities
    )


def recovering(s: ChampionsState, seat: int, prices: Prices, identity: ChampionsCard) -> float:
    """Before anything else by who rests; else only if that is worth more than what the hero would do."""
    if not identity.damage:
        return -1.0
    if wants_rest(s, s.players[seat], prices):
        return 95.0
    hero = identity.printed.other
    assert hero is not None
    deed = max(prices.best_damage(seat, hero.atk or 0), prices.best_threat(hero.thw or 0))
    return 57.0 if health_gained(s, identity, recover_power(s, identity)) > deed else -1.0


def blocks(s: ChampionsState, seat: int) -> bool:
    """Whether an ally is needed for an attack to come; against an alter-ego there is none."""
    return s.is_hero(seat) and not s.villain.stunned


def costs_resources(printed: ChampionsPrinted) -> bool:
    return any(isinstance(ability, ChampionsAbility) and ability.bill != NOTHING for ability in printed.abilities)


def wants_rest(s: ChampionsState, player: Player, prices: Prices) -> bool:
    """Whether the player would rather be an alter-ego when the villain acts: hurt, or still to be equipped."""
    seat = player.seat
    rest = cost_as_alter_ego(s, seat, prices.main)
    if rest >= FATAL:
        return False
    return rest < cost_as_hero(s, seat) or hand_loss(s, seat) >= EQUIPPING


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
    if options[-1].act == "done":
        return len(options) - 1
    facts = choice.facts()
    cost, have, types = facts["cost"], facts["have"], facts["types"]
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


def price(s: ChampionsState, option: Option) -> float:
    """An ability costs little, least if it comes back; a card what it could have paid, and what else it is good for."""
    card = option.on
    if not isinstance(card, ChampionsCard):
        return 0.5
    if option.act == "use":
        return 1.5 if card.counters else 0.5
    return max(0.1, 2.0 * sum(card.printed.gives) + keeping(s, card))


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
    if not isinstance(option.on, ChampionsCard):
        return 0.0
    return RESOURCE_WORTH if option.on.printed.kind == RESOURCE_CARD else keeping(s, option.on)


# --- fighting ---------------------------------------------------------------------------------------------


def defending(s: ChampionsState, choice: Choice) -> int:
    """The ally who is missed least, or the hero if that saves more than the next turn would bring; else nobody."""
    enemy = choice.about
    assert isinstance(enemy, ChampionsCard)
    hurts = blow_of(s, enemy)
    if hurts == 0:
        return len(choice.options) - 1
    return best([-_defending(s, choice.seat, option, hurts) for option in choice.options])


def _defending(s: ChampionsState, seat: int, option: Option, hurts: float) -> float:
    """What the attack costs then."""
    card = option.on
    identity = s.identity(seat)
    left = remaining(s, identity) + 4.0 * identity.tough
    if not isinstance(card, ChampionsCard):
        return health_lost(left, 0.0 if identity.tough else hurts)
    if card.printed.kind == ALLY:
        return 0.7 * ally_worth(s, card) if remaining(s, card) <= hurts and not card.tough else 0.5
    deed = max(attack_power(s, card), thwart_power(s, card))
    return health_lost(left, hurts - defense_power(s, card)) + READINESS + 0.5 * deed


def attacking(s: ChampionsState, choice: Choice) -> int:
    """Where the attack is worth most."""
    prices, force = Prices(s), _force(s, choice.about)
    return best(
        [prices.damage(option.on, force) if isinstance(option.on, ChampionsCard) else 0.0 for option in choice.options]
    )


def _force(s: ChampionsState, by: object) -> float:
    """What an attack will do: the power of who attacks, or what the event says."""
    if not isinstance(by, ChampionsCard):
        return 2.0
    return brings(by.printed).damage if by.printed.kind == EVENT else float(attack_power(s, by))


def thwarting(s: ChampionsState, choice: Choice) -> int:
    """The scheme on which a threat is dearest."""
    prices = Prices(s)
    return best(
        [prices.threat(option.on) if isinstance(option.on, ChampionsCard) else 0.0 for option in choice.options]
    )


def hurting(s: ChampionsState, choice: Choice) -> int:
    """Damage goes where it is worth most; of the own characters to who bears most."""
    by = choice.about
    force = max(1.0, brings(by.printed).damage) if isinstance(by, ChampionsCard) else 1.0
    prices = Prices(s)
    return best([_hurting(s, prices, option, force) for option in choice.options])


def _hurting(s: ChampionsState, prices: Prices, option: Option, force: float) -> float:
    card = option.on
    if not isinstance(card, ChampionsCard):
        return 0.0
    return float(remaining(s, card)) if card.controller is not None else prices.damage(card, force)


def _hindering(s: ChampionsState, status: str, option: Option) -> float:
    """The enemy from whom most is to be feared, if it does not have that status yet."""
    card = option.on
    if not isinstance(card, ChampionsCard) or card.controller is not None:
        return -1.0
    if status == "stunned":
        return -1.0 if card.stunned else blow_of(s, card)
    return -1.0 if card.confused else float(scheme_power(s, card))


def _attaching(s: ChampionsState, choice: Choice, option: Option) -> float:
    """To the ally who lasts; to a minion if something happens when it falls, and then to the weakest; else where the
    hardest blows come from."""
    card, about = option.on, choice.about
    if not isinstance(card, ChampionsCard) or not isinstance(about, ChampionsCard):
        return 0.0
    if card.controller is not None:
        return ally_worth(s, card)
    if brings(about.printed).threat:
        return -float(remaining(s, card) + 2 * card.tough)
    return blow_of(s, card)


def _healing(s: ChampionsState, option: Option) -> float:
    """The own side, and there who has lost most of what matters."""
    card = option.on
    if not isinstance(card, ChampionsCard) or card.controller is None:
        return -1.0
    return float(card.damage) * (1.0 if card.printed.kind == ALLY else 2.0)


def _blow(option: Option) -> float:
    return brings(option.on.printed).damage if isinstance(option.on, ChampionsCard) else 0.0


# --- one of several evils, or of several gifts --------------------------------------------------------------


def choosing(s: ChampionsState, choice: Choice) -> int:
    """The gift that is worth most, or the evil that costs least."""
    about = choice.about
    gift = isinstance(about, ChampionsCard) and about.owner is not None
    prices = Prices(s)
    worths = [
        _gift(s, choice.seat, prices, option) if gift else -_evil(s, choice.seat, prices, option)
        for option in choice.options
    ]
    return best(worths)


def _gift(s: ChampionsState, seat: int, prices: Prices, option: Option) -> float:
    """As the cards of the box give them: three cards, four damage, two threat, or two of a power."""
    if option.on == "draw":
        return 3 * CARD
    if option.on in ("damage", "atk"):
        return prices.best_damage(seat, 4.0)
    if option.on in ("threat", "thw"):
        return prices.best_threat(2.0)
    return 0.0


def _evil(s: ChampionsState, seat: int, prices: Prices, option: Option) -> float:
    """A threat by its price, a drone as a minion, damage by the hit points left; what else is lost as a card or two."""
    if option.on == "threat":
        return 1.5 * prices.main
    if option.on == "drone":
        return 1.0 + min(STAYS, prices.rounds) * (BLOW + SCHEMING)
    if option.on == "damage":
        return health_lost(remaining(s, s.identity(seat)), 3.0)
    return 2 * CARD
