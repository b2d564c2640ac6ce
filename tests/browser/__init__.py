"""The playroom inside the browser: exported, run in Node, and driven in Chromium."""
