"""The vectors of cribbage: those of the repository and those of the folder that PLAYROOM_VECTORS
names.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from games.cribbage import GAME
from games.cribbage.rules.show import explain, score
from playroom.engine.cards import PACK, card, cards, names
from playroom.engine.kit.told import order_from
from playroom.engine.notes import Rejection
from playroom.engine.options import Setup
from playroom.engine.rng import StackedRng
from tests.cribbage import values as c
from tests.cribbage.kit import parts
from tests.cribbage.notation import Fields, Run, attempt, check_end, check_keys, lines_of, words_of
from tests.cribbage.position import load, setup_of
from tests.vectors.reader import Vector, cases

_STEP = re.compile(r"^(\d+):(10[CDHS]|[A-Z\d][CDHS])(?:\+\d+)?$")
_COUNT = re.compile(r"^(\d+)([hc]):(\S+?)/(\d+)(\{[^}]*\})$")


@pytest.mark.vectors
@pytest.mark.parametrize("vector", cases("cribbage"))
def test_vector(vector: Vector) -> None:
    kind = vector.lines[0].split()[1]
    assert kind in _KINDS, f"unknown kind {kind}"
    _KINDS[kind](vector)


def _show(vector: Vector) -> None:
    (line,) = vector.lines
    head, arrow, tail = line.partition("=>")
    assert arrow
    given = words_of(head.split("SHOW", 1)[1])
    wanted = words_of(tail)
    hand, (starter,) = cards(given.pop("hand")), cards(given.pop("starter"))
    seats, what = int(given.pop("n")), given.pop("kind")
    assert what in ("hand", "crib")
    strict = given.pop("crib_flush", "same") == "starter_required" and what == "crib"
    four = given.pop("six_flush", "whole_hand") == "four_cards" and seats == 6
    assert not given, f"unknown fields: {given}"
    worth = parts(hand, starter, strict, four)
    points = {
        "total": worth.total,
        "f15": worth.fifteen,
        "pair": worth.pair,
        "run": worth.run,
        "flush": worth.flush,
        "nobs": worth.jack,
    }
    assert {name: str(some) for name, some in points.items()} == wanted
    assert score(hand, starter, strict, four) == worth.total
    value, found = explain(hand, starter, strict, four)
    assert value == sum(one.points for one in found) == worth.total


def _position(vector: Vector) -> None:
    """PEG, DEAL, COUNT and LEGAL: a position, what is done in it, and how it ends."""
    fields = lines_of(vector.lines[1:])
    run = Run.load(vector.text)
    assert load(vector.text) == run.state
    keys = [(name, value) for name, value in fields if name.startswith("keys@")]
    expected: dict[str, list[str]] = {}
    _keys_now(run, keys)
    for name, value in fields:
        if name == "plays":
            expected["plays"] = value.split()
            for step in value.split():
                if found := _STEP.match(step):
                    run.do(int(found.group(1)), c.Play(card(found.group(2))))
                    _keys_now(run, keys)
        elif name == "discards":
            for part in value.split():
                seat, _, some = part.partition(":")
                run.do(int(seat), c.Discard(cards(some)))
                _keys_now(run, keys)
        elif name == "counts":
            expected["counts"] = value.split()
            for step in value.split():
                _count(run, step)
                _keys_now(run, keys)
        elif name == "try":
            action, arrow, wanted = value.partition("->")
            assert arrow, value
            assert (action.strip(), attempt(run, action)) == (action.strip(), wanted.strip())
            _keys_now(run, keys)
        elif name == "end":
            check_end(run, value)
        elif name == "dealt":
            dealt = [names(hand) for hand in load(vector.text).secret.hands]
            assert dealt == [names(cards(part)) for part in value.split("|")]
        elif name == "crib":
            _check_crib(run, value)
        elif name == "starter":
            _check_starter(run, value)
        elif name == "heels":
            assert run.heels == ([] if value == "none" else value.split())
        elif name == "extra":
            assert names(run.state.secret.extra) == names(cards(value))
        elif name not in ("deck", "hands") and not name.startswith("keys@"):
            raise AssertionError(f"unknown line: {name}")
    assert not keys, f"never reached: {keys}"
    assert any(name == "end" for name, _ in fields)
    if "plays" in expected:
        assert run.plays == expected["plays"]
    if "counts" in expected:
        assert run.counts == expected["counts"]


def _keys_now(run: Run, keys: Fields) -> None:
    """Checks and takes out the `keys@` lines of this moment."""
    for name, value in list(keys):
        moment, number = (
            name.removeprefix("keys@").partition("/")[0][:1],
            int(re.sub(r"/.*|\D", "", name.split("@")[1])),
        )
        phases = {"d": ("discard",), "p": ("play",), "c": ("show", "idle", "over")}[moment]
        done = run.done[moment]
        if number == done and (
            run.state.public.phase in phases or (moment, number) == ("d", _last_discard(run))
        ):
            check_keys(run, name, value)
            keys.remove((name, value))


def _last_discard(run: Run) -> int:
    options, dealer = run.state.options, run.state.public.dealer
    return sum(1 for seat in range(options.seats) if options.discards(seat, dealer))


def _count(run: Run, step: str) -> None:
    found = _COUNT.match(step)
    assert found, f"not a count: {step}"
    seat, what, claim = int(found.group(1)), found.group(2), found.group(3)
    if not run.state.options.by_hand[seat]:
        return
    public = run.state.public
    assert public.open is not None
    assert (public.open.seat, public.open.what[0]) == (seat, what)
    if claim == "T":
        assert run.silence(seat) is None
    else:
        run.do(seat, c.Claim(int(claim)))


def _check_crib(run: Run, value: str) -> None:
    secret, seats = run.state.secret, run.state.options.seats
    order = order_from((run.state.public.dealer + 1) % seats, seats)
    crib = (*secret.extra, *(one for seat in order for one in secret.discards[seat]))
    assert names(crib) == names(cards(value))


def _check_starter(run: Run, value: str) -> None:
    public = run.state.public
    starter = public.starter or run.state.secret.deck[0]
    assert str(starter) == value


def _options(vector: Vector) -> None:
    assert vector.lines[0].split()[1:] == ["OPTIONS"]
    assert len(vector.lines) > 1
    for line in vector.lines[1:]:
        words, arrow, wanted = line.partition("=>")
        assert arrow, line
        refused = GAME.check_options(setup_of(words.split()))
        assert (line, refused.code if refused else "ok") == (line, wanted.strip())


def _cut(vector: Vector) -> None:
    head = words_of(vector.lines[0].split("CUT", 1)[1])
    assert head.keys() == {"n"}
    fields = dict(lines_of(vector.lines[1:]))
    assert fields.keys() == {"deck", "cuts", "end"}
    deck = cards(fields["deck"])
    rest = [one for one in PACK if one not in deck]
    rng = StackedRng("vectors", {"cut1": [*deck, *rest]})
    step = GAME.start(Setup.of(int(head["n"]), {"first_dealer": "cut"}), rng)
    cuts = [event for event in step.events if isinstance(event, c.Cut)]
    rounds = [
        [f"{one.seat}:{one.card}" for one in cuts if one.round == n]
        for n in range(1, cuts[-1].round + 1)
    ]
    assert " / ".join(" ".join(some) for some in rounds) == fields["cuts"]
    assert words_of(fields["end"]) == {"dealer": str(step.state.public.dealer)}
    assert [one.dealer for one in cuts] == [None] * (len(cuts) - 1) + [step.state.public.dealer]
    assert all(one.seen_by(seat) is one for one in cuts for seat in (None, *range(int(head["n"]))))


_KINDS: dict[str, Callable[[Vector], None]] = {
    "SHOW": _show,
    "PEG": _position,
    "DEAL": _position,
    "COUNT": _position,
    "LEGAL": _position,
    "OPTIONS": _options,
    "CUT": _cut,
}


def test_a_wrong_vector_fails() -> None:
    """The reader and the runner are strict: what is wrong in a vector is an error of it."""
    vectors = [case.values[0] for case in cases("cribbage")]  # type: ignore[attr-defined]
    right = {vector.id: vector for vector in vectors}
    spoilt = {
        "V01": ("f15=6", "f15=4"),
        "V16": ("1:6S+2", "1:6S"),
        "V22": ("1! ", ""),
        "V25": ("keys@p3: C=3", "keys@p3: C=4"),
        "V31": ("1+4}", "1+3}"),
        "V42": ("-> over_31", "-> ok"),
        "V44": ("target=10 => ok", "target=10 => bad_options"),
        "V47": ("dealer=1", "dealer=3"),
        "V48": ("E=1,2", "E=2,1"),
        "V50": ("pair:4C,4H", "pair:4C,4D"),
        "V26": ("end: scores=11,8,27", "ende: scores=11,8,27"),
        "V49": ("T=wait:5", "T=discard:5"),
    }
    for name, (old, new) in spoilt.items():
        vector = right[name]
        assert old in vector.text
        wrong = Vector(
            vector.stem, vector.mark, vector.id, vector.text.replace(old, new, 1), vector.line
        )
        with pytest.raises((AssertionError, ValueError)):
            test_vector(wrong)


def test_options_words_are_refused_in_words() -> None:
    """A refused table says why."""
    refused = GAME.check_options(setup_of(["players=4", "teams=3"]))
    assert isinstance(refused, Rejection)
    assert refused.note.id == "cribbage-refuse-teams"
