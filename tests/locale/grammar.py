"""What `cards.ftl` has in every language: the words of cards, lists and people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from playroom_testing.language.messages import CARDS, Language, Problem

FAMILIES = ("card-", "choice-", "contractions", "form-", "sound-")
"""Beginnings of ids of `cards.ftl` that a language may have or not."""

PACKS = ("french", "spanish")
"""The families of packs (`Pack.words`) that every language has words for."""

REQUIRED: Mapping[str, tuple[str, ...]] = {
    **{f"rank-{rank}": ("plural",) for rank in (*range(1, 11), 14)},
    **{f"card-{family}-rank-{rank}": ("plural",) for family in PACKS for rank in (11, 12, 13)},
    **{f"card-{family}-suit-{suit}": () for family in PACKS for suit in range(4)},
    "form-the": ("plural",),
    **dict.fromkeys(
        (
            "card", "form-a", "language-name", "list-and", "list-comma", "list-nothing", "list-or",
            "number-negative", "people-team", "people-unnamed", "people-you", "people-your-team",
            "untold",
            "untold-game",
        ),
        (),
    ),
}  # fmt: skip
"""What `cards.ftl` must have in every language: ids with their attributes."""

_GRAMMAR = frozenset(
    ("before", "game", "is", "names", "next", "number", "rank", "sound", "suit", "words")
)


def problems_of_grammar(language: Language) -> Iterator[Problem]:
    """What a language lacks of the words of cards, lists and people, and what is none of them."""
    where = f"{language.code}/{CARDS}.ftl"
    for id, attributes in REQUIRED.items():
        entry = language.entries.get(id)
        if entry is None:
            yield Problem(where, 0, id, "is missing")
            continue
        yield from (
            entry.problem("is missing", name) for name in attributes if name not in entry.texts
        )
    words = {
        id: e for id, e in language.entries.items() if e.part == CARDS and not id.startswith("-")
    }
    choices = {id.removeprefix("choice-") for id in words if id.startswith("choice-")}
    traits = {name or "" for id, entry in words.items() if "rank-" in id for name in entry.texts}
    for id, entry in words.items():
        if id not in REQUIRED and not id.startswith(FAMILIES):
            yield entry.problem("is no word of the grammar")
        for name in sorted(entry.variables - choices - traits - _GRAMMAR):
            yield entry.problem(f"${name} is not given to it")
