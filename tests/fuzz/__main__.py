"""Runs a fuzzer: `python -m tests.fuzz TARGET FOLDER --runs N`.

The corpus begins with what the product itself writes, and grows in FOLDER; an input that raises
anything but a documented refusal is kept there, and the status is not 0.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import atheris  # type: ignore[import-not-found]

LONGEST = 4_096
"""Bytes of an input."""
WAIT = 20
"""Seconds that one input may take."""


def main() -> None:
    """Does not return."""
    parser = argparse.ArgumentParser()
    parser.add_argument("target")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--runs", type=int, default=20_000)
    asked = parser.parse_args()
    instrumenting = atheris.instrument_imports(include=["playroom", "games"])
    instrumenting.__enter__()  # to the end: much is imported late
    from tests.fuzz.mutator import mutator
    from tests.fuzz.targets import TARGETS

    corpus = asked.folder / "corpus"
    corpus.mkdir(parents=True)
    target = TARGETS[asked.target](asked.folder)
    for number, seed in enumerate(target.seeds):
        (corpus / f"seed{number}").write_bytes(seed[:LONGEST])
    atheris.Setup(
        [
            sys.argv[0],
            str(corpus),
            f"-runs={asked.runs}",
            f"-max_len={LONGEST}",
            f"-timeout={WAIT}",
            "-len_control=0",
            f"-artifact_prefix={asked.folder}/",
            "-seed=1",
            "-print_final_stats=1",
        ],
        target.take,
        custom_mutator=mutator(target.seeds),
    )
    atheris.Fuzz()


if __name__ == "__main__":
    main()
