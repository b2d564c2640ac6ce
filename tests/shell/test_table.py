"""The table by keys: cursor, marks, questions, plays, refusals, numbers, language, history."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from playroom.engine.steps import Mode
from playroom.engine.table import Ask
from playroom.shell.keys import COMMANDS
from playroom.speech import Urgency
from playroom_testing.room import match_of
from tests.shell.inside import Inside, inside


def test_tab_says_the_first_card_then_the_next_and_stops_at_the_end(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        hand = room.press("h")[0].partition(": ")[2].rstrip(".").replace(" and ", ", ").split(", ")
        walked = [room.press("tab")[0] for _ in hand]
        assert walked == [f"{card}." for card in hand]
        assert room.press("tab") == [f"{hand[-1]}, last."]
        assert room.press("s-tab") == [f"{hand[-2]}."]
        assert room.press("home") == [f"{hand[0]}."]
        assert room.press("s-tab") == [f"{hand[0]}, first."]
        assert room.press("end") == [f"{hand[-1]}."]
        assert room.press("3") == [f"{hand[2]}."]
        assert room.press("9") == [f"Nothing at 9: you have {len(hand)}."]

    inside(run, tmp_path)


def test_marks_are_counted_kept_and_put_back(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        first = room.press("1", "space")[-1]
        assert first.endswith("chosen.")
        assert room.press("tab", "space")[-1].endswith("chosen, 2 of 2.")
        assert "put back" in room.press("space")[0]
        assert room.press("escape") == ["All put back."]
        assert "chosen" not in room.press("1")[0]

    inside(run, tmp_path)


def test_a_refusal_gives_its_reason_and_changes_nothing(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        before = room.match.digest()
        line = room.press("1", "enter")[-1]
        assert "2" in line  # how many cards are wanted
        assert room.match.digest() == before

    inside(run, tmp_path)


def test_every_key_answers_in_every_phase_and_questions_change_nothing(tmp_path: Path) -> None:
    questions = [command.keys[0] for command in COMMANDS if command.ask is not None]
    assert len(questions) == len(Ask) - 1  # Z answers Ask.NEXT

    async def run(room: Inside) -> None:
        room.deal(target=31)
        bot = room.table.game.bots["easy"]()
        while room.match.outcome is None:
            await room.settle()
            match = room.match
            if match.outcome is not None:
                break
            before = match.digest()
            for key in [
                *questions,
                "z",
                "Z",
                ",",
                ".",
                "r",
                "tab",
                ">",
                "<",
                "x",
                "Q",
                "f7",
                "c-a",
            ]:
                lines = room.press(key)
                assert lines, f"silence after {key}"
                assert all(len(line) >= 3 for line in lines)
            assert match.digest() == before
            action = bot.decide(match.turn(0, match_dice(match.sequence)))
            room.table.do(action)
        for key in questions:
            assert room.press(key)

    inside(run, tmp_path)


def match_dice(n: int) -> object:
    from playroom.engine.rng import Rng

    return Rng(f"test {n}")


def test_an_answer_cuts_off_and_what_others_do_queues(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        room.voice.said.clear()
        room.press("t")
        assert room.voice.said[-1][1] == Urgency.REPLY
        room.press("1", "space", "2", "space")
        room.voice.said.clear()
        room.press("enter")
        assert room.voice.said[0][1] == Urgency.REPLY  # what I did answers my key
        assert all(urgency != Urgency.REPLY for _, urgency, _ in room.voice.said[1:])

    inside(run, tmp_path)


def test_language_and_length_change_in_mid_game_and_the_past_with_them(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        assert room.press("f3") == ["Español."]
        assert room.voice.said[-1][2] == "es"
        assert any("cartas" in line for line in room.press(",", ",", ","))
        assert room.press("f4") == ["Mensajes completos."]
        assert "; 1 de 6." in room.press("1")[0]
        assert room.text("/language en") == ["English."]
        assert room.text("/verbosity normal") == ["Normal messages."]
        assert room.text("/verbosity loud") == ["Messages are brief, normal or full, not loud."]
        assert room.text("/idioma es") == ["Español."]  # a word of any language is understood
        assert room.text("/idioma inglés") == ["English."]
        assert room.text("/language spanish") == ["Español."]
        assert room.text("/mensajes completos") == ["Mensajes completos."]
        assert room.text("/verbosity BREVES") == ["Mensajes breves."]
        assert room.text("/mensajes altos") == [
            "Los mensajes son breves, normales o completos, no altos."
        ]
        assert room.text("/idioma klingon") == ["No hay idioma klingon: solo inglés y español."]

    inside(run, tmp_path)


def test_typed_moves_and_words(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        assert room.text("/nonsense 3")[0].startswith("I do not understand")
        match = room.match
        cards = match.view(0).hand[:2]
        room.text(
            "/" + match.game.format(type(next(iter(match.game.choices(match.view(0)))))(cards))
        )
        assert match.sequence >= 1
        assert room.text("/scores")[0].startswith("You 0")

    inside(run, tmp_path)


def test_the_same_lines_are_spoken_printed_and_brailled(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        room.voice.said.clear()
        room.voice.brailled.clear()
        before = len(room.lines)
        room.press("s")
        assert " ".join(room.lines[before:]) == room.voice.said[0][0]
        assert room.voice.brailled == [" ".join(room.lines[before:])]

    inside(run, tmp_path)


@pytest.mark.parametrize("language", ["en", "es"])
def test_help_tells_every_key_that_works_and_no_other(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        told = " ".join(room.press("?"))
        count = int(next(word for word in told.split() if word.isdigit()))
        lines: list[str] = []
        for group in range(4):
            room.press("home", *["tab"] * group)
            size = int(next(word for word in room.press("enter")[0].split() if word.isdigit()))
            lines += [room.press("home")[0], *(room.press("tab")[0] for _ in range(size - 1))]
            room.press("escape")
        assert len(set(lines)) == len(lines) == count
        assert room.press("c")
        assert room.press("c-g")

    inside(run, tmp_path, language)


def test_a_clock_warns_and_then_silence_is_a_move(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal(turn_seconds=10)
        await room.settle()
        room.table.chair.hooks.clock(5)
        assert room.lines[-1] == "5 seconds left."
        request = room.match.requests_of(0)[0]
        room.table.chair.runner.expire(request)
        assert "Your time is up." in room.lines
        assert room.match.entries[-1].kind == "timeout" or room.match.entries[0].kind == "timeout"

    inside(run, tmp_path)


def test_the_table_answers_its_letters_above_a_list_of_plays(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("casino", seed="a5")
        await room.settle()
        (title,) = room.press("1", "enter")[1:]
        assert title == "2 plays. Capture 5 of spades."
        assert room.press("v")[0].endswith("5 of spades, 6 of diamonds and 9 of hearts.")
        assert room.press("tab") == ["Trail 5 of hearts."]
        assert room.press("s")[0].startswith("You 0, Berta 0")
        assert room.press("enter") == ["You trail 5 of hearts."]

    inside(run, tmp_path)


def test_a_game_that_looks_at_the_clock_is_told_every_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CAL-117: minutes of play count while the table is open."""
    now = [29_000_000]
    monkeypatch.setattr("playroom.match.runner.minute_at", lambda created, moment: now[0])

    async def run(room: Inside) -> None:
        room.deal("calatone", limit="2-minutes")
        await room.settle()
        for _ in range(2):
            assert "limit" not in "".join(room.lines[1:]).casefold().replace("no limit", "")
            now[0] += 1
            room.table.chair.runner._minute()
        clocks = [entry.text for entry in room.match.entries if entry.kind == "clock"]
        assert clocks == ["29000000", "29000001", "29000002"]
        await room.settle()
        assert any(type(placed.event).__name__ == "LimitReached" for placed in room.match.events)

    inside(run, tmp_path)


