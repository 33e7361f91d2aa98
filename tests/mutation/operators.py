"""The small errors that a mutation run plants: one changed place a mutant.

Only code that runs inside a function is changed, and numbers of constants of a
module.  Words, annotations, assertions and messages of errors are left alone.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

# fmt: off
_COMPARED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
}
_COMPUTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult, ast.Div: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}
_CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
_SILENT: Final = {"cast", "assert_never", "isinstance", "TypeVar"}
_EMPTY: Final = {"list": "[]", "tuple": "()", "set": "set()", "dict": "{}"}
# fmt: on


@dataclass(frozen=True)
class Mutant:
    """One changed place of a module."""

    module: str
    function: str
    """Its name with its class, or the name of a constant of the module."""
    head: int
    """The line where the code of the outermost function begins; 0 for a constant."""
    lines: range
    before: str
    after: str
    parent: ast.AST
    field: str
    place: int | None
    node: ast.AST
    new: ast.AST

    @property
    def text(self) -> str:
        """What tells this mutant from others as long as its function stays as it is."""
        return f"{self.module} {self.function}: {self.before} -> {self.after}"

    def plant(self) -> None:
        """Change the tree of the module; never more than one mutant at a time."""
        self._put(self.new)

    def remove(self) -> None:
        """Put the tree back as it was."""
        self._put(self.node)

    def _put(self, node: ast.AST) -> None:
        if self.place is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.place] = node


def mutants(module: str, root: ast.Module) -> Iterator[Mutant]:
    """Yield every mutant of a module, in the order of its lines."""
    for statement in root.body:
        yield from _inside(_Place(module), root, "body", statement)


@dataclass(frozen=True)
class _Place:
    module: str
    name: str = ""
    head: int = 0
    returns: ast.expr | None = None
    is_last: bool = False
    """Whether nothing of the function follows this statement."""


def _inside(
    place: _Place, parent: ast.AST, field: str, node: ast.AST, number: int | None = None
) -> Iterator[Mutant]:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            yield from _statements(_within(place, node), node)
        case ast.ClassDef():
            yield from _methods(place, node)
        case _ if place.head:
            yield from _of_node(place, parent, field, node, number)
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            yield from _numbers(_Place(place.module, name), node, "value", value)
        case _:
            pass


def _within(place: _Place, node: ast.FunctionDef | ast.AsyncFunctionDef) -> _Place:
    head = min([node.lineno, *(found.lineno for found in node.decorator_list)])
    name = f"{place.name}.{node.name}".lstrip(".")
    return _Place(place.module, name, place.head or head, node.returns)


def _methods(place: _Place, node: ast.ClassDef) -> Iterator[Mutant]:
    inner = _Place(place.module, f"{place.name}.{node.name}".lstrip("."))
    for found in node.body:
        if isinstance(found, (ast.FunctionDef, ast.ClassDef)):
            yield from _inside(inner, node, "body", found)


def _of_node(
    place: _Place, parent: ast.AST, field: str, node: ast.AST, number: int | None
) -> Iterator[Mutant]:
    if _is_silent(node):
        return
    for new in _changes(place, node, parent):
        yield _mutant(place, parent, field, node, number, new)
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "ctx"):
            continue
        if isinstance(value, ast.AST):
            yield from _inside(place, node, name, value)
        elif isinstance(value, list):
            yield from _listed(place, node, name, value)


def _statements(
    place: _Place, node: ast.FunctionDef | ast.AsyncFunctionDef
) -> Iterator[Mutant]:
    for number, statement in enumerate(node.body):
        is_last = number == len(node.body) - 1
        inner = _Place(place.module, place.name, place.head, place.returns, is_last)
        yield from _inside(inner, node, "body", statement, number)


def _listed(
    place: _Place, node: ast.AST, name: str, values: list[ast.AST | None]
) -> Iterator[Mutant]:
    inner = _Place(place.module, place.name, place.head, place.returns)
    for number, value in enumerate(values):
        if value is not None:
            yield from _inside(inner, node, name, value, number)


def _numbers(
    place: _Place, parent: ast.AST, field: str, node: ast.AST, number: int | None = None
) -> Iterator[Mutant]:
    for new in _constants(node):
        yield _mutant(place, parent, field, node, number, new)
    for name, value in ast.iter_fields(node):
        if isinstance(value, ast.AST):
            yield from _numbers(place, node, name, value)
        elif isinstance(value, list):
            for inner, found in enumerate(value):
                if isinstance(found, ast.AST):
                    yield from _numbers(place, node, name, found, inner)


def _mutant(
    place: _Place,
    parent: ast.AST,
    field: str,
    node: ast.AST,
    number: int | None,
    new: ast.AST,
) -> Mutant:
    located = node if hasattr(node, "lineno") else parent
    if isinstance(node, ast.match_case):
        located = node.pattern
    first: int = located.lineno  # type: ignore[attr-defined]
    last: int = located.end_lineno or first  # type: ignore[attr-defined]
    if not isinstance(new, ast.match_case) and not hasattr(new, "lineno"):
        ast.copy_location(new, located)
    ast.fix_missing_locations(new)
    return Mutant(
        place.module, place.name, place.head, range(first, last + 1),
        _readable(node), _readable(new), parent, field, number, node, new,
    )  # fmt: skip


def _readable(node: ast.AST) -> str:
    lines = ast.unparse(node).strip().splitlines()
    if isinstance(node, ast.If) and _is_never(node.test):
        return "nothing"
    return lines[0] if len(lines) == 1 else f"{lines[0]} ..."


def _is_never(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is False


def _is_silent(node: ast.AST) -> bool:
    """Return whether a mutation here would change nothing that is done."""
    match node:
        case ast.Assert() | ast.JoinedStr() | ast.Global() | ast.Nonlocal():
            return True
        case ast.Expr(value=ast.Constant()) | ast.expr_context():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in _SILENT
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name))):
            return name in ("_log", "logger", "logging", "warnings")
        case ast.Expr(value=value):
            return _is_silent(value)
        case ast.Raise():
            return isinstance(node.exc, ast.Call) and _is_impossible(node.exc)
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case _:
            return False


def _is_impossible(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "AssertionError"


def _changes(place: _Place, node: ast.AST, parent: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.stmt):
        yield from _changed_statement(place, node)
    elif isinstance(node, ast.match_case):
        yield from _changed_case(node)
    elif isinstance(node, ast.expr):
        yield from _constants(node)
        yield from _changed_expression(node)
        yield from _changed_condition(node, parent)


def _constants(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(value=not value)
        case ast.Constant(value=int(value) | float(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case _:
            pass


def _changed_statement(place: _Place, node: ast.stmt) -> Iterator[ast.AST]:
    match node:
        case ast.Return(value=ast.expr() as value):
            yield from _returned(value, place.returns)
        case ast.AugAssign(target=target, op=op, value=value) if type(op) in _COMPUTED:
            yield ast.AugAssign(target, _COMPUTED[type(op)](), value)
        case ast.Continue():
            yield ast.Break()
        case ast.Break():
            yield ast.Continue()
        case _:
            pass
    if _can_be_left_out(node) and not (place.is_last and isinstance(node, ast.Return)):
        yield _left_out(node)


def _can_be_left_out(node: ast.stmt) -> bool:
    match node:
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()):
            return True
        case _:
            pass
    return isinstance(node, (ast.Return, ast.AugAssign, ast.Delete, ast.Raise))


def _left_out(node: ast.stmt) -> ast.AST:
    # A `pass` would change which names of the function are its own.
    return ast.If(ast.Constant(value=False), [node], [])


def _returned(value: ast.expr, kind: ast.expr | None) -> Iterator[ast.AST]:
    if isinstance(value, ast.Constant):
        return
    if isinstance(kind, ast.Name) and kind.id == "bool":
        found = ["True", "False"]
    elif isinstance(kind, ast.Name) and kind.id == "int":
        found = [f"{ast.unparse(value)} + 1"]
    elif isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name):
        found = [_EMPTY.get(kind.value.id, "None")]
    else:
        found = ["None"]
    for text in found:
        if text != ast.unparse(value):
            yield ast.Return(ast.parse(text, mode="eval").body)


def _changed_case(node: ast.match_case) -> Iterator[ast.AST]:
    if node.guard is not None:
        yield ast.match_case(node.pattern, None, node.body)
    if not isinstance(node.pattern, ast.MatchAs) or node.pattern.pattern is not None:
        yield ast.match_case(node.pattern, ast.Constant(value=False), node.body)


def _changed_expression(node: ast.expr) -> Iterator[ast.AST]:
    match node:
        case ast.Compare():
            yield from _changed_comparison(node)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for number in range(len(values)):
                kept = values[:number] + values[number + 1 :]
                yield kept[0] if len(kept) == 1 else ast.BoolOp(op, kept)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=value) if type(op) in _COMPUTED:
            yield ast.BinOp(left, _COMPUTED[type(op)](), value)
        case ast.Call():
            yield from _changed_call(node)
        case ast.Slice():
            yield from _changed_slice(node)
        case _:
            pass


def _changed_comparison(node: ast.Compare) -> Iterator[ast.AST]:
    for number, op in enumerate(node.ops):
        for other in _COMPARED[type(op)]:
            changed = [*node.ops[:number], other(), *node.ops[number + 1 :]]
            yield ast.Compare(node.left, changed, node.comparators)


def _changed_slice(node: ast.Slice) -> Iterator[ast.AST]:
    for name in ("lower", "upper", "step"):
        if getattr(node, name) is not None:
            changed = copy.copy(node)
            setattr(changed, name, None)
            yield changed


def _changed_call(node: ast.Call) -> Iterator[ast.AST]:
    func, args = node.func, node.args
    if isinstance(func, ast.Name) and func.id in _CALLED:
        yield ast.Call(ast.Name(_CALLED[func.id], ast.Load()), args, node.keywords)
    if isinstance(func, ast.Name) and func.id in ("min", "max"):
        return
    for number, (one, other) in enumerate(pairwise(args)):
        if isinstance(one, ast.Starred) or isinstance(other, ast.Starred):
            continue
        if ast.dump(one) != ast.dump(other):
            swapped = [*args[:number], other, one, *args[number + 2 :]]
            yield ast.Call(func, swapped, node.keywords)


def _changed_condition(node: ast.expr, parent: ast.AST) -> Iterator[ast.AST]:
    """Yield the condition negated, where no changed operator inside does the same."""
    plain = not isinstance(node, (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant))
    match parent:
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            if test is node and plain:
                yield ast.UnaryOp(ast.Not(), node)
        case ast.BoolOp() if plain:
            yield ast.UnaryOp(ast.Not(), node)
        case ast.comprehension(ifs=filters) if node in filters:
            yield ast.Constant(value=True)
        case _:
            pass
