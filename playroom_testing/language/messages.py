"""Completeness of languages: checks of the message files against each other.

The room's own words lie in `<language>/<part>.ftl` below one folder; a game brings folders with
`<language>.ftl` or `<language>/*.ftl`, which count as one part that is called as the game. Each
check gives `Problem`s, in the order of files and lines; no problems is an empty list. What the
Python code uses of the messages is checked by `playroom_testing.language.usage`.
"""


# not said: whatever these checks find is for programmers

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from playroom.engine.registry import game_ids, words_of
from playroom.locale.languages import LANGUAGES, locales_dir, split_entries, spread, word_files

CARDS = "cards"
"""The part with words and grammar instead of lines: languages differ in it."""

_FUNCTIONS = frozenset(("COMMAS", "NUMBER", "OR", "PROGRAM", "RANK", "RANKS", "SUIT"))
_LENGTHS = frozenset(("brief", "full"))
_PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """What is wrong, and where: a file (with its line), and the message when there is one."""

    where: str
    line: int
    id: str
    what: str

    def __str__(self) -> str:
        place = f"{self.where}:{self.line}" if self.line else self.where
        return f"{place} {self.id}: {self.what}" if self.id else f"{place}: {self.what}"


@dataclass(slots=True)
class Text:
    """What one pattern (a value or an attribute) uses."""

    said: set[str] = field(default_factory=set)
    chosen: dict[str, set[str]] = field(default_factory=dict)
    functions: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)
    bare: list[tuple[str, str, str]] = field(default_factory=list)
    """Variables said without a function, each with the text right before and after it in its
    pattern.
    """
    ends: set[bool] = field(default_factory=set)
    """Whether it ends as a sentence does; both when its variants differ."""

    @property
    def variables(self) -> set[str]:
        """All variables, said or chosen by."""
        return self.said | set(self.chosen)


@dataclass(slots=True)
class Entry:
    """One message or term (`-name`): its texts by attribute, None for the value.

    `part` is the file of the room it stands in, or the game it belongs to.
    """

    id: str
    part: str
    where: str
    line: int
    allowed: frozenset[str] = frozenset()
    texts: dict[str | None, Text] = field(default_factory=dict)

    def problem(self, what: str, attribute: str | None = None) -> Problem:
        """A problem of this entry."""
        id = self.id + (f".{attribute}" if attribute else "")
        return Problem(self.where, self.line, id, what)

    @property
    def variables(self) -> set[str]:
        """All variables of all its texts."""
        return set().union(*(text.variables for text in self.texts.values()))


@dataclass(slots=True)
class Language:
    """All messages of one language, and what was wrong with the files themselves.

    `parts` are the files of the room and the `games` that have words in this language.
    """

    code: str
    parts: tuple[str, ...]
    games: tuple[str, ...]
    entries: dict[str, Entry]
    problems: list[Problem]

    def variables(self, entry: Entry) -> set[str]:
        """All variables of an entry and of the messages it refers to."""
        found: set[str] = set()
        todo, done = [entry], set()
        while todo:
            one = todo.pop()
            done.add(one.id)
            found |= one.variables
            names = {
                name.partition(".")[0] for text in one.texts.values() for name in text.references
            }
            todo += [
                self.entries[id]
                for id in names - done
                if id in self.entries and not id.startswith("-")
            ]
        return found

    @property
    def functions(self) -> set[str]:
        """The functions that its messages may use."""
        names = set(_FUNCTIONS)
        for id, entry in self.entries.items():
            if id.startswith("form-"):
                name = id.removeprefix("form-").replace("-", "_").upper()
                names.add(name)
                names |= {name + "_RANK"} if None in entry.texts else set()
                names |= {name + "_RANKS"} if "plural" in entry.texts else set()
        return names


# -- reading ---------------------------------------------------------------------------------------


def installed_words() -> dict[str, tuple[Path, ...]]:
    """The folders with words of every installed game, by its id."""
    return {id: words_of(id) for id in game_ids()}


