"""Bytes that are nearly right: whatever comes over a wire is a value of the wanted type or is
refused with `BadJson`, and what is read can be written and read again.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playroom.engine.notes import Rejection
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Outcome, Request
from playroom.engine.wire import BadJson, encode
from playroom_testing.cases import Case
from playroom_testing.checks.cards import told
from playroom_testing.checks.contract import pool_of
from playroom_testing.walks import AnyGame, AnyMatch, open_match, some_choices, walk

RAW = (
    "null", "true", "false", "0", "-1", "63", "64", "1000001", "-1000000001", "9007199254740993",
    "18446744073709551616", "1" + "0" * 40, "1" * 5000, "-0", "1.5", "1e3", "1e400", "-1e400",
    "NaN", "Infinity", "01", "+1", "0x1", '""', '"x"', '"-"', r'"\u0000"', r'"\ud800"',
    r'"\udfff\ud800"', r'"\u202e"', r'"a\u001b]52;c;b"', '"' + "x" * 5000 + '"',
    '"' + "\ufdfa" * 300 + '"', '"5H"', '"JK9"', '"5H\'8"', "[]", "{}", "[[]]", "[null]",
    '{"type":"event"}', '{"type":"note","id":"x"}', '{"type":null}', '{"":0}',
    "[" * 70 + "]" * 70, '{"type":"note","id":"x","parts":[["a",' * 300 + "1" + "]]}" * 300,
    "[" * 5000, '{"a":' * 5000, "", ",", "'x'",
)  # fmt: skip
"""What may stand in the place of a value: JSON of every kind, at the ends of every range, and what
is no JSON.
"""

LONGEST = 0.005
"""Seconds of work that reading or refusing a value may take."""

_MARK = "\ue000{}\ue000"


class Sample(NamedTuple):
    """A value as it is sent: its bytes, the type that it is read as, and what it is."""

    data: bytes
    wanted: Any
    what: str


# -- nearly right ----------------------------------------------------------------------------------


def mutated(data: bytes, chance: Rng) -> bytes:
    """`data` with one thing changed in it, sometimes up to three."""
    for _ in range(1 + chance.below(4) // 2):
        data = chance.choice(_WAYS)(data, chance)
    return data


def _flipped(data: bytes, chance: Rng) -> bytes:
    if not data:
        return data
    at = chance.below(len(data))
    return data[:at] + bytes([data[at] ^ (1 << chance.below(8))]) + data[at + 1 :]


def _inserted(data: bytes, chance: Rng) -> bytes:
    at = chance.below(len(data) + 1)
    return data[:at] + bytes(chance.below(256) for _ in range(1 + chance.below(4))) + data[at:]


def _cut(data: bytes, chance: Rng) -> bytes:
    at = chance.below(len(data) + 1)
    return data[:at] + data[at + 1 + chance.below(8) :]


def _ended(data: bytes, chance: Rng) -> bytes:
    return data[: chance.below(len(data) + 1)]


def _repeated(data: bytes, chance: Rng) -> bytes:
    at = chance.below(len(data) + 1)
    piece = data[at : at + 1 + chance.below(20)]
    to = chance.below(len(data) + 1)
    return data[:to] + piece + data[to:]


def _replaced(data: bytes, chance: Rng) -> bytes:
    """Another value in one place of the JSON; a field more, less, twice, or under another name."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return _flipped(data, chance)
    holders = list(_holders(value))
    places = [
        (holder, key)
        for holder in holders
        for key in (range(len(holder)) if isinstance(holder, list) else holder)
    ]
    if not places:
        return chance.choice(RAW).encode()
    holder, key = chance.choice(places)
    raws: list[str] = []

    def raw(text: str) -> str:
        raws.append(text)
        return _MARK.format(len(raws) - 1)

    way = chance.below(12)
    if way == 0:
        del holder[key]
    elif way == 1:
        holder[key] = chance.choice(holders)  # a part of the whole, or the whole itself, within it
    elif way >= 7:
        other = chance.choice(holders)
        parts = other if isinstance(other, list) else list(other.values())
        part = chance.choice(parts)
        if isinstance(part, int) and not isinstance(part, bool):
            part += chance.choice((-1, 0, 1, 20, 1_000_000))
        holder[key] = part
    elif way == 2 and isinstance(holder, dict):
        holder[chance.choice(("no_such_field", "type", "", str(key).upper()))] = holder.pop(key)
    elif way == 2:
        holder.insert(key, holder[key])
    elif way == 3 and isinstance(holder, dict):
        holder[key] = raw(f"{_text(holder[key])},{json.dumps(key)}:{chance.choice(RAW)}")
    else:
        holder[key] = raw(chance.choice(RAW))
    text = _text(value)
    for number, piece in enumerate(raws):
        text = text.replace(json.dumps(_MARK.format(number), ensure_ascii=False), piece)
    return text.encode("utf-8", "surrogatepass")


