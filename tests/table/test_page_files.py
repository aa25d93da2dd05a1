"""The page itself, served from its folder."""

from __future__ import annotations

from litestar import Litestar
from litestar.testing import TestClient

from rulebound.table.page_files import page_files
from tests.table.test_lobby import problem


def test_the_page_is_served_from_its_folder(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Rulebound</title>")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "build.nothing-known").write_bytes(b"1")
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    with TestClient(Litestar(page_files(tmp_path))) as client:
        for address in (
            "/",
            "/setup/guardians",
            "/campaign/fellowship",
            "/campaign/fellowship/1",
            "/table/0a1b",
            "/join",
            "/watch",
            "/replay",
        ):
            page = client.get(address)
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
            assert "Rulebound" in page.text
        assert client.get("/favicon.svg").headers["content-type"].startswith("image/svg+xml")
        assert client.get("/favicon.svg").headers["cache-control"] == "no-cache"
        assert client.get("/build.nothing-known").headers["content-type"] == "application/octet-stream"
        kept = client.get("/assets/app-1a2b.js").headers["cache-control"]
        assert set(kept.split(", ")) == {"public", "max-age=31536000", "immutable"}
        assert client.get("/index.html").status_code == 404
        assert client.get("/assets/../../secret").status_code == 404
    with TestClient(Litestar(page_files(tmp_path / "nothing"))) as client:
        assert problem(client.get("/")) == "refused-no-page"


def test_an_address_that_does_not_exist_is_told_to_a_browser_by_the_page_and_to_programs_as_data(server):
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for address in ("/nonsense", "/rules/guardians/flow/more", "/setup"):
        told = server.http.get(address, headers=browser)
        assert (told.status_code, told.headers["cache-control"]) == (404, "no-cache")
        assert told.headers["content-type"] == "text/html; charset=utf-8"
        assert problem(server.http.get(address)) == "refused-request"
    assert problem(server.http.get("/api/nonsense", headers=browser)) == "refused-request"
    assert problem(server.http.get("/api/games/chess/rules", headers=browser)) == "refused-game"
    assert problem(server.http.post("/nonsense", headers=browser)) == "refused-request"
