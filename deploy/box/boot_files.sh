# shellcheck shell=bash
# The boot files of a Raspberry Pi: a black screen until the clock's first picture, and a size for the TV.

# Tokens of the kernel's line: no messages, no cursor, no blanking on the TV.
quiet_tokens=(quiet loglevel=3 logo.nologo vt.global_cursor_default=0 consoleblank=0 systemd.show_status=0)

# Prints the kernel's line with the clock's settings: `size` is like 1920x1080, or "quiet" for the TV's own.
boot_line() {
  local size=$1 token line=()
  shift
  for token in "$@"; do
    case $token in
      quiet | loglevel=* | logo.nologo | vt.global_cursor_default=* | consoleblank=* | systemd.show_status=*) ;;
      video=HDMI-A-*) if [[ $size == quiet ]]; then line+=("$token"); fi ;;
      console=tty1) line+=(console=tty3) ;;
      *) line+=("$token") ;;
    esac
  done
  line+=("${quiet_tokens[@]}")
  if [[ $size != quiet ]]; then line+=("video=HDMI-A-1:$size@60" "video=HDMI-A-2:$size@60"); fi
  printf '%s\n' "${line[*]}"
}

# Replaces a boot file in one step. The first original stays beside it: a box without these files does not start.
replace_boot_file() {
  local file=$1 text=$2
  if [[ ! -e $file.before-tournament-clock ]]; then cp -p "$file" "$file.before-tournament-clock"; fi
  sync
  printf '%s\n' "$text" >"$file.new"
  sync
  mv "$file.new" "$file"
  sync
}

set_boot_files() {
  local size=$1 file=$root/boot/firmware/cmdline.txt settings=$root/boot/firmware/config.txt tokens text
  [[ -e $file && -e $settings ]] ||
    fail "there are no boot files in /boot/firmware; --boot is for Raspberry Pi OS. The clock itself is installed."
  read -r -a tokens <"$file" || true
  [[ $(printf '%s\n' "${tokens[@]}" | grep -c '^root=') -eq 1 ]] ||
    fail "$file does not name one root= and is left alone; the original is $file.before-tournament-clock, if any."
  text=$(boot_line "$size" "${tokens[@]}")
  if [[ $text == "$(<"$file")" ]] && grep -qx 'disable_splash=1' "$settings"; then return; fi
  doing "write the screen settings into the boot files; they hold from the next start on" || return 0
  if [[ $text != "$(<"$file")" ]]; then replace_boot_file "$file" "$text"; fi
  if ! grep -qx 'disable_splash=1' "$settings"; then
    replace_boot_file "$settings" "$(<"$settings")"$'\n\n[all]\n# no rainbow before the clock\ndisable_splash=1'
  fi
}
