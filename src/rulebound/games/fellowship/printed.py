"""What is printed on the cards of this game: players', encounter, quest and campaign cards (Appendix II)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from rulebound.kernel.text import Text
from rulebound.kernel.view import Face, Stat
from rulebound.lcg.abilities import (
    ACTION,
    CANCEL,
    FORCED_INTERRUPT,
    FORCED_RESPONSE,
    INTERRUPT,
    RESOLUTION,
    RESPONSE,
    SETUP,
    SHADOW,
    TRAVEL,
    WHEN_REVEALED,
    WOULD,
    Ability,
)
from rulebound.lcg.state import BLANK, LcgPrinted, Modifier

if TYPE_CHECKING:
    from rulebound.lcg.targets import Target

HERO: Final = "hero"
ALLY: Final = "ally"
ATTACHMENT: Final = "attachment"
EVENT: Final = "event"
ENEMY: Final = "enemy"
LOCATION: Final = "location"
TREACHERY: Final = "treachery"
OBJECTIVE: Final = "objective"
OBJECTIVE_ALLY: Final = "objective-ally"
QUEST: Final = "quest"
CAMPAIGN: Final = "campaign"

KINDS: Final = (
    HERO, ALLY, ATTACHMENT, EVENT, ENEMY, LOCATION, TREACHERY, OBJECTIVE, OBJECTIVE_ALLY, QUEST, CAMPAIGN,
)  # fmt: skip
"""An objective that is an ally too has a word of its own: fellowship.card_type.list"""
PLAYER_KINDS: Final = frozenset((HERO, ALLY, ATTACHMENT, EVENT))
DECK_KINDS: Final = frozenset((ALLY, ATTACHMENT, EVENT))
CHARACTERS: Final = frozenset((HERO, ALLY, OBJECTIVE_ALLY))
"""fellowship.character.two_types; an objective that is an ally is one as long as somebody controls it."""

LEADERSHIP: Final = "leadership"
LORE: Final = "lore"
SPIRIT: Final = "spirit"
TACTICS: Final = "tactics"
NEUTRAL: Final = "neutral"
SPHERES: Final = (LEADERSHIP, LORE, SPIRIT, TACTICS)
"""fellowship.sphere.list"""

KEYWORDS: Final = frozenset(
    ("doomed", "guarded", "permanent", "ranged", "restricted", "sentinel", "setup", "surge", "victory")
)
"""fellowship.keyword.list"""
STATS: Final = (
    KEYWORDS
    | {"willpower", "attack", "defense", "hit-points", "threat", "engagement", "quest-points", "cost"}
    | {f"icon-{sphere}" for sphere in SPHERES}
    | {BLANK, "collects", "reveals", "refresh-threat", "staging-threat"}
)
"""The numbers that a constant ability may change; the last line belongs to no card but to the table or a player."""
TRIGGERS: Final = frozenset((ACTION, WHEN_REVEALED, SETUP, SHADOW, TRAVEL, RESOLUTION))
ANSWERS: Final = frozenset((WOULD, CANCEL, FORCED_INTERRUPT, INTERRUPT, FORCED_RESPONSE, RESPONSE))

X: Final = -1
"""A cost that its player decides: fellowship.x.default_zero"""
PLAYER_BACK: Final = "player"
ENCOUNTER_BACK: Final = "encounter"
QUEST_BACK: Final = "quest"


def _back(kind: str) -> str:
    if kind in PLAYER_KINDS:
        return PLAYER_BACK
    return QUEST_BACK if kind in (QUEST, CAMPAIGN) else ENCOUNTER_BACK


class FellowshipPrinted(LcgPrinted):
    """One face of a card. A field that a type of card does not have is None or 0."""

    __slots__ = (
        "also_in", "attack", "brings", "cost", "defense", "detached", "easy", "encounter_sets", "engagement",
        "follows_first", "from_discard", "from_hand", "hit_points", "is_character", "keywords", "leaves_to", "other",
        "payers", "played_per_round", "pool", "quest_points", "scenario", "set", "side", "sphere", "stage", "threat",
        "threat_cost", "victory", "willpower",
    )  # fmt: skip

    own_words = frozenset({
        "lcg-characters-of", "lcg-chosen", "lcg-controlled-by", "lcg-effect-choose-player", "lcg-effect-deal",
        "lcg-effect-gains-trait-phase", "lcg-effect-heal", "lcg-effect-heal-all", "lcg-effect-heal-by",
        "lcg-effect-lasts-attack", "lcg-effect-lasts-combat", "lcg-effect-lasts-phase", "lcg-effect-lasts-quest",
        "lcg-effect-lasts-round", "lcg-effect-put-into-play", "lcg-effect-ready", "lcg-effect-remove-from-game",
        "lcg-effect-return-topmost", "lcg-effect-take-control", "lcg-engaged-with", "lcg-exhausted",
        "lcg-gains-trait", "lcg-host", "lcg-if-absent", "lcg-in-discard-piles", "lcg-in-your-discard-pile",
        "lcg-in-your-hand", "lcg-named", "lcg-ready", "lcg-so-many-by", "lcg-who-engaged", "lcg-with-trait",
    })  # fmt: skip
    titles: ClassVar[dict[str, Text]] = {}
    """The name of a card by its title: a text that names a card names it in the language of its reader."""

    def __init__(
        self,
        kind: str,
        code: str,
        name: str,
        *,
        does: Ability | Sequence[Ability] = (),
        always: Modifier[Any, Any] | Sequence[Modifier[Any, Any]] = (),
        sphere: str = "",
        traits: str = "",
        unique: bool = False,
        copies: int = 3,
        easy: int | None = None,
        threat_cost: int = 0,
        cost: int | None = None,
        willpower: int | None = None,
        attack: int | None = None,
        defense: int | None = None,
        hit_points: int = 0,
        engagement: int | None = None,
        threat: int | None = None,
        quest_points: int = 0,
        victory: int = 0,
        keywords: str | Mapping[str, int] = "",
        stage: int = 0,
        side: str = "",
        attaches_to: Target[Any, Any] | None = None,
        max_per: str = "",
        payers: int = 0,
        played_per_round: int = 0,
        also_in: str = "",
        leaves_to: Literal["", "encounter-top", "removed"] = "",
        detached: Literal["", "staging"] = "",
        follows_first: bool = False,
        from_hand: bool = False,
        from_discard: bool = False,
        pool: Literal["", "boon", "burden"] = "",
        scenario: str = "",
        brings: str = "",
    ) -> None:
        abilities = [does] if isinstance(does, Ability) else does
        modifiers = [always] if isinstance(always, Modifier) else always
        super().__init__(
            "fellowship", code, name, _back(kind), kind, abilities, modifiers, traits=frozenset(traits.split()),
            unique=unique, copies=copies, attaches_to=attaches_to, max_per=max_per,
        )  # fmt: skip
        self.titles.setdefault(name, self.name)
        self.is_character = kind in CHARACTERS
        self.sphere = sphere  # of a hero: the icon of its resources
        self.easy = copies if easy is None else easy  # the copies without a gold ring
        self.threat_cost = threat_cost
        self.cost = cost  # X is -1
        self.willpower = willpower
        self.attack = attack
        self.defense = defense
        self.hit_points = hit_points
        self.engagement = engagement
        self.threat = threat
        self.quest_points = quest_points  # 0 on a quest card: progress does not complete it
        self.victory = victory  # outside the text box: fellowship.victory.not_text_box
        self.keywords = dict.fromkeys(keywords.split(), 1) if isinstance(keywords, str) else dict(keywords)
        self.stage = stage
        self.side = side  # "A" or "B"
        self.payers = payers  # so many heroes must pay for it
        self.played_per_round = played_per_round  # so many copies may be played in a round, by all players together
        self.also_in = frozenset(also_in.split())  # phases in which it may be played too
        self.leaves_to = leaves_to  # instead of the discard pile
        self.detached = detached  # where it goes when it is no longer attached
        self.follows_first = follows_first  # the first player controls it
        self.from_hand = from_hand  # its abilities are used while it is in hand, and only then
        self.from_discard = from_discard  # its actions are used while it is in its owner's discard pile, and only then
        self.pool = pool  # a card of the campaign pool
        self.brings = tuple(brings.split())  # the boons and burdens that a campaign card puts to use by itself
        self.other: FellowshipPrinted | None = None  # the other side of a quest or campaign card
        self.set = ""
        self.scenario = scenario  # of a quest or campaign card, and of an objective
        self.encounter_sets: tuple[str, ...] = ()  # of a quest card: what its encounter deck is made of

    @property
    def shadows(self) -> Sequence[Ability]:
        """The abilities below the shadow line: fellowship.encounter_card.shadow"""
        return [ability for ability in self.abilities if ability.timing == SHADOW]

    def words(self, text: Text) -> Text:
        """A text of the card language in the words of this game, with the names of the cards that it is about."""
        said = super().words(text)
        title = said.args.get("title")
        if isinstance(title, str):
            said.args["title"] = self.titles.get(title, title)
        if said.id == "fellowship-lcg-host":
            said.args["noun"] = Text(f"fellowship-noun-{self._host_kind()}")
        return said

    def _host_kind(self) -> str:
        """To what sort of card it is attached; without a word about it, to a hero."""
        kinds = frozenset((HERO,)) if self.attaches_to is None else self.attaches_to.noun.kinds
        return "character" if kinds == CHARACTERS else next(iter(kinds))

    def draw_face(self) -> Face:
        """All fields of Appendix II.

        fellowship.player_card.title, fellowship.player_card.cost, fellowship.player_card.threat_cost,
        fellowship.player_card.sphere, fellowship.player_card.resource_icon, fellowship.player_card.traits,
        fellowship.player_card.text, fellowship.player_card.type, fellowship.player_card.set_info,
        fellowship.encounter_card.title, fellowship.encounter_card.engagement_cost,
        fellowship.encounter_card.set_icon, fellowship.encounter_card.traits, fellowship.encounter_card.text,
        fellowship.encounter_card.type, fellowship.encounter_card.set_info, fellowship.encounter_card.scenario_title,
        fellowship.quest_card.title, fellowship.quest_card.sequence, fellowship.quest_card.scenario_title,
        fellowship.quest_card.scenario_icon,
        fellowship.quest_card.text, fellowship.quest_card.set_info
        """
        gem = None
        if self.cost is not None:
            gem = Stat("cost", "X" if self.cost == X else self.cost)
        elif self.threat_cost:
            gem = Stat("threat-cost", self.threat_cost)
        elif self.engagement is not None:
            gem = Stat("engagement", self.engagement)
        elif self.stage:
            gem = Stat("stage", f"{self.stage}{self.side}")
        icons = [self.sphere] if self.kind == HERO else []
        icons += ["shadow"] if self.shadows else []
        icons += ["gold-ring"] if self.easy < self.copies else []
        subname = scenario_name(self.scenario) if self.scenario else None
        faction = self.pool or self.sphere or "encounter"
        return Face(
            self.code, self.name, self.kind, faction, self.set, subname, gem, self._stats(), icons,
            [trait_name(trait) for trait in sorted(self.traits)], [self.words(line) for line in self._text()],
            self.unique, 0 if self.side == "B" else self.copies,
        )  # fmt: skip

    def _stats(self) -> list[Stat]:
        """The numbers that are printed on it.

        fellowship.player_card.willpower, fellowship.player_card.attack, fellowship.player_card.defense,
        fellowship.player_card.hit_points, fellowship.encounter_card.threat, fellowship.encounter_card.attack,
        fellowship.encounter_card.defense, fellowship.encounter_card.hit_points,
        fellowship.encounter_card.quest_points, fellowship.quest_card.quest_points, fellowship.encounter_card.victory
        """
        fields = (
            ("threat", self.threat), ("willpower", self.willpower), ("attack", self.attack),
            ("defense", self.defense), ("hit-points", self.hit_points or None),
            ("quest-points", self.quest_points or None), ("victory", self.victory or None),
        )  # fmt: skip
        return [Stat(icon, value) for icon, value in fields if value is not None]

    def _text(self) -> list[Text]:
        lines: list[Text] = []
        if self.kind == QUEST and self.side == "A":
            sets = [Text(f"fellowship-set-{name.replace('_', '-')}") for name in self.encounter_sets]
            lines.append(Text("fellowship-text-encounter-sets", {"sets": sets}))
        if self.attaches_to is not None:
            lines.append(Text("fellowship-text-attach", {"to": self.attaches_to.text()}))
        if self.max_per:
            lines.append(Text(f"fellowship-text-max-per-{self.max_per}"))
        if self.payers:
            lines.append(Text("fellowship-text-payers", {"n": self.payers}))
        if self.played_per_round:
            lines.append(Text("fellowship-text-played-per-round", {"n": self.played_per_round}))
        phases = [Text(f"fellowship-phase-{phase}") for phase in sorted(self.also_in)]
        lines += [Text("fellowship-text-also-in", {"phase": phase}) for phase in phases]
        if self.follows_first:
            lines.append(Text("fellowship-text-follows-first"))
        lines += [Text(f"fellowship-keyword-{word}", {"n": n}) for word, n in self.keywords.items()]
        lines += [Text("lcg-constant", {"said": modifier.text()}) for modifier in self.modifiers]
        lines += [ability.text() for ability in self.abilities if ability.timing != SHADOW]
        if self.detached:
            lines.append(Text(f"fellowship-text-detached-{self.detached}"))
        if self.leaves_to:
            lines.append(Text(f"fellowship-text-leaves-to-{self.leaves_to}"))
        lines += [ability.text() for ability in self.shadows]
        return lines


def scenario_name(scenario: str) -> Text:
    return Text(f"fellowship-scenario-{scenario.replace('_', '-')}")


def trait_name(trait: str) -> Text:
    return Text(f"fellowship-trait-{trait}")


# --- the types of cards -----------------------------------------------------------------------------------

hero = partial(FellowshipPrinted, HERO, unique=True, copies=1)
ally = partial(FellowshipPrinted, ALLY)
attachment = partial(FellowshipPrinted, ATTACHMENT)
event = partial(FellowshipPrinted, EVENT)
enemy = partial(FellowshipPrinted, ENEMY)
location = partial(FellowshipPrinted, LOCATION)
treachery = partial(FellowshipPrinted, TREACHERY)
objective = partial(FellowshipPrinted, OBJECTIVE, copies=1)
objective_ally = partial(FellowshipPrinted, OBJECTIVE_ALLY, copies=1)
quest = partial(FellowshipPrinted, QUEST, copies=1)
campaign_card = partial(FellowshipPrinted, CAMPAIGN, copies=1)


def facedown_enemy(name: str, *, attack: int, defense: int, hit_points: int) -> FellowshipPrinted:
    """What a card counts as that lies face down as an enemy: fellowship.card_type.change"""
    code = f"facedown-{name.lower().replace(' ', '-')}"
    face = enemy(code, name, copies=0, attack=attack, defense=defense, hit_points=hit_points)
    face.name = Text(f"fellowship-{code}")
    return face


def two_sides(front: FellowshipPrinted, back: FellowshipPrinted) -> FellowshipPrinted:
    """One card with two faces: the stages 1A and 1B, or a campaign card and its resolution."""
    front.side, back.side = "A", "B"
    front.other = back
    back.other = front
    return front


# --- what no card may be ----------------------------------------------------------------------------------


def misprints(face: FellowshipPrinted) -> list[str]:
    """The rules that a face breaks by what is printed on it; a set with such a card is refused."""
    found = []
    if face.kind not in KINDS:
        found.append("fellowship.card_type.list")
    found += [rule for rule, number in _must_have(face) if number is None]
    if face.kind in DECK_KINDS and (face.cost is None or not (face.sphere or face.pool)):  # a boon has no sphere
        found.append("fellowship.player_card.cost")
    if face.kind == HERO and (face.sphere not in SPHERES or not face.threat_cost):
        found.append("fellowship.player_card.resource_icon")
    if any(ability.timing not in TRIGGERS | ANSWERS for ability in face.abilities):
        found.append("fellowship.ability.types")
    elif not all(map(_has_trigger, face.abilities)) or any(isinstance(one, Ability) for one in face.modifiers):
        found.append("fellowship.constant.definition")
    if any(word not in KEYWORDS for word in face.keywords):
        found.append("fellowship.keyword.list")
    if face.kind in PLAYER_KINDS and any(a.timing in (WHEN_REVEALED, SHADOW, TRAVEL) for a in face.abilities):
        found.append("fellowship.ability.player_card_types")
    if "permanent" in face.keywords and not face.pool:
        found.append("fellowship.permanent.campaign_only")
    return found


def _must_have(face: FellowshipPrinted) -> list[tuple[str, int | None]]:
    """The numbers without which a card of its type cannot be played, each with the rule that demands it."""
    if face.is_character:
        return [
            ("fellowship.player_card.willpower", face.willpower),
            ("fellowship.player_card.attack", face.attack),
            ("fellowship.player_card.defense", face.defense),
            ("fellowship.player_card.hit_points", face.hit_points or None),
        ]
    if face.kind == ENEMY:
        return [
            ("fellowship.encounter_card.engagement_cost", face.engagement),
            ("fellowship.encounter_card.threat", face.threat),
            ("fellowship.encounter_card.attack", face.attack),
            ("fellowship.encounter_card.defense", face.defense),
            ("fellowship.encounter_card.hit_points", face.hit_points or None),
        ]
    if face.kind == LOCATION:
        return [
            ("fellowship.encounter_card.threat", face.threat),
            ("fellowship.encounter_card.quest_points", face.quest_points or None),
        ]
    return []


def _has_trigger(ability: Ability) -> bool:
    """Bold words before a colon; a response has a triggering condition too: fellowship.triggered.list"""
    return ability.timing in (TRIGGERS if ability.when is None else ANSWERS)


# --- sets of cards ----------------------------------------------------------------------------------------


class CardSet:
    """A set as it comes in the box: a sphere with its heroes, an encounter set, a scenario, the campaign's cards."""

    __slots__ = ("campaign", "cards", "difficulty", "kind", "name", "quests", "scenario", "sets")

    def __init__(
        self,
        name: str,
        kind: str,
        found: Sequence[FellowshipPrinted],
        *,
        scenario: str = "",
        sets: Sequence[str] = (),
        difficulty: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind  # "sphere", "encounter", "scenario", "campaign"
        self.cards = tuple(card for card in found if card.kind not in (QUEST, CAMPAIGN))
        self.quests = tuple(card for card in found if card.kind == QUEST)  # their A sides
        self.campaign = tuple(card for card in found if card.kind == CAMPAIGN)
        self.scenario = scenario  # by which name it is chosen
        self.sets = tuple(sets)  # the other encounter sets that it is played with
        self.difficulty = difficulty
        faults = [f"{face.code} {rule}" for face in self.faces() for rule in misprints(face)]
        if faults:
            raise ValueError(f"{name}: {', '.join(faults)}")
        for face in self.faces():
            face.set = name
            if face.kind in (QUEST, CAMPAIGN, OBJECTIVE) and not face.scenario:
                face.scenario = scenario
            if face.kind == QUEST:  # fellowship.quest_card.encounter_info
                face.encounter_sets = (name, *self.sets)
        SETS[name] = self

    def faces(self) -> list[FellowshipPrinted]:
        """Every face of the set, both sides of a card."""
        own = (*self.cards, *self.quests, *self.campaign)
        return [face for card in own for face in (card, card.other) if face is not None]


SETS: Final[dict[str, CardSet]] = {}
"""All sets that are loaded, by name."""


class SetOf:
    """What a file of cards says of its set."""

    __slots__ = ("difficulty", "kind", "scenario", "sets")

    def __init__(self, kind: str, scenario: str = "", sets: Sequence[str] = (), difficulty: int = 0) -> None:
        self.kind = kind
        self.scenario = scenario
        self.sets = sets
        self.difficulty = difficulty

    def collect(self, name: str, found: Iterable[object]) -> CardSet:
        """The cards of a file in the order in which they stand there."""
        printed = list(dict.fromkeys(one for one in found if isinstance(one, FellowshipPrinted) and one.copies))
        return CardSet(name, self.kind, printed, scenario=self.scenario, sets=self.sets, difficulty=self.difficulty)
