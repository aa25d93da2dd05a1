"""Where a module can be broken, and how: each break changes a few characters of one place."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

RULE: Final = re.compile(r"\b(?:champions|civilwar|fellowship|guardians|versus)\.[a-z0-9_]+\.[a-z0-9_]+\b")
CONSTANT: Final = re.compile(r"^([A-Z][A-Z0-9_]+)\s*(?::[^=]+)?=\s*\(?\s*\"([a-z]+\.[a-z0-9_]+\.[a-z0-9_]+)\"", re.M)
WORD: Final = re.compile(r"\b[A-Z][A-Z0-9_]+\b")

SILENT: Final = {"say", "says", "Text", "word", "refuse", "Mention", "TypeVar", "NewType", "cast", "isinstance", "warn"}
"""Calls that only word something, or tell the type checker something: no break inside them changes a rule."""
UNTOLD: Final = {"args", "rule", "rules", "about", "prompt", "metavar", "help", "key", "strict", "doc"}
"""Arguments that say something about a choice, not what it is."""
TEXT_ONLY: Final = {"__repr__", "__str__", "text", "texts", "sentence", "describe"}
SEATS: Final = (
    {"player", "target", "by", "seat", "owner", "controller", "giver", "taker", "other", "opponent", "attacker"}
    | {"defender", "old", "holder", "chooser", "victim", "active", "enemy", "loser", "winner", "viewer", "to"}
)  # fmt: skip
IN_ORDER: Final = re.compile(r"order|clockwise|fighting|from_first|living|in_turn|seats_from|round_from")

COMPARED: Final[Mapping[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
RECKONED: Final[Mapping[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.RShift: ast.LShift,
    ast.LShift: ast.RShift, ast.FloorDiv: ast.Mult, ast.Mult: ast.FloorDiv, ast.Mod: ast.FloorDiv,
}  # fmt: skip
LISTS: Final = {"append", "remove", "extend", "insert", "add", "discard", "update", "clear"}
OPPOSITE: Final = {"min": "max", "max": "min", "any": "all", "all": "any", "reversed": "list", "sorted": "list"}
TWINS: Final = {"owner": "controller", "controller": "owner"}


class Break(NamedTuple):
    """One change of one place. `function` is the outermost one around it, empty at the level of the module."""

    path: str  # from the root of the clone
    line: int
    kind: str
    function: str
    begins: int  # the line on which the function begins, its decorators included
    start: int  # bytes
    end: int
    new: str
    rules: tuple[str, ...]  # the nearest first

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


class Scope(NamedTuple):
    """The function (or class) in which a place lies."""

    function: str = ""
    begins: int = 0
    ends: int = 0
    prefix: str = ""
    names: frozenset[str] = frozenset()  # what the function was given
    single: frozenset[str] = frozenset()  # what has just one member here, as a condition around it says


def named_constants(texts: Iterable[str]) -> dict[str, str]:
    """Constants that stand for a rule, by their name, in all modules."""
    return {name: rule for text in texts for name, rule in CONSTANT.findall(text)}


def sites_of(path: str, source: bytes, constants: Mapping[str, str]) -> list[list[Break]]:
    """Every place of a module that can be broken, each with the ways to break it."""
    return list(Finder(path, source, constants).module())


class Finder:
    """Walks a module and finds places; one instance per module."""

    def __init__(self, path: str, source: bytes, constants: Mapping[str, str]) -> None:
        self.path = path
        self.source = source
        self.lines = source.decode().splitlines()
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.named = [self._rules_on(line, constants) for line in self.lines]

    def module(self) -> Iterator[list[Break]]:
        yield from self.body(ast.parse(self.source).body, Scope(ends=len(self.lines)))

    # --- statements -------------------------------------------------------------------------------

    def body(self, statements: list[ast.stmt], scope: Scope) -> Iterator[list[Break]]:
        for number, statement in enumerate(statements):
            if not self._is_ignored(statement):
                yield from self.statement(statement, scope)
                if number and scope.function:
                    yield from self.swapped(statements[number - 1], statement, scope)
            if isinstance(statement, ast.Return | ast.Raise | ast.Continue | ast.Break):
                return  # a `yield` behind it only makes a coroutine

    def statement(self, node: ast.stmt, scope: Scope) -> Iterator[list[Break]]:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from self.body(node.body, scope if scope.function else self.function(node, scope))
            case ast.ClassDef():
                yield from self.body(node.body, scope._replace(prefix=f"{scope.prefix}{node.name}."))
            case ast.Expr(value=ast.YieldFrom() as flow):
                yield [self.change(node, "dropped step", "yield from ()", scope)]
                yield from self.expression(flow.value, scope)
            case ast.Expr():
                if scope.function and not isinstance(node.value, ast.Yield):
                    yield [self.change(node, "dropped statement", "pass", scope)]
                yield from self.expression(node.value, scope)
            case ast.Assign() | ast.AnnAssign() | ast.AugAssign():
                yield from self.assignment(node, scope)
            case ast.Return(value=ast.expr() as value):
                yield from self.expression(value, scope)
            case ast.If(test=test) if ast.unparse(test) == "sys.platform == 'win32'":
                yield from self.body(node.orelse, scope)  # what no test can run here
            case ast.If() | ast.While():
                yield from self.condition(node, scope)
                yield from self.body(node.body, scope._replace(single=scope.single | _singles(node.test)))
                yield from self.body(node.orelse, scope)
            case ast.For() | ast.AsyncFor():
                if IN_ORDER.search(ast.unparse(node.iter)):
                    backwards = f"reversed(list({ast.unparse(node.iter)}))"
                    yield [self.change(node.iter, "changed order", backwards, scope)]
                yield from self.expression(node.iter, scope)
                yield from self.body(node.body, scope)
                yield from self.body(node.orelse, scope)
            case ast.With() | ast.AsyncWith():
                yield from self.body(node.body, scope)
            case ast.Try():
                for part in (node.body, *(h.body for h in node.handlers), node.orelse, node.finalbody):
                    yield from self.body(part, scope)
            case ast.Match():
                for case in node.cases:
                    yield from self.body(case.body, scope)
            case ast.Raise() | ast.Continue() | ast.Break() | ast.Delete():
                yield [self.change(node, "dropped statement", "pass", scope)]

    def assignment(self, node: ast.Assign | ast.AnnAssign | ast.AugAssign, scope: Scope) -> Iterator[list[Break]]:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if node.value is None:
            return
        kept = all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)
        if scope.function and (kept or isinstance(node, ast.AugAssign)):
            if isinstance(node.value, ast.YieldFrom):
                yield from self.expression(node.value, scope)
                return
            yield [self.change(node, "dropped statement", "pass", scope)]
        if isinstance(node, ast.AugAssign) and type(node.op) in RECKONED and not self._is_joined(node.value):
            other = ast.AugAssign(node.target, RECKONED[type(node.op)](), node.value)
            yield [self.change(node, "changed sign", ast.unparse(other), scope)]
        yield from self.expression(node.value, scope)

    def condition(self, node: ast.If | ast.While, scope: Scope) -> Iterator[list[Break]]:
        test = node.test
        ways = [self.change(test, "dropped condition", "False", scope)]
        if isinstance(node, ast.If):
            ways.append(self.change(test, "dropped condition", "True", scope))
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            ways.append(self.change(test, "negation", f"not ({ast.unparse(test)})", scope))
        if not isinstance(test, ast.Constant):
            yield ways
            yield from self.expression(test, scope)

    def swapped(self, one: ast.stmt, two: ast.stmt, scope: Scope) -> Iterator[list[Break]]:
        """Two deeds in the wrong order; two assignments, or deeds to different things, may come in any."""
        deeds = (ast.Expr, ast.Assign, ast.AugAssign)
        if self._is_ignored(one) or not isinstance(one, deeds) or not isinstance(two, deeds):
            return
        if scope.function.endswith("__init__"):
            return  # nobody looks at an object before it is whole
        if not isinstance(one, ast.Expr) and not isinstance(two, ast.Expr):
            return
        if isinstance(one, ast.Assign) and not isinstance(one.targets[0], ast.Attribute):
            return
        if isinstance(two, ast.Assign) and not isinstance(two.targets[0], ast.Attribute):
            return
        if _is_apart(one, two):
            return
        (a, b), (c, d) = self._span(one), self._span(two)
        cut = self.source
        new = (cut[c:d] + cut[b:c] + cut[a:b]).decode()
        yield [self.made(a, d, one.lineno, "changed order", new, scope, two.end_lineno or two.lineno)]

    # --- expressions ------------------------------------------------------------------------------

    def expression(self, node: ast.AST, scope: Scope) -> Iterator[list[Break]]:
        match node:
            case ast.Call():
                yield from self.call(node, scope)
                return
            case ast.JoinedStr():
                return
            case ast.Compare(ops=[op]) if type(op) in COMPARED:
                other = ast.Compare(node.left, [COMPARED[type(op)]()], node.comparators)
                yield [self.change(node, "comparison", f"({ast.unparse(other)})", scope)]
            case ast.BoolOp():
                yield self.joined(node, scope)
            case ast.UnaryOp(op=ast.Not()):
                yield [self.change(node, "negation", f"bool({ast.unparse(node.operand)})", scope)]
            case ast.IfExp():
                other_way = ast.IfExp(node.test, node.orelse, node.body)
                yield [self.change(node, "negation", f"({ast.unparse(other_way)})", scope)]
            case ast.BinOp() if type(node.op) in RECKONED and not self._is_joined(node.left, node.right):
                sum_ = ast.BinOp(node.left, RECKONED[type(node.op)](), node.right)
                yield [self.change(node, "changed sign", f"({ast.unparse(sum_)})", scope)]
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as value)):
                yield [self.change(node, "off by one", str(1 - value), scope)]  # -1 is nobody, and so is -2
                return
            case ast.Constant(value=bool() as value):
                yield [self.change(node, "constant", str(not value), scope)]
            case ast.Constant(value=int() as value):
                ways = [self.change(node, "off by one", str(value + 1), scope)]
                if value > 0:
                    ways.append(self.change(node, "off by one", str(value - 1), scope))
                yield ways
            case ast.comprehension():
                for test in node.ifs:
                    yield [self.change(test, "dropped condition", "True", scope)]
            case ast.Attribute(attr=attr) if attr in TWINS:
                yield [self.change(node, "wrong seat", f"{ast.unparse(node.value)}.{TWINS[attr]}", scope)]
            case ast.Attribute(attr="seat" | "first") if "s" in scope.names:
                yield [self.change(node, "wrong seat", f"(({ast.unparse(node)} + 1) % s.seats)", scope)]
            case ast.Name(id=name) if name in SEATS:
                others = sorted((SEATS & scope.names) - {name})
                if name in scope.names and others:
                    yield [self.change(node, "wrong seat", other, scope) for other in others]
            case ast.Subscript(slice=ast.Constant(value=0)):
                text = ast.unparse(node.value)
                if text not in scope.single and f"len({text}) == 1" not in self.lines[node.lineno - 1]:
                    yield [self.change(node.slice, "changed order", "-1", scope)]
                yield from self.expression(node.value, scope)
                return
            case ast.Subscript(slice=ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1))):
                yield [self.change(node.slice, "changed order", "0", scope)]
                yield from self.expression(node.value, scope)
                return
        for child in ast.iter_child_nodes(node):
            if not isinstance(child, ast.expr_context | ast.cmpop | ast.boolop | ast.operator | ast.arguments):
                yield from self.expression(child, scope)

    def call(self, node: ast.Call, scope: Scope) -> Iterator[list[Break]]:
        name = _called(node)
        if name in SILENT:
            return
        if name in OPPOSITE and isinstance(node.func, ast.Name) and node.args:
            other = OPPOSITE[name]
            if other == "list":
                yield [self.change(node, "changed order", f"list({ast.unparse(node.args[0])})", scope)]
            else:
                yield [self.change(node.func, "opposite", other, scope)]
        yield from self.expression(node.func, scope)
        for argument in node.args:
            yield from self.expression(argument, scope)
        for keyword in node.keywords:
            if keyword.arg not in UNTOLD:
                yield from self.expression(keyword.value, scope)

    def joined(self, node: ast.BoolOp, scope: Scope) -> list[Break]:
        """And for or, and every condition but one."""
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        ways = [self.change(node, "and/or", f"({ast.unparse(ast.BoolOp(other, node.values))})", scope)]
        for dropped in node.values:
            left = [value for value in node.values if value is not dropped]
            if any(isinstance(value, ast.NamedExpr) for value in ast.walk(dropped)):
                continue
            if _narrows(dropped, left):
                continue
            text = ast.unparse(left[0] if len(left) == 1 else ast.BoolOp(node.op, left))
            ways.append(self.change(node, "dropped condition", f"({text})", scope))
        return ways

    # --- making a break ---------------------------------------------------------------------------

    def change(self, node: ast.stmt | ast.expr, kind: str, new: str, scope: Scope) -> Break:
        start, end = self._span(node)
        return self.made(start, end, node.lineno, kind, new, scope, node.end_lineno or node.lineno)

    def made(self, start: int, end: int, line: int, kind: str, new: str, scope: Scope, last: int) -> Break:
        lines = [*range(line, last + 1), max(line - 1, 1)]  # a comment may stand above
        near = [rule for at in lines for rule in self.named[at - 1]]
        around = [rule for at in range(scope.begins, scope.ends + 1) for rule in self.named[at - 1]]
        rules = tuple(dict.fromkeys([*near, *(around if scope.function else [])]))
        return Break(self.path, line, kind, scope.function, scope.begins, start, end, new, rules)

    def _span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef, scope: Scope) -> Scope:
        begins = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
        given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        names = frozenset(argument.arg for argument in given)
        return Scope(scope.prefix + node.name, begins, node.end_lineno or begins, names=names)

    def _rules_on(self, line: str, constants: Mapping[str, str]) -> list[str]:
        return [*RULE.findall(line), *(constants[word] for word in WORD.findall(line) if word in constants)]

    def _is_ignored(self, node: ast.stmt) -> bool:
        """What holds no rule: texts, imports, assertions, what only the type checker or a cache needs."""
        if "pragma: no cover" in self.lines[node.lineno - 1]:
            return True
        match node:
            case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Pass() | ast.Global() | ast.Nonlocal():
                return True
            case ast.Expr(value=ast.Constant()):
                return True
            case ast.Expr(value=ast.Call() as call) | ast.Expr(value=ast.Await(value=ast.Call() as call)):
                return _called(call) in SILENT or "log" in ast.unparse(call.func).replace("_log", "log").split(".")
            case ast.If(test=test) if "TYPE_CHECKING" in ast.unparse(test):
                return True
            case ast.Raise(exc=ast.expr() as raised):
                return "NotImplementedError" in ast.unparse(raised) or "AssertionError" in ast.unparse(raised)
            case ast.Assign(targets=[target]) | ast.AnnAssign(target=target):
                name = ast.unparse(target).rpartition(".")[2]
                return name in ("__slots__", "__all__", "rule", "args") or "cache" in name
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                told = ast.unparse(node.returns) if node.returns else ""
                decorated = " ".join(ast.unparse(decorator) for decorator in node.decorator_list)
                is_text = re.search(r"\bText\b", told) is not None
                return node.name in TEXT_ONLY or is_text or "overload" in decorated
        return False

    def _is_joined(self, *parts: ast.expr) -> bool:
        """Whether + joins texts or lists, where - means nothing."""
        lists = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr, ast.Set, ast.SetComp)
        return any(isinstance(p, lists) or (isinstance(p, ast.Constant) and isinstance(p.value, str)) for p in parts)


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _singles(condition: ast.expr) -> frozenset[str]:
    """What has just one member where a condition holds: its first is its last."""
    match condition:
        case ast.BoolOp(op=ast.And(), values=parts):
            return frozenset().union(*map(_singles, parts))
        case ast.Compare(
            left=ast.Call(func=ast.Name(id="len"), args=[thing]), ops=[ast.Eq()], comparators=[ast.Constant(value=1)]
        ):
            return frozenset({ast.unparse(thing)})
    return frozenset()


def _narrows(condition: ast.expr, others: list[ast.expr]) -> bool:
    """Whether a condition only tells the type checker what the others may ask: `isinstance(x, T)`, `x is not None`."""
    asked = condition.operand if isinstance(condition, ast.UnaryOp) else condition
    if isinstance(asked, ast.Call):
        return _called(asked) in SILENT
    match asked:
        case ast.Compare(left=thing, ops=[ast.Is() | ast.IsNot()], comparators=[ast.Constant(value=None)]):
            return any(f"{ast.unparse(thing)}." in ast.unparse(other) for other in others)
    return False


def _is_apart(one: ast.stmt, two: ast.stmt) -> bool:
    """Whether two statements have to do with different things, so that either may come first.

    What waits for a player is apart from nothing: meanwhile anything may happen.
    """
    if any(isinstance(node, ast.YieldFrom | ast.Yield | ast.Await) for part in (one, two) for node in ast.walk(part)):
        return False
    mine, theirs = _things(one), _things(two)
    read = [(a, b) for a in mine.changed for b in theirs.read] + [(a, b) for a in theirs.changed for b in mine.read]
    read += [(a, b) for a in mine.changed for b in theirs.changed]
    named = [(a, b) for a in mine.changed for b in theirs.named] + [(a, b) for a in theirs.changed for b in mine.named]
    return not any(a[: len(b)] == b or b[: len(a)] == a for a, b in read) and not any(
        b[: len(a)] == a for a, b in named
    )


class Things(NamedTuple):
    """What a statement may change, what it reads, and what it only names, `card.host` as ("card", "host")."""

    changed: set[tuple[str, ...]]
    read: set[tuple[str, ...]]
    named: set[tuple[str, ...]]


def _things(statement: ast.stmt) -> Things:
    """Who puts something into a list changes the list; any other deed may change all that it is given."""
    found = Things(set(), set(), set())

    def look(node: ast.AST, into: set[tuple[str, ...]]) -> None:
        match node:
            case ast.Assign(targets=[target]) | ast.AugAssign(target=target):
                look(target, found.changed)
                look(node.value, found.named if _path(node.value) else found.read)
            case ast.Call(func=ast.Attribute(value=whose, attr=deed)):
                look(whose, found.changed)
                for part in (*node.args, *node.keywords):
                    look(part, found.changed if deed not in LISTS else found.named if _path(part) else found.read)
            case ast.Call():
                for part in (*node.args, *node.keywords):
                    look(part, found.changed)
            case ast.Name() | ast.Attribute() if path := _path(node):
                into.add(path)
            case _:
                for child in ast.iter_child_nodes(node):
                    look(child, into)

    look(statement, found.read)
    return found


def _path(node: ast.AST) -> tuple[str, ...]:
    if isinstance(node, ast.Name):
        return (node.id,)
    if isinstance(node, ast.Attribute) and (whose := _path(node.value)):
        return (*whose, node.attr)
    return ()


def compiles(source: bytes, change: Break) -> bool:
    try:
        compile(change.applied(source), change.path, "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True