def test_a_table_is_stamped_with_the_time_of_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CAL-117: a time of day is that of the table, wherever it is taken up again."""

    async def run(room: Inside) -> None:
        monkeypatch.setenv("TZ", "XXX-5:30")
        time.tzset()
        room.deal("calatone", limit="23:30")
        assert room.match.header.created.endswith("+05:30")
        monkeypatch.setenv("TZ", "UTC0")
        time.tzset()
        room.table.chair.runner._minute()
        minutes = [int(entry.text) for entry in room.match.entries if entry.kind == "clock"]
        assert minutes[-1] - time.time() // 60 in (5 * 60 + 29, 5 * 60 + 30)

    try:
        inside(run, tmp_path)
    finally:
        monkeypatch.undo()
        time.tzset()


def test_enter_plays_no_card_that_was_not_heard(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("casino", seed="a5")
        await room.settle()
        room.press("1", "enter", "tab", "enter")  # trails the first card
        await room.settle()
        before = room.match.acts
        assert room.press("enter") == ["7 of spades.", "Trail 7 of spades."]
        assert room.match.acts == before
        assert room.press("enter")[0] == "You trail 7 of spades."

    inside(run, tmp_path)


def test_a_list_of_plays_closes_with_its_question_and_for_a_key_of_the_game(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("rummy", seed="a5")
        await room.settle()
        while "draw" not in room.match.requests_of(0)[0].id:
            room.press("x")  # no claim
            await room.settle()
        assert room.press("enter")[0].startswith("2 plays.")
        assert (
            "You draw the" in room.press("d")[0]
        )  # the game's own key closes the list and does what it says
        assert room.app.front is room.table
        await room.settle()
        assert any(line.startswith("You draw ") for line in room.lines)
        room.press("1", "enter")
        await room.settle()
        while room.match.requests_of(0)[0].mode is not Mode.WINDOW:
            room.table.do(next(iter(room.match.game.choices(room.table.view()))))
            await room.settle()
        assert "2 plays." in room.press("enter")[0]
        room.table.chair.runner.expire(room.match.requests_of(0)[0])  # the time is up
        assert room.app.front is room.table

    inside(run, tmp_path)


def test_a_sorted_hand_is_said_in_its_order(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        order, row = room.press("H")
        assert row.startswith("6 cards: ")
        said = row.removeprefix("6 cards: ").removesuffix(".").replace(" and ", ", ").split(", ")
        assert order == "Sorted by suit."
        assert [room.press(str(place))[0] for place in range(1, 7)] == [f"{card}." for card in said]

    inside(run, tmp_path)


def test_a_slip_in_a_count_is_not_taken(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        for _ in range(40):
            await room.settle()
            table = room.table
            if table.table.wants_number(table.view()):
                break
            table.do(next(iter(match_of(table).game.choices(table.view()))))
        before = match_of(table).acts
        assert room.text("44") == [
            "No hand of so many cards is worth more than 29: type the points again."
        ]
        assert match_of(table).acts == before
        assert room.text("0")
        assert match_of(table).acts > before

    inside(run, tmp_path)


@pytest.mark.parametrize("verb", ["play", "jugar", "PLAY"])
def test_play_and_a_card_is_enter_on_that_card_in_every_game(tmp_path: Path, verb: str) -> None:
    async def run(room: Inside) -> None:
        room.deal("casino", "3")
        await room.settle()
        table = room.table
        while not match_of(table).requests_of(0):
            await room.settle()
        one = table.zones()[0].items[0]
        plays = table.table.act(table.view(), (), one)
        before = match_of(table).sequence
        said = room.text(f"/{verb} {one.card}")
        if len(plays) == 1:
            assert match_of(table).sequence > before
        else:
            assert room.app.announcer.line(plays[0].note).rstrip(".") in said[0]
            assert room.app.front is not table

    inside(run, tmp_path)
