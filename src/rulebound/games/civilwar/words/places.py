"""What happens in locations: strikes, rescues, thugs that are moved, control."""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.civilwar.control import flip
from rulebound.games.civilwar.damage import damage
from rulebound.games.civilwar.population import add
from rulebound.games.civilwar.printed import word
from rulebound.games.civilwar.registration import discard_danger
from rulebound.games.civilwar.resolving import Source
from rulebound.games.civilwar.ring import NEIGHBOURS, free_tokens, takable, take_from
from rulebound.games.civilwar.state import BLUE_ARROW, RED_ARROW, RING, CivilState, Crowd, Hero, Location
from rulebound.games.civilwar.words.effect import Effect, says
from rulebound.games.civilwar.words.who import HERE, ONE_ADJACENT, Where
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, choose, pick
from rulebound.kernel.text import Text
from rulebound.kernel.things import Thing


class Strike(Effect):
    """So many times: a thug is defeated, or an Enemy takes 1 damage. Each point may take another target."""

    __slots__ = ("n", "where")

    def __init__(self, n: int, where: Where) -> None:
        super().__init__()
        self.n = n
        self.where = where

    def can(self, s: CivilState, source: Source) -> bool:
        return any(self.targets(s, source, position) for position in self.where.positions(s, source))

    def targets(self, s: CivilState, source: Source, position: int) -> list[Thing]:
        place = s.ring[position]
        found: list[Thing] = [place.thug_crowd] if place.thugs and takable(s, source.side, place.thug_crowd) else []
        found += s.standing_at(position, 1 - source.side)
        task = s.task
        armory = place.danger and task is not None and task.how == "attack" and source.side == s.blue
        return [*found, place] if armory and self.where is HERE else found

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        positions = self.where.positions(s, source)
        if self.where is ONE_ADJACENT:
            places = [s.ring[position] for position in positions if self.targets(s, source, position)]
            place = yield from choose(
                s, source.seat, "strike-at", places, source.rule, about=source.about, args=self.telling
            )
            positions = [] if place is None else [place.position]
        for _ in range(self.n):
            aims = [target for position in positions for target in self.targets(s, source, position)]
            aim = yield from choose(s, source.seat, "strike", aims, source.rule, about=source.about, args=self.telling)
            if isinstance(aim, Crowd):
                yield from take_from(s, source.side, source.seat, aim)
            elif isinstance(aim, Hero):
                yield from damage(s, aim, 1, source.side)
            elif isinstance(aim, Location):
                aim.danger -= 1
                discard_danger(s)
        return True

    def text(self) -> Text:
        return says("strike", n=self.n, where=self.where.text())


class TakeUpTo(Effect):
    """Up to so many civilians are rescued, or thugs defeated."""

    __slots__ = ("n", "where")
    thugs: ClassVar[bool] = False
    act: ClassVar[str] = "rescue"

    def __init__(self, n: int, where: Where) -> None:
        super().__init__()
        self.n = n
        self.where = where

    def crowds(self, s: CivilState, source: Source) -> list[Crowd]:
        found = []
        for position in self.where.positions(s, source):
            place = s.ring[position]
            crowd = place.thug_crowd if self.thugs else place.civilian_crowd
            if (place.thugs if self.thugs else place.civilians) and takable(s, source.side, crowd):
                found.append(crowd)
        return found

    def can(self, s: CivilState, source: Source) -> bool:
        return bool(self.crowds(s, source))

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        for _ in range(self.n):
            offered: dict[Option, Crowd | None] = {Option(self.act, crowd): crowd for crowd in self.crowds(s, source)}
            if not offered:
                break
            offered[Option("done")] = None
            crowd = yield from pick(source.seat, self.act, offered, source.rule, about=source.about, args=self.telling)
            if crowd is None:
                break
            yield from take_from(s, source.side, source.seat, crowd)
        return True

    def text(self) -> Text:
        return says(self.act, n=self.n, where=self.where.text())

    def as_way(self) -> Text:
        return says(f"{self.act}-up-to", n=self.n, where=self.where.text())


class Rescue(TakeUpTo):
    """Up to so many civilians."""

    __slots__ = ()


class Defeat(TakeUpTo):
    """Up to so many thugs."""

    __slots__ = ()
    thugs: ClassVar[bool] = True
    act: ClassVar[str] = "defeat"


class DiscardFolk(Effect):
    """Up to so many civilians or thugs leave without being rescued or defeated, and nobody scores.

    civilwar.scoring.discard_no_score. Who carries Danger stays: civilwar.danger.protected
    """

    __slots__ = ("n", "thugs", "where")

    def __init__(self, kind: str, n: int, where: Where) -> None:
        super().__init__()
        self.thugs = kind == "T"
        self.n = n
        self.where = where

    def crowds(self, s: CivilState, source: Source) -> list[Crowd]:
        places = [s.ring[position] for position in self.where.positions(s, source)]
        crowds = [place.thug_crowd if self.thugs else place.civilian_crowd for place in places]
        return [crowd for crowd in crowds if free_tokens(s, crowd)]

    def can(self, s: CivilState, source: Source) -> bool:
        return bool(self.crowds(s, source))

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        for _ in range(self.n):
            crowds = self.crowds(s, source)
            crowd = yield from choose(
                s,
                source.seat,
                "send-off",
                crowds,
                source.rule,
                decline="done",
                about=source.about,
                args=self.telling,
            )
            if crowd is None:
                break
            place = s.ring[crowd.position]
            if self.thugs:
                place.thugs -= 1
            else:
                place.civilians -= 1
            s.log.say("sent-off", "civilwar.scoring.discard_no_score", place=place)
        return True

    def text(self) -> Text:
        who = word("folk", "thugs" if self.thugs else "civilians")
        return says("send-off", n=self.n, who=who, where=self.where.text())


