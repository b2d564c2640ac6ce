"""Positions in the notation of the rules (section 9): JSON objects, for tests and lessons."""

from __future__ import annotations

import json
from typing import Any

from games.rummy.flow import first_state
from games.rummy.melds import Meld, validate
from games.rummy.notation import cards_of, meld_of
from games.rummy.options import HANDS, OPTIONS, Rules, check, rules_of
from games.rummy.state import HAND_PHASES, Laid, State
from playroom.engine.cards import Card
from playroom.engine.options import Setup

_BY_NAME = {option.name: option for option in OPTIONS}
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


def rules_for(players: int, opts: dict[str, Any]) -> Rules:
    """The rules of a table of `players` seats with these options. Raises `ValueError`."""
    for name, value in opts.items():
        if name not in _BY_NAME or not _BY_NAME[name].allows(value):
            raise ValueError(f"no such option: {name}={value}")
    setup = Setup.of(players, opts)
    if check(setup) is not None:
        raise ValueError(f"not a table: {players}")
    return rules_of(setup, single=True)


def load(text: str) -> State:
    """The state of a JSON position. After `load` a game rests after each hand. Raises `ValueError`.

    Without `discard` and `stock` it is a hand that has ended: with `manual_scoring` its counts are
    awaited.
    """
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or data.keys() - _FIELDS:
            raise ValueError("not a position")
        return _load(data)
    except (KeyError, TypeError, IndexError, AttributeError, RecursionError) as wrong:
        raise ValueError(f"not a position: {wrong}") from None


def _seat(value: Any, n: int) -> int:
    if type(value) is not int or not 0 <= value < n:
        raise ValueError(f"no such seat: {value}")
    return value


def _numbers(values: Any, n: int, none: bool = False) -> tuple[Any, ...]:
    row = tuple(values)
    if len(row) != n or not all((type(one) is int) or (none and one is None) for one in row):
        raise ValueError(f"not {n} numbers: {values}")
    return row


def _meld(data: Any, rules: Rules) -> Meld:
    found = validate(meld_of(data), rules)
    if isinstance(found, str):
        raise ValueError(f"not a meld: {found}")
    return found


def _load(data: dict[str, Any]) -> State:
    n = data["players"]
    if type(n) is not int:
        raise ValueError(f"not a table: {n}")
    rules = rules_for(n, data.get("opts", {}))
    number, dealer = data["hand_no"], _seat(data["dealer"], n)
    if type(number) is not int or not 1 <= number <= HANDS:
        raise ValueError(f"no such hand: {number}")
    state = first_state(rules, dealer)
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
    laid = tuple([Laid(_meld(one, rules), _seat(one["owner"], n)) for one in data.get("melds", ())])
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
    public = state.public._replace(
        number=number,
        phase=phase,
        turn=turn,
        held=tuple(map(len, hands)),
        opened=opened,
        melds=laid,
        top=pile[-1] if pile else None,
        pile=len(pile),
        stock=len(stock),
        flipped=flipped,
        discarder=None if last is None else _seat(last, n),
        claims=_numbers(data.get("claims", (0,) * n), n),
        turns=1,
        totals=_numbers(data.get("totals", (0,) * n), n),
        posted=posted,
        vacated=vacated,
        left=tuple([(seat, len(posted)) for seat in vacated]),
        humans=tuple(
            sorted(_seat(one, n) for one in data.get("humans", range(n)) if one not in vacated)
        ),
        replayed=bool(data.get("replayed", False)),
        names=names,
        started=str(data.get("started", "")),
    )
    return State(rules, public, state.secret._replace(hands=hands, stock=stock, pile=pile))
