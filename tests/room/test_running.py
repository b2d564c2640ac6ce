"""A table that runs: people come, sit, go, are away and come back; bots play for who stays away;
and all of it is the same after the room was shut.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from playroom.desk.desk import Desk
from playroom.engine.inputs import Leave
from playroom.engine.notes import Clean
from playroom.engine.registry import game_ids
from playroom.room import values as v
from playroom.room.values import Phase
from playroom.room.visit import Farewell
from playroom.store import StoreError
from tests.room.kit import BOTS, Near, Person, in_room, life_of, play_on, until


def kinds(near: Near) -> tuple[str, ...]:
    assert near.table.desk is not None
    return tuple(near.table.desk.match.kinds)


def names(row_type: type[v.Row], person: Person) -> list[str]:
    """Who is told to have done something, by name."""
    found = list[str]()
    for row, life in zip(person.rows, person.lives, strict=True):
        if isinstance(row, row_type):
            guest = life.guest(getattr(row, "person", ""))
            found.append("?" if guest is None else str(guest.name))
    return found


# -- coming, going ---------------------------------------------------------------------------------


def test_who_comes_first_looks_after_the_table(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana = near.come("Ana")
        await until(lambda: near.table.life.owner == ana.me)
        ben = near.come("Ben")
        await until(lambda: len(near.table.life.guests) == 2)
        assert near.table.life.owner == ana.me
        assert names(v.Came, ana) == ["Ben"]
        assert names(v.Came, ben) == []

    in_room(tmp_path, test)


def test_names_that_sound_the_same_are_told_apart(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=4)
        for name in ("Ana", "АNА", "ana", "Clara"):
            near.come(name)
        await until(lambda: len(near.table.life.guests) == 4)
        called = [str(guest.name) for guest in near.table.life.guests]
        assert called == ["Ana", "АNА 2", "ana 3", "Clara"]
        await near.persons[0].ask(v.PutBot("easy"))
        assert near.table.life.bots[0].name == "Dora"

    in_room(tmp_path, test)


def test_who_goes_for_good_frees_the_seat_and_the_table_passes_on(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        await ana.go(True)
        assert ana.ended == [Farewell.LEFT]
        await until(lambda: near.table.life.owner == ben.me)
        assert near.table.life.free == (0,)
        assert near.table.life.guest(ana.me) is None

    in_room(tmp_path, test)


def test_a_cut_is_told_once_and_so_is_the_return(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        ben.visit.close()
        await until(lambda: names(v.Away, ana) == ["Ben"])
        near.come("Ben")
        await until(lambda: names(v.Back, ana) == ["Ben"])
        await asyncio.sleep(0.05)
        assert names(v.Away, ana) == names(v.Back, ana) == ["Ben"]

    in_room(tmp_path, test)


def test_the_older_of_two_visits_of_one_person_ends_and_nobody_is_told(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        newer = near.come("Ben")
        assert ben.ended == [Farewell.ELSEWHERE]
        await asyncio.sleep(0.05)
        assert not newer.ended
        assert names(v.Away, ana) == []
        assert near.table.life.guest(ben.me) is not None
        ben.visit.close()  # what the older one still does is nothing
        await asyncio.sleep(0.05)
        guest = near.table.life.guest(ben.me)
        assert guest is not None
        assert guest.here
        assert await newer.ask(v.Sit()) == ""

    in_room(tmp_path, test)


def test_who_was_barred_does_not_come_back(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.SendAway(ben.me, True))
        assert ben.ended == [Farewell.SENT_AWAY]
        again = near.come("Ben")
        await until(lambda: again.ended == [Farewell.SENT_AWAY])
        assert near.table.life.guest(ben.me) is None

    in_room(tmp_path, test)


def test_who_was_only_sent_away_may_come_again(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.SendAway(ben.me))
        assert ben.ended == [Farewell.SENT_AWAY]
        again = near.come("Ben")
        await until(lambda: near.table.life.guest(again.me) is not None)
        assert not again.ended

    in_room(tmp_path, test)


def test_a_table_is_not_more_than_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(v, "MOST_PEOPLE", 2)

    async def test(near: Near) -> None:
        near.open_table()
        near.come("Ana")
        near.come("Ben")
        eva = near.come("Eva")
        await until(lambda: bool(eva.ended))
        assert len(near.table.life.guests) == 2

    in_room(tmp_path, test)


def test_a_closed_table_says_goodbye_to_all(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = await near.begin("Ana", "Ben")
        assert await ana.ask(v.CloseTable()) == ""
        await until(lambda: bool(ben.ended))
        assert (ana.ended, ben.ended) == ([Farewell.CLOSED], [Farewell.CLOSED])
        await asyncio.sleep(0.3)  # nothing goes on there: no grace, no heir
        assert isinstance(near.table.since(1)[1][-1], v.Closed)

    in_room(tmp_path, test)


# -- agreeing, beginning ---------------------------------------------------------------------------


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
        await asyncio.sleep(0.2)
        assert tried == 1
        assert near.table.life.phase is Phase.OPEN
        assert not any(guest.ready for guest in near.table.life.guests)
        assert [type(why) for why in ana.failures] == [StoreError]
        ana.failures.clear()
        ben.failures.clear()
        near.store.create = create  # type: ignore[method-assign]
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.life.phase is Phase.PLAYING)

    in_room(tmp_path, test)


def test_rows_that_cannot_be_kept_are_told_to_who_asked_and_to_nobody_else(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await until(lambda: len(near.table.life.guests) == 2)
        tried = 0
        append = near.ledger.append

        def full(*given: object) -> None:
            nonlocal tried
            tried += 1
            raise StoreError("disk-full", file=Clean.of("x"))

        near.ledger.append = full  # type: ignore[method-assign,assignment]
        told = len(ben.rows)
        with pytest.raises(StoreError):
            await ana.ask(v.Sit(0))
        ben.visit.close()
        await asyncio.sleep(0.1)
        assert tried < 10
        assert len(ben.rows) == told
        near.ledger.append = append  # type: ignore[method-assign]
        assert await ana.ask(v.Sit(0)) == ""
        ana.failures.clear()

    in_room(tmp_path, test)


def test_who_leaves_while_it_is_being_sealed_breaks_it_off(tmp_path: Path) -> None:
    class Slow:
        async def pledge(self, match: str, seat: int) -> str:
            return "a" * 64

        async def show(self, sealed: v.Sealed) -> str:
            await asyncio.sleep(30)
            return ""

    async def test(near: Near) -> None:
        for go in ("away", "gone", "stands", "sent"):
            near.open_table()
            near._members.clear()
            ana, ben = near.come("Ana"), near.come("Ben")
            await ana.ask(v.Sit(0))
            await ben.ask(v.Sit(1))
            near.table.pledgers[ben.me] = Slow()
            await ana.ready()
            await ben.ready()
            await until(lambda: near.table.life.phase is Phase.SEALING)
            match go:
                case "away":
                    ben.visit.close()
                case "gone":
                    await ben.go(True)
                case "stands":
                    assert await ben.ask(v.Stand()) == ""
                case "sent":
                    assert await ana.ask(v.SendAway(ben.me)) == ""
            await until(lambda: near.table.life.phase is Phase.OPEN)
            await asyncio.sleep(0.7)  # longer than the numbers are waited for
            assert near.table.life.phase is Phase.OPEN, go
            assert near.table.desk is None
            assert not any(guest.ready for guest in near.table.life.guests)

    in_room(tmp_path, test)


def test_a_client_that_does_not_answer_holds_nobody_up(tmp_path: Path) -> None:
    class Silent:
        async def pledge(self, match: str, seat: int) -> str:
            await asyncio.sleep(30)
            return ""

        async def show(self, sealed: v.Sealed) -> str:
            raise AssertionError("it was not committed")

    class Liar:
        async def pledge(self, match: str, seat: int) -> str:
            return "a" * 64

        async def show(self, sealed: v.Sealed) -> str:
            return "b" * 64

    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        near.table.pledgers[ana.me] = Silent()
        near.table.pledgers[ben.me] = Liar()
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.life.phase is Phase.PLAYING)
        assert near.table.last_deal is not None
        sealed, numbers = near.table.last_deal
        assert [pledge.seat for pledge in sealed.pledges] == [1]
        assert numbers == {}  # the commitment itself stands for it

    in_room(tmp_path, test)


def test_seats_that_change_hands_while_numbers_are_asked_for_are_sealed_anew(
    tmp_path: Path,
) -> None:
    asked: list[int] = []

    class Slow:
        async def pledge(self, match: str, seat: int) -> str:
            asked.append(seat)
            await asyncio.sleep(0.2)
            return "a" * 64

        async def show(self, sealed: v.Sealed) -> str:
            return "b" * 64

    async def test(near: Near) -> None:
        near.open_table(seats=2)
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        near.table.pledgers[ana.me] = Slow()
        await ana.ready()
        await ben.ready()
        await until(lambda: asked == [0])
        await ana.ask(v.Stand())
        await ben.ask(v.Sit(0))
        await ana.ask(v.Sit(1))
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.life.phase is Phase.PLAYING)
        assert asked == [0, 1]
        assert near.table.last_deal is not None
        assert [pledge.seat for pledge in near.table.last_deal[0].pledges] == [1]

    in_room(tmp_path, test)


# -- absence ---------------------------------------------------------------------------------------


def test_who_is_back_within_the_grace_plays_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(turn_seconds=30)
        ana, ben = await near.begin("Ana", "Ben")
        desk = near.table.desk
        assert desk is not None
        ben.visit.close()
        await until(lambda: names(v.Away, ana) == ["Ben"])
        assert desk.seconds_left(1) == {}
        assert desk.seconds_left(0) != {}
        people = ana.visit.chair.people if ana.visit.chair is not None else ()
        assert [person.away for person in people] == [False, True]
        ben = near.come("Ben")
        await until(lambda: names(v.Back, ana) == ["Ben"])
        assert desk.seconds_left(1) != {}
        await asyncio.sleep(0.4)
        assert kinds(near) == ("person", "person")
        assert ben.visit.chair is not None
        assert ben.visit.chair.seat == 1
        await play_on([ana, ben], lambda: desk.match.outcome is not None)

    in_room(tmp_path, test)


def test_after_the_grace_a_bot_plays_and_the_seat_can_be_taken_back(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, ben = await near.begin("Ana", "Ben")
        ben.visit.close()
        await until(lambda: kinds(near)[1] != "person")
        assert kinds(near)[1] in near.table.game.bots
        ben = near.come("Ben")
        chair = ben.visit.chair
        assert chair is not None
        assert (chair.seat, chair.plays) == (1, False)
        came: list[object] = []
        chair.come_back(came.append)
        await until(lambda: bool(came))
        assert came == [None]
        assert kinds(near) == ("person", "person")
        desk = near.table.desk
        assert desk is not None
        await play_on([ana, ben], lambda: desk.match.outcome is not None)
        chair = ben.visit.chair
        assert chair is not None
        assert ben.heard(desk.header.id) == list(chair.events())

    in_room(tmp_path, test)


def test_nobody_loses_a_seat_while_nobody_is_here(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = await near.begin("Ana", "Ben")
        ana.visit.close()
        ben.visit.close()
        desk = near.table.desk
        assert desk is not None
        await until(lambda: desk.resting)
        await asyncio.sleep(0.4)
        assert kinds(near) == ("person", "person")
        ana = near.come("Ana")
        await until(lambda: not desk.resting)
        await until(lambda: kinds(near)[1] != "person")  # from then on Ben is waited for
        assert kinds(near)[0] == "person"

    in_room(tmp_path, test)


def test_a_pause_takes_nobodys_seat_and_lets_no_bot_act(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=3, turn_seconds=30)
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        await ana.ask(v.PutBot("easy"))
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.life.phase is Phase.PLAYING)
        desk = near.table.desk
        assert desk is not None
        assert await ana.ask(v.Pause()) == ""
        assert desk.resting
        assert desk.seconds_left(0) == {}
        ben.visit.close()
        at = desk.match.sequence
        await asyncio.sleep(0.4)
        assert kinds(near)[1] == "person"
        assert desk.match.sequence <= at + 1  # what was being kept
        assert await ana.ask(v.GoOn()) == ""
        assert not desk.resting
        await until(lambda: kinds(near)[1] != "person")

    in_room(tmp_path, test)


@pytest.mark.parametrize("game", game_ids())
def test_bots_play_to_the_end_for_who_has_gone_for_good(game: str, tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(game)
        ana, ben = await near.begin("Ana", "Ben")
        await ben.go(True)
        await until(lambda: kinds(near)[1] != "person" or ana.overs > 0)
        desk = near.table.desk
        assert desk is not None
        leaving = [entry for entry in desk.match.entries if entry.kind == "leave"]
        assert len(leaving) == 1
        await play_on([ana], lambda: desk.match.outcome is not None or desk.match.sequence > 40)

    in_room(tmp_path, test)


def test_bots_alone_rest_while_nobody_is_here(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, ben = await near.begin("Ana", "Ben")
        eva = near.come("Eva")
        await until(lambda: near.table.life.guest(eva.me) is not None)
        await ben.go(True)
        await ana.go(True)
        desk = near.table.desk
        assert desk is not None
        at = desk.match.sequence
        await until(lambda: desk.match.sequence > at)  # Eva watches bots
        eva.visit.close()
        await until(lambda: desk.resting)
        await asyncio.sleep(0.05)
        at = desk.match.sequence
        await asyncio.sleep(0.2)
        assert desk.match.sequence == at
        near.come("Eva")
        await until(lambda: desk.match.outcome is not None)

    in_room(tmp_path, test)


def test_an_owner_who_stays_away_is_followed_by_who_sat_longest(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=3)
        ana, eva, ben = near.come("Ana"), near.come("Eva"), near.come("Ben")
        await ben.ask(v.Sit(0))
        ana.visit.close()
        await until(lambda: near.table.life.owner == ben.me)
        near.come("Ana")
        await asyncio.sleep(0.25)
        assert near.table.life.owner == ben.me
        assert not eva.visit.owns

    in_room(tmp_path, test)


def test_an_owner_who_is_back_in_time_stays_the_owner(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana = near.come("Ana")
        near.come("Ben")
        ana.visit.close()
        await asyncio.sleep(0.05)
        near.come("Ana")
        await asyncio.sleep(0.3)
        assert near.table.life.owner == ana.me

    in_room(tmp_path, test)


# -- other people's chairs -------------------------------------------------------------------------


def test_a_newcomer_takes_the_chair_of_a_bot_while_a_game_is_on(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=2)
        ana = near.come("Ana")
        await ana.ask(v.Sit(0))
        await ana.ask(v.PutBot("easy"))
        await ana.ready()
        await until(lambda: near.table.life.phase is Phase.PLAYING)
        ben, eva = near.come("Ben"), near.come("Eva")
        assert ben.visit.chair is not None
        assert ben.visit.chair.seat is None
        assert await ana.ask(v.Sit()) == "seated"
        came = await asyncio.gather(ben.ask(v.Sit()), eva.ask(v.Sit()))
        assert sorted(came) == ["", "no_bot"]
        sits, watches = (ben, eva) if came[0] == "" else (eva, ben)
        assert sits.visit.chair is not None
        assert sits.visit.chair.seat == 1
        assert sits.visit.chair.plays
        assert watches.visit.chair is not None
        assert watches.visit.chair.seat is None
        assert kinds(near) == ("person", "person")
        assert near.table.life.bots == ()
        desk = near.table.desk
        assert desk is not None
        assert str(desk.match.players[1].name) == ("Ben" if came[0] == "" else "Eva")
        await play_on([ana, sits], lambda: desk.match.outcome is not None)

    in_room(tmp_path, test)


def test_who_goes_while_taking_a_chair_leaves_it_to_the_bot(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=2)
        ana = near.come("Ana")
        await ana.ask(v.Sit(0))
        await ana.ask(v.PutBot("easy"))
        await ana.ready()
        await until(lambda: near.table.life.phase is Phase.PLAYING)
        ben = near.come("Ben")
        await until(lambda: near.table.life.guest(ben.me) is not None)
        near.keeper._patience = 0.0  # everything takes a moment now
        ben.visit.ask(v.Sit(), lambda came: None)
        ben.visit.go(True, lambda came: None)
        await until(lambda: bool(ben.ended))
        await until(lambda: kinds(near)[1] != "person" and near.table.life.guest(ben.me) is None)
        await asyncio.sleep(0.1)
        assert kinds(near)[1] != "person"
        assert life_of(near.ledger.rows(near.table.life.id), near.table.game) == near.table.life

    in_room(tmp_path, test)


def test_a_seat_is_a_persons_and_not_a_names(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = await near.begin("Ana", "Ben")
        ben.visit.close()
        await until(lambda: names(v.Away, ana) == ["Ben"])
        member = near._members["Ben"]
        near._members["Ben"] = near.ledger.rename(member, Clean.of("Benita"), "es")
        again = near.come("Ben")
        await until(lambda: near.table.life.in_seat(1) == near.table.life.guest(again.me))
        assert again.visit.chair is not None
        assert again.visit.chair.seat == 1
        desk = near.table.desk
        assert desk is not None
        await play_on([ana, again], lambda: desk.match.outcome is not None)
        # who sits there for the next game does not see the cards of the last one
        assert await again.ask(v.Stand()) == ""
        eva = near.come("Eva")
        assert await eva.ask(v.Sit(1)) == ""
        eva.visit.close()
        eva = near.come("Eva")
        assert eva.visit.chair is not None
        assert eva.visit.chair.seat is None

    in_room(tmp_path, test)


# -- the end, and again ----------------------------------------------------------------------------


def test_a_rematch_in_other_seats(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage")
        ana, ben = await near.begin("Ana", "Ben")
        first = near.table.life.match
        await play_on([ana, ben], lambda: near.table.life.phase is Phase.OVER)
        assert near.finished == [first]
        assert (ana.overs, ben.overs) == (1, 1)
        await ana.ask(v.Stand())
        await ben.ask(v.Sit(0))
        await ana.ask(v.Sit(1))
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.life.phase is Phase.PLAYING)
        assert near.table.life.match != first
        assert ana.visit.chair is not None
        assert ben.visit.chair is not None
        assert (ben.visit.chair.seat, ana.visit.chair.seat) == (0, 1)
        await play_on([ana, ben], lambda: near.table.life.phase is Phase.OVER)
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
            await until(lambda: near.table.life.phase is Phase.PLAYING)
            assert near.table.kept_game() is None
            await play_on([ana, ben], lambda: near.table.life.phase is Phase.OVER)
            await ana.ask(v.SetDeals(not opened))  # too late for this one
            for _ in range(2):
                game, chair = near.table.kept_game(), ana.visit.chair
                assert chair is not None
                assert (game is not None) is opened
                assert (chair.seed is not None) is opened
                await near.again()
                ana, ben = near.come("Ana"), near.come("Ben")

    in_room(tmp_path, test)


# -- talk ------------------------------------------------------------------------------------------


def test_who_hears_what(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        eva, luz = near.come("Eva"), near.come("Luz")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        everybody = (ana, ben, eva, luz)

        async def heard(by: Person, to: v.To, person: Person | None = None) -> str:
            for one in everybody:
                one.said.clear()
            assert await by.say("hola", to, None if person is None else person.me) == ""
            return "".join(
                letter for letter, one in zip("abel", everybody, strict=True) if one.said
            )

        assert await heard(ana, v.To.TABLE) == "abel"
        assert await heard(eva, v.To.TABLE) == "el"
        assert await heard(eva, v.To.WATCHERS) == "el"
        assert await heard(ana, v.To.WATCHERS) == "ael"
        assert await heard(ana, v.To.PERSON, luz) == "al"
        await ana.ask(v.HearWatchers(True))
        assert await heard(eva, v.To.TABLE) == "abel"
        assert await heard(eva, v.To.WATCHERS) == "el"
        await ana.ask(v.Hush(eva.me, True))
        assert await eva.say("hola") == "hushed"
        await ana.ask(v.Hush(eva.me, False))
        assert await heard(eva, v.To.TABLE) == "abel"
        assert await ana.say(" \x1b\u202e ") == "nothing"
        assert await ana.say("x", v.To.PERSON, "f" * 12) == "nobody"
        await luz.go(True)
        assert await ana.say("x", v.To.PERSON, luz.me) == "nobody"

    in_room(tmp_path, test)


def test_a_saying_is_one_clean_line_of_three_hundred_characters(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana = near.come("Ana")
        await until(lambda: near.table.life.guest(ana.me) is not None)
        for text, wanted in (
            ("hola\r\nServer: you won", "hola Server: you won"),
            ("\x1b[2J\x1b]52;c;AAA\x07ya", "[2J ]52;c;AAA ya"),
            ("!" * 200, "!!!"),
            ("a" + "\u0301" * 500 + "b", "á\u0301\u0301b"),
            ("xy " * 500, ("xy " * 100).strip()),
        ):
            ana.said.clear()
            await ana.say(text)
            assert ana.said == [f"Ana: {wanted}"]

    in_room(tmp_path, test)


def test_a_nudge_goes_to_who_is_awaited_once_a_minute(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana = near.come("Ana")
        assert await ana.nudge() == "nobody_awaited"
        ana, ben = await near.begin("Ana", "Ben")
        eva = near.come("Eva")
        waits, thinks = (ana, ben) if ben.awaited() else (ben, ana)
        assert await thinks.nudge() == "nobody_awaited"
        assert await eva.nudge() == ""
        assert await waits.nudge() == "nudged"
        assert (thinks.nudged, waits.nudged, eva.nudged) == (1, 0, 0)

    in_room(tmp_path, test)


# -- the room was shut -----------------------------------------------------------------------------


def test_an_open_table_is_the_same_after_the_room_was_shut(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=3)
        ana, ben = near.come("Ana"), near.come("Ben", "es")
        await ana.ask(v.Sit(2))
        await ana.ask(v.PutBot("easy", 0))
        await ana.ask(v.SetOption("target", 61))
        await ana.ready()
        before = near.table.life
        await near.again()
        assert near.table.life.phase is Phase.OPEN
        assert near.table.life.setup == before.setup
        assert near.table.life.bots == before.bots
        assert [(g.id, g.seat, g.here, g.ready) for g in near.table.life.guests] == [
            (ana.me, 2, False, False),
            (ben.me, None, False, False),
        ]
        ana = near.come("Ana")
        await until(lambda: near.table.life.guests[0].here)
        assert ana.visit.seat == 2
        assert near.table.life.owner == ana.me

    in_room(tmp_path, test)


def test_a_game_goes_on_after_the_room_was_shut(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage")
        ana, ben = await near.begin("Ana", "Ben")
        for _ in range(8):
            desk = near.table.desk
            assert desk is not None
            stop = desk.match.sequence + 5

            def there(desk: Desk = desk, stop: int = stop) -> bool:
                return desk.match.sequence > stop or desk.match.outcome is not None

            await play_on([ana, ben], there)
            if desk.match.outcome is not None:
                break
            entries = list(desk.match.entries)
            await near.again()
            assert near.table.desk is not None
            assert list(near.table.desk.match.entries) == entries
            assert kinds(near) == ("person", "person")
            assert near.table.desk.resting
            ana, ben = near.come("Ana"), near.come("Ben")
            assert ben.visit.chair is not None
            assert ben.visit.chair.seat == 1
        await play_on([ana, ben], lambda: near.table.life.phase is Phase.OVER)

    in_room(tmp_path, test)


def test_who_does_not_come_back_after_the_room_was_shut_is_replaced(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage")
        await near.begin("Ana", "Ben")
        await near.again()
        near.come("Ana")
        await until(lambda: kinds(near)[1] != "person")
        await near.again()
        ben = near.come("Ben")
        assert ben.visit.chair is not None
        assert (ben.visit.chair.seat, ben.visit.chair.plays) == (1, False)

    in_room(tmp_path, test)


def test_who_had_gone_for_good_when_the_room_was_shut_is_replaced(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage")
        _, ben = await near.begin("Ana", "Ben")
        near.table.keep_now([v.Gone(ben.me)])  # and was shut before the game knew
        await near.again()
        assert kinds(near)[1] == "person"
        near.come("Ana")
        await until(lambda: kinds(near)[1] != "person")

    in_room(tmp_path, test)


def test_a_pause_lasts_over_a_shut_room(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, _ = await near.begin("Ana", "Ben")
        await ana.ask(v.Pause())
        await near.again()
        assert near.table.life.phase is Phase.PAUSED
        ana = near.come("Ana")
        await asyncio.sleep(0.3)
        assert near.table.desk is not None
        assert near.table.desk.resting
        assert kinds(near) == ("person", "person")
        assert await ana.ask(v.GoOn()) == ""
        assert not near.table.desk.resting

    in_room(tmp_path, test)


def test_a_deal_that_was_being_sealed_when_the_room_was_shut_is_given_up(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        near.table.keep_now([v.Readied(ana.me), v.Readied(ben.me), v.Sealed("m1", "a" * 64)])
        await near.again()
        assert near.table.life.phase is Phase.OPEN
        ana, ben = near.come("Ana"), near.come("Ben")
        await until(lambda: all(guest.here for guest in near.table.life.guests))
        await asyncio.sleep(0.05)
        assert near.table.life.phase is Phase.OPEN
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.life.phase is Phase.PLAYING)

    in_room(tmp_path, test)


def test_a_game_whose_end_was_not_kept_at_the_table_ends_when_it_is_opened(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = await near.begin("Ana", "Ben")
        near.table._over = lambda: None  # type: ignore[method-assign]
        desk = near.table.desk
        assert desk is not None
        desk.chairs[:] = [one for one in desk.chairs if type(one).__name__ != "_End"]
        await play_on([ana, ben], lambda: desk.match.outcome is not None)
        assert near.table.life.phase is Phase.PLAYING
        await near.again()
        assert near.table.life.phase is Phase.OVER
        assert near.finished == [desk.header.id]
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.life.phase is Phase.PLAYING)

    in_room(tmp_path, test)


def test_the_table_is_what_its_rows_tell_whatever_was_done_there(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=2)
        ana, ben = await near.begin("Ana", "Ben")
        await play_on([ana, ben], lambda: near.table.life.phase is Phase.OVER)
        rows = near.ledger.rows(near.table.life.id)
        assert life_of(rows, near.table.game) == near.table.life
        for number in range(1, len(rows) + 1):
            since = near.table.since(number)
            assert since is not None
            life, missed = since
            assert life == life_of(rows[:number], near.table.game)
            assert list(missed) == rows[number:]
        assert near.table.since(0) is None
        assert near.table.since(len(rows) + 1) is None

    in_room(tmp_path, test)


def test_bots_have_names_that_nobody_else_has(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage", seats=4)
        ana = near.come("clara")
        await ana.ask(v.Sit())
        for _ in range(3):
            await ana.ask(v.PutBot("easy"))
        assert [str(bot.name) for bot in near.table.life.bots] == list(BOTS[1:4])

    in_room(tmp_path, test)


def test_leaving_by_the_game_itself_keeps_the_place_at_the_table(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage")
        _, ben = await near.begin("Ana", "Ben")
        desk = near.table.desk
        assert desk is not None
        came: list[object] = []
        desk.bring(Leave(1, "easy"), came.append)
        await until(lambda: bool(came))
        await asyncio.sleep(0.3)
        assert near.table.life.guest(ben.me) is not None
        assert ben.visit.chair is not None
        assert (ben.visit.chair.seat, ben.visit.chair.plays) == (1, False)

    in_room(tmp_path, test)


def test_a_cut_at_the_moment_of_the_deal_stops_no_game_that_has_begun(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        put = near.table.dealing._put

        async def cut(asked: object) -> bool:
            if near.table.life.phase is Phase.SEALING:  # the deal is brought, and so is the cut
                near.keeper._patience = 0.0
                ben.visit.close()
            return await put(asked)  # type: ignore[arg-type]

        near.table.dealing._put = cut  # type: ignore[method-assign,assignment]
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.life.guest(ben.me) is not None and near.table.desk is None)
        await asyncio.sleep(0.1)
        began = near.table.desk is not None
        assert began is (near.table.life.phase is Phase.PLAYING)
        assert life_of(near.ledger.rows(near.table.life.id), near.table.game) == near.table.life

    in_room(tmp_path, test)
