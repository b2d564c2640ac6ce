"""The reference for makers: all that is public in the kit, as it stands in the source."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import playroom.engine.kit
from playroom_testing.reference import main, page

ROOT = Path(__file__).parents[2]


def test_every_module_of_the_kit_is_there_with_what_it_says_of_itself() -> None:
    text = "\n\n".join(page())
    folder = Path(playroom.engine.kit.__file__).parent
    files = [file.relative_to(folder).with_suffix("") for file in folder.rglob("[!_]*.py")]
    names = [".".join(file.parts) for file in files]
    assert "kinds.melds" in names
    assert "`Melding`" in text
    for name in names:
        assert f"\n## playroom.engine.kit.{name}\n" in text
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert len(set(headings)) == len(headings)
    assert [line.split("`")[1] for line in text.splitlines() if line.startswith("- `playroom")][
        : len(headings)
    ] == headings


def test_types_examples_and_docstrings_are_those_of_the_source() -> None:
    blocks = list(page())
    trick = blocks.index("### `class Trick(Record)`")
    assert blocks[trick + 2] == "#### `leader: Seat`"
    assert "#### `turn: Seat | None`" in blocks[trick:]
    start = blocks.index("#### `start(self, setup: Setup, rng: Rng) -> Step[S]`")
    assert blocks[start + 1] == "The first state of a legal `setup`."
    assert any("```python\n>>> " in block and block.endswith("```") for block in blocks)
    assert not any(re.match(r"#+ `(class )?_(?!_init)", block) for block in blocks)


def test_it_is_written_or_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "reference.md")]) == 0
    assert main([]) == 0
    assert capsys.readouterr().out == (tmp_path / "reference.md").read_text("utf-8")


def test_the_command_is_the_one_that_makers_read_and_ci_runs() -> None:
    command = "-m playroom_testing.reference "
    for place in ("docs/add-a-game.md", ".ci/run"):
        assert command in (ROOT / place).read_text("utf-8")
