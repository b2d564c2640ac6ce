"""The options and presets of Casino (section 3 of its rules), and `Rules`: one table's options,
resolved once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from playroom.engine.notes import Note, Notes, Rejection
from playroom.engine.options import Option, OptionValue, Setup, bad_options, resolved
from playroom.engine.record import Record, Seat

SEATS = range(2, 5)

LETTERS = "ABCD"
"""The seats in notation, clockwise (CAS-003)."""


class Numbers(Option):
    """An enum whose values may be typed with commas: `1,3` for `1-3` (a comma cannot stand in a
    message id).
    """

    def parse(self, text: str) -> OptionValue | None:
        """As for any enum, with the comma allowed."""
        return Option.parse(self, text.replace(" ", "").replace(",", "-"))


def _bool(name: str, default: bool = False) -> Option:
    return Option(name, "bool", default)


def _enum(name: str, *values: str) -> Option:
    return Option(name, "enum", values[0], values)


OPTIONS: tuple[Option, ...] = (
    _enum("seats", "any", "2", "3", "4"),
    _enum("partnerships", "auto", "on", "off"),
    _enum("first_dealer", "random", "a", "b", "c", "d"),
    _enum("game_mode", "points", "deal"),
    Option("target", "int", 21, ranges=((1, 500),), steps=(11, 21, 31, 61), unit="points"),
    _enum("deal_style", "rounds", "draw"),
    _enum("initial_table_multi", "four", "none"),
    Numbers("face_pairing", "enum", "1", ("1", "1-2", "1-3", "any")),
    Numbers("number_pairing", "enum", "any", ("any", "1-3")),
    _bool("pair_builds", True),
    _bool("gather_on_raise"),
    _enum("raise_scope", "any", "opponents"),
    _enum("builder_duty", "take_or_duplicate_or_increase", "take_or_duplicate", "no_trail", "none"),
    _bool("face_values"),
    _bool("casino_high_values"),
    _bool("table_dual_values", True),
    _bool("sweeps"),
    _bool("overs"),
    _bool("spade_overs"),
    _bool("spade_points"),
    _bool("multipliers"),
    Option("pile_info", "enum", "counts", ("memory", "counts", "summary", "full")),
    _enum("illegal_take_penalty", "none", "must_trail"),
    _enum("referee", "strict", "claims"),
    _enum("announce_last", "auto", "manual"),
    _bool("irregularity_loses"),
    Option(
        "challenge_seconds",
        "int",
        20,
        ranges=((0, 0), (5, 120)),
        steps=(0, 10, 20, 30, 60),
        unit="seconds",
    ),
    Option(
        "turn_seconds",
        "int",
        0,
        ranges=((0, 0), (10, 300)),
        steps=(0, 15, 30, 60, 120),
        unit="seconds",
    ),
    _enum("on_leave", "bot", "forfeit"),
)

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


class Rules(Record):
    """The rules of one table: its options resolved, with the seats of every side.

    `scheme` numbers the table of card values (`values.SCHEMES`): 1 for face values, 2 for high
    casinos, 4 for table cards with both values.
    """

    seats: int
    sides: tuple[tuple[Seat, ...], ...]
    side_of: tuple[int, ...]
    teams: bool
    scheme: int
    first_dealer: Seat | None
    single_deal: bool
    target: int
    draw: bool
    table_cards: bool
    face_pairing: str
    one_or_three: bool
    pair_builds: bool
    gather: bool
    opponents_only: bool
    duty: str
    royal: bool
    sweeps: bool
    overs: bool
    spade_overs: bool
    spade_points: bool
    multipliers: bool
    pile_info: str
    penalty: bool
    claims: bool
    manual_last: bool
    irregularity: bool
    challenge_seconds: int | None
    turn_seconds: int | None
    forfeit: bool

    @property
    def faces_at_once(self) -> str:
        """How many equal faces one takes at once, as a word that messages choose by."""
        return {"1": "one", "1-2": "one_or_two", "1-3": "one_or_three"}.get(
            self.face_pairing, "any"
        )

    @property
    def round_size(self) -> int:
        """How many cards one round takes from the stock."""
        return 4 * self.seats

    @property
    def rounds(self) -> int:
        """Rounds in a deal (CAS-015, CAS-021)."""
        return (48 if self.table_cards else 52) // self.round_size

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats of other sides, clockwise from `seat`."""
        side, of, n = self.side_of[seat], self.side_of, self.seats
        return tuple(other for k in range(1, n) if of[other := (seat + k) % n] != side)

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def side_name(self, side: int) -> str:
        """The side in notation: `A`, or `AC` for partners."""
        return "".join(LETTERS[seat] for seat in self.sides[side])


