"""Non-interference: what a seat cannot know changes nothing that it sees, is told, is asked, is
refused or decides.

`Watched.worlds` gives other states that the seat cannot tell from this one (by the game's own
`redeal`, or with cards that the seat has not been shown in each other's places). So everything the
seat is given must be the same in both; and a redeal that leaves hidden things where they are would
prove nothing, so that is measured too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.kit.judging import judge
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Mode
from playroom.engine.wire import encode, plain
from playroom_testing.cases import Case
from playroom_testing.checks.cards import (
    Path,
    Watched,
    WatchedRng,
    card_places,
    cards_in,
    cards_lying,
    container,
    containers,
    told,
)
from playroom_testing.checks.contract import decide, pool_of
from playroom_testing.checks.keyboard import table_answers
from playroom_testing.walks import AnyMatch, open_match, played, some_choices, walk

WORLDS = 3
"""Other worlds looked at for each seat."""


# -- one position ----------------------------------------------------------------------------------


@dataclass
class Moved:
    """What redeals have moved so far; `assert_enough` at the end."""

    positions: int = 0
    changed: int = 0
    places: Counter[Path] = field(default_factory=Counter)
    varied: Counter[Path] = field(default_factory=Counter)

    def note(self, watched: Watched, seat: Seat | None, worlds: list[Any]) -> None:
        """Counts, for every card that `seat` does not see, whether some redeal put another in its
        place.
        """
        match = watched.match
        seen = cards_in(match.view(seat)) | watched.case.hooks.remembered(match.state)
        hidden = {path: card for path, card in card_places(match.state) if card not in seen}
        if len(hidden) < 2:  # what is hidden is no card: a number, a role, where ships lie
            differs = any(world != match.state for world in worlds)
            self.positions += differs
            self.changed += differs
            return
        self.positions += 1
        self.changed += any(world != match.state for world in worlds)
        others = [dict(card_places(world)) for world in worlds]
        for path, card in hidden.items():
            row = container(path)
            self.places[row] += 1
            self.varied[row] += any(other.get(path) != card for other in others)

    def assert_enough(self, least: int) -> None:
        """Redeals must move what is hidden nearly always, and in every place where something is
        hidden.
        """
        assert self.positions >= least, (
            f"only {self.positions} positions with something hidden that a redeal moves were met"
        )
        share = self.changed / self.positions
        assert share > 0.6, (
            f"only {share:.0%} of the redeals changed anything: leaks would not be noticed"
        )
        for row, total in self.places.items():
            if total >= 20:
                part = self.varied[row] / total
                where = ".".join(map(str, row))
                assert part > 0.5, (
                    f"the hidden cards of {where} are moved in only {part:.0%} of the redeals"
                )


def check_redeals_move(case: Case, seeds: Iterable[str]) -> None:
    """The game's own redeals move what is hidden wherever it lies. If this fails, the other checks
    cannot fail where they should. Not asked of a game without a `redeal` of its own.
    """
    if case.hooks.redeal is None:
        return
    moved = Moved()
    for number, seed in enumerate(seeds):
        for watched in Watched(case, f"moved {seed}").walk(45):
            match = watched.match
            if match.sequence % 3 == 0 and match.outcome is None:
                for seat in case.seats:
                    moved.note(watched, seat, watched.worlds(seat, f"{seed}", 12))
        if number >= 2 and moved.positions > 150:
            break
    moved.assert_enough(least=40)


def check_hidden_is_varied(case: Case, seed: str, most: int) -> None:
    """What one seat sees and another does not, where no card tells them apart, is hidden in
    another way (a number, a role, where ships lie). Only a `redeal` of the game's own can put
    something else in its place; without one its leaks would pass.
    """
    if case.hooks.redeal is not None:
        return
    match, seats = open_match(case.game, case.setup, seed), range(case.setup.seats)
    for now in walk(match, seed, most):
        if now.outcome is not None or any(cards_in(now.view(seat)) for seat in seats):
            return
        if any(request.mode is Mode.SECRET for request in now.requests):
            continue  # a choice that others still make too: `check_secret_answers`
        one, *others = ({**plain(now.view(seat)), "seat": None, "turn": None} for seat in seats)
        names = [name for name in one if any(one[name] != other[name] for other in others)]
        assert not names, (
            f"what is hidden was not varied: seats see different {', '.join(names)}, and no cards. "
            "Bring a `redeal(state, seat, rng)` that gives the others something else there: "
            "playroom_testing.hooks"
        )


def check_secrets_walk(case: Case, seed: str, begin: int, most: int = 14) -> None:
    """`check_secrets` at the start of a match and wherever cards are dealt; from the input `begin`
    on after every input. At most `most` positions and one more.
    """
    looked = 0
    for watched in Watched(case, seed).walk(begin + 60):
        if watched.match.sequence == 0 or watched.match.sequence >= begin or watched.dealt:
            check_secrets(watched, f"{seed} {watched.match.sequence}")
            looked += 1
        if looked > most:
            break


def check_secrets_now_and_then(case: Case, seed: str, most: int = 40) -> None:
    """`check_secrets` after every third input and wherever cards are dealt."""
    for watched in Watched(case, seed).walk(most):
        if watched.match.sequence % 3 == 0 or watched.dealt:
            check_secrets(watched, f"{seed} {watched.match.sequence}")


def check_secrets(watched: Watched, seed: str) -> None:
    """All that every seat and a spectator get, in this and in other worlds."""
    chance = Rng(f"secrets {seed}")
    match = watched.match
    pool = pool_of(match, chance, 16)
    for seat in watched.case.seats:
        worlds = watched.worlds(seat, seed, WORLDS)
        for world in worlds:
            check_same_view(match, world, seat)
            check_same_requests(match, world, seat)
        last = worlds[-1]
        check_same_answers(match, last, seat)
        if seat is not None:
            check_same_verdicts(match, last, seat, pool)
            check_same_events(match, last, seat, chance)
            if watched.case.hooks.redeal is not None:  # a rough redeal may leave a seat no play
                check_playable(match, last, chance)
        check_named_cards_are_known(watched, seat, worlds)
        if watched.case.hooks.redeal is None:
            check_seen_cards_were_told(watched, seat)
    check_secret_answers(watched, chance)


def check_told_walk(case: Case, seed: str, most: int) -> None:
    """What events tell and what views show, after every input of a walk: what costs little, looked
    at everywhere, also where a deal or a match ends.
    """
    for watched in Watched(case, seed).walk(most):
        for seat in case.seats:
            check_nothing_is_told_of_a_hand(watched, seat)
            if case.hooks.redeal is None:
                check_named_cards_are_known(watched, seat, [])
                check_seen_cards_were_told(watched, seat)


def check_same_view(match: AnyMatch, world: Any, seat: Seat | None) -> None:
    """The view is the same, also in fields that do not count for equality, and byte for byte."""
    here, there = match.game.view(match.state, seat), match.game.view(world, seat)
    assert plain(here) == plain(there), f"seat {seat} sees a difference: {_difference(here, there)}"
    assert here == there, f"seat {seat} sees a difference: {here} or {there}"
    assert encode(here) == encode(there), f"seat {seat} gets other bytes: {here} or {there}"


def _difference(here: Any, there: Any) -> str:
    ours, others = plain(here), plain(there)
    names = [name for name in ours if ours[name] != others.get(name)]
    return "; ".join(f"{name}: {ours[name]} or {others.get(name)}" for name in names)


def check_same_requests(match: AnyMatch, world: Any, seat: Seat | None) -> None:
    """Its own requests are the same in all, those of others in whether they exist, how they are
    called and timed.

    Whether a seat is awaited is public, so it may depend only on public data.
    """
    here, there = match.game.requests(match.state), match.game.requests(world)
    ours, others = (tuple(r for r in requests if r.seat == seat) for requests in (here, there))
    assert ours == others, f"seat {seat} is asked otherwise"
    assert encode(ours) == encode(others), f"seat {seat} gets other bytes: {ours} or {others}"
    public = [
        [(r.id, r.seat, r.mode, r.seconds, r.awaited) for r in requests]
        for requests in (here, there)
    ]
    assert public[0] == public[1], f"who is awaited tells seat {seat} what it cannot know: {public}"


def check_same_answers(match: AnyMatch, world: Any, seat: Seat | None) -> None:
    """Zones, answers, playable cards, what Enter and the keys do."""
    game = match.game
    here, there = (
        list(table_answers(game, game.view(state, seat))) for state in (match.state, world)
    )
    for (what, answer), (_, other) in zip(here, there, strict=True):
        assert answer == other, f"{what} tells seat {seat} what it cannot know: {answer} or {other}"


def check_same_verdicts(match: AnyMatch, world: Any, seat: Seat, pool: Iterable[Action]) -> None:
    """What it may do and why not, for its own choices and for cards that others hold."""
    game = match.game
    for action in (*some_choices(game, match.view(seat)), *pool):
        here, there = game.check(match.state, seat, action), game.check(world, seat, action)
        assert here == there, (
            f"trying {action} tells seat {seat} what it cannot know: {here} or {there}"
        )
    silent = [game.on_timeout(state, seat) for state in (match.state, world)]
    assert silent[0] == silent[1], f"the silence of seat {seat} stands for {silent}"


def check_same_decisions(watched: Watched, levels: Iterable[str], seed: str) -> None:
    """Every bot decides the same in another world, with the same random numbers, also when another
    table has been played in between: what the rules keep outside of states (a variable of a module)
    is of that table then.
    """
    match, game, levels = watched.match, watched.case.game, tuple(levels)
    seats = sorted({request.seat for request in match.awaited()})
    decided = {
        (seat, level): decide(match, seat, level, seed) for seat in seats for level in levels
    }
    _elsewhere(watched, seed)
    for seat in seats:
        world = watched.worlds(seat, seed, 1)[0]
        requests = tuple(request for request in game.requests(world) if request.seat == seat)
        for level in levels:
            here = decided[seat, level]
            rng = Rng(seed).stream(level)
            turn = Turn(game.view(world, seat), requests, match.seen(seat), rng)
            there = game.bots[level]().decide(turn)
            assert here == there, _why_otherwise(watched, seat, level, seed, (here, there))
        check_same_hint(watched, seat, [world], seed)


def check_same_hint(watched: Watched, seat: Seat, worlds: Iterable[Any], seed: str) -> int:
    """A hint for a seat, with its figures and reasons, is the same in all its worlds: the coach
    knows nothing more than the seat. Returns how many worlds were looked at.
    """
    match, game = watched.match, watched.case.game
    level = game.best_level(watched.case.setup)
    here, count = judge(game, level, match.turn(seat, Rng(seed))), 0
    for world in worlds:
        requests = tuple(request for request in game.requests(world) if request.seat == seat)
        turn = Turn(game.view(world, seat), requests, match.seen(seat), Rng(seed))
        there = judge(game, level, turn)
        assert here == there, f"a hint for seat {seat} tells more than it knows: {here} or {there}"
        count += 1
    return count


def _elsewhere(watched: Watched, seed: str) -> None:
    """Another match at such a table, a few inputs of it."""
    played(watched.case.game, watched.case.setup, f"elsewhere {seed}", most=4)


def _why_otherwise(
    watched: Watched, seat: Seat, level: str, seed: str, decided: tuple[Action, Action]
) -> str:
    """The sentence for a bot that decides one thing here and another in another world: it may know
    too much, or not go by what its turn holds.
    """
    match, which = watched.match, f"{level} in seat {seat}"
    either = f"{decided[0]} or {decided[1]}"
    again = {decide(match, seat, level, seed) for _ in range(8)}
    if len(again) > 1:
        return f"{which} decides otherwise with the same dice, which are `turn.rng`: {either}"
    if again != {decided[0]}:
        return (
            f"{which} decides otherwise when another table was played in between: {either}; it "
            "goes by something that is not in its turn (a variable of a module?)"
        )
    return f"{which} knows more than its seat: {either}"


def check_decisions_walk(case: Case, seed: str, most: int, every: int) -> None:
    """`check_same_decisions` at every so-many-th input of a walk."""
    for watched in Watched(case, seed).walk(most):
        if watched.match.sequence % every == 0:
            check_same_decisions(watched, case.game.bots, f"{watched.match.sequence}")


def check_playable(match: AnyMatch, world: Any, chance: Rng) -> None:
    """The other world is a state like any other: the game goes on in it."""
    game = match.game
    for _ in range(4):
        awaited = [request for request in game.requests(world) if request.awaited]
        if not awaited:
            return
        seat = chance.choice(awaited).seat
        choices = some_choices(game, game.view(world, seat))
        assert choices, f"in another world seat {seat} is awaited and can do nothing"
        action = chance.choice(choices)
        refused = game.check(world, seat, action)
        assert refused is None, f"in another world {action} is offered and refused: {refused}"
        world = game.apply(world, seat, action, Rng("another world")).state


# -- what events tell ------------------------------------------------------------------------------


def check_named_cards_are_known(watched: Watched, seat: Seat | None, worlds: list[Any]) -> None:
    """A card that an event has just named to a seat is one that its view shows or has shown, or
    that stays where it is in all the seat's other worlds.

    Otherwise the event tells what the seat cannot know (or the redeal forgets what it knows). When
    cards were dealt anew those that everybody was shown before may be anywhere, so then only what
    this seat alone was told is looked at; at the start everything but the kinds of events that the
    hooks call `PASSING` (cards drawn for the first deal). Without a redeal of the game's own, a
    card that moves and that everybody is told of passes, and at the end of a match every card.
    """
    match, hooks = watched.match, watched.case.hooks
    last = [event for event in watched.events if not isinstance(event, hooks.passing)]
    events = told(last, seat)
    named = cards_in(events)
    if watched.dealt and match.sequence:
        named -= cards_in(told(last, None))
    if not named:
        return
    here = containers(match.state)
    if hooks.redeal is None:
        if match.outcome is None:
            before = here if watched.dealt else containers(watched.before)
            public = cards_in(told(last, None))
            moved = {card for card in public if before.get(card) != here.get(card)}
            unseen = named - watched.viewed[seat] - hooks.remembered(match.state) - moved
            assert not unseen, (
                f"{_listener(seat)} was told of {_cards(unseen)} ({events}), and its view never "
                "showed it: is `seen_by` of the event right? (Cards that are put back belong to "
                "events named in PASSING: playroom_testing.hooks.)"
            )
        return
    for world in worlds:
        there = containers(world)
        for card in sorted(named & set(here)):
            stays = here[card] & there.get(card, set())
            assert stays, (
                f"seat {seat} was told of {card!r} ({events}), but cannot know where it is"
            )


def check_nothing_is_told_of_a_hand(watched: Watched, seat: Seat | None) -> None:
    """No event tells a seat of a card that it has not known, and that afterwards another seat sees
    and it does not: as a card drawn, dealt or laid away in secret. What is laid open is shown to
    all; what a match or a deal ends with may be told.
    """
    match, hooks = watched.match, watched.case.hooks
    if match.outcome is not None or (watched.dealt and match.sequence):
        return
    last = [event for event in watched.events if not isinstance(event, hooks.passing)]
    shown = cards_lying(match.view(seat)) | hooks.remembered(match.state)
    fresh = cards_in(told(last, seat)) - watched.knew[seat] - shown
    for other in range(watched.case.setup.seats if fresh else 0):
        hidden = fresh & cards_lying(match.view(other)) if other != seat else set()
        assert not hidden, (
            f"{_listener(seat)} was told of {_cards(hidden)}, which seat {other} sees and "
            f"{_listener(seat)} does not: should `seen_by` of "
            f"{_names(event for event in told(last, seat) if hidden & cards_in(event))} take it "
            "out? (What the view shall show belongs into the view; what is put back, into PASSING: "
            "playroom_testing.hooks.)"
        )


def _listener(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _cards(cards: Iterable[Card]) -> str:
    return ", ".join(map(repr, sorted(cards)))


def _names(events: Iterable[Event]) -> str:
    return ", ".join(dict.fromkeys(type(event).__name__ for event in events))


def check_seen_cards_were_told(watched: Watched, seat: Seat | None) -> None:
    """A view shows no card that no event has ever told the seat of.

    Either the seat must not know it, or no listener has heard of it. Asked of games without a
    `redeal` of their own, for which the view itself says what a seat may know.
    """
    untold = cards_in(watched.match.view(seat)) - watched.heard[seat]
    assert not untold, f"{_listener(seat)} sees {_cards(untold)}, and no event has told it of that"


def check_secret_answers(watched: Watched, chance: Rng) -> None:
    """What is chosen in secret, while others still choose, looks the same to everybody else."""
    match = watched.match
    game, state = match.game, match.state
    requests = [request for request in match.awaited() if request.mode is Mode.SECRET]
    if len({request.seat for request in requests}) < 2:
        return
    request = chance.choice(requests)
    for seat in watched.case.seats:
        if seat == request.seat:
            continue
        results = []
        for world in (state, watched.worlds(seat, "secret answers", 1)[0]):
            mine = [
                action
                for action in some_choices(game, game.view(world, request.seat))
                if isinstance(action, request.kinds)
            ]
            for action in [chance.choice(mine) for _ in range(2) if mine]:
                step = game.apply(world, request.seat, action, Rng("secret"))
                results.append(
                    (action, told(step.events, seat), plain(game.view(step.state, seat)))
                )
        for action, events, view in results[1:]:
            assert events == results[0][1], (
                f"seat {seat} hears what seat {request.seat} chose: {action} or {results[0][0]}"
            )
            assert view == results[0][2], (
                f"seat {seat} sees what seat {request.seat} chose: {action} or {results[0][0]}"
            )


def check_same_events(match: AnyMatch, world: Any, seat: Seat, chance: Rng) -> None:
    """An input in turn with a result that looks the same in both worlds is told in the same words.

    Compared when nothing was turned up (no random numbers, no card the seat did not know) and the
    views agree after it. Not in windows: closing one tells what the others had answered.
    """
    game = match.game
    cards = cards_in(match.view(seat))
    kinds = tuple(
        kind
        for r in match.requests_of(seat)
        if r.mode in (Mode.TURN, Mode.CLAIM)
        for kind in r.kinds
    )
    choices = [
        action for action in some_choices(game, match.view(seat)) if isinstance(action, kinds)
    ]
    for action in [chance.choice(choices) for _ in range(3) if choices]:
        sides = []
        for state in (match.state, world):
            rng = WatchedRng("both")
            step = game.apply(state, seat, action, rng)
            events = told(step.events, seat)
            if rng.labels or cards_in(events) - cards:
                break
            sides.append((events, plain(game.view(step.state, seat)), game.requests(step.state)))
        if len(sides) == 2 and sides[0][1:] == sides[1][1:]:
            assert sides[0][0] == sides[1][0], (
                f"after {action} seat {seat} is told {sides[0][0]} or {sides[1][0]}"
            )
