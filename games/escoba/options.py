"""What a table of Escoba may change, and the two packs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from playroom.engine.kit.seating import Seated
from playroom.engine.notes import Rejection, note
from playroom.engine.options import OptionValue, bad_options, choice, flag, number
from playroom.engine.packs import SPANISH_40, Pack

SEATS = range(2, 5)
HAND = 3
TABLE = 4

FRENCH_40 = Pack("french-40", SPANISH_40.ranks, SPANISH_40.suits)
"""The same cards by other names, in the same order: the seed of a deal gives the same (ESC-009)."""

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "escoba": {},
    "fournier": {
        "all_oros": True,
        "all_sevens": True,
        "few_cards": True,
        "shutout": True,
        "soplo": True,
        "wrong_sum": "fine",
    },
    "argentina": {"sevens_point": "setenta", "target": 15},
    "uruguay": {"sevens_point": "ladder"},
    "french-cards": {"deck": "french"},
    "scopa": {
        "capture_rule": "rank",
        "capture": "card",
        "initial_escoba": "off",
        "king_redeal": True,
        "last_sweep": False,
        "sevens_point": "setenta",
        "target": 11,
    },
    "deal-game": {"game_mode": "deal"},
}


class EscobaOptions(Seated):
    """The options of one table: opposite seats of four are partners (ESC-004, ESC-005)."""

    partnerships: str = choice("auto", "on", "off")
    first_dealer: str = choice("random", "a", "b", "c", "d")
    deck: str = choice("spanish", "french")
    game_mode: str = choice("points", "deal")
    target: int = number(21, (1, 500), steps=(11, 15, 21, 31), unit="points")
    win_by: str = choice("1", "2")
    tie_break: str = choice("highest", "order")
    capture_rule: str = choice("fifteen", "rank")
    capture: str = choice("optional", "card", "hand")
    initial_escoba: str = choice("dealer", "first", "off")
    initial_thirty: str = choice("pairs", "total")
    king_redeal: bool = flag()
    last_sweep: bool = flag(True)
    sevens_point: str = choice("sevens", "setenta", "setenta70", "ladder", "none")
    all_oros: bool = flag()
    all_sevens: bool = flag()
    few_cards: bool = flag()
    shutout: bool = flag()
    soplo: bool = flag()
    call: str = choice("auto", "manual", "rob")
    wrong_sum: str = choice("refuse", "lay", "fine", "claims")
    pile_info: str = choice("counts", "memory", "summary", "full")
    turn_seconds: int = number(0, (0, 0), (10, 300), steps=(0, 30, 60), unit="seconds")
    challenge_seconds: int = number(20, (0, 0), (5, 120), steps=(0, 10, 20, 40), unit="seconds")
    on_leave: str = choice("bot", "forfeit")

    @property
    def rounds(self) -> int:
        """Rounds in a deal (ESC-015)."""
        return (40 - TABLE) // (HAND * self.seats)

    @property
    def scopa(self) -> bool:
        """Do cards take by rank?"""
        return self.capture_rule == "rank"

    @property
    def claims(self) -> bool:
        """Do wrong sums stand unless they are challenged?"""
        return self.wrong_sum == "claims"

    @property
    def exact(self) -> bool:
        """Are wrong sums refused?"""
        return self.wrong_sum == "refuse"

    @property
    def single_deal(self) -> bool:
        """Is every deal a game?"""
        return self.game_mode == "deal"

    @property
    def pack(self) -> Pack:
        """The cards, which differ in their names only."""
        return SPANISH_40 if self.deck == "spanish" else FRENCH_40

    @cached_property
    def known(self) -> tuple[str, ...]:
        """What may be asked of the piles during a deal."""
        levels = {"memory": 2, "counts": 3, "summary": 6, "full": 8}
        figures = ("escobas", "last", "cards", "oros", "sevens", "velo", "list", "unseen")
        return figures[: levels[self.pile_info]]


def clash(options: EscobaOptions) -> Rejection | None:
    """Why these options cannot stand together, or None."""
    if (options.chosen_dealer or 0) >= options.seats:
        return bad_options("escoba-refuse-options-dealer", seats=options.seats)
    if options.partnerships == "on" and options.seats != 4:
        return bad_options("escoba-refuse-options-partnerships", seats=options.seats)
    clashes = (
        (options.scopa and options.soplo, "capture_rule", "soplo"),
        (options.scopa and options.initial_escoba != "off", "capture_rule", "initial_escoba"),
        (options.scopa and not options.exact, "capture_rule", "wrong_sum"),
        (not options.last_sweep and not options.scopa, "last_sweep", "capture_rule"),
        (options.soplo and options.capture != "optional", "soplo", "capture"),
        (options.all_sevens and options.sevens_point != "sevens", "all_sevens", "sevens_point"),
        (
            options.initial_thirty == "total" and options.initial_escoba == "off",
            "initial_thirty",
            "initial_escoba",
        ),
        (options.tie_break == "order" and options.win_by == "2", "tie_break", "win_by"),
        (options.single_deal and options.tie_break == "order", "game_mode", "tie_break"),
        (options.single_deal and options.win_by == "2", "game_mode", "win_by"),
    )
    for wrong, first, second in clashes:
        if wrong:
            return bad_options(
                "escoba-refuse-options-pair",
                first=note(f"escoba-option-{first}"),
                second=note(f"escoba-option-{second}"),
            )
    return None
