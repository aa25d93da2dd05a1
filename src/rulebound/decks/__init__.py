"""Deck lists as they travel: read from what other programs export, and written for them.

`read_list` takes any of them: our own files, text as MarvelCDB and RingsDB export it or as people write it, and the
.o8d files of OCTGN. What a list names and the box does not hold is told, never dropped.
"""
