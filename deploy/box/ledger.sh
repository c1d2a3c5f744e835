# shellcheck shell=bash
# The ledger as it was before a release was first started: a release that brings the ledger up to date and then does
# not run leaves one behind that the release before cannot read.

# Names the folder with the ledger as it was before a release; it is a data folder of its own.
ledger_before() { printf '%s\n' "$data/before-release-$1"; }

# Says whether a release can read the ledger of a data folder.
reads() { as_clock "$releases/$1/.venv/bin/tournament-clock" state --json --data "$2" >/dev/null 2>&1; }

# Stops the clock and keeps the ledger for the release that runs, before a newer one is started for the first time.
# Without the clock no act can come between. Status 1: it cannot be kept.
keep_ledger() {
  local from=$1 to=$2
  # What the release that runs cannot read is of no use to it, and must not take the place of what is.
  if [[ $to -le $from || $(current) == "$to" || ! -e $data/ledger.sqlite ]] || ! reads "$from" "$data"; then return; fi
  say "-- keep the ledger as it is"
  systemctl stop "$unit" && with_ledger_locked copy_ledger "$(ledger_before "$to")"
}

# Gives a release that has to go on after a newer one the ledger from before that one, if it needs it. What the newer
# one wrote is kept. The older release must be the current one: started by chance in between, it leaves a ledger that
# it cannot read alone. Status 1: it could not be done.
return_ledger() {
  local older=$1 newer=$2 before
  before=$(ledger_before "$newer")
  if [[ -e $data/ledger.sqlite ]] && reads "$older" "$data"; then return; fi
  if [[ ! -e $before ]] || ! reads "$older" "$before"; then return; fi
  say "Release $older cannot read the ledger as release $newer has written it. It gets the one from before."
  systemctl stop "$unit" && with_ledger_locked put_ledger_back "$before" "$(name_aside "$newer")"
}

# Refuses to go back to a release that cannot read the nights as they are now: by itself no night is left behind.
can_go_back_to() {
  local earlier=$1 number=$2 before
  if [[ ! -e $data/ledger.sqlite ]] || reads "$earlier" "$data" || ! reads "$number" "$data"; then return; fi
  before=$(ledger_before "$number")
  if [[ -e $before ]] && reads "$earlier" "$before"; then
    fail "release $earlier cannot read the ledger as release $number has written it. The nights from before release" \
      "$number are in ${before#"$root"}; docs/backups.md tells how to go back to them. The clock on the wall is as it was."
  fi
  fail "release $earlier cannot read the ledger as release $number has written it. The clock on the wall is as it was."
}

# Does something while no writer has the ledger; whoever notes something beside the clock is waited for.
with_ledger_locked() {
  local status=0
  if [[ -e $data/ledger.lock ]]; then
    exec 8<"$data/ledger.lock"
    flock --wait 30 8 || status=1
  fi
  if [[ $status -eq 0 ]]; then "$@" || status=1; fi
  exec 8<&-
  return "$status"
}

# Copies the ledger, the log beside it and its plain copies into a new folder, which is there whole or not at all.
# A ledger that nobody writes is all in its files, and so a damaged one is kept as well as a sound one.
copy_ledger() {
  local into=$1 parts=() part
  for part in ledger.sqlite ledger.sqlite-wal copies; do
    if [[ -e $data/$part ]]; then parts+=("$data/$part"); fi
  done
  as_clock rm -rf "$into.new" "$into" &&
    as_clock mkdir "$into.new" &&
    as_clock cp -R --preserve=timestamps "${parts[@]}" "$into.new" &&
    as_clock mkdir -p "$into.new/copies" &&
    sync &&
    as_clock mv -T "$into.new" "$into" && return
  as_clock rm -rf "$into.new" # a full disk needs the room
  return 1
}

# Puts an earlier ledger in place of the one that is there, which is kept first. Its plain copies go with it, since a
# clock makes good from them what the ledger lacks. They come first: a clock that is started by chance while there is
# no ledger makes it of them. A log must never lie beside another ledger than its own.
put_ledger_back() {
  local before=$1 aside=$2 new=$data/returned part
  # Without a ledger an earlier run has kept it, and was interrupted.
  if [[ -e $data/ledger.sqlite ]]; then
    copy_ledger "$aside" || return 1
    say "What was written since is kept in ${aside#"$root"}."
  fi
  as_clock rm -rf "$new" && as_clock cp -R --preserve=timestamps "$before" "$new" && sync &&
    as_clock rm -rf "$data/copies" && as_clock mv -T "$new/copies" "$data/copies" && sync &&
    as_clock rm -f "$data/ledger.sqlite-wal" "$data/ledger.sqlite-shm" "$data/ledger.sqlite" || return 1
  for part in ledger.sqlite-wal ledger.sqlite; do
    if [[ -e $new/$part ]]; then as_clock mv -T "$new/$part" "$data/$part" || return 1; fi
  done
  sync && as_clock rm -rf "$new"
}

# Names a folder, not there yet, for what a release has written.
name_aside() {
  local name=$data/written-by-release-$1 number=2
  while [[ -e $name ]]; do
    name=$data/written-by-release-$1-$number
    number=$((number + 1))
  done
  printf '%s\n' "$name"
}

# Throws away what was kept for going back from releases that are no more, and what an interruption has left.
forget_ledgers() {
  local folder
  as_clock rm -rf "$data/returned" || true
  for folder in "$data"/before-release-*; do
    if [[ -e $folder && ! -e $releases/${folder##*-} ]]; then as_clock rm -rf "$folder" || true; fi
  done
}
