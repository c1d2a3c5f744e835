"""Where the files of the host lie."""

import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
SETTINGS_FILE = "clock.toml"
ROSTER_FILE = "players.csv"
BOX_CONFIG = Path("/etc/tournament-clock")


def config_dir(
    checkout: Path = CHECKOUT, box: Path = BOX_CONFIG, environment: Path = Path(sys.prefix)
) -> Path:
    """Return the folder of clock.toml, players.csv and houses/.

    In a checkout it is `config` beside the package; on a box /etc/tournament-clock, where the host edits;
    else what the package brought along into its environment.
    """
    shipped = environment / "share" / "tournament-clock" / "config"
    return next((folder for folder in (checkout / "config", box, shipped) if folder.is_dir()), box)
