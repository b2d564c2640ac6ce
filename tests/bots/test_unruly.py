"""No bot fails, and none does what the rules refuse, whatever people do around it.

In the usual run a few matches of every game, some seconds each; with `PLAYROOM_THOROUGH=1` every
preset at every number of seats, every procedure at every number, and many tables with options at
random.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.casino.actions import Accuse, Agree
from games.casino.questions import Accusation, Window
from playroom.engine.options import OptionValue, Setup
from playroom.engine.record import Seat
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom_testing.cases import Subject, random_setup
from playroom_testing.hooks import hooks_of
from playroom_testing.walks import AnyMatch
from tests.bots.unruly import Found, play
from tests.conformance.test_conformance import hooks_name
from tests.conftest import THOROUGH

INPUTS = 1_000 if THOROUGH else 120
TABLES = 60 if THOROUGH else 2
"""So many with options at random."""
PROCEDURES: dict[str, tuple[dict[str, OptionValue], ...]] = {
    "casino": (
        {"referee": "claims", "partnerships": "off"},
        {"referee": "claims", "announce_last": "manual"},
        {"illegal_take_penalty": "must_trail", "partnerships": "off"},
        {"deal_style": "draw", "referee": "claims", "game_mode": "deal"},
    ),
    "cribbage": (
        {"miscount": "transfer", "help": "list"},
        {"auto_count": True, "first_dealer": "cut"},
    ),
    "calatone": (
        {"stack": 12, "rebuy": "request", "limit": "3-hands"},
        {"stack": 10, "min_bet": 2, "rebuy": "banker", "on_leave": "bot", "declaration": "manual"},
    ),
    "rummy": (
        {"manual_scoring": True, "allow_corrections": True},
        {"may_i": True, "discarder_may_claim": True, "on_leave": "vacate", "deuces_wild": True},
    ),
    "brisca": ({"songs": "tute", "duty": True, "signs": "noticed"}, {"pack": "48", "swap": "turn"}),
    "domino": ({"draw": False}, {"draw": True}),
    "farkle": ({"steal": True, "exact": True}, {"farkles": 500}),
    "ninetynine": ({"cards": "nines", "milestones": True}, {"cards": "figures"}),
    "escoba": (
        {"wrong_sum": "claims", "soplo": True},
        {"wrong_sum": "fine", "call": "rob", "capture": "hand"},
        {"wrong_sum": "lay", "call": "manual"},
    ),
}
"""Options that bring claims, debts, fines, corrections, accusations and votes about."""


def accusing(match: AnyMatch, seat: Seat, chance: Rng) -> Action | None:
    """Accuses of a card that is really held, and admits it."""
    question = getattr(match.state, "public", None) and match.state.public.question
    if isinstance(question, Accusation):
        return Agree()
    if not isinstance(question, Window):
        return None
    accused = chance.choice([other for other in range(len(match.kinds)) if other != seat])
    hand = match.state.hands[accused]
    return Accuse(accused, chance.choice(hand)) if hand else None


def nothing(match: AnyMatch, seat: Seat, chance: Rng) -> Action | None:
    """No mischief."""
    return None


def tables(game: str) -> Iterator[Setup]:
    """The tables of a run."""
    rules = find_game(game)
    chance = Rng(f"unruly tables {game}")
    procedures = [
        setup
        for options in PROCEDURES[game]
        for seats in rules.seats
        if rules.check_options(setup := Setup.of(seats, options)) is None
    ]
    cases = Subject(rules, hooks_of(game, hooks_name(game)), thorough=True).cases
    presets = [case.setup for case in cases]
    if THOROUGH:
        yield from procedures * 2
        yield from presets
    else:
        yield from chance.shuffled(procedures)[:5]
        yield from chance.shuffled(presets)[:2]
    for number in range(TABLES):
        yield random_setup(rules, Rng(f"unruly {game} {number}"))


@pytest.mark.timeout(7_200 if THOROUGH else 120)
@pytest.mark.parametrize("game", game_ids())
def test_no_bot_fails_whatever_people_do(game: str) -> None:
    found = Found()
    mischief = accusing if game == "casino" else nothing
    for number, setup in enumerate(tables(game)):
        play(find_game(game), setup, f"{game} {number}", INPUTS, found, mischief)
    assert not found.faults, "\n\n".join(found.faults[:5])
    assert set(found.decisions) == set(find_game(game).bots)
    if THOROUGH:
        moves = find_game(game).notation.moves
        wanted = {move.kind.__name__ for move in moves if not move.kind.table_only}
        assert wanted <= set(found.actions)
