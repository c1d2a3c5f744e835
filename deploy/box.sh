#!/usr/bin/env bash
# Installs the clock on the box, or goes back to the release before. It is sent to the box by deploy.sh, with the
# clock beside it, and runs as root. Whatever it is interrupted by, it can be run again.
set -euo pipefail
umask 022
export LC_ALL=C DEBIAN_FRONTEND=noninteractive PATH=$PATH:/usr/sbin:/sbin

sent=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P) # the clock as it was sent
root=${TOURNAMENT_CLOCK_ROOT:-}                          # a tree that stands for the box, in tests
opt=$root/opt/tournament-clock
releases=$opt/releases
config=$root/etc/tournament-clock
data=$root/var/lib/tournament-clock
user=tournament-clock
unit=tournament-clock.service

purpose=install dry="" force="" offline="" boot="" laptop_time=""

say() { printf '%s\n' "$*" 2>/dev/null || true; } # whoever listened may be gone

fail() {
  say "deploy.sh: $*"
  exit 1
}

# What ends this by failing is named; what it said itself stands above.
failed() { say "deploy.sh: this failed: $*" >&2; }
set -o errtrace
trap 'failed "$BASH_COMMAND"' ERR

# Runs a program whose failing does not end this, and names it when it fails.
try() { "$@" || { failed "$*" && return 1; }; }

# Says what is done now. Status 1, and what would be done, when nothing is to be changed.
doing() {
  if [[ -n $dry ]]; then
    say "would $*"
    return 1
  fi
  say "-- $*"
}

# Runs a program as the clock's own user. Two minutes are plenty for what is asked of it, also on a small box.
as_clock() { timeout 120 runuser -u "$user" -- "$@"; }

# Lets one run at a time change the box: one whose laptop was closed may still be at work.
wait_for_others() {
  if [[ -n $dry ]]; then return; fi
  mkdir -p "$root/run/lock"
  exec 9>"$root/run/lock/tournament-clock"
  if flock --nonblock 9; then return; fi
  say "Another run is still at work on the box; waiting for it."
  flock --wait 600 9 || fail "the other run does not end; start the box anew, and run this again."
}

# shellcheck source=deploy/box/look.sh
source "$sent/deploy/box/look.sh"
# shellcheck source=deploy/box/packages.sh
source "$sent/deploy/box/packages.sh"
# shellcheck source=deploy/box/system_files.sh
source "$sent/deploy/box/system_files.sh"
# shellcheck source=deploy/box/releases.sh
source "$sent/deploy/box/releases.sh"
# shellcheck source=deploy/box/ledger.sh
source "$sent/deploy/box/ledger.sh"
# shellcheck source=deploy/box/trial.sh
source "$sent/deploy/box/trial.sh"
# shellcheck source=deploy/box/boot_files.sh
source "$sent/deploy/box/boot_files.sh"

while [[ $# -gt 0 ]]; do
  case $1 in
    --rollback) purpose=rollback ;;
    --dry-run) dry=yes ;;
    --force) force=yes ;;
    --offline) offline=yes ;;
    --boot) boot=quiet ;;
    --boot=*) boot=${1#--boot=} boot=${boot:-no size} ;;
    --time=*) laptop_time=${1#--time=} ;;
    *) fail "there is no option $1." ;;
  esac
  shift
done
[[ -z $boot || $boot == quiet || $boot =~ ^[0-9]{3,4}x[0-9]{3,4}$ ]] ||
  fail "--boot=$boot: write a size like --boot=1920x1080."

install_clock() {
  local wanted number
  get_packages
  make_user
  lay_config
  wanted=$(what_was_sent)
  if stands "$(current)" "$wanted"; then
    keep_running
    return
  fi
  number=$(next_number)
  doing "make release $number" || return 0
  make_room
  make_release "$number" "$wanted"
  switch "$(current)" "$number" || fail "release $number does not run here; the reasons stand above."
  say "The clock runs: release $number."
}

# Sees that the release which is already there also runs, with its own files of the system.
keep_running() {
  local number
  number=$(current)
  if system_files_stand "$number" && runs; then
    say "Nothing to do: release $number is what was sent, and it runs."
    return
  fi
  doing "start release $number again" || return 0
  switch "$number" "$number" || fail "release $number does not run; the reasons stand above."
  say "The clock runs: release $number."
}

roll_back() {
  local number earlier
  number=$(current)
  earlier=$(before "$number")
  [[ $earlier -gt 0 ]] || fail "there is no earlier release to go back to."
  can_go_back_to "$earlier" "$number"
  doing "go back from release $number to release $earlier" || return 0
  switch "$number" "$earlier" || fail "release $earlier does not run; the reasons stand above."
  say "The clock runs: release $earlier."
}

look_at_the_box
wait_for_others
if ! finish_interrupted; then
  "$([[ $purpose == rollback ]] && echo roll_back || echo install_clock)"
fi
if [[ -n $boot ]]; then set_boot_files "$boot"; fi
if [[ -n $dry ]]; then say "Nothing was changed."; fi
