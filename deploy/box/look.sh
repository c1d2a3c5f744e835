# shellcheck shell=bash
# What is looked at before anything is changed: whether the clock can run on this box, and whether it may now.

refusals=()
refuse() { refusals+=("$*"); }

look_at_the_box() {
  [[ $(id -u) -eq 0 ]] || refuse "Only root can install the clock: give the user sudo, or deploy as root."
  look_at_the_system
  look_at_the_space
  look_at_the_time
  look_at_the_power
  look_for_a_night
  if [[ ${#refusals[@]} -eq 0 ]]; then return; fi
  for refusal in "${refusals[@]}"; do say "deploy.sh: $refusal"; done
  say "Nothing was changed."
  exit 1
}

look_at_the_system() {
  local architecture release
  architecture=$(dpkg --print-architecture 2>/dev/null || uname -m)
  case $architecture in
    arm64 | amd64) ;;
    *) refuse "This system is $architecture, and the clock needs a 64-bit one: flash Raspberry Pi OS Lite (64-bit)." ;;
  esac
  release=$(sed -n 's/^VERSION_CODENAME=//p' "$root/etc/os-release" 2>/dev/null || true)
  case $release in
    bookworm | trixie) ;;
    *)
      refuse "This system is ${release:-unknown}, and the clock is made for Debian 12 and 13:" \
        "flash Raspberry Pi OS Lite (64-bit), Bookworm or Trixie."
      ;;
  esac
  [[ -d $root/run/systemd/system ]] || refuse "This system was not started by systemd, which is to start the clock."
}

# A first installation brings the drawing libraries along; later ones only the clock.
look_at_the_space() {
  local needed=200 free
  if [[ ! -e $opt/current ]]; then needed=700; fi
  free=$(($(df --output=avail -k "${root:-/}" | tail -n 1) / 1024))
  [[ $free -ge $needed ]] ||
    refuse "There are $free MB free, and $needed are needed. Make room, or use a larger card."
}

# Packages are refused, with messages that do not say why, by a box that believes to be in another year.
look_at_the_time() {
  local apart
  if [[ -z $laptop_time || -n $offline ]]; then return; fi
  apart=$(($(date +%s) - laptop_time))
  if [[ ${apart#-} -gt 86400 ]]; then
    refuse "The box believes that it is $(date +%F), which is wrong by more than a day." \
      "Wait until it has the time from the network, or set it: sudo date -s @$laptop_time"
  fi
}

look_at_the_power() {
  local throttled
  throttled=$(vcgencmd get_throttled 2>/dev/null) || return 0
  if ((${throttled#*=} & 0x1)); then
    say "Beware: the power supply is too weak just now. Use the one made for this Pi, with a short cable."
  elif ((${throttled#*=} & 0x10000)); then
    say "Beware: the power supply was too weak at least once since the box was started."
  fi
}

# The clock starts anew with a new release, and that is not done to players without being asked for.
look_for_a_night() {
  local told
  if [[ -n $force || ! -e $data/ledger.sqlite || ! -e $opt/current ]]; then return; fi
  told=$(night_now) || {
    # A release whose trial was interrupted may never have answered: the trial is ended, and that is all.
    if [[ -e $opt/trial ]]; then return; fi
    refuse "Whether a night is in play cannot be told: ${told:-the installed clock does not answer}." \
      "To deploy all the same, add --force."
    return
  }
  if [[ $told == running || $told == paused ]]; then
    refuse "A night is in play. End it first (in the menu: * and 9), or deploy all the same with --force:" \
      "the screen is dark for some seconds, and the night goes on."
  fi
}

# Prints the phase of the night in the ledger. Status 1, with what was said instead, when nothing tells it.
night_now() {
  local told
  told=$(as_clock "$opt/current/.venv/bin/tournament-clock" state --json --data "$data" 2>&1) || {
    printf '%s\n' "$told" | tail -n 1
    return 1
  }
  [[ $told =~ \"phase\":\ *\"([a-z]+)\" ]] && printf '%s\n' "${BASH_REMATCH[1]}"
}
