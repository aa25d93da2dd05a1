"""Who may see what and do what at a table: seats, computer players' seats, spectators, hosts, those who lost a seat."""

from __future__ import annotations

import pytest

from rulebound.kernel.chance import Chance
from rulebound.kernel.game import load_game
from rulebound.table.course import Course
from rulebound.table.sketch import sketch
from rulebound.table.standing import standing


def why(message) -> str:
    assert message["type"] == "refused", message
    return str(message["text"]["id"])


def hand(view, seat):
    """What a view shows of a hand: codes, None for backs."""
    area = next(area for area in view["areas"] if area.get("owner") == seat)
    zone = next(zone for zone in area["zones"] if zone["id"] == "hand")
    return [card["face"]["code"] if card.get("face") else None for card in zone["cards"]]


@pytest.fixture
def three(server):
    """Who made the match, two others and a spectator."""
    created = server.new("me", "open", "open", seed=4)
    tokens = [created["token"], *(server.join(invite["invite"])["token"] for invite in created["invites"])]
    guests = [server.sit(token) for token in [*tokens, created["spectate"]]]
    yield guests
    for guest in guests:
        guest.close()


def play(guests, answers):
    """The seats answer in turn until there are so many answers; then everybody has seen them."""
    while guests[0].view["answers"] < answers:
        for seat, guest in enumerate(guests):
            guest.settle()
            if guest.view["answers"] < answers and seat < 3 and guest.choice(seat):
                guest.take(seat)
    for guest in guests:
        guest.settle()


# --- seeing -------------------------------------------------------------------------------------------


def test_who_steps_back_sees_what_that_seat_saw_and_a_spectator_no_hand(three):
    play(three, 12)
    for seat, guest in [*enumerate(three[:3]), (None, three[3])]:
        past = guest.ask("past", answers=8)["view"]
        assert (past["seat"], past["answers"]) == (seat, 8)
        for owner in range(3):
            shown = hand(past, owner)
            assert shown
            assert (None in shown) == (owner != seat)


def test_everyone_sees_the_own_hand_only(three):
    play(three, 12)
    for seat, guest in [*enumerate(three[:3]), (None, three[3])]:
        assert guest.view["seat"] == seat
        for owner in range(3):
            assert (None in hand(guest.view, owner)) == (owner != seat)


def test_nobody_looks_from_the_seat_of_another(three, server):
    first, second, _, spectator = three
    assert why(first.ask("look", seat=1)) == "refused-look"
    assert why(second.ask("look", seat=0)) == "refused-look"
    assert why(spectator.ask("look", seat=0)) == "refused-look"
    assert why(first.ask("look", seat=7)) == "refused-no-seat"
    assert first.ask("look", seat=None)["type"] == "done"
    first.settle()
    assert first.view["seat"] is None
    assert first.choice(0) is None


def test_a_hello_that_wants_another_seat_gets_the_own_one(server):
    created = server.new("me", "open", "random", seed=4)
    friend = server.join(created["invites"][0]["invite"])["token"]
    for token, wanted, got in ((friend, 0, 1), (friend, 9, 1), (created["spectate"], 1, None), (friend, None, 1)):
        guest = server.sit(token, seat=wanted)
        assert (guest.table["looking"], guest.view["seat"]) == (got, got)
        guest.close()


def test_a_list_tells_the_last_line_as_everyone_may_read_it():
    course = Course(load_game("versus"), {}, 3)
    dice = Chance(3)
    secret = 0
    while course.match.choices and secret < 3:
        seat, choice = next(iter(course.match.choices.items()))
        course.answer(seat, choice.keys[dice.below(len(choice.options))])
        last = course.match.log[-1]
        if last.view(0) != last.view(None):
            secret += 1
            assert standing(course).last == last.view(None)
    assert secret == 3


@pytest.mark.parametrize("hidden", [0, 1])
def test_a_small_picture_shows_no_card_that_lies_face_down(hidden):
    """The first player's card is turned up at once, that of the other waits."""
    seed = next(n for n in range(20) if Course(load_game("guardians"), {"players": 2}, n).match.state.first != hidden)
    course = Course(load_game("guardians"), {"players": 2}, seed)
    laid = [player.series.cards for player in course.match.state.players]
    while not all(laid):
        seat, choice = next(iter(course.match.choices.items()))
        course.answer(seat, choice.keys[0])
        laid = [player.series.cards for player in course.match.state.players]
    assert [cards[0].visible_to(None) for cards in laid] == [seat != hidden for seat in (0, 1)]
    picture = sketch(course.match)
    rows = {area.owner: area.rows for area in picture}
    assert rows[hidden][-1] == [""]
    assert rows[1 - hidden][-1] == [f"n{laid[1 - hidden][0].number}"]
    assert {area.kind for area in picture} == {"player", "common"}


# --- answering ------------------------------------------------------------------------------------------


