"""What is on the screen, and what a press means there.

A scene is a frozen value. `on_press` answers a press with what is to be done: a command for the director,
or another scene that is pushed onto this one, takes its place, or lies beneath it. `view` makes a frozen
picture in words and figures, and `keys` says what the keys do. A scene keeps what the host is in the middle
of, the digits typed and the questions answered, and nothing of the tournament: when the box restarts the
night is whole, and only a half-typed number is gone.

The lowest scene is the night itself, in whichever state it is. Above it lies what asks for attention: an
entry, the slip of what was just done, a question, the menu, or a page. A suggestion belongs to the night, so
it shows when nothing lies above.
"""
