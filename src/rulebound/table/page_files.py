"""The page itself: what vite has built into the package folder."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.response import File
from litestar.router import Router
from litestar.static_files import create_static_files_router

from rulebound.kernel.text import Text
from rulebound.table import wire

mimetypes.add_type("font/woff2", ".woff2")  # which Python before 3.14 knows only where the machine has a list of types

FOLDER: Final = Path(__file__).parent / "page"

ADDRESSES: Final = [
    "/",
    "/setup/{game:str}",
    "/campaign/{game:str}",
    "/campaign/{game:str}/{campaign:str}",
    "/rules/{game:str}",
    "/rules/{game:str}/{topic:str}",
    "/decks/{game:str}",
    "/decks/{game:str}/{deck:str}",
    "/history",
    "/table/{match:str}",
    "/join",
    "/watch",
    "/replay",
]
"""All are the same page, which looks at its own address. Secrets stand behind #, which is never sent."""


def page_files(folder: Path = FOLDER) -> list[HTTPRouteHandler | Router]:
    """index.html at the addresses of the page, everything else of the build beside it."""

    @get(ADDRESSES, include_in_schema=False)
    async def index() -> Response[Any]:
        return the_page(folder)

    handlers: list[HTTPRouteHandler | Router] = [index]
    if (folder / "assets").is_dir():
        # The build names its assets by their content, so a browser may keep them for ever.
        assets = create_static_files_router(
            "/assets", [folder / "assets"], include_in_schema=False,
            cache_control=CacheControlHeader.from_header("public, max-age=31536000, immutable"),
        )  # fmt: skip
        handlers.append(assets)
    beside = [path for path in folder.glob("*.*") if path.name != "index.html"]
    return [*handlers, *(_file(path) for path in beside)]


def the_page(folder: Path = FOLDER, status: int = 200) -> Response[Any]:
    """index.html; with 404 where there is nothing, which the page says in a sentence."""
    if not (folder / "index.html").exists():
        return Response(wire.Problem(Text("refused-no-page")), status_code=503, media_type=MediaType.JSON)
    return File(
        folder / "index.html", content_disposition_type="inline", media_type="text/html", status_code=status,
        headers={"cache-control": "no-cache"},
    )  # fmt: skip


def _file(path: Path) -> HTTPRouteHandler:
    kind = mimetypes.guess_type(path)[0]  # of a file that nobody knows the framework says so

    @get(f"/{path.name}", include_in_schema=False)
    async def file() -> File:
        return File(path, content_disposition_type="inline", media_type=kind, headers={"cache-control": "no-cache"})

    return file
