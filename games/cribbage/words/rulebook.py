"""The rules of a table as its options make them, chapter by chapter; all sentences are messages
`cribbage-rule-...`.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.cribbage.bots import LEVELS
from games.cribbage.options import CribbageOptions
from playroom.engine.contract import Chapter
from playroom.engine.kit.rulebook import chapters
from playroom.engine.kit.told import lines
from playroom.engine.notes import Note, Value, note

# messages: cribbage-rule-<line> cribbage-rule-<chapter>-<line>


def rulebook(options: CribbageOptions) -> tuple[Chapter, ...]:
    """The chapters for these options."""
    return chapters(
        "cribbage",
        {
            "aim": _aim(options),
            "deal": _deal(options),
            "play": lines("cribbage-rule-play", "values", "turn", "cannot", "last", "lead", "end"),
            "pegs": lines(
                "cribbage-rule-pegs",
                "fifteen",
                "pair",
                "ranks",
                "run",
                "broken",
                "thirty-one",
                "order",
            ),
            "show": (_line("show-order"), _line("show-cards", count=options.hand_size + 1)),
            "worth": _worth(options),
            "counting": _counting(options),
            "bots": lines("cribbage-rule-bots", *(level for level in LEVELS if level != "random")),
            "clock": _clock(options),
        },
    )


def _line(name: str, **values: Value) -> Note:
    return note(f"cribbage-rule-{name}", **values)


def _aim(options: CribbageOptions) -> Iterable[Note]:
    lines = [_line("aim-target", target=options.target), _line("aim-at-once")]
    if teams := options.teams:
        size = options.seats // teams
        lines += [_line("aim-teams", teams=teams, size=size), _line("aim-silence")]
    return lines


def _deal(options: CribbageOptions) -> Iterable[Note | bool]:
    dealt, kept = max(options.dealt(0)), options.hand_size
    return (
        _line("deal-first", how=options.first_dealer),
        _line("deal-cards", count=dealt, hand=kept),
        _line("deal-away", count=options.discards(1, 0)),
        options.seats == 3 and _line("deal-extra"),
        options.seats > 4 and _line("deal-dealer", count=dealt - 1),
        _line("deal-crib", count=kept),
        _line("deal-starter"),
        options.his_heels and _line("deal-heels"),
    )


def _worth(options: CribbageOptions) -> Iterable[Note]:
    size = options.hand_size
    four = _line("worth-flush-four", count=size)
    return (
        *lines("cribbage-rule-worth", "fifteen", "pair", "run"),
        four if options.four_flush else _line("worth-flush", count=size, more=size + 1),
        _line("worth-crib-flush", strict=options.strict_crib),
        *lines("cribbage-rule-worth", "jack", "many"),
        _line("worth-best", best=46 if options.seats == 6 else 29),
    )


def _counting(options: CribbageOptions) -> Iterable[Note | bool]:
    if not any(options.by_hand):
        return lines("cribbage-rule-counting", "auto", "explained")
    bots = options.bots_miscount
    return (
        _line("counting-claim"),
        _line("counting-wrong", miscount=options.miscount),
        "award" not in options.idle and _line("counting-award", award=options.award),
        bots != "none" and _line("counting-bots", bots=bots),
        options.joke and _line("counting-joke"),
        _line("counting-help", help=any(options.helped)),
        options.auto_count and _line("counting-asked"),
        _line("counting-explained"),
    )


def _clock(options: CribbageOptions) -> Iterable[Note]:
    lines = []
    if any(options.by_hand) and options.claim_seconds:
        lines += [_line("clock-count", seconds=options.claim_seconds), _line("clock-reading")]
    if options.turn_seconds:
        lines.append(_line("clock-turn", seconds=options.turn_seconds))
    return lines
