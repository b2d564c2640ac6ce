"""Pairings and standings of tournaments, for any number of players."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playroom.engine.wire import written
from playroom.room.contests import pairing
from playroom.room.contests import state as c
from playroom.room.contests.verifying import BadTournament, EventLine, verified
from playroom.room.contests.views import public_view
from tests.room.contests.kit import Played, opened

FORMATS = st.sampled_from(list(c.Format))


def met(contest: c.Contest) -> Counter[frozenset[str]]:
    return pairing.counted([table.seats for last in contest.rounds for table in last.tables])


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 12), st.data())
def test_a_matching_has_as_many_edges_as_there_can_be(count: int, data: st.DataObject) -> None:
    possible = list(combinations(range(count), 2))
    edges = data.draw(st.sets(st.sampled_from(possible)) if possible else st.just(set()))
    neighbours = [
        [other for other in range(count) if tuple(sorted((one, other))) in edges]
        for one in range(count)
    ]
    partner = pairing.maximum_matching(neighbours)
    for one, other in enumerate(partner):
        assert other == -1 or (partner[other] == one and other in neighbours[one])

    def most(left: frozenset[int]) -> int:
        if not left:
            return 0
        first, rest = min(left), left - {min(left)}
        withs = [1 + most(rest - {other}) for other in neighbours[first] if other in rest]
        return max([most(rest), *withs])

    assert sum(other >= 0 for other in partner) // 2 == most(frozenset(range(count)))


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 14), st.integers(0, 1000))
def test_nobody_meets_twice_in_a_swiss_while_that_can_be_avoided(players: int, seed: int) -> None:
    played = Played(opened(c.Format.SWISS, rounds=20), players, seed)
    for _ in range(players + 2):
        before, ids = met(played.contest), played.contest.ids
        byes = Counter(id for last in played.contest.rounds for id in last.byes)
        assert played.round()
        last = played.contest.rounds[-1]
        there = [id for table in last.tables for id in table.seats]
        assert sorted([*there, *last.byes]) == sorted(ids), "everybody is paired, once"
        assert len(last.byes) == players % 2
        for id in last.byes:
            assert byes[id] == min(byes[other] for other in ids), "no second bye before its turn"
        again = [table for table in last.tables if before[frozenset(table.seats)]]
        new = [[o for o in there if o != one and not before[frozenset((one, o))]] for one in there]
        places = {id: at for at, id in enumerate(there)}
        full = pairing.maximum_matching([[places[o] for o in others] for others in new])
        assert not again or -1 in full, "it could have been avoided"


@settings(max_examples=60, deadline=None)
@given(FORMATS, st.integers(2, 5), st.integers(2, 23), st.integers(0, 999), st.booleans())
def test_every_format_ends_for_any_number_of_players_and_seats(
    kind: c.Format, size: int, players: int, seed: int, twice: bool
) -> None:
    sides = (0, 1, 0, 1) if size == 4 and seed % 2 else ()
    rounds = 64 if kind is c.Format.KNOCKOUT else 4
    played = Played(opened(kind, size, rounds, sides, twice=twice), players, seed)
    count = 0
    while played.round():
        count += 1
        assert count <= 64
        contest = played.contest
        last = contest.rounds[-1]
        there = [id for table in last.tables for id in table.seats if id] + list(last.byes)
        assert len(there) == len(set(there)), "nobody sits twice"
        assert set(there) <= set(contest.active)
        assert all(len(table.seats) == size for table in last.tables)
        if kind is c.Format.SWISS and not twice:  # late entries wait for the next pair
            assert set(there) == set(contest.active)
        if played.dice.random() < 0.3 and kind in (c.Format.SWISS, c.Format.LADDER):
            played.joins(len(contest.ids))
        if played.dice.random() < 0.2 and len(contest.active) > 2:
            gone = played.dice.choice(contest.active)
            played.add(c.Withdrew("c0ffee", 6, gone))
    lines = c.standings(played.contest)
    assert [line.place for line in lines] == list(range(1, len(played.contest.ids) + 1))
    again: dict[str, c.Contest] = {}
    for event in played.log:
        again = dict(c.apply(again, event))
    assert c.standings(again["c0ffee"]) == lines, "the same log gives the same standings"


@pytest.mark.parametrize("players", range(2, 12))
def test_everybody_meets_everybody_once_in_a_round_robin(players: int) -> None:
    played = Played(opened(c.Format.ROBIN, rounds=64), players)
    while played.round():
        pass
    assert set(met(played.contest).values()) == {1}
    assert len(met(played.contest)) == players * (players - 1) // 2


@pytest.mark.parametrize("players", [2, 3, 5, 8, 13, 16, 31])
@pytest.mark.parametrize("twice", [False, True])
def test_a_knock_out_leaves_the_strongest(players: int, twice: bool) -> None:
    played = Played(opened(c.Format.KNOCKOUT, rounds=64, twice=twice), players)
    played.strength = lambda id: 1 + int(id, 16) * 7 % 31
    while played.round():
        pass
    best = max(played.contest.ids, key=played.strength)
    assert c.standings(played.contest)[0].entrant.id == best
    assert len(played.contest.rounds) == (players - 1).bit_length() * (2 if twice else 1)


def test_a_ladder_is_climbed_a_rung_a_round() -> None:
    played = Played(opened(c.Format.LADDER, rounds=12), 6)
    played.strength = lambda id: 1 + int(id, 16)
    before = played.contest.ids
    while played.round():
        now = c.ladder(played.contest)
        assert all(abs(now.index(id) - before.index(id)) <= 1 for id in now)
        before = now
    assert [int(id, 16) for id in before] == [5, 4, 3, 2, 1, 0]
    newcomer = Played(opened(c.Format.LADDER), 3)
    newcomer.round()
    assert c.ladder(newcomer.contest)[-1] != newcomer.joins(9)
    assert c.ladder(newcomer.contest)[-1] == "000000000009"


def test_the_absent_have_nothing_and_those_who_came_have_won() -> None:
    played = Played(opened(c.Format.SWISS), 4)
    played.begins()
    first, second = played.contest.rounds[-1].tables[0].seats
    played.result(0, absent=(second,))
    played.result(1)
    won = c.round_points(played.contest, played.contest.rounds[-1])
    assert (won[first], won[second]) == (2, 0)


def test_equal_points_are_settled_by_the_opponents_then_by_who_beat_whom() -> None:
    played = Played(opened(c.Format.ROBIN, rounds=64), 4)
    order = {"0": 0, "1": 1, "2": 2, "3": 3}
    beats = {(0, 1), (1, 2), (2, 0), (0, 3), (3, 1), (2, 3)}
    while played.begins():
        for at, table in enumerate(played.contest.rounds[-1].tables):
            one, other = (order[id[-1]] for id in table.seats)
            places = (1, 2) if (one, other) in beats else (2, 1)
            number = len(played.contest.rounds)
            played.add(c.Played("c0ffee", 4, number, at, places, (0, 0), (), "m"))
        played.ends()
    lines = c.standings(played.contest)
    assert [(line.entrant.id[-1], line.points) for line in lines] == [
        ("2", 4), ("0", 4), ("3", 2), ("1", 2),
    ]  # fmt: skip  # 2 beat 0, and 3 beat 1


def test_on_a_board_each_seat_is_compared_with_the_same_seat_elsewhere() -> None:
    played = Played(opened(c.Format.SWISS, duplicate=True), 7)
    played.begins()
    last = played.contest.rounds[-1]
    for at, lead in enumerate((10, -3, 4)):
        places = (1, 2) if lead > 0 else (2, 1)
        played.add(c.Played("c0ffee", 4, 1, at, places, (lead, -lead), (), "m"))
    won = c.round_points(played.contest, played.contest.rounds[-1])
    assert [won[table.seats[0]] for table in last.tables] == [4, 0, 2]
    assert [won[table.seats[1]] for table in last.tables] == [0, 4, 2]
    assert won[last.byes[0]] == 2, "who rests has an average result"


@given(st.integers(2, 40))
@settings(max_examples=20, deadline=None)
def test_seats_are_shared_out_evenly(players: int) -> None:
    played = Played(opened(c.Format.SWISS, rounds=6), players)
    while played.round():
        pass
    for id in played.contest.ids:
        sat = Counter(
            table.seats.index(id)
            for last in played.contest.rounds
            for table in last.tables
            if id in table.seats
        )
        assert abs(sat[0] - sat[1]) <= 3, sat


def test_in_a_pair_of_rounds_the_seats_are_exchanged() -> None:
    played = Played(opened(c.Format.SWISS, twice=True, rounds=4), 6)
    played.round()
    played.round()
    first, second = played.contest.rounds
    assert [table.seats for table in second.tables] == [t.seats[::-1] for t in first.tables]
    played.round()
    assert not set(map(frozenset, (t.seats for t in first.tables))) & set(
        map(frozenset, (t.seats for t in played.contest.rounds[-1].tables))
    )


def test_what_does_not_follow_is_refused() -> None:
    played = Played(opened(c.Format.SWISS), 4)
    for event in (
        c.RoundEnded("c0ffee", 3, 1),
        c.RoundBegan("c0ffee", 3, 2, ()),
        c.ContestEnded("facade", 3),
    ):
        with pytest.raises(c.BadContest):
            played.add(event)
    played.begins()
    with pytest.raises(c.BadContest):
        played.add(c.Played("c0ffee", 4, 1, 7, (1, 2), (), (), None))


def test_a_hundred_and_twenty_eight_players_are_paired_soon() -> None:
    played = Played(opened(c.Format.SWISS, rounds=9), c.MOST_ENTRANTS)
    while played.round():
        pass
    assert set(met(played.contest).values()) == {1}


@pytest.mark.parametrize("kind", list(c.Format))
def test_nothing_is_told_of_a_board_that_is_still_played(kind: c.Format) -> None:
    played = Played(opened(kind, duplicate=True), 6)
    played.begins()
    before = public_view(played.contest)
    for table in range(len(played.contest.rounds[0].tables)):
        played.result(table)
        assert public_view(played.contest) == before
    played.ends()
    assert public_view(played.contest).standings != before.standings


@pytest.mark.parametrize(
    ("found", "other"),
    [
        ('"places":\\[[12],[12]\\]', '"places":[]'),
        ('"leads":\\[-?[0-9]+,', '"leads":['),
        ('"sides":\\[0,1\\]', '"sides":[0]'),
        ('"seats":2', '"seats":9'),
        ('"places":\\[1,1\\]', '"places":[2,1]'),
    ],
)
def test_a_file_that_no_room_has_written_is_answered(
    found: str, other: str, tmp_path: Path
) -> None:
    played = Played(opened(c.Format.KNOCKOUT), 4)
    played.begins()
    for table in (0, 1):
        played.add(c.Played("c0ffee", 4, 1, table, (1, 1)))
    played.ends()
    played.round()
    text = "\n".join(written(EventLine(event)) for event in played.log)
    file = tmp_path / "file"
    file.write_text(re.sub(found, other, text.replace('"match":"m"', '"match":null')))
    with pytest.raises(BadTournament) as refused:
        verified(file)
    assert refused.value.why in ("log", "result", "pairing")
