"""Checks of the contract; each raises `AssertionError` with a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import Any, NamedTuple

from playroom.engine.contract import Turn
from playroom.engine.kit.judging import Question
from playroom.engine.match import Match
from playroom.engine.narration import leave_question, narrate
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Clean, Note, Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Leaving, Mode, Outcome, Request, Step
from playroom.engine.wire import PLAIN, digest
from playroom.match.bots.turns import Think, packed, unpacked
from playroom_testing.cases import Case, Subject, any_case
from playroom_testing.checks.cards import WatchedRng, cards_in
from playroom_testing.walks import (
    AnyGame,
    AnyMatch,
    choose,
    fitting,
    header,
    no_end,
    open_match,
    played,
    some_choices,
    walk,
    whole,
)

# -- replay ----------------------------------------------------------------------------------------


def check_replay(case: Case, seed: str, most: int) -> None:
    """A log gives, at every prefix, the same state, requests and events; text alone carries the
    actions.
    """
    game, setup = case.game, case.setup
    live = open_match(game, setup, seed)
    follower: AnyMatch = Match(game, header(game, setup, seed))
    for _ in walk(live, seed, most, timeouts=12, leaving=25):
        if live.sequence > follower.sequence:
            follower.replay_entry(live.entries[-1])
        what = f"replayed, after input {live.sequence} ({live.entries[-1:]}),"
        assert follower.state == live.state, f"{what} the state is another one"
        assert follower.requests == live.requests, f"{what} other requests are open"
        assert follower.digest() == live.digest(), f"{what} the state has another fingerprint"
        assert follower.kinds == live.kinds, f"{what} others sit in the seats"
    assert follower.entries == live.entries, "replayed, the log is another one"
    assert follower.events == live.events, "replayed, other things happen"


def check_whole_match(case: Case, seed: str) -> None:
    """A match comes to an end, replays from its log, and has figures."""
    match = whole(case.game, case.setup, seed, case.hooks.most_inputs)
    again = type(match).replay(case.game, match.header, match.entries)
    assert again.state == match.state, "the log of a whole match leads to another state"
    assert again.outcome == match.outcome, "the log of a whole match leads to another outcome"
    assert again.events == match.events, "by the log of a whole match other things happen"


def check_random_numbers(case: Case, seed: str, most: int) -> None:
    """Random numbers come from streams named by purpose, each begun once, so the deals do not
    depend on the play.
    """
    match = open_match(case.game, case.setup, seed, WatchedRng(seed))
    for _ in walk(match, seed, most):
        pass


def check_same_deals(case: Case, seed: str) -> None:
    """The start depends on the seed alone, and on all of it."""
    match, same = (open_match(case.game, case.setup, seed) for _ in range(2))
    assert (match.state, match.events) == (same.state, same.events), (
        "the same seed gives another start the second time"
    )
    if not cards_in(match.state):
        return  # what is not dealt may always begin in the same way
    others = [open_match(case.game, case.setup, f"{seed}{i}").state for i in range(8)]
    assert any(other != match.state for other in others), "every seed gives the same start"


# -- requests, choices, check ----------------------------------------------------------------------


def check_position(match: AnyMatch, pool: Iterable[Action] = ()) -> None:
    """Requests, choices, refusals and timeouts agree with each other, and asking
    changes nothing.
    """
    game, state, n = match.game, match.state, match.header.setup.seats
    before = digest(state)
    requests = game.requests(state)
    assert requests == match.requests, "asking again gives other requests"
    _check_requests(requests, n)
    over = game.outcome(state)
    if over is not None:
        assert not any(request.awaited for request in requests), "the game is over and still waits"
        _check_outcome(over, len(game.sides(match.header.setup)))
    for seat in range(n):
        mine = tuple(request for request in requests if request.seat == seat)
        kinds = tuple(kind for request in mine for kind in request.kinds)
        choices = some_choices(game, game.view(state, seat))
        for action in choices:
            assert isinstance(action, kinds), (
                f"seat {seat} is offered {action}, which nobody asks for"
            )
            assert not action.table_only, f"{action} is offered to a player"
            refused = game.check(state, seat, action)
            assert refused is None, f"{action} is offered to seat {seat} and refused: {refused}"
        for request in mine:
            offered = any(isinstance(action, request.kinds) for action in choices)
            assert offered or not request.awaited, f"{request.id} is awaited and has no choice"
        _check_timeout(match, seat, any(request.awaited for request in mine))
        for action in pool:
            _check_any_action(match, seat, action, kinds)
    assert some_choices(game, game.view(state, None)) == [], "a spectator is offered actions"
    assert digest(state) == before, "asking has changed the state"


def _check_requests(requests: Sequence[Request], seats: int) -> None:
    assert len({request.id for request in requests}) == len(requests), "two requests have one id"
    for request in requests:
        name = request.id
        assert isinstance(request, Request), f"{request!r} is no Request"
        assert request.seat in range(seats), f"{name} asks seat {request.seat} of {seats} seats"
        assert isinstance(request.mode, Mode), f"{name} has the mode {request.mode!r}, no Mode"
        assert request.kinds, f"{name} asks for nothing"
        for kind in request.kinds:
            assert issubclass(kind, Action), f"{name} asks for {kind.__name__}, no Action"
            assert not kind.table_only, (
                f"{name} asks for {kind.__name__}, which only the table does"
            )
        assert request.seconds is None or request.seconds > 0, f"{name}: 0 seconds are None"
        assert request.awaited or request.seconds is None, f"{name} is not awaited and has a clock"


def _check_outcome(outcome: Outcome, sides: int) -> None:
    scores, winners = outcome.scores, outcome.winners
    assert len(scores) == sides, f"the outcome has {len(scores)} scores for {sides} sides"
    assert winners, "nobody has won, not even a draw"
    assert list(winners) == sorted(set(winners)), f"the winners {winners} are not in order"
    assert all(side in range(sides) for side in winners), f"the winners {winners} are no sides"


def _check_timeout(match: AnyMatch, seat: int, awaited: bool) -> None:
    game, state = match.game, match.state
    silent = game.on_timeout(state, seat)
    if not awaited:
        assert isinstance(silent, Rejection), (
            f"the silence of seat {seat} counts, though nobody waits for it"
        )
        check_rejection(silent)
        return
    assert isinstance(silent, Action), (
        f"seat {seat} is awaited and its silence is refused: {silent}"
    )
    assert silent == game.on_timeout(state, seat), (
        f"the silence of seat {seat} stands for two things"
    )
    game.apply(state, seat, silent, Rng("silent"))
    refused = None if silent.table_only else game.check(state, seat, silent)
    assert refused is None, f"silence stands for {silent}, which is refused: {refused}"


def _check_any_action(
    match: AnyMatch, seat: int, action: Action, kinds: tuple[type[Action], ...]
) -> None:
    """`check` is complete: it lets pass only what was asked for, and what it lets pass can be
    applied.
    """
    game, state = match.game, match.state
    refused = game.check(state, seat, action)
    if refused is not None:
        check_rejection(refused)
        assert refused == game.check(state, seat, action), f"{action} is refused in two ways"
        return
    assert action.table_only or isinstance(action, kinds), (
        f"{action} of seat {seat} passes, though nobody asks for it"
    )
    done = game.apply(state, seat, action, Rng("any"))
    assert done == game.apply(state, seat, action, Rng("any")), (
        f"{action} does not always do the same"
    )


def check_rejection(refused: Rejection) -> None:
    """A stable code and a sentence."""
    assert isinstance(refused, Rejection), f"{refused!r} is no Rejection"
    assert refused.code, f"the refusal {refused.note} has no code"
    assert refused.code == refused.code.strip(), f"the code {refused.code!r} has blanks"
    assert " " not in refused.code, f"the code {refused.code!r} has blanks"
    assert isinstance(refused.note, Note), f"{refused.code} is not said by a Note"
    assert refused.note.id, f"{refused.code} has no message"


class Foreign(Action):
    """An action of no game."""


def pool_of(match: AnyMatch, chance: Rng, most: int = 30) -> list[Action]:
    """Actions to try on everybody: what all may do now, some of what was done before, and one of no
    game.
    """
    game = match.game
    actions: list[Action] = []
    for seat in range(match.header.setup.seats):
        choices = some_choices(game, match.view(seat))
        actions += [choose(choices, chance) for _ in range(4) if choices]
    past = [entry for entry in match.entries if entry.kind == "act"]
    actions += [game.parse(chance.choice(past).text) for _ in range(8) if past]
    actions += [game.parse(entry.text) for entry in past[-2:]]
    unique = {game.format(action): action for action in actions}
    return [*list(unique.values())[:most], Foreign()]


# -- the notation ----------------------------------------------------------------------------------


def check_text(game: AnyGame, action: Action) -> None:
    """The text of an action gives it back, and is one clean line."""
    text = game.format(action)
    assert text, f"{action} has no notation"
    assert text == Clean.of(text, 10_000), f"{text!r} is not a clean line"
    again = game.parse(text)
    assert again == action, f"{action} is written {text!r}, which gives {again}"
    assert type(again) is type(action), f"{text!r} gives {again}, another kind of action"
    assert game.format(again) == text, f"{text!r} is written {game.format(again)!r} the next time"


def check_any_text(game: AnyGame, text: str) -> None:
    """Whatever is typed is an action or is not understood, with a sentence."""
    try:
        action = game.parse(text)
    except NotUnderstood as why:
        check_rejection(why.rejection)
        return
    except Exception as why:
        raise AssertionError(
            f"{text!r} is answered with {type(why).__name__}: {why}; what is no move must raise "
            "NotUnderstood"
        ) from why
    check_text(game, action)


def check_notation(case: Case, seed: str) -> None:
    """The text of every action gives it back."""
    match = open_match(case.game, case.setup, seed)
    looked: dict[type[Action], int] = {}
    for _ in walk(match, seed, 60):
        for seat in range(case.setup.seats):
            silent = case.game.on_timeout(match.state, seat)
            actions = some_choices(case.game, match.view(seat))
            for action in [*actions, *([silent] if isinstance(silent, Action) else [])]:
                kind = type(action)
                looked[kind] = looked.get(kind, 0) + 1
                if looked[kind] < 300:
                    check_text(case.game, action)
    assert looked, "nobody may do anything at the start"


_STRANGE = "0123456789ACDHJKQST+-=:#/* '\n\0ñé٣²—\u202e\U0001f0a1"


def check_typed(subject: Subject, seed: str) -> None:
    """Whatever is typed, spoilt notation too, is an action or is not understood."""
    chance = Rng(f"typed {seed}")
    case = any_case(subject, seed)
    match = played(case.game, case.setup, seed, most=12)
    acts = [entry.text for entry in match.entries if entry.kind == "act"] or ["x"]
    for _ in range(40):
        text = chance.choice(acts)
        place, cut = chance.below(len(text) + 1), chance.below(4)
        put = "".join(chance.choice(_STRANGE) for _ in range(chance.below(4)))
        check_any_text(case.game, text[:place] + put + text[place + cut :])
        check_any_text(case.game, text.upper())
        check_any_text(
            case.game, "".join(chr(chance.below(0x2FF)) for _ in range(chance.below(20)))
        )
    for text in (
        "",
        " ",
        "\n",
        "banana",
        "1" * 5000,
        *(move.verb for move in case.game.notation.moves),
    ):
        check_any_text(case.game, text)


# -- ends ------------------------------------------------------------------------------------------


def check_silence_ends(case: Case, seed: str) -> AnyMatch:
    """When every clock runs out, in whatever order, the game ends; and the log of it replays."""
    match, chance = open_match(case.game, case.setup, seed), Rng(f"silence {seed}")
    while awaited := match.awaited():
        if match.sequence >= case.hooks.most_inputs:
            raise AssertionError(f"when everybody is silent there is {no_end(match)}")
        seat = chance.choice(awaited).seat
        refused = match.expire(seat)
        assert refused is None, f"the clock of seat {seat}, which is awaited, is refused: {refused}"
    assert match.outcome is not None, "nobody is awaited and the game is not over"
    check_position(match)
    again = type(match).replay(case.game, match.header, match.entries)
    assert again.state == match.state, "the log of silences leads to another state"
    return match


def check_after_the_end(case: Case, seed: str) -> None:
    """After the end nothing is accepted."""
    pool = pool_of(played(case.game, case.setup, seed, most=20), Rng(seed))
    match = whole(case.game, case.setup, seed, case.hooks.most_inputs)
    before = match.digest()
    for seat in range(match.header.setup.seats):
        for action in pool:
            refused = match.submit(seat, action)
            assert refused is not None, f"{action} is accepted after the end"
            check_rejection(refused)
        assert match.expire(seat) is not None, f"the silence of seat {seat} counts after the end"
    assert match.digest() == before, "what was refused after the end has changed the state"


# -- answers at once -------------------------------------------------------------------------------


class Together(NamedTuple):
    """Answers that several seats owe at once."""

    mode: Mode
    answers: tuple[tuple[Request, Action], ...]


def together(match: AnyMatch, chance: Rng) -> Iterator[Together]:
    """A choice for every seat of every mode that several are awaited in at once."""
    for mode in (Mode.SECRET, Mode.WINDOW):
        requests = [request for request in match.awaited() if request.mode is mode]
        if len({request.seat for request in requests}) < 2:
            continue
        chosen = tuple((request, choose(fitting(match, request), chance)) for request in requests)
        yield Together(mode, chosen)


def check_any_order(case: Case, match: AnyMatch, chance: Rng) -> int:
    """Answers owed at once lead to the same state in any order.

    How many times there was something to compare.
    """
    compared = 0
    for owed in together(match, chance):
        orders = (
            list(permutations(owed.answers))
            if len(owed.answers) < 4
            else _some_orders(owed.answers, chance)
        )
        ends = [(order, _answer(case, match, owed.mode, order)) for order in orders]
        for order, end in ends[1:]:
            names = [f"{request.seat}: {action}" for request, action in order]
            assert end == ends[0][1], f"{owed.mode}: the order {names} leads somewhere else"
        compared += 1
    return compared


def _some_orders(answers: tuple[Any, ...], chance: Rng) -> list[tuple[Any, ...]]:
    return [answers, answers[::-1], *(chance.shuffled(answers) for _ in range(4))]


def _answer(
    case: Case, match: AnyMatch, mode: Mode, order: Sequence[tuple[Request, Action]]
) -> tuple[Any, ...]:
    game, state, rng = match.game, match.state, Rng(match.header.seed)
    ids = {request.id for request, _ in order}
    left = set(ids)
    for request, action in order:
        if request.id not in {open_.id for open_ in game.requests(state)}:
            continue  # the window was closed before: what is settled is settled
        refused = game.check(state, request.seat, action)
        assert refused is None, (
            f"another's answer makes {action} of seat {request.seat} illegal: {refused}"
        )
        state = game.apply(state, request.seat, action, rng).state
        left.discard(request.id)
        if mode is Mode.SECRET and left:
            now = {open_.id for open_ in game.requests(state)}
            assert left <= now, f"the answer of seat {request.seat} changes what others are asked"
    return case.hooks.unordered(state), game.requests(state)


# -- bots ------------------------------------------------------------------------------------------


FRESH = 5
"""Every so-many-th turn of a match is also thought about by a bot that is new."""


def check_bots(match: AnyMatch, levels: Iterable[str], seed: str) -> None:
    """Every level answers what it is asked, legally, and the same with the same random numbers, in
    another process too: what it may look at comes there just as it is.
    """
    for seat in {request.seat for request in match.awaited()}:
        for level in levels:
            first = decide(match, seat, level, seed)
            turn = match.turn(seat, Rng(seed).stream(level))
            sent = sent_turn(match, level, turn)
            assert (sent.view, sent.requests) == (turn.view, turn.requests), "a turn that was sent"
            assert sent.seen == tuple(turn.seen), f"events for seat {seat} that were sent"
            second = match.game.bots[level]().decide(sent)
            assert first == second, f"{level} decides {first}, then {second}, knowing the same"
            assert not first.table_only, f"{level} does {first}, which only the table may do"
            refused = match.game.check(match.state, seat, first)
            assert refused is None, f"{level} chooses {first} in seat {seat}, refused: {refused}"


def decide(match: AnyMatch, seat: int, level: str, seed: str) -> Action:
    """What a new bot of `level` does in `seat`."""
    return match.game.bots[level]().decide(match.turn(seat, Rng(seed).stream(level)))


def sent_turn(match: AnyMatch, level: str, turn: Turn) -> Turn:
    """A turn as it comes to a bot in another process."""
    game = match.game
    sent = PLAIN.decode(packed(Question(game, level, turn, 1.0, 0)), Think)
    return unpacked(game, sent)


def check_bots_walk(case: Case, seed: str, most: int, every: int) -> None:
    """`check_bots` at every so-many-th input of a walk."""
    match = open_match(case.game, case.setup, seed)
    for _ in walk(match, seed, most):
        if match.sequence % every == 0:
            check_bots(match, case.game.bots, f"{match.sequence}")


def check_level(subject: Subject, level: str, seats: int) -> None:
    """Bots of one level play a whole match; what they hold between their turns they do not need,
    for another process may think about the next one.
    """
    game, hooks = subject.game, subject.hooks
    setup = any_case(subject, level).setup
    values = setup.given() if setup.seats == seats else {}
    match = open_match(game, Setup.of(seats, {**values, **hooks.short}), level)
    bots = [game.bots[level]() for _ in range(seats)]
    dice = [Rng(level).stream(f"{seat}") for seat in range(seats)]
    while awaited := match.awaited():
        if match.sequence >= hooks.most_inputs:
            raise AssertionError(f"{level}: {no_end(match)}")
        seat = awaited[0].seat
        label = f"{match.sequence}"
        action = bots[seat].decide(match.turn(seat, dice[seat].stream(label)))
        if match.sequence % FRESH == 0:
            fresh = game.bots[level]().decide(match.turn(seat, dice[seat].stream(label)))
            assert fresh == action, f"{level}: {action}, but {fresh} when it is made anew"
        refused = match.submit(seat, action)
        assert refused is None, f"{level}: {action} is refused: {refused}"
    assert match.outcome is not None, "nobody is awaited and the game is not over"


# -- leaving ---------------------------------------------------------------------------------------


def check_leaving_walk(case: Case, seed: str, most: int = 120, every: int = 7) -> None:
    """`check_leaving` of every seat at every so-many-th input of a walk."""
    match = open_match(case.game, case.setup, seed)
    for _ in walk(match, seed, most):
        if match.sequence % every == 0 and match.outcome is None:
            for seat in range(case.setup.seats):
                check_leaving(match, seat)


def check_leaving(match: AnyMatch, seat: int) -> None:
    """`leaving` of a seat is what becomes of it when it is left, and a player who may come back is
    let in.
    """
    game, view = match.game, match.view(seat)
    how = game.leaving(view)
    assert isinstance(how, Leaving), f"leaving is {how!r}"
    question = leave_question(game, view)
    if isinstance(question, Rejection):
        check_rejection(question)
    action = game.on_leave(match.state, seat)
    step: Step[Any] = Step(match.state)
    if action is not None:
        step = game.apply(match.state, seat, action, Rng("leave"))
    what = f"seat {seat} is left ({how}) and"
    over = game.outcome(step.state) is not None
    if how is Leaving.FORFEIT:
        assert over, f"{what} the game goes on"
    if how in (Leaving.HAND, Leaving.FOLD, Leaving.VACATE, Leaving.CASH, Leaving.FORFEIT):
        for listener in (*range(match.header.setup.seats), None):
            lines = [line for event in step.events for line in narrate(game, event, listener)]
            assert lines, f"{what} the game tells seat {listener} nothing of it"
    if over:
        return
    still = game.leaving(game.view(step.state, seat))
    returns = [game.on_return(step.state, seat, newcomer) for newcomer in (False, True)]
    for back in returns:
        if isinstance(back, Rejection):
            check_rejection(back)
            continue
        assert how is not Leaving.CASH, f"{what} somebody may come back"
        if back is not None:
            game.apply(step.state, seat, back, Rng("back"))
    assert not (still.may_return and isinstance(returns[0], Rejection)), (
        f"{what} its player may not come back: {returns[0]}"
    )


# -- everything happens ----------------------------------------------------------------------------


def check_every_event(subject: Subject, rounds: int) -> None:
    """Every kind of event of `game.events` happens at some table; otherwise what the other checks
    say of it is empty. If one is missing, a table for it belongs into `SETUPS`.
    """
    wanted = {kind.__name__ for kind in subject.game.events} - subject.hooks.unreached_events
    seen: set[str] = set()
    tables = [*subject.cases, *(any_case(subject, f"events {i}") for i in range(rounds))]
    for number, case in enumerate(tables):
        match = played(case.game, case.setup, f"{number}", most=400, leaving=60)
        seen |= {type(event).__name__ for event in match.happened}
        if wanted <= seen:
            return
    missing = ", ".join(sorted(wanted - seen))
    raise AssertionError(f"at {len(tables)} tables these events never happened: {missing}")


def check_every_action(subject: Subject, rounds: int) -> None:
    """Every kind of action of the notation is asked for at some table, but for those that only the
    table does (`table_only`): otherwise it can never be done.
    """
    wanted = {move.kind for move in subject.game.notation.moves if not move.kind.table_only}
    kinds: set[type[Action]] = set()
    tables = [*subject.cases, *(any_case(subject, f"actions {i}") for i in range(rounds))]
    for number, case in enumerate(tables):
        match = open_match(case.game, case.setup, f"{number}")
        for _ in walk(match, f"{number}", 400, leaving=60):
            kinds.update(kind for request in match.requests for kind in request.kinds)
            if wanted <= kinds:
                return
    missing = ", ".join(sorted(kind.__name__ for kind in wanted - kinds))
    raise AssertionError(
        f"at {len(tables)} tables no request ever names {missing}: add it to `kinds` where it may "
        "be done, make it `table_only` if only the table does it, or take it out of the notation"
    )


def check_every_seat_wins(subject: Subject, most: int) -> None:
    """Every side wins some match of chance: one that never does in so many may be unable to."""
    case = next((one for one in subject.cases if one.setup.seats > 1), subject.cases[0])
    setup = Setup.of(case.setup.seats, {**case.setup.given(), **subject.hooks.short})
    setup = case.setup if case.game.check_options(setup) else setup
    sides, won = case.game.sides(setup), Counter[Seat]()
    for number in range(most):
        match = played(case.game, setup, f"winners {number}", subject.hooks.most_inputs, 0)
        won.update(match.outcome.winners if match.outcome else ())
        if len(won) == len(sides):
            return
    lost = ", ".join(
        " and ".join(map(str, seats)) for side, seats in enumerate(sides) if side not in won
    )
    raise AssertionError(
        f"in {most} matches of chance at {setup} seat {lost} never won: is its turn, its score or "
        "its goal the same as those of the others?"
    )


# -- questions and their names ---------------------------------------------------------------------


def check_request_ids(case: Case, seed: str, most: int) -> None:
    """A new question has a new id, and a question keeps its own: no id that is awaited goes to
    another seat, is asked for something quite different, or comes back after it was answered.

    Without people who leave: then a question may well be put aside and come back.
    """
    match = open_match(case.game, case.setup, seed)
    by_id: dict[str, Request] = {}
    answered: set[str] = set()
    open_before: tuple[Request, ...] = ()
    for _ in walk(match, seed, most):
        answered |= _answered(match, open_before)
        for request in match.awaited():
            name = request.id
            before = by_id.setdefault(name, request)
            what = f"after input {match.sequence} the id {name!r}"
            assert before.seat == request.seat, (
                f"{what} is asked of seat {request.seat}, it was of seat {before.seat}: a new "
                "question needs a new id"
            )
            same = before.mode is request.mode and set(before.kinds) & set(request.kinds)
            assert same, f"{what} asks for something else: a new question needs a new id"
            assert name not in answered, (
                f"{what} comes back after it was answered: a new question needs a new id"
            )
        open_before = match.awaited()


def _answered(match: AnyMatch, before: Iterable[Request]) -> set[str]:
    """The ids of what was awaited before the last input, and was answered by it."""
    if not match.entries:
        return set()
    last, now = match.entries[-1], {request.id for request in match.requests}
    action = match.game.parse(last.text) if last.kind == "act" else None
    return {
        request.id
        for request in before
        if request.seat == last.seat
        and request.id not in now
        and (isinstance(action, request.kinds) or last.kind == "timeout")
    }
