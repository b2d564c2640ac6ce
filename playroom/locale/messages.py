"""The messages of one language, as Fluent reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import visitor


class Untold(Exception):
    """A message or a value that cannot be said: a mistake in a message file or in the note that
    uses it.
    """


class Missing(Untold):
    """There is no message of that id."""

    def __init__(self, missing: str) -> None:
        super().__init__(f"no message {missing}")  # not said
        self.missing = missing


class _References(visitor.Visitor):
    def __init__(self) -> None:
        self.ids: list[str] = []

    def visit_MessageReference(self, node: Any) -> None:
        self.ids.append(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.ids.append("-" + node.id.name)
        self.generic_visit(node)


class Messages:
    """The messages of one language, each parsed when it is first needed: a room needs few of them
    at its start.
    """

    def __init__(self, language: str, index: Mapping[str, str]) -> None:
        """`index` holds the unparsed entries by id."""
        self._language = language
        self._index = index
        self._loaded: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)

    def with_functions(self, functions: Mapping[str, Callable[..., Any]]) -> None:
        """From now on messages may call `functions`, which may need messages themselves
        to be made.
        """
        self._bundle = FluentBundle(
            [self._language], functions=dict(functions), use_isolating=False
        )
        self._loaded.clear()

    def pattern(self, id: str, attribute: str | None = None) -> Any:
        """The pattern of a message or attribute, or None when there is none."""
        self._load(id)
        if not self._bundle.has_message(id):
            return None
        message = self._bundle.get_message(id)
        return message.value if attribute is None else message.attributes.get(attribute)

    def _load(self, id: str) -> None:
        if id in self._loaded or id not in self._index:
            return
        self._loaded.add(id)
        resource = FluentResource(self._index[id])
        self._bundle.add_resource(resource)
        references = _References()
        references.visit(resource)
        for other in references.ids:
            self._load(other)

    def has(self, id: str, attribute: str | None = None) -> bool:
        """Is there such a message (with that attribute)?"""
        return self.pattern(id, attribute) is not None

    def ids(self, prefix: str) -> tuple[str, ...]:
        """The ids that begin so."""
        return tuple(one for one in self._index if one.startswith(prefix))

    def attributes(self, id: str) -> tuple[str, ...]:
        """The names of a message's attributes."""
        self._load(id)
        return (
            tuple(self._bundle.get_message(id).attributes) if self._bundle.has_message(id) else ()
        )

    def format(self, id: str, attribute: str | None, values: Mapping[str, Any]) -> str:
        """The text of a message. Raises `Untold`."""
        pattern = self.pattern(id, attribute)
        if pattern is None:
            raise Untold(f"no message {id}{'.' + attribute if attribute else ''}")
        return self.fill(id, pattern, values)

    def fill(self, id: str, pattern: Any, values: Mapping[str, Any]) -> str:
        """The text of a pattern of the message `id`. Raises `Untold`."""
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors or not isinstance(text, str):
            raise Untold(f"{id}: {'; '.join(map(str, errors))}")
        return text
