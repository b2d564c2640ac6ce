"""Short ways to set up positions of rummy and to play on from them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from games.rummy import GAME
from games.rummy import events as e
from games.rummy.notation import meld_from
from games.rummy.options import RummyOptions
from games.rummy.rules.melds import Meld
from games.rummy.state import State
from playroom.engine.cards import cards as cards_of
from playroom.engine.contract import Turn
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event
from tests.rummy.position import load, played

QUEENS = {"kind": "set", "rank": "Q", "cards": "Qd Qh Qc", "owner": 0}
SEVENS = {"kind": "set", "rank": "7", "cards": "7c 7d 7h", "owner": 0}
HEARTS = {"kind": "run", "suit": "h", "low": 4, "cards": "4h JK 6h 7h", "owner": 0}


def position(
    hands: list[str], discard: str = "3s", stock: str = "8d Jc 4d 9c 2h", **more: Any
) -> State:
    """A position of a running hand.

    `opts`, `melds`, `opened` and so on as in the vectors; dealer is the last seat.
    """
    n = len(hands)
    data = {
        "players": n,
        "dealer": n - 1,
        "hand_no": 1,
        "hands": hands,
        "discard": discard,
        "stock": stock,
        **more,
    }
    return load(json.dumps(data))


def ended(hands: list[str], **more: Any) -> State:
    """A position in which a hand has just ended."""
    n = len(hands)
    data = {"players": n, "dealer": n - 1, "hand_no": 1, "hands": hands, "totals": [0] * n, **more}
    return load(json.dumps(data))


class Table:
    """A state that is played on: `do` an action in words, `refused` gives the code."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: list[Event] = []

    def do(self, seat: Seat, text: str) -> Table:
        action = GAME.parse(text)
        refused = GAME.check(self.state, seat, action)
        assert refused is None, f"{text} of seat {seat}: {refused}"
        return self._apply(seat, action)

    def silence(self, seat: Seat) -> Table:
        action = GAME.on_timeout(self.state, seat)
        assert not isinstance(action, Rejection), action
        return self._apply(seat, action)

    def leave(self, seat: Seat) -> Table:
        action = GAME.on_leave(self.state, seat)
        assert action is not None
        return self._apply(seat, action)

    def back(self, seat: Seat) -> bool:
        action = GAME.on_return(self.state, seat, newcomer=False)
        if isinstance(action, Action):
            self._apply(seat, action)
        return isinstance(action, Action)

    def _apply(self, seat: Seat, action: Action) -> Table:
        step = played(self.state, seat, action)
        self.state = step.state
        self.told = list(step.events)
        return self

    def code(self, seat: Seat, text: str) -> str:
        """The code of the refusal, or `ok`."""
        refused = GAME.check(self.state, seat, GAME.parse(text))
        return "ok" if refused is None else refused.code

    def hand(self, seat: Seat) -> str:
        return " ".join(map(str, sorted(self.state.secret.hands[seat])))

    def melds(self) -> list[str]:
        return [str(one.meld) for one in self.state.public.melds]

    def event(self, kind: type[Event]) -> Any:
        """The one event of that kind that was told last."""
        (found,) = [one for one in self.told if isinstance(one, kind)]
        return found

    @property
    def phase(self) -> str:
        return self.state.public.phase


def at(hands: list[str], **more: Any) -> Table:
    return Table(position(hands, **more))


def rules(**opts: Any) -> RummyOptions:
    return RummyOptions.of(Setup.of(4, opts))


def meld(text: str) -> Meld:
    return meld_from(text)


def text(some: str) -> str:
    """Cards in the spelling of `Table.hand`."""
    return " ".join(map(str, sorted(cards_of(some))))


def match_of(seats: int, seed: str, **opts: Any) -> Match[Any, Any]:
    players = tuple(Player(Clean.of(f"P{seat}"), "person") for seat in range(seats))
    return Match(GAME, Header("kit", "rummy", 1, Setup.of(seats, opts), players, seed))


def play_by(
    match: Match[Any, Any],
    level: str | Callable[[Seat], str],
    stop: Callable[[Match[Any, Any]], bool] | None = None,
) -> Iterator[Match[Any, Any]]:
    """Lets bots play the match, and yields it after every act."""
    bots: dict[Seat, Any] = {}
    chance = Rng(f"{match.header.seed} bots")
    while awaited := match.awaited():
        seat = awaited[0].seat
        if seat not in bots:
            bots[seat] = GAME.bots[level if isinstance(level, str) else level(seat)]()
        dice = chance.stream(f"{seat} {match.sequence}")
        turn = Turn(match.view(seat), match.requests_of(seat), match.seen(seat), dice)
        action = bots[seat].decide(turn)
        refused = match.submit(seat, action)
        assert refused is None, (action, refused)
        yield match
        if stop is not None and stop(match):
            return


def ends(match: Match[Any, Any]) -> list[e.HandEnded]:
    return [placed.event for placed in match.events if isinstance(placed.event, e.HandEnded)]
