"""Start of the shell: first line, arguments, voice and sounds, first screen. `early`, `launch`,
`opening` and `room` are loaded in that order, so that the first line is said at once.
"""
