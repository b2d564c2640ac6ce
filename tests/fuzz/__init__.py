"""Coverage-guided fuzzing (atheris) of what strangers can send: frames, files of games."""
