"""What is connected by a line instead of a pin: button box, the clock in the second room, the TV.

From a byte to a press: `opened` finds a port and opens it with pyserial. `line` reads and writes it on a
thread of its own, so that a port that hangs holds up nothing else. `button_box`, `repeater` and `television`
are the devices, turned with all others on their one thread; `clock.devices.codecs` puts into bytes what they
say and hear. `cec` is the TV over HDMI, by way of a program.
"""
