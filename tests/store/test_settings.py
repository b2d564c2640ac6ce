"""Settings: they survive editing by hand, and what a person wrote is never lost."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import settings as settings_of_hypothesis
from hypothesis import strategies as st

from playroom.engine.notes import Kind
from playroom.store import Problem, Settings, StoreError, toml_lines
from playroom.store.settings import MAX_BYTES, SETTINGS, find_setting


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def load(file: Path, text: str) -> tuple[Settings, list[tuple[int, str, str]]]:
    file.write_bytes(text.encode())
    settings, problems = Settings.load(file)
    return settings, [(one.line, one.key, one.setting) for one in problems]


EDITED = """\
# My settings.   Do not touch!

language = "es"   # castellano
verbosity="full"
pace    =  12

   # between

[keys]            # mine
count = ["c", "x"]	# both
'last' = [ 'l' ]
future-thing = ["q"]

[spoken]
points = "full"

[something.else]
when = 2026-01-01
[[more]]
x = 1
"""


# -- reading ---------------------------------------------------------------------------------------


def test_without_a_file_all_is_as_by_default(file: Path) -> None:
    settings, problems = Settings.load(file)
    assert problems == []
    assert not file.exists()
    for one in SETTINGS:
        if "*" not in one.name:
            assert settings.get(one.name) == one.default, one.name
            assert one.accept(one.default) == one.default, one.name
    assert (settings.get("verbosity"), settings.get("pace"), settings.get("cursor")) == (
        "normal",
        8,
        "auto",
    )
    assert (
        settings.get("spoken")
        == settings.get("keys")
        == settings.get("words")
        == settings.get("voice")
        == {}
    )
    settings.save()
    assert not file.exists(), "nothing was changed, nothing is written"


def test_a_file_edited_by_hand(file: Path) -> None:
    settings, problems = load(file, EDITED)
    assert problems == [(18, "unknown", "something.else.when"), (20, "unknown", "[[more]].x")]
    assert settings.get("language") == "es"
    assert settings.get("verbosity") == "full"
    assert settings.get("pace") == 12
    assert settings.get("keys.count") == ("c", "x")
    assert settings.get("keys") == {"count": ("c", "x"), "last": ("l",), "future-thing": ("q",)}
    assert settings.get("spoken") == {"points": "full"}


def test_what_is_not_set_for_a_kind_follows_the_general_length(file: Path) -> None:
    settings, _ = load(file, 'verbosity = "brief"\nspoken.turn = "off"')
    assert settings.get("spoken.turn") == "off"
    for channel in ("spoken", "printed", "brailled"):
        for kind in Kind:
            if (channel, kind) != ("spoken", Kind.TURN):
                assert settings.get(f"{channel}.{kind}") == "brief"


def test_voices_by_language_and_program(file: Path) -> None:
    settings, problems = load(
        file, '[voice.es.ao2]\nrate = 20\nvoice = "Ximena"\n[voice.en]\nao2-reader.pitch = -5\n'
    )
    assert problems == []
    assert settings.get("voice") == {
        "es": {"ao2": {"rate": 20, "voice": "Ximena"}},
        "en": {"ao2-reader": {"pitch": -5}},
    }
    assert settings.get("voice.es.ao2.rate") == 20
    assert settings.get("voice.es.ao2") == {"rate": 20, "voice": "Ximena"}
    assert settings.get("voice.es.ao2.volume") == 100
    assert settings.get("voice.fr") == {}


@pytest.mark.parametrize(
    ("line", "key", "name"),
    [
        ("pace = 51", "value", "pace"),
        ("pace = -1", "value", "pace"),
        ("pace = true", "value", "pace"),
        ("pace = 1.5", "value", "pace"),
        ('pace = "8"', "value", "pace"),
        ("pace = ", "syntax", "pace"),
        ("pace 8", "syntax", ""),
        ("pace = 8 8", "syntax", "pace"),
        ("pace = 08", "syntax", "pace"),
        ('verbosity = "loud"', "value", "verbosity"),
        ("verbosity = full", "syntax", "verbosity"),
        ('verbosity = "full', "syntax", "verbosity"),
        ('verbosity = "full\\"', "syntax", "verbosity"),
        ("confirm = yes", "syntax", "confirm"),
        ("confirm = 1", "value", "confirm"),
        ('language = "es es"', "value", "language"),
        ('language = "../es"', "value", "language"),
        ('name = "a\\u001b[31m"', "value", "name"),
        ('keys.count = "c"', "value", "keys.count"),
        ("keys.count = [1]", "value", "keys.count"),
        ('keys.count = ["c"', "syntax", "keys.count"),
        ('keys = "c"', "unknown", "keys"),
        ('spoken.pints = "full"', "unknown", "spoken.pints"),
        ('spoken = "full"', "unknown", "spoken"),
        ('verbosty = "full"', "unknown", "verbosty"),
        ('"" = 1', "unknown", ""),
        ('"spoken.turn" = "off"', "unknown", '"spoken.turn"'),
        ("= 1", "syntax", ""),
        ("[spoken", "syntax", ""),
        ("[]", "syntax", ""),
        ("{", "syntax", ""),
        ("\x0b", "syntax", ""),
        ("hand_order = rank # the usual one", "syntax", "hand_order"),
        ("a" * 3000, "syntax", ""),
        ("[" * 3000, "syntax", ""),
        ("x = " + "[" * 3000, "syntax", "x"),
        ("pace = " + "9" * 5000, "syntax", "pace"),
        ("pace = 99999999999999999999", "value", "pace"),
    ],
)
def test_a_bad_line_costs_its_own_setting_and_no_other(
    file: Path, line: str, key: str, name: str
) -> None:
    settings, problems = load(
        file, f'first_run_done = true\n{line}\nspeech = "off"\n[printed]\nturn = "off"\n'
    )
    if line.strip() == "":  # a vertical tab is white to Python but not to TOML
        assert problems in ([], [(2, key, name)])
    else:
        assert problems == [(2, key, name)]
    assert settings.get("first_run_done") is True
    assert settings.get("speech") == "off"
    assert settings.get("printed") == {"turn": "off"}
    assert (settings.get("pace"), settings.get("verbosity"), settings.get("confirm")) == (
        8,
        "normal",
        True,
    )


def test_a_setting_that_is_there_twice(file: Path) -> None:
    settings, problems = load(
        file, 'pace = 3\npace = 4\n[keys]\nlast = ["l"]\n[keys]\nlast = ["m"]\n'
    )
    assert problems == [(2, "repeated", "pace"), (6, "repeated", "keys.last")]
    assert (settings.get("pace"), settings.get("keys.last")) == (3, ("l",))


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ('keys.count = [\n  "c", # the first\n  "x",\n]\npace = 3', "keys.count", ("c", "x")),
        ('keys = { count = ["c"], last = ["l"] }\npace = 3', "keys.last", ("l",)),
        ('name = """\nJo"""\npace = 3', "name", "Jo"),
        ('name = "J\\u00f6"\npace = 3', "name", "Jö"),
        ("name = 'J\"o'\npace = 3", "name", 'J"o'),
        ('"name" = "Jo"\npace = 3', "name", "Jo"),
        ("pace=3\n[ voice . es . ao2 ]\nrate=+5", "voice.es.ao2.rate", 5),
        ("pace = 3\nvoice.es.ao2 = {rate = -5}", "voice.es.ao2.rate", -5),
        ("pace = 0x03\nname = 'Jo'", "name", "Jo"),
        ("\ufeffname = 'Jo'\r\npace = 3\r\n", "name", "Jo"),
    ],
)
def test_all_of_toml_is_understood(file: Path, text: str, name: str, value: object) -> None:
    settings, problems = load(file, text)
    assert problems == []
    assert settings.get(name) == value
    assert settings.get("pace") == 3


def test_bytes_that_are_no_text(file: Path) -> None:
    file.write_bytes(b'name = "J\xf6"\npace = 3\n# caf\xe9\nspeech = "off" # caf\xe9\n')
    settings, problems = Settings.load(file)
    assert [(one.line, one.key, one.setting) for one in problems] == [(1, "encoding", "name")]
    assert (settings.get("pace"), settings.get("speech"), settings.get("name")) == (3, "off", "")
    settings.set("pace", 5)
    settings.save()
    assert file.read_bytes() == b'name = "J\xf6"\npace = 5\n# caf\xe9\nspeech = "off" # caf\xe9\n'


@pytest.mark.parametrize(
    "data", ["pace = 3\n".encode("utf-16"), b"\0" * 100, b"\x89PNG\0", b"#" * (MAX_BYTES + 1)]
)
def test_a_file_that_is_something_else_is_kept_aside_when_settings_are_saved(
    file: Path, data: bytes
) -> None:
    file.write_bytes(data)
    settings, problems = Settings.load(file)
    assert [one.key for one in problems] in (["encoding"], ["too-big"])
    assert settings.get("pace") == 8
    settings.set("pace", 4)
    settings.save()
    assert Settings.load(file)[0].get("pace") == 4
    assert file.with_name("settings.toml.unusable").read_bytes() == data


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for bad in (tmp_path, Path("/\0"), tmp_path / ("x" * 300)):
        settings, problems = Settings.load(bad)
        assert [(one.line, one.key) for one in problems] == [(0, "unreadable")]
        assert settings.get("pace") == 8
        settings.set("pace", 4)
        with pytest.raises(StoreError):
            settings.save()
        assert settings.get("pace") == 4, "it counts for now all the same"


def test_a_problem_is_ready_to_be_said() -> None:
    note = Problem(7, "value", "pace", "51\x1b").note
    assert note.id == "settings-problem-value"
    assert dict(note.values) == {"line": 7, "setting": "pace", "given": "51"}


# -- writing ---------------------------------------------------------------------------------------


def test_only_what_was_changed_changes_in_the_file(file: Path) -> None:
    settings, _ = load(file, EDITED)
    settings.set("pace", 20)
    settings.set("keys.count", ["c"])
    settings.set("keys.turn", ["t"])
    settings.set("spoken.deal", "brief")
    settings.set("hand_order", "suit")
    settings.set("voice.es.ao2.rate", 10)
    settings.unset("verbosity")
    settings.save()
    assert (
        file.read_text()
        == EDITED.replace("pace    =  12\n", 'pace    =  20\nhand_order = "suit"\n')
        .replace('count = ["c", "x"]', 'count = ["c"]')
        .replace('future-thing = ["q"]\n', 'future-thing = ["q"]\nturn = ["t"]\n')
        .replace('points = "full"\n', 'points = "full"\ndeal = "brief"\n')
        .replace('verbosity="full"\n', "")
        + "\n[voice.es.ao2]\nrate = 10\n"
    )
    again, problems = Settings.load(file)
    assert [one.key for one in problems] == ["unknown", "unknown"]
    assert (again.get("pace"), again.get("verbosity"), again.get("hand_order")) == (
        20,
        "normal",
        "suit",
    )
    assert again.get("voice") == {"es": {"ao2": {"rate": 10}}}


def test_the_first_settings_that_are_kept(file: Path) -> None:
    file = file.parent / "new" / "folder" / file.name
    settings, _ = Settings.load(file)
    settings.set("language", "es")
    settings.set("first_run_done", True)
    settings.set("brailled", {"turn": "brief"})
    settings.save()
    first, *rest = file.read_text().splitlines()
    assert first.startswith("# ")
    assert rest == ["first_run_done = true", 'language = "es"', "", "[brailled]", 'turn = "brief"']
    assert tomllib.loads(file.read_text()) == {
        "first_run_done": True, "language": "es", "brailled": {"turn": "brief"},
    }  # fmt: skip
    if sys.platform != "win32":
        assert file.stat().st_mode & 0o077 == 0


def test_what_was_edited_while_the_room_was_open_is_kept(file: Path) -> None:
    one, _ = load(file, "pace = 3\n")
    other, _ = Settings.load(file)
    file.write_text('# new\npace = 3\nspeech = "off"\n')
    one.set("pace", 5)
    one.save()
    other.set("name", "Ana")
    other.save()
    assert file.read_text() == '# new\npace = 5\nspeech = "off"\nname = "Ana"\n'


def test_a_bad_line_that_is_set_anew_stays_as_a_comment(file: Path) -> None:
    settings, problems = load(file, "pace = fast # please\nspeech = 'off'\n")
    assert problems == [(1, "syntax", "pace")]
    settings.set("pace", 3)
    settings.save()
    assert file.read_text() == "# pace = fast # please\npace = 3\nspeech = 'off'\n"
    assert Settings.load(file)[1] == []


def test_line_ends_of_windows_are_kept(file: Path) -> None:
    settings, _ = load(file, "# a\r\npace = 3 # b\r\n\r\n[keys]\r\nlast = ['l']\r\n")
    settings.set("pace", 4)
    settings.set("keys.turn", ["t"])
    settings.save()
    assert (
        file.read_bytes()
        == b"# a\r\npace = 4 # b\r\n\r\n[keys]\r\nlast = ['l']\r\nturn = [\"t\"]\r\n"
    )


@pytest.mark.parametrize(
    "before",
    [
        "",
        "# only a comment",
        "# a comment\n\n# and another",
        "[keys]\nlast = ['l']",
        "# of the keys\n[keys]\nlast = ['l']",
        "keys = { last = ['l'], count = ['c'] } # inline\n",
        "keys.last = ['l']\n",
        "keys.last = [\n 'l', # small l\n]\nkeys.count = ['c', 'x',\n]\n",
        "voice.es = { ao2 = { rate = 1 } }\n[spoken]\n",
        "[voice]\nes.ao2.rate = 1\n",
        "voice = { es.ao2.pitch = 1 }\n",
        "words = { es = { queen = 'dama' } }\n",
        "[voice.es]\nao2 = { rate = 1 }\n",
        "[voice.es.ao2]\n[voice.es.prism]\nrate = 1\n",
        "[other]\nlanguage = 'xx'\npace = 99\n",
        "[[list]]\npace = 99\n[[list]]\npace = 98\n",
        "name = '''\nlong\ntext'''\n",
    ],
)
def test_wherever_it_stands_it_can_be_set_and_all_else_stays(file: Path, before: str) -> None:
    file.write_text(before)
    old = tomllib.loads(before)
    settings, _ = Settings.load(file)
    wanted: dict[str, Any] = {
        "language": "es",
        "pace": 0,
        "name": 'Ñ "q" \\',
        "keys.count": ("c",),
        "keys.turn": ("t", "ctrl+t"),
        "voice.es.ao2.rate": -100,
        "voice.es.ao2.voice": "V",
        "spoken.turn": "off",
        "words.es.jack": "sota",
    }
    for name, value in wanted.items():
        settings.set(name, value)
    settings.save()
    new = tomllib.loads(file.read_text())
    for name, value in wanted.items():
        at: Any = new
        for part in name.split("."):
            at = at[part]
        assert at == (list(value) if isinstance(value, tuple) else value)
    again, _ = Settings.load(file)
    assert {name: again.get(name) for name in wanted} == wanted
    for name in wanted:
        again.unset(name)
    again.save()
    left = tomllib.loads(file.read_text())
    assert _pruned(left) == _without(old, wanted), "what nobody set is as it was"
    for comment in (part for part in before.split("\n") if part.startswith("#")):
        assert comment in file.read_text()
    for inner in ("# inline", "# small l"):
        assert (inner in before) <= (inner in file.read_text())


def _pruned(table: dict[str, Any]) -> dict[str, Any]:
    inner = {key: _pruned(one) if isinstance(one, dict) else one for key, one in table.items()}
    return {key: one for key, one in inner.items() if one != {}}


def _without(table: dict[str, Any], names: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    out = {}
    for key, one in table.items():
        if isinstance(one, dict):
            out[key] = _without(one, names, f"{prefix}{key}.")
        elif f"{prefix}{key}" not in names:
            out[key] = one
    return _pruned(out)


def test_a_value_that_is_not_allowed_is_refused(file: Path) -> None:
    settings = Settings(file)
    for name, bad in (
        ("pace", 51), ("pace", "8"), ("pace", True), ("pace", 8.0), ("verbosity", "off"),
        ("confirm", 1),
        ("language", "a b"), ("name", "a\nb"), ("name", "x" * 41), ("name", None),
        ("name", "\ud800"),
        ("keys.count", "c"), ("keys.count", ["x"] * 21), ("voice.es.ao2.rate", 101),
        ("spoken.turn", "loud"),
        ("spoken", {"turn": "loud"}),
    ):  # fmt: skip
        with pytest.raises(StoreError) as caught:
            settings.set(name, bad)
        assert caught.value.key == "setting-value"
    for name in ("pase", "spoken.pints", "keys.a b", "voice.es.ao2.speed", "", ".", "keys."):
        with pytest.raises(KeyError):
            settings.set(name, "x")
        with pytest.raises(KeyError):
            settings.unset(name)
        with pytest.raises(KeyError):
            settings.get(name)
    with pytest.raises(KeyError):
        settings.set("keys", ["c"])
    settings.save()
    assert not file.exists()


def test_a_family_is_replaced_as_a_whole(file: Path) -> None:
    settings, _ = load(file, '[keys]\ncount = ["c"]\nlast = ["l"]\n[words.es]\njack = "sota"\n')
    settings.set("keys", {"last": ["m"], "turn": ["t"]})
    assert settings.get("keys") == {"last": ("m",), "turn": ("t",)}
    settings.set("words", {"es": {"queen": "dama"}})
    settings.save()
    assert file.read_text() == '[keys]\nlast = ["m"]\nturn = ["t"]\n[words.es]\nqueen = "dama"\n'


def test_a_save_that_fails_leaves_the_file_and_can_be_repeated(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, _ = load(file, "pace = 3\n")
    settings.set("pace", 4)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError) as caught:
        settings.save()
    assert caught.value.key == "disk-full"
    assert file.read_text() == "pace = 3\n"
    monkeypatch.undo()
    settings.save()
    assert file.read_text() == "pace = 4\n"


def test_a_folder_where_the_file_should_be_and_a_file_where_the_folder_should_be(
    tmp_path: Path,
) -> None:
    (tmp_path / "f").write_text("")
    settings = Settings(tmp_path / "f" / "settings.toml")
    settings.set("pace", 1)
    with pytest.raises(StoreError) as caught:
        settings.save()
    assert caught.value.key == "not-a-folder"


def test_every_declaration_is_sound() -> None:
    names = [one.name for one in SETTINGS]
    assert len(names) == len(set(names))
    for one in SETTINGS:
        assert one.kind in ("enum", "int", "bool", "text", "word", "list")
        assert one.accept(one.default) == one.default
        full = ".".join(
            (one.names or ("word",))[0] if part == "*" else part for part in one.name.split(".")
        )
        assert find_setting(full) == one


# -- the TOML below --------------------------------------------------------------------------------

texts = st.text(st.characters(exclude_categories=("Cs",)), max_size=12)
toml_values = st.booleans() | st.integers(-(2**60), 2**60) | texts | st.lists(texts, max_size=3)
toml_keys = texts.filter(bool)


@given(
    st.dictionaries(toml_keys, toml_values, max_size=5),
    st.dictionaries(toml_keys, toml_values, max_size=3),
)
def test_what_is_written_is_toml_and_is_read_again(
    top: dict[str, Any], inner: dict[str, Any]
) -> None:
    lines: list[str] = []
    inner_name = next(
        name for name in ("table", "other", "third", "t4", "t5", "t6") if name not in top
    )
    for key, value in top.items():
        toml_lines.assign(lines, (key,), value)
    for key, value in inner.items():
        toml_lines.assign(lines, (inner_name, key), value)
    assert tomllib.loads("\n".join(lines)) == top | ({inner_name: inner} if inner else {})
    found = {path: value for one in toml_lines.parse(lines) for path, value in one.values}
    assert found == {(k,): v for k, v in top.items()} | {
        (inner_name, k): v for k, v in inner.items()
    }


pieces = st.sampled_from([*"ab=1\"'[].# \n,{}\\é", " = ", '"x"', "[a]", "[a.b]", "\n", "true"])
some_key = st.sampled_from(
    ["a", "b", "c.d", " c . e ", '"f g"', "'h'", '"\\u00e9"', "a-1", "_", "1"]
)
some_value = st.sampled_from(
    [
        "1",
        "-0",
        "+7",
        "1_000",
        "0xff",
        "1.5",
        "inf",
        "true",
        "false",
        '""',
        '"a # b"',
        "'a\\'",
        '"\\""',
        '"""x\ny"""',
        "''''''",
        "[]",
        "[1, 2]",
        '["a","b"]',
        "[ 'a', ]",
        "[\n 'a', # c\n\n]",
        "[[1], []]",
        "{}",
        "{ x = 1, y.z = '' }",
        "2026-01-01",
        "12:30:00",
    ]
)
some_line = st.one_of(
    st.builds(
        "{} = {}{}".format, some_key, some_value, st.sampled_from(["", " ", " # c", "#é", "\t# \t"])
    ),
    st.builds(
        "{}[{}]{}".format, st.sampled_from(["", " "]), some_key, st.sampled_from(["", " # c"])
    ),
    st.sampled_from(["", "  ", "# c", "[[l]]", "[[ l ]] # c"]),
)


@settings_of_hypothesis(max_examples=200)
@given(st.lists(some_line, max_size=6).map("\n".join))
def test_what_toml_can_read_is_read_alike(text: str) -> None:
    try:
        whole = tomllib.loads(text)
    except ValueError:
        assume(False)  # a name twice
    statements = toml_lines.parse(text.split("\n"))
    assert not [one for one in statements if one.problem]
    found = {
        path: value
        for one in statements
        for path, value in one.values
        if not path[0].startswith("[[") and value != {}
    }
    assert found == dict(_leaves({key: one for key, one in whole.items() if key != "l"}))


def _leaves(table: dict[str, Any], path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], Any]]:
    out: list[tuple[tuple[str, ...], Any]] = []
    for key, one in table.items():
        out += (
            _leaves(one, (*path, key)) if isinstance(one, dict) and one else [((*path, key), one)]
        )
    return [leaf for leaf in out if leaf[1] != {}]


@given(st.lists(pieces, max_size=25).map("".join) | st.lists(some_line, max_size=6).map("\n".join))
def test_any_text_can_be_set_into_and_keeps_its_comments(text: str) -> None:
    lines = text.split("\n")
    comments = [line for line in lines if line.lstrip().startswith("#")]
    toml_lines.assign(lines, ("pace",), 3)
    assert [
        value for one in toml_lines.parse(lines) for path, value in one.values if path == ("pace",)
    ][:1] == [3]
    for comment in comments:
        assert comment in lines
    toml_lines.remove(lines, ("pace",))
    assert not [
        path for one in toml_lines.parse(lines) for path, _ in one.values if path == ("pace",)
    ]


def test_a_setting_of_an_earlier_version_is_ignored(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('version_news = true\nverbosity = "brief"\n')
    settings, problems = Settings.load(file)
    assert (problems, settings.values) == ([], {"verbosity": "brief"})
