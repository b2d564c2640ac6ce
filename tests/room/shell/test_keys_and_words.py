"""What keys and words do at a table with others, and who hears what: row by row, each in their own
language.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.deal.seal import SPOKEN, grouped
from playroom.engine.record import Seat
from playroom.engine.registry import find_game, game_ids
from playroom.engine.steps import Request
from playroom.locale import LANGUAGES
from playroom.room.table import values as v
from playroom.room.table.values import Phase
from playroom.shell.command_words import words_of
from tests.room.hearers import Hearer, at_table
from tests.room.kit import Near, in_room, until

Test = Callable[[Near, list[Hearer]], Coroutine[Any, Any, None]]


def three(
    folder: Path, test: Test, game: str = "cribbage", options: Any = None, **services: Any
) -> None:
    """Ana looks after the table, Ben speaks Spanish, Eva watches."""
    (folder / "room").mkdir()

    async def run(near: Near) -> None:
        near.open_table(game, 2, **(options or {}))
        people = await at_table(near, folder, Ana="en", Ben="es", Eva="en")
        await test(near, people)
        for one in people:
            one.close()

    in_room(folder / "room", run, **{"grace": 5.0, "owner_wait": 5.0, **services})


async def sit(ana: Hearer, ben: Hearer) -> None:
    for seat, one in enumerate((ana, ben)):
        one.session.ask(v.Sit(seat), lambda result: None)
        await until(lambda: one.session.seat is not None)  # noqa: B023


async def begin(near: Near, people: list[Hearer]) -> tuple[Hearer, Hearer]:
    """Ana and Ben play. Gives who is awaited, and the other."""
    ana, ben, _ = people
    await sit(ana, ben)
    for one in (ana, ben):
        one.press("home", "enter")
    await until(lambda: near.table.state.phase is Phase.PLAYING)
    await until(lambda: all(one.inside.app.table() is not None for one in people))
    await until(lambda: near.table.runner is not None and near.table.runner.waits_for_persons)
    for one in people:
        one.news()
    return ana, ben


# -- keys and words --------------------------------------------------------------------------------


def test_talk_to_the_table_and_to_one_person(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, eva = people
        await sit(ana, ben)
        for one in people:
            one.news()
        assert ana.press("'") == ["Say to the table: type it, then Enter."]
        assert ana.text("hello all") == ["You: hello all."]
        assert ben.news() == ["Ana: hello all."]
        assert eva.news() == ["Ana: hello all."]
        assert ben.text("/decir hola") == ["Tú: hola."]
        assert ana.news() == eva.news() == ["Ben: hola."]
        assert ben.text("/a Ana solo tú")[-1].endswith("solo tú.")
        assert ana.news() == ["Ben to you: solo tú."]
        assert eva.news() == []
        assert ana.text("/to Zoe hello") == ["Nobody of that name is here. Semicolon says who is."]
        # watchers are heard by watchers, unless the owner wants it
        assert eva.text("/say psst") == ["You, to those who watch: psst."]
        assert ana.news() == ben.news() == []
        ana.session.ask(v.HearWatchers(True), lambda result: None)
        await until(lambda: near.table.state.watchers_heard)
        eva.news()
        eva.text("/say aloud")
        assert ana.news()[-1].endswith("aloud.")

    three(tmp_path, test)


@pytest.mark.parametrize("way", ["word", "menu"])
def test_whoever_is_muted_is_not_heard_and_nobody_else_is_told(way: str, tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, eva = people

        def mute(again: bool = False) -> str:
            if way == "word":
                return ben.text("/escuchar Ana" if again else "/ignorar Ana")[-1]
            ben.press("c-t", "end", "up", "up", "up")  # about Ana, about Eva, two ways out
            ben.press("enter", "home", *(["down"] if again else []))
            heard = ben.press("enter")[-1]
            ben.press("escape", "escape")
            return heard

        assert mute() == "Ya no oyes a Ana."
        assert ana.news() == eva.news() == []
        ana.text("/say hello")
        assert eva.news() == ["Ana: hello."]
        assert ben.news() == []
        assert near.services.people.circles.of(ben.me).ignored == (ana.me,)
        assert mute(again=True) == "Oyes otra vez a Ana."
        ana.text("/say again")
        assert "again." in ben.news()[-1]

    three(tmp_path, test)


@pytest.mark.parametrize("plays", [False, True])
def test_people_without_a_slash_in_lists_and_at_the_table(plays: bool, tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, _ = people
        await (begin(near, people) if plays else sit(ana, ben))
        for one in people:
            one.news()
        wanted = {one.name: one.press(";") for one in people}
        assert wanted["Eva"][0].startswith("Seat 1, Ana")
        assert wanted["Eva"][1].startswith("Seat 2, Ben")
        assert "speaks Spanish" in wanted["Eva"][1]
        assert wanted["Eva"][2:] == ["You watch.", "Ana looks after the table."]
        for one in people:
            for language in LANGUAGES:
                for word in words_of(language, "people"):
                    assert one.text(word) == wanted[one.name]
                    assert one.text(f"/{word}") == wanted[one.name]
        ana.press("c-t")  # a list in front
        assert ana.text("people") == wanted["Ana"]

    three(tmp_path, test)


@pytest.mark.parametrize("game", game_ids())
def test_no_game_writes_a_move_like_the_word_for_people(game: str) -> None:
    played = find_game(game)
    actions = set(played.wire._actions)
    words = {word for language in LANGUAGES for word in words_of(language, "people")}
    assert not actions & words


def test_ready_and_not_ready(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, eva = people
        await sit(ana, ben)
        for one in people:
            one.news()
        assert ana.press("home", "enter")[-1] == "You are ready. Waiting for Ben."
        assert ben.news() == ["Ana quiere empezar. Intro empieza."]
        assert eva.news() == ["Ana is ready. Waiting for Ben."]
        assert ana.press("enter") == ["You are not ready any more."]
        assert ben.news() == ["Ana ya no quiere empezar."]

    three(tmp_path, test)


def test_bots_in_and_out_and_options_by_the_owner(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, eva = people
        ana.session.ask(v.Sit(0), lambda result: None)
        await until(lambda: ana.session.seat == 0)
        for one in people:
            one.news()
        (heard,) = ana.press("b")
        assert heard.startswith("Seat 2: Clara, ")
        (told,) = ben.news()
        assert told.startswith("Asiento 2: Clara, ")
        assert ana.press("B") == ["Clara leaves seat 2."]
        assert eva.news()[-1] == "Clara leaves seat 2."
        ben.press("b")
        assert near.table.state.bots == ()
        ben.session.ask(v.Sit(1), lambda result: None)
        await until(lambda: ben.session.seat == 1)
        ben.press("home")  # the cursor has stayed on the first seat, below what is new
        for one in people:
            one.news()
        ana.session.ask(v.SetOption("target", 61), lambda result: None)
        await until(lambda: near.table.state.changed == near.table.state.rows)
        assert "61" in ana.news()[-1]
        assert ben.news()[-1] == "Intro si estás de acuerdo."
        (told,) = eva.news()
        assert told.startswith("Ana: ")

    three(tmp_path, test)


def test_the_menu_of_the_table_holds_what_one_may_do(tmp_path: Path) -> None:
    def items(one: Hearer) -> list[str]:
        found = [one.press("c-t")[-1]]
        while (line := one.press("down")[-1]).rstrip(".") not in {f.rstrip(".") for f in found}:
            if ", last" in line or ", la última" in line:
                break
            found.append(line)
        one.press("escape")
        return found

    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, eva = people
        await begin(near, people)
        assert items(ana) == [
            "Say something.", "Pause.", "My people and my data.", "About Ben.", "About Eva.",
            "Invite somebody.",
            "Players hear what watchers say: no.", "Close the table.",
            "Leave for a while, your seat is kept.", "Leave the table for good.",
        ]  # fmt: skip
        assert items(eva) == [
            "Say something.", "Sit down.", "My people and my data.", "About Ana.", "About Ben.",
            "Leave for a while.", "Leave the table for good.",
        ]  # fmt: skip
        assert "Detener la partida." in items(ben)

    three(tmp_path, test)


def test_a_nudge_once_in_a_minute(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        await begin(near, people)
        ana, ben, eva = people
        assert eva.press("n") == ["Asked whether they are there."]
        assert ana.news() == ["Eva asks whether you are there."]
        assert len(ben.news()) == 1
        assert eva.press("n") == ["They were asked a moment ago."]
        assert ana.news() == []

    three(tmp_path, test)


# -- who hears what --------------------------------------------------------------------------------


def test_coming_sitting_and_standing_up(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, eva = people
        ben.session.ask(v.Sit(1), lambda result: None)
        assert await ben.hears("Te sientas en el asiento 2 de 2.")
        assert ana.news() == eva.news() == ["Ben sits in seat 2."]
        dan = Hearer(near, tmp_path, "Dan", "es")
        await ana.hears("Dan is here, and speaks Spanish.")
        await ben.hears("Llega Dan.")
        ben.session.ask(v.Stand(), lambda result: None)
        await ana.hears("Ben stands up and watches.")
        assert "Te levantas y miras." in ben.news()
        dan.close()

    three(tmp_path, test)


def test_who_comes_when_no_seat_is_free_is_told_so(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        await sit(people[0], people[1])
        for name, language, line in (
            ("Dan", "en", "No seat is free, you watch."),
            ("Fer", "es", "No queda asiento libre, miras."),
        ):
            one = Hearer(near, tmp_path, name, language)
            await until(lambda: line in one.inside.lines)  # noqa: B023
            assert one.inside.lines.count(line) == 1
            one.close()

    three(tmp_path, test)


def test_away_back_replaced_and_returned(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        await begin(near, people)
        ana, ben, eva = people
        ben.session.close()
        for one in (ana, eva):
            await one.hears("Ben is away.")
            await until(lambda: "Ben has left, a bot plays on." in one.inside.lines)  # noqa: B023
        again = Hearer(near, tmp_path, "Ben", "es", "again")
        for one in (ana, eva):
            await until(lambda: "Ben is back." in one.inside.lines)  # noqa: B023
            assert one.inside.lines.count("Ben is back.") == 1
            assert one.inside.lines.count("Ben is away.") == 1
        assert "Un robot juega por ti. Con Intro recuperas tus cartas." in again.inside.lines
        again.press("enter")
        for one in (ana, eva):
            await until(lambda: "Ben comes back to the table." in one.inside.lines)  # noqa: B023
        again.close()

    three(tmp_path, test, grace=0.2)


def test_sent_away(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, eva = people
        await sit(ana, ben)
        ana.session.ask(v.KickFromTable(ben.me), lambda result: None)
        await eva.hears("Ben has been sent from the table.")
        assert "Te echan de la mesa." in ben.news()
        assert ben.left

    three(tmp_path, test)


def test_a_clock_that_has_run_out_is_heard_by_all(tmp_path: Path) -> None:
    """Others are told of its end only: who is still awaited while several answer in secret is
    secret.
    """

    async def test(near: Near, people: list[Hearer]) -> None:
        await begin(near, people)
        runner = near.table.runner
        assert runner is not None
        seats: dict[Seat, Request] = {r.seat: r for r in runner.match.awaited() if r.seconds}
        seat = min(seats)
        own, other = people[seat], people[1 - seat]
        assert seats[seat].seconds == 20
        for one in people:
            table: Any = one.inside.app.table()
            table.chair.hooks.clock(10) if one is own else None
        lines = own.news()
        assert [line for line in lines if "10" in line]
        assert other.news() == people[2].news() == []
        runner.expire(seats[seat])
        name = own.name
        for one in people:
            wanted = {
                ("en", True): "Your time is up.",
                ("en", False): f"{name}'s time is up.",
                ("es", True): "Se te acabó el tiempo.",
                ("es", False): f"{name}: se acabó el tiempo.",
            }[one.language, one is own]
            await one.hears(wanted)

    three(tmp_path, test, options={"turn_seconds": 20})


def test_the_seal_and_the_pause_are_heard_by_all(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, eva = people
        await sit(ana, ben)
        for one in people:
            one.news()
        for one in (ana, ben):
            one.press("home", "enter")
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        sealed = next(row for row in near.told if isinstance(row, v.Sealed))
        seal = grouped(sealed.commitment[:SPOKEN])
        for one in people:
            lines = one.inside.lines
            assert len([line for line in lines if line in ("Sealed.", "Sellado.")]) == 1
            assert not [line for line in lines if seal in line], "it is told when it is asked for"
        ana.session.ask(v.Pause(), lambda result: None)
        await eva.hears("Ana pauses the game.")
        await ben.hears("Ana detiene la partida.")
        assert "You pause the game." in ana.news()
        ben.session.ask(v.GoOn(), lambda result: None)
        await ana.hears("Ben resumes the game.")

    three(tmp_path, test)


def test_closing_is_said_once(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, eva = people
        ana.session.ask(v.CloseTable(), lambda result: None)
        await until(lambda: all(one.left for one in people))
        assert ana.news().count("The table is closed.") == 1
        assert eva.news().count("The table is closed.") == 1
        assert ben.news().count("La mesa está cerrada.") == 1

    three(tmp_path, test)
