"""A table's life from the terminal, as programs see it."""

from __future__ import annotations

import os
from pathlib import Path

from companion.data_location import DATABASE_FILE_NAME
from database.store import Store
from tests.cli.conftest import Run

SHOWN = {
    "id", "name", "game", "title", "mode", "mode_name", "players", "length", "ended", "archived", "created", "changed",
    "can_undo", "can_redo", "content", "seed", "round", "turn", "phase", "first", "winners", "seats", "teams", "table",
    "meters", "tokens", "rules", "timers", "roll", "reminders", "counter_names", "question",
}  # fmt: skip
SEAT = {
    "id", "name", "kind", "title", "team", "side", "automatic", "hand", "counters", "highs", "levels", "marks", "dials",
    "tokens", "active", "out", "winner",
}  # fmt: skip


def test_new_prints_the_id_and_remembers_the_players(run: Run, data: Path) -> None:
    made = run("table", "new", "--game", "hero-realms", "--players", "Red, Blue", "--json")
    assert made.code == 0
    assert made.json["id"]
    assert made.json["mode"] == "free-for-all"
    assert made.json["players"] == ["Red", "Blue"]
    with Store.open(data / DATABASE_FILE_NAME) as store:
        assert [player.name for player in store.people.last_group()] == ["Red", "Blue"]
        assert list(store.heads()) == [made.json["id"]]


def test_list_finds_tables_by_name_people_game_and_mode(run: Run, table: str) -> None:
    run("table", "rename", table, "Noël")
    other = run("table", "new", "--game", "heroes3", "--mode", "clash", "--players", "Čenda,Dora", "--json").json["id"]
    for words, found in (
        ("noel", [table]),
        ("blue her", [table]),
        ("cenda", [other]),
        ("DORA heroes", [other]),
        ("enfrentamiento", [other]),
        ("", [other, table]),
        ("nobody", []),
    ):
        listed = run("table", "list", "--find", words, "--json").json["tables"]
        assert [each["id"] for each in listed] == found, words
    assert "No table fits “nobody”" in run("table", "list", "--find", "nobody").out


def test_show_has_the_documented_shape(run: Run, table: str) -> None:
    shown = run("table", "show", table, "--json").json
    assert shown.keys() == SHOWN
    assert all(seat.keys() == SEAT for seat in shown["seats"])
    red = shown["seats"][0]
    assert (red["id"], red["name"], red["kind"], red["active"]) == ("red", "Red", "player", True)
    assert red["counters"] == {"life": 50, "gold": 0, "combat": 0}
    assert (shown["round"], shown["turn"], shown["first"], shown["winners"]) == (1, ["red"], "red", [])


def test_choices_numbers_rules_and_spaces_are_taken(run: Run) -> None:
    made = run(
        "table",
        "new",
        "--game",
        "hero-realms",
        "--mode",
        "dragon",
        "--players",
        "Ana,Ben",
        "--choose",
        "ana.character=cleric",
        "--choose",
        "b.char=wiz",
        "--json",
    )
    assert [seat["counters"]["life"] for seat in made.json["seats"]] == [55, 50, 100]
    assert [seat["kind"] for seat in made.json["seats"]] == ["hero", "hero", "dragon"]
    made = run(
        "table",
        "new",
        "--game",
        "terrinoth",
        "--players",
        "Mira,Tom",
        "--number",
        "mira.health=9",
        "--number",
        "health=12",
        "--spaces",
        "danger=grey,grey,red",
        "--json",
    )
    assert made.code == 0, made
    assert made.json["meters"]["danger"] == {"at": 1, "spaces": ["grey", "grey", "red"]}
    by_name = {seat["name"]: seat for seat in made.json["seats"]}
    assert by_name["Tom"]["highs"]["wounds"] - by_name["Mira"]["highs"]["wounds"] == 3
    made = run("table", "new", "--game", "heroes3", "--players", "2", "--rule", "events=on", "--json")
    assert made.json["rules"]["events"] is True


def test_a_score_sheet_of_ones_own(run: Run) -> None:
    made = run(
        "table",
        "new",
        "--game",
        "score-sheet",
        "--players",
        "3",
        "--counter",
        "Points:10",
        "--counter",
        "Lives:3:0:9",
        "--title",
        "Cat and Mouse",
        "--json",
    )
    assert made.json["title"] == "Cat and Mouse"
    assert made.json["players"] == ["Player 1", "Player 2", "Player 3"]
    assert made.json["counter_names"] == {"c1": "Points", "c2": "Lives"}
    assert made.json["seats"][0]["counters"] == {"c1": 10, "c2": 3}
    assert run("table", "do", "last", "lives player-2 -1").code == 0


