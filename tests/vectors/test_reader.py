"""Vectors are read whole: whatever stands in a block and belongs to no vector is an error."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from playroom_testing import vectors
from playroom_testing.vectors import BadVectors, Fields, Vector, folders, follow, read, split


def ids(mark: str, block: str) -> list[str]:
    return [vector.id for vector in split("x", mark, block)]


@pytest.mark.parametrize(
    ("mark", "block", "found"),
    [
        ("", "V01 SHOW hand=5S\nV02a: title\n  end 5\n\nCAL-V3\n", ["V01", "V02a", "CAL-V3"]),
        ("casvec", "## a comment\nV01: title\nrules CAS-001\n", ["V01"]),
        ("json", '{"id": "RUM-V01",\n "expect": [1]}', ["RUM-V01"]),
        ("json", '[{"id": "A1"}, {"id": "A2"}]', ["A1", "A2"]),
        ("json", '{"id": "A1"}\n{"id": "A2", "of": {"id": "no"}}\n', ["A1", "A2"]),
        ("", "cap = min(a, b)\nif L == 0:\n", []),
        ("python", "V1 = 3\n", []),
        ("text", "a line\n", []),
    ],
)
def test_every_form_is_read(mark: str, block: str, found: list[str]) -> None:
    assert ids(mark, block) == found


@pytest.mark.parametrize(
    ("mark", "block", "sentence"),
    [
        ("", "hand 5S\nV01: title\n", "x.md:1: belongs to no vector: hand 5S"),
        ("casvec", "title\nrules CAS-001\n", "belongs to no vector: title"),
        ("json", '{"kind": "deal"}', 'no object with an "id"'),
        ("json", '{"id": "A1"}\nA2', "x.md:2: is no JSON"),
        ("json", '["A1"]', 'no object with an "id"'),
    ],
)
def test_what_belongs_to_no_vector_is_an_error(mark: str, block: str, sentence: str) -> None:
    with pytest.raises(BadVectors, match=sentence):
        ids(mark, block)


def test_a_file_with_one_id_twice_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "x.md"
    file.write_text("```\nV1 a\n```\ntext\n\n```\nV1 b\n```\n")
    with pytest.raises(BadVectors, match=r"x\.md:7: V1 is already in line 2"):
        list(read(file))


def test_the_place_and_the_text_of_a_vector(tmp_path: Path) -> None:
    file = tmp_path / "toy.md"
    file.write_text("# Toy\n\n```toyvec\nV1: first\n  hand 5S\n\nV2: second\n```\n")
    first, second = read(file)
    assert (first.name, first.line, first.lines) == ("toy-V1", 4, ["V1: first", "hand 5S"])
    assert (second.mark, second.line) == ("toyvec", 7)


def test_every_line_has_a_reader() -> None:
    heard: list[str] = []
    vector = Vector("toy", "", "V1", "V1: title\nhand 5S 6S\n## why\nend: over\n", 1)
    words = follow(vector, {"hand": heard.append, "end": heard.append})
    assert (words, heard) == (["hand", "end"], ["5S 6S", "over"])
    with pytest.raises(BadVectors, match="toy-V1: 'end' is none of hand: end: over"):
        follow(vector, {"hand": heard.append})


def test_every_field_is_taken() -> None:
    vector = Vector("toy", "json", "A1", '{"id": "A1", "kind": "deal", "n": 2}', 1)
    fields = Fields.of(vector)
    assert (fields.take("kind"), fields.take("more", 0)) == ("deal", 0)
    with pytest.raises(BadVectors, match="no field expect"):
        fields.take("expect")
    with pytest.raises(BadVectors, match="unknown fields: n"):
        fields.done()


def test_a_folder_that_is_none_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYROOM_VECTORS", str(tmp_path / "nowhere"))
    with pytest.raises(NotADirectoryError, match="PLAYROOM_VECTORS names no folder"):
        folders(tmp_path)
    monkeypatch.setenv("PLAYROOM_VECTORS", str(tmp_path))
    assert folders(tmp_path) == [tmp_path]


def test_the_documented_examples_hold() -> None:
    assert doctest.testmod(vectors).failed == 0
