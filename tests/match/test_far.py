"""A chair at the other end of a wire is the chair: it knows the same after every input, tells the
same in the same order, and what it asks for happens once.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from playroom.engine.chair import Chair, Person
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from playroom.engine.steps import Placed
from playroom.engine.wire import BadJson
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchInlineQueue
from playroom.match.runner import MatchRunner
from playroom.room.client.remote_chair import LATE, OtherGame, SequenceGap
from playroom.room.protocol import messages as e
from playroom_testing.cases import Case
from playroom_testing.find import subject_of
from playroom_testing.walks import AnyMatch, fitting, open_match, step
from tests import clock
from tests.conformance.test_conformance import hooks_name
from tests.conftest import THOROUGH
from tests.match.plain import Heard, Plain, PlainChair, Wire, all_of, remote


def cases() -> Iterator[Case]:
    for game in game_ids():
        every = subject_of(game, hooks_name(game), thorough=True).cases
        yield from every if THOROUGH else (every[0], every[len(every) // 2], every[-1])


def table(game: str = "casino", seed: str = "far") -> Plain:
    case = subject_of(game, hooks_name(game)).cases[0]
    return Plain(open_match(case.game, case.setup, seed))


def play(plain: Plain, chance: Rng, inputs: int = 1) -> None:
    """Inputs of anybody."""
    for _ in range(inputs):
        before = plain.match.sequence
        if not step(plain.match, chance, leaving=25):
            return
        plain.told(before)


def turn_of(match: AnyMatch) -> tuple[int, Any, str]:
    """Whose turn it is, what may be done, and the question that it answers."""
    request = match.awaited()[0]
    return request.seat, fitting(match, request)[0], request.id


def assert_same(near: Chair, far: Chair) -> None:
    """Both chairs know the same."""
    assert far.view == near.view
    assert type(far.view) is type(near.view)
    assert far.requests == near.requests
    assert far.outcome == near.outcome
    assert far.mine == near.mine
    assert far.people == near.people
    assert far.seed == near.seed
    assert far.seat == near.seat
    assert far.header == near.header
    assert far.plays == near.plays
    assert far.events() == near.events()


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: f"{case.game.id}-{case.name}")
def test_both_ends_know_and_tell_the_same_after_every_input(case: Case) -> None:
    plain = Plain(open_match(case.game, case.setup, "both"))
    ends = [(plain.chair(seat), Heard(plain.chair(seat))) for seat in case.seats]
    wires = [Wire(chair) for chair, _ in ends]
    heard = [Heard(wire.end) for wire in wires]
    chance = Rng("both")
    for _ in range(300 if THOROUGH else 60):
        play(plain, chance)
        for (chair, near), wire, far in zip(ends, wires, heard, strict=True):
            assert_same(chair, wire.end)
            assert far.events == near.events
            assert far.views == near.views
            assert far.told == near.told
            assert not far.failures


@pytest.mark.parametrize("game", game_ids())
def test_positions_have_no_gap_that_tells_of_what_is_hidden(game: str) -> None:
    plain = table(game)
    wires = [Wire(plain.chair(seat)) for seat in (0, 1, None)]
    play(plain, Rng("gaps"), 80)
    for wire in wires:
        last = Placed(-1, 0, wire.end.events()[0].event)
        for placed in wire.end.events():
            follows = placed.sequence == last.sequence
            assert placed.index == (last.index + 1 if follows else 0)
            last = placed


def test_what_was_done_is_told_before_it_is_answered() -> None:
    plain = table()
    wires = [Wire(plain.chair(seat)) for seat in range(2)]
    heard = [Heard(wire.end) for wire in wires]
    for _ in range(10):
        seat, action, request = turn_of(plain.match)
        heard[seat].told.clear()
        wires[seat].end.submit(action, request, heard[seat].done)
        told = heard[seat].told
        assert told[-2:] == ["changed", "done"]
        assert set(told[:-2]) == {"event"}
        assert wires[seat].end.mine == plain.match.sequence
        assert wires[1 - seat].end.mine < plain.match.sequence


def test_a_refusal_comes_back_whole() -> None:
    plain = table()
    seat, action, request = turn_of(plain.match)
    wire = Wire(plain.chair(1 - seat))
    heard = Heard(wire.end)
    expected = plain.match.submit(1 - seat, action)
    wire.end.submit(action, "", heard.done)
    assert heard.answers == [expected]
    wire.end.submit(action, "no-such-question", heard.done)
    assert heard.told == ["no not_turn", "no closed"]
    assert plain.match.sequence == 0
    watcher = Wire(plain.chair(None))
    watcher.end.submit(action, request, Heard(watcher.end).done)
    assert plain.match.sequence == 0


def test_a_second_enter_while_a_play_is_on_its_way_is_no_second_play() -> None:
    async def run() -> None:
        plain = table()
        seat, action, request = turn_of(plain.match)
        wire = Wire(plain.chair(seat), held=True)
        heard = Heard(wire.end)
        wire.end.submit(action, request, heard.done)
        wire.end.submit(action, request, heard.done)
        assert heard.told == ["no on_its_way"]
        assert not wire.end.settled.is_set()
        wire.carry()
        assert heard.told[-1] == "done"
        assert plain.match.sequence == 1

    clock.run(run())


def test_an_answer_that_is_late_is_told_to_be() -> None:
    async def run() -> None:
        plain = table()
        seat, action, request = turn_of(plain.match)
        wire = Wire(plain.chair(seat), held=True)
        heard = Heard(wire.end)
        wire.end.submit(action, request, heard.done)
        await clock.passes(LATE - 0.2)
        assert heard.told == []
        await clock.passes(0.3)
        assert heard.told == ["keeping"]
        wire.carry()
        wire.end.close()
        await clock.passes(LATE + 0.1)
        assert heard.told.count("keeping") == 1

    clock.run(run())


# -- what gets lost --------------------------------------------------------------------------------


def test_news_that_is_missing_is_noticed_and_told_once_in_order() -> None:
    plain, chance = table("rummy"), Rng("missing")
    near = Heard(plain.chair(0))
    wire = Wire(plain.chair(0), held=True)
    far = Heard(wire.end)
    for _ in range(12):
        play(plain, chance, 2)
        wire.down.pop(chance.below(len(wire.down)))
        gaps = gaps_of(wire)
        play(plain, chance, 1)
        gaps += gaps_of(wire)
        assert gaps
        wire.begin(wire.end.after)
        wire.carry()
        assert far.events == near.events
        assert_same(plain.chairs[0], wire.end)


def gaps_of(wire: Wire) -> int:
    """All that is on its way comes; how much of it is refused because news is missing."""
    gaps = 0
    for data in wire.taken(wire.down):
        try:
            wire.take_down(data)
        except SequenceGap:
            gaps += 1
    return gaps


@pytest.mark.parametrize("whole", [True, False])
def test_a_new_wire_goes_on_where_the_old_one_was_cut(whole: bool) -> None:
    plain, chance = table("rummy"), Rng("cut")
    near = Heard(plain.chair(0))
    wire = Wire(plain.chair(0))
    far = Heard(wire.end)
    for number in range(20):
        play(plain, chance, chance.below(3))
        plain.chairs[-1].close()
        play(plain, chance, chance.below(6))
        wire.join(plain.chair(0), None if whole else wire.end.after)
        assert far.events == near.events, number
    assert plain.match.sequence > 40


@pytest.mark.parametrize("lost", ["question", "answer", "neither"])
def test_a_play_whose_answer_was_lost_is_asked_again_and_happens_once(lost: str) -> None:
    async def run() -> None:
        plain = table()
        for _ in range(8):
            seat, action, request = turn_of(plain.match)
            wire = Wire(plain.chair(seat), held=True)
            heard = Heard(wire.end)
            before = plain.match.sequence
            wire.end.submit(action, request, heard.done)
            if lost != "question":
                for data in wire.taken(wire.up):
                    wire.take_up(data)
            if lost != "neither":
                wire.cut()
            wire.begin(wire.end.after)
            wire.carry()
            wire.carry()
            assert heard.answers == [None]
            assert plain.match.sequence == before + 1
            assert [one for one in heard.told if one != "changed"][-1] == "done"
            assert heard.told.count("event") == len(heard.events) == len(set(heard.events))
            plain.chairs.clear()
            wire.end.close()

    clock.run(run())


def test_another_table_or_another_past_is_no_news_of_this_one() -> None:
    plain = table()
    wire = Wire(plain.chair(0))
    play(plain, Rng("past"), 5)
    events = wire.end.events()[:]
    for other in (plain.chair(1), table(seed="other").chair(0), table("rummy").chair(0)):
        with pytest.raises(BadJson):
            begin_as(wire, other)
    fork = table()
    play(fork, Rng("another past"), 9)
    with pytest.raises(BadJson, match="other events than before"):
        begin_as(wire, fork.chair(0))
    assert wire.end.events() == events
    assert_same(plain.chairs[0], wire.end)


def begin_as(wire: Wire, other: Chair) -> None:
    """The far chair is told of another one. Raises `BadJson`."""
    at = e.read_down(all_of(other))
    assert isinstance(at, e.At)
    wire.end.begins(at)


def test_what_comes_twice_is_done_once_and_answered_as_before() -> None:
    plain = table()
    seat, action, request = turn_of(plain.match)
    wire, match = Wire(plain.chair(1 - seat), held=True), plain.match.header.id
    wire.sent.clear()
    wire.mirror.take(e.Do("early", match, "", plain.match.game.format(action)))
    play = plain.do(lambda: plain.match.submit(seat, action, request=request))
    assert play is None
    _, theirs, _ = turn_of(plain.match)
    again = plain.match.game.format(theirs)
    wire.mirror.take(e.Do("early", match, "", again))
    assert plain.match.sequence == 1, "what was refused is not done later"
    assert [type(e.read_down(data)) for data in wire.sent] == [e.Denied, e.News, e.Denied]
    wire.mirror.take(e.Do("next", match, "", again))
    wire.mirror.take(e.Do("next", match, "", again))
    assert plain.match.sequence == 2
    assert [e.read_down(data) for data in wire.sent[-2:]] == [e.Done("next", 2)] * 2
    wire.mirror.take(e.Do("late", "another-match", "", again))
    assert plain.match.sequence == 2
    assert e.read_down(wire.sent[-1]) == e.Denied("late", e.PLACE_CHANGED, 2)
    assert len(wire.sent) == 7


def test_an_answer_whose_news_is_missing_is_not_told_before_it() -> None:
    async def run() -> None:
        plain = table()
        seat, action, request = turn_of(plain.match)
        wire = Wire(plain.chair(seat), held=True)
        heard = Heard(wire.end)
        wire.end.submit(action, request, heard.done)
        wire.take_up(wire.up.pop())
        did = wire.down.pop()
        wire.down.clear()
        with pytest.raises(SequenceGap):
            wire.take_down(did)
        assert heard.told == []
        wire.begin(wire.end.after)
        wire.carry()
        wire.carry()
        assert heard.told[-1] == "done"
        assert heard.told.count("event") == len(heard.events)
        assert plain.match.sequence == 1
        wire.end.close()

    clock.run(run())


def test_a_new_wire_begins_with_everything() -> None:
    plain = table()
    wire = Wire(plain.chair(0), held=True)
    near, far = Heard(plain.chair(0)), Heard(wire.end)
    plain.chairs[0].close()
    wire.join(plain.chair(0), wire.end.after)
    wire.cut()  # what the new wire begins with is lost
    play(plain, Rng("begins"))
    (news,) = wire.down
    assert json.loads(news)["now"]["n"] == 1  # as if it followed what was known
    with pytest.raises(SequenceGap):
        wire.take_down(news)
    wire.cut()
    wire.begin(wire.end.after)
    wire.carry()
    assert far.events == near.events


def test_leaving_whose_answer_was_lost_is_asked_again_and_happens_once() -> None:
    async def run() -> None:
        match = open_match(find_game("cribbage"), plain_setup("cribbage"), "leaving")
        runner = MatchRunner(match, MatchInlineQueue(), "", lambda why: None)
        wire = Wire(LocalChair(runner, 0), held=True)
        heard = Heard(wire.end)
        for ask, left in ((wire.end.leave, True), (wire.end.come_back, False)):
            ask(heard.done)
            wire.take_up(wire.up.pop())
            wire.join(LocalChair(runner, 0), wire.end.after)
            wire.carry()
            wire.carry()
            assert heard.answers[-1] is None
            assert wire.end.plays != left
        assert heard.answers == [None, None]
        assert [entry.kind for entry in match.entries] == ["leave", "return"]
        wire.end.close()

    clock.run(run())


def plain_setup(game: str) -> Setup:
    return subject_of(game, hooks_name(game)).cases[0].setup


# -- people, clocks, the end -----------------------------------------------------------------------


def test_who_comes_and_goes_is_told() -> None:
    plain = table()
    wire = Wire(plain.chair(0))
    heard = Heard(wire.end)
    plain.watching = (Person(Clean.of("Eva"), "person"),)
    near = plain.chairs[0].hooks
    assert near is not None
    near.people()
    assert heard.told == ["changed", "people"]
    assert wire.end.people[-1].name == "Eva"
    wire.end.leave(heard.done)
    assert heard.told[2:] == ["event", "changed", "done"]
    assert not wire.end.plays
    wire.end.come_back(heard.done)
    assert wire.end.plays
    wire.end.come_back(heard.done)
    assert heard.told[-1] == "no not_seated"
    wire.end.hurry()
    assert plain.chairs[0].hurried == 1


def test_the_last_seconds_are_told_at_the_far_end() -> None:
    async def run() -> None:
        plain = table()
        seat, _, request = turn_of(plain.match)
        plain.left = {request: 5.1, "of nobody": 10.1}
        wire = Wire(plain.chair(seat))
        heard = Heard(wire.end)
        assert 4.9 < wire.end.clocks[request] < 5.1001
        assert list(wire.end.clocks) == [request]
        await clock.passes(0.3)
        assert heard.told == ["clock 5"]
        wire.end.close()

    clock.run(run())


def test_the_end_is_told_once_and_the_seed_with_it() -> None:
    plain, chance = table("cribbage"), Rng("end")
    wire = Wire(plain.chair(None))
    heard = Heard(wire.end)
    while plain.match.outcome is None:
        assert wire.end.seed is None
        play(plain, chance)
    assert heard.told[-1] == "over"
    assert heard.told.count("over") == 1
    assert wire.end.seed == plain.match.header.seed
    wire.begin()
    assert heard.told.count("over") == 1
    assert wire.end.settled.is_set()


def test_nothing_that_is_sent_before_the_end_holds_the_seed_or_another_seat() -> None:
    plain = table("rummy", seed="5f0c5f0c5f0c5f0c5f0c5f0c5f0c5f0c")
    wire = Wire(plain.chair(0))
    play(plain, Rng("secret"), 60)
    assert plain.match.outcome is None
    for data in wire.sent:
        assert plain.match.header.seed.encode() not in data
        message = json.loads(data)
        now = (message.get("chair") or message)["now"]
        assert {request["seat"] for request in now["requests"]} <= {0}
        assert now["view"]["seat"] == 0


# -- what cannot be played here --------------------------------------------------------------------


def test_a_game_that_is_not_here_or_another_version_is_told_apart() -> None:
    first = all_of(table().chair(0))
    for field, value in (("game", "no-such-game"), ("version", 999_999)):
        message = json.loads(first)
        message["header"][field] = value
        with pytest.raises(OtherGame) as why:
            remote(json.dumps(message).encode())
        assert value in (why.value.game, why.value.version)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("seat",), 7),
        (("seat",), 64),
        (("header", "players"), []),
        (("header", "setup", "seats"), 3),
        (("header", "setup", "options"), [["no_such_option", 1]]),
        (("now", "people"), []),
        (("now", "n"), -1),
        (("now", "clocks"), {"x": -1}),
        (("now", "clocks"), {"x": 1e300}),
        (("now", "events"), [[0, 0, {"type": "no_such_event"}]]),
        (("now", "events"), [[0, 0, {"type": "timed_out", "seat": 0}]] * 2),
        (("now", "requests"), [{"id": "x", "seat": 1, "kinds": [], "mode": "turn"}]),
        (("now", "requests"), {"id": "x"}),
        (("now", "outcome"), {"scores": ["x"], "winners": []}),
        (("now", "more"), 1),
        (("type",), "news"),
        (("type",), "no_such_message"),
    ],
)
def test_a_first_message_that_cannot_be_is_refused(path: tuple[str, ...], value: object) -> None:
    message = json.loads(all_of(table().chair(0)))
    place = message
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    with pytest.raises(BadJson):
        remote(json.dumps(message).encode())


@pytest.mark.parametrize("value", [{}, 7, None])
def test_a_view_that_is_none_is_refused_where_it_is_asked_for(value: object) -> None:
    plain = table()
    wire = Wire(plain.chair(0), held=True)
    heard = Heard(wire.end)
    play(plain, Rng("none"), 3)
    for data in wire.down:
        message = json.loads(data)
        message["now"]["view"] = value
        wire.take_down(json.dumps(message).encode())
    with pytest.raises(BadJson):
        _ = wire.end.view
    assert heard.failures
    assert all(isinstance(why, BadJson) for why in heard.failures)
    wire.begin()
    wire.down[:] = wire.down[-1:]
    wire.carry()
    assert wire.end.view == plain.match.view(0)


def test_what_goes_wrong_where_it_is_told_stops_nothing() -> None:
    plain = table()
    wire = Wire(plain.chair(0))
    heard = Heard(wire.end)

    def breaks(placed: Placed) -> None:
        raise IndexError("a seat that nobody has")

    hooks = wire.end._hooks
    assert hooks is not None
    wire.end.attach(replace(hooks, event=breaks))
    play(plain, Rng("breaks"), 6)
    assert len(heard.failures) == len(wire.end.events()) - len(plain_start(plain))
    assert heard.told.count("changed") == 6


def plain_start(plain: Plain) -> list[Placed]:
    return [placed for placed in PlainChair(plain, 0).events() if placed.sequence == 0]


def test_the_game_of_a_far_chair_is_the_one_that_is_installed() -> None:
    assert Wire(table("casino").chair(0)).end.game is find_game("casino")
