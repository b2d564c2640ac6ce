"""People at a table agree, a deal is sealed, it begins; and when it is over, they begin again."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.header import Header
from playroom.engine.notes import Clean
from playroom.room.fair.deal import commitment, numbers_in, proved
from playroom.room.table import presence
from playroom.room.table import values as v
from playroom.room.table.values import Phase
from playroom.store import StoreError
from tests import clock
from tests.room.bringers import Bringer
from tests.room.kit import Near, Person, added, in_room, play_on, until


def test_while_nothing_can_be_kept_a_deal_is_tried_seldom_and_told_more_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk keeps neither the deal nor that it was given up."""
    monkeypatch.setattr(presence, "AGAIN", 0.2)

    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        await ana.ready()
        tried, append = 0, near.room_store.append

        def full(*given: object) -> None:
            nonlocal tried
            tried += 1
            raise StoreError("disk-full", file=Clean.of("x"))

        def nearly(*given: Any, **more: Any) -> None:
            if not any(isinstance(row, v.Readied) for row in given[2]):
                full()
            append(*given, **more)

        near.room_store.keep_number = full  # type: ignore[method-assign]
        near.room_store.append = nearly  # type: ignore[method-assign]
        await ben.ready()
        await until(lambda: tried >= 6)  # two for each try, a moment between them
        assert tried <= 8
        assert len(ana.failures) == 3
        del near.room_store.keep_number, near.room_store.append
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        for person in (ana, ben):
            person.failures.clear()

    in_room(tmp_path, test)


def test_a_deal_that_cannot_be_kept_is_not_tried_again_and_again(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        tried = 0
        create = near.store.create

        def full(*given: object) -> None:
            nonlocal tried
            tried += 1
            raise StoreError("disk-full", file=Clean.of("x"))

        near.store.create = full  # type: ignore[method-assign,assignment]
        await ana.ready()
        await ben.ready()
        await until(lambda: bool(ana.failures))
        await clock.passes(0.2)
        assert tried == 1
        assert near.table.state.phase is Phase.OPEN
        assert not any(guest.ready for guest in near.table.state.guests)
        assert [type(why) for why in ana.failures] == [StoreError]
        ana.failures.clear()
        ben.failures.clear()
        near.store.create = create  # type: ignore[method-assign]
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.state.phase is Phase.PLAYING)

    in_room(tmp_path, test)


