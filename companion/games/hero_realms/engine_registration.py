"""Hero Realms by its rules, as an engine that the table service can run."""

from __future__ import annotations

from companion.games.engines import Engine, TableOverview
from companion.games.game_boxes import load_box
from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.autoplay import HeroAutoPlayer
from companion.games.hero_realms.bot_turn_steps import find_awaited_actor
from companion.games.hero_realms.cli_setup import build_setup_from_cli_options
from companion.games.hero_realms.decisions.legal_acts import legal_acts
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.physical.act_options import list_physical_player_options
from companion.games.hero_realms.setup_data import GAME
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.text.line_parser import read_line, write_line
from companion.games.hero_realms.text.summary import current_turn_message, summary_lines


def build_table_list_entry(state: HeroState) -> TableOverview:
    """A table of Hero Realms in one line."""
    shelf = load_box(GAME)
    mode = next(mode.name for mode in shelf.modes if mode.id == state.table.mode)
    places = enumerate(state.table.places)
    people = tuple((place.name, n) for n, place in places if not place.boss and place.played_by != "app")
    return TableOverview(shelf.name, mode, people, current_turn_message(state))


def example_typed_lines(state: HeroState) -> list[str]:
    """A few lines that would work at this table now: one of each kind of act."""
    if find_awaited_actor(state).kind == "people" and not state.asks:
        return _told_lines(state)
    kinds = {type(act): write_line(act) for act in reversed(legal_acts(state))}
    return list(kinds.values())[::-1][:4]


def _told_lines(state: HeroState) -> list[str]:
    """Examples of what physical players enter most often."""
    told = list_physical_player_options(state, next(n for n in state.active if n in state.table.people))
    seat = told.seat if len(state.active) > 1 else ""
    found: list[Act] = []
    found += [acts.Take(offer.slot, seat) for offer in told.offers if offer.card is not None][:1]
    found += [acts.Play(one.card.id, seat) for one in told.layable][:1]
    found += [acts.Attack(t.player, t.champion, 3, seat) for t in told.targets if t.refusal is None][:1]
    return [write_line(act) for act in (*found, acts.End(seat))]


def _read(state: HeroState, line: str, now: int) -> Act:
    return read_line(state, line)


ENGINE = Engine(
    HeroRealms(),
    build_table_list_entry,
    _read,
    example_typed_lines,
    build_setup_from_cli_options,
    summary_lines,
    autoplay=HeroAutoPlayer,
)
