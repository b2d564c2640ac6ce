"""Positions of rummy in the notation of the rules (section 9): JSON objects; and what a seat cannot
know, dealt anew.
"""

from __future__ import annotations

import json
from typing import Any

from games.rummy import GAME
from games.rummy.notation import meld_of
from games.rummy.options import HANDS, RummyOptions
from games.rummy.rules import apply, draw
from games.rummy.rules.deal import first_state
from games.rummy.rules.flow import RummyFlow
from games.rummy.rules.melds import Cards, Meld, validate, without
from games.rummy.state import (
    HAND_PHASES,
    Adjournment,
    Ballots,
    Before,
    Claims,
    Counting,
    Laid,
    Phase,
    Secret,
    State,
)
from playroom.engine.cards import Card
from playroom.engine.cards import cards as cards_of
from playroom.engine.notes import replaced
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Step

_FIELDS = frozenset(
    [
        "players",
        "dealer",
        "hand_no",
        "hands",
        "discard",
        "stock",
        "opened",
        "melds",
        "flipped",
        "turn",
        "phase",
        "last_discarder",
        "opts",
        "vacated",
        "totals",
        "posted",
        "humans",
        "replayed",
        "names",
        "started",
        "claims",
    ]
)


def options_for(players: int, opts: dict[str, Any]) -> RummyOptions:
    """The options of a table of `players` seats. Raises `ValueError`."""
    setup = Setup.of(players, opts)
    if refused := GAME.check_options(setup):
        raise ValueError(f"not a table: {refused.note}")
    return RummyOptions.of(setup)


def played(state: State, seat: Seat, action: Action) -> Step[State]:
    """What follows from a legal action, but for the next deal: after a hand the game rests."""
    flow = RummyFlow(state)
    apply.act(flow, seat, action)
    return flow.step()


def load(text: str) -> State:
    """The state of a JSON position. Raises `ValueError`.

    Without `discard` and `stock` it is a hand that has ended: with `manual_scoring` its counts are
    awaited.
    """
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or data.keys() - _FIELDS:
            raise ValueError("not a position")
        state = _load(data)
    except (KeyError, TypeError, IndexError, AttributeError, RecursionError) as wrong:
        raise ValueError(f"not a position: {wrong}") from None
    if state.public.phase is not Phase.ENDED:
        return state
    flow = RummyFlow(state)
    out = () in state.secret.hands
    flow.end_hand("out" if out else "exhausted", state.secret.hands.index(()) if out else None)
    apply.settle(flow)
    return flow.step().state


def json_meld(data: Any) -> Meld:
    """A meld of the JSON form, legal or not. Raises `ValueError`."""
    if data["kind"] == "set":
        return meld_of("set", str(data["rank"]), 0, str(data["cards"]))
    if data["kind"] == "run" and type(data["low"]) is int:
        return meld_of("run", str(data["suit"]), data["low"], str(data["cards"]))
    raise ValueError(f"not a meld: {data}")


def _seat(value: Any, n: int) -> int:
    if type(value) is not int or not 0 <= value < n:
        raise ValueError(f"no such seat: {value}")
    return value


def _numbers(values: Any, n: int, none: bool = False) -> tuple[Any, ...]:
    row = tuple(values)
    if len(row) != n or not all((type(one) is int) or (none and one is None) for one in row):
        raise ValueError(f"not {n} numbers: {values}")
    return row


def _meld(data: Any, options: RummyOptions) -> Meld:
    found = validate(json_meld(data), options)
    if isinstance(found, str):
        raise ValueError(f"not a meld: {found}")
    return found


def _load(data: dict[str, Any]) -> State:
    n = data["players"]
    if type(n) is not int:
        raise ValueError(f"not a table: {n}")
    options = options_for(n, data.get("opts", {}))
    number, dealer = data["hand_no"], _seat(data["dealer"], n)
    if type(number) is not int or not 1 <= number <= HANDS:
        raise ValueError(f"no such hand: {number}")
    state = first_state(options, dealer)
    hands = tuple([cards_of(hand) for hand in data["hands"]])
    if len(hands) != n:
        raise ValueError("not a hand for every seat")
    running = "discard" in data or "stock" in data
    phase = str(data.get("phase", "draw" if running else "ended"))
    if (
        phase not in (*(HAND_PHASES if running else ("ended", "suspended", "deal")),)
        or phase == "claim"
    ):
        raise ValueError(f"not a phase of a position: {phase}")
    pile: tuple[Card, ...] = cards_of(data.get("discard", ""))
    stock = cards_of(data.get("stock", ""))
    laid = tuple(
        [Laid(_meld(one, options), _seat(one["owner"], n)) for one in data.get("melds", ())]
    )
    opened = tuple([bool(one) for one in data.get("opened", (False,) * n)])
    if len(opened) != n:
        raise ValueError("opened is not said for every seat")
    last = data.get("last_discarder")
    vacated = tuple(sorted(_seat(one, n) for one in data.get("vacated", ())))
    flipped = data.get("flipped", 0)
    if type(flipped) is not int or flipped < 0:
        raise ValueError(f"flipped: {flipped}")
    posted = tuple([_numbers(row, n, none=True) for row in data.get("posted", ())])
    names = tuple(str(one) for one in data.get("names", ()))
    if names and len(names) != n:
        raise ValueError("not a name for every seat")
    turn = _seat(data.get("turn", (dealer + 1) % n), n)
    public = replace(
        state.public,
        number=number,
        phase=Phase(phase),
        turn=turn,
        held=tuple(map(len, hands)),
        opened=opened,
        melds=laid,
        top=pile[-1] if pile else None,
        pile_size=len(pile),
        stock_size=len(stock),
        flipped=flipped,
        claims=Claims(
            _numbers(data.get("claims", (0,) * n), n), None if last is None else _seat(last, n)
        ),
        turns=1,
        totals=_numbers(data.get("totals", (0,) * n), n),
        posted=posted,
        vacated=vacated,
        left=tuple([(seat, len(posted)) for seat in vacated]),
        humans=tuple(
            sorted(_seat(one, n) for one in data.get("humans", range(n)) if one not in vacated)
        ),
        counting=Counting(replayed=bool(data.get("replayed", False))),
        adjournment=Adjournment(names=names, started=str(data.get("started", ""))),
    )
    secret = replace(state.secret, hands=hands, stock=stock, pile=pile)
    return State(options, public, secret)


