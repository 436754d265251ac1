"""The save format of Hero Realms, and the steps from older ones."""

from __future__ import annotations

from companion.kernel.save_format_upgrades import SaveFormat, Upgrade

# Before formats were written down, fields were only added, each with a default.
FORMAT = SaveFormat((Upgrade(),))
