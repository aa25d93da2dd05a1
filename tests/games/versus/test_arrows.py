"""The arrows on the table show the attack, a proposed one, and what the effects of the chain aim at."""

from __future__ import annotations

from tests.versus_table import FOE, ME, Table, table

FIVE = ["VS-001"] * 5


def arrows(t: Table, seat: int | None = ME) -> list[tuple[str, str, str]]:
    return [(arrow.by, arrow.on, arrow.kind) for arrow in t.match.view(seat).arrows]


def test_an_attack_is_proposed_then_made_by_each_attacker_and_then_over():
    t = table(front=["VS-008", "VS-006"], foe_front=["VS-014"])
    first, second, foe = t.card("VS-008").key, t.card("VS-006").key, t.card("foe VS-014").key
    t.do("attack", "VS-008")
    assert t.asked.prompt == "join"
    assert arrows(t) == [(first, foe, "proposal")]
    t.do("join", "VS-006")
    assert t.chain == ["attack"]
    assert arrows(t) == arrows(t, FOE) == [(first, foe, "proposal"), (second, foe, "proposal")]
    t.resolve_all()
    assert arrows(t, None) == [(first, foe, "attack"), (second, foe, "attack")]
    t.conclude()
    t.do("strike", "VS-008")
    assert arrows(t) == []


def test_an_attack_on_a_player_points_at_the_player():
    t = table(front=["VS-008"])
    t.attack("VS-008")
    assert arrows(t) == [(t.card("VS-008").key, t.s.players[FOE].key, "attack")]


def test_an_effect_points_at_its_targets_cards_or_other_effects():
    t = table(
        hand=["VS-041"], row=FIVE, front=["VS-025"], stunned=["VS-025"], foe_hand=["VS-098"], foe_row=FIVE,
    )  # fmt: skip
    t.play("VS-041")
    aimed = ("e1", t.card("VS-025").key, "target")
    assert arrows(t) == [aimed]
    t.pass_(ME)
    t.play("foe VS-098")  # negates it
    assert arrows(t) == [aimed, ("e2", "e1", "target")]


def test_a_card_that_only_its_player_knows_is_not_pointed_at_for_the_other():
    t = table(front=["VS-008"], row=FIVE, foe_front=["VS-014"])
    hidden = t.s.players[ME].resources.cards[0]
    t.attack("VS-008", "foe VS-014")
    assert t.s.attack is not None
    t.s.attack.attackers.append(hidden.id)
    assert hidden.key in {by for by, _, _ in arrows(t, ME)}
    assert hidden.key not in {by for by, _, _ in arrows(t, FOE)}
