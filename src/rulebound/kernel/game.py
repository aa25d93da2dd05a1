"""What a game is to the kernel: a state to start from, a table of steps, and a description of its table."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from rulebound.kernel.campaign import Campaigns
from rulebound.kernel.cards import Card, State
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.decks import DeckBuilding
from rulebound.kernel.flow import Flow
from rulebound.kernel.mind import Mind
from rulebound.kernel.position import POSITION, FromPosition, Position
from rulebound.kernel.rulebook import Rulebook
from rulebound.kernel.text import Arg, Text, refuse
from rulebound.kernel.things import Thing
from rulebound.kernel.view import AreaView, CardView, Face, Verdict

S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)

Step: TypeAlias = Callable[[S], Flow[str]]
"""A restartable piece of the game; it returns the name of the next step. The game ends by `raise GameOver(result)`."""

END = "end"
"""Where a match stands once it is over."""


REMEMBERED: Final = 100
"""Setups that need not be checked again."""


class ValueFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can be shown of a value before it is taken."""

    card: str = ""  # the code of the card that stands for it
    deck: dict[str, int] = {}  # the deck that it names: code -> copies; such a list can be given in its place
    fits: str = ""  # the one value of an earlier option of the same seat with which it can be taken
    face: Face | None = None  # what stands for it, where that is no card: a figure


class SetupOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to decide before a game: a field of its Setup with the values that can be taken."""

    id: str
    values: list[str | int | bool]
    default: str | int | bool | list[str] | None
    many: bool = False  # a list of values, one per seat or as many as wanted
    seats: tuple[int, int] | None = None  # one per seat, in their order; so many seats at least and at most
    facts: dict[str, ValueFacts] = {}
    barred: dict[str, Text] = {}  # what somebody may ask for but cannot have, and why
    only: dict[str, list[str | int | bool]] = {}  # it means something only with these values of other options


class Opening(Protocol[S_co]):
    """The chapter on setting up a game: its module `setup`."""

    @property
    def Setup(self) -> type[msgspec.Struct]:
        """What is decided before a game, with what holds if nobody says otherwise."""

    def setup_options(self) -> list[SetupOption]:
        """What can be decided, for a setup page and for --help."""

    def check_setup(self, setup: Any, /) -> None:
        """Refuse a setup that cannot be, with one sentence."""

    def start(self, setup: Any, chance: Chance, /) -> S_co:
        """The state before the first step."""


class Game(Generic[S]):
    """One game. Everything the kernel, the table and the lab need to know of it."""

    id: str = ""
    version: str = "1"
    """Raised when a rule or a card changes so that old records may no longer fit."""
    book_language: str = "en"
    """In which language its printed rulebook is, whose headings the register names."""
    cooperative: bool = False
    """All seats are one side: they win or lose together."""
    opening: Opening[S]
    """How a game is set up."""
    steps: Mapping[str, Step[S]]
    decks: DeckBuilding[Any] | None = None
    """How its decks are built, where players bring their own."""
    campaigns: Campaigns[S, Any] | None = None
    """How several matches make a campaign, where a game has one."""
    mind: Mind[S] = Mind()
    """What computer players know of it."""
    positions: Mapping[str, Position[S]] = {}
    """Positions that explain its rules: for the rulebook and for the tests."""

    def __init__(self) -> None:
        self._legal: set[bytes] = set()  # setups that were found to be playable: simulations start with the same ones

    @property
    def folder(self) -> Path:
        """Where the game's rules.toml and decks lie."""
        module = importlib.import_module(f"rulebound.games.{self.id}").__file__
        assert module is not None
        return Path(module).parent

    @property
    def rulebook(self) -> Rulebook:
        return Rulebook.load(self.folder / "rules.toml")

    # --- before the game --------------------------------------------------------------------------

    def options(self) -> list[SetupOption]:
        return self.opening.setup_options()

    def read_setup(self, given: Mapping[str, Any] | msgspec.Struct | None) -> msgspec.Struct:
        """A setup from plain data, refused with a sentence if it cannot be."""
        values: Mapping[str, Any] = msgspec.to_builtins(given) if isinstance(given, msgspec.Struct) else given or {}
        if POSITION in values:
            named = str(values[POSITION])
            if len(values) > 1 or named not in self.positions:
                raise refuse("refused-no-position", game=self.id, position=named)
            return FromPosition(named)
        fields = self.opening.Setup.__struct_fields__
        values = self.as_it_was(values)
        for name in values:
            if name not in fields:
                raise refuse("refused-setup-field", game=self.id, field=str(name), fields=", ".join(fields))
        try:
            setup = msgspec.convert(values, self.opening.Setup, strict=False)
        except msgspec.ValidationError as wrong:
            raise refuse("refused-setup-value", game=self.id, problem=str(wrong)) from None
        told = msgspec.json.encode(setup)
        if told not in self._legal:
            self.opening.check_setup(setup)
            if len(self._legal) == REMEMBERED:
                self._legal.clear()
            self._legal.add(told)
        return setup

    def as_it_was(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """A setup of a record of the past, with what was not written down because there was nothing to choose."""
        return values

    def begin(self, setup: msgspec.Struct, chance: Chance) -> S:
        """The state before the first step: of a whole game, or of a position of the rulebook."""
        if isinstance(setup, FromPosition):
            return self.positions[setup.position].lay()
        return self.opening.start(setup, chance)

    def sides(self, s: S) -> list[int]:
        """The side of each seat: those of one side win together."""
        return [0] * s.seats if self.cooperative else list(range(s.seats))

    # --- at the table -------------------------------------------------------------------------------

    def areas(self, s: S, seat: int | None) -> list[AreaView]:
        """The table as the seat sees it."""
        raise NotImplementedError  # pragma: no cover

    def arrows(self, s: S) -> list[tuple[Thing, Thing, str]]:
        """What aims at what now, and how ("attack"). A seat is shown those between things that it can tell apart."""
        return []

    def facts(self, s: S, choice: Choice) -> dict[str, Arg]:
        """What a question tells beside its own facts: who, how much, on what. Asked only when somebody reads it."""
        return {}

    def notes(self, s: S, choice: Choice, option: Option) -> list[Text]:
        """What the seat should know before taking an option ("too low: out")."""
        return []

    def is_free(self, choice: Choice, option: Option) -> bool:
        """Whether taking an option costs the seat nothing, so that it may wish to have it taken unasked."""
        return False

    def why_not(self, s: S, seat: int, thing: Thing) -> list[Verdict]:
        """What stops the seat from using a thing now, whatever is being asked."""
        return []

    def wishes(self, s: S, seat: int) -> list[str]:
        """What the seat may say now without being asked: how it wants to be asked from here on."""
        return []

    def hear(self, s: S, seat: int, wish: str) -> None:
        """Take a wish to heart. It may change only what the seat will be asked, never the table."""

    def asks_all(self, s: S, seat: int) -> bool:
        """Whether the seat has wished to be asked even where there is nothing but passing."""
        return False

    def redraw(self, s: S, seat: int, chance: Chance) -> None:
        """Deal anew any secret that is not printed on a card."""

    # --- for players and tools ------------------------------------------------------------------------

    def faces(self) -> list[Face]:
        """Every printed card."""
        raise NotImplementedError  # pragma: no cover

    def faults(self, s: S, choices: Mapping[int, Choice]) -> list[str]:
        """What is wrong with the table at these choices: nothing, ever. The conformance suite asks at every choice."""
        return []

    def in_force(self, s: S, rule: str) -> bool:
        """Whether that rule may be cited now: what happens in a draft is no matter of the recovery phase.

        The conformance suite asks at every line of the log.
        """
        return True

    def course_faults(self, s: S) -> list[str]:
        """What the log of a match that is over shows to be wrong: nothing, ever. The conformance suite asks."""
        return []

    def setups(self) -> list[dict[str, Any]]:
        """Setups that together cover the game, for the conformance suite and the benchmarks."""
        raise NotImplementedError  # pragma: no cover

    def setup_by_lot(self, chance: Chance) -> dict[str, Any]:
        """Any setup: where a game has decks, with legal ones that nobody has built."""
        return chance.pick(self.setups())


def card_view(card: Card[Any], seat: int | None, **more: Any) -> CardView:
    """The one door through which a card gets into a view."""
    if not card.visible_to(seat):
        return CardView(card.printed.back)
    return CardView(card.printed.back, card.key, card.printed.face, **more)


def load_game(name: str) -> Game[Any]:
    """A game by its id."""
    if name not in game_names():
        raise refuse("refused-game", game=name, games=", ".join(game_names()))
    module = importlib.import_module(f"rulebound.games.{name}")
    game: Game[Any] = module.GAME
    return game


def game_names() -> list[str]:
    """The games that are installed."""
    shelf = importlib.import_module("rulebound.games")
    return list(_on_shelf(tuple(shelf.__path__)))


@cache
def _on_shelf(folders: tuple[str, ...]) -> list[str]:
    """Looked for once: every message of a player names a game."""
    return sorted(path.parent.name for folder in folders for path in Path(folder).glob("*/rules.toml"))
