"""Which cards a text means: characters in play, or cards in a hand, deck or pile."""

from __future__ import annotations

from typing import Final

from rulebound.games.versus.numbers import atk, keywords, teams
from rulebound.games.versus.printed import Print, says
from rulebound.games.versus.state import FLIGHT, NONE, RANGE, VersusCard, VersusState
from rulebound.kernel.text import Text

FIGHTING: Final = frozenset(
    (
        "attacker",
        "defender",
        "fighting",
        "self-attacking",
        "attacking-this",
        "attacking-with-this",
        "attacking-chosen-team",
    )
)
"""Parts that nobody plays while no attack is in progress."""
ANY_COST: Final = 99


class Who:
    """A description of cards: characters in play, or cards in a hand, deck or pile. All parts must hold."""

    __slots__ = (
        "army", "costs", "exhausted", "fights", "keyword", "kind", "least_cost", "most_cost", "other", "overloaded",
        "role", "side", "stunned", "team", "title",
    )  # fmt: skip

    def __init__(
        self,
        kind: str = "character",
        side: str = "any",
        *,
        team: str = "",
        title: str = "",
        army: bool = False,
        most_cost: int = ANY_COST,
        least_cost: int = 0,
        stunned: bool | None = None,
        exhausted: bool | None = None,
        role: str = "any",
        other: bool = False,
        keyword: str = "any",
        overloaded: bool = False,
    ) -> None:
        self.kind = kind  # character, equipment, location, plot-twist, any; resource: any face-up one
        self.side = side  # any, own, opposing
        self.team = team
        self.title = title
        self.army = army
        self.most_cost = most_cost
        self.least_cost = least_cost
        self.costs = (least_cost, most_cost) != (0, ANY_COST)
        self.stunned = stunned
        self.exhausted = exhausted
        self.role = role  # see plays_role
        self.fights = role in FIGHTING
        self.other = other
        self.keyword = keyword  # any, flight, range, grounded (neither)
        self.overloaded = overloaded  # ATK at least twice the printed one

    def fits(self, printed: Print) -> bool:
        """For cards outside play: only what is printed counts."""
        if self.kind != "any" and printed.kind != self.kind:
            return False
        if self.team and self.team not in printed.teams:
            return False
        if self.title and printed.title != self.title:
            return False
        return (not self.army or printed.army) and self.least_cost <= printed.cost <= self.most_cost

    def matches(self, s: VersusState, seat: int, source: VersusCard, card: VersusCard) -> bool:
        """For cards in play, from the standpoint of a text's controller."""
        if self.side != "any" and (card.controller == seat) != (self.side == "own"):
            return False
        return self.describes(s, source, card)

    def describes(self, s: VersusState, source: VersusCard, card: VersusCard) -> bool:
        """The same without asking on whose side it is: that is known of the `candidates`."""
        now = card.now
        if self.role != "any" and not plays_role(s, self.role, source, card):
            return False
        if self.stunned is not None and now.stunned != self.stunned:
            return False
        if self.exhausted is not None and now.exhausted != self.exhausted:
            return False
        if self.other and card is source:
            return False
        printed = card.printed
        if self.costs and not self.least_cost <= printed.cost <= self.most_cost:
            return False
        if self.army and not printed.army:
            return False
        if self.title and printed.title != self.title:
            return False
        if self.team and self.team not in teams(s, card):
            return False
        if self.keyword != "any":
            has = keywords(s, card)
            if self.keyword == "grounded":
                if has:
                    return False
            elif not has & (FLIGHT if self.keyword == "flight" else RANGE):
                return False
        return not self.overloaded or atk(s, card) >= 2 * printed.atk

    def candidates(self, s: VersusState, seat: int) -> list[VersusCard]:
        """Where such cards can be in play."""
        found: list[VersusCard] = []
        if self.fights and s.attack is None:
            return found
        for player in s.players:
            if (self.side == "own" and player.seat != seat) or (self.side == "opposing" and player.seat == seat):
                continue
            if self.kind == "character":
                found += player.characters.cards
            elif self.kind == "equipment":
                found += player.equipment.cards
            elif self.kind == "resource":
                found += [c for c in player.resources.cards if c.now.face_up]
            else:
                found += [c for c in player.resources.cards if c.now.face_up and c.printed.kind == self.kind]
        return found

    def all(self, s: VersusState, seat: int, source: VersusCard) -> list[VersusCard]:
        return [card for card in self.candidates(s, seat) if self.describes(s, source, card)]

    # --- in words ------------------------------------------------------------------------------------------------

    def text(self) -> Text:
        """Such a character or other card in play: "stunned X-Men character you control"."""
        said = says(f"noun-{self.role}" if self.role in NOUNS else f"noun-{self.kind}")
        said = self._narrowed(said)
        return says(f"that-{self.role}", noun=said) if self.role in CLAUSES else said

    def card_text(self) -> Text:
        """Such a card in a hand, deck or pile: "Army Sentinel character card"."""
        said = says("noun-any" if self.kind == "any" else f"noun-{self.kind}-card")
        return self._narrowed(said)

    def subject(self) -> Text:
        """Whom a continuous text is about."""
        if self.role in ("self", "self-attacking"):
            return says("this")
        if self.role == "bearer":
            return says("bearer")
        if self.role == "attacking-with-this":
            return says("attacking-with-this")
        said = self._narrowed(says(f"noun-{self.kind}"))
        return says("that-attacking-this" if self.role == "attacking-this" else "all", noun=said)

    def during(self, does: Text) -> Text:
        """When a continuous text works: "… while defending"."""
        if self.role in WHILE:
            return says(f"while-{self.role}", does=does)
        if self.role == "bearer" and self.team:
            return says("while-team", does=does, team=says(f"team-{self.team}"))
        return does

    def _narrowed(self, said: Text) -> Text:
        if self.team:
            said = says("army-team" if self.army else "of-team", noun=said, team=says(f"team-{self.team}"))
        elif self.army:
            said = says("army", noun=said)
        if self.side == "opposing":
            said = says("of-opposing", noun=said)
        if self.title:
            said = says("named", noun=said, title=titled(self.title))
        if self.most_cost < ANY_COST:
            said = says("of-cost-most", noun=said, n=self.most_cost)
        if self.least_cost:
            said = says("of-cost-least", noun=said, n=self.least_cost)
        if self.keyword != "any":
            said = says(f"with-{self.keyword}", noun=said)
        if self.side == "own":  # after all that is said of the card itself: "a character with flight you control"
            said = says("of-own", noun=said)
        if self.exhausted is not None:
            said = says("adj-exhausted" if self.exhausted else "adj-ready", noun=said)
        if self.stunned is not None:
            said = says("adj-stunned" if self.stunned else "adj-not-stunned", noun=said)
        if self.other:
            said = says("adj-other", noun=said)
        return says("with-overload", noun=said) if self.overloaded else said


