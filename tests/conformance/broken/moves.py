"""Games whose moves are wrong: what is offered, taken, stood in for or typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from playroom.engine.cards import PACK
from playroom.engine.notation import Move, Notation, NotUnderstood
from playroom.engine.notes import Rejection
from playroom.engine.record import Seat, replace
from playroom.engine.steps import Action, Request
from playroom_testing.checks import contract
from tests.conformance.broken.checks import costs, every_action, every_card, positions, text
from tests.conformance.broken.kit import caught_by
from tests.engine import tally_values as t
from tests.engine.tally import Tally


class Swap(Action):
    """Never requested."""


@caught_by(every_action, "no request ever names Swap")
class HasAnActionThatNobodyMayDo(Tally):
    notation: ClassVar[Notation] = Notation("tally", (*t.NOTATION.moves, Move("swap", Swap)))


@caught_by(every_card, "Play of KS was legal .* did not offer it")
class NeverOffersAKing(Tally):
    def choices(self, view: Any) -> Iterator[Action]:
        for action in super().choices(view):
            if not isinstance(action, t.Play) or str(action.card) != "KS" or len(view.hand) == 1:
                yield action


@caught_by(costs, "`check` takes .* yardsticks")
class LooksAtEverythingForEveryCheck(Tally):
    def check(self, state: Any, seat: Seat, action: Action) -> Rejection | None:
        if state.phase is t.Phase.PLAY:
            sum(card.rank for _ in range(300) for card in PACK)
        return super().check(state, seat, action)


@caught_by(positions, "is offered to seat .* refused")
class OffersWhatIsIllegal(Tally):
    def choices(self, view: Any) -> Iterator[Action]:
        yield from super().choices(view)
        if view.phase is t.Phase.PLAY and view.seat == view.turn and len(view.hand) == 3:
            yield from map(t.Play, view.hand)


@caught_by(positions, "a spectator is offered")
class OffersASpectatorSomething(Tally):
    def choices(self, view: Any) -> Iterator[Action]:
        yield from super().choices(view)
        if view.seat is None:
            yield t.Ring()


@caught_by(positions, "has no choice")
class AwaitsWhoCanDoNothing(Tally):
    def choices(self, view: Any) -> Iterator[Action]:
        if view.phase is not t.Phase.DOUBT:
            yield from super().choices(view)


@caught_by(positions, "passes, though nobody asks")
class LetsAnybodyDoubt(Tally):
    def check(self, state: Any, seat: Seat, action: Action) -> Rejection | None:
        return (
            None
            if isinstance(action, t.Doubt) and state.phase is t.Phase.DOUBT
            else super().check(state, seat, action)
        )


@caught_by(positions, "Foreign")
class FailsOnWhatItDoesNotKnow(Tally):
    def check(self, state: Any, seat: Seat, action: Action) -> Rejection | None:
        if isinstance(action, contract.Foreign):
            raise TypeError(action)
        return super().check(state, seat, action)


@caught_by(positions, "silence stands for")
class TakesSilenceForWhatIsIllegal(Tally):
    def on_timeout(self, state: Any, seat: Seat) -> Action | Rejection:
        silent = super().on_timeout(state, seat)
        return t.Play(state.stock[-1]) if isinstance(silent, t.Play) else silent


@caught_by(positions, "nobody waits for it")
class TakesTheSilenceOfAnybody(Tally):
    def on_timeout(self, state: Any, seat: Seat) -> Action | Rejection:
        silent = super().on_timeout(state, seat)
        return t.Believe() if isinstance(silent, Rejection) else silent


@caught_by(positions, "two requests have one id")
class GivesTwoRequestsOneId(Tally):
    def requests(self, state: Any) -> tuple[Request, ...]:
        return tuple(replace(request, id=request.id[:6]) for request in super().requests(state))


@caught_by(positions, "0 seconds")
class HasAClockOfNothing(Tally):
    def requests(self, state: Any) -> tuple[Request, ...]:
        return tuple(replace(request, seconds=0) for request in super().requests(state))


@caught_by(text, "which gives Count")
class ForgetsTheNumber(Tally):
    def format(self, action: Action) -> str:
        return "count 5" if isinstance(action, t.Count) else super().format(action)


@caught_by(text, "IndexError")
class FailsOnWhatIsTyped(Tally):
    def parse(self, text: str) -> Action:
        return super().parse(text) if text.split()[0] else t.Ring()


@caught_by(text, "ValueError: ; what is no move")
class DoesNotSayWhatItDoesNotUnderstand(Tally):
    def parse(self, text: str) -> Action:
        try:
            return super().parse(text)
        except NotUnderstood:
            raise ValueError(text) from None
