"""Localization: notes rendered as lines through Fluent, with card words, people and lists.

Importing this package is cheap (the first printed line needs only `first_line`); the Fluent library
is loaded when a `Teller` first tells something. `teller_of` gives the teller that all share.

The room's own messages lie in `locales/<language>/<part>.ftl`. A game brings its own, in the
folder `locales` of its package as `<language>.ftl` or `<language>/*.ftl`; their ids begin with the
game's (`escoba-name`), and they are read when one of them is first needed. How messages are
written:

- The value of a message is the normal line, `.brief` and `.full` are the other lengths (each falls
  back to the value). When the value named `who` is the listener alone, `<id>-you` is used.
- `Who`, `Side`, `Seats` give `$x` (the name, or you), `$x_is` (`you`; `team`: the listener and
  others; `other`) and `$x_count`. Cards, `Seats` and `Notes` are lists: `$x` joins them with "and",
  `$x_count` is their number.
- A `Note` inside is a phrase without its full stop. An `int` is a number (`[one]`, `*[other]`), a
  `bool` is `yes` or `no`, a `str` is a token to choose by and never said, a `Clean` is said as it
  is.
- Functions: `RANK`, `RANKS`, `SUIT` of cards or numbers; `COMMAS`, `OR` of lists; and for every
  form of the language's `cards.ftl` (`form-the`) `THE` of cards, `THE_RANK` and `THE_RANKS` of
  cards or numbers. Spanish has DEL and AL of cards and of people, PARA and CON of people; `de el`
  and `a el` are written together by themselves.
- Blanks are folded, a full stop is added where none is, and our own words (you, articles) take a
  capital where a sentence begins; cards and names stay as they are.
- The checks are in `playroom_testing`: `messages` (files against each other), `usage` (files
  against code); comments `# lint allows: ...` in a message file and `# not said`, `# messages: ...`
  in the code are explained there.
"""

from __future__ import annotations

from playroom.locale.languages import (
    choose_language,
    find_language,
    first_line,
    language_name,
    locales_dir,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from playroom.locale.languages import LANGUAGES
    from playroom.locale.listener import Listener
    from playroom.locale.teller import LocaleError, Teller, Words, teller_of, word_choices

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
    "teller_of",
    "word_choices",
]

_LATER = ("Listener", "LocaleError", "Teller", "Words", "teller_of", "word_choices")


def __getattr__(name: str) -> object:
    if name == "LANGUAGES":  # more may be added until it is asked for
        from playroom.locale import languages

        return languages.LANGUAGES
    if name in _LATER:
        from playroom.locale import teller

        return getattr(teller, name)
    raise AttributeError(name)
