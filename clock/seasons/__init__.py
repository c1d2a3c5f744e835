"""Season files: what a league has settled for its season, from a TOML text that its host can write.

The shipped file in config/seasons explains every key. A season without a file is played by G's rules.
"""

from clock.seasons.plan import PlannedNight, SeasonPlan
from clock.seasons.season_file import load_season, namesakes, read_season, season_called, season_files

__all__ = [
    "PlannedNight",
    "SeasonPlan",
    "load_season",
    "namesakes",
    "read_season",
    "season_called",
    "season_files",
]
