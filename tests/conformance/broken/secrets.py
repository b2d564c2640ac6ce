"""Games that leak hidden information, and redeals that would not notice it."""

from __future__ import annotations

from itertools import count
from typing import Any, ClassVar

from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.notes import Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Request
from tests.conformance.broken.checks import decisions, redeals, rough_secrets, secrets, told
from tests.conformance.broken.kit import caught_by, swapped, wider
from tests.engine import tally_values as t
from tests.engine.tally import Tally
from tests.engine.tally_conformance import redeal as own_redeal
from tests.engine.tally_table import SteadyBot

LAST: dict[str, Any] = {}


@caught_by(rough_secrets, "no event has told")
@caught_by(secrets, "sees a difference: hint")
class ViewShowsTheStock(Tally):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return wider(super().view(state, seat), state.stock[:1])


@caught_by(rough_secrets, "sees a difference: hint")
@caught_by(secrets, "sees a difference: hint")
class ViewTellsWhoHasAnAce(Tally):
    def view(self, state: Any, seat: Seat | None) -> Any:
        aces = sum(card.rank == 1 for card in state.hands[0])
        return wider(super().view(state, seat), aces)


@caught_by(rough_secrets, "gets other bytes")
@caught_by(secrets, "gets other bytes")
class ViewTellsItInAnotherSpelling(Tally):
    """1 and True are equal, and are not written in the same way."""

    def view(self, state: Any, seat: Seat | None) -> Any:
        ace = state.stock[:1] and state.stock[0].suit < 2
        return wider(super().view(state, seat), 1 if ace else True)


class OpenDealt(Event):
    seat: Seat
    cards: tuple[Card, ...] | None
    count: t.Number


@caught_by(told, "should `seen_by` of OpenDealt take it out")
@caught_by(rough_secrets, "was told of")
@caught_by(secrets, "was told of")
class DealsFaceUp(Tally):
    def start(self, setup: Setup, rng: Rng) -> Any:
        return swapped(
            super().start(setup, rng), t.Dealt, lambda e: OpenDealt(e.seat, e.cards, e.count)
        )


class OpenDrew(Event):
    seat: Seat
    card: Card | None


@caught_by(told, "does not: should `seen_by` of OpenDrew take it out")
@caught_by(secrets, "was told of")
class DrawsFaceUp(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        return swapped(
            super().apply(state, seat, action, rng), t.Drew, lambda e: OpenDrew(e.seat, e.card)
        )


@caught_by(told, "does not: should `seen_by` of OpenDrew take it out")
class DrawsFaceUpAndShowsThat(Tally):
    """The view has the last event in it, as after `tell_last`."""

    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        step = DrawsFaceUp().apply(state, seat, action, rng)
        LAST["drew"] = tuple(event for event in step.events if isinstance(event, OpenDrew))
        return step

    def view(self, state: Any, seat: Seat | None) -> Any:
        return wider(super().view(state, seat), LAST.get("drew"))


class LaidRed(Event):
    seat: Seat
    card: Card | None
    red: bool = False

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, card=None)


