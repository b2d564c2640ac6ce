"""What the command line's words mean: the words of every language, whichever is spoken."""

from __future__ import annotations

from argparse import Namespace

import pytest

from playroom.cli.arguments import check_seats, is_you, options_of
from playroom.cli.parser import parse
from playroom.cli.refusals import CliError
from playroom.engine.registry import find_game

FLAG = next(one.name for one in find_game("cribbage").options.declared if one.kind == "bool")


def test_ones_own_seat_in_any_language() -> None:
    for name in ("you", "me", "tú", "TU", "yo", "You"):
        assert is_you(name)
    for name in ("", "Ana", "youri", "y", "good"):
        assert not is_you(name)


@pytest.mark.parametrize(
    ("typed", "value"),
    [("sí", True), ("Si", True), ("yes", True), ("on", True), ("no", False), ("0", False)],
)
def test_yes_and_no_in_any_language(typed: str, value: bool) -> None:
    args = Namespace(preset=None, option=[f"{FLAG}={typed}"])
    assert options_of(find_game("cribbage"), args) == {FLAG: value}


def test_a_value_that_is_no_answer_is_refused() -> None:
    with pytest.raises(CliError) as caught:
        options_of(find_game("cribbage"), Namespace(preset=None, option=[f"{FLAG}=maybe"]))
    assert caught.value.note.id == "options-value"


def test_the_seats_have_you_in_them_once() -> None:
    game = find_game("cribbage")
    check_seats(game, [("yo", ""), ("Ana", "expert")])
    for pairs, refusal in (
        ([("Ana", ""), ("Luis", "")], "cli-seats-nobody"),
        ([("you", ""), ("tú", "")], "cli-seats-twice"),
        ([("you", ""), ("Ana", "best")], "cli-unknown-level"),
    ):
        with pytest.raises(CliError) as caught:
            check_seats(game, pairs)
        assert caught.value.note.id == refusal


def test_options_may_stand_before_and_behind_what_they_are_about() -> None:
    for words in ("play --lang es casino", "--lang es play casino", "play casino --lang es"):
        args = parse(words.split())
        assert (args.command, args.what, args.lang) == ("play", "casino", "es")
    with pytest.raises(CliError) as caught:
        parse(["play", "casino", "extra"])
    assert caught.value.note.id == "cli-unknown-argument"
