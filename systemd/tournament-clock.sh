#!/bin/sh
# A verb of the clock, run as the clock's own user: with its files, its pins and its sound.
if [ "$(id -u)" -ne 0 ]; then exec sudo "$0" "$@"; fi
# The library of the pins needs a folder it may write, wherever the host stands.
exec runuser -u tournament-clock -- env LG_WD=/run/tournament-clock \
  /opt/tournament-clock/current/.venv/bin/tournament-clock "$@"
