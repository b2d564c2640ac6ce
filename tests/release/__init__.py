"""Tests of what is released: version, changelog, packages, the unit of systemd."""
