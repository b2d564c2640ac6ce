"""Games in files: what is written is read again, and anything else is refused at the line that is
wrong.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playroom.engine.header import Header, Player
from playroom.engine.log.entries import Entry
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.store import (
    BadFile,
    KeptGame,
    Store,
    StoreError,
    log_lines,
    read_lines,
    read_log,
    write_log,
)
from playroom.store.jsonl import MAX_LINE, VERSION, time_from_text, time_text
from playroom.store.shapes import one_line
from tests.store.sample import T0, add, entries, entry, header

STATE = "0123456789abcdef" * 4


def sample(inputs: int = 6, **changes: Any) -> KeptGame:
    log = KeptGame(
        header(), tuple(entries(inputs)), tuple(T0 + 250 * n for n in range(inputs)), {5: STATE}
    )
    return replace(log, **changes)


def lines(log: KeptGame, secret: bool = True) -> list[bytes]:
    return [line.encode() for line in log_lines(log, secret)]


def refused(raw: list[bytes]) -> BadFile:
    with pytest.raises(BadFile) as caught:
        read_lines(raw)
    error = caught.value
    assert error.values["line"] == error.line
    assert error.note.id == f"store-file-{error.key}"
    return error


# -- what is right ---------------------------------------------------------------------------------


def test_the_form_of_a_file_is_fixed() -> None:
    first, second, *_ = lines(sample())
    assert first.decode() == (
        '{"playroom":1,"header":{"format":1,"id":"abcd2345","game":"cribbage","version":3,'
        '"seats":2,'
        '"options":{"count":"manual","muggins":true,"target":121},"own":{"0":{"clock":30}},'
        '"players":[{"name":"Íñigo","kind":"person"},{"name":"Ana","kind":"easy"}],'
        f'"created":"2026-01-01T00:00:00+00:00","commitment":"{header().commitment}"}},'
        '"secret":{"seed":"5eed"},"inputs":6}\n'
    )
    assert second.decode() == (
        '{"sequence":1,"kind":"act","seat":1,"text":"play 1H","id":"x1",'
        '"at":"2026-01-01T00:00:00.000Z"}\n'
    )
    assert (
        lines(sample())[5]
        .decode()
        .endswith(f'"at":"2026-01-01T00:00:01.000Z","state":"{STATE}"}}\n')
    )


def test_a_file_of_the_first_version_can_always_be_read() -> None:
    file = Path(__file__).parent / "fixtures" / "game1.jsonl"
    log = read_log(file)
    assert log == sample(12)
    assert "".join(log_lines(log)).encode() == file.read_bytes()


def test_a_file_with_a_numbered_fingerprint_is_of_the_second_version() -> None:
    log = sample(states={3: f"2:{STATE}", 5: STATE})
    assert lines(log)[0].startswith(b'{"playroom":2,')
    assert read_lines(lines(log)) == log
    for wrong in (f"02:{STATE}", f":{STATE}", f"2:{STATE}0", "2:", STATE[1:]):
        assert refused(lines(sample(states={3: wrong}))).key == "field-value"


def test_there_and_back(tmp_path: Path) -> None:
    for log in (sample(), sample(0, times=(), states={}), sample(times=()), sample(states={})):
        assert read_lines(lines(log)) == log
        assert read_lines([line.rstrip(b"\n") for line in lines(log)]) == log
        write_log(tmp_path / "game.jsonl", log)
        assert read_log(tmp_path / "game.jsonl") == log


def test_other_line_ends_and_a_mark_at_the_start_do_no_harm(tmp_path: Path) -> None:
    whole = b"".join(lines(sample()))
    (tmp_path / "f").write_bytes(b"\xef\xbb\xbf" + whole.replace(b"\n", b"\r\n"))
    assert read_log(tmp_path / "f") == sample()


def test_from_one_store_to_another(tmp_path: Path) -> None:
    with Store.open(tmp_path / "a") as one, Store.open(tmp_path / "b") as other:
        one.create(header())
        add(one, "abcd2345", *entries(30))
        one.checkpoint("abcd2345", 25, STATE)
        write_log(tmp_path / "game.jsonl", one.log("abcd2345"))
        other.add(read_log(tmp_path / "game.jsonl"))
        assert other.log("abcd2345") == one.log("abcd2345")


def test_without_the_secret_part_nobody_learns_the_seed() -> None:
    log = sample(header=header(seed="verysecret"))
    public = lines(log, secret=False)
    assert b"verysecret" not in b"".join(public)
    assert refused(public).key == "no-seed"
    assert refused(public).line == 1


text = st.text(st.characters(exclude_categories=("C", "Zl", "Zp")), max_size=40)
names = (
    st.text(st.characters(exclude_categories=("C",)), min_size=1, max_size=40)
    .map(Clean.of)
    .filter(bool)
)
words = st.from_regex(r"[a-z][a-z0-9_-]{0,12}", fullmatch=True)
some_options = st.dictionaries(
    words, st.booleans() | st.integers(-(2**40), 2**40) | text, max_size=4
)


@st.composite
def logs(draw: st.DrawFn) -> KeptGame:
    seats = draw(st.integers(1, 8))
    setup = Setup.of(
        seats,
        draw(some_options),
        draw(st.dictionaries(st.integers(0, seats - 1), some_options, max_size=2)),
    )
    players = tuple(Player(draw(names), draw(words)) for _ in range(seats))
    seed = draw(text.filter(bool))
    first = Header(
        draw(words), draw(words), draw(st.integers(1, 999)), setup, players, seed, draw(text)
    )
    count = draw(st.integers(0, 6))
    kinds = st.sampled_from(["act", "timeout", "leave", "return"])
    ids = draw(st.lists(text.filter(bool), min_size=count, max_size=count, unique=True))
    some = tuple(
        Entry(n + 1, draw(kinds), draw(st.integers(0, 63)), draw(text), ids[n])
        for n in range(count)
    )
    times = draw(st.just(()) | st.tuples(*[st.integers(0, 253_402_300_799_999)] * count))
    return KeptGame(first, some, times, dict.fromkeys(range(1, count, 2), STATE))


@given(logs())
def test_any_log_there_and_back(log: KeptGame) -> None:
    assert read_lines(lines(log)) == log


@given(st.integers(0, 253_402_300_799_999))
def test_times_there_and_back(moment: int) -> None:
    assert time_from_text(time_text(moment)) == moment


# -- what is wrong ---------------------------------------------------------------------------------


def change(
    line: int, edit: Callable[[dict[str, Any]], object], log: KeptGame | None = None
) -> list[bytes]:
    """The lines of a game with one of them edited."""
    raw = lines(log or sample())
    row = json.loads(raw[line - 1])
    edit(row)
    raw[line - 1] = json.dumps(row).encode()
    return raw


def put(name: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda row: row.__setitem__(name, value)


def put_header(name: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda row: row["header"].__setitem__(name, value)


HEADER_FAULTS: list[tuple[str, object, str]] = [
    ("format", 2, "newer-format"),
    ("format", 0, "field-value"),
    ("format", "1", "field-type"),
    ("id", "", "field-value"),
    ("id", "../../etc", "field-value"),
    ("id", "a" * 65, "field-value"),
    ("id", None, "field-type"),
    ("game", "Cribbage ", "field-value"),
    ("version", True, "field-type"),
    ("version", 1.0, "not-json-or-type"),
    ("version", -1, "field-value"),
    ("seats", 65, "field-value"),
    ("seats", 3, "field-value"),
    ("options", [], "field-type"),
    ("options", {"x": None}, "field-type"),
    ("options", {"x": [1]}, "field-type"),
    ("options", {"x": 2**60}, "field-value"),
    ("options", {"x\n": 1}, "field-value"),
    ("options", {"x": "\x1b[31m"}, "field-value"),
    ("options", {f"x{n}": n for n in range(201)}, "field-value"),
    ("own", {"2": {}}, "field-value"),
    ("own", {"-1": {}}, "field-value"),
    ("own", {"00": {}}, "field-value"),
    ("own", {"²": {}}, "field-value"),
    ("own", {"0": 1}, "field-type"),
    ("players", [], "field-value"),
    ("players", [1, 2], "field-type"),
    ("players", [{"name": "a"}, {"name": "b", "kind": "easy"}], "field-missing"),
    (
        "players",
        [{"name": "a\x07", "kind": "person"}, {"name": "b", "kind": "easy"}],
        "field-value",
    ),
    (
        "players",
        [{"name": "a\u202e", "kind": "person"}, {"name": "b", "kind": "easy"}],
        "field-value",
    ),
    ("players", [{"name": "a\nb", "kind": "person"}, {"name": "b", "kind": "easy"}], "field-value"),
    (
        "players",
        [{"name": "\ud800", "kind": "person"}, {"name": "b", "kind": "easy"}],
        "field-value",
    ),
    (
        "players",
        [{"name": "x" * 41, "kind": "person"}, {"name": "b", "kind": "easy"}],
        "field-value",
    ),
    ("players", [{"name": "   ", "kind": "person"}, {"name": "b", "kind": "easy"}], "field-value"),
    ("players", [{"name": "a", "kind": "a b"}, {"name": "b", "kind": "easy"}], "field-value"),
    (
        "players",
        [{"name": "a", "kind": "person", "x": 1}, {"name": "b", "kind": "easy"}],
        "field-unknown",
    ),
    ("created", 5, "field-type"),
    ("created", "x" * 65, "field-value"),
    ("commitment", "0" * 64, "commitment"),
    ("commitment", 1, "field-type"),
    ("id", "another", "commitment"),
    ("extra", 1, "field-unknown"),
]


@pytest.mark.parametrize(("name", "value", "key"), HEADER_FAULTS)
def test_a_header_that_is_wrong(name: str, value: object, key: str) -> None:
    error = refused(change(1, put_header(name, value)))
    assert error.line == 1
    assert error.key == key.replace("not-json-or-type", "not-a-game"), error


def player(**changes: object) -> list[dict[str, object]]:
    """The players of a header, the second of them changed."""
    return [{"name": "a", "kind": "person"}, {"name": "b", "kind": "easy"} | changes]


@pytest.mark.parametrize(
    ("name", "value", "key", "field"),
    [
        ("players", player(name="b\x07"), "field-value", "name"),
        ("players", player(name=5), "field-type", "name"),
        ("players", player(kind="B"), "field-value", "kind"),
        ("players", player(kind=None), "field-type", "kind"),
        ("players", [1, 2], "field-type", "players"),
        ("players", {}, "field-type", "players"),
        ("options", {"x": None}, "field-type", "options"),
        ("options", {"x": "a\nb"}, "field-value", "options"),
        ("options", {"x\n": 1}, "field-value", "options"),
        ("options", {"\ud800": 1}, "field-value", "options"),
        ("own", {"0": {"x": []}}, "field-type", "own"),
        ("own", {"0": {"x": 2**60}}, "field-value", "own"),
        ("own", {"2": {}}, "field-value", "own"),
        ("id", "\ud800", "field-value", "id"),
        ("more", 1, "field-unknown", "more"),
        ("more` - at `$.id", 1, "field-unknown", "more"),
        ("\ud800", 1, "field-unknown", ""),
        ("a\nb", 1, "field-unknown", "a b"),
    ],
)
def test_a_refusal_names_the_field(name: str, value: object, key: str, field: str) -> None:
    error = refused(change(1, put_header(name, value)))
    assert (error.line, error.key, error.values["field"]) == (1, key, field)


ENTRY_FAULTS: list[tuple[str, object, str]] = [
    ("sequence", 3, "sequence"),
    ("sequence", 5, "sequence"),
    ("sequence", 0, "field-value"),
    ("sequence", "4", "field-type"),
    ("sequence", True, "field-type"),
    ("sequence", 10**300, "field-value"),
    ("kind", "win", "field-value"),
    ("kind", ["act"], "field-type"),
    ("seat", -1, "field-value"),
    ("seat", 64, "field-value"),
    ("seat", None, "field-type"),
    ("text", 5, "field-type"),
    ("text", "a\nb", "field-value"),
    ("text", "\x00", "field-value"),
    ("text", "\u2028", "field-value"),
    ("text", "x" * 2001, "field-value"),
    ("id", "x" * 129, "field-value"),
    ("id", "x1", "field-value"),
    ("at", "yesterday", "field-value"),
    ("at", "2026-13-01T00:00:00.000Z", "field-value"),
    ("at", "2026-01-01T00:00:00.000+00:00", "field-value"),
    ("at", "1960-01-01T00:00:00.000Z", "field-value"),
    ("at", 5, "field-type"),
    ("state", "x", "field-value"),
    ("state", 1, "field-type"),
    ("more", 1, "field-unknown"),
]


@pytest.mark.parametrize(("name", "value", "key"), ENTRY_FAULTS)
def test_an_input_that_is_wrong(name: str, value: object, key: str) -> None:
    error = refused(change(5, put(name, value)))
    assert (error.line, error.key) == (5, key)


@pytest.mark.parametrize("name", ["sequence", "kind", "seat", "text", "id", "at"])
def test_an_input_that_lacks_something(name: str) -> None:
    error = refused(change(4, lambda row: row.pop(name)))
    assert (error.line, error.key, error.values["field"]) == (4, "field-missing", name)


@pytest.mark.parametrize(
    "name", ["format", "id", "game", "version", "seats", "options", "own", "players", "created"]
)
def test_a_header_that_lacks_something(name: str) -> None:
    error = refused(change(1, lambda row: row["header"].pop(name)))
    assert (error.line, error.key, error.values["field"]) == (1, "field-missing", name)


@pytest.mark.parametrize(
    ("edit", "key"),
    [
        (put("playroom", VERSION + 1), "newer-format"),
        (put("playroom", "1"), "field-type"),
        (lambda row: row.pop("playroom"), "not-a-game"),
        (lambda row: row.pop("header"), "field-missing"),
        (lambda row: row.pop("secret"), "no-seed"),
        (put("secret", {}), "field-missing"),
        (put("secret", {"seed": ""}), "field-value"),
        (put("secret", {"seed": "a\tb"}), "field-value"),
        (put("secret", {"seed": "5eee"}), "commitment"),
        (put("secret", {"seed": "5eed", "x": 1}), "field-unknown"),
        (put("inputs", -1), "field-value"),
        (put("note", 1), "field-unknown"),
    ],
)
def test_a_first_line_that_is_wrong(edit: Callable[[dict[str, Any]], object], key: str) -> None:
    error = refused(change(1, edit))
    assert (error.line, error.key) == (1, key)


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"", "not-json"),
        (b"   ", "not-json"),
        (b"null", "not-json"),
        (b"[]", "not-json"),
        (b"5", "not-json"),
        (b'{"sequence":3', "not-json"),
        (b'{"sequence":NaN}', "not-json"),
        (b'{"sequence":Infinity}', "not-json"),
        (b'{"sequence":-Infinity}', "not-json"),
        (b'{"sequence":3.0}', "not-json"),
        (b'{"sequence":1e3}', "not-json"),
        (b'{"sequence":3,"sequence":3}', "not-json"),
        (b'{"sequence":' + b"9" * 5000 + b"}", "not-json"),
        (b"[" * 60_000, "not-json"),
        (b'{"a":' * 12_000, "not-json"),
        (b'{"text":"' + b"[" * 60_000 + b'"}', "field-value"),
        (b'{"text":"' + b"[" * 1_000 + b'"}', "field-missing"),
        (b'{"text":"\xff"}', "encoding"),
        (b"\xff\xfe{\0}\0", "encoding"),
        (b"\x1f\x8b\x08\0\0", "encoding"),
        (b"x" * (MAX_LINE + 1), "too-long"),
    ],
)
def test_a_line_that_is_no_input(raw: bytes, key: str) -> None:
    some = lines(sample())
    some[3] = raw
    error = refused(some)
    assert (error.line, error.key) == (4, key)


@pytest.mark.parametrize(
    "raw",
    [
        b"hello",
        b"\x89PNG\r\n",
        b"SQLite format 3\0",
        b"[1]",
        b"{}",
        b'{"a":1}',
        b"",
        b"\n",
        b"[" * 60_000,
    ],
)
def test_another_file_is_no_game(raw: bytes) -> None:
    error = refused([raw])
    assert error.line == 1
    assert error.key in ("not-a-game", "encoding")


def test_nothing_is_no_game(tmp_path: Path) -> None:
    assert (refused([]).line, refused([]).key) == (0, "empty")
    (tmp_path / "f").write_bytes(b"")
    with pytest.raises(BadFile):
        read_log(tmp_path / "f")


def test_a_game_that_was_cut_short() -> None:
    error = refused(lines(sample())[:-1])
    assert (error.key, error.line, error.values["expected"], error.values["found"]) == (
        "cut-short",
        6,
        6,
        5,
    )
    error = refused([*lines(sample()), lines(sample(7))[7]])
    assert error.key == "cut-short"


def test_cut_anywhere_it_is_refused() -> None:
    whole = b"".join(lines(sample()))
    for end in range(len(whole) - 1):
        refused(whole[:end].splitlines(keepends=True))


def test_times_are_on_all_lines_or_on_none() -> None:
    raw = lines(sample(times=()))
    raw[3] = lines(sample())[3]
    assert (refused(raw).line, refused(raw).key) == (4, "field-unknown")


def test_a_flood_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playroom.store.jsonl.MAX_LINES", 5)
    error = refused(change(1, lambda row: row.pop("inputs")))
    assert (error.line, error.key, error.values["most"]) == (6, "too-many", 4)


def test_a_line_without_an_end_is_not_read_whole(tmp_path: Path) -> None:
    with (tmp_path / "f").open("wb") as file:
        file.write(lines(sample())[0])
        file.truncate(3_000_000_000)  # a hole: takes no room on the disk
    with pytest.raises(BadFile) as caught:
        read_log(tmp_path / "f")
    assert (caught.value.line, caught.value.key) == (2, "too-long")


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for bad, key in (
        (tmp_path / "none", "not-found"),
        (tmp_path, "cannot-read"),
        (Path("/\0"), "cannot-read"),
    ):
        with pytest.raises(StoreError) as caught:
            read_log(bad)
        assert caught.value.key == key
    for bad in (tmp_path, tmp_path / "none" / "x", tmp_path / "file" / "x", Path("/\0")):
        with pytest.raises(StoreError):
            write_log(bad, sample())


def test_damaged_at_random_it_is_refused_or_the_same_shape() -> None:
    """Whatever is done to a file, the answer is a log or a `BadFile`."""
    whole = b"".join(lines(sample()))
    chance = random.Random(7)
    for _ in range(1500):
        bad = bytearray(whole)
        for _ in range(chance.randrange(1, 4)):
            bad[chance.randrange(len(bad))] = chance.randrange(256)
        try:
            read_lines(bytes(bad).splitlines(keepends=True))
        except BadFile as why:
            assert 0 <= why.line <= len(bad.splitlines()) + 1  # noqa: PT017


@given(st.lists(st.binary(max_size=60), max_size=4))
def test_any_bytes_are_answered(raw: list[bytes]) -> None:
    refused(raw)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.integers(1, 4), st.data())
def test_any_json_in_any_place_is_answered(line: int, data: st.DataObject) -> None:
    raw = lines(sample())
    row = json.loads(raw[line - 1])
    inner = row["header"] if line == 1 and data.draw(st.booleans()) else row
    inner[data.draw(st.sampled_from(sorted(inner)))] = data.draw(json_values)
    raw[line - 1] = json.dumps(row).encode()
    try:
        read_lines(raw)
    except BadFile as why:
        assert line <= why.line <= 7  # noqa: PT017


@pytest.mark.parametrize(
    ("given_text", "fine"),
    [
        ("a b", True),
        ("ñ 李 🂡", True),
        ("a\u00a0b", True),
        ("a\tb", False),
        ("\u200b", False),
        ("\u2029", False),
        ("\udc80", False),
    ],
)
def test_what_is_one_line(given_text: str, fine: bool) -> None:
    assert one_line(given_text) is fine


def test_an_entry_is_the_same_in_both_kinds_of_store() -> None:
    assert read_lines(lines(sample())).entries[0] == entry(1)
