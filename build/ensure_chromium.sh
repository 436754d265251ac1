#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests, installing Debian's if there is none.
# With --no-install it only looks. It never lets a test be skipped: no browser is an error.
set -euo pipefail

find_browser() {
  if [ -n "${COMPANION_CHROMIUM:-}" ]; then
    command -v "$COMPANION_CHROMIUM" && return
    echo "COMPANION_CHROMIUM is set to '$COMPANION_CHROMIUM', which is not a program." >&2
    exit 1
  fi
  local name
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" && return
  done
  return 1
}

find_browser && exit 0
if [ "${1:-}" != --no-install ]; then
  "$(dirname "$0")/apt_install.sh" chromium >&2 && find_browser && exit 0
fi

cat >&2 <<'TEXT'
The browser tests need Chromium or Chrome, and none was found.
  Debian, Ubuntu:   sudo apt-get update && sudo apt-get install chromium
  Fedora:           sudo dnf install chromium
  one you have:     export COMPANION_CHROMIUM=/path/to/the/browser
TEXT
exit 1
