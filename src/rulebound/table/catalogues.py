"""The Fluent catalogues of a language as the page wants them: all in one text, and what rules say for each game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import rulebound.i18n
from rulebound.i18n import Language, languages
from rulebound.kernel.game import load_game
from rulebound.kernel.text import Text, refuse
from rulebound.table.wire import LanguageInfo


def language_list() -> list[LanguageInfo]:
    """Each language under its own name."""
    return [LanguageInfo(code, Language.load(code).text(Text("language-name"))) for code in languages()]


@cache
def catalogue(code: str) -> str:
    """All messages of a language but what rules say in full. What it lacks, the page takes from English."""
    paths = sorted(_folder(code).glob("*.ftl"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if not path.stem.endswith(".statements"))


@cache
def rule_catalogue(code: str, game: str) -> str:
    """What the rules of a game say in full. What it lacks stands in the register, in English."""
    path = _folder(code) / f"{load_game(game).id}.statements.ftl"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _folder(code: str) -> Path:
    if code not in languages():
        raise refuse("refused-language", language=code, languages=", ".join(languages()))
    return Path(rulebound.i18n.__file__).parent / code
