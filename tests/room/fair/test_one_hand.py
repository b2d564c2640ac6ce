"""No player sees two hands of one deal: not by leaving for good and coming back to the chair of a
bot, at no game and after no restart; and a delayed spectator does not learn more by sitting down.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.registry import find_game, game_ids
from playroom.locale import LANGUAGES, Listener, Teller
from playroom.room.client.room_client import RoomClient
from playroom.room.fair.seen_hands import SeenHands
from playroom.room.moderation.house_rules import House
from playroom.room.table import values as v
from playroom.room.table.values import Phase
from tests.room.far import GAMES, FarRoom, with_room
from tests.room.gates import Gates, at_two, begin, in_gates
from tests.room.kit import Near, Person, added, in_room, kinds, play_on, state_of, until
from tests.store.postgres import Server

SEATS = 4
LONG = {"brisca": {"target": 3}, "cribbage": {"target": 121}}
"""Options by which no match is over with its first deal."""
ONE_HAND, LATE = "one_hand", "watched_late"


async def four(near: Near, game: str) -> tuple[Person, Person]:
    """A table of two people and two bots, in the middle of a deal."""
    near.open_table(game, SEATS, **LONG.get(game, {}))
    ana, eve = near.come("Ana"), near.come("Eve")
    for seat, person in enumerate((ana, eve)):
        assert await person.ask(v.Sit(seat)) == ""
    for seat in range(2, SEATS):
        assert await ana.ask(v.PutBot(next(iter(near.table.game.bots)), seat)) == ""
    for person in (ana, eve):
        assert await person.ready() == ""
    await until(lambda: near.table.state.phase is Phase.PLAYING)
    await play_on([ana, eve], lambda: deals(near) > 0)
    return ana, eve


def deals(near: Near) -> int:
    assert near.table.runner is not None
    return near.table.runner.match.deals


async def comes_back(near: Near, person: Person, name: str, seat: int) -> Person:
    """A player leaves a seat for good, a bot plays there, and they come back."""
    await person.go(for_good=True)
    await until(lambda: kinds(near)[seat] != "person")
    again = near.come(name)
    await until(lambda: near.table.state.guest(again.me) is not None)
    return again


NEVER = {"rummy": "newcomer"}
"""Where the rules allow no takeover from a bot."""
NOT_BACK = {"calatone": "leaving", **NEVER}
"""Where they do not let back who left in this deal, either."""


@pytest.mark.parametrize("game", [id for id in game_ids() if find_game(id).table.deals])
def test_at_every_game_whoever_has_seen_a_hand_gets_no_other_in_that_deal(
    game: str, tmp_path: Path
) -> None:
    async def test(near: Near) -> None:
        ana, eve = await four(near, game)
        deal, refused = deals(near), NEVER.get(game, ONE_HAND)
        eve = await comes_back(near, eve, "Eve", 1)
        assert [await eve.ask(v.Sit(seat)) for seat in (2, 3)] == [refused, refused]
        assert "person" not in kinds(near)[1:]
        assert await eve.ask(v.Sit()) == NOT_BACK.get(game, "")  # their own is the nearest
        if game not in NOT_BACK:
            assert near.table.playing[1] == eve.me
            eve = await comes_back(near, eve, "Eve", 1)
            assert await eve.ask(v.Sit(3)) == refused
        await play_on([ana], lambda: deals(near) > deal)
        assert await eve.ask(v.Sit(3)) == NEVER.get(game, "")
        if game in NEVER:
            return
        assert eve.session.chair is not None
        assert eve.session.chair.seat == 3
        eve = await comes_back(near, eve, "Eve", 3)
        assert await eve.ask(v.Sit(2)) == refused
        assert await eve.ask(v.Sit(3)) == NOT_BACK.get(game, "")

    in_room(tmp_path, test)


def test_whoever_was_sent_away_gets_no_other_hand_either_also_after_a_restart(
    tmp_path: Path,
) -> None:
    async def test(near: Near) -> None:
        ana, eve = await four(near, "cribbage")
        assert await ana.ask(v.KickFromTable(eve.me)) == ""
        await until(lambda: kinds(near)[1] != "person")
        await near.again()
        near.come("Ana")
        eve = near.come("Eve")
        await until(lambda: near.table.state.guest(eve.me) is not None)
        assert [await eve.ask(v.Sit(seat)) for seat in (2, 3)] == [ONE_HAND, ONE_HAND]
        assert await eve.ask(v.Sit(1)) == ""

    in_room(tmp_path, test)


def test_a_newcomer_without_delay_sits_down_at_once_and_then_only_there(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        await four(near, "escoba")
        ida = near.come("Ida")
        assert await ida.ask(v.Sit(2)) == ""
        ida = await comes_back(near, ida, "Ida", 2)
        assert await ida.ask(v.Sit(3)) == ONE_HAND
        assert await ida.ask(v.Sit(2)) == ""

    in_room(tmp_path, test)


def test_who_watches_late_sits_down_from_the_next_deal_on(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        ana, eve = await four(near, "escoba")
        deal = deals(near)
        ida = near.come("Ida")
        assert await ida.ask(v.Sit(2)) == LATE
        eve = await comes_back(near, eve, "Eve", 1)
        assert await eve.ask(v.Sit(2)) == ONE_HAND
        assert await eve.ask(v.Sit(1)) == ""
        await play_on([ana, eve], lambda: deals(near) > deal)
        assert await ida.ask(v.Sit(2)) == ""

    in_room(tmp_path, test, house=House(delay=4))


def test_who_was_invited_to_a_seat_has_it_at_once_also_where_others_watch_late(
    tmp_path: Path,
) -> None:
    async def test(near: Near) -> None:
        _, eve = await four(near, "cribbage")
        await eve.go(for_good=True)
        await until(lambda: kinds(near)[1] != "person")
        ida = Person(near.table.session(added(near.services, "Ida"), invited_to=v.Sit(1)))
        await until(lambda: near.table.playing.get(1) == ida.me)

    in_room(tmp_path, test, house=House(delay=4))


def test_nobody_elsewhere_is_told_which_deal_was_on(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("cribbage", 4, bots=2)
        ana, eve = await room.begin("Ana", "Eve")
        ida = await room.watch("Ida")
        await eve.go(for_good=True)
        await until(lambda: bool({v.Gone(eve.me)} & set(ana.rows) & set(ida.rows)))
        kept = room.room.services.room_store.rows(room.table.state.id)
        assert [row for row in kept if isinstance(row, v.Gone)] == [v.Gone(eve.me, 1)]
        again = await room.come("Ola")  # she may sit where Eve sat, or watch
        await until(lambda: room.table.state.guest(again.me) is not None)
        await until(lambda: again.session.state == room.table.state)

    with_room(tmp_path, test)


def test_in_a_game_without_deals_it_is_the_match_that_counts() -> None:
    cribbage = find_game("cribbage")
    names_none = SimpleNamespace(table=SimpleNamespace(deals=()))
    opened = v.Opened("00000a", "cribbage", 1, Setup.of(2, {}), None)
    state = state_of([opened], cribbage)
    hands = SeenHands(names_none)  # type: ignore[arg-type]
    eve = "0" * 12
    hands.note(v.Gone(eve), state, {1: eve})
    seen = hands.of(eve, 0)
    assert seen is not None
    refused = hands.refusal(seen, own_is_free=True)
    told = Teller("en").tell(refused.note, Listener(None, (), ()), "full")
    assert told == (
        "You have seen a hand of this deal, and nobody sees two. You can have seat 2 back now. "
        "Another seat can be yours from the next game on."
    )
    hands.note(v.Began("next"), state, {})
    assert hands.of(eve, 0) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_says_from_when_on_there_is_another_seat(language: str) -> None:
    hands = SeenHands(find_game("cribbage"))
    state = state_of(
        [v.Opened("00000a", "cribbage", 1, Setup.of(2, {}), None)], find_game("cribbage")
    )
    eve = "0" * 12
    hands.note(v.Gone(eve, 3), state, {1: eve})
    seen = hands.of(eve, 3)
    assert seen is not None
    assert hands.of(eve, 4) is None
    told = Teller(language, strict=True).tell(
        hands.refusal(seen, own_is_free=False).note, Listener(None, (), ()), "full"
    )
    next_deal = {"en": "from the next deal on", "es": "a partir del próximo reparto"}
    assert next_deal[language] in told


def test_in_a_room_of_two_processes_the_other_one_knows_what_was_seen(
    tmp_path: Path, postgres: Server
) -> None:
    async def test(gates: Gates) -> None:
        first = gates.gates[0]
        table, ana, ben = await at_two(gates, bots=2)
        await begin(ana, ben)
        await ben.go(for_good=True)
        await until(lambda: first.runs(table)._match.kinds[1] != "person")
        ben.line.close()
        known = replace(ben.line.room, host="127.0.0.1", port=first.port)
        name = Clean.of("Ben")
        line = RoomClient(known, name, "en", GAMES, find_game, lambda home: None, lambda room: None)
        ben = await first.arrive(line, [], None)
        gates.guests.append(ben)
        await until(lambda: ben.session.state.guest(ben.me) is not None)
        assert [await ben.ask(v.Sit(seat)) for seat in (2, 3)] == [ONE_HAND, ONE_HAND]
        assert await ben.ask(v.Sit(1)) == ""

    in_gates(tmp_path, postgres, test)
