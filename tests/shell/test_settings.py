"""Settings by ear: verbosity by kind and preset, previews, card words, keys and their conflicts, a
file edited by hand.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from playroom.engine.notes import Kind, Note, Who, note
from playroom.shell.announcer import CHANNELS
from playroom.shell.keys import BY_NAME, COMMANDS, KeyMap
from playroom.shell.screens.verbosity import KINDS, PRESETS, SAMPLE_NAMES, preset_of, sample
from playroom.store import Settings
from tests.shell.inside import Inside, inside
from tests.shell.test_room import find


def open_settings(room: Inside) -> None:
    if not room.lines:
        room.open_room()
    assert room.press("f6")[0].startswith(("Settings", "Ajustes"))


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_setting_has_a_line_and_an_explanation_and_can_be_changed(
    tmp_path: Path, language: str
) -> None:
    async def run(room: Inside) -> None:
        open_settings(room)
        menu = room.app.screens[-1]
        for place, one in enumerate(list(menu.items)):  # type: ignore[attr-defined]
            menu.at = place  # type: ignore[attr-defined]
            assert one.about is not None, one.note()
            before = room.app.announcer.line(one.note())
            assert room.press("space")[0] != before
            if one.adjust is not None:
                assert room.press("right")[0] != before
                room.press("left")
                now = menu.items[place]  # type: ignore[attr-defined]
                assert room.app.announcer.line(now.note()) == before

    inside(run, tmp_path, language)


def test_every_declared_setting_has_its_place_in_the_menu_or_a_reason_not_to() -> None:
    elsewhere = {
        "muted",  # kept by a word and a menu at a table with others
        "first_run_done",  # what was asked once is not a matter of taste
        "unread_told",  # neither is what was told once
        # the menu of the voices
        "voice.*.*.rate",
        "voice.*.*.pitch",
        "voice.*.*.volume",
        "voice.*.*.voice",
    }
    from playroom.store.settings import SETTINGS

    code = "".join(
        path.read_text(encoding="utf-8")
        for path in Path("playroom/shell").rglob("*.py")
        if path.name != "start.py"
    )
    for one in SETTINGS:
        if one.name in elsewhere:
            continue
        first = one.name.split(".")[0]
        assert f'"{first}"' in code or f'"{first}.' in code or first in CHANNELS, one.name


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_recognised_when_it_is_in_force(tmp_path: Path, preset: str) -> None:
    async def run(room: Inside) -> None:
        open_settings(room)
        find(room, "Style: ")
        for _ in PRESETS:
            if preset_of(room.app) == preset:
                break
            room.press("right")
        assert preset_of(room.app) == preset
        kept, problems = Settings.load(tmp_path / "settings.toml")
        assert problems == []
        assert kept.get("verbosity") == PRESETS[preset][0]
        room.app.set_setting("printed.points", "off")
        assert preset_of(room.app) == "own"

    inside(run, tmp_path)


def test_the_silent_partner_says_neither_own_plays_nor_turns_but_prints_them(
    tmp_path: Path,
) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        from playroom.shell.screens.verbosity import set_preset

        set_preset(room.app, "silent")
        mine = note("sample-play", Kind.PLAY, who=Who(0), card=room.table.view().hand[0])
        said, lines = len(room.voice.said), len(room.lines)
        room.app.announcer.tell([mine])
        assert len(room.voice.said) == said
        assert len(room.lines) == lines + 1
        room.app.announcer.tell([mine], answers=True)
        assert len(room.voice.said) == said + 1, "a key must be answered"

    inside(run, tmp_path)


@pytest.mark.parametrize("channel", CHANNELS)
@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_told_at_its_own_length_on_its_own_channel(
    tmp_path: Path, kind: str, channel: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        one = sample(kind)
        brief = room.app.announcer.line(one, "brief")
        normal = room.app.announcer.line(one, "normal")
        room.app.set_setting(f"{channel}.{kind}", "brief")
        assert room.app.announcer.kind(one) == kind
        heard = _tell(room, one)
        for other in CHANNELS:
            assert heard[other] == (brief if other == channel else normal)
        room.app.set_setting(f"{channel}.{kind}", "off")
        heard = _tell(room, one)
        awaited = (kind, channel) == ("turn", "spoken")  # no sound tells it here
        assert heard[channel] == (brief if awaited else "")
        assert all(heard[other] == normal for other in CHANNELS if other != channel)

    inside(run, tmp_path)


def _tell(room: Inside, one: Note) -> dict[str, str]:
    room.voice.said.clear()
    room.voice.brailled.clear()
    before = len(room.lines)
    room.app.announcer.tell([one])
    return {
        "spoken": "".join(text for text, _, _ in room.voice.said),
        "printed": "".join(room.lines[before:]),
        "brailled": "".join(room.voice.brailled),
    }


def test_a_kind_is_changed_by_ear_and_previewed_at_every_length(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        open_settings(room)
        find(room, "Each kind of message")
        assert room.press("enter")[0].startswith("Kinds of messages")
        find(room, "What others play")
        assert room.press("right") == ["What others play: full."]
        room.press("enter")
        assert room.press("right") == ["not spoken."]
        assert "spoken" in (tmp_path / "settings.toml").read_text(encoding="utf-8")
        find(room, "Hear one at every length")
        lines = room.press("enter")
        assert lines == [
            "Brief: Berta: 10 of diamonds.",
            "Normal: Berta plays the 10 of diamonds.",
            "Full: Berta plays the 10 of diamonds, 1 of 6.",
        ]
        room.press("escape")
        assert room.lines[-1] == "What others play: not spoken, printed full, brailled full."

    inside(run, tmp_path)


def test_a_preview_at_the_table_is_of_what_was_heard_there(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        open_settings(room)
        find(room, "Each kind of message")
        room.press("enter")
        find(room, "Deals")
        room.press("enter", "end")
        lines = room.press("enter")
        assert len(lines) == 3
        assert "crib" in lines[1] or "cards" in lines[1]
        # back at the table, where one is told who is awaited
        for _ in range(3):
            room.press("escape")
        assert "Still choosing" in room.lines[-1] or "crib" in room.lines[-1]

    inside(run, tmp_path)


def test_the_jack_has_the_word_that_was_chosen(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        open_settings(room)
        find(room, "La jota se llama jota")
        assert room.press("right") == ["La jota se llama sota."]
        from playroom.engine.cards import card

        one = note("sample-play", Kind.PLAY, who=Who(1), card=card("JD"))
        assert "la sota de diamantes" in room.app.announcer.teller.tell(one, SAMPLE_NAMES)
        find(room, "La reina se llama reina")
        room.press("right")
        one = note("sample-play", Kind.PLAY, who=Who(1), card=card("QD"))
        assert "la dama de diamantes" in room.app.announcer.teller.tell(one, SAMPLE_NAMES)

    inside(run, tmp_path, "es")


def test_a_name_is_typed_and_kept(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        open_settings(room)
        find(room, "Your name")
        assert room.press("enter") == ["Type your name, then Enter."]
        assert room.app.starts_text("A")
        assert room.text("Ana María") == ["Ana María, your name from the next game on."]
        assert room.app.settings.get("name") == "Ana María"
        room.press("enter")
        assert room.press("escape") == ["Cancelled."]

    inside(run, tmp_path)


def remap(room: Inside, command: str, key: str) -> str:
    """Gives a command a key by ear; the line that answers."""
    if "Keys" not in room.app.announcer.line(
        getattr(room.app.screens[-1], "title", Note("shell-cancelled"))
    ):
        open_settings(room)
        find(room, "Keys.")
        room.press("enter")
    room.press("home")
    for _ in range([one.name for one in COMMANDS].index(command)):
        room.press("tab")
    room.press("enter")
    return room.press(key)[-1]


def test_a_key_is_given_and_given_back(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        scores = room.press("s")
        assert remap(room, "scores", "f11") == "the scores: F11."
        assert remap(room, "scores", "f11") == "Already so. F11: the scores."
        for _ in range(2):
            room.press("escape")
        assert room.press("f11") == scores
        assert "Nothing on that key" in room.press("s")[0]
        room.press("?")
        assert any("F11: the scores" in line for line in room.press("enter", *["tab"] * 13))
        for _ in range(2):
            room.press("escape")
        assert remap(room, "scores", "enter") == "the scores: S."
        kept, problems = Settings.load(tmp_path / "settings.toml")
        assert problems == []
        assert not kept.get("keys")

    inside(run, tmp_path)


def test_a_taken_key_is_refused_with_the_name_of_what_has_it(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        assert remap(room, "count", "v") == (
            "V is taken: what lies on the table. Press another key, or Escape."
        )
        assert room.press("k")[0].startswith("K is taken in Brisca: ")  # it still waits for one
        assert room.press("7")[0].startswith("7 is needed for typing.")
        assert room.press("c-z") == ["Control Z belongs to the terminal. Press another key."]
        assert room.press("escape") == ["As before: the count: C."]
        assert remap(room, "next", "+") == "plus walks or changes lists. Press another key."
        room.press("escape")
        assert remap(room, "count", "escape") == "As before: the count: C."
        assert room.app.keys.keys_of("count") == ("c",)

    inside(run, tmp_path)


def test_enter_and_escape_are_never_lost(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        remap(room, "act", "f11")
        remap(room, "cancel", "f12")
        assert room.app.keys.keys_of("act") == ("f11", "enter")
        assert room.app.keys.keys_of("cancel") == ("f12", "escape", "c-g")

    inside(run, tmp_path)


def test_all_keys_as_usual_asks_first_and_need_not(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        remap(room, "count", "f11")
        room.press("end")
        assert room.press("enter")[0].startswith("Give up all your own keys?")
        room.press("escape")
        assert room.app.keys.keys_of("count") == ("f11",)
        room.app.set_setting("confirm", False)
        assert room.press("enter") == ["All keys as usual."]
        assert room.app.keys.keys_of("count") == ("c",)

    inside(run, tmp_path)


def test_by_default_no_two_commands_share_a_key() -> None:
    assert KeyMap().conflicts == []
    for command in COMMANDS:
        assert KeyMap().keys_of(command.name) == command.keys


def test_conflicts_of_an_edited_file_are_told_and_the_first_keeps_its_key() -> None:
    keys = KeyMap({"hand": ["c", "j"], "dance": ["d"], "turn": ["banana"], "last": ["Ctrl-K"]})
    assert [(one.what, one.name) for one in keys.conflicts] == [
        ("command", "dance"),
        ("key", "turn"),
        ("taken", "hand"),
    ]
    assert keys.keys_of("hand") == ("j",)
    assert keys.keys_of("last") == ("c-k",)
    assert keys.find("table", "c") is BY_NAME["count"]


def test_a_settings_file_edited_by_hand_costs_only_its_bad_lines(tmp_path: Path) -> None:
    text = (
        '# mine\nlanguage = "en"\npace = "slow"\nverbosity = full\nspeech = "off"\n'
        "first_run_done = true\n"
    )
    text += '\n[keys]\nhand = ["c"]\n[spoken]\npoints = "off"\n'
    (tmp_path / "settings.toml").write_text(text, encoding="utf-8")
    argv = [sys.executable, "-m", "playroom", "--data", str(tmp_path)]
    done = subprocess.run(
        argv, input="f6\nend\nleft\n", capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Line 3 of the settings: pace cannot be slow; the usual value counts." in done.stdout
    assert "Line 4 of the settings is not understood; the usual value counts." in done.stdout
    assert "Settings: C stays with the count, not your hand." in done.stdout
    after = (tmp_path / "settings.toml").read_text(encoding="utf-8")
    assert "# mine" in after
    assert "verbosity = full" in after
    assert "cursor = " in after
