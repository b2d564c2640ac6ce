"""Commands that print lines and end."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from playroom.cli.arguments import game_of, level_of, number_of, options_of, seats_of, setup_of
from playroom.cli.parser import COMMANDS as PARSED
from playroom.cli.parser import OPTIONS
from playroom.cli.printing import NOBODY, printed, printed_json, teller_for, told
from playroom.cli.refusals import CliError, refuse
from playroom.engine.notes import Clean, Note, note
from playroom.engine.options import Setup, resolved
from playroom.engine.registry import game_ids
from playroom.engine.registry import games as playable
from playroom.frozen import frozen
from playroom.locale import teller_of
from playroom.locale.options import option_note

TOLD_WITH = {"rules": "-games", "import": "-export"}
"""Commands that the sentence of another one tells of."""
ELSEWHERE = {
    **{name: f"kept.{name}" for name in ("kept", "replay", "export", "verify", "stats")},
    **{name: f"upkeep.{name}.{name}" for name in ("update", "where", "uninstall", "completion")},
    "import": "kept.import_",
    "host": "hosting.host.host",
    "drain": "hosting.drain.drain",
    "rooms": "rooms.rooms",
    "translate": "translate.translate",
}
"""What carries out the commands of other modules, which are loaded when they are asked for."""


def run(args: argparse.Namespace) -> int:
    """Carries out one command. Raises `CliError`, `StoreError`."""
    place = ELSEWHERE.get(args.command)
    if place is None:
        return COMMANDS[args.command](args)
    if args.command == "host" and args.check:
        place = "hosting.check.check"
    elif args.command in ("host", "rooms"):
        from playroom.cli.extras import needs  # here: playing alone needs none of it

        needs("room")
    module, _, function = place.rpartition(".")
    return int(getattr(import_module(f"playroom.cli.{module}"), function)(args))


def tell_help(language: str, command: str = "") -> int:
    """Prints what there is on the command line, or what a command does and takes: a line for each
    of its options.
    """
    if command:
        part = TOLD_WITH.get(command, f"-{command}")
        takes = (option.replace("_", "-") for option in OPTIONS[command])
        options = (note(f"cli-takes-{option}", command=command) for option in takes)
        lines = [note(f"cli-help{part}"), *options, note("cli-help-common")]
    else:
        parts = (f"-{name}" for name in PARSED if name not in TOLD_WITH)
        lines = [note(f"cli-help{part}") for part in ("", *parts, "-common", "-more")]
    told(lines, teller_of(language))
    return 0


def games(args: argparse.Namespace) -> int:
    """Lists the games that can be played."""
    lines = [
        note(
            "cli-game",
            id=Clean.of(game.id),
            game=note(f"{game.id}-name"),
            about=note(f"{game.id}-about"),
        )
        for game in playable()
    ]
    from playroom.cli.doctor import package_lines  # here: nothing else needs it

    told([*lines, *package_lines()], teller_for(args))
    return 0


def rules(args: argparse.Namespace) -> int:
    """Prints the rules of a table as its options make them."""
    game = game_of(args.what)
    setup, _ = setup_of(game, args)
    teller = teller_for(args)
    reader = NOBODY.with_cards(game.pack_of(setup).words)
    for number, chapter in enumerate(game.rulebook(setup)):
        if number:
            printed("")
        for line in (chapter.title, *chapter.lines):
            printed(teller.tell(line, reader, "full"))
    printed("")
    printed(teller.tell(note("rules-options"), reader))
    values = resolved(game.options.declared, setup.given())
    for option in game.options.offered:
        line = option_note(game, option, values[option.name])
        printed(teller.tell(line, reader, "full"))  # its name is what `--option` takes
    return 0


def simulate(args: argparse.Namespace) -> int:
    """Lets bots play each other and prints what came of it."""
    from playroom.simulate import can_share  # here: nothing else needs it
    from playroom.simulate import simulate as play_games

    game = game_of(args.what)
    pairs = seats_of(args.seats)
    named = [level or name for name, level in pairs] if pairs else ["random"] * game.seats.start
    levels = [level_of(level, game.bots) for level in named]
    setup = Setup.of(len(levels), options_of(game, args))
    if refused := game.check_options(setup):
        raise CliError(refused.note)
    count = number_of(args.games, "games", 100, 1, 10_000_000)
    jobs = number_of(args.jobs, "jobs", 1, 1, 256)
    if jobs > 1 and not can_share():
        sys.stderr.write(teller_for(args).tell(note("simulate-alone"), NOBODY) + "\n")
    result = play_games(game.id, count, levels, setup, args.seed or "0", jobs)
    if args.json:
        printed_json(result)
        return 0
    told(_result_lines(result), teller_for(args))
    return 0


def _result_lines(result: dict[str, Any]) -> list[Note]:
    from playroom.records.statistics_lines import number  # here: nothing else needs it

    lines = [
        note(
            "simulate-games",
            count=int(result["games"]),
            rate=round(result["games"] / max(result["seconds"], 1e-9)),
        )
    ]
    for level, wins in zip(result["seats"], result["wins"], strict=True):
        share = number(100 * wins / result["games"])
        level_note = note("level-name", level=str(level))
        lines.append(note("simulate-wins", level=level_note, share=share))
    return lines


def doctor(args: argparse.Namespace) -> int:
    """Tells what speaks here, what is missing, and the command that would install it."""
    # here: they load what speaks, and the store
    teller = teller_for(args)
    if args.report:
        from playroom.cli.doctor_report import lines_of

        told(lines_of(args, teller.language), teller)
        return 0
    from playroom.cli.doctor import report

    return report(args, teller, printed)


def _needs_package() -> None:
    """Refuses what needs the sources, or a Python to install for. Raises `CliError`."""
    if frozen():
        refuse("cli-frozen-makers")


def _this_python() -> str:
    """How the running Python is called from here: its game must be installed for this one."""
    here = Path.cwd()
    own = Path(sys.executable)
    return str(own.relative_to(here)) if own.is_relative_to(here) else str(own)


def new_game(args: argparse.Namespace) -> int:
    """`playroom new-game NAME`: a package with a small game, to be made into one's own."""
    _needs_package()
    from playroom.newgame import KINDS, USUAL, BadName, write  # here: nothing else needs it

    if not args.what:
        refuse("cli-new-game-which")
    name = Clean.of(args.what, 60)
    try:
        folder = write(args.what, Path.cwd(), game_ids(), args.name_es or "", args.like or USUAL)
    except BadName as why:
        if why.reason == "like":
            refuse("cli-new-game-like", kinds=Clean.of(", ".join(KINDS), 120))
        spanish = Clean.of(args.name_es or "", 60)
        refuse(f"cli-new-game-{why.reason}", name=spanish if why.reason == "spanish" else name)
    except OSError as why:
        refuse("cli-new-game-failed", name=name, why=Clean.of(why.strerror or "", 60))
    python = _this_python()
    install, play, test = (
        Clean.of(command.format(python, folder.name), 160)
        for command in (
            "{} -m pip install -e ./{}",  # not said
            "{} -m playroom play {}",  # not said
            "{} -m playroom_testing {}",  # not said
        )
    )
    spanish = Clean.of(args.name_es or folder.name.capitalize(), 60)
    lines = [
        note("cli-new-game-done", name=Clean.of(folder.name)),
        note("cli-new-game-done-spanish", name=spanish, given=bool(args.name_es)),
        note("cli-new-game-done-install", install=install, play=play),
        note("cli-new-game-done-test", test=test),
    ]
    if find_spec("playroom_testing") is None:
        first = Clean.of(f"{python} -m pip install accessible-playroom-testing", 160)  # not said
        lines.insert(-1, note("cli-new-game-done-kit", install=first))
    told(lines, teller_for(args))
    return 0


def page(args: argparse.Namespace) -> int:
    """`playroom page --export FOLDER`: the playroom as files for any web server."""
    _needs_package()
    from playroom.browser.export import BadExport, export  # here: nothing else needs it

    if not args.export:
        refuse("cli-page-which")
    if not args.pyodide:
        refuse("cli-page-pyodide")
    try:
        made = export(Path(args.export), Path(args.pyodide))
    except BadExport as why:
        raise CliError(why.note) from why
    except OSError as why:
        refuse("cli-page-failed", why=Clean.of(why.strerror or "", 60))
    told(
        [
            note("cli-page-done", folder=Clean.of(args.export, 200), count=made.files),
            note("cli-page-size", size=round(made.gzip_bytes / 1_000_000)),
        ],
        teller_for(args),
    )
    return 0


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "games": games,
    "rules": rules,
    "simulate": simulate,
    "doctor": doctor,
    "new-game": new_game,
    "dev": games,
    "page": page,
}
"""What carries out each command."""
