"""What tests of the display have in common."""

from collections.abc import Iterator

import pytest

from clock.display.window import Window, open_window


@pytest.fixture
def unseen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Open the library's own window that nobody sees, and close it again."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    window = open_window((64, 36))
    assert isinstance(window, Window)
    yield
    window.close()
