"""What units and war machines cost at this table: the printed price, or what a pack corrects (docs/packs.md)."""

from __future__ import annotations

from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.setup_data import Layout
from companion.games.heroes3.cards.hero_cards import Machine
from companion.games.heroes3.cards.unit_cards import Side, side_with_corrections


def unit_price(layout: Layout, side: Side) -> Purse:
    """What recruiting a Few or a neutral unit costs, or reinforcing to this Pack."""
    return Purse.of(side_with_corrections(side, layout.body.corrections).cost)


def machine_price(layout: Layout, machine: Machine, where: str) -> Purse:
    """What a war machine costs at the `factory` or at the `trading-post`."""
    said = {c.figure: c.value for c in layout.body.corrections if c.card == f"heroes3.machine-{machine.id}"}
    printed = machine.factory if where == "factory" else machine.trading_post
    return Purse(said.get(where, printed))
