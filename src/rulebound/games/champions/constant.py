"""Постійна властивість: what a card changes for as long as it is in play."""

from __future__ import annotations

from rulebound.games.champions.amounts import Instead, Times
from rulebound.games.champions.moments import Condition, Count, Moment, number, worth
from rulebound.games.champions.numbers import MAY_PLAY, Permission, Prohibition
from rulebound.games.champions.printed import UPGRADE
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.targets import Target
from rulebound.kernel.text import Arg, Text
from rulebound.lcg.state import Modifier


class Gets(Modifier[ChampionsState, ChampionsCard]):
    """champions.constant.conditional_checked_continuously: so much more of a number, for the cards of a target.

    `stat` is atk, thw, def, sch, rec, hp, hand, hand-cap, ally-limit, a keyword, `trait-…` or `base-…`.
    champions.upgrade.modifies_identity: the target of such an upgrade is your hero, your alter-ego or your identity.
    """

    __slots__ = ("condition", "n", "target")

    def __init__(
        self, stat: str, n: Count, target: Target, condition: Condition | None = None, how: str = "add"
    ) -> None:
        super().__init__(stat, how)
        self.n = n
        self.target = target
        self.condition = condition

    def _moment(self, s: ChampionsState, source: ChampionsCard) -> Moment:
        seat = source.controller if source.controller is not None else source.engaged
        return Moment(source, seat if seat >= 0 else s.first)

    def applies(self, s: ChampionsState, source: ChampionsCard, card: ChampionsCard) -> bool:
        if source.controller is not None and s.players[source.controller].out:
            return False
        m = self._moment(s, source)
        if card not in self.target.candidates(s, m):
            return False
        return self.condition is None or self.condition.holds(s, m)

    def amount(self, s: ChampionsState, source: ChampionsCard, card: ChampionsCard) -> int:
        return self.n if isinstance(self.n, int) else worth(self.n, s, self._moment(s, source))

    def text(self) -> Text:
        n = self.n
        once = n.n if isinstance(n, Times | Instead) else n
        args: dict[str, Arg] = {"n": number(once), "target": self.target.text()}
        if self.stat.startswith("trait-"):
            said = Text("champions-gets-trait", {**args, "trait": Text(f"champions-{self.stat}")})
        else:
            said = Text(f"champions-gets-{self.stat}{'' if self.how == 'add' else '-' + self.how}", args)
        if isinstance(n, Times):
            said = Text("champions-gets-for", {"said": said, "each": n.each.text()})
        elif isinstance(n, Instead):
            said = Text("champions-gets-instead", {"said": said, "n": number(n.other), "condition": n.condition.text()})
        return said if self.condition is None else conditional(said, self.condition)


def conditional(said: Text, condition: Condition) -> Text:
    return Text("champions-while", {"said": said, "condition": condition.text()})


class Cannot(Prohibition):
    """champions.cannot.absolute: "take-damage", "lose-threat", "be-attacked"; perhaps only from upgrades of a trait."""

    __slots__ = ("condition", "from_upgrades", "target", "what")

    def __init__(self, what: str, target: Target, condition: Condition | None = None, from_upgrades: str = "") -> None:
        super().__init__(f"cannot-{what}")
        self.what = what
        self.target = target
        self.condition = condition
        self.from_upgrades = from_upgrades

    def applies(self, s: ChampionsState, source: ChampionsCard, card: ChampionsCard) -> bool:
        seat = source.controller if source.controller is not None else source.engaged
        m = Moment(source, seat if seat >= 0 else s.first)
        return card in self.target.candidates(s, m) and (self.condition is None or self.condition.holds(s, m))

    def amount(self, s: ChampionsState, source: ChampionsCard, card: ChampionsCard) -> int:
        return 1

    def forbids(self, s: ChampionsState, holder: ChampionsCard, source: ChampionsCard | None) -> bool:
        if not self.from_upgrades:
            return True
        return source is not None and source.kind == UPGRADE and self.from_upgrades in source.printed.traits

    def text(self) -> Text:
        args: dict[str, Arg] = {"target": self.target.text()}
        said = Text(f"champions-cannot-{self.what}", args)
        if self.from_upgrades:
            trait = Text(f"champions-trait-{self.from_upgrades}")
            said = Text(f"champions-cannot-{self.what}-from", {**args, "trait": trait})
        return said if self.condition is None else conditional(said, self.condition)


class MayPlay(Permission):
    """champions.play_permission.optional_exception: cards of a type may be played from your discard pile."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        super().__init__(MAY_PLAY)
        self.kind = kind  # of those that enter play: an ally, an upgrade, a support

    def applies(self, s: ChampionsState, source: ChampionsCard, card: ChampionsCard) -> bool:
        return card.printed.kind == self.kind

    def amount(self, s: ChampionsState, source: ChampionsCard, card: ChampionsCard) -> int:
        return 1

    def text(self) -> Text:
        return Text(f"champions-may-play-{self.kind}")