def test_who_has_given_the_seat_to_a_computer_does_not_answer_for_it(three):
    first, second, third, _ = three
    third.take(2)
    assert second.ask("stand_in", seat=1, player="random")["type"] == "done"
    second.settle()
    key = second.choice(1)["options"][0]["key"]  # the computer waits for the first player
    assert why(second.ask("answer", seat=1, number=second.number(1), key=key)) == "refused-kept"
    assert second.ask("take_back", seat=1)["type"] == "done"
    assert second.ask("answer", seat=1, number=second.number(1), key=key)["type"] == "done"
    first.settle()
    assert first.view["answers"] == 2


def test_nobody_does_anything_for_another_seat(three):
    first, second, _, spectator = three
    key = first.choice(0)["options"][0]["key"]
    on = first.choice(0)["options"][0]["on"]
    for guest in (second, spectator):
        for kind, fields in (
            ("answer", {"number": first.number(0), "key": key}), ("undo", {}), ("hint", {}), ("why_not", {"key": on}),
            ("rename", {"name": "Eve"}), ("take_back", {}),
        ):  # fmt: skip
            assert why(guest.ask(kind, seat=0, **fields)) == "refused-not-yours"
    assert why(spectator.ask("stand_in", seat=0, player="random")) == "refused-not-yours"
    assert why(second.ask("stand_in", seat=0, player="random")) == "refused-not-empty"
    assert why(second.ask("stand_in", seat=9, player="random")) == "refused-no-seat"
    first.settle()
    assert (first.view["answers"], first.table["seats"][0]["name"], first.table["seats"][0]["kept"]) == (0, "", False)


def test_a_seat_that_nobody_holds_here_may_be_kept_by_a_computer(three):
    first, second, third, _ = three
    third.close()
    first.wait(lambda: not first.table["seats"][2]["connected"])
    assert first.ask("stand_in", seat=2, player="random")["type"] == "done"
    second.wait(lambda: second.table["seats"][2]["kept"])
    assert second.table["seats"][2]["player"] == "heuristic", "whoever was asked for"


# --- taking back -----------------------------------------------------------------------------------------


@pytest.fixture
def four(server):
    created = server.new("me", "open", "open", "open", seed=4)
    tokens = [created["token"], *(server.join(invite["invite"])["token"] for invite in created["invites"])]
    guests = [server.sit(token) for token in tokens]
    for seat, guest in enumerate(guests[:3]):
        guest.settle()
        guest.take(seat)
    for guest in guests:
        guest.settle()
    yield guests
    for guest in guests:
        guest.close()


def test_all_who_have_answered_since_must_agree(four):
    first, second, third, last = four
    assert first.ask("undo", seat=0)["type"] == "done"
    for guest in four:
        guest.wait(lambda guest=guest: guest.table["request"] is not None)
    request = last.table["request"]
    assert (request["seat"], request["waiting"]) == (0, [1, 2])
    assert why(last.ask("agree", number=request["number"], agree=True)) == "refused-not-asked"
    assert why(first.ask("agree", number=request["number"], agree=True)) == "refused-not-asked"
    assert second.ask("agree", number=request["number"], agree=True)["type"] == "done"
    last.wait(lambda: last.table["request"]["waiting"] == [2])
    assert last.view["answers"] == 3
    assert why(second.ask("agree", number=request["number"], agree=True)) == "refused-not-asked"
    assert third.ask("agree", number=request["number"], agree=True)["type"] == "done"
    for guest in four:
        guest.wait(lambda guest=guest: guest.view["answers"] == 0)
        assert guest.table["request"] is None


def test_a_consent_counts_for_the_request_it_was_asked_for(four):
    first, second, third, last = four
    first.ask("undo", seat=0)
    second.wait(lambda: second.table["request"] is not None)
    number = second.table["request"]["number"]
    assert why(second.ask("agree", number=number - 1, agree=True)) == "refused-no-request"
    assert third.ask("undo", seat=2)["type"] == "done"  # the own answer, the last one: nobody need agree
    for guest in four:
        guest.wait(lambda guest=guest: guest.view["answers"] == 2)
        assert guest.table["request"] is None
    assert why(second.ask("agree", number=number, agree=True)) == "refused-no-request"
    assert last.view["answers"] == 2


def test_a_computer_player_need_not_agree(three):
    first, second, _, _ = three
    first.take(0)
    second.settle()
    second.take(1)
    first.wait(lambda: first.view["answers"] == 2)
    assert first.table["undo"][0]["can"] == "ask"
    assert second.ask("stand_in", seat=1, player="random")["type"] == "done"
    first.wait(lambda: first.table["seats"][1]["kept"])
    assert first.table["undo"][0]["can"] == "yes"
    assert first.ask("undo", seat=0)["type"] == "done"
    first.wait(lambda: first.view["answers"] == 0)


