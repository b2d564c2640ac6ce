"""`playroom verify FILE` for the file of a tournament."""

from __future__ import annotations

import argparse
from pathlib import Path

from playroom.cli.printing import printed_json, teller_for, told
from playroom.cli.refusals import refuse
from playroom.engine.deal.seal import grouped
from playroom.engine.notes import note
from playroom.engine.wire import plain
from playroom.room.contests.state import standings
from playroom.room.contests.verifying import BadTournament, verified
from playroom.room.contests.verifying import is_file_of_one as is_file_of_one


def verify_contest(args: argparse.Namespace) -> int:
    """Proves the rounds, results and deals of a tournament from its file, and tells its end."""
    try:
        contest, count = verified(Path(args.what))
    except BadTournament as why:
        refuse("contest-not-proved", why=why.why, round=why.number, table=why.table)
    lines = [note("contest-proved", rounds=len(contest.rounds), count=count)]
    if contest.opened.promise is not None:
        lines.append(note("contest-proved-deals", promise=grouped(contest.opened.promise)))
    ranked = standings(contest)
    if args.json:
        printed_json({"rounds": len(contest.rounds), "matches": count, "standings": plain(ranked)})
        return 0
    for line in ranked:
        values = {"points": line.points, "buchholz": line.buchholz}
        lines.append(note("contest-line", place=line.place, name=line.entrant.name, **values))
    told(lines, teller_for(args))
    return 0
