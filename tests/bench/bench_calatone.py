"""Calatone: evaluations a second, and random hands a second beside pokerkit's seven-card stud in
the same run.

Both play random legal actions (no looking ahead, no folding before a bet) with fresh tables of 2, 5
and 7 players, and times are CPU seconds in turns of a second, so that a busy machine slows both.
`rules` is the game without the playroom around it, as pokerkit is; `match` also keeps the log,
makes every seat's view and asks bots, as every real game does.
"""

from __future__ import annotations

import json
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

from games.calatone import GAME
from games.calatone.actions import Bet, Call, Check, Declare, Expose, Fold, Raise, Ready
from games.calatone.rules.bets import legal
from games.calatone.rules.evaluator import evaluator
from games.calatone.rules.requests import awaited
from games.calatone.state import Phase, State
from playroom.engine.cards import PACK
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom.simulate import simulate

TURN = 1.0
"""CPU seconds that each program plays before the next one has its turn."""
TURNS = 3


def evaluations() -> dict[str, Any]:
    """Seven-card evaluations a CPU second, hands never seen before included."""
    chance = random.Random(1)
    hands = [chance.sample(PACK, 7) for _ in range(200_000)]
    out = {}
    for name, worth in (("cold", evaluator.__wrapped__(52)), ("warm", evaluator(52))):
        if name == "warm":
            for hand in hands[: len(hands) // 2]:
                worth.key(hand)
        began = time.process_time()
        for hand in hands:
            worth.key(hand)
        out[name] = round(len(hands) / (time.process_time() - began))
    return {"measure": "seven_card_evaluations_per_second", **out}


def pokerkit_hand(pokerkit: Any, players: int, chance: random.Random) -> tuple[int, int]:
    """A hand of fixed-limit seven-card stud at random; hands and decisions."""
    decisions = 0
    kept = tuple(pokerkit.Automation)
    state = pokerkit.FixedLimitSevenCardStud.create_state(kept, True, 1, 1, 2, 4, 200, players)
    while state.status:
        acts = [state.post_bring_in] if state.can_post_bring_in() else []
        if state.can_check_or_call():
            acts.append(state.check_or_call)
        if state.can_fold():
            acts.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            acts.append(state.complete_bet_or_raise_to)
        chance.choice(acts)()
        decisions += 1
    return 1, decisions


def our_sitting(players: int, chance: random.Random) -> tuple[int, int]:
    """20 hands of one sitting at random, by the rules alone; hands and decisions."""
    decisions = 0
    state: State = GAME.start(
        Setup.of(players, {"limit": "20-hands"}), Rng(str(chance.random()))
    ).state
    rng = Rng(str(chance.random()))
    while (
        state.phase is not Phase.LIMIT
        and state.phase is not Phase.OVER
        and state.phase is not Phase.REBUY
    ):
        seat = awaited(state)[0]
        action = _random_action(state, seat, chance)
        assert GAME.check(state, seat, action) is None
        state = GAME.apply(state, seat, action, rng).state
        decisions += 1
    return state.hands, decisions


def _random_action(state: State, seat: int, chance: random.Random) -> Action:
    hand = state.hand
    if state.phase is Phase.BETWEEN or hand is None:
        return Ready()
    if state.phase is Phase.EXPOSE:
        return Expose(hand.cards[seat][chance.random() < 0.5])
    if state.phase is Phase.DECLARE:
        return Declare(state.options.evaluator(hand.deal.size).best(hand.cards[seat]))
    may = legal(state.options, hand.bets, state.stacks, seat)
    acts: list[Action] = [Check()] if may.check else [Call(), Fold()]
    if may.bet:
        acts.append(Bet(may.bet[0]))
    elif may.raise_:
        acts.append(Raise(may.raise_[0]))
    return chance.choice(acts)


def our_match(players: int, chance: random.Random) -> tuple[int, int]:
    """20 hands of one match of random bots, as `simulate` plays them; hands and decisions."""
    setup = Setup.of(players, {"limit": "20-hands"})
    played = simulate("calatone", 1, ["random"] * players, setup, str(chance.random()))
    return int(played["figures"]["hands_per_game"]), played["actions"]


def throughput() -> list[dict[str, Any]]:
    """Hands a CPU second with 2, 5 and 7 players, in turns."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            import pokerkit
        except ImportError:
            pokerkit = None
    out = []
    for players in (2, 5, 7):
        chance = random.Random(players)
        programs: dict[str, Callable[[], tuple[int, int]]] = {
            "rules": lambda n=players, c=chance: our_sitting(n, c),
            "match": lambda n=players, c=chance: our_match(n, c),
        }
        if pokerkit is not None:
            programs["pokerkit"] = lambda n=players, c=chance: pokerkit_hand(pokerkit, n, c)
        hands, decisions, seconds = (dict.fromkeys(programs, 0.0) for _ in range(3))
        for _ in range(TURNS):
            for name, play in programs.items():
                began = time.process_time()
                while time.process_time() - began < TURN:
                    more = play()
                    hands[name] += more[0]
                    decisions[name] += more[1]
                seconds[name] += time.process_time() - began
        for what, counted in (("hands", hands), ("decisions", decisions)):
            rates = {name: round(counted[name] / seconds[name]) for name in programs}
            times = {
                f"{name}_times": round(rates[name] / rates["pokerkit"], 2)
                for name in ("rules", "match")
                if pokerkit
            }
            out.append({"measure": f"{what}_per_second", "players": players, **rates, **times})
    return out


if __name__ == "__main__":
    print(json.dumps(evaluations()), flush=True)
    for one in throughput():
        print(json.dumps(one), flush=True)
