"""An environment of its own with the playroom and what it needs, and none of the optional packages;
and wheels of these, which have nothing in them.
"""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from importlib import metadata
from pathlib import Path

from playroom.optional_packages import DISTRIBUTION, FEATURES

ROOT = Path(__file__).parents[2]


def environment(folder: Path) -> Path:
    """Makes the environment; gives its Python."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    asked = subprocess.run([python, "-c", where], capture_output=True, text=True, check=True)
    to = Path(asked.stdout.strip())
    for name in sorted(_closure("pip", DISTRIBUTION)):
        found = metadata.distribution(name)
        for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            if not top.endswith(".pth") and not (to / top).exists():
                (to / top).symlink_to(str(found.locate_file(top)))
    (to / "this-checkout.pth").write_text(f"{ROOT}\n")
    return python


def _closure(*names: str) -> set[str]:
    """These distributions and all that they need, as far as it is installed."""
    found, left = set[str](), list(names)
    while left:
        name = left.pop()
        if name in found:
            continue
        try:
            lines = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            continue
        found.add(name)
        needed = (line for line in lines if "extra ==" not in line)
        left += [re.split(r"[\s\[;<>=!~(]", line, maxsplit=1)[0] for line in needed]
    return found


def wheels(folder: Path) -> Path:
    """Makes a wheel for each optional package; gives the folder."""
    folder.mkdir()
    for package in {package for group in FEATURES.values() for package in group}:
        name = package.name.replace("-", "_")
        info = f"{name}-99.dist-info"
        with zipfile.ZipFile(folder / f"{name}-99-py3-none-any.whl", "w") as wheel:
            wheel.writestr(f"{package.module}/__init__.py", "")
            about = f"Metadata-Version: 2.1\nName: {package.name}\nVersion: 99\n"
            extra = "Provides-Extra: binary\n" if package.name == "psycopg" else ""
            wheel.writestr(f"{info}/METADATA", about + extra)
            kind = "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\n"
            wheel.writestr(f"{info}/WHEEL", f"{kind}Tag: py3-none-any\n")
            wheel.writestr(f"{info}/RECORD", "")
    return folder
