# shellcheck shell=bash
# The Python packages for a box without a network: fetched here, sent along (bash 3.2, as of macOS).

wheelhouse="" # the folder with `wheels`, once they are there

# Asks the box what it runs, and fetches the packages for it.
wheels_for_box() {
  local told machine version
  told=$(on_box 'uname -m && python3 -c "import sys; print(\"%d.%d\" % sys.version_info[:2])"') ||
    fail "the box has no Python to ask for its version."
  machine=$(printf '%s\n' "$told" | sed -n 1p)
  version=$(printf '%s\n' "$told" | sed -n 2p)
  get_wheels "$machine" "$version"
}

# Fetches the packages for a machine (aarch64, x86_64) and a version of Python, and what builds the clock there.
get_wheels() {
  local machine=$1 version=$2 python stamp wanted glibc platforms=()
  wheelhouse=$root/.wheelhouse/$machine-$version
  stamp=$wheelhouse/fetched
  wanted=$(cat "$root/pyproject.toml" "$root/deploy/constraints.txt" | cksum)
  if [[ -e $stamp && $(<"$stamp") == "$wanted" ]]; then return; fi
  python=$venv/bin/python
  "$python" -c 'import pip' 2>/dev/null || python=$(find_python)
  say "Fetching the packages for Python $version on $machine"
  # pip does not take a platform for those before it. Debian 12 has glibc 2.36.
  for ((glibc = 36; glibc >= 17; glibc--)); do platforms+=(--platform "manylinux_2_${glibc}_$machine"); done
  rm -rf "$wheelhouse"
  mkdir -p "$wheelhouse/wheels"
  "$python" -m pip download --quiet --disable-pip-version-check --dest "$wheelhouse/wheels" --only-binary :all: \
    --implementation cp --python-version "$version" "${platforms[@]}" --platform "manylinux2014_$machine" \
    --platform any --requirement "$root/deploy/constraints.txt" \
    "gpiozero>=2.0.1,<3" ||
    fail "the packages could not be fetched; pip says why above."
  printf '%s\n' "$wanted" >"$stamp"
}
