"""Guests by SSH or browser: admission, their screens and their preferences."""
