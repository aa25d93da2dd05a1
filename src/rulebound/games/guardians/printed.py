"""What is printed on the cards of this game: techniques with two actions, heroes, battlefields, teams."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from rulebound.kernel.cards import Printed
from rulebound.kernel.fields import fields_of
from rulebound.kernel.text import Arg, Text
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Face, Stat

if TYPE_CHECKING:
    from rulebound.games.guardians.words.effect import Effect
    from rulebound.games.guardians.words.whole_table import TableEffect

GUARDIANS: Final = "guardians"
AVENGERS: Final = "avengers"
BOXES: Final = (GUARDIANS, AVENGERS)


def word(kind: str, id: str, plain: str = "") -> Text:
    """A name of this game: `guardians-<kind>-<id>`."""
    return Text(f"guardians-{kind}-{id.replace('_', '-')}", plain=plain)


class Action(Thing):
    """One of the two actions of a technique."""

    __slots__ = ("effects", "id", "name")

    def __init__(self, id: str, name: str, effects: Sequence[Effect]) -> None:
        self.id = id
        self.name = word("action", id, name)
        self.effects = tuple(effects)

    @property
    def key(self) -> str:
        return self.id

    def name_for(self, seat: int | None) -> Text:
        return self.name

    def details(self) -> list[Text]:
        return [Text("guardians-text-effects", {"effects": sentence(self.effects)})]

    def text(self) -> Text:
        return Text("guardians-text-action", {"action": self.name, "effects": sentence(self.effects)})


class Technique(Printed):
    """A technique: its number and its two actions. Seven copies in each box."""

    __slots__ = ("actions", "house", "number")

    def __init__(self, code: str, name: str, number: int, a: Action, b: Action, house: Sequence[str]) -> None:
        super().__init__("guardians", code, name, "technique")
        self.number = number
        self.actions = (a, b)
        self.house = list(house)

    def draw_face(self) -> Face:
        return Face(
            self.code, self.name, "technique", faction="technique", gem=Stat("number", self.number), copies=7,
            text=[action.text() for action in self.actions], house=self.house,
        )  # fmt: skip


class Ability:
    """What a hero can do, as data: the engine asks these fields and never for a name.

    Active: `before_reveal` or `after_action` effects, or a reaction (`prevents_damage`, `cheats_death`).
    Passive: the rest.
    """

    __slots__ = (
        "after_action", "before_reveal", "caps_damage", "cheats_death", "forgives", "guards_hand", "ignores_stance",
        "needs_hand", "on_reveal", "prevents_damage", "prevents_first_trap", "survives_knockout", "when_capped",
        "when_gaining", "when_hurt", "when_hurt_by_opponent", "when_hurting",
    )  # fmt: skip

    def __init__(
        self,
        *,
        before_reveal: Sequence[Effect] = (),
        needs_hand: bool = False,
        after_action: Sequence[Effect] = (),
        prevents_damage: bool = False,
        cheats_death: int = 0,
        ignores_stance: bool = False,
        when_hurting: Sequence[Effect] = (),
        prevents_first_trap: bool = False,
        on_reveal: Mapping[str, Sequence[Effect]] | None = None,
        when_hurt: Sequence[Effect] = (),
        when_hurt_by_opponent: Sequence[Effect] = (),
        forgives: int = 0,
        guards_hand: bool = False,
        survives_knockout: Sequence[Effect] = (),
        caps_damage: int = 0,
        when_capped: Sequence[Effect] = (),
        when_gaining: Sequence[Effect] = (),
    ) -> None:
        self.before_reveal = tuple(before_reveal)
        self.needs_hand = needs_hand
        self.after_action = tuple(after_action)
        self.prevents_damage = prevents_damage
        self.cheats_death = cheats_death
        self.ignores_stance = ignores_stance
        self.when_hurting = tuple(when_hurting)
        self.prevents_first_trap = prevents_first_trap
        self.on_reveal = {technique: tuple(effects) for technique, effects in (on_reveal or {}).items()}
        self.when_hurt = tuple(when_hurt)
        self.when_hurt_by_opponent = tuple(when_hurt_by_opponent)
        self.forgives = forgives
        self.guards_hand = guards_hand
        self.survives_knockout = tuple(survives_knockout)
        self.caps_damage = caps_damage
        self.when_capped = tuple(when_capped)
        self.when_gaining = tuple(when_gaining)

    @property
    def active(self) -> bool:
        return bool(self.before_reveal or self.after_action or self.prevents_damage or self.cheats_death)

    def text(self) -> list[Text]:
        """The ability in words, put together from the same fields that run."""
        lines: list[Text] = []

        def line(what: str, effects: Sequence[Effect] = (), **numbers: int) -> None:
            lines.append(Text(f"guardians-text-{what}", {"effects": sentence(effects), **numbers}))

        if self.before_reveal:
            line("before-reveal", self.before_reveal)
        if self.after_action:
            line("after-action", self.after_action)
        if self.prevents_damage:
            line("prevents-damage")
        if self.cheats_death:
            line("cheats-death", n=self.cheats_death)
        if self.ignores_stance:
            line("ignores-stance")
        if self.when_hurting:
            line("when-hurting", self.when_hurting)
        if self.prevents_first_trap:
            line("prevents-first-trap")
        for technique, effects in self.on_reveal.items():
            name = word("card", technique)
            lines.append(Text("guardians-text-on-reveal", {"technique": name, "effects": sentence(effects)}))
        if self.when_hurt:
            line("when-hurt", self.when_hurt)
        if self.when_hurt_by_opponent:
            line("when-hurt-by-opponent", self.when_hurt_by_opponent)
        if self.forgives:
            line("forgives", n=self.forgives)
        if self.guards_hand:
            line("guards-hand")
        if self.survives_knockout:
            line("survives-knockout", self.survives_knockout)
        if self.caps_damage:
            line("caps-damage", self.when_capped, n=self.caps_damage)
        if self.when_gaining:
            line("when-gaining", self.when_gaining)
        return lines


NO_ABILITY: Final = Ability()


class Hero(Printed):
    """A hero with one ability of its own, active or passive."""

    __slots__ = ("ability", "box")

    def __init__(self, code: str, name: str, box: str, ability: Ability) -> None:
        super().__init__("guardians", code, name, f"hero-{box}")
        self.box = box
        self.ability = ability

    def draw_face(self) -> Face:
        kind = "active" if self.ability.active else "passive"
        return Face(
            self.code, self.name, "hero", faction=self.box, set=self.box, icons=[kind],
            text=self.ability.text(), unique=True, house=["ability"],
        )  # fmt: skip


class Terms:
    """The terms of one battle; a battlefield has other ones."""

    UNCHANGING: ClassVar = True
    __slots__ = (
        "abilities", "clockwise", "discard_bonus", "draft_passes", "falling", "first_damage_less", "gains_for_outs",
        "hand_size", "knockouts_are_traps", "stages", "stance_protects", "start_energy", "trap_damage",
    )  # fmt: skip

    def __init__(
        self,
        *,
        start_energy: int = 3,
        hand_size: int = 5,
        draft_passes: int = 2,
        trap_damage: int = 1,  # guardians.trap.one_damage
        stages: int = 3,
        falling: bool = False,
        clockwise: bool = True,
        stance_protects: frozenset[str] = frozenset({"knockout", "hail", "shot"}),
        knockouts_are_traps: bool = False,
        abilities: bool = True,
        discard_bonus: int = 0,
        first_damage_less: int = 0,
        gains_for_outs: int = 0,
    ) -> None:
        self.start_energy = start_energy
        self.hand_size = hand_size
        self.draft_passes = draft_passes
        self.trap_damage = trap_damage
        self.stages = stages  # per round
        self.falling = falling  # numbers in a series must not rise, instead of must not fall
        self.clockwise = clockwise  # the direction of acting
        self.stance_protects = stance_protects
        self.knockouts_are_traps = knockouts_are_traps
        self.abilities = abilities
        self.discard_bonus = discard_bonus  # on top of every random discard that an opponent causes
        self.first_damage_less = first_damage_less
        self.gains_for_outs = gains_for_outs  # energy per hero that one's damage puts out

    def text(self) -> list[Text]:
        """What differs from the rulebook's own terms."""
        lines = []
        for field in sorted(fields_of(Terms)):
            value = getattr(self, field)
            if value != getattr(NORMAL, field):
                sources = sorted(value) if isinstance(value, frozenset) else []
                args: dict[str, Arg] = {"sources": [word("source", source) for source in sources]} if sources else {}
                if isinstance(value, int):
                    args["n"] = int(value)
                lines.append(Text(f"guardians-text-{field.replace('_', '-')}", args))
        return lines


