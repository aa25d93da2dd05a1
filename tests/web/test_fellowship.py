"""The table of The Lord of the Rings: a scenario by clicks, what is told and what is not, how it looks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from rulebound.games.fellowship.numbers import (
    attack_strength,
    defends_in_vain,
    defense_strength,
    staged_threat,
    willpower,
)
from rulebound.kernel.campaign import CampaignFile
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.equal import matter_of_course
from rulebound.kernel.match import Match
from rulebound.kernel.view import OptionView
from tests.web.conftest import Arrive
from tests.web.quests import (
    DECKS,
    GAME,
    Much,
    at,
    attachments,
    defenders,
    find,
    picked,
    shadows,
    sit_at,
    staged,
    usual,
)
from tests.web.sitter import PAY, Sitter
from tests.web.test_looks import CLIPPED, PHONE, SIZES, STICKS_OUT
from tests.web.test_together import held_by_others, views


def new(me: Sitter, *seats: str, scenario: str = "mirkwood", decks: tuple[str, ...] = DECKS, seed: int = 1):
    """A match with seats given as "me", "open" or the name of a computer player."""
    wishes = [{"kind": s} if s in ("me", "open") else {"kind": "computer", "player": s} for s in seats]
    setup = {"scenario": scenario, "decks": list(decks[: len(seats)])}
    body = {"game": "fellowship", "setup": setup, "seats": wishes}
    with me.server.drawing(seed):
        made = me.server.post("/api/matches", body if "open" in seats else body | {"seed": seed})
    assert made.status_code == 201, made.text
    return made.json()


def click(me: Sitter, option: OptionView) -> None:
    """Take an option as people do: its button, or the card it is about and then, if that can do more, its button."""
    me.wait_to_decide()
    turn = me.turn()
    button = me.page.locator(f".choice [data-option='{option.key}']")
    if button.count() == 0:
        me.page.mouse.move(0, 0)
        card = me.page.locator(f"[data-card='{option.on}']").first
        card.click(position={"x": 14, "y": 14})
        me.page.wait_for_selector(f".app:not([data-turn='{turn}']), .choice [data-option='{option.key}']")
    if me.turn() == turn:
        button.click()
    me.after(turn)


def go_on(me: Sitter, twin: Match[Any]) -> str:
    """Take at both tables what one usually takes; whatever it costs is paid as it is suggested. The key of it."""
    seat, usually = usual(twin)
    option = twin.view(seat).choices[0].options[usually]
    click(me, option)
    twin.answer(seat, twin.choices[seat].options[usually])
    while twin.choices and matter_of_course(next(iter(twin.choices.values()))) and len(twin.state.players) == 1:
        twin.answer(next(iter(twin.choices)), 0)
    paying = twin.choices.get(seat)
    suggested = [] if paying is None else twin.suggested_payment(paying)
    pay = me.page.locator(PAY)
    if suggested and pay.count() > 0:  # asked about first, where somebody else is asked next
        turn = me.turn()
        pay.click()
        me.after(turn)
    for key in suggested:
        if seat in twin.choices and twin.choices[seat].pays is not None:
            twin.answer(seat, key)
    if suggested and seat in twin.choices:
        me.wait_to_decide()
        if me.page.locator(PAY).count():  # where it can be taken back it is paid already
            me.choose(me.page.locator(PAY))
    return option.key


def number(me: Sitter, counter: str) -> int:
    return int(me.page.locator(f".tallyband [data-count='scenario/{counter}']").inner_text())


@pytest.mark.parametrize(("scenario", "deck", "seed"), [("mirkwood", "spirit", 1), ("anduin", "tactics", 3)])
def test_a_scenario_from_its_start_to_its_end_by_clicks(arrive: Arrive, scenario: str, deck: str, seed: int):
    me = arrive()
    me.sit(new(me, "me", scenario=scenario, decks=(deck,), seed=seed))
    twin = Match(GAME, {"scenario": scenario, "decks": [deck]}, seed=seed)
    asked = set()
    while twin.choices:
        asked.add(next(iter(twin.choices.values())).prompt)
        go_on(me, twin)
    assert asked >= {"commit", "engage", "defend"}
    assert twin.result is not None
    me.wait_to_decide()
    assert me.is_over()
    assert views(me)[-1]["answers"] == len(twin.record().answers)
    expect(me.page.locator(".choice .flagd")).to_contain_text("won" if twin.result.winners else "lost")
    expect(me.page.locator(".sheet")).to_have_count(len(twin.result.winners))


def test_the_tally_says_what_the_engine_says_and_counts_who_is_picked(arrive: Arrive):
    record, answers, seat = find(2, picked)
    me = sit_at(arrive(), 2, picked)
    match = at(record, answers)
    s = match.state
    going = [s.cards[id] for id, _ in s.declared] + s.committed()
    assert number(me, "willpower") == sum(willpower(s, card) for card in going) > 0
    assert number(me, "staging-threat") == staged_threat(s)
    expect(me.page.locator(".chosen .c-check")).to_have_count(len(s.declared))
    option = next(one for one in match.view(seat).choices[0].options if one.key.startswith("commit:"))
    more = next(card for card in s.characters_of(seat) if card.key == option.on)
    before = number(me, "willpower")
    click(me, option)
    me.wait_to_decide()
    assert number(me, "willpower") == before + willpower(s, more)
    parts = me.page.locator(".tl-parts.t-willpower li:not(.unknown) b").all_inner_texts()
    assert sum(int(part.replace("−", "-")) for part in parts) == number(me, "willpower")


def test_an_attack_is_told_by_its_arrow_its_shadow_card_and_the_tally(arrive: Arrive):
    record, answers, _ = find(2, shadows)
    me = sit_at(arrive(), 2, shadows)
    s = at(record, answers).state
    by, _ = s.attacks[-1]
    enemy = s.cards[by]
    assert number(me, "attack") == attack_strength(s, enemy)
    hit = [s.cards[id] for attacker, id in s.attacks if attacker == by and id >= 0]
    assert hit
    counted = [] if defends_in_vain(s, enemy) else hit
    assert number(me, "defense") == sum(defense_strength(s, card) for card in counted)
    expect(me.page.locator(".arrow.foe .tip")).to_have_count(len(hit))
    up = s.shadows_of(enemy)[0]
    expect(me.page.locator(f".shad.up[data-key={up.key}]")).to_have_count(1)


def test_nobody_is_told_what_a_shadow_card_is_while_it_lies_face_down(arrive: Arrive):
    record, answers, _ = find(2, shadows)
    me = sit_at(arrive(), 2, shadows)
    s = at(record, answers).state
    down = [card for card in s.shadows.cards if card.known != EVERYONE]
    attached = [
        card
        for area in views(me)[-1]["areas"]
        for zone in area.get("zones", [])
        for host in zone.get("cards", [])
        for card in host.get("attached", [])
    ]
    hidden = [card for card in attached if "face" not in card]
    assert len(hidden) == len(down)
    assert all(set(card) == {"back"} for card in hidden)
    expect(me.page.locator(".shad:not(.up):not(.spent), .peg.dark:not([data-key])")).to_have_count(len(down))


def test_two_browsers_share_a_quest_and_no_hand(arrive: Arrive):
    host, guest = arrive(), arrive()
    created = new(host, "me", "open")
    host.sit(created)
    guest.sit(host.server.join(created["invites"][0]["invite"], "Jan"))
    chairs = {0: host, 1: guest}
    twin = Match(GAME, {"scenario": "mirkwood", "decks": list(DECKS[:2])}, seed=1)
    committed = 0
    while committed < 2 or twin.state.step == "commit":
        committed += go_on(chairs[next(iter(twin.choices))], twin).startswith("commit:")
        if twin.state.step == "commit":
            going = sum(willpower(twin.state, card) for card in twin.state.committed()) + _picked(twin)
            for one in chairs.values():
                expect(one.page.locator(".tallyband [data-count='scenario/willpower']")).to_have_text(str(going))
    in_hand = [card for player in twin.state.players for card in player.hand.cards]
    public = {card.key for card in in_hand if card.known == EVERYONE}  # what has come back from the table
    for one in (host, guest):
        hands = [card for view in views(one) for card in held_by_others(view, "hand")]
        assert any("face" not in card for card in hands)
        assert {card["key"] for card in hands if "face" in card or card.get("key")} <= public


def _picked(match) -> int:
    return sum(willpower(match.state, match.state.cards[id]) for id, enemy in match.state.declared if enemy < 0)


@pytest.mark.parametrize("much", [picked, shadows, defenders, attachments], ids=lambda much: much.__name__)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_table_fits_whatever_lies_on_it(arrive: Arrive, players: int, much: Much):
    assert misfits(sit_at(arrive(), players, much)) == []


HIDDEN = """room => [...room.querySelectorAll('.card, .lcard')].filter(card => {
    const [there, here] = [card.getBoundingClientRect(), room.getBoundingClientRect()]
    const out = there.left < here.left - 4 || there.right > here.right + 4
    return out || there.top < here.top - 4 || there.bottom > here.bottom + 4
}).map(card => card.textContent)"""


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_full_staging_area_is_seen_whole(arrive: Arrive, language: str):
    me = sit_at(arrive(language=language), 4, staged)
    for width, height in ((1440, 900), (1280, 720), (1920, 1080)):
        me.resize(width, height)
        assert me.page.locator(".st-cards .card, .st-cards .lcard").count() > 3
        assert me.page.locator(".st-cards").evaluate(HIDDEN) == [], (width, height)


def test_the_table_fits_with_eight_allies_and_three_enemies(arrive: Arrive):
    """Late in the first scenario of the recorded campaign: what has no room is a row of lines that scrolls."""
    first = CampaignFile.read(CAMPAIGN).played[0]
    own = at(first, CROWDED).view(0).areas[-1]
    assert {zone.id: zone.count for zone in own.zones if zone.id in ("engaged", "allies")} == {
        "engaged": 3,
        "allies": 8,
    }
    me = arrive().play_on(first, CROWDED, 0)
    assert misfits(me) == []


def misfits(me: Sitter) -> list[object]:
    """What sticks out, in windows of any size."""
    parts = ".board .card, .board .lcard, .board .tuck, .board .shad, .board .tag"
    found: list[object] = []
    for width, height in SIZES:
        me.resize(width, height)
        if not me.fits:
            found.append(f"the page is too wide at {width}")
        if me.choice_ends > height:
            found.append(f"the bar is too low at {width} x {height}")
        found += me.page.evaluate(STICKS_OUT, parts) + me.page.evaluate(CLIPPED)
        if width > 720:
            found += me.page.locator(".st2").evaluate_all(TOO_FULL)
            found += [f"{part} scrolls at {width}" for part in (".board", ".tallyband") if scrolls(me, part)]
    return found


def scrolls(me: Sitter, part: str) -> bool:
    down, right = me.page.locator(part).first.evaluate(
        "one => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]"
    )
    return bool((down if part == ".board" else right) > 1)


CAMPAIGN = Path(__file__).parents[1] / "games" / "fellowship" / "records" / "campaign.json"
CROWDED = 949
"""After so many answers."""
TOO_FULL = """all => all.map(one => one.scrollHeight - one.clientHeight).filter(over => over > 1)"""


@pytest.mark.parametrize("much", [picked, shadows, attachments], ids=lambda much: much.__name__)
def test_axe_finds_nothing_at_the_table_of_the_rings(arrive: Arrive, much: Much):
    me = sit_at(arrive(), 2, much)
    assert me.faults() == []
    me.resize(390, 844)
    me.page.locator(".tl-more").click()
    assert me.faults(".top, .board, .choice, .hand") == []


def test_axe_finds_nothing_where_four_play(arrive: Arrive):
    me = sit_at(arrive(), 4, shadows)
    assert me.faults() == []
    me.page.locator(".fold:not(.out)").first.get_by_role("button", expanded=False).first.click()
    expect(me.page.locator(".fold.open .card")).not_to_have_count(0)
    assert me.fits
    assert me.faults(".board") == []


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_names_and_phases_are_whole_in_every_language(arrive: Arrive, language: str):
    me = sit_at(arrive(language=language), 2, attachments)
    for width, height in SIZES:
        me.resize(width, height)
        assert me.fits
        assert me.page.evaluate(CLIPPED) == []
        assert (
            me.page.locator(".steps, .phase").evaluate_all(
                "all => all.filter(o => o.scrollWidth > o.clientWidth + 1).length"
            )
            == 0
        )


def test_on_a_phone_a_tap_opens_the_parts_of_the_tally(arrive: Arrive):
    me = sit_at(arrive(**PHONE), 2, picked)
    parts = me.page.locator(".tl-parts.t-willpower")
    expect(parts).to_be_hidden()
    me.page.locator(".tl-more").tap()
    expect(parts).to_be_visible()
    assert me.fits
