"""The words of `playroom puzzle`: a game, a kind of choice, how hard."""

from __future__ import annotations

import argparse

from playroom.cli.arguments import LONGEST, game_of, meant
from playroom.cli.refusals import refuse
from playroom.engine.notes import Clean, Notes, note
from playroom.engine.registry import game_name
from playroom.locale import Listener, teller_of
from playroom.records.reviewing import can_judge
from playroom.shell.coach.puzzle_choice import LEVELS, kinds_of


def puzzle_of(args: argparse.Namespace) -> tuple[str, str, str]:
    """The game, the kind and the level that were named, in any order of the last two and in any
    language; "" for any. Raises `CliError`.
    """
    game = game_of(args.what)
    if not can_judge(game):
        refuse("cli-no-puzzles", game=game_name(game.id))
    nobody = Listener(None, (), ())
    kinds = {
        kind: note("review-kind", kind=kind)
        for kind in kinds_of(game, lambda what: teller_of("en").phrase(what, nobody))
    }
    levels = {level: note("puzzle-level", level=level) for level in LEVELS if level}
    found = [(word, meant(word, levels)) for word in args.more]
    level = next((meaning for _, meaning in found if meaning), "")
    words = " ".join(word for word, meaning in found if not meaning)
    kind = meant(words, kinds) if words else ""
    if kind is None:
        named = Notes(tuple(kinds.values()))
        refuse("cli-no-puzzle", text=Clean.of(words, LONGEST), kinds=named)
    return game.id, kind, level
