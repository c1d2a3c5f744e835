#!/usr/bin/env bash
# Installs the clock on a box over ssh; or runs or tests it from this checkout.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
venv=$root/.venv

usage() {
  cat <<'TEXT'
usage: ./deploy.sh USER@HOST [options]
           install the clock on a Raspberry Pi, or bring it up to date
           --rollback   go back to the release before
           --dry-run    only say what would be done
           --force      also while a night is in play
           --offline    the box has no internet: this machine fetches the Python packages for it
           --boot       also write the boot files: no text on the TV before the clock;
                        --boot=1920x1080 sets the size of the picture, too
       ./deploy.sh here [--window WxH] [run options]
           run the clock on this machine, full screen or in a window
       ./deploy.sh test [pytest options]
           run every check and every test
       ./deploy.sh test-slow [pytest options]
           run the fault tests with their full numbers, and the property tests on new examples
       ./deploy.sh test-vm [SCENARIO ...]
           install the clock on a virtual box and try it there
       ./deploy.sh bench [NAME ...]
           measure what the clock costs, beside what it may cost

For `here` and the others what is missing is installed first: Python packages into
.venv, and as root the system's packages too. PYTHON=/path/to/python chooses another
Python.
TEXT
}

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "deploy.sh: $*"
  exit 1
}

# shellcheck source=deploy/checkout.sh
source "$root/deploy/checkout.sh"
# shellcheck source=deploy/wheels.sh
source "$root/deploy/wheels.sh"
# shellcheck source=deploy/send.sh
source "$root/deploy/send.sh"

verb=${1:-}
if [[ $# -gt 0 ]]; then shift; fi
case $verb in
  here) here "$@" ;;
  test) run_tests "$@" ;;
  test-slow) run_slow_tests "$@" ;;
  test-vm) run_vm_tests "$@" ;;
  bench) run_bench "$@" ;;
  [!-]*@?*) deploy "$verb" "$@" ;;
  -h | --help) usage ;;
  *)
    usage >&2
    exit 2
    ;;
esac
