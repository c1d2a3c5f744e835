"""Rehearsals: a script of a night, played through the same App, Director and Ledger as a real one.

`script` reads the text, `actions` what each line does, and `acts` turns acts in words into commands.
`performance` plays it all by the clock of `script_time`; `expecting` compares the state with what the script
expects, `ears` notes what is heard, and `outcomes` says how it went.
"""
