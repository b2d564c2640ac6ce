"""Low vision and braille: colours that never carry meaning, rows of any width broken at words,
short lines for 40 cells.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playroom.engine.notes import Clean, Note, Notes, Seats, Side
from playroom.engine.registry import game_ids
from playroom.locale import LANGUAGES, Listener, Teller, teller_of
from playroom.shell.terminal.line_writer import NARROWEST, cells, wrap
from playroom.shell.terminal.theme import COLOURS, THEMES, contrast, painter
from playroom_testing.checks.sayings import Saying
from playroom_testing.suite import heard_of
from tests.conformance.test_conformance import heard_together, subject
from tests.shell.by_keys import playroom, prepare
from tests.shell.inside import Inside, inside

BRAILLE = 40
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
every_game = pytest.mark.parametrize("game", heard_together(game_ids()))
every_language = pytest.mark.parametrize("language", LANGUAGES)


# -- colours ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", COLOURS)
def test_contrast_is_strong_and_the_suits_are_told_apart(theme: str) -> None:
    colours = COLOURS[theme]
    assert contrast(colours.text, colours.background) >= 15
    assert all(contrast(suit, colours.background) >= 7 for suit in colours.suits)
    assert len(set(colours.suits)) == 4
    assert contrast(16, 231) == pytest.approx(21)


@every_language
@pytest.mark.parametrize("theme", THEMES)
def test_paint_adds_colours_and_changes_no_word(theme: str, language: str) -> None:
    row = {
        "en": "You lay away 5 of hearts, 4 of clubs.",
        "es": "Dejas 5 de corazones y 4 de tréboles.",
    }[language]
    paint = painter(theme, language, {"TERM": "xterm"})
    assert (paint is None) == (theme == "plain")
    if paint is not None:
        assert ESCAPE.sub("", paint(row)) == row
        assert paint(row).endswith("\x1b[0m")
        assert paint(row).count("\x1b[") == 6


@pytest.mark.parametrize("env", [{"TERM": "xterm", "NO_COLOR": "1"}, {"TERM": "dumb"}, {}])
def test_no_colours_where_none_are_wanted(env: dict[str, str]) -> None:
    assert all(painter(theme, "en", env) is None for theme in THEMES)


@pytest.mark.pty
@pytest.mark.parametrize(("theme", "no_color"), [("plain", None), ("dark", None), ("dark", "1")])
def test_colours_on_a_terminal(tmp_path: Path, theme: str, no_color: str | None) -> None:
    data = prepare(tmp_path / "data", theme=theme)
    with playroom(
        "play", "cribbage", "--seed", "4", data=data, env={"NO_COLOR": no_color}
    ) as session:
        session.until("cards:")
        session.key("h")
        raw = session.raw.decode("utf-8", "replace")
    painted = bool(ESCAPE.search(raw))
    assert painted == (theme != "plain" and no_color is None)


def test_the_theme_is_chosen_by_ear_and_nothing_spoken_has_colours(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        from tests.shell.test_room import find

        room.deal()
        await room.settle()
        room.press("f6")
        find(room, "Colours: the terminal's own")
        assert room.press("right") == ["Colours: bright on black."]
        room.press("escape", "h")
        assert not any("\x1b" in text for text, _, _ in room.voice.said)
        assert not any("\x1b" in text for text in room.voice.brailled)
        assert "\x1b" not in room.stream.getvalue(), "no terminal, no colours"

    inside(run, tmp_path)


# -- width -----------------------------------------------------------------------------------------


@every_language
@every_game
def test_at_any_width_rows_are_broken_at_words(game: str, language: str) -> None:
    teller = teller_of(language)
    lines = {teller.tell(one.note, one.listener) for one in heard_of(subject(game)).sayings}
    for columns in (NARROWEST, 27, 40, 63, 80):
        for line in lines:
            rows = wrap(line, columns)
            assert all(cells(row) < columns for row in rows)
            if (
                max(map(cells, line.split())) < columns
            ):  # what is typed (discard 7H,KC) may be longer than a row
                assert " ".join(rows) == line


# -- braille ---------------------------------------------------------------------------------------


def is_list(value: object, listener: Listener) -> bool:
    """A value of any length: cards, people, phrases, typed names."""
    if isinstance(value, Side):
        return len(listener.sides[value.side]) > 1
    if isinstance(value, Seats):
        return len(value.seats) > 1
    return isinstance(value, (Notes, Clean)) or (isinstance(value, tuple) and len(value) > 1)


def is_short(saying: Saying) -> bool:
    phrases = sum(isinstance(value, Note) for _, value in saying.note.values)
    return (
        saying.how == "event"
        and phrases < 2
        and not any(is_list(value, saying.listener) for value in saying.note.all_values())
    )


@every_language
@every_game
def test_what_happens_fits_a_braille_line_in_brief(game: str, language: str) -> None:
    """All events but lists of cards or people and lines of two phrases; answers, rules and refusals
    may be read on.
    """
    teller = Teller(language, strict=True)
    long: dict[str, str] = {}
    for saying in heard_of(subject(game)).sayings:
        if is_short(saying):
            line = teller.tell(saying.note, saying.listener, "brief")
            if len(line) > BRAILLE:
                long[saying.note.id] = line
    assert not long, "\n".join(f"{id_}: {line} ({len(line)})" for id_, line in sorted(long.items()))


@every_language
@every_game
def test_the_brief_form_is_never_longer_and_begins_with_what_is_new(
    game: str, language: str
) -> None:
    """The new thing: not a word that says nothing, and never only what the line before
    had as well.
    """
    teller = Teller(language, strict=True)
    filler = re.compile(r"^(Now|There|It is|The|Ahora|Hay|Se ha|El jugador)\b")
    for saying in heard_of(subject(game)).sayings:
        if saying.how == "event":
            brief = teller.tell(saying.note, saying.listener, "brief")
            assert len(brief) <= len(teller.tell(saying.note, saying.listener)), saying.note.id
            assert not filler.match(brief), brief


@every_language
def test_every_written_brief_form_fits_a_braille_line(language: str) -> None:
    """Of the room's own messages: the fixed words of a `.brief` leave room for what is put in."""
    from playroom_testing.language.messages import read_language

    found = read_language(language)
    for entry in found.entries.values():
        text = entry.texts.get("brief")
        if text is not None and not text.chosen:
            assert len("".join(text.words).strip()) <= BRAILLE, entry.id
