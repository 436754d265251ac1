"""The way into a packaged app; `flet_app.sh` lays it beside the sources as main.py.

Not `companion.cli`: there is no command line in an app, and on a phone no web server to fall back on.
"""

import os
from pathlib import Path

import flet as ft

from companion.app import fonts
from companion.app.screen_router import make_flet_main
from companion.cli.context import CommandContext
from companion.cli.shared_options import SharedOptions
from companion.log_file import log_to_folder

# Flet names the folders that an installed app may write to.
data = Path(os.environ.get("FLET_APP_STORAGE_DATA", "."))
cache = Path(os.environ.get("FLET_APP_STORAGE_CACHE", data / "cache"))

with log_to_folder(data):
    ft.run(
        make_flet_main(CommandContext(SharedOptions(data=data)).house),
        assets_dir=str(fonts.install_fonts(cache / "assets").resolve()),
    )
