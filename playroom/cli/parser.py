"""Argument parser: commands and their options."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from playroom.cli.refusals import refuse, typed_text
from playroom.doors import placed

COMMANDS = (
    *("play", "resume", "kept", "count", "review", "puzzle", "games", "rules", "replay"),
    *("export", "import", "verify", "stats", "host", "drain", "join", "rooms", "simulate"),
    *("new-game", "page", "doctor", "update", "where", "uninstall", "completion", "dev"),
    *("translate",),
)
"""The commands, in the order in which help tells them; without one, the room opens."""

PLACED = tuple(door.name for door in placed())
"""The doors of a room that are opened by a place alone."""

SHOWN = ("near", "json")
"""How it is shown where a room is: in one's own network, to programs."""

HOST_WORDS = ("log", "people", "forget", "ratings")
"""What `playroom host` does instead of opening a room."""
ENGINE = ("engine", "schema")
"""What concerns the shared database of a room."""

OPTIONS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("", *COMMANDS), ()),
    "play": ("preset", "option", "seats", "seed", "duplicate"),
    "rules": ("preset", "option", "seats"),
    "replay": ("seat", "step"),
    "simulate": ("games", "seats", "preset", "option", "seed", "jobs", "json"),
    "export": ("text", "seat"),
    "verify": ("seal", "json"),
    "stats": ("preset", "level", "since", "until", "fresh", "json", "csv"),
    "doctor": ("all", "json", "repair", "report"),
    "new-game": ("name_es", "like"),
    "dev": ("preset", "option", "seats", "seed"),
    "translate": ("hear", "folder"),
    "page": ("export", "pyodide"),
    "host": (
        *("open", "seats", "preset", "option", "listen", "address", *PLACED),
        *("delay", "house", "page", "link", "certificate", "key", "page_files", *ENGINE, "public"),
        *(*SHOWN, "behind_proxy", "health", "check", "name", "person"),
    ),
    "join": ("name",),
    "drain": (*ENGINE, "json"),
    "rooms": (*SHOWN, "add", "remove"),
    "where": ("json",),
    "uninstall": ("keep_games",),
}
"""What each command takes besides --lang, --speech, --sounds, --verbosity and --data."""

ALONE = ("kept", "games", "doctor", "page", "update", "where", "uninstall")
"""Commands that take no word beside their options."""

EVERYWHERE = ("lang", "speech", "sounds", "verbosity", "data")
FLAGS = (
    *("json", "csv", "fresh", "text", "repair", "step", "duplicate", "near", "public", "check"),
    *("behind-proxy", "all", "keep-games", "report"),
)
"""The options without a value."""
VALUES = tuple(
    option
    for name in dict.fromkeys(part for parts in (*OPTIONS.values(), EVERYWHERE) for part in parts)
    if (option := name.replace("_", "-")) not in (*FLAGS, "option")
)
"""The options with a value; `--option` may be given several times."""
PATHS = (
    *("data", "speech", "what", "certificate", "key", "house", "engine", "export", "pyodide"),
    *("page_files", "folder"),
)
"""What may name a file, in whatever characters that has."""


class _Usage(Exception):
    pass


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _Usage(message)


def _parser() -> _Parser:
    parser = _Parser(prog="playroom", add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("command", nargs="?", default="")
    parser.add_argument("what", nargs="?")
    parser.add_argument("more", nargs="*")
    parser.add_argument("--help", "-h", action="store_true")
    parser.add_argument("--version", action="store_true")
    for name in VALUES:
        if name == "page":  # also without a value: where it usually is
            parser.add_argument("--page", nargs="?", const="")
        else:
            parser.add_argument(f"--{name}")
    parser.add_argument("--option", action="append", default=[])
    for name in FLAGS:
        parser.add_argument(f"--{name}", action="store_true")
    return parser


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments. Raises `CliError`."""
    words = list(argv)
    if words[:3] == ["join", "playroom", "join"]:
        del words[:2]  # an invitation is a whole command, and people paste it after `join`
    try:
        args, extra = _parser().parse_known_intermixed_args(words)
    except argparse.ArgumentError as why:
        refuse("cli-needs-value", option=typed_text(str(why.argument_name)))
    except _Usage as why:
        refuse("cli-not-understood", text=typed_text(str(why)))
    if args.command != "puzzle":
        extra = [*args.more, *extra]
        args.more = []
    if extra:
        _refuse_unknown("argument", extra[0], [f"--{name}" for name in (*VALUES, *FLAGS, "option")])
    if args.command not in ("", *COMMANDS):
        _refuse_unknown("command", args.command, COMMANDS)
    if args.what is not None and args.command in ALONE:
        refuse("cli-no-word", command=typed_text(args.command), text=typed_text(args.what))
    if args.command == "host" and args.what not in (None, *HOST_WORDS):
        refuse("cli-one-word", text=typed_text(args.what))
    allowed = (*OPTIONS[args.command], *EVERYWHERE, "help", "version", "command", "what", "more")
    for name, value in vars(args).items():
        if value and name not in allowed:
            refuse(
                "cli-not-here",
                option=typed_text(f"--{name.replace('_', '-')}"),
                command=typed_text(args.command or "playroom"),
            )
        if name not in PATHS and not all(
            map(_is_text, value if isinstance(value, list) else [value])
        ):
            refuse("cli-not-text", option=typed_text(f"--{name}"))
    return args


def _refuse_unknown(what: str, text: str, known: Sequence[str]) -> NoReturn:
    """Refuses a command or an argument that there is not, with the one that it resembles."""
    from difflib import get_close_matches  # here: hardly ever needed

    near = get_close_matches(text.partition("=")[0], known, 1, 0.7)
    if near:
        refuse(f"cli-near-{what}", text=typed_text(text), near=typed_text(near[0]))
    refuse(f"cli-unknown-{what}", text=typed_text(text))


def _is_text(value: object) -> bool:
    """Is it, if it is a word, made of characters? A terminal of another encoding sends others."""
    try:
        str(value).encode()
    except UnicodeEncodeError:
        return False
    return True


def given_value(argv: Sequence[str], option: str) -> str | None:
    """The value of an option in arguments that may be wrong otherwise."""
    for place, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == option:
            return value if equals else next(iter(argv[place + 1 :]), None)
    return None