def test_who_holds_both_seats_agrees_with_itself(server):
    created = server.new("me", "me", "open", seed=4)
    third = server.sit(server.join(created["invites"][0]["invite"])["token"])
    both = server.sit(created["token"])
    both.take(0)
    both.ask("look", seat=1)
    both.settle()
    both.take(1)
    both.settle()
    assert [undo["can"] for undo in both.table["undo"]] == ["yes", "yes"]
    assert both.ask("undo", seat=0)["type"] == "done"
    third.wait(lambda: third.view["answers"] == 0)
    for guest in (both, third):
        guest.close()


def test_who_steps_back_reads_no_line_of_what_was_taken_back(three):
    first, second, _, spectator = three
    lines = len(first.log)
    first.take(0)
    second.settle()
    spectator.settle()
    assert first.ask("undo", seat=0)["type"] == "done"
    for guest in (first, second, spectator):
        guest.wait(lambda guest=guest: guest.view["answers"] == 0)
        assert guest.view.get("log_from", 0) == 0
        assert len(guest.log) == lines


# --- files and links -------------------------------------------------------------------------------------


def test_only_who_made_the_match_makes_links(three):
    first, second, third, spectator = three
    for guest in (second, third, spectator):
        assert why(guest.ask("spectate")) == "refused-host"
        assert why(guest.ask("invite", seat=1)) == "refused-host"
    assert why(first.ask("invite", seat=1)) == "refused-not-open"
    assert why(first.ask("invite", seat=9)) == "refused-not-open"


def test_a_new_spectator_link_voids_the_old_one(three, server):
    first = three[0]
    links = [first.ask("spectate")["token"] for _ in range(2)]
    watching = server.sit(links[1])
    assert watching.table["yours"] == []
    assert not watching.table["host"]
    watching.close()
    assert server.post("/api/mine", {"tokens": [links[0]]}).json() == []


def test_nobody_saves_or_shares_while_others_play(three):
    for guest in three:
        assert not guest.table["may_save"]
        assert why(guest.ask("save")) == "refused-save"
        assert why(guest.ask("go_on", answers=0)) == "refused-save"
        assert why(guest.ask("share")) == "refused-share"


def test_who_plays_against_computers_saves_and_a_spectator_does_not(server):
    created = server.new("me", "random", seed=4)
    guest, watching = server.sit(created["token"]), server.sit(created["spectate"])
    guest.take(0)
    guest.rest()
    saved = guest.ask("save")["record"]
    assert len(saved["answers"]) == guest.view["answers"]
    assert why(watching.ask("save")) == "refused-save"
    assert why(guest.ask("go_on", answers=10_000)) == "refused-position"
    for one in (guest, watching):
        one.close()


def test_a_match_of_computers_is_saved_by_who_made_it_and_by_nobody_else_before_its_end(tmp_path, serve):
    server = serve(tmp_path, limits={"pace": 1000})
    created = server.new("random", "random", seed=4)
    host, watching = server.sit(created["token"]), server.sit(created["spectate"])
    assert (host.table["may_save"], watching.table["may_save"]) == (True, False)
    assert why(watching.ask("save")) == "refused-save"
    for one in (host, watching):
        one.close()


def test_whoever_studies_a_file_looks_from_everywhere_but_a_spectator_of_it_does_not(server):
    record = {"game": "guardians", "version": "1", "setup": {"players": 2}, "seed": 5, "answers": []}
    study = server.post("/api/records", {"record": record, "study": True}).json()
    reader, watching = server.sit(study["token"]), server.sit(study["spectate"])
    for seat in (0, 1):
        assert reader.ask("look", seat=seat)["type"] == "done"
        assert why(watching.ask("look", seat=seat)) == "refused-look"
    assert why(reader.ask("answer", seat=0, number=0, key="x")) == "refused-not-yours"
    assert reader.table["undo"] == []
    for one in (reader, watching):
        one.close()


def test_in_a_study_nothing_is_answered_and_nothing_taken_back(server):
    record = {"game": "guardians", "version": "1", "setup": {"players": 2}, "seed": 5, "answers": []}
    seats = [{"kind": "me"}, {"kind": "me"}]
    study = server.post("/api/records", {"record": record, "study": True, "seats": seats}).json()
    reader = server.sit(study["token"])
    assert reader.table["yours"] == [0, 1]
    for key in (reader.choice(0)["options"][0]["key"], "nonsense"):
        assert why(reader.ask("answer", seat=0, number=reader.number(0), key=key)) == "refused-study"
    assert why(reader.ask("undo", seat=0)) == "refused-study"
    assert [(undo["can"], undo["why"]["id"]) for undo in reader.table["undo"]] == [("no", "refused-study")] * 2
    reader.close()


def test_a_message_that_is_too_long_is_refused_however_well_formed(three):
    first = three[0]
    message = '{"type":"rule","re":7,"rule":"guardians.setup.keep_one_hero"}'
    first.settle()
    for length, kind in ((4096, "rule"), (4097, "refused")):
        first.send(message + " " * (length - len(message)))
        reply = first.until(kind)
        assert reply["re"] == 7
        if kind == "refused":
            assert why(reply) == "refused-too-large"
