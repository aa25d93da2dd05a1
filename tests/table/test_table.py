"""At the table, over real sockets: answers, hidden hands, undo, reconnecting, empty seats, looking back."""

from __future__ import annotations

import json
import time

import msgspec
import pytest

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from tests.table.hidden import told_too_much

SEED = 777_123_456_789


def why(message) -> str:
    assert message["type"] == "refused", message
    return str(message["text"]["id"])


@pytest.fixture
def pair(server):
    """Two people at a table for two."""
    created = server.new("me", "open", seed=SEED)
    joined = server.join(created["invites"][0]["invite"])
    first, second = server.sit(created["token"]), server.sit(joined["token"])
    yield first, second
    first.close()
    second.close()


def play_on(first, second):
    """Both take their options in turn until the game is over."""
    number = 0
    while not first.view.get("result"):
        for seat, guest in enumerate((first, second)):
            guest.settle()
            if guest.choice(seat) is not None:
                guest.take(seat, number)
                number += 1
        first.settle()
    second.settle()


def test_both_see_the_answer_and_only_the_own_options(pair):
    first, second = pair
    assert first.choice(0) is not None
    assert first.choice(1) is None
    first.take(0)
    second.settle()
    assert second.view["answers"] == 1
    waiting = [seat["awaited"] for seat in second.table["seats"]]
    assert waiting == [False, True]


def test_a_whole_game_tells_nobody_what_is_hidden(pair):
    first, second = pair
    play_on(first, second)
    saved = Record.from_json(json.dumps(first.ask("save")["record"]))
    game = load_game("guardians")
    assert told_too_much(game, saved, [(0, first), (1, second)]) == []
    start, end = Match.replay(game, saved, 0).state, Match.replay(game, saved).state
    for seat, guest in enumerate((first, second)):
        assert not any("seed" in text for text in guest.traffic if '"type":"table"' in text)
        # Heroes that the other was dealt and did not keep go back to the box unseen.
        dealt = {card.printed for card in start.cards if card.known == 1 << (1 - seat)}
        unseen = dealt - {card.printed for card in end.cards if card.visible_to(seat)}
        assert unseen
        running = [text for text in guest.traffic if '"result"' not in text]
        for printed in unseen:
            assert not any(f'"{printed.code}"' in text or printed.name.plain in text for text in running)
    assert str(SEED) not in "".join(first.traffic[:-1] + second.traffic)


def test_late_repeated_and_illegal_answers_are_refused(pair):
    first, second = pair
    number = first.number(0)
    key = first.choice(0)["options"][0]["key"]
    assert why(first.ask("answer", seat=0, number=number, key="keep:c9999")) == "refused-option"
    assert why(first.ask("answer", seat=0, number=number + 7, key=key)) == "refused-late"
    assert why(first.ask("answer", seat=1, number=number, key=key)) == "refused-not-yours"
    assert why(second.ask("answer", seat=0, number=number, key=key)) == "refused-not-yours"
    assert first.ask("answer", seat=0, number=number, key=key)["type"] == "done"
    assert why(first.ask("answer", seat=0, number=number, key=key)) == "refused-already"
    assert second.take(1)["type"] == "done"
    first.settle()
    assert first.view["answers"] == 2
    assert why(first.ask("answer", seat=0, number=number, key=key)) in ("refused-late", "refused-seat")


def test_a_pick_made_together_keeps_its_number_while_others_pick(pair):
    first, second = pair
    number = second.number(1)
    first.take(0)
    second.settle()
    assert second.number(1) == number
    assert second.take(1)["type"] == "done"


def test_undo_at_once_and_undo_with_consent(pair):
    first, second = pair
    first.take(0)
    assert first.table["undo"] == [{"seat": 0, "can": "yes", "why": None}]
    assert first.ask("undo", seat=0)["type"] == "done"
    first.settle()
    second.settle()
    assert first.view["answers"] == 0
    assert second.view["answers"] == 0
    assert first.choice(0) is not None
    assert why(second.ask("undo", seat=1)) == "refused-undo-nothing"
    assert why(first.ask("undo", seat=1)) == "refused-not-yours"


def test_those_who_answered_since_are_asked(server):
    created = server.new("me", "open", "open", seed=4)
    others = [server.join(invite["invite"])["token"] for invite in created["invites"]]
    first, second, third = (server.sit(token) for token in (created["token"], *others))
    first.take(0)
    second.settle()
    second.take(1)
    first.settle()
    assert first.table["undo"][0]["can"] == "ask"
    assert first.ask("undo", seat=0)["type"] == "done"
    first.settle()
    second.settle()
    request = second.table["request"]
    assert (request["seat"], request["waiting"]) == (0, [1])
    assert why(third.ask("agree", number=request["number"], agree=True)) == "refused-not-asked"
    assert why(second.ask("agree", number=999, agree=True)) == "refused-no-request"
    assert second.ask("agree", number=request["number"], agree=False)["type"] == "done"
    assert why(first.until("refused")) == "refused-undo-declined"
    first.ask("undo", seat=0)
    second.settle()
    assert second.ask("agree", number=second.table["request"]["number"], agree=True)["type"] == "done"
    first.settle()
    assert first.view["answers"] == 0
    assert first.table["request"] is None
    for guest in (first, second, third):
        guest.close()


