"""What is said: zones, keys and answers, narration, the rulebook, the lesson."""
