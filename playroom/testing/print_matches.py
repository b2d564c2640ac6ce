"""Prints what happens in some matches: the same on every machine, in every process, under any hash
seed.
"""

from __future__ import annotations

import json

from playroom.engine.plain import digest, to_plain
from tests.conformance.cases import cases
from tests.conformance.checks_contract import decide
from tests.conformance.checks_secrecy import table_answers
from tests.conformance.playing import open_match, walk

from playroom.engine.contract import Game
from playroom.engine.options import Setup
from playroom.engine.rng import Rng


def print_match(game: Game[object, object], setup: Setup, name: str) -> None:
    """A match: every input with the digests of its state and events; now and then all views,
    answers and decisions.
    """
    match = open_match(game, setup, name)
    for _ in walk(match, name, 60, leaving=40):
        events = [placed.event for placed in match.events if placed.sequence == match.sequence]
        print(
            name,
            match.sequence,
            to_plain(match.entries[-1:]),
            match.digest(),
            digest(events),
            digest(match.requests),
        )
        if match.sequence % 20 == 10:
            for seat in range(setup.seats):
                view = match.view(seat)
                print(
                    digest(view),
                    digest(list(table_answers(game, view))),
                    digest(list(game.choices(view))),
                )
                print(digest(game.redeal(match.state, seat, Rng("world"))))
            for request in match.awaited():
                for level in game.bots:
                    print(request.id, level, game.format(decide(match, request.seat, level, name)))
    print(json.dumps(to_plain(match.view(None)), sort_keys=True))


if __name__ == "__main__":
    for case in cases():
        print_match(case.game, case.setup, case.name)
