"""Places of messages: what was said before and after each, as bots' matches and a recorded walk
through the menus had it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from playroom.cli.translating.sayings import Saying
from playroom.engine.contract import Turn
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Note, Notes, Rejection
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.engine.steps import TABLE_EVENTS
from playroom.engine.table import Ask, Offer, OfferList, Zone
from playroom.engine.wire import read
from playroom.locale import Listener

NAMES = ("Ana", "Berta", "Luis", "Inés", "Óscar", "Rosa", "Hugo", "Pau")
SIDES = tuple((seat,) for seat in range(len(NAMES)))
PRESETS = 3
"""Presets of a game that are played."""
INPUTS = 120
"""Inputs of a match that are looked at, at most."""
KEPT = 8
"""Places of one message that are kept."""
LONGEST = 4_000
"""Bytes of a line of the recording."""
RECORDED = Path(__file__).with_name("places.jsonl")
"""What was said in the menus, in order; `python3 -m tests.locale.places` records it."""


class Place(msgspec.Struct, frozen=True):
    """A note where it was said, between what was said before and after; either may be missing."""

    saying: Saying
    before: Note | None = None
    after: Note | None = None


class Recorded(msgspec.Struct):
    """A line of the recorded walk: what was said, to a seat of a table, none elsewhere."""

    note: Note
    seat: int | None = None
    cards: str = "french"


Places = dict[str, list[Place]]
"""Places by the id of the note."""


@cache
def places_of_game(game_id: str) -> Places:
    """Where the messages of a game are said: bots play some of its presets."""
    found: Places = {}
    game = find_game(game_id)
    setups = [Setup.of(game.seats.start)]
    for values in list(game.presets.values())[:PRESETS]:
        fits = (Setup.of(seats, values) for seats in game.seats)
        setups += [setup for setup in fits if game.check_options(setup) is None][-1:]
    for number, setup in enumerate(setups):
        heard = _heard(game, setup, str(number))
        for said in heard:
            _keep(found, said)
    return found


def _heard(game: Any, setup: Setup, seed: str) -> Iterator[Sequence[Saying]]:
    """What two seats hear of a match between bots, each in its order; and the rulebook."""
    names = NAMES[: setup.seats]
    levels = list(game.bots)
    players = tuple(Player(Clean.of(name), "person") for name in names)
    match = Match(game, Header("place", game.id, game.version, setup, players, seed))
    bots = [game.bots[levels[seat % len(levels)]]() for seat in range(setup.seats)]
    dice = Rng(f"places {seed}")  # not said: a seed
    listeners = {seat: Listener.at_table(game, match.header, seat) for seat in (0, 1)}
    lines: dict[int, list[Saying]] = {seat: [] for seat in listeners}
    answers: list[Sequence[Saying]] = []
    heard = 0
    for _ in range(INPUTS):
        for event in match.happened[heard:]:
            for seat, listener in listeners.items():
                known = event.seen_by(seat)
                if known is not None and not isinstance(known, TABLE_EVENTS):
                    told = game.table.narrate(known, seat)
                    lines[seat] += [Saying(said, listener, "event") for said in told]
        heard = len(match.happened)
        view = match.view(0)
        if match.sequence % 5 == 0 or match.outcome is not None:
            answers += _answers(game, view, listeners[0])
        awaited = match.awaited()
        if not awaited:
            break
        seat = awaited[0].seat
        turn = Turn(match.view(seat), match.requests_of(seat), match.seen(seat), dice)
        if match.submit(seat, bots[seat].decide(turn)) is not None:
            break
    yield from lines.values()
    yield from answers
    for chapter in game.rulebook(setup):
        title = Saying(chapter.title, listeners[0], "phrase")
        yield [title, *(Saying(line, listeners[0], "answer") for line in chapter.lines)]


def _answers(game: Any, view: Any, listener: Listener) -> Iterator[Sequence[Saying]]:
    """What keys answer: questions, the zones of the table, and what may be played."""
    table = game.table
    for ask in Ask:
        answer = table.answer(view, ask)
        if not isinstance(answer, Rejection):
            yield [Saying(line, listener, "answer") for line in answer if isinstance(line, Note)]
    for zone in table.zones(view):
        yield list(_of_zone(zone, listener))
        for item in zone.items[:3]:
            plays = table.act(view, (), item)
            if isinstance(plays, Rejection):
                yield [Saying(plays.note, listener, "refusal")]
            elif isinstance(plays, tuple):
                yield list(_of_plays(plays, listener))


def _of_zone(zone: Zone, listener: Listener) -> Iterator[Saying]:
    yield Saying(zone.note, listener, "phrase")
    for item in zone.items[:6]:
        yield Saying(item.note, listener, "phrase")


def _of_plays(plays: Sequence[Any], listener: Listener) -> Iterator[Saying]:
    for play in plays[:6]:
        if isinstance(play, (Offer, OfferList)):
            yield Saying(play.note, listener, "phrase")


def _keep(found: Places, said: Sequence[Saying]) -> None:
    """Keeps the places of lines that were said in this order; the parts of a line come first."""
    for at, saying in enumerate(said):
        before = said[at - 1].note if at else None
        after = said[at + 1].note if at + 1 < len(said) else None
        for inner in _inner(saying.note):
            part = Saying(inner, saying.listener, "phrase")
            _keep_one(found, Place(part, before, saying.note))
        _keep_one(found, Place(saying, before, after))


def _keep_one(found: Places, place: Place) -> None:
    kept = found.setdefault(place.saying.note.id, [])
    if len(kept) < KEPT and all(one.saying.note != place.saying.note for one in kept):
        kept.append(place)


def _inner(said: Note) -> Iterator[Note]:
    """The notes inside a note: a part is heard in the line that it stands in."""
    for value in said.all_values():
        if isinstance(value, Note):
            yield value
        elif isinstance(value, Notes):
            yield from value.notes


@cache
def recorded_places() -> Places:
    """Where the messages of the room are said, as the recorded walk had it."""
    found: Places = {}
    try:
        lines = RECORDED.read_bytes().splitlines()
    except OSError:
        return found
    said = []
    for line in lines:
        one = read(line, Recorded, LONGEST)
        listener = Listener(one.seat, NAMES, SIDES, one.cards)
        said.append(Saying(one.note, listener, "answer"))
    _keep(found, said)
    return found


def places_in(game: str | None) -> Places:
    """The places of a game, or of the room (None), in the order in which they are heard."""
    return recorded_places() if game is None else places_of_game(game)


def places_of(game: str | None, id: str) -> list[Place]:
    """The places where a note was said."""
    return places_in(game).get(id, [])
