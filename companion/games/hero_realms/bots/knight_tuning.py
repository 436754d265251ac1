"""Every number in Knight that is a judgement and not a rule, in one place, tuned by mirrored matches."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tuning:
    """Points for what cards do, and the weights of plans. A point is about one combat late in the game.

    Pairs are (at the start, late); between them the points slide from turn to turn, because gold that is seen four
    times more buys four times, and gold seen once more buys next to nothing.
    """

    late_turn: float = 7.8
    """The own turn from which the late points count in full: about the third pass of a deck."""
    gold: tuple[float, float] = (1.8, 0.5)
    combat: tuple[float, float] = (1.0, 1.2)
    health: tuple[float, float] = (0.5, 0.96)
    draw: tuple[float, float] = (2.2, 2.6)
    loot: tuple[float, float] = (0.8, 0.9)
    """Draw one and discard one."""
    force_discard: tuple[float, float] = (2.0, 1.8)
    """An opponent discards a card."""
    stun: tuple[float, float] = (2.0, 3.0)
    thin: tuple[float, float] = (2.8, 0.8)
    """Sacrifice a card of the own hand or discard pile."""
    prepare: tuple[float, float] = (1.5, 2.5)
    topdeck: tuple[float, float] = (0.9, 1.35)
    next_acquire: tuple[float, float] = (0.84, 0.78)
    summon: tuple[float, float] = (4.0, 4.0)
    hoard: tuple[float, float] = (3.0, 2.0)
    """A hoard item revealed or taken."""
    search: tuple[float, float] = (2.4, 2.4)
    blast: tuple[float, float] = (1.2, 1.6)
    """One damage to each of several, whether players or champions."""

    counted: float = 1.12
    """How many cards a counting effect is expected to find."""
    parting: tuple[float, float] = (0.05, 0.3)
    """The share of a sacrifice ability that is expected to be used."""
    ally_share: float = 0.35
    """The share of an ally ability counted where nothing is known of the deck."""
    champion: float = 1.35
    """How often a champion acts before it is stunned or the deck comes round."""
    guard: float = 0.34
    """A point of a guard's defense."""
    defense: float = 0.25
    """A point of another champion's defense."""

    dilution: float = 0.9
    """The share of the deck's mean card that a purchase must beat: it is drawn instead of that."""
    company: int = 4
    """Other cards seen together with a card: what an ally is looked for among."""
    partners: float = 1.6
    """The weight of what a card adds to the ally abilities of others."""
    lich_more: float = 1.5
    """Points for every card the Lich owns more, until its power is turned over."""
    keep: float = 1.9
    """A card worth more than this is not sacrificed to thin the deck."""

    reprisal: float = 3.04
    """How many turns a champion is expected to act if it is not stunned now."""
    wall: float = 0.56
    """A point of defense of a champion that is stunned: it would take damage meant for its player."""
    face: float = 1.0
    """One damage to a player."""
    finish: float = 100.0
    """Taking the last of somebody's health."""
    focus: float = 0.52
    """More for each damage to somebody the closer to the end they are."""
    sweep: float = 2.5
    """How many times its worth a card must take off the table to be sacrificed for that."""
    ability: float = 9.0
    """What a character's ability must take off the table: it is there once a game."""
    cash_in: float = 1.17
    """A card is sacrificed for its combat once the rest of it is worth less than this for each point."""


KNIGHT = Tuning()
