"""What is printed: hero cards with symbols and a Special Effect, equipment, locations, events, missions, cells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rulebound.kernel.cards import Printed
from rulebound.kernel.text import Arg, Text
from rulebound.kernel.view import Face

if TYPE_CHECKING:
    from rulebound.games.civilwar.words.effect import Effect

MOVE: Final = 0
ATTACK: Final = 1
HEROIC: Final = 2
WILD: Final = 3
SYMBOLS: Final = ("move", "attack", "heroic", "wild")
"""The four symbols, in the order in which they are counted everywhere."""
LETTERS: Final = "MAHW"

HOUSE_DECK: Final = ("symbols", "text")
EVERYTHING: Final = ("name", "text")


def word(kind: str, id: str, plain: str = "") -> Text:
    """A name of this game: `civilwar-<kind>-<id>`."""
    return Text(f"civilwar-{kind}-{id.replace('_', '-')}", plain=plain)


def symbols_of(letters: str) -> tuple[int, ...]:
    """`MA` is one Move and one Attack."""
    return tuple(LETTERS.index(letter) for letter in letters)


def sentence(effects: Sequence[Effect], way: bool = False) -> list[Text]:
    """The words of some effects, in their order, or of a way to choose; a condition is said with what depends on it."""
    said: list[Text] = []
    for at, effect in enumerate(effects):
        if effect.condition:
            return [*said, effect.before(sentence(effects[at + 1 :], way))]
        said.append(effect.as_way() if way else effect.text())
    return said


def text_of(effects: Sequence[Effect], what: str = "effects") -> list[Text]:
    return [Text(f"civilwar-text-{what}", {"effects": sentence(effects)})] if effects else []


class HeroCard(Printed):
    """One of a hero's twelve cards: symbols at the bottom, perhaps a Special Effect."""

    __slots__ = ("effects", "hero", "house", "symbols", "titled", "told", "when")

    def __init__(
        self,
        hero: str,
        number: int,
        letters: str,
        title: str = "",
        effects: Sequence[Effect] = (),
        when: Mapping[str, Sequence[Effect]] | None = None,
    ) -> None:
        super().__init__("civilwar", f"{hero}_{number:02}", title, "hero")
        self.hero = hero
        self.symbols = symbols_of(letters)
        self.effects = tuple(effects)
        self.when = {event: tuple(answers) for event, answers in (when or {}).items()}  # see triggers.py
        self.titled = bool(title)
        self.told = self.name  # with its symbols, where one decides about it
        self.house = () if hero.startswith("base_") else HOUSE_DECK

    @property
    def is_double_wild(self) -> bool:
        return self.symbols == (WILD, WILD)

    def draw_face(self) -> Face:
        return Face(
            self.code, self.name, "hero-card", faction=self.hero, icons=[SYMBOLS[symbol] for symbol in self.symbols],
            text=[*text_of(self.effects), *(line for event, do in self.when.items() for line in text_of(do, event))],
            house=[*self.house, *(["title"] if self.titled and self.house else [])],
        )  # fmt: skip


class HeroSheet(Printed):
    """A hero: a figure with a deck of its own."""

    __slots__ = ("cards", "home")

    def __init__(self, code: str, name: str, cards: Sequence[HeroCard], home: str = "") -> None:
        super().__init__("civilwar", code, name, "figure")
        self.name = word("hero", code, name)
        self.cards = tuple(cards)
        self.home = home  # the team for which the box means this hero
        for card in self.cards:
            symbols = [word("symbol", SYMBOLS[symbol]) for symbol in card.symbols]
            if card.titled:
                card.told = Text("civilwar-titled-card", {"title": card.name, "symbols": symbols})
            else:
                card.name = card.told = Text("civilwar-plain-card", {"hero": self.name, "symbols": symbols})

    def draw_face(self) -> Face:
        return Face(self.code, self.name, "figure", faction=self.code)


class Equipment(Printed):
    """Equipment: two charge slots and what it does when both are full. Without a hero it is universal."""

    __slots__ = ("effects", "hero", "slots")

    def __init__(self, code: str, name: str, hero: str, slots: str, *effects: Effect) -> None:
        super().__init__("civilwar", code, name, "equipment")
        self.hero = hero
        self.slots = symbols_of(slots)
        self.effects = effects

    def draw_face(self) -> Face:
        return Face(
            self.code, self.name, "equipment", faction=self.hero or "universal",
            icons=[SYMBOLS[slot] for slot in self.slots], text=text_of(self.effects), house=["name", "slots", "text"],
        )  # fmt: skip