def _text(value: Any) -> str:
    try:
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    except ValueError:  # it has been put into itself
        return "[[]]"


def _holders(value: Any) -> Iterator[Any]:
    """Every list and mapping with something in it."""
    if isinstance(value, (list, dict)) and value:
        yield value
        for part in value if isinstance(value, list) else value.values():
            yield from _holders(part)


_WAYS: tuple[Callable[[bytes, Rng], bytes], ...] = (
    _flipped, _inserted, _cut, _ended, _repeated, _replaced, _replaced, _replaced, _replaced,
)  # fmt: skip


# -- what a game sends -----------------------------------------------------------------------------


def samples(match: AnyMatch, chance: Rng) -> Iterator[Sample]:
    """What everybody at a table gets and may send now."""
    game = match.game
    last = [placed.event for placed in match.events if placed.sequence == match.sequence]
    for seat in (*range(match.header.setup.seats), None):
        yield Sample(encode(match.view(seat)), game.views, "view")
        for event in told(last, seat):
            yield Sample(encode(event), game.wire.event, type(event).__name__)
    for request in match.requests:
        yield Sample(encode(request), Request, "request")
        choices = some_choices(game, match.view(request.seat))
        for action in [chance.choice(choices) for _ in range(2) if choices]:
            yield Sample(encode(action), game.wire.action, type(action).__name__)
    for action in pool_of(match, chance, 6)[:-1]:
        refused = game.check(match.state, chance.below(match.header.setup.seats), action)
        if refused is not None:
            yield Sample(encode(refused), Rejection, "refusal")
    if match.outcome is not None:
        yield Sample(encode(match.outcome), Outcome, "outcome")


def check_mutated(case: Case, seed: str, many: int, inputs: int = 200) -> int:
    """So many mutated values of one table, of a match of so many inputs; how many of them were
    values all the same.
    """
    chance, game = Rng(f"mutated {seed}"), case.game
    match = open_match(game, case.setup, seed)
    samples_found: dict[tuple[str, bytes], Sample] = {}
    for _ in walk(match, seed, inputs, leaving=30):
        if match.sequence < 5 or match.outcome is not None or chance.below(8) == 0:
            samples_found |= {
                (sample.what, sample.data): sample for sample in samples(match, chance)
            }
    by_kind: dict[str, list[Sample]] = {}
    for sample in samples_found.values():
        by_kind.setdefault(sample.what, []).append(sample)
    kinds, all_of_them = list(by_kind.values()), list(samples_found.values())
    taken = 0
    for number in range(many):  # what is sent most, and what is sent least
        sample = chance.choice(chance.choice(kinds) if number % 2 else all_of_them)
        taken += check_bytes(game, mutated(sample.data, chance), sample.wanted, sample.what)
    return taken


def check_bytes(game: AnyGame, data: bytes, wanted: Any, what: str) -> bool:
    """Bytes are refused by `BadJson`, or are a value that is written and read again as the same;
    neither takes long. Were they one?
    """
    value, took = _read(game, data, wanted, what)
    if took > LONGEST:  # something else may have had the machine: so long every time?
        took = min(_read(game, data, wanted, what)[1] for _ in range(5))
        assert took <= LONGEST, f"{what}: {data[:500]!r} takes {took * 1000:.1f} ms to be read"
    if isinstance(value, BadJson):
        return False
    again = game.wire.decode(encode(value), wanted)
    assert again == value, f"{what}: {data[:500]!r} is read as {value!r}, and then as {again!r}"
    assert not isinstance(value, Action) or type(again) is type(value), f"{what}: {data[:500]!r}"
    return True


def _read(game: AnyGame, data: bytes, wanted: Any, what: str) -> tuple[Any, float]:
    """The value, or why it was refused, and how many seconds of work it took."""
    began = time.thread_time()
    try:
        value = game.wire.decode(data, wanted)
    except BadJson as why:
        value = why
    except Exception as why:
        raise AssertionError(
            f"{what}: {data[:500]!r} is answered with {type(why).__name__}: {why}; only BadJson is "
            "a refusal"
        ) from why
    return value, time.thread_time() - began
