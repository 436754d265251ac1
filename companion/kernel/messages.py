"""Messages without a language: an id with arguments, turned into a sentence later.

The kernel knows no catalogue. It names a message (`life-lost`) and its arguments; whoever shows it brings
`Words`, which turn a message into a sentence of the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

LANGUAGES = ("en", "es", "fr", "it")

Text: TypeAlias = dict[str, str]
"""One wording in several languages, such as ``{"en": "Life", "es": "Vida"}``."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence still to be put in words: the id of a catalogue entry and what fills it."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)


Argument: TypeAlias = "int | str | Text | Message | Sequence[Argument]"
"""What fills a message: a number, a name, a name in several languages, another message, or a list of these."""


def message(message_id: str, **args: Argument) -> Message:
    """A message, written shortly: `message("round-begins", round=3)`."""
    return Message(message_id, args)


class Words(Protocol):
    """Turns messages into sentences of one language."""

    @property
    def language(self) -> str:
        """The language's two letters."""

    def say(self, message: Message) -> str:
        """The sentence for a message."""

    def name(self, text: Text) -> str:
        """The wording of a text in this language."""


def text_in_language(text: Text, language: str) -> str:
    """The wording in a language; English, or whatever there is, where that language is missing."""
    return text.get(language) or text.get("en") or next(iter(text.values()), "")


def same_text_in_all_languages(wording: str) -> Text:
    """A text that reads the same in all languages, such as a person's name."""
    return dict.fromkeys(LANGUAGES, wording)
