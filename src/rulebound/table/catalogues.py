"""The Fluent catalogues of a language, all parts in one text, as the page wants them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import rulebound.i18n
from rulebound.i18n import Language, languages
from rulebound.kernel.text import Text, refuse
from rulebound.table.wire import LanguageInfo


def language_list() -> list[LanguageInfo]:
    """Each language under its own name."""
    return [LanguageInfo(code, Language.load(code).text(Text("language-name"))) for code in languages()]


@cache
def catalogue(code: str) -> str:
    """All messages of a language. What it lacks, the page takes from English."""
    if code not in languages():
        raise refuse("refused-language", language=code, languages=", ".join(languages()))
    folder = Path(rulebound.i18n.__file__).parent / code
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))
