"""The command's own words: the same in four languages, all of them there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import companion.cli
from companion.kernel.messages import LANGUAGES
from companion.library.content_location import content_folder

_MADE_UP = ("cli-col-", "cli-status-", "cli-restore-")
"""Ids that are put together in the code."""


def messages(language: str) -> dict[str, set[str]]:
    """The ids of a language's catalogue with what fills them."""
    text = (content_folder() / "words" / language / "cli.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^(cli-[a-z-]+) = (.+)$", text, re.MULTILINE)
    return {name: set(re.findall(r"\{ \$([a-z-]+) \}", pattern)) for name, pattern in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_that_the_code_names_is_there_and_none_is_idle() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in Path(companion.cli.__path__[0]).rglob("*.py"))
    used = {name for name in re.findall(r"[\"'](cli-[a-z-]+)[\"']", code) if not name.endswith("-")}
    assert used <= messages("en").keys()
    idle = {name for name in messages("en").keys() - used if not name.startswith(_MADE_UP)}
    assert idle == {"cli-undone", "cli-redone"}
