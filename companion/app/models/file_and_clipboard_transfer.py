"""Saves and picks files and uses the clipboard, as far as the device can; says so where it cannot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import flet as ft

from companion.app.models.device_session import DeviceSession

log = logging.getLogger(__name__)

PICK_TIMEOUT = 300.0
"""Seconds a person may take in a file dialog."""


async def pick_file(session: DeviceSession, endings: Sequence[str]) -> tuple[str, bytes] | None:
    """The name and content of a file that the person chooses; None where none was chosen."""
    try:
        call = ft.FilePicker().pick_files(
            with_data=True, allowed_extensions=list(endings), file_type=ft.FilePickerFileType.CUSTOM
        )
        picked = await asyncio.wait_for(call, PICK_TIMEOUT)
    except Exception as error:
        log.info("no file dialog: %s", error)
        session.device.refuse(session.words("import-no-dialog"))
        return None
    return (picked[0].name, picked[0].bytes) if picked and picked[0].bytes is not None else None


async def save_file(session: DeviceSession, name: str, data: bytes) -> str | None:
    """Save a file, which a browser downloads; where it went, or None where it did not."""
    try:
        place = await asyncio.wait_for(ft.FilePicker().save_file(file_name=name, src_bytes=data), PICK_TIMEOUT)
    except Exception as error:
        log.info("no file dialog: %s", error)
        session.device.refuse(session.words("export-no-dialog"))
        return None
    return place or name


async def copy_to_clipboard(session: DeviceSession, text: str) -> bool:
    """Copy a text."""
    try:
        await asyncio.wait_for(ft.Clipboard().set(text), 5)
    except Exception as error:
        log.info("no clipboard: %s", error)
        session.device.refuse(session.words("export-no-clipboard"))
        return False
    return True
