"""Speech backends, one module each.

Imported only inside a host process: see `playroom.speech.host`.
"""
