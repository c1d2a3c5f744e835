"""Reading what people write: TOML and CSV files, as data and never as code.

Every fault of a file is collected and told in one line: the file, the path of the key, what is wrong, and
what would be right. These lines are for whoever edits the file, so they are in English and stand beside the
check that finds them.
"""