@lru_cache(maxsize=256)
def sides_of(setup: Setup) -> tuple[tuple[Seat, ...], ...]:
    """The seats of every side (CAS-004)."""
    wanted = setup.given().get("partnerships", "auto")
    if setup.seats == 4 and wanted != "off":
        return ((0, 2), (1, 3))
    return tuple((seat,) for seat in range(setup.seats))


@lru_cache(maxsize=256)
def rules_of(setup: Setup) -> Rules:
    """The rules of a legal `setup`."""
    of = resolved(OPTIONS, setup.given())
    sides = sides_of(setup)
    side_of = tuple(
        next(i for i, side in enumerate(sides) if seat in side) for seat in range(setup.seats)
    )
    first = str(of["first_dealer"])
    draw = of["deal_style"] == "draw"
    royal = bool(of["face_values"])
    scheme = (
        1 * royal + 2 * bool(of["casino_high_values"]) + 4 * bool(of["table_dual_values"])
        if royal
        else 0
    )
    return Rules(
        seats=setup.seats,
        sides=sides,
        side_of=side_of,
        teams=len(sides) < setup.seats,
        scheme=scheme,
        first_dealer=None if first == "random" else "abcd".index(first),
        single_deal=of["game_mode"] == "deal",
        target=int(of["target"]),
        draw=draw,
        table_cards=draw or setup.seats == 2 or of["initial_table_multi"] == "four",
        face_pairing=str(of["face_pairing"]),
        one_or_three=of["number_pairing"] == "1-3",
        pair_builds=bool(of["pair_builds"]),
        gather=bool(of["gather_on_raise"]),
        opponents_only=of["raise_scope"] == "opponents",
        duty=str(of["builder_duty"]),
        royal=royal,
        sweeps=bool(of["sweeps"]),
        overs=bool(of["overs"]),
        spade_overs=bool(of["spade_overs"]),
        spade_points=bool(of["spade_points"]),
        multipliers=bool(of["multipliers"]),
        pile_info=str(of["pile_info"]),
        penalty=of["illegal_take_penalty"] == "must_trail",
        claims=of["referee"] == "claims",
        manual_last=of["announce_last"] == "manual",
        irregularity=bool(of["irregularity_loses"]),
        challenge_seconds=int(of["challenge_seconds"]) or None,
        turn_seconds=int(of["turn_seconds"]) or None,
        forfeit=of["on_leave"] == "forfeit",
    )


def _option(name: str) -> Note:
    return Note(f"casino-option-{name}")


def _clash(reason: str, *names: str) -> Rejection:
    """The refusal `casino-no-options-<reason>`; the sentence names the options that clash."""
    return bad_options(
        f"casino-no-options-{reason}", options=Notes(tuple(_option(name) for name in names))
    )


def check_interactions(setup: Setup) -> Rejection | None:
    """Which of the options, each legal by itself, cannot stand together (section 3)."""
    of = resolved(OPTIONS, setup.given())
    claims, manual = of["referee"] == "claims", of["announce_last"] == "manual"
    if of["seats"] not in ("any", str(setup.seats)):
        return bad_options("casino-no-options-seats", wanted=int(of["seats"]), seats=setup.seats)
    if of["first_dealer"] != "random" and "abcd".index(str(of["first_dealer"])) >= setup.seats:
        return bad_options("casino-no-options-dealer", seats=setup.seats)
    if of["partnerships"] == "on" and setup.seats != 4:
        return bad_options("casino-no-options-partnerships", seats=setup.seats)
    if of["casino_high_values"] and not of["face_values"]:
        return _clash("high", "casino_high_values", "face_values")
    if of["multipliers"] and of["game_mode"] == "deal":
        return _clash("multipliers", "multipliers", "game_mode")
    if of["illegal_take_penalty"] == "must_trail" and claims:
        return _clash("penalty", "illegal_take_penalty", "referee")
    if manual and of["deal_style"] == "draw":
        return _clash("announce", "announce_last", "deal_style")
    if of["irregularity_loses"]:
        if setup.seats != 2 or of["game_mode"] != "deal":
            return _clash("irregularity", "irregularity_loses", "game_mode")
        if not claims and not manual:
            return _clash("irregularity-idle", "irregularity_loses", "referee", "announce_last")
    return None


def differences(setup: Setup, preset: str) -> tuple[tuple[str, OptionValue], ...]:
    """The options of the table that differ from a preset, with their values at the table, in the
    order of `OPTIONS`.
    """
    here, there = resolved(OPTIONS, setup.given()), resolved(OPTIONS, PRESETS[preset])
    there["seats"] = here["seats"]
    return tuple(
        (option.name, here[option.name])
        for option in OPTIONS
        if here[option.name] != there[option.name]
    )


@lru_cache(maxsize=256)
def nearest_preset(setup: Setup) -> str:
    """The preset from which the options of the table differ least; the first of several."""
    return min(PRESETS, key=lambda preset: len(differences(setup, preset)))
