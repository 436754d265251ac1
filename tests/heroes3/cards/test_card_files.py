"""The cards of Heroes III are data: what is on them, how they are found, and what is said when a file is wrong."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from companion.games.game_boxes import load_box
from companion.games.heroes3 import lint
from companion.games.heroes3.cards import card_effect_vocabulary, hero_cards, unit_cards
from companion.games.heroes3.cards.find_unit_or_card_by_name import (
    card_name,
    require_card_by_name,
    require_unit_side,
    unit_name_for_typing,
)
from companion.games.heroes3.cards.hero_cards import iter_effect_words
from companion.games.heroes3.cards.unit_ability_vocabulary import FACES, TRIGGERS, WORDS, table_request_message
from companion.games.heroes3.cards.unit_cards import FACTIONS, Ability
from companion.kernel.building_blocks.effect_parser import NUMBER, Choose, If
from companion.kernel.messages import LANGUAGES
from companion.kernel.refusals import Unknown
from companion.library.content_location import content_folder
from companion.library.content_reader import BadContent
from companion.library.translations import load_message_catalogue

CONTENT = content_folder()


# --- units ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "figures", "type_", "tier", "abilities"),
    [
        ("castle:halberdiers/pack", (3, 1, 2, 5), "ground", "bronze", ["always discard-to-ignore-die"]),
        ("castle:marksmen/pack", (2, 0, 2, 6), "ranged", "bronze", ["attacking attack-again apart any"]),
        ("castle:zealots/few", (3, 1, 5, 5), "ranged", "silver", []),
        (
            "dungeon:medusas/pack",
            (4, 1, 4, 6),
            "ranged",
            "silver",
            ["always no-penalty neighbours", "retaliating paralyze always"],
        ),
        ("dungeon:manticores-alt/pack", (4, 2, 7, 11), "flying", "gold", ["always poison 1"]),
        ("necropolis:dread-knights/pack", (6, 2, 7, 9), "ground", "gold", ["attacking attack-bonus 1 die 0 or +1"]),
        ("tower:gremlins/few", (2, 0, 2, 4), "ground", "bronze", []),
        ("tower:gremlins/pack", (2, 0, 2, 5), "ranged", "bronze", []),
        ("stronghold:cyclopes/pack", (5, 1, 7, 8), "ranged", "gold", ["instead destroy-siege walls or tower"]),
        (
            "conflux:magic-elementals/pack",
            (5, 2, 7, 9),
            "ground",
            "gold",
            [
                "attacking no-retaliation",
                "attacking attack-neighbours enemies",
                "always immune-spells",
                "always immune-specialty-damage",
            ],
        ),
        (
            "neutral:champions",
            (4, 2, 6, 8),
            "ground",
            "gold",
            ["attacking two-dice sum", "always reroll -1 until gone"],
        ),
        ("neutral:gold-dragons", (6, 3, 9, 10), "flying", "azure", ["attacking attack-behind 3"]),
        ("neutral:peasants", (1, 0, 2, 3), "ground", "bronze", ["map income 3 gold"]),
        (
            "summoned:earth-elementals/pack",
            (3, 2, 2, 5),
            "ground",
            "bronze",
            ["always immune-magic-arrow effect", "always immune-school earth effect", "always elemental-damage"],
        ),
        (
            "bank-medusa-stores:medusas",
            (3, 0, 3, 6),
            "ranged",
            "none",
            ["attacking no-retaliation", "attacking paralyze stacked"],
        ),
        ("siege:arrow-tower", (4, 2, 3, 9), "ranged", "none", ["always off-board", "always only-shot-or-cards"]),
    ],
)
def test_what_is_printed_on_a_side(
    key: str, figures: tuple[int, ...], type_: str, tier: str, abilities: list[str]
) -> None:
    side = unit_cards.load_units().by_key[key]
    assert (side.attack, side.defense, side.health, side.initiative) == figures
    assert (side.type, side.tier) == (type_, tier)
    assert [" ".join(map(str, (a.trigger, a.word, *a.args))) for a in side.abilities] == abilities


@pytest.mark.parametrize(
    ("key", "cost"),
    [
        ("castle:archangels/few", {"gold": 20, "valuables": 1}),
        ("castle:archangels/pack", {"gold": 30, "valuables": 2}),
        ("tower:gremlins/few", {"gold": 0}),
        ("neutral:rust-dragons", {"gold": 38, "valuables": 1}),
        ("bank-crypt:wraiths", {}),
    ],
)
def test_what_a_side_costs(key: str, cost: dict[str, int]) -> None:
    assert dict(unit_cards.load_units().by_key[key].cost) == cost


def test_a_pack_flips_to_its_few_and_few_grow_to_their_pack() -> None:
    book = unit_cards.load_units()
    for side in book.sides:
        if side.side == "pack":
            few = book.sides[side.below]
            assert (few.side, few.unit, few.group) == ("few", side.unit, side.group)
            assert few.above == side.index
        elif side.side != "few":
            assert side.below == side.above == -1


def test_how_certain_a_figure_is_can_be_told() -> None:
    by_key = unit_cards.load_units().by_key
    assert by_key["castle:griffins/few"].certainty == "agreed"
    assert by_key["castle:zealots/few"].certainty == "printed"
    assert by_key["neutral:sprites"].certainty == "single"
    assert {side.certainty for side in by_key.values() if side.side == "bank"} == {"single"}


def test_the_second_printing_counts_as_the_same_creature() -> None:
    by_key = unit_cards.load_units().by_key
    assert by_key["dungeon:manticores-alt/few"].creature == by_key["neutral:manticores"].creature == "manticores"


def test_neutral_cards_can_be_limited_to_the_boxes_on_the_table() -> None:
    book = unit_cards.load_units()
    core = book.neutrals("azure", frozenset({"core"}))
    assert [side.key for side in core] == ["neutral:azure-dragons", "neutral:crystal-dragons"]
    assert len(book.neutrals("azure")) == 8


def test_the_four_guards_of_a_bank_stand_in_order() -> None:
    assert [side.key for side in unit_cards.load_units().guards("pyramid")] == [
        "bank-pyramid:gold-golems",
        "bank-pyramid:gold-golems",
        "bank-pyramid:diamond-golems",
        "bank-pyramid:diamond-golems",
    ]


def test_factions_are_called_as_on_the_score_sheet() -> None:
    choice = next(choice for choice in load_box("heroes3").choices if choice.id == "faction")
    assert {option.id: option.name for option in choice.options} == {
        faction: unit_cards.load_units().group_name(faction) for faction in FACTIONS
    }


# --- words ---------------------------------------------------------------------------------------


def test_every_face_a_word_names_is_on_the_die() -> None:
    assert all(faces <= {-1, 0, 1} for faces in FACES.values())
    phrases = {phrase for word in WORDS.values() for arg in word.args if arg != NUMBER for phrase in arg}
    assert {"-1", "0", "+1", "0 or +1", "-1 or 0"} <= phrases & FACES.keys()


def test_every_word_stands_under_a_trigger_it_may_stand_under() -> None:
    assert all(set(word.triggers) <= set(TRIGGERS) for word in WORDS.values())
    used = {(ability.word, ability.trigger) for side in unit_cards.load_units().sides for ability in side.abilities}
    assert used == {(name, trigger) for name, word in WORDS.items() for trigger in word.triggers}


def test_fewer_than_five_units_ask_the_table_and_each_question_has_its_words() -> None:
    asking = [
        (side.key, a.args[0]) for side in unit_cards.load_units().sides for a in side.abilities if a.word == "ask-table"
    ]
    assert asking == [("tower:genies/few", "genies-three"), ("tower:genies/pack", "genies-up-to-three")]
    on_cards = {phrase for arg in card_effect_vocabulary.CARD_WORDS["ask-table"].args for phrase in arg}
    for what in {str(what) for _, what in asking} | on_cards:
        assert all(load_message_catalogue(language).has(table_request_message(what).id) for language in LANGUAGES)


def test_the_docs_name_every_word() -> None:
    page = (CONTENT.parent / "docs" / "heroes3.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z-]+)", page))
    assert set(WORDS) | set(card_effect_vocabulary.CARD_WORDS) | set(card_effect_vocabulary.TESTS) <= named


# --- finding -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("castle:Marksmen/pack", "castle:marksmen/pack"),
        ("CASTLE: marksmen / PACK", "castle:marksmen/pack"),
        ("Castillo:arqueros/manada", "castle:marksmen/pack"),
        ("château:arbaletriers/groupe", "castle:marksmen/pack"),
        ("Boars", "neutral:boars"),
        ("jabalies", "neutral:boars"),
        ("castle:Ballesteros/few", "castle:marksmen/few"),
        ("griffins/neutral", "neutral:griffins"),
        ("crypt:Wraiths", "bank-crypt:wraiths"),
        ("dungeon:manticores/few", "dungeon:manticores/few"),
        ("Tourelle", "siege:arrow-tower"),
        ("conflux:Elementali del Magma/branco", "conflux:magma-elementals/pack"),
    ],
)
def test_a_unit_is_found_in_any_language(typed: str, key: str) -> None:
    assert require_unit_side(typed).key == key


def test_every_side_is_found_by_its_key_and_by_its_name_in_every_language() -> None:
    for side in unit_cards.load_units().sides:
        assert require_unit_side(side.key) is side
        for language in LANGUAGES:
            assert require_unit_side(unit_name_for_typing(side)[language]) is side


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("castle:Marksman/pack", "castle:Marksmen/pack"),
        ("necropolis:Zombys/few", "necropolis:Zombies/few"),
        ("dungoen:Harpies/few", "dungeon:Harpies/few"),
        ("castle:Zombies/few", "necropolis:Zombies/few"),
    ],
)
def test_a_wrong_name_suggests_the_nearest_ones(typed: str, first: str) -> None:
    with pytest.raises(Unknown) as refused:
        require_unit_side(typed)
    assert refused.value.message.id == "heroes3-unknown-unit"
    options = refused.value.message.args["options"]
    assert isinstance(options, list)
    assert options[0]["en"] == first
    assert len(options) <= 5


def test_even_nonsense_is_answered_with_a_suggestion() -> None:
    with pytest.raises(Unknown) as refused:
        require_unit_side("%&/")
    assert refused.value.message.args["options"]


def test_a_name_that_fits_several_cards_lists_them() -> None:
    with pytest.raises(Unknown) as refused:
        require_unit_side("Griffins")
    assert refused.value.message.id == "heroes3-unclear-unit"
    options = refused.value.message.args["options"]
    assert isinstance(options, list)
    assert [option["es"] for option in options] == [
        "castle:Grifos/few",
        "castle:Grifos/pack",
        "neutral:Grifos",
        "bank-griffin-conservatory:Grifos",
    ]


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("Lightning Bolt", "lightning-bolt"),
        ("rayo", "lightning-bolt"),
        ("Éclair", "lightning-bolt"),
        ("titans-gladius", "titans-gladius"),
        ("titan's gladius", "titans-gladius"),
        ("Catherine IV", "catherine-iv"),
        ("tarnum (castle) vi", "tarnum-castle-vi"),
    ],
)
def test_a_card_is_found_in_any_language(typed: str, card: str) -> None:
    assert require_card_by_name(typed).id == card


def test_every_card_is_found_by_its_id_and_by_its_name_in_every_language() -> None:
    for card in hero_cards.load_cards().by_id.values():
        assert require_card_by_name(card.id) is card
        # Six heroes are called Tarnum and two Lord Haart: these need the faction or the id.
        if card.hero not in ("Tarnum", "Lord Haart"):
            assert all(require_card_by_name(card_name(card)[language]) is card for language in LANGUAGES)


def test_a_wrong_or_unclear_card_is_refused_with_what_could_be_meant() -> None:
    with pytest.raises(Unknown) as refused:
        require_card_by_name("Lightening Bold")
    options = refused.value.message.args["options"]
    assert isinstance(options, list)
    assert options[0]["it"] == "Fulmine"
    with pytest.raises(Unknown) as refused:
        require_card_by_name("Tarnum I")
    assert "tarnum-castle-i" in str(refused.value.message.args["options"])


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spell", "power", "reached"),
    [
        ("magic-arrow", 0, 1),
        ("magic-arrow", 1, 2),
        ("magic-arrow", 7, 3),
        ("implosion", 0, None),
        ("implosion", 2, 2),
        ("implosion", 5, 6),
        ("blind", 1, "silver"),
        ("chain-lightning", 3, "2/1/1"),
        ("summon-fire-elemental", 1, "none"),
        ("summon-fire-elemental", 4, "pack"),
    ],
)
def test_what_a_spell_reaches_with_some_power(spell: str, power: int, reached: int | str | None) -> None:
    assert hero_cards.load_cards().by_id[spell].plays[0].at(power) == reached


def test_an_empowered_ability_has_the_expert_effect_or_either_or_its_own() -> None:
    by_id = hero_cards.load_cards().by_id
    plays = {
        card: [(play.label, play.text) for play in by_id[card].plays] for card in ("offense", "tactics", "ballistics")
    }
    assert plays["offense"] == [
        ("basic", "attack(1, unit, attack) & draw(1)"),
        ("expert", "attack(2, unit, attack) & draw(1)"),
        ("empowered", "attack(2, unit, attack) & draw(1)"),
    ]
    assert [label for label, _ in plays["tactics"]] == ["basic", "expert", "empowered", "empowered"]
    assert plays["ballistics"][-1] == ("empowered", "destroy(all)")


@pytest.mark.parametrize(
    ("card", "texts"),
    [
        ("titans-gladius", ["discard(1) & attack(3, unit, attack)", "attack(2, unit, attack)"]),
        ("orb-of-inhibition", ["no-card-damage & remove-this", "silence-all"]),
        ("septienna-vi", ["damage(2, each enemy gold or azure)", "power(2)"]),
        ("tarnum-fortress-vi", ["force-ability", "attack(2, own, attack)"]),
        ("vidomina-iv", ["horde(skeletons)"]),
    ],
)
def test_what_is_printed_on_a_card(card: str, texts: list[str]) -> None:
    assert [play.text for play in hero_cards.load_cards().by_id[card].plays] == texts


def test_a_specialty_counts_double_for_the_units_it_names() -> None:
    by_id = hero_cards.load_cards().by_id
    assert by_id["catherine-i"].plays[0].double == {"crusaders"}
    assert {"ghost-dragons", "rust-dragons"} < by_id["mutare-i"].plays[0].double
    assert "dragon-flies" not in by_id["mutare-i"].plays[0].double


def test_every_word_of_every_branch_of_an_effect_is_seen() -> None:
    by_id = hero_cards.load_cards().by_id
    prayer, hack, cyra = (by_id[card].plays[0].effect for card in ("prayer", "crag-hack-iv", "cyra-iv"))
    assert isinstance(prayer[0], Choose)
    assert [do.word for do in iter_effect_words(prayer)] == ["attack", "defense", "initiative"]
    assert [do.word for do in iter_effect_words(hack)] == ["attack", "discard", "attack"]
    assert isinstance(cyra[0], If)
    assert [do.args[0] for do in iter_effect_words(cyra)] == ["2", "1"]


def test_which_plays_matter_in_combat() -> None:
    by_id = hero_cards.load_cards().by_id
    assert by_id["lightning-bolt"].plays[0].combat
    assert not by_id["town-portal"].plays[0].combat
    assert [play.combat for play in by_id["dessa-iv"].plays] == [False, True]


def test_how_many_neutrals_guard_a_field() -> None:
    book = hero_cards.load_cards()
    assert [dict(book.guards("III", how)) for how in lint.DIFFICULTIES] == [
        {"bronze": 1, "silver": 1},
        {"bronze": 2, "silver": 1},
        {"bronze": 1, "silver": 2},
        {"silver": 3},
    ]
    assert [dict(book.guards("VII", how)) for how in lint.DIFFICULTIES] == [
        {"azure": 1},
        {"azure": 2},
        {"gold": 1, "azure": 2},
        {"gold": 2, "azure": 2},
    ]


def test_what_ai_cards_give_by_difficulty() -> None:
    ai = hero_cards.load_cards().ai
    assert ai["might-attack-a"].amount == {"easy": 0, "normal": 1, "hard": 1, "impossible": 2}
    assert ai["magic-cast-b"].amount == {"easy": 0, "normal": 1, "hard": 2, "impossible": 3}
    assert ai["skill-use-b"].again == ("normal", "hard")


# --- mistakes in the files -----------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content, to spoil."""
    shutil.copytree(CONTENT / "heroes3", tmp_path / "heroes3")
    return tmp_path


