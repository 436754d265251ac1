"""Towns, heroes, the map, the calendar and scenarios in the library: all there, told from the data, found as typed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from companion.games.heroes3.adventure.content.heroes_and_starting_decks import heroes_by_id, require_hero
from companion.games.heroes3.adventure.content.map_content import SYMBOLS, TileField, get_map_content
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content, require_scenario
from companion.games.heroes3.adventure.content.towns import require_town, towns_by_faction
from companion.games.heroes3.adventure.content.triggered_effect_loading import (
    TimedEffect,
    TimedEffectDef,
    parse_triggered_effects,
)
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rules.morale import morale_table
from companion.games.heroes3.adventure.rules.round_calendar import astrologers_cards, event_cards
from companion.games.heroes3.catalogue_entries.building_and_hero_entries import build_building_entry, build_hero_entry
from companion.games.heroes3.catalogue_entries.event_card_entries import (
    build_astrologer_entry,
    build_event_entry,
    build_morale_entry,
    build_pandora_entry,
)
from companion.games.heroes3.catalogue_entries.map_entries import build_place_entry, build_tile_entry, tile_entry_id
from companion.games.heroes3.catalogue_entries.scenario_and_optional_rule_entries import (
    build_optional_rule_entry,
    build_scenario_entry,
)
from companion.kernel.messages import LANGUAGES
from companion.library.card_entries import CardEntry, label_text
from companion.library.translations import load_message_catalogue
from tests.heroes3.catalogue.test_unit_and_card_entries import entries, entry, figures, library

NEW = {
    "building": 80, "hero": 64, "astrologers": 49, "event": 20, "pandora": 20, "morale-card": 3, "adventure": 22,
    "place": 72, "tile": 107, "scenario": 40, "optional-rule": 14,
}  # fmt: skip


def said(card: CardEntry, language: str = "en") -> list[str]:
    """The lines of a card."""
    return list(card.lines(load_message_catalogue(language)))


def doubts(card: CardEntry) -> list[str]:
    """What is shown of it as uncertain, in English."""
    return [label_text(doubt, load_message_catalogue("en")) for doubt in card.uncertain]


def doing(*does: str) -> tuple[TimedEffect, ...]:
    """Deeds of a visit."""
    return parse_triggered_effects(tuple(TimedEffectDef("visit", effect) for effect in does))


# --- all of them ---------------------------------------------------------------------------------


def test_everything_in_the_content_is_there() -> None:
    counts = Counter(card.type for card in entries())
    assert {kind: counts[kind] for kind in NEW} == NEW
    assert counts["building"] == sum(len(one.buildings) for one in towns_by_faction().values())
    assert (counts["hero"], counts["astrologers"], counts["event"]) == (
        len(heroes_by_id()),
        len(astrologers_cards()),
        len(event_cards()),
    )
    assert (counts["place"], counts["tile"]) == (len(get_map_content().by_id), len(get_map_content().tiles))
    assert (counts["scenario"], counts["optional-rule"]) == (
        len(get_scenario_content().by_id),
        len(get_scenario_content().rules),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_them_says_something(language: str) -> None:
    silent = [card.id for card in entries() if card.type in NEW and not said(card, language)]
    assert not silent


def test_no_two_languages_are_the_same_by_accident() -> None:
    for kind in NEW:
        card = next(card for card in entries() if card.type == kind)
        assert len({tuple(said(card, language)) for language in LANGUAGES}) == len(LANGUAGES), kind


# --- told from the data --------------------------------------------------------------------------


def test_a_building_is_told_from_its_cost_and_deeds() -> None:
    castle = require_town("castle")
    hall = castle.building("city-hall")
    assert said(build_building_entry(castle, hall)) == ["Each resource round: 5 gold; or 1 movement point."]
    other = replace(hall, cost=Purse(7, 0, 2), deeds=doing("gold+9"))
    assert said(build_building_entry(castle, other)) == ["Visit: 9 gold."]
    assert figures(build_building_entry(castle, other)) == {"gold": 7, "valuables": 2}
    assert build_building_entry(castle, other).facet("gold") == "7"


def test_a_dwelling_leads_to_the_units_it_lets_recruit_and_says_what_comes_first() -> None:
    dwelling = entry("building-castle-holy-grounds")
    assert said(dwelling)[-1] == "Only after Towers."
    (group,) = dwelling.leads_to
    assert group.cards == ("heroes3.castle-crusaders", "heroes3.castle-zealots")
    assert dwelling in library().used_by("heroes3.castle-zealots")
    assert (dwelling.facet("faction"), dwelling.facet("kind"), dwelling.facet("tier")) == (
        "castle",
        "dwelling",
        "silver",
    )
    for card in entries():
        if card.type == "building" and card.facet("tier"):
            assert card.leads_to, card.id


def test_a_hero_is_told_from_its_board() -> None:
    known = require_hero("catherine")
    card = build_hero_entry(known)
    assert figures(card) == dict(zip(("attack", "defense", "power", "knowledge"), known.statistics, strict=True))
    assert said(card)[0] == "Might hero of the Castle: Knight."
    assert said(card)[1].endswith("Magic Arrow, Leadership and Catherine I (Crusaders).")
    changed = build_hero_entry(replace(known, statistics=(0, 0, 5, 1), type="magic", ability="wisdom"))
    assert said(changed)[1].startswith("Starting deck: 5 × Power, Knowledge, 2 × Magic Arrow, Wisdom and ")
    assert figures(changed)["attack"] == 0


def test_a_hero_leads_to_its_cards_and_they_back() -> None:
    for card in entries():
        if card.type == "hero":
            assert [len(group.cards) for group in card.leads_to] == [1, 3], card.id
    assert entry("hero-catherine") in library().used_by("heroes3.specialty-catherine-iv")
    assert entry("hero-catherine") in library().used_by("heroes3.ability-leadership")


def test_an_astrologers_card_says_how_long_it_holds_and_when_another_is_drawn() -> None:
    beaver = astrologers_cards()["friendly-beaver"]
    assert said(build_astrologer_entry(beaver)) == [
        "Now: every black cube leaves the map.",
        "In the first astrologers' round, put it aside and draw another one.",
    ]
    assert said(build_astrologer_entry(replace(beaver, redraw="easy")))[-1].startswith("On easy, ")
    assert len(said(build_astrologer_entry(replace(beaver, redraw="")))) == 1
    assert entry("astrologers-friendly-beaver").facet("duration") == "now"


def test_an_event_says_who_takes_part() -> None:
    known = next(iter(event_cards().values()))
    told_by = {who: said(build_event_entry(replace(known, who=who)))[0] for who in ("all", "choose", "pass", "drawer")}
    assert len(set(told_by.values())) == 4
    assert told_by["drawer"] == "Only whoever drew it acts."


def test_a_pandora_card_is_told_from_its_deeds() -> None:
    card = get_map_content().pandora["pandora-01"]
    assert said(build_pandora_entry(card)) == ["Now: 1 experience; or 1 movement point."]
    assert said(build_pandora_entry(replace(card, deeds=doing("gold+1")))) == ["Visit: 1 gold."]


def test_a_morale_card_is_told_as_it_is_written() -> None:
    card = morale_table().cards[-1]
    assert said(build_morale_entry(card), "fr")[0] == card.tell["fr"]
    assert len(said(build_morale_entry(replace(card, battlefield=False)))) == 1


def test_an_adventure_card_is_an_event_or_a_combat_with_its_rewards() -> None:
    assert said(entry("adventure-windmill")) == ["Gain 1 valuable."]
    assert said(entry("adventure-crypt")) == [
        "Combat power 4: roll 1 treasure die and take the result.",
        "Combat power 5: roll 2 treasure dice and take one result.",
        "Combat power 7: roll 3 treasure dice and take one result.",
        "Basic reward: gain 1 experience and negative morale.",
    ]
    assert [entry(f"adventure-{card}").facet("kind") for card in ("temple", "crypt")] == [
        "adventure-event",
        "adventure-combat",
    ]
    assert "heroes3.morale-cards" in entry("adventure-crypt").see


def test_a_place_is_told_from_its_category_and_deeds() -> None:
    mill = get_map_content().place("windmill")
    assert said(build_place_entry(mill)) == [
        "Visitable: after the visit a black cube is laid here.",
        "Visit: 1 valuable.",
    ]
    other = build_place_entry(
        replace(mill, category="flaggable", shared=True, deeds=doing("search(spells, 2) & search(spells, 2)"))
    )
    assert said(other) == [
        "Flaggable: your own cube is laid here.",
        "Cubes of several players may lie here.",
        "Visit: twice Search (2) spells.",
    ]


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_symbol_says_what_a_number_printed_with_it_means(symbol: str) -> None:
    assert "so many dice are rolled and one is taken" in said(build_place_entry(get_map_content().place(symbol)))[1]
    assert not any("so many dice" in line for line in said(build_place_entry(get_map_content().place("sea-barrel"))))


@pytest.mark.parametrize(
    ("does", "line"),
    [
        # What is gained is not lost with what is given up for it.
        ("lose-permanent & gold+5", "Visit: lose the permanent card in play and gain 5 gold."),
        ("remove(artifact, hand) & xp+1", "Visit: remove an artifact of your hand and gain 1 experience."),
        # A choice within one way is no further way of the whole.
        (
            "choose(trade; remove(spell, hand) & choose(gold+2; gold+4))",
            "Visit: trade by the table of the Trading Post; or remove a spell of your hand and gain 2 gold or 4 gold.",
        ),
        (
            "if(die(+1)){choose(gain-statistic; remove(statistic, hand))} else {gold+5}",
            "Visit: +1 on the attack die: gain a Statistic card of your choice or remove a Statistic card of your "
            "hand; otherwise 5 gold.",
        ),
        # Three things are a list.
        ("morale(negative) & gold+3 & search(spells, 1)", "Visit: negative morale, 3 gold and Search (1) spells."),
        # What is bought at will may be bought less often.
        (
            "ifdid(may(pay(3, gold))){swap-statistic} & ifdid(may(pay(3, gold))){swap-statistic}",
            "Visit: up to twice: pay 3 gold → swap a Statistic card of your hand or discard pile for one of another "
            "kind.",
        ),
        ("may(remove(card, hand)) & may(remove(card, hand))", "Visit: up to twice: remove a card of your hand."),
        # Half of an odd price, and less than what.
        ("reinforce(bronze, half)", "Visit: reinforce a bronze unit at half price, rounded up."),
        ("machine(less 3)", "Visit: buy a war machine for 3 gold less than at the Trading Post."),
    ],
)
def test_a_deed_can_be_read_in_one_way_only(does: str, line: str) -> None:
    assert said(build_place_entry(replace(get_map_content().place("windmill"), deeds=doing(does))))[-1] == line


def test_what_the_table_does_is_quoted_without_a_full_stop_inside_a_sentence() -> None:
    mill = replace(
        get_map_content().place("windmill"), deeds=doing("ask-table & gold+2"), tell={"en": "Turn a tile.", "fr": "A."}
    )
    assert said(build_place_entry(mill))[-1] == "Visit: “Turn a tile” and gain 2 gold."
    assert said(build_place_entry(mill), "fr")[-1] == "Visite : « A » et gagnez 2 d'or."
    # What the table takes as it is told is one card, not another one.
    alone = replace(
        mill, deeds=doing("ask-table & take-card(spell)", "choose(ask-table & may(take-card(spell)); xp+1)")
    )
    assert said(build_place_entry(alone))[1:] == ["Visit: Turn a tile.", "Visit: “Turn a tile”; or 1 experience."]


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("fr", "recrutez une de ces unités neutres à son prix", "recrutez jusqu'à 2 de ces unités neutres à leur prix"),
        (
            "it",
            "recluta una di queste unità neutrali al suo prezzo",
            "recluta fino a 2 di queste unità neutrali al loro prezzo",
        ),
    ],
)
def test_several_units_have_their_prices(language: str, one: str, more: str) -> None:
    mill = get_map_content().place("windmill")
    told = [
        said(build_place_entry(replace(mill, deeds=doing(f"recruit-neutrals({count}, printed, any)"))), language)[-1]
        for count in (1, 2)
    ]
    assert told[0].endswith(f"{one}.")
    assert told[1].endswith(f"{more}.")


def test_lists_are_joined_by_the_sound_of_their_last_word() -> None:
    assert said(entry("hero-ivor"), "es")[-1].endswith("Ofensiva e Ivor I (Elfos).")
    assert load_message_catalogue("es").list(["fuego", "hielo"]) == "fuego y hielo"
    assert load_message_catalogue("es").list(["Ana", "Inés", "Íñigo"]) == "Ana, Inés e Íñigo"
    assert load_message_catalogue("it").list(["ovest", "est"]) == "ovest ed est"


def test_a_creature_bank_names_and_leads_to_its_guards() -> None:
    bank = entry("place-bank-pyramid")
    assert "On tiles of level IV-V, guards: 2 × Gold Golems and 2 × Diamond Golems." in said(bank)
    (group,) = bank.leads_to
    assert [library().cards[guard].name["en"] for guard in group.cards] == ["Gold Golems", "Diamond Golems"]
    assert bank.facet("kind") == "bank"


def test_a_tile_is_told_field_by_field() -> None:
    book = get_map_content()
    tile = book.tiles["S7"]
    lines = said(build_tile_entry(tile, book))
    assert lines[0] == "Terrain: Rough; laid on the surface."
    assert lines[1:8] == [
        "North-west: Resource symbol.",
        "North-east: Mine (building materials), guard of level I.",
        "West: Empty field.", "Center: Town (Stronghold).", "East: Blocked field.",
        "South-west: Treasure symbol (number of dice not known), guard of level I.", "South-east: Empty field.",
    ]  # fmt: skip
    other = replace(tile, fields={**tile.fields, "c": TileField("windmill", "", "V")}, land=frozenset({"c"}))
    assert "Center: Windmill, guard of level V." in said(build_tile_entry(other, book))
    assert "Land: center." in said(build_tile_entry(other, book))


def test_a_tile_and_its_places_lead_to_each_other() -> None:
    tile, mill = entry("tile-f1"), entry("place-windmill")
    assert mill.id in tile.leads_to[0].cards
    there = {
        tile_entry_id(one.id)
        for one in get_map_content().tiles.values()
        if "windmill" in {at.place for at in one.fields.values()}
    }
    assert {user.id for user in library().used_by(mill.id)} == there
    # Nearly every tile has these: a list of them says nothing.
    assert not library().used_by("heroes3.place-empty")


def test_a_scenario_tells_what_is_known() -> None:
    known, book = require_scenario("greek-gift"), get_scenario_content()
    lines = said(entry("scenario-greek-gift"))
    assert "You begin with 10 gold, 3 building materials and 1 valuable." in lines
    assert "Your units: Halberdiers (Few) and Marksmen (Few)." in lines
    assert "Built already: bronze dwelling and Citadel." in lines
    assert "AI deck: 4 × Might." in lines
    assert known.start is not None
    richer = replace(known, start=replace(known.start, resources={"gold": 99}, units=("bronze/pack",)))
    changed = said(build_scenario_entry(richer, book))
    assert "You begin with 99 gold." in changed
    assert "Your units: a bronze unit of your choice (Pack)." in changed
    assert entry("scenario-greek-gift") in library().used_by("heroes3.necropolis-zombies")


def test_of_official_scenarios_only_names_are_known_and_that_is_said() -> None:
    for card in entries():
        if card.type == "scenario":
            assert bool(card.note) == (card.facet("origin") == "official"), card.id
    assert entry("scenario-homecoming") in library().used_by("heroes3.hero-catherine")


def test_an_optional_rule_says_what_it_makes_of_the_game() -> None:
    rule = get_scenario_content().rules["no-rerolls"]
    assert said(build_optional_rule_entry(rule)) == ["Makes the game harder."]
    assert said(build_optional_rule_entry(replace(rule, effect="easier"))) == ["Makes the game easier."]


# --- what is not certain -------------------------------------------------------------------------


def test_everything_disputed_is_shown_as_such() -> None:
    disputed = [
        (f"building-{one.faction}-{building.id}", building.deeds)
        for one in towns_by_faction().values()
        for building in one.buildings.values()
    ]
    disputed += [(f"astrologers-{card.id}", card.deeds) for card in astrologers_cards().values()]
    disputed += [(f"event-{card.id}", card.deeds) for card in event_cards().values()]
    disputed += [(card.id, card.deeds) for card in get_map_content().pandora.values()]
    disputed += [(f"place-{place.id}", place.deeds) for place in get_map_content().by_id.values()]
    found = {short: [deed.disputed["en"] for deed in made if deed.disputed] for short, made in disputed}
    assert sum(map(bool, found.values())) >= 5
    assert {short: doubts(entry(short)) for short in found} == found


def test_what_nobody_could_check_of_a_tile_is_shown() -> None:
    for tile in get_map_content().tiles.values():
        shown = library().cards[tile_entry_id(tile.id)]
        assert len(shown.uncertain) == len(tile.doubts) + (not tile.checked), tile.id
        assert bool(shown.note) == bool(tile.corrected), tile.id
    assert "Which outer edges are closed is not known." in doubts(entry("tile-s7"))


def test_an_assumed_hero_and_what_stands_elsewhere_are_shown() -> None:
    assert doubts(entry("scenario-crystal-dragons")) == ["That it uses Dracon is assumed."]
    assert doubts(entry("scenario-emerald-island")) == ["Only the scenario's own page tells: the AI hero's army."]
    assert doubts(entry("scenario-island-of-fire")) == ["For how many players it is, is not known."]
