"""`python -m tests.measure`: measures of the house, from syntax and imports, and from some keys
pressed at a table.

Circles of imports (imports for type checking counted), the share of the games' lines that stand in
files which every game has, function bodies written again in another game, lines over 100 columns,
abstract methods that a game has to write, what nothing in the product calls, how much there is to
know (lines, modules in one folder, protocol classes, docstrings that only point elsewhere), and how
many calls of the project's own functions a key takes, and how deep (`tests.house.key_calls`).
"""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PRODUCT = ("playroom", "games", "playroom_testing")
WIDTH = 100
SHORTEST_BODY = 4
"""Lines of a function, its head included, from which on its body counts as written again."""


Bodies = dict[str, list[tuple[str, str, int]]]


@dataclass(frozen=True)
class Source:
    """One module: its dotted name, its file, its text and its syntax."""

    name: str
    path: Path
    text: str
    tree: ast.Module


def sources(*folders: str) -> tuple[Source, ...]:
    """The modules below the folders of the project."""
    modules = []
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            name = ".".join(parts).removesuffix(".__init__")
            text = path.read_text(encoding="utf-8")
            modules.append(Source(name, path, text, ast.parse(text)))
    return tuple(modules)


# -- imports ---------------------------------------------------------------------------------------


def imports(modules: Iterable[Source]) -> dict[str, set[str]]:
    """Which module imports which, wherever the import stands."""
    by_name = {module.name: module for module in modules}
    edges: dict[str, set[str]] = {name: set() for name in by_name}
    for name, module in by_name.items():
        for node in ast.walk(module.tree):
            for target in _imported(node, module):
                while target and target not in by_name:
                    target = target.rpartition(".")[0]
                if target and target != name:
                    edges[name].add(target)
    return edges


def _imported(node: ast.AST, module: Source) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = node.module or ""
        if node.level:
            package = module.name.split(".")
            if module.path.name != "__init__.py":
                package = package[:-1]
            package = package[: len(package) - node.level + 1]
            base = ".".join([*package, *([node.module] if node.module else [])])
        yield from (f"{base}.{alias.name}" for alias in node.names)


