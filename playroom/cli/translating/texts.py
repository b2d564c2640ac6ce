"""Source texts: a message divided into what a translator types, one text for the value, for each
length and for each variant.

Variants by number follow the plural categories of the new language; other variants are those of the
source. Values stand as `$name` and `THE($name)`, without their braces.
"""

# not said: forms of messages, no sentences

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from playroom.cli.translating.messages import CARDS
from playroom.cli.translating.plurals import CATEGORIES

MOST = 12
"""Variants that are asked one by one where several values choose; a message with more is typed as
a whole.
"""
GENDER = "gender"
"""The attribute of a rank that articles look at, where a language has genders."""
WORDS_ONLY = ("choice-", "sound-", "contractions", "card-spanish-face-")
"""Beginnings of ids of the grammar that a language may do without; they are written by hand."""
PLAIN = ("sound", GENDER, "jack", "queen")
"""What the source language's own grammar chooses by."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One text to type: of a message or term, of its value (None) or an attribute, in the variant
    that `choices` name (a value and its key each). `source` is what the source language says there;
    `chosen`: the values that the source chooses by, which a variant need not say.
    """

    id: str
    part: str
    attribute: str | None
    choices: tuple[tuple[str, str], ...]
    source: str
    chosen: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        """What a draft of it is kept by."""
        keys = " ".join(f"{name}={key}" for name, key in self.choices)
        return f"{self.id}.{self.attribute or ''} {keys}".strip()

    @property
    def of(self) -> tuple[str, str | None]:
        """The pattern that it is a variant of."""
        return self.id, self.attribute

    @property
    def length(self) -> str:
        """The length at which it is heard."""
        return self.attribute if self.attribute in ("brief", "full") else "normal"


@dataclass(frozen=True, slots=True)
class Forms:
    """What the new language tells apart: plural categories, and genders of its ranks."""

    categories: tuple[str, ...]
    genders: tuple[str, ...] = ()


def parsed(source: str) -> ast.Message | ast.Term | None:
    """The message or term of a source text, or None when it is none."""
    body = FluentParser().parse(source).body
    entry = body[0] if body else None
    return entry if isinstance(entry, (ast.Message, ast.Term)) else None


def pieces_of(id: str, part: str, source: str, forms: Forms) -> list[Piece]:
    """The texts of one message of the source language, in the order they are asked for."""
    entry = parsed(source)
    if entry is None or (part == CARDS and id.startswith(WORDS_ONLY)):
        return []
    patterns: list[tuple[str | None, ast.Pattern]] = [] if entry.value is None else [
        (None, entry.value)
    ]  # fmt: skip
    patterns += [(one.id.name, one.value) for one in entry.attributes]
    found: list[Piece] = []
    for attribute, pattern in patterns:
        if part == CARDS and attribute in PLAIN:
            continue
        found += _of_pattern(id, part, attribute, pattern, forms)
    if part == CARDS and is_rank(id):
        found.append(Piece(id, part, GENDER, (), ""))
    return found


def is_rank(id: str) -> bool:
    """Is it the word of a rank of cards?"""
    return "rank-" in id and "typed" not in id


def _of_pattern(
    id: str, part: str, attribute: str | None, pattern: ast.Pattern, forms: Forms
) -> list[Piece]:
    if part == CARDS:
        text = variant(pattern, {})
        article = id.startswith("form-") and attribute in (None, "plural")
        if article and forms.genders:
            return [Piece(id, part, attribute, ((GENDER, one),), text) for one in forms.genders]
        if article or attribute != "person":
            return [Piece(id, part, attribute, (), text)]
    every = list(_variants(pattern, {}, forms))
    chosen = frozenset(name for keys, _ in every for name in keys)
    if len(every) > MOST and len(chosen) > 1:
        return [Piece(id, part, attribute, (), " ".join(_source(pattern).split()), chosen)]
    return [
        Piece(id, part, attribute, tuple(keys.items()), _line(text), chosen) for keys, text in every
    ]


def _source(pattern: ast.Pattern) -> str:
    message = ast.Message(ast.Identifier("x"), pattern)
    return FluentSerializer().serialize_entry(message).partition("=")[2]


def _line(text: str) -> str:
    return " ".join(text.split())


def variant(pattern: ast.Pattern, keys: dict[str, str]) -> str:
    """The text of a pattern in the variant of these keys, the usual one where none is given."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            text += variant(_chosen(element.expression, keys), keys)
        else:
            text += shown(element.expression)
    return _line(text) if not keys else text


def _chosen(select: ast.SelectExpression, keys: dict[str, str]) -> ast.Pattern:
    wanted = keys.get(_selector(select))
    for one in select.variants:
        if key_of(one) == wanted:
            return one.value
    return next(one.value for one in select.variants if one.default)


def _selector(select: ast.SelectExpression) -> str:
    return select.selector.id.name if isinstance(select.selector, ast.VariableReference) else ""


def key_of(one: ast.Variant) -> str:
    """The key of a variant: a word or a number."""
    return one.key.value if isinstance(one.key, ast.NumberLiteral) else one.key.name


def _variants(
    pattern: ast.Pattern, keys: dict[str, str], forms: Forms
) -> Iterator[tuple[dict[str, str], str]]:
    """Every variant of a pattern: the keys that lead to it, and its text."""
    found: list[tuple[dict[str, str], str]] = [(keys, "")]
    for element in pattern.elements:
        further: list[tuple[dict[str, str], str]] = []
        for chosen, text in found:
            if isinstance(element, ast.TextElement):
                further.append((chosen, text + element.value))
            elif isinstance(element.expression, ast.SelectExpression):
                select = element.expression
                name = _selector(select)
                wanted = [chosen[name]] if name in chosen else asked_keys(select, forms)
                for key in wanted:
                    inner = {**chosen, name: key}
                    branch = _chosen(select, {name: _like(select, key)})
                    further += [(k, text + t) for k, t in _variants(branch, inner, forms)]
            else:
                further.append((chosen, text + shown(element.expression)))
        found = further
    yield from found


def _like(select: ast.SelectExpression, key: str) -> str:
    """The source's variant that stands for a key of the new language."""
    return key if key in map(key_of, select.variants) else "other"


def by_number(keys: Sequence[str]) -> bool:
    """Are these keys of a plural, not words or numbers alone?"""
    words = {key for key in keys if not key.isdigit()}
    return words <= set(CATEGORIES) and len(words) > 1


def asked_keys(select: ast.SelectExpression, forms: Forms) -> list[str]:
    """The keys that the new language needs: its own plural categories, else those of the source."""
    keys = [key_of(one) for one in select.variants]
    if not by_number(keys):
        return keys
    return [key for key in keys if key.isdigit()] + list(forms.categories)


def shown(expression: Any) -> str:
    """What stands in braces, as it is shown to translators and may be typed."""
    if isinstance(expression, ast.VariableReference):
        return f"${expression.id.name}"
    if isinstance(expression, ast.FunctionReference):
        inner = ", ".join(shown(one) for one in expression.arguments.positional)
        return f"{expression.id.name}({inner})"
    return _source(ast.Pattern([ast.Placeable(expression)])).strip()


def text_at(source: str | None, piece: Piece) -> str | None:
    """What a message of the new language says at a piece, or None when it has nothing there."""
    entry = parsed(source) if source else None
    if entry is None:
        return None
    patterns = {one.id.name: one.value for one in entry.attributes}
    pattern = entry.value if piece.attribute is None else patterns.get(piece.attribute)
    return None if pattern is None else _line(variant(pattern, dict(piece.choices)))
