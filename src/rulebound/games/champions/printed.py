"""What is printed on the cards of this game: the fields of player cards and scenario cards (Appendix III)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from rulebound.kernel.text import Text
from rulebound.kernel.view import Face, Stat
from rulebound.lcg.abilities import (
    ACTION,
    BOOST,
    FORCED_INTERRUPT,
    FORCED_RESPONSE,
    INTERRUPT,
    RESOURCE,
    RESPONSE,
    SETUP,
    SPECIAL,
    WHEN_DEFEATED,
    WHEN_REVEALED,
    WOULD,
    Ability,
)
from rulebound.lcg.state import LcgPrinted, Modifier

if TYPE_CHECKING:
    from rulebound.lcg.targets import Target

HERO: Final = "hero"
ALTER_EGO: Final = "alter-ego"
ALLY: Final = "ally"
EVENT: Final = "event"
RESOURCE_CARD: Final = "resource"
SUPPORT: Final = "support"
UPGRADE: Final = "upgrade"
VILLAIN: Final = "villain"
MAIN_SCHEME: Final = "main-scheme"
SIDE_SCHEME: Final = "side-scheme"
MINION: Final = "minion"
TREACHERY: Final = "treachery"
ATTACHMENT: Final = "attachment"
OBLIGATION: Final = "obligation"
ENVIRONMENT: Final = "environment"

KINDS: Final = (
    HERO, ALTER_EGO, ALLY, EVENT, RESOURCE_CARD, SUPPORT, UPGRADE, VILLAIN, MAIN_SCHEME, SIDE_SCHEME, MINION,
    TREACHERY, ATTACHMENT, OBLIGATION, ENVIRONMENT,
)  # fmt: skip
"""Identities are heroes on one side and alter-egos on the other: champions.card_types.list"""

PLAYER_KINDS: Final = frozenset((HERO, ALTER_EGO, ALLY, EVENT, RESOURCE_CARD, SUPPORT, UPGRADE))
ASPECTS: Final = ("aggression", "justice", "leadership", "protection")

KEYWORDS: Final = frozenset(
    ("guard", "overkill", "peril", "quickstrike", "restricted", "retaliate", "surge", "toughness")
)
STATS: Final = KEYWORDS | {"atk", "thw", "def", "sch", "rec", "hp", "hand", "hand-cap", "ally-limit"}
"""The numbers that a constant ability may change."""
TRIGGERS: Final = frozenset((ACTION, RESOURCE, WHEN_REVEALED, WHEN_DEFEATED, BOOST, SPECIAL, SETUP))
ANSWERS: Final = frozenset((WOULD, FORCED_INTERRUPT, INTERRUPT, FORCED_RESPONSE, RESPONSE))
STARS: Final = {"atk": ("attack", "enemy-attack"), "sch": ("scheme", "enemy-scheme")}
"""The numbers that may carry a star: the symbol of each, and the event at which the linked ability is used."""

ENERGY, MENTAL, PHYSICAL, WILD = range(4)
RESOURCES: Final = ("energy", "mental", "physical", "wild")  # champions.resource.types
Pool: TypeAlias = tuple[int, int, int, int]
"""So many energy, mental, physical and wild resources."""
NOTHING: Final[Pool] = (0, 0, 0, 0)


def pool(words: str) -> Pool:
    """`pool("energy mental")`, `pool("wild 2")`"""
    counts = [0, 0, 0, 0]
    at = -1
    for word in words.split():
        if word.isdigit():
            counts[at] += int(word) - 1
        else:
            at = RESOURCES.index(word)
            counts[at] += 1
    return (counts[0], counts[1], counts[2], counts[3])


class Scaled:
    """A printed number, of which a part counts once for every player who started the scenario."""

    __slots__ = ("fixed", "per")
    UNCHANGING: ClassVar = True

    def __init__(self, fixed: int, per: int) -> None:
        self.fixed = fixed
        self.per = per

    def at(self, players: int) -> int:
        """The number for so many players who started the scenario: champions.per_player.multiplies_by_starters"""
        return self.fixed + self.per * players


def per_player(n: int) -> Scaled:
    return Scaled(0, n)


Number: TypeAlias = "int | Scaled"


def scaled(n: Number) -> Scaled:
    return Scaled(n, 0) if isinstance(n, int) else n


class ChampionsPrinted(LcgPrinted):
    """One face of a card. A field that a type of card does not have is None or 0."""

    __slots__ = (
        "acceleration", "any_player", "aspect", "atk", "atk_hurts", "boost", "cost", "counter", "counters", "defense",
        "doubles_for", "gives", "hand_size", "hero", "hit_points", "icons", "keywords", "loses", "max_per_deck",
        "needs_form", "only_allies_defend", "other", "rec", "sch", "set", "set_number", "set_size", "stage", "star",
        "start_threat", "subname", "target_threat", "thw", "thw_hurts", "uses", "worth",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        code: str,
        name: str,
        *,
        does: Ability | Sequence[Ability] = (),
        always: Modifier[Any, Any] | Sequence[Modifier[Any, Any]] = (),
        aspect: str = "",
        traits: str = "",
        unique: bool = False,
        copies: int = 1,
        max_per_deck: int = 0,
        subname: str = "",
        cost: int | None = None,
        gives: str = "",
        doubles_for: str = "",
        thw: int | None = None,
        thw_hurts: int = 0,
        atk: int | None = None,
        atk_hurts: int = 0,
        defense: int | None = None,
        rec: int | None = None,
        sch: int | None = None,
        hit_points: Number = 0,
        hand_size: int = 0,
        boost: int = 0,
        star: str = "",
        start_threat: Number = 0,
        acceleration: Number = 0,
        target_threat: Number = 0,
        icons: str = "",
        keywords: str | Mapping[str, int] = "",
        stage: str = "",
        loses: bool = False,
        attaches_to: Target[Any, Any] | None = None,
        max_per: str = "",
        any_player: bool = False,
        only_allies_defend: bool = False,
        needs_form: str = "",
        uses: int = 0,
        counters: int = 0,
        counter: str = "all-purpose",
        hero: str = "",
    ) -> None:
        abilities = [does] if isinstance(does, Ability) else does
        modifiers = [always] if isinstance(always, Modifier) else always
        super().__init__(
            "champions", code, name, "player" if kind in PLAYER_KINDS else "encounter", kind, abilities, modifiers,
            traits=frozenset(traits.split()), unique=unique, copies=copies, attaches_to=attaches_to, max_per=max_per,
        )  # fmt: skip
        self.aspect = aspect  # "basic", or one of the four; the cards of a hero have none
        self.max_per_deck = max_per_deck
        self.subname = subname  # champions.alternate_name.optional_field
        self.cost = cost
        self.gives = pool(gives)
        self.worth = sum(self.gives)  # so many resources at least, of whatever types
        self.doubles_for = doubles_for  # the aspect of the cards for which it gives twice as much
        self.thw = thw  # None is a dash: champions.dash.power_unusable
        self.thw_hurts = thw_hurts
        self.atk = atk
        self.atk_hurts = atk_hurts
        self.defense = defense
        self.rec = rec
        self.sch = sch
        self.hit_points = scaled(hit_points)
        self.hand_size = hand_size
        self.boost = boost
        self.star = star  # "atk sch": which of its numbers carry the star
        self.start_threat = scaled(start_threat)
        self.acceleration = scaled(acceleration)
        self.target_threat = scaled(target_threat)
        self.icons: dict[str, int] = {}
        for icon in icons.split():
            self.icons[icon] = self.icons.get(icon, 0) + 1
        self.keywords = dict.fromkeys(keywords.split(), 1) if isinstance(keywords, str) else dict(keywords)
        self.stage = stage
        self.loses = loses  # a scheme whose completion loses the game
        self.any_player = any_player  # it may come into play under any player's control
        self.only_allies_defend = only_allies_defend  # against its attacks, if the engaged player has one
        self.needs_form = needs_form  # "hero": playable in that form only
        self.uses = uses  # counters it enters play with; without them it is discarded
        self.counters = counters  # what it enters play with, and stays in play without
        self.counter = counter  # champions.uses.type_name: of which type its counters are
        self.hero = hero  # champions.obligation.encounter_card_type: the linked hero of an obligation
        self.other: ChampionsPrinted | None = None  # the other side of an identity or a main scheme
        self.set = ""
        self.set_number = 0
        self.set_size = 0

    def same_card(self, other: LcgPrinted) -> bool:
        """One title; another alternate name or alter-ego makes it another card: champions.unique.one_in_play

        champions.unique.allies_differ_by_alternate_name, champions.unique.hero_and_ally_differ,
        champions.unique.identities_differ_by_alter_ego
        """
        if self.plain != other.plain:
            return False
        assert isinstance(other, ChampionsPrinted)
        own = self.alternate_name
        return not own or own == other.alternate_name

    @property
    def alternate_name(self) -> str:
        """Of an ally the name below its title, of an identity the name on its other side."""
        if self.kind in (HERO, ALTER_EGO):
            return self.other.plain if self.other is not None else ""
        return self.subname

    @property
    def boosts(self) -> Sequence[Ability]:
        """The abilities below the boost line."""
        return [ability for ability in self.abilities if ability.timing == BOOST]

    @property
    def is_character(self) -> bool:
        """Heroes, alter-egos, allies, villains and minions: champions.character.members"""
        return self.kind in (HERO, ALTER_EGO, ALLY, VILLAIN, MINION)

    def draw_face(self) -> Face:
        """All fields of Appendix III.

        champions.player_card.title, champions.scenario_card.title,
        champions.player_card.type, champions.player_card.traits, champions.player_card.ability,
        champions.player_card.cost, champions.player_card.resources, champions.player_card.unique_symbol,
        champions.player_card.alternate_name, champions.player_card.collector_info, champions.scenario_card.type,
        champions.scenario_card.traits, champions.scenario_card.ability, champions.scenario_card.boost_icons,
        champions.scenario_card.stage_number, champions.scenario_card.encounter_set_info,
        champions.scenario_card.collector_info
        """
        gem = None
        if self.cost is not None:
            gem = Stat("cost", self.cost)
        elif self.stage:
            gem = Stat("stage", self.stage)
        icons = [icon for icon, n in self.icons.items() for _ in range(n)]
        icons += [RESOURCES[i] for i, n in enumerate(self.gives) for _ in range(n)]
        icons += ["boost"] * self.boost + (["boost-star"] if self.boosts else [])
        icons += [f"{STARS[number][0]}-star" for number in self.star.split()]  # champions.star.points_to_text
        return Face(
            self.code, self.name, self.kind, self.aspect or "encounter", self.set,
            Text(f"champions-subname-{self.code}", plain=self.subname) if self.subname else None,
            gem, self._stats(), icons, [trait_name(trait) for trait in sorted(self.traits)],
            [self.words(line) for line in self._text()], self.unique,
            self.copies,
        )  # fmt: skip

    def _stats(self) -> list[Stat]:
        """The numbers that are printed on it.

        champions.player_card.hit_points, champions.player_card.thw, champions.player_card.atk,
        champions.player_card.def, champions.player_card.rec, champions.player_card.consequential_damage,
        champions.player_card.hand_size, champions.scenario_card.hit_points, champions.scenario_card.sch,
        champions.scenario_card.atk, champions.scenario_card.starting_threat, champions.scenario_card.acceleration,
        champions.scenario_card.target_threat
        """
        fields: list[tuple[str, int | str | None]] = [
            ("thwart", self.thw), ("attack", self.atk), ("defense", self.defense), ("recover", self.rec),
            ("scheme", self.sch), ("hand", self.hand_size or None),
        ]  # fmt: skip
        if any(modifier.stat == "base-atk" for modifier in self.modifiers):
            x = "X"  # its own text says how much
            fields = [(icon, x if icon == "attack" and value is not None else value) for icon, value in fields]
        stats = [Stat(icon, value) for icon, value in fields if value is not None]
        for icon, number in (
            ("hit-points", self.hit_points),
            ("start-threat", self.start_threat),
            ("acceleration", self.acceleration),
            ("threat", self.target_threat),
        ):
            if number.per:
                stats.append(Stat(f"{icon}-per-player", number.per))
            elif number.fixed:
                stats.append(Stat(icon, number.fixed))
        stats += [Stat(f"{icon}-hurts", n) for icon, n in (("thwart", self.thw_hurts), ("attack", self.atk_hurts)) if n]
        return stats

    def _text(self) -> list[Text]:
        lines: list[Text] = []
        if self.needs_form:
            lines.append(Text(f"champions-text-{self.needs_form}-only"))
        if self.attaches_to is not None:
            lines.append(Text("champions-text-attach", {"to": self.attaches_to.text()}))
        if self.max_per:
            lines.append(Text(f"champions-text-max-per-{self.max_per}"))
        if self.doubles_for:
            lines.append(Text("champions-text-doubles", {"aspect": Text(f"champions-aspect-{self.doubles_for}")}))
        if self.uses:
            lines.append(Text("champions-text-uses", {"n": self.uses, "type": counter_name(self.counter)}))
        if self.counters:
            lines.append(Text("champions-text-counters", {"n": self.counters, "type": counter_name(self.counter)}))
        if self.hero:
            lines.append(Text("champions-text-give-to", {"hero": Text(f"champions-set-{self.hero.replace('_', '-')}")}))
        if self.any_player:
            lines.append(Text("champions-text-any-player"))
        if self.max_per_deck:
            lines.append(Text("champions-text-max-per-deck", {"n": self.max_per_deck}))
        if self.only_allies_defend:
            lines.append(Text("champions-text-only-allies-defend"))
        lines += [Text(f"champions-keyword-{word}", {"n": n}) for word, n in self.keywords.items()]
        lines += [Text("lcg-constant", {"said": modifier.text()}) for modifier in self.modifiers]
        lines += [ability.text() for ability in self.abilities if ability.timing != BOOST]
        if self.loses:
            lines.append(Text("champions-text-loses"))
        lines += [ability.text() for ability in self.boosts]
        return lines


def trait_name(trait: str) -> Text:
    return Text(f"champions-trait-{trait}")


def counter_name(kind: str) -> Text:
    """How counters of a type are called: champions.all_purpose_counter.named_types"""
    return Text(f"champions-counter-{kind}-counters")


# --- the types of cards -----------------------------------------------------------------------------------


hero = partial(ChampionsPrinted, HERO)
alter_ego = partial(ChampionsPrinted, ALTER_EGO)
ally = partial(ChampionsPrinted, ALLY, unique=True)
event = partial(ChampionsPrinted, EVENT)
resource = partial(ChampionsPrinted, RESOURCE_CARD)
support = partial(ChampionsPrinted, SUPPORT)
upgrade = partial(ChampionsPrinted, UPGRADE)
villain = partial(ChampionsPrinted, VILLAIN, unique=True)
main_scheme = partial(ChampionsPrinted, MAIN_SCHEME)
side_scheme = partial(ChampionsPrinted, SIDE_SCHEME)
minion = partial(ChampionsPrinted, MINION)
treachery = partial(ChampionsPrinted, TREACHERY)
attachment = partial(ChampionsPrinted, ATTACHMENT)
obligation = partial(ChampionsPrinted, OBLIGATION)
environment = partial(ChampionsPrinted, ENVIRONMENT)


def facedown_minion(name: str, traits: str) -> ChampionsPrinted:
    """What a card that lies face down as a minion counts as: champions.card_types.change_replaces"""
    face = minion(f"facedown-{name.lower()}", name, traits=traits, copies=0)
    face.name = Text(f"champions-{face.code}")
    return face


# --- what no card may be ----------------------------------------------------------------------------------


def misprints(face: ChampionsPrinted) -> list[str]:
    """The rules that a face breaks by what is printed on it; a set with such a card is refused."""
    found = []
    of_players = face.kind in PLAYER_KINDS
    if face.is_character and face.hit_points.at(1) <= 0:
        found.append("champions.hit_points.every_character")
    if of_players and (face.sch is not None or face.boost or face.stage or face.start_threat.at(1)):
        found.append("champions.enemy.scenario_elements")
    if not of_players and (face.cost is not None or face.gives != NOTHING or face.thw is not None):
        found.append("champions.enemy.scenario_elements")
    stated: Sequence[object] = face.modifiers
    if not all(map(_has_trigger, face.abilities)) or any(isinstance(one, Ability) for one in stated):
        found.append("champions.constant.definition")
    if not face.keywords.keys() <= KEYWORDS:
        found.append("champions.keywords.attribute_with_rules")
    if of_players and any(ability.timing in (WHEN_REVEALED, BOOST) for ability in face.abilities):
        found.append("champions.trigger.quoted_trigger_is_reference")  # it speaks of cards that have this trigger
    if not all(_points_to_text(face, number) for number in face.star.split()):
        found.append("champions.star.points_to_text")
    return found


def _has_trigger(ability: Ability) -> bool:
    """Bold words before a colon; an interrupt or a response has a triggering condition too.

    champions.trigger.bold_text_before_colon
    """
    return ability.timing in (TRIGGERS if ability.when is None else ANSWERS)


def _points_to_text(face: ChampionsPrinted, number: str) -> bool:
    """A star stands by a number that is printed, and tells of an ability for when it is used."""
    if number not in STARS or (face.atk if number == "atk" else face.sch) is None:
        return False
    event = STARS[number][1]
    linked = [ability for ability in face.abilities if ability.when is not None and ability.when.kind == event]
    return bool(linked) or (number == "atk" and face.only_allies_defend)


# --- sets of cards ----------------------------------------------------------------------------------------


class CardSet:
    """A set as it comes in the box: a hero with obligation and nemesis, an aspect, a villain, a modular set."""

    __slots__ = ("cards", "kind", "modular", "name", "nemesis", "obligation", "stages", "villains")

    def __init__(
        self,
        name: str,
        kind: str,
        cards: Sequence[ChampionsPrinted],
        *,
        villains: Sequence[ChampionsPrinted] = (),
        stages: Sequence[ChampionsPrinted] = (),
        modular: str = "",
        obligation: ChampionsPrinted | None = None,
        nemesis: Sequence[ChampionsPrinted] = (),
    ) -> None:
        self.name = name
        self.kind = kind  # "hero", "aspect", "basic", "villain", "modular", "standard", "expert"
        self.cards = tuple(cards)  # of a hero: the hero face first
        self.villains = tuple(villains)  # stages I, II, III
        self.stages = tuple(stages)  # main schemes, their A sides
        self.modular = modular  # the recommended modular set of a villain
        self.obligation = obligation
        self.nemesis = tuple(nemesis)
        faults = self.misprints()
        if faults:
            raise ValueError(f"{name}: {', '.join(faults)}")
        self._name_cards()
        SETS[name] = self

    def misprints(self) -> list[str]:
        """What is wrong with the set, as codes of cards and rules; the set of a villain holds no player cards."""
        found = [f"{face.code} {rule}" for face in self.faces() for rule in misprints(face)]
        of_players = self.kind in ("hero", "aspect", "basic")
        sides = [(face, of_players) for face in self.cards]
        sides += [(face, False) for face in (*self.villains, *self.stages, *self.nemesis)]
        found += [
            f"{face.code} champions.enemy.scenario_elements"
            for face, expected in sides
            if (face.kind in PLAYER_KINDS) != expected
        ]
        if self.kind in ("aspect", "basic"):
            known = ASPECTS if self.kind == "aspect" else ("", "basic")
            rule = "champions.player_card.classification"
            found += [f"{face.code} {rule}" for face in self.cards if face.aspect not in known]
        own = self.obligation
        if self.kind == "hero" and (own is None or own.kind != OBLIGATION or own.hero != self.name):
            found.append("champions.obligation.every_hero_has_one")
        return found

    def _name_cards(self) -> None:
        """Every card knows its set, its class and its number there.

        champions.scenario_card.encounter_set_name, champions.player_card.classification
        """
        own = (*self.villains, *self.stages, *self.cards)
        number = 1
        size = sum(card.copies for card in own if card.kind not in (HERO, ALTER_EGO))
        for card in own:
            for face in (card, card.other):
                if face is not None:
                    face.set = self.name
                    face.aspect = face.aspect or (self.kind if self.kind in ("hero", "basic") else "")
                    face.set_number = number
                    face.set_size = size
            number += 0 if card.kind in (HERO, ALTER_EGO) else card.copies
        if self.obligation is not None:
            self.obligation.set = self.name
        number = 1
        for card in self.nemesis:
            card.set = f"{self.name}_nemesis"
            card.set_number = number
            card.set_size = sum(c.copies for c in self.nemesis)
            number += card.copies

    @property
    def identity(self) -> ChampionsPrinted:
        return self.cards[0]

    def faces(self) -> list[ChampionsPrinted]:
        """Every face of the set, both sides of a card."""
        own = [*self.villains, *self.stages, *self.cards, *self.nemesis]
        if self.obligation is not None:
            own.append(self.obligation)
        return [face for card in own for face in (card, card.other) if face is not None]


SETS: Final[dict[str, CardSet]] = {}
"""All sets that are loaded, by name."""


def two_sides(front: ChampionsPrinted, back: ChampionsPrinted) -> ChampionsPrinted:
    """One card with two faces, which is counted once: champions.identity.double_sided"""
    front.other = back
    back.other = front
    back.copies = 0
    return front


class SetOf:
    """What a file of cards says of its set: the kind, and of a villain's set the recommended modular one."""

    __slots__ = ("kind", "modular")

    def __init__(self, kind: str, modular: str = "") -> None:
        self.kind = kind
        self.modular = modular

    def collect(self, name: str, found: Iterable[object]) -> CardSet:
        """The cards of a file in the order in which they stand there, each sorted to its place by its type."""
        printed = list(dict.fromkeys(one for one in found if isinstance(one, ChampionsPrinted) and one.copies))
        cards = [one for one in printed if one.kind not in (VILLAIN, MAIN_SCHEME, OBLIGATION)]
        nemesis: list[ChampionsPrinted] = []
        if self.kind == "hero":
            nemesis = [one for one in cards if one.kind not in PLAYER_KINDS]
            cards = [one for one in cards if one.kind in PLAYER_KINDS]
        return CardSet(
            name, self.kind, cards, modular=self.modular, nemesis=nemesis,
            villains=[one for one in printed if one.kind == VILLAIN],
            stages=[one for one in printed if one.kind == MAIN_SCHEME],
            obligation=next((one for one in printed if one.kind == OBLIGATION), None),
        )  # fmt: skip
