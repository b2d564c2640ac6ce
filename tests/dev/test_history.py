"""Undo, redo and replay on changed code: decided without files, keys and time."""

from __future__ import annotations

from typing import Any

from playroom.cli.dev.history import Steps, fit, replay
from playroom.cli.dev.loop import faults_in
from playroom.engine.contract import Game
from playroom.engine.header import Header, Player
from playroom.engine.log.entries import Entry
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.steps import Action
from playroom.newgame.plain.toy import GAME as TOY


def played(inputs: int) -> Match[Any, Any]:
    """A match of the toy game after some inputs."""
    players = tuple(
        Player(Clean.of(name), kind) for name, kind in (("Ana", "person"), ("B", "easy"))
    )
    match: Match[Any, Any] = Match(TOY, Header("m", "toy", 1, Setup.of(2, {}), players, "7"))
    for _ in range(inputs):
        seat = match.awaited()[0].seat
        assert match.submit(seat, next(TOY.choices(match.view(seat)))) is None
    return match


def changed(**more: Any) -> Game[Any, Any]:
    """The toy game with something in it changed."""
    return type("Changed", (type(TOY),), more)()  # type: ignore[no-any-return]


def test_a_match_is_replayed_on_other_code_and_another_version() -> None:
    match = played(5)
    game = changed(version=9)
    result = replay(game, match.header, match.entries)
    assert (result.stopped, result.why, result.match.game) == (None, None, game)
    assert result.match.entries == match.entries
    assert result.match.state == match.state


def test_an_input_that_is_no_longer_taken_is_named_with_the_reason_of_the_rules() -> None:
    match = played(4)
    third = match.entries[2]

    def check(game: Any, state: Any, seat: Seat, action: Action) -> Rejection | None:
        if TOY.format(action) == third.text:
            return Rejection.of("no_more", "toy-refuse-card")
        return TOY.check(state, seat, action)

    result = replay(changed(check=check), match.header, match.entries)
    assert result.stopped == third
    assert result.why is not None
    assert result.why.id == "toy-refuse-card"
    assert result.match.entries == []
    assert result.match.header.seed == match.header.seed
    assert result.match.state == played(0).state


def test_a_move_that_the_notation_no_longer_has_is_named() -> None:
    match = played(2)
    other = replace(match.entries[1], text="fly 3C")
    result = replay(TOY, match.header, [match.entries[0], other])
    assert (result.stopped, result.why and result.why.id) == (other, "dev-unread")


def test_options_that_are_refused_give_the_usual_table() -> None:
    header = played(0).header
    setup = Setup.of(2, {"target": 10_000})
    fitted, refused = fit(TOY, replace(header, setup=setup))
    assert refused is not None
    assert (fitted.setup, fitted.players) == (Setup.of(2, {}), header.players)
    three = changed(seats=range(3, 5))
    fitted, refused = fit(three, header)
    assert refused is not None
    assert [str(player.name) for player in fitted.players] == ["Ana", "B", "3"]
    assert Match(three, fitted).awaited()


def test_a_level_that_is_gone_becomes_the_weakest() -> None:
    header = played(0).header
    players = (header.players[0], replace(header.players[1], kind="grandmaster"))
    fitted, refused = fit(TOY, replace(header, players=players))
    assert (refused, [player.kind for player in fitted.players]) == (None, ["person", "easy"])


def entries(*texts: str) -> list[Entry]:
    return [Entry(number, "act", 0, text) for number, text in enumerate(texts, 1)]


def test_what_is_undone_can_be_done_again_in_order() -> None:
    steps, log = Steps(), entries("a", "b", "c")
    assert steps.forward(log) is None
    assert (one := steps.back(log)) == log[:2]
    assert (none := steps.back(one, 2)) == []
    assert steps.back(none) == []
    assert (one := steps.forward(none)) == log[:1]
    assert steps.forward(one) == log[:2]
    assert steps.forward(log[:2]) == log
    assert steps.forward(log) is None


def test_another_way_cannot_be_left_for_what_was_undone() -> None:
    steps, log = Steps(), entries("a", "b", "c")
    steps.back(log, 2)
    other = [*log[:1], Entry(2, "act", 0, "x")]
    assert steps.forward(other) is None  # the log has gone on
    steps.back(log, 2)
    other = entries("a", "x", "y")
    assert steps.back(other) == other[:2]
    assert steps.forward(other[:2]) == other  # and not with the undone c


def test_of_the_checks_only_the_faults_are_read() -> None:
    printed = (
        "one: 3 passed.\ntwo: 1 of 2 failed.\n    a: wrong\n      more of it\nthree: 2 passed.\n"
    )
    assert faults_in(f"{printed}In all, 1 failed.\n") == [
        *("In all, 1 failed.", "two: 1 of 2 failed.", "a: wrong", "more of it")
    ]
    assert faults_in("Nothing to test.\n") == ["Nothing to test."]
    assert faults_in("") == []