def test_rows_that_cannot_be_kept_are_told_to_who_asked_and_to_nobody_else(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await until(lambda: len(near.table.state.guests) == 2)
        tried = 0
        append = near.room_store.append

        def full(*given: object) -> None:
            nonlocal tried
            tried += 1
            raise StoreError("disk-full", file=Clean.of("x"))

        near.room_store.append = full  # type: ignore[method-assign,assignment]
        told = len(ben.rows)
        with pytest.raises(StoreError):
            await ana.ask(v.Sit(0))
        ben.session.close()
        await clock.passes(0.1)
        assert tried < 10
        assert len(ben.rows) == told
        near.room_store.append = append  # type: ignore[method-assign]
        assert await ana.ask(v.Sit(0)) == ""
        ana.failures.clear()

    in_room(tmp_path, test)


def bringers(near: Near, *names: str) -> list[Bringer]:
    """These come, each with a number of their own."""
    found = list[Bringer]()
    for name in names:
        if name not in near._members:
            near._members[name] = added(near.services, name)
        found.append(Bringer(near.table, near.table.session(near._members[name], True)))
    near.persons += found
    return found


async def agree(*people: Person) -> None:
    for person in people:
        assert await person.ready() == ""


@pytest.mark.parametrize("pledges", [False, True])
def test_who_leaves_while_it_is_being_sealed_breaks_it_off(tmp_path: Path, pledges: bool) -> None:
    async def test(near: Near) -> None:
        for go in ("away", "gone", "stands", "sent") if pledges else ("stands",):
            near.open_table()
            near._members.clear()
            ana, ben = bringers(near, "Ana", "Ben")
            ben.pledges, ben.shows = pledges, False
            await ana.ask(v.Sit(0))
            await ben.ask(v.Sit(1))
            await agree(ana, ben)
            await until(lambda: near.table.state.phase is Phase.SEALING)
            await until(lambda: near.table.state.deal is not None)
            if pledges:
                await until(lambda: bool(near.table.state.deal and near.table.state.deal.sealed))
            match go:
                case "away":
                    ben.session.close()
                case "gone":
                    await ben.go(True)
                case "stands":
                    assert await ben.ask(v.Stand()) == ""
                case "sent":
                    assert await ana.ask(v.KickFromTable(ben.me)) == ""
            await until(lambda: near.table.state.phase is Phase.OPEN)
            await clock.passes(0.7)  # longer than the numbers are waited for
            assert near.table.state.phase is Phase.OPEN, go
            assert near.table.runner is None
            assert near.table.state.deal is None
            assert not any(guest.ready for guest in near.table.state.guests)

    in_room(tmp_path, test)


def test_a_client_that_does_not_answer_holds_nobody_up(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=3)
        ana, ben, eva = bringers(near, "Ana", "Ben", "Eva")
        for seat, person in enumerate((ana, ben, eva)):
            await person.ask(v.Sit(seat))
        ana.pledges = ben.shows = False
        await agree(ana, ben, eva)
        await until(lambda: bool(near.table.state.deal and near.table.state.deal.sealed))
        match = near.table.state.match or ""
        near.table.commitments.pledge(ana.me, match, "a" * 64)  # too late
        near.table.commitments.show(ana.me, match, "a" * 64)
        near.table.commitments.show(ben.me, match, "b" * 64)  # another one than he is committed to
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        deal = near.table.last_deal
        assert deal is not None
        assert [pledge.seat for pledge in deal.pledges] == [1, 2]
        assert [shown.seat for shown in deal.numbers] == [2]  # else the commitment stands for it
        assert near.table.services.counters.matches == 1

    in_room(tmp_path, test)


def test_who_answers_twice_is_held_to_the_first_answer(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = bringers(near, "Ana", "Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        ana.pledges = ana.shows = False
        await agree(ana, ben)
        await until(lambda: near.table.state.phase is Phase.SEALING)
        match, commitments = near.table.state.match or "", near.table.commitments
        first, second = ("1" * 64, "2" * 64)
        commitments.pledge(ana.me, "another", commitment("another", 0, second))
        commitments.show(ana.me, match, first)  # too early
        commitments.pledge(ana.me, match, commitment(match, 0, first))
        commitments.pledge(ana.me, match, commitment(match, 0, second))
        await until(lambda: bool(near.table.state.deal and near.table.state.deal.sealed))
        commitments.pledge(ana.me, match, commitment(match, 0, second))
        for number in (second, first, first):
            commitments.show(ana.me, match, number)
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        deal = near.table.last_deal
        assert deal is not None
        assert deal.pledges[0] == v.SeatCommitment(0, commitment(match, 0, first))
        assert [shown.number for shown in deal.numbers if shown.seat == 0] == [first]

    in_room(tmp_path, test, seal_wait=5.0)


def test_nobody_is_waited_for_who_brings_no_number(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=3)
        ana, ben = near.come("Ana"), near.come("Ben")  # at the room's own machine
        (eva,) = bringers(near, "Eva")
        for seat, person in enumerate((ana, ben, eva)):
            await person.ask(v.Sit(seat))
        await agree(ana, ben, eva)
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        deal = near.table.last_deal
        assert deal is not None
        assert (set(deal.without), [pledge.seat for pledge in deal.pledges]) == ({0, 1}, [2])
        rows = near.table.recent.kept
        assert rows[-1] == v.Began(deal.match)
        kinds = [type(row) for row in rows[-7:]]
        assert kinds == [v.Committing, *[v.Pledged] * 3, v.Sealed, v.Reveal, v.Began]

    in_room(tmp_path, test, seal_wait=60.0)


def test_seats_that_change_hands_while_it_is_sealed_are_sealed_anew(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=2)
        ana, ben = bringers(near, "Ana", "Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        ana.pledges = False
        await agree(ana, ben)
        await until(lambda: near.table.state.phase is Phase.SEALING)
        first = near.table.state.match
        assert await ben.ask(v.Sit(0)) == "playing"
        await ana.ask(v.Stand())
        await ben.ask(v.Sit(0))
        await ana.ask(v.Sit(1))
        ana.pledges = True
        await agree(ana, ben)
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        deal = near.table.last_deal
        assert deal is not None
        assert deal.match == near.table.state.match != first
        assert [pledge.seat for pledge in deal.pledges] == [0, 1]
        assert len(deal.numbers) == 2

    in_room(tmp_path, test)


@pytest.mark.parametrize(
    ("point", "counts"),
    [("shown", True), ("waits", True), ("create", False), ("began", False), ("playing", False)],
)
def test_a_number_counts_or_is_late_and_nothing_is_given_up(
    tmp_path: Path, point: str, counts: bool
) -> None:
    """Ana's comes while Ben's is stored, or is itself stored for longer than numbers are waited
    for; while the match is created, while its beginning is stored, and afterwards.
    """

    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = bringers(near, "Ana", "Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        ana.shows = point == "waits"
        loop, create, append = asyncio.get_running_loop(), near.store.create, near.room_store.append

        def show() -> None:
            match = near.table.state.match or ""
            number = ana.witness._seen[match].number
            near.table.commitments.show(ana.me, match, number or "")

        def slowly(now: str) -> None:
            """In a thread of the store."""
            if now == point:
                shown = threading.Event()
                loop.call_soon_threadsafe(lambda: (show(), shown.set()))
                assert shown.wait(20)

        def slow_create(header: Header) -> None:
            slowly("create")
            create(header)

        def slow_append(table: str, number: int, rows: Any, *more: Any) -> None:
            match rows[0]:
                case v.Reveal(0) if point == "waits":
                    end = time.monotonic() + 20
                    while not near.table.stream.commands and time.monotonic() < end:
                        time.sleep(0)  # until what follows waits behind it
                case v.Reveal(1):
                    slowly("shown")
                case v.Began():
                    slowly("began")
            append(table, number, rows, *more)

        near.store.create = slow_create  # type: ignore[method-assign]
        near.room_store.append = slow_append  # type: ignore[method-assign]
        await agree(ana, ben)
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        if point == "playing":
            show()
        await until(lambda: near.table.stream.is_idle)
        deal, runner = near.table.last_deal, near.table.runner
        assert deal is not None
        assert runner is not None
        assert sorted(shown.seat for shown in deal.numbers) == ([0, 1] if counts else [1])
        assert not any(isinstance(row, v.Aborted) for row in ben.rows)
        header = runner.match.header
        number = near.room_store.number(header.id) or ""
        assert proved(deal.roster, numbers_in(deal.numbers), number, header, None)
        assert near.table.state.deal == deal  # what comes home proves it

    in_room(tmp_path, test, seal_wait=0.05)


def test_a_number_that_another_process_keeps_before_it_is_decided_counts(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = bringers(near, "Ana", "Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        ana.shows = False
        append = near.room_store.append

        def late(table: str, number: int, rows: Any, *more: Any) -> None:
            if isinstance(rows[0], v.NumbersClosed):
                match = near.table.state.match or ""
                append(table, number, [v.Reveal(0, ana.witness._seen[match].number or "")])
            append(table, number, rows, *more)

        near.room_store.append = late  # type: ignore[method-assign]
        await agree(ana, ben)
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        assert [type(row) for row in ana.rows[-3:]] == [v.Reveal, v.Reveal, v.Began]

    in_room(tmp_path, test)


@pytest.mark.parametrize("shows", [True, False])
@pytest.mark.parametrize("writes", range(10))
def test_a_room_that_is_killed_deals_what_was_decided_and_nothing_else(
    tmp_path: Path, shows: bool, writes: int
) -> None:
    """Of the deal only so many writes are on disk; Ana's number may be late."""

    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = bringers(near, "Ana", "Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        ana.shows = shows
        assert await ana.ready() == ""
        left = writes

        def dies(of: Any, name: str) -> None:
            write = getattr(of, name)

            def writes_some(*given: Any, **more: Any) -> None:
                nonlocal left
                if name != "append" or not isinstance(given[2][0], v.Readied):
                    if not left:
                        raise StoreError("disk-full", file=Clean.of("x"))
                    left -= 1
                write(*given, **more)

            setattr(of, name, writes_some)

        dies(near.room_store, "append")
        dies(near.room_store, "keep_number")
        dies(near.store, "create")
        assert await ben.ready() == ""
        await until(lambda: bool(ana.failures) or near.table.state.phase is Phase.PLAYING)
        near.persons.clear()
        table = await near.again()
        rows = near.room_store.rows(table.state.id)
        numbers = sum(isinstance(row, v.Reveal) for row in rows)
        decided = numbers == 2 or any(isinstance(row, v.NumbersClosed) for row in rows)
        table.reconcile()
        await until(lambda: table.state.phase is (Phase.PLAYING if decided else Phase.OPEN))
        await until(lambda: table.stream.is_idle)
        assert len(near.store.all()) == decided
        if decided:
            deal, header = table.last_deal, near.store.load(table.state.match or "")[0]
            assert deal is not None
            assert len(deal.numbers) == numbers == 1 + shows
            number = near.room_store.number(header.id) or ""
            assert proved(deal.roster, numbers_in(deal.numbers), number, header, None)

    in_room(tmp_path, test, seal_wait=0.05)


@pytest.mark.parametrize("go", ["away", "gone", "stands"])
def test_who_leaves_while_the_match_is_written_leaves_no_empty_one(tmp_path: Path, go: str) -> None:
    """Who is away has a seat, so what is decided begins."""

    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = bringers(near, "Ana", "Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        loop, create, written = asyncio.get_running_loop(), near.store.create, threading.Event()
        goes = {
            "away": ben.session.close,
            "gone": lambda: ben.session.go(True, lambda result: None),
            "stands": lambda: ben.session.ask(v.Stand(), lambda result: None),
        }

        def slowly(header: Header) -> None:
            gone = threading.Event()
            loop.call_soon_threadsafe(lambda: (goes[go](), gone.set()))
            assert gone.wait(20)
            create(header)
            written.set()

        near.store.create = slowly  # type: ignore[method-assign]
        await agree(ana, ben)
        begins = go == "away"
        await until(lambda: near.table.state.phase is (Phase.PLAYING if begins else Phase.OPEN))
        await until(lambda: written.is_set() and len(near.store.all()) == begins)
        assert any(isinstance(row, v.Aborted) for row in ana.rows) is not begins

    in_room(tmp_path, test)


def test_a_rematch_in_other_seats(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage")
        ana, ben = await near.begin("Ana", "Ben")
        first = near.table.state.match
        await play_on([ana, ben], lambda: near.table.state.phase is Phase.OVER)
        assert near.finished == [first]
        assert (ana.overs, ben.overs) == (1, 1)
        await ana.ask(v.Stand())
        await ben.ask(v.Sit(0))
        await ana.ask(v.Sit(1))
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        assert near.table.state.match != first
        assert ana.session.chair is not None
        assert ben.session.chair is not None
        assert (ben.session.chair.seat, ana.session.chair.seat) == (0, 1)
        await play_on([ana, ben], lambda: near.table.state.phase is Phase.OVER)
        assert len(near.finished) == 2

    in_room(tmp_path, test)


def test_deals_are_opened_only_where_it_was_agreed_before_the_game(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        for opened in (True, False):
            near.open_table()
            near._members.clear()
            ana, ben = near.come("Ana"), near.come("Ben")
            await ana.ask(v.SetDeals(opened))
            await ana.ask(v.Sit(0))
            await ben.ask(v.Sit(1))
            await ana.ready()
            await ben.ready()
            await until(lambda: near.table.state.phase is Phase.PLAYING)
            assert near.table.kept_game() is None
            await play_on([ana, ben], lambda: near.table.state.phase is Phase.OVER)
            await ana.ask(v.SetDeals(not opened))  # too late for this one
            for _ in range(2):
                game, chair = near.table.kept_game(), ana.session.chair
                assert chair is not None
                assert (game is not None) is opened
                assert (chair.seed is not None) is opened
                await near.again()
                ana, ben = near.come("Ana"), near.come("Ben")

    in_room(tmp_path, test)
