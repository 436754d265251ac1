"""`companion pack`: checked, brought in, listed, switched and written out again."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run

GOOD = """\
pack: 1
id: friends
name: Friends
rules:
  - {game: hero-realms, id: calm, kind: house, title: No taunting, body: We never taunt the Dragon., terms: [taunt]}
corrections:
  - {card: hero-realms.fire-gem, figure: cost, value: 3}
"""


def test_a_pack_comes_in_is_listed_and_leaves_as_it_came(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "friends.yaml"
    file.write_text(GOOD, encoding="utf-8")
    assert run("pack", "check", str(file), "--json").json["good"] is True
    assert run("pack", "list", "--json").json["packs"] == [], "checking keeps nothing"
    assert run("pack", "import", str(file), "--json").json["replaced"] is False
    assert [pack["id"] for pack in run("pack", "list", "--json").json["packs"]] == ["friends"]
    assert run("card", "hero-realms.fire-gem", "--json").json["corrected"] == {"cost": 2}
    assert run("rules", "taunt", "--json").json["results"][0]["id"] == "hero-realms.calm"
    run("pack", "off", "friends")
    assert run("card", "hero-realms.fire-gem", "--json").json["figures"]["cost"] == 2
    out = tmp_path / "out.yaml"
    run("pack", "export", "friends", str(out))
    assert out.read_text(encoding="utf-8") == GOOD
    run("pack", "remove", "friends")
    assert run("pack", "list", "--json").json["packs"] == []


def test_what_a_pack_says_is_told_to_be_its_word(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "friends.yaml"
    promo = "cards:\n  - {game: hero-realms, id: promo, name: Promo, type: Action}\n"
    file.write_text(GOOD + promo, encoding="utf-8")
    run("pack", "import", str(file))
    assert "Cost: 2 is printed; Friends says otherwise" in run("card", "hero-realms.fire-gem", "--lang", "en").out
    ruled = run("rules", "taunt", "--lang", "en").out
    assert "From the pack Friends · hero-realms.calm" in ruled
    assert "Rules reference" not in ruled
    assert "From the pack Friends" in run("card", "hero-realms.promo", "--lang", "en").out
    assert run("card", "hero-realms.promo", "--lang", "en", "--json").json["pack"] == "Friends"


def test_a_bad_pack_is_refused_whole_with_every_mistake(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(GOOD.replace("fire-gem", "fire-gam").replace("calm", "Calm!"), encoding="utf-8")
    said = run("pack", "check", str(file), "--json")
    assert said.code == 2
    assert [(m["line"], m["field"]) for m in said.json["mistakes"]] == [(5, "rules[0].id"), (7, "corrections[0].card")]
    assert run("pack", "import", str(file)).code == 2
    assert run("pack", "list", "--json").json["packs"] == []


def test_no_mistake_of_a_pack_is_told_twice(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(GOOD.replace("fire-gem", "fire-gam").replace("calm", "Calm!"), encoding="utf-8")
    said = run("pack", "check", str(file), "--lang", "en")
    assert [(said.out + said.err).count(field) for field in ("rules[0].id", "corrections[0].card")] == [1, 1]
    assert said.err == "The file has 2 mistakes. Nothing was brought in.\n"
    file.write_text(GOOD.replace("fire-gem", "fire-gam"), encoding="utf-8")
    alone = run("pack", "check", str(file), "--lang", "en")
    assert (alone.out, alone.err.count("corrections[0].card")) == ("", 1)


def test_a_pack_goes_into_a_folder_and_over_a_file_only_by_force(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "friends.yaml"
    file.write_bytes(GOOD.replace("\n", "\r\n").encode())
    run("pack", "import", str(file))
    assert run("pack", "export", "friends", str(tmp_path), "--json").json["file"] == str(tmp_path / "friends.pack.yaml")
    assert (tmp_path / "friends.pack.yaml").read_bytes() == file.read_bytes()
    assert "--force" in run("pack", "export", "friends", str(tmp_path)).err
    assert run("pack", "export", "friends", str(tmp_path), "--force").code == 0


def test_a_pack_that_is_not_here_is_named(run: Run) -> None:
    for command in ("export", "on", "off", "remove"):
        said = run("pack", command, "nobodys", "--json")
        assert said.code == 2
        assert "nobodys" in said.json["error"]["message"]
