"""The same cards again: a new game with every deal as it was, and duplicate matches in which a bot
plays them first.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.header import Header
from playroom.engine.match import Match
from playroom.engine.notes import note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.steps import Outcome
from playroom.records.duplicate import better, playing_out
from playroom.records.opening import load_match
from playroom.store import Origin
from tests.shell.inside import Inside, inside
from tests.shell.kept import a_header, finished_game
from tests.shell.test_mending import run
from tests.shell.test_replay import walk


def finished(
    header: Header, secret: str, stops: bool = False, faults: list[list[str]] | None = None
) -> Match[Any, Any] | None:
    """The match that bots play with these cards."""
    reports = [] if faults is None else faults
    steps = playing_out(header, secret, lambda: stops, reports.append)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            match: Match[Any, Any] | None = end.value
            return match


def hands(match: Match[object, object]) -> list[object]:
    return [placed.event for placed in match.events if type(placed.event).__name__ == "Hand"]


async def to_item(room: Inside, wanted: str) -> None:
    room.press("home")
    for _ in range(20):
        if wanted in room.lines[-1]:
            return
        room.press("tab")
    raise AssertionError(room.lines[-20:])


async def played_out(room: Inside) -> None:
    """You play by the first legal choice until the end."""
    for _ in range(2000):
        await room.settle()
        match = room.match
        if match.outcome is not None:
            return
        room.table.do(next(iter(match.game.choices(match.view(0)))))
        await asyncio.sleep(0)
    raise AssertionError("no end")


def test_the_same_cards_again(tmp_path: Path) -> None:
    log = finished_game(tmp_path)
    old = Match.replay(find_game("cribbage"), log.header, log.entries)

    async def play(room: Inside) -> None:
        await walk(room)
        room.press("escape")
        await to_item(room, "same cards")
        room.press("enter")
        await room.settle()
        match = room.match
        assert match.header.seed == log.header.seed
        assert match.header.id != log.header.id
        assert hands(match)[:2] == hands(old)[:2]
        assert room.store.find(match.header.id).origin == Origin("again", log.header.id)

    inside(play, tmp_path)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_duplicate_match_from_its_menu_to_its_result(language: str, tmp_path: Path) -> None:
    async def play(room: Inside) -> None:
        room.open_room()
        await to_item(room, {"en": "Play Cribbage", "es": "Jugar: La cuna"}[language])
        room.press("enter")
        await to_item(room, {"en": "Points to win", "es": "Puntos para ganar"}[language])
        room.text("31")
        await to_item(room, {"en": "duplicate match", "es": "duplicado"}[language])
        lines = room.press("enter")
        assert {"en": "plays your cards first", "es": "juega antes tus cartas"}[language] in lines[
            0
        ]
        assert room.press("h"), "every key is answered meanwhile"
        await room.settle()
        mine = room.match
        (bots,) = [one for one in room.store.finished() if one.origin == Origin("bots")]
        other = load_match(room.store, bots.id)
        assert other.header.seed == mine.header.seed
        assert hands(other)[:2] == hands(mine)[:2]
        assert not any(player.is_person for player in other.header.players)
        await played_out(room)
        told = "\n".join(room.lines[-8:])
        assert other.outcome is not None
        assert mine.outcome is not None
        score = other.outcome.scores
        bot, and_ = {"en": ("the bot", "and"), "es": ("el robot", "y")}[language]
        assert f": {bot} {score[0]} {and_} Berta {score[1]}." in told
        you = {"en": "you", "es": "tú"}[language]
        assert f": {you} {mine.outcome.scores[0]} {and_} Berta {mine.outcome.scores[1]}." in told
        by = better(find_game("cribbage"), mine.header.setup, 0, mine.outcome, other.outcome)
        said = {
            "en": {1: "You did better", -1: "The bot did better", 0: "just as well"},
            "es": {1: "Lo hiciste mejor", -1: "Lo hizo mejor", 0: "igual de bien"},
        }[language][(by > 0) - (by < 0)]
        assert said in told

    inside(play, tmp_path, language)


def test_a_duplicate_match_survives_a_break(tmp_path: Path) -> None:
    """What the bot did is kept, so who did better is told whenever the game ends, also when a
    choice was taken back; and the bots stay as they were.
    """
    done = run(
        "play", "cribbage", "--duplicate", "--seed", "4", "--option", "target=31", "--lang", "en",
        data=tmp_path, stdin="h\nc-s\nquit\n",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "has played your cards. Now you." in done.stdout
    assert "6 cards:" in done.stdout

    async def play(room: Inside) -> None:
        (left,) = room.store.unfinished()
        room.app.tables.resume_game(left.id)
        await room.settle()
        room.table.do(next(iter(room.match.game.choices(room.match.view(0)))))
        await room.settle()
        room.text("/undo")
        await room.settle()
        assert room.match.header.id != left.id
        assert room.text("/level") == [room.app.announcer.line(note("level-duplicate"))]
        await played_out(room)
        assert any("With your cards the bot" in line for line in room.lines)

    inside(play, tmp_path)


def test_a_bot_plays_the_cards_of_a_finished_game(tmp_path: Path) -> None:
    finished_game(tmp_path)

    async def play(room: Inside) -> None:
        await walk(room)
        room.press("escape")
        await to_item(room, "Let a bot")
        room.press("enter")
        await room.settle()
        for _ in range(100):
            if "did" in room.lines[-1]:
                break
            await asyncio.sleep(0.02)
        assert room.lines[-3].startswith("With your cards the bot")
        assert room.press("tab")

    inside(play, tmp_path)


def test_giving_up_leaves_nothing_behind(tmp_path: Path) -> None:
    async def play(room: Inside) -> None:
        room.open_room()
        room.press("enter")
        await to_item(room, "duplicate match")
        room.press("enter")
        assert room.press("escape")[0] == "Cancelled."
        await asyncio.sleep(0.2)
        assert room.store.all() == []
        assert room.table is None
        assert room.press("tab")

    inside(play, tmp_path)


def test_the_bots_game_is_the_same_however_often_it_is_played() -> None:
    header = a_header(person=False, target=31)
    first, second = finished(header, "x"), finished(header, "x")
    assert first is not None
    assert second is not None
    assert first.entries == second.entries
    assert finished(header, "x", stops=True) is None


def test_for_a_bot_that_fails_a_simpler_one_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing:
        def decide(self, turn: object) -> object:
            raise ZeroDivisionError("a mistake in a bot")

    game, header = find_game("cribbage"), a_header(person=False, target=31)
    failing = header.players[0].kind
    monkeypatch.setattr(type(game), "bots", {**game.bots, failing: Failing})
    faults: list[list[str]] = []
    match = finished(header, "x", faults=faults)
    assert match is not None
    assert match.outcome is not None
    assert [entry.text for entry in match.entries if entry.kind == "leave"] == [
        "random stumbled" if failing == "easy" else "easy stumbled"
    ] * len(faults)
    assert "a mistake in a bot" in "".join(faults[0])


def test_who_did_better_goes_by_what_wins_in_the_game() -> None:
    cribbage, rummy, three = find_game("cribbage"), find_game("rummy"), Setup.of(3)
    high, low = Outcome((121, 90, 80), (0,)), Outcome((12, 90, 80), (0,))
    assert better(cribbage, three, 0, high, Outcome((121, 120, 0), (0,))) == 30
    assert better(cribbage, three, 1, high, high) == 0
    assert better(rummy, three, 0, low, Outcome((12, 20, 80), (0,))) == 60
    assert better(rummy, three, 2, Outcome((12, 90, 90), (0,)), low) == -10
    drawn = Outcome((90, 90, 90), (0, 1, 2))
    assert better(rummy, three, 0, low, drawn) == 68, "a draw does not turn the sign"
    assert rummy.lead((4, 8, 1, 13), 0) == -3
    assert cribbage.lead((4, 8, 1, 13), 0) == -9