class LocationTile(Printed):
    """A location of the ring: its slots as filled at setup, and its effect."""

    __slots__ = ("effects", "mandatory", "own_set", "shelters", "slots")

    def __init__(
        self,
        code: str,
        name: str,
        slots: str,
        *effects: Effect,
        own_set: bool = False,
        mandatory: bool = False,
        shelters: bool = False,
    ) -> None:
        super().__init__("civilwar", code, name, "location")
        self.slots = slots
        self.effects = effects
        self.own_set = own_set
        self.mandatory = mandatory
        self.shelters = shelters  # a continuous effect: whoever stands here takes no preventable damage

    def draw_face(self) -> Face:
        text = text_of(self.effects, "must" if self.mandatory else "end-of-turn")
        if self.shelters:
            text.append(Text("civilwar-text-shelters"))
        return Face(
            self.code, self.name, "location", faction="location", text=text,
            icons=[{"C": "civilian", "T": "thug", "-": "empty"}[slot] for slot in self.slots],
        )  # fmt: skip


class Event(Printed):
    """An event of Clash of Heroes: at once, or as long as it lies there."""

    __slots__ = ("control_bonus", "effects", "ko_bonus")

    def __init__(self, code: str, name: str, *effects: Effect, control_bonus: int = 0, ko_bonus: int = 0) -> None:
        super().__init__("civilwar", code, name, "event")
        self.effects = effects
        self.control_bonus = control_bonus
        self.ko_bonus = ko_bonus

    @property
    def lasts(self) -> bool:
        return not self.effects

    def draw_face(self) -> Face:
        text = text_of(self.effects)
        if self.control_bonus:
            text.append(Text("civilwar-text-control-bonus", {"n": self.control_bonus}))
        if self.ko_bonus:
            text.append(Text("civilwar-text-ko-bonus", {"n": 5 + self.ko_bonus}))
        return Face(
            self.code, self.name, "event", faction="event", text=text, icons=["lasting" if self.lasts else "instant"],
            house=list(EVERYTHING),
        )  # fmt: skip


class Population(Printed):
    """A population card: who comes at which place, counted clockwise from both arrows."""

    __slots__ = ("entries",)

    def __init__(self, number: int, *entries: tuple[str, int, int]) -> None:
        super().__init__("civilwar", f"population_{number:02}", f"Population {number}", "population")
        self.name = Text("civilwar-population", {"n": number})
        self.entries = entries  # C or T, how many, how far from the arrows

    def draw_face(self) -> Face:
        text = [
            Text("civilwar-text-comes", {"who": word("folk", "thugs" if kind == "T" else "civilians"), "n": n, "k": k})
            for kind, n, k in self.entries
        ]
        return Face(self.code, self.name, "population", faction="population", text=text, house=["text"])


class Mission(Printed):
    """A mission of Team Blue: who comes, where Danger lies, how it is discarded and how often."""

    __slots__ = ("arrivals", "how", "most", "need", "on", "per", "places")

    def __init__(
        self,
        code: str,
        name: str,
        *,
        on: str,
        per: int,
        most: int,
        how: str,
        need: int,
        arrivals: str = "",
        places: Sequence[int] = (),
    ) -> None:
        super().__init__("civilwar", code, name, "mission")
        self.arrivals = arrivals  # T or C: one at each arrow, first the red one
        self.on = on  # thug, civilian, location, hero
        self.per = per
        self.places = tuple(places)  # ring positions; none: the two with most, or the red heroes
        self.most = most
        self.how = how  # defeat, rescue, damage, or the action that is spent: move, attack, heroic
        self.need = need

    def draw_face(self) -> Face:
        text = []
        if self.arrivals:
            text.append(
                Text("civilwar-text-arrivals", {"who": word("folk", "thugs" if self.arrivals == "T" else "civilians")})
            )
        args: dict[str, Arg] = {"n": self.per, "most": self.most}
        if self.places:
            args["where"] = word("places", "-".join(str(place) for place in self.places))
        text.append(Text(f"civilwar-text-danger-{self.on}", args))
        text.append(Text(f"civilwar-text-done-{self.how}", {"n": self.need}))
        house = ["name", "need"] if self.code == "clear_the_streets" else ["name", "text", "need"]
        return Face(self.code, self.name, "mission", faction="blue", text=text, house=house)


class Cell(Printed):
    """A cell card of Team Red with its Trap."""

    __slots__ = ("effects",)

    def __init__(self, code: str, name: str, *effects: Effect) -> None:
        super().__init__("civilwar", code, name, "cell")
        self.effects = effects

    def draw_face(self) -> Face:
        house = ["name"] if self.code == "power_dampener" else list(EVERYTHING)
        return Face(self.code, self.name, "cell", faction="red", text=text_of(self.effects, "trap"), house=house)
