"""What keeps the loop from being late."""

import gc

from clock.appliance.punctual import keep_what_is_there


def test_a_night_does_not_stop_to_look_through_what_was_there_before() -> None:
    """What was made before is not looked through for garbage; what is made from then on is."""
    before, since = [object()], None
    try:
        keep_what_is_there()
        since = [object()]
        looked_through = {id(thing) for thing in gc.get_objects()}
    finally:
        gc.unfreeze()

    assert id(before) not in looked_through
    assert id(since) in looked_through
