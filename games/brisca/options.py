"""What a table of Brisca may change, and what the cards count."""

from __future__ import annotations

from collections.abc import Iterable

from playroom.engine import kit

PACKS = {"40": kit.SPANISH_40, "48": kit.SPANISH_48}
CARDS = {(card.rank, card.suit): card for card in kit.SPANISH_48.cards()}
WORTH = {1: 11, 3: 10, 13: 4, 12: 3, 11: 2}
"""BRI-012: 120 in all; other ranks count nothing."""
TUTE = {"deal": "tute", "duty": True, "songs": "tute", "last_ten": True, "signs": "off"}
PRESETS = {"brisca": {}, "quick": {"target": 1}, "tute": TUTE}


class BriscaOptions(kit.TableOptions):
    """The options of one table."""

    target: int = kit.number(3, (1, 20), steps=(1, 2, 3, 5))
    teams: bool = kit.flag(True)
    pack: str = kit.choice("40", "48")
    deal: str = kit.choice("three", "tute")
    swap: str = kit.choice("taken", "turn", "off")
    signs: str = kit.choice("hidden", "noticed", "off")
    look: bool = kit.flag(True)
    duty: bool = kit.flag()
    songs: str = kit.choice("off", "suits", "tute")
    last_ten: bool = kit.flag()
    turn_seconds: int = kit.number(0, (0, 0), (10, 300), steps=(0, 30, 60), unit="seconds")

    def partner(self, seat: kit.Seat | None) -> kit.Seat | None:
        """The seat opposite, where four play in pairs (BRI-002)."""
        return (seat + 2) % 4 if self.teams and self.setup.seats == 4 and seat is not None else None

    @property
    def cards(self) -> tuple[kit.Card, ...]:
        """The cards that are dealt: three players cannot share forty (BRI-010, 011)."""
        cards = PACKS[self.pack].cards()
        return kit.without(cards, CARDS[2, 0]) if len(cards) % self.setup.seats else cards

    @property
    def hand(self) -> int:
        """How many cards each seat is dealt (BRI-020, 021)."""
        seats = self.setup.seats
        return 3 if self.deal == "three" else 8 if seats == 2 else len(self.cards) // seats


def worth(cards: Iterable[kit.Card]) -> int:
    """What cards count."""
    return sum(WORTH.get(card.rank, 0) for card in cards)
