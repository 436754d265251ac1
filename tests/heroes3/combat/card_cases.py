"""Combats that end otherwise if a word of a card is wrong, by what is shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from companion.games.heroes3.combat.model.setup_data import Hero, Siege
from tests.heroes3.combat.sample_combats import Unit, hurt

DEMONS = "neutral:demons"
"""Attack 3, Defense 0, health 8, Initiative 6; no ability."""
FEW = "castle:crusaders/few"
"""Attack 3, Defense 2, health 4, Initiative 5; no ability."""
SHOOTER = "castle:zealots/few"


@dataclass(frozen=True)
class Case:
    """Lines at a table where `B2` acts, demons stand on B4 and B5, and what is found."""

    words: str
    lines: tuple[str, ...]
    expect: dict[str, Any]
    mine: dict[str, Unit] = field(default_factory=lambda: {"B2": FEW, "B3": DEMONS})
    theirs: dict[str, Unit] = field(default_factory=lambda: {"B4": DEMONS, "B5": DEMONS})
    acting: str = "B3"
    more: dict[str, Any] = field(default_factory=dict)


SIEGE = {"siege": Siege(gate="C3"), "kind": "ai-hero"}
SHOT: dict[str, Any] = {"mine": {"B1": "castle:zealots/few", "B2": FEW}, "acting": "B1"}


CASES: dict[str, Case] = {
    # --- figures -------------------------------------------------------------------------------------
    "Attack counts for one attack": Case(
        "attack", ("card attack on B3", "attack B4", "roll 0", "roll 0"), {"B4": {"damage": 4}}
    ),
    "expert Attack": Case(
        "attack", ("card attack way expert on B3", "attack B4", "roll 0", "roll 0"), {"B4": {"damage": 5}}
    ),
    "Defense for who strikes first": Case(
        "defense", ("card defense on B3", "attack B4", "roll 0", "roll 0"), {"B3": {"damage": 2}}
    ),
    "bonuses are gone after the activation": Case(
        "attack",
        ("card attack on B3", "done", "done", "done", "done", "choose fight-on", "attack B4", "roll 0", "roll 0"),
        {"B4": {"damage": 3}},
        mine={"B3": DEMONS},
        theirs={"B4": hurt(DEMONS, 0, acted=True), "B5": DEMONS},
        more={"skip_lines": (2, 3)},
    ),
    "a specialty counts twice for its unit": Case(
        "attack",
        ("card catherine-i on B2", "attack B4 from C4", "roll 0", "roll 0"),
        {"B4": {"damage": 5}},
        mine={"B2": FEW},
        acting="B2",
        theirs={"B4": DEMONS},
    ),
    "the other branch of a specialty": Case(
        "defense",
        ("card catherine-i choice 2 on B2", "attack B4 from C4", "roll 0", "roll 0"),
        {"C4": {"damage": 0}},
        mine={"B2": FEW},
        acting="B2",
        theirs={"B4": DEMONS},
    ),
    "Attack for as many cards as were discarded": Case(
        "attack", ("card sword-of-judgement discarded 2 on B3", "attack B4", "roll 0", "roll 0"), {"B4": {"damage": 5}}
    ),
    "a specialty for the whole combat": Case("attack", ("card crag-hack-i on B3",), {"B3": {"attack": 4}}),
    "faster targets are hit harder": Case(
        "attack",
        ("card cyra-iv on B2 B4", "attack B4 from C4", "roll 0", "roll 0"),
        {"B4": {"damage": 5}},
        mine={"B2": FEW},
        acting="B2",
    ),
    "Haste": Case("initiative", ("card haste power 1 on B2",), {"B2": {"initiative": 7}}),
    "Slow leaves at least 1": Case(
        "less-initiative", ("card gundula-vi on A5",), {"A5": {"initiative": 1}}, theirs={"A5": "neutral:zombies"}
    ),
    "more health": Case("health", ("card catherine-iv on B2",), {"B2": {"health": 6}}),
    "Weakness": Case("less-attack", ("card weakness on B4", "attack B4", "roll 0", "roll 0"), {"B3": {"damage": 2}}),
    "Curse": Case(
        "less-defense",
        ("card curse power 2 on B4", "attack B4", "roll 0", "roll 0"),
        {"B4": {"damage": 3}},
        theirs={"B4": "neutral:iron-golems"},
    ),
    "a weakness token": Case("weakness-token", ("card casmetra-vi way 2 on B4",), {"B4": {"attack": 1}}),
    "Archery for shots": Case(
        "attack-apart", ("card archery", "attack B4 then stay", "roll 0"), {"B4": {"damage": 4}}, **SHOT
    ),
    "Archery not against neighbours": Case(
        "attack-apart",
        ("card archery", "attack B2 then stay", "roll 0 0", "roll 0"),
        {"B2": {"damage": 3}},
        mine={"B1": "castle:zealots/few"},
        theirs={"B2": DEMONS},
        acting="B1",
    ),
    "Air Shield against ranged attackers": Case(
        "defense-against",
        ("card air-shield power 1 on B3", "done", "attack B3", "roll 0"),
        {"B3": {"damage": 1}},
        mine={"B3": DEMONS},
        theirs={"B5": "neutral:sharpshooters"},
        more={"attacker": "theirs"},
    ),
    "Shield against ground attackers": Case(
        "defense-against", ("card shield power 2 on B3", "attack B4", "roll 0", "roll 0"), {"B3": {"damage": 0}}
    ),
    "Interference against an attack": Case(
        "ward", ("card interference on B3", "attack B4", "roll 0", "roll 0"), {"B3": {"damage": 2}}
    ),
    "Interference against a spell": Case(
        "ward",
        ("card interference way expert on B3", "card magic-arrow power 2 side theirs on B3"),
        {"B3": {"damage": 1}},
        more={"theirs_acts": True},
    ),
    "a softer retaliation": Case(
        "softer-retaliation",
        ("card lord-haart-necropolis-vi on B3", "attack B4", "roll 0", "roll 0"),
        {"B3": {"damage": 1}},
    ),
    "thorns hurt who attacks": Case(
        "thorns", ("card fire-shield power 2 on B4", "attack B4", "roll 0", "roll -1"), {"B3": {"damage": 4}}
    ),
    "spell armour": Case(
        "spell-armour",
        ("card clancy-vi on B3", "card magic-arrow power 1 side theirs on B3"),
        {"B3": {"damage": 1}},
        more={"theirs_acts": True},
    ),
    "elemental liches": Case(
        "elemental",
        ("card moandor-vi", "attack B5 then stay", "roll 0"),
        {"B5": {"damage": 3}},
        mine={"B2": "necropolis:liches/few"},
        theirs={"B5": "neutral:crystal-dragons"},
        acting="B2",
    ),
    "Frenzy ignores Defense": Case(
        "ignore-defense",
        ("card frenzy power 2 on B3", "attack B4", "roll 0", "roll 0"),
        {"B4": {"damage": 3}},
        theirs={"B4": "neutral:crystal-dragons"},
    ),
    "Precision waives the penalty and adds Attack": Case(
        "no-penalty attack-apart",
        ("card precision on B1", "attack B5 then stay", "roll 0"),
        {"B5": {"damage": 4}},
        **SHOT,
    ),
    "nobody strikes back at Ash's unit": Case(
        "no-retaliation mark-retaliated",
        ("card ash-vi on B3", "attack B4", "roll 0"),
        {"B4": {"damage": 6}, "B3": {"damage": 0, "retaliated": True}, "dice": 0},
    ),
    # --- dice ----------------------------------------------------------------------------------------
    "Bless ignores the die": Case(
        "steady", ("card bless power 1 on B3", "attack B4", "roll -1", "roll 0"), {"B4": {"damage": 4}}
    ),
    "a cancelled die": Case(
        "cancel-die",
        ("card shield-of-the-dwarven-lords on B4", "attack B4", "roll 0", "roll +1"),
        {"B3": {"damage": 3}},
    ),
    "Misfortune takes die and bonus": Case(
        "misfortune",
        ("boost B4 attack +2 side theirs", "card misfortune power 1 on B4", "attack B4", "roll 0", "roll +1"),
        {"B3": {"damage": 3}},
    ),
    "Misfortune takes a bonus that comes later, too": Case(
        "misfortune",
        ("card misfortune power 1 on B4", "boost B4 attack +2 side theirs", "attack B4", "roll 0", "roll +1"),
        {"B3": {"damage": 3}},
    ),
    "a die that counts three times": Case(
        "triple-die", ("card centaurs-axe on B3", "attack B4", "roll +1", "roll 0"), {"B4": {"damage": 6}}
    ),
    "Fortune picks the best of three": Case(
        "roll-and-pick", ("card fortune power 1 on B3", "attack B4", "roll -1 0 +1", "roll 0"), {"B4": {"damage": 4}}
    ),
    "a roll that is set to 0": Case(
        "set-dice", ("card ivor-i", "attack B4", "roll 0"), {"B4": {"damage": 3}, "B3": {"damage": 3}}
    ),
    "an ability whatever the die shows": Case(
        "force-ability",
        ("card tarnum-fortress-vi on B3", "attack B4", "roll +1", "roll 0"),
        {"B4": {"paralysed": True}},
        mine={"B3": "fortress:basilisks/few"},
        theirs={"B4": hurt(DEMONS, 0, acted=True)},
    ),
    "a puppet hinders": Case(
        "hinder", ("card shamans-puppet on B4", "attack B4", "roll 0", "roll +1 -1"), {"B3": {"damage": 2}}
    ),
    "who strikes back is hindered": Case(
        "hinder", ("card lord-haart-necropolis-iv on B3", "attack B4", "roll 0", "roll +1 0"), {"B3": {"damage": 3}}
    ),
    "one die again": Case(
        "reroll",
        ("card cards-of-prophecy", "attack B4", "roll -1", "choose yes", "roll +1", "roll 0"),
        {"B4": {"damage": 4}},
    ),
    "Mirth lets each own die be rolled again": Case(
        "reroll",
        ("card mirth power 4", "attack B4", "roll -1", "choose yes", "roll 0", "roll 0"),
        {"B4": {"damage": 3}},
    ),
    "Slayer against gold": Case(
        "slay",
        ("card slayer on B3 B4", "roll +1 -1", "attack B4", "roll 0", "roll 0"),
        {"B4": {"damage": 3}},
        theirs={"B4": "neutral:nagas"},
    ),
    # --- damage --------------------------------------------------------------------------------------
    "Magic Arrow ignores Defense": Case("damage", ("card magic-arrow power 2 on B2",), {"B2": {"damage": 3}}),
    "Fireball on two spaces": Case(
        "damage", ("card fireball power 2 on B4 B5",), {"B4": {"damage": 2}, "B5": {"damage": 2}}
    ),
    "a ring around a space": Case(
        "damage",
        ("card adelaide-vi discarded 2 on C4",),
        {"B4": {"damage": 2}, "C5": {"damage": 2}, "C3": {"damage": 2}, "B5": {"damage": 0}},
        mine={"C3": DEMONS},
        theirs={"B4": DEMONS, "C5": DEMONS, "B5": DEMONS},
        acting="C3",
    ),
    "a space and around": Case(
        "damage", ("card xyron-i on B4",), {"B3": {"damage": 1}, "B4": {"damage": 1}, "B5": {"damage": 1}}
    ),
    "each enemy of a tier": Case(
        "damage", ("card septienna-iv",), {"B4": {"damage": 1}, "B5": {"damage": 1}, "B3": {"damage": 0}}
    ),
    "the slowest enemy": Case(
        "damage",
        ("card artillery",),
        {"A5": {"damage": 1}, "B4": {"damage": 0}},
        theirs={"B4": DEMONS, "A5": "neutral:zombies"},
    ),
    "a line": Case(
        "damage",
        ("card tarnum-dungeon-iv on B1",),
        {"B2": {"damage": 2}, "B4": {"damage": 2}, "A4": {"damage": 0}},
        theirs={"B4": DEMONS, "A4": DEMONS},
    ),
    "a unit and its neighbour": Case(
        "damage", ("card deemer-i power 2 on B4 B5",), {"B4": {"damage": 2}, "B5": {"damage": 2}}
    ),
    "a sword that hurts its bearer": Case(
        "damage attack",
        ("card sword-of-hellfire on B3", "attack B4", "roll 0", "roll -1"),
        {"B4": {"damage": 6}, "B3": {"damage": 3}},
    ),
    "two around a space": Case(
        "damage",
        ("card frost-ring on A4 B4 A5",),
        {"B4": {"damage": 1}, "A5": {"damage": 1}},
        theirs={"B4": DEMONS, "A5": DEMONS},
    ),
    "Chain Lightning": Case(
        "chain",
        ("card chain-lightning power 4 on B5",),
        {"B5": {"damage": 3}, "B4": {"damage": 2}, "B3": {"damage": 1}, "B2": {"damage": 0}},
    ),
    "Inferno by dice": Case(
        "dice-damage", ("card inferno power 1 on B4", "roll +1 +1"), {"B4": {"damage": 2}, "B5": {"damage": 2}}
    ),
    # --- states --------------------------------------------------------------------------------------
    "healing": Case("heal", ("card gem-iv on B2",), {"B2": {"damage": 1}}, mine={"B2": hurt(FEW, 3), "B3": DEMONS}),
    "Cure takes away what the enemy did": Case(
        "cleanse heal",
        ("card slow side theirs on B2", "mark B2 paralysed", "card cure on B2"),
        {"B2": {"damage": 2, "paralysed": False, "initiative": 5}},
        mine={"B2": hurt(FEW, 3), "B3": DEMONS},
    ),
    "paralysis comes off": Case(
        "unparalyze",
        ("card pendant-of-second-sight way 2 on B2",),
        {"B2": {"paralysed": False}},
        mine={"B2": hurt(FEW, 0, paralysed=True), "B3": DEMONS},
    ),
    "Dispel": Case(
        "dispel", ("boost B4 attack +2 until combat side theirs", "card dispel power 1 on B4"), {"B4": {"attack": 3}}
    ),
    "one ongoing effect ends": Case(
        "end-ongoing", ("boost B4 attack +2 until combat", "card boots-of-polarity way 2 on B4"), {"B4": {"attack": 3}}
    ),
    "damage is shifted": Case(
        "shift-damage",
        ("card sacrifice power 2 on B2 B3",),
        {"B2": {"damage": 0}, "B3": {"damage": 3}},
        mine={"B2": hurt(FEW, 3), "B3": DEMONS},
    ),
    "Resurrection undoes the attack": Case(
        "rescue",
        ("attack B3", "roll 0", "card resurrection power 2 side mine"),
        {"B3": {"damage": 6}, "lost": []},
        mine={"B2": FEW, "B3": hurt(DEMONS, 6)},
        acting="B4",
    ),
    "Blind": Case("paralyze", ("card blind power 1 on B5",), {"B5": {"paralysed": True}}),
    "Second Sight keeps paralysis off": Case(
        "no-paralysis", ("card pendant-of-second-sight on B2", "mark B2 paralysed"), {"B2": {"paralysed": False}}
    ),
    "Sorrow": Case(
        "skip",
        ("card sorrow power 2 on B4", "done", "done"),
        {"B5": {"acted": True}, "B4": {"acted": True}},
        mine={"B3": DEMONS},
        more={"attacker": "mine"},
    ),
    "Forgetfulness": Case(
        "forget",
        ("card forgetfulness power 1 on B5", "done"),
        {"illegal": ["attack B3"], "acting": "B5"},
        mine={"B3": DEMONS},
        theirs={"B5": "neutral:sharpshooters"},
    ),
    "Berserk attacks the nearest": Case(
        "berserk",
        ("card berserk power 2 on B4", "done"),
        {"acting": "B4", "legal": ["attack B5"], "illegal": ["attack B2 from B3"]},
        mine={"B2": FEW, "A1": DEMONS},
        acting="A1",
        theirs={"B4": DEMONS, "B5": hurt(DEMONS, 0, acted=True)},
    ),
    "Disrupting Ray silences": Case(
        "silence",
        ("card disrupting-ray power 2 on B4", "attack B4", "roll 0", "roll 0"),
        {"B4": {"damage": 2}},
        theirs={"B4": "neutral:manticores"},
    ),
    "nobody's ability works": Case(
        "silence-all",
        ("card orb-of-inhibition way 2", "attack B4", "roll +1"),
        {"lost": ["neutral:zombies"]},
        theirs={"B4": "neutral:zombies", "B5": DEMONS},
        mine={"B3": DEMONS},
    ),
    "Anti-Magic": Case(
        "anti-magic",
        ("card anti-magic power 2 on B2", "card magic-arrow on B2"),
        {"B2": {"damage": 0}},
        more={"spells": 2},
    ),
    "no Air spells": Case(
        "anti-school", ("card pendant-of-negativity way 2 on B2", "card lightning-bolt on B2"), {"B2": {"damage": 0}}
    ),
    "Counterstrike": Case(
        "ready-retaliation",
        ("card counterstrike power 2 on B2",),
        {"B2": {"retaliated": False}},
        mine={"B2": hurt(FEW, 0, retaliated=True), "B3": DEMONS},
    ),
    "everybody defends": Case(
        "defense-tokens", ("card merist-iv",), {"B2": {"defending": True}, "B3": {"defending": True}}
    ),
    "better tokens": Case(
        "better-tokens", ("card merist-vi", "attack B4", "roll 0", "roll 0", "roll 0"), {"B3": {"damage": 2}}
    ),
    # --- the board -----------------------------------------------------------------------------------
    "Teleport": Case("teleport", ("card teleport power 1 on B2 D5",), {"D5": {"unit": FEW}}),
    "one step": Case("step", ("card necklace-of-swiftness way 2 on B2 C2",), {"C2": {"unit": FEW}}),
    "Tactics": Case("swap", ("card tactics way expert on B2 B3",), {"B2": {"unit": DEMONS}, "B3": {"unit": FEW}}),
    "a ranged unit acts out of turn": Case(
        "activate",
        ("card bowstring-of-the-unicorns-mane on A1", "done"),
        {"acting": "A1"},
        mine={"A1": "castle:zealots/few", "B3": DEMONS},
    ),
    "Ballistics destroys a wall": Case(
        "destroy", ("card ballistics on A3",), {"walls": ["B3", "D3"]}, more=SIEGE, mine={"B2": FEW}, acting="B2"
    ),
    "Ballistics destroys the tower": Case(
        "destroy",
        ("card ballistics way expert",),
        {"lost": ["siege:arrow-tower"]},
        more=SIEGE,
        mine={"B2": FEW},
        acting="B2",
    ),
    "Earthquake shakes who stands beside": Case(
        "destroy",
        ("card earthquake power 2",),
        {"walls": [], "B4": {"damage": 1}, "B2": {"damage": 1}, "B5": {"damage": 0}},
        more=SIEGE,
        mine={"B2": FEW},
        acting="B2",
    ),
    "Force Field blocks": Case("obstacle", ("card force-field on C3",), {"illegal": ["move C3"]}, mine={"B3": DEMONS}),
    "an obstacle goes": Case(
        "remove-obstacles obstacle",
        ("card force-field power 2 on C3", "card remove-obstacle on C3"),
        {"legal": ["move C3"]},
        mine={"B3": DEMONS},
        more={"spells": 2},
    ),
    "a burning space": Case(
        "fire-wall", ("card fire-wall power 2 on A3", "move A3"), {"A3": {"damage": 2}}, mine={"B3": DEMONS}
    ),
    "elementals are summoned": Case(
        "summon", ("card summon-air-elemental power 4 on A2",), {"A2": {"unit": "summoned:air-elementals/pack"}}
    ),
    "a clone has 1 health": Case("clone", ("card clone power 3 on B2 A2", "damage A2 1"), {"lost": [FEW]}),
    "sharpshooters join": Case("join", ("card tarnum-rampart-vi on A2",), {"A2": {"unit": "neutral:sharpshooters"}}),
    "a horde of skeletons": Case(
        "horde",
        ("card sandro-i on B2", "damage B2 2"),
        {"B2": {"unit": "necropolis:skeletons/pack", "damage": 1}},
        mine={"B2": hurt("necropolis:skeletons/pack", 1), "B3": DEMONS},
    ),
    # --- machines ------------------------------------------------------------------------------------
    "a ballista shoots again": Case(
        "machine",
        ("card torosar-vi",),
        {"A5": {"damage": 1}},
        theirs={"B4": DEMONS, "A5": "neutral:zombies"},
        more={"machines": ("ballista",)},
    ),
    "a ballista is spent": Case(
        "damage", ("card gerwulf-iv way 2 on B4",), {"B4": {"damage": 2}}, more={"machines": ("ballista",)}
    ),
    "the tent heals once a round": Case(
        "machine",
        ("card first-aid-tent on B2",),
        {"B2": {"damage": 2}},
        mine={"B2": hurt(FEW, 3), "B3": DEMONS},
        more={"machines": ("first-aid-tent",)},
    ),
    # --- spells --------------------------------------------------------------------------------------
    "Power for the next spell": Case(
        "power", ("card power way expert", "card magic-arrow on B4"), {"B4": {"damage": 3}}
    ),
    "power is used up": Case(
        "power more-spells",
        ("card power", "card knowledge way expert", "card magic-arrow on B4", "card magic-arrow on B5"),
        {"B4": {"damage": 2}, "B5": {"damage": 1}},
    ),
    "Air Magic": Case("school-power", ("card air-magic", "card lightning-bolt on B4"), {"B4": {"damage": 3}}),
    "doubled power": Case(
        "double-power", ("card orb-of-the-firmament", "card lightning-bolt power 1 on B4"), {"B4": {"damage": 4}}
    ),
    "a tome's spell is as strong as it gets": Case(
        "free-strength", ("card tome-of-air way 2", "card lightning-bolt on B4"), {"B4": {"damage": 4}}
    ),
    "Resistance cancels the spell that follows": Case(
        "cancel-spell", ("card resistance way expert side theirs", "card magic-arrow on B4"), {"B4": {"damage": 0}}
    ),
    "a weak Resistance does not cancel a strong spell": Case(
        "cancel-spell", ("card resistance side theirs", "card magic-arrow power 2 on B4"), {"B4": {"damage": 3}}
    ),
    "cards deal no damage": Case(
        "no-card-damage", ("card orb-of-inhibition", "card magic-arrow on B4"), {"B4": {"damage": 0}}
    ),
    "golems lose their armour against spells": Case(
        "silence-spell-abilities",
        ("card orb-of-vulnerability", "card magic-arrow on B4"),
        {"B4": {"damage": 1}},
        theirs={"B4": "neutral:iron-golems"},
    ),
    "a free combat round": Case(
        "extra-round",
        ("card dessa-i", "done", "done"),
        {"round": 2, "movement": 0},
        mine={"B3": DEMONS},
        theirs={"B5": DEMONS},
        more={"hero": Hero(movement=0)},
    ),
    "nobody rolls again": Case(
        "no-luck", ("card spirit-of-oppression", "attack B4", "roll -1"), {"question": "dice"}, more={"rerolls": 1}
    ),
}
