#!/usr/bin/env bash
# Installs Debian packages without a question, if this machine lets us: apt-get and root, or sudo without a password.
set -euo pipefail

command -v apt-get >/dev/null || exit 1
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  sudo -n true 2>/dev/null || exit 1
  as_root=(sudo -n)
fi
export DEBIAN_FRONTEND=noninteractive

echo "Installing $* with apt-get (first time, a few minutes)..."
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" apt-get install -y -qq "$@" >/dev/null
