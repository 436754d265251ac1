"""The games, one folder each. `tracker` is the score sheet that keeps any game whose box is described in `content/`.

A game may also lie elsewhere: `COMPANION_GAMES` names folders (as in PATH) whose subfolders are packages of games, too.
"""

import os

__path__ += [folder for folder in os.environ.get("COMPANION_GAMES", "").split(os.pathsep) if folder]
