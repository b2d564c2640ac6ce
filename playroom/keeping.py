"""The commands about kept games and files: verify, and what is told, counted, written out and read in again."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from playroom.cli import refuse
from playroom.commands import NOBODY, kept, printed, teller_of
from playroom.engine.values import Clean, note

if TYPE_CHECKING:
    from playroom.store import Log


def is_file(what: str) -> bool:
    """Is there a file of that name? (Everything else is the number of a kept game.)"""
    try:
        return Path(what).is_file()
    except (OSError, ValueError):
        return False


def log_of(args: argparse.Namespace) -> Log:
    """The log that is named: a file when there is one of that name, else a kept game. Raises `CliError`, `StoreError`."""
    from playroom.store.jsonl import read_log

    if args.what is None:
        refuse("cli-which-file")
    if is_file(args.what):
        return read_log(Path(args.what))
    with kept(args) as store:
        return store.log(store.find(args.what).id)


def verify(args: argparse.Namespace) -> int:
    """Proves that the cards of a game follow from the seed that was sealed before the first of them."""
    from playroom import fair
    from playroom.shell.resume import open_log

    heard = ""
    if args.seal is not None and not (heard := fair.heard_seal(args.seal)):
        refuse("fair-no-seal", text=Clean.of(args.seal, 80))
    log = log_of(args)
    if not log.header.commitment.startswith(heard):
        refuse("fair-other-seal", heard=fair.grouped(heard), seal=fair.grouped(log.header.commitment[: len(heard)]))
    witness = fair.Witness(log.header.seed)
    match = open_log(log.header, log.entries, log.states, witness)
    found = fair.gathered(match, witness, log.states)
    if args.json:
        printed(json.dumps(found.plain(), ensure_ascii=False))
        return 0
    lines = [note("fair-whole-seal", seal=fair.grouped(found.commitment))]
    lines.append(note("fair-agrees") if heard else note("fair-compare", seal=fair.seal(log.header)))
    if found.seed is None:
        lines.append(note("fair-not-over", shuffles=len(found.shuffles), inputs=found.inputs))
    else:
        lines.append(note("fair-seed", seed=Clean.of(found.seed, 200), id=Clean.of(found.id, 64)))
        lines.append(note("fair-follows", shuffles=len(found.shuffles), inputs=found.inputs))
    for line in lines:
        printed(teller_of(args).tell(line, NOBODY))
    return 0
