"""What the command line's words mean: games, options, seats.

Every mistake is refused with a sentence (`CliError`).
"""

from __future__ import annotations

import argparse
from typing import Any

from playroom.cli.refusals import CliError, refuse
from playroom.engine.contract import Game
from playroom.engine.header import Player
from playroom.engine.notes import Clean, Notes, note
from playroom.engine.options import OptionValue, Setup, bad_value, unknown_option
from playroom.engine.registry import NoGame, find_game, game_ids
from playroom.locale.typed import ANSWERS, value_of

LONGEST = 60


def _list(words: list[str]) -> Notes:
    return Notes(tuple(note("plain-name", name=Clean.of(word)) for word in words))


def game_of(text: str | None) -> Game[Any, Any]:
    """The game that was named. Raises `NoGame` for one that is installed and cannot be played."""
    if text is None:
        refuse("cli-which-game", games=_list(list(game_ids())))
    try:
        return find_game(text)
    except NoGame as why:
        if why.reason != "unknown":
            raise
        refuse("cli-unknown-game", text=Clean.of(text, LONGEST), games=_list(list(game_ids())))


def options_of(game: Game[Any, Any], args: argparse.Namespace) -> dict[str, OptionValue]:
    """The options of `--preset` and `--option name=value`."""
    given: dict[str, OptionValue] = {}
    if args.preset is not None:
        if args.preset not in game.presets:
            refuse(
                "cli-unknown-preset",
                text=Clean.of(args.preset, LONGEST),
                presets=_list(list(game.presets)),
            )
        given.update(game.presets[args.preset])
    declared = {option.name: option for option in game.options.declared}
    for word in args.option:
        name, equals, value = word.partition("=")
        if not equals:
            refuse("cli-option-form", text=Clean.of(word, LONGEST))
        name = name.strip().replace("-", "_")
        if name not in declared:
            raise CliError(unknown_option(name, game.options.declared).note)
        said = value_of("answer", value, ANSWERS) if declared[name].kind == "bool" else value
        parsed = declared[name].parse(said)
        if parsed is None:
            raise CliError(bad_value(declared[name], value).note)
        given[name] = parsed
    return given


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


def setup_of(
    game: Game[Any, Any], args: argparse.Namespace
) -> tuple[Setup, list[tuple[str, str]] | None]:
    """The table of `play` and `rules`, checked, and who was named for its seats."""
    pairs = seats_of(args.seats)
    seats = len(pairs) if pairs is not None else game.seats.start
    if pairs is not None and len(pairs) == 1 and pairs[0][0].isascii() and pairs[0][0].isdecimal():
        seats, pairs = int(pairs[0][0]), None
    setup = Setup.of(seats, options_of(game, args))
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
        if level and level not in game.bots and not is_you(name):
            levels = [one for one in game.bots if one != "random"]
            refuse("cli-unknown-level", text=Clean.of(level, LONGEST), levels=_list(levels))


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
    from playroom.locale import Listener, teller_of

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
    weakest = next(level for level in game.bots if level != "random")
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
        players.append(Player(named, level or (name.casefold() if alone else weakest)))
    return tuple(players)


def verbosity_of(text: str) -> str:
    """`brief`, `normal` or `full`."""
    if text not in ("brief", "normal", "full"):
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
