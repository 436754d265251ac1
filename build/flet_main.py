"""The way into a packaged app; `flet_app.sh` lays it beside the sources as main.py.

Not `companion.cli`: there is no command line in an app, and on a phone no web server to fall back on.
"""

import os
from pathlib import Path

import flet as ft

from companion.app import fonts
from companion.app.main import app_main
from companion.cli.desk import Desk
from companion.cli.options import Wishes

# Flet names the folders that an installed app may write to.
data = Path(os.environ.get("FLET_APP_STORAGE_DATA", "."))
cache = Path(os.environ.get("FLET_APP_STORAGE_CACHE", data / "cache"))

ft.run(app_main(Desk(Wishes(data=data)).house), assets_dir=str(fonts.prepare(cache / "assets").resolve()))
