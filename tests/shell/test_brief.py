"""In brief what came at once is one line where it fits, and nothing of it is lost; L says the last
play whole at any length.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.cards import card
from playroom.engine.notes import Kind, Who, note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.table import Ask
from playroom.locale import Listener
from playroom.shell import announcer
from playroom.shell.screens.verbosity import PRESETS, set_preset
from tests.bench.words import DEALS, SEATS, Deal, RoomPlayer, spoken
from tests.shell.inside import Inside, inside

LANGUAGES = ("en", "es")
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("deal", DEALS, ids=[deal.game for deal in DEALS])


@every_language
def test_what_a_bot_plays_and_your_turn_are_one_line_in_brief(
    tmp_path: Path, language: str
) -> None:
    turn = {"en": " Your turn.", "es": " Te toca."}[language]

    async def run(room: Inside) -> None:
        room.deal("casino", "words 1", levels=("easy", "easy"), game_mode="deal")
        await room.settle()
        last = room.lines[-1]
        assert last.endswith(turn)
        assert not last.startswith(turn.strip())
        assert len(last) <= announcer.WIDTH
        assert room.voice.said[-1][0] == last
        assert room.voice.brailled[-1] == last
        history = [
            [room.app.announcer.line(told, "brief") for told in heard.notes]
            for heard in room.app.announcer.history[-2:]
        ]
        assert [" ".join(lines) for lines in history] == [last[: -len(turn)], turn.strip()], (
            "each event is kept by itself"
        )
        assert room.press("r") == [lines[0] for lines in history]
        assert room.press(",") == history[-1]
        assert room.press(",") == history[-2]

    inside(run, tmp_path, language, verbosity="brief")


@every_language
def test_at_other_lengths_they_are_two(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal("casino", "words 1", levels=("easy", "easy"), game_mode="deal")
        await room.settle()
        assert room.lines[-1] == {"en": "Your turn.", "es": "Te toca."}[language]

    inside(run, tmp_path, language)


def test_one_channel_that_is_not_brief_keeps_the_lines_apart(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.app.set_setting("brailled.play", "normal")
        room.deal("casino", "words 1", levels=("easy", "easy"), game_mode="deal")
        await room.settle()
        assert room.lines[-1] == "Your turn."

    inside(run, tmp_path, verbosity="brief")


@every_game
@every_language
def test_nothing_is_lost_where_lines_are_put_together(
    deal: Deal, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    together = spoken(deal, language, "fast")
    monkeypatch.setattr(announcer, "WIDTH", 0)
    apart = spoken(deal, language, "fast")
    assert " ".join(together.utterances) == " ".join(apart.utterances)
    assert len(together.utterances) < len(apart.utterances)


def test_what_was_short_is_short_when_it_is_said_again(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        app = room.app.announcer
        app.listener = Listener(0, ("", "Berta"), ())
        play = note("sample-play", Kind.PLAY, who=Who(0), card=card("10D"))
        asked = note("sample-points", Kind.POINTS, who=Who(0), points=2)
        brief, full = (app.line(asked, length) for length in ("brief", "full"))
        assert brief != full
        app.reply(play, short=(asked,), length="full")
        first, _, _ = room.voice.said[-1]
        app.repeat()
        assert room.voice.said[-1][0] == first
        assert first.endswith(brief)

    inside(run, tmp_path)


@every_game
@every_language
def test_the_last_play_is_told_whole_in_every_preset(
    tmp_path: Path, deal: Deal, language: str
) -> None:
    async def run(room: Inside) -> None:
        setup, levels = Setup.of(SEATS), ("easy",) * (SEATS - 1)
        room.open_table(find_game(deal.game), setup, deal.seed, levels)
        player, line = RoomPlayer(room, language), room.app.announcer.line

        def last(length: str) -> list[str]:
            view = room.match.game.view(room.match.state, 0)
            return [line(told, length) for told in room.match.game.table.answer(view, Ask.LAST)]

        for _ in range(30):  # until a play has more to tell than in brief
            await player.play(acts=1)
            await room.settle()
            if last("full") != last("brief"):
                break
        assert last("full") != last("brief")
        for preset in PRESETS:
            set_preset(room.app, preset)
            assert room.press("l") == last("full"), preset
            assert room.voice.said[-1][0] == " ".join(last("full")), preset

    inside(run, tmp_path, language)
