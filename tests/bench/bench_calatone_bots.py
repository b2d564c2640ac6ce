"""Calatone: what simple players win from a level, what the sizes of its bets tell, and how hands
end.

Every seed is played in every rotation of the seats, 40 hands with deep stacks; `chips` is what the
first entry wins in 100 hands, `error` its standard error over the seeds. `python3 -m tests.bench
calatone_bots` plays `PLAYROOM_SEEDS` seeds (30).
"""

from __future__ import annotations

import json
import os
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from games.calatone import GAME
from games.calatone import events as e
from games.calatone.actions import Bet, Call, Check, Expose, Fold, Raise
from games.calatone.bots.replies import reply
from games.calatone.rules.bets import Legal
from games.calatone.rules.requests import awaited
from games.calatone.rules.silence import lower_card
from games.calatone.state import Phase
from games.calatone.view import View
from playroom.engine.contract import Bot, Turn
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event
from tests.bench.partial import deals

HANDS = 40
DEEP = 20_000
SEEDS = int(os.environ.get("PLAYROOM_SEEDS", "30"))


class Probe:
    """A player by one rule for betting; shows its lower card and declares its best five."""

    def __init__(self, bets: Callable[[View, Legal], Action]) -> None:
        self._bets = bets

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        view: View = turn.view
        answer = reply(view)
        if answer is not None:
            return answer
        assert view.hand is not None
        return (
            Expose(lower_card(view.hand.own))
            if view.legal is None
            else self._bets(view, view.legal)
        )


def _attack(may: Legal, share: float, pot: int) -> Action:
    if may.bet is not None:
        low, high = may.bet
        return Bet(min(high, max(low, round(share * pot))))
    if may.raise_ is not None:
        low, high = may.raise_
        return Raise(min(high, max(low, round(share * pot))))
    return Check() if may.check else Call()


def _pot(view: View) -> int:
    assert view.hand is not None
    return view.hand.bets.pot


PROBES: dict[str, Callable[[View, Legal], Action]] = {
    "folder": lambda view, may: Check() if may.check else Fold(),
    "caller": lambda view, may: Check() if may.check else Call(),
    "smallest": lambda view, may: (
        _attack(may, 0, 0) if may.bet is not None else (Check() if may.check else Call())
    ),
    "potter": lambda view, may: _attack(may, 1, _pot(view)),
    "maniac": lambda view, may: _attack(may, 1, DEEP),
}
"""Those that bet all the time, and those that never do."""


def player(name: str) -> Bot:
    """A fresh player: a probe or a level."""
    return Probe(PROBES[name]) if name in PROBES else GAME.bots[name]()


def sitting(
    names: Sequence[str], seed: str, options: dict[str, Any]
) -> Iterator[tuple[int, View, Action | None, Sequence[Event]]]:
    """A sitting by the rules alone: every decision with its seat and view, and after each the
    events that followed (with no action).
    """
    setup = Setup.of(len(names), {"stack": DEEP, "limit": f"{HANDS}-hands", **options})
    rng, step = Rng(seed), GAME.start(setup, Rng(seed))
    state, players = step.state, [player(name) for name in names]
    dice = [Rng(f"{seed} dice {name} {seat}") for seat, name in enumerate(names)]
    seen: list[list[Event]] = [[] for _ in names]
    number = 0
    while True:
        for seat, known in enumerate(seen):
            known += [event for one in step.events if (event := one.seen_by(seat)) is not None]
        yield -1, GAME.view(state, None), None, step.events
        if state.phase is Phase.OVER:
            return
        seat = awaited(state)[0]
        view = GAME.view(state, seat)
        number += 1
        action = players[seat].decide(Turn(view, (), seen[seat], dice[seat].stream(f"{number}")))
        yield seat, view, action, ()
        step = GAME.apply(state, seat, action, rng)
        state = step.state


def match(names: Sequence[str], seeds: int, name: str, **options: Any) -> dict[str, Any]:
    """What the first of `names` wins in 100 hands, and how hands end."""
    ends, began = Counter[str](), time.process_time()

    def gain(seed: int) -> tuple[float]:
        won = 0.0
        for turn in range(len(names)):
            seats = [names[(seat - turn) % len(names)] for seat in range(len(names))]
            for _, _, _, events in sitting(seats, f"{name} {seed}", options):
                for event in events:
                    if isinstance(event, e.HandEnded):
                        ends[event.reason] += 1
                    elif isinstance(event, e.SessionEnded):
                        won += event.results[turn]
        return (won * 100 / HANDS / len(names),)

    gains = [won for (won,) in deals(f"{name} {' '.join(names)}", seeds, gain)]
    hands = sum(ends.values())
    return {
        "match": " ".join(names),
        "seeds": seeds,
        "chips": round(statistics.fmean(gains), 1),
        "error": round(statistics.stdev(gains) / seeds**0.5, 1),
        **{f"ends_{reason}": round(count / hands, 3) for reason, count in sorted(ends.items())},
        "seconds": round(time.process_time() - began, 1),
    }


def sizes(level: str, seeds: int, name: str = "sizes") -> dict[str, Any]:
    """Of the bets and raises of a level among its like: how often its hidden card brings it a
    better kind of hand than it shows, by the size of the bet in its range, and how much of that
    the size tells (1: all of it).
    """
    helped: dict[str, list[int]] = {"low": [], "middle": [], "high": []}
    ahead: dict[str, list[int]] = {"low": [], "middle": [], "high": []}
    for seed in range(seeds):
        for seat, view, action, _ in sitting([level, level], f"{name} {seed}", {}):
            if not isinstance(action, (Bet, Raise)):
                continue
            between = view.legal.bet or view.legal.raise_ if view.legal else None
            assert between is not None
            assert view.hand is not None
            low, high = between
            if low == high:
                continue
            amount = action.amount if isinstance(action, Bet) else action.to
            part = (amount - low) / (high - low)
            size = "low" if amount == low else "middle" if part < 1 / 3 else "high"
            worth = view.evaluator
            own, up = worth.key(view.hand.own), worth.key(view.hand.up[seat])
            others = max(worth.key(view.hand.up[other]) for other in view.hand.bets.live
                         if other != seat)  # fmt: skip
            helped[size].append(int(own[0] > up[0]))
            ahead[size].append(int(own > others))
    told: dict[str, Any] = {"sizes": level, "seeds": seeds, "information": _told(helped)}
    for size in helped:
        if helped[size]:
            told[size] = {
                "bets": len(helped[size]),
                "helped": round(statistics.fmean(helped[size]), 3),
                "ahead": round(statistics.fmean(ahead[size]), 3),
            }
    return told


def _told(groups: dict[str, list[int]]) -> float:
    """Which part of the uncertainty about 0 or 1 goes when the group is known."""
    from math import log2

    def bits(values: Sequence[int]) -> float:
        share = statistics.fmean(values) if values else 0.0
        return -sum(part * log2(part) for part in (share, 1 - share) if part > 0)

    every = [value for values in groups.values() for value in values]
    left = sum(len(values) * bits(values) for values in groups.values()) / max(1, len(every))
    return round(1 - left / bits(every), 4) if bits(every) else 0.0


if __name__ == "__main__":
    for probe in PROBES:
        print(json.dumps(match([probe, "expert"], SEEDS, "probe")), flush=True)
    for pair in (("good", "easy"), ("expert", "good"), ("expert", "easy")):
        print(json.dumps(match(pair, SEEDS, "levels")), flush=True)
    print(json.dumps(sizes("expert", SEEDS)), flush=True)
