"""Recorded transcripts: what the players of some matches hear, kept as files that a later run is
compared with.

A change of the rules or the words shows as a line that is another one, so the one who changes them
reads what it does to the game as it is heard. The matches are played by bots and follow from a
seed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from playroom.engine.match import Match
from playroom.engine.narration import narrate
from playroom.engine.rng import Rng
from playroom.engine.table import Ask
from playroom.locale import Teller
from playroom_testing.cases import Case, Subject
from playroom_testing.checks.sayings import listener_of
from playroom_testing.walks import AnyMatch, header

MOST = 80
"""Inputs of one match."""
EVERY = 10
"""After so many inputs the answers to some questions are recorded too."""
ASKED = (Ask.TABLE, Ask.SCORES, Ask.HAND, Ask.TURN)


def recorded_tables(subject: Subject) -> Iterator[Case]:
    """One table for each preset: that with the fewest seats."""
    seen: set[str] = set()
    for case in subject.cases:
        preset = case.name.rpartition("-")[0]
        if preset not in seen:
            seen.add(preset)
            yield case


def file_of(folder: Path, case: Case, language: str) -> Path:
    """Where the transcript of a table lies."""
    return folder / f"{case.game.id}-{case.name}.{language}.txt"


def transcript(case: Case, language: str) -> str:
    """What seat 0 hears in a match of bots, a line each, and its answers to questions now and then
    (indented).
    """
    game, teller = case.game, Teller(language)
    match: AnyMatch = Match(game, header(game, case.setup, "recorded", persons=False))
    level = list(game.bots)[-1]
    listener, chance = listener_of(match, 0), Rng("recorded")
    lines: list[str] = []
    told = 0
    while True:
        for event in match.happened[told:]:
            known = event.seen_by(0)
            if known is not None:
                lines += [teller.tell(line, listener) for line in narrate(game, known, 0)]
        told = len(match.happened)
        if match.sequence % EVERY == 0:
            view = match.view(0)
            answers = [line for ask in ASKED for line in game.table.answer(view, ask)]
            lines += [f"    {teller.tell(line, listener)}" for line in answers]
        awaited = match.awaited()
        if not awaited or match.sequence >= MOST:
            return "\n".join(lines) + "\n"
        seat = awaited[0].seat
        bot = game.bots[level if seat else "random"]()
        turn = match.turn(seat, chance.stream(f"{match.sequence}"))
        refused = match.submit(seat, bot.decide(turn))
        assert refused is None, f"{level} of seat {seat} is refused: {refused}"


def record(subject: Subject, folder: Path) -> int:
    """Writes the transcripts of a game; how many. Raises `OSError`."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 0
    for case in recorded_tables(subject):
        for language in subject.languages:
            file_of(folder, case, language).write_text(transcript(case, language), "utf-8")
            number += 1
    return number


def check_recorded(case: Case, language: str, folder: Path) -> None:
    """The match is heard as it was when it was recorded."""
    file = file_of(folder, case, language)
    assert file.exists(), f"{file.name} is not there: --record writes it"
    before = file.read_text("utf-8").splitlines()
    now = transcript(case, language).splitlines()
    for number, (old, new) in enumerate(zip(before, now, strict=False), 1):
        assert old == new, f"line {number} of {file.name} was {old!r} and is {new!r}"
    assert len(before) == len(now), f"{file.name} had {len(before)} lines, now {len(now)}"
