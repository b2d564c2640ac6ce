"""Content security policies of the page."""

# not said: for browsers

from __future__ import annotations

THIN_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types push"
)
"""Of the page of a room, whose shell runs in the room."""
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "style-src 'self'; connect-src 'self' wss:; img-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types playroom"
)
"""Of the page that is a playroom by itself: it compiles WebAssembly, and starts workers."""
HEADERS = f"""/*
  Content-Security-Policy: {POLICY}
  Cache-Control: no-cache
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
/*.wasm
  Content-Type: application/wasm
"""
"""The file by which hosts of static files are told what headers to send."""
