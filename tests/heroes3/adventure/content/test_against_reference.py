"""Towns, heroes, scenarios and tables against the reference, row by row."""

from __future__ import annotations

import re

from companion.games.heroes3.adventure.content import adventure_cards, reference_tables, scenarios
from companion.games.heroes3.adventure.content.effect_vocabulary import ADVENTURE_VOCABULARY
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import heroes_by_id
from companion.games.heroes3.adventure.content.towns import towns_by_faction
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rules import hero_levels, map_dice, morale
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.kernel.building_blocks.effect_parser import parse_effect_text
from tests.heroes3.adventure.content.reference_tables import LETTERS, amounts, box, needs_reference, rows, section, slug

pytestmark = needs_reference

# --- towns, heroes, levels ------------------------------------------------------------------------


def test_every_building_costs_what_is_printed() -> None:
    found = {
        (faction, building.name["en"]): (building.cost.gold, building.cost.materials, building.cost.valuables)
        for faction, town in towns_by_faction().items()
        for building in town.buildings.values()
    }
    assert found == {
        (row["faction"], row["building"]): (int(row["gold"]), int(row["building_materials"]), int(row["valuables"]))
        for row in rows("towns.csv")
    }


MOMENTS = {
    "each Resource Round": "resource-round", "each ASTROLOGERS Round": "astrologers-round",
    "Astrologers Round": "astrologers-round", "when built": "built", "turn start": "start-of-turn",
    "(?<!per )own turn": "own-turn", "once per own turn": "once-a-turn", "once per round": "each-round",
    "each round": "each-round", "in combat": "combat", "start of combat with an enemy hero": "hero-combat",
    "right after a siege": "after-siege", "per win over neutrals": "after-win",
    "allows |from the next|may be": "always",
}  # fmt: skip


def test_every_building_acts_at_the_moments_that_are_printed() -> None:
    for row in rows("towns.csv"):
        building = towns_by_faction()[row["faction"]].buildings[slug(row["building"])]
        expected = {when for words, when in MOMENTS.items() if re.search(words, row["effect"])}
        assert {deed.when for deed in building.deeds} == expected, row


def test_every_amount_of_resources_of_a_building_is_printed() -> None:
    for row in rows("towns.csv"):
        building = towns_by_faction()[row["faction"]].buildings[slug(row["building"])]
        does = " ".join(deed.text for deed in building.deeds)
        for number, resource in re.findall(
            r"(\d+) (gold|building materials|valuables)\b(?! (?:units|less))", row["effect"]
        ):
            word = resource.split()[-1]
            wanted = (f"{word}+{number}", f"pay({number}, {word})", f"sell-artifact({number})", f"spell-book({number})")
            assert any(way in does for way in wanted), (row, does)
        for number in re.findall(r"Search\((\d)\)", row["effect"]):
            assert f", {number})" in does or "spell-book" in does, (row, does)


def test_every_hero_board() -> None:
    found = {
        hero.id: (hero.faction, hero.type, hero.statistics, hero.ability, hero.box, slug(hero.profession["en"]))
        for hero in heroes_by_id().values()
    }
    # The reference writes one Overlord as Overload.
    assert found == {
        slug(row["name"]): (
            slug(row["faction"]), row["type"],
            tuple(int(row[f"{card}_cards"]) for card in ("attack", "defense", "power", "knowledge")),
            slug(row["starting_ability"]), box(row["content"]), slug(row["class"]).replace("overload", "overlord"),
        )
        for row in rows("heroes.csv")
    }  # fmt: skip


def test_the_table_of_levels() -> None:
    lines = re.findall(r"^\| ([IV]+) \| (\d) \| (\d) \| (.*?) \|$", section(3), re.MULTILINE)
    assert [(level.level, str(level.hand), str(level.expert)) for level in hero_levels.level_table().levels] == [
        line[:3] for line in lines
    ]
    for level, (_, _, _, brings) in zip(hero_levels.level_table().levels, lines, strict=True):
        assert (f"Search({level.search})" in brings) == bool(level.search)
        assert (f"Specialty card {level.specialty}" in brings) == bool(level.specialty)


