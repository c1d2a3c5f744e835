"""What the room hears."""

import time

from tests.vm.ears import Ears, card
from tests.vm.ground import Ground
from tests.vm.machine import wait_for
from tests.vm.scenarios.scenario import Scenario

_LEVEL_HERTZ, _REFUSED_HERTZ, _BESIDE_HERTZ = 784.0, 220.0, 880.0
"""The first note of the level's chime, that of a refusal, and one that is in neither."""

_SILENCE_SECONDS = 3


def _heard(ground: Ground) -> None:
    name = "sound"
    file = ground.folder_of(name) / "played.wav"
    with ground.room(name, extra=card(file)) as room:
        room.switch_on()
        room.begin_night()
        ears = Ears(file)
        wait_for("silence while nothing happens", lambda: _falls_silent(ears), 60)
        room.wall.press("skip", held=1.2)
        wait_for("the chime of a level", lambda: ears.hears(_LEVEL_HERTZ, _BESIDE_HERTZ), 60)
        wait_for("silence after it", lambda: _falls_silent(ears), 60)
        room.wall.type("99#")
        wait_for("the sound of a refusal", lambda: ears.hears(_REFUSED_HERTZ, _BESIDE_HERTZ), 60)


def _falls_silent(ears: Ears) -> bool:
    ears.forget()
    time.sleep(_SILENCE_SECONDS)
    return ears.is_silent()


SCENARIOS = (
    Scenario("sound", "a level and a refusal are heard at the sound card, and nothing else", _heard),
)
