"""The library in a real browser on a phone: asked in Spanish without accents, links followed, looked up at a table."""

from pathlib import Path

import pytest

from tests.browser.conftest import Seat
from tests.browser.harness.server import Server
from tests.browser.harness.terminal_tables import address, begin


@pytest.mark.parametrize("pace", [60, 250])
def test_a_question_in_spanish_without_accents_is_answered_and_its_link_followed(
    pace: int, seat: Seat, server: Server
) -> None:
    ana = seat("Ana")
    ana.open(address(server, "/settings"))
    ana.tap("Español")
    ana.open(address(server, "/library"))
    ana.type("Pregunta a la biblioteca", "guardian", pace)
    ana.sees("Guardián", within=30)
    ana.tap("found-rule-hero-realms.guard")
    ana.sees("Un campeón con escudo negro")
    # The words in a text that lead on are also offered below it, in the size of a finger.
    ana.tap("see-hero-realms.prepared")
    ana.sees_no("Un campeón con escudo negro")
    ana.tap("see-hero-realms.guard")
    ana.sees("Un campeón con escudo negro")


def test_a_counter_held_at_the_table_explains_itself(seat: Seat, server: Server, data_dir: Path) -> None:
    table = begin(data_dir, "hero-realms", "Red,Blue")
    ann = seat("Ann")
    ann.open(address(server, f"/table/{table}"))
    ann.sees("Red: Life 50")
    ann.hold("pad-red-life")
    ann.sees("Rules reference", within=30)
    ann.sees_no("Red: Life 50")
    ann.tap("close-sheet")
    ann.sees("Red: Life 50")
    ann.tap("Red: Life minus 1")
    ann.sees("Red: Life 49")
