"""The options of a table of Casino, each declared once, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from playroom.engine.kit.seating import Seated
from playroom.engine.notes import Note, Notes, Rejection
from playroom.engine.options import Given, OptionValue, bad_options, choice, flag, number

SEATS = range(2, 5)

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "classic": {},
    "royal": {"face_values": True, "sweeps": True},
    "spade": {"spade_points": True, "target": 61},
    "draw": {"deal_style": "draw"},
    "two-player-002": {
        "seats": "2",
        "face_pairing": "1-3",
        "number_pairing": "1-3",
        "pair_builds": False,
        "builder_duty": "no_trail",
    },
    "deal-game": {"game_mode": "deal"},
}


class CasinoOptions(Seated):
    """What a table of Casino may change, and the rules that these choices make."""

    table_seats: str = choice("any", "2", "3", "4", name="seats", kept=("2", "3", "4"))
    partnerships: str = choice("auto", "on", "off", kept=("on",))
    first_dealer: str = choice("random", "a", "b", "c", "d")
    game_mode: str = choice("points", "deal")
    target: int = number(21, (1, 500), steps=(11, 21, 31, 61), unit="points")
    deal_style: str = choice("rounds", "draw")
    initial_table_multi: str = choice("four", "none")
    face_pairing: str = choice("1", "1-2", "1-3", "any")
    number_pairing: str = choice("any", "1-3")
    pair_builds: bool = flag(True)
    gather_on_raise: bool = flag()
    raise_scope: str = choice("any", "opponents")
    builder_duty: str = choice(
        "take_or_duplicate_or_increase", "take_or_duplicate", "no_trail", "none"
    )
    face_values: bool = flag()
    casino_high_values: bool = flag()
    table_dual_values: bool = flag(True)
    sweeps: bool = flag()
    overs: bool = flag()
    spade_overs: bool = flag()
    spade_points: bool = flag()
    multipliers: bool = flag()
    pile_info: str = choice("memory", "counts", "summary", "full", default="counts")
    illegal_take_penalty: str = choice("none", "must_trail")
    referee: str = choice("strict", "claims")
    announce_last: str = choice("auto", "manual")
    irregularity_loses: bool = flag()
    challenge_seconds: int = number(20, (0, 0), (5, 120), steps=(0, 10, 20, 30, 60), unit="seconds")
    turn_seconds: int = number(0, (0, 0), (10, 300), steps=(0, 15, 30, 60, 120), unit="seconds")
    on_leave: str = choice("bot", "forfeit")

    @cached_property
    def single_deal(self) -> bool:
        """Is every deal a game?"""
        return self.game_mode == "deal"

    @cached_property
    def draw(self) -> bool:
        """Is a card drawn after every play (Draw Casino)?"""
        return self.deal_style == "draw"

    @cached_property
    def table_cards(self) -> bool:
        """Are cards turned up at the start of a deal?"""
        return self.draw or self.seats == 2 or self.initial_table_multi == "four"

    @cached_property
    def round_size(self) -> int:
        """How many cards one round takes from the stock."""
        return 4 * self.seats

    @cached_property
    def rounds(self) -> int:
        """Rounds in a deal (CAS-015, CAS-021)."""
        return (48 if self.table_cards else 52) // self.round_size

    @cached_property
    def scheme(self) -> int:
        """The number of the table of card values (`rules.values.SCHEMES`): 1 for face values, 2 for
        high casinos, 4 for table cards with both values, added up.
        """
        if not self.face_values:
            return 0
        return 1 + 2 * self.casino_high_values + 4 * self.table_dual_values

    @cached_property
    def one_or_three(self) -> bool:
        """Does a number card take 1 or 3 loose cards of its own rank, but not 2 (CAS-055)?"""
        return self.number_pairing == "1-3"

    @cached_property
    def face_counts(self) -> tuple[int, ...]:
        """How many cards of its rank a face card may take at once (CAS-047 to 050)."""
        if self.face_pairing == "any":
            return (1, 2, 3)
        return tuple(map(int, self.face_pairing.split("-")))

    @cached_property
    def faces_at_once(self) -> str:
        """The same as a word that messages choose by."""
        return {"1": "one", "1-2": "one_or_two", "1-3": "one_or_three"}.get(
            self.face_pairing, "any"
        )

    @cached_property
    def opponents_only(self) -> bool:
        """May only builds of opponents be increased?"""
        return self.raise_scope == "opponents"

    @cached_property
    def penalty(self) -> bool:
        """Does a wrong capture cost its card (CAS-167)?"""
        return self.illegal_take_penalty == "must_trail"

    @cached_property
    def claims(self) -> bool:
        """Do wrong plays stand unless they are challenged?"""
        return self.referee == "claims"

    @cached_property
    def manual_last(self) -> bool:
        """Does the dealer announce the last round?"""
        return self.announce_last == "manual"

    @cached_property
    def known(self) -> tuple[str, ...]:
        """What P and C may tell of the piles during a deal, by `pile_info`."""
        figures = ("sweeps", "last", "cards", "spades", "points", "list", "unseen")
        return figures[: {"memory": 2, "counts": 3, "summary": 5, "full": 7}[self.pile_info]]

    def changed(self, preset: Given | None = None) -> tuple[tuple[str, OptionValue], ...]:
        """The options that differ from a preset, but for the number of players."""
        return tuple(option for option in super().changed(preset) if option[0] != "seats")


def duty_word(duty: str, multiple: Iterable[bool]) -> str:
    """The builder's duty as messages select it, given which own builds are multiple: increasing is
    not named when all of them are.
    """
    if duty == "take_or_duplicate_or_increase" and all(multiple):
        return "take_or_duplicate"
    return duty


def clash(options: CasinoOptions) -> Rejection | None:
    """Why these options, each legal by itself, cannot stand together, or None."""
    seats, manual = options.seats, options.manual_last
    if options.table_seats not in ("any", str(seats)):
        wanted = int(options.table_seats)
        return bad_options("casino-refuse-options-seats", wanted=wanted, seats=seats)
    if (options.chosen_dealer or 0) >= seats:
        return bad_options("casino-refuse-options-dealer", seats=seats)
    if options.partnerships == "on" and seats != 4:
        return bad_options("casino-refuse-options-partnerships", seats=seats)
    if options.casino_high_values and not options.face_values:
        return _clashing("high", "casino_high_values", "face_values")
    if options.multipliers and options.single_deal:
        return _clashing("multipliers", "multipliers", "game_mode")
    if options.penalty and options.claims:
        return _clashing("penalty", "illegal_take_penalty", "referee")
    if manual and options.draw:
        return _clashing("announce", "announce_last", "deal_style")
    if options.irregularity_loses:
        if seats != 2 or not options.single_deal:
            return _clashing("irregularity", "irregularity_loses", "game_mode")
        if not options.claims and not manual:
            return _clashing("irregularity-idle", "irregularity_loses", "referee", "announce_last")
    return None


def _clashing(reason: str, *names: str) -> Rejection:
    """The refusal `casino-no-options-<reason>`; the sentence names the options that clash."""
    options = Notes(tuple(Note(f"casino-option-{name}") for name in names))
    return bad_options(f"casino-refuse-options-{reason}", options=options)
