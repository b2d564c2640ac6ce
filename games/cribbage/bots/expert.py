"""The strongest level: imagines what the others hold, plays the rest of the cards out, and knows
how the game stands.
"""

from __future__ import annotations

import time

from games.cribbage.actions import Discard, Play
from games.cribbage.bots import discarding, many_players, opponent, pegging
from games.cribbage.bots.counting import claim
from games.cribbage.bots.search import Finish, Ranks, Search
from games.cribbage.rules.play import VALUES, fitting
from games.cribbage.rules.show import score
from games.cribbage.state import Phase
from games.cribbage.view import View
from playroom.engine.cards import PACK, Card
from playroom.engine.contract import Turn
from playroom.engine.rng import Rng
from playroom.engine.steps import Action

_NODES = 2000
"""How many positions a decision may look at: a fixed number, so that a bot decides alike on every
machine.
"""

_MOST = (32, 50)
"""How many hands of the opponent are imagined, at most: early in the play, and when the search goes
to the end.
"""

_CRIB = 4.8


class Expert:
    """Two players: by what opponents keep (`opponent`) and a search of the play.

    More: by hands imagined for all (`many_players`).
    """

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        view: View = turn.view
        if view.public.phase is Phase.PLAY:
            fit = fitting(view.hand, view.public.total)
            if len({card.rank for card in fit}) == 1:
                return Play(min(fit))
            if view.options.seats == 2:
                return Play(_searched(view, fit, turn.rng, turn.deadline))
            return Play(many_players.best(view, turn.rng, turn.deadline))
        if view.public.phase is Phase.DISCARD:
            return Discard(_away(view))
        return claim(turn)


def _away(view: View) -> tuple[Card, ...]:
    """What to lay away: hand, crib and play together; near the target the chance to get there."""
    options, public, seat = view.options, view.public, view.seat
    assert seat is not None
    side = options.side_of[seat]
    ours = options.side_of[public.dealer] == side
    choices = discarding.choices(view)
    need = options.target - public.scores[side]
    starters = [card for card in PACK if card not in view.hand]
    best, away = -1000.0, choices[0].away
    for choice in choices[:8]:
        hand = tuple([card for card in view.hand if card not in choice.away])
        total = choice.total
        if options.seats == 2:
            total += 0.8 * opponent.net_in_play(hand, ours)
        if need <= 26:
            pegs = 3 if ours else 2
            crib = choice.crib if public.dealer == seat else 0
            reached = sum(
                score(hand, starter, False, options.four_flush) + pegs + crib >= need
                for starter in starters
            )
            total += 8 * reached / len(starters)
        if total > best:
            best, away = total, choice.away
    return away


def _finish(view: View, theirs: Ranks) -> Finish:
    """How the counts would go if the other kept these ranks."""
    public, seat = view.public, view.seat
    assert public.starter is not None
    mine = (*view.hand, *(card for owner, card in public.laid if owner == seat))
    own = float(score(mine, public.starter))
    # the ranks with suits that make no flush and no jack of the starter's suit
    suits = [suit for suit in range(4) if suit != public.starter.suit]
    other = float(
        score([_of(rank, suits[place % 3]) for place, rank in enumerate(theirs)], public.starter)
    )
    first = public.dealer != seat
    return Finish(own + (0 if first else _CRIB), other + (_CRIB if first else 0), first)


def _of(rank: int, suit: int) -> Card:
    """The card of a rank and a suit."""
    return PACK[4 * (rank - 1) + suit]


def _sample(
    guesses: list[opponent.Guess], rng: Rng, most: int
) -> list[tuple[opponent.Guess, float]]:
    """At most so many of the guesses, as likely as they are, evenly spread over the list; each with
    its weight.
    """
    if len(guesses) <= most:
        return [(guess, guess.weight) for guess in guesses]
    step, sampled = 1 / most, []
    point, reached = rng.random() * step, 0.0
    for guess in guesses:
        reached += guess.weight
        times = 0
        while point < reached:
            times += 1
            point += step
        if times:
            sampled.append((guess, times * step))
    return sampled


def _searched(view: View, fit: tuple[Card, ...], rng: Rng, deadline: float | None) -> Card:
    """The card with the best mean result over the hands that the other may hold."""
    public, seat = view.public, view.seat
    assert seat is not None
    hand = tuple(sorted([card.rank for card in view.hand]))
    ranks = tuple([card.rank for _, card in public.pile])
    need, theirs = (
        view.options.target - public.scores[seat],
        view.options.target - public.scores[1 - seat],
    )
    near = need <= 31 or theirs <= 31
    choices = sorted({card.rank for card in fit})
    sums = dict.fromkeys(choices, 0.0)
    guesses = opponent.guesses(view)
    if not guesses:
        return pegging.best(view)
    full = len(hand) + public.held[1 - seat] <= 6
    if (
        not near
    ):  # what was laid does not matter for the rest then: hands that hold the same are one
        merged: dict[Ranks, float] = {}
        for guess in guesses:
            merged[guess.left] = merged.get(guess.left, 0.0) + guess.weight
        guesses = [opponent.Guess(left, (), weight) for left, weight in merged.items()]
    sampled = rng.shuffled(
        _sample(guesses, rng, _MOST[full])
    )  # in any order, since the search may stop before the last
    plain = Search(short=not full)
    nodes = 0
    for guess, weight in sampled:
        search = plain
        if near:
            search = Search((need, theirs), _finish(view, guess.kept), not full)
        for rank in choices:
            place = hand.index(rank)
            rest = hand[:place] + hand[place + 1 :]
            sums[rank] += weight * search.lay(
                0, ranks, public.total, rank, rest, guess.left, search.needs
            )
        nodes = search.nodes if search is plain else nodes + search.nodes
        if nodes > _NODES or (deadline is not None and time.monotonic() > deadline):
            break
    return _best(view, sums)


def _best(view: View, sums: dict[int, float]) -> Card:
    """The card of the best rank; of equals the higher, to keep low cards for the end."""
    rank = max(sums, key=lambda rank: sums[rank] + 0.02 * VALUES[rank])
    return min(card for card in view.hand if card.rank == rank)
