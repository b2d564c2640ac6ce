"""The doctor's lines for players: what works, and for each thing that does not the one thing to do
first.
"""

from __future__ import annotations

from collections.abc import Sequence

from playroom.engine.notes import Clean, Note, Notes, note
from playroom.locale import LANGUAGES
from playroom.optional_packages import lacking_note, names_of, plan_for
from playroom.sound.doctor import SoundProbe
from playroom.speech.doctor import Probe

PACKAGE_MISSING = "not-installed"
"""A Python package is missing: the playroom itself may install it."""


def player_lines(
    tried: Sequence[Probe], mode: Note, sounds: SoundProbe, missing: Sequence[str]
) -> list[Note]:
    """What players are told of voice, reader (`mode`), sounds and others. `missing`: features that
    lack packages.
    """
    return [voice_note(tried), mode, sounds_note(sounds), *others_notes(missing)]


def voice_note(tried: Sequence[Probe]) -> Note:
    """The voice that speaks, or what to do first to have one."""
    best = next((program for program in tried if program.ok), None)
    if best is not None:
        return note("doctor-voice", name=Clean.of(best.name, 60), **languages_of(best))
    needed = [program for program in tried if not program.optional] or list(tried)
    others = [program for program in needed if program.code != PACKAGE_MISSING]
    if not others:
        return missing_note("voice")
    first = next((program for program in others if program.command), others[0])
    command = Clean.of(first.command, 120)
    return note("doctor-no-voice", why=first.code, typed=bool(command), command=command)


def sounds_note(sounds: SoundProbe) -> Note:
    """Whether sounds work, or what to do first."""
    if sounds.code == PACKAGE_MISSING:
        return missing_note("sound")
    return note("doctor-sounds-work") if sounds.ok else note("doctor-sounds-fail", why=sounds.code)


def others_notes(missing: Sequence[str]) -> list[Note]:
    """Whether one can play with others, and find rooms near by."""
    works = [] if "room" in missing else [note("doctor-others-work")]
    return [*works, *(missing_note(feature) for feature in missing)]


def missing_note(feature: str) -> Note:
    """Where the playroom asks whether it may install what a feature lacks, or what else to do."""
    if plan_for(names_of((feature,))).steps:
        return note("packages-chosen", what=feature)
    return lacking_note((feature,))


def languages_of(program: Probe) -> dict[str, Notes]:
    """The names of the languages that a program speaks, and of those that it `lacks`: one that does
    not tell its languages may know them all.
    """
    told = program.languages
    names = {code: note("doctor-language", language=code) for code in LANGUAGES}
    return {
        "languages": Notes(tuple(name for code, name in names.items() if code in told)),
        "lacks": Notes(tuple(name for code, name in names.items() if told and code not in told)),
    }
