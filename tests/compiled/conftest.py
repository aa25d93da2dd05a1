"""These tests are of a compiled program: where it runs plain, they are not there (`./rulebound test --compiled`)."""

from __future__ import annotations

from rulebound.compiled import is_compiled

collect_ignore_glob = [] if is_compiled() else ["test_*.py"]