def test_the_same_seed_begins_the_same(run: Run) -> None:
    new = ("table", "new", "--game", "hero-realms", "--players", "A,B,C,D", "--seed", "5", "--json")
    assert run(*new).json["first"] == run(*new).json["first"]


def test_do_tells_events_as_sentences_and_as_data(run: Run, table: str) -> None:
    done = run("table", "do", table, "life red -3", "--json").json
    assert done["length"] == 1
    assert done["accepted"][0]["line"] == "life red -3"
    event = done["events"][0]
    assert event["text"] == "Red: Life −3, now 47"
    assert (event["id"], event["tone"], event["seat"], event["args"]["by"]) == ("counter-down", "harm", "red", 3)
    assert run("table", "show", table, "--json").json["seats"][0]["counters"]["life"] == 47


def test_several_lines_stop_at_the_first_refusal(run: Run, table: str) -> None:
    said = run("table", "do", table, "life red -3", "gold blue =12", "gold zed +1", "turn next", "--json")
    assert said.code == 2
    assert [each["line"] for each in said.json["accepted"]] == ["life red -3", "gold blue =12"]
    assert said.json["refused"] == {"line": "gold zed +1", "number": 3, "of": 4}
    assert said.json["error"]["kind"] == "Unknown"
    assert said.json["length"] == 2


def test_the_table_that_ended_names_its_winner(run: Run, table: str) -> None:
    done = run("table", "do", table, "life red =0", "--json").json
    assert done["ended"]
    shown = run("table", "show", table, "--json").json
    assert (shown["ended"], shown["winners"]) == (True, ["blue"])
    assert run("table", "list", "--json").json["tables"][0]["ended"]


def test_a_question_is_shown_with_its_options(run: Run) -> None:
    new = run(
        "table",
        "new",
        "--game",
        "hero-realms",
        "--mode",
        "lich",
        "--players",
        "Ana",
        "--choose",
        "character=thief",
        "--json",
    )
    question = new.json["question"]
    assert question["kind"] == "chance"
    assert {option["id"] for option in question["options"]} >= {"void"}
    assert "void" in run("table", "show", "last").out
    assert run("table", "do", "last", "draw", "void").code == 0
    assert run("table", "show", "last", "--json").json["question"] is None


def test_undo_and_redo_go_back_and_forth(run: Run, table: str) -> None:
    run("table", "do", table, "life red -3", "life blue -2", "gold red +1")
    undone = run("table", "undo", table, "2", "--json").json
    assert undone["undone"] == ["Red: Gold +1, now 1", "Blue: Life −2, now 48"]
    assert (undone["length"], undone["can_undo"], undone["can_redo"]) == (4, 1, 2)
    redone = run("table", "redo", table, "--json").json
    assert redone["redone"] == ["Blue: Life −2, now 48"]
    assert (redone["can_undo"], redone["can_redo"]) == (2, 1)


def test_the_log_names_who_when_and_what_became_of_it(run: Run, table: str) -> None:
    run("table", "do", table, "life red -3", "gold blue +2")
    run("table", "undo", table)
    log = run("table", "log", table, "--json").json
    assert log["opening"] == ["Red begins.", "Turn: Red"]
    assert [(s["number"], s["who"], s["status"]) for s in log["steps"]] == [
        (1, "terminal", "done"),
        (2, "terminal", "undone"),
    ]
    assert log["steps"][0]["text"] == "Red: Life −3, now 47"
    assert log["steps"][0]["when"].endswith("Z")
    assert len(run("table", "log", table, "--last", "1", "--json").json["steps"]) == 2


def test_repair_changes_the_past_and_lists_what_became_impossible(run: Run, table: str) -> None:
    run("table", "do", table, "gold red +5", "gold red -5")
    dry = run("table", "repair", table, "1", "gold", "red", "+2", "--dry-run", "--json").json
    assert [step["number"] for step in dry["impossible"]] == [2]
    assert dry["length"] == 2
    mended = run("table", "repair", table, "1", "gold red +2", "--json").json
    assert (mended["length"], mended["removed"]) == (3, False)
    steps = run("table", "log", table, "--json").json["steps"]
    assert [step["status"] for step in steps] == ["done", "impossible"]
    assert steps[0]["repaired"]
    assert steps[1]["why"]
    assert run("table", "repair", table, "1", "--remove", "--json").json["removed"]


