"""Fluent resolver: patterns that `fluent.syntax` has parsed, as functions of their arguments.

It knows all of Fluent's syntax. Numbers are written plainly, without grouping, and no isolation
marks are added, since lines are spoken. Of Fluent's built-in functions it has `NUMBER`, without
options, and no `DATETIME`. What cannot be resolved raises `Unresolved`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from fluent.syntax import ast

from playroom.locale.plurals import plural_rule


class Unresolved(Exception):
    """A pattern that cannot be resolved with these arguments."""


class Value:
    """An argument with a text of its own, which `str` gives; a string or a number needs none."""


class Nothing(Value):
    """An argument that a term was not given: no variant matches it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name


class Scope(NamedTuple):
    """The arguments of one pattern, and the messages that are being resolved."""

    arguments: Mapping[str, Any]
    of_term: bool = False
    active: frozenset[tuple[str, str | None]] = frozenset()


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
        parts: list[str | Resolve] = []
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            elif isinstance(element.expression, ast.StringLiteral):
                parts.append(element.expression.parse()["value"])
            elif isinstance(element.expression, ast.VariableReference):
                parts.append(_variable(element.expression.id.name))
            else:
                parts.append(self._expression(element.expression))

        def resolve(scope: Scope) -> str:
            texts = []
            for part in parts:
                value = part if isinstance(part, str) else part(scope)
                texts.append(value if isinstance(value, str) else str(value))
            return "".join(texts)

        return resolve

    def _expression(self, node: Any) -> Resolve:
        match node:
            case ast.Placeable():  # braces in braces
                return self.pattern(ast.Pattern([node]))
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
        variants: list[tuple[str | int | float, Pattern]] = []
        usual: Pattern | None = None
        for variant in node.variants:
            key, pattern = variant.key, self.pattern(variant.value)
            word = key.name if isinstance(key, ast.Identifier) else _number(key.value)
            variants.append((word, pattern))
            usual = pattern if variant.default else usual
        assert usual is not None  # the parser takes no other
        default = usual
        by_word: dict[Any, Pattern] = dict(reversed(variants))

        def resolve(scope: Scope) -> str:
            value = selector(scope)
            if not isinstance(value, int):
                return by_word.get(value, default)(scope)
            category = self._plural(value)
            for key, pattern in variants:
                if key == (category if isinstance(key, str) else value):
                    return pattern(scope)
            return default(scope)

        return resolve


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


def _number(digits: str) -> int | float:
    return float(digits) if "." in digits else int(digits)
