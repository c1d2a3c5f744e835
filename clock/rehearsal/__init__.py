"""Rehearsals: a script of a night, played through the same App, Director and Ledger as a real one.

`script` reads the text, `orders` turns acts in words into commands, `expecting` compares the state with what
the script expects, `ears` notes what is heard, `script_time` is the clock, and `performance` plays it all.
"""
