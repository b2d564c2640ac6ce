"""The budget of the house: how much code there may be, by folder, and how it hangs together.

`python -m tests.house.budget` prints what is over, `--lower` writes lower numbers into the table
(`budget.txt`) where there is less now. A number rises by hand only, in a commit that lowers another
one by as much.

Lines with code are counted: no blank line, comment or docstring, so nothing is won by cutting
words; nodes of the syntax tree and definitions, so nothing is won by longer lines; scripts and
styles of the page, messages; and a file in no row fails, so nothing is won by moving it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from tests.measure import PRODUCT, ROOT, Source, circles, imports, sources

TABLE = Path(__file__).with_name("budget.txt")
LARGE = 300
"""Lines of a class from which on it counts as large."""
ROOM = "playroom/room"


def code_lines(text: str, tree: ast.AST) -> int:
    """The lines of a module with code on them; those of a text over several lines all count."""
    texts, docstrings = set[int](), set[int]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts.update(range(node.lineno, (node.end_lineno or 0) + 1))
        elif isinstance(node, ast.Expr) and isinstance(getattr(node.value, "value", 0), str):
            docstrings.update(range(node.lineno, (node.end_lineno or 0) + 1))
    lines = enumerate(text.splitlines(), 1)
    code = {n for n, line in lines if (bare := line.strip()) and not bare.startswith("#")}
    return len((code | texts) - docstrings)


def filled_lines(files: Iterable[Path]) -> int:
    """The lines of other files that are neither blank nor a comment in a shell."""
    return sum(
        bool(line.strip()) and not line.strip().startswith("#")
        for file in files
        for line in file.read_text("utf-8").splitlines()
    )


@cache
def modules() -> tuple[Source, ...]:
    """All Python that is counted by folder."""
    return sources(*PRODUCT, "tests", "packaging")


def places() -> dict[str, int]:
    """The table: each row's name, with the most that it may have."""
    rows = (line.rsplit(maxsplit=1) for line in TABLE.read_text("utf-8").splitlines())
    return {name: int(most) for name, most in rows}


def row_of(file: str, rows: Iterable[str]) -> str | None:
    """The row that a file belongs to: the longest folder of its path, or `*.py` beside it."""
    found = [
        row
        for row in rows
        for place in row.split()
        if file.startswith(f"{place}/") or file.rpartition("/")[0] + "/*.py" == place
    ]
    return max(found, key=len, default=None)


def measured() -> tuple[dict[str, int], list[str]]:
    """What every row of the table has now, and the files that are in none."""
    rows, counts, strangers = places(), defaultdict[str, int](int), []
    for module in modules():
        file = module.path.relative_to(ROOT).as_posix()
        row = row_of(file, (name for name in rows if "/" in name or name in ("games", "tests")))
        row = row or row_of(file, rows)
        if row is None:
            strangers.append(file)
            continue
        lines = code_lines(module.text, module.tree)
        counts[row] += lines
        if file.startswith(tuple(f"{folder}/" for folder in PRODUCT)):
            counts["product"] += lines
    scripts = [ROOT / ".ci", ROOT / "packaging"]
    files = [file for folder in scripts for file in folder.rglob("*") if file.is_file()]
    counts["packaging .ci"] += filled_lines(
        file for file in files if file.suffix not in (".py", ".pyc", ".png", ".ico")
    )
    return {**counts, **structure()}, strangers


def structure() -> dict[str, int]:
    """How the product is made and hangs together."""
    product = [module for module in modules() if module.name.split(".")[0] in PRODUCT]
    nodes = [node for module in product for node in ast.walk(module.tree)]
    made = [
        n for n in nodes if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
    ]
    page = [
        file
        for folder in PRODUCT
        for file in sorted((ROOT / folder).rglob("*"))
        if file.suffix in (".js", ".mjs", ".css", ".html")
    ]
    words = [
        file.read_text("utf-8")
        for folder in (*PRODUCT, "locales")
        for file in (ROOT / folder).rglob("*.ftl")
    ]
    room = [module for module in product if module.name.startswith("playroom.room")]
    plain = (re.sub(r"^(from|import) .*|^    Callable,$", "", m.text, flags=re.M) for m in room)
    large = [n for n in made if isinstance(n, ast.ClassDef) and _size(n) > LARGE]
    climbing = [n for n in nodes if isinstance(n, ast.ImportFrom) and n.level > 1]
    return {
        "scripts-and-styles": filled_lines(page),
        "messages": sum(len(re.findall(r"^[\w-]+ =", text, re.M)) for text in words),
        "nodes": len(nodes),
        "definitions": len(made),
        "large-classes": len(large),
        "room-packages-in-a-circle": sum(map(len, circles(_packages(room)))),
        "room-callbacks": sum(len(re.findall(r"\bCallable\b", text)) for text in plain),
        "climbing-imports": len(climbing),
    }


def _size(node: ast.ClassDef) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def _packages(room: Iterable[Source]) -> dict[str, set[str]]:
    """Which package of the room imports which."""
    names = {part.name for part in (ROOT / ROOM).iterdir() if any(part.rglob("*.py"))}
    edges: dict[str, set[str]] = {name: set() for name in names}
    for name, targets in imports(room).items():
        mine = name.split(".")[2:3]
        for target in targets:
            other = target.split(".")[2:3]
            if mine and other and mine != other and {*mine, *other} <= names:
                edges[mine[0]].add(other[0])
    return edges


def lower() -> None:
    """Writes the table anew, no number higher than before."""
    now, _ = measured()
    rows = [f"{name:60} {min(most, now.get(name, 0))}" for name, most in places().items()]
    TABLE.write_text("\n".join(rows) + "\n", "utf-8")


def over() -> list[str]:
    """What is more than it may be, and what is in no row."""
    now, strangers = measured()
    rows = places()
    return [f"{file} is in no row of the budget" for file in strangers] + [
        f"{name}: {now.get(name, 0)}, and {most} are allowed"
        for name, most in rows.items()
        if now.get(name, 0) > most
    ]


if __name__ == "__main__":
    if "--lower" in sys.argv:
        lower()
    sys.exit("\n".join(over()) or 0)
