"""Exercises in captures and builds: the most that one card takes, and the ways to a build."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, count

from games.casino.rules.groups import GroupTable
from games.casino.rules.values import SCHEMES, Group, in_order, partition
from games.casino.words.phrases import card_note, group_note
from playroom.engine.cards import PACK, Card
from playroom.engine.kit.told import card_items, say
from playroom.engine.lesson import Drill
from playroom.engine.notes import Kind, Note, Notes, note
from playroom.engine.rng import Rng
from playroom.engine.table import Ask

LEAST = 5
"""Loose cards on the table, one of them a court card, which makes no sum; up to three more."""
TOP = 10
"""The highest value of a build."""
VALUES = SCHEMES[0]


def drills(rng: Rng) -> Iterator[Drill]:
    """Captures and builds in turn, each from a pack of its own; of three builds on the table one
    can be used, one is double and one has another value.
    """
    for number in count():
        pack = rng.stream(f"drill{number}").shuffled(PACK)
        numbers = [card for card in pack if card.rank <= TOP]
        other = next(card for card in numbers if card.rank != numbers[0].rank)
        low, high = sorted((numbers[0], other), key=lambda card: card.rank)
        held = (low, high) if number % 2 else (high,)
        goal = high.rank - low.rank if number % 2 else high.rank
        groups = _build(numbers, held, goal, number // 2 % 3)
        used = {*held, *(card for group in groups for card in group)}
        court = next(card for card in pack if card.rank > TOP)
        loose = in_order(
            [court, *(card for card in numbers if card not in used)][: LEAST + number % 4]
        )
        yield _drill(held, goal, groups, loose)


def _build(numbers: Sequence[Card], held: Group, goal: int, form: int) -> tuple[Group, ...]:
    """The groups of a build of `goal`: one (`form` 0) or two (1), or of another value (2)."""
    free = [card for card in numbers if card not in held]
    for pair in combinations(free, 2):
        value = pair[0].rank + pair[1].rank
        if value <= TOP and (value == goal) == (form < 2):
            alone = [card for card in free if card.rank == value]
            return (in_order(pair), (alone[0],)) if form == 1 and alone else (in_order(pair),)
    return ()  # no two cards make 1


def _drill(held: Group, goal: int, groups: tuple[Group, ...], loose: Group) -> Drill:
    table = GroupTable(loose, VALUES.table, TOP)
    cards = [card for group in groups for card in group]
    value = sum(card.rank for card in groups[0]) if groups else 0
    double = len(groups) > 1
    built = note("casino-drill-built", value=value, count=len(cards), double=double)
    things = (*map(card_note, loose), *((built,) if groups else ()))
    lines: list[Note] = []
    if len(held) == 1:
        best = partition(table.best(table.largest(goal)), goal, VALUES) or ()
        kinds = {"pair": sum(len(group) == 1 for group in best), "build": 0}
        kinds["sum"] = sum(map(len, best)) - kinds["pair"]
        lines += [note("casino-drill-captured", group=group_note(group)) for group in best]
        if value == goal:
            kinds["build"] = len(cards)
            lines.append(note("casino-drill-captured", group=built))
    else:
        ways = [in_order(way) for vector in table.groups[goal] for way in table.sets(vector)]
        fits = int(value == goal)  # who raises a double one counts one too many
        kinds = {"new": len(ways), "raise": -fits if double else fits}
        lines += [note("casino-drill-way", group=group_note((held[0], *way))) for way in ways]
        if value == goal:
            lines.append(note("casino-drill-raised", build=built, double=double))
    question = note(
        "casino-drill-ask-take" if len(held) == 1 else "casino-drill-ask-build",
        Kind.COUNT,
        things=Notes(things),
        card=held[0],
        kept=held[-1],
        value=held[-1].rank,
    )
    answer = sum(one for one in kinds.values() if one > 0)
    items = card_items((*held, *loose), "kit-item", markable=False)
    told = (*(item.note for item in items), *things[len(loose) :])
    answers = {
        Ask.TABLE: note("casino-drill-table", things=Notes(things)),
        Ask.WHY: note("casino-what-scores"),
    }
    known = {kind: one for kind, one in kinds.items() if one}
    return Drill(question, answer, tuple(lines) or say("casino-drill-none"), told, answers, known)
