"""What cards wait for, word by word: events that are almost what is meant do not count."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.fellowship.events import (
    CLAIM,
    DISCARDED,
    ENEMY_ATTACK,
    EXPLORED,
    Attack,
    Destroy,
    Leave,
    Reveal,
)
from rulebound.games.fellowship.state import FellowshipCard
from rulebound.games.fellowship.words import raise_threat, when_revealed
from rulebound.games.fellowship.words import triggers as on
from rulebound.lcg.events import END_OF_PHASE, END_OF_ROUND, Deed
from tests.fellowship_made_up import TRIO, foe, gift
from tests.fellowship_table import Table, table


def three(**more: Any) -> Table:
    t = table(heroes=TRIO, first=1, **more)
    t.put("hill_troll", engaged=2)
    t.put("gandalf", seat=2)
    return t


def holds(t: Table, when: Any, event: Any, card: str | FellowshipCard = "gimli", seat: int = 0) -> bool:
    return bool(when.holds(t.s, event, t.card(card), seat))


def left(t: Table, name: str, how: str = DISCARDED, seat: int = 2, traits: frozenset[str] = frozenset()) -> Leave:
    return Leave(t.card(name), how, seat, traits)


def died(t: Table, name: str, *, seat: int = 2, by: str = "", attack: Attack | None = None) -> Destroy:
    return Destroy(t.card(name), t.card(by) if by else None, attack, seat)


def test_only_the_death_of_a_character_is_that_of_a_character():
    t = three()
    for when, seat in (
        (on.A_CHARACTER_IS_DESTROYED, 0),
        (on.A_CHARACTER_YOU_CONTROL_IS_DESTROYED, 2),
        (on.DestroysACharacter("Hill Troll"), 0),
    ):
        assert holds(t, when, died(t, "eowyn", by="hill_troll"), seat=seat)
        assert holds(t, when, died(t, "gandalf", by="hill_troll"), seat=seat)
        assert not holds(t, when, died(t, "hill_troll", by="hill_troll"), seat=seat)
        assert not holds(t, when, Deed(ENEMY_ATTACK, t.card("eowyn"), 2), seat=seat)
    assert not holds(t, on.A_CHARACTER_YOU_CONTROL_IS_DESTROYED, died(t, "eowyn"), seat=0)
    assert not holds(t, on.DestroysACharacter("Hill Troll"), died(t, "eowyn"))
    assert not holds(t, on.DestroysACharacter("Wargs"), died(t, "eowyn", by="hill_troll"))


def test_a_character_of_the_player_who_has_the_host_is_meant_and_the_host_itself():
    t = three()
    took = t.put("wandering_took", seat=0)
    t.take_control("wandering_took", 2)
    charm = gift(t, on="wandering_took", seat=2)
    when = on.A_CHARACTER_OF_THE_HOSTS_PLAYER_IS_DESTROYED
    assert holds(t, when, died(t, "eowyn"), charm)
    assert not holds(t, when, died(t, "gimli", seat=0), charm)
    assert not holds(t, when, died(t, "hill_troll"), charm)
    assert not holds(t, when, left(t, "eowyn"), charm)
    fallen = died(t, "wandering_took", seat=0)
    assert charm.id in fallen.attached
    charm.host = -1
    assert holds(t, when, fallen, charm)
    assert not holds(t, when, died(t, "eowyn"), charm)
    assert took.owner == 0


def test_who_took_part_in_the_attack_has_destroyed_the_enemy():
    t = three()
    charm = gift(t, on="eowyn", seat=2)
    attack = Attack("attack", None, t.card("hill_troll"), 2)
    attack.attackers.append(t.card("eowyn"))
    event = died(t, "hill_troll", attack=attack)
    assert [holds(t, on.THIS_TAKES_PART_IN_DESTROYING_AN_ENEMY, event, one) for one in ("eowyn", "gimli")] == [
        True, False,
    ]  # fmt: skip
    assert holds(t, on.HOST_DESTROYS_AN_ENEMY, event, charm)
    assert not holds(t, on.HOST_DESTROYS_AN_ENEMY, event, gift(t, on="gimli"))
    for when, card in (
        (on.THIS_TAKES_PART_IN_DESTROYING_AN_ENEMY, t.card("eowyn")),
        (on.HOST_DESTROYS_AN_ENEMY, charm),
    ):
        assert not holds(t, when, died(t, "hill_troll"), card)
        assert not holds(t, when, left(t, "hill_troll"), card)


def test_who_leaves_play_and_how():
    t = three(staging=["forest_gate"])
    assert holds(t, on.AN_ALLY_LEAVES_PLAY, left(t, "gandalf"))
    assert not holds(t, on.AN_ALLY_LEAVES_PLAY, left(t, "eowyn"))
    gate = t.card("forest_gate")
    assert holds(t, on.THIS_LEAVES_PLAY_AS_EXPLORED, left(t, "forest_gate", EXPLORED), gate)
    assert not holds(t, on.THIS_LEAVES_PLAY_AS_EXPLORED, left(t, "forest_gate"), gate)
    assert not holds(t, on.THIS_LEAVES_PLAY_AS_EXPLORED, left(t, "forest_gate", EXPLORED), "gimli")
    noble = on.YourHeroLeaves("noble")
    assert holds(t, noble, left(t, "eowyn", traits=frozenset({"noble"})), seat=2)
    assert not holds(t, noble, left(t, "eowyn", traits=frozenset({"rohan"})), seat=2)
    assert not holds(t, noble, left(t, "eowyn", traits=frozenset({"noble"})), seat=0)
    assert not holds(t, noble, left(t, "gandalf", traits=frozenset({"noble"})), seat=2)
    for when in (on.LeavesPlay("Gandalf"), on.IsDestroyed("Gandalf")):
        event = left(t, "gandalf") if isinstance(when, on.LeavesPlay) else died(t, "gandalf")
        other = left(t, "eowyn") if isinstance(when, on.LeavesPlay) else died(t, "eowyn")
        assert (holds(t, when, event), holds(t, when, other)) == (True, False)


def test_a_quest_that_failed_while_the_card_lay_in_the_staging_area():
    t = three(staging=["forest_gate"])
    when = on.QUESTED_UNSUCCESSFULLY_WHILE_STAGED
    for amount, card, so in ((-1, "forest_gate", True), (0, "forest_gate", False), (-1, "hill_troll", False)):
        assert holds(t, when, Deed("quested", None, amount=amount), card) is so


def test_an_attack_without_a_shadow_effect():
    t = three()
    troll = t.card("hill_troll")
    attack = Attack(ENEMY_ATTACK, troll, None, 2)
    when = on.THIS_ATTACKED_WITH_NO_SHADOW_EFFECT
    assert not holds(t, when, attack, troll)
    attack.in_vain = True
    assert holds(t, when, attack, troll)
    assert not holds(t, when, attack, t.put(foe()))
    assert not holds(t, when, Deed(ENEMY_ATTACK, None, 2, troll), troll)


def test_what_is_revealed_from_the_deck_and_not_cancelled_yet():
    t = three(staging=["the_necromancers_reach", "forest_spider", "forest_gate"])
    reach, spider = t.card("the_necromancers_reach"), t.card("forest_spider")
    for when in (on.A_CARD_IS_REVEALED, on.A_TREACHERY_IS_REVEALED):
        assert holds(t, when, Reveal(reach, 2))
        cancelled = Reveal(reach, 2)
        cancelled.cancelled = True
        assert not holds(t, when, cancelled)
        assert not holds(t, when, Reveal(spider, 2))  # without a When Revealed effect
        assert not holds(t, when, Deed("reveal", reach, 2))
    told = t.put(foe(when_revealed(raise_threat(1)), name="Teller"))
    assert holds(t, on.A_CARD_IS_REVEALED, Reveal(told, 2))
    assert not holds(t, on.A_TREACHERY_IS_REVEALED, Reveal(told, 2))
    gimli = t.card("gimli")
    when = on.AN_ENEMY_IS_REVEALED_WHILE_COMMITTED
    assert not holds(t, when, Reveal(spider, 2), gimli)
    gimli.committed = True
    assert holds(t, when, Reveal(spider, 2), gimli)
    assert not holds(t, when, Reveal(reach, 2), gimli)
    assert not holds(t, when, Deed("reveal", spider, 2), gimli)


def test_the_first_objective_that_is_claimed_is_the_only_one():
    t = three()
    event = Deed(CLAIM, None, 2)
    for n, first in ((0, False), (1, True), (2, False)):
        assert holds(t, on.THE_FIRST_OBJECTIVE_IS_CLAIMED, event) is first, n
        t.lay("shadow_key", "area", 2 if n else 0)


@pytest.mark.parametrize(("phase", "place", "so"), [("combat", 0, True), ("quest", 0, False), ("combat", 1, False)])
def test_at_the_end_of_combat_what_lies_in_the_staging_area(phase, place, so):
    t = three(staging=["wargs"])
    t.s.phase = phase
    card = "hill_troll" if place else "wargs"
    assert holds(t, on.COMBAT_ENDS_WITH_THIS_IN_STAGING, Deed(END_OF_PHASE, None), card) is so


def test_at_the_end_of_the_round_what_a_player_has_attached_to_something():
    t = three()
    event = Deed(END_OF_ROUND, None)
    web = t.lay("caught_in_a_web", "area", 0)
    t.s.attach(web, t.card("gimli"))
    first = gift(t, on=t.s.cards[0])
    for card, so in ((first, True), (web, False), (t.card("gandalf"), False)):
        assert holds(t, on.THE_ROUND_ENDS_FOR_THE_HOST, event, card) is so
    for phase in ("quest", "combat"):
        t.s.phase = phase
        assert holds(t, on.PhaseBegins("quest"), event) is (phase == "quest")
