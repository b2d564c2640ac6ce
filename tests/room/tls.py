"""A wire to a room that is trusted without looking, for those who mean it no good."""

from __future__ import annotations

import ssl
from functools import cache


@cache
def tls() -> ssl.SSLContext:
    """What such a wire is made with."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
