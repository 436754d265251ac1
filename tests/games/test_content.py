"""The content is linted like code: what is wrong with it is found and named."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from companion.games import lint, lint_game_boxes, lint_message_catalogues
from companion.games.hero_realms import lint as hero_realms
from companion.games.tracker.setup.game_box import Box
from companion.kernel.messages import LANGUAGES
from companion.library.content_reader import BadContent, parse_content_text
from tests.games.fifth_wheel import __file__ as fifth_wheel
from tests.tracker.presets import CONTENT, every_box

WHEEL = (Path(fifth_wheel).parent / "content" / "fifth_wheel" / "box.yaml").read_text(encoding="utf-8")


def problems(old: str, new: str) -> list[str]:
    """What the lint says of the fifth wheel after a change."""
    assert old in WHEEL
    return lint_game_boxes.find_game_box_problems(parse_content_text(Box, WHEEL.replace(old, new, 1), "box.yaml"))


# --- boxes ---------------------------------------------------------------------------------------


def test_the_boxes_on_the_shelf_are_in_order() -> None:
    assert lint_game_boxes.find_all_game_box_problems(CONTENT) == []
    assert [box.id for box in sorted(every_box(), key=lambda b: b.order)] == [
        "hero-realms",
        "heroes3",
        "terrinoth",
        "score-sheet",
    ]
    assert [box.colour for box in sorted(every_box(), key=lambda b: b.order)] == ["ember", "royal", "moss", "slate"]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("it: Miglia}", "it: ''}", "no wording in it"),
        (", it: Ruote}", "}", "no wording in it"),
        ("it: Frusta}", "it: Frusta, de: Peitsche}", "unknown language de"),
        ("id: miles", "id: wheels", "the id wheels is used twice"),
        ("what: miles", "what: leagues", "there is no counter 'leagues'"),
        ("from_counter: wheels", "from_counter: horses", "there is no counter 'horses'"),
        ("counter: wheels, source", "counter: tyres, source", "there is no counter 'tyres'"),
        ("- {kind: driver, least", "- {kind: rider, least", "there is no kind 'rider'"),
        ("icon: banner", "icon: unicorn", "there is no icon 'unicorn'"),
        ("when: {every: 3", "when: {rule: dusk, every: 3", "there is no rule 'dusk'"),
        ("when: {every: 3", "when: {modes: [duel], every: 3", "there is no mode 'duel'"),
        ("do: add, what: wheels, amount: -1", "do: mark, what: mud", "there is no mark 'mud'"),
        ("do: add, what: wheels, amount: -1", "do: move, what: mud", "there is no meter 'mud'"),
        ("{base: 1, by", "{base: 1, number: luck, by", "there is no number 'luck'"),
        ("{base: 1, by", "{base: 1, choice: luck, by", "there is no choice 'luck'"),
        (", source: fifth_wheel 4}\n\nmodes", "}\n\nmodes", "no source"),
        ("source: fifth_wheel 3", "source: somewhere", "does not read like"),
    ],
)
def test_a_slip_in_a_box_is_named(old: str, new: str, says: str) -> None:
    assert any(says in problem for problem in problems(old, new)), problems(old, new)


def test_a_box_that_cannot_be_read_is_told_with_its_line() -> None:
    with pytest.raises(BadContent) as caught:
        parse_content_text(Box, WHEEL.replace("order: 5", "order: five"), "box.yaml")
    assert str(caught.value) == "box.yaml:4: order: found 'five', expected a whole number"


def test_a_mode_that_cannot_be_laid_is_found() -> None:
    more = "    choices: [hat]\n    required: [hat]\n    source: fifth_wheel 1\n"
    hats = "choices:\n  - {id: hat, name: {en: Hat, es: Gorra, fr: Chapeau, it: Cappello}, options: []}\n\nmodes:\n"
    broken = WHEEL.replace("    source: fifth_wheel 1\n", more).replace("modes:\n", hats, 1)
    found = lint_game_boxes.find_game_box_problems(parse_content_text(Box, broken, "box.yaml"))
    assert found[0].startswith("race with 2 people cannot be laid: choice-missing")


def test_a_wrong_number_of_hero_realms_is_found() -> None:
    text = (CONTENT / "hero_realms" / "box.yaml").read_text(encoding="utf-8")
    for old, new, says in (
        ("gives: {life: 55}", "gives: {life: 56}", "life of the characters"),
        ("unending-rage: 55", "unending-rage: 60", "soul jars"),
        ("two: [3, 5]", "two: [5, 5]", "opening hands in free-for-all"),
        ("shared: {life: {base: 75}}", "shared: {life: {base: 70}}", "shared life in hydra-2v2"),
    ):
        assert old in text
        found = hero_realms.find_game_box_problems(parse_content_text(Box, text.replace(old, new, 1), "box.yaml"))
        assert any(says in problem for problem in found)


def test_two_boxes_cannot_share_an_id(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "box.yaml").write_text(WHEEL, encoding="utf-8")
    assert "two boxes have the id fifth-wheel" in lint_game_boxes.find_all_game_box_problems(tmp_path)


# --- catalogues ----------------------------------------------------------------------------------


def words_in(tmp_path: Path, **changed: str) -> list[str]:
    """What is wrong with catalogues of one message, `hello = Hello { $name }`, after some languages changed."""
    for language in LANGUAGES:
        folder = tmp_path / "words" / language
        folder.mkdir(parents=True)
        text = changed.get(language, "hello = Hello { $name }\n")
        (folder / "table.ftl").write_text(text, encoding="utf-8")
    return lint_message_catalogues.Catalogues(tmp_path).problems


def test_catalogues_that_agree_are_in_order(tmp_path: Path) -> None:
    assert words_in(tmp_path) == []


@pytest.mark.parametrize(
    ("language", "text", "says"),
    [
        ("es", "", "words/es: hello is missing"),
        ("fr", "hello = Bonjour { $name }\nbye = Salut\n", "words/fr: bye is not in English"),
        ("it", "hello = Ciao { $nome }\n", "words/it: hello uses ['nome'], but English ['name']"),
        ("en", "hello = Hello { $name\n", "words/en/table.ftl: unreadable: hello = Hello { $name"),
        ("en", "hello = Hello { $name }\nhello = Hi { $name }\n", "words/en/table.ftl: hello is there twice"),
    ],
)
def test_a_slip_in_a_catalogue_is_named(tmp_path: Path, language: str, text: str, says: str) -> None:
    assert says in words_in(tmp_path, **{language: text})


CODE = """
class Puzzled(Unknown): ...
class Unknown(Refused): ...
def f(x, words):
    raise Puzzled("never-written", found=x)
    words("hello")
    message(f"odd-{x}", y=1)
    Message("hello" if x else "bye", {"name": x})
