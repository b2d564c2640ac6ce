"""Checks of message files: completeness, use, wording, what readers and braille need."""
