"""`--boot`: the boot files of a Raspberry Pi, which are touched only when that is asked for."""

import pytest

from tests.deploy.box import KERNEL_LINE, Box

QUIET = "quiet loglevel=3 logo.nologo vt.global_cursor_default=0 consoleblank=0 systemd.show_status=0"
WITHOUT = KERNEL_LINE.replace("console=tty1", "console=tty3")


def lines(box: Box) -> tuple[str, str]:
    """Return the kernel's line and the settings of the firmware."""
    boot = box.root / "boot" / "firmware"
    return tuple((boot / name).read_text(encoding="utf-8") for name in ("cmdline.txt", "config.txt"))  # type: ignore[return-value]  # there are two


def test_the_boot_files_are_left_alone(box: Box) -> None:
    """Without `--boot` no boot file is touched."""
    assert lines(box) == (f"{KERNEL_LINE}\n", "dtparam=audio=on\n")


def test_the_tv_stays_black_until_the_clock(box: Box) -> None:
    """`--boot` silences the kernel's line, which stays one line, and the rainbow; the originals are kept."""
    assert box.deploy("--boot").status == 0

    assert lines(box) == (
        f"{WITHOUT} {QUIET}\n",
        "dtparam=audio=on\n\n[all]\n# no rainbow before the clock\ndisable_splash=1\n",
    )
    files = box.files()
    assert files["boot/firmware/cmdline.txt.before-tournament-clock"] == f"{KERNEL_LINE}\n"
    assert files["boot/firmware/config.txt.before-tournament-clock"] == "dtparam=audio=on\n"


def test_the_boot_files_are_written_once(box: Box) -> None:
    """A second `--boot` changes nothing; another size replaces the one before; the original stays."""
    assert box.deploy("--boot").status == 0
    before = box.files()
    assert "boot files" not in box.deploy("--boot").text
    assert box.files() == before

    for size in ("1280x720", "1920x1080"):
        assert box.deploy(f"--boot={size}").status == 0
    assert lines(box)[0] == f"{WITHOUT} {QUIET} video=HDMI-A-1:1920x1080@60 video=HDMI-A-2:1920x1080@60\n"
    assert box.files()["boot/firmware/cmdline.txt.before-tournament-clock"] == f"{KERNEL_LINE}\n"


def test_a_line_without_its_root_is_not_written(box: Box) -> None:
    """A kernel's line that does not say where the system lies is not made worse."""
    line = box.root / "boot" / "firmware" / "cmdline.txt"
    line.write_text("console=tty1 quiet\n", encoding="utf-8")

    said = box.deploy("--boot")

    assert (said.status, "does not name one root=" in said.text) == (1, True)
    assert line.read_text(encoding="utf-8") == "console=tty1 quiet\n"


def test_a_system_without_boot_files_is_told(box: Box) -> None:
    """On another system the clock is installed, and `--boot` is refused with the reason."""
    (box.root / "boot" / "firmware" / "config.txt").unlink()

    said = box.deploy("--boot")

    assert (said.status, "--boot is for Raspberry Pi OS" in said.text) == (1, True)


@pytest.mark.parametrize("size", ["--boot=big", "--boot=1920x1080;reboot", "--boot="])
def test_a_size_that_is_none_is_refused(box: Box, size: str) -> None:
    """What stands on the kernel's line is a size and nothing else."""
    before = box.files()

    said = box.deploy(size)

    assert (said.status, "write a size like --boot=1920x1080" in said.text) == (1, True)
    assert box.files() == before