def circles(edges: Mapping[str, set[str]]) -> list[list[str]]:
    """The groups of modules that import each other in a circle (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for target in sorted(edges[name]):
            if target not in index:
                visit(target)
                low[name] = min(low[name], low[target])
            elif target in stack:
                low[name] = min(low[name], index[target])
        if low[name] == index[name]:
            group = []
            while not group or group[-1] != name:
                group.append(stack.pop())
            if len(group) > 1:
                found.append(sorted(group))

    for name in edges:
        if name not in index:
            visit(name)
    return found


# -- games -----------------------------------------------------------------------------------------


def files_of_games(modules: Iterable[Source]) -> dict[str, dict[str, int]]:
    """For every game the lines of its files, by their place in it."""
    lines: dict[str, dict[str, int]] = defaultdict(dict)
    for module in modules:
        parts = module.path.relative_to(ROOT).parts
        if parts[0] == "games" and len(parts) > 2:
            lines[parts[1]]["/".join(parts[2:])] = module.text.count("\n")
    return lines


SMALL_GAME = 1_000
"""Lines of a game that may do with fewer files."""


def common_share(files: Mapping[str, Mapping[str, int]]) -> float:
    """How much of the games' lines stands in files that every game has, from 0 to 1; without small
    games, which may keep several files in one.
    """
    files = {game: names for game, names in files.items() if sum(names.values()) > SMALL_GAME}
    common = set.intersection(*(set(names) for names in files.values()))
    lines = sum(sum(counts.values()) for counts in files.values())
    shared = sum(counts[name] for counts in files.values() for name in common)
    return shared / lines


def written_again(modules: Iterable[Source]) -> list[list[str]]:
    """Functions of different games with the same body, each group by the places it stands in."""
    bodies: Bodies = defaultdict(list)
    for module in modules:
        if not module.name.startswith("games."):
            continue
        game = module.name.split(".")[1]
        for node in ast.walk(module.tree):
            if isinstance(node, ast.FunctionDef) and node.end_lineno is not None:
                size = node.end_lineno - node.lineno + 1
                body = node.body[1:] if ast.get_docstring(node) else node.body
                if size >= SHORTEST_BODY and body:
                    key = ast.dump(node.args) + "|".join(map(ast.dump, body))
                    bodies[key].append((game, f"{module.name}.{node.name}", size))
    return [
        [place for _, place, _ in group]
        for group in bodies.values()
        if len({game for game, _, _ in group}) > 1
    ]


# -- lines, methods, what is called ----------------------------------------------------------------


def long_lines(modules: Iterable[Source]) -> list[str]:
    """Where lines are wider than 100 columns."""
    return [
        f"{module.path.relative_to(ROOT)}:{number}"
        for module in modules
        for number, line in enumerate(module.text.splitlines(), 1)
        if len(line) > WIDTH
    ]


def abstract_methods(module: Source, name: str) -> list[str]:
    """The abstract methods of a class of the module."""
    for node in module.tree.body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return [
                method.name
                for method in node.body
                if isinstance(method, ast.FunctionDef)
                and any(ast.unparse(mark) == "abstractmethod" for mark in method.decorator_list)
            ]
    raise LookupError(name)


FOR_OTHERS = (
    "playroom_testing/",
    "playroom/newgame/",
    "playroom/engine/kit/",
    "playroom/room/client/remote_chair.py",
    "playroom/room/server/chair_server.py",
    "playroom/sound/tokens.py",
)
"""Where what is offered to other people's games stands, both ends of the wire, and the table of
sounds for players of sounds elsewhere: the product itself need not call it.
"""


LIBRARIES = ("logging.", "http.", "argparse.", "ast.", "asyncssh.", "Input")
"""What classes of the product are made from, and called by."""


def uncalled(modules: Iterable[Source]) -> list[str]:
    """Functions, methods and classes whose name stands nowhere else in the product: only tests can
    use them. Overridden methods of libraries and what Python calls itself do not count.
    """
    modules = tuple(modules)
    words = Counter(word for module in modules for word in re.findall(r"\w+", module.text))
    places = []
    for module in modules:
        where = module.path.relative_to(ROOT).as_posix()
        if where.startswith(FOR_OTHERS):
            continue
        for owner, node in _definitions(module.tree):
            name = node.name
            called_by_others = name.startswith(("__", "visit_"))  # Python itself, Fluent's visitors
            is_found = where.startswith("games/") and name.endswith("Table")  # by the kit
            if words[name] > 1 or called_by_others or is_found:
                continue
            if isinstance(owner, ast.ClassDef) and any(
                ast.unparse(base).startswith(LIBRARIES) for base in owner.bases
            ):
                continue
            places.append(f"{module.name}.{name}")
    return places


def _definitions(
    tree: ast.Module,
) -> Iterator[tuple[ast.AST, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]]:
    for owner in ast.walk(tree):
        if isinstance(owner, (ast.Module, ast.ClassDef)):
            for node in owner.body:
                if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                    yield owner, node


def tricks(modules: Iterable[Source]) -> list[str]:
    """Where values are made by hand for speed."""
    pattern = re.compile(r"^@quick|tuple\.__new__|\bexec\(", re.MULTILINE)
    return [
        str(module.path.relative_to(ROOT))
        for module in modules
        for _ in pattern.findall(module.text)
    ]


def only_pointing(modules: Iterable[Source]) -> list[str]:
    """Docstrings that say nothing but where to look."""
    return [
        f"{module.path.relative_to(ROOT)}:{node.lineno} {node.name}"
        for module in modules
        for _, node in _definitions(module.tree)
        if re.fullmatch(r"See `[^`]+`\.", ast.get_docstring(node) or "")
    ]


def protocols(modules: Iterable[Source]) -> list[str]:
    """Classes that only declare what others have."""
    return [
        f"{module.path.relative_to(ROOT)}:{node.lineno} {node.name}"
        for module in modules
        for _, node in _definitions(module.tree)
        if isinstance(node, ast.ClassDef) and _is_protocol(node)
    ]


def implemented_once(modules: Iterable[Source]) -> list[str]:
    """Protocols that fewer than two classes of the product implement: that name them as a base, or
    have all their members. Subclasses of a class that does are the same implementation; what is
    called as a function is implemented by functions. Bases are found by their names alone.
    """
    classes = {
        (module.name, node.name): (module, node)
        for module in modules
        for _, node in _definitions(module.tree)
        if isinstance(node, ast.ClassDef)
    }
    by_name: dict[str, list[_Key]] = defaultdict(list)
    for key in classes:
        by_name[key[1]].append(key)
    own = {key: _members(node) for key, (_, node) in classes.items()}

    def above(key: _Key) -> set[_Key]:
        """The classes that this one is made from, as far as they are the product's."""
        found: set[_Key] = set()
        waiting = [key]
        while waiting:
            at = waiting.pop()
            for name in (ast.unparse(base).split("[")[0] for base in classes[at][1].bases):
                here, last = (at[0], name), name.rpartition(".")[2]
                there = [here] if here in classes else [k for k in by_name[last] if k != at]
                waiting += [k for k in there if k not in found]
                found.update(there)
        return found

    made_from = {key: above(key) for key in classes}
    members = {key: own[key].union(*(own[k] for k in made_from[key])) for key in classes}
    declared = {key for key, (_, node) in classes.items() if _is_protocol(node)}
    places = []
    for key in declared:
        module, node = classes[key]
        if own[key] == {"__call__"}:
            continue
        having = {
            k
            for k in classes.keys() - declared
            if key in made_from[k] or members[key] <= members[k]
        }
        if sum(not made_from[k] & having for k in having) < 2:
            places.append(f"{module.path.relative_to(ROOT)}:{node.lineno} {node.name}")
    return sorted(places)


