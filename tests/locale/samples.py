"""Sample lines of messages: each message of a language with values that it may be given, in every
variant and length, so that all of the room's sentences can be read or checked without a game.
"""

# not said: names of what is wrong, for programmers

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from playroom.engine.cards import card
from playroom.engine.notes import Clean, Note, Notes, Who, note
from playroom.locale import Listener, Teller
from playroom.locale.teller import LENGTHS, message_source

MOST = 400
"""Lines of one message, at most."""

LISTENER = Listener(0, ("Ana", "Berta", "Luis", "Inés"))
PEOPLE = frozenset(("who", "player", "owner", "winner", "other"))
NUMBERS = frozenset(
    """
    count number points seconds place total low high seats minutes hours share rate won best
    lead chapters inputs shuffles sequence line found expected deal deals finished unfinished
    tenths right by steps big small chance hour minute packs size left
    """.split()  # noqa: SIM905 - read better so
)
"""Variables that are numbers."""

_OF_PEOPLE = frozenset(("DEL", "AL", "PARA", "CON"))
_OF_LISTS = frozenset(("COMMAS", "OR"))
_CATEGORIES = frozenset(("one", "other", "two", "few", "many", "zero"))


class _Uses(visitor.Visitor):
    """How the variables of a pattern are used."""

    def __init__(self) -> None:
        self.functions: dict[str, set[str]] = {}
        self.keys: dict[str, set[str]] = {}
        self.said: set[str] = set()
        self.references: set[tuple[str, str | None]] = set()

    def visit_FunctionReference(self, node: Any) -> None:
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.functions.setdefault(argument.id.name, set()).add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add((node.id.name, node.attribute.name if node.attribute else None))

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.value if isinstance(key, ast.NumberLiteral) else key.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: Any) -> None:
        self.said.add(node.id.name)


def _uses(language: str, id: str) -> _Uses:
    uses, todo, done = _Uses(), [id], set()
    while todo:
        id_ = todo.pop()
        done.add(id_)
        source = message_source(language, id_)
        if source is not None:
            uses.visit(FluentParser().parse(source))
        todo += [name for name, _ in uses.references if name not in done]
    return uses


def _names(count: int) -> Notes:
    names = ("Berta", "Luis")[:count]
    return Notes(tuple(note("plain-name", name=Clean.of(name)) for name in names))


def _choices(name: str, uses: _Uses) -> list[Any]:
    """What a variable may be."""
    keys = uses.keys.get(name, set())
    functions = uses.functions.get(name, set())
    if functions & _OF_PEOPLE or name in PEOPLE or f"{name}_is" in uses.keys:
        return [Who(1), Who(0)] if f"{name}_is" in uses.keys else [Who(1)]
    if functions & _OF_LISTS or f"{name}_count" in uses.keys:
        return [_names(1), _names(2)]
    if functions:
        return [card("10D")]
    if keys and keys <= {"yes", "no"}:
        return [True, False]
    numeric = {key for key in keys if key.isdigit()}
    if numeric or (keys and keys <= _CATEGORIES):
        return [*sorted({int(key) for key in numeric} | {1, 3})]
    if keys:
        return sorted(keys)
    return [1, 3] if name in NUMBERS else [Clean.of("Berta"), Clean.of("Beta 3")]


def samples(language: str, id: str) -> Iterator[Note]:
    """Notes of a message with values of every sort that it tells apart."""
    uses = _uses(language, id)
    derived = {
        f"{name}_{part}" for name in uses.said | set(uses.functions) for part in ("is", "count")
    }
    inner = {key.rpartition("_")[0] for key in uses.keys if key.endswith(("_is", "_count"))}
    names = sorted((uses.said | set(uses.keys) | set(uses.functions) | inner) - derived)
    choices = [_choices(name, uses) for name in names]
    for values in islice(product(*choices), MOST):
        yield Note.of(id, dict(zip(names, values, strict=True)))


def lines(teller: Teller, id: str) -> Iterator[tuple[str, str]]:
    """Every line that a message can give, with its length. What cannot be told with such values is
    left out.
    """
    seen: set[str] = set()
    for sample in samples(teller.language, id):
        for length in LENGTHS:
            try:
                line = teller.tell(sample, LISTENER, length)
            except Exception:  # values of another sort than the message is given
                continue
            if line not in seen:
                seen.add(line)
                yield length, line
