"""What an export is made of that is known by its text: versions, replacements, the policy."""

# not said: for programs and browsers

from __future__ import annotations

PYODIDE_VERSION = "314.0.7"
PYODIDE = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
}
"""The files that are used of Pyodide, by their SHA-256."""
MSGSPEC_VERSION = "0.22.0"
MSGSPEC = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
"""SHA-256 of its wheel for cp314-cp314-pyemscripten_2026_0_wasm32."""
LOCK = {
    "info": {
        "abi_version": "2026_0",
        "arch": "wasm32",
        "platform": "emscripten_5_0_3",
        "python": "3.14.2",
    },
    "packages": {},
}
"""What Pyodide asks for packages: there are none besides those of the site."""
SYNC = (
    "___syscall_fdatasync(fd){try{var stream=SYSCALLS.getStreamFromFD(fd);return 0}",
    "___syscall_fdatasync(fd){try{var stream=SYSCALLS.getStreamFromFD(fd);"
    "return stream.stream_ops?.fsync?.(stream)??0}",
)
"""SQLite asks by fdatasync that its journal is on the disk: Emscripten's does nothing."""
REPLACED = (
    (
        '<script src="page.js"></script>',
        '<script src="wire.js"></script>\n<script src="page.js"></script>',
    ),
    (
        '<link rel="stylesheet"',
        '<link rel="manifest" href="manifest.webmanifest">\n<link rel="icon" href="icon-192.png">\n'
        '<link rel="stylesheet"',
    ),
)
"""What stands in the page of a room, and what in one that is a playroom by itself."""
