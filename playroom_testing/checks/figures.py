"""What a game must bring along to be kept well: deals to step by, and figures that can be said."""

from __future__ import annotations

import msgspec

from playroom.engine.notes import Note
from playroom.engine.options import Setup
from playroom.engine.wire import encode
from playroom.locale import Listener, Teller
from playroom.records.statistics import FinishedGame, record_of
from playroom.records.statistics_lines import number
from playroom_testing.cases import Case
from playroom_testing.walks import whole

_ANY_VALUE = 12.5
MATCHES = 3
"""So many are looked at to see which points win."""


def check_figures(case: Case, seed: str) -> None:
    """A finished match gives sums and counts, of the match and of every player."""
    match = whole(case.game, case.setup, seed, case.hooks.most_inputs)
    finished = match.finished()
    for name, (total, count, *squares) in match.game.figures(finished).items():
        _check_figure(name, (total, *squares), count)
    for seat in range(case.setup.seats):
        for name, (total, count) in match.game.own_figures(finished, seat).items():
            _check_figure(name, (total,), count)
    record = record_of(match, [1000 * number for number in range(match.sequence)])
    assert record is not None, "a match with a person in it has no record"
    assert record.result in ("won", "lost", "drawn"), f"a match was {record.result}"
    assert msgspec.json.decode(encode(record), type=FinishedGame) == record, (
        f"{record} does not come back as it was"
    )


def _check_figure(name: str, numbers: tuple[float, ...], count: int) -> None:
    assert isinstance(name, str), f"a figure is called {name!r}"
    assert name, "a figure has no name"
    for value in numbers:
        assert isinstance(value, (int, float)), f"the figure {name} is {value!r}"
    assert isinstance(count, int), f"the figure {name} is counted {count!r} times"
    assert count >= 0, f"the figure {name} is counted {count} times"


def check_figures_said(case: Case, seed: str, language: str) -> None:
    """Every figure of a player has its words (`<game>-figure-<name>`, with `$value`)."""
    game = case.game
    match = whole(game, case.setup, seed, case.hooks.most_inputs)
    teller, listener = Teller(language, strict=True), Listener(None, (), (), game.pack.words)
    for seat in range(case.setup.seats):
        for name in game.own_figures(match.finished(), seat):
            figure = Note.of(f"{game.id}-figure-{name}", {"value": number(_ANY_VALUE)})
            line = teller.tell(figure, listener)
            assert "12" in line, f"{figure.id} does not say its $value in {language}: {line!r}"


def check_aim(case: Case, seed: str) -> None:
    """`fewer_wins` says what the game does: of a few matches with a winner, not all were won by
    points that are worse than another side's.
    """
    game, most = case.game, case.hooks.most_inputs
    setup = Setup.of(case.setup.seats, {**case.setup.given(), **case.hooks.short})
    setup = case.setup if game.check_options(setup) is not None else setup
    leads = []
    for match in range(MATCHES):
        outcome = whole(game, setup, f"{seed} {match}", most).outcome
        assert outcome is not None
        leads += [game.lead(outcome.scores, side) for side in outcome.winners]
    worse = sum(lead < 0 for lead in leads)
    more = "fewer" if game.fewer_wins else "more"
    assert worse == 0 or worse < len(leads), (
        f"`fewer_wins` is {game.fewer_wins}, so {more} points should win, and in {MATCHES} matches "
        "all winners had worse points than somebody else"
    )


def check_deals(case: Case, seed: str) -> None:
    """`deals` of the table says where deals begin: one of these events is there at the start or
    soon after it, so that a replay has somewhere to step to.
    """
    begins = case.game.table.deals
    assert begins, "`deals` of the table is empty: the events that begin a deal"
    match = whole(case.game, case.setup, seed, case.hooks.most_inputs)
    assert any(isinstance(event, begins) for event in match.happened), (
        f"in a whole match nothing of {', '.join(kind.__name__ for kind in begins)} happened"
    )
