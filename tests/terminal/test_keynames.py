"""Names of keys, from terminals and from lines."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prompt_toolkit.input import create_pipe_input

from playroom.shell.terminal.keynames import (
    NAMES,
    TEXT_LIMIT,
    Press,
    clean_text,
    keys_of_line,
    one_line_end,
    presses,
    unmarked,
    written,
)
from tests.terminal.drive import KEY_BYTES, key_bytes


def parsed(data: bytes, held: bool = False) -> list[Press]:
    """What one read of these bytes is named."""

    async def go() -> list[Press]:
        with create_pipe_input() as source:
            source.send_bytes(data)
            keys = [*source.read_keys(), *source.flush_keys()]
            return presses([(str(getattr(k.key, "value", k.key)), k.data) for k in keys], held)

    return asyncio.run(go())


@pytest.mark.parametrize("name", sorted(set(KEY_BYTES) - {"c-m", "c-j", "c-i", "c-h"}))
def test_every_key_has_the_name_it_is_sent_by(name: str) -> None:
    assert [p.name for p in parsed(key_bytes(name))] == [name]
    assert name in NAMES


@pytest.mark.parametrize(
    ("data", "names"),
    [
        (b"c", ["c"]),
        (b"S", ["S"]),
        (b" ", ["space"]),
        ("ñ".encode(), ["ñ"]),
        (b"\n", ["enter"]),
        (b"\x08", ["backspace"]),
        (b"\t", ["tab"]),
        (b"<", ["<"]),
        (b">", [">"]),
        (b"\x1b", ["escape"]),
        (b"\x1b\x1b", ["escape", "escape"]),
        (b"\x1bx", ["a-x"]),
        (b"\x1b\r", ["a-enter"]),
        (b"\x1b[1;3A", ["a-up"]),
        (b"\x1b\x1b[A", ["a-up"]),
        (b"\x1bOA", ["up"]),
        (b"\x1b[1~", ["home"]),
        (b"c\x1b", ["c", "escape"]),
        (b"\x1b[12;40R", []),  # cursor position
        (b"\x1b[I", []),  # focus
        (b"\x1b[O", []),
        (b"\x1b[M !!", []),  # mouse
        (b"\x1b[99~", ["unknown"]),
        (b"\x1b[57362u", ["unknown"]),
        (b"\x1b[57362uc", ["unknown", "c"]),
        (b"\x1b[", ["a-["]),
        (b"\x1b[27;5", ["unknown"]),
        (b"\xff", ["unknown"]),
        (b"\x00", ["c-@"]),
    ],
)
def test_what_terminals_send(data: bytes, names: list[str]) -> None:
    assert [p.name for p in parsed(data)] == names


def test_an_escape_that_was_held_back_is_a_key_of_its_own() -> None:
    assert presses([("escape", "\x1b"), ("c", "c")], held=True) == [
        Press("escape"),
        Press("c", "c"),
    ]
    assert presses([("escape", "\x1b"), ("c", "c")], held=False) == [Press("a-c")]
    assert presses([("escape", "\x1b[1;3A"), ("up", "")], held=True) == [Press("a-up")]


def test_a_marked_paste_is_one_press() -> None:
    assert parsed(b"\x1b[200~q\x1b[Aq\x1b[201~c") == [Press("paste", "q\x1b[Aq"), Press("c", "c")]


def test_a_paste_that_nobody_marked_is_its_keys() -> None:
    """Windows takes whatever comes at once with a line end in it for a paste."""
    taken = Press("paste", "z a\r\n/x\n")
    typed = [("z", "z"), ("space", " "), ("a", "a"), ("enter", ""), ("/", "/"), ("x", "x")]
    assert unmarked(taken) == [*(Press(*each) for each in typed), Press("enter")]
    assert unmarked(Press("tab")) == [Press("tab")]


def test_a_line_feed_behind_a_carriage_return_is_no_second_enter() -> None:
    raw = [("c-m", "\r"), ("c-j", "\n"), ("c-j", "\n"), ("c-m", "\r")]
    assert [key for key, _ in one_line_end(raw)] == ["c-m", "c-j", "c-m"]
    assert [key for key, _ in one_line_end([("c-j", "\n")], returned=True)] == []


@given(st.binary(max_size=30))
def test_no_bytes_break_the_parser(data: bytes) -> None:
    for press in parsed(data):
        assert press.name
        assert press.name == "paste" or press.name.isprintable()


@pytest.mark.parametrize(
    ("line", "keys"),
    [
        ("", ["enter"]),
        ("   ", ["enter"]),
        ("c", ["c"]),
        ("S", ["S"]),
        ("?", ["?"]),
        ("ñ", ["ñ"]),
        ("tab", ["tab"]),
        (" Tab ", ["tab"]),
        ("SPACE", ["space"]),
        ("enter", ["enter"]),
        ("Return", ["enter"]),
        ("esc", ["escape"]),
        ("f1", ["f1"]),
        ("F12", ["f12"]),
        ("c-g", ["c-g"]),
        ("ctrl-g", ["c-g"]),
        ("Ctrl+D", ["c-d"]),
        ("^G", ["c-g"]),
        ("shift-tab", ["s-tab"]),
        ("s-tab", ["s-tab"]),
        ("pgdn", ["pagedown"]),
        ("a-x", ["a-x"]),
        ("tab tab space", ["tab", "tab", "space"]),
        ("tab  5 enter", ["tab", "5", "enter"]),
        ("c b f", ["c", "b", "f"]),
        ("5", None),
        ("12", None),
        ("2 0", None),
        ("/rules", None),
        ("/ a b", None),
        ("queen of hearts", None),
        ("tab tabs", None),
        ("cc", None),
    ],
)
def test_lines_that_are_keys_and_lines_that_are_text(line: str, keys: list[str] | None) -> None:
    assert keys_of_line(line, lambda char: char.isdigit() or char == "/") == keys


def test_digits_are_keys_where_no_number_is_wanted() -> None:
    assert keys_of_line("5", lambda char: char == "/") == ["5"]
    assert keys_of_line("1 2 space", lambda char: char == "/") == ["1", "2", "space"]


def test_where_everything_is_text_only_a_lone_key_name_is_a_key() -> None:
    assert keys_of_line("a b", lambda char: True) is None
    assert keys_of_line("x", lambda char: True) is None
    assert keys_of_line("escape", lambda char: True) == ["escape"]


@given(st.text(max_size=40))
def test_any_line_is_keys_or_text(line: str) -> None:
    keys = keys_of_line(line, str.isdigit)
    assert keys is None or all(len(key) == 1 or written(key) == key for key in keys)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("25\nct", "25 ct"),
        ("  a\t\tb\r\n", "a b"),
        ("\x1b[31mred\x07", "[31mred"),
        ("\u202eabc\u2069\u200b", "abc"),
        ("A\u0301ngel", "Ángel"),
        ("x" * 5000, "x" * TEXT_LIMIT),
        ("\x00\x01", ""),
    ],
)
def test_pasted_text_is_cleaned_and_bounded(text: str, made: str) -> None:
    assert clean_text(text) == made


@given(st.text())
def test_cleaned_text_is_one_printable_line(text: str) -> None:
    made = clean_text(text)
    assert made.isprintable()
    assert made == made.strip()
    assert len(made) <= TEXT_LIMIT
