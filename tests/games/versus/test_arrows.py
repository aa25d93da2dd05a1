"""The arrows on the table show the attack, a proposed one, and what the effects of the chain aim at."""

from __future__ import annotations

from tests.versus_table import FOE, ME, Table, table

FIVE = ["Wild Sentinel"] * 5


def arrows(t: Table, seat: int | None = ME) -> list[tuple[str, str, str]]:
    return [(arrow.by, arrow.on, arrow.kind) for arrow in t.match.view(seat).arrows]


def test_an_attack_is_proposed_then_made_by_each_attacker_and_then_over():
    t = table(front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"], foe_front=["Sentinel Omega-Frame"])
    first, second, foe = (
        t.card("Sentinel Siege-Frame").key,
        t.card("Sentinel Bulwark-Frame").key,
        t.card("foe Sentinel Omega-Frame").key,
    )
    t.do("attack", "Sentinel Siege-Frame")
    assert t.prompt == "join"
    assert arrows(t) == [(first, foe, "proposal")]
    t.answer("join", "Sentinel Bulwark-Frame")
    assert t.chain == ["attack"]
    assert arrows(t) == arrows(t, FOE) == [(first, foe, "proposal"), (second, foe, "proposal")]
    t.resolve_all()
    assert arrows(t, None) == [(first, foe, "attack"), (second, foe, "attack")]
    t.conclude()
    t.answer("strike", "Sentinel Siege-Frame")
    assert arrows(t) == []


def test_an_attack_on_a_player_points_at_the_player():
    t = table(front=["Sentinel Siege-Frame"])
    t.attack("Sentinel Siege-Frame")
    assert arrows(t) == [(t.card("Sentinel Siege-Frame").key, t.s.players[FOE].key, "attack")]


def test_an_attack_on_a_player_that_others_may_join_points_at_the_player():
    t = table(front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"])
    t.do("attack", "Sentinel Siege-Frame")
    assert t.prompt == "join"
    aimed = (t.card("Sentinel Siege-Frame").key, t.s.players[FOE].key, "proposal")
    assert arrows(t) == [aimed]
    t.answer("join", "done")
    assert (t.chain, arrows(t)) == (["attack"], [aimed])


def test_an_effect_points_at_its_targets_cards_or_other_effects():
    t = table(
        hand=["Stand Together"], row=FIVE, front=["Bishop"], stunned=["Bishop"], foe_hand=["Counterplan"], foe_row=FIVE
    )
    t.play("Stand Together")
    aimed = ("e1", t.card("Bishop").key, "target")
    assert arrows(t) == [aimed]
    t.pass_(ME)
    t.play("foe Counterplan")  # negates it
    assert arrows(t) == [aimed, ("e2", "e1", "target")]


def test_a_card_that_only_its_player_knows_is_not_pointed_at_for_the_other():
    t = table(front=["Sentinel Siege-Frame"], row=FIVE, foe_front=["Sentinel Omega-Frame"])
    hidden = t.s.players[ME].resources.cards[0]
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame")
    assert t.attackers is not None
    t.s.attack.attackers.append(hidden.id)
    assert hidden.key in {by for by, _, _ in arrows(t, ME)}
    assert hidden.key not in {by for by, _, _ in arrows(t, FOE)}
