"""What the rule tests share: positions played move by move, whole games between bots, and lines as
they are heard.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple, TypeVar

from games.cribbage import GAME
from games.cribbage.rules.play import VALUES
from games.cribbage.rules.show import explain, score
from playroom.engine.cards import Card, card, cards
from playroom.engine.contract import Turn
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Note
from playroom.engine.options import OptionValue, Setup
from playroom.engine.rng import Rng
from playroom.engine.steps import Event
from playroom.locale import Listener, Teller
from tests.cribbage import values as c
from tests.cribbage.notation import Run, attempt

E = TypeVar("E", bound=Event)

NAMES = ("Ana", "Berta", "Luis", "Inés", "Óscar", "Pau")
TABLES = ((2, 0), (3, 0), (4, 0), (4, 2), (5, 0), (6, 0), (6, 2), (6, 3))
"""Every legal (players, teams)."""


def setup(seats: int, teams: int = 0, **options: OptionValue) -> Setup:
    """A table of so many seats."""
    return Setup.of(seats, ({"teams": teams} if teams else {}) | options)


def at(head: str, *lines: str) -> Run:
    """A position in the notation of the rules."""
    return Run.load("\n".join((head, *(f"  {line}" for line in lines))))


def pegged(hands: str, plays: str, head: str = "n=2 dealer=1") -> Run:
    """Kept hands, played as far as `plays` tells (`0:5C 1:4D`, points and marks are looked at by
    the test).
    """
    run = at(f"V0 PEG {head}", f"hands: {hands}")
    for step in plays.split():
        seat, _, one = step.partition(":")
        run.do(int(seat), c.Play(card(one)))
    return run


def counting(hands: str, starter: str, head: str = "n=2 dealer=1", crib: str = "") -> Run:
    """A position with the first count open."""
    return at(
        f"V0 COUNT {head}",
        f"hands: {hands}",
        f"starter: {starter}",
        *([f"crib: {crib}"] if crib else []),
    )


def tries(run: Run, *texts: str) -> list[str]:
    """What each attempt gives: `ok` or a code."""
    return [attempt(run, text) for text in texts]


def header(one: Setup, level: str = "random", seed: str = "rules") -> Header:
    """A table of bots of one level (`person` for people)."""
    players = tuple(Player(Clean.of(name), level) for name in NAMES[: one.seats])
    return Header("rules", GAME.id, GAME.version, one, players, seed)


@cache
def played(one: Setup, level: str = "random", seed: str = "rules") -> Match[c.State, c.View]:
    """A whole game between bots of one level."""
    match = Match(GAME, header(one, level, seed))
    bots = [GAME.bots[level]() for _ in range(one.seats)]
    while match.awaited():
        seat = match.awaited()[0].seat
        action = bots[seat].decide(
            Turn(match.view(seat), match.requests_of(seat), match.seen(seat), Rng(f"{seat}"))
        )
        assert match.submit(seat, action) is None
    return match


def events(match: Match[c.State, c.View], *kinds: type[E]) -> list[E]:
    """The events of some kinds, in order."""
    return [placed.event for placed in match.events if isinstance(placed.event, kinds)]


class Parts(NamedTuple):
    """The points of a show by kind."""

    fifteen: int
    pair: int
    run: int
    flush: int
    jack: int

    @property
    def total(self) -> int:
        """All together."""
        return sum(self)


def parts(hand: Sequence[Card], starter: Card, strict: bool = False, four: bool = False) -> Parts:
    """What a show is worth, kind by kind."""
    points: Counter[str] = Counter()
    for combination in explain(hand, starter, strict, four)[1]:
        points[combination.kind] += combination.points
    pairs = points["pair"] + points["three"] + points["four"]
    return Parts(points["fifteen"], pairs, points["run"], points["flush"], points["jack"])


def show(text: str, starter: str, **flags: bool) -> int:
    """The value of a hand."""
    return score(cards(text), card(starter), **flags)


def scores(run: Run) -> tuple[int, ...]:
    """The scores of all sides."""
    return run.state.public.scores


def heard(
    note: Note, one: Setup, seat: int | None, language: str = "en", length: str = "normal"
) -> str:
    """A note as the person in `seat` hears it."""
    return Teller(language, strict=True).tell(
        note, Listener(seat, NAMES[: one.seats], GAME.sides(one)), length
    )


def narrated(
    run: Run, seat: int, one: Setup, language: str = "en", length: str = "normal"
) -> list[str]:
    """The lines that `seat` hears of what the last action did."""
    lines = []
    for event in run.told:
        known = event.seen_by(seat)
        if known is not None:
            lines += [
                heard(note, one, seat, language, length) for note in GAME.table.narrate(known, seat)
            ]
    return lines


def fifteens(text: str) -> int:
    """The points of all groups that add up to 15, by trying every group."""
    values = [VALUES[one.rank] for one in cards(text)]
    sums: Mapping[int, int] = {}
    for value in values:
        more = dict(sums)
        more[value] = more.get(value, 0) + 1
        for total, ways in sums.items():
            more[total + value] = more.get(total + value, 0) + ways
        sums = more
    return 2 * sums.get(15, 0)
