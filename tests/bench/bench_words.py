"""Spoken words of a deal for three players: by game, language and preset of verbosity.

The counts are the same on every machine.
"""

from __future__ import annotations

import json

from playroom.shell.screens.verbosity import PRESETS
from tests.bench.words import DEALS, spoken


def main() -> None:
    """Prints the counts, a game and language a line."""
    for deal in DEALS:
        for language in ("en", "es"):
            counted = {preset: spoken(deal, language, preset) for preset in PRESETS}
            words = {preset: one.words for preset, one in counted.items()}
            utterances = {preset: len(one.utterances) for preset, one in counted.items()}
            found = {"words_of": deal.game, "language": language, **words}
            print(json.dumps({**found, "utterances": utterances}), flush=True)


if __name__ == "__main__":
    main()
