"""`companion rules`, `companion cards` and `companion card`: the library in a terminal."""

from __future__ import annotations

from companion.cli.output.render import TerminalConsole, render_with_hanging_indent
from tests.cli.conftest import Run


def test_the_best_answer_is_shown_in_full_and_the_next_by_title(run: Run) -> None:
    said = run("rules", "guard turned sideways", "--lang", "en")
    assert said.code == 0
    assert said.out.startswith("What a guard does not stop\n")
    assert "(hero-realms.guard)" in said.out
    assert "hero_realms 6.2" in said.out


def test_an_answer_for_programs_has_its_sources_and_marks(run: Run) -> None:
    answer = run("rules", "guardian", "--game", "hero-r", "--lang", "es", "--json").json
    best = answer["results"][0]
    assert (answer["language"], best["id"], best["kind"]) == ("es", "hero-realms.guard", "definition")
    assert best["source"] == ["hero_realms 6.2"]
    assert best["marks"]["title"] == [[0, 8]]
    assert "](" not in best["body"]


def test_an_id_or_a_paragraph_shows_its_entry(run: Run) -> None:
    assert run("rules", "hero-realms.lich", "--json").json["results"][0]["id"] == "hero-realms.lich"
    assert run("rules", "hero_realms 6.2", "--json").json["results"][0]["id"] == "hero-realms.guard"


def test_nothing_found_is_said_and_is_no_error(run: Run) -> None:
    said = run("rules", "xyzzyq", "--lang", "en")
    assert (said.code, said.out) == (0, "Nothing found for “xyzzyq”. Try one word of it, or another language.\n")


def test_cards_are_found_by_what_they_do_and_by_filters(run: Run) -> None:
    found = run("cards", "--type", "champion", "--where", "faction=guild", "--where", "cost=5", "--json").json[
        "results"
    ]
    assert [card["name"] for card in found] == ["Myros, Guild Mage", "Parov, the Enforcer"]
    stuns = run("cards", "stun champion", "--game", "hero-realms", "--json").json["results"]
    assert "hero-realms.fire-bomb" in [card["id"] for card in stuns]


def test_one_card_is_shown_by_id_or_name(run: Run) -> None:
    assert run("card", "Gema ígnea", "--json").json["id"] == "hero-realms.fire-gem"
    shown = run("card", "fire-gem", "--lang", "it").out
    assert "Costo 2" in shown
    assert shown.startswith("Gemma di Fuoco\n")


def test_a_card_that_is_not_there_is_refused_with_the_nearest(run: Run) -> None:
    said = run("card", "fire gen", "--lang", "en")
    assert said.code == 2
    assert "hero-realms.fire-gem" in said.err
    assert run("card", "xyzzyq", "--json").json["error"]["id"] == "library-no-card-at-all"


def test_a_filter_that_cannot_be_read_is_refused(run: Run) -> None:
    assert run("cards", "--where", "guild", "--json").json["error"]["id"] == "library-where-bad"
    assert run("cards", "--type", "spaceship", "--json").json["error"]["id"] == "library-no-type"
    assert run("rules", "guard", "--game", "chess", "--json").json["error"]["id"] == "unknown-game"


def test_a_unit_shows_both_sides_in_a_table(run: Run) -> None:
    shown = run("card", "heroes3.castle-marksmen", "--lang", "en").out.splitlines()
    assert shown[2].split() == ["Few", "Pack"]
    assert [line.split() for line in shown[3:8]] == [
        ["Attack", "2", "2"],
        ["Defense", "0", "0"],
        ["Health", "2", "2"],
        ["Initiative", "4", "6"],
        ["Cost", "in", "gold", "3", "5"],
    ]


def test_what_is_not_certain_of_a_card_is_shown(run: Run) -> None:
    tower = run("card", "heroes3.siege-arrow-tower", "--lang", "en")
    assert "Only one source has these figures; check them against your card.\n" in tower.out
    grave = run("card", "heroes3.place-grave", "--lang", "en")
    assert "Not certain: The rulebook says Search (1), the fan wiki Search (2).\n" in grave.out
    assert run("card", "heroes3.place-grave", "--lang", "en", "--json").json["uncertain"] == [
        "The rulebook says Search (1), the fan wiki Search (2)."
    ]


def test_a_card_shows_what_belongs_to_it_and_where_it_is_used(run: Run) -> None:
    towers = run("card", "heroes3.building-castle-towers", "--lang", "en")
    assert "Lets you recruit: Griffins, Halberdiers, Marksmen\n" in towers.out
    marksmen = run("card", "heroes3.castle-marksmen", "--json").json
    assert "heroes3.building-castle-towers" in marksmen["used_by"]
    assert "Used in: Valeska · Towers" in run("card", "heroes3.castle-marksmen", "--lang", "en").out


def test_on_a_terminal_a_long_step_stays_behind_its_number() -> None:
    said = "Draw as many cards as the scenario says"
    narrow, pipe = (TerminalConsole(width=26, force_terminal=terminal) for terminal in (True, False))
    lines = [line.rstrip() for line in render_with_hanging_indent(narrow, "  1. ", said).plain.split("\n")]
    assert lines == ["  1. Draw as many cards as", "     the scenario says"]
    assert render_with_hanging_indent(pipe, "  1. ", said).plain == f"  1. {said}"


def test_a_list_that_was_cut_off_says_that_there_is_more(run: Run) -> None:
    cut = run("cards", "dragon", "--limit", "2", "--lang", "en")
    assert cut.out.startswith("The first 2 cards; --limit shows more")
    assert len(run("cards", "dragon", "--limit", "2", "--json").json["results"]) == 2
    assert run("cards", "--where", "faction=guild", "--where", "cost=8", "--lang", "en").out.startswith("One card\n")


def test_paragraphs_of_one_reference_name_it_once(run: Run) -> None:
    assert "Rules reference, heroes3 6, 8 · heroes3.neutral-unit" in run("rules", "heroes3.neutral-unit").out


def test_what_belongs_to_a_card_is_joined_as_the_language_does(run: Run) -> None:
    assert "Cases : Moulin à vent" in run("card", "heroes3.tile-hash-f1", "--lang", "fr").out
