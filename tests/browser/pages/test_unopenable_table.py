"""A table that cannot be opened, in a browser: it stays on the home screen, and says why."""

import json
from pathlib import Path

from companion.data_location import DATABASE_FILE_NAME
from tests.browser.conftest import Seat
from tests.browser.harness.people import PHONE
from tests.browser.harness.server import Server
from tests.browser.harness.terminal_tables import begin, do
from tests.tables.problems.damage import UNOPENABLE, damage


def test_a_damaged_table_stays_at_home_says_why_and_leaves_the_others_alone(
    data_dir: Path, server: Server, seat: Seat
) -> None:
    broken = begin(data_dir, "hero-realms", "Red,Blue", "--name", "Friday")
    do(data_dir, broken, "life red -3")
    begin(data_dir, "hero-realms", "Ana,Ben")
    damage(data_dir / DATABASE_FILE_NAME, UNOPENABLE["setup"], broken)
    ann = seat("Ann")
    ann.open(server.url)
    ann.sees("Hero Realms, Round 1, with Ana and Ben")
    reason = f"The setup of table {broken} cannot be read."
    ann.tap(f"Friday cannot be opened. {reason} Import an exported file of this table, or go back to a backup.")
    ann.sees("This table cannot be opened")
    ann.sees("1 input")
    ann.tap("Back")
    ann.tap("Hero Realms, Round 1, with Ana and Ben")
    ann.sees("Ana: Life 50")


def test_a_table_that_cannot_be_opened_is_reported_without_names(data_dir: Path, server: Server, seat: Seat) -> None:
    broken = begin(data_dir, "hero-realms", "Zorbina,Quillon", "--name", "Friday")
    damage(data_dir / DATABASE_FILE_NAME, UNOPENABLE["setup"], broken)
    ann = seat("Ann", size=PHONE)
    ann.open(server.url)
    ann.tap("More about Friday")
    ann.tap("Report it")
    ann.sees("everything that is stored of this table")
    ann.tap("Left out")
    ann.sees("What cannot be read cannot be searched for names.")
    with ann.page.expect_download() as downloaded:
        ann.tap("Save the file")
    found = json.loads(downloaded.value.path().read_text("utf-8"))
    assert found["format"] == "companion-report"
    assert found["rows"]["tables"][0]["id"] == broken
    assert "orbina" not in json.dumps(found)
