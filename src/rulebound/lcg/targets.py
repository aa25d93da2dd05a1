"""Whom or what an effect is about: a noun with its qualities, and how many of it: `each(MINION.engaged_with(YOU))`.

Where a noun looks for its cards is settled when the card is read: asking costs one walk over the right zone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Generic, TypeAlias, TypeVar

from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.text import Arg, Text
from rulebound.lcg.abilities import Amount, Condition, Definition, Effect
from rulebound.lcg.events import Deed
from rulebound.lcg.modifiers import has_trait
from rulebound.lcg.moment import Moment
from rulebound.lcg.state import AnyCard, LcgPrinted, LcgState

S = TypeVar("S", bound=LcgState[Any])
C = TypeVar("C", bound=AnyCard)

Find: TypeAlias = Callable[[S, Moment[C]], list[C]]
Of: TypeAlias = Callable[[S, int], list[C]]
"""The cards of a player."""
Test: TypeAlias = Callable[[S, Moment[C], C], bool]


# --- players ----------------------------------------------------------------------------------------------


class Players(Definition):
    """Players an effect is about: you, each player, the first player, or one by choice."""

    __slots__ = ("words",)

    def __init__(self, words: str) -> None:
        self.words = words

    def seats(self, s: LcgState[Any], m: Moment[Any]) -> Flow[Sequence[int]]:
        """The players themselves; nothing is asked of one who is out."""
        if self.words != "one":
            return [seat for seat in self.all(s, m) if not s.players[seat].out]
        if s.players[m.seat].out:
            return []
        able = [s.players[seat] for seat in s.order()]
        player = yield from choose(
            s, m.seat, "choose", able, s.rules.choose, about=m.card, args=partial(asking, m, m.seat)
        )
        return [] if player is None else [player.seat]

    def all(self, s: LcgState[Any], m: Moment[Any]) -> Sequence[int]:
        """Everyone it could be."""
        if self.words == "you":
            return (m.seat,)
        if self.words == "first":
            return (s.first,)
        if self.words == "that":
            return (self._that(m),)
        return s.order()

    def _that(self, m: Moment[Any]) -> int:
        """Whom `choose_player` has chosen, or whom the event concerns."""
        if m.that < 0 and isinstance(m.event, Deed) and m.event.seat >= 0:
            return m.event.seat
        return m.that if m.that >= 0 else m.seat

    def text(self) -> Text:
        return Text(f"lcg-who-{self.words}")


YOU: Final = Players("you")
EACH_PLAYER: Final = Players("each")
THE_FIRST_PLAYER: Final = Players("first")
A_PLAYER: Final = Players("one")
THAT_PLAYER: Final = Players("that")
"""The player who was chosen, or else whom the event concerns."""


# --- nouns ------------------------------------------------------------------------------------------------


class Noun(Definition, Generic[S, C]):
    """A word for cards: how to say it, where such cards are in play, and what they are when they are not.

    `of` finds those of one player; `kinds`, `traits` and `also` are asked of cards in a deck, hand or pile.
    """

    __slots__ = ("also", "find", "kinds", "of", "said", "traits")

    def __init__(
        self,
        said: Text,
        find: Find[S, C],
        of: Of[S, C] | None = None,
        kinds: frozenset[str] = frozenset(),
        traits: tuple[str, ...] = (),
        also: Callable[[Any], bool] | None = None,
    ) -> None:
        self.said = said
        self.find = find
        self.of = of
        self.kinds = kinds
        self.traits = traits
        self.also = also

    def text(self) -> Text:
        return self.said

    def fits(self, printed: LcgPrinted) -> bool:
        """For cards outside play: only what is printed counts."""
        if self.kinds and printed.kind not in self.kinds:
            return False
        for trait in self.traits:
            if trait not in printed.traits:
                return False
        return self.also is None or self.also(printed)

    # --- qualities ----------------------------------------------------------------------------------------

    def that(self, words: str, test: Test[S, C], **args: Arg) -> Noun[S, C]:
        """Only those for which a test holds: `words` is the message that says so of `$noun`."""
        find = self.find

        def narrowed(s: S, m: Moment[C]) -> list[C]:
            return [card for card in find(s, m) if test(s, m, card)]

        return Noun(Text(words, {"noun": self.said, **args}), narrowed, None, self.kinds, self.traits, self.also)

    def of_player(self, words: str, who: Players) -> Noun[S, C]:
        """Only those of a player, which are looked for there and nowhere else: the first quality to be named."""
        of = self.of
        if of is None:
            raise ValueError(f"{self.said.id}: say first whose, then what else")

        def yours(s: S, m: Moment[C]) -> list[C]:
            return of(s, m.seat)

        def theirs(s: S, m: Moment[C]) -> list[C]:
            return [card for seat in who.all(s, m) for card in of(s, seat)]

        said = Text(words, {"noun": self.said, "who": who.text(), "by": who.words})
        return Noun(said, yours if who is YOU else theirs, None, self.kinds, self.traits, self.also)

    def engaged_with(self, who: Players) -> Noun[S, C]:
        return self.of_player("lcg-engaged-with", who)

    def controlled_by(self, who: Players) -> Noun[S, C]:
        return self.of_player("lcg-controlled-by", who)

    @property
    def you_control(self) -> Noun[S, C]:
        return self.controlled_by(YOU)

    def with_trait(self, trait: str) -> Noun[S, C]:
        def test(s: S, m: Moment[C], card: C) -> bool:
            return has_trait(s, card, trait)

        noun = self.that("lcg-with-trait", test, trait=Text(f"own-trait-{trait}"))
        noun.said = beside_the_noun(self.said, noun.said)
        noun.traits = (*self.traits, trait)
        return noun

    @property
    def ready(self) -> Noun[S, C]:
        return self.that("lcg-ready", lambda s, m, card: not card.exhausted)

    @property
    def exhausted(self) -> Noun[S, C]:
        return self.that("lcg-exhausted", lambda s, m, card: card.exhausted)

    @property
    def facedown(self) -> Noun[S, C]:
        return self.that("lcg-facedown", lambda s, m, card: card.facedown_as is not None)

    @property
    def without_a_copy(self) -> Noun[S, C]:
        """Those that have no other card of this title attached."""

        def free(s: S, m: Moment[C], card: C) -> bool:
            title = m.card.printed.plain
            return all(s.cards[id].printed.plain != title for id in card.attached)

        return self.that("lcg-without-a-copy", free)

    def other_than(self, pick: str) -> Noun[S, C]:
        """Different ones than were picked under that name."""
        return self.that("lcg-different", lambda s, m, card: card not in m.picked(pick))

    @property
    def in_discard_piles(self) -> Noun[S, C]:
        """Such cards in the discard piles of all players."""

        def lying(s: S, m: Moment[C]) -> list[C]:
            kinds = self.kinds  # most cards are of other types, and that is told at once
            return [
                card
                for seat in s.order()
                for card in s.players[seat].discard.cards
                if (not kinds or card.printed.kind in kinds) and self.fits(card.printed)
            ]

        return Noun(Text("lcg-in-discard-piles", {"noun": self.said}), lying, None, self.kinds, self.traits, self.also)

    @property
    def in_your_hand(self) -> Noun[S, C]:
        def held(s: S, m: Moment[C]) -> list[C]:
            return [card for card in s.players[m.seat].hand.cards if self.fits(card.printed)]

        return Noun(Text("lcg-in-your-hand", {"noun": self.said}), held, None, self.kinds, self.traits, self.also)

    @property
    def in_your_discard_pile(self) -> Noun[S, C]:
        def lying(s: S, m: Moment[C]) -> list[C]:
            return [card for card in s.players[m.seat].discard.cards if self.fits(card.printed)]

        said = Text("lcg-in-your-discard-pile", {"noun": self.said})
        return Noun(said, lying, None, self.kinds, self.traits, self.also)

    def __or__(self, other: Noun[S, C]) -> Noun[S, C]:
        """Both sorts: `UPGRADE | SUPPORT`."""
        one, two = self.find, other.find
        mine, theirs = self.of, other.of

        def find(s: S, m: Moment[C]) -> list[C]:
            return [*one(s, m), *two(s, m)]

        def of(s: S, seat: int) -> list[C]:
            assert mine is not None
            assert theirs is not None
            return [*mine(s, seat), *theirs(s, seat)]

        said = Text("lcg-or", {"noun": self.said, "other": other.said})
        return Noun(said, find, None if mine is None or theirs is None else of, self.kinds | other.kinds)

    def __sub__(self, other: Noun[S, C]) -> Noun[S, C]:
        """All but those: `ENEMY - VILLAIN`."""
        find = other.find
        return self.that("lcg-except", lambda s, m, card: card not in find(s, m), other=other.said)


def beside_the_noun(said: Text, quality: Text) -> Text:
    """A quality said of the bare noun, under all that was said of it before: "Drone minion engaged with you"."""
    inner = said.args.get("noun")
    if isinstance(inner, Text):
        return Text(said.id, {**said.args, "noun": beside_the_noun(inner, quality)})
    return Text(quality.id, {**quality.args, "noun": said})


def bare(said: Text) -> Text:
    """A noun without its qualities, for what was pointed at before: "that ally", wherever it lay."""
    inner = said.args.get("noun")
    return bare(inner) if isinstance(inner, Text) and "other" not in said.args else said


# --- targets ----------------------------------------------------------------------------------------------


class Target(Definition, Generic[S, C]):
    """Cards to point at: each of a noun, or so many by choice; `pick` is the name under which they are remembered."""

    __slots__ = ("each", "find", "most", "noun", "pick", "words", "yours")

    def __init__(
        self,
        words: str,
        noun: Noun[S, C],
        *,
        each: bool = False,
        yours: bool = False,
        most: int = 1,
        pick: str = "",
    ) -> None:
        self.words = words
        self.noun = noun
        self.find = noun.find
        self.each = each
        self.yours = yours  # "choose": you do, even for a card of the scenario
        self.most = most  # with more than one: "up to"
        self.pick = pick

    def candidates(self, s: S, m: Moment[C]) -> list[C]:
        return self.find(s, m)

    def text(self) -> Text:
        if not self.words:
            return self.noun.text()
        args: dict[str, Arg] = {"noun": self.noun.text()}
        return Text(self.words, {**args, "n": self.most} if self.most > 1 else args)

    def counted(self) -> Text:
        """The words after "for each"."""
        return Text("lcg-each", {"noun": self.noun.text()})

    def picks(self, s: S, m: Moment[C], act: str, useful: Callable[[C], bool], deed: Effect[Any, Any]) -> Flow[list[C]]:
        """The cards an effect is done to, without those that it would not change; the question tells the deed."""
        found = [card for card in self.candidates(s, m) if useful(card)]
        if not self.each and len(found) > 1:
            seat, rule = s.judge.chooser(s, m, self.yours)
            found = yield from self._several(s, m, act, found, seat, rule, deed)
        if self.pick:
            m.keep(self.pick, found)
        return found

    def _several(
        self, s: S, m: Moment[C], act: str, found: list[C], seat: int, rule: str, deed: Effect[Any, Any]
    ) -> Flow[list[C]]:
        """One or more, as many as wanted up to the most."""
        taken: list[C] = []
        args = partial(asking, m, seat, deed)
        while len(taken) < self.most:
            decline = "done" if taken else ""
            card = yield from choose(s, seat, act, found, rule, decline=decline, about=m.card, args=args)
            if card is None:
                break
            taken.append(card)
            found = [one for one in found if self.goes_with(one, taken)]
        return taken

    def goes_with(self, card: C, taken: Sequence[C]) -> bool:
        """Whether a further card may be taken beside these."""
        return card not in taken


def asking(m: Moment[Any], seat: int, *deeds: Effect[Any, Any]) -> dict[str, Arg]:
    """Which card asks, and what it would do, in its own words: they say how much."""
    told = [m.card.printed.words(deed.text()) for deed in deeds]
    return {"by": m.card.name_for(seat), "n": 0, "deeds": told, "told": len(told)}


class SoMany(Target[S, C]):
    """So many of them by choice, or all if there are no more; how many may depend on the game."""

    __slots__ = ("n",)

    def __init__(self, n: int | Amount[S, Moment[C]], noun: Noun[S, C], pick: str = "") -> None:
        super().__init__("lcg-so-many", noun, yours=True, pick=pick)
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n,)

    def picks(self, s: S, m: Moment[C], act: str, useful: Callable[[C], bool], deed: Effect[Any, Any]) -> Flow[list[C]]:
        found = [card for card in self.candidates(s, m) if useful(card)]
        n = self.n if isinstance(self.n, int) else self.n.value(s, m)
        taken: list[C] = []
        seat, rule = s.judge.chooser(s, m, self.yours)
        args = partial(asking, m, seat, deed)
        while len(taken) < n and found:
            if len(found) + len(taken) <= n:
                taken += found
                break
            card = yield from choose(s, seat, act, found, rule, about=m.card, args=args)
            assert card is not None
            found.remove(card)
            taken.append(card)
        if self.pick:
            m.keep(self.pick, taken)
        return taken

    def text(self) -> Text:
        if isinstance(self.n, int):
            return Text("lcg-so-many", {"n": self.n, "noun": self.noun.text()})
        return Text("lcg-so-many-by", {"n": self.n.text(), "noun": self.noun.text()})


class DifferentTitles(Target[S, C]):
    """Up to so many cards, no two of one title."""

    __slots__ = ()

    def candidates(self, s: S, m: Moment[C]) -> list[C]:
        return self._one_of_each(self.find(s, m))

    def _one_of_each(self, cards: list[C]) -> list[C]:
        return list({card.printed.code: card for card in cards}.values())

    def goes_with(self, card: C, taken: Sequence[C]) -> bool:
        return all(card.printed.plain != other.printed.plain for other in taken)

    def text(self) -> Text:
        noun = beside_the_noun(self.noun.text(), Text("lcg-different-titles"))
        return Text(self.words, {"noun": noun, "n": self.most})


class Listed(Target[S, C]):
    """Several targets in one list, all of them: "the villain and each minion engaged with you"."""

    __slots__ = ("items",)

    def __init__(self, *items: Target[S, C]) -> None:
        super().__init__("", items[0].noun, each=True)
        self.items = items

    def candidates(self, s: S, m: Moment[C]) -> list[C]:
        return list(dict.fromkeys([card for item in self.items for card in item.candidates(s, m)]))

    def text(self) -> Text:
        return Text("lcg-target-list", {"items": [item.text() for item in self.items]})


class InsteadTarget(Target[S, C]):
    """One target, or another one instead if something is so."""

    __slots__ = ("condition", "other", "target")

    def __init__(self, target: Target[S, C], other: Target[S, C], condition: Condition[S, Moment[C]]) -> None:
        super().__init__("", target.noun)
        self.target = target
        self.other = other
        self.condition = condition

    def parts(self) -> Sequence[object]:
        return (self.condition,)

    def candidates(self, s: S, m: Moment[C]) -> list[C]:
        return (self.other if self.condition.holds(s, m) else self.target).candidates(s, m)

    def picks(self, s: S, m: Moment[C], act: str, useful: Callable[[C], bool], deed: Effect[Any, Any]) -> Flow[list[C]]:
        cards = yield from (self.other if self.condition.holds(s, m) else self.target).picks(s, m, act, useful, deed)
        return cards

    def text(self) -> Text:
        args: dict[str, Arg] = {"target": self.target.text(), "other": self.other.text()}
        return Text("lcg-target-instead", {**args, "condition": self.condition.text()})


def an(noun: Noun[S, C], pick: str = "") -> Target[S, C]:
    """One of them, by choice."""
    return Target("lcg-an", noun, pick=pick)


def a_chosen(noun: Noun[S, C], pick: str = "") -> Target[S, C]:
    """One of them of your choice, though a card of the scenario says so."""
    return Target("lcg-chosen", noun, yours=True, pick=pick)


def each(noun: Noun[S, C]) -> Target[S, C]:
    return Target("lcg-each", noun, each=True)


def the(noun: Noun[S, C]) -> Target[S, C]:
    """The only one there is, or one by choice of several that are the same in this."""
    return Target("lcg-the", noun)


def your(noun: Noun[S, C]) -> Target[S, C]:
    return Target("lcg-your", noun)


def among(noun: Noun[S, C]) -> Target[S, C]:
    """All of them together, for something that is divided."""
    return Target("", noun, each=True)


def all_of(*targets: Target[S, C]) -> Target[S, C]:
    return Listed(*targets)


def up_to(n: int, noun: Noun[S, C], pick: str = "") -> Target[S, C]:
    return Target("lcg-up-to", noun, most=n, pick=pick)


def so_many(n: int | Amount[S, Moment[C]], noun: Noun[S, C], pick: str = "") -> Target[S, C]:
    """So many of your choice, or all if there are no more."""
    return SoMany(n, noun, pick)


def different_titles(n: int, noun: Noun[S, C], pick: str = "") -> Target[S, C]:
    return DifferentTitles("lcg-up-to", noun, most=n, pick=pick)


def instead_if(target: Target[S, C], other: Target[S, C], condition: Condition[S, Moment[C]]) -> Target[S, C]:
    return InsteadTarget(target, other, condition)


def that(pick: str, noun: Noun[S, C]) -> Target[S, C]:
    """What was picked before under that name; as long as nothing was, it could be any of the noun."""
    find = noun.find

    def picked(s: S, m: Moment[C]) -> list[C]:
        return find(s, m) if m.picks is None or pick not in m.picks else m.picks[pick]

    return Target("lcg-that", Noun(bare(noun.said), picked), each=True)


def named(title: str, pick: str = "") -> Target[Any, Any]:
    """The card of a title in play."""
    return Target("", titled(title), pick=pick)


def titled(title: str) -> Noun[Any, Any]:
    """The cards of a title in play."""
    return Noun(
        Text("lcg-named", {"title": title}),
        lambda s, m: s.titled(title),
        also=lambda printed: bool(printed.plain == title),
    )


def _this(s: LcgState[Any], m: Moment[Any]) -> list[Any]:
    return [] if m.gone else [m.card]


def _host(s: LcgState[Any], m: Moment[Any]) -> list[Any]:
    host = s.host_of(m.card)
    return [] if host is None else [host]


def about_event(s: LcgState[Any], m: Moment[Any]) -> list[Any]:
    """The card to which the event happens."""
    event = m.event
    return [event.on] if isinstance(event, Deed) and event.on is not None else []


def by_event(s: LcgState[Any], m: Moment[Any]) -> list[Any]:
    """The card that does what happens."""
    event = m.event
    return [event.by] if isinstance(event, Deed) and event.by is not None else []


THIS: Final[Target[Any, Any]] = Target("", Noun(Text("lcg-this"), _this))
HOST: Final[Target[Any, Any]] = Target("", Noun(Text("lcg-host"), _host))
