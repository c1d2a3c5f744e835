"""`doctor`: sentences with what to do, and an exit code that tells whether anything is to be mended."""

from pathlib import Path

from click.testing import CliRunner

from clock.__main__ import main
from clock.verbs.doctor import connected_screens


def test_screens_are_told_from_the_kernels_list(tmp_path: Path) -> None:
    """Only connectors with a screen count."""
    for name, status in (("card1-HDMI-A-1", "connected\n"), ("card1-HDMI-A-2", "disconnected\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "status").write_text(status)

    assert connected_screens(tmp_path) == ("card1-HDMI-A-1",)


def test_a_ledger_that_is_none_is_told_with_what_to_do(tmp_path: Path) -> None:
    """Every line is a sentence; what is wrong gives exit 1."""
    (tmp_path / "data").write_text("a file in the way")
    told = CliRunner().invoke(main, ["doctor", "--data", str(tmp_path / "data" / "deeper")])

    lines = told.output.splitlines()
    assert told.exit_code == 1
    assert all(line.rstrip().endswith((".", "?")) for line in lines)
    assert any(line.startswith("mend it") for line in lines)
    assert any("Python is" in line for line in lines)


def test_a_data_folder_of_no_night_is_well(tmp_path: Path) -> None:
    """A folder that is not there yet will be made, and says so."""
    told = CliRunner().invoke(main, ["doctor", "--data", str(tmp_path / "new")])

    assert f"There is no night in {tmp_path / 'new'} yet." in told.output
    assert f"are free in {tmp_path}" in told.output
