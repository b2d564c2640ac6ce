"""The rules of a table as its options make them, chapter by chapter; all sentences are messages
`calatone-rules-...`.
"""

from __future__ import annotations

from games.calatone.evaluator import ranking
from games.calatone.options import Terms, terms_of
from games.calatone.packs import AUTO, lowest, size_for
from games.calatone.says import NAMES, limit_note, listed, rank
from playroom.engine.contract import Chapter
from playroom.engine.notes import Note, Value, note
from playroom.engine.options import Setup


def rulebook(setup: Setup) -> tuple[Chapter, ...]:
    """The chapters for this table."""
    terms = terms_of(setup)
    chapters = (
        _chapter("aim", *_aim(terms)),
        _chapter("pack", *_pack(terms, setup.seats)),
        _chapter("deal", *_deal(terms)),
        _chapter("bets", *_bets(terms)),
        _chapter("passes", *_passes(terms)),
        _chapter("show", *_show(terms)),
        _chapter("worth", *_worth(terms, setup.seats)),
        _chapter("evening", *_evening(terms)),
    )
    clock = _clock(terms)
    return (*chapters, _chapter("clock", *clock)) if clock else chapters


def _chapter(name: str, *lines: Note) -> Chapter:
    return Chapter(note(f"calatone-rules-{name}"), lines)


def _line(name: str, **values: Value) -> Note:
    return note(f"calatone-rules-{name}", **values)


def _aim(terms: Terms) -> list[Note]:
    end = (
        _line("aim-no-limit")
        if terms.limit is None
        else _line("aim-limit", limit=limit_note(terms.limit))
    )
    return [_line("aim-hand"), _line("aim-chips", stack=terms.stack), end]


def _pack(terms: Terms, seats: int) -> list[Note]:
    if terms.deck == "auto":
        lines = [_line("pack-auto", size=AUTO[seats], count=seats)]
    else:
        lines = [_line("pack-size", size=int(terms.deck), rank=lowest(int(terms.deck)))]
    return [*lines, _line("pack-order")]


def _deal(terms: Terms) -> list[Note]:
    ante = _line("deal-ante", ante=terms.ante) if terms.ante else _line("deal-no-ante")
    return [ante, _line("deal-two"), _line("deal-more"), _line("deal-seven"), _line("deal-turn")]


def _bets(terms: Terms) -> list[Note]:
    lines = [
        _line("bets-first"),
        _line("bets-before"),
        _line("bets-amounts", least=terms.min_bet, most=terms.max_bet),
    ]
    if terms.max_raises:
        lines.append(_line("bets-raises", count=terms.max_raises))
    return [
        *lines,
        _line("bets-all-in"),
        _line("bets-short"),
        _line("bets-refund"),
        _line("bets-out"),
        _line("bets-last"),
    ]


def _passes(terms: Terms) -> list[Note]:
    lines = (
        [_line("passes-end"), _line("passes-all-in")]
        if terms.all_pass_ends
        else [_line("passes-go-on")]
    )
    return lines if terms.ante else [*lines, _line("passes-void")]


def _show(terms: Terms) -> list[Note]:
    lines = (
        [_line("show-auto")]
        if terms.declaration == "auto"
        else [_line("show-five"), _line("show-held")]
    )
    if terms.all_pass_ends:
        lines.append(_line("show-early", declaration=terms.declaration))
    return [*lines, _line("show-pot"), _line("show-odd"), _line("show-layers")]


def _worth(terms: Terms, seats: int) -> list[Note]:
    size = size_for(terms.deck, seats)
    order = reversed(ranking(size, terms.ace_straight_over_flush))
    lines = [
        _line(
            "worth-order", parts=listed(note(f"calatone-rules-name-{NAMES[one]}") for one in order)
        )
    ]
    if terms.deck == "auto":
        lines.append(_line("worth-stripped"))
    lines += [_line("worth-figures"), _line("worth-figures-equal"), _line("worth-equal")]
    if terms.ace_low:
        # `auto` names no lowest card: it changes with the players
        lines.append(_line("worth-ace-low", rank=0 if terms.deck == "auto" else rank(lowest(size))))
    else:
        lines.append(_line("worth-ace-high"))
    return lines


def _evening(terms: Terms) -> list[Note]:
    lines = [
        _line("evening-bank"),
        note(f"calatone-rules-evening-rebuy-{terms.rebuy}", stack=terms.stack),
    ]
    lines.append(note(f"calatone-rules-evening-winner-{terms.winner_leave}"))
    lines.append(note(f"calatone-rules-evening-away-{terms.on_leave}"))
    if not terms.ante:
        lines.append(_line("evening-stalled"))
    if terms.help:
        lines.append(_line("evening-help"))
    return lines


def _clock(terms: Terms) -> list[Note]:
    clocks = {
        "expose": terms.expose_seconds,
        "turn": terms.turn_seconds,
        "declare": terms.declare_seconds,
    }
    return [
        note(f"calatone-rules-clock-{name}", seconds=seconds)
        for name, seconds in clocks.items()
        if seconds
    ]
