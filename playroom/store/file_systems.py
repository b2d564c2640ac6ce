"""Whether a folder is on this machine or on another one."""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from pathlib import Path

REMOTE = frozenset(
    (
        *("9p", "afs", "ceph", "cifs", "coda", "davfs", "gfs2", "glusterfs", "lustre", "ncpfs"),
        *("nfs", "nfs4", "ocfs2", "smb2", "smb3", "smbfs", "vboxsf", "virtiofs"),
        *("fuse.ceph", "fuse.glusterfs", "fuse.rclone", "fuse.s3fs", "fuse.sshfs"),
    )
)
"""The types of file systems that other machines have a part in, as Linux calls them."""
MOUNTS = Path("/proc/self/mountinfo")
"""Where Linux tells what is mounted."""


def is_remote(path: Path) -> bool:
    """Is what is there, or its folder, kept by another machine? False where that cannot be known:
    on a system that is neither Linux nor Windows.
    """
    for place in (path, *path.absolute().parents):
        try:
            device = place.stat().st_dev
        except (OSError, ValueError):
            continue
        if sys.platform == "win32":
            return _is_remote_drive(place)
        return type_of(device) in REMOTE
    return False


@lru_cache(8)
def type_of(device: int) -> str:
    """The type of the file system that is mounted as this device, nothing when Linux knows none."""
    if sys.platform == "win32":  # pragma: no cover
        return ""
    wanted = f"{os.major(device)}:{os.minor(device)}"
    try:
        with MOUNTS.open(encoding="utf-8", errors="replace") as mounts:
            for line in mounts:
                fields, _, about = line.partition(" - ")
                if fields.split()[2:3] == [wanted]:
                    return about.split(" ", 1)[0]
    except (OSError, ValueError):
        pass
    return ""


def _is_remote_drive(path: Path) -> bool:
    if sys.platform != "win32":  # pragma: no cover
        return False
    import ctypes

    remote = 4  # DRIVE_REMOTE
    root = f"{path.absolute().drive}\\"
    return root.startswith("\\\\") or ctypes.windll.kernel32.GetDriveTypeW(root) == remote