class PullThugs(Effect):
    """Any number of thugs from adjacent locations into empty slots here; if none is moved, it stops."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(or_stop=True)

    def can(self, s: CivilState, source: Source) -> bool:
        hero = source.hero
        if hero is None or hero.jailed or not s.ring[hero.position].empty_slots:
            return False
        return any(s.ring[position].thugs for position in NEIGHBOURS[hero.position])

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        hero = source.hero
        assert hero is not None
        here = s.ring[hero.position]
        moved = 0
        while here.empty_slots:
            offered: dict[Option, tuple[Location, bool] | None] = {}
            for position in NEIGHBOURS[hero.position]:
                place = s.ring[position]
                if place.thugs > place.endangered_thugs:
                    offered[Option("pull", place.thug_crowd)] = (place, False)
                if place.endangered_thugs:
                    offered[Option("pull-endangered", place.thug_crowd)] = (place, True)
            if not offered:
                break
            offered[Option("done")] = None
            taken = yield from pick(source.seat, "pull", offered, source.rule, about=source.about, args=self.telling)
            if taken is None:
                break
            place, endangered = taken
            place.thugs -= 1
            here.thugs += 1
            if endangered:  # civilwar.danger.travels
                place.endangered_thugs -= 1
                here.endangered_thugs += 1
            moved += 1
            rule = "civilwar.danger.travels" if endangered else source.rule
            s.log.say("thug-moves", rule, place=place, to=here)
        return moved > 0

    def text(self) -> Text:
        return says("pull")


class MoveTokens(Effect):
    """Up to so many tokens from here into empty slots of adjacent locations; Danger travels along."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def ways(self, s: CivilState, here: Location) -> dict[Option, tuple[Location, bool, bool]]:
        """Thug or civilian, with Danger or without, to which side."""
        offered: dict[Option, tuple[Location, bool, bool]] = {}
        for position in NEIGHBOURS[here.position]:
            place = s.ring[position]
            if not place.empty_slots:
                continue
            if here.thugs > here.endangered_thugs:
                offered[Option("send-thug", place)] = (place, True, False)
            if here.endangered_thugs:
                offered[Option("send-endangered-thug", place)] = (place, True, True)
            if here.civilians > here.endangered_civilians:
                offered[Option("send-civilian", place)] = (place, False, False)
            if here.endangered_civilians:
                offered[Option("send-endangered-civilian", place)] = (place, False, True)
        return offered

    def can(self, s: CivilState, source: Source) -> bool:
        hero = source.hero
        return hero is not None and not hero.jailed and bool(self.ways(s, s.ring[hero.position]))

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        hero = source.hero
        assert hero is not None
        here = s.ring[hero.position]
        for _ in range(self.n):
            offered: dict[Option, tuple[Location, bool, bool] | None] = {**self.ways(s, here)}
            if not offered:
                break
            offered[Option("done")] = None
            taken = yield from pick(source.seat, "send", offered, source.rule, about=source.about, args=self.telling)
            if taken is None:
                break
            place, thug, endangered = taken
            if thug:
                here.thugs -= 1
                place.thugs += 1
                here.endangered_thugs -= endangered
                place.endangered_thugs += endangered
            else:
                here.civilians -= 1
                place.civilians += 1
                here.endangered_civilians -= endangered
                place.endangered_civilians += endangered
            s.log.say("token-moves", source.rule, place=here, to=place)
        return True

    def text(self) -> Text:
        return says("move-tokens", n=self.n)


class Add(Effect):
    """Thugs or civilians come to places counted from the arrows; this may cause overflow."""

    __slots__ = ("kind", "steps")

    def __init__(self, kind: str, *steps: int) -> None:
        super().__init__()
        self.kind = kind
        self.steps = steps  # how far clockwise from both arrows

    def can(self, s: CivilState, source: Source) -> bool:
        return True

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        for k in self.steps:
            for arrow in (BLUE_ARROW, RED_ARROW):
                yield from add(s, s.ring[(arrow + k) % RING], self.kind)
        return True

    def text(self) -> Text:
        who = word("folk", "thugs" if self.kind == "T" else "civilians")
        return says("add", who=who, places=[Text("civilwar-from-arrow", {"k": k}) for k in self.steps])


class Flip(Effect):
    """Up to so many control tokens are turned to the side of whose effect it is."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def can(self, s: CivilState, source: Source) -> bool:
        return any(place.control != source.side for place in s.ring)

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        for _ in range(self.n):
            places = [place for place in s.ring if place.control != source.side]
            place = yield from choose(
                s,
                source.seat,
                "flip",
                places,
                source.rule,
                decline="done",
                about=source.about,
                args=self.telling,
            )
            if place is None:
                break
            flip(s, place, source.rule)
        return True

    def text(self) -> Text:
        return says("flip", n=self.n)
