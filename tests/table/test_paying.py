"""At a table a payment is one message, and what can be taken back is paid without being asked about."""

from __future__ import annotations

from typing import Any

from tests.table.guest import Guest

ASKED_IN_VAIN = 2
"""A match in which the computer player asks for an action that nobody can take."""


def to_the_turn(me: Guest, seat: int = 0) -> list[str]:
    """Everything kept, until something can be played; the keys of what can be."""
    while True:
        choice = me.wait_for_choice(seat)
        assert choice is not None
        played = [option["key"] for option in choice["options"] if option["key"].startswith("play:")]
        if played:
            return played
        me.take(seat, len(choice["options"]) - 1)


def answer(me: Guest, key: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    turn = me.table["turn"]
    reply = me.ask("answer", seat=seat, number=me.number(seat), key=key, **more)
    me.wait(lambda: bool(me.table["turn"] > turn))
    me.settle()
    return reply


def to_a_payment(me: Guest) -> dict[str, Any]:
    for key in to_the_turn(me):
        answer(me, key)
        choice = me.choice(0)
        if choice and choice.get("pays"):
            return choice
        me.ask("undo", seat=0)
        me.settle()
    raise AssertionError("nothing has a price")


def test_a_card_is_played_and_paid_for_with_one_message(server):
    me = server.sit(server.new("me", game="champions", seed=3)["token"])
    before = me.view["answers"]
    for key in to_the_turn(me):
        before = me.view["answers"]
        reply = answer(me, key, pay=True)
        if reply["type"] == "paid":
            break
    assert reply["type"] == "paid"
    assert reply["used"]
    assert reply["turn"] == me.table["turn"]
    assert me.choice(0)["prompt"]["id"] == "champions-ask-turn"
    assert me.table["undo"] == [{"seat": 0, "can": "yes", "why": None}]

    me.ask("undo", seat=0, payment=True)
    me.settle()
    assert me.choice(0)["pays"]["suggested"], "it can be paid in another way"
    assert me.view["answers"] == before + 1
    me.ask("undo", seat=0)
    me.settle()
    assert me.view["answers"] == before
    assert me.choice(0)["prompt"]["id"] == "champions-ask-turn"


def test_all_answers_of_a_payment_come_in_one_message(server):
    me = server.sit(server.new("me", game="champions", seed=3)["token"])
    choice = to_a_payment(me)
    asks = choice["prompt"]["id"]
    keys: list[str] = [*choice["pays"]["suggested"], "done"]
    answer(me, keys[0], then=[{"asks": asks, "key": key} for key in keys[1:]])
    assert me.choice(0)["prompt"]["id"] == "champions-ask-turn"


def test_what_is_not_asked_next_is_left_alone(server):
    me = server.sit(server.new("me", game="champions", seed=3)["token"])
    choice = to_a_payment(me)
    first = choice["pays"]["suggested"][0]
    before = me.view["answers"]
    answer(me, first, then=[{"asks": "champions-ask-turn", "key": "end-turn"}, {"asks": "nonsense", "key": "done"}])
    assert me.view["answers"] == before + 1


def test_a_turn_is_ended_without_a_word_about_the_hand(server):
    me = server.sit(server.new("me", game="champions", seed=3)["token"])
    to_the_turn(me)
    answer(me, "end-turn", then=[{"asks": "champions-ask-discard", "key": "done"}])
    me.wait_for_choice(0)
    assert me.choice(0)["prompt"]["id"] != "champions-ask-discard"


def test_beside_computer_players_a_click_by_mistake_costs_nothing_either(server):
    heroes = ["spider_man", "iron_man"]
    created = server.new("me", "random", game="champions", seed=3, heroes=heroes)
    me = server.sit(created["token"])
    for key in to_the_turn(me):
        reply = answer(me, key, pay=True)
        if reply["type"] == "paid":
            break
    assert reply["type"] == "paid"
    assert me.table["undo"][0]["can"] == "yes"


def test_beside_another_person_too_since_they_play_together(server):
    heroes = ["spider_man", "iron_man"]
    created = server.new("me", "open", game="champions", seed=3, heroes=heroes)
    other = server.sit(server.join(created["invites"][0]["invite"])["token"])
    me = server.sit(created["token"])
    played: list[str] = []
    while not played:
        for guest, seat in ((me, 0), (other, 1)):
            guest.settle()
            choice = guest.choice(seat)
            if choice is None:
                continue
            played = [option["key"] for option in choice["options"] if option["key"].startswith("play:") and seat == 0]
            if played:
                break
            guest.take(seat, len(choice["options"]) - 1)
    replies = [answer(me, key, pay=True) for key in played[:1]]
    assert replies[0]["type"] == "paid"
    assert me.table["undo"][0]["can"] == "yes"


def answers_until(me: Guest, most: int) -> list[int]:
    """How many options there were, question by question, for somebody who takes the first one and plays nothing."""
    found: list[int] = []
    while len(found) < most:
        choice = me.wait_for_choice(0)
        if choice is None:
            break
        found.append(len(choice["options"]))
        keys = [option["key"] for option in choice["options"]]
        me.take(0, next((i for i, key in enumerate(keys) if not key.startswith(("play:", "ask:"))), 0))
    return found


def test_nobody_is_asked_where_there_is_nothing_to_decide(server):
    heroes = ["spider_man", "iron_man"]
    me = server.sit(server.new("me", "random", game="champions", seed=ASKED_IN_VAIN, heroes=heroes)["token"])
    assert min(answers_until(me, 60)) > 1
