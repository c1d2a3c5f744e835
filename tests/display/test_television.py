"""Televisions that come and go on a console screen."""

from pathlib import Path

from clock.display.television import Plug, preferred_mode


def connector(drm: Path, name: str, status: str, modes: str) -> None:
    """Make a connector as the kernel shows it."""
    folder = drm / name
    folder.mkdir(parents=True)
    (folder / "status").write_text(f"{status}\n")
    (folder / "modes").write_text(modes)


def test_the_connected_television_tells_its_mode(tmp_path: Path) -> None:
    """The first mode of the connector that has a television is the one it prefers."""
    connector(tmp_path, "card0-HDMI-A-1", "disconnected", "")
    connector(tmp_path, "card1-HDMI-A-2", "connected", "1920x1080\n1280x720\n")
    assert preferred_mode(tmp_path) == (1920, 1080)


def test_without_a_television_there_is_no_mode(tmp_path: Path) -> None:
    """Neither a disconnected connector nor one that tells no mode is a television."""
    assert preferred_mode(tmp_path) is None
    connector(tmp_path, "card0-HDMI-A-1", "disconnected", "1920x1080\n")
    connector(tmp_path, "card0-HDMI-A-2", "connected", "")
    assert preferred_mode(tmp_path) is None


def test_an_interlaced_mode_is_passed_over(tmp_path: Path) -> None:
    """What is not plainly a width and a height is not taken for a size."""
    connector(tmp_path, "card0-HDMI-A-1", "connected", "1920x1080i\n")
    assert preferred_mode(tmp_path) is None


def test_listening_is_quiet_while_nothing_is_plugged() -> None:
    """Nothing moved, and after closing there is nothing to wait on."""
    plug = Plug()
    assert not plug.moved()
    plug.close()
    assert plug.descriptor is None
    assert not plug.moved()
