"""A bot that searches: it imagines the cards that its seat does not know, plays every choice out in
some imagined worlds, and takes the one that is worth most on average.

It plays any game that can be dealt anew: the game says how (`imagine`), everything else is its
rules. Levels differ by how many worlds they look at and by what they overlook:

    LEVELS = {
        "easy": EasyBot,
        "fair": lambda: SearchBot(lambda: GAME, imagine, EasyBot, worlds=4, overlooks=0.3),
        "good": lambda: SearchBot(lambda: GAME, imagine, EasyBot, worlds=24),
    }

and `levels(EasyBot, lambda: GAME, imagine)` is about the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import islice
from math import comb
from typing import Any, TypeVar

from playroom.engine.contract import Bot, Game, Turn
from playroom.engine.kit.bots import near_best
from playroom.engine.kit.judging import Judgement, JudgingBot, averaged, only_choice
from playroom.engine.kit.told import side_of
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event

C = TypeVar("C")

Imagine = Callable[[Any, Sequence[Event], Rng], Any]
"""(view, events seen, random numbers) -> a state that the seat of the view cannot tell from the
true one.
"""

MOST = 60
"""Choices that are looked at, the first ones."""


class SearchBot(JudgingBot):
    """Decides by matches played out in imagined worlds.

    `rules` gives the game (called at a turn, since a game names its bots before it is made);
    `imagine` a world; `policy` the bot that plays the matches out, quick and not foolish. A match
    is played out until `over(first, now)` says so (the states at its begin and then), else to its
    end, for `moves` moves at most. `worth(state, seat)` is what an end is worth; without it the
    lead of the seat's side by the scores of its view. `choices` are the actions that are compared
    (those of the game unless given). `overlooks` is the share of choices that are
    not seen, from 0 to 1; the best that is seen is taken, or one that is worth at most `within`
    less.
    """

    def __init__(
        self,
        rules: Callable[[], Game[Any, Any]],
        imagine: Imagine,
        policy: Callable[[], Bot],
        worlds: int,
        *,
        overlooks: float = 0.0,
        over: Callable[[Any, Any], bool] = lambda first, now: False,
        worth: Callable[[Any, Seat], float] | None = None,
        choices: Callable[[Any], Iterable[Action]] | None = None,
        moves: int = 200,
        within: float = 0.0,
    ) -> None:
        self._rules = rules
        self._imagine = imagine
        self._policy = policy()
        self._worlds = worlds
        self._overlooks = overlooks
        self._over = over
        self._worth = worth or self._lead
        self._choices = choices
        self._moves = moves
        self._within = within

    def decide(self, turn: Turn) -> Action:
        """The choice that is worth most on average."""
        choices = self._seen(self._offered(turn), turn.rng)
        if len(choices) == 1:
            return choices[0]
        rows = self._rows(turn, choices, self._worlds)
        judged = [(sum(row) / self._worlds, action) for action, row in rows.items()]
        return near_best(judged, self._within, turn.rng)

    def judge(self, turn: Turn, times: int = 1, also: Sequence[Action] = ()) -> Judgement:
        """All choices, played out in `times` as many worlds."""
        choices = list(dict.fromkeys([*self._offered(turn), *also]))
        if len(choices) == 1:
            return only_choice(choices[0])
        return averaged(self._rows(turn, choices, times * self._worlds))

    def _offered(self, turn: Turn) -> list[Action]:
        return list(islice((self._choices or self._rules().choices)(turn.view), MOST))

    def _rows(
        self, turn: Turn, choices: Sequence[Action], worlds: int
    ) -> dict[Action, list[float]]:
        """What every choice is worth in each of the worlds, until the deadline."""
        game, seat = self._rules(), turn.requests[0].seat
        rows: dict[Action, list[float]] = {action: [] for action in choices}
        for number in range(worlds):
            if number and turn.deadline is not None and time.monotonic() > turn.deadline:
                break
            rng = turn.rng.stream(f"world{number}")
            state = self._imagine(turn.view, turn.seen, rng)
            for action, row in rows.items():
                row.append(self._played_out(game, state, seat, action, rng.stream("play")))
        return rows

    def _seen(self, choices: list[Action], rng: Rng) -> list[Action]:
        """The choices that are not overlooked, one at least."""
        if not self._overlooks:
            return choices
        chance = rng.stream("overlooked")
        seen = [action for action in choices if chance.random() >= self._overlooks]
        return seen or [chance.choice(choices)]

    def _played_out(
        self, game: Game[Any, Any], first: Any, seat: Seat, action: Action, rng: Rng
    ) -> float:
        state = game.apply(first, seat, action, rng).state
        for move in range(self._moves):
            awaited = [request for request in game.requests(state) if request.awaited]
            if not awaited or self._over(first, state):
                break
            acting = awaited[0].seat
            mine = tuple(request for request in awaited if request.seat == acting)
            turn = Turn(game.view(state, acting), mine, (), rng.stream(f"move{move}"))
            state = game.apply(state, acting, self._policy.decide(turn), rng).state
        return self._worth(state, seat)

    def _lead(self, state: Any, seat: Seat) -> float:
        game = self._rules()
        view = game.view(state, seat)
        return game.lead(view.scores, side_of(view.scores, seat))


def levels(
    policy: Callable[[], Bot], rules: Callable[[], Game[Any, Any]], imagine: Imagine, **more: Any
) -> dict[str, Callable[[], Bot]]:
    """The levels `easy` (the policy), `fair` and `good`, which search; `more` as in `SearchBot`."""
    searching = partial(SearchBot, rules, imagine, policy, **more)
    return {
        "easy": policy,
        "fair": partial(searching, worlds=3, overlooks=0.3),
        "good": partial(searching, worlds=20),
    }


def dealt_anew(
    unknown: Iterable[Any],
    counts: Sequence[int],
    rng: Rng,
    may_hold: Callable[[int, Any], bool] | None = None,
) -> list[tuple[Any, ...]]:
    """Cards that are not known, dealt at random to hands of so many cards; what is left over is the
    last of the list (the stock). `may_hold(hand, card)` tells what is known of them: who could not
    follow holds none of a suit (the stock is the hand behind the last one).

    >>> dealt_anew("abcde", (2, 1), Rng("x"))
    [('c', 'a'), ('b',), ('e', 'd')]
    >>> dealt_anew("abcde", (2, 1), Rng("x"), lambda hand, card: hand != 0 or card in "de")
    [('e', 'd'), ('b',), ('c', 'a')]
    """
    cards = rng.stream("anew").shuffled(sorted(unknown))
    hands: list[tuple[Any, ...]] = []
    place = 0
    for count in counts:
        hands.append(cards[place : place + count])
        place += count
    hands.append(cards[place:])
    return hands if may_hold is None else _exchanged(hands, may_hold)


def _exchanged(
    hands: list[tuple[Any, ...]], may_hold: Callable[[int, Any], bool]
) -> list[tuple[Any, ...]]:
    """The same number of cards in every hand, and none that it may not hold, as far as there is
    such a deal: cards that are wrong push others on, from hand to hand, by the shortest way.
    """
    rows = [[card for card in hand if may_hold(at, card)] for at, hand in enumerate(hands)]
    for at, hand in enumerate(hands):
        for card in hand:
            if not may_hold(at, card):
                _placed(card, rows, [len(each) for each in hands], may_hold)
    return [tuple(row) for row in rows]


def _placed(
    card: Any, rows: list[list[Any]], sizes: Sequence[int], may_hold: Callable[[int, Any], bool]
) -> None:
    """Puts a card into a hand that may hold it; out of a full one another card goes on."""
    ways: list[tuple[tuple[int, Any], ...]] = [
        ((at, card),) for at in range(len(rows)) if may_hold(at, card)
    ]
    reached = {way[-1][0] for way in ways}
    for way in ways:
        last = way[-1][0]
        if len(rows[last]) < sizes[last]:
            for at, moved in way:
                for row in rows:
                    if moved in row:
                        row.remove(moved)
                rows[at].append(moved)
            return
        for other in rows[last]:
            for at in range(len(rows)):
                if at not in reached and may_hold(at, other):
                    reached.add(at)
                    ways.append((*way, (at, other)))
    raise ValueError("no deal is possible in which every hand may hold its cards")


def chance(fits: int, unseen: int, held: int) -> float:
    """The probability that one of so many unseen cards that fit is among those `held`.

    >>> round(chance(2, 10, 3), 3)
    0.533
    """
    if not fits or held <= 0:
        return 0.0
    if unseen - fits < held:
        return 1.0
    return 1 - comb(unseen - fits, held) / comb(unseen, held)


def hands(
    cards: Sequence[C], held: Sequence[int], known: Mapping[Seat, tuple[C, ...]]
) -> tuple[tuple[C, ...], ...]:
    """Hands of so many cards: those that are known, filled up from `cards` seat by seat.

    >>> hands("abc", (2, 1, 2), {0: ("x", "y"), 2: ("z",)})
    (('x', 'y'), ('a',), ('z', 'b'))
    """
    dealt, place = [], 0
    for seat, count in enumerate(held):
        mine = known.get(seat, ())
        end = place + count - len(mine)
        dealt.append((*mine, *cards[place:end]))
        place = end
    return tuple(dealt)
