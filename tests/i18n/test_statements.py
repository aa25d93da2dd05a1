"""What the register says of a rule in English, other languages say too."""

from __future__ import annotations

from rulebound.i18n import Language, languages, rule_words
from rulebound.table.catalogues import catalogue, rule_catalogue


def test_the_page_gets_them_for_one_game_and_only_when_it_asks():
    assert "champions-statement-overkill-ally-defender = " in rule_catalogue("uk", "champions")
    assert "champions-statement-overkill" not in catalogue("uk")
    assert rule_catalogue("en", "champions") == ""


def test_the_table_says_in_every_language_what_holds_beside_the_rules():
    conceding = {Language.load(code).text(rule_words("statement", "table.concede")) for code in languages()}
    assert len(conceding) == len(languages())