def test_what_was_revealed_cannot_be_taken_back(pair):
    first, second = pair
    first.take(0)
    second.settle()
    second.take(1)
    first.settle()
    assert first.table["undo"][0]["can"] == "no"
    for seat, guest in enumerate(pair):
        assert why(guest.ask("undo", seat=seat)) in ("refused-undo-revealed", "refused-undo-chance")


def test_computers_pick_after_people_so_that_a_pick_can_be_taken_back(server):
    created = server.new("me", "open", "heuristic", "random", seed=3)
    friend = server.join(created["invites"][0]["invite"])
    first, second = server.sit(created["token"]), server.sit(friend["token"])
    first.take(0)
    time.sleep(0.5)
    first.settle()
    assert first.view["answers"] == 1
    assert first.table["undo"][0]["can"] == "yes"
    first.ask("undo", seat=0)
    first.settle()
    first.take(0, 1)
    second.settle()
    second.take(1)
    while first.view["answers"] < 4:
        first.read()
    first.close()
    second.close()


def test_a_game_against_computers_to_its_end(server):
    created = server.new("me", "heuristic", "random", seed=8)
    guest = server.sit(created["token"])
    number = 0
    while guest.wait_for_choice(0) is not None:
        guest.take(0, number)
        number += 1
    assert guest.view["result"]["scores"]
    assert guest.table["may_save"]
    assert why(guest.ask("answer", seat=0, number=0, key="x")) == "refused-over"
    assert why(guest.ask("undo", seat=0)) == "refused-undo-over"
    link = guest.ask("share")
    reader = server.sit(link["token"])
    assert reader.table["yours"] == []
    assert reader.ask("look", seat=1)["type"] == "done"
    reader.wait(lambda: reader.view["seat"] == 1)
    past = reader.ask("past", answers=5)
    assert (past["view"]["answers"], past["view"]["seat"], past["last"]) == (5, 1, guest.view["answers"])
    assert why(reader.ask("past", answers=100_000)) == "refused-position"
    assert reader.ask("go_on", answers=3)["created"]["seats"] == [0]
    created = guest.ask("go_on", answers=6, seats=[{"kind": "me"}])["created"]
    again = server.sit(created["token"])
    assert again.wait_for_choice(0) is not None
    assert again.view["answers"] >= 6
    for visitor in (guest, reader, again):
        visitor.close()


def test_past_positions_are_those_of_the_match(server):
    created = server.new("me", "me", seed=21)
    guest = server.sit(created["token"])
    assert guest.table["yours"] == [0, 1]
    for number in range(90):
        for seat in (0, 1):
            if guest.view["seat"] != seat:
                guest.ask("look", seat=seat)
                guest.settle()
            if guest.choice(seat):
                guest.take(seat, number)
    record = Record.from_json(json.dumps(guest.ask("save")["record"]))
    game = load_game("guardians")
    assert len(record.answers) > 50
    for upto in (0, 1, 39, 40, 41, 45, 12, len(record.answers)):
        expected = Match.replay(game, record, upto)
        areas = guest.ask("past", answers=upto)["view"]["areas"]
        assert areas == json.loads(msgspec.json.encode(expected.view(guest.view["seat"]).areas))
    guest.close()


def test_reconnecting_brings_what_was_missed(server):
    created = server.new("me", "open", seed=6)
    friend = server.join(created["invites"][0]["invite"])["token"]
    host, guest = server.sit(created["token"]), server.sit(friend)
    host.take(0)
    guest.settle()
    have, turn = len(guest.log), guest.table["turn"]
    guest.close()
    host.wait(lambda: not host.table["seats"][1]["connected"])
    back = server.sit(friend, seat=1, turn=turn, log=have)
    assert back.view.get("log_from", 0) == have
    assert back.table["turn"] == turn
    back.take(1)
    host.settle()
    assert host.table["seats"][1]["connected"]
    while host.view["answers"] < 2:
        host.read()
    late = server.sit(friend, seat=1, turn=turn, log=have)
    assert late.view["log_from"] == have
    assert have + len(late.view["log"]) == len(host.log)
    stale = server.sit(friend, seat=1, turn=10_000, log=5)
    assert stale.view.get("log_from", 0) == 0
    for visitor in (host, back, late, stale):
        visitor.close()


