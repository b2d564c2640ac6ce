"""Tables with other people: their rules, their log, their wires."""
