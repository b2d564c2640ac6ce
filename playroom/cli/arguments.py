"""Values of command line arguments: games, options, seats.

Ids and their names in any language are understood (`--seats tú,Ana:bueno`). Every mistake is
refused with a sentence (`CliError`).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, NoReturn

from playroom.cli.refusals import CliError, refuse
from playroom.engine.contract import Game
from playroom.engine.header import Player
from playroom.engine.kit.bots import levels_of
from playroom.engine.notes import Clean, Note, Notes, note
from playroom.engine.options import Option, OptionValue, Setup, allowed_notes, own_as_table
from playroom.engine.registry import NoGame, find_game, game_ids, game_name
from playroom.locale import LANGUAGES, Listener, find_language, teller_of
from playroom.locale.options import value_note
from playroom.locale.typed import ANSWERS, folded, value_of

LONGEST = 60
_LENGTHS = ("brief", "normal", "full")
_MODES = ("auto", "screen-reader", "tts", "off")
_SOUNDS = ("auto", "on", "off")


def _list(words: list[str]) -> Notes:
    return Notes(tuple(note("plain-name", name=Clean.of(word)) for word in words))


def game_of(text: str | None) -> Game[Any, Any]:
    """The game of an id, or of a name in any language. Raises `NoGame` for one that is installed
    and cannot be played.
    """
    if text is None:
        refuse("cli-which-game", games=_list(list(game_ids())))
    from playroom.locale.game_names import game_named  # here: most starts have no words

    try:
        return find_game(game_named(folded(text).split()) or text)
    except NoGame as why:
        if why.reason != "unknown":
            raise
        refuse("cli-unknown-game", text=Clean.of(text, LONGEST), games=_list(list(game_ids())))


def meant(text: str, called: Mapping[str, Note]) -> str | None:
    """The id that is meant: itself, or what it is called in any language; a hyphen stands for a
    blank. None when nothing is called so.
    """
    if text in called:
        return text
    nobody, wanted = Listener(None, (), ()), _plain(text)
    for language in LANGUAGES:
        for id_, name in called.items():
            if _plain(teller_of(language).phrase(name, nobody)) == wanted:
                return id_
    return None


def _plain(text: str) -> str:
    return " ".join(folded(text).replace("-", " ").replace("_", " ").split())


def puzzle_of(args: argparse.Namespace) -> tuple[str, str, str]:
    """The game, the kind of choice and the level that `playroom puzzle` names, the last two in any
    order; "" for any. Raises `CliError`.
    """
    from playroom.records.reviewing import can_judge  # here: it loads what judges
    from playroom.shell.coach.puzzle_choice import LEVELS, kinds_of

    game = game_of(args.what)
    if not can_judge(game):
        refuse("cli-no-puzzles", game=game_name(game.id))
    teller, nobody = teller_of("en"), Listener(None, (), ())
    named = kinds_of(game, lambda what: teller.phrase(what, nobody))
    kinds = {kind: note("review-kind", kind=kind) for kind in named}
    levels = {level: note("puzzle-level", level=level) for level in LEVELS[1:]}
    found = [(word, meant(word, levels)) for word in args.more]
    level = next((meaning for _, meaning in found if meaning), "")
    words = " ".join(word for word, meaning in found if not meaning)
    kind = meant(words, kinds) if words else ""
    if kind is None:
        refuse("cli-no-puzzle", text=Clean.of(words, LONGEST), kinds=Notes(tuple(kinds.values())))
    return game.id, kind, level


def settings_of(args: argparse.Namespace) -> None:
    """Writes language, lengths and voice as their ids where they were given in words; what means
    nothing stays as it is.
    """
    if args.lang is not None and find_language(args.lang) is None:
        args.lang = _known("language", args.lang, LANGUAGES)
    if args.verbosity is not None:
        args.verbosity = _known("verbosity", args.verbosity, _LENGTHS)
    if args.speech is not None:
        mode, colon, path = args.speech.partition(":")
        if colon and value_of("speech", mode, ("file",)) == "file":
            args.speech = f"file:{path}"
        else:
            args.speech = _known("speech", args.speech, _MODES)
    if args.sounds is not None:
        args.sounds = _known("sounds", args.sounds, _SOUNDS)


def _known(command: str, text: str, values: tuple[str, ...]) -> str:
    said = value_of(command, text, values)
    return said if said in values else text


def options_of(game: Game[Any, Any], args: argparse.Namespace) -> dict[str, OptionValue]:
    """The options of `--preset` and `--option name=value`."""
    values: dict[str, OptionValue] = {}
    if args.preset is not None:
        values.update(game.presets[preset_of(game, args.preset)])
    declared = {option.name: option for option in game.options.offered}
    for word in args.option:
        name, equals, value = word.partition("=")
        if not equals:
            refuse("cli-option-form", text=Clean.of(word, LONGEST))
        called = {id_: note(f"{game.id}-option-{id_}") for id_ in declared}
        known = meant(name.strip().replace("-", "_"), called)
        near = get_close_matches(name.strip().replace("-", "_"), declared, 1, 0.7)
        if known is None and near:
            refuse(
                "cli-near-option",
                name=Clean.of(name, LONGEST),
                near=Clean.of(near[0]),
                what=called[near[0]],
            )
        if known is None:
            refuse(
                "cli-unknown-option", name=Clean.of(name, LONGEST), game=Clean.of(game.id, LONGEST)
            )
        values[known] = _value_of(game, declared[known], value)
    return values


def _value_of(game: Game[Any, Any], option: Option, text: str) -> OptionValue:
    """The value of an option that `text` gives. Raises `CliError` with all that would be taken."""
    if option.kind == "bool":
        value = option.parse(value_of("answer", text, ANSWERS))
    else:
        value = option.parse(text)
        if value is None:
            called = {word: value_note(game, option, word) for word in option.values}
            value = meant(text.strip(), called)
    if value is None:
        _refuse_value(game, option, text)
    return value


def _refuse_value(game: Game[Any, Any], option: Option, text: str) -> NoReturn:
    words: Iterable[Note] = allowed_notes(option).notes
    if option.kind == "enum":
        words = (value_note(game, option, word) for word in option.values)
    elif option.kind == "bool":
        words = (value_note(game, option, answer) for answer in (True, False))
    refuse(
        "cli-option-value",
        name=note(f"{game.id}-option-{option.name}"),
        value=Clean.of(text, LONGEST),
        allowed=Notes(tuple(words)),
    )


def preset_of(game: Game[Any, Any], text: str) -> str:
    """The preset that was named. Raises `CliError`."""
    called = {id_: note(f"{game.id}-preset-{id_}") for id_ in game.presets}
    preset = meant(text, called)
    if preset is None:
        refuse(
            "cli-unknown-preset",
            text=Clean.of(text, LONGEST),
            presets=Notes(tuple(called.values())),
        )
    return preset


def level_of(text: str, levels: Iterable[str]) -> str:
    """The level of a bot that was named. Raises `CliError`."""
    called = {level: note("level-name", level=level) for level in levels}
    known = meant(text, called)
    if known is None:
        refuse(
            "cli-unknown-level",
            text=Clean.of(text, LONGEST),
            levels=Notes(tuple(name for level, name in called.items() if level != "random")),
        )
    return known


def seats_of(text: str | None) -> list[tuple[str, str]] | None:
    """`you,ana:expert,luis:easy` as (name, level) pairs; a word without a colon is a level for
    `simulate`, else a name.
    """
    if text is None:
        return None
    pairs = []
    for word in text.split(","):
        name, colon, level = word.strip().partition(":")
        pairs.append((name.strip(), level.strip() if colon else ""))
    return pairs


def seats_with_counts(text: str | None) -> list[tuple[str, str]] | None:
    """See `seats_of`; a number among names stands for that many unnamed seats (`3,Eva:good`)."""
    pairs = seats_of(text)
    if pairs is None or len(pairs) == 1:
        return pairs
    made: list[tuple[str, str]] = []
    for name, level in pairs:
        counted = not level and name.isascii() and name.isdecimal()
        made += [("", "")] * int(name[:3]) if counted else [(name, level)]
    return made


def setup_of(
    game: Game[Any, Any], args: argparse.Namespace
) -> tuple[Setup, list[tuple[str, str]] | None]:
    """The table of `play` and `rules`, checked, and who was named for its seats."""
    pairs = seats_with_counts(args.seats)
    seats = len(pairs) if pairs is not None else game.seats.start
    if pairs is not None and len(pairs) == 1 and pairs[0][0].isascii() and pairs[0][0].isdecimal():
        seats, pairs = int(pairs[0][0]), None
    values = options_of(game, args)
    mine = next((seat for seat, (name, _) in enumerate(pairs or ()) if is_you(name)), 0)
    setup = Setup.of(seats, values, {mine: own_as_table(game.options, values)})
    if refused := game.check_options(setup):
        raise CliError(refused.note)
    return setup, pairs


def is_you(name: str) -> bool:
    """Does `name` stand for one's own seat in `--seats`, in any language?"""
    return value_of("seat", name, ("mine",)) == "mine"


