"""The text of moves that name groups and builds: `9D : 5C+4H / 9S / #9`, `6C = 9 : 3H`,
`AH #6 = 7`, and the same in words alone, as it is said: `9D 5C 4H 9`, `6C 9 3H`.

Texts to plain values and back, without the verb; `actions` makes moves of them. All readers raise
`ValueError`.
"""

from __future__ import annotations

import re

from playroom.engine.cards import Card, card, names
from playroom.engine.record import Seat

Groups = tuple[tuple[Card, ...], ...]
"""Cards in groups, each worth the same value."""

UP_TO = "to"
"""The word that may stand between the two values of an increase."""

LETTERS = "ABCD"
"""The seats in notation, clockwise (CAS-003)."""

_TAKE = re.compile(r"([^\s:={}#/]+)\s*(?:=\s*([0-9]{1,3}))?\s*(?::|\s|$)\s*(.*)", re.ASCII)
_BUILD = re.compile(r"([^\s:=#/]+)\s*(?:=\s*([0-9]{1,3}))?\s*(?::|\s|$)\s*(.*)", re.ASCII)
_DUPLICATE = re.compile(r"([^\s:=#/]+)\s*#\s*([0-9]{1,3})\s*(?::|\s|$)\s*(.*)", re.ASCII)
_INCREASE = re.compile(
    r"([^:=#/]+?)\s*#\s*([0-9]{1,3})\s*=\s*([0-9]{1,3})\s*(?:/\s*(.*))?", re.ASCII
)
_PLACE = re.compile(r"#\s*([0-9]{1,3})", re.ASCII)
_SIGN = re.compile(r"[:=#/{}]")
_COMMENT = re.compile(r"=\s*[0-9]{1,3}", re.ASCII)


# -- reading ---------------------------------------------------------------------------------------


def read_take(text: str) -> tuple[Card, Groups, tuple[int, ...], int | None, bool]:
    """The card, the groups, the builds, the card's value (None: not said), and whether the loose
    cards are named without groups.
    """
    text = _blanks(text)
    played, numbers, loose = _words(text)
    if numbers:
        text = f"{played} : {' / '.join([*loose, *(f'#{number}' for number in numbers)])}"
    played, value, rest = _matched(_TAKE, text)
    worth = int(value) if value else None
    if rest.startswith("{"):
        if not rest.endswith("}"):
            raise ValueError(text)
        inside = rest[1:-1]
        builds = tuple(int(number) for number in _PLACE.findall(inside))
        cards = _cards(_PLACE.sub(" ", inside))
        return card(played), (cards,) if cards else (), builds, worth, True
    groups: list[tuple[Card, ...]] = []
    standing: list[int] = []
    for part in rest.split("/") if rest else []:
        place = _PLACE.fullmatch(part.strip())
        if place:
            standing.append(int(place.group(1)))
        else:
            groups.append(_cards(part))
    return card(played), _full(tuple(groups)), tuple(standing), worth, False


def read_build(text: str) -> tuple[Card, int | None, tuple[Card, ...], Groups]:
    """The card, the value (None: not announced), the cards it is built with, further groups."""
    played, value, rest = _matched(_BUILD, _signed(text, 1, "{} = {} : {}"))
    companions, *extra = _slots(rest)
    return card(played), int(value) if value else None, companions, _full(tuple(extra))


def read_duplicate(text: str) -> tuple[Card, int, tuple[Card, ...], Groups]:
    """The card, the value of the build, the cards that make the value with it, further groups."""
    played, value, rest = _matched(_DUPLICATE, _signed(text, 1, "{} #{} : {}"))
    companions, *extra = _slots(rest)
    return card(played), int(value), companions, _full(tuple(extra))


def read_increase(text: str) -> tuple[Card, int, int, tuple[Card, ...], Groups]:
    """The card, the value of the build, its new value, table cards added to it, further groups."""
    text = _signed(" ".join(word for word in text.split() if word != UP_TO), 2, "{} #{} = {} {}")
    played, old, value, rest = _matched(_INCREASE, text.strip())
    first, *added = _cards(played)
    extra = _full(_slots(rest)) if rest else ()
    return first, int(old), int(value), tuple(added), extra


