"""Where the files of the host lie."""

import sys
from pathlib import Path

BOX_CONFIG = Path("/etc/tournament-clock")


def config_dir() -> Path:
    """Return the folder of clock.toml, players.csv and houses/.

    In a checkout it is `config` beside the package; on a box /etc/tournament-clock, where the host edits;
    else what the package brought along.
    """
    checkout = Path(__file__).resolve().parents[2] / "config"
    if checkout.is_dir():
        return checkout
    if BOX_CONFIG.is_dir():
        return BOX_CONFIG
    shipped = Path(sys.prefix) / "share" / "tournament-clock" / "config"
    return shipped if shipped.is_dir() else BOX_CONFIG
