"""Compiles the site and the standard library of an export. Run by Pyodide (compile.mjs)."""

from __future__ import annotations

import importlib.util
import marshal
import py_compile
import zipfile
from pathlib import Path

UNUSED = frozenset(
    (
        *("_pyrepl", "antigravity", "cProfile", "compression", "curses", "dbm", "doctest"),
        *("ftplib", "idlelib", "imaplib", "mailbox", "multiprocessing", "nturl2path", "optparse"),
        *("pdb", "pickletools", "poplib", "profile", "pstats", "pydoc", "pydoc_data", "smtplib"),
        *("statistics", "tarfile", "this", "trace", "turtle", "turtledemo", "unittest", "venv"),
        *("webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "_pyio", "lib2to3", "ensurepip"),
        *("_pydatetime", "bdb", "configparser", "plistlib"),
    )
)
"""Modules of the standard library that nothing in the page imports."""
ENCODINGS = (
    *("__init__", "aliases", "utf_8", "latin_1", "ascii", "idna", "punycode", "cp437", "cp1252"),
    *("utf_16", "utf_8_sig", "raw_unicode_escape", "unicode_escape"),
)

HEAD = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""The head of a compiled module that is never compared with its source."""


def compile_site(site: Path, to: Path) -> None:
    """Compiles every module of a folder, and packs the folder."""
    for file in sorted(site.rglob("*.py")):
        py_compile.compile(
            str(file),
            cfile=str(file.with_suffix(".pyc")),
            dfile=file.relative_to(site).as_posix(),
            doraise=True,
            optimize=2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        file.unlink()
    with zipfile.ZipFile(to, "w", zipfile.ZIP_STORED) as packed:
        for file in sorted(site.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                packed.writestr(
                    zipfile.ZipInfo(file.relative_to(site).as_posix()), file.read_bytes()
                )


def compile_library(source: Path, to: Path) -> None:
    """Compiles the standard library, without what is not used."""
    with zipfile.ZipFile(source) as library, zipfile.ZipFile(to, "w", zipfile.ZIP_STORED) as packed:
        for name in sorted(library.namelist()):
            top, _, rest = name.partition("/")
            if name.endswith("/") or top.removesuffix(".py") in UNUSED:
                continue
            if top == "encodings" and rest.removesuffix(".py") not in ENCODINGS:
                continue
            data = library.read(name)
            if name.endswith(".py"):
                file = f"/lib/python314.zip/{name}"
                code = compile(data, file, "exec", dont_inherit=True, optimize=0)
                data, name = HEAD + marshal.dumps(code), f"{name}c"
            packed.writestr(zipfile.ZipInfo(name), data)


compile_site(Path("/mnt/site"), Path("/mnt/out/site.zip"))
compile_library(Path("/stdlib.zip"), Path("/mnt/out/python_stdlib.zip"))
