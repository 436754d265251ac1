"""Flet's fault with lists in a real browser, bare and as we mend it (`companion/app/flet_list_diff_fix.py`)."""

import pytest

from tests.browser.harness.people import Person
from tests.browser.harness.server import Server, free_port

pytestmark = pytest.mark.unseen("a bare Flet app draws nothing anew after a reload")


def _rows(*options: str) -> Server:
    port = free_port()
    return Server(["tests.browser.harness.moving_rows_app", "--port", str(port), *options], port)


def test_mended_rows_that_change_places_are_painted_as_they_are(ann: Person) -> None:
    with _rows("--mended") as server:
        ann.open(server.url)
        ann.tap("Next")
        ann.sees("fox")
        ann.tap("Next")
        ann.sees("gnu")
        ann.sees_no("cat")
        words = [seen.name for seen in ann.on_screen() if len(seen.name) == 3]
        assert words == ["dog", "elk", "fox", "gnu", "ant"]


def test_bare_flet_exchanges_their_lines_and_complains(ann: Person) -> None:
    """Once this fails, Flet has mended it itself, and `flet_fixes` can go."""
    with _rows() as server:
        ann.open(server.url)
        ann.tap("Next")
        ann.sees("fox")
        words = [seen.name for seen in ann.on_screen() if len(seen.name) == 3]
        assert words == ["dog", "elk", "ant", "cat", "fox"], "the first row has a line of the second"
        ann.tap("Next")
        ann.page.wait_for_timeout(1000)
        assert ann.complaints, "the next patch counts on lines that are not there"
        assert all("Error (details omitted due to --minify)" in complaint for complaint in ann.complaints)
        ann.complaints.clear()
        ann.sees_no("gnu")
