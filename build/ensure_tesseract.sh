#!/usr/bin/env bash
# Prints the path of Tesseract, which reads the pictures of the screens, installing Debian's if there is none.
# With --no-install it only looks. It never lets a test be skipped: no Tesseract is an error.
set -euo pipefail

find_reader() { command -v "${COMPANION_TESSERACT:-tesseract}"; }

find_reader && exit 0
if [ "${1:-}" != --no-install ] && [ -z "${COMPANION_TESSERACT:-}" ]; then
  "$(dirname "$0")/apt_install.sh" tesseract-ocr >&2 && find_reader && exit 0
fi

cat >&2 <<'TEXT'
The tests that read what is painted need Tesseract with its English data, and it was not found.
  Debian, Ubuntu:   sudo apt-get update && sudo apt-get install tesseract-ocr
  Fedora:           sudo dnf install tesseract
  one you have:     export COMPANION_TESSERACT=/path/to/tesseract
TEXT
exit 1
