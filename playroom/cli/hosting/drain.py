"""`playroom drain`: lists the nodes that serve a room, and drains one for a restart while play goes
on.
"""

from __future__ import annotations

import argparse
from contextlib import closing

from playroom.cli.hosting.database import engine_of
from playroom.cli.printing import printed_json, teller_for, told
from playroom.cli.refusals import refuse, typed_text
from playroom.engine.notes import Clean, Note, note


def drain(args: argparse.Namespace) -> int:
    """Lists the nodes, or drains the one with the given number. Returns the exit status.

    Raises `CliError`, `EngineError`.
    """
    engine = engine_of(args)
    if engine is None:
        refuse("cli-needs-engine")
    from playroom.room.cluster.shared_membership import about_of  # here: few rooms are shared
    from playroom.store.postgres import nodes

    with closing(engine):
        engine.look()
        if args.what is not None:
            is_number = args.what.isascii() and args.what.isdigit() and len(args.what) < 10
            number = int(args.what) if is_number else 0
            there = {living for living, _, _ in nodes.live_nodes(engine)}
            if number not in there or not nodes.drain(engine, number):
                refuse("cli-no-process", number=typed_text(args.what))
        processes = [
            {"process": number, "place": about_of(about).place, "emptied": draining}
            for number, about, draining in nodes.live_nodes(engine)
        ]
    if args.json:
        for process in processes:
            printed_json(process)
        return 0
    told([_line(process) for process in processes] or [note("drain-none")], teller_for(args))
    return 0


def _line(process: dict[str, object]) -> Note:
    return note(
        "drain-process",
        number=Clean.of(str(process["process"])),
        place=Clean.of(str(process["place"])),
        emptied=bool(process["emptied"]),
    )
