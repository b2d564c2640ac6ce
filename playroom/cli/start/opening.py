"""Arguments of the shell, checked before it opens; anything wrong is refused with a sentence."""

from __future__ import annotations

import argparse
import contextlib
import os
from pathlib import Path
from typing import Any, NamedTuple

from playroom.cli.refusals import CliError, refuse
from playroom.cli.start.early import Doorstep
from playroom.cli.start.sounds import wanted_sounds
from playroom.cli.start.voices import Voices
from playroom.engine.notes import Clean
from playroom.engine.registry import NoGame, game_name
from playroom.frozen import frozen
from playroom.speech import SpeechOutput, wished_mode
from playroom.store import Settings, Store, StoreError
from playroom.store.settings import Problem


class Asked(NamedTuple):
    """What is asked for: the command, and what opens its screen (see `playroom.cli.start.room`),
    nothing where the player is to choose.
    """

    command: str
    given: tuple[Any, ...] = ()
    name: Clean = Clean("")
    """What the others in that room are to call one; empty: as the settings say."""
    lacking: tuple[str, ...] = ()
    """Features with packages to be installed first, if the player agrees."""


class Opened(NamedTuple):
    """What the room is made of. `overruled` are settings that the command line stands above."""

    store: Store
    settings: Settings
    problems: list[Problem]
    overruled: dict[str, object]
    voices: Voices
    speech: SpeechOutput
    sounds: str
    """Which sounds are wished."""


def opened(args: argparse.Namespace, door: Doorstep) -> Opened:
    """Opens all that the room is made of. Raises `CliError`, `StoreError`, `SpeechError`."""
    overruled: dict[str, object] = {}
    if args.verbosity is not None:
        from playroom.cli.arguments import verbosity_of  # here: most starts have no words

        overruled["verbosity"] = verbosity_of(args.verbosity)
    store = store_for(args.command, door.places.data)
    settings, problems = Settings.load(door.places.settings)
    sounds = wanted_sounds(args, str(settings.get("sounds")))
    voices = Voices(door.language, door.writer)
    speech = voices.open(
        wished_mode(args.speech, os.environ, str(settings.get("speech"))),
        insists=bool(args.speech or os.environ.get("PLAYROOM_SPEECH")),
    )
    return Opened(store, settings, problems, overruled, voices, speech, sounds)


def store_for(command: str, folder: Path) -> Store:
    """The kept games, for reading only where the folder cannot be written and the command needs no
    more. Raises `StoreError`.
    """
    try:
        return Store.open(folder)
    except StoreError as why:
        if command not in ("replay", "review") or why.key not in ("not-writable", "cannot-open"):
            raise
    return Store.open(folder, read_only=True)


def wanted(args: argparse.Namespace, parts: Opened, at_terminal: bool) -> Asked:
    """What is asked for; where a package is lacking, the player is asked first, at a terminal.

    Raises `CliError`, `StoreError`.
    """
    from playroom.cli.extras import PackagesLacking  # here: most runs lack nothing

    try:
        return asked_for(args, parts.store, parts.settings)
    except PackagesLacking as why:
        if not at_terminal:
            raise
        return Asked(args.command, lacking=why.features)


def asked_for(args: argparse.Namespace, store: Store, settings: Settings) -> Asked:
    """What the words of the command line ask for, checked. Raises `CliError`, `StoreError`."""
    if args.command in ("play", "dev"):
        # here: the first menu must not wait for it
        from playroom.cli.arguments import check_seats, game_of, setup_of
    if args.command == "play":
        game = game_of(args.what)
        setup, named = setup_of(game, args)
        check_seats(game, named)
        return Asked("play", (game, setup, named))
    if args.command == "dev":
        if frozen():
            refuse("cli-frozen-makers")
        with contextlib.suppress(NoGame):  # mended while its table waits
            game = game_of(args.what)
            _, named = setup_of(game, args)
            check_seats(game, named)
        return Asked("dev")
    if args.command == "replay" and args.what is not None:
        from playroom.cli.kept import replay_of  # here: it loads all that is told of kept games

        return Asked("replay", replay_of(args))
    if args.command == "host":
        from playroom.cli.extras import needs  # here: playing alone needs none of it

        needs("room", *(("near",) if args.near else ()))
        from playroom.cli.hosting.host import check_options

        check_options(args)
        return Asked("host", name=name_given(args))
    if args.command == "join":
        invitation = _invitation(args.what, store)
        return Asked("join", (invitation,), name_given(args))
    if args.command == "rooms":
        from playroom.cli.extras import needs  # here: playing alone needs none of it

        needs("room", *(("near",) if args.near else ()))
        from playroom.cli.rooms import lists_meant

        lists = lists_meant(args, settings, store.file.parent)
        return Asked("rooms", lists)
    if args.command == "resume":
        return Asked("resume", _unfinished(store, args.what))
    if args.command == "review" and args.what is not None:
        return Asked("review", (store.find(args.what).id,))
    if args.command == "puzzle" and args.what is not None:
        from playroom.cli.arguments import puzzle_of  # here: most starts have no words

        return Asked("puzzle", puzzle_of(args))
    if args.command == "count" and args.what is not None:
        from playroom.cli.arguments import game_of  # here: as above
        from playroom.shell.screens.counting import counted

        game = game_of(args.what)
        if game not in counted():
            refuse("cli-no-exercises", game=game_name(game.id))
        return Asked("count", (game,))
    return Asked(args.command)


def name_given(args: argparse.Namespace) -> Clean:
    """The name of `--name`, as others hear it; empty where none was given. Raises `CliError`."""
    text: str | None = args.name
    if text is None:
        return Clean("")
    from playroom.room.members.names import name_of, tidy
    from playroom.room.table.values import LONGEST_NAME

    name = name_of(text)
    if not name or len(Clean.of(tidy(text), 4_000)) > LONGEST_NAME:
        refuse("cli-bad-name", text=Clean.of(text, 60), most=LONGEST_NAME)
    return name


def _invitation(text: str | None, store: Store) -> str:
    """The invitation that was given, or nothing: the room where one was last.

    Raises `CliError`.
    """
    from playroom.cli.extras import needs  # here: playing alone needs none of it

    needs("room")
    from playroom.room.client.saved_rooms import SavedRooms
    from playroom.room.protocol.trust import BadInvitation, InvitationLine
    from playroom.shell.room.others import bad_invitation

    if text is None:
        if not SavedRooms(store.file.parent).all():
            refuse("cli-no-room")
        return ""
    try:
        return str(InvitationLine.read(text))
    except BadInvitation:
        raise CliError(bad_invitation(text)) from None


def _unfinished(store: Store, id_: str | None) -> tuple[str, ...]:
    """The game to resume; none when several were left and none was named.

    Raises `CliError`, `StoreError`.
    """
    if id_ is not None:
        return (store.find(id_).id,)
    left = store.unfinished()
    if not left:
        refuse("cli-nothing-left")
    return (left[0].id,) if len(left) == 1 else ()