# --- scenarios ------------------------------------------------------------------------------------


def test_official_scenarios() -> None:
    for row in rows("scenarios_official.csv"):
        scenario = scenarios.require_scenario(slug(row["scenario"]))
        assert scenario.name["en"] == row["scenario"]
        assert scenario.mode == ("unknown" if row["mode"] == "unverified" else row["mode"].casefold())
        numbers = [int(number) for number in re.findall(r"\d", row["players"].split("(")[0])]
        assert scenario.players == (() if not numbers else (numbers[0], numbers[-1]))
        campaign, _, number = row["campaign_and_number"].rpartition(" ")
        assert (scenario.campaign, scenario.number) == (slug(campaign), int(number or 0))
        assert scenario.factions == tuple(filter(None, (slug(row["faction"]),)))
        assert scenario.heroes == tuple(slug(name) for name in row["player_heroes"].split(";") if name)
        assert scenario.enemies == tuple(slug(name) for name in row["enemy_heroes"].split(";") if name)
        assert bool(scenario.assumed) == ("assumed" in row["note"])


def test_fan_made_scenarios() -> None:
    listed = rows("scenarios_fan.csv")
    assert scenarios.get_scenario_content().fan_made == {slug(row["scenario"]) for row in listed}
    for row in listed:
        scenario = scenarios.require_scenario(slug(row["scenario"]))
        start, ai = scenario.start, scenario.ai
        assert start is not None
        assert ai is not None
        assert Purse.of(dict(start.resources.items())) == amounts(row["start_resources"])
        assert start.carried == row["start_resources"].startswith("carried over")
        assert Purse.of(dict(start.income.items())) == amounts(row["start_income"])
        assert sorted(map(unit_name, start.units)) == unit_names(row["start_units"])
        buildings = [name.removesuffix(" dwelling").replace(" ", "-") for name in row["start_buildings"].split("; ")]
        assert list(start.buildings) == [name for name in buildings if name != "none"]
        assert sorted(map(unit_name, ai.army)) == unit_names(row["ai_army"])
        assert dict(ai.deck) == numbered(row["ai_deck"])
        assert dict(ai.spells) == numbered(row["ai_spells"])
        named = dict(
            zip(("army", "deck", "spells", "skills"), ("ai_army", "ai_deck", "ai_spells", "ai_skill"), strict=True)
        )
        assert set(ai.elsewhere) == {part for part, column in named.items() if "see source" in row[column]}
        factions = "" if row["faction"] == "any" else row["faction"]
        assert scenario.factions == tuple(filter(None, map(slug, factions.split("/"))))


def unit_name(key: str) -> str:
    """`castle:marksmen/few` as the reference writes it."""
    unit, side = key.split("/")
    if unit == "bronze":
        return f"{side} of a chosen bronze unit"
    return f"{side} {load_units().by_key[key].name['en'].casefold()}"


def unit_names(text: str) -> list[str]:
    """The units that the reference lists, if it does."""
    known = not ("see source" in text or text in ("none", "carried over"))
    return sorted(part.strip().casefold() for part in text.split(";") if known)


def numbered(text: str) -> dict[str, int]:
    """`3 might; 1 skill` by id."""
    return {slug(name): int(number) for number, name in re.findall(r"(\d) ([^;]+)", text)}


def test_the_starting_bonus() -> None:
    text = " ".join(section(12).split())
    assert "Easy 2 resource dice, keep both / Search(2) artifacts twice" in text
    assert "Normal 2 resource dice, keep one / Search(2) artifacts" in text
    assert "Hard 1 resource die / reveal artifacts until a minor one" in text
    ways = {
        level: [way.deed.text for way in bonus] for level, bonus in scenarios.get_scenario_content().bonuses.items()
    }
    assert ways["easy"] == ["roll(2, resource, all)", "search(artifacts, 2) & search(artifacts, 2)"]
    assert ways["normal"] == ["roll(2, resource, one)", "search(artifacts, 2)"]
    assert ways["hard"][0] == "roll(1, resource, all)"
    assert ways["impossible"] == []


