"""Installation maintenance: update, where things are, removal, tab completion, news of a version.

`playroom.cli.installation` knows how the playroom was installed.
"""
