"""What hangs on the pins of the box: buttons, lamps, a buzzer, a keypad. gpiozero lives here, nowhere else.

The library takes a while to import on a small box, so nothing imports this package before the first picture
is shown. Devices turn edges into presses and lamps into light; what a press means they do not know.

From a pin to a press: `header` finds the pins, `pins` makes them listen or speak. `contact` decides what is a
press of one contact, `scans` what is a press on a matrix; both know time only as an argument. `button`,
`keypad`, `lamp` and `buzzer` join the two. `supervision` opens each of them again while it is missing, and
`hands` turns them all.
"""

from clock.devices.hands import Hands
from clock.devices.header import Header, pi_header

__all__ = ["Hands", "Header", "pi_header"]