def test_the_optional_rules() -> None:
    lines = re.findall(r"^\| (harder|easier|variant) \|", section(12), re.MULTILINE)
    assert [rule.effect for rule in scenarios.get_scenario_content().rules.values()] == lines


# --- tables ---------------------------------------------------------------------------------------


def test_the_trade_table() -> None:
    lines = re.findall(r"(\d) ([GBV]) → (\d) ([GBV])", section(5))
    found = {
        (rate.give, rate.get): (rate.pay, rate.gain) for rate in reference_tables.get_reference_tables().rates.values()
    }
    assert found == {(LETTERS[give], LETTERS[get]): (int(pay), int(gain)) for pay, give, gain, get in lines}
    steps = re.search(r"G by (\d), B by (\d), V by (\d)", section(5))
    assert steps is not None
    assert list(reference_tables.get_reference_tables().production.values()) == [int(step) for step in steps.groups()]


def test_the_dice() -> None:
    lines = dict(re.findall(r"^\| (attack|resource|treasure) \| (.*?) \|$", section(5), re.MULTILINE))
    assert list(map_dice.die_faces("attack")) == lines["attack"].split(", ")
    worth = [parse_effect_text(face, ADVENTURE_VOCABULARY) for face in map_dice.die_faces("resource")]
    assert worth == [
        parse_effect_text(f"{LETTERS[letter]}+{number}", ADVENTURE_VOCABULARY)
        for number, letter in re.findall(r"(\d) ([GBV])", lines["resource"])
    ]
    counts = [int(times) for times in re.findall(r"×(\d)", lines["treasure"])]
    assert [int(chance * 6) for chance in map_dice.face_probabilities("treasure").values()] == counts


def test_the_guards_of_every_field_level() -> None:
    for row in rows("difficulty.csv"):
        guards = load_cards().difficulty.fields[row["location_level"]][row["difficulty"]]
        tiers = ("bronze", "silver", "gold", "azure")
        assert dict(guards) == {tier: int(row[tier]) for tier in tiers if int(row[tier])}, row


def test_prices_of_war_machines() -> None:
    found = {
        machine.name["en"]: (machine.factory, machine.trading_post, machine.boxes[0])
        for machine in load_cards().machines.values()
    }
    assert found == {
        row["name"]: (int(row["cost_factory_gold"]), int(row["cost_trading_post_gold"]), box(row["content"]))
        for row in rows("war_machines.csv")
    }


def test_adventure_cards() -> None:
    listed = rows("adventure_cards.csv")
    found = adventure_cards.adventure_cards()
    assert [(card.name["en"], card.kind) for card in found] == [(row["name"], row["type"]) for row in listed]
    for card, row in zip(found, listed, strict=True):
        powers = re.findall(r"(?:^|; )(\d+):", row["battle_reward_by_combat_power"])
        assert list(card.rewards) == powers, card.id
        assert bool(card.tell) == (card.kind == "event"), card.id
        for power, won in card.rewards.items():
            # 10G 3V and 1 XP: every number of a reward is in its words, in every language.
            (wanted,) = re.findall(rf"(?:^|; ){power}: ([^;]*)", row["battle_reward_by_combat_power"])
            for said in won.values():
                assert sorted(re.findall(r"\d+", said)) == sorted(re.findall(r"\d+", wanted)), (card.id, power, said)


def test_morale_cards() -> None:
    listed = [row for row in rows("morale_cards.csv") if row["kind"] == "card"]
    found = morale.morale_table()
    assert [(card.morale, card.battlefield) for card in found.cards] == [
        (row["morale"], "Battlefield" in row["mode"]) for row in listed
    ]
    most = next(row["note"] for row in rows("morale_cards.csv") if row["name"] == "deck: gain morale")
    assert f"at most {found.most_positive} positive" in most