def check_seats(game: Game[Any, Any], pairs: list[tuple[str, str]] | None) -> None:
    """Refuses a `--seats` without you, with you twice, or with a level that does not exist."""
    if pairs is None:
        return
    mine = [name for name, _ in pairs if is_you(name)]
    if not mine:
        refuse("cli-seats-nobody")
    if len(mine) > 1:
        refuse("cli-seats-twice")
    for name, level in pairs:
        if level and not is_you(name):
            level_of(level, game.bots)


def players_of(
    game: Game[Any, Any],
    setup: Setup,
    pairs: list[tuple[str, str]] | None,
    language: str,
    preferences: Any,
) -> tuple[Player, ...]:
    """The players of a table: `you` (or `tú`) is the person, every other seat a bot of its level
    (the weakest when not said).
    """
    teller, nobody = teller_of(language), Listener(None, (), ())
    mine = str(preferences.get("name") or "").strip() or teller.tell(
        note("player-name"), nobody
    ).rstrip(".")
    me = Player(Clean.of(mine), "person")
    names = teller.tell(note("bot-names"), nobody).rstrip(".").split()
    if pairs is None:
        pairs = [("you", ""), *((name, "") for name in names[: setup.seats - 1])]
    taken = {mine.casefold(), *(name.casefold() for name, _ in pairs)}
    spare = [name for name in names if name.casefold() not in taken]
    players: list[Player] = []
    weakest = levels_of(game)[0]
    for name, level in pairs:
        if is_you(name):
            players.append(me)
            continue
        alone = not level and name.casefold() in game.bots  # a level where a name could stand
        clean = Clean.of(name)
        if (
            alone
            or not clean
            or clean.casefold() in {str(player.name).casefold() for player in players}
        ):
            clean = Clean.of(spare.pop(0))
        named = Clean.of(clean[:1].upper() + clean[1:])
        kind = level_of(level, game.bots) if level else name.casefold() if alone else weakest
        players.append(Player(named, kind))
    return tuple(players)


def verbosity_of(text: str) -> str:
    """`brief`, `normal` or `full`."""
    if text not in _LENGTHS:
        refuse("shell-no-verbosity", text=Clean.of(text, LONGEST))
    return text


def number_of(text: str | None, name: str, default: int, low: int, high: int) -> int:
    """A whole number from `low` to `high`."""
    if text is None:
        return default
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        refuse(
            "cli-bad-number",
            option=Clean.of(f"--{name}"),
            text=Clean.of(text, LONGEST),
            low=low,
            high=high,
        )
    return number
