"""Calatone in words: how it is handled by keyboard, told, answered, taught and explained."""
