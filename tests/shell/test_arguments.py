"""What the command line's words mean: the words of every language, whichever is spoken."""

from __future__ import annotations

import re
from argparse import Namespace

import pytest

from playroom.cli.arguments import check_seats, is_you, options_of, players_of, settings_of
from playroom.cli.parser import parse
from playroom.cli.refusals import CliError
from playroom.engine.notes import note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.locale import Listener, teller_of

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
    assert caught.value.note.id == "cli-option-value"


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


@pytest.mark.parametrize("level", ["good", "bueno", "Bueno", "GOOD"])
def test_a_level_in_any_language(level: str) -> None:
    game = find_game("cribbage")
    pairs = [("tú", ""), ("Ana", level)]
    check_seats(game, pairs)
    _, bot = players_of(game, Setup.of(2), pairs, "es", {})
    assert (bot.name, bot.kind) == ("Ana", "good")


@pytest.mark.parametrize("preset", ["tournament", "Torneo", "torneo", "Tournament"])
def test_a_preset_by_its_id_or_by_its_name(preset: str) -> None:
    game = find_game("cribbage")
    given = options_of(game, Namespace(preset=preset, option=[]))
    assert given == game.presets["tournament"]
    of_the_house = options_of(game, Namespace(preset="de-la-casa", option=[]))
    assert of_the_house == game.presets["cuna"]


def test_an_option_and_its_value_by_their_names_in_any_language() -> None:
    game = find_game("calatone")
    words = ["on_leave=bot", "on-leave=bot"]
    nobody = Listener(None, (), ())
    for language in ("en", "es"):
        teller = teller_of(language)
        names = (f"calatone-option-on_leave{end}" for end in ("", "-bot"))
        words.append("=".join(teller.phrase(note(name), nobody) for name in names))
    for word in words:
        assert options_of(game, Namespace(preset=None, option=[word])) == {"on_leave": "bot"}, word


@pytest.mark.parametrize("language", ["en", "es"])
def test_refusals_tell_what_there_is_as_it_is_called(language: str) -> None:
    game, nobody = find_game("casino"), Listener(None, (), ())
    told = {}
    for what, given in (
        ("level", lambda: check_seats(game, [("tú", ""), ("Ana", "foo")])),
        ("preset", lambda: options_of(game, Namespace(preset="foo", option=[]))),
        ("option", lambda: options_of(game, Namespace(preset=None, option=["foo=1"]))),
        ("value", lambda: options_of(game, Namespace(preset=None, option=["on_leave=foo"]))),
        ("answer", lambda: options_of(game, Namespace(preset=None, option=["sweeps=foo"]))),
    ):
        with pytest.raises(CliError) as caught:
            given()
        told[what] = teller_of(language).tell(caught.value.note, nobody)
    assert (
        told["level"]
        == {
            "en": "No level foo. There are easy, fair, good and expert.",
            "es": "No hay nivel foo. Hay fácil, regular, bueno y experto.",
        }[language]
    )
    foreign = {"en": r"\b(fácil|sí|robot)\b", "es": r"\b(easy|good|classic|yes|forfeit|bot)\b"}
    for line in told.values():
        assert not re.search(foreign[language], line), line
    assert "playroom rules casino" in told["option"]


def test_settings_of_the_command_line_in_words() -> None:
    args = Namespace(lang="Español", verbosity="completos", speech="propia", sounds="sí")
    settings_of(args)
    assert (args.lang, args.verbosity, args.speech, args.sounds) == ("es", "full", "tts", "on")
    args = Namespace(lang="klingon", verbosity="Endless", speech="file:/Tmp/X", sounds=None)
    settings_of(args)
    assert (args.lang, args.verbosity, args.speech) == ("klingon", "Endless", "file:/Tmp/X")


def test_options_may_stand_before_and_behind_what_they_are_about() -> None:
    for words in ("play --lang es casino", "--lang es play casino", "play casino --lang es"):
        args = parse(words.split())
        assert (args.command, args.what, args.lang) == ("play", "casino", "es")
    with pytest.raises(CliError) as caught:
        parse(["play", "casino", "extra"])
    assert caught.value.note.id == "cli-unknown-argument"


@pytest.mark.parametrize(
    ("words", "id", "near"),
    [
        (["plya"], "cli-near-command", "play"),
        (["play", "--opton", "target=31"], "cli-near-argument", "--option"),
        (["play", "--sed=7"], "cli-near-argument", "--seed"),
        (["xyzzy"], "cli-unknown-command", None),
    ],
)
def test_a_word_that_resembles_another_is_asked_about(
    words: list[str], id: str, near: str | None
) -> None:
    with pytest.raises(CliError) as caught:
        parse(words)
    assert caught.value.note.id == id
    assert dict(caught.value.note.values).get("near") == near
