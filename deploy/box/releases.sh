# shellcheck shell=bash
# The releases: folders with a number, each with its own environment. `current` is a link to the one that runs.
# A release is whole when it has its file `made-of`. Those above the current one are left over from a run that was
# interrupted. The host's configuration and the nights belong to no release.

kept=3 # with the current one

# Prints the number of the release that runs, 0 when there is none.
current() {
  local link
  link=$(readlink "$opt/current" || echo 0)
  printf '%s\n' "${link##*/}"
}

numbers() {
  local folder
  for folder in "$releases"/*/; do
    folder=${folder%/}
    if [[ ${folder##*/} =~ ^[0-9]+$ ]]; then printf '%s\n' "${folder##*/}"; fi
  done | sort -n
}

next_number() { printf '%s\n' "$(($(current) + 1))"; }

# Prints the newest whole release before the given one, 0 when there is none.
before() {
  local number found=0
  for number in $(numbers); do
    if [[ $number -lt $1 && -e $releases/$number/made-of ]]; then found=$number; fi
  done
  printf '%s\n' "$found"
}

# Prints what a release of what was sent would be made of: its files, and the Python that runs them.
what_was_sent() {
  (cd "$sent" && find . -path ./wheels -prune -o -type f -print0 | sort -z | xargs -0 sha256sum) | sha256sum | cut -c 1-64
  python3 -c 'import sys; print(*sys.version_info[:2])' 2>/dev/null || true
}

# Says whether a release is whole, made of this, and can be run.
stands() {
  local folder=$releases/$1
  [[ -e $folder/made-of && $(<"$folder/made-of") == "$2" ]] && "$folder/.venv/bin/python" -c '' 2>/dev/null
}

# Makes room for one more: what was never finished goes, and of the others all but the newest.
make_room() {
  local number keep
  remove_above "$(current)"
  keep=$(numbers | tail -n "$((kept - 1))")
  for number in $(numbers); do
    if ! grep -qx "$number" <<<"$keep"; then remove_release "$number"; fi
  done
}

remove_above() {
  local number
  for number in $(numbers); do
    if [[ $number -gt $1 ]]; then remove_release "$number"; fi
  done
}

# What is half removed must not be taken for whole.
remove_release() {
  rm -f "$releases/$1/made-of"
  rm -rf "${releases:?}/$1"
}

# Makes a release and checks it. When that fails the release is removed, and nothing else has changed.
make_release() {
  local number=$1 wanted=$2 folder=$releases/$1
  mkdir -p "$folder/source"
  tar -C "$sent" --exclude ./wheels -cf - . | tar -C "$folder/source" --no-same-owner -xf -
  chmod -R u=rwX,go=rX "$folder"
  if ! { fit_out "$folder" && check_release "$folder"; }; then
    remove_release "$number"
    fail "release $number was not made; the reasons stand above. The clock on the wall is as it was."
  fi
  printf '%s\n' "$wanted" >"$folder/made-of.new"
  mv "$folder/made-of.new" "$folder/made-of"
}

# Gives a release its environment, with the clock and the packages it needs; the system lends the pins' library.
# What builds the clock is put in first, because pip would fetch it anew for each package that it builds.
fit_out() {
  local folder=$1
  say "-- install the clock's Python packages"
  python3 -m venv --system-site-packages "$folder/.venv" &&
    put_in "$folder" setuptools &&
    put_in "$folder" --no-build-isolation "$folder/source" &&
    rm -rf "$folder/source/build" "$folder/source/"*.egg-info
}

put_in() {
  local folder=$1 from=()
  shift
  if [[ -n $offline ]]; then from=(--no-index --find-links "$sent/wheels"); fi
  "$folder/.venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-cache-dir \
    --root-user-action ignore --prefer-binary "${from[@]}" --constraint "$folder/source/deploy/constraints.txt" "$@"
}

# Checks that the release can be loaded whole, and that it can use the host's files.
check_release() {
  local clock=$1/.venv/bin/tournament-clock
  say "-- check the release"
  as_clock "$clock" run --help >/dev/null && as_clock "$clock" check
}

# Gives a new box the configuration as it is shipped. What is there once is the host's; `samples`, beside it, are
# the files as the release that runs brought them, to look things up in.
lay_config() {
  if [[ -d $config ]]; then return; fi
  doing "lay the configuration into /etc/tournament-clock" || return 0
  rm -rf "$config.new"
  mkdir -p "$config.new"
  cp -R "$sent/config/." "$config.new"
  chmod -R u=rwX,go=rX "$config.new"
  ln -s /opt/tournament-clock/current/source/config "$config.new/samples"
  mv -T "$config.new" "$config"
}
