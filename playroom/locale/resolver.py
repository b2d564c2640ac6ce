"""Fluent resolver: patterns that `fluent.syntax` has parsed, as functions of their arguments.

It knows all of Fluent's syntax. Numbers are written plainly, without grouping, and no isolation
marks are added, since lines are spoken. Of Fluent's built-in functions it has `NUMBER`, without
options, and no `DATETIME`. What cannot be resolved raises `Unresolved`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import ast

from playroom.locale.plurals import plural_rule


class Unresolved(Exception):
    """A pattern that cannot be resolved with these arguments."""


class Value:
    """An argument with a text of its own; a string or a number needs none."""

    def text(self) -> str:
        """What is said for it."""
        raise NotImplementedError


class Nothing(Value):
    """An argument that a term was not given: no variant matches it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def text(self) -> str:
        """The name of the argument."""
        return self.name


class Scope:
    """The arguments of one pattern, and the messages that are being resolved."""

    def __init__(
        self,
        arguments: Mapping[str, Any],
        of_term: bool = False,
        active: frozenset[tuple[str, str | None]] = frozenset(),
    ) -> None:
        self.arguments = arguments
        self.of_term = of_term
        self.active = active


_BUILT_IN: Mapping[str, Callable[..., Any]] = {"NUMBER": lambda number, **options: number}

Resolve = Callable[[Scope], Any]
Pattern = Callable[[Scope], str]


class Resolver:
    """Compiles the patterns of one language.

    `find` gives the pattern of a message, of a term (`-name`), or of an attribute of it, or None.
    """

    def __init__(self, language: str, find: Callable[[str, str | None], Pattern | None]) -> None:
        self.functions: Mapping[str, Callable[..., Any]] = {}
        """By the names in messages; those of the language, besides Fluent's own."""
        self._find = find
        self._plural = plural_rule(language)

    def pattern(self, node: ast.Pattern) -> Pattern:
        """The function that makes the text of a pattern."""
        parts = [self._element(element) for element in node.elements]
        if len(parts) == 1:
            only = parts[0]
            return lambda scope: _text(only(scope))
        return lambda scope: "".join([_text(part(scope)) for part in parts])

    def _element(self, element: ast.TextElement | ast.Placeable) -> Resolve:
        if isinstance(element, ast.TextElement):
            return _constant(element.value)
        return self._expression(element.expression)

    def _expression(self, node: Any) -> Resolve:
        match node:
            case ast.Placeable():
                inner = self._expression(node.expression)
                return lambda scope: _text(inner(scope))
            case ast.StringLiteral():
                return _constant(node.parse()["value"])
            case ast.NumberLiteral():
                return _constant(_number(node.value))
            case ast.VariableReference():
                return _variable(node.id.name)
            case ast.FunctionReference():
                return self._call(node)
            case ast.SelectExpression():
                return self._select(node)
            case ast.MessageReference():
                return self._reference(node.id.name, node.attribute)
            case ast.TermReference():
                return self._term(node)
        raise Unresolved(f"no expression: {type(node).__name__}")

    def _reference(self, id: str, attribute: ast.Identifier | None) -> Pattern:
        key = (id, attribute.name if attribute else None)

        def resolve(scope: Scope) -> str:
            if key in scope.active:
                raise Unresolved("Cyclic reference")
            pattern = self._find(*key)
            if pattern is None:
                raise Unresolved(f"Unknown message: {'.'.join(filter(None, key))}")
            return pattern(Scope(scope.arguments, scope.of_term, scope.active | {key}))

        return resolve

    def _term(self, node: ast.TermReference) -> Pattern:
        reference = self._reference("-" + node.id.name, node.attribute)
        named = self._named(node.arguments)

        def resolve(scope: Scope) -> str:
            arguments = {name: value(scope) for name, value in named.items()}
            return reference(Scope(arguments, True, scope.active))

        return resolve

    def _named(self, arguments: ast.CallArguments | None) -> dict[str, Resolve]:
        named = arguments.named if arguments else ()
        return {argument.name.name: self._expression(argument.value) for argument in named}

    def _call(self, node: ast.FunctionReference) -> Resolve:
        name = node.id.name
        positional = [self._expression(argument) for argument in node.arguments.positional]
        named = self._named(node.arguments)

        def resolve(scope: Scope) -> Any:
            function = self.functions.get(name) or _BUILT_IN.get(name)
            if function is None:
                raise Unresolved(f"Unknown function: {name}")
            values = [value(scope) for value in positional]
            options = {key: value(scope) for key, value in named.items()}
            try:
                return function(*values, **options)
            except Exception as why:
                raise Unresolved(str(why)) from why

        return resolve

    def _select(self, node: ast.SelectExpression) -> Pattern:
        selector = self._expression(node.selector)
        variants = [(_key(variant.key), self.pattern(variant.value)) for variant in node.variants]
        usual = next(i for i, variant in enumerate(node.variants) if variant.default)

        def resolve(scope: Scope) -> str:
            value = selector(scope)
            for key, pattern in variants:
                if self._matches(value, key):
                    return pattern(scope)
            return variants[usual][1](scope)

        return resolve

    def _matches(self, value: Any, key: str | int | float) -> bool:
        if isinstance(value, int) and isinstance(key, str):
            return self._plural(value) == key
        return bool(value == key)


def _constant(value: Any) -> Resolve:
    return lambda scope: value


def _variable(name: str) -> Resolve:
    def resolve(scope: Scope) -> Any:
        value = scope.arguments.get(name)
        if isinstance(value, (str, int, float, Value)):
            return value
        if value is not None:
            raise Unresolved(f"Unsupported external type: {name}, {type(value)}")
        if scope.of_term:
            return Nothing(name)
        raise Unresolved(f"Unknown external: {name}")

    return resolve


def _text(value: Any) -> str:
    if isinstance(value, str):
        return value
    return value.text() if isinstance(value, Value) else str(value)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int | float:
    return key.name if isinstance(key, ast.Identifier) else _number(key.value)


def _number(digits: str) -> int | float:
    return float(digits) if "." in digits else int(digits)
