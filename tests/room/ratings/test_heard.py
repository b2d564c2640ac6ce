"""Ratings by ear: asked for in both languages at a table, told after a match, and over the wire by
programs and rooms of either age.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from playroom.engine.notes import Rejection
from playroom.engine.wire import BadJson, encode
from playroom.room.members.commands import AnyTold
from playroom.room.protocol import messages as e
from playroom.room.ratings.results import Result, Seated
from playroom.room.ratings.values import About, Question, Ratings
from playroom.room.table.values import Phase
from tests.room.far import FarRoom, with_room
from tests.room.hearers import Hearer
from tests.room.kit import Near, play_on, until
from tests.room.shell.test_keys_and_words import begin, three

MINE = Question(About.MINE)


async def play(near: Near, people: list[Hearer]) -> None:
    """The awaited players play the first legal choice, until the match is over."""
    while near.table.state.phase is Phase.PLAYING:
        for one in people:
            chair = one.session.chair
            if chair is not None and chair.outcome is None and chair.settled.is_set():
                mine = any(request.awaited for request in chair.requests)
                action = next(iter(chair.game.choices(chair.view)), None) if mine else None
                if action is not None:
                    chair.submit(action, chair.request_of(action), lambda result: None)
        await asyncio.sleep(0)


def keep(near: Near, winner: Hearer, loser: Hearer, times: int) -> None:
    for number in range(times):
        seats = (Seated(winner.me, 0, 0), Seated(loser.me, 1, 1))
        near.room_store.ratings.keep(Result(f"m{number}", "cribbage", "live", seats))


def test_after_a_match_each_hears_in_their_language_how_it_changed_theirs(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, eva = people
        await begin(near, people)
        await play(near, [ana, ben])
        won = near.table.runner is not None and near.table.runner.match.outcome
        assert won
        first = won.winners == (0,)
        up, down = ("1579, up 79", "1421, baja 79"), ("1421, down 79", "1579, sube 79")
        english, spanish = up if first else down
        await ana.hears(f"Cribbage: your rating is {english}; still settling.")
        await ben.hears(f"La cuna: tu puntuación es {spanish}; aún se está ajustando.")
        assert not [line for line in eva.news() if "rating" in line]  # she has watched

    three(tmp_path, test)


def test_the_word_tells_ones_own_anothers_and_the_best(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, _ = people
        assert "You have no rating here yet" in ana.text("/rating")[0]
        keep(near, ana, ben, 10)
        points = near.room_store.ratings.of(ana.me)[0].points
        assert ana.text("/rating") == [f"Cribbage: your rating is {points}, after 10 games."]
        assert ben.text("/PUNTUACION ana") == [f"Ana, La cuna: {points}, tras 10 partidas."]
        assert ben.text("/puntuación zoe") == ["De zoe no se dice aquí ninguna puntuación."]
        assert ana.text("/rating cribbage")[0] == "The best in Cribbage: 2."
        assert ana.press("tab") == [f"2: Ben with {3000 - points}, after 10 games."]
        ana.press("escape")
        assert "ninguna puntuación se ha asentado" in ben.text("/puntuación farkle")[0]

    three(tmp_path, test)


def test_who_hides_theirs_is_told_so_and_others_hear_nothing(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, _ = people
        keep(near, ana, ben, 10)
        assert ben.text("/puntuación ocultar")[0].startswith("Los demás no oyen tus puntuaciones.")
        assert ana.text("/rating ben") == ["No rating of ben is told here."]
        assert [line for line in ana.text("/rating cuna") if "Ben" in line] == []
        ana.press("escape")
        assert ben.text("/puntuación ben")[0].startswith("Ben, La cuna")
        assert ben.text("/rating show")[0].startswith("Los demás oyen tus puntuaciones.")
        assert ana.text("/rating ben")[0].startswith("Ben, Cribbage")

    three(tmp_path, test)


def test_in_brief_mode_the_line_is_short(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, _ = people
        keep(near, ana, ben, 2)
        ana.text("/verbosity brief")
        (line,) = ana.text("/rating")
        assert line.startswith("Cribbage: 1")
        assert len(line) <= 40

    three(tmp_path, test)


def test_a_room_killed_before_the_result_was_kept_keeps_it_when_it_opens(tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        await begin(near, people)
        await play(near, people[:2])
        ana = people[0].me
        await until(lambda: bool(near.room_store.ratings.of(ana)))
        kept = near.room_store.ratings.of(ana)
        for table in ("played", "played_seats", "ratings"):
            near.room_store.database.execute(f"DELETE FROM {table}")
        await near.again()
        await until(lambda: near.room_store.ratings.of(ana) == kept)

    three(tmp_path, test)


def test_over_the_wire_they_are_asked_for(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        ana, _ = guests = await room.begin("Ana", "Ben")
        await play_on(list(guests), lambda: room.table.state.phase is Phase.OVER)
        told = list[AnyTold | Rejection | Exception]()
        ana.session.personal(MINE, told.append)
        await until(lambda: bool(told))
        assert isinstance(told[0], Ratings)
        (standing,) = told[0].standings
        assert (standing.name, standing.game, standing.games) == ("Ana", "casino", 1)
        session = ana.session
        session.take(encode(e.PersonalTold("x", Ratings())))  # type: ignore[attr-defined]

    with_room(tmp_path, test)


def test_questions_come_no_faster_than_they_may(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        ana = await room.come("Ana", 0)
        told = list[AnyTold | Rejection | Exception]()
        for _ in range(30):
            ana.session.personal(MINE, told.append)
        await until(lambda: len(told) == 30)
        refused = [one for one in told if isinstance(one, Rejection)]
        assert {one.code for one in refused} == {"too_fast"}
        assert len(refused) >= 15

    with_room(tmp_path, test)


def test_an_answer_has_its_bounds() -> None:
    many = encode(e.PersonalTold("x", Ratings(unrated="often"))).replace(b"often", b"o" * 21)
    with pytest.raises(BadJson):
        e.read_down(many)
    with pytest.raises(BadJson):
        e.read_up(encode(e.Personal("x", Question(About.NAMED, "n" * 65))))
