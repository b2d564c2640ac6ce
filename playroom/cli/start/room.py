"""First screen of the shell, and what is announced before it."""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from playroom.cli.refusals import CliError
from playroom.cli.start.early import Doorstep
from playroom.cli.start.opening import Asked, Opened, wanted
from playroom.cli.start.sounds import attach_sounds
from playroom.engine.notes import Clean, note
from playroom.locale import first_line
from playroom.shell.app import App
from playroom.shell.players import bot_names
from playroom.shell.preferences import Preferences
from playroom.shell.screens.first_menu import open_resume, room
from playroom.shell.screens.first_run import FirstRun, ask_newcomer, asks_newcomer
from playroom.shell.voice import restore, voice_works
from playroom.speech import SpeechOutput
from playroom.store import StoreError
from playroom.store.errors import spoken_path

if TYPE_CHECKING:
    from playroom.engine.contract import Game
    from playroom.engine.options import Setup
    from playroom.match.bots.turns import BotsElsewhere
    from playroom.room.server.opening import Room
    from playroom.room.table.running import RunningTable

VOICE_WAIT = 0.6
"""Seconds that the voice is waited for at most before a newcomer is asked something: its trouble
must not come after.
"""
TOLD_PROBLEMS = 3
"""Problems of the settings file that are told one by one; of the others only how many there are."""


def play(args: argparse.Namespace, choices: Asked, door: Doorstep, opened: Opened) -> int:
    """Plays in the room until it is left; then all that was opened is closed. Gives the exit
    status.
    """
    voices, settings = opened.voices, opened.settings
    app = _app(door, opened)
    app.coach_bots = cache(partial(_coach_bots, app))
    app.voice_wanted = args.speech is not None
    app.sounding.asked = args.sounds is not None
    app.doors = partial(_doors, args, app)
    app.host = partial(_host_again, app, args, choices.name)
    if not app.line_mode:
        app.openers["install"] = partial(_install, app)
    language_open = args.lang is None and not settings.get("language")

    def show(choices: Asked) -> None:
        if choices.lacking:
            installed = partial(wanted, args, opened, at_terminal=True)
            app.open("install", choices.lacking, partial(show_later, installed))
        elif choices.command == "host":
            _host(app, args, name=choices.name)
        elif choices.command == "dev":
            from playroom.cli.dev.loop import open_loop  # here: players need none of it

            open_loop(app, args)
        else:
            _open_screen(app, args, choices, language_open, voices.why)

    def show_later(choices_then: Callable[[], Asked]) -> None:
        try:
            show(choices_then())
        except (CliError, StoreError) as why:
            app.announcer.reply(why.note)
            app.status = 2
            app.back()

    def begin() -> None:
        _tell_troubles(app, opened)
        if choices.command not in ("", "dev") and asks_newcomer(app, voices.why):
            app.push(FirstRun(app, language_open, True, partial(show_later, lambda: choices)))
        else:
            show(choices)
        gc.freeze()  # the rest would be gone through at once, before the first key
        gc.enable()

    try:
        asyncio.run(app.run(begin, VOICE_WAIT if asks_newcomer(app, voices.why) else 0.0))
        voice_works(app)
    finally:
        app.announcer.speech.drain(1.0)
        app.sounding.output.close()
        app.announcer.speech.close()
        opened.store.close()
        door.writer.close()
    return app.status


def _app(door: Doorstep, opened: Opened) -> App:
    writer, voices = door.writer, opened.voices
    preferences = Preferences(opened.settings, door.places.data, opened.overruled)

    def other_voice(mode: str) -> SpeechOutput:
        speech = voices.open(mode)
        preferences.speech_mode = voices.mode
        restore(preferences, speech)
        return speech

    line_mode = not (sys.stdin is not None and sys.stdin.isatty() and writer.tty)
    if line_mode:  # the terminal echoes the lines that are typed
        door.echo_off.restore()
    app = App(
        preferences, opened.store, writer, opened.speech, door.language, line_mode, other_voice
    )
    # a screen reader that is spoken to has read what was printed before that was known
    if not (door.greeted and writer.quiet):
        app.announcer.greeting = first_line(door.language, "shell-welcome")
    voices.attach(app)
    preferences.speech_mode = voices.mode
    restore(preferences, opened.speech)
    attach_sounds(app, opened.sounds, voices.is_remote)
    return app


def _coach_bots(app: App) -> BotsElsewhere:
    from playroom.match.bots.pool import BotPool  # here: the first menu must not wait for it

    bots = BotPool(processes=1)

    async def close() -> None:
        bots.close()

    app.closing.append(close)
    return bots


def _install(app: App, features: Sequence[str], then: Callable[[], None]) -> None:
    from playroom.cli.start.installing import ask_to_install  # here: few install anything

    ask_to_install(app, features, then)


def _tell_troubles(app: App, opened: Opened) -> None:
    """What is wrong in the settings file, with the keys, with the voice."""
    if opened.store.was_empty:
        app.announcer.aside(StoreError("empty", file=spoken_path(opened.store.file)).note)
    problems = opened.problems
    for problem in problems[:TOLD_PROBLEMS]:
        app.announcer.aside(problem.note)
    if len(problems) > TOLD_PROBLEMS:
        app.announcer.aside(note("settings-more-problems", count=len(problems) - TOLD_PROBLEMS))
    for conflict in app.keys.conflicts:
        app.announcer.aside(conflict.note)
    opened.voices.tell_first()


