# shellcheck shell=bash
# What the laptop does to install the clock on a box: it sends this checkout over ssh and starts the box's part
# there. Only what the shell of macOS has, too, is used here (bash 3.2).

# What a box is sent of this checkout.
parts=(clock config deploy systemd pyproject.toml README.md LICENSE)

line="" # the folder of the one connection that all commands share, so that a password is asked for once
there="" # where on the box the clock was sent to

on_box() { ssh "${through[@]}" "$box" "$@"; }

hang_up() {
  if [[ -n $there ]]; then on_box "rm -rf '$there'" || true; fi
  ssh "${through[@]}" -O exit "$box" 2>/dev/null || true
  rm -rf "$line"
}

deploy() {
  local options=() offline="" option terminal=() status=0
  box=$1
  shift
  for option in "$@"; do
    case $option in
      --offline) offline=yes ;;
      --rollback | --dry-run | --force | --boot | --boot=*) ;;
      *)
        usage >&2
        exit 2
        ;;
    esac
    options+=("$(printf '%q' "$option")")
  done
  command -v ssh >/dev/null || fail "there is no ssh here to reach the box with."
  # Not in TMPDIR: a socket's path may have a hundred letters, and that of macOS is longer.
  line=$(mktemp -d /tmp/tournament-clock.XXXXXX)
  through=(-o ControlMaster=auto -o "ControlPath=$line/line" -o ControlPersist=60 -o ServerAliveInterval=15)
  trap hang_up EXIT
  on_box true || fail "$box cannot be reached over ssh; ssh says why above."
  if [[ -n $offline ]]; then wheels_for_box; fi
  send
  if [[ -t 0 ]]; then terminal=(-t); fi # for the password that sudo may want
  # The box's shell may be any; sh is everywhere.
  on_box ${terminal[@]+"${terminal[@]}"} "$(as_root "bash '$there/deploy/box.sh' --time=$(date +%s) ${options[*]-}")" ||
    status=$?
  if [[ $status -eq 255 ]]; then
    say "The connection broke. Run the same command again: it goes on where the box stands."
  fi
  exit "$status"
}

# Prints a command for the box that does this as root.
as_root() { printf 'if [ "$(id -u)" -eq 0 ]; then %s; else sudo %s; fi' "$1" "$1"; }

send() {
  local wheels=()
  if [[ -n $wheelhouse ]]; then wheels=(-C "$wheelhouse" wheels); fi
  say "Sending the clock to $box"
  # What a Mac would add to the archive is left out.
  there=$(COPYFILE_DISABLE=1 tar -C "$root" --format ustar --exclude __pycache__ --exclude .DS_Store -czf - "${parts[@]}" \
    ${wheels[@]+"${wheels[@]}"} | on_box 'd=$(mktemp -d -t tournament-clock.XXXXXX) && tar -C "$d" -xzf - && echo "$d"') ||
    fail "the clock could not be sent; the reason stands above."
  [[ $there == /* ]] || fail "the box answered \"$there\" where a folder was expected: does its shell greet with a text?"
}
