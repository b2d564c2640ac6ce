"""Kept games: opening their logs, their figures, their proof, their text."""
