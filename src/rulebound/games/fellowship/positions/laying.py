"""A position of The Lord of the Rings is laid out: the first round of a game, with hands and table as wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from rulebound.games.fellowship.encounter import put_into_staging
from rulebound.games.fellowship.engagement import engage_enemy
from rulebound.games.fellowship.printed import HERO, PLAYER_KINDS, SETS, FellowshipPrinted
from rulebound.games.fellowship.quest import commit_characters
from rulebound.games.fellowship.state import CardZone, FellowshipCard, FellowshipState
from rulebound.kernel.flow import Flow
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.position import snake
from rulebound.lcg.in_play import enter_play
from rulebound.lcg.laying import unheard

CARDS: Final = {str(n): 3 for n in range(13, 30)}
"""A deck of 51 cards that is only there to be legal."""
PHASES: Final[Mapping[str, tuple[str, ...]]] = {
    "resource": ("collect_resources", "draw_cards", "resource_actions", "end_resource_phase"),
    "planning": ("begin_planning", "plan", "end_planning"),
    "quest": (
        "begin_quest", "quest_actions", "commit", "commit_actions", "begin_staging", "stage", "staging_actions",
        "resolve_quest", "resolution_actions", "end_quest",
    ),
    "travel": ("begin_travel", "travel", "travel_actions", "end_travel"),
    "encounter": ("begin_encounter", "engage", "engage_actions", "check_engagement", "check_actions", "end_encounter"),
    "combat": (
        "begin_combat", "deal_shadow_cards", "shadow_actions", "begin_enemy_attacks", "enemy_attack",
        "begin_player_attacks", "player_attack", "end_combat",
    ),
    "refresh": ("ready_cards", "raise_threat", "pass_first_player", "refresh_actions", "end_refresh"),
    "end": ("end_round",),
}  # fmt: skip


def lay_out(
    *heroes: Sequence[str],
    hand: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    in_play: Sequence[str] = (),
    allies: Mapping[int, Sequence[str]] | None = None,
    attached: Mapping[str, Sequence[str]] | None = None,
    staging: Sequence[str] = (),
    engaged: Mapping[int, Sequence[str]] | None = None,
    active: str = "",
    on_top: Sequence[str] = (),
    resources: Mapping[str, int] | None = None,
    threat: Sequence[int] = (),
    damage: Mapping[str, int] | None = None,
    exhausted: Sequence[str] = (),
    committed: Sequence[str] = (),
    progress: int = 0,
    scenario: str = "mirkwood",
    mode: str = "normal",
    first: int = 0,
    step: str = "plan",
) -> FellowshipState:
    """The heroes of each player at the beginning of a step, by the names of cards: `eowyn`.

    `hand` and `in_play` are the first seat's, `on_top` the next cards of the encounter deck, `attached` what lies on a
    card.
    """
    s = opened({"decks": [deck(*names) for names in heroes], "scenario": scenario, "mode": mode}, first)
    for name in staging:
        put_into_play(s, name)
    if active:
        s.move(put_into_play(s, active), s.active_zone)
    for seat, names in (engaged or {}).items():
        for name in names:
            put_into_play(s, name, engaged=seat)
    for seat, names in {0: in_play, **(allies or {})}.items():
        for name in names:
            put_into_play(s, name, seat)
    for host, names in (attached or {}).items():
        for name in names:
            put_into_play(s, name, find(s, host).controller or 0, find(s, host))
    for seat, names in {0: hand, **(hands or {})}.items():
        for name in names:
            s.move(_fetched(s, name, s.players[seat].deck, seat), s.players[seat].hand)
    for name in reversed(on_top):
        s.move(_fetched(s, name, s.encounter, None), s.encounter)
    for name, n in (resources or {}).items():
        find(s, name).resources = n
    for player, level in zip(s.players, threat, strict=False):
        player.threat = level
    for name, n in (damage or {}).items():
        find(s, name).damage = n
    for name in exhausted:
        find(s, name).exhausted = True
    s.quest.progress = progress
    _begin_at(s, step)
    for name in committed:
        card = find(s, name)
        assert card.controller is not None
        with unheard(s):
            _happens(commit_characters(s, card.controller, [card]))
    return s


def opened(setup: Mapping[str, Any], first: int = 0, seed: int = 1) -> FellowshipState:
    """The planning phase of the first round, hands laid back, no resources and nothing staged."""
    match: Match[FellowshipState] = Match(load_game("fellowship"), setup, seed)
    while match.state.round == 0 and match.choices:
        seat, choice = next(iter(match.choices.items()))
        usual = choice.options[first] if choice.prompt == "first" else choice.options[0]
        match.answer(seat, next((o for o in choice.options if o.act in ("keep", "pass", "done")), usual))
    s = match.state.clone()
    for player in s.players:
        for card in player.hand.cards[:]:
            s.move(card, player.deck)
        for hero in player.area.cards:
            hero.resources = 0
    for card in [*s.staging.cards]:
        s.detach(card)
        s.deactivate(card)
        card.clear()
        card.host, card.attached = -1, ()
        s.move(card, s.encounter)
    s.first = first
    _begin_at(s, "plan")
    return s


def _begin_at(s: FellowshipState, step: str) -> None:
    """It is the phase of that step."""
    s.step = step
    s.phase = next(phase for phase, steps in PHASES.items() if step in steps)
    s.waiting = tuple(s.order())
    s.active = s.first
    s.open, s.passes = "", 0


def put_into_play(
    s: FellowshipState, name: str, seat: int = 0, host: FellowshipCard | None = None, engaged: int | None = None
) -> FellowshipCard:
    """A card into play without any responses: an encounter card into the staging area unless it is said where."""
    theirs = printed(name).kind in PLAYER_KINDS
    card = _fetched(s, name, s.players[seat].deck if theirs else s.encounter, seat if theirs else None)
    s.move(card, s.playing if theirs else s.revealing)
    with unheard(s):
        if theirs:
            _happens(enter_play(s, card, s.players[seat].area, seat, host=host))
        else:
            _happens(put_into_staging(s, card, host))
        if engaged is not None:
            _happens(engage_enemy(s, card, engaged, "fellowship.engaged.mutual"))
    return card


def _happens(flow: Flow[Any]) -> None:
    """All of it, without a question: a position that would ask something here must be laid otherwise."""
    for asked in flow:
        raise ValueError(f"somebody is asked {asked}")


def _fetched(s: FellowshipState, name: str, zone: CardZone, owner: int | None) -> FellowshipCard:
    """A card of that name out of a deck, or else one from outside the game."""
    face = printed(name)
    for card in zone.cards:
        if card.printed is face:
            return card
    card = FellowshipCard(len(s.cards), face, owner)
    s.add_card(card, zone)
    if owner is not None:  # a deck tells at setup which events its cards can answer; this card came later
        s.expect_from_hands([face])
        s.players[owner].buried = s.players[owner].buried or face.from_discard
    return card


def find(s: FellowshipState, name: str) -> FellowshipCard:
    """A card in play by its name."""
    return next(card for card in s.cards if card.in_play and name in (card.printed.code, snake(card.printed.plain)))


@cache
def printed(name: str) -> FellowshipPrinted:
    """A card by its code or its name."""
    faces = [face for one in SETS.values() for face in one.faces()]
    return next(face for face in faces if name in (face.code, snake(face.plain)))


def deck(*names: str) -> dict[str, int]:
    """A legal deck with these heroes."""
    assert all(printed(name).kind == HERO for name in names), f"not all are heroes: {names}"
    return {**{printed(name).code: 1 for name in names}, **CARDS}
