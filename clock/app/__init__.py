"""The app: presses come in, acts go to the director, pictures go to the screen; one loop on one thread.

Presses are put into the inbox by any thread, and everything else happens on the thread that calls `frame`.
In real life that is `run`, which sleeps until the next moment at which anything changes. A rehearsal calls
`frame` itself, on its own time and without a screen, and so goes through exactly the same acts.
"""

from clock.app.almanac import Almanac
from clock.app.app import App, Ending
from clock.app.choices import ChosenFile
from clock.app.desk import Arrangements
from clock.app.edges import Loudspeaker, Outputs, Screen

__all__ = ["Almanac", "App", "Arrangements", "ChosenFile", "Ending", "Loudspeaker", "Outputs", "Screen"]