# -- what a seat cannot know -----------------------------------------------------------------------


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """`state` with all that `seat` cannot know dealt anew: other hands, stock, pile below its top,
    what others answered in private.

    What lies below the top of the pile was public once, but a view does not hold it (remembering it
    is part of play), so it is dealt anew too. Cards that everybody saw going into a hand stay
    there.
    """
    public, secret, n = state.public, state.secret, state.options.seats
    if public.phase not in HAND_PHASES:
        secret = _answers(state, seat, rng)
        if public.ended is None:
            return replace(state, secret=secret)
        loose = list(rng.stream("redeal").shuffled((*secret.stock, *secret.pile[:-1])))
        stock, pile = loose[: len(secret.stock)], (*loose[len(secret.stock) :], *secret.pile[-1:])
        return replace(state, secret=replace(secret, stock=tuple(stock), pile=pile))
    known: list[Cards] = []
    pool: list[Card] = [*secret.stock, *secret.pile[:-1]]
    for who, hand in enumerate(secret.hands):
        stays = hand if who == seat else tuple([Card(number) for number in secret.shown[who]])
        known.append(stays)
        pool += without(hand, stays)
    mixed = list(rng.stream("redeal").shuffled(pool))
    hands = secret.hands
    for who in range(n):
        if who != seat:
            need = len(hands[who]) - len(known[who])
            new = (*known[who], *mixed[:need])
            del mixed[:need]
            hands = replaced(hands, who, rng.stream(f"order{who}").shuffled(new))
    stock = mixed[: len(secret.stock)]
    pile = (*mixed[len(stock) :], *secret.pile[-1:])
    fresh, drafts = secret.fresh, secret.drafts
    for who in range(n):
        if who != seat:
            fresh = replaced(fresh, who, hands[who][-len(fresh[who]) :] if fresh[who] else ())
            drafts = replaced(drafts, who, ())
    undo = secret.undo
    if seat != public.turn:
        undo = tuple([_before(one, secret.hands[public.turn], hands[public.turn]) for one in undo])
    secret = replace(
        _answers(state, seat, rng),
        hands=hands,
        stock=tuple(stock),
        pile=pile,
        fresh=fresh,
        drafts=drafts,
        undo=undo,
    )
    return replace(state, secret=secret)


def _before(one: Before, old: Cards, new: Cards) -> Before:
    """An earlier hand of this turn, when the hand is now `new` instead of `old`."""
    return replace(one, hand=(*new, *without(one.hand, old)))


def _answers(state: State, seat: Seat | None, rng: Rng) -> Secret:
    """The secret part with other answers of others: to claims, counts, challenges and proposals."""
    public, secret = state.public, state.secret
    chance = rng.stream("answers")
    answers, quiet, ballots = secret.answers, secret.quiet, secret.ballots
    counts, challenges = ballots.counts, ballots.challenges
    votes, verdicts = ballots.votes, ballots.verdicts
    able = draw.claimants(state.options, public) if public.phase in ("draw", "claim") else ()
    for who in range(state.options.seats):
        if who == seat:
            continue
        if who in able and public.phase == "draw":
            answers = replaced(answers, who, chance.choice(("", "may_i", "pass")))
            quiet = replaced(quiet, who, chance.below(2) == 0)
        elif who in able and who not in public.waiting:
            quiet = replaced(quiet, who, chance.below(2) == 0)
            answers = replaced(
                answers,
                who,
                chance.choice(("", "pass", "may_i") if quiet[who] else ("pass", "may_i")),
            )
        if public.phase == "count" and counts[who] is not None and secret.hands[who]:
            counts = replaced(counts, who, chance.below(1000))
        if challenges[who] and public.phase == "challenge":
            others = [
                one
                for one, count in enumerate(public.counting.announced or ())
                if count is not None
            ]
            challenges = replaced(challenges, who, (chance.choice(others),))
        if votes[who]:
            votes = replaced(votes, who, chance.choice(("agree", "refuse")))
        if verdicts[who]:
            verdicts = replaced(verdicts, who, chance.choice(("agree", "refuse")))
    ballots = Ballots(counts, challenges, votes, verdicts)
    return replace(secret, answers=answers, quiet=quiet, ballots=ballots)