@caught_by(secrets, "hears what seat")
class TellsTheColourOfWhatIsLaidAway(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        step = super().apply(state, seat, action, rng)
        return swapped(step, t.LaidAway, lambda e: LaidRed(e.seat, e.card, e.card.suit in (1, 2)))


class PlayedAndLeft(Event):
    seat: Seat
    card: Card
    total: t.Number
    left: t.Number = 0


@caught_by(secrets, "is told .*left=")
class TellsWhatTheStockIsWorth(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        step = super().apply(state, seat, action, rng)
        worth = t.points(step.state.stock[:3])
        return swapped(step, t.Played, lambda e: PlayedAndLeft(e.seat, e.card, e.total, worth))


@caught_by(secrets, "trying .* tells")
class RefusesWithAHint(Tally):
    def check(self, state: Any, seat: Seat, action: Action) -> Rejection | None:
        refused = super().check(state, seat, action)
        if refused is not None and refused.code == "not_your_card":
            held = any(action.card in hand for hand in state.hands)  # type: ignore[attr-defined]
            return t.refuse("not_your_card", held=held)
        return refused


@caught_by(secrets, "who is awaited tells")
class AsksOnlyWhoHoldsACourtCard(Tally):
    def requests(self, state: Any) -> tuple[Request, ...]:
        return tuple(
            request
            for request in super().requests(state)
            if request.awaited or any(card.rank > 10 for card in state.hands[request.seat])
        )


@caught_by(secrets, "sees a difference: top")
class RedealForgetsWhoLooked(Tally):
    def redeal(self, state: Any, seat: Seat | None, rng: Rng) -> Any:
        return replace(
            own_redeal(replace(state, looked=(False,) * 3), seat, rng), looked=state.looked
        )


@caught_by(secrets, "in another world")
class RedealGivesOthersNothingToPlay(Tally):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return replace(super().view(state, seat), counts=(0,) * 3)

    def redeal(self, state: Any, seat: Seat | None, rng: Rng) -> Any:
        other = own_redeal(state, seat, rng)
        return replace(
            other, hands=tuple(hand if i == seat else () for i, hand in enumerate(other.hands))
        )


class PeekingBot(SteadyBot):
    """Knows a way round."""

    def decide(self, turn: Turn) -> Action:
        hand = turn.view.hand
        if turn.view.phase is not t.Phase.AWAY:
            return super().decide(turn)
        return t.LayAway(hand[t.points(LAST["state"].stock[:3]) % len(hand)])


@caught_by(decisions, "knows more than its seat")
class HasAPeekingBot(Tally):
    bots: ClassVar[Any] = {"random": PeekingBot}

    def view(self, state: Any, seat: Seat | None) -> Any:
        LAST["state"] = state
        return super().view(state, seat)


class RememberingBot(SteadyBot):
    """Goes by what the rules have left lying about."""

    def decide(self, turn: Turn) -> Action:
        hand = turn.view.hand
        if turn.view.phase is not t.Phase.AWAY:
            return super().decide(turn)
        return t.LayAway(hand[t.points(LAST["dealt"].stock[:3]) % len(hand)])


@caught_by(decisions, "another table was played in between")
class LeavesTheDealLyingAbout(Tally):
    bots: ClassVar[Any] = {"random": SteadyBot, "easy": RememberingBot}

    def start(self, setup: Setup, rng: Rng) -> Any:
        step = super().start(setup, rng)
        LAST["dealt"] = step.state
        return step


DICE = count()


class DicingBot(SteadyBot):
    """Has dice of its own."""

    def decide(self, turn: Turn) -> Action:
        if turn.view.phase is not t.Phase.AWAY:
            return super().decide(turn)
        return t.LayAway(turn.view.hand[next(DICE) % 2])


@caught_by(decisions, "with the same dice, which are `turn.rng`")
class HasDiceOfItsOwn(Tally):
    bots: ClassVar[Any] = {"random": DicingBot}


@caught_by(redeals, "only 0% of the redeals changed")
class RedealDoesNothing(Tally):
    def redeal(self, state: Any, seat: Seat | None, rng: Rng) -> Any:
        return state


@caught_by(redeals, "hidden cards of stock")
class RedealLeavesTheStock(Tally):
    def redeal(self, state: Any, seat: Seat | None, rng: Rng) -> Any:
        other = own_redeal(replace(state, stock=(), looked=(False,) * 3), seat, rng)
        return replace(other, stock=state.stock, looked=state.looked)


@caught_by(redeals, "hidden cards of aside")
class RedealLeavesWhatIsLaidAway(Tally):
    def redeal(self, state: Any, seat: Seat | None, rng: Rng) -> Any:
        return replace(own_redeal(replace(state, aside=(None,) * 3), seat, rng), aside=state.aside)
