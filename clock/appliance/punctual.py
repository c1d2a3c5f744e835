"""Punctuality: the loop goes before other work of the box, where the system allows it, and stops for none."""

import gc
import os


def be_punctual() -> bool:
    """Let this thread, and none that it starts, go before ordinary work; return whether that is allowed."""
    try:
        if os.sched_getscheduler(0) != os.SCHED_OTHER:
            return True  # the system has seen to it already
        os.sched_setscheduler(0, os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(1))
    except PermissionError:
        return False
    return True


def keep_what_is_there() -> None:
    """Take all that has been made so far for something that stays.

    What is imported and put together at the start is nearly all there ever is of a clock. To look through it
    for garbage, in the middle of a night, would hold a second up for longer than the whole of an act.
    """
    gc.freeze()
