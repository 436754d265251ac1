#!/usr/bin/env bash
# Renews requirements/run.lock and requirements/dev.lock from pyproject.toml.
# Versions stay as they are unless pyproject.toml forbids them or --upgrade is given.
set -euo pipefail
cd "$(dirname "$0")/.."

compile() { # compile OUTPUT [options]
  local output=$1
  shift
  # setuptools is locked too: the editable install builds with what is in .venv, without asking a registry.
  .venv/bin/python -m piptools compile --quiet --no-header --no-annotate --no-emit-options \
    --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
    --strip-extras --allow-unsafe --build-deps-for editable \
    --output-file "$output" "$@" pyproject.toml
  # The lock is made on one system and used on others: uvloop has no build for Windows.
  sed -i -E \
    -e '/^#/d; /^$/d' \
    -e 's/^(uvloop==[^ ;]+)( ;.*)?$/\1 ; sys_platform != "win32"/' "$output"
  echo "$output: $(grep -c == "$output") packages"
}

compile requirements/run.lock "$@"
compile requirements/dev.lock --extra dev --constraint requirements/run.lock "$@"
