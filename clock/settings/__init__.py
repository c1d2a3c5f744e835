"""The clock's own settings: config/clock.toml becomes a frozen Settings.

What hangs on the box is its own value, `wiring.Wiring`, with that of its `ports`; it is checked before the
night, not when somebody stands on a ladder. What the clock sounds like stands in `sound`.
"""

from clock.settings.settings import BY_CALENDAR, NO_SEASON, Settings, SkipBy, load_settings, read_settings

__all__ = ["BY_CALENDAR", "NO_SEASON", "Settings", "SkipBy", "load_settings", "read_settings"]
