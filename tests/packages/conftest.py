"""What `.ci/packages` has built, in the folder that `PLAYROOM_PACKAGES` names: `out` has the
packages, `index` the wheels for this machine.
"""

from __future__ import annotations

import os
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging"))


@pytest.fixture(scope="session")
def built() -> Path:
    folder = os.environ.get("PLAYROOM_PACKAGES")
    if not folder:
        pytest.skip("PLAYROOM_PACKAGES is not set")
    return Path(folder)


@pytest.fixture(scope="session")
def archive(built: Path) -> Iterator[zipfile.ZipFile]:
    (path,) = built.glob("out/playroom-windows-*.zip")
    with zipfile.ZipFile(path) as opened:
        yield opened
