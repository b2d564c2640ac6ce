"""From notes to lines: languages, card words, people, lists, and the check that nothing is missing.

Importing this package is cheap (the first printed line needs only `first_line`); the Fluent library is loaded when the
first `Teller` tells something.
"""

from __future__ import annotations

from playroom.locale.languages import (
    LANGUAGES,
    choose_language,
    find_language,
    first_line,
    language_name,
    locales_dir,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from playroom.locale.teller import Listener, LocaleError, Teller, Words, word_choices

__all__ = [
    "LANGUAGES",
    "Listener",
    "LocaleError",
    "Teller",
    "Words",
    "choose_language",
    "find_language",
    "first_line",
    "language_name",
    "locales_dir",
    "word_choices",
]

_LATER = ("Listener", "LocaleError", "Teller", "Words", "word_choices")


def __getattr__(name: str) -> object:
    if name in _LATER:
        from playroom.locale import teller

        return getattr(teller, name)
    raise AttributeError(name)
