"""Installation maintenance: update, where things are, removal and tab completion.

`playroom.cli.installation` knows how the playroom was installed.
"""
