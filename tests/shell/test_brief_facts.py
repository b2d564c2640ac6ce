"""What a line tells of cards and points at normal length it tells in brief too, in every game; and
how long a deal is at each length.

Cards go into a brief line by their whole names: their suits score. Where they do not, a line may
leave something out; it is named here with the reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from playroom.engine.cards import Card
from playroom.engine.narration import narrate
from playroom.engine.notes import Kind, Note, note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.locale import LANGUAGES, Listener, Teller
from playroom_testing.walks import open_match, walk
from tests.bench.words import DEALS, Deal, spoken

LEFT_OUT = frozenset(
    (
        # in the play of cribbage ranks alone count; the starter's line and the hands name suits
        "cribbage-event-played-plain",
        "cribbage-event-played-points",
        # no card is taken: it stays where all see it
        "escoba-event-wrong",
        "escoba-event-wrong-fined",
        "escoba-event-upheld",
        # the cards that are shown at the end of a hand were declared before
        "calatone-event-declared",
        # who swaps leaves the 7 (or the 2) of trumps; who sings has the king and the knight
        "brisca-event-swapped",
        "brisca-event-sung",
        # ranks alone count
        "ninetynine-event-skip",
        # the card was named by the line before, and the one who gets it by this
        "rummy-event-got",
        "rummy-event-got-over",
    )
)
NUMBERS = ("points", "chips", "given")
"""Values of notes that are points, by their names."""
SEEDS = 3
INPUTS = 90


@cache
def told(game_id: str) -> tuple[tuple[Note, Listener], ...]:
    """Different lines of play and points, as a spectator and a player of walks hear them."""
    game, found = find_game(game_id), {}
    for preset in game.presets:
        given = dict(game.presets[preset])
        for seats in (game.seats[0], min(3, game.seats[-1])):
            setup = Setup.of(seats, given)
            if game.check_options(setup) is not None:
                continue
            for seed in range(SEEDS):
                match = open_match(game, setup, f"facts {preset} {seed}")
                for _ in walk(match, f"facts {preset} {seed}", INPUTS):
                    pass
                for seat in (0, None):
                    listener = Listener.at_table(game, match.header, seat)
                    for line in _lines(match.events, game, seat):
                        found[line, seat] = (line, listener)
    return tuple(found.values())


def _lines(events: object, game: object, seat: int | None) -> Iterator[Note]:
    for placed in events:  # type: ignore[attr-defined]
        seen = placed.event.seen_by(seat)
        if seen is not None:
            lines = narrate(game, seen, seat)  # type: ignore[arg-type]
            yield from (line for line in lines if line.kind in (Kind.PLAY, Kind.POINTS))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_cards_and_points_of_a_line_are_in_its_brief_form(game: str, language: str) -> None:
    teller, lost = Teller(language, strict=True), {}
    for line, listener in told(game):
        if line.id in LEFT_OUT:
            continue
        normal = teller.tell(line, listener)
        brief = teller.tell(line, listener, "brief").casefold()
        names = set()
        for value in line.all_values():
            for card in value if isinstance(value, tuple) else (value,):
                if isinstance(card, Card):
                    names.add(teller.phrase(note("kit-item", card=card), listener))
        names |= {str(line.get(name)) for name in NUMBERS if isinstance(line.get(name), int)}
        gone = [n for n in names if n.casefold() in normal.casefold() and n.casefold() not in brief]
        if gone:
            lost[line.id] = f"{normal} | {brief}: {gone}"
    assert not lost, "\n".join(f"{id_}: {what}" for id_, what in lost.items())


@pytest.mark.parametrize("deal", DEALS, ids=[deal.game for deal in DEALS])
def test_the_lengths_differ_and_languages_hardly_do(deal: Deal) -> None:
    words = {
        (language, preset): spoken(deal, language, preset).words
        for language in LANGUAGES
        for preset in ("beginner", "normal", "fast")
    }
    for language in LANGUAGES:
        beginner, normal, fast = (words[language, p] for p in ("beginner", "normal", "fast"))
        assert fast <= 0.92 * normal
        assert beginner >= 1.1 * normal
    for preset in ("beginner", "normal", "fast"):
        assert words["es", preset] <= 1.15 * words["en", preset]
