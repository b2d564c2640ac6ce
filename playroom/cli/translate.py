"""`playroom translate LANGUAGE`: the folder for the words of a language, and one message heard in
its place, in the language of the player and in the new one.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from playroom.cli.printing import teller_for, told
from playroom.cli.refusals import refuse
from playroom.engine.contract import Game, Turn
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Note, Notes, Rejection, Who, note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids, owner_of
from playroom.engine.rng import Rng
from playroom.engine.steps import TABLE_EVENTS
from playroom.engine.table import Ask
from playroom.locale import Listener, Teller
from playroom.locale.languages import (
    DEFAULT,
    TRANSLATIONS,
    add_translations,
    read_entries,
    read_parts,
    translation_folder,
)
from playroom.locale.teller import forget, game_entries, message_source
from playroom.store.files import write_whole
from playroom.store.paths import places

CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,8})?")
"""A language by its code: `pt`, `pt-BR`."""
NAMES = ("Ana", "Berta", "Luis", "Inés", "Óscar", "Rosa", "Hugo", "Pau")
ORDER = ("normal", "brief", "full")
"""Lengths in the order in which they are told."""
INPUTS = 120
"""Inputs of a match that are looked at, at most."""
LONGEST = 400
"""Characters of a text that is told in a line."""


class Heard(NamedTuple):
    """A line, who hears it, and what was said before it."""

    note: Note
    listener: Listener
    before: Note | None


def translate(args: argparse.Namespace) -> int:
    """Makes the folder of a language, or tells one message in its place. Raises `CliError`,
    `StoreError`.
    """
    language, data = args.what or "", places(args.data).data
    if not CODE.fullmatch(language):
        refuse("translating-which", text=Clean.of(language), given=bool(language))
    if args.hear is not None and message_source(DEFAULT, args.hear) is None:
        refuse("translating-no-message", text=Clean.of(args.hear))
    try:
        folder = _folder(data, language, args.folder)
    except OSError as why:
        refuse("translating-no-folder", why=Clean.of(why.strerror or "", 60))
    add_translations(str(data))
    forget()  # what was read before this folder was known
    teller = teller_for(args)
    if args.hear is not None:
        _hear(args.hear, teller, language)
        return 0
    known, there = _ids(DEFAULT), _ids(language)
    done, named = len(known & there), Clean.of(language)
    kept = Clean.of(str(folder), 200)
    told(
        [note("translating-folder", language=named, folder=kept, done=done, count=len(known))],
        teller,
    )
    return 0


def _folder(data: Path, language: str, asked: str | None) -> Path:
    """The folder of the language, which is there then; one that is asked for is remembered."""
    if asked is not None:
        link = data / TRANSLATIONS / f"{language}.txt"
        link.parent.mkdir(parents=True, exist_ok=True)
        write_whole(link, f"{Path(asked).expanduser().absolute()}\n".encode())
    folder = Path(translation_folder(str(data), language))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _ids(language: str) -> set[str]:
    """The messages that a language has, of the room and of all games."""
    own = (read_entries(language, part) for part in read_parts(language))
    return set().union(*own, *(game_entries(language, game) for game in game_ids()))


def _hear(id: str, teller: Teller, language: str) -> None:
    """Prints what is said before a message, and the line that it is said in, at every length in
    both languages; the text as it is written, where no match comes to it.
    """
    owner, of_kit = owner_of(id), id in read_entries(DEFAULT, "kit")
    games = game_ids() if of_kit else () if owner is None else (owner,)
    every = chain.from_iterable(map(_lines, games))
    heard = next((one for one in every if _says(one, id)), None)
    if heard is not None and heard.before is not None:
        before = Clean.of(teller.tell(heard.before, heard.listener), LONGEST)
        told([note("translating-before", line=before)], teller)
    for code in dict.fromkeys((teller.language, language)):
        other = Teller(code)
        if not other.has(id):
            told([note("translating-lacks", language=Clean.of(code))], teller)
            continue
        lines: dict[str, str] = {}
        if heard is None:
            lines[" ".join((message_source(code, id) or "").split())] = "written"
        else:
            for length in ORDER:
                lines.setdefault(other.tell(heard.note, heard.listener, length), length)
        for text, length in lines.items():
            line = Clean.of(text, LONGEST)
            said = note("translating-says", language=Clean.of(code), length=length, line=line)
            told([said], teller)


def _says(heard: Heard, id: str) -> bool:
    """Is a message said in this line, by itself or inside it?"""
    own = id.removesuffix("-you")
    if heard.note.id == own and message_source(DEFAULT, f"{own}-you") is not None:
        return (heard.note.get("who") == Who(heard.listener.seat or 0)) == (own != id)
    return heard.note.id == id or any(one.id == id for one in _inside(heard.note))


def _inside(said: Note) -> Iterator[Note]:
    for value in said.all_values():
        inner = value.notes if isinstance(value, Notes) else (value,)
        for one in inner:
            if isinstance(one, Note):
                yield one
                yield from _inside(one)


def _lines(game_id: str) -> Iterator[Heard]:
    """What two seats of a game hear when bots play some of its tables, in order, what its keys
    answer there, and its rulebook.
    """
    game = find_game(game_id)
    setups = [Setup.of(game.seats.start)]
    for values in game.presets.values():
        fits = (Setup.of(seats, values) for seats in game.seats)
        setups += [setup for setup in fits if game.check_options(setup) is None][-1:]
    for number, setup in enumerate(setups):
        yield from _match_lines(game, setup, str(number))


def _match_lines(game: Game[Any, Any], setup: Setup, seed: str) -> Iterator[Heard]:
    levels = list(game.bots)
    players = tuple(Player(Clean.of(name), "person") for name in NAMES[: setup.seats])
    match = Match(game, Header("place", game.id, game.version, setup, players, seed))
    bots = [game.bots[levels[seat % len(levels)]]() for seat in range(setup.seats)]
    dice, known = Rng(f"places {seed}"), 0  # not said: a seed
    listeners = [Listener.at_table(game, match.header, seat) for seat in (0, 1)]
    before: list[Note | None] = [None, None]
    for _ in range(INPUTS):
        for event in match.happened[known:]:
            for seat, listener in enumerate(listeners):
                seen = event.seen_by(seat)
                if seen is not None and not isinstance(seen, TABLE_EVENTS):
                    for line in game.table.narrate(seen, seat):
                        yield Heard(line, listener, before[seat])
                        before[seat] = line
        known = len(match.happened)
        view = match.view(0)
        for ask in Ask:
            answer = game.table.answer(view, ask)
            if not isinstance(answer, Rejection):
                yield from (Heard(line, listeners[0], None) for line in answer)
        awaited = match.awaited()
        if not awaited:
            break
        seat = awaited[0].seat
        turn = Turn(match.view(seat), match.requests_of(seat), match.seen(seat), dice)
        if match.submit(seat, bots[seat].decide(turn)) is not None:
            break
    for chapter in game.rulebook(setup):
        yield from (Heard(line, listeners[0], chapter.title) for line in chapter.lines)
