"""Tests of installing, updating, removing, completion and news of a version."""
