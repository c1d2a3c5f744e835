# shellcheck shell=bash
# What this checkout can do on the machine it lies on: run the clock, test it, measure it. Only what the shell of
# macOS has, too, is used here (bash 3.2).

oldest="3.11" # the oldest Python the clock runs on

# Prints the version of a Python. Status 1: it is too old; 127: it cannot be run.
version_of() {
  "$1" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3]); sys.exit(sys.version_info < (3, 11))' \
    2>/dev/null
}

# Prints the Python to make the environment with.
find_python() {
  local candidates=(python3 python3.13 python3.12 python3.11) candidate version found=""
  if [[ -n ${PYTHON:-} ]]; then candidates=("$PYTHON"); fi
  for candidate in "${candidates[@]}"; do
    if version=$(version_of "$candidate"); then
      printf '%s\n' "$candidate"
      return
    fi
    if [[ -n $version && -z $found ]]; then found="$candidate here is $version"; fi
  done
  fail "Python $oldest or newer is needed, and ${found:-there is no ${candidates[0]} here}." \
    "Install one, or name it: PYTHON=/path/to/python ./deploy.sh"
}

# Gets packages of the system: as root by installing them, else by naming them. Status 1: they are not there.
system_packages() {
  local what_for=$1 install="apt-get install -y --no-install-recommends"
  shift
  if ! command -v apt-get >/dev/null; then
    say "Missing for $what_for (this system has no apt-get to install it with): $*"
    return 1
  fi
  if [[ $(id -u) -ne 0 ]]; then
    say "Missing for $what_for: sudo apt-get update && sudo $install $*"
    return 1
  fi
  say "Installing for $what_for: $*"
  if ! { apt-get update -qq && DEBIAN_FRONTEND=noninteractive $install -qq -o Dpkg::Use-Pty=0 "$@"; } >/dev/null; then
    say "Not installed for $what_for: $*"
    return 1
  fi
}

# Says whether the environment can be used as it is: its Python runs, has pip, and is the one asked for.
environment_stands() {
  local version
  version=$(version_of "$venv/bin/python") || return 1
  "$venv/bin/python" -c 'import pip' 2>/dev/null || return 1
  [[ -z ${PYTHON:-} || $version == "$(version_of "$PYTHON")" ]]
}

is_pi() { grep -aqs "Raspberry Pi" /proc/device-tree/model; }

make_environment() {
  local python sees=()
  python=$(find_python)
  if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    system_packages "the environment" python3-venv || exit 1
    "$python" -c 'import ensurepip, venv' || fail "$python still cannot make an environment."
  fi
  say "Making the environment .venv with Python $(version_of "$python")"
  if is_pi; then
    # The pins are reached through lgpio, and PyPI has none for the Python of Debian 13: it is the system's.
    "$python" -c 'import importlib.util as u, sys; sys.exit(u.find_spec("lgpio") is None)' ||
      system_packages "the buttons and the keypad" python3-lgpio || true
    sees=(--system-site-packages)
  fi
  "$python" -m venv --clear ${sees[@]+"${sees[@]}"} "$venv"
}

# Fits out .venv with this checkout and the packages it needs for running, or also for testing.
environment() {
  local purpose=$1 extras="" stamp wanted
  if [[ $purpose == testing ]]; then extras="[test]"; fi
  stamp=$venv/installed-for-$purpose
  environment_stands || make_environment
  # The checkout is installed in place, so only these can make what is installed out of date.
  wanted=$({ version_of "$venv/bin/python" && printf '%s\n' "$root" && cat "$root/pyproject.toml" "$root/deploy/constraints.txt"; } | cksum)
  if [[ -e $stamp && $(<"$stamp") == "$wanted" ]]; then return; fi
  say "Installing the clock's Python packages into .venv"
  "$venv/bin/python" -m pip install --quiet --quiet --disable-pip-version-check --prefer-binary \
    --constraint "$root/deploy/constraints.txt" --editable "$root$extras" ||
    fail "the packages could not be installed; pip says why above. The first time needs a network."
  printf '%s\n' "$wanted" >"$stamp"
}

