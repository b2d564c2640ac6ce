"""Transcript: a game as text, with players, rules, everything announced to one seat, and the
result.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from playroom.engine.notes import Clean, Note, Notes, note
from playroom.engine.record import Seat
from playroom.engine.registry import game_name
from playroom.locale import Teller
from playroom.locale.options import option_lines
from playroom.records.playback import Playback
from playroom.records.scores import score_notes
from playroom.store.files import write_whole


def transcript(
    playback: Playback, seat: Seat | None, teller: Teller, length: str = "normal"
) -> Iterator[str]:
    """The lines of a transcript for the ears of `seat` (None: all hands open), deal by deal with an
    empty line between.
    """
    listener = playback.listener(seat)
    for title in heading(playback):
        yield teller.tell(title, listener, length)
    deal = 0
    for stop in playback.stops(seat):
        if (now := playback.deal_of(stop.position)) != deal:
            deal = now
            yield ""
        for line in stop.lines:
            yield teller.tell(playback.as_told(line, seat, teller, length), listener, length)
    yield ""
    outcome = playback.match.outcome
    if outcome is None:
        yield teller.tell(note("transcript-open"), listener, length)
    else:
        header = playback.header
        sides = playback.game.sides(header.setup)
        scores = score_notes(sides, header.players, outcome.scores, seat)
        yield teller.tell(note("transcript-result", scores=scores), listener, length)


def write_transcript(
    playback: Playback, seat: Seat | None, teller: Teller, length: str, path: Path
) -> int:
    """Writes the transcript into a file, all of it or nothing, and tells how many lines it has.

    Raises `StoreError`.
    """
    lines = list(transcript(playback, seat, teller, length))
    write_whole(path, ("\n".join(lines) + "\n").encode())
    return len(lines)


def heading(playback: Playback) -> Iterator[Note]:
    """What was played, when, by whom, and the options that were not the usual ones."""
    header = playback.header
    game = game_name(header.game)
    yield note(
        "transcript-title", game=game, id=Clean.of(header.id, 64), day=Clean.of(header.created[:10])
    )
    people = []
    for player in header.players:
        name = Clean.of(str(player.name))
        level = (
            note("transcript-person") if player.is_person else note("level-name", level=player.kind)
        )
        people.append(note("transcript-player", name=name, level=level))
    yield note("transcript-players", players=Notes(tuple(people)))
    _, lines = option_lines(playback.game, header.setup)
    yield from lines[: len(header.setup.options)]
