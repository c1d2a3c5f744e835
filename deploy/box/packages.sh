# shellcheck shell=bash
# The packages of the system that the clock needs, and its user.

# SDL loads the libraries of the screen when it runs, so no package asks for them.
packages=(python3-venv libegl1 libgles2 libgl1-mesa-dri libgbm1 libdrm2 libudev1 alsa-utils dbus polkitd)

# The voice, and letters for names in Chinese, Japanese or Korean and for signs: a host who wants them never
# logs in. A box without a network does without.
extra_packages=(espeak-ng fonts-wqy-microhei fonts-symbola)

# The pins' library is in Raspberry Pi OS alone, and the one on PyPI lacks the Python of Debian 13. The last one
# tells a TV over HDMI to switch on and off.
pi_packages=(python3-gpiozero python3-lgpio v4l-utils)

is_pi() { grep -aqs "Raspberry Pi" "$root/proc/device-tree/model"; }

missing_packages() {
  local wanted=("${packages[@]}") there name
  if is_pi; then wanted+=("${pi_packages[@]}"); fi
  if [[ -z $offline ]]; then wanted+=("${extra_packages[@]}"); fi
  # shellcheck disable=SC2016  # dpkg-query's own names
  there=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null || true)
  for name in "${wanted[@]}"; do
    if ! grep -qxF "installed $name" <<<"$there"; then printf '%s\n' "$name"; fi
  done
}

get_packages() {
  local missing
  mapfile -t missing < <(missing_packages)
  if [[ ${#missing[@]} -eq 0 ]]; then return; fi
  if [[ -n $offline ]]; then
    fail "these packages are missing, and --offline fetches none: ${missing[*]}." \
      "Connect the box to the internet once, and deploy without --offline."
  fi
  doing "install packages: ${missing[*]}" || return 0
  # An installation that was cut off leaves packages half done, and apt refuses until they are finished.
  { dpkg --configure -a && fetch update && fetch install --no-install-recommends "${missing[@]}"; } ||
    fail "the packages could not be installed; apt says why above. Nothing else was changed."
}

# The box may be installing updates by itself just now: wait for it.
fetch() { apt-get -qq -y -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300 "$@" >/dev/null; }

make_user() {
  if id "$user" >/dev/null 2>&1; then return; fi
  doing "make the user $user" || return 0
  systemd-sysusers "$sent/systemd/sysusers.conf"
}
