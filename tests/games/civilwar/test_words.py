"""What holds for every word in which texts are written: whose choice it is, and that what follows happens too."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.printed import text_of
from rulebound.games.civilwar.resolving import Source, perform, usable
from rulebound.games.civilwar.words import (
    ADJACENT,
    ALLY,
    ANYWHERE,
    EACH_ENEMY_HERE,
    ENEMY_HERE,
    ENEMY_NEAR,
    EVERYONE,
    HERE,
    HERO,
    HERO_HERE,
    HEROES_HERE,
    NEAR,
    ONE_ADJACENT,
    OPPOSITE,
    OTHER_WITH_ENEMY,
    Accelerate,
    Add,
    AidThreat,
    Alone,
    Bam,
    Charge,
    ChooseOne,
    ClearThreat,
    Damage,
    Defeat,
    Delay,
    Discard,
    DiscardFolk,
    Draw,
    DrawTo,
    FaceDownPlan,
    Flip,
    Gain,
    GainPerCard,
    Go,
    Guard,
    Ignored,
    LookAtPlan,
    MoveTokens,
    Pay,
    PullThugs,
    Ready,
    Rescue,
    Search,
    SparePlan,
    Strike,
    Strip,
    StripShield,
    Stun,
    SwapThreats,
    Token,
    Ward,
)
from rulebound.games.civilwar.words.effect import Effect
from rulebound.i18n import Language
from tests.civilwar_table import Table, table

SIX = {"blue": ["captain_america", "kate_bishop", "spectrum"], "red": ["tigra", "iron_man", "wonder_man"]}
KATE = 1
ALL = [
    Gain("M"), GainPerCard("A"), Token("A", 1, ALLY), Draw(1), DrawTo(5), Discard(1), Ready(1, HERO_HERE), Ward(),
    Guard(), Stun(1, ENEMY_NEAR), Delay(1), Charge(1, HERO), Strip(1, ENEMY_NEAR), Strip(9, ENEMY_NEAR),
    StripShield(1, ENEMY_NEAR), Damage(1, EACH_ENEMY_HERE), Damage(1, ENEMY_NEAR), Go(ANYWHERE), Go(ADJACENT),
    Go(OTHER_WITH_ENEMY), Go(ANYWHERE, HEROES_HERE), Strike(2, NEAR), Strike(1, ONE_ADJACENT), Strike(1, OPPOSITE),
    Rescue(2, NEAR), Defeat(2, NEAR), DiscardFolk("T", 2, NEAR), DiscardFolk("C", 1, HERE), MoveTokens(2), PullThugs(),
    Add("T", 0, 1), Flip(2), Pay("card"), Pay("token"), Pay("card_or_token"), ChooseOne([Gain("M")], [Gain("A")]),
    Search(), AidThreat(1, ADJACENT), ClearThreat(ANYWHERE), SwapThreats(), Accelerate(1), FaceDownPlan(),
    Bam("A", [Strike(1, NEAR)]), LookAtPlan(), SparePlan(1),
]  # fmt: skip
OWN = ("lose",)
"""The player of the hero who loses a card is asked which."""


def position(**more: object) -> Table:
    """Six people; whatever a text wants is there. Kate Bishop is not the first of her team."""
    setting = {
        "teams": "3x3", "seats": "all", "order": SIX, "shields": dict.fromkeys([*SIX["blue"], *SIX["red"]], 0),
        "hands": {"kate_bishop": ["01", "02", "03"]}, "tokens": {"kate_bishop": "MH", "tigra": "MA", "iron_man": "H"},
        "charges": {"tigra": 1, "iron_man": 2}, "at": {"tigra": 0, "iron_man": 1, "captain_america": 0},
        "folk": {0: "CT", 1: "CT", 2: "", 3: "T", 4: "", 5: "CT"}, "story": {"red": ["tigra_03", "tigra_05"]},
    }  # fmt: skip
    return table("kate_bishop", **{**setting, **more})


def doing(t: Table, *effects: Effect, answers: tuple[str, ...] = ()) -> Table:
    t.run(perform(t.s, Source.of(t.hero("kate_bishop"), "civilwar.turn.special_once"), effects), *answers)
    return t


@pytest.mark.parametrize("effect", ALL, ids=lambda effect: type(effect).__name__)
def test_the_player_of_the_hero_decides_and_what_follows_happens(effect):
    t = position()
    answers = ("pull/l1t",) if isinstance(effect, PullThugs) else ()
    doing(t, effect, Token("W"), answers=answers)
    assert "W" in t.tokens("kate_bishop")
    assert {choice.seat for choice in t.asked if choice.prompt not in OWN} <= {KATE}


@pytest.mark.parametrize("effect", ALL, ids=lambda effect: type(effect).__name__)
def test_it_can_be_used_where_it_does_something(effect):
    t = position()
    kate = Source.of(t.hero("kate_bishop"), "civilwar.turn.special_once")
    assert effect.can(t.s, kate)
    assert usable(t.s, kate, [effect]) is not isinstance(effect, Pay)


@pytest.mark.parametrize("effect", [Ignored("skip"), Alone(), Stun(1, ENEMY_HERE)])
def test_what_cannot_be_done_is_not_offered(effect):
    t = position(at={"captain_america": 0})
    assert not usable(t.s, Source.of(t.hero("kate_bishop"), "civilwar.turn.special_once"), [effect])


@pytest.mark.parametrize("effect", [
    PullThugs(), MoveTokens(1), Alone(), Strike(1, NEAR), Rescue(1, HERE), Go(ANYWHERE), Go(OTHER_WITH_ENEMY),
    Damage(1, ENEMY_NEAR), Ready(1, HERO_HERE),
], ids=lambda effect: type(effect).__name__)  # fmt: skip
def test_in_a_cell_there_is_no_location_to_do_anything_in(effect):
    t = position(mode="registration", mission="safe_houses", jailed={"kate_bishop": "c"})
    assert not effect.can(t.s, Source.of(t.hero("kate_bishop"), "civilwar.turn.special_once"))


@pytest.mark.parametrize("stops", [Alone(), PullThugs(), Pay("token")])
def test_where_a_condition_or_a_price_is_not_met_nothing_follows(stops):
    t = position(at={"captain_america": 0}, tokens={}, folk=dict.fromkeys(range(6), ""))
    doing(t, stops, Token("W"))
    assert t.tokens("kate_bishop") == ""


def test_the_second_player_looks_at_a_plan_and_nobody_else():
    t = doing(position(), LookAtPlan(), answers=("p1>look/wonder_man",))
    assert t.hero("wonder_man").deck.cards[-1].known == 1 << KATE


def test_a_strike_spread_over_two_locations_takes_each_target_once():
    t = doing(position(), Strike(3, NEAR), answers=("strike/l0t", "strike/l1t", "strike/l5t"))
    assert [t.folk(at) for at in (0, 1, 5)] == ["C", "C", "C"]
    assert t.score == (3, 0)


@pytest.mark.parametrize(("effect", "left"), [(Rescue(1, NEAR), 2), (Rescue(2, NEAR), 1), (Rescue(9, NEAR), 0)])
def test_no_more_are_rescued_than_the_text_says_or_there_are(effect, left):
    answers = [f"rescue/l{at}c" for at in (0, 1, 5)][: 3 - left]
    t = doing(position(), effect, answers=tuple(answers))
    assert sum(t.place(at).civilians for at in range(6)) == left


def test_strip_takes_the_last_charge_and_says_whose_it_is():
    t = doing(position(), Strip(1, ENEMY_NEAR), answers=("strip/iron_man", "strip-what/strip-charge"))
    assert (t.hero("iron_man").charges, t.tokens("iron_man")) == ([True, False], "H")


def test_a_price_is_paid_with_what_there_is():
    t = doing(position(tokens={"kate_bishop": "M"}), Pay("card_or_token"), answers=("pay/pay-move",))
    assert (t.tokens("kate_bishop"), len(t.hand("kate_bishop"))) == ("", 3)
    t = doing(position(tokens={"kate_bishop": "M"}, hands={"kate_bishop": []}), Pay("card_or_token"), Gain("A"))
    assert (t.tokens("kate_bishop"), "pay" in t.prompts(), t.pool) == ("", False, "A")


def test_the_second_player_searches_and_knows_the_card_on_top():
    t = doing(position(), Search(), answers=("p1>search/12",))
    top, *others = t.hero("kate_bishop").deck.cards[::-1]
    assert (top.printed.code, top.known, {card.known for card in others}) == ("kate_bishop_12", 1 << KATE, {0})


def test_strip_offers_only_what_there_is():
    t = position(tokens={"tigra": "A"}, charges={"iron_man": 1})
    doing(t, Strip(1, ENEMY_NEAR), answers=("strip/tigra",))
    assert (t.offered("strip"), t.tokens("tigra")) == (["strip:tigra", "strip:iron_man"], "")
    doing(t, Strip(2, ENEMY_NEAR))
    assert t.hero("iron_man").charges == [False, False]
    assert "strip-what" not in t.prompts()


def test_strip_of_all_asks_nothing():
    t = doing(position(), Strip(9, ENEMY_HERE))
    assert (t.tokens("tigra"), t.hero("tigra").charges, "strip-what" in t.prompts()) == ("", [False, False], False)


def test_bam_counts_what_is_gained_and_what_is_given_of_that_symbol_alone():
    t = position(story={"red": ["tigra_11", "wonder_man_12", "tigra_01"]})
    doing(t, Bam("A", [Gain("W")]))
    assert t.pool == "WWW", "one at the bottom and two in Claw Frenzy"


@pytest.mark.parametrize(("effect", "who"), [(Token("A", 2, ALLY), ["captain_america", "spectrum"]),
                                             (Token("A", 1, HERO), SIX["blue"])])  # fmt: skip
def test_another_hero_is_not_the_hero_itself(effect, who):
    t = doing(position(), effect)
    assert t.offered("give-token") == [f"give-token:{code}" for code in who]
    assert t.tokens("captain_america") == "A" * effect.n


def test_one_who_readies_an_own_shield_and_whom_an_event_readies_are_not_asked():
    t = doing(position(), Ready(1))
    assert (t.shields("kate_bishop"), t.prompts()) == (1, [])
    t = doing(position(), Ready(1, EVERYONE))
    assert ([t.shields(code) for code in [*SIX["blue"], *SIX["red"]]], t.prompts()) == ([1] * 6, [])


@pytest.mark.parametrize(("language", "chosen", "each", "ways"), [
    ("en", "You may ready 1 Shield of a Hero of your team here.", "Ready 1 Shield of", "rescue up to 1 Civilian"),
    ("pl", "Możesz odwrócić na stronę aktywną 1 Tarczę", "Odwróć na stronę aktywną 1 Tarczę", "uratuj do 1 Cywila"),
    ("ru", "Можете восстановить 1 щит", "Восстановите 1 щит", "спасите до 1 горожанина"),
    ("uk", "Можете відновити 1 щит", "Відновіть 1 щит", "урятуйте до 1 містянина"),
])  # fmt: skip
def test_what_may_be_declined_is_said_so_and_a_way_to_choose_does_not_say_may_again(language, chosen, each, ways):
    words = Language.load(language)
    readies, resupply = Ready(1, HERO_HERE), Ready(1, EVERYONE)
    assert words.text(text_of([readies])[0]).startswith(chosen)
    assert words.text(text_of([resupply])[0]).startswith(each)
    sokovia = ChooseOne([Rescue(1, NEAR)], [Defeat(1, NEAR)])
    said = words.text(text_of([sokovia])[0])
    assert ways in said
    assert not any(may in said for may in ("you may", "możesz", "можете"))
    assert words.text(sokovia.ways[0].text()).startswith(ways)
