"""Sounds in the room: each goes with a line and comes before it, from the side of its seat, when it
is wanted; everything about them is set by ear.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.narration import narrate, sound_of
from playroom.engine.notes import Clean, Kind, Note, Who, note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.sounds import SOUNDS, Sound, sound_of_lines
from playroom.engine.steps import SeatChanged, TimedOut
from playroom.locale import Listener
from playroom.shell.capabilities import Capabilities
from playroom.shell.preferences import Preferences
from playroom.shell.screens.sounds import ORDER, SoundList
from playroom.shell.sounding import AWAY, Sounding
from playroom.shell.sounds import tell_trouble, use_output
from playroom.sound import SILENCE, UNASKED, SoundOutput, Trouble
from playroom.sound.told import sound_of_note
from playroom.store import Settings
from playroom_testing.walks import whole
from tests.shell.inside import Inside, inside


@dataclass
class Played:
    """A loudspeaker that writes down what it is given, and how many lines were out by then."""

    lines: Callable[[], int] = lambda: 0
    sounds: list[tuple[str, float, int]] = field(default_factory=list)
    volume: int | None = None
    mono: bool | None = None
    warmed: int = 0
    closed: bool = False
    ready: bool = True
    lasts: float = 0.0

    @property
    def tokens(self) -> list[str]:
        return [token for token, _, _ in self.sounds]

    def play(self, token: str, pan: float = 0.0, within: float = 0.25) -> float:
        self.sounds.append((token, pan, self.lines()))
        return self.lasts

    def warm(self) -> None:
        self.warmed += 1

    def set(self, *, volume: int | None = None, mono: bool | None = None) -> None:
        self.volume, self.mono = volume, mono

    def close(self) -> None:
        self.closed = True


def listening(room: Inside, wanted: bool = True) -> Played:
    """The room with a loudspeaker; `wanted`: all sounds are."""
    played = Played(lambda: len(room.lines))
    use_output(room.app, played)
    if wanted:
        for token in SOUNDS:
            room.app.set_setting(f"sound.{token}", True)

    def opened(mode: str) -> SoundOutput:
        return SILENCE if mode == "off" else Played(lambda: len(room.lines))

    room.app.open_sounds = opened
    return played


# -- what events sound like ------------------------------------------------------------------------


@pytest.mark.parametrize("id_", game_ids())
def test_a_game_names_sounds_that_there_are_for_events_that_it_has(id_: str) -> None:
    game = find_game(id_)
    assert game.table.sounds
    assert set(game.table.sounds) <= set(game.events)
    named = {one for one in game.table.sounds.values() if isinstance(one, str)}
    assert named <= set(SOUNDS)


@pytest.mark.parametrize("id_", game_ids())
def test_whole_games_sound_and_every_sound_goes_with_a_line(id_: str) -> None:
    game = find_game(id_)
    heard = set[str]()
    for seed in range(3):
        seats = min(game.seats.start + seed, game.seats.stop - 1)
        match = whole(game, Setup.of(seats, {}), f"sounds {seed}")
        for seat in (0, seats - 1, None):
            turns = 0
            for placed in match.events:
                known = placed.event.seen_by(seat)
                if known is None:
                    continue
                lines = narrate(game, known, seat)
                assert sound_of(game, known, (), seat) is None
                sound = sound_of(game, known, lines, seat)
                if sound is not None:
                    assert lines
                    assert sound.token in SOUNDS
                    assert sound.seat is None or 0 <= sound.seat < seats
                    heard.add(sound.token)
                    turns += sound.token == "turn"
                    if sound.token == "turn":
                        assert seat is not None, "nobody calls those who watch"
    assert {"start", "turn", "win", "lose"} <= heard
    assert len(heard) >= 7


def test_of_the_table_itself_too() -> None:
    game = find_game("cribbage")
    lines = (note("table-timed-out", Kind.CLOCK, who=Who(1)),)
    assert sound_of(game, TimedOut(1), lines, 0) == Sound("timeout", 1)
    left = SeatChanged(1, "good", how="bot")
    assert sound_of(game, left, lines, 0) == Sound("leave", 1)
    assert sound_of(game, SeatChanged(1, "person"), lines, 0) == Sound("join", 1)
    taken = SeatChanged(1, "good", Clean.of("Ana"))
    assert sound_of(game, taken, lines, 0) == Sound("join", 1)


def test_a_game_that_names_none_sounds_by_the_kinds_of_its_lines() -> None:
    def heard(seat: int | None, *lines: Note) -> Sound | None:
        return sound_of_lines(lines, seat)

    mine, theirs = note("x", Kind.TURN, who=Who(0)), note("x", Kind.TURN, who=Who(1))
    assert heard(0, mine) == heard(0, note("x", Kind.TURN)) == Sound("turn")
    assert heard(0, theirs) is None
    assert heard(None, note("x", Kind.TURN)) is None
    play = note("x", Kind.PLAY, who=Who(1))
    assert heard(0, note("x", Kind.TABLE), play) == Sound("card", 1)
    assert heard(0, note("x", Kind.POINTS)) == Sound("points")
    assert heard(0, note("x", Kind.DEAL)) == Sound("deal")


@pytest.mark.parametrize(
    ("line", "answers", "token"),
    [
        (note("together-came", Kind.PEOPLE, name=Clean.of("Ana")), False, "join"),
        (note("together-gone", Kind.PEOPLE, name=Clean.of("Ana")), False, "leave"),
        (note("together-said", Kind.CHAT), False, "chat"),
        (note("together-said", Kind.CHAT), True, None),
        (note("together-trying", Kind.TABLE), False, "lost"),
        (note("together-up", Kind.TABLE), False, "back"),
        (note("table-clock", Kind.CLOCK, seconds=30), False, "tick"),
        (note("table-clock", Kind.CLOCK, seconds=10), False, "hurry"),
        (note("x", Kind.REFUSAL), True, "wrong"),
        (note("shell-list-end"), True, "edge"),
        (note("table-marked"), True, "ok"),
        (note("shell-item"), True, None),
    ],
)
def test_what_the_rooms_own_lines_sound_like(line: Note, answers: bool, token: str | None) -> None:
    assert sound_of_note(line, answers) == token


# -- heard with its line ---------------------------------------------------------------------------


def test_a_sound_comes_before_its_line_and_from_its_side(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        played = listening(room)
        room.deal("escoba", levels=("easy", "easy"))
        assert played.warmed >= 1
        await room.settle()
        assert "start" in played.tokens
        assert "deal" in played.tokens
        for _ in range(3):
            room.press("1", "enter", "enter")
            await room.settle()
        sides = {pan for token, pan, _ in played.sounds if token in ("card", "capture")}
        assert sides == {0.0, -0.6, 0.6}
        assert "turn" in played.tokens
        assert all(out < len(room.lines) for _, _, out in played.sounds)
        turn = next(out for token, _, out in played.sounds if token == "turn")
        assert "turn" in room.lines[turn].lower()

    inside(run, tmp_path)


def test_what_is_not_told_does_not_sound(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        played = listening(room)
        for channel in ("spoken", "printed", "brailled"):
            room.app.set_setting(f"{channel}.chat", "off")
        room.app.announcer.tell((note("sample-chat", Kind.CHAT, who=Who(1)),))
        assert played.sounds == []
        room.app.set_setting("brailled.chat", "brief")
        room.app.announcer.tell((note("sample-chat", Kind.CHAT, who=Who(1)),))
        assert played.tokens == ["chat"]

    inside(run, tmp_path)


def test_what_is_missed_is_counted_and_does_not_sound(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        played = listening(room)
        announcer = room.app.announcer
        announcer.gather()
        announcer.will_sound[3, 0] = Sound("card", 1)
        for _ in range(9):
            announcer.tell((note("sample-play", Kind.PLAY),), (3, 0))
        assert announcer.gathered(4) == 9
        assert played.sounds == []

    inside(run, tmp_path)


def test_by_itself_only_what_matters_is_heard(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        played = listening(room, wanted=False)
        room.deal("escoba", levels=("easy", "easy"))
        await room.settle()
        for _ in range(3):
            room.press("1", "enter", "enter")
            await room.settle()
        assert played.tokens
        assert not UNASKED & set(played.tokens)
        room.press("enter", "end", "right")
        assert "edge" not in played.tokens

    inside(run, tmp_path)


# -- by ear ----------------------------------------------------------------------------------------


def test_all_sounds_are_learned_by_ear_and_turned_off_one_by_one(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        played = listening(room, wanted=False)
        room.open_room()
        assert room.text("/sounds")[0].startswith("Sounds.")
        lines = room.press("4", "enter")
        assert lines[-2].startswith("24 sounds.")
        assert lines[-1] == "Your turn."
        front = room.app.front
        assert isinstance(front, SoundList)
        front._due(0.0)
        assert played.tokens == ["turn"]
        for token in ORDER[1:]:
            line = room.press("down")[0]
            front._due(0.0)
            assert played.tokens[-1] == token
            assert line.endswith(", off in games.") == (token in UNASKED)
        assert played.tokens == list(ORDER)
        room.press("home")
        assert room.press("right") == ["Your turn, off in games."]
        assert not room.preferences.hears("turn")
        assert room.press("left") == ["Your turn."]
        assert room.press("enter") == ["Your turn."]
        front._due(0.0)
        assert played.tokens[-1] == "turn"
        assert "left and right" in room.press("space")[0].lower()

    inside(run, tmp_path)


def test_where_sounds_are_off_they_are_learned_all_the_same(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        listening(room)
        opened: list[Played] = []

        def open_sounds(mode: str) -> SoundOutput:
            opened.append(Played())
            return opened[-1]

        room.app.open_sounds = open_sounds
        use_output(room.app, SILENCE)
        room.open_room()
        room.app.push(SoundList(room.app))
        front = room.app.front
        assert isinstance(front, SoundList)
        front._due(0.0)
        assert opened[0].tokens == ["turn"]
        room.press("escape")
        assert room.app.sounding.output is SILENCE
        assert len(opened) == 1

    inside(run, tmp_path)


def test_volume_and_sides_are_heard_and_kept(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        played = listening(room)
        room.open_room()
        room.text("/sounds")
        assert room.press("2") == ["Volume 90."]
        assert room.press("left") == ["Volume 80."]
        assert (played.volume, played.mono, played.tokens) == (80, False, ["turn"])
        assert room.press("down", "right")[-1] == "All sounds from the middle."
        assert played.mono is True
        assert room.text("/sounds 30") == ["Volume 30."]
        assert played.volume == 30
        assert room.text("/sounds off") == ["Sounds off."]
        assert not room.app.sounding.on
        assert room.text("/sounds on") == ["Sounds on."]
        assert room.app.sounding.on
        assert room.text("/sounds loud") == ["Sounds are automatic, on or off, not loud."]
        kept, _ = Settings.load(tmp_path / "settings.toml")
        assert (kept.get("sounds"), kept.get("sounds_volume")) == ("on", 30)

    inside(run, tmp_path)


def test_a_guest_has_the_bell_and_no_sounds(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        assert room.text("/sounds") != []
        assert not any("Learn the sounds" in line for line in room.press("home", "down", "end"))
        menu = room.press("f6")
        assert menu
        shown: Any = room.app.front
        lines = [room.app.announcer.line(one.note()) for one in shown.items]
        assert "Sounds." not in lines
        assert "Bell when it is your turn: no." in lines

    inside(run, tmp_path, may=Capabilities(sounds=False))


def test_the_bell_rings_once_for_a_turn_after_a_while(tmp_path: Path) -> None:
    rung: list[bool] = []
    preferences = Preferences(Settings(tmp_path / "settings.toml"), tmp_path)
    sounding = Sounding(preferences, lambda: rung.append(True))
    nobody = Listener(0, ("You", "Ana"))
    sounding.key_at -= AWAY + 1
    sounding.cue(Sound("turn"), nobody)
    assert rung == [], "it was not asked for"
    preferences.set("bell", True)
    sounding.cue(Sound("points"), nobody)
    assert rung == []
    sounding.cue(Sound("turn"), nobody)
    sounding.cue(Sound("turn"), nobody)
    assert rung == [True]
    sounding.key_at -= AWAY + 1
    sounding.cue(Sound("turn"), nobody)
    assert rung == [True, True]


# -- when there are none ---------------------------------------------------------------------------


def test_one_sentence_tells_that_they_have_stopped(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        listening(room)
        before = len(room.lines)
        for _ in range(3):
            tell_trouble(room.app, Trouble("stopped", "no-answer"))
        assert room.lines[before:] == ["The sounds have stopped. They come back by themselves."]

    inside(run, tmp_path)


def test_that_there_are_none_is_told_to_those_who_asked_and_once(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        listening(room)
        before = len(room.lines)
        none = Trouble("none", "no-device")
        tell_trouble(room.app, none)
        assert room.lines[before:] == []
        room.app.told_troubles.clear()
        room.app.set_setting("sounds", "on")
        tell_trouble(room.app, none)
        tell_trouble(room.app, none)
        assert len(room.lines[before:]) == 1
        assert "no sound device answers" in room.lines[-1]
        room.app.told_troubles.clear()
        tell_trouble(room.app, none)
        assert len(room.lines[before:]) == 1, "it is known from the start before"
        room.text("/sounds on")
        tell_trouble(room.app, none)
        assert "no sound device answers" in room.lines[-1]

    inside(run, tmp_path)


def test_a_game_that_fails_at_its_sounds_is_told_all_the_same(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        listening(room)
        escoba = find_game("escoba")

        def fails(event: Any, seat: int | None) -> Sound:
            raise KeyError(seat)

        with pytest.MonkeyPatch.context() as patch:
            table = dict.fromkeys(escoba.events, fails)
            patch.setattr(type(escoba.table), "sounds", table)
            room.deal("escoba")
            await room.settle()
        assert any("Escoba" in line for line in room.lines)
        assert "KeyError" in room.faults()
        assert not any("wrong" in line for line in room.lines)

    inside(run, tmp_path)