NORMAL: Final = Terms()


class Battlefield(Printed):
    """A battlefield: other terms for one battle, and what happens at its fixed moments."""

    __slots__ = ("after_draft", "box", "from_round", "only_round", "round_end", "round_start", "terms")

    def __init__(
        self,
        code: str,
        name: str,
        box: str,
        *,
        terms: Terms = NORMAL,
        after_draft: Sequence[TableEffect] = (),
        round_start: Sequence[TableEffect] = (),
        from_round: int = 1,
        only_round: int = 0,
        round_end: Sequence[TableEffect] = (),
    ) -> None:
        super().__init__("guardians", code, name, f"battlefield-{box}")
        self.box = box
        self.terms = terms
        self.after_draft = tuple(after_draft)
        self.round_start = tuple(round_start)
        self.from_round = from_round
        self.only_round = only_round
        self.round_end = tuple(round_end)

    def starts_round(self, round: int) -> bool:
        """Whether its round-start effects happen in that round."""
        return round == self.only_round if self.only_round else round >= self.from_round

    def draw_face(self) -> Face:
        text = self.terms.text()
        if self.after_draft:
            text.append(Text("guardians-text-after-draft", {"effects": sentence(self.after_draft)}))
        if self.round_start:
            when = "only-round" if self.only_round else "from-round" if self.from_round > 1 else "round-start"
            n = self.only_round or self.from_round
            text.append(Text(f"guardians-text-{when}", {"effects": sentence(self.round_start), "n": n}))
        if self.round_end:
            text.append(Text("guardians-text-round-end", {"effects": sentence(self.round_end)}))
        return Face(
            self.code,
            self.name,
            "battlefield",
            faction=self.box,
            set=self.box,
            text=text,
            house=["name", "text"],
        )


class TeamSymbol(Printed):
    """A team card: the colour of its symbol; its back tells the box."""

    __slots__ = ("box", "colour")

    def __init__(self, colour: str, box: str) -> None:
        super().__init__("guardians", f"team_{colour}_{box}", f"{colour} team", "team")
        self.colour = colour
        self.box = box

    def draw_face(self) -> Face:
        return Face(self.code, self.name, "team", faction=self.colour, set=self.box)


def sentence(effects: Sequence[Effect | TableEffect]) -> list[Text]:
    """The words of some effects, in their order."""
    return [effect.text() for effect in effects]
