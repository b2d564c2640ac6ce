"""How rummy is handled and heard: the table with its keys, what the keys answer, how events are
told, the rules by ear and the lesson. All of it notes; the sentences are messages.
"""