def read_language(
    code: str, folder: Path | None = None, games: Mapping[str, Sequence[Path]] | None = None
) -> Language:
    """The messages of the language `code`: the room's own, below `folder` (the playroom's unless
    given), and those of `games`, ids with their folders (all that are installed unless given).
    """
    games = installed_words() if games is None else games
    own = sorted(((folder or locales_dir()) / code).glob("*.ftl"))
    files = [(path.stem, f"{code}/{path.name}", path) for path in own]
    for game, folders in games.items():
        for words in folders:
            for path in map(Path, word_files(str(words), code)):
                files.append((game, f"{game}/{path.relative_to(words).as_posix()}", path))
    parts = dict.fromkeys(part for part, _, _ in files)
    language = Language(code, tuple(parts), tuple(id for id in games if id in parts), {}, [])
    for part, where, path in files:
        try:
            text = path.read_text("utf-8")
        except (OSError, ValueError) as why:
            language.problems.append(Problem(where, 0, "", f"cannot be read: {why}"))
            continue
        read_text(language, part, text, where)
    return language


def read_text(language: Language, part: str, text: str, where: str) -> None:
    """Adds the messages of `text`, the file `where`, to `language` as its part `part`."""
    entries, problems = _entries_of(part, text, where)
    language.problems += problems
    for entry in entries:
        if entry.id in language.entries:
            language.problems.append(
                entry.problem(f"is already in {language.entries[entry.id].where}")
            )
        else:
            language.entries[entry.id] = entry


@cache
def _entries_of(part: str, text: str, where: str) -> tuple[tuple[Entry, ...], tuple[Problem, ...]]:
    """The messages of `text`, and what is wrong with it. Parsing is slow, and every check reads the
    words of the whole playroom.
    """
    entries: list[Entry] = []
    problems: list[Problem] = []
    group: frozenset[str] = frozenset()
    text = spread(text)
    for node in FluentParser().parse(text).body:
        if isinstance(node, ast.GroupComment):
            group = _allowances(node.content)
        line = text.count("\n", 0, node.span.start if node.span else 0) + 1
        if isinstance(node, ast.Junk):
            why = "; ".join(str(note.message) for note in node.annotations)
            first = (node.content or "").strip().split("\n")[0]
            problems.append(Problem(where, line, "", f"cannot be parsed: {why} ({first})"))
        elif isinstance(node, (ast.Message, ast.Term)):
            id = node.id.name if isinstance(node, ast.Message) else "-" + node.id.name
            comment = (node.comment.content or "") if node.comment else ""
            line += comment.count("\n") + bool(comment)
            entry = Entry(id, part, where, line, group | _allowances(comment))
            patterns = ([(None, node.value)] if node.value else []) + [
                (a.id.name, a.value) for a in node.attributes
            ]
            for attribute, pattern in patterns:
                entry.texts[attribute] = text_of(pattern)
            entries.append(entry)
    parsed = {entry.id for entry in entries}
    if parsed != set(split_entries(text)):
        odd = ", ".join(sorted(parsed ^ set(split_entries(text))))
        problems.append(
            Problem(
                where,
                0,
                "",
                "entries must begin in the first column and nothing else may, except braces "
                f"({odd})",
            )
        )
    return tuple(entries), tuple(problems)


def _allowances(comment: str | None) -> frozenset[str]:
    matches = re.findall(r"lint allows:([^\n]*)", comment or "")
    return frozenset(" ".join(matches).split())


def text_of(pattern: ast.Pattern) -> Text:
    """What a pattern uses."""
    text = Text()
    _walk(pattern, text)
    text.ends = _ends(pattern)
    return text


