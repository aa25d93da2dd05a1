"""The page brings its letters with it: no text depends on what fonts a machine has, or on how it draws them."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, Page, expect

from tests.table.guest import Server
from tests.web.conftest import PATIENCE, ROOT, Arrive
from tests.web.positions import A_LONG_CHAIN, MANY_DEFENDERS, sit_at
from tests.web.sitter import Sitter

FONTS = ROOT / "web" / "src" / "styles" / "fonts.css"
DRAWN = {"→"}
"""What the texts of cards may contain although no font has it: `Rich` draws it."""


def shipped(family: str) -> set[int]:
    """The characters for which the page has a file of that family."""
    faces = [face for face in FONTS.read_text(encoding="utf-8").split("@font-face")[1:] if family in face]
    found: set[int] = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", "".join(faces)):
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def test_every_letter_of_every_language_is_shipped_or_drawn(server: Server):
    texts = {code: server.http.get(f"/api/catalogues/{code}").text for code in ("en", "uk", "ru", "pl")}
    for code, catalogue in texts.items():
        texts[code] = re.sub(r"^cli-.*$", "", catalogue, flags=re.MULTILINE)  # said in terminals only
        drawn = re.findall(r"^([\w-]+) =.*→", texts[code], re.MULTILINE)
        assert all(re.match(r"lcg-ability-|[a-z]+-text-", message) for message in drawn)
    for rules in (ROOT / "src/rulebound/games").glob("*/rules.toml"):
        register = tomllib.loads(rules.read_text(encoding="utf-8"))
        texts[rules.parent.name] = "".join(rule["statement"] + rule.get("note", "") for rule in register["rule"])
    for family in ("Open Sans Variable", "Literata Variable"):
        known = shipped(family) | {ord("\n")}
        for name, text in texts.items():
            assert {letter for letter in text if ord(letter) not in known} <= DRAWN, name


def test_fonts_are_served_by_the_own_server_and_kept_for_ever(server: Server):
    start = server.http.get("/").text
    style = server.http.get(str(re.findall(r"/assets/[\w-]+\.css", start)[0])).text
    fonts = set(re.findall(r"/assets/[\w-]+\.woff2", style))
    assert len(fonts) == 6
    preloaded = re.findall(r'rel="preload" as="font"[^>]* href="([^"]+)"', start)
    assert len(preloaded) == 2
    assert set(preloaded) <= fonts
    for font in fonts:
        answer = server.http.get(font)
        assert answer.headers["content-type"] == "font/woff2"
        assert "immutable" in answer.headers["cache-control"]
        assert "content-encoding" not in answer.headers  # it is packed already
        assert answer.content[:4] == b"wOF2"
    assert "SIL OPEN FONT LICENSE" in server.http.get("/OFL.txt").text


SPECIMEN = """async () => {
    const letters = new Map(), texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const { fontFamily, fontWeight } = getComputedStyle(texts.currentNode.parentElement)
        const key = `${fontWeight} 16px ${fontFamily}`
        letters.set(key, new Set([...(letters.get(key) ?? ''), ...texts.currentNode.data]))
    }
    const specimen = document.createElement('section')
    specimen.id = 'specimen'
    for (const [font, all] of letters) {
        const line = document.createElement('p')
        line.style.font = font
        line.textContent = [...all].join('')
        specimen.append(line)
    }
    document.body.append(specimen)
    specimen.getBoundingClientRect()  // asks for the fonts that it needs
    await document.fonts.ready
}"""


def strangers(page: Page) -> set[str]:
    """The fonts of the machine that are used for any letter of the page."""
    page.evaluate(SPECIMEN)
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    lines = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "#specimen p"})["nodeIds"]
    used = [session.send("CSS.getPlatformFontsForNode", {"nodeId": line})["fonts"] for line in lines]
    session.detach()
    assert sum(len(fonts) for fonts in used) > 3
    return {font["familyName"] for fonts in used for font in fonts if not font["isCustomFont"]}


def test_no_text_is_set_in_a_font_of_the_machine(arrive: Arrive):
    me = arrive(language="uk")
    for path in ("/", "/setup/champions"):
        me.page.goto(path, wait_until="networkidle")  # with the lists that it asks for
        expect(me.page.locator(".page")).to_be_visible()
        assert strangers(me.page) == set()
    sit_at(me, MANY_DEFENDERS)
    assert strangers(me.page) == set()
    polish = arrive(language="pl")
    sit_at(polish, A_LONG_CHAIN)
    expect(polish.page.locator("[aria-label='→']").first).to_be_visible()  # a cost in the text of a card
    assert strangers(polish.page) == set()


WIDTHS = """[...document.querySelectorAll('h1, h2, p, b, button, label, small, span, li')]
    .map(one => [one.textContent.slice(0, 30), one.getBoundingClientRect().width])"""


def test_all_is_as_wide_on_a_machine_with_one_strange_font_and_no_settings(
    arrive: Arrive, browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path
):
    here = arrive(language="pl")
    here.page.goto("/setup/versus")
    expect(here.page.locator(".page")).to_be_visible()

    font = next(path for path in sorted(Path("/usr/share/fonts").rglob("*.ttf")) if "Mono" in path.name)
    (tmp_path / "fonts.conf").write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>'
        f"<dir>{tmp_path}/fonts</dir><cachedir>{tmp_path}/cache</cachedir></fontconfig>"
    )
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / font.name).symlink_to(font)  # without any font at all chromium does not start
    bare = {**os.environ, "FONTCONFIG_FILE": str(tmp_path / "fonts.conf")}
    browser = browser_type.launch(**{**browser_type_launch_args, "env": bare})
    page = browser.new_page(viewport={"width": 1440, "height": 900}, base_url=here.server.url, locale="en-US")
    page.set_default_timeout(PATIENCE)
    page.goto("/favicon.svg")
    there = Sitter(page, here.server)
    there.remember(theme="dark", language="pl")
    page.goto("/setup/versus")
    expect(page.locator(".page")).to_be_visible()
    widths = page.evaluate(WIDTHS)
    browser.close()
    assert len(widths) > 100
    assert widths == here.page.evaluate(WIDTHS)
    assert there.problems == []
