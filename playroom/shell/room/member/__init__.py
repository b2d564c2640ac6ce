"""Screens and commands of what a member asks for themselves: people, notices, ratings, own data."""
