"""Whatever the values: a line is clean, and never shows how it was made."""

from __future__ import annotations

import unicodedata

from hypothesis import given, settings
from hypothesis import strategies as st

from playroom.engine.cards import JOKER, Card, pack
from playroom.engine.notes import Clean, Note, Notes, Seats, Side, Who
from playroom.locale import Listener, Teller

from .telling import teller

_SOURCE = """
x-all = { $a } and { $b }, { $c }.
    .brief = { $c }
x-you = { $who } { $who_is ->
    [you] play
    [team] play together
   *[other] plays
 } { $b }.
x-you-you = You play { $b }.
x-forms = { THE($a) }, { A($b) } { RANK($c) }.
x-counts = { $a_count ->
    [one] one
   *[other] many { $a_count }
 } { COMMAS($a) } { OR($b) }
"""
IDS = ("x-all", "x-you", "x-forms", "x-counts", "x-gone")
TELLERS: dict[str, Teller] = {
    language: teller(language, _SOURCE, strict=False) for language in ("en", "es")
}
STRICT: dict[str, Teller] = {language: teller(language, _SOURCE) for language in ("en", "es")}

_cards = st.sampled_from([Card(number) for pack_ in (pack(4), pack(2, copy=1)) for number in pack_])
_texts = st.text(max_size=60).map(lambda text: Clean.of(text.replace("{", "").replace("}", "")))
_simple = st.one_of(
    st.integers(-1000, 100_000),
    st.booleans(),
    st.sampled_from(["hand", "crib", "table_only"]),
    _texts,
    _cards,
    st.lists(_cards, max_size=9).map(tuple),
    st.integers(-1, 5).map(Who),
    st.integers(-1, 3).map(Side),
    st.lists(st.integers(-1, 5), max_size=5).map(lambda seats: Seats(tuple(seats))),
    st.none(),
)
_names = st.sampled_from(["a", "b", "c", "who"])


def _notes(values: st.SearchStrategy[object]) -> st.SearchStrategy[Note]:
    pairs = st.dictionaries(_names, values, max_size=4).map(lambda some: tuple(some.items()))
    return st.builds(Note, st.sampled_from(IDS), pairs)


_any_notes = st.recursive(
    _notes(_simple),
    lambda inner: _notes(
        st.one_of(_simple, inner, st.lists(inner, max_size=3).map(lambda some: Notes(tuple(some))))
    ),
    max_leaves=4,
)
_people = st.lists(
    st.text(max_size=30).map(lambda text: text.replace("{", "").replace("}", "")), max_size=5
).map(tuple)


@settings(max_examples=300, deadline=None)
@given(
    note=_any_notes,
    names=_people,
    seat=st.none() | st.integers(0, 4),
    length=st.sampled_from(["brief", "normal", "full", "odd"]),
    language=st.sampled_from(["en", "es"]),
)
def test_every_line_is_clean(
    note: Note, names: tuple[str, ...], seat: int | None, length: str, language: str
) -> None:
    line = TELLERS[language].tell(note, Listener(seat, names, ((0, 2), (1,))), length)
    if not line:
        assert any(
            isinstance(value, Clean) and not value.strip(" .") for value in note.all_values()
        )
        return
    assert line.isprintable()
    assert not any(unicodedata.category(sign)[0] == "C" for sign in line)
    assert not set(line) & set("{}")
    assert "()" not in line
    assert "  " not in line
    assert line == line.strip()
    assert line[-1] in ".!?"
    assert not line.endswith("..")


@given(card=_cards, language=st.sampled_from(["en", "es"]))
def test_every_card_has_all_its_forms(card: Card, language: str) -> None:
    strict = teller(
        language,
        "x-a = { $c }; { THE($c) }; { A($c) }; { THE_RANK($c) }; { THE_RANKS($c) }; "
        "{ A_RANK($c) }\n",
    )
    parts = strict.tell(Note("x-a", (("c", card),)), Listener(None, ())).rstrip(".").split("; ")
    assert len(parts) == 6
    assert parts[1].split(" ", 1)[1] == parts[2].split(" ", 1)[1] == parts[0]
    assert (" " in parts[0]) == (card.rank != JOKER)


_some_cards = st.lists(_cards, max_size=7).map(tuple)
_who = st.one_of(
    st.integers(0, 3).map(Who),
    st.integers(0, 1).map(Side),
    st.permutations(range(4)).map(lambda p: Seats(tuple(p[:3]))),
)


@given(
    who=_who,
    cards=_some_cards,
    one=_cards,
    number=st.integers(-50, 5000),
    seat=st.none() | st.integers(0, 3),
    length=st.sampled_from(["brief", "normal", "full"]),
    language=st.sampled_from(["en", "es"]),
)
def test_values_of_the_right_kind_are_always_told(
    who: Who | Side | Seats,
    cards: tuple[Card, ...],
    one: Card,
    number: int,
    seat: int | None,
    length: str,
    language: str,
) -> None:
    strict = STRICT[language]
    listener = Listener(seat, ("Ana", "Íñigo", "Olga", "hilda"), ((0, 2), (1, 3)))
    inner = Note("x-you", (("who", who), ("b", number)))
    for note in (
        inner,
        Note("x-all", (("a", who), ("b", inner), ("c", Notes((inner, inner))))),
        Note("x-forms", (("a", cards), ("b", one), ("c", cards))),
        Note("x-counts", (("a", cards), ("b", Notes((inner,))))),
    ):
        line = strict.tell(note, listener, length)
        assert line[-1] in ".!?"
        assert str(abs(number)) in line or note is not inner