def test_list_shows_the_latest_first_and_hides_what_was_put_away(run: Run, table: str) -> None:
    other = run("table", "new", "--game", "hero-realms", "--players", "Ana,Ben", "--name", "Friday", "--json").json[
        "id"
    ]
    assert [t["id"] for t in run("table", "list", "--json").json["tables"]] == [other, table]
    run("table", "do", table, "life red -1")
    assert run("table", "list", "--json").json["tables"][0]["id"] == table
    assert run("table", "archive", table, "--json").json == {"id": table, "archived": True}
    assert [t["name"] for t in run("table", "list", "--json").json["tables"]] == ["Friday"]
    assert [t["id"] for t in run("table", "list", "--archived", "--json").json["tables"]] == [table]
    assert len(run("table", "list", "--all", "--json").json["tables"]) == 2
    run("table", "archive", table, "--back")
    assert len(run("table", "list", "--json").json["tables"]) == 2


def test_rename_and_delete(run: Run, table: str) -> None:
    assert run("table", "rename", table, "Friday", "night", "--json").json == {"id": table, "name": "Friday night"}
    assert run("table", "list", "--json").json["tables"][0]["name"] == "Friday night"
    assert run("table", "delete", table, "--json").code == 2
    assert run("table", "delete", table, "--yes", "--json").json == {"id": table, "deleted": True}
    assert run("table", "list", "--json").json == {"tables": []}


def test_export_and_import_bring_the_same_table_to_another_place(run: Run, table: str, tmp_path: Path) -> None:
    run("table", "do", table, "life red -3", "turn next", "note good evening")
    file = tmp_path / "evening.json"
    written = run("table", "export", table, str(file), "--json").json
    assert (written["file"], written["bytes"]) == (str(file), file.stat().st_size)
    elsewhere = ("--data", str(tmp_path / "elsewhere"))
    first = run("table", "import", str(file), *elsewhere, "--json").json
    assert (first["id"], first["outcome"], first["new"], first["length"]) == (table, "new", True, 3)
    again = run("table", "import", str(file), *elsewhere, "--json").json
    assert (again["outcome"], again["new"]) == ("same", False)
    assert len(run("table", "list", *elsewhere, "--json").json["tables"]) == 1
    here, there = run("table", "show", table, "--json").json, run("table", "show", table, *elsewhere, "--json").json
    assert here["seats"] == there["seats"]


def test_export_without_a_file_prints_it(run: Run, table: str) -> None:
    assert run("table", "export", table).json["table"]["id"] == table
    assert run("table", "export", table, "-", "--json").json["table"]["id"] == table


def test_export_into_a_folder_finds_a_name_and_never_overwrites_by_itself(run: Run, table: str, tmp_path: Path) -> None:
    written = run("table", "export", table, str(tmp_path), "--json").json
    assert Path(written["file"]).parent == tmp_path
    assert run("table", "export", table, str(tmp_path)).code == 2
    assert run("table", "export", table, str(tmp_path), "--force").code == 0


def test_export_writes_where_a_link_leads_and_into_a_pipe(run: Run, table: str, tmp_path: Path) -> None:
    file, link, pipe = tmp_path / "evening.json", tmp_path / "link.json", tmp_path / "pipe"
    link.symlink_to(file)
    assert run("table", "export", table, str(link)).code == 0
    assert link.is_symlink()
    os.mkfifo(pipe)
    with os.fdopen(os.open(pipe, os.O_RDONLY | os.O_NONBLOCK), "rb") as reader:
        assert run("table", "export", table, str(pipe), "--force").code == 0
        assert reader.read() == file.read_bytes()
    assert pipe.is_fifo()


def test_games_lists_what_new_understands(run: Run) -> None:
    games = run("games", "--json").json["games"]
    assert {game["id"] for game in games} >= {"hero-realms", "score-sheet", "terrinoth"}
    one = run("games", "hero-realms", "--json").json
    assert {mode["id"] for mode in one["modes"]} >= {"free-for-all", "dragon"}
    assert "--choose WHO.character=" in run("games", "hero-realms").out
    assert "free-for-all" in run("games").out


def test_people_read_compact_plain_lines_in_a_pipe(run: Run, table: str) -> None:
    run("table", "do", table, "life red -3")
    for command in (["list"], ["show", table], ["log", table]):
        said = run("table", *command)
        assert said.code == 0
        assert "\x1b" not in said.out
        assert "─" not in said.out
    assert "47" in run("table", "show", table).out


def test_a_name_with_control_characters_moves_no_cursor(run: Run, table: str) -> None:
    from companion.cli.output.terminal_text import escape_for_terminal

    assert escape_for_terminal("\x1b[2Jboo\n") == " [2Jboo "
    assert run("table", "do", table, "rename red [bold]").code == 0
    assert "[bold]" in run("table", "show", table).out