def test_an_empty_seat_is_kept_by_a_computer_and_taken_back(pair):
    first, second = pair
    assert why(first.ask("stand_in", seat=1, player="random")) == "refused-not-empty"
    first.take(0)
    second.settle()
    assert second.ask("stand_in", seat=1, player="random")["type"] == "done"
    while first.view["answers"] < 2:
        first.read()
    second.settle()
    assert second.table["seats"][1]["kept"]
    choice = second.choice(1)
    if choice:
        refused = second.ask("answer", seat=1, number=second.number(1), key=choice["options"][0]["key"])
        assert why(refused) in ("refused-kept", "refused-late", "refused-seat")
    assert why(second.ask("stand_in", seat=1, player="oracle")) == "refused-player"
    assert second.ask("take_back", seat=1)["type"] == "done"
    second.settle()
    assert not second.table["seats"][1]["kept"]


def test_an_open_seat_can_be_kept_and_is_still_given_to_who_is_invited(server):
    created = server.new("me", "open", seed=12)
    host = server.sit(created["token"])
    assert host.ask("stand_in", seat=1, player="heuristic")["type"] == "done"
    host.take(0)
    host.wait_for_choice(0)
    assert host.view["answers"] >= 2
    fresh = host.ask("invite", seat=1)["invite"]
    old = server.post("/api/invites", {"invite": created["invites"][0]["invite"]})
    assert old.status_code == 400
    friend = server.sit(server.join(fresh["invite"], "Mira")["token"])
    assert friend.table["seats"][1] | {"awaited": None} == {
        "seat": 1, "kind": "person", "name": "Mira", "player": "", "kept": False, "connected": True, "awaited": None,
        "gone": False, "can": [], "left": None, "plan": None,
    }  # fmt: skip
    assert why(friend.ask("invite", seat=1)) == "refused-host"
    assert why(host.ask("invite", seat=1)) == "refused-not-open"
    host.close()
    friend.close()


def test_spectators_see_no_hand_and_can_do_nothing(pair, server):
    first, _second = pair
    link = first.ask("spectate")
    spectator = server.sit(link["token"])
    assert spectator.table["yours"] == []
    assert spectator.view["seat"] is None
    assert not any('"options"' in text for text in spectator.traffic)
    for kind, fields in (
        ("answer", {"seat": 0, "number": 0, "key": "x"}), ("undo", {"seat": 0}), ("hint", {"seat": 0}),
        ("rename", {"seat": 0, "name": "x"}), ("why_not", {"seat": 0, "key": "p0"}),
        ("stand_in", {"seat": 0, "player": "random"}), ("take_back", {"seat": 0}),
    ):  # fmt: skip
        assert why(spectator.ask(kind, **fields)) == "refused-not-yours"
    assert why(spectator.ask("look", seat=0)) == "refused-look"
    assert why(spectator.ask("save")) == "refused-save"
    assert why(spectator.ask("go_on", answers=0)) == "refused-save"
    assert why(spectator.ask("share")) == "refused-share"
    assert why(first.ask("save")) == "refused-save"
    assert why(first.ask("look", seat=1)) == "refused-look"
    first.settle()
    assert first.table["spectators"] == 1
    spectator.close()


def test_why_not_why_and_hint(pair):
    first, _second = pair
    own = first.choice(0)["options"][0]["on"]
    assert first.ask("why_not", seat=0, key=own)["verdicts"] == []
    assert why(first.ask("why_not", seat=0, key="c9999")) == "refused-thing"
    rule = first.ask("rule", rule=first.view["choices"][0]["rule"])["rule"]
    assert rule["statement"]
    hint = first.ask("hint", seat=0)
    assert hint["key"] in {option["key"] for option in first.choice(0)["options"]}
    assert hint["number"] == first.number(0)
    assert hint["text"]["id"].startswith("advice-")
    assert hint["options"][0]["key"] == hint["key"]
    assert hint["options"][0]["plays"] > 0


def test_a_seat_is_renamed_by_who_sits_there(pair):
    first, second = pair
    assert first.ask("rename", seat=0, name=" Ann\u0007 a ")["type"] == "done"
    second.settle()
    assert second.table["seats"][0]["name"] == "Ann a"
    assert why(second.ask("rename", seat=0, name="Bob")) == "refused-not-yours"
    assert why(second.ask("rename", seat=1, name="x" * 41)) == "refused-message"


def test_an_answer_holds_although_its_sender_hangs_up_at_once(server):
    created = server.new("me", "open", seed=5)
    friend = server.join(created["invites"][0]["invite"])["token"]
    watching = server.sit(friend)
    for _ in range(5):
        hasty = server.sit(created["token"])
        choice = hasty.choice(0)
        if choice is None:
            break
        number, key = hasty.number(0), choice["options"][0]["key"]
        hasty.send({"type": "answer", "seat": 0, "number": number, "key": key})
        hasty.socket.socket.close()
        watching.wait(lambda: watching.view["answers"] == 1)
        watching.settle()
        back = server.sit(created["token"])
        assert back.view["answers"] == 1
        assert back.ask("undo", seat=0)["type"] == "done"
        back.close()
        watching.wait(lambda: watching.view["answers"] == 0)
    watching.close()
