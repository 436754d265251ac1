"""Combats that end otherwise if an ability of a unit is wrong, by what is shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from companion.games.heroes3.combat.model.setup_data import Siege
from tests.heroes3.combat.sample_combats import Unit, hurt

DEMONS = "neutral:demons"
"""Attack 3, Defense 0, health 8; no ability."""
BOARS = "neutral:boars"
"""Attack 2, Defense 0, health 4; no ability."""


@dataclass(frozen=True)
class Case:
    """One combat: the unit with the words, who stands where, what is done, and what is found."""

    unit: str
    words: str
    mine: dict[str, Unit]
    theirs: dict[str, Unit]
    acting: str
    lines: tuple[str, ...]
    expect: dict[str, Any]
    more: dict[str, Any] = field(default_factory=dict)


CASES: dict[str, Case] = {
    # --- how it strikes ------------------------------------------------------------------------------
    "vampires are not struck back": Case(
        "necropolis:vampires/few", "no-retaliation",
        {"B3": "necropolis:vampires/few"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll 0"),
        {"B4": {"damage": 4, "retaliated": False}, "B3": {"damage": 0, "acted": True}, "dice": 0},
    ),
    "wolf raiders attack again after the retaliation": Case(
        "stronghold:wolf-raiders/pack", "attack-again",
        {"B3": "stronghold:wolf-raiders/pack"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll 0", "roll -1", "roll +1"),
        {"B4": {"damage": 5, "retaliated": True}, "B3": {"damage": 2, "acted": True}},
    ),
    "elves shoot again after a 0": Case(
        "rampart:elves/pack", "attack-again",
        {"B1": "rampart:elves/pack"}, {"B4": DEMONS}, "B1",
        ("attack B4 then stay", "roll 0", "roll +1"),
        {"B4": {"damage": 7}},
    ),
    "elves do not shoot again after a +1": Case(
        "rampart:elves/pack", "attack-again",
        {"B1": "rampart:elves/pack"}, {"B4": DEMONS}, "B1",
        ("attack B4 then stay", "roll +1"),
        {"B4": {"damage": 4}, "dice": 0},
    ),
    "marksmen do not shoot a neighbour twice": Case(
        "castle:marksmen/pack", "attack-again",
        {"B3": "castle:marksmen/pack"}, {"B4": hurt(DEMONS, 0, retaliated=True)}, "B3",
        ("attack B4 then stay", "roll 0 0"),
        {"B4": {"damage": 2}, "dice": 0},
    ),
    "hydras attack a second neighbour of choice": Case(
        "fortress:hydras/pack", "attack-neighbours",
        {"B3": "fortress:hydras/pack"}, {"B4": DEMONS, "A3": DEMONS, "C3": DEMONS}, "B3",
        ("attack B4", "roll -1", "choose C3", "roll 0"),
        {"B4": {"damage": 6}, "C3": {"damage": 7}, "A3": {"damage": 0}, "B3": {"damage": 0}},
    ),
    "magic elementals hit every neighbouring enemy": Case(
        "conflux:magic-elementals/pack", "attack-neighbours no-retaliation",
        {"B3": "conflux:magic-elementals/pack", "B2": "castle:champions/few"}, {"B4": DEMONS, "A3": DEMONS}, "B3",
        ("attack B4", "roll -1", "roll 0"),
        {"B4": {"damage": 4}, "A3": {"damage": 5}, "B2": {"damage": 0}},
    ),
    "few magic elementals hit friends, too": Case(
        "conflux:magic-elementals/few", "attack-neighbours",
        {"B3": "conflux:magic-elementals/few", "B2": "castle:champions/few"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll 0", "roll 0"),
        {"B4": {"damage": 4}, "B2": {"damage": 2}},
    ),
    "gold dragons strike who stands behind": Case(
        "rampart:gold-dragons/few", "attack-behind",
        {"B3": "rampart:gold-dragons/few"}, {"B4": DEMONS, "B5": DEMONS}, "B3",
        ("attack B4", "roll -1", "roll 0", "roll 0"),
        {"B4": {"damage": 4, "retaliated": True}, "B5": {"damage": 2, "retaliated": False}},
    ),
    "liches hit somebody beside the target": Case(
        "necropolis:liches/pack", "attack-beside",
        {"B1": "necropolis:liches/pack"}, {"B4": DEMONS, "A4": DEMONS, "C4": DEMONS}, "B1",
        ("attack B4 then stay", "roll 0", "choose C4", "roll +1"),
        {"B4": {"damage": 4}, "C4": {"damage": 3}, "A4": {"damage": 0}},
    ),
    "liches hit themselves where nobody else is beside the target": Case(
        "necropolis:liches/pack", "attack-beside",
        {"B3": "necropolis:liches/pack"}, {"B4": hurt(DEMONS, 0, retaliated=True)}, "B3",
        ("attack B4 then stay", "roll 0 0", "roll 0"),
        {"B4": {"damage": 4}, "B3": {"damage": 1}},
    ),
    "magogs burn somebody beside a distant target": Case(
        "inferno:magogs/pack", "damage-beside-target",
        {"B1": "inferno:magogs/pack"}, {"B4": DEMONS, "B5": DEMONS}, "B1",
        ("attack B4 then stay", "roll 0"),
        {"B4": {"damage": 2}, "B5": {"damage": 1}},
    ),
    "magogs burn nobody beside a neighbour": Case(
        "inferno:magogs/pack", "damage-beside-target",
        {"B3": "inferno:magogs/pack"}, {"B4": hurt(DEMONS, 0, retaliated=True), "B5": DEMONS}, "B3",
        ("attack B4 then stay", "roll 0 0"),
        {"B4": {"damage": 2}, "B5": {"damage": 0}},
    ),
    "cerberi bite a second neighbour": Case(
        "inferno:cerberi/pack", "damage-another-neighbour",
        {"B3": "inferno:cerberi/pack"}, {"B4": DEMONS, "A3": DEMONS, "D4": DEMONS}, "B3",
        ("attack B4", "roll 0"),
        {"B4": {"damage": 3}, "A3": {"damage": 1}, "D4": {"damage": 0}},
    ),
    "ayssids attack another after a kill": Case(
        "cove:ayssids/pack", "attack-another",
        {"B3": "cove:ayssids/pack"}, {"B4": hurt(BOARS, 3), "A3": DEMONS, "C3": DEMONS}, "B3",
        ("attack B4", "roll 0", "choose A3", "roll 0", "roll 0"),
        {"A3": {"damage": 3}, "B3": {"damage": 2}, "lost": [BOARS]},
    ),
    "ayssids do not attack another without a kill": Case(
        "cove:ayssids/pack", "attack-another",
        {"B3": "cove:ayssids/pack"}, {"B4": DEMONS, "A3": DEMONS}, "B3",
        ("attack B4", "roll 0", "roll 0"),
        {"A3": {"damage": 0}, "question": None, "B3": {"acted": True}},
    ),
    "harpies return": Case(
        "dungeon:harpies/few", "return",
        {"B1": "dungeon:harpies/few"}, {"B4": DEMONS}, "B1",
        ("attack B4 from B3", "roll 0", "roll -1", "choose yes"),
        {"B1": {"damage": 2, "acted": True}, "B4": {"damage": 2}},
    ),
    "arch devils appear anywhere": Case(
        "inferno:arch-devils/pack", "teleport",
        {"A1": "inferno:arch-devils/pack"}, {"B4": DEMONS}, "A1",
        ("move D5",),
        {"D5": {"unit": "inferno:arch-devils/pack"}},
    ),
    # --- its dice ------------------------------------------------------------------------------------
    "leprechauns use the better of two dice": Case(
        "neutral:leprechaun", "two-dice",
        {"B3": "neutral:leprechaun"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll -1 +1", "roll -1"),
        {"B4": {"damage": 3}},
    ),
    "neutral crusaders retaliate with the better of two dice": Case(
        "neutral:crusaders", "two-dice",
        {"B3": "neutral:demons"}, {"B4": "neutral:crusaders"}, "B3",
        ("attack B4", "roll 0", "roll -1 +1"),
        {"B3": {"damage": 4}},
    ),
    "ghost dragons add 1 to their die": Case(
        "necropolis:ghost-dragons/pack", "die-bonus",
        {"B3": "necropolis:ghost-dragons/pack"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll -1"),
        {"B4": {"damage": 7}},
    ),
    "mummies ignore their own die": Case(
        "neutral:mummies", "ignore-own-die",
        {"B3": "neutral:mummies"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll +1", "roll +1"),
        {"B4": {"damage": 3}},
    ),
    "neutral minotaurs roll a -1 again": Case(
        "neutral:minotaurs", "reroll",
        {"B3": "neutral:minotaurs"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll -1", "roll +1", "roll 0"),
        {"B4": {"damage": 4}},
    ),
    "pack crusaders may roll a 0 again": Case(
        "castle:crusaders/pack", "may-reroll",
        {"B3": "castle:crusaders/pack"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll 0", "choose yes", "roll +1", "roll 0"),
        {"B4": {"damage": 5}},
    ),
    "pack crusaders may keep a 0": Case(
        "castle:crusaders/pack", "may-reroll",
        {"B3": "castle:crusaders/pack"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll 0", "choose no", "roll 0"),
        {"B4": {"damage": 4}},
    ),
    "pack champions roll again after a charge": Case(
        "castle:champions/pack", "may-reroll",
        {"B2": "castle:champions/pack"}, {"B4": DEMONS}, "B2",
        ("attack B4 from B3", "roll -1", "choose yes", "roll +1", "roll 0"),
        {"B4": {"damage": 7}},
    ),
    "pack champions do not roll again from where they stand": Case(
        "castle:champions/pack", "may-reroll",
        {"B3": "castle:champions/pack"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll -1"),
        {"B4": {"damage": 5}, "dice": 1},
    ),
    "pack zealots have no penalty against neighbours": Case(
        "castle:zealots/pack", "no-penalty",
        {"B3": "castle:zealots/pack"}, {"B4": DEMONS}, "B3",
        ("attack B4 then stay",),
        {"dice": 1},
    ),
    "few magi have no penalty from Backline to Backline": Case(
        "tower:magi/few", "no-penalty",
        {"B1": "tower:magi/few"}, {"B5": DEMONS}, "B1",
        ("attack B5 then stay",),
        {"dice": 1},
    ),
    # --- stronger attacks ------------------------------------------------------------------------------
    "pack dread knights add 1 on a 0": Case(
        "necropolis:dread-knights/pack", "attack-bonus",
        {"B3": "necropolis:dread-knights/pack"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll 0"),
        {"B4": {"damage": 7}},
    ),
    "pack dread knights add nothing on a -1": Case(
        "necropolis:dread-knights/pack", "attack-bonus",
        {"B3": "necropolis:dread-knights/pack"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll -1"),
        {"B4": {"damage": 5}},
    ),
    "haspids that were flipped have 2 Attack more": Case(
        "cove:haspids/few", "attack-bonus",
        {"B3": hurt("cove:haspids/pack", 7)}, {"B4": hurt("neutral:crystal-dragons", 0, retaliated=True)}, "B3",
        ("damage B3 1", "attack B4", "roll 0"),
        {"B3": {"unit": "cove:haspids/few"}, "B4": {"damage": 4}},
    ),
    "stacked black dragons have 3 Attack more": Case(
        "bank-dragon-utopia:black-dragons", "attack-bonus",
        {"B3": hurt("bank-dragon-utopia:black-dragons", 0, stack="health")}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll -1"),
        {"B4": {"damage": 7}},
    ),
    "genies are stronger against efreet": Case(
        "neutral:genies", "attack-against",
        {"B3": "neutral:genies"}, {"B4": "neutral:efreet"}, "B3",
        ("attack B4", "roll 0", "roll 0"),
        {"B4": {"damage": 2}},
    ),
    "pack manticores ignore the printed Defense": Case(
        "dungeon:manticores/pack", "ignore-defense",
        {"B3": "dungeon:manticores/pack"}, {"B4": hurt("neutral:crystal-dragons", 0, retaliated=True)}, "B3",
        ("boost B4 defense +1", "attack B4", "roll 0"),
        {"B4": {"damage": 4}},
    ),
    "behemoths take Defense off the target": Case(
        "stronghold:behemoths/few", "lower-defense",
        {"B3": "stronghold:behemoths/few"}, {"B4": "neutral:crystal-dragons"}, "B3",
        ("attack B4", "roll 0", "roll 0"),
        {"B4": {"damage": 4}},
    ),
    "rust dragons take Defense off on a -1": Case(
        "neutral:rust-dragons", "lower-defense",
        {"B3": "neutral:rust-dragons"}, {"B4": "neutral:crystal-dragons"}, "B3",
        ("attack B4", "roll -1", "roll 0"),
        {"B4": {"damage": 5}},
    ),
    "rust dragons take no Defense off on a 0": Case(
        "neutral:rust-dragons", "lower-defense",
        {"B3": "neutral:rust-dragons"}, {"B4": "neutral:crystal-dragons"}, "B3",
        ("attack B4", "roll 0", "roll 0"),
        {"B4": {"damage": 4}},
    ),
    "pack behemoths corrode": Case(
        "stronghold:behemoths/pack", "corrode lower-defense",
        {"B3": "stronghold:behemoths/pack"}, {"B4": "neutral:crystal-dragons"}, "B3",
        ("attack B4", "roll 0", "roll 0"),
        {"B4": {"damage": 6, "corrosion": 1, "defense": 2}},
    ),
    "elementals ignore Defense": Case(
        "neutral:air-elementals", "elemental-damage",
        {"B3": "neutral:air-elementals"}, {"B4": "neutral:crystal-dragons"}, "B3",
        ("attack B4", "roll 0"),
        {"B4": {"damage": 2}},
    ),
    "elementals ignore Defense when they strike back": Case(
        "neutral:earth-elementals", "elemental-damage",
        {"B3": "castle:crusaders/few"}, {"B4": "neutral:earth-elementals"}, "B3",
        ("attack B4", "roll 0", "roll 0"),
        {"B3": {"damage": 3}},
    ),
    # --- what the target suffers -----------------------------------------------------------------------
    "thunderbirds strike with lightning before the retaliation": Case(
        "stronghold:thunderbirds/pack", "extra-damage",
        {"B3": "stronghold:thunderbirds/pack"}, {"B4": hurt(DEMONS, 3)}, "B3",
        ("attack B4", "roll 0", "roll 0"),
        {"phase": "over", "outcome": "victory"},
    ),
    "neutral wyverns sting on a 0 only": Case(
        "neutral:wyverns", "extra-damage",
        {"B3": "neutral:wyverns"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll 0", "roll +1", "roll 0"),
        {"B4": {"damage": 4}},
    ),
    "wyverns poison": Case(
        "fortress:wyverns/pack", "poison",
        {"B3": "fortress:wyverns/pack"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll 0", "roll 0"),
        {"B4": {"damage": 7, "poison": 1}, "acting": "B4"},
    ),
    "manticores of the second printing poison when they strike back": Case(
        "dungeon:manticores-alt/pack", "poison",
        {"B3": DEMONS}, {"B4": "dungeon:manticores-alt/pack"}, "B3",
        ("attack B4", "roll 0", "roll 0"),
        {"B3": {"damage": 4, "poison": 1}},
    ),
    "basilisks paralyse on a -1": Case(
        "fortress:basilisks/few", "paralyze",
        {"B3": "fortress:basilisks/few"}, {"B4": hurt(DEMONS, 0, acted=True)}, "B3",
        ("attack B4", "roll -1", "roll 0"),
        {"B4": {"damage": 3, "paralysed": True}},
    ),
    "basilisks do not paralyse on a 0": Case(
        "fortress:basilisks/few", "paralyze",
        {"B3": "fortress:basilisks/few"}, {"B4": hurt(DEMONS, 0, acted=True)}, "B3",
        ("attack B4", "roll 0", "roll 0"),
        {"B4": {"paralysed": False}},
    ),
    "neutral basilisks paralyse by one more die": Case(
        "neutral:basilisks", "paralyze",
        {"B3": "neutral:basilisks"}, {"B4": hurt(DEMONS, 0, acted=True)}, "B3",
        ("attack B4", "roll +1", "roll 0", "roll 0"),
        {"B4": {"damage": 5, "paralysed": True}},
    ),
    "few medusas paralyse by one more die after striking back": Case(
        "dungeon:medusas/few", "paralyze",
        {"B3": DEMONS}, {"B4": "dungeon:medusas/few"}, "B3",
        ("attack B4", "roll 0", "roll 0 0", "roll 0"),
        {"B3": {"damage": 3, "paralysed": True}},
    ),
    "stacked medusas paralyse": Case(
        "bank-medusa-stores:medusas", "paralyze",
        {"B3": hurt("bank-medusa-stores:medusas", 0, stack="attack")}, {"B5": hurt(DEMONS, 0, acted=True)}, "B3",
        ("attack B5 then stay", "roll 0"),
        {"B5": {"damage": 4, "paralysed": True}},
    ),
    "gorgons stare to death on two zeros": Case(
        "fortress:gorgons/pack", "death-stare",
        {"B3": "fortress:gorgons/pack"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll 0", "roll 0 0"),
        {"outcome": "victory"},
    ),
    "a death stare flips a Pack": Case(
        "neutral:gorgons", "death-stare",
        {"B3": "neutral:gorgons"}, {"B4": "castle:champions/pack"}, "B3",
        ("attack B4", "roll 0", "roll -1 -1", "roll 0"),
        {"B4": {"unit": "castle:champions/few", "damage": 0}},
    ),
    "ghost dragons frighten": Case(
        "neutral:ghost-dragons", "frighten",
        {"B3": "neutral:ghost-dragons"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll 0", "roll 0", "choose C4"),
        {"C4": {"damage": 5, "retaliated": False}, "B3": {"damage": 0, "acted": True}},
    ),
    "pack sorceresses weaken": Case(
        "cove:sorceresses/pack", "weaken",
        {"B1": "cove:sorceresses/pack"}, {"B4": DEMONS}, "B1",
        ("attack B4 then stay", "roll 0"),
        {"B4": {"damage": 4, "attack": 2}},
    ),
    "few sorceresses weaken anybody instead": Case(
        "cove:sorceresses/few", "weaken",
        {"B1": "cove:sorceresses/few"}, {"B4": DEMONS}, "B1",
        ("use B4",),
        {"B4": {"damage": 0, "attack": 1}, "B1": {"acted": True}},
    ),
    "dragon flies dispel what the enemy played on the target": Case(
        "fortress:dragon-flies/few", "dispel",
        {"B3": "fortress:dragon-flies/few"}, {"B4": DEMONS}, "B3",
        ("boost B4 attack +2 until combat side theirs", "boost B4 attack -1 until combat side mine", "attack B4",
         "roll 0", "roll 0"),
        {"B4": {"attack": 2}, "B3": {"damage": 2}},
    ),
    "retaliation against dragon flies is weaker": Case(
        "fortress:dragon-flies/pack", "weaken-retaliation",
        {"B3": "fortress:dragon-flies/pack"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll 0", "roll 0"),
        {"B3": {"damage": 1}},
    ),
    "who strikes back at dread knights rolls two dice": Case(
        "necropolis:dread-knights/few", "hinder-retaliation",
        {"B3": "necropolis:dread-knights/few"}, {"B4": DEMONS}, "B3",
        ("attack B4", "roll 0", "roll +1 -1"),
        {"B3": {"damage": 0}},
    ),
    "the better and the worse of two dice cancel out": Case(
        "necropolis:dread-knights/few", "hinder-retaliation two-dice",
        {"B3": "necropolis:dread-knights/few"}, {"B4": "neutral:crusaders"}, "B3",
        ("attack B4", "roll 0"),
        {"dice": 1, "B4": {"retaliated": True}},
    ),
    # --- for itself and its side -----------------------------------------------------------------------
    "wraiths heal as they are activated": Case(
        "neutral:wraiths", "heal-self",
        {"B3": hurt("neutral:wraiths", 3)}, {"B5": DEMONS}, "B3", (), {"B3": {"damage": 1}},
    ),
    "healing makes up for poison": Case(
        "neutral:wraiths", "heal-self poison",
        {"B3": hurt("neutral:wraiths", 3, poison=1)}, {"B5": DEMONS}, "B3", (), {"B3": {"damage": 2, "poison": 0}},
    ),
    "guarding vampires heal completely": Case(
        "bank-crypt:vampires", "heal-self",
        {"B3": hurt("bank-crypt:vampires", 2)}, {"B4": hurt(DEMONS, 0, retaliated=True)}, "B3",
        ("attack B4", "roll 0"),
        {"B3": {"damage": 0}},
    ),
    "enchanters heal an ally": Case(
        "neutral:enchanters", "heal-ally-or-strengthen",
        {"B1": "neutral:enchanters", "B3": hurt(DEMONS, 3)}, {"B5": DEMONS}, "B1", (),
        {"B3": {"damage": 1}, "B1": {"attack": 4}},
    ),
    "enchanters grow stronger where nobody is hurt": Case(
        "neutral:enchanters", "heal-ally-or-strengthen",
        {"B1": "neutral:enchanters", "B3": DEMONS}, {"B4": DEMONS}, "B1",
        ("attack B4 then stay", "roll 0"),
        {"B4": {"damage": 5}, "B1": {"attack": 4}},
    ),
    "ogres strengthen a ground unit": Case(
        "stronghold:ogres/pack", "strengthen",
        {"B1": "stronghold:ogres/pack", "B3": DEMONS}, {"B5": DEMONS}, "B1", ("use B3",),
        {"B3": {"attack": 5}, "B1": {"acted": True}},
    ),
    "faerie dragons harm anybody": Case(
        "neutral:faerie-dragons", "harm",
        {"B3": "neutral:faerie-dragons"}, {"B5": DEMONS, "C5": "neutral:iron-golems"}, "B3",
        ("choose B5",), {"B5": {"damage": 2}, "C5": {"damage": 0}},
    ),
    "golems are armoured against it": Case(
        "neutral:faerie-dragons", "harm spell-armour",
        {"B3": "neutral:faerie-dragons"}, {"B5": DEMONS, "C5": "neutral:iron-golems"}, "B3",
        ("choose C5",), {"C5": {"damage": 0}},
    ),
    "archangels undo an attack that would destroy an ally": Case(
        "castle:archangels/pack", "rescue-ally",
        {"B3": hurt("castle:halberdiers/few", 1), "A1": "castle:archangels/pack"}, {"B4": DEMONS}, "B4",
        ("attack B3", "roll 0", "choose yes"),
        {"B3": {"damage": 1, "retaliated": False}, "lost": []},
    ),
    "archangels do it once": Case(
        "castle:archangels/pack", "rescue-ally",
        {"B3": hurt("castle:halberdiers/few", 1), "A1": "castle:archangels/pack"},
        {"B4": DEMONS, "A3": hurt(BOARS, 0)}, "B4",
        ("attack B3", "roll 0", "choose yes", "done", "attack B3", "roll 0"),
        {"lost": ["castle:halberdiers/few"]},
        {"attacker": "theirs"},
    ),
    "phoenixes are reborn once": Case(
        "conflux:phoenixes/few", "rebirth",
        {"B3": hurt("conflux:phoenixes/few", 6), "A1": DEMONS}, {"B4": "neutral:crystal-dragons"}, "B4",
        ("attack B3", "roll 0", "roll 0", "damage B3 1"),
        {"lost": ["conflux:phoenixes/few"], "B4": {"damage": 3}},
    ),
    "pit lords summon demons when somebody fell": Case(
        "inferno:pit-lords/pack", "summon",
        {"B3": "inferno:pit-lords/pack", "A1": "castle:marksmen/few"}, {"B5": DEMONS}, "B3",
        ("remove A1", "use B4"),
        {"B4": {"unit": "inferno:demons/few", "acted": False}, "B3": {"acted": True}},
    ),
    "pit lords turn few demons to a pack": Case(
        "inferno:pit-lords/pack", "summon",
        {"B3": "inferno:pit-lords/pack", "A1": "castle:marksmen/few", "D1": "inferno:demons/few"}, {"B5": DEMONS}, "B3",
        ("remove A1", "use D1"),
        {"D1": {"unit": "inferno:demons/pack"}},
    ),
    "few cyclopes destroy a wall": Case(
        "stronghold:cyclopes/few", "destroy-siege",
        {"B1": "stronghold:cyclopes/few"}, {"B5": DEMONS}, "B1", ("use A3",),
        {"walls": ["B3", "D3"], "gate": "C3"},
        {"siege": Siege(gate="C3"), "kind": "ai-hero"},
    ),
    "pack cyclopes destroy the tower": Case(
        "stronghold:cyclopes/pack", "destroy-siege off-board",
        {"B1": "stronghold:cyclopes/pack"}, {"B5": DEMONS}, "B1", ("use tower",),
        {"lost": ["siege:arrow-tower"], "outcome": ""},
        {"siege": Siege(gate="C3"), "kind": "ai-hero"},
    ),
    "magi lend power to the first spell": Case(
        "tower:magi/pack", "spell-power",
        {"B1": "tower:magi/pack"}, {"B5": DEMONS}, "B1", ("card magic-arrow on B5",),
        {"B5": {"damage": 2}},
    ),
    "storm elementals lend power to an Air spell": Case(
        "conflux:storm-elementals/pack", "spell-power",
        {"B1": "conflux:storm-elementals/pack"}, {"B5": DEMONS}, "B1", ("card lightning-bolt on B5",),
        {"B5": {"damage": 3}},
    ),
    # --- how it is struck --------------------------------------------------------------------------------
    "few zombies have 1 Defense more against a +1": Case(
        "necropolis:zombies/few", "defense-on-die",
        {"B3": DEMONS}, {"B4": "necropolis:zombies/few"}, "B3", ("attack B4", "roll +1", "roll 0"),
        {"B4": {"damage": 2}},
    ),
    "few zombies have none more against a 0": Case(
        "necropolis:zombies/few", "defense-on-die",
        {"B3": DEMONS}, {"B4": "necropolis:zombies/few"}, "B3", ("attack B4", "roll 0", "roll 0"),
        {"B4": {"damage": 2}},
    ),
    "pack zombies have 1 Defense more against a 0": Case(
        "necropolis:zombies/pack", "defense-on-die",
        {"B3": DEMONS}, {"B4": "necropolis:zombies/pack"}, "B3", ("attack B4", "roll 0", "roll 0"),
        {"B4": {"damage": 1}},
    ),
    "neutral dread knights are better protected from retaliation": Case(
        "neutral:dread-knights", "defense-against-retaliation",
        {"B3": "neutral:dread-knights"}, {"B4": DEMONS}, "B3", ("attack B4", "roll 0", "roll 0"),
        {"B3": {"damage": 1}},
    ),
    "who attacks mummies has rolled a -1": Case(
        "neutral:mummies", "attacker-die",
        {"B3": DEMONS}, {"B4": "neutral:mummies"}, "B3", ("attack B4", "roll +1", "roll 0"),
        {"B4": {"damage": 1}},
    ),
    "a reroll beats the mummies": Case(
        "neutral:mummies", "attacker-die reroll",
        {"B3": "neutral:minotaurs"}, {"B4": "neutral:mummies"}, "B3", ("attack B4", "roll 0", "roll +1", "roll 0"),
        {"B4": {"damage": 3}},
    ),
    "pack halberdiers ignore the die for a card": Case(
        "castle:halberdiers/pack", "discard-to-ignore-die",
        {"B3": "castle:halberdiers/pack"}, {"B4": DEMONS}, "B4",
        ("attack B3", "roll +1", "choose yes", "roll 0"),
        {"B3": {"unit": "castle:halberdiers/few", "damage": 0}},
    ),
    "pack halberdiers may take the die": Case(
        "castle:halberdiers/pack", "discard-to-ignore-die",
        {"B3": "castle:halberdiers/pack"}, {"B4": DEMONS}, "B4",
        ("attack B3", "roll +1", "choose no", "roll 0"),
        {"B3": {"unit": "castle:halberdiers/few", "damage": 1}},
    ),
    "nix take at most 4": Case(
        "cove:nix/pack", "damage-cap",
        {"B3": "neutral:crystal-dragons"}, {"B4": "cove:nix/pack"}, "B3", ("attack B4", "roll +1", "roll 0"),
        {"B4": {"damage": 4}},
    ),
    "neutral halberdiers shield their neighbours": Case(
        "neutral:halberdiers", "defense-token",
        {"B3": DEMONS}, {"B4": BOARS, "A4": "neutral:halberdiers"}, "B3",
        ("attack B4", "roll 0", "roll +1", "roll 0"),
        {"B4": {"damage": 2, "defending": False}},
    ),
    "stacked dwarves count as defending": Case(
        "bank-dwarven-treasury:dwarves", "defense-token",
        {"B3": DEMONS}, {"B4": hurt("bank-dwarven-treasury:dwarves", 0, stack="attack")}, "B3",
        ("attack B4", "roll 0", "roll +1", "roll 0"),
        {"B4": {"damage": 1}},
    ),
    "dendroids hold who begins beside them": Case(
        "rampart:dendroids/pack", "root",
        {"B3": DEMONS}, {"B4": "rampart:dendroids/pack"}, "B3", (),
        {"legal": ["attack B4", "defend", "done"], "illegal": ["move B2", "move A3"]},
    ),
    # --- cards against it ----------------------------------------------------------------------------------
    "pack troglodytes cannot be paralysed": Case(
        "dungeon:troglodytes/pack", "immune-paralysis",
        {"B1": "castle:griffins/few"}, {"B5": "dungeon:troglodytes/pack"}, "B1", ("card blind on B5",),
        {"B5": {"paralysed": False}},
    ),
    "spells do nothing to oceanids": Case(
        "cove:oceanids/pack", "immune-spells",
        {"B1": "castle:griffins/few"}, {"B5": "cove:oceanids/pack"}, "B1", ("card lightning-bolt on B5",),
        {"B5": {"damage": 0}},
    ),
    "specialties deal no damage to black dragons": Case(
        "dungeon:black-dragons/pack", "immune-specialty-damage",
        {"B1": "castle:griffins/few"}, {"B5": "dungeon:black-dragons/pack"}, "B1", ("card ciele-vi on B5",),
        {"B5": {"damage": 0}},
    ),
    "fire does nothing to phoenixes": Case(
        "conflux:phoenixes/few", "immune-school",
        {"B1": "castle:griffins/few"}, {"B5": "conflux:phoenixes/few", "C5": DEMONS}, "B1",
        ("card fireball on B5 C5",), {"B5": {"damage": 0}, "C5": {"damage": 1}},
    ),
    "fire spells do not burn efreet, but blind them": Case(
        "inferno:efreet/pack", "immune-school",
        {"B1": "castle:griffins/few"}, {"B5": hurt("inferno:efreet/pack", 0, acted=True)}, "B1",
        ("card blind power 2 on B5", "card fireball on B5"), {"B5": {"damage": 0, "paralysed": True}},
        {"twice": True},
    ),
    "magic arrow does not hurt efreet": Case(
        "inferno:efreet/few", "immune-magic-arrow",
        {"B1": "castle:griffins/few"}, {"B5": "inferno:efreet/few"}, "B1", ("card magic-arrow power 2 on B5",),
        {"B5": {"damage": 0}},
    ),
    "other spells hurt few efreet": Case(
        "inferno:efreet/few", "immune-magic-arrow",
        {"B1": "castle:griffins/few"}, {"B5": "inferno:efreet/few"}, "B1", ("card fireball on B5",),
        {"B5": {"damage": 1}},
    ),
    "ongoing spells do not stick to gargoyles": Case(
        "tower:gargoyles/few", "immune-ongoing",
        {"B1": "castle:griffins/few"}, {"B5": "tower:gargoyles/few"}, "B1", ("card slow power 2 on B5",),
        {"B5": {"initiative": 6}},
    ),
    "ongoing specialties do not stick to titans": Case(
        "tower:titans/few", "immune-ongoing",
        {"B1": "tower:titans/few"}, {"B5": DEMONS}, "B1", ("card cyra-i on B1",),
        {"B1": {"initiative": 7}},
    ),
    "only damage reaches a fangarm": Case(
        "neutral:fangarm", "only-damage",
        {"B1": "castle:griffins/few"}, {"B5": "neutral:fangarm"}, "B1",
        ("card lightning-bolt on B5", "card blind power 1 on B5"), {"B5": {"paralysed": False, "damage": 2}},
        {"twice": True},
    ),
    "dwarves resist a card on a +1": Case(
        "rampart:dwarves/few", "resist-cards",
        {"B1": "castle:griffins/few"}, {"B5": "rampart:dwarves/few"}, "B1",
        ("card magic-arrow power 1 on B5", "roll +1"), {"B5": {"damage": 0}},
    ),
    "dwarves do not resist on a 0": Case(
        "rampart:dwarves/few", "resist-cards",
        {"B1": "castle:griffins/few"}, {"B5": "rampart:dwarves/few"}, "B1",
        ("card magic-arrow power 1 on B5", "roll 0"), {"B5": {"damage": 2}},
    ),
    "pack unicorns protect their neighbours": Case(
        "rampart:unicorns/pack", "spell-armour",
        {"B1": "castle:griffins/few"}, {"B5": "rampart:unicorns/pack", "C5": DEMONS}, "B1",
        ("card lightning-bolt on C5",), {"C5": {"damage": 1}},
    ),
    "few unicorns protect only themselves": Case(
        "rampart:unicorns/few", "spell-armour",
        {"B1": "castle:griffins/few"}, {"B5": "rampart:unicorns/few", "C5": DEMONS}, "B1",
        ("card lightning-bolt on C5",), {"C5": {"damage": 2}},
    ),
    "steel golems are armoured against specialties, too": Case(
        "neutral:steel-golems", "spell-armour",
        {"B1": "castle:griffins/few"}, {"B5": "neutral:steel-golems"}, "B1", ("card ciele-vi on B5",),
        {"B5": {"damage": 0}},
    ),
    "pack pegasi lower the power of enemy spells": Case(
        "rampart:pegasi/pack", "lower-enemy-power",
        {"B1": "castle:griffins/few"}, {"B5": DEMONS, "A5": "rampart:pegasi/pack"}, "B1",
        ("card lightning-bolt power 1 on B5",), {"B5": {"damage": 2}},
    ),
    "stacked familiars lower the power of enemy spells": Case(
        "bank-imp-cache:familiars", "lower-enemy-power",
        {"B1": "castle:griffins/few"}, {"B5": DEMONS, "A5": hurt("bank-imp-cache:familiars", 0, stack="attack")}, "B1",
        ("card lightning-bolt power 1 on B5",), {"B5": {"damage": 2}},
    ),
    "familiars without their token do not": Case(
        "bank-imp-cache:familiars", "lower-enemy-power",
        {"B1": "castle:griffins/few"}, {"B5": DEMONS, "A5": "bank-imp-cache:familiars"}, "B1",
        ("card lightning-bolt power 1 on B5",), {"B5": {"damage": 3}},
    ),
    # --- gold, packs, the tower ------------------------------------------------------------------------------
    "pack seamen earn gold once": Case(
        "cove:seamen/pack", "gold-on-removal",
        {"B3": "cove:seamen/pack"}, {"B4": hurt(BOARS, 3), "A5": DEMONS}, "B3", ("attack B4", "roll 0"),
        {"gold": 2},
    ),
    "a necropolis player reinforces for neutral skeletons": Case(
        "neutral:skeletons", "necropolis-reinforces",
        {"B3": hurt("necropolis:zombies/few", 1), "A1": "necropolis:wraiths/few"},
        {"B4": hurt("neutral:skeletons", 2), "A5": DEMONS}, "B3",
        ("attack B4", "roll 0", "choose B3"),
        {"B3": {"unit": "necropolis:zombies/pack", "damage": 1}, "A1": {"unit": "necropolis:wraiths/few"}},
    ),
    "a castle player does not": Case(
        "neutral:skeletons", "necropolis-reinforces",
        {"B3": "castle:halberdiers/few"}, {"B4": hurt("neutral:skeletons", 2), "A5": DEMONS}, "B3",
        ("attack B4", "roll 0"), {"B3": {"unit": "castle:halberdiers/few"}, "question": None},
    ),
    "the tower can be shot without a penalty": Case(
        "siege:arrow-tower", "only-shot-or-cards off-board",
        {"B1": "castle:marksmen/few"}, {"B5": DEMONS}, "B1", ("attack tower then stay", "roll +1"),
        {"tower": {"damage": 1}},
        {"siege": Siege(gate="C3"), "kind": "ai-hero"},
    ),
}  # fmt: skip
