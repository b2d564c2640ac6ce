"""The messages of one language, as Fluent reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

from playroom.locale.resolver import Pattern, Resolver, Scope, Unresolved


class Untold(Exception):
    """A message or a value that cannot be said: a mistake in a message file or in the note that
    uses it.
    """


class Missing(Untold):
    """There is no message of that id."""

    def __init__(self, missing: str) -> None:
        super().__init__(f"no message {missing}")  # not said
        self.missing = missing


class Messages:
    """The messages of one language, each parsed when it is first needed: a room needs few of them
    at its start.
    """

    def __init__(self, language: str, index: Mapping[str, str]) -> None:
        """`index` holds the unparsed entries by id."""
        self._index = index
        self._entries: dict[str, ast.Message | ast.Term | None] = {}
        self._patterns: dict[tuple[str, str | None], Pattern | None] = {}
        self._resolver = Resolver(language, self.pattern)

    def with_functions(self, functions: Mapping[str, Callable[..., Any]]) -> None:
        """From now on messages may call `functions`, which may need messages themselves
        to be made.
        """
        self._resolver.functions = dict(functions)

    def pattern(self, id: str, attribute: str | None = None) -> Pattern | None:
        """The pattern of a message or attribute, or None when there is none."""
        key = (id, attribute)
        if key not in self._patterns:
            entry, node = self._entry(id), None
            if entry is not None and attribute is None:
                node = entry.value
            elif entry is not None:
                for one in entry.attributes:
                    if one.id.name == attribute:
                        node = one.value
            self._patterns[key] = None if node is None else self._resolver.pattern(node)
        return self._patterns[key]

    def _entry(self, id: str) -> ast.Message | ast.Term | None:
        if id not in self._entries:
            self._entries[id] = None
            for entry in FluentParser(with_spans=False).parse(self._index.get(id, "")).body:
                if isinstance(entry, (ast.Message, ast.Term)):
                    self._entries[id] = entry
        return self._entries[id]

    def has(self, id: str, attribute: str | None = None) -> bool:
        """Is there such a message (with that attribute)?"""
        return self.pattern(id, attribute) is not None

    def ids(self, prefix: str) -> tuple[str, ...]:
        """The ids that begin so."""
        return tuple(one for one in self._index if one.startswith(prefix))

    def attributes(self, id: str) -> tuple[str, ...]:
        """The names of a message's attributes."""
        entry = self._entry(id)
        return () if entry is None else tuple(one.id.name for one in entry.attributes)

    def format(self, id: str, attribute: str | None, values: Mapping[str, Any]) -> str:
        """The text of a message. Raises `Untold`."""
        pattern = self.pattern(id, attribute)
        if pattern is None:
            raise Untold(f"no message {id}{'.' + attribute if attribute else ''}")
        return self.fill(id, pattern, values)

    def fill(self, id: str, pattern: Pattern, values: Mapping[str, Any]) -> str:
        """The text of a pattern of the message `id`. Raises `Untold`."""
        try:
            return pattern(Scope(values))
        except Unresolved as why:
            raise Untold(f"{id}: {why}") from why