def _walk(node: ast.BaseNode, text: Text) -> None:
    if isinstance(node, ast.Pattern):
        for place, element in enumerate(node.elements):
            if isinstance(element, ast.Placeable) and isinstance(
                element.expression, ast.VariableReference
            ):
                before, after = (
                    node.elements[at] if 0 <= at < len(node.elements) else None
                    for at in (place - 1, place + 1)
                )
                sides = [
                    element.value if isinstance(element, ast.TextElement) else ""
                    for element in (before, after)
                ]
                text.bare.append((sides[0], element.expression.id.name, sides[1]))
            _walk(element, text)
    elif isinstance(node, ast.TextElement):
        text.words.append(node.value)
    elif isinstance(node, ast.StringLiteral):
        text.words.append(node.parse()["value"])
    elif isinstance(node, ast.Placeable):
        _walk(node.expression, text)
    elif isinstance(node, ast.VariableReference):
        text.said.add(node.id.name)
    elif isinstance(node, ast.FunctionReference):
        text.functions.add(node.id.name)
        for argument in node.arguments.positional:
            _walk(argument, text)
    elif isinstance(node, (ast.MessageReference, ast.TermReference)):
        sign = "-" if isinstance(node, ast.TermReference) else ""
        text.references.add(
            sign + node.id.name + (f".{node.attribute.name}" if node.attribute else "")
        )
    elif isinstance(node, ast.SelectExpression):
        selector = Text()
        _walk(node.selector, selector)
        text.functions |= selector.functions
        text.references |= selector.references
        keys = {
            variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        for name in selector.said:
            text.chosen.setdefault(name, set()).update(keys)
        for variant in node.variants:
            _walk(variant.value, text)


def _ends(pattern: ast.Pattern) -> set[bool]:
    last = pattern.elements[-1] if pattern.elements else None
    if isinstance(last, ast.TextElement):
        return {last.value.rstrip()[-1:] in (".", "!", "?")}
    if isinstance(last, ast.Placeable) and isinstance(last.expression, ast.SelectExpression):
        return set().union(*(_ends(variant.value) for variant in last.expression.variants))
    return {False}


# -- comparing -------------------------------------------------------------------------------------


def compare(
    languages: Sequence[str] = LANGUAGES,
    folder: Path | None = None,
    games: Mapping[str, Sequence[Path]] | None = None,
) -> list[Problem]:
    """Everything that is wrong with the message files of `languages`, each alone and against the
    others. Folders as for `read_language`.

    Each alone: what cannot be parsed, duplicates, unknown functions, references and attributes, a
    message that speaks of `$who` without its `-you`, ids in the wrong file, and the lint of fixed
    text. Against each other: files, ids, attributes, variables, the tokens they choose by, and
    whether they end as sentences.
    """
    read = [read_language(code, folder, games) for code in languages]
    problems = [problem for language in read for problem in check_language(language)]
    for one in read:
        for other in read:
            if one is not other:
                problems += _lacking(one, other)
        if one is not read[0]:
            problems += _differing(read[0], one)
    return sorted(set(problems))


def check_language(language: Language) -> list[Problem]:
    """What is wrong with one language by itself."""
    problems = list(language.problems)
    functions = language.functions
    for entry in language.entries.values():
        problems += alone(language, entry, functions)
        problems += lint(language.code, entry)
    return problems


def alone(language: Language, entry: Entry, functions: set[str]) -> Iterator[Problem]:
    """What is wrong with a message among those of its own language."""
    for attribute, text in entry.texts.items():
        for name in sorted(text.functions - functions):
            yield entry.problem(f"there is no function {name} in this language", attribute)
        for name in sorted(text.references):
            id, _, wanted = name.partition(".")
            target = language.entries.get(id)
            if target is None or (wanted or None) not in target.texts:
                yield entry.problem(f"refers to {name}, which does not exist", attribute)
        if (
            attribute not in _LENGTHS | {None}
            and entry.part != CARDS
            and not entry.id.startswith("-")
        ):
            yield entry.problem("is no length: .brief and .full are", attribute)
    if entry.part in language.games:
        if not entry.id.removeprefix("-").startswith(entry.part + "-"):
            yield entry.problem(f"does not begin with {entry.part}-")
    elif (owner := owner_among(entry.id, language.games)) is not None:
        yield entry.problem(f"belongs to the words of {owner}")
    if entry.part == CARDS or entry.id.startswith("-"):
        return
    if None not in entry.texts:
        yield entry.problem("has no value, only attributes")
    if entry.id.endswith("-you"):
        yield from _pair(language, entry)
    elif entry.id + "-you" not in language.entries:
        for attribute, text in entry.texts.items():
            if "who" in text.variables and "who_is" not in text.variables:
                yield entry.problem(f"speaks of $who, but there is no {entry.id}-you", attribute)


def owner_among(id: str, games: Iterable[str]) -> str | None:
    """The game that a message belongs to, None for the room's own: the longest id that it begins
    with.
    """
    owners = [game for game in games if id.removeprefix("-").startswith(game + "-")]
    return max(owners, key=len, default=None)


def _pair(language: Language, entry: Entry) -> Iterator[Problem]:
    other = language.entries.get(entry.id.removesuffix("-you"))
    if other is None:
        yield entry.problem(f"there is no {entry.id.removesuffix('-you')}")
        return
    for name in sorted(_LENGTHS & (set(other.texts) - set(entry.texts))):
        yield entry.problem(f"{other.id} has .{name}, this has not")
    for name in sorted(_LENGTHS & (set(entry.texts) - set(other.texts))):
        yield entry.problem(f"has .{name}, {other.id} has not")


def _lacking(language: Language, other: Language) -> Iterator[Problem]:
    """What `language` has and `other` lacks."""
    for part in language.parts:
        if part not in other.parts:
            yield Problem(
                _file(part, language, other), 0, "", f"is missing ({language.code} has it)"
            )
    for id, entry in language.entries.items():
        if entry.part == CARDS or entry.part not in other.parts or id.startswith("-"):
            continue
        found = other.entries.get(id)
        if found is None:
            yield Problem(
                _file(entry.part, language, other),
                0,
                id,
                f"is missing ({entry.where}:{entry.line} has it)",
            )
            continue
        for name in entry.texts.keys() - found.texts.keys():
            yield found.problem(f"is missing ({language.code} has it)", name or "value")


def _file(part: str, language: Language, other: Language) -> str:
    """Where a part that `language` has stands, or ought to stand, in `other`."""
    return f"{part}/{other.code}.ftl" if part in language.games else f"{other.code}/{part}.ftl"


def _differing(language: Language, other: Language) -> Iterator[Problem]:
    for id, first in language.entries.items():
        second = other.entries.get(id)
        if second is not None and first.part != CARDS and not id.startswith("-"):
            yield from differing(language, first, other, second)
            yield from _unchecked_number(first, second)
            yield from _unchecked_number(second, first)
            if first.part in language.games:
                yield from _same_words(first, second)


def _unchecked_number(here: Entry, there: Entry) -> Iterator[Problem]:
    """A number with a plural behind it where the other language tells one apart and this does not:
    "1 bulls". Plurals end in -s in both languages; an adjective may stand ("1 left").
    """
    for attribute in here.texts.keys() & there.texts.keys():
        text, chosen = here.texts[attribute], there.texts[attribute].chosen
        for _, name, after in text.bare:
            one = chosen.get(name, set()) & {"one", "1"}
            plural = re.match(r" ([^\W\d]{2,}s)\b", after)
            if one and plural and name not in text.chosen and plural[1] not in here.allowed:
                yield here.problem(f"says 1 {plural[1]} where ${name} is 1", attribute)


def _same_words(first: Entry, second: Entry) -> Iterator[Problem]:
    """A text of which nearly all words stand in the other language too: it is not translated."""
    if second.id.endswith("-name"):
        return
    for attribute in first.texts.keys() & second.texts.keys():
        one, two = (
            re.findall(r"[^\W\d_]{2,}", " ".join(entry.texts[attribute].words).lower())
            for entry in (first, second)
        )
        shared = sum(word in one for word in two)
        if len(two) >= 2 and shared > 0.7 * len(two):
            yield second.problem(f"has the words of the other language: {' '.join(two)}", attribute)


def differing(
    language: Language, first: Entry, other: Language, second: Entry
) -> Iterator[Problem]:
    """What a message uses in one language and not in the other: values, the tokens they choose by,
    whether it ends as a sentence.
    """
    a, b = _all_used(language, first), _all_used(other, second)
    ignored = {"who"} if first.id.endswith("-you") else set()
    for name in sorted((a.content ^ b.content) - ignored):
        has, lacks = (language, other) if name in a.content else (other, language)
        yield second.problem(f"${name} is used in {has.code} only, not in {lacks.code}")
    for name in sorted(a.tokens.keys() & b.tokens.keys()):
        if odd := (a.tokens[name] ^ b.tokens[name]) - {"other"}:
            yield second.problem(
                f"${name} is chosen by other tokens than in {language.code}: "
                f"{', '.join(sorted(odd))}"
            )
    for attribute in first.texts.keys() & second.texts.keys():
        if first.texts[attribute].ends != second.texts[attribute].ends:
            yield second.problem(
                f"ends with a stop in one language only (see {first.where}:{first.line})",
                attribute,
            )


@dataclass(slots=True)
class _Used:
    content: set[str] = field(default_factory=set)
    tokens: dict[str, set[str]] = field(default_factory=dict)


def _all_used(language: Language, entry: Entry, seen: frozenset[str] = frozenset()) -> _Used:
    """Variables of a message that are said, and those with tokens that choose content.

    Grammar (number, person) is not.
    """
    used = _Used()
    for text in entry.texts.values():
        used.content |= {_base(name) for name in text.said}
        for name, keys in text.chosen.items():
            if keys - _PLURALS and not name.endswith(("_is", "_count")):
                used.content.add(name)
                used.tokens.setdefault(name, set()).update(keys)
        for reference in text.references:
            id = reference.partition(".")[0]
            target = language.entries.get(id)
            if target is not None and id not in seen and not id.startswith("-"):
                inner = _all_used(language, target, seen | {entry.id})
                used.content |= inner.content
    return used


def _base(name: str) -> str:
    return name.removesuffix("_count").removesuffix("_is")


# -- fixed text ------------------------------------------------------------------------------------

_SIGNS = " ,.;:!?¿¡'’-"
_WRONG = (
    (re.compile(r"\.\."), "more than one full stop"),
    (re.compile(r"(?<!\w)-|-(?!\w)"), "a dash (hyphens only join words)"),
    (re.compile(r"\d[-:]\d"), "numbers joined by a sign"),
    (re.compile(r" [,.;:!?](?!\w)"), "a blank before a sign"),
    (re.compile(r"  "), "two blanks"),
)
_SWITCH = re.compile(r"--[a-z][a-z-]*")
"""An option of the command line, as it must be typed."""
_ACRONYMS = frozenset(("JSON", "SSH", "UTF"))
_CAPITALS = re.compile(r"\b(?:[^\W\d_]){3,}\b")
_MARKS = {"es": (("¿", "?"), ("¡", "!"))}
_UNACCENTED = {
    "es": re.compile(
        r"\b(\w+[cs]ion|aqui|asi|ahi|alli|tambien|despues|ademas|ningun|algun|todavia|jamas|"
        r"detras|atras|linea|pagina|codigo|musica|numeros|trebol|treboles|corazon|comodin|baston|"
        r"dias|raton|boton|ultim[oa]s?|unic[oa]s?|minim[oa]s?|maxim[oa]s?|proxim[oa]s?|facil|"
        r"dificil|rapid[oa]s?|podra|sera|estara|habra|tendra|segun|quizas?|traves|ingles|espanol|"
        r"manana|compania|senal(es)?|anad\w+|tamano|ano|anos)\b",
        re.IGNORECASE,
    )
}


def lint(language: str, entry: Entry) -> Iterator[Problem]:
    """What must not stand in a line that is heard.

    A comment on the message, or on its group (`##`), with `lint allows: / GAME` allows those signs
    and words.
    """
    for attribute, text in entry.texts.items():
        for words in text.words:
            folded = _SWITCH.sub("x", words.replace("\n", " "))
            odd = {c for c in folded if not c.isalnum() and c not in _SIGNS} - entry.allowed
            if odd:
                shown = " ".join(sorted(odd))
                yield entry.problem(f"signs that are not for the ear: {shown}", attribute)
            for wrong, what in _WRONG:
                if any(not set(match.group()) & entry.allowed for match in wrong.finditer(folded)):
                    yield entry.problem(what, attribute)
            for word in _CAPITALS.findall(folded):
                if word.isupper() and word not in entry.allowed | _ACRONYMS:
                    yield entry.problem(f"capitals for stress: {word}", attribute)
            if accents := _UNACCENTED.get(language):
                for match in accents.finditer(folded):
                    if match.group() in entry.allowed:
                        continue
                    yield entry.problem(f"an accent is missing: {match.group()}", attribute)
        whole = "".join(text.words)
        for opening, closing in _MARKS.get(language, ()):
            if whole.count(opening) != whole.count(closing):
                yield entry.problem(f"{opening} and {closing} do not match", attribute)
        if len(text.ends) > 1:
            yield entry.problem("some variants end with a stop, others do not", attribute)


def report(problems: Iterable[object]) -> str:
    """The problems one a line, for the message of a failing test."""
    return "".join(f"\n  {problem}" for problem in problems)