NOUNS: Final = ("attacker", "defender", "fighting")
"""Roles that are words for a character."""
CLAUSES: Final = ("idle", "not-attacking")
WHILE: Final = ("attacker", "defender", "reinforced", "self-attacking", "attacking-chosen-team")


def titled(title: str) -> Text:
    """The name of a character as a text says it."""
    return Text(f"versus-titled-{title.lower().replace('.', '').replace(' ', '-')}", plain=title)


def plays_role(s: VersusState, role: str, source: VersusCard, card: VersusCard) -> bool:
    """The part a character plays in the attack in progress (versus.combat.becomes_attacker)."""
    if role == "self":
        return card is source
    if role == "bearer":
        return source.now.gear == card.id
    if role == "attacker":
        return s.attacking(card)
    if role == "defender":
        return s.defending(card)
    if role == "fighting":
        return s.attacking(card) or s.defending(card)
    if role == "idle":
        return not s.attacking(card) and not s.defending(card)
    if role == "not-attacking":
        return not s.attacking(card)
    if role == "reinforced":
        return card.now.reinforced
    if not s.attacking(card):
        return False
    attack = s.attack
    assert attack is not None
    if role == "self-attacking":
        return card is source
    if role == "attacking-this":
        return attack.defender == source.id
    if role == "attacking-with-this":
        return attack.team and source.id in attack.attackers and card is not source
    assert role == "attacking-chosen-team", role
    if attack.defender == NONE:
        return False
    return any(team in source.now.teams for team in teams(s, s.card(attack.defender)))
