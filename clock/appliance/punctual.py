"""Punctuality: the loop goes before all other work of the box, where the system allows it."""

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
