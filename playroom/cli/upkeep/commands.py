"""The commands of installation maintenance, by name."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from playroom.cli.upkeep.completion import completion
from playroom.cli.upkeep.uninstall import uninstall
from playroom.cli.upkeep.update import update
from playroom.cli.upkeep.where import where

COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "completion": completion,
    "uninstall": uninstall,
    "update": update,
    "where": where,
}
"""What carries out each command."""
