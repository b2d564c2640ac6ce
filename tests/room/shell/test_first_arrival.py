"""Lines at the first arrival at a table: one line for one thing, nothing about oneself as of
another, and a name that is true.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.chair import Person
from playroom.room.table import values as v
from playroom.room.table.values import Phase
from playroom.shell.room.waiting_room import WaitingRoom
from tests.room.hearers import Hearer
from tests.room.kit import Near, kinds, until
from tests.room.shell.test_keys_and_words import begin, sit, three


def choose(one: Hearer, item: str) -> list[str]:
    """Enter on an item of the menu of the table; gives what was heard from there on."""
    one.press("c-t")
    for _ in range(20):
        if one.inside.lines[-1] == item:
            return one.press("enter")
        one.press("tab")
    raise AssertionError(one.inside.lines)


def test_a_pause_closes_the_menu_and_is_told_who_asks_whose_turn_it_is(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, _ = people
        await begin(near, people)
        choose(ana, "Pause.")
        await until(lambda: "You pause the game." in ana.inside.lines)
        assert ana.inside.app.front is ana.inside.app.table()
        assert ana.press("t")[0] == "The game is paused."
        ben.news()
        assert ben.press("t")[0] == "La partida está detenida."
        choose(ana, "Go on with the game.")
        await until(lambda: "The game goes on." in ana.inside.lines)
        assert ana.inside.app.front is ana.inside.app.table()
        assert "The game is paused." not in ana.press("t")

    three(tmp_path, test)


def test_who_takes_the_seat_of_a_bot_is_told_in_one_line(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, eva = people
        ana.session.ask(v.Sit(0), lambda result: None)
        ana.session.ask(v.PutBot("easy", 1), lambda result: None)
        await until(lambda: ana.session.seat == 0 and not near.table.state.free)
        ana.press("home", "enter")
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        await until(lambda: all(one.inside.app.table() is not None for one in people))
        for one in people:
            one.news()
        bot = near.table.state.bots[0].name
        choose(eva, "Sit down.")
        await until(lambda: eva.session.seat == 1)
        await until(lambda: "You sit in seat 2 of 2, with Ana." in eva.inside.lines)
        await until(lambda: f"Eva takes over from {bot}." in ana.inside.lines)
        await until(lambda: f"Eva juega ahora en el asiento de {bot}." in ben.inside.lines)
        ana.text("/say hello")  # what was told of it has come by then
        await until(lambda: all("Ana: hello." in one.inside.lines for one in (ben, eva)))
        for lines in (ana.news(), ben.news()):
            assert not [line for line in lines if "seat 2" in line or "asiento 2" in line]
        assert "Cribbage, the game is on." in eva.inside.lines
        assert not [line for line in eva.inside.lines if "where you left it" in line]
        dan = Hearer(near, tmp_path, "Dan", "en")
        await until(lambda: dan.inside.app.table() is not None)
        assert not [line for line in dan.inside.lines if "takes over" in line]
        dan.close()

    three(tmp_path, test)


def test_who_leaves_a_match_for_good_is_told_in_one_line(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, eva = people
        await begin(near, people)
        ben.session.go(True, lambda result: None)
        await eva.hears("Ben has left, a bot plays on.")
        await until(lambda: "Ben has left, a bot plays on." in ana.inside.lines)
        assert kinds(near)[1] != "person"
        assert not [line for line in eva.inside.lines if line == "Ben has left the table."]
        assert "Seat 2, free, a bot plays on there." in ana.press(";")
        again = Hearer(near, tmp_path, "Ben", "es", "again")
        await until(lambda: again.inside.app.table() is not None)
        choose(again, "Sentarse.")  # in a seat that still has this name
        await until(lambda: "Ben joins the game." in eva.inside.lines)
        assert "Ben takes over from Ben." not in eva.inside.lines
        again.close()

    three(tmp_path, test)


def test_nobody_is_told_to_be_away_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a client knows it that has come back a moment ago."""

    async def test(near: Near, people: list[Hearer]) -> None:
        await begin(near, people)
        await until(lambda: any(_in_turn(one) for one in people[:2]))
        mine = next(one for one in people[:2] if _in_turn(one))
        other = next(one for one in people[:2] if one is not mine)
        chair = mine.session.chair
        assert chair is not None
        gone = tuple(Person(person.name, person.kind, person.seat, True) for person in chair.people)
        for one in (mine, other):
            monkeypatch.setattr(type(one.session.chair), "people", gone)
        away = {"en": f"{mine.name} is away.", "es": f"{mine.name} se ausenta."}
        assert away[other.language] in other.press("t")
        assert away[mine.language] not in mine.press("t")

    three(tmp_path, test, game="escoba")


def _in_turn(one: Hearer) -> bool:
    chair = one.session.chair
    return chair is not None and any(request.awaited for request in chair.requests)


def test_a_bot_sits_where_one_stands_in_the_list(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana = people[0]
        ana.session.ask(v.SetSeats(4), lambda result: None)
        await until(lambda: near.table.state.setup.seats == 4)
        assert isinstance(ana.inside.app.front, WaitingRoom)
        ana.press("home")
        for _ in range(20):
            if ana.inside.lines[-1] == "Seat 3, free.":
                break
            ana.press("tab")
        ana.press("b")
        await until(lambda: len(near.table.state.bots) == 1)
        assert near.table.state.bots[0].seat == 2
        ana.press("home", "b")
        await until(lambda: len(near.table.state.bots) == 2)
        assert sorted(bot.seat for bot in near.table.state.bots) == [0, 2]

    three(tmp_path, test)


def test_who_comes_to_a_full_table_comes_to_watch(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, _ = people
        await sit(ana, ben)
        dan = Hearer(near, tmp_path, "Dan", "es")
        await ana.hears("Dan is here, and speaks Spanish, and watches.")
        await ben.hears("Llega Dan, y mira.")
        dan.close()

    three(tmp_path, test)
