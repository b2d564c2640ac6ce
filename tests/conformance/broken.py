"""Toy games that are broken in one way each, and the checks of the suite as one call each that
should notice it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.lesson import Begin, Do, Lesson, Press, Tell
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Rejection, note
from playroom.engine.options import Setup, TableOptions, choice, number
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Leaving, Request, Step, TimedOut
from playroom.engine.table import Answer, Ask, GameKey, Offer
from playroom.testing import (
    cards,
    contract,
    declared,
    keyboard,
    lessons,
    mutated,
    secrecy,
    values,
)
from playroom.testing.cards import Watched
from playroom.testing.cases import Case, Subject
from playroom.testing.hooks import Hooks, hooks_of
from playroom.testing.walks import AnyMatch, open_match, walk
from tests.engine import tally_values as t
from tests.engine.tally import Tally
from tests.engine.tally_conformance import redeal as own_redeal
from tests.engine.tally_table import SteadyBot, TallyTable

THREE = Setup.of(3)
SEEDS = [f"teeth {i}" for i in range(6)]


def own_hooks(game: Tally) -> Hooks:
    """The hooks of the toy game, or those that a broken one brings."""
    hooks = hooks_of("tally", "tests.engine.tally_conformance")
    hooks.redeal = getattr(game, "redeal", hooks.redeal)
    hooks.most_inputs = 2000
    return hooks


def case_of(game: Tally, hooks: Hooks | None = None) -> Case:
    """A table for three."""
    return Case(Subject(game, hooks or own_hooks(game)), THREE, "three")


def rough(game: Tally) -> Case:
    """A table for three of a game that tells nothing of itself."""
    hooks = Hooks()
    hooks.most_inputs = 2000
    return case_of(game, hooks)


def walked(game: Tally, most: int = 60) -> Iterator[AnyMatch]:
    for seed in SEEDS:
        yield from walk(open_match(game, THREE, seed), seed, most, leaving=30)


def watched(case: Case, most: int) -> Iterator[Watched]:
    for seed in SEEDS:
        yield from Watched(case, seed).walk(most)


def replay(game: Tally) -> None:
    for seed in SEEDS:
        contract.check_replay(case_of(game), seed, 60)


def random_numbers(game: Tally) -> None:
    for seed in SEEDS:
        contract.check_random_numbers(case_of(game), seed, 200)


def start(game: Tally) -> None:
    contract.check_same_deals(case_of(game), "start")


def positions(game: Tally) -> None:
    for match in walked(game):
        contract.check_position(match, contract.pool_of(match, Rng(f"{match.sequence}")))


def request_ids(game: Tally) -> None:
    for seed in SEEDS:
        contract.check_request_ids(case_of(game), seed, 200)


def frozen(game: Tally) -> None:
    for match in walked(game):
        values.check_values(match)
        values.check_actions(match, f"{match.sequence}")
    values.check_strangers(case_of(game), "strangers")


def nearly_right(game: Tally) -> None:
    mutated.check_mutated(case_of(game), "teeth", 20_000)


def types(game: Tally) -> None:
    values.check_types(Subject(game))


def names(game: Tally) -> None:
    declared.check_names(game)


def attributes(game: Tally) -> None:
    declared.check_class(game)


def leaving(game: Tally) -> None:
    case = Case(Subject(game, own_hooks(game)), Setup.of(3, {"absent": "silent"}), "silent")
    for seed in SEEDS[:3]:
        contract.check_leaving_walk(case, seed, 40)


def text(game: Tally) -> None:
    contract.check_notation(case_of(game), "text")
    for typed in ("", "banana", "play 5X", "play 10D", "count 7", "PLAY 5H"):
        contract.check_any_text(game, typed)


def silence(game: Tally) -> None:
    contract.check_silence_ends(case_of(game), "silence")


def end(game: Tally) -> None:
    contract.check_whole_match(case_of(game), "end")


def conserved(game: Tally) -> None:
    for seed in SEEDS:
        cards.check_nothing_is_lost(case_of(game), seed, 80)


def found_cards(game: Tally) -> None:
    for seed in SEEDS:
        cards.check_nothing_is_lost(rough(game), seed, 80)


def any_order(game: Tally) -> None:
    case = case_of(game)
    compared = sum(
        contract.check_any_order(case, match, Rng(f"{match.sequence}")) for match in walked(game)
    )
    assert compared > 10


def bots(game: Tally) -> None:
    for match in walked(game, 20):
        contract.check_bots(match, game.bots, "bots")


def whole_matches(game: Tally) -> None:
    for level in game.bots:
        contract.check_level(Subject(game, own_hooks(game)), level, 3)


def keys(game: Tally) -> None:
    for seed in SEEDS[:3]:
        keyboard.check_keys_walk(case_of(game), seed)
        keyboard.check_offers(case_of(game), seed)


def secrets(game: Tally) -> None:
    for place in watched(case_of(game), 50):
        secrecy.check_secrets(place, f"{place.match.sequence}")


def rough_secrets(game: Tally) -> None:
    for place in watched(rough(game), 50):
        secrecy.check_secrets(place, f"{place.match.sequence}")


def decisions(game: Tally) -> None:
    for case in (case_of(game), rough(game)):
        for place in watched(case, 20):
            secrecy.check_same_decisions(place, game.bots, "bots")


def redeals(game: Tally) -> None:
    secrecy.check_redeals_move(case_of(game), SEEDS)


def options(game: Tally) -> None:
    subject = Subject(game, own_hooks(game))
    declared.check_declared_options(game)
    declared.check_every_value(game)
    declared.check_values_outside(game)
    declared.check_presets(game)
    declared.check_defaults(game)
    declared.check_rulebooks(subject)


def scripts(game: Tally) -> None:
    for lesson in game.lessons:
        lessons.check_script(game, lesson)


CHECKS: tuple[Callable[[Tally], None], ...] = (
    attributes,
    names,
    types,
    options,
    frozen,
    nearly_right,
    replay,
    random_numbers,
    start,
    positions,
    request_ids,
    leaving,
    text,
    silence,
    end,
    conserved,
    found_cards,
    any_order,
    bots,
    whole_matches,
    keys,
    secrets,
    rough_secrets,
    decisions,
    redeals,
    scripts,
)


# -- the broken games ------------------------------------------------------------------------------

BROKEN: list[tuple[Callable[[Tally], None], type[Tally], str]] = []


def caught_by(check: Callable[[Tally], None], words: str) -> Callable[[type[Tally]], type[Tally]]:
    """This broken game must be caught by `check`, and for the reason that `words` names."""

    def register(kind: type[Tally]) -> type[Tally]:
        BROKEN.append((check, kind, words))
        return kind

    return register


class WiderView(t.View):
    hint: Any = None


def wider(view: t.View, hint: object) -> Any:
    return WiderView(**{name: getattr(view, name) for name in t.View.__struct_fields__}, hint=hint)


def swapped(step: Step[Any], kind: type[Event], change: Callable[[Any], Event]) -> Step[Any]:
    return Step(
        step.state,
        tuple(change(event) if isinstance(event, kind) else event for event in step.events),
    )


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


@caught_by(secrets, "was told of")
class DrawsFaceUp(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        return swapped(
            super().apply(state, seat, action, rng), t.Drew, lambda e: OpenDrew(e.seat, e.card)
        )


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


LAST: dict[str, Any] = {}


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


@caught_by(leaving, "the game goes on")
class LeavingLosesNothing(Tally):
    def leaving(self, view: Any) -> Leaving:
        return Leaving.FORFEIT

    def on_leave(self, state: Any, seat: Seat) -> Action | None:
        return t.Absent(True)


@caught_by(leaving, "tells seat 0 nothing of it")
class LeavesWithoutAWord(Tally):
    def leaving(self, view: Any) -> Leaving:
        return Leaving.VACATE


@caught_by(leaving, "may not come back")
class LetsNobodyBackIn(Tally):
    def on_return(self, state: Any, seat: Seat, newcomer: bool) -> Action | Rejection | None:
        return t.refuse("not_awaited")


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


@caught_by(frozen, "unhashable")
class KeepsAList(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        step = super().apply(state, seat, action, rng)
        return Step(replace(step.state, answers=list(step.state.answers)), step.events)


class Loose:
    """Something that can change."""


@caught_by(frozen, "Loose is not plain data")
class KeepsSomethingThatCanChange(Tally):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return wider(super().view(state, seat), Loose())


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


@caught_by(end, "no end after 2000 inputs")
@caught_by(silence, "no end after 2000 inputs")
class NeverEnds(Tally):
    def outcome(self, state: Any) -> Any:
        return super().outcome(state) if state.deal > 10**6 else None

    def _end_deal(self, s: Any, out: list[Event], rng: Rng) -> Any:
        return super()._end_deal(replace(s, scores=(0,) * len(s.scores)), out, rng)


@caught_by(silence, "the game is not over")
class StopsInTheMiddle(Tally):
    def requests(self, state: Any) -> tuple[Request, ...]:
        return () if state.phase is t.Phase.COUNT else super().requests(state)


@caught_by(found_cards, "cannot be found")
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
        laid = sum(card is not None for card in state.aside)
        return tuple(
            replace(request, id=f"{request.id}.{laid}") for request in super().requests(state)
        )


class ClumsyBot(SteadyBot):
    def decide(self, turn: Turn) -> Action:
        return t.Ring()


@caught_by(bots, "refused")
class HasAClumsyBot(Tally):
    bots: ClassVar[Any] = {"random": ClumsyBot}


class MoodyBot(SteadyBot):
    def decide(self, turn: Turn) -> Action:
        COUNTER[0] += 1
        if turn.view.phase is not t.Phase.AWAY:
            return super().decide(turn)
        return t.LayAway(turn.view.hand[COUNTER[0] % 2])


@caught_by(bots, "knowing the same")
class HasAMoodyBot(Tally):
    bots: ClassVar[Any] = {"random": MoodyBot}


class TiredBot(SteadyBot):
    """Plays low once it has played often."""

    def __init__(self) -> None:
        self._turns = 0

    def decide(self, turn: Turn) -> Action:
        self._turns += 1
        if turn.view.phase is t.Phase.PLAY and self._turns > 2:
            return t.Play(
                min(t.fits(turn.view.hand, turn.view.trick), key=lambda card: t.points((card,)))
            )
        return super().decide(turn)


@caught_by(whole_matches, "when it is made anew")
class HasATiredBot(Tally):
    bots: ClassVar[Any] = {"random": TiredBot}


@caught_by(keys, "is silent")
class IsSilent(Tally):
    class Mute(TallyTable):
        def answer(self, view: Any, ask: Ask) -> Answer:
            return () if ask is Ask.FIRST and not view.trick else super().answer(view, ask)

    table: ClassVar[Any] = Mute()


@caught_by(keys, "gives nothing")
class DoesNothingOnEnter(Tally):
    class Idle(TallyTable):
        def act(self, view: Any, marked: Any, at: Any) -> tuple[Offer, ...] | Rejection:
            return () if len(marked) == 2 else super().act(view, marked, at)

    table: ClassVar[Any] = Idle()


@caught_by(keys, "two items with one key")
class HasTwoItemsWithOneKey(Tally):
    class Doubled(TallyTable):
        def zones(self, view: Any, order: str = "rank") -> Any:
            hand, *rest = super().zones(view, order)
            return replace(hand, items=(*hand.items, *hand.items[:1])), *rest

    table: ClassVar[Any] = Doubled()


class HostOptions(t.TallyOptions):
    host: str = choice("Ana", "Luis")


@caught_by(options, "cannot be typed")
class CannotBeTyped(Tally):
    options: ClassVar[type[TableOptions]] = HostOptions


class BellOptions(t.TallyOptions):
    bells: int = number(5, (0, 3), steps=(0, 5))


@caught_by(options, "the default is not legal")
class HasADefaultOutOfRange(Tally):
    options: ClassVar[type[TableOptions]] = BellOptions


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


# -- what is declared ------------------------------------------------------------------------------


@caught_by(attributes, "has no `table`")
class HasNoTable(Tally):
    table: ClassVar[Any] = None


@caught_by(attributes, "should be its rows of moves")
class HasStringsForMoves(Tally):
    notation: ClassVar[Any] = ("play", "count")


@caught_by(names, "no level `random`")
class HasNoRandomBot(Tally):
    bots: ClassVar[Any] = {"steady": SteadyBot}


@caught_by(names, "takes 'h'")
class TakesTheKeyOfTheHand(Tally):
    class Grabbing(TallyTable):
        keys: ClassVar[tuple[GameKey, ...]] = (GameKey("look", "h"),)

    table: ClassVar[Any] = Grabbing()


@caught_by(names, "not one letter")
class TakesAKeyThatIsNoLetter(Tally):
    class Grabbing(TallyTable):
        keys: ClassVar[tuple[GameKey, ...]] = (GameKey("look", "f11"),)

    table: ClassVar[Any] = Grabbing()


@caught_by(names, "sorted by")
class SortsByValue(Tally):
    class Sorting(TallyTable):
        orders: ClassVar[tuple[str, ...]] = ("rank", "suit", "value")

    table: ClassVar[Any] = Sorting()


@caught_by(names, "no sound 'boom'")
class SoundsLikeNothing(Tally):
    class Booming(TallyTable):
        sounds: ClassVar[Any] = {t.Dealt: "boom"}

    table: ClassVar[Any] = Booming()


@caught_by(names, "is not in `events`")
class SoundsForWhatNeverHappens(Tally):
    class Hearing(TallyTable):
        sounds: ClassVar[Any] = {TimedOut: "timeout"}

    table: ClassVar[Any] = Hearing()


@caught_by(names, "`deals` of the table is empty")
class DoesNotSayWhereDealsBegin(Tally):
    class Endless(TallyTable):
        deals: ClassVar[tuple[type[Event], ...]] = ()

    table: ClassVar[Any] = Endless()


class UnboundedView(t.View):
    hint: int = 0
    name: str = ""


@caught_by(types, "UnboundedView.hint is a whole number without bounds")
@caught_by(types, "UnboundedView.name is a text without bounds")
class HasNumbersWithoutBounds(Tally):
    views: ClassVar[Any] = UnboundedView


class RememberingView(t.View):
    last: Event | None = None


@caught_by(types, "RememberingView.last may be any Event")
class RemembersAnyEvent(Tally):
    views: ClassVar[Any] = RememberingView


class TolerantView(t.View, forbid_unknown_fields=False):
    """Takes whatever it is given."""


@caught_by(types, "TolerantView takes fields that it does not know")
class TakesWhatItDoesNotKnow(Tally):
    views: ClassVar[Any] = TolerantView


class ListView(t.View):
    several: list[t.Number] = []  # noqa: RUF012 - that is what is wrong with it


@caught_by(types, "ListView.several holds a list, which is not frozen")
class HandsOutLists(Tally):
    views: ClassVar[Any] = ListView


class Whispered(Event):
    seat: Seat


class Shouted(Whispered):
    loud: bool = True


@caught_by(types, "Shouted is made from Whispered")
class HasAnEventMadeFromAnother(Tally):
    events: ClassVar[tuple[type[Event], ...]] = (*t.EVENTS, Whispered)


class Wink(Action):
    """No row of any notation."""


@caught_by(types, "Wink has no row of the notation")
class HasAnActionThatCannotBeWritten(Tally):
    pass


@caught_by(frozen, "Rang happened and is not in `events`")
class DoesNotDeclareItsEvents(Tally):
    events: ClassVar[tuple[type[Event], ...]] = tuple(
        kind for kind in t.EVENTS if kind is not t.Rang
    )


@caught_by(frozen, "does not come back from JSON")
class PutsTextWhereItSaysNumber(Tally):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return replace(super().view(state, seat), worth="three")


WORTHS = {1: "one", 2: "two", 3: "three"}


class NamedView(t.View):
    named: t.Number = 1

    def __post_init__(self) -> None:
        WORTHS[self.named]


@caught_by(nearly_right, "is answered with KeyError")
class LooksUpWhatComes(Tally):
    views: ClassVar[type[Any]] = NamedView

    def view(self, state: Any, seat: Seat | None) -> Any:
        view = super().view(state, seat)
        return NamedView(**{name: getattr(view, name) for name in t.View.__struct_fields__})


# -- questions, ends, cards ------------------------------------------------------------------------


@caught_by(request_ids, "a new question needs a new id")
class HasOneIdForAllTurns(Tally):
    def requests(self, state: Any) -> tuple[Request, ...]:
        return tuple(
            replace(request, id="turn") if request.kinds[0] is t.Play else request
            for request in super().requests(state)
        )


@caught_by(request_ids, "comes back")
class HasOneIdForEveryTurnOfASeat(Tally):
    def requests(self, state: Any) -> tuple[Request, ...]:
        return tuple(
            replace(request, id=f"turn{request.seat}") if request.kinds[0] is t.Play else request
            for request in super().requests(state)
        )


@caught_by(found_cards, "stands twice in hands")
class DealsACardTwice(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        step = super().apply(state, seat, action, rng)
        if isinstance(action, t.Look):
            hands = (step.state.hands[1], *step.state.hands[1:])
            return Step(replace(step.state, hands=hands, stock=state.stock + state.hands[0]), ())
        return step


@caught_by(found_cards, "came from nowhere")
class FindsACardInItsSleeve(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        step = super().apply(state, seat, action, rng)
        if isinstance(action, t.Look):
            sleeve = Card(int(state.stock[0]) + 128)
            return Step(replace(step.state, stock=(*step.state.stock, sleeve)), step.events)
        return step


# -- lessons ---------------------------------------------------------------------------------------

LINE = (note("tally-lesson"),)


def lesson(*steps: Any) -> Lesson:
    """A lesson that begins with its table."""
    return Lesson("tally-first", Setup.of(2), "1", {}, (Begin(), *steps))


@caught_by(scripts, "step 2: .* is refused")
class TeachesWhatIsIllegal(Tally):
    lessons: ClassVar[tuple[Lesson, ...]] = (lesson(Do(LINE, "count 5")),)


@caught_by(scripts, "step 3: 'pass' is no move")
class TeachesWhatIsNoMove(Tally):
    lessons: ClassVar[tuple[Lesson, ...]] = (lesson(Tell(LINE), Do(LINE, "pass")),)


@caught_by(scripts, "no command 'shuffle'")
class TeachesAKeyThatThereIsNot(Tally):
    lessons: ClassVar[tuple[Lesson, ...]] = (lesson(Press(LINE, "shuffle")),)


@caught_by(scripts, "cannot be dealt")
class TeachesWithCardsThatThereAreNot(Tally):
    lessons: ClassVar[tuple[Lesson, ...]] = (replace(lesson(), orders={"deal1": "JK"}),)
