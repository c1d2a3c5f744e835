# shellcheck shell=bash
# A release on trial: it is started, watched, and when it does not run the one before comes back.

looks=6 look_s=5 # how often the clock is looked at: longer than the system lets a hung one be

shown() { systemctl show --property "$1" --value "$unit"; }

runs() { systemctl --quiet is-enabled "$unit" 2>/dev/null && [[ $(shown ActiveState) == active ]]; }

# Starts the current release and says whether it is well: it has reported that it runs, keeps running, and answers.
start_and_watch() {
  local look began
  try systemctl enable --quiet "$unit" || return 1
  try systemctl restart "$unit" || return 1
  began=$(shown MainPID,ActiveState)
  for ((look = 0; look < looks; look++)); do
    sleep "$look_s"
    # Another process means that it died and was started again.
    if [[ $(shown MainPID,ActiveState) != "$began" ]]; then
      say "It started, and stopped again within $((looks * look_s)) seconds."
      return 1
    fi
  done
  night_now >/dev/null || {
    say "It runs, and does not tell how the night stands."
    return 1
  }
}

# Makes a release the current one; the rename is one step, so there is always one.
point_at() { ln -sfn "releases/$1" "$opt/current.new" && mv -T "$opt/current.new" "$opt/current"; }

# Goes from one release (0: none) to another, and back when it does not run: then status 1. From here on nothing
# stops this but the power, and `trial` tells the next run of that. What is on trial must be on the disk first.
switch() {
  local from=$1 to=$2 began well=""
  trap '' HUP INT TERM PIPE
  began=$(date +%s)
  say "-- start release $to"
  sync
  printf '%s %s\n' "$from" "$to" >"$opt/trial.new" && mv "$opt/trial.new" "$opt/trial" || return 1
  if ! keep_ledger "$from" "$to"; then
    say "The ledger cannot be kept for going back, so release $to is not started; the reasons stand above."
    go_back_to "$from" || say "Release $from does not start again; \`sudo journalctl -u $unit\` on the box tells why."
    remove_release "$to"
    forget_ledgers
  elif go_to "$to"; then
    well=yes
  else
    come_back "$from" "$to" "$began"
  fi
  if [[ -n $well && $to -lt $from ]]; then remove_above "$to"; fi # who goes back, leaves it behind
  if [[ -n $well ]]; then forget_ledgers; fi
  sync
  rm -f "$opt/trial"
  [[ -n $well ]]
}

go_to() { point_at "$1" && lay_system_files "$1" && start_and_watch; }

# As go_to, but the clock is started even where the system's files cannot be laid: a room waits for it.
go_back_to() { point_at "$1" && { lay_system_files "$1" || true; } && start_and_watch; }

# Brings the release before back, after telling what the log says of the one that does not run.
come_back() {
  local from=$1 to=$2 began=$3 back="" log
  log=$(journalctl --unit "$unit" --since "@$began" --lines 30 --output cat --no-pager 2>/dev/null || true)
  if [[ -n $log ]]; then
    say "Release $to does not run. The last lines of its log:"
    say "$log" | sed 's/^/   | /' || true
  else
    say "Release $to does not run; its log has nothing. What failed stands above."
  fi
  if [[ $from -eq $to ]]; then return; fi
  if [[ $from -eq 0 ]]; then
    systemctl disable --quiet --now "$unit" || true
    rm -f "$opt/current"
  else
    say "-- go back to release $from"
    if point_at "$from" && return_ledger "$from" "$to" && go_back_to "$from"; then
      say "Release $from runs again."
      back=yes
    else
      say "Release $from does not run either; \`sudo journalctl -u $unit\` on the box tells why."
    fi
  fi
  if [[ $to -gt $from ]]; then remove_release "$to"; fi
  if [[ -n $back ]]; then forget_ledgers; fi
}

# Ends what an earlier run began and could not end. Status 0: with that this run's purpose is reached, too.
finish_interrupted() {
  local from to
  [[ -e $opt/trial ]] || return 1
  read -r from to <"$opt/trial"
  if [[ $(current) != "$to" ]]; then
    doing "forget release $to, which an interrupted run left behind" || return 1
    if [[ $to -gt $from && $from -gt 0 ]]; then
      return_ledger "$from" "$to" || fail "the ledger from before release $to cannot be put back; the reasons stand above."
      runs || go_back_to "$from" || say "Release $from does not run; \`sudo journalctl -u $unit\` on the box tells why."
      forget_ledgers
    fi
    rm -f "$opt/trial"
    return 1
  fi
  doing "try release $to again, which an interrupted run had started" || return 1
  switch "$from" "$to" || return 1
  if [[ $purpose == rollback && $to -lt $from ]]; then
    say "The clock runs: release $to."
    return 0
  fi
  return 1
}
