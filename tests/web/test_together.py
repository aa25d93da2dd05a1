"""Several browsers at one table, lost connections, spectators, links."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.web.conftest import Arrive
from tests.web.sitter import Sitter


def held_by_others(view: dict[str, Any], *zones: str) -> list[dict[str, Any]]:
    """The cards in the hands of others, in a view that was sent."""
    return [
        card
        for area in view.get("areas", [])
        if area.get("owner") not in (None, view["seat"])
        for zone in area.get("zones", [])
        if zone["id"] in zones
        for card in zone.get("cards", [])
    ]


def views(one: Sitter) -> list[dict[str, Any]]:
    return [frame["view"] for frame in one.frames if "view" in frame]


def test_who_starts_before_the_server_has_counted_the_seats_gets_the_seats_that_were_chosen(arrive: Arrive):
    host = arrive()
    host.page.goto("/setup/guardians")
    expect(host.page.get_by_role("button", name="Start the game")).to_be_enabled()
    asked: list[Route] = []
    host.page.route("**/api/setups", lambda route: asked.append(route))
    host.page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2", exact=True).click()
    host.page.get_by_role("radiogroup", name="Player 2").get_by_role("radio", name="Open").click()
    host.page.get_by_role("button", name="Start the game").click()
    assert len(asked) == 1
    asked[0].continue_()
    expect(host.page.get_by_role("button", name="Invite")).to_be_visible()


def test_two_browsers_play_at_one_table_and_never_see_each_others_cards(arrive: Arrive):
    host, guest = arrive(), arrive()
    host.fix_chance()
    host.page.goto("/setup/guardians")
    host.page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2", exact=True).click()
    host.page.get_by_role("radiogroup", name="Player 2").get_by_role("radio", name="Open").click()
    host.page.get_by_label("Your name").fill("Mira")
    host.page.get_by_role("button", name="Start the game").click()
    host.page.get_by_role("button", name="Invite").click()

    guest.page.goto(host.invited())
    guest.page.reload()
    guest.page.get_by_label("Your name").fill("Jan")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.app).to_be_visible()
    assert "#" not in guest.page.url
    assert "join" not in guest.page.evaluate("location.href")
    expect(host.page.locator(".seats")).to_contain_text("Jan")
    expect(guest.page.locator(".seats")).to_contain_text("Mira")

    heroes = {one: one.page.locator(".held .c-name").all_inner_texts() for one in (host, guest)}
    for one, other in ((host, guest), (guest, host)):
        expect(other.page.locator(".pl .card.back")).not_to_have_count(0)
        for name in heroes[one]:
            assert name not in other.page.locator(".board").inner_text()
    for _ in range(6):
        for one in (host, guest):
            if one.page.locator(".choice:not(.calm)").count():
                one.take_any()
    dealt = [card for one in (host, guest) for view in views(one) for card in held_by_others(view, "dealt")]
    assert dealt
    assert all("face" not in card and not card.get("key") for card in dealt)


def test_of_another_hand_one_is_sent_only_what_everybody_knows(arrive: Arrive):
    """Drafted cards are known to all, drawn ones to nobody else: a spectator is sent exactly the former."""
    host, guest = arrive(), arrive()
    created = host.server.new("me", "open", seed=6)
    host.sit(created)
    guest.sit(host.server.join(created["invites"][0]["invite"], "Jan"))
    watcher = host.server.sit(created["spectate"])
    for _ in range(40):
        if host.page.locator(".empty.here").count() and guest.page.locator(".empty.here").count():
            break
        for one in (host, guest):
            if one.page.locator(".choice:not(.calm)").count():
                one.take_any()
    watcher.settle()
    public = {card["key"] for card in held_by_others(watcher.view, "hand") if card.get("key")}
    for one in (host, guest):
        hand = held_by_others(views(one)[-1], "hand")
        assert any("face" not in card for card in hand)
        assert {card["key"] for card in hand if card.get("key")} <= public
    watcher.close()


def test_undo_is_asked_of_the_other_who_has_decided_since(arrive: Arrive):
    host, guest = arrive(), arrive()
    created = host.server.new("me", "open", "open", seed=4)
    host.sit(created)
    joined = host.server.join(created["invites"][0]["invite"], "Jan")
    guest.sit(joined)
    host.wait_to_decide()
    host.choose(host.page.locator(".held .card.can").first)
    guest.wait_to_decide()
    guest.choose(guest.page.locator(".held .card.can").first)
    expect(host.page.get_by_role("button", name="Ask to undo")).to_be_visible()
    host.page.get_by_role("button", name="Ask to undo").click()
    request = guest.page.locator(".ask2")
    expect(request).to_contain_text("would like to take back")
    turn = host.turn()
    request.get_by_role("button", name="Agree").click()
    host.after(turn)
    expect(host.prompt).to_have_text("Which hero will you play?")


def test_a_spectator_sees_the_table_but_no_hidden_card(arrive: Arrive):
    host, watcher = arrive(), arrive()
    host.sit(host.server.new("me", "random"))
    host.wait_to_decide()
    host.press("m")
    host.page.get_by_role("button", name="Let somebody watch").click()
    watcher.page.goto(host.invited())
    expect(watcher.app).to_be_visible()
    assert "#" not in watcher.page.url
    expect(watcher.page.locator(".pl")).to_have_count(2)
    expect(watcher.page.locator(".choice.calm")).to_be_visible()
    host.wait_until_laying()
    expect(watcher.page.locator(".aside .btn")).to_have_count(0)
    assert all(view["seat"] is None for view in views(watcher))
    watcher.page.reload()
    expect(watcher.app).to_be_visible()
    expect(entry(watcher)).to_have_count(1)
    entry(watcher).get_by_role("link").click()
    expect(watcher.page.locator(".pl")).to_have_count(2)
    dealt = [card for view in views(watcher) for card in held_by_others(view, "dealt")]
    assert dealt
    assert all("face" not in card for card in dealt)


def test_a_lost_connection_is_mended_at_once(arrive: Arrive):
    me = arrive()
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    me.page.route_web_socket(re.compile(r"/api/table\?match="), through)
    me.keeps_browser = True
    me.sit(me.server.new("me", "random"))
    me.take_any()
    me.wait_to_decide()
    said = me.log.count()
    lines[0].close()
    me.page.wait_for_selector(".app[data-line=open]")
    me.take_any()
    me.wait_to_decide()
    assert len(lines) == 2
    assert me.log.count() > said


def test_a_table_survives_a_reload(arrive: Arrive):
    me = arrive()
    me.sit(me.server.new("me", "random"))
    me.take_any()
    me.wait_to_decide()
    prompt, lines = me.prompt.inner_text(), me.log.count()
    me.page.reload()
    me.wait_to_decide()
    expect(me.prompt).to_have_text(prompt)
    expect(me.log).to_have_count(lines)


def finished(one: Sitter) -> Sitter:
    """At a game that two computer players have played to its end."""
    one.sit(one.server.new("random", "random", seed=9))
    one.page.wait_for_selector(".choice.calm .opts .btn.pri", timeout=60_000)
    return one


def test_a_finished_game_is_shared_replayed_from_all_seats_and_played_on(arrive: Arrive):
    me, friend = finished(arrive()), arrive()
    me.page.get_by_role("button", name="Copy replay link").click()
    friend.page.goto(me.copied())
    expect(friend.page.locator(".board .when")).to_contain_text("Step")  # it plays by itself
    friend.page.get_by_role("button", name="Back to now").click()
    expect(friend.prompt).to_contain_text("wins the game")
    friend.page.get_by_role("button", name="Look from Ada").click()
    expect(friend.page.locator(".seat.looking")).to_contain_text("Ada")
    friend.page.get_by_role("button", name="Replay", exact=True).click()
    friend.page.get_by_label("Earlier positions").press("Home")
    expect(friend.page.locator(".held .card")).to_have_count(2)
    friend.page.get_by_label("Earlier positions").press("End")
    expect(friend.prompt).to_contain_text("wins the game")

    me.page.get_by_role("button", name="Replay", exact=True).click()
    me.page.get_by_label("Earlier positions").press("Home")
    expect(me.page.locator(".board .when")).to_contain_text("Step 0")
    old = me.page.url
    me.page.get_by_role("button", name="New game from here").click()
    expect(me.prompt).to_have_text("Which hero will you play?")
    assert me.page.url != old


def test_a_table_that_is_not_ones_own_is_refused_with_a_sentence(arrive: Arrive):
    me = arrive()
    me.page.goto("/table/0123456789ab")
    expect(me.page.get_by_role("alert")).to_contain_text("no seat at that table")
    me.page.goto("/join#AAAAAAAAAAAAAAAAAAAAAAAA")
    expect(me.page.get_by_role("alert")).to_contain_text("invitation has been used or never was")
    expect(me.page.get_by_role("button", name="Sit down")).to_have_count(0)


def entry(one: Sitter, text: str = "Guardians") -> Locator:
    """A game in the list of the start page."""
    one.page.goto("/")
    return one.page.locator(".ct", has_text=text)


def test_a_lost_seat_is_given_a_new_link_and_its_old_browser_is_told(arrive: Arrive):
    host, lost, found = arrive(), arrive(), arrive()
    created = host.server.new("me", "open", seed=4)
    host.sit(created)
    lost.sit(host.server.join(created["invites"][0]["invite"], "Mira"))
    entry(host).get_by_role("button", name="Links and settings").click()
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Mira")
    dialog.get_by_role("button", name="New link").click()
    expect(dialog.get_by_role("alert")).to_contain_text("loses it")
    assert host.faults() == []
    dialog.get_by_role("button", name="Make a new link").click()
    expect(dialog.get_by_role("status")).to_contain_text("copied")
    link = str(host.page.evaluate("navigator.clipboard.readText()"))

    expect(lost.page.get_by_role("alert")).to_contain_text("made a new link for your seat")
    expect(entry(lost)).to_contain_text("Seat lost")
    found.page.goto(link)
    expect(found.page.get_by_role("main")).to_contain_text("Player 2")
    found.page.get_by_label("Your name").fill("Mira again")
    found.page.get_by_role("button", name="Sit down").click()
    found.wait_to_decide()
    host.page.keyboard.press("Escape")
    entry(host).get_by_role("link").click()
    expect(host.page.locator(".seats")).to_contain_text("Mira again")

    # The link also brings back the browser that had lost the seat, if it opens it first the next time.
    entry(host).get_by_role("button", name="Links and settings").click()
    dialog.get_by_role("button", name="New link").click()
    dialog.get_by_role("button", name="Make a new link").click()
    expect(dialog.get_by_role("status")).to_contain_text("copied")
    lost.page.goto(str(host.page.evaluate("navigator.clipboard.readText()")))
    lost.page.get_by_role("button", name="Sit down").click()
    lost.wait_to_decide()


def test_the_own_link_opened_in_the_own_browser_costs_no_seat(arrive: Arrive):
    host = arrive()
    host.fix_chance()
    host.page.goto("/setup/guardians")
    host.page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2", exact=True).click()
    host.page.get_by_role("radiogroup", name="Player 2").get_by_role("radio", name="Open").click()
    host.page.get_by_role("button", name="Start the game").click()
    host.page.get_by_role("button", name="Invite").click()
    host.page.goto(host.invited())
    expect(host.page.get_by_role("main")).to_contain_text("sits at that table already")
    host.page.get_by_role("button", name="Take this seat too").click()
    host.wait_to_decide()
    host.page.get_by_role("button", name="Look from").click()
    host.wait_to_decide()
    expect(host.page.locator(".seat.looking")).to_contain_text("Player 2")


def test_a_match_is_deleted_for_everybody_by_who_made_it(arrive: Arrive):
    host, guest = arrive(), arrive()
    created = host.server.new("me", "open", seed=4)
    host.sit(created)
    guest.sit(host.server.join(created["invites"][0]["invite"], "Jan"))
    entry(guest).get_by_role("button", name="Links and settings").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("Player 1")
    expect(guest.page.get_by_role("button", name="Delete this game")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="New link")).to_have_count(0)
    guest.page.get_by_role("button", name="Close").click()
    entry(guest).get_by_role("link").click()
    expect(guest.app).to_be_visible()

    entry(host).get_by_role("button", name="Links and settings").click()
    host.page.get_by_role("button", name="Delete this game").click()
    host.page.get_by_role("button", name="No", exact=True).click()
    host.page.get_by_role("button", name="Delete this game").click()
    host.page.get_by_role("button", name="Delete for everybody").click()
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    expect(host.page.locator(".ct")).to_have_count(0)
    expect(guest.page.get_by_role("alert")).to_contain_text("deleted")
    guest.page.get_by_role("link", name="All games").click()
    expect(guest.page.get_by_role("heading", name="New game")).to_be_visible()
    expect(guest.page.locator(".ct")).to_have_count(0)


def test_the_list_shows_whose_turn_it_is_and_how_it_stands(arrive: Arrive):
    host, guest = arrive(), arrive()
    created = host.server.new("me", "open", seed=4)
    host.sit(created)
    guest.sit(host.server.join(created["invites"][0]["invite"], "Jan"))
    host.choose(host.page.locator(".held .card.can").first)
    expect(entry(host)).to_contain_text("Waiting for Jan")
    expect(entry(host)).to_contain_text("You 0/3")
    expect(entry(host).locator(".pos .pa")).to_have_count(3)
    expect(entry(guest)).to_contain_text("Your move")
    entry(host).get_by_role("button", name="Links and settings").click()
    host.page.get_by_role("button", name="off the list").click()
    expect(host.page.get_by_role("alert")).to_contain_text("cannot come back")
    host.page.get_by_role("button", name="Take it off", exact=True).click()
    expect(host.page.locator(".ct")).to_have_count(0)
