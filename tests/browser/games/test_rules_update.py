"""A table of an old version whose steps lead elsewhere by the rules of now asks before its past changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.data_location import DATABASE_FILE_NAME
from tests.browser.conftest import Seat
from tests.browser.harness.eyes import same_as_fresh
from tests.browser.harness.people import PHONE
from tests.browser.harness.server import Server
from tests.browser.harness.terminal_tables import address
from tests.golden.make_saves import unpack

DRAGON = "/table/save0007"
"""The score sheet of the Dragon in the specimen, whose person had chosen Spanish."""


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """Give the folder of the first version that could save."""
    folder = unpack("b3ac96b", tmp_path / "saved")
    (folder / "evening.db").rename(folder / DATABASE_FILE_NAME)
    return folder


def test_the_notice_is_painted_and_leads_to_both_choices(seat: Seat, server: Server) -> None:
    ann = seat("Ann", size=PHONE)
    ann.open(address(server, DRAGON))
    ann.sees_no("Se ha corregido una regla")
    ann.tap("Deshacer")
    ann.sees("Se ha corregido una regla")
    same_as_fresh(ann, "notice")
    ann.tap("Ver qué cambiaría")
    ann.sees("Todavía no ha cambiado nada")
    ann.tap("Dejarlo como estaba")
    ann.tap("Volver")
    ann.sees_no("Se ha corregido una regla")
