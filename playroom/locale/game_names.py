"""Names of games as they are typed, in any language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from playroom.engine.notes import note
from playroom.engine.registry import offered_ids
from playroom.locale import LANGUAGES, Listener, teller_of
from playroom.locale.typed import folded


def game_named(words: Sequence[str]) -> str:
    """The one game that the words name, in part perhaps; empty when there is none."""
    wanted = " ".join(words)
    if not wanted:
        return ""
    meant = [
        id_
        for id_ in offered_ids()
        if wanted == id_ or any(wanted in folded(name) for name in _names(id_))
    ]
    return meant[0] if len(meant) == 1 else ""


def _names(id_: str) -> Iterator[str]:
    nobody = Listener(None, (), ())
    return (teller_of(language).tell(note(f"{id_}-name"), nobody) for language in LANGUAGES)