def _open_screen(
    app: App, args: argparse.Namespace, choices: Asked, language_open: bool, why_silent: str
) -> None:
    """Opens the requested screen, and loads no other: the first key must not wait for them.

    `language_open`: the language was not chosen yet.
    """
    command, given = choices.command, choices.given
    if command == "play":
        _open_table(app, args, *given)
        return
    if command == "join":
        _join(app, given[0], choices.name)
        return
    if command == "resume" and given:
        _resume(app, *given)
        return
    app.put(room(app))
    if command == "resume":
        open_resume(app)
    elif command == "rooms":
        _rooms(app, given, args.what is not None)
    elif command == "count":
        from playroom.shell.screens.counting import open_counting, practise_counting

        practise_counting(app, *given) if given else open_counting(app)
    elif command == "puzzle":
        app.open("puzzle", *given) if given else app.open("coach")
    elif command == "review":
        app.open("review", *given) if given else app.open("reviews")
    elif command == "replay" and given:
        from playroom.shell.screens.replay import ReplayScreen

        app.push(ReplayScreen(app, *given))
    elif command == "replay":
        from playroom.shell.screens.archive import open_archive

        open_archive(app)
    else:
        ask_newcomer(app, language_open, why_silent)


def _open_table(
    app: App,
    args: argparse.Namespace,
    game: Game[Any, Any],
    setup: Setup,
    named: list[tuple[str, str]] | None,
) -> None:
    from playroom.cli.arguments import players_of  # here: the first menu must not wait for it

    players = players_of(game, setup, named, app.language, app.settings)
    if args.duplicate:
        from playroom.shell.screens.duplicate import begin as begin_duplicate

        app.put(room(app))
        names = bot_names(app.announcer.teller)
        begin_duplicate(app, game, setup, players, names, args.seed)
    else:
        app.tables.new_game(game, setup, players, seed=args.seed, at_once=True)


def _host_again(app: App, args: argparse.Namespace, name: Clean) -> None:
    """From the menu: the same room as `playroom host` opens, with its tables to choose from."""
    from playroom.shell.room.hosting import any_table  # here: only with others

    try:
        _host(app, args, any_table, below=lambda: None, name=name)
    except (CliError, StoreError) as why:
        app.announcer.reply(why.note, *app.place())


def _host(
    app: App,
    args: argparse.Namespace,
    opener: Callable[[Room], RunningTable | None] | None = None,
    below: Callable[[], None] | None = None,
    name: Clean | None = None,
) -> None:
    # here: only with others
    from playroom.cli.hosting.database import engine_of
    from playroom.cli.hosting.host import address_of, house_of, open_wanted, place_of, room_folder
    from playroom.shell.room.hosting import first_table, host_room
    from playroom.shell.room.others import Others

    public = args.public

    def lists() -> None:
        """Leaving the table does not close the room: it stays open for the others."""
        app.put(room(app))
        app.put(Others(app))

    def wanted(opened: Room) -> RunningTable | None:
        table = open_wanted(opened, args)
        return table if public else table or first_table(opened)

    opener, below = opener or wanted, below or lists
    place, address, house = place_of(args), address_of(args), house_of(args)
    engine = engine_of(args)
    _keep_first_name(app, name)
    folder = room_folder(args)
    host_room(app, folder, place, opener, below, address, house, public, engine, name)


async def _doors(args: argparse.Namespace, app: App, room: Room) -> None:
    from playroom.cli.hosting.doors import open_doors  # here: only with others
    from playroom.cli.hosting.host import open_health, open_near
    from playroom.cli.hosting.page import open_page

    await open_doors(room, args)
    await open_health(room, args)
    if link := await open_page(room, args):
        line = app.announcer.line(note("host-ready-page"))
        app.later(lambda: app.announcer.text(line, link))
    if room.host.lobby is not None:
        public = app.announcer.line(note("host-ready-public"))
        app.later(lambda: app.announcer.text(public, room.ways.line))
    if near := await open_near(room, args):
        app.later(lambda: app.announcer.aside(near))


def _join(app: App, invitation: str, name: Clean) -> None:
    from playroom.room.client.saved_rooms import SavedRooms  # here: playing alone needs none of it
    from playroom.room.protocol.trust import InvitationLine
    from playroom.shell.room.joining import join_room

    saved_rooms = SavedRooms(app.store.file.parent)
    line = InvitationLine.read(invitation) if invitation else None
    _keep_first_name(app, name)
    join_room(
        app, saved_rooms, None if line is not None else saved_rooms.all()[-1], line, name or None
    )


def _keep_first_name(app: App, name: Clean | None) -> None:
    """Keeps a name that was given where there is none, as if it had been asked for."""
    from playroom.shell.room.joining import own_name  # here: only with others

    if name and not own_name(app):
        app.set_setting("name", str(name))


def _rooms(app: App, wanted: tuple[str, ...], named: bool) -> None:
    from playroom.shell.room.rooms import open_list, open_near, open_own  # here: only with others

    if named:
        open_list(app, wanted[0])
    elif wanted:
        open_own(app)
    else:
        open_near(app)


def _resume(app: App, id_: str) -> None:
    try:
        app.tables.resume_game(id_)
    except StoreError as why:
        from playroom.shell.screens.salvage import offer_good_part

        app.put(room(app))
        if not offer_good_part(app, id_, why):
            raise
