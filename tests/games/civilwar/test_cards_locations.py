"""The End of Turn effects of the six locations of the box and of six of the base game."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.civilwar.actions import CAPTURE
from rulebound.games.civilwar.damage import damage
from tests.civilwar_table import Table, cards, table

NOBODY = dict.fromkeys(range(6), "")


def ending(place: str, *answers: str, use: bool = True, **setting: Any) -> Table:
    """Kate Bishop has ended her turn in this location, which Blue controls, next to the start of Blue."""
    rest = [code for code in cards.LOCATIONS if code != place]
    base: dict[str, Any] = {
        "ring": [rest[0], place, *rest[1:5]], "at": {"kate_bishop": 1}, "control": {1: "blue"}, "folk": NOBODY,
        "order": {"blue": ["kate_bishop", "captain_america"], "red": ["iron_man", "tigra"]},
    }  # fmt: skip
    base |= setting
    base["hands"] = {"kate_bishop": ["01", "02", "03"], **base.get("hands", {})}
    base["at"] = {"kate_bishop": 1, **base["at"]}
    t = table("kate_bishop", **base)
    t.play("01", "?act/end", *(["end-of-turn/use-place"] if use else []), *answers)
    return t


# --- the box --------------------------------------------------------------------------------------------------


def test_avengers_mountain_gives_a_move_token_to_who_is_alone():
    t = ending("avengers_mountain")
    assert (t.tokens("kate_bishop"), "choose-one" in t.prompts()) == ("M", False)


def test_avengers_mountain_guards_for_an_action_token():
    t = ending("avengers_mountain", "choose-one/way-2", tokens={"kate_bishop": "H"})
    assert (t.tokens("kate_bishop"), "guarded" in t.marks("kate_bishop")) == ("", True)
    t.run(damage(t.s, t.hero("kate_bishop"), 2, t.s.red))
    assert t.shields("kate_bishop") == 0, "only the first damage does nothing"


def test_avengers_mountain_guards_against_the_first_crisis_token_of_the_next_enemy_turn():
    t = ending("avengers_mountain", "choose-one/way-2", tokens={"kate_bishop": "H"}, mode="registration",
               mission="safe_houses", danger={2: 1}, at={"iron_man": 1}, hands={"iron_man": ["07", "01"]})  # fmt: skip
    assert CAPTURE.act == "capture"
    t.until("play").play("07")
    t.act("capture", "kate_bishop")
    assert t.hero("kate_bishop").crisis == 0
    t.act("capture", "kate_bishop", "?act/end", "?end-of-turn/decline")
    assert (t.hero("kate_bishop").crisis, "guarded" in t.marks("kate_bishop")) == (1, False)


def test_avengers_mountain_does_nothing_for_two_team_mates():
    t = ending("avengers_mountain", use=False, at={"captain_america": 1})
    assert "end-of-turn" not in t.prompts()


def test_washington_dc_draws_a_card_and_discards_one():
    t = ending("washington_dc", "discard/02", decks={"kate_bishop": ["07"]})
    assert (t.hand("kate_bishop"), t.deck("kate_bishop")[-1]) == (
        ["kate_bishop_03", "kate_bishop_07"],
        "kate_bishop_02",
    )


def test_washington_dc_discards_nothing_if_nothing_was_drawn():
    t = ending("washington_dc", use=False, decks={"kate_bishop": []}, rest=[])
    assert (t.hand("kate_bishop"), "end-of-turn" in t.prompts()) == (["kate_bishop_02", "kate_bishop_03"], False)


@pytest.mark.parametrize(("price", "hand", "tokens"), [(["pay/pay-card", "discard/02"], 1, "H"),
                                                       (["pay/pay-heroic"], 2, "")])  # fmt: skip
def test_the_raft_leads_to_an_enemy_and_hurts_one_there(price, hand, tokens):
    t = ending("the_raft", *price, "go/l4", tokens={"kate_bishop": "H"}, at={"tigra": 4, "iron_man": 2})
    assert t.offered("go") == [f"go:{t.place(at).tile.code}" for at in (2, 4)]
    assert (t.where("kate_bishop"), t.shields("tigra"), t.shields("iron_man")) == (4, 0, 1)
    assert (len(t.hand("kate_bishop")), t.tokens("kate_bishop")) == (hand, tokens)


def test_the_raft_is_not_used_where_no_enemy_is_elsewhere():
    t = ending("the_raft", use=False, at={"tigra": 1}, ko=["iron_man"])
    assert "end-of-turn" not in t.prompts()


def test_the_raft_paid_with_the_last_card_knocks_out_and_leads_nowhere():
    t = ending("the_raft", hands={"kate_bishop": ["01", "02"]}, at={"tigra": 4})
    assert (t.hero("kate_bishop").ko, t.where("kate_bishop"), t.shields("tigra")) == (True, 1, 1)


@pytest.mark.parametrize(("way", "left"), [(1, ("T", "", "T")), (2, ("", "C", "T"))])
def test_sokovia_rescues_or_defeats_for_a_card(way, left):
    what = "rescue/l1c" if way == 1 else "defeat/l0t"
    t = ending("sokovia", "discard/02", f"choose-one/way-{way}", what, folk={**NOBODY, 0: "T", 1: "C", 3: "T"})
    assert ((t.folk(0), t.folk(1), t.folk(3)), t.score) == (left, (1, 0))
    assert t.hand("kate_bishop") == ["kate_bishop_03"]


def test_sokovia_is_not_used_where_nobody_is_near():
    assert "end-of-turn" not in ending("sokovia", use=False, folk={**NOBODY, 3: "CT"}).prompts()


def test_bar_with_no_name_pulls_thugs_in_and_defeats_one():
    t = ending("bar_with_no_name", "pull/l0t", "pull/l2t", "pull/done", "defeat/l1t", folk={**NOBODY, 0: "T", 2: "TT"})
    assert ([t.folk(at) for at in range(3)], t.score) == (["", "T", "T"], (1, 0))


def test_bar_with_no_name_defeats_nobody_if_nobody_was_pulled():
    t = ending("bar_with_no_name", "pull/done", folk={**NOBODY, 0: "T", 1: "T"})
    assert (t.folk(1), "defeat" in t.prompts(), t.score) == ("T", False, (0, 0))


def test_bar_with_no_name_has_as_many_slots_as_it_has():
    t = ending("bar_with_no_name", "pull/l0t", "defeat/done", folk={**NOBODY, 0: "TT", 1: "CT"})
    assert (t.folk(0), t.folk(1)) == ("T", "CTT")
    assert "end-of-turn" not in ending("bar_with_no_name", use=False, folk={**NOBODY, 0: "T", 1: "CCT"}).prompts()
    assert (
        "end-of-turn" not in ending("bar_with_no_name", use=False, folk={0: "T"}, at={"captain_america": 1}).prompts()
    )


@pytest.mark.parametrize(("way", "hand", "tokens"), [(1, 2, ""), (2, 1, "AH")])
def test_garrett_castle_helps_who_has_one_card(way, hand, tokens):
    t = ending("garrett_castle", f"choose-one/way-{way}", hands={"kate_bishop": ["01", "02"]})
    assert (len(t.hand("kate_bishop")), t.tokens("kate_bishop")) == (hand, tokens)


def test_garrett_castle_does_nothing_for_two_cards():
    assert "end-of-turn" not in ending("garrett_castle", use=False).prompts()


# --- the base game --------------------------------------------------------------------------------------------


def test_avengers_mansion_draws_up_to_three_cards():
    assert len(ending("avengers_mansion", hands={"kate_bishop": ["01", "02"]}).hand("kate_bishop")) == 3
    assert (
        "end-of-turn"
        not in ending("avengers_mansion", use=False, hands={"kate_bishop": ["01", "02", "03", "04"]}).prompts()
    )


def test_helicarrier_leads_anywhere():
    assert ending("helicarrier", "go/l4").where("kate_bishop") == 4


def test_times_square_rescues_a_civilian_here():
    t = ending("times_square", "rescue/l1c", folk={**NOBODY, 0: "C", 1: "CC"})
    assert (t.folk(1), t.folk(0), t.score) == ("C", "C", (1, 0))


def test_nypd_hq_defeats_a_thug_here():
    t = ending("nypd_hq", "defeat/l1t", folk={**NOBODY, 0: "T", 1: "TT"})
    assert (t.folk(1), t.folk(0), t.score) == ("T", "T", (1, 0))


def test_avengers_tower_puts_a_card_of_choice_on_top():
    t = ending("avengers_tower", "search/12", decks={"kate_bishop": ["04"]})
    assert t.deck("kate_bishop")[0] == "kate_bishop_12"
    top, *others = t.hero("kate_bishop").deck.cards[::-1]
    assert (top.known, {card.known for card in others}) == (1, {0}), "its player knows the top card and no other"
    assert len(t.offered("search")) == 8


def test_central_park_sends_two_tokens_next_door():
    t = ending("central_park", "send/send-thug:l0", "send/send-civilian:l2", folk={**NOBODY, 1: "CCT"})
    assert [t.folk(at) for at in range(3)] == ["T", "C", "C"]


def test_central_park_sends_nobody_where_no_slot_is_empty():
    full = {0: "CCC", 1: "CT", 2: "CCCC"}
    t = ending("central_park", use=False, folk={**NOBODY, **full})
    assert "end-of-turn" not in t.prompts()
    t = ending("central_park", "send/done", folk={**NOBODY, **full, 2: ""})
    assert {name.split(":")[1] for name in t.offered("send") if ":" in name} == {t.place(2).tile.code}
