"""What makes the clock an appliance: all that `run` gives the app so that a box can hang on a wall by itself.

The screen that may come late, the devices, sound and backups, each on a thread of its own that the loop never
waits for; the watchdog and the system that started it; the host's files as they last were right.
"""
