"""Exercises in hands: what seven cards make, and which of two declared hands wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, count

from games.calatone.options import CalatoneOptions
from games.calatone.rules.evaluator import Category, Evaluator
from games.calatone.rules.packs import CARDS, HAND, held, pack_of
from games.calatone.words.phrases import made_note, rank
from playroom.engine.cards import Card
from playroom.engine.kit.told import card_items
from playroom.engine.lesson import Drill
from playroom.engine.notes import Kind, Note, note
from playroom.engine.rng import Rng
from playroom.engine.table import Ask

HANDS = 6
"""Hands that are dealt from a pack; what is asked about is one of them, or the best two."""
FEW = {Category.FIGURES: "figures"}
FEW |= dict.fromkeys((Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH), "five")
"""Categories by the kind that they are practised as; all others are equal ranks: few kinds, so that
the one that is missed shows soon.
"""


def drills(options: CalatoneOptions, rng: Rng) -> Iterator[Drill]:
    """Five figures or a hand as it comes, the best hand of a deal, and the best two, in turn."""
    size = options.pack_size(options.setup.seats)
    evaluator = options.evaluator(size)
    for number in count():
        dice = rng.stream(f"drill{number}")
        dealt = dice.shuffled(pack_of(size).cards())[: HANDS * CARDS]
        hands = [held(dealt[at : at + CARDS]) for at in range(0, len(dealt), CARDS)]
        ranked = sorted(hands, key=evaluator.key)
        if number % 3 == 2:
            yield _wins(evaluator, dice.shuffled([evaluator.best(one) for one in ranked[-2:]]))
        else:
            figures = (one for one in hands if evaluator.made(one).category is Category.FIGURES)
            yield _made(evaluator, ranked[-1] if number % 3 else next(figures, hands[0]))


def _made(evaluator: Evaluator, hand: tuple[Card, ...]) -> Drill:
    """What a hand makes, by the place of the category from the lowest, which is 1.

    Each kind counts what it costs who overlooks it, or who takes four cards for five.
    """
    keys = [evaluator.key(five) for five in combinations(hand, HAND)]
    place = max(keys)[0]
    category = evaluator.category(max(keys))
    kinds: dict[str, int] = {}
    if place:
        lower = max((key[0] for key in keys if key[0] < place), default=0)
        kinds[FEW.get(category, "equal")] = place - lower
    best = evaluator.best(hand)
    lines = [note("calatone-ask-best-five", cards=best, hand=made_note(evaluator.made(best)))]
    suits = [card.suit for card in hand]
    for suit in range(4):
        if suits.count(suit) == HAND - 1 and place < (flush := evaluator.strength[Category.FLUSH]):
            kinds["four"] = place - flush
            lines.append(note("calatone-drill-four-only", suit=suit))
    question = note("calatone-drill-ask-made", Kind.COUNT, cards=hand)
    return _drill(question, place + 1, lines, hand, kinds)


def _wins(evaluator: Evaluator, hands: Sequence[tuple[Card, ...]]) -> Drill:
    """Which of two hands of five cards wins: 1 or 2; 0 where they share."""
    first, second = map(evaluator.key, hands)
    answer = 0 if first == second else 1 if first > second else 2
    lines = [
        note("calatone-drill-hand", number=place, hand=made_note(evaluator.made(hand)))
        for place, hand in enumerate(hands, 1)
    ]
    if answer and first[0] == second[0]:
        low, high = next(sorted(two) for two in zip(first, second, strict=True) if len({*two}) > 1)
        lines.append(note("calatone-drill-decides", high=rank(high), low=rank(low)))
    question = note("calatone-drill-ask-wins", Kind.COUNT, first=hands[0], second=hands[1])
    kinds = {"wins": 1 if answer == 2 else -1}  # the other hand is what is taken for it
    return _drill(question, answer, lines, (*hands[0], *hands[1]), kinds)


def _drill(
    question: Note, answer: int, lines: Sequence[Note], cards: Sequence[Card], kinds: dict[str, int]
) -> Drill:
    told = tuple(item.note for item in card_items(cards, "kit-item", markable=False))
    answers = {Ask.WHY: note("calatone-what-scores")}
    return Drill(question, answer, tuple(lines), told, answers, kinds)
