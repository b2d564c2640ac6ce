"""What comes at once: keys in a rush, and lines that something else has typed, in any pieces."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playroom.doors.terminal import ChannelKeys
from playroom.shell.terminal.bursts import MOST_KEYS, MOST_LINES, keys_before_line, lines_of_paste
from playroom.shell.terminal.console import PIECE_WAIT, Console
from playroom.shell.terminal.keynames import TEXT_LIMIT
from playroom.shell.terminal.line_writer import LineWriter
from tests.clock import HeldClock, on
from tests.terminal.pipe import Recorder, Screen, drive, keys

PAUSE = 4 * PIECE_WAIT
"""Seconds after which what comes is another piece."""


def begins(text: str) -> bool:
    return text[:1] in ("/", "'") or text.split()[:1] in (["play"], ["scores"], ["voz"])


def is_key(char: str) -> bool:
    return char in "cbfvsthelwzonr,.?;'<> 1234567890"


# -- the decision ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piece", "ended", "keys_first"),
    [
        ("vthsvthsv", False, 9),
        ("vthsvthsv" * 10, False, 90),
        ("vthsvthsv", True, 9),
        ("z z ", True, 4),
        ("t", True, 1),
        ("vthxvths", False, 8),  # one of them is nothing here: it is answered so
        ("xxxx", True, 4),  # held down
        ("'Hello Ben", True, 0),
        ("'Hello Ben", False, 0),
        ("'", False, 1),
        ("/people", True, 0),
        ("t'Hello Ben", True, 1),
        ("vth/people", True, 3),
        ("vth'", False, 4),
        ("don't hurry", True, 0),  # no key of talk behind keys
        ("play 5H", True, 0),
        ("play 5H", False, 0),
        ("scores", True, 0),
        ("voz", True, 0),  # each of its letters is a key, but no player presses a whole word
        ("voz", False, 3),
        ("hola Ana", False, 0),
        ("hola Ana, no tengas prisa", True, 0),
        ("hola", True, 0),
        ("¿puedo?", True, 0),
        ("¿puedo?", False, 7),
    ],
)
def test_what_a_piece_is(piece: str, ended: bool, keys_first: int) -> None:
    assert keys_before_line(piece, ended, begins, is_key) == keys_first


@given(st.text(max_size=40), st.booleans())
def test_whatever_comes_is_divided(piece: str, ended: bool) -> None:
    assert 0 <= keys_before_line(piece, ended, begins, is_key) <= len(piece)


@pytest.mark.parametrize(
    ("rows", "lines"),
    [
        (["/people", "/turn"], ["/people", "/turn"]),
        (["'Hello Ben,", "take your time"], ["'Hello Ben, take your time"]),
        (["'Hello", "play is over"], ["'Hello play is over"]),
        (["'Hello", "'and more", "/turn"], ["'Hello", "'and more", "/turn"]),
        (["play 5H", "play 6H"], ["play 5H", "play 6H"]),
        (["a poem", "of two rows"], ["a poem of two rows"]),
    ],
)
def test_the_lines_of_a_paste(rows: list[str], lines: list[str]) -> None:
    assert lines_of_paste(rows, begins) == lines


# -- the console -----------------------------------------------------------------------------------


@dataclass
class Took:
    """What came of the pieces."""

    calls: list[tuple[str, str]]
    typed: str
    output: str
    writes: list[str] = field(default_factory=list)


def take(
    *pieces: str | bytes | float,
    text_starts: str = "0123456789/",
    unread: Sequence[str] = (),
    opener: str = "",
) -> Took:
    """Feeds pieces (each one read) to a console, without a wait but where a number says that so
    many seconds pass. The key of talk opens an entry, which its Enter closes; `opener` is one that
    opens none.
    """

    async def go() -> Took:
        source, screen, clock = ChannelKeys(), Screen(), HeldClock()
        writer = LineWriter(screen, cursor="on")
        handler = Talker(writer, text_starts, unread=unread, opener=opener)
        console = Console(handler, writer, input=source, far=True, line_mode=False)
        running = asyncio.ensure_future(console.run())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        with on(clock):
            for piece in pieces:
                if isinstance(piece, float):
                    clock.now += piece
                else:
                    source.feed(piece.encode() if isinstance(piece, str) else piece)
                    if running.done():
                        running.result()
            typed = console.typed
        console.stop()
        await running
        return Took(handler.calls, typed, screen.getvalue(), screen.writes)

    return asyncio.run(go())


@dataclass
class Talker(Recorder):
    """The key of talk alone asks for a line, where everything is text."""

    asked: bool = False
    opener: str = ""

    def begins_line(self, text: str) -> bool:
        return super().begins_line(text) or text[:1] == self.opener != ""

    def starts_text(self, char: str) -> bool:
        return self.asked or super().starts_text(char)

    def key(self, key: str) -> None:
        if key == "'":
            self.asked = True
            self.writer.say("Say it.")
        elif self.asked and key in ("enter", "escape"):
            self.asked = False
            self.writer.say("Not said.")
        else:
            super().key(key)

    def text(self, text: str) -> bool:
        if not self.asked:
            return super().text(text)
        self.asked = False
        return super().text("'" + text)


SAID = "'Hello Ben, take your time"
HELLO = [("text", SAID)]
WAYS: dict[str, tuple[tuple[str | bytes | float, ...], list[tuple[str, str]]]] = {
    "at once with its Enter": ((f"{SAID}\r",), HELLO),
    "at once, then Enter": ((SAID, PAUSE, "\r"), HELLO),
    "marked as pasted, then Enter": ((f"\x1b[200~{SAID}\x1b[201~", PAUSE, "\r"), HELLO),
    "a command at once with its Enter": (
        (f"/say {SAID[1:]}\r", PAUSE, "'Hi Ben\r"),
        [("text", f"/say {SAID[1:]}"), ("text", "'Hi Ben")],
    ),
    "a command, then Enter": ((f"/say {SAID[1:]}", PAUSE, "\r"), [("text", f"/say {SAID[1:]}")]),
    "the key, then the text with its Enter": (("'", PAUSE, f"{SAID[1:]}\r"), HELLO),
    "the key, the text, Enter": (("'", PAUSE, SAID[1:], PAUSE, "\r"), HELLO),
    "two pieces": (("'Hello Ben, ", PIECE_WAIT, "take your time\r"), HELLO),
    "the key, two pieces, Enter": (
        ("'", PAUSE, "Hello Ben, ", PAUSE, "take your time", PAUSE, "\r"),
        HELLO,
    ),
    "two marked pieces, Enter": (
        ("\x1b[200~'Hello Ben, \x1b[201~", PAUSE, "\x1b[200~take your time\x1b[201~", "\r"),
        HELLO,
    ),
    "a millisecond a key": (tuple(x for char in SAID + "\r" for x in (char, 0.001)), HELLO),
    "ten milliseconds a key": (tuple(x for char in SAID + "\r" for x in (char, 0.01)), HELLO),
    "two lines at once": (("/people\r/turn\r",), [("text", "/people"), ("text", "/turn")]),
    "nine keys after a hang": (("vthsvthsv",), [("key", key) for key in "vthsvthsv"]),
}
"""Ways in which input arrives, and what it means."""


@pytest.mark.parametrize("way", WAYS)
def test_every_way_in_which_input_arrives(way: str) -> None:
    pieces, calls = WAYS[way]
    took = take(*pieces)
    assert (took.calls, took.typed) == (calls, "")


LINES = ("'¿Puedo? Sí, ñandú 5 ♥\r", "/decir ¿puedo? ¡ya!\r", "'don't hurry\r/people\r'y más\r")


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("wait", [0.0, PAUSE])
def test_a_line_is_the_same_wherever_it_is_cut(line: str, wait: float) -> None:
    raw = line.encode()
    whole = take(raw).calls
    assert [text for kind, text in whole] == line[:-1].split("\r")
    for cut in range(1, len(raw)):
        assert take(raw[:cut], wait, raw[cut:]).calls == whole, cut
    assert (
        take(*(piece for n in range(len(raw)) for piece in (raw[n : n + 1], wait))).calls == whole
    )


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n"])
def test_line_ends_are_one_enter_each(end: str) -> None:
    assert take(f"/people{end}/turn{end}").calls == [("text", "/people"), ("text", "/turn")]
    if end == "\r\n":
        assert take("/people\r", "\n/turn\r", "\n").calls == [
            ("text", "/people"),
            ("text", "/turn"),
        ]


def test_an_empty_line_behind_a_line_plays_nothing() -> None:
    assert take("'one\r\r'two\r\r\r").calls == [("text", "'one"), ("text", "'two")]
    assert keys(take("z\r\r").calls) == ["z", "enter", "enter"], "of keys each is one"
    assert take("/x\r", PAUSE, "\r").calls == [("text", "/x"), ("key", "enter")]


@pytest.mark.parametrize("keys_", ["cbfvstcb", "vthsvthsv", "vthsvthsv" * 10, "z z z \r"])
def test_keys_at_once_are_keys(keys_: str) -> None:
    names = {" ": "space", "\r": "enter"}
    took = take(keys_)
    assert keys(took.calls) == [names.get(key, key) for key in keys_]
    assert took.typed == ""
    assert keys(take(keys_, PAUSE, "t").calls)[-1] == "t", "and swallow nothing"


def test_keys_and_a_line_behind_them() -> None:
    assert take("tv'Hello\r").calls == [("key", "t"), ("key", "v"), ("text", "'Hello")]
    assert take("z\r/people\rt").calls == [
        ("key", "z"),
        ("key", "enter"),
        ("text", "/people"),
        ("key", "t"),
    ]
    assert take("\tt\t").calls == [("key", "tab"), ("key", "t"), ("key", "tab")]


def test_a_number_that_is_asked_for_is_one_in_any_company() -> None:
    assert take("t12\rt").calls == [("key", "t"), ("text", "12"), ("key", "t")]


def test_words_are_a_line_and_play_nothing() -> None:
    assert take("hola Ana, no tengas prisa\r").calls == [("text", "hola Ana, no tengas prisa")]
    took = take("hola Ana")
    assert (took.calls, took.typed) == ([], "hola Ana")


def test_talk_that_is_refused_is_no_keys_however_fast_it_is_typed() -> None:
    """As in a lobby without chat: the key opens no entry."""
    for pause in (0.0, 0.001, 0.01):
        took = take(*(x for char in "*zz\r" for x in (char, pause)), opener="*")
        assert took.calls == [("key", "*"), ("text", "*zz")]
    by_hand = take(*(x for char in "*zz\r" for x in (char, PAUSE)), opener="*")
    assert keys(by_hand.calls) == ["*", "z", "z", "enter"], "whoever types has heard the refusal"


def test_an_echo_is_one_write() -> None:
    assert [write for write in take("'Hello Ben").writes if "Hello" in write] == ["'Hello Ben"]


# -- what is not understood, and what does not fit -------------------------------------------------


def test_a_line_that_is_not_understood_stays_to_be_mended() -> None:
    took = take("/scoers\r", PAUSE, "\x7f", "\x7f", "\x7f", "res\r", unread=("/scoers",))
    assert took.calls == [("text", "/scoers"), ("kept", ""), ("text", "/scores")]


def test_it_is_not_glued_to_what_is_typed_next() -> None:
    for next_ in ("/turn\r", "'Hello\r", "\x1b[200~/turn\x1b[201~\r"):
        took = take("/scoers\r", PAUSE, next_, unread=("/scoers",))
        assert took.calls[-1][1] in ("/turn", "'Hello")
    assert take("/scoers\r", PAUSE, "t", unread=("/scoers",)).calls[-1] == ("key", "t")


def test_it_can_be_taken_up_behind_the_lines_that_came_with_it() -> None:
    took = take("/scoers\r/turn\r", PAUSE, "\x7f", unread=("/scoers",))
    assert took.typed == "/scoer"
    assert "\n/scoer" in took.writes, "as it is now, whole"


def test_enter_and_escape_are_done_with_it() -> None:
    for key in ("\r", "\x07", "/turn\r"):
        took = take("/scoers\r", PAUSE, key, PAUSE, "\x7f", unread=("/scoers",))
        assert (took.typed, took.calls[-1]) == ("", ("key", "backspace")), key


def test_words_that_wait_are_not_glued_to_a_line() -> None:
    took = take("hola Ana", PAUSE, "'Hello\r")
    assert took.calls == [("cancel", "hola Ana"), ("text", "'Hello")]
    assert take("/say Hi", PAUSE, "'s\r").calls == [("text", "/say Hi's")], "a line goes on"


@pytest.mark.parametrize("start", ["'", "/say ", "hola Ana, "])
@pytest.mark.parametrize("size", [10_000, 64, 1024, 1])
def test_ten_thousand_characters_are_bounded_and_told_once(start: str, size: int) -> None:
    if size == 1 and start[0] == "h":
        pytest.skip("without a sign of a line, keys one by one are keys")
    line = (start + "ñ" * 10_000)[:10_000] + "\r"
    took = take(*(line[n : n + size] for n in range(0, len(line), size)))
    assert took.output.count("No more fits.") == 1
    if (start[0], size) != ("'", 1):  # then the key has opened an entry of its own
        assert took.calls == []
    assert len(took.typed) == TEXT_LIMIT, "nothing cut is sent"


def test_what_fits_of_too_long_a_line_is_sent_by_an_enter_of_its_own() -> None:
    took = take("/" + "x" * 1000 + "\r", PAUSE, "\r")
    assert took.calls == [("text", "/" + (TEXT_LIMIT - 1) * "x")]
    typed = take("/" + "x" * 1000, PAUSE, "y", PAUSE, "y", PAUSE, marked("z"))
    assert typed.output.count("No more fits.") == 4, "whoever types on is answered each time"


@pytest.mark.parametrize("size", [10_000, 64])
def test_ten_thousand_keys_are_bounded(size: int) -> None:
    for letters in ("tv", "xy", "x"):
        line = (letters * 10_000)[:10_000]
        took = take(*(line[n : n + size] for n in range(0, len(line), size)))
        pressed = len(keys(took.calls))
        assert pressed == (MOST_KEYS if len(letters) > 1 else 1)
        assert took.calls.count(("too many", "")) == (len(letters) > 1)
        assert took.typed == ""


# -- what is marked as pasted ----------------------------------------------------------------------


def marked(text: str) -> str:
    return f"\x1b[200~{text}\x1b[201~"


def test_every_line_of_a_paste_waits_for_an_enter_of_its_own() -> None:
    took = take(marked("/people\n/turn\n"))
    assert (took.calls, took.typed) == ([("lines", "2")], "/people")
    took = take(marked("/people\n/turn\n"), PAUSE, "\r", PAUSE, "\r", PAUSE, "\r")
    assert took.calls[1:] == [("text", "/people"), ("text", "/turn"), ("key", "enter")]
    took = take(marked("/people\n/turn\n"), PAUSE, "\x07", "t")
    assert took.calls[1:] == [("cancel", "/people"), ("key", "t")]


def test_a_paste_in_an_entry_is_text_of_it() -> None:
    assert take("'", marked("/people\n/turn\n") + "\r").calls == [("text", "'/people /turn")]
    assert take("/say ", marked("'Hello'") + "\r").calls == [("text", "/say 'Hello'")]


def test_a_second_pasted_line_is_not_glued_to_the_first() -> None:
    took = take(marked("'Hello\n"), PAUSE, marked("'Hi Ben\n"), PAUSE, "\r", PAUSE, "\r")
    assert took.calls == [("lines", "2"), ("text", "'Hello"), ("text", "'Hi Ben")]


def test_the_lines_of_a_paste_are_bounded() -> None:
    took = take(marked("/turn\n" * 200), *("\r", PAUSE) * 40)
    assert took.calls[0] == ("lines", str(MOST_LINES))
    assert took.calls.count(("text", "/turn")) == MOST_LINES
    assert took.output.count("No more fits.") == 1


def test_a_terminal_on_this_machine_is_read_alike() -> None:
    assert drive("'Hello Ben\r").calls == [("text", "'Hello Ben")]
    assert keys(drive("vthsvthsv").calls) == list("vthsvthsv")
