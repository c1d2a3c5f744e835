"""Where the files of the host lie."""

from pathlib import Path

from clock.files.config import config_dir
from tests.house_text import CONFIG


def test_a_checkout_has_its_own() -> None:
    """From a checkout the clock uses the files beside it."""
    assert config_dir() == CONFIG


def test_the_host_edits_on_the_box(tmp_path: Path) -> None:
    """Installed, the folder of the box comes before what the package brought; without any it is named."""
    box, environment = tmp_path / "etc", tmp_path / "venv"
    shipped = environment / "share" / "tournament-clock" / "config"

    assert config_dir(tmp_path, box, environment) == box
    shipped.mkdir(parents=True)
    assert config_dir(tmp_path, box, environment) == shipped
    box.mkdir()
    assert config_dir(tmp_path, box, environment) == box
    (tmp_path / "config").mkdir()
    assert config_dir(tmp_path, box, environment) == tmp_path / "config"
