"""All that is true at a table, what dice are worth there, and what a seat may do.

Nothing is hidden (FAR-073): a seat knows all of it, and which seat it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from games.farkle.actions import Bank, Keep, Roll, Steal
from games.farkle.events import Banked, Farkled, Kept, Rolled
from games.farkle.options import FarkleOptions
from playroom.engine.kit.dice import SIDES, counted, dice_note, outcomes, takings
from playroom.engine.kit.kinds.luck import Ways
from playroom.engine.notes import Rejection
from playroom.engine.record import Count, Points, Record, Seat
from playroom.engine.steps import Action

Dice = tuple[Count, ...]
SINGLE = {1: 100, 5: 50}


@lru_cache(8192)
def worth(options: FarkleOptions, dice: Dice) -> Points:
    """FAR-026: the most that these dice are worth where every one of them counts, else 0."""
    made = [_whole(options, dice)]
    for many in range(1, dice.count(dice[0]) + 1 if dice else 1):
        points, rest = _alike(options, dice[0], many), dice[many:]
        more = worth(options, rest)
        made.append(points + more if points and (more or not rest) else 0)
    return max(made)


def _alike(options: FarkleOptions, value: int, count: int) -> int:
    """FAR-020 to 022: so many of a kind as one set, or a single die; 0: nothing."""
    if count < 3:
        return SINGLE.get(value, 0) if count == 1 else 0
    three, more = options.triple_ones if value == 1 else 100 * value, count - 3
    sets = {"fixed": 1000 * more, "double": three << more, "add": three * (1 + more)}
    return sets.get(options.several, 0) if more else three


def _whole(options: FarkleOptions, dice: Dice) -> int:
    """FAR-023 to 025: what all dice of the table make together; 0: nothing."""
    counts, six = counted(dice).values(), len(dice) == SIDES
    straight = len(counts) == options.dice and dice[-1] - dice[0] == options.dice - 1
    pairs, triplets = (six and all(count % n == 0 for count in counts) for n in (2, 3))
    made = pairs * options.three_pairs, triplets * options.two_triplets
    return max(straight * options.straight, *made)


@lru_cache(8192)
def keeps(options: FarkleOptions, rolled: Dice) -> Mapping[Dice, Points]:
    """FAR-013: what may be kept of a roll, worth most first, of equal ones the fewest dice."""
    ways = {dice: points for dice in takings(rolled) if (points := worth(options, dice))}
    return dict(sorted(ways.items(), key=lambda way: (-way[1], len(way[0]), way[0])))


@lru_cache(256)
def may_bring(options: FarkleOptions, free: Count) -> tuple[tuple[float, Ways], ...]:
    """What so many dice may bring, with its probability."""
    return outcomes(free, options.dice, lambda rolled: keeps(options, rolled))


class State(Record):
    """The table between two actions: `opened` tells who is on the board, `farkles` the turns in a
    row that each has lost, `free` how many dice are rolled next; `left` may be stolen for the
    points `stake`; `closer` reached the target first; `seat` is the one that looks.
    """

    options: FarkleOptions
    scores: tuple[Points, ...]
    opened: tuple[bool, ...]
    farkles: tuple[Count, ...]
    free: Count
    turn: Seat | None
    rolled: Dice = ()
    kept: Dice = ()
    pot: Points = 0
    left: Count = 0
    stake: Points = 0
    rolls: Count = 0
    acts: Count = 0
    closer: Seat | None = None
    winners: tuple[Seat, ...] = ()
    last: Rolled | Kept | Farkled | Banked | None = None
    seat: Seat | None = None

    @property
    def ways(self) -> tuple[Dice, ...]:
        """What may be kept, worth most first; what leads over an exact target last."""
        most = self.most - self.pot
        return tuple(sorted(keeps(self.options, self.rolled), key=lambda d: self.worth(d) > most))

    @property
    def banked(self) -> Dice:
        """FAR-032: what banking right after a roll keeps: the most that may be banked (FAR-016)."""
        ways = self.ways
        if self.options.hot_dice == "must":
            ways = tuple(dice for dice in ways if len(dice) < self.free and self.opens(dice))
        return (*ways, *self.ways)[0]

    def opens(self, dice: Dice) -> bool:
        """FAR-031: is the turn enough to be on the board with these dice?"""
        on = self.turn is None or self.opened[self.turn]
        return on or self.pot + (self.worth(dice) if dice else 0) >= self.options.opening

    @property
    def whole(self) -> Points:
        """The points at risk, with the best of the roll."""
        return self.pot + (self.worth(self.ways[0]) if self.rolled else 0)

    @property
    def bankable(self) -> Points:
        """The points that banking would bring now."""
        return self.pot + (self.worth(self.banked) if self.rolled else 0)

    @property
    def most(self) -> Points:
        """The most that the turn may bring: what is missing where the target must be met."""
        score = 0 if self.turn is None else self.scores[self.turn]
        return self.options.target - score if self.options.exact else 1_000_000

    def worth(self, dice: Dice) -> Points:
        """What dice are worth here."""
        return worth(self.options, dice)

    def free_after(self, dice: Dice) -> Count:
        """FAR-015: the dice to roll when these are set aside; all again when none is left."""
        return self.free - len(dice) or self.options.dice


View = State


def refusal(view: State, action: Action) -> Rejection | None:
    """Why the seat in turn may not do this now, with what would work."""
    best = view.ways[0] if view.rolled else ()
    match action:
        case Bank() if view.whole:
            return _no_bank(view)
        case Bank() | Keep() if not view.rolled:
            return Rejection.of("roll_first", "farkle-refuse-roll-first")
        case Keep(dice) if tuple(sorted(dice)) not in takings(view.rolled):
            return Rejection.of("not_rolled", "farkle-refuse-rolled", dice=dice_note(view.rolled))
        case Keep(dice) if view.worth(tuple(sorted(dice))):
            return None
        case _ if best:  # FAR-012: something of every roll is kept
            name = "no-score" if isinstance(action, Keep) else "keep-first"
            note, points = dice_note(best), view.worth(best)
            return Rejection.of(name, f"farkle-refuse-{name}", best=note, points=points)
        case Steal() if not view.left:
            return Rejection.of("no_steal", "farkle-refuse-steal", on=view.options.steal)
    return None


def kept(state: State, seat: Seat, dice: Dice) -> Kept:
    """What is told of dice that are set aside."""
    hot, points, free = len(dice) == state.free, state.worth(dice), state.free_after(dice)
    return Kept(seat, dice, points, state.pot + points, free, hot)


def banked(state: State, seat: Seat) -> Banked:
    """What is told of banking."""
    points, options = state.bankable, state.options
    total = state.scores[seat] + points
    last = total >= options.target and state.closer is None and options.last_round
    return Banked(seat, points, total, last)


def _no_bank(view: State) -> Rejection | None:
    best, opening, whole = view.banked if view.rolled else (), view.options.opening, view.bankable
    hot = len(best) == view.free if best else not view.kept
    if hot and view.options.hot_dice == "must":  # FAR-016
        return Rejection.of("hot_dice", "farkle-refuse-hot", dice=view.options.dice)
    if not view.opens(best):
        return Rejection.of("opening", "farkle-refuse-opening", opening=opening, points=whole)
    if whole > view.most:  # FAR-062
        return Rejection.of("over", "farkle-refuse-over", points=whole, missing=view.most)
    return None


def choices(view: State) -> Iterator[Action]:
    """All that the seat may do; what keeps points comes first, so that silence ends (FAR-071)."""
    if view.seat is not None and view.turn == view.seat:
        yield from (Keep(dice) for dice in view.ways)
        yield from (action for action in (Bank(), Roll(), Steal()) if not refusal(view, action))
