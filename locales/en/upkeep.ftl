## A frozen program: the playroom with its Python, as one file or folder

cli-frozen-makers = This program is for playing. Games and pages are made with the Python package; the page for developers tells how.
