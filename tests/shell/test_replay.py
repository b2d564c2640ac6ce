"""Walking through a game: by event, turn and deal, from any seat or with all hands open, and
playing on from any point.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from playroom.engine.header import Player
from playroom.engine.match import Match
from playroom.engine.narration import narrate
from playroom.engine.notes import Clean
from playroom.engine.record import replace
from playroom.engine.registry import find_game, game_ids
from playroom.engine.table import Ask
from playroom.locale import Listener, teller_of
from playroom.records.opening import load_match
from playroom.records.playback import Playback
from playroom.store import Origin, Store
from tests.shell.inside import Inside, inside
from tests.shell.kept import a_header, finished_game, kept_game
from tests.shell.test_mending import run


def heard(log: object, seat: int, language: str = "en", length: str = "normal") -> list[str]:
    """All lines as a seat heard them, worked out apart from the replay."""
    header, entries = log.header, log.entries  # type: ignore[attr-defined]
    match = Match.replay(find_game(header.game), header, entries)
    listener = Listener.at_table(match.game, match.header, seat)
    teller = teller_of(language)
    return [
        teller.tell(line, listener, length)
        for p in match.events
        for line in narrate(match.game, p.event, seat)
    ]


async def walk(room: Inside) -> None:
    """Into the replay of the one finished game."""
    room.open_room()
    while "finished game" not in room.lines[-1] and "terminada" not in room.lines[-1]:
        room.press("tab")
    room.press("enter")
    room.press("enter")
    room.press("enter")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("length", ["brief", "normal", "full"])
def test_event_by_event_to_the_end_and_back_is_what_was_heard(
    language: str, length: str, tmp_path: Path
) -> None:
    log = finished_game(tmp_path)

    async def play(room: Inside) -> None:
        await walk(room)
        room.press("home")
        told = list(room.press("home"))
        for _ in range(1000):
            lines = room.press("tab")
            if lines[0] in ("That is the end of the game.", "Ahí termina la partida."):
                break
            told += lines
        assert told == heard(log, 0, language, length)
        back = list(reversed(room.press("end")))
        for _ in range(1000):
            lines = room.press("s-tab")
            if lines[0] in ("That is the beginning of the game.", "Ahí empieza la partida."):
                break
            back += reversed(lines)
        assert list(reversed(back)) == told

    inside(play, tmp_path, language, verbosity=length)


def test_turns_and_deals_forwards_and_backwards(tmp_path: Path) -> None:
    finished_game(tmp_path, a_header(target=61))

    async def play(room: Inside) -> None:
        await walk(room)
        deals = []
        while "last deal" not in (lines := room.press("."))[0]:
            deals.append(lines[0])
        assert len(deals) > 2
        assert all("deal" in line for line in deals)
        back = [deals[-1]]
        room.press("end")
        assert room.press(",")[0] == deals[-1]
        while "first deal" not in (lines := room.press(","))[0]:
            back.append(lines[0])
        assert [line for line in reversed(back) if line in deals] == deals
        room.press("home", ".")
        here = room.lines[-1]
        turns = 0
        while "last turn" not in room.press(">")[0]:
            turns += 1
        assert turns > len(deals)
        room.press("home", ".")
        assert room.lines[-1] == here
        room.press(">", ">", "<", "<")
        assert room.lines[-1] == here
        assert room.press("space")[0].startswith("Deal 1 of")

    inside(play, tmp_path)


def test_from_any_seat_and_with_all_hands_open(tmp_path: Path) -> None:
    log = finished_game(tmp_path)

    async def play(room: Inside) -> None:
        await walk(room)
        assert room.press("2")[0] == "As Berta heard it."
        told = list(room.press("home"))
        while "end of the game" not in (lines := room.press("tab"))[0]:
            told += lines
        assert told == heard(log, 1)
        lines = room.press("0")
        assert lines[0] == "All hands open."
        told = list(room.press("home"))
        while "end of the game" not in (lines := room.press("tab"))[0]:
            told += lines
        for seat, name in enumerate(("You hear", "Berta hears")):
            for line in heard(log, seat):
                if "6 cards:" in line:
                    assert f"{name}: {line}" in told
        assert room.press("7") == ["There are 2 seats. 0 opens all hands."]
        room.press("home", ".", "tab", "tab")
        hands = room.press("h")
        assert hands[0].startswith("You hear: 6 cards")
        assert any(line.startswith("Berta hears:") for line in hands)

    inside(play, tmp_path)


def test_questions_are_answered_as_at_that_moment(tmp_path: Path) -> None:
    log = finished_game(tmp_path)
    playback = Playback(log)

    async def play(room: Inside) -> None:
        await walk(room)
        room.press("home")
        for _ in range(40):
            screen = room.app.screens[-1]
            view = playback.view(screen.position, 0)  # type: ignore[attr-defined]
            for key, ask in (("s", "scores"), ("h", "hand"), ("v", "table"), ("c", "count")):
                notes = playback.game.table.answer(view, ask)
                assert room.press(key) == [room.app.announcer.line(one) for one in notes]
            room.press("tab")
        assert room.press("z") == ["Nothing on that key in a replay. Question mark lists the keys."]

    inside(play, tmp_path)


def test_language_and_verbosity_change_on_the_way(tmp_path: Path) -> None:
    log = finished_game(tmp_path)

    async def play(room: Inside) -> None:
        await walk(room)
        room.press("home", "tab", "tab", "tab")
        english = room.press("r")
        assert room.press("f3") == ["Español."]
        spanish = room.press("r")
        assert english != spanish
        assert spanish[0] in heard(log, 0, "es")
        assert room.press("f4")
        assert room.press("r")[0] in heard(log, 0, "es", "full")

    inside(play, tmp_path)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_if_is_a_new_game_with_the_same_beginning(seat: int, tmp_path: Path) -> None:
    log = finished_game(tmp_path)

    async def play(room: Inside) -> None:
        await walk(room)
        room.press(str(seat + 1))
        room.text("/9")
        screen = room.app.screens[-1]
        sequence = screen.position[0]  # type: ignore[attr-defined]
        assert sequence == 9
        question = room.press("enter")[0]
        assert "Play on from here" in question
        lines = room.press("enter")
        assert "begins from there" in lines[0]
        assert lines[1] == "Cribbage, from there on."  # no seat was left
        await room.settle()
        match = room.match
        assert match.entries[:9] == list(log.entries[:9])
        assert match.header.players[seat].is_person
        assert not match.header.players[1 - seat].is_person
        assert match.header.id != log.header.id
        assert room.table.chair.seat == seat
        room.press("c-s")
        screen = room.app.screens[-1]
        assert screen.position[0] == 9  # type: ignore[attr-defined]
        assert room.press("r")[0] in heard(log, seat)
        kept = room.store.find(match.header.id)
        assert kept.origin == Origin("what-if", log.header.id)
        assert load_match(room.store, match.header.id).digest() == match.digest()
        assert room.store.log(log.header.id).entries == log.entries

    inside(play, tmp_path)


def test_at_the_end_there_is_nothing_to_play_on(tmp_path: Path) -> None:
    finished_game(tmp_path)

    async def play(room: Inside) -> None:
        await walk(room)
        room.press("end")
        assert room.press("enter") == ["The game is over here. Step back to play on from before."]
        assert room.press("escape")[0] == "End of the replay."
        assert room.press("r")

    inside(play, tmp_path)


def test_an_open_game_is_told_from_ones_own_seat_only(tmp_path: Path) -> None:
    """What is hidden stays hidden until the end."""
    log = kept_game(tmp_path, inputs=20)
    own = run("replay", "aaaa", "--lang", "en", data=tmp_path)
    assert own.stdout.splitlines() == heard(log, 0)
    for other in ("2", "all", "0"):
        done = run("replay", "aaaa", "--seat", other, "--lang", "en", data=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == "That game is not over, it is told from your own seat only.\n"
    assert run("replay", "aaaa", "--seat", "1", "--lang", "en", data=tmp_path).stdout == own.stdout
    for none in ("3", "\u00b2", "you"):
        done = run("replay", "aaaa", "--seat", none, "--lang", "en", data=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"No seat {none} in this game: from 1 to 2, or all.\n"
    keys = "1\n2\n0\nenter\ntab\nescape\nquit\n"
    stepped = run("replay", "aaaa", "--step", "--lang", "en", data=tmp_path, stdin=keys).stdout
    assert stepped.count("The game is not over") == 3
    assert not any(line in stepped for line in heard(log, 1) if "6 cards" in line)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_command_steps_through_a_pipe_too(language: str, tmp_path: Path) -> None:
    log = finished_game(tmp_path)
    keys = "tab\ntab\n.\n,\n2\n0\n?\nescape\nspace\nescape\nquit\n"
    done = run("replay", "aaaa", "--step", "--lang", language, data=tmp_path, stdin=keys)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert heard(log, 0, language)[2] in lines
    assert any(line.startswith(("As Berta heard", "Como lo oyó Berta")) for line in lines)
    everything = run(
        "replay", "aaaa", "--seat", "all", "--lang", language, data=tmp_path
    ).stdout.splitlines()
    assert any("Berta hears: " in line or "Berta oye: " in line for line in everything)


def test_the_longest_game_opens_within_its_time_and_every_step_is_at_once(tmp_path: Path) -> None:
    """A game to 1,001 points: many times a real one."""
    log = finished_game(tmp_path, a_header(target=999))
    assert len(log.entries) > 700
    best = min(timed(tmp_path) for _ in range(3))
    assert best < 0.3, best
    playback = Playback(log)
    playback.stops(None)
    began = time.perf_counter()
    for at in range(len(playback.stops(None))):
        playback.step(None, at, 1, "deal")
    assert (time.perf_counter() - began) / len(playback.stops(None)) < 0.005


def timed(folder: Path) -> float:
    began = time.perf_counter()
    with Store.open(folder) as store:
        load_match(store, "aaaa2222")
    return time.perf_counter() - began


@pytest.mark.parametrize(
    ("language", "you", "someone"), [("en", "You", "Someone"), ("es", "Tú", "Alguien")]
)
@pytest.mark.parametrize("game", game_ids())
def test_who_has_no_name_is_called_you_by_nobody_else(
    tmp_path: Path, game: str, language: str, you: str, someone: str
) -> None:
    """From the seat of another, event by event and in every answer."""
    log = kept_game(tmp_path, 30, header=a_header(game=game))
    players = (Player(Clean.of(you), "easy"), *log.header.players[1:])
    log = replace(log, header=replace(log.header, players=players))
    playback = Playback(log)
    teller, listener = teller_of(language), playback.listener(1)
    told = [
        teller.tell(playback.as_told(line, 1, teller, length), listener, length)
        for stop in playback.stops(1)
        for line in stop.lines
        for length in ("brief", "normal", "full")
    ]
    asked = [
        teller.tell(line, listener)
        for stop in playback.stops(1)[::5]
        for ask in Ask
        for line in playback.game.table.answer(playback.view(stop.position, 1), ask)
    ]
    assert any(someone in line for line in told)
    # the word for the listener stands first in a sentence, with a verb of that person
    for line in (*told, *asked):
        assert f"{you}'s" not in line
        assert f"{you} deals" not in line
        assert f"de {you}" not in line
        assert f"reparte {you}".casefold() not in line.casefold()
