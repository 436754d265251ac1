"""The options of several games as those of one command: each once, in everybody's order, as the named game means it."""

from __future__ import annotations

from companion.games.command_options import CommandOption, merge_options

TIMES = CommandOption("games", "How many games.", 100)
BY_GAME = {
    "chess": (CommandOption("opening", "An opening."), CommandOption("level", "1 to 9.", 5), TIMES),
    "go": (
        CommandOption("board", "Which board.", positional=True),
        CommandOption("handi_cap", "Stones.", 0),
        CommandOption("level", "kyu or dan."),
        TIMES,
        CommandOption("komi", "Points.", 6),
    ),
}


def test_every_option_is_there_once_and_nobodys_order_is_broken() -> None:
    merged = [option.name for option in merge_options(BY_GAME)]
    assert merged == ["opening", "board", "handi_cap", "level", "games", "komi"]


def test_what_games_say_of_the_same_option_is_told_together_and_what_is_alike_once() -> None:
    told = {option.name: option.help for option in merge_options(BY_GAME, "go")}
    assert told["level"] == "1 to 9. kyu or dan."
    assert told["games"] == "How many games."


def test_where_games_differ_the_one_that_is_named_is_right() -> None:
    def default(game: str) -> object:
        return next(option.default for option in merge_options(BY_GAME, game) if option.name == "level")

    assert (default("chess"), default("go"), default("")) == (5, "", 5)


def test_what_must_be_typed_for_one_game_need_not_for_another() -> None:
    assert "board" not in [option.name for option in merge_options(BY_GAME, "chess")]
    assert "board" in [option.name for option in merge_options(BY_GAME, "go")]


def test_an_option_is_typed_with_dashes() -> None:
    assert [option.typed for option in BY_GAME["go"][1:3]] == ["--handi-cap", "--level"]
