"""Recovery of a damaged game: its sound part can be played on as a copy."""

from __future__ import annotations

from functools import partial

from playroom.engine.notes import Clean, note
from playroom.shell.menu import YesNo
from playroom.shell.shell import Shell
from playroom.store import KeptGame, StoreError


def offer_good_part(shell: Shell, id_: str, why: StoreError) -> bool:
    """Asks whether to play on from the last sound input of a game that was refused with `why`;
    False: nothing is sound.
    """
    from playroom.records.opening import MENDABLE, good_part

    if why.key not in MENDABLE:
        return False
    try:
        log = good_part(shell.store, id_)
    except StoreError:
        return False
    question = note(
        "resume-good-part", trouble=why.note, count=len(log.entries), id=Clean.of(id_[:6])
    )
    shell.push(YesNo(shell, question, partial(_play_on, shell, log)))
    return True


def _play_on(shell: Shell, log: KeptGame) -> None:
    from playroom.records.opening import keep_copy

    try:
        match = keep_copy(shell.store, log)
    except StoreError as why:
        shell.announcer.reply(why.note)
        return
    shell.open("match", match)
