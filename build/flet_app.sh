#!/usr/bin/env bash
# Packages Companion as an app of its own: build/flet_app.sh apk|aab|ipa|windows|macos|linux
# Needs what `flet build` needs: the Flutter SDK (fetched on first use), and for phones Android's or Apple's tools.
set -euo pipefail
cd "$(dirname "$0")/.."

target=${1:?which target? one of apk, aab, ipa, windows, macos, linux}
python=${PYTHON:-python3}
stage=dist/.flet/app
venv=dist/.flet/venv

# Flet works in a folder called build/ beside pyproject.toml and empties it at times, and that name is taken here.
# So it gets a copy of what belongs in the package, and nothing else.
rm -rf "$stage/companion" "$stage/database" "$stage/content"
mkdir -p "$stage"
cp -R companion database content pyproject.toml LICENSE "$stage/"
find "$stage" -name __pycache__ -type d -prune -exec rm -rf {} +
cp build/flet_main.py "$stage/main.py"

if [ ! -x "$venv/bin/python" ]; then
  echo "Setting up $venv..."
  "$python" -m venv "$venv"
fi
"$venv/bin/python" -m pip install -qq --disable-pip-version-check "flet-cli==1.0.5" "flet==1.0.5"

"$venv/bin/flet" build "$target" "$stage" --output "$PWD/dist/$target"
