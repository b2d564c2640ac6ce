"""Tests of notices to members who are away."""
