"""Every sentence in which a table offers a move, or a hint tells it, is that move when typed; and
no line that only comes near one costs anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

import pytest

from playroom.engine.kit.judging import same_play
from playroom.engine.notes import Note, note
from playroom.engine.record import replace
from playroom.engine.registry import find_game, game_ids
from playroom.engine.steps import Action
from playroom.engine.table import Item
from playroom.locale import LANGUAGES, Listener, teller_of
from playroom.locale.phrasing import families, places
from playroom.locale.teller import LENGTHS
from playroom.locale.typed import folded, phrases
from playroom.shell.table.hints import offered, offers
from playroom.shell.table.typed_moves import Meant, Unsure
from playroom_testing.checks.keyboard import marks
from playroom_testing.walks import names_of
from tests.locale.positions import Position, positions, reader

APART = 13
"""Every so many positions one is read: neighbours offer much the same."""


def _listener(at: Position) -> Listener:
    cards = at.game.pack_of(at.setup).words
    return Listener(at.seat, names_of(at.setup.seats), at.game.sides(at.setup), cards)


def _offered(at: Position, language: str) -> Iterator[tuple[Note, Action]]:
    """What the keyboard offers, and the move that was made as a hint tells it."""
    table, view = at.game.table, at.view
    zones = table.zones(view)
    items = [item for zone in zones for item in zone.items]
    hand = list(zones[0].items)
    plays: list[object] = [table.act(view, marked, item) for marked, item in marks(hand)]
    plays += [table.act(view, (), item) for item in items]
    plays += [table.press(view, key.name, (), at) for key in table.keys for at in (None, *items)]
    for offer in chain.from_iterable(map(offers, plays)):
        yield offer.note, offer.action
    teller = teller_of(language)
    hint = offered(at.game, at.view, at.action, lambda line: teller.tell(line, _listener(at)))
    if hint is not None:
        for again in ("first", "stays", "rather"):
            yield note("hint-move", move=hint, again=again), at.action


def _is(at: Position, meant: Meant, action: Action) -> bool:
    """Is that the action, be it by Enter on its card?"""
    if isinstance(meant, Item):
        return action in [offer.action for offer in offers(at.game.table.act(at.view, (), meant))]
    return isinstance(meant, Action) and same_play(meant, action)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_what_is_offered_is_that_move_when_typed(game: str, language: str) -> None:
    teller, heard = teller_of(language), 0
    wrong: dict[str, str] = {}
    for at in positions(game)[::APART]:
        said: dict[str, list[Action]] = {}
        for line, action in _offered(at, language):
            for length in LENGTHS:
                said.setdefault(teller.tell(line, _listener(at), length), []).append(action)
        typed = reader(at, language)
        for text, actions in said.items():
            heard += 1
            assert not text[0].islower(), text
            meant = typed.read(text)
            asked = isinstance(meant, Unsure) and {*actions} <= {*meant.actions}
            if not any(_is(at, meant, each) for each in actions) and not asked:
                wrong.setdefault(f"{type(actions[0])}", f"{text!r} ({actions[0]}): {meant}")
    assert heard
    assert not wrong, "\n".join(wrong.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_choice_is_that_move_as_it_is_told_to_be_typed(game: str, language: str) -> None:
    wrong: dict[str, str] = {}
    for at in positions(game)[::APART]:
        typed = reader(at, language)
        for action in islice(at.choices, 6):
            text = typed.typing().spoken(at.game.notation.typed(action))
            meant = typed.read(text)
            if meant != action:
                wrong.setdefault(f"{type(action)}", f"{text!r} ({action}): {meant}")
    assert not wrong, "\n".join(wrong.values())


# -- what costs is never guessed -------------------------------------------------------------------


STARTS = ("typed-family", "typed-place")
"""The messages of the words that all games share."""


def _own(at: Position, kind: type[Action]) -> set[str]:
    """The phrases by which players say a costly move, in every language."""
    row = next(move for move in at.game.notation.moves if move.kind is kind)
    names = [f"{at.game.id}-verb-{row.verb}"]
    for family in row.families or (row.verb,):
        names += [f"{start}-{family}" for start in (*STARTS, f"{at.game.id}-family")]
    return {row.verb, *(each for name in names for one in LANGUAGES for each in phrases(one, name))}


def _near(at: Position, language: str, own: set[str]) -> Iterator[str]:
    """Lines that are no costly move: the words of other families and moves, words of its own with a
    slip of the pen, with a word too many, with a pronoun at their end.
    """
    rows = [move.verb for move in at.game.notation.moves]
    others = [phrases(language, f"{at.game.id}-verb-{verb}") for verb in rows]
    others += [*families(language).values(), *places(language).values()]
    yield from (each for row in others for each in row if each not in own)
    for phrase in own:
        yield from (f"{phrase} xyzzy", f"xyzzy {phrase}")
        if phrase.isalpha():
            yield from (f"{phrase}lo", phrase + phrase[-1], phrase[:2] + phrase[3:])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_what_costs_is_never_guessed(game: str, language: str) -> None:
    costly = {move.kind for move in find_game(game).notation.moves if move.kind.costly}
    met: set[type[Action]] = set()
    for at in positions(game):
        kinds = {type(action) for action in at.choices if action.costly}
        if not kinds - met:
            continue
        met |= kinds
        own = {phrase for kind in costly for phrase in _own(at, kind)}
        typed = reader(at, language)
        said = {folded(phrase) for phrase in own}
        for line in sorted({*_near(at, language, own)})[len(met) % 5 :: 5]:
            if folded(line) not in said:
                meant = typed.read(line)
                guessed = isinstance(meant, Action) and meant.costly and not at.refuses(meant)
                assert not guessed, f"{line!r} is taken for {meant}"
    assert bool(met) == bool(costly)


def _where(game: str, kind: str, without: str = "") -> Position:
    """A position in which such a move may be made, and another may not."""
    for at in positions(game):
        kinds = {type(action).__name__ for action in at.choices}
        if kind in kinds and without not in kinds:
            return at
    raise AssertionError(kind)


@pytest.mark.parametrize(
    ("game", "kind", "language", "line"),
    [
        *(("rummy", "MayI", "es", line) for line in (
            "robo", "no, robo", "robo una carta", "saco una carta", "otra carta", "dame una")),
        *(("rummy", "MayI", "en", line) for line in (
            "draw", "I draw", "draw a card", "I'll draw", "take a card")),
        ("farkle", "Bank", "en", "keep going"), ("farkle", "Bank", "en", "pass"),
        ("farkle", "Bank", "es", "no"), ("calatone", "Fold", "es", "sin xyzzy me retiro"),
    ],
)  # fmt: skip
def test_a_near_word_for_another_move_costs_nothing(
    game: str, kind: str, language: str, line: str
) -> None:
    meant = reader(at := _where(game, kind), language).read(line)
    assert not (isinstance(meant, Action) and meant.costly), f"{line}: {meant} at {at.choices}"


@pytest.mark.parametrize(
    ("language", "line", "kept"),
    [
        *(("en", line, "1 1 1 2 2 2") for line in ("keep all", "keep everything")),
        *(("es", line, "1 1 1 2 2 2") for line in ("guardo todo", "me los quedo todos")),
        *(("en", line, "1 1 1") for line in ("keep the ones", "hold the ones", "take the ones")),
        *(("es", line, "1 1 1") for line in ("guardo los unos", "aparto los unos")),
    ],
)  # fmt: skip
def test_all_dice_are_all_and_a_plural_is_all_of_a_value(
    language: str, line: str, kept: str
) -> None:
    at = _where("farkle", "Keep")
    view = replace(at.view, rolled=(1, 1, 1, 2, 2, 2), free=6, kept=(), pot=0)
    assert reader(at._replace(view=view), language).read(line) == at.game.parse(f"keep {kept}")


def test_folding_for_nothing_is_asked_about_first() -> None:
    at = _where("calatone", "Check")
    for line in ("no voy", "me planto", "me retiro"):
        meant = reader(at, "es").read(line)
        assert isinstance(meant, Action)
        assert at.game.table.asks_first(at.view, meant, typed=True) is not None
