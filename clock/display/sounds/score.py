"""What the chimes are made of."""

from collections.abc import Mapping

from clock.display.sounds.chimes import Chime
from clock.display.sounds.tones import BELL, REED, WOOD, Note

_A3, _E4, _G4 = 220_000, 329_628, 391_995
_A4, _C5, _E5, _F5, _G5 = 440_000, 523_251, 659_255, 698_456, 783_991
_A5, _B5, _C6, _F6 = 880_000, 987_767, 1_046_502, 1_396_913

SCORE: Mapping[Chime, tuple[Note, ...]] = {
    Chime.KEY: (Note(0, 1_500_000, 40, WOOD, 45),),
    Chime.REFUSED: (Note(0, _A3, 110, REED, 50), Note(160, _A3, 150, REED, 50)),
    Chime.START: (
        *(Note(0, _C5, 500, BELL), Note(130, _E5, 500, BELL), Note(260, _G5, 600, BELL)),
        Note(390, _C6, 1000, BELL),
    ),
    Chime.MINUTE: (Note(0, _A5, 450, BELL), Note(280, _A5, 700, BELL)),
    Chime.LEVEL: (Note(0, _G5, 600, BELL), Note(200, _C6, 1100, BELL)),
    Chime.BREAK: (Note(0, _C6, 500, BELL), Note(230, _A5, 600, BELL), Note(460, _F5, 1000, BELL)),
    Chime.BREAK_OVER: (
        *(Note(0, _F5, 350, BELL), Note(170, _F5, 350, BELL), Note(340, _C6, 500, BELL)),
        Note(510, _F6, 900, BELL, 80),
    ),
    Chime.MOVE: (Note(0, _E5, 700, BELL), Note(380, _C5, 1000, BELL)),
    Chime.OUT: (Note(0, _E5, 350, BELL, 80), Note(140, _C5, 400, BELL, 80), Note(280, _A4, 600, BELL, 80)),
    Chime.WARNED: (Note(0, _B5, 80, REED, 70), Note(160, _B5, 80, REED, 70), Note(320, _B5, 120, REED, 70)),
    Chime.TIME_UP: (Note(0, _E4, 350, REED, 80), Note(420, _E4, 700, REED, 80)),
    Chime.WON: (
        *(Note(0, _G4, 250, BELL), Note(140, _C5, 250, BELL), Note(280, _E5, 250, BELL)),
        *(Note(420, _G5, 500, BELL), Note(700, _E5, 250, BELL), Note(840, _G5, 1100, BELL)),
        Note(840, _C6, 1100, BELL, 80),
    ),
}
