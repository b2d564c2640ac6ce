"""The vectors of rummy: those of the repository and those of the folder that PLAYROOM_VECTORS
names.

Every field of a vector must be known and must be right: an unknown kind, field or expectation is a
failure.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from games.rummy import GAME
from games.rummy.actions import (
    Announce,
    Challenge,
    Correct,
    Discard,
    GoDown,
    LayOff,
    Leave,
    Replace,
    Resume,
)
from games.rummy.notation import starred
from games.rummy.rules.adjourn import may_resume
from games.rummy.rules.contract import can_open, openings
from games.rummy.rules.counting import filled_counts
from games.rummy.rules.deal import deal, draw_value, highest
from games.rummy.rules.flow import RummyFlow
from games.rummy.rules.melds import card_text, infer, laid_on, validate
from games.rummy.rules.scoring import posted_totals, winners
from games.rummy.state import State
from playroom.engine.cards import JOKER, Card
from playroom.engine.cards import cards as cards_of
from playroom.engine.notes import Rejection
from playroom.engine.record import Seat
from playroom.engine.steps import Action
from tests.rummy.position import json_meld, load, options_for, played
from tests.vectors.reader import Vector, cases

DROPPED = "statistics discarded"

CODES = {"turn": "not_your_turn", "phase": "wrong_phase", "over": "game_over"}
"""What every game calls refusals that the vectors of rummy have short names for."""


def code_of(text: str) -> str:
    """The code that a vector writes in capitals."""
    return CODES.get(text.lower(), text.lower())


def meld_text(found: object) -> str:
    """A meld in notation, or the code of a refusal as vectors write it."""
    return found.upper() if isinstance(found, str) else str(found)


# -- actions in JSON -------------------------------------------------------------------------------


def _whole(value: object) -> int:
    return value if type(value) is int else -1


def _end(value: object) -> str:
    return value if isinstance(value, str) and value in ("low", "high") else ""


def action_of(data: Any) -> Action:
    """The action of an object of section 5.2. Raises `ValueError`, `KeyError` or `TypeError`."""
    match data["type"]:
        case "go_down":
            return GoDown(tuple(json_meld(meld) for meld in data["melds"]))
        case "layoff":
            card, star = starred(data["card"])
            return LayOff(_whole(data["meld"]), card, _end(data.get("end")), star)
        case "replace":
            then, (card, _) = data["then"], starred(data["card"])
            meld, to = _whole(data["meld"]), _whole(then["meld"])
            return Replace(meld, _whole(data["pos"]), card, to, _end(then.get("end")))
        case "discard":
            return Discard(starred(data["card"])[0])
        case "count":
            return Announce(_whole(data["points"]))
        case "challenge":
            return Challenge(_whole(data["seat"]))
        case "correct":
            return Correct(_whole(data["hand"]), _whole(data["seat"]), _whole(data["points"]))
        case "resume":
            players, unrated = tuple(map(str, data["players"])), data.get("unrated", False)
            return Resume(players, str(data["date"]), unrated is True)
        case plain:
            return GAME.parse(plain)


@pytest.mark.vectors
@pytest.mark.parametrize("vector", cases("rummy"))
def test_vector(vector: Vector) -> None:
    data = json.loads(vector.text)
    run_vector(data)


def run_vector(data: dict[str, Any]) -> None:
    kind = data["kind"]
    assert kind in _KINDS, f"unknown kind {kind}"
    assert data.pop("id")
    del data["kind"]
    expect = data.pop("expect")
    _KINDS[kind](data, expect)


def fields(data: dict[str, Any], *names: str) -> list[Any]:
    """The values of these fields; there may be no others. A name with `?` may be missing."""
    known = {name.rstrip("?") for name in names}
    assert set(data) <= known, f"unknown fields: {set(data) - known}"
    out = []
    for name in names:
        if not name.endswith("?"):
            assert name in data, f"no field {name}"
        out.append(data.get(name.rstrip("?")))
    return out


def canonical(hand: tuple[Card, ...]) -> str:
    """Cards in the order of rank A to K, then suit, jokers last."""
    return " ".join(card_text(one) for one in sorted(hand))


def same_cards(text: str, hand: tuple[Card, ...]) -> None:
    assert canonical(hand) == canonical(cards_of(text))


# -- questions -------------------------------------------------------------------------------------


def _decks(data: dict[str, Any], expect: Any) -> None:
    (opts,) = fields(data, "opts?")
    for players, packs, cards, stock in expect:
        rules = options_for(players, opts or {})
        assert [rules.packs, len(rules.deck)] == [packs, cards]
        flow = RummyFlow(load(json.dumps(_empty(players, opts or {}))))
        deal(flow, rules.deck)
        assert len(flow.secret.stock) == stock
        assert [len(hand) for hand in flow.secret.hands] == [12] * players


def _empty(players: int, opts: dict[str, Any]) -> dict[str, Any]:
    return {
        "players": players,
        "dealer": 0,
        "hand_no": 1,
        "hands": [""] * players,
        "discard": "",
        "stock": "",
        "opts": opts,
    }


def _points(data: dict[str, Any], expect: Any) -> None:
    hands, opts = fields(data, "hands", "opts?")
    rules = options_for(2, opts or {})
    assert [rules.score(cards_of(hand)) for hand in hands] == expect


def _dealer(data: dict[str, Any], expect: Any) -> None:
    (draws,) = fields(data, "draws")
    for number, draw in enumerate(draws):
        drawn = tuple((int(seat), cards_of(text)[0]) for seat, text in draw.items())
        best = highest(drawn)
        if number + 1 < len(draws):
            assert sorted(best) == sorted(int(seat) for seat in draws[number + 1])
        else:
            assert best == (expect,)
    assert draw_value(Card(52)) == 0
    assert Card(52).rank == JOKER


def _deal(data: dict[str, Any], expect: Any) -> None:
    players, dealer, deck, opts = fields(data, "players", "dealer", "deck", "opts?")
    position = _empty(players, opts or {}) | {"dealer": dealer}
    flow = RummyFlow(load(json.dumps(position)))
    deal(flow, cards_of(deck))
    wanted = fields(expect, "hands", "upcard", "turn", "stock_top")
    for text, hand in zip(wanted[0], flow.secret.hands, strict=True):
        same_cards(text, hand)
    found = [card_text(flow.secret.pile[-1]), flow.public.turn, card_text(flow.secret.stock[0])]
    assert found == wanted[1:]
    same_cards(
        deck,
        (
            *flow.secret.pile,
            *flow.secret.stock,
            *(one for hand in flow.secret.hands for one in hand),
        ),
    )


def _meld(data: dict[str, Any], expect: Any) -> None:
    melds, opts = fields(data, "melds", "opts?")
    rules = options_for(2, opts or {})
    assert [meld_text(validate(json_meld(one), rules)) for one in melds] == expect
    for one in melds:
        made = validate(json_meld(one), rules)
        if not isinstance(made, str):
            assert validate(made, rules) == made


def _infer(data: dict[str, Any], expect: Any) -> None:
    cards, opts = fields(data, "cards", "opts?")
    rules = options_for(2, opts or {})
    assert [[str(one) for one in infer(cards_of(some), rules)] for some in cards] == expect


def _layoff(data: dict[str, Any], expect: Any) -> None:
    some, opts = fields(data, "cases", "opts?")
    rules = options_for(2, opts or {})
    found = []
    for meld, text, end in some:
        made = validate(json_meld(meld), rules)
        assert not isinstance(made, str), f"not a meld to begin with: {made}"
        one, star = starred(text)
        found.append(meld_text(laid_on(made, one, star, end or "", rules)))
    assert found == expect


def _canopen(data: dict[str, Any], expect: Any) -> None:
    some, opts = fields(data, "cases", "opts?")
    rules = options_for(2, opts or {})
    assert [can_open(cards_of(hand), number, rules) for number, hand in some] == expect
    for number, hand in some:
        assert bool(openings(cards_of(hand), number, rules)) == can_open(
            cards_of(hand), number, rules
        )


def _posted(data: dict[str, Any], expect: Any) -> None:
    (some,) = fields(data, "cases")
    found = [posted_totals(tuple(one)) for one in some]
    assert [DROPPED if one is None else list(one) for one in found] == expect


def _winners(data: dict[str, Any], expect: Any) -> None:
    (some,) = fields(data, "cases")
    found = [winners(tuple(one)) for one in some]
    assert [DROPPED if one is None else list(one) for one in found] == expect


def _counts(data: dict[str, Any], expect: Any) -> None:
    (some,) = fields(data, "cases")
    found = [filled_counts(tuple(one)) for one in some]
    assert ["replay" if one is None else list(one) for one in found] == expect


def _resume(data: dict[str, Any], expect: Any) -> None:
    (some,) = fields(data, "cases")
    found = []
    for one in some:
        names = ("started", "resumed", "then", "now", "humans?", "same_year?")
        started, resumed, then, now, humans, same_year = fields(one, *names)
        humans = len(then) if humans is None else humans
        same = True if same_year is None else same_year
        found.append(may_resume(tuple(then), tuple(now), started, resumed, humans, same) == "")
    assert found == expect


# -- positions -------------------------------------------------------------------------------------


def act(state: State, seat: Seat, data: dict[str, Any], code: str | None) -> State:
    """One action of a vector: what it leads to, or that it is refused with `code` and changes
    nothing.
    """
    refused: Rejection | None = None
    if data == {"type": "timeout"}:
        silent = GAME.on_timeout(state, seat)
        refused, action = (silent, None) if isinstance(silent, Rejection) else (None, silent)
    else:
        action = action_of(data)
        if not isinstance(action, Leave):
            assert GAME.parse(GAME.format(action)) == action
    if action is not None:
        refused = GAME.check(state, seat, action)
    if code is not None:
        assert refused is not None, f"{data} of seat {seat} is allowed, {code} expected"
        assert (data, refused.code) == (data, code_of(code))
        return state
    assert refused is None, f"{data} of seat {seat} is refused: {refused and refused.code}"
    assert action is not None
    before = census(state)
    state = played(state, seat, action).state
    assert census(state) == before
    return state


def census(state: State) -> list[int]:
    held = [one for hand in state.secret.hands for one in hand]
    laid = [one for row in state.public.melds for one in row.meld.cards]
    return sorted(map(int, [*held, *laid, *state.secret.stock, *state.secret.pile]))


def _position(data: dict[str, Any], expect: Any) -> None:
    position, actions = fields(data, "position", "actions")
    state = load(json.dumps(position))
    for step in actions:
        assert len(step) in (2, 3)
        state = act(state, step[0], step[1], step[2] if len(step) == 3 else None)
        _views_agree(state)
    _check(state, expect)


def _views_agree(state: State) -> None:
    """The frozen public part tells what is there."""
    public, secret = state.public, state.secret
    assert public.held == tuple(map(len, secret.hands))
    assert (public.pile_size, public.stock_size) == (len(secret.pile), len(secret.stock))
    assert public.top == (secret.pile[-1] if secret.pile else None)


def _check(state: State, expect: dict[str, Any]) -> None:
    public, secret, rules = state.public, state.secret, state.options
    ended = public.ended
    scores = [
        None if seat in public.vacated else rules.score(hand)
        for seat, hand in enumerate(secret.hands)
    ]
    found: dict[str, Any] = {
        "hands": [canonical(hand) for hand in secret.hands],
        "melds": [str(one.meld) for one in public.melds],
        "owners": [one.owner for one in public.melds],
        "discard": " ".join(map(card_text, secret.pile)),
        "stock": " ".join(map(card_text, secret.stock)),
        "stock_left": len(secret.stock),
        "turn": public.turn,
        "phase": public.phase,
        "opened": list(public.opened),
        "over": None if ended is None else [ended.how, ended.seat],
        "scores": scores,
        "flipped": public.flipped,
        "vacated": list(public.vacated),
        "last_discarder": public.claims.discarder,
        "claims": list(public.claims.made),
        "points": list(public.posted[-1]) if public.posted else None,
        "posted": [list(row) for row in public.posted],
        "totals": list(public.totals),
        "dealer": public.dealer,
        "hand_no": public.number,
        "replayed": public.counting.replayed,
        "rated": public.adjournment.rated if public.result is None else public.result.rated,
        "winners": None if public.result is None else list(public.result.winners),
        "waiting": list(public.waiting),
    }
    assert expect
    unknown = set(expect) - set(found)
    assert not unknown, f"unknown expectations: {unknown}"
    wanted = dict(expect)
    if "hands" in wanted:
        wanted["hands"] = [canonical(cards_of(text)) for text in wanted["hands"]]
    for name in ("discard", "stock"):
        if name in wanted:
            wanted[name] = " ".join(map(card_text, cards_of(wanted[name])))
    assert {name: found[name] for name in wanted} == wanted


_KINDS: dict[str, Callable[[dict[str, Any], Any], None]] = {
    "decks": _decks,
    "points": _points,
    "dealer": _dealer,
    "deal": _deal,
    "meld": _meld,
    "infer": _infer,
    "layoff": _layoff,
    "canopen": _canopen,
    "posted": _posted,
    "winners": _winners,
    "counts": _counts,
    "resume": _resume,
    "play": _position,
    "after": _position,
}


def test_a_wrong_vector_fails() -> None:
    """The runner is strict: every spoilt vector is an error."""
    right = {
        case.values[0].id: case.values[0]  # type: ignore[attr-defined]
        for case in cases("rummy")
    }
    spoilt = {
        "RUM-V01": ("83", "84"),
        "RUM-V03": ("120", "115"),
        "RUM-V04": ('"expect": 1', '"expect": 0'),
        "RUM-V06": ('"SET_RANK"', '"WILDS"'),
        "RUM-V08": ("run s 11", "run s 10"),
        "RUM-V11": ("false", "true"),
        "RUM-V12": ('"stock_left": 3', '"stock_left": 4'),
        "RUM-V15": ('"stock": "4d"', '"stock": "Jc"'),
        "RUM-V16": ('"TURN"', '"PHASE"'),
        "RUM-V22": ("[25, 0, 75]", "[25, 0, 80]"),
        "RUM-V30": ("205", "204"),
        "RUM-V32": ("true", "false"),
        "RUM-V40": ('"vacated": [1]', '"vacant": [1]'),
        "RUM-V44": ("105", "104"),
        "RUM-V48": ('"rated": false', '"rated": true'),
        "RUM-V50": ("[2]", "[1]"),
    }
    for name, (old, new) in spoilt.items():
        text = right[name].text
        assert old in text
        with pytest.raises(AssertionError):
            run_vector(json.loads(new.join(text.rsplit(old, 1))))
    with pytest.raises(AssertionError):
        run_vector({"id": "x", "kind": "nothing", "expect": 1})


def test_actions_of_vectors_and_words_name_the_same() -> None:
    pairs = [
        ('{"type":"take"}', "take"),
        ('{"type":"layoff","meld":1,"card":"Ah*","end":"low"}', "layoff 2 Ah* low"),
        ('{"type":"replace","meld":0,"pos":6,"card":"6s","then":{"meld":1}}', "replace 1 6 6s 2"),
        (
            '{"type":"go_down","melds":[{"kind":"set","rank":"Q","cards":"Qs Qd JK"}]}',
            "go_down set Q: Qs Qd JK",
        ),
        ('{"type":"correct","hand":1,"seat":0,"points":25}', "correct 1 0 25"),
        (
            '{"type":"resume","players":["Ana","Luis"],"date":"2024-12-31"}',
            "resume [Ana;Luis] 2024-12-31",
        ),
    ]
    for data, words in pairs:
        action = action_of(json.loads(data))
        assert action == GAME.parse(words)
        assert GAME.format(action) == words