def spoil(content: Path, file: str, old: str, new: str) -> list[str]:
    """What the lint says after one change."""
    path = content / "heroes3" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return lint.problems(content)


def test_the_cards_are_in_order() -> None:
    assert lint.problems(CONTENT) == []


def test_a_folder_without_these_cards_is_nobodys_mistake(tmp_path: Path) -> None:
    assert lint.problems(tmp_path) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("units.yaml", "it: Grifoni}", "it: ''}", "castle:griffins/few: no name in it"),
        ("units.yaml", "ours: [it]", "ours: [klingon]", "expected one of en, es, fr, it"),
        ("units.yaml", "pack: {attack: 3, defense: 0", "pack: {attack: 1, defense: 0", "weaker than its Few side"),
        ("units.yaml", "cost: {gold: 4}, ", "", "castle:griffins/few: costs {}"),
        ("units.yaml", "discard-to-ignore-die", "discard-and-hope", "expected a word"),
        ("units.yaml", "retaliating: unlimited-retaliation", "always: unlimited-retaliation", "may stand under always"),
        ("neutrals.yaml", "  silver:", "  silvery:", "neutral units: found"),
        ("neutrals.yaml", "boxes: [core]", "boxes: [attic]", "there is no box 'attic'"),
        ("banks.yaml", "[griffins, griffins, griffins, griffins]", "[griffins, griffins]", "guards of a creature bank"),
        ("difficulty.yaml", "    hard:       {silver: 3}\n", "", "difficulties of level IV"),
        ("difficulty.yaml", "{azure: 2}", "{azure: 6}", "level VII: armies of [1, 6, 3, 4] units"),
        ("spells.yaml", "chain(strength)", "chian(strength)", "expected a word"),
        ("specialties.yaml", "double: [basilisks]", "double: [basilicas]", "there is no unit 'basilicas'"),
        ("artifacts.yaml", "does: triple-die", "does: step", "no card uses the word triple-die"),
        ("ai_cards.yaml", "impossible: 2}", "impassable: 2}", "difficulties of might-attack-a"),
    ],
)
def test_a_mistake_in_the_files_is_named(folder: Path, file: str, old: str, new: str, says: str) -> None:
    assert any(says in problem for problem in spoil(folder, file, old, new))


def test_a_bad_ability_is_told_with_its_line(folder: Path) -> None:
    file = folder / "heroes3" / "units.yaml"
    lines = file.read_text(encoding="utf-8").splitlines()
    line = next(number for number, text in enumerate(lines, 1) if "may-reroll(moved)" in text)
    spoil(folder, "units.yaml", "may-reroll(moved)", "may-reroll(slept)")
    with pytest.raises(BadContent) as bad:
        unit_cards.load_units_from(folder / "heroes3")
    (mistake,) = bad.value.mistakes
    assert (mistake.file, mistake.line) == ("units.yaml", line)
    assert mistake.field == "champions pack, attacking, column 12"
    assert mistake.expected == "one of 0, moved"


def test_an_ability_is_read_with_its_numbers_as_numbers() -> None:
    assert list(unit_cards.parse_abilities("attacking", "lower-defense(2, die -1) & corrode(1)")) == [
        Ability("attacking", "lower-defense", (2, "die -1")),
        Ability("attacking", "corrode", (1,)),
    ]
