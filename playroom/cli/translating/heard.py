"""Sample lines of a text: the note that it is heard with, in both languages, with values that lead
to its variant.
"""

# not said: made for the samples

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

from playroom.cli.translating.messages import CARDS
from playroom.cli.translating.places import NAMES, Place, places_of
from playroom.cli.translating.plurals import plural_samples
from playroom.cli.translating.samples import samples
from playroom.cli.translating.sayings import Saying, line_of
from playroom.cli.translating.texts import GENDER, Piece, text_at
from playroom.engine.cards import cards
from playroom.engine.notes import Clean, Note, Notes, Seats, Side, Who, note
from playroom.locale import Listener, Teller

LISTENER = Listener(0, NAMES[:4], ((0, 2), (1, 3)))
ALONE = Listener(0, NAMES[:4], ((0,), (1,), (2,), (3,)))
HEARD = "translating-heard"
"""A message that is made to hear a word of the grammar in."""
TRIED = 40
"""Samples of a message that are tried."""

_PEOPLE: Mapping[str, Who | Side] = {
    "you": Who(0),
    "team": Side(0),
    "side": Side(1),
    "other": Who(1),
}
_LISTS = {
    "list-and": "{ $cards }",
    "list-comma": "{ COMMAS($cards) }",
    "list-or": "{ OR($cards) }",
    "card": "{ $cards }",
    "people-you": "{ $you }",
    "people-your-team": "{ $side }",
    "people-team": "{ $others }",
}


def place_of(piece: Piece, game: str | None, known: Teller, language: str) -> Place | None:
    """Where a text is heard: a real place where there is one for its variant, else a made one; None
    when the known language cannot tell it.
    """
    id = piece.id.removesuffix("-you")
    is_you = id != piece.id and known.has(piece.id)
    numbers = dict(plural_samples(language))
    real = [
        place
        for place in places_of(game, id)
        if not known.has(f"{id}-you") or _is_you(place.saying) == is_you
    ]
    real.sort(key=lambda place: -_fits(place.saying.note, piece, numbers))
    every: list[Place] = [*real]
    every += (Place(Saying(one, LISTENER, "answer")) for one in _made(known.language, piece.id))
    for place in every:
        changed = _with_choices(place.saying, piece, numbers)
        if _can_be_told(changed, known, piece.length):
            same = changed == place.saying
            return place if same else Place(changed, place.before, place.after)
    return None


@cache
def _made(language: str, id: str) -> tuple[Note, ...]:
    return tuple(islice(samples(language, id), TRIED))


def _is_you(saying: Saying) -> bool:
    return saying.note.get("who") == Who(saying.listener.seat or 0)


def _can_be_told(saying: Saying, known: Teller, length: str) -> bool:
    strict = _strict(known.language)
    try:
        return bool(line_of(saying, strict, length))
    except AssertionError:
        return False


@cache
def _strict(language: str) -> Teller:
    return Teller(language, strict=True)


def _fits(said: Note, piece: Piece, numbers: Mapping[str, int]) -> int:
    values = dict(said.values)
    return sum(values.get(name) in (key, numbers.get(key)) for name, key in piece.choices)


def _with_choices(saying: Saying, piece: Piece, numbers: Mapping[str, int]) -> Saying:
    """The saying with values that lead to the variant."""
    values = dict(saying.note.values)
    listener = saying.listener
    for name, key in piece.choices:
        base = name.removesuffix("_is").removesuffix("_count")
        if name.endswith("_is"):
            values[base] = _PEOPLE.get(key, Who(1))
            listener = replace(LISTENER if key in ("team", "side") else ALONE, cards=listener.cards)
        elif name.endswith("_count"):
            count = int(key) if key.isdigit() else numbers.get(key, 2)
            values[base] = _so_many(values.get(base), count)
        elif key.isdigit() or (key in numbers and type(values.get(name)) in (int, type(None))):
            values[name] = int(key) if key.isdigit() else numbers[key]
        elif key in ("yes", "no"):
            values[name] = key == "yes"
        elif type(values.get(name)) is not int:
            values[name] = key
    return replace(saying, note=Note.of(saying.note.id, values), listener=listener)


def _so_many(value: Any, count: int) -> Any:
    if isinstance(value, (Seats, Who, Side)):
        return Seats(tuple(range(1, count + 1))[:3])
    if isinstance(value, tuple):
        return tuple(islice((one for _ in range(count) for one in _CARDS), count))
    names = (note("plain-name", name=Clean.of(NAMES[at % len(NAMES)])) for at in range(count))
    return Notes(tuple(names))


_CARDS = cards("5H,8C,QS,AD")


def line_in(teller: Teller, place: Place, length: str) -> str | None:
    """The line of a place, or None when this teller has not all the words for it."""
    saying = place.saying
    teller.problems.clear()
    line = line_of(saying, teller, length)
    id = saying.note.id
    return (
        None if any(one.startswith((f"{id}:", f"{id}-you:")) for one in teller.problems) else line
    )


# -- the grammar -----------------------------------------------------------------------------------


def grammar_place(piece: Piece, entries: Mapping[str, str]) -> tuple[str, Place] | None:
    """A message to hear a word of the grammar in, and a note of it; None: the word is heard
    alone.
    """
    heard = _LISTS.get(piece.id)
    values: dict[str, Any] = {
        "cards": _CARDS[:3],
        "you": Who(0),
        "side": Side(0),
        "others": Side(1),
    }
    if piece.id == "card":
        values["cards"] = _CARDS[:1]
    if piece.id.startswith("form-") and piece.attribute != "person":
        function = piece.id.removeprefix("form-").replace("-", "_").upper()
        rank = _rank_of(dict(piece.choices).get(GENDER), entries)
        values["rank"] = rank
        heard = f"{{ {function}{'_RANKS' if piece.attribute == 'plural' else '_RANK'}($rank) }}"
    if heard is None:
        return None
    used = {name: value for name, value in values.items() if f"${name}" in heard}
    saying = Saying(Note.of(HEARD, used), LISTENER, "answer")
    return f"{HEARD} = {heard}\n", Place(saying)


def _rank_of(gender: str | None, entries: Mapping[str, str]) -> int:
    """A rank of a gender."""
    for id, source in _ranks(entries):
        if text_at(source, Piece(id, CARDS, GENDER, (), "")) == gender:
            return int(id.rpartition("-")[2])
    return 5


def _ranks(entries: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for id, source in entries.items():
        if id.startswith(("rank-", "card-french-rank-")):
            yield id, source
