"""The scripts of `packaging/`, which is no package: its name is that of a library."""

from __future__ import annotations

import importlib.util
from types import ModuleType

from playroom.bootstrap import ROOT


def tool(name: str) -> ModuleType:
    """Such a script, as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
