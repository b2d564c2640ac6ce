"""The rules engine all games share: plain frozen values, one mutable `Match`, no text, no clock, no
terminal.

A newcomer reads in this order: `values` (cards live in `cards`), `contract` (what a game must
offer), `table` (how a game is handled by keyboard and heard), `match` (the log and what follows
from it).
"""
