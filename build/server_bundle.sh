#!/usr/bin/env bash
# Packages Companion for a computer without Python: one folder, dist/companion-server, to copy anywhere of the same system.
# Start it with dist/companion-server/companion-server; it takes what the `companion` command takes.
set -euo pipefail
cd "$(dirname "$0")/.."

python=${PYTHON:-python3}
work=dist/.bundle
venv=$work/venv

# A venv of its own: PyInstaller must not find flet-cli, whose hook goes looking for a desktop client.
if [ ! -x "$venv/bin/python" ]; then
  echo "Setting up $venv..."
  "$python" -m venv "$venv"
fi
"$venv/bin/python" -m pip install -qq --disable-pip-version-check -r requirements/run.lock pyinstaller==6.22.3

cat >"$work/companion-server.py" <<'PY'
import sys

from companion.cli import main

sys.exit(main())
PY

# Migrations are read from real files, commands and games are imported by name, and uvicorn picks its websocket by name:
# none of that can be seen by following imports.
echo "Packaging (about a minute)..."
"$venv/bin/python" -m PyInstaller --noconfirm --log-level WARN --name companion-server \
  --distpath dist --workpath "$work/work" --specpath "$work" --paths . \
  --collect-all flet --collect-all flet_web \
  --collect-data font_manrope --collect-data font_source_serif_pro \
  --collect-submodules companion --collect-submodules database --collect-submodules alembic.ddl \
  --hidden-import logging.config --hidden-import psycopg_binary --hidden-import psycopg_binary._psycopg \
  --hidden-import psycopg_binary.pq --hidden-import sqlalchemy.dialects.postgresql.psycopg \
  --hidden-import uvicorn.protocols.websockets.websockets_sansio_impl \
  --add-data "$PWD/content:content" --add-data "$PWD/database/migrations:database/migrations" \
  "$work/companion-server.py"

echo "dist/companion-server: $(du -sh dist/companion-server | cut -f1)"
