"""API reference for makers of games, as one page of Markdown, from the docstrings that are
installed: `python -m playroom_testing.reference reference.md`.

A heading a module, a class and a function, so that a screen reader goes from one to the next;
types stand as they are written in the source.
"""

# not said: a page for programmers

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import playroom.engine
import playroom_testing

PACKAGES = {
    playroom.engine: (
        *("contract", "steps", "notes", "record", "options", "notation", "table", "cards"),
        *("packs", "rng", "lesson", "sounds", "kit", "match"),
    ),
    playroom_testing: ("hooks", "find", "suite", "cases", "rules", "vectors"),
}
"""The modules that makers use, with all that is in them, in this order."""

_EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)

_Documented = ast.Module | ast.ClassDef | ast.FunctionDef


def main(arguments: Sequence[str] | None = None) -> int:
    """Writes the page into the file that is named, or prints it."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    text = "\n\n".join(page()) + "\n"
    if words:
        Path(words[0]).write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
    return 0


def page() -> Iterator[str]:
    """The blocks of the page."""
    yield "# Reference for makers of games"
    modules = [(name, ast.parse(file.read_text("utf-8"))) for name, file in sources()]
    documented = [(name, tree, about) for name, tree in modules if (about := _about(tree))]
    yield "\n".join(
        f"- `{name}`: {about.partition('.' + chr(10))[0].replace(chr(10), ' ').rstrip('.')}."
        for name, _, about in documented
    )
    for name, tree, about in documented:
        yield from (f"## {name}", about, *_members(tree, 3), *_offered(tree))


def sources() -> Iterator[tuple[str, Path]]:
    """The modules of the page, by their names."""
    for package, names in PACKAGES.items():
        folder = Path(package.__file__ or "").parent
        for name in names:
            if (folder / name).is_dir():
                yield f"{package.__name__}.{name}", folder / name / "__init__.py"
                for file in sorted((folder / name).rglob("[!_]*.py")):
                    parts = file.relative_to(folder).with_suffix("").parts
                    yield ".".join((package.__name__, *parts)), file
            else:
                yield f"{package.__name__}.{name}", folder / f"{name}.py"


def _about(node: _Documented) -> str:
    """A docstring, its examples as blocks of code."""
    text = inspect.cleandoc(ast.get_docstring(node) or "")
    return _EXAMPLE.sub(lambda found: f"```python\n{found[0]}\n```", text)


def _members(node: ast.Module | ast.ClassDef, depth: int) -> Iterator[str]:
    """What is public in a module or a class, with what is said about it."""
    for at, member in enumerate(node.body):
        match member:
            case ast.ClassDef() if not member.name.startswith("_") and (about := _about(member)):
                bases = ", ".join(map(ast.unparse, member.bases))
                yield _heading(depth, f"class {member.name}" + (f"({bases})" if bases else ""))
                yield about
                yield from _members(member, depth + 1)
            case ast.FunctionDef() if _is_public(member.name) and (about := _about(member)):
                yield from (_heading(depth, _signature(member)), about)
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                about = _said_after(node.body, at)
                if not name.startswith("_") and (about or isinstance(node, ast.ClassDef)):
                    yield _heading(depth, _first_line(ast.unparse(member)))
                    yield from filter(None, [about])


def _offered(tree: ast.Module) -> Iterator[str]:
    """The names that a module only hands on, by the module that each is described with."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            names = [f"`{alias.name}`" for alias in node.names if alias.asname == alias.name]
            if names:
                yield f"- {', '.join(names)}: see `{node.module}`."


def _is_public(name: str) -> bool:
    return name == "__init__" or not name.startswith("_")


def _heading(depth: int, text: str) -> str:
    return f"{'#' * depth} `{text}`"


def _signature(function: ast.FunctionDef) -> str:
    returns = f" -> {ast.unparse(function.returns)}" if function.returns else ""
    if any(ast.unparse(one).endswith("property") for one in function.decorator_list):
        return function.name + returns.replace(" -> ", ": ")
    return f"{function.name}({ast.unparse(function.args)}){returns}"


def _first_line(text: str) -> str:
    """A declaration, without a long value."""
    return text if len(text) <= 100 else text.partition(" = ")[0]


def _said_after(body: Sequence[ast.stmt], at: int) -> str:
    """The text under a constant or a field."""
    match body[at + 1 : at + 2]:
        case [ast.Expr(value=ast.Constant(value=str(text)))]:
            return inspect.cleandoc(text)
    return ""


if __name__ == "__main__":
    sys.exit(main())
