"""What is printed on a card: facts, and its powers as data that the rules run and the page reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from rulebound.kernel.cards import Printed
from rulebound.kernel.text import Arg, Text, refuse
from rulebound.kernel.view import Face, Stat

if TYPE_CHECKING:
    from rulebound.games.versus.words.continuous import Continuous
    from rulebound.games.versus.words.costs import Cost
    from rulebound.games.versus.words.effects.effect import Effect
    from rulebound.games.versus.words.targets import Target

Kind: TypeAlias = Literal["character", "equipment", "location", "plot-twist"]
"""versus.anatomy.four_types"""

RARITIES: Final = {"white": "common", "silver": "uncommon", "gold": "rare"}
"""versus.anatomy.rarity_colour: by the colour of the collector number"""

TEAMS: Final = ("sentinel", "x-men", "brotherhood", "doom")


def rarity_of(colour: str) -> str:
    """The colour of the collector number tells how rare a card is: versus.anatomy.rarity_colour"""
    if colour not in RARITIES:
        raise refuse("versus-refused-colour", colour=colour, colours=", ".join(RARITIES))
    return RARITIES[colour]


def read_collector_number(written: str) -> tuple[str, int]:
    """The three letters of the set, and the number of the card in it: versus.anatomy.collector_number"""
    letters, _, number = written.partition("-")
    if len(letters) != 3 or not letters.isalpha() or not number.isdecimal():
        raise refuse("versus-refused-collector-number", number=written)
    return letters, int(number)


def team_name(team: str) -> Text:
    return Text(f"versus-team-{team}")


def says(what: str, **args: Arg) -> Text:
    """A piece of card text: the message `versus-text-<what>`."""
    return Text(f"versus-text-{what}", args)


def stats_text(atk: int, defense: int) -> Text:
    """+2 ATK and −1 DEF"""
    shows = "both" if atk and defense else "atk" if atk else "def"
    return says("stats", shows=shows, atk=_signed(atk), defense=_signed(defense))


def _signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"  # a minus sign as in print, no hyphen


class Power:
    """A power that makes an effect on the chain: what it costs, what it aims at, what it does.

    `event` is empty for a payment power and for playing a plot twist (versus.power.three_kinds).
    """

    __slots__ = ("activates", "costs", "effects", "event", "kind", "once", "only", "target", "works_stunned")

    def __init__(
        self,
        kind: Literal["payment", "triggered", "play"],
        effects: Sequence[Effect],
        *,
        costs: Sequence[Cost] = (),
        target: Target | None = None,
        event: str = "",
        once: bool = False,
        only: str = "",
        works_stunned: bool = False,
    ) -> None:
        self.kind = kind
        self.effects = tuple(effects)
        self.costs = tuple(costs)
        self.target = target
        self.event = event
        self.once = once  # each turn, for each copy
        self.only = only  # the restriction "use only …"
        self.works_stunned = works_stunned
        self.activates = any(cost.activates for cost in self.costs)

    def does(self) -> list[Text]:
        """What it does, put together from what runs; the first effect names the target, later ones say "it"."""
        does: list[Text] = []
        for effect in self.effects:
            if not effect.told_elsewhere:
                does.append(effect.text(self.target if not does else None))
        return does

    def text(self) -> list[Text]:
        """The power in words."""
        does = self.does()
        lines: list[Text] = []
        if self.kind == "payment":
            lines.append(says("payment", costs=[cost.text() for cost in self.costs], effects=does))
        elif self.kind == "triggered":
            when = "-stunned" if self.works_stunned else ""
            lines.append(says("triggered", event=says(f"event-{self.event}{when}"), effects=does))
        else:
            if self.costs:
                lines.append(says("additional-cost", costs=[cost.text() for cost in self.costs]))
            if does:
                lines.append(says("play", effects=does))
        if self.only:
            lines.append(says(f"only-{self.only}"))
        if self.once:
            lines.append(says("once"))
        return lines


class Print(Printed):
    """A printed card of one of the four types. What a type does not have stays empty.

    `cost` is the recruit cost of characters and equipment (versus.anatomy.recruit_cost) and the threshold
    of plot twists and locations (versus.anatomy.threshold_cost). `title` is the name that uniqueness,
    power-ups and deck limits compare (versus.anatomy.name); the version tells characters of one name apart
    (versus.anatomy.version). Flavor text is not data: it can have no effect (versus.anatomy.flavor_text).
    """

    __slots__ = (
        "answers", "army", "atk", "collector_number", "continuous", "cost", "defense", "flight", "house", "kind",
        "ongoing", "payments", "play", "powers", "range", "rarity", "teams", "title", "told", "triggers", "unique",
        "version",
    )  # fmt: skip

    def __init__(
        self,
        code: str,
        title: str,
        kind: Kind,
        cost: int,
        *,
        version: str = "",
        atk: int = 0,
        defense: int = 0,
        icons: str = "",
        team: str = "",
        unique: bool | None = None,
        powers: Sequence[Power] = (),
        continuous: Sequence[Continuous] = (),
        ongoing: Sequence[Continuous] = (),
        house: Sequence[str] = (),
        collector_number: str = "",
        colour: str = "white",
    ) -> None:
        super().__init__("versus", code, title, "versus")  # versus.deck.any_vs_card: all cards share one back
        self.title = title
        self.told = self.name  # how a line calls it; with the version where there are several: see cardpool.py
        self.kind: Kind = kind
        self.cost = cost
        self.version = version
        self.army = version == "Army"
        self.atk = atk
        self.defense = defense
        self.flight = "F" in icons  # versus.anatomy.flight_icon
        self.range = "R" in icons  # versus.anatomy.range_icon
        self.teams: tuple[str, ...] = (team,) if team else ()  # versus.anatomy.team
        # versus.uniqueness.army, versus.uniqueness.equipment_not_unique, versus.uniqueness.plot_twist
        normal = (kind == "character" and not self.army) or kind == "location"
        self.unique = normal if unique is None else unique
        self.powers = tuple(powers)
        self.payments = tuple(i for i, p in enumerate(self.powers) if p.kind == "payment")
        self.triggers = tuple(i for i, p in enumerate(self.powers) if p.kind == "triggered")
        self.play = next((i for i, p in enumerate(self.powers) if p.kind == "play"), -1)
        self.continuous = tuple(continuous)
        self.ongoing = tuple(ongoing)  # versus.anatomy.ongoing_icon
        self.answers = 0  # the sorts of questions that its texts answer, as bits: see `Continuous.what`
        for text in (*self.continuous, *self.ongoing):
            self.answers |= text.what
        self.house = list(house)
        self.collector_number = collector_number or f"VSH-{code[3:]}"
        self.rarity = rarity_of(colour)

    @property
    def recruitable(self) -> bool:
        return self.kind == "character" or self.kind == "equipment"

    @property
    def identity(self) -> tuple[str, str]:
        """Name and version of a character, the name of anything else: versus.deck.four_per_version"""
        return self.title, self.version if self.kind == "character" else ""

    def draw_face(self) -> Face:
        gem = Stat("cost" if self.recruitable else "threshold", self.cost)
        stats = [Stat("atk", self.atk), Stat("def", self.defense)] if self.kind == "character" else []
        icons = [name for name, on in (("flight", self.flight), ("range", self.range)) if on]
        if self.ongoing:
            icons.append("ongoing")
        subname = None
        if self.version:
            army = Text("versus-version-army")
            subname = army if self.army else Text(f"versus-version-{self.code}", plain=self.version)
        return Face(
            self.code, self.name, self.kind, faction=self.teams[0] if self.teams else "",
            set=read_collector_number(self.collector_number)[0], subname=subname, gem=gem, stats=stats, icons=icons,
            traits=[team_name(t) for t in self.teams], text=self.text(), unique=self.unique, house=self.house,
        )  # fmt: skip

    def text(self) -> list[Text]:
        """What the card says is what it does: versus.power.from_text"""
        lines: list[Text] = []
        if self.kind == "equipment" and self.unique:
            lines.append(says("unique"))
        if self.kind == "location" and not self.unique:
            lines.append(says("not-unique"))
        for power in self.powers:
            lines += power.text()
        lines += [says("continuous", effects=[c.text()]) for c in self.continuous]
        lines += [says("ongoing", effects=[c.text()]) for c in self.ongoing]
        return lines
