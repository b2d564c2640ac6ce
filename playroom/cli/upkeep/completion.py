"""`playroom completion SHELL`: the script that has a shell complete the words of our command."""

from __future__ import annotations

import argparse
from pathlib import Path

from playroom.cli.printing import printed
from playroom.cli.refusals import refuse, typed_text
from playroom.cli.upkeep.completing import SHELLS


def completion(args: argparse.Namespace) -> int:
    """Carries the command out. Raises `CliError`."""
    if args.what not in SHELLS:
        refuse("completion-which", text=typed_text(args.what or ""), given=args.what is not None)
    script = Path(__file__).with_name("shells") / f"completion.{args.what}"
    printed(script.read_text("utf-8").rstrip("\n"))
    return 0
