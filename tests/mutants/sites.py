"""Where and how the code is changed for a moment: small mutations of Python's syntax tree (a
comparison, an operator, a number, a condition, what is returned, a statement that is left out).

A mutation is named by its file, its function, and what stands there before and after, so that it is
found again when lines move, and in another file when the function moves.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

_PAIRS: tuple[tuple[type, type], ...] = (
    *((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.Is, ast.IsNot)),
    *((ast.In, ast.NotIn), (ast.And, ast.Or), (ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv)),
)
SWAPS = dict(_PAIRS) | {new: old for old, new in _PAIRS}
LEFT = (ast.Assert, ast.JoinedStr, ast.arguments)
FIELDS = ("annotation", "returns", "decorator_list", "type_comment")
"""What is left as it is."""


class Site(NamedTuple):
    """A mutation: in which function of which file, and what it makes of what."""

    file: str
    function: str
    change: str
    line: int

    @property
    def key(self) -> str:
        """What names it, wherever it stands."""
        return f"{self.function}  {self.change}"


def changed(node: ast.AST) -> ast.AST | None:
    """What becomes of a node; None: it stays."""
    new: Any = copy.copy(node)
    match node:
        case ast.Compare(ops=[op, *more]) if type(op) in SWAPS:
            new.ops = [SWAPS[type(op)](), *more]
        case ast.BinOp(op=op) | ast.BoolOp(op=op) | ast.AugAssign(op=op) if type(op) in SWAPS:
            new.op = SWAPS[type(op)]()
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            new = operand
        case ast.Constant(value=bool(value)):
            new.value = not value
        case ast.Constant(value=int(value)):
            new.value = value + 1
        case ast.If(test=test) | ast.IfExp(test=test):
            new.test = ast.UnaryOp(ast.Not(), test)
        case ast.Return(value=ast.expr() as value) if ast.unparse(value) != "None":
            new.value = ast.Constant(None)
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.Raise() | ast.Continue() | ast.Break():
            new = ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            new = ast.Pass()
        case _:
            return None
    there: ast.AST = ast.copy_location(new, node)
    return there


def _nodes(node: ast.AST) -> Iterator[tuple[Any, str, int | None, ast.AST]]:
    for field, value in ast.iter_fields(node):
        for at, one in enumerate(value) if isinstance(value, list) else ((None, value),):
            if isinstance(one, ast.AST) and not isinstance(one, LEFT) and field not in FIELDS:
                yield node, field, at, one
                yield from _nodes(one)


def _functions(tree: ast.AST, inside: str = "") -> Iterator[tuple[str, ast.AST]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield inside + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{inside}{node.name}.")


def _head(node: ast.AST) -> str:
    return " ".join(ast.unparse(ast.fix_missing_locations(node)).split("\n")[0].split())[:90]


def mutations(root: Path, file: str) -> Iterator[tuple[Site, ast.Module]]:
    """All mutations of a file, each with the tree as it is until the next one is asked for."""
    tree = ast.parse((root / file).read_text("utf-8"))
    seen = Counter[str]()
    for name, function in _functions(tree):
        for owner, field, at, node in list(_nodes(function)):
            if (new := changed(node)) is None:
                continue
            change = f"{_head(node)}  =>  {_head(new)}"
            seen[name + change] += 1
            change += f"  ({seen[name + change]})" if seen[name + change] > 1 else ""
            where: Any = getattr(owner, field) if at is not None else owner.__dict__
            key: Any = field if at is None else at
            where[key] = new
            yield Site(file, name, change, getattr(node, "lineno", 0)), tree
            where[key] = node


def codes(tree: ast.Module, path: Path) -> dict[tuple[str, int], CodeType]:
    """The code of the functions of a module, by name and line."""
    found, queue = dict[tuple[str, int], CodeType](), [compile(tree, str(path), "exec")]
    for code in queue:
        for one in code.co_consts:
            if isinstance(one, CodeType):
                function = one.co_flags & 3 == 3  # a class has neither of both
                if function:
                    found[one.co_qualname, one.co_firstlineno] = one
                else:
                    queue.append(one)
    return found
