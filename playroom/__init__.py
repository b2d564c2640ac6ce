"""A card room for blind and low-vision players."""

__version__ = "0.1.0"
"""The version of both distributions; `docs/changes.md` and `docs/cambios.md` tell of each."""
