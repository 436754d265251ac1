"""Builds the set-up of a quest from command-line options; what is not given is chosen so that it can be played.

Without options it is the first adventure that comes with the app, played with real dice. One player alone runs two
heroes: terrinoth HC1.
"""

from __future__ import annotations

from companion.games.cli_setup import CliSetupOrder, cli_setting_names
from companion.games.terrinoth.cards.card_book import ARCHETYPES
from companion.games.terrinoth.cards.pack_contents import Pack
from companion.games.terrinoth.cards.shipped_packs import load_shipped_packs, require_pack_of_quest
from companion.games.terrinoth.setup_data import (
    ENGINE,
    GAME,
    Chair,
    Settings,
    build_setup,
    make_setup_body,
    parse_setup_body,
)
from companion.kernel.game import Setup
from companion.kernel.messages import Text
from companion.kernel.plain_data import to_plain

OF_SEAT = ("hero", "archetype")
OF_TABLE = ("quest", *cli_setting_names(Settings))
HEROES_OF_LONE_PLAYER = 2
"""Heroes of one player."""


def build_setup_from_cli_options(order: CliSetupOrder) -> Setup:
    """The setup of a quest from its options, or a refusal that names what there is to choose."""
    order.check(OF_SEAT, OF_TABLE, ())
    quest = order.chosen("quest", otherwise=order.mode or load_shipped_packs()[0].quests[0].id)
    pack, seats = require_pack_of_quest(quest), order.seats()
    chairs = _alone(order, pack) if len(seats) == 1 else _party(order, pack)
    leader = chairs[0].id if len(seats) == 1 or not order.first else seats[order.first]
    plain = to_plain(make_setup_body(pack, quest, chairs, leader)) | {"settings": order.settings(Settings())}
    # What is typed is as good as any file: it is checked like one.
    return build_setup(parse_setup_body(Setup(GAME, ENGINE, order.seed, plain)), order.seed)


def _party(order: CliSetupOrder, pack: Pack) -> tuple[Chair, ...]:
    """A hero for everybody."""
    heroes: list[str] = []
    chairs = []
    for name, seat in order.seats().items():
        archetype, hero = order.chosen("archetype", name), order.chosen("hero", name)
        if not hero:
            hero = _free(order, pack, heroes, archetype)
        heroes.append(hero)
        chairs.append(Chair(seat, name, hero, "" if hero else archetype, name))
    return tuple(chairs)


def _alone(order: CliSetupOrder, pack: Pack) -> tuple[Chair, ...]:
    """Two heroes for one player: those that were named with a comma between them, or the first two."""
    heroes = list(order.listed("hero"))
    while len(heroes) < HEROES_OF_LONE_PLAYER:
        heroes.append(_free(order, pack, heroes, ""))
    cards = {card.id: card for card in pack.heroes}
    names = {hero: _name(cards[hero].title, order.language) if hero in cards else hero for hero in heroes}
    return tuple(Chair(hero, names[hero], hero, player=order.people[0]) for hero in heroes)


def _name(title: str | Text, language: str) -> str:
    return title if isinstance(title, str) else title[language]


def _free(order: CliSetupOrder, pack: Pack, taken: list[str], archetype: str) -> str:
    """The first hero of an archetype that nobody plays or has asked for; of the one wanted, where one is."""
    asked = [option for (_, what), option in order.choices.items() if what == "hero"]
    used = {str(card.archetype) for card in pack.heroes if card.id in (*taken, *asked)}
    used |= {option for (_, what), option in order.choices.items() if what == "archetype"}
    wanted = [archetype] if archetype else [kind for kind in ARCHETYPES if kind not in used]
    return next((card.id for kind in wanted for card in pack.heroes if card.archetype == kind), "")
