"""A position of VS System is laid out: formations, hands and resource rows, by the names of the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from rulebound.games.versus import cardpool
from rulebound.games.versus.leaving import enter
from rulebound.games.versus.printed import Print
from rulebound.games.versus.setup import LAST_TURN
from rulebound.games.versus.state import FRONT, SUPPORT, Attack, VersusCard, VersusState
from rulebound.games.versus.turn import begin
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.chance import Chance

Row: TypeAlias = Sequence[str | None]
ME: Final = 0
FOE: Final = 1
BYSTANDER: Final = "Mercenary Squad"
"""What lies in the decks below the cards that matter."""


def lay_out(
    *,
    front: Row = (),
    support: Row = (),
    hand: Sequence[str] = (),
    row: Sequence[str] = (),
    face_up: Sequence[str] = (),
    ko: Sequence[str] = (),
    deck: Sequence[str] = (),
    foe_front: Row = (),
    foe_support: Row = (),
    foe_hand: Sequence[str] = (),
    foe_row: Sequence[str] = (),
    foe_face_up: Sequence[str] = (),
    foe_ko: Sequence[str] = (),
    foe_deck: Sequence[str] = (),
    gear: Mapping[str, str] | None = None,
    stunned: Sequence[str] = (),
    exhausted: Sequence[str] = (),
    endurance: tuple[int, int] = (50, 50),
    attack: tuple[str, str] | None = None,
    stage: str = "attack",
    active: int = ME,
    initiative: int = ME,
    turn: int = 3,
    windows: str = "some",
) -> VersusState:
    """The given cards on the table, at the start of a step of seat `active`; gaps in a row are None.

    The decks hold the given cards on top (the first one on top) and ten cards that matter to nobody. Cards are called
    by their name, with the version where there are several; "foe Polaris" is the second seat's, "Toad#2" a second one.
    An `attack` of one on another has begun.
    """
    s = VersusState(Chance(1))
    for player in s.players:
        player.endurance = endurance[player.seat]
        player.asks_all = windows == "all"
    _lay_side(s, ME, front, support, row, face_up, hand, ko, deck)
    _lay_side(s, FOE, foe_front, foe_support, foe_row, foe_face_up, foe_hand, foe_ko, foe_deck)
    s.turn = turn
    s.last_turn = LAST_TURN
    s.initiative = initiative
    for bearer, name in (gear or {}).items():
        carrier = find(s, bearer)
        card = _new(s, carrier.owner, name)
        enter(s, card, s.players[carrier.owner].equipment)
        card.now.gear = carrier.id
        carrier.now.gear = card.id
    for name in stunned:
        find(s, name).now.stunned = True
    for name in (*stunned, *exhausted):
        find(s, name).now.exhausted = True
    s.texts_change()
    begin(s, stage, active)
    if attack is not None:
        attacker, defender = (find(s, name) for name in attack)
        attacker.now.exhausted = True
        s.attack = Attack(attacker.controller, [attacker.id], defender.id)
    s.step = "priority"
    return s


def _lay_side(
    s: VersusState,
    seat: int,
    front: Row,
    support: Row,
    row: Sequence[str],
    face_up: Sequence[str],
    hand: Sequence[str],
    ko: Sequence[str],
    deck: Sequence[str],
) -> None:
    player = s.players[seat]
    for where, characters in ((FRONT, front), (SUPPORT, support)):
        for column, character in enumerate(characters):
            if character is not None:
                card = _new(s, seat, character)
                enter(s, card, player.characters)
                card.now.row = where
                card.now.column = column
    for names, is_up in ((row, False), (face_up, True)):
        for name in names:
            card = _new(s, seat, name)
            enter(s, card, player.resources)
            card.now.face_up = is_up
            card.now.ongoing = is_up and bool(card.printed.ongoing)
            if is_up:
                s.show(card, EVERYONE)
    for name in hand:
        s.move(_new(s, seat, name), player.hand)
    for name in ko:
        s.move(_new(s, seat, name), player.ko)
    for name in [BYSTANDER] * 10 + list(reversed(deck)):
        _new(s, seat, name)


def _new(s: VersusState, seat: int, name: str) -> VersusCard:
    return s.add_card(VersusCard(len(s.cards), named(name), seat), s.players[seat].deck)


def named(name: str) -> Print:
    """A card by its name: "Bastion", or "Wolverine, Weapon Instinct" where there are several of that name."""
    return next(card for card in cardpool.cards() if name in (card.title, f"{card.title}, {card.version}"))


def find(s: VersusState, name: str) -> VersusCard:
    """A card by its name, with "foe " for the second seat's and "#2" for the second copy."""
    owner = FOE if name.startswith("foe ") else ME
    one, _, copy = name.removeprefix("foe ").partition("#")
    found = [c for c in s.cards if c.owner == owner and c.printed is named(one)]
    return found[int(copy or 1) - 1]
