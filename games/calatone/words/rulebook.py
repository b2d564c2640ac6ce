"""The rules of a table as its options make them, chapter by chapter; all sentences are messages
`calatone-rule-...`.
"""

from __future__ import annotations

from games.calatone.bots import LEVELS
from games.calatone.options import CalatoneOptions
from games.calatone.rules.evaluator import ranking
from games.calatone.rules.packs import lowest
from games.calatone.words.phrases import limit_note, rank
from playroom.engine.contract import Chapter
from playroom.engine.kit.rulebook import chapters
from playroom.engine.kit.told import lines
from playroom.engine.notes import Note, Notes, Value, note

# messages: calatone-rule-<line> calatone-rule-<chapter>-<line>


def rulebook(options: CalatoneOptions) -> tuple[Chapter, ...]:
    """The chapters for this table."""
    seats, limit, ante = options.setup.seats, options.agreed_limit, options.ante
    size, auto, ends = options.pack_size(seats), options.deck == "auto", options.all_pass_ends
    order = reversed(ranking(size, options.ace_straight_over_flush))
    names = Notes(tuple(_line(f"name-{category}") for category in order))
    by_itself = options.declaration == "auto"
    clocks = {
        "expose": options.expose_seconds,
        "turn": options.turn_seconds,
        "declare": options.declare_seconds,
    }
    rules = {
        "aim": (
            _line("aim-hand"),
            _line("aim-chips", stack=options.stack),
            _line("aim-limit", limit=limit_note(limit)) if limit else _line("aim-no-limit"),
        ),
        "pack": (
            _line("pack-auto", size=size, count=seats)
            if auto
            else _line("pack-size", size=size, rank=lowest(size)),
            _line("pack-order"),
        ),
        "deal": (
            _line("deal-ante", ante=ante) if ante else _line("deal-no-ante"),
            *lines("calatone-rule-deal", "two", "more", "seven", "turn"),
        ),
        "bets": (
            *lines("calatone-rule-bets", "first", "before"),
            _line("bets-amounts", least=options.min_bet, most=options.max_bet),
            options.max_raises > 0 and _line("bets-raises", count=options.max_raises),
            *lines("calatone-rule-bets", "all-in", "short", "refund", "out", "last"),
        ),
        "passes": (
            *(
                lines("calatone-rule-passes", "end", "all-in")
                if ends
                else lines("calatone-rule-passes", "go-on")
            ),
            not ante and _line("passes-void"),
        ),
        "show": (
            *(
                lines("calatone-rule-show", "auto")
                if by_itself
                else lines("calatone-rule-show", "five", "held")
            ),
            ends and _line("show-early", declaration=options.declaration),
            *lines("calatone-rule-show", "pot", "odd", "layers"),
        ),
        "worth": (
            _line("worth-order", parts=names),
            auto and _line("worth-stripped"),
            *lines("calatone-rule-worth", "figures", "figures-equal", "equal"),
            # `auto` names no lowest card: it changes with the players
            _line("worth-ace-low", rank=0 if auto else rank(lowest(size)))
            if options.ace_low
            else _line("worth-ace-high"),
        ),
        "evening": (
            _line("evening-bank"),
            _line(f"evening-rebuy-{options.rebuy}", stack=options.stack),
            options.rebuy != "never" and _line("evening-rebuy-bots"),
            _line(f"evening-winner-{options.winner_leave}"),
            _line(f"evening-away-{options.on_leave}"),
            not ante and _line("evening-stalled"),
            options.help and _line("evening-help"),
        ),
        "bots": lines("calatone-rule-bots", *(level for level in LEVELS if level != "random")),
        "clock": [
            _line(f"clock-{name}", seconds=seconds) for name, seconds in clocks.items() if seconds
        ],
    }
    return chapters("calatone", rules)


def _line(name: str, **values: Value) -> Note:
    return note(f"calatone-rule-{name}", **values)