"""


def test_messages_that_code_names_must_exist_and_get_their_arguments(tmp_path: Path) -> None:
    words_in(tmp_path, en="hello = Hello { $name }\nbye = Bye\nunused = Nobody says this\n")
    (tmp_path / "code").mkdir()
    (tmp_path / "code" / "talk.py").write_text(CODE, encoding="utf-8")
    found = lint_message_catalogues.find_message_usage_problems(
        lint_message_catalogues.Catalogues(tmp_path), lint_message_catalogues.MessageUsage.of([tmp_path / "code"])
    )
    assert found == [
        "code/talk.py:5: there is no message never-written",
        "code/talk.py:6: the message hello needs name",
        "code/talk.py:7: there is no message like odd\\-[a-z0-9-]+",
        "words/en: nobody uses unused",
    ]


def test_catalogues_agree_and_kernel_and_games_say_only_what_is_written() -> None:
    catalogues = lint_message_catalogues.Catalogues(CONTENT)
    rooms = [Path(lint.__file__).parents[1] / room for room in ("kernel", "games", "library")]
    found = lint_message_catalogues.find_message_usage_problems(
        catalogues, lint_message_catalogues.MessageUsage.of(rooms)
    )
    assert catalogues.problems + [problem for problem in found if "nobody uses" not in problem] == []


def test_the_lint_prints_what_is_wrong_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(CONTENT / "score_sheet", tmp_path / "score_sheet")
    monkeypatch.setenv("COMPANION_CONTENT", str(tmp_path))
    assert lint.main() == 0
    file = tmp_path / "score_sheet" / "box.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("own: true", "own: yes"), encoding="utf-8")
    assert lint.main() == 1
    assert "score_sheet/box.yaml:14: own: found 'yes', expected true or false" in capsys.readouterr().out
