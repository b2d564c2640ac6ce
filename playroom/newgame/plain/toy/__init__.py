"""Toy: every hand of five cards is five tricks, the highest card takes one point.

Where things are: `options` what a table may change, `actions` and `events` what is done and what
happens, `state` what is known of it (and by whom), `game` the rules, `words` how it is handled and
heard, `lesson` a first deal, `bots` the rivals, `locales` the sentences.
"""

from __future__ import annotations

from .game import Toy

GAME = Toy()
"""The game, as the entry point names it."""
