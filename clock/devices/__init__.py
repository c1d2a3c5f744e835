"""What hangs on the box, on its pins and at its ports. gpiozero and pyserial live here, nowhere else.

The libraries take a while to import on a small box, so nothing imports this package before the first picture
is shown. Devices turn edges and bytes into presses, and signs into light, figures and commands; what a press
means they do not know.

From a pin to a press: `header` finds the pins, `pins` makes them listen or speak. `contact` decides what is a
press of one contact, `scans` what is a press on a matrix; both know time only as an argument. `button`,
`keypad`, `lamp` and `buzzer` join the two. The ports have a folder of their own, and so have the codecs of
what is said there.

`attached` is what every device can do. `wired` knows which there are and how each is opened, `supervision`
opens each again while it is missing, and `devices` turns them all.
"""

from clock.devices.box import Box, this_box
from clock.devices.devices import Devices
from clock.devices.header import Header

__all__ = ["Box", "Devices", "Header", "this_box"]
