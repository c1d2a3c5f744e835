"""Televisions as the kernel lists them, at one card or several."""

import os
from pathlib import Path

from clock.display.television import Television, ask_connectors, has_card, televisions
from tests.display.kernel import connector


def test_the_connected_television_tells_card_connector_and_mode(tmp_path: Path) -> None:
    """A Pi has a card that draws and one that shows, in any order: it is the one with the television."""
    (tmp_path / "card0").mkdir()
    connector(tmp_path, "card1-HDMI-A-1", "disconnected", "")
    connector(tmp_path, "card1-HDMI-A-2", "connected", "1920x1080\n1280x720\n")

    assert televisions(tmp_path) == (Television("card1", "HDMI-A-2", (1920, 1080)),)
    assert televisions(tmp_path)[0].card_number == "1"


def test_without_a_television_there_is_none(tmp_path: Path) -> None:
    """Neither a disconnected connector nor one that tells no mode yet is a television."""
    assert televisions(tmp_path) == ()
    assert not has_card(tmp_path)
    connector(tmp_path, "card0-HDMI-A-1", "disconnected", "1920x1080\n")
    connector(tmp_path, "card0-HDMI-A-2", "connected", "")
    connector(tmp_path, "card0-Writeback-1", "unknown", "")

    assert televisions(tmp_path) == ()
    assert has_card(tmp_path)


def test_an_interlaced_mode_is_passed_over(tmp_path: Path) -> None:
    """What is not plainly a width and a height is not taken for a size; the next one is."""
    connector(tmp_path, "card0-HDMI-A-1", "connected", "1920x1080i\n1280x720\n")
    connector(tmp_path, "card0-HDMI-A-2", "connected", "1920x1080i\n")

    assert televisions(tmp_path) == (Television("card0", "HDMI-A-1", (1280, 720)),)


def test_televisions_stand_in_the_order_of_their_connectors(tmp_path: Path) -> None:
    """With two televisions the library underneath shows on the first, and so it is taken."""
    connector(tmp_path, "card0-HDMI-A-2", "connected", "1280x720\n")
    connector(tmp_path, "card0-HDMI-A-1", "connected", "1920x1080\n")

    assert [television.connector for television in televisions(tmp_path)] == ["HDMI-A-1", "HDMI-A-2"]


def test_a_connector_that_does_not_answer_is_left_as_it_is(tmp_path: Path) -> None:
    """Asking is a favour of the kernel's: where it is refused, what was known stays."""
    drm, open_files = tmp_path / "drm", tmp_path / "fd"
    connector(drm, "card0-HDMI-A-1", "connected", "1920x1080\n")
    open_files.mkdir()
    no_card = os.open(tmp_path, os.O_RDONLY)
    (open_files / str(no_card)).symlink_to("/dev/dri/card0")
    (open_files / "0").symlink_to("/dev/null")
    try:
        ask_connectors(drm, open_files)
    finally:
        os.close(no_card)

    assert televisions(drm) == (Television("card0", "HDMI-A-1", (1920, 1080)),)