_Key = tuple[str, str]
"""The module of a class, and its name."""


def _is_protocol(node: ast.ClassDef) -> bool:
    return any(ast.unparse(base).split("[")[0] == "Protocol" for base in node.bases)


def _members(node: ast.ClassDef) -> set[str]:
    """The names that a class declares, defines or sets on itself."""
    found = set[str]()
    for part in node.body:
        if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)):
            found.add(part.name)
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            found.add(part.target.id)
        elif isinstance(part, ast.Assign):
            found.update(target.id for target in part.targets if isinstance(target, ast.Name))
    for each in ast.walk(node):
        if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store):
            found.update([each.attr] if ast.unparse(each.value) == "self" else [])
    return found


def fullest_folder(modules: Iterable[Source]) -> tuple[int, str]:
    """The most modules that stand side by side in one folder, and where."""
    folders = Counter(module.path.parent.relative_to(ROOT).as_posix() for module in modules)
    folder, count = folders.most_common(1)[0]
    return count, folder


def measures() -> dict[str, object]:
    """All measures by name."""
    modules = sources(*PRODUCT)
    by_name = {module.name: module for module in modules}
    files = files_of_games(modules)
    return {
        "circles": circles(imports(modules)),
        "lines of games in files that every game has": round(common_share(files), 3),
        "function bodies written again in another game": written_again(modules),
        "lines over 100 columns": long_lines(sources(*PRODUCT, "tests")),
        "tricks": tricks(modules),
        "abstract methods of a game": len(
            abstract_methods(by_name["playroom.engine.contract"], "Game")
        ),
        "abstract methods of a table": len(
            abstract_methods(by_name["playroom.engine.table"], "Table")
        ),
        "product code that nothing in the product calls": uncalled(modules),
        "docstrings that only say where to look": len(only_pointing(modules)),
        "protocol classes": len(protocols(modules)),
        "protocol classes with one implementation": implemented_once(modules),
        "most modules in one folder": fullest_folder(modules),
        "lines of the product": sum(
            module.text.count("\n")
            for module in modules
            if module.name.split(".")[0] != "playroom_testing"
        ),
        "lines": {name: sum(counts.values()) for name, counts in files.items()}
        | {
            part: sum(m.text.count("\n") for m in modules if m.name.split(".")[0] == part)
            for part in ("playroom", "playroom_testing")
        },
    }


def key_measures() -> dict[str, str]:
    """Calls and depth of some keys."""
    from tests.house.key_calls import key_calls  # here: the rest needs no room

    return {
        f"{name}, project calls": f"{key.calls}, {key.deepest} deep"
        for name, key in key_calls().items()
    }


if __name__ == "__main__":
    for name, value in {**measures(), **key_measures()}.items():
        print(f"{name}: {len(value) if isinstance(value, list) else value}")
        if isinstance(value, list):
            for place in value:
                print(f"    {place}")
