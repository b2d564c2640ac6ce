"""A sitting driven by the notation, for the tests of single rules."""

from __future__ import annotations

from typing import Any, TypeVar

from games.calatone import GAME
from games.calatone.actions import Check, Expose, Fold
from games.calatone.rules.bets import Legal, legal
from games.calatone.rules.requests import awaited
from games.calatone.state import Hand, Phase, State
from games.calatone.view import View
from playroom.engine.cards import cards
from playroom.engine.record import replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event
from tests.calatone import position

E = TypeVar("E", bound=Event)

THREE = "7h 9c 4s Kd 2h 3c 2c 9h Ac 3d Js 5d"
"""A deal for three players with dealer 2: seat 0 gets 7h Kd, seat 1 9c 2h, seat 2 4s 3c."""
TWO = "As Qh Ks Jd Ad Qs 5c Tc 9d 8d 9h Th 2c 3s"
"""A deal for two with dealer 1: seat 0 gets As Ks Ad 5c 9d 9h 2c, seat 1 Qh Jd Qs Tc 8d Th 3s."""


class Drive:
    """A sitting before its first hand: `stacks` have been issued, `dealer` deals first; `opts` are
    options.
    """

    def __init__(
        self,
        stacks: tuple[int, ...] = (100, 100, 100),
        dealer: int = 2,
        banker: int = 0,
        **opts: Any,
    ) -> None:
        self.state: State = position.opening(
            {"stacks": stacks, "dealer": dealer, "banker": banker, "opts": opts}
        )
        self.events: list[Event] = []

    def deal(self, pack: str = THREE) -> Drive:
        """Deals the next hand."""
        step = position.deal_hand(self.state, cards(pack))
        self.state = step.state
        self.events += step.events
        return self

    def show(self, *texts: str) -> Drive:
        """Every awaited seat shows the card named, in the order of seats."""
        for seat, text in zip(sorted(awaited(self.state)), texts, strict=True):
            self.do(seat, f"expose {text}")
        return self

    def started(self) -> Drive:
        """The usual hand of three, at the first bet: seat 0 speaks first."""
        return self.deal().show("Kd", "9c", "4s")

    def do(self, seat: int, text: str | Action) -> Drive:
        """An action that has to be legal."""
        action = GAME.parse(text) if isinstance(text, str) else text
        refused = GAME.check(self.state, seat, action)
        assert refused is None, (text, refused)
        step = GAME.apply(self.state, seat, action, Rng("drive"))
        self.state = step.state
        self.events += step.events
        return self

    def play(self, *moves: tuple[int, str]) -> Drive:
        """Several actions."""
        for seat, text in moves:
            self.do(seat, text)
        return self

    def passes(self) -> Drive:
        """Everybody passes until the round or the hand is over."""
        hand = self.hand
        while (
            self.state.phase is Phase.BET
            and self.hand.bets.round == hand.bets.round
            and not self.hand.end
        ):
            self.do(self.turn, Check())
        return self

    def folds(self) -> Drive:
        """All but one withdraw."""
        while self.state.phase is Phase.BET:
            self.do(self.turn, Fold())
        return self

    def folds_after_showing(self, many: int = 10) -> Drive:
        """Everybody shows the first card received, then up to `many` withdraw in their turn."""
        for seat in awaited(self.state):
            self.do(seat, Expose(self.hand.cards[seat][0]))
        for _ in range(many):
            if self.state.phase is Phase.BET:
                self.do(self.turn, Fold())
        return self

    def code(self, seat: int, text: str | Action) -> str:
        """The code with which an action is refused; nothing changes."""
        action = GAME.parse(text) if isinstance(text, str) else text
        refused = GAME.check(self.state, seat, action)
        assert refused is not None, f"{text} is not refused"
        return refused.code

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def timeout(self, seat: int) -> Drive:
        """The clock of a seat runs out."""
        action = GAME.on_timeout(self.state, seat)
        assert isinstance(action, Action), action
        return self.do(seat, action)

    def change(self, **fields: Any) -> Drive:
        """Puts fields of the state to other values, for positions that are long to reach."""
        self.state = replace(self.state, **fields)
        return self

    @property
    def hand(self) -> Hand:
        """The hand, also when it is over."""
        assert self.state.hand is not None
        return self.state.hand

    @property
    def turn(self) -> int:
        """The seat to bet."""
        return self.hand.bets.queue[0]

    @property
    def may(self) -> Legal:
        """The legal actions of the seat to bet."""
        return legal(self.state.options, self.hand.bets, self.state.stacks, self.turn)

    def view(self, seat: int | None) -> View:
        """What a seat may know."""
        return GAME.view(self.state, seat)