# Says whether all these shared libraries can be loaded.
loads() { "$venv/bin/python" -c 'import ctypes, sys; [ctypes.CDLL(n) for n in sys.argv[1:]]' "$@" 2>/dev/null; }

# Gets the libraries through which SDL reaches the screen and the sound card of this machine. It loads them
# when it runs and does without, silently, so no package asks for them. The clock says what it is left with.
screen_and_sound() {
  if [[ -n ${WAYLAND_DISPLAY:-} ]]; then
    loads libwayland-client.so.0 libwayland-egl.so.1 libwayland-cursor.so.0 libxkbcommon.so.0 libEGL.so.1 ||
      system_packages "the window" libwayland-client0 libwayland-egl1 libwayland-cursor0 libxkbcommon0 libegl1 || true
  elif [[ -n ${DISPLAY:-} ]]; then
    loads libX11.so.6 libXext.so.6 || system_packages "the window" libx11-6 libxext6 || true
  elif compgen -G "/dev/dri/card*" >/dev/null; then
    loads libEGL.so.1 libGLESv2.so.2 libgbm.so.1 libdrm.so.2 libudev.so.1 ||
      system_packages "the screen" libegl1 libgles2 libgl1-mesa-dri libgbm1 libdrm2 libudev1 || true
  fi
  if [[ -e /dev/snd ]]; then
    loads libasound.so.2 || system_packages "the sound" alsa-utils || true
  fi
}

here() {
  environment running
  screen_and_sound
  exec "$venv/bin/tournament-clock" run --house gananda "$@"
}

# Gets the programs that some tests use; tests that lack theirs skip themselves and say so.
test_programs() {
  local missing=()
  command -v Xvfb >/dev/null || missing+=(xvfb)
  command -v xdotool >/dev/null || missing+=(xdotool)
  command -v shellcheck >/dev/null || missing+=(shellcheck)
  if [[ ${#missing[@]} -eq 0 ]]; then return; fi
  system_packages "the tests of windows and scripts" "${missing[@]}" ||
    say "Those tests are skipped, and named with the results."
}

# Runs one check of the list and goes on when it fails, so that one run tells everything.
failed=()
check() {
  local name=$1
  shift
  printf '== %s\n' "$name"
  "$venv/bin/python" "$@" || failed+=("$name")
}

run_tests() {
  environment testing
  test_programs
  cd "$root"
  check "ruff check" -m ruff check .
  check "ruff format" -m ruff format --check .
  check "types" -m mypy
  check "who may import whom" "$venv/bin/lint-imports" --no-logo
  check "tests" -m pytest -q "$@"
  if [[ ${#failed[@]} -gt 0 ]]; then fail "failed: ${failed[*]}"; fi
}

# Gets what looks at the web pages of a season: a browser, and the checkers that run in it.
page_checkers() {
  command -v chromium >/dev/null || system_packages "the check of the web pages" chromium || return 0
  if command -v npm >/dev/null; then
    npm install --prefix "$root/tests/browser" --no-audit --no-fund --silent ||
      say "The check of the web pages is skipped: npm could not install what it needs."
  fi
}

run_slow_tests() {
  environment testing
  test_programs
  page_checkers
  cd "$root"
  exec "$venv/bin/python" -m pytest -q -m "slow or hypothesis" --hypothesis-profile=seeking "$@"
}

# Has a virtual box made, and tries the clock on it. It needs root, and about ten gigabytes.
run_vm_tests() {
  local program missing=()
  environment testing
  for program in debootstrap qemu-system-x86_64 qemu-img mkfs.ext4 mkfs.vfat mdir ssh; do
    command -v "$program" >/dev/null || missing+=("$program")
  done
  if [[ ${#missing[@]} -gt 0 ]]; then
    system_packages "the virtual box" debootstrap qemu-system-x86 qemu-utils e2fsprogs dosfstools mtools \
      openssh-client || true
  fi
  cd "$root"
  exec "$venv/bin/python" -m tests.vm "$@"
}

# Measures the clock. What needs valgrind is left out where that is missing, and named.
run_bench() {
  environment testing
  test_programs
  cd "$root"
  exec "$venv/bin/python" -m tests.bench "$@"
}
