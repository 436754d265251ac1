"""Builds the set-up of a table from command-line options; what is not given is chosen so that it can be played.

Without options players have physical cards and deal the real market, and the app plays the boss; where there is none,
it plays the last seat.
"""

from __future__ import annotations

from companion.games.cli_setup import CliSetupOrder, cli_setting_names
from companion.games.hero_realms.card_data.card_definitions import get_card_book
from companion.games.hero_realms.setup_data import (
    ENGINE,
    GAME,
    MODES,
    Chair,
    Settings,
    SetupBody,
    build_setup,
    parse_setup_body,
)
from companion.kernel.game import Setup
from companion.kernel.plain_data import Plain, to_plain
from companion.kernel.refusals import Malformed

OF_SEAT = ("character", "by", "level", "boss")
OF_TABLE = ("boss-by", "boss-level", "market", *cli_setting_names(Settings))
BOSSES = ("dragon", "lich")
USUAL_LEVEL = "knight"


def build_setup_from_cli_options(order: CliSetupOrder) -> Setup:
    """The setup of a table from its options, or a refusal that names what there is to choose."""
    order.check(OF_SEAT, OF_TABLE, ())
    mode = order.mode or ("dragon" if len(order.people) <= MODES["dragon"][1] else "free-for-all")
    seats = _seats(order, mode)
    real = any(seat["played_by"] == "people" for seat in seats)
    plain = to_plain(SetupBody("dragon", ())) | {
        "mode": mode,
        "seats": seats,
        "settings": order.settings(Settings()),
        "first": order.seats()[order.first] if order.first else "",
        "market": order.chosen("market", otherwise="table" if real else "app"),
        "boss_played_by": order.chosen("boss-by", otherwise="app"),
        "boss_level": order.chosen("boss-level", otherwise=order.chosen("level", otherwise=USUAL_LEVEL)),
    }
    # What is typed is as good as any file: it is checked like one.
    return build_setup(parse_setup_body(Setup(GAME, ENGINE, order.seed, plain)), order.seed)


def _seats(order: CliSetupOrder, mode: str) -> list[dict[str, Plain]]:
    seats: list[dict[str, Plain]] = []
    for place, (name, seat) in enumerate(order.seats().items()):
        if seat == mode:
            # The boss of a party sits there.
            raise Malformed("name-taken", found=name)
        character = order.chosen("character", name)
        if mode in BOSSES and not character:
            character = _free_character(order, seats)
        seats.append(
            to_plain(Chair(seat, name, character))
            | {
                "boss": order.chosen("boss", name, BOSSES[place % 2]) if mode == "boss-vs-boss" else "",
                "played_by": _by(order, mode, name),
                "level": order.chosen("level", name, USUAL_LEVEL),
            }
        )
    return seats


def _by(order: CliSetupOrder, mode: str, name: str) -> str:
    """Who plays a seat: a player with physical cards, unless something else was said."""
    said = any(what == "by" for _, what in order.choices)
    if mode not in BOSSES and not said and name == order.people[-1]:
        return "app"
    return order.chosen("by", name, "anyone" if mode == "boss-vs-boss" else "people")


def _free_character(order: CliSetupOrder, seats: list[dict[str, Plain]]) -> str:
    """A character that nobody has taken or asked for; the first one where all are."""
    taken = {seat["character"] for seat in seats} | {o for (_, what), o in order.choices.items() if what == "character"}
    known = list(get_card_book().characters)
    return next((character for character in known if character not in taken), known[0])
