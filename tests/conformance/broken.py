"""Toy games that are broken in one way each, and the checks of the suite as one call each that
should notice it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar

from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Rejection
from playroom.engine.options import Option, Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Request, Step
from playroom.engine.table import Answer, Ask, Play
from tests.conformance import checks_contract as c
from tests.conformance import checks_secrecy as s
from tests.conformance import test_contract, test_options
from tests.conformance.playing import AnyMatch, open_match, walk
from tests.engine import tally_values as t
from tests.engine.tally import Tally
from tests.engine.tally_conformance import census
from tests.engine.tally_table import SteadyBot, TallyTable

THREE = Setup.of(3)
SEEDS = [f"teeth {i}" for i in range(6)]


def walked(game: Tally, most: int = 60) -> Iterator[AnyMatch]:
    for seed in SEEDS:
        yield from walk(open_match(game, THREE, seed), seed, most, leaving=30)


def replay(game: Tally) -> None:
    for seed in SEEDS:
        c.check_replay(game, THREE, seed, 60)


def random_numbers(game: Tally) -> None:
    for seed in SEEDS:
        c.check_random_numbers(game, THREE, seed, 200)


def start(game: Tally) -> None:
    c.check_same_deals(game, THREE, "start")


def positions(game: Tally) -> None:
    for match in walked(game):
        c.check_position(match, c.pool_of(match, Rng(f"{match.sequence}")))


def values(game: Tally) -> None:
    for match in walked(game):
        c.check_values(match)


def text(game: Tally) -> None:
    for match in walked(game, 12):
        for seat in range(3):
            for action in game.choices(match.view(seat)):
                c.check_text(game, action)
    for typed in ("", "banana", "play 5X", "play 10D", "count 7", "PLAY 5H"):
        c.check_any_text(game, typed)


def silence(game: Tally) -> None:
    c.check_silence_ends(game, THREE, "silence")


def conserved(game: Tally) -> None:
    for seed in SEEDS:
        match = open_match(game, THREE, seed)
        first: Hashable = census(match.state)
        for _ in walk(match, seed, 80):
            c.check_census(match, first, census(match.state))


def any_order(game: Tally) -> None:
    assert sum(c.check_any_order(match, Rng(f"{match.sequence}")) for match in walked(game)) > 10


def bots(game: Tally) -> None:
    for match in walked(game, 20):
        c.check_bots(match, game.bots, "bots")


def keyboard(game: Tally) -> None:
    for match in walked(game, 30):
        for seat in (*range(3), None):
            test_contract.check_keyboard(match, match.view(seat), game)


def secrets(game: Tally) -> None:
    for seed in SEEDS:
        for match, dealt in s.watched_walk(game, THREE, seed, 50):
            s.check_secrets(match, seed, dealt=dealt)


def decisions(game: Tally) -> None:
    for match in walked(game, 20):
        s.check_same_decisions(match, game.bots, "bots")


def redeals(game: Tally) -> None:
    moved = s.Moved()
    for match in walked(game, 45):
        for seat in (0, 1, None):
            moved.note(match, seat, s.worlds_of(match, seat, f"{match.sequence}", 8))
    moved.assert_enough(40)


def options(game: Tally) -> None:
    test_options.test_what_is_declared_makes_sense(game)
    test_options.test_every_option_has_a_legal_default_and_a_menu(game)
    test_options.test_every_value_at_every_number_of_seats_is_accepted_or_refused_with_a_reason(
        game
    )
    test_options.test_values_outside_the_ranges_are_refused(game)
    test_options.test_presets_are_legal(game)
    test_options.test_options_that_equal_the_defaults_change_nothing(game)
    test_options.test_every_table_has_a_rulebook(game)


CHECKS: tuple[Callable[[Tally], None], ...] = (
    replay,
    random_numbers,
    start,
    positions,
    values,
    text,
    silence,
    conserved,
    any_order,
    bots,
    keyboard,
    secrets,
    decisions,
    redeals,
    options,
)


# -- the broken games ------------------------------------------------------------------------------

BROKEN: list[tuple[Callable[[Tally], None], type[Tally], str]] = []


def caught_by(check: Callable[[Tally], None], words: str) -> Callable[[type[Tally]], type[Tally]]:
    """This broken game must be caught by `check`, and for the reason that `words` names."""

    def register(kind: type[Tally]) -> type[Tally]:
        BROKEN.append((check, kind, words))
        return kind

    return register


@dataclass(frozen=True, slots=True)
class WiderView(t.View):
    hint: Any = None


@dataclass(frozen=True, slots=True)
class SlyView(t.View):
    hint: Any = field(default=None, compare=False)


def wider(kind: type[t.View], view: t.View, hint: object) -> Any:
    return kind(**{one.name: getattr(view, one.name) for one in fields(t.View)}, hint=hint)  # type: ignore[call-arg]


def swapped(step: Step[Any], kind: type[Event], change: Callable[[Any], Event]) -> Step[Any]:
    return Step(
        step.state,
        tuple(change(event) if isinstance(event, kind) else event for event in step.events),
    )


@caught_by(secrets, "sees a difference: hint")
class ViewShowsTheStock(Tally):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return wider(WiderView, super().view(state, seat), state.stock[:1])


@caught_by(secrets, "sees a difference: hint")
class ViewHidesTheStockFromComparison(Tally):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return wider(SlyView, super().view(state, seat), state.stock[:1])


@caught_by(secrets, "sees a difference: hint")
class ViewTellsWhoHasAnAce(Tally):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return wider(
            WiderView, super().view(state, seat), sum(one.rank == 1 for one in state.hands[0])
        )


@dataclass(frozen=True, slots=True)
class OpenDealt(t.Dealt):
    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


@caught_by(secrets, "was told of")
class DealsFaceUp(Tally):
    def start(self, setup: Setup, rng: Rng) -> Any:
        return swapped(
            super().start(setup, rng), t.Dealt, lambda e: OpenDealt(e.seat, e.cards, e.count)
        )


@dataclass(frozen=True, slots=True)
class OpenDrew(t.Drew):
    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


@caught_by(secrets, "was told of")
class DrawsFaceUp(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        return swapped(
            super().apply(state, seat, action, rng), t.Drew, lambda e: OpenDrew(e.seat, e.card)
        )


@dataclass(frozen=True, slots=True)
class LaidRed(t.LaidAway):
    red: bool = False


@caught_by(secrets, "hears what seat")
class TellsTheColourOfWhatIsLaidAway(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        step = super().apply(state, seat, action, rng)
        return swapped(step, t.LaidAway, lambda e: LaidRed(e.seat, e.card, e.card.suit in (1, 2)))


@dataclass(frozen=True, slots=True)
class PlayedAndLeft(t.Played):
    left: int = 0


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
            return t.no("not_your_card", held=held)
        return refused


@caught_by(secrets, "who is awaited tells")
class AsksOnlyWhoHoldsACourtCard(Tally):
    def requests(self, state: Any) -> tuple[Request, ...]:
        some = super().requests(state)
        return tuple(
            r for r in some if r.awaited or any(one.rank > 10 for one in state.hands[r.seat])
        )


@caught_by(secrets, "sees a difference: top")
class RedealForgetsWhoLooked(Tally):
    def redeal(self, state: Any, seat: Seat | None, rng: Rng) -> Any:
        return replace(
            super().redeal(replace(state, looked=(False,) * 3), seat, rng), looked=state.looked
        )


@caught_by(secrets, "in another world")
class RedealGivesOthersNothingToPlay(Tally):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return replace(super().view(state, seat), counts=(0,) * 3)

    def redeal(self, state: Any, seat: Seat | None, rng: Rng) -> Any:
        other = super().redeal(state, seat, rng)
        return replace(
            other, hands=tuple(hand if i == seat else () for i, hand in enumerate(other.hands))
        )


LAST: dict[str, Any] = {}


class PeekingBot(SteadyBot):
    """Knows a way round."""

    def decide(
        self,
        view: Any,
        requests: tuple[Request, ...],
        seen: Sequence[Event],
        rng: Rng,
        deadline: float | None,
    ) -> Action:
        if view.phase != "away":
            return super().decide(view, requests, seen, rng, deadline)
        return t.LayAway(view.hand[t.points(LAST["state"].stock[:3]) % len(view.hand)])


@caught_by(decisions, "knows more than its seat")
class HasAPeekingBot(Tally):
    bots: ClassVar[Any] = {"random": PeekingBot}

    def view(self, state: Any, seat: Seat | None) -> Any:
        LAST["state"] = state
        return super().view(state, seat)


@caught_by(redeals, "only 0% of the redeals changed")
class RedealDoesNothing(Tally):
    def redeal(self, state: Any, seat: Seat | None, rng: Rng) -> Any:
        return state


@caught_by(redeals, "hidden cards of stock")
class RedealLeavesTheStock(Tally):
    def redeal(self, state: Any, seat: Seat | None, rng: Rng) -> Any:
        other = super().redeal(replace(state, stock=(), looked=(False,) * 3), seat, rng)
        return replace(other, stock=state.stock, looked=state.looked)


@caught_by(redeals, "hidden cards of aside")
class RedealLeavesWhatIsLaidAway(Tally):
    def redeal(self, state: Any, seat: Seat | None, rng: Rng) -> Any:
        return replace(
            super().redeal(replace(state, aside=(None,) * 3), seat, rng), aside=state.aside
        )


COUNTER = [0]


@caught_by(replay, "after input")
class NeverTheSameTwice(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        COUNTER[0] += 1
        step = super().apply(state, seat, action, rng)
        return Step(replace(step.state, worth=step.state.worth + COUNTER[0] % 2), step.events)


@caught_by(replay, "after input")
class WritesLessThanItMeans(Tally):
    def format(self, action: Action) -> str:
        return (
            "away " + str(action.card.face)
            if isinstance(action, t.LayAway)
            else super().format(action)
        )

    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        if isinstance(action, t.Count):
            action = t.Count(COUNTER[0])
            COUNTER[0] += 1
        return super().apply(state, seat, action, rng)


@caught_by(random_numbers, "drawn from the match's own")
class DrawsFromTheRoot(Tally):
    def start(self, setup: Setup, rng: Rng) -> Any:
        rng.below(6)
        return super().start(setup, rng)


@caught_by(random_numbers, "shuffled by the match's own")
class ShufflesWithTheRoot(Tally):
    def start(self, setup: Setup, rng: Rng) -> Any:
        rng.shuffled((1, 2, 3))
        return super().start(setup, rng)


@caught_by(random_numbers, "begun again")
class DealsTheSameCardsAgain(Tally):
    def _deal(self, s: Any, rng: Rng) -> Any:
        class One(Rng):
            def stream(self, label: str) -> Rng:
                return rng.stream("deal")

        return super()._deal(s, One("x"))


@caught_by(start, "the same start")
class DealsTheSameCardsToEveryTable(Tally):
    def start(self, setup: Setup, rng: Rng) -> Any:
        return super().start(setup, Rng("fixed"))


@caught_by(positions, "is offered to seat .* refused")
class OffersWhatIsIllegal(Tally):
    def choices(self, view: Any) -> Iterator[Action]:
        yield from super().choices(view)
        if view.phase == "play" and view.seat == view.turn and len(view.hand) == 3:
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
        if view.phase != "doubt":
            yield from super().choices(view)


@caught_by(positions, "passes, though nobody asks")
class LetsAnybodyDoubt(Tally):
    def check(self, state: Any, seat: Seat, action: Action) -> Rejection | None:
        return (
            None
            if isinstance(action, t.Doubt) and state.phase == "doubt"
            else super().check(state, seat, action)
        )


@caught_by(positions, "Foreign")
class FailsOnWhatItDoesNotKnow(Tally):
    def check(self, state: Any, seat: Seat, action: Action) -> Rejection | None:
        if isinstance(action, c.Foreign):
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


@caught_by(values, "unhashable")
class KeepsAList(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        step = super().apply(state, seat, action, rng)
        return Step(replace(step.state, answers=list(step.state.answers)), step.events)


@dataclass
class Loose:
    number: int = 0

    def __hash__(self) -> int:
        return self.number


@caught_by(values, "Loose is not frozen")
class KeepsSomethingThatCanChange(Tally):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return wider(WiderView, super().view(state, seat), Loose())


@caught_by(text, "gives Count")
class ForgetsTheNumber(Tally):
    def format(self, action: Action) -> str:
        return "count 5" if isinstance(action, t.Count) else super().format(action)


@caught_by(text, "index out of range")
class FailsOnWhatIsTyped(Tally):
    def parse(self, text: str) -> Action:
        return super().parse(text) if text.split()[0] else t.Ring()


@caught_by(text, "^$")
class DoesNotSayWhatItDoesNotUnderstand(Tally):
    def parse(self, text: str) -> Action:
        try:
            return super().parse(text)
        except NotUnderstood:
            raise ValueError(text) from None


@caught_by(silence, "still goes on")
class NeverEnds(Tally):
    def outcome(self, state: Any) -> Any:
        return super().outcome(state) if state.deal > 10**6 else None

    def _end_deal(self, s: Any, out: list[Event], rng: Rng) -> Any:
        return super()._end_deal(replace(s, scores=(0,) * len(s.scores)), out, rng)


@caught_by(silence, "the game is not over")
class StopsInTheMiddle(Tally):
    def requests(self, state: Any) -> tuple[Request, ...]:
        return () if state.phase == "count" else super().requests(state)


@caught_by(conserved, "after input")
class LosesACard(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        step = super().apply(state, seat, action, rng)
        if isinstance(action, t.Look):
            return Step(replace(step.state, stock=step.state.stock[:-1]), step.events)
        return step


@caught_by(any_order, "leads somewhere else")
class FirstToSpeakWins(Tally):
    def _settle(self, s: Any, events: tuple[Event, ...], rng: Rng) -> Any:
        answered = [event.seat for event in events if isinstance(event, t.Answered)]
        return super()._settle(
            replace(s, worth=s.worth + (answered[0] if answered else 0)), events, rng
        )


@caught_by(any_order, "changes what others are asked")
class AsksAnewAfterEveryAnswer(Tally):
    def requests(self, state: Any) -> tuple[Request, ...]:
        laid = sum(one is not None for one in state.aside)
        return tuple(
            replace(request, id=f"{request.id}.{laid}") for request in super().requests(state)
        )


class ClumsyBot(SteadyBot):
    def decide(
        self,
        view: Any,
        requests: tuple[Request, ...],
        seen: Sequence[Event],
        rng: Rng,
        deadline: float | None,
    ) -> Action:
        return t.Ring()


@caught_by(bots, "refused")
class HasAClumsyBot(Tally):
    bots: ClassVar[Any] = {"random": ClumsyBot}


class MoodyBot(SteadyBot):
    def decide(
        self,
        view: Any,
        requests: tuple[Request, ...],
        seen: Sequence[Event],
        rng: Rng,
        deadline: float | None,
    ) -> Action:
        COUNTER[0] += 1
        return t.LayAway(view.hand[COUNTER[0] % 2]) if view.phase == "away" else super().decide(
            view, requests, seen, rng, deadline
        )  # fmt: skip


@caught_by(bots, "knowing the same")
class HasAMoodyBot(Tally):
    bots: ClassVar[Any] = {"random": MoodyBot}


@caught_by(keyboard, "is silent")
class IsSilent(Tally):
    class Mute(TallyTable):
        def answer(self, view: Any, ask: Ask) -> Answer:
            return () if ask is Ask.FIRST and not view.trick else super().answer(view, ask)

    table: ClassVar[Any] = Mute()


@caught_by(keyboard, "gives nothing")
class DoesNothingOnEnter(Tally):
    class Idle(TallyTable):
        def act(self, view: Any, marked: Any, at: Any) -> tuple[Play, ...] | Rejection:
            return () if len(marked) == 2 else super().act(view, marked, at)

    table: ClassVar[Any] = Idle()


@caught_by(keyboard, "two items with one key")
class HasTwoItemsWithOneKey(Tally):
    class Doubled(TallyTable):
        def zones(self, view: Any, order: str = "rank") -> Any:
            hand, *rest = super().zones(view, order)
            return replace(hand, items=(*hand.items, *hand.items[:1])), *rest

    table: ClassVar[Any] = Doubled()


@caught_by(options, "cannot be typed")
class CannotBeTyped(Tally):
    options: ClassVar[Any] = (*Tally.options, Option("host", "enum", "Ana", values=("Ana", "Luis")))


@caught_by(options, "the default is not legal")
class HasADefaultOutOfRange(Tally):
    options: ClassVar[Any] = (
        *Tally.options,
        Option("bells", "int", 5, ranges=((0, 3),), steps=(0, 5)),
    )


@caught_by(options, "legal with no number")
class HasAPresetThatIsRefused(Tally):
    presets: ClassVar[Any] = {**Tally.presets, "odd": {"teams": 7}}


@caught_by(options, "what is no option")
class HasAPresetOfUnknownOptions(Tally):
    presets: ClassVar[Any] = {**Tally.presets, "odd": {"moon": True}}


@caught_by(options, "giving the defaults changes")
class TakesADefaultForAChange(Tally):
    def start(self, setup: Setup, rng: Rng) -> Any:
        step = super().start(setup, rng)
        return Step(replace(step.state, worth=len(setup.options)), step.events)


@caught_by(options, "refused with the code")
class RefusesWithAnotherCode(Tally):
    def check_options(self, setup: Setup) -> Rejection | None:
        refused = super().check_options(setup)
        return refused and replace(refused, code="nope")


@caught_by(options, "rulebook is empty")
class HasNoRules(Tally):
    def rulebook(self, setup: Setup) -> Any:
        return ()
