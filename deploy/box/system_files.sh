# shellcheck shell=bash
# The files of the system that belong to a release: the unit, and what the box is to know about the clock.

# Each file of systemd/, and where it goes.
system_files=(
  "tournament-clock.service /etc/systemd/system/tournament-clock.service 644"
  "getty.conf /etc/systemd/system/getty@tty1.service.d/tournament-clock.conf 644"
  "journald.conf /etc/systemd/journald.conf.d/99-tournament-clock.conf 644"
  "sysusers.conf /etc/sysusers.d/tournament-clock.conf 644"
  "tmpfiles.conf /etc/tmpfiles.d/tournament-clock.conf 644"
  "udev.rules /etc/udev/rules.d/99-tournament-clock.rules 644"
  "polkit.rules /etc/polkit-1/rules.d/50-tournament-clock.rules 644"
  "tournament-clock.sh /usr/local/bin/tournament-clock 755"
)

# Says whether the files of a release are all in place, and the system has been told of them.
system_files_stand() {
  local name place mode
  [[ ! -e $opt/untold ]] || return 1
  for file in "${system_files[@]}"; do
    read -r name place mode <<<"$file"
    same "$releases/$1/source/systemd/$name" "$root$place" || return 1
  done
}

# Says whether a file is as it should be; both missing is the same, too.
same() { if [[ -e $1 ]]; then cmp -s "$1" "$2"; else [[ ! -e $2 ]]; fi; }

# Puts the files of a release in place and tells the system. A note is kept until it has been told. Status 1: it
# could not be done.
lay_system_files() {
  local name place mode
  if system_files_stand "$1"; then return; fi
  touch "$opt/untold" || return 1
  for file in "${system_files[@]}"; do
    read -r name place mode <<<"$file"
    lay "$releases/$1/source/systemd/$name" "$root$place" "$mode" || return 1
  done
  tell_the_system && rm -f "$opt/untold"
}

# Puts one file in place in one step; one that the release does not have goes.
lay() {
  if same "$1" "$2"; then return; fi
  if [[ ! -e $1 ]]; then
    rm -f "$2"
    return
  fi
  mkdir -p "${2%/*}" && install -m "$3" "$1" "$2.new" && mv "$2.new" "$2"
}

# Tells the system all of it, also where some of that fails. Status 1 if any does.
tell_the_system() {
  local well=yes
  try systemd-sysusers "$root/etc/sysusers.d/tournament-clock.conf" || well=""
  try systemd-tmpfiles --create "$root/etc/tmpfiles.d/tournament-clock.conf" || well=""
  try udevadm control --reload || well=""
  try udevadm trigger --action=change --subsystem-match=gpio --subsystem-match=tty --subsystem-match=input || well=""
  try systemctl daemon-reload || well=""
  try systemctl restart systemd-journald.service || well=""
  try journalctl --flush || well=""
  [[ -n $well ]]
}
