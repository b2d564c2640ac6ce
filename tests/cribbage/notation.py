"""Runs the vectors of cribbage through the game as anybody else would use it, and tells what it did
in the vectors' notation.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from games.cribbage import GAME
from games.cribbage.rules.apply import follow
from playroom.engine.cards import card, cards, names
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Note, Notes, Rejection, Seats, Side, Who
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event
from playroom.engine.table import Ask
from tests.cribbage import values as c
from tests.cribbage.position import load

Fields = list[tuple[str, str]]


def lines_of(lines: list[str]) -> Fields:
    """The `name: value` lines of a block."""
    out = []
    for line in lines:
        name, colon, value = line.partition(":")
        assert colon, f"not a line of a vector: {line}"
        out.append((name.strip(), value.strip()))
    return out


def words_of(text: str) -> dict[str, str]:
    """`name=value` words; a value in square brackets may have blanks."""
    found = re.findall(r"(\w+)=(\[[^\]]*\]|\S*)", text)
    rest = re.sub(r"\w+=(\[[^\]]*\]|\S*)", "", text).strip()
    assert not rest, f"not understood: {rest}"
    return dict(found)


@dataclass
class Run:
    """A position being played, with what happened so far in the notation.

    `rests`: after the deal no other is dealt.
    """

    state: c.State
    plays: list[str] = field(default_factory=list)
    counts: list[str] = field(default_factory=list)
    heels: list[str] = field(default_factory=list)
    done: dict[str, int] = field(default_factory=lambda: {"d": 0, "p": 0, "c": 0})
    told: list[Event] = field(default_factory=list)
    rests: bool = False

    @classmethod
    def load(cls, text: str) -> Run:
        run = cls(load(text), rests=True)
        run.counts += [count_text(result) for result in run.state.public.results]
        return run

    def check(self, seat: int, action: Action) -> Rejection | None:
        before = self.state
        refused = GAME.check(self.state, seat, action)
        assert self.state == before
        return refused

    def do(self, seat: int, action: Action) -> None:
        """An action that must be accepted, by a seat that must have been asked for it."""
        refused = None if action.table_only else self.check(seat, action)
        assert refused is None, f"seat {seat}, {GAME.format(action)}: {refused}"
        kinds = [
            kind
            for request in GAME.requests(self.state)
            if request.seat == seat
            for kind in request.kinds
        ]
        assert type(action) in kinds or action.table_only, (
            f"seat {seat} was not asked for {action}: {kinds}"
        )
        if not action.table_only:
            assert GAME.parse(GAME.format(action)) == action
        step = (
            follow(self.state, seat, action).step()
            if self.rests
            else GAME.apply(self.state, seat, action, Rng("vectors"))
        )
        self.state = step.state
        self.tell(step.events)

    def tell(self, events: tuple[Event, ...]) -> None:
        self.told = list(events)
        for event in events:
            if isinstance(event, c.Discarded):
                self.done["d"] += 1
            elif isinstance(event, c.Played):
                self.done["p"] += 1
                self.plays.append(
                    f"{event.seat}:{event.card}" + (f"+{event.points}" if event.points else "")
                )
            elif isinstance(event, c.Cannot):
                self.plays.append(f"{event.seat}!")
            elif isinstance(event, c.LastCard):
                self.plays.append(f"{event.seat}*+{event.points}")
            elif isinstance(event, c.Reset):
                self.plays.append("/")
            elif isinstance(event, c.Heels):
                self.heels.append(f"{self.state.options.side_of[event.dealer]}+{event.points}")
            elif isinstance(event, c.Counted):
                self.done["c"] += 1
                self.counts.append(count_text(event))
            elif isinstance(event, c.Won):
                won = f"W:{event.side}"
                if self.counts:
                    inside = self.counts[-1]
                    self.counts[-1] = (
                        inside[:-1] + ("" if inside.endswith("{}") else ",") + won + "}"
                    )
                else:
                    self.plays.append(won)

    def silence(self, seat: int) -> Rejection | None:
        action = GAME.on_timeout(self.state, seat)
        if isinstance(action, Rejection):
            return action
        self.do(seat, action)
        return None


def count_text(event: c.Counted, awards: bool = True) -> str:
    """A count in the notation."""
    claim = "T" if event.how == "timeout" else event.value if event.claim is None else event.claim
    text = f"{event.seat}{event.what[0]}:{claim}/{event.value}"
    return (
        text + "{" + ",".join(f"{side}+{points}" for side, points in event.awards) + "}"
        if awards
        else text
    )


# -- the keys, from the notes that answer them -----------------------------------------------------


def _person(note: Note, name: str = "who") -> int:
    value = note.get(name)
    assert isinstance(value, Who), note
    return value.seat


def _people(note: Note, name: str = "others") -> list[int]:
    value = note.get(name)
    assert isinstance(value, Seats), note
    return list(value.seats)


def _parts(note: Note, name: str) -> tuple[Note, ...]:
    value = note.get(name)
    assert isinstance(value, Notes), note
    return value.notes


def key_text(state: c.State, seat: int | None, key: str) -> str:
    """What a key answers, in the notation."""
    view = GAME.view(state, seat)
    if key == "Z":
        found = [str(one) for one in sorted(map(card, GAME.table.playable(view)))]
        return ",".join(found) or "none"
    asks = {
        "C": Ask.COUNT,
        "B": Ask.BURDEN,
        "F": Ask.FIRST,
        "V": Ask.TABLE,
        "S": Ask.SCORES,
        "T": Ask.TURN,
    }
    asks |= {"E": Ask.HOLDINGS, "H": Ask.HAND, "L": Ask.LAST}
    notes = GAME.table.answer(view, asks[key])
    first = notes[0]
    name = first.id.removeprefix("cribbage-ask-").removeprefix("cribbage-event-")
    if name in ("no-count", "no-deal", "no-starter", "nothing-yet"):
        return "none"
    if key == "C":
        return (
            str(first.get("total")) if name == "count" else f"{first.get('what')}:{_person(first)}"
        )
    if key == "B":
        return str(_person(first, "dealer" if name == "crib-team" else "who"))
    if key == "F":
        return str(first.get("card"))
    if key == "V":
        if name == "table":
            laid = " ".join(f"{_person(one)}:{one.get('card')}" for one in _parts(first, "cards"))
            return f"[{laid}]"
        return {"only-in-play": "[none]", "none-in-play": "[none]", "table-empty": "[empty]"}[name]
    if key == "S":
        by_side = {}
        for one in _parts(first, "scores"):
            side = one.get("side")
            assert isinstance(side, Side)
            by_side[side.side] = one.get("points")
        target = next(one.get("target") for one in notes if one.id == "cribbage-ask-target")
        return ",".join(str(by_side[side]) for side in sorted(by_side)) + f"/{target}"
    if key == "T":
        if name == "turn":
            return f"play:{_person(first)}"
        if name == "turn-count":
            return f"count:{_person(first)}"
        if name == "you-wait":
            return "wait:" + ",".join(map(str, sorted(_people(first))))
        waiting = [seat] if name == "choose" else []
        waiting += [
            one
            for note in notes
            if note.id == "cribbage-ask-still-choosing"
            for one in _people(note)
        ]
        return "discard:" + ",".join(map(str, sorted(waiting)))
    if key == "E":
        held = {_person(one, "player"): one.get("count") for one in _parts(first, "parts")}
        return ",".join(str(held[one]) for one in sorted(held))
    if key == "H":
        some = first.get("cards")
        return "-" if name == "hand-none" else names(some)  # type: ignore[arg-type]
    assert key == "L", key
    if name == "discarded":
        return f"discarded:{_person(first)}"
    if name.startswith("played"):
        points = first.get("points")
        return f"{_person(first)}:{first.get('card')}" + (f"+{points}" if points else "")
    assert name == "cribbage-item-result", name
    last = view.public.last
    assert isinstance(last, c.Counted)
    assert (first.get("value"), _person(first)) == (last.value, last.seat)
    return count_text(last, awards=False)


def check_keys(run: Run, name: str, value: str) -> None:
    """One `keys@` line, at the moment it speaks of."""
    seat = int(name.partition("/")[2]) if "/" in name else None
    wanted = words_of(value)
    found = {key: key_text(run.state, seat, key) for key in wanted}
    assert found == wanted, name
    if seat is None:  # what everybody hears is what each seat hears
        for key in wanted.keys() - {"T"}:
            for one in range(run.state.options.seats):
                assert key_text(run.state, one, key) == wanted[key], (name, key, one)


def check_end(run: Run, value: str) -> None:
    """The `end:` line: scores, and the phase with its turn, the open count, or the winner."""
    public = run.state.public
    found = {
        "scores": ",".join(map(str, public.scores)),
        "phase": public.phase,
        "dealer": str(public.dealer),
    }
    if public.phase == "play":
        found |= {"total": str(public.total), "turn": str(public.turn)}
    if public.open is not None:
        found["counting"] = f"{public.open.seat}{public.open.what[0]}"
    if public.phase == "idle":
        found["next_dealer"] = str(public.turn)
    outcome = GAME.outcome(run.state)
    assert (outcome is not None) == (public.phase == "over")
    if outcome is not None:
        assert outcome.scores == public.scores
        assert GAME.requests(run.state) == ()
        found["winner"] = ",".join(map(str, outcome.winners))
    wanted = words_of(value)
    assert {name: found.get(name) for name in wanted} == wanted
    must = {
        "play": {"turn"},
        "show": {"counting"},
        "idle": {"next_dealer"},
        "over": {"winner"},
    }.get(public.phase, set())
    assert must <= wanted.keys(), f"ended in {public.phase}"


# -- actions of try lines --------------------------------------------------------------------------


def attempt(run: Run, text: str) -> str:
    """What an action gives: `ok` (with what help named) or the code of its refusal.

    A refusal changes nothing.
    """
    before = run.state
    verb, seat_text, *rest = text.split(maxsplit=2)
    seat = int(seat_text)
    if verb == "timeout":
        refused = run.silence(seat)
    else:
        try:
            action = GAME.parse(" ".join([verb, *rest]))
        except NotUnderstood:
            # what cannot be read is refused after the phase and the turn, as the checks are ordered
            assert verb == "claim", text
            refused = run.check(seat, c.Claim(0)) or run.check(seat, c.Claim(-1))
        else:
            refused = run.check(seat, action)
            if refused is None:
                run.do(seat, action)
    if refused is not None:
        assert run.state == before
        assert refused.note.id.startswith("cribbage-")
        return refused.code
    helped = [event for event in run.told if isinstance(event, c.Helped)] if verb == "help" else []
    if not helped:
        return "ok"
    (event,) = helped
    assert event.seen_by(seat) is event
    assert all(
        event.seen_by(one) is None for one in (None, *range(run.state.options.seats)) if one != seat
    )
    return "ok end" if event.kind is None else f"ok {event.kind}:{names(event.cards)}"


def sorted_names(text: str) -> list[str]:
    """Cards of a line, sorted, for comparing as a set."""
    return sorted(map(str, cards(text)))
