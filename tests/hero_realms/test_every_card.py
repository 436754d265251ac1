"""Every ability of every card, with figures that would be wrong if the effect were."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import pytest

from companion.games.hero_realms.cards import book, effects_of
from companion.games.hero_realms.compiling import compile_effect
from companion.games.hero_realms.positions import CardPosition
from companion.games.hero_realms.vocabulary import VOCABULARY
from companion.kernel.effects import BadEffect, parse
from companion.kernel.refusals import Refused
from tests.hero_realms.at_the_table import do, laid

PARTNER = {"imperial": "tithe-priest", "guild": "street-thug", "necros": "death-cultist", "wild": "wolf-shaman"}
OTHER_PARTNER = {
    "imperial": "darian-war-mage",
    "guild": "borg-ogre-mercenary",
    "necros": "cult-priest",
    "wild": "dire-wolf",
}
DECK = ("gold", "gold", "gold", "ruby", "ruby")


@dataclass(frozen=True)
class Row:
    """One ability: what it leads to for the one who uses it and for the opponent, with the answers it asks for."""

    card: str
    trigger: str
    me: dict[str, Any]
    answers: tuple[str, ...] = ()
    mine: dict[str, Any] = field(default_factory=dict)
    opp: dict[str, Any] = field(default_factory=dict)
    theirs: dict[str, Any] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)
    mode: str = "free-for-all"
    offered: tuple[str, ...] = ()
    illegal: tuple[str, ...] = ()


def simple(card: str, trigger: str, *answers: str, **me: Any) -> Row:
    """An ability that only changes the own numbers; drawn cards are counted by `drawn`."""
    if "drawn" in me:
        me["hand_count"] = me.pop("drawn")
    return Row(card, trigger, me, answers)


ORC = {"hand": ("gold", "gold"), "play": ("orc-grunt",)}
TWO = {"hand": ("gold", "dagger", "ruby"), "play": ("orc-grunt", "death-cultist")}
HAND2: dict[str, Any] = {"opp": {"hand": ("gold", "dagger")}, "theirs": {"hand_count": 1, "discard_count": 1}}

ROWS = [
    # --- starters and the Fire Gem
    simple("gold", "primary", gold=1, combat=0),
    simple("ruby", "primary", gold=2, combat=0),
    simple("shortsword", "primary", combat=2, gold=0),
    simple("dagger", "primary", combat=1, gold=0),
    simple("fire-gem", "primary", gold=2, combat=0),
    Row("fire-gem", "sacrifice", {"combat": 3, "gold": 0, "play": []}, table={"market": {"gems": 16}}),
    # --- Imperial
    simple("arkus-imperial-dragon", "expend", combat=5, drawn=1),
    simple("arkus-imperial-dragon", "ally", health=56),
    Row("close-ranks", "primary", {"combat": 9}, mine={"play": ("orc-grunt", "borg-ogre-mercenary")}),
    simple("close-ranks", "ally", health=56),
    simple("command", "primary", gold=2, combat=3, health=54, drawn=1),
    simple("darian-war-mage", "expend", "combat", combat=3, health=50),
    simple("darian-war-mage", "expend", "health", combat=0, health=54),
    simple("domination", "primary", combat=6, health=56, drawn=1),
    Row("domination", "ally", {"expended": []}),
    simple("cristov-the-just", "expend", combat=2, health=53),
    simple("cristov-the-just", "ally", drawn=1),
    simple("kraka-high-priest", "expend", health=52, drawn=1),
    Row("kraka-high-priest", "ally", {"health": 56}, mine={"play": ("orc-grunt",)}),
    Row("man-at-arms", "expend", {"combat": 4}, mine={"play": ("orc-grunt", "borg-ogre-mercenary",
        "cron-the-berserker")}),
    Row("master-weyan", "expend", {"combat": 5}, mine={"play": ("orc-grunt", "cron-the-berserker")}),
    simple("rally-the-troops", "primary", combat=5, health=55),
    Row("rally-the-troops", "ally", {"expended": []}),
    Row("recruit", "primary", {"gold": 2, "health": 55}, mine={"play": ("orc-grunt", "cron-the-berserker")}),
    simple("recruit", "ally", gold=1),
    simple("tithe-priest", "expend", "gold", gold=1, health=50),
    Row("tithe-priest", "expend", {"gold": 0, "health": 52}, ("health",), mine={"play": ("orc-grunt",)}),
    simple("taxation", "primary", gold=2),
    simple("taxation", "ally", health=56),
    simple("word-of-power", "primary", drawn=2),
    simple("word-of-power", "ally", health=55),
    Row("word-of-power", "sacrifice", {"combat": 5, "play": []}, table={"sacrificed": ["word-of-power"]}),
    # --- Guild
    simple("borg-ogre-mercenary", "expend", combat=4),
    simple("bribe", "primary", gold=3),
    simple("bribe", "ally", pending=["action top"]),
    simple("death-threat", "primary", combat=1, drawn=1),
    Row("death-threat", "ally", {}, opp=ORC, theirs={"play": [], "discard": ["orc-grunt"]}),
    simple("deception", "primary", gold=2, drawn=1),
    simple("deception", "ally", pending=["any hand"]),
    Row("fire-bomb", "primary", {"combat": 8, "hand_count": 1}, opp=ORC, theirs={"play": [], "discard": ["orc-grunt"]}),
    simple("fire-bomb", "sacrifice", combat=5),
    simple("hit-job", "primary", combat=7),
    Row("hit-job", "ally", {}, ("opp/death-cultist",), opp=TWO, theirs={"play": ["orc-grunt"]}),
    simple("intimidation", "primary", combat=5),
    simple("intimidation", "ally", gold=2),
    simple("myros-guild-mage", "expend", gold=3),
    simple("myros-guild-mage", "ally", combat=4),
    simple("parov-the-enforcer", "expend", combat=3),
    simple("parov-the-enforcer", "ally", drawn=1),
    simple("profit", "primary", gold=2),
    simple("profit", "ally", combat=4),
    Row("rake-master-assassin", "expend", {"combat": 4}, ("opp/orc-grunt",), opp=ORC, theirs={"play": []}),
    Row("rake-master-assassin", "expend", {"combat": 4}, ("none",), opp=ORC, theirs={"play": ["orc-grunt"]}),
    simple("rasmus-the-smuggler", "expend", gold=2),
    simple("rasmus-the-smuggler", "ally", pending=["any top"]),
    Row("smash-and-grab", "primary", {"combat": 6, "deck_top": "gold", "discard": ["cron-the-berserker"]}, ("gold",),
        mine={"discard": ("gold", "cron-the-berserker"), "deck": ("ruby",)}),
    simple("street-thug", "expend", "gold", gold=1, combat=0),
    simple("street-thug", "expend", "combat", gold=0, combat=2),
    # --- Necros
    simple("cult-priest", "expend", "gold", gold=1, combat=0),
    simple("cult-priest", "expend", "combat", gold=0, combat=1),
    simple("cult-priest", "ally", combat=4),
    simple("dark-energy", "primary", combat=7),
    simple("dark-energy", "ally", drawn=1),
    Row("dark-reward", "primary", {"gold": 3, "discard": ["gold"]}, ("discard:dagger",),
        mine={"discard": ("dagger", "gold")}, table={"sacrificed": ["dagger"]}),
    simple("dark-reward", "ally", combat=6),
    simple("death-cultist", "expend", combat=2),
    Row("death-touch", "primary", {"combat": 2, "hand": [], "discard": ["gold"]}, ("hand:dagger",),
        mine={"hand": ("dagger",), "discard": ("gold",)}, table={"sacrificed": ["dagger"]}),
    simple("death-touch", "ally", combat=2),
    simple("rayla-endweaver", "expend", combat=3),
    simple("rayla-endweaver", "ally", drawn=1),
    simple("influence", "primary", gold=3),
    simple("influence", "sacrifice", combat=3),
    Row("krythos-master-vampire", "expend", {"combat": 6}, ("discard:gold",), mine={"discard": ("gold", "dagger")}),
    Row("krythos-master-vampire", "expend", {"combat": 3}, ("none",), mine={"discard": ("gold", "dagger")}),
    Row("life-drain", "primary", {"combat": 8, "discard": ["dagger"]}, ("discard:gold",),
        mine={"discard": ("gold", "dagger")}),
    simple("life-drain", "ally", drawn=1),
    Row("lys-the-unseen", "expend", {"combat": 4}, ("discard:gold",), mine={"discard": ("gold", "dagger")}),
    Row("lys-the-unseen", "expend", {"combat": 2}, ("none",), mine={"discard": ("gold", "dagger")}),
    Row("the-rot", "primary", {"combat": 4, "discard": ["dagger"]}, ("discard:gold",),
        mine={"discard": ("gold", "dagger")}),
    simple("the-rot", "ally", combat=3),
    Row("tyrannor-the-devourer", "expend", {"combat": 4, "discard": ["ruby"], "hand": []},
        ("discard:gold", "hand:dagger"), mine={"discard": ("gold", "ruby"), "hand": ("dagger",)},
        table={"sacrificed": ["gold", "dagger"]}),
    simple("tyrannor-the-devourer", "ally", drawn=1),
    Row("varrick-the-necromancer", "expend", {"deck_top": "orc-grunt", "discard": ["gold"]},
        mine={"discard": ("gold", "orc-grunt")}),
    simple("varrick-the-necromancer", "ally", drawn=1),
    # --- Wild
    simple("broelyn-loreweaver", "expend", gold=2),
    Row("broelyn-loreweaver", "ally", {}, ("gold",), **HAND2),
    simple("cron-the-berserker", "expend", combat=5),
    simple("cron-the-berserker", "ally", drawn=1),
    simple("dire-wolf", "expend", combat=3),
    simple("dire-wolf", "ally", combat=4),
    Row("elven-curse", "primary", {"combat": 6}, ("gold",), **HAND2),
    simple("elven-curse", "ally", combat=3),
    Row("elven-gift", "primary", {"gold": 2, "hand_count": 1, "discard": ["dagger"]}, ("yes", "dagger"),
        mine={"hand": ("dagger",)}),
    simple("elven-gift", "ally", combat=4),
    Row("grak-storm-giant", "expend", {"combat": 6, "hand_count": 1, "discard": ["dagger"]}, ("yes", "dagger"),
        mine={"hand": ("dagger",)}),
    Row("grak-storm-giant", "expend", {"combat": 6, "hand": ["dagger"], "discard": []}, ("none",),
        mine={"hand": ("dagger",)}),
    Row("grak-storm-giant", "ally", {"hand_count": 1, "discard": ["dagger"]}, ("dagger",), mine={"hand": ("dagger",)}),
    simple("natures-bounty", "primary", gold=4),
    Row("natures-bounty", "ally", {}, ("dagger",), **HAND2),
    simple("natures-bounty", "sacrifice", combat=4),
    simple("orc-grunt", "expend", combat=2),
    simple("orc-grunt", "ally", drawn=1),
    Row("rampage", "primary", {"combat": 6, "hand": ["gold"], "discard": ["dagger", "gold"]}, ("2", "dagger"),
        mine={"hand": ("dagger",), "deck": ("gold", "gold", "ruby")}, offered=("0", "1", "2")),
    Row("rampage", "primary", {"combat": 6, "hand": ["dagger"]}, ("0",), mine={"hand": ("dagger",)}),
    Row("torgen-rocksplitter", "expend", {"combat": 4}, ("gold",), **HAND2),
    Row("spark", "primary", {"combat": 3}, ("gold",), **HAND2),
    simple("spark", "ally", combat=2),
    Row("wolf-form", "primary", {"combat": 8}, ("gold",), **HAND2),
    Row("wolf-form", "sacrifice", {}, ("gold",), **HAND2),
    Row("wolf-shaman", "expend", {"combat": 4}, mine={"play": ("orc-grunt", "dire-wolf", "borg-ogre-mercenary")}),
    # --- the Dragon
    Row("dragons-tail", "primary", {"combat": 0}, opp={"health": 30, "play": ("tithe-priest", "zombie")},
        theirs={"health": 28, "play": ["tithe-priest"], "damage": {"tithe-priest": 2}}, mode="dragon"),
    simple("dragons-fire", "primary", combat=4),
    Row("dragons-fire", "sacrifice", {"combat": 0}, opp={"health": 30, "play": ("borg-ogre-mercenary",
        "rayla-endweaver")},
        theirs={"health": 30, "play": ["borg-ogre-mercenary"], "damage": {"borg-ogre-mercenary": 4}}, mode="dragon"),
    simple("dragons-bite", "primary", combat=4),
    simple("dragons-claw", "primary", combat=3, drawn=0),
    Row("dragons-claw", "primary", {"combat": 3, "hand_count": 1}, mine={"play": ("dragons-claw",)}),
    Row("hoard", "primary", {"gold": 1, "items": ["ring-of-wishes"], "hidden_hoard": 1},
        mine={"hidden_hoard": ("ring-of-wishes", "boots-of-speed")}, mode="dragon"),
    Row("hoard", "primary", {"gold": 1, "items": ["crown-of-will"], "hidden_hoard": 1}, ("if(",), mode="dragon",
        mine={"hidden_hoard": ("ring-of-wishes",)}, opp={"items": ("crown-of-will",)}, theirs={"items": []}),
    simple("imperial-chevron", "primary", gold=1),
    simple("demon-coin", "primary", gold=1),
    simple("elven-gold", "primary", gold=1),
    simple("guild-mark", "primary", gold=1),
    simple("cunning-blow", "primary", "combat", combat=3),
    Row("cunning-blow", "primary", {"combat": 0}, ("stun", "opp/tithe-priest"),
        opp={"play": ("orc-grunt", "tithe-priest")}, theirs={"play": ["orc-grunt"]}, mode="dragon"),
    Row("cunning-blow", "sacrifice", {"taunted_by": [], "immune": 2}, mine={"taunted_by": ("opp",)}, mode="dragon"),
    simple("prismatic-diamond", "primary", gold=3),
    Row("prismatic-diamond", "sacrifice", {"items": ["crown-of-will"], "hand": ["gold"], "discard": ["hit-job",
        "spark"]},
        ("opp/crown-of-will", "spark"), mine={"hand": ("gold", "hit-job", "spark")},
        opp={"items": ("crown-of-will",)}, theirs={"items": []}, mode="dragon"),
    # --- the hoard
    Row("amulet-of-cleansing", "expend", {"gold": 1, "hand_count": 1}, ("wild",),
        mine={"play": ("imperial-chevron", "demon-coin", "guild-mark")}, mode="dragon"),
    Row("amulet-of-cleansing", "expend", {"gold": 1, "hand_count": 0}, ("wild",), mine={"play": ("demon-coin",)},
        mode="dragon"),
    Row("boots-of-speed", "expend", {"pending": ["any top"]}, mode="dragon"),
    Row("crown-of-will", "expend", {"gold": 1, "combat": 0}, ("gold",), mode="dragon"),
    Row("crown-of-will", "expend", {"gold": 0, "combat": 3}, ("combat",), mode="dragon"),
    Row("gauntlets-of-strength", "expend", {"combat": 4}, mine={"play": ("demon-coin", "guild-mark")}, mode="dragon"),
    Row("orb-of-death", "expend", {}, ("opp/tithe-priest",), opp={"play": ("orc-grunt", "tithe-priest")},
        theirs={"play": ["orc-grunt"]}, mode="dragon"),
    Row("ring-of-wishes", "expend", {"hand": ["ruby"], "deck_count": 4}, ("deck:ruby",), mode="dragon"),
    Row("ring-of-wishes", "expend", {"hand": ["dagger"], "deck_count": 5}, ("discard:dagger",),
        mine={"discard": ("dagger",)}, mode="dragon"),
    Row("sword-of-destiny", "expend", {"combat": 5}, mode="dragon"),
    Row("vial-of-elven-tears", "expend", {"health": 55}, ("wild",), mine={"health": 50}, mode="dragon"),
    # --- the Lich
    Row("frozen-touch", "primary", {"combat": 2}, theirs={"hand": [], "discard": ["gold", "gold"]},
        opp={"defeated": True, "hand": ("gold", "gold")}, mode="lich of two"),
    Row("minor-summoning", "primary", {"play": ["minor-summoning", "ghoul"]}, mine={"grimoire": ("ghoul", "zombie")},
        mode="lich"),
    Row("major-summoning", "primary", {"play": ["major-summoning", "ghoul", "zombie"]},
        mine={"grimoire": ("ghoul", "zombie", "banshee")}, mode="lich of two"),
    Row("soul-crush", "primary", {"combat": 3}, ("combat",), mode="lich"),
    Row("soul-crush", "primary", {"combat": 0}, ("stun",), opp={"play": ("orc-grunt", "tithe-priest")},
        theirs={"play": ["tithe-priest"]}, mode="lich"),
    Row("soul-diamond", "primary", {"gold": 2}, mode="lich of two"),
    Row("soul-diamond", "sacrifice", {}, opp={"play": ("orc-grunt", "tithe-priest")}, theirs={"play": []}, mode="lich"),
    Row("abomination", "expend", {"combat": 4}, mode="lich"),
    Row("banshee", "expend", {}, opp={"health": 30, "play": ("tithe-priest",)},
        theirs={"health": 28, "damage": {"tithe-priest": 2}}, mode="lich"),
    Row("ghoul", "expend", {"combat": 5}, mine={"discard": ("orc-grunt", "borg-ogre-mercenary", "gold")}, mode="lich"),
    Row("revenant", "expend", {"health": 35}, ("health",), mine={"jars": ("heart-of-evil",)}, mode="lich"),
    Row("revenant", "expend", {}, ("stun", "opp/tithe-priest"), opp={"play": ("orc-grunt", "tithe-priest")},
        theirs={"play": ["orc-grunt"]}, mode="lich"),
    Row("skeleton-horde", "expend", {"combat": 2}, mode="lich of two"),
    Row("wall-of-fire", "expend", {}, opp={"health": 30, "play": ("tithe-priest",)}, theirs={"health": 28,
        "damage": {}}, mode="lich"),
    Row("zombie", "expend", {"combat": 2}, mode="lich"),
    Row("deep-insight", "expend", {"hand_count": 1, "discard": ["dagger"]}, ("dagger",), mine={"hand": ("dagger",)},
        mode="lich"),
    Row("heart-of-evil", "expend", {"play": ["ghoul"]}, mine={"grimoire": ("ghoul", "zombie")}, mode="lich"),
    Row("infernal-wealth", "expend", {"gold": 2}, ("gold",), mode="lich"),
    Row("infernal-wealth", "expend", {"gold": 0}, ("stun", "opp/tithe-priest"),
        opp={"play": ("orc-grunt", "tithe-priest")}, theirs={"play": ["orc-grunt"]}, mode="lich"),
    Row("manipulation", "expend", {"discard": ["hit-job"], "gold": 0}, ("hit-job",), mode="lich",
        offered=("hit-job", "fire-gem")),
    Row("unending-rage", "expend", {"combat": 7}, mode="lich"),
    Row("void", "expend", {}, opp={"health": 30, "items": ("guardians-shield",)}, theirs={"health": 27}, mode="lich"),
    Row("corruption", "expend", {"combat": 2, "play": ["ghoul"]}, mine={"grimoire": ("ghoul", "zombie"), "power": 1},
        mode="lich of two"),
    Row("corruption-flipped", "expend", {"combat": 4, "play": ["ghoul", "zombie"]},
        mine={"grimoire": ("ghoul", "zombie", "banshee"), "power": 2}, mode="lich of two"),
    # --- the characters
    Row("resurrect", "sacrifice", {"play": ["follower"], "discard": ["gold"]},
        mine={"character": "cleric", "discard": ("gold", "follower"), "stunned": ("follower",)}),
    Row("bless", "expend", {"health": 53, "gold": 0}, ("me",), mine={"character": "cleric", "gold": 2}),
    simple("follower", "expend", combat=1),
    simple("spiked-mace", "primary", combat=2),
    simple("prayer-beads", "primary", "gold", gold=2, health=50),
    simple("prayer-beads", "primary", "health", gold=0, health=55),
    Row("prayer-beads", "primary", {"gold": 2, "health": 55}, mine={"play": ("follower", "follower")}),
    Row("crushing-blow", "sacrifice", {"combat": 8}, mine={"character": "fighter"}),
    Row("shoulder-bash", "expend", {"combat": 2, "gold": 0}, mine={"character": "fighter", "gold": 2}),
    simple("longsword", "primary", combat=3),
    simple("throwing-axe", "primary", combat=2, drawn=0),
    Row("throwing-axe", "primary", {"combat": 7, "hand_count": 1}, mine={"combat": 5}),
    Row("headshot", "sacrifice", {"hand_count": 1}, ("opp/orc-grunt",), mine={"character": "ranger"}, opp=ORC,
        theirs={"play": []}),
    Row("track", "expend", {"discard": ["gold"], "deck": ["ruby", "dagger", "shortsword"], "deck_top": "ruby"},
        ("gold", "none", "ruby"),
        mine={"character": "ranger", "gold": 2, "deck": ("gold", "dagger", "ruby", "shortsword")}),
    Row("track", "expend", {"discard": ["gold", "dagger"], "deck_top": "ruby", "gold": 0}, ("gold", "dagger"),
        mine={"character": "ranger", "gold": 2, "deck": ("gold", "dagger", "ruby", "shortsword")}),
    simple("black-arrow", "primary", combat=1, drawn=0),
    Row("black-arrow", "primary", {"combat": 1, "hand_count": 1}, mine={"play": ("hunting-bow",)}),
    simple("horn-of-calling", "primary", gold=1, pending=["champion cost-1"]),
    simple("hunting-bow", "primary", combat=2),
    Row("heist", "sacrifice", {"discard": ["spark"], "gold": 1}, ("acquire spark from opp",),
        mine={"character": "thief", "gold": 2, "turns_taken": 2}, opp={"discard": ("spark", "gold", "taxation")},
        theirs={"discard": ["gold", "taxation"]}, illegal=("acquire taxation from opp",)),
    Row("pick-pocket", "expend", {"health": 53, "gold": 0}, ("gold",), mine={"character": "thief", "gold": 2}, **HAND2),
    simple("throwing-knife", "primary", combat=1),
    Row("throwing-knife", "primary", {"combat": 5}, mine={"play": ("throwing-knife", "throwing-knife")}),
    Row("fireball", "sacrifice", {"combat": 0}, mine={"character": "wizard"}, opp={"health": 30,
        "play": ("borg-ogre-mercenary", "rayla-endweaver")},
        theirs={"health": 26, "play": ["borg-ogre-mercenary"], "damage": {"borg-ogre-mercenary": 4}}),
    Row("channel", "expend", {"health": 49, "hand_count": 1, "gold": 0}, mine={"character": "wizard", "gold": 2}),
    simple("cat-familiar", "expend", "combat", combat=1),
    simple("cat-familiar", "expend", "gold", gold=1),
    simple("cat-familiar", "expend", "health", health=51),
    simple("ignite", "primary", combat=2),
    simple("spell-components", "primary", gold=1, pending=["action cost-1"]),
    simple("fire-staff", "primary", combat=1, drawn=0),
    Row("fire-staff", "primary", {"combat": 1, "hand_count": 1}, mine={"play": ("ignite", "ignite")}),
]  # fmt: skip


def name_of(row: Row) -> str:
    return " ".join([row.card, row.trigger, *row.answers])


@pytest.mark.parametrize("row", ROWS, ids=name_of)
def test_an_ability_does_what_the_card_says(row: Row) -> None:
    board = _lay(row)
    verb = {"primary": "play"}.get(row.trigger, row.trigger)
    state = do(board, f"{verb} {row.card}")
    if row.offered:
        assert sorted(state["legal"]) == sorted(f"choose {option}" for option in row.offered)
    for answer in row.answers:
        state = do(board, answer if answer.startswith("acquire") else f"choose {answer}")
    assert state["question"] == "main", state["legal"]
    assert not set(row.illegal) & set(state["legal"])
    _compare(row.me, state["seats"][_me(row)])
    _compare(row.theirs, state["seats"]["opp"])
    for zone, wanted in row.table.items():
        if isinstance(wanted, dict):
            _compare(wanted, state[zone])
        else:
            assert state[zone] == wanted


def _me(row: Row) -> str:
    return row.mode.split()[0] if row.mode != "free-for-all" else "me"


def _lay(row: Row) -> Any:
    definition = book().by_id[row.card].definition
    mine: dict[str, Any] = {"id": _me(row), "deck": DECK, **row.mine}
    if row.mode == "free-for-all":
        mine.setdefault("health", 50)
    if row.trigger == "primary":
        mine["hand"] = (row.card, *mine.get("hand", ()))
    elif definition.role == "hoard":
        mine["items"] = (row.card,)
    elif definition.role == "jar":
        mine["jars"] = (row.card,)
    elif definition.role not in ("ability", "skill", "power"):
        mine["play"] = (row.card, *_partners(row), *mine.get("play", ()))
    opp = {"id": "opp", **row.opp}
    if row.mode == "free-for-all":
        return laid(row.mode, [mine, opp])
    seats = [opp | {"character": "thief"}, mine]
    if row.mode.endswith("of two"):
        seats.insert(0, {"id": "third", "character": "wizard"})
    market = ("hit-job", "deception", "grak-storm-giant", "tyrannor-the-devourer", "fire-bomb")
    return laid(_me(row), seats, first=_me(row), market=market if row.card == "manipulation" else None)


def _partners(row: Row) -> tuple[Any, ...]:
    """A partner of the faction for an ally ability, expended so that it can be prepared and does nothing itself."""
    if row.trigger != "ally":
        return ()
    faction = book().by_id[row.card].definition.faction
    partner = PARTNER[faction] if PARTNER[faction] != row.card else OTHER_PARTNER[faction]
    return (CardPosition(partner, expended=True),)


def _compare(wanted: dict[str, Any], found: dict[str, Any]) -> None:
    for name, value in wanted.items():
        if name.endswith("_count"):
            assert len(found[name.removesuffix("_count")]) == value, name
        elif name == "deck_top":
            assert found["deck"][0] == value
        elif isinstance(value, list):
            assert sorted(found[name]) == sorted(value), name
        else:
            assert found[name] == value, name


def test_no_ability_of_any_card_is_left_out() -> None:
    tested = {(row.card, row.trigger) for row in ROWS}
    printed = {(card.id, trigger) for card in book().cards for trigger, _ in effects_of(card.definition)}
    assert tested | {("guardians-shield", "passive")} == printed


def test_every_branch_of_every_choice_is_taken() -> None:
    for card in book().cards:
        for trigger, text in effects_of(card.definition):
            if "choose(" in text:
                branches = text[text.index("choose(") :].count(";") + 1
                taken = {row.answers[:1] for row in ROWS if (row.card, row.trigger) == (card.id, trigger)}
                assert len(taken) >= branches, (card.id, trigger)


def test_guardians_shield_takes_the_first_three_points_of_each_turn() -> None:
    board = laid(
        "dragon",
        [
            {"id": "fay", "character": "fighter", "health": 40, "items": ("guardians-shield",)},
            {"id": "dragon", "combat": 9, "deck": DECK * 2},
        ],
        first="dragon",
    )
    assert do(board, "attack fay 2")["seats"]["fay"]["health"] == 40
    assert do(board, "attack fay 3")["seats"]["fay"]["health"] == 38
    assert do(board, "attack fay 4")["seats"]["fay"]["health"] == 34


def test_guardians_shield_takes_five_between_bosses() -> None:
    board = laid(
        "boss-vs-boss",
        [{"id": "red", "boss": "dragon", "items": ("guardians-shield",)}, {"id": "blue", "boss": "lich", "combat": 9}],
        first="blue",
    )
    assert do(board, "attack red 9")["seats"]["red"]["health"] == 146


def test_a_blessed_champion_is_harder_to_stun_until_the_end_of_the_next_turn() -> None:
    board = laid(
        "lich",
        [
            {"id": "cleo", "character": "cleric", "gold": 2, "health": 50, "deck": DECK, "play": ("follower",)},
            {"id": "lich", "hand": ("soul-crush", "soul-crush"), "deck": DECK, "jars": ("heart-of-evil",)},
        ],
    )
    do(board, "expend bless", "end", "play soul-crush", "choose combat")
    assert do(board, "attack cleo/follower 1")["seats"]["cleo"]["play"] == ["follower"]
    assert do(board, "attack cleo/follower 1")["seats"]["cleo"]["play"] == []


def test_the_ring_stays_expended_until_it_is_stolen() -> None:
    board = laid(
        "dragon",
        [
            {"id": "fay", "character": "fighter", "hand": ("arkus-imperial-dragon",), "deck": DECK},
            {"id": "dragon", "items": ("ring-of-wishes", "sword-of-destiny"), "deck": DECK * 2, "taunted_by": ("fay",)},
        ],
        first="dragon",
    )
    do(board, "expend ring-of-wishes", "choose deck:gold", "expend sword-of-destiny", "end")
    assert board.shown()["seats"]["dragon"]["ready"] == ["sword-of-destiny"]


def test_heist_waits_for_the_third_turn_and_takes_only_cards_with_a_cost() -> None:
    early = laid("free-for-all", [{"id": "me", "character": "thief", "turns_taken": 1}, {"id": "opp"}])
    assert "sacrifice heist" not in early.shown()["legal"]
    late = laid(
        "free-for-all",
        [{"id": "me", "character": "thief", "turns_taken": 2, "gold": 9}, {"id": "opp", "discard": ("gold", "spark")}],
    )
    state = do(late, "sacrifice heist")
    assert "acquire spark from opp" in state["legal"]
    assert "acquire gold from opp" not in state["legal"]


def test_a_discount_is_taken_off_the_next_card_of_its_kind_only() -> None:
    board = laid(
        "free-for-all",
        [{"id": "me", "gold": 4, "hand": ("horn-of-calling",)}, {"id": "opp"}],
        market=("cron-the-berserker", "rampage", "orc-grunt", "arkus-imperial-dragon", "grak-storm-giant"),
    )
    state = do(board, "play horn-of-calling")
    assert "acquire rampage" not in state["legal"]
    assert do(board, "acquire cron-the-berserker")["seats"]["me"]["gold"] == 0


def test_corruption_wakes_at_twenty_and_turns_at_thirty_cards() -> None:
    for count, power in ((19, []), (20, ["corruption"]), (30, ["corruption-flipped"])):
        board = laid(
            "lich",
            [
                {"id": "fay", "character": "fighter", "deck": DECK},
                {"id": "lich", "jars": ("void",), "discard": ("gold",) * (count - 1), "hand": ("gold",)},
            ],
            first="lich",
        )
        ready = do(board, "play gold", "end")["seats"]["lich"]["ready"]
        assert [card for card in ready if card.startswith("corruption")] == power


# --- would a wrong effect be noticed? ------------------------------------------------------------

IMMATERIAL = {
    # More defense shows only when somebody attacks: test_a_blessed_champion_is_harder_to_stun...
    ("bless", "bless(3,2)"),
}
SWAPPED = {"gold+": "combat+", "combat+": "health+", "health+": "gold+", "draw ": "summon ", "any": "champion"}


def misprints(text: str) -> list[str]:
    """An effect with one number one higher, or one resource for another, wherever there is one."""
    found = [text[: m.start()] + str(int(m[0]) + 1) + text[m.end() :] for m in re.finditer(r"\d+", text)]
    for old, new in SWAPPED.items():
        if old in text:
            found.append(text.replace(old, new, 1))
    return found


def readable(text: str) -> bool:
    try:
        parse(text, VOCABULARY)
    except BadEffect:
        return False
    return True


MISPRINTS = [
    (card.id, trigger, wrong)
    for card in book().cards
    for trigger, text in effects_of(card.definition)
    if trigger != "passive"
    for wrong in misprints(text)
    if readable(wrong) and (card.id, wrong) not in IMMATERIAL
]


def test_a_misprint_in_any_effect_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    missed = []
    for card, trigger, wrong in MISPRINTS:
        program = getattr(book().by_id[card], trigger)
        with monkeypatch.context() as patched:
            patched.setattr(program, "code", compile_effect(parse(wrong, VOCABULARY), 0, "").code)
            patched.setattr(program, "bound", [])
            if not any(_fails(row) for row in ROWS if (row.card, row.trigger) == (card, trigger)):
                missed.append((card, trigger, wrong))
    assert missed == []
    assert len(MISPRINTS) > 250


def _fails(row: Row) -> bool:
    try:
        test_an_ability_does_what_the_card_says(row)
    except (AssertionError, Refused):
        return True
    return False
