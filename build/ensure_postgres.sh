#!/usr/bin/env bash
# Prints the folder of PostgreSQL's server programs (initdb, postgres), installing Debian's if there are none.
# With --no-install it only looks. It never lets a test be skipped: no server is an error.
set -euo pipefail

find_server() {
  local folder
  # Debian keeps them out of PATH, one folder a version: the newest first.
  for folder in ${COMPANION_POSTGRES:-} $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -rV) \
    $(dirname "$(command -v initdb || echo /)") /usr/pgsql-*/bin; do
    if [ -x "$folder/initdb" ] && [ -x "$folder/postgres" ]; then
      echo "$folder"
      return
    fi
  done
  return 1
}

find_server && exit 0
if [ "${1:-}" != --no-install ]; then
  "$(dirname "$0")/apt_install.sh" postgresql >&2 && find_server && exit 0
fi

cat >&2 <<'TEXT'
The PostgreSQL tests start a private server of their own and need its programs (initdb, postgres), which were not found.
  Debian, Ubuntu:   sudo apt-get update && sudo apt-get install postgresql
  Fedora:           sudo dnf install postgresql-server
  some you have:    export COMPANION_POSTGRES=/path/to/the/folder/with/initdb
TEXT
exit 1