def read_seat(text: str) -> Seat:
    """The seat of a letter; a letter that is no seat is one too many, and refused as such later."""
    if len(text) != 1 or not text.isascii() or not text.isalpha():
        raise ValueError(text)
    return min("abcdefghijklmnopqrstuvwxyz".index(text.lower()), len(LETTERS))


def _blanks(text: str) -> str:
    """A move in words alone with blanks between its cards, for commas may stand there too."""
    return text if _SIGN.search(text) else text.replace(",", " ")


def _words(text: str) -> tuple[str, list[str], list[str]]:
    """Of a move in words alone the played card, its numbers, and the other cards as one text, if
    any; nothing of a move with signs.
    """
    if _SIGN.search(text):
        return "", [], []
    played, *others = text.split()
    cards = " ".join(word for word in others if not word.isdecimal())
    return played, [word for word in others if word.isdecimal()], [cards] if cards else []


def _signed(text: str, count: int, form: str) -> str:
    """A move in words alone with so many numbers in `form`, with signs; any other as it is."""
    text = _blanks(text)
    played, numbers, loose = _words(text)
    fits = len(numbers) == count
    return form.format(played, *numbers, " ".join(loose)) if fits else text


def _cards(text: str) -> tuple[Card, ...]:
    """The cards of one slot; `-` and nothing are none.

    A value written behind a card is a comment.
    """
    text = _COMMENT.sub(" ", text).strip()
    if text in ("", "-"):
        return ()
    return tuple(card(part) for part in text.replace("+", " ").replace(",", " ").split())


def _slots(text: str) -> Groups:
    return tuple(_cards(part) for part in text.split("/"))


def _full(groups: Groups) -> Groups:
    if not all(groups):
        raise ValueError("an empty group")
    return groups


def _matched(pattern: re.Pattern[str], text: str) -> tuple[str, ...]:
    match = pattern.fullmatch(text)
    if match is None:
        raise ValueError(text)
    return tuple(match.groups(""))


# -- writing ---------------------------------------------------------------------------------------


def write_take(
    played: Card, groups: Groups, builds: tuple[int, ...], value: int | None, flat: bool
) -> str:
    """The reverse of `read_take`."""
    card_text = str(played) if value is None else f"{played}={value}"
    places = [f"#{build}" for build in builds]
    if flat:
        loose = map(str, groups[0] if groups else ())
        return f"{card_text} : {{{' '.join([*loose, *places])}}}"
    taken = " / ".join([*(names(group, "+") for group in groups), *places])
    return f"{card_text} : {taken}".rstrip()


def write_build(
    played: Card, value: int | None, companions: tuple[Card, ...], extra: Groups
) -> str:
    """The reverse of `read_build`."""
    announced = "" if value is None else f" = {value}"
    return f"{played}{announced} : {_written(companions, extra)}"


def write_duplicate(played: Card, value: int, companions: tuple[Card, ...], extra: Groups) -> str:
    """The reverse of `read_duplicate`."""
    return f"{played} #{value} : {_written(companions, extra)}"


def write_increase(
    played: Card, old: int, value: int, added: tuple[Card, ...], extra: Groups
) -> str:
    """The reverse of `read_increase`."""
    more = f" / {_joined(extra)}" if extra else ""
    return f"{names((played, *added), '+')} #{old} = {value}{more}"


TAKE = read_take, write_take
BUILD = read_build, write_build
DUPLICATE = read_duplicate, write_duplicate
INCREASE = read_increase, write_increase
"""How the fields of a play are read and written."""


def write_seat(seat: Seat) -> str:
    """The letter of a seat."""
    return "ABCDE"[min(max(seat, 0), 4)]


def _joined(groups: Groups) -> str:
    return " / ".join(names(group, "+") for group in groups)


def _written(companions: tuple[Card, ...], extra: Groups) -> str:
    first = names(companions, "+") if companions else "-"
    return f"{first} / {_joined(extra)}" if extra else first
