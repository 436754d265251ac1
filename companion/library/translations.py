"""Words on screen, in the reader's language: Fluent catalogues under `content/words/<language>/`.

A game may bring its own, in `content/<game>/words/<language>.ftl`.
"""

from __future__ import annotations

import functools
import logging
import re
from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from companion.kernel.messages import LANGUAGES, Argument, Message, Text, text_in_language
from companion.library.content_location import content_folder

_log = logging.getLogger(__name__)


LARGEST = 10**15
"""Fluent cannot write numbers of more digits than it reckons with: a larger one is written as it is."""
LONGEST = 2_000
"""Letters of what fills a message."""
REMEMBERED = 20_000
"""Sentences that are kept; the whole library of a language has about 5,000."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
_VOWEL = re.compile(r"h?(?:(?P<i>[ií])(?![aeo])|(?P<e>[eèé]))", re.IGNORECASE)
"""The sound before which "and" is another word: an i in Spanish (Gem e Ivor, but nieve y hielo), an e in Italian."""
_JOINS = {
    "es": (
        (re.compile(r"\by (?=[Hh]?[IiÍí][^\W\d_aeoáéóA-Z])"), "e "),
        (re.compile(r"\bo (?=[Hh]?[OoÓó][^\W\d_A-Z])"), "u "),
    ),
    "fr": ((re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÁÂÉÈÊËÍÎÏÓÔÚÛaeiouàáâéèêëíîïóôúû][^\W\d_A-Z])"), r"\1'"),),
    "it": ((re.compile(r"\b([Aa]) (?=[AÀa][^\W\d_A-Z])"), r"\1d "),),
}
"""Small words that change before what is filled in: tour d'Ana, tocca ad Ana, Gem e Ivor. II and A1 are no words."""


class MessageCatalogue:
    """All messages of one language. Implements the kernel's `Words`.

    Reading thousands of messages would take longer than everything else at the start of the app, so a message is read
    when it is first said.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._said: dict[Hashable, str] = {}
        for file in catalogue_files(content_folder(), language):
            self._unread.update(_entries(file.read_text(encoding="utf-8")))

    def say(self, message: Message) -> str:
        """The sentence for a message. The library says the same ones over and over, so they are remembered."""
        key = _key(message)
        said = self._said.get(key)
        if said is None:
            said = self(message.id, **message.args)
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[key] = said
        return said

    def __call__(self, message_id: str, /, **args: Argument) -> str:
        """The sentence for a message id: `words("round-now", round=3)`."""
        self._read(message_id)
        if not self._bundle.has_message(message_id):
            _log.error("no message %s in %s", message_id, self.language)
            return message_id
        pattern = self._bundle.get_message(message_id).value
        assert pattern is not None
        filled = {name.replace("_", "-"): self._fill(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, filled)
        for error in errors:
            _log.error("message %s in %s: %s", message_id, self.language, error)
        return self._joined(str(text))

    def name(self, text: Text) -> str:
        """The wording of a text in this language."""
        return text_in_language(text, self.language)

    def spoken(self, argument: Argument) -> str:
        """What fills a message, on its own."""
        return str(self._fill(argument))

    def has(self, message_id: str) -> bool:
        """Whether the catalogue has this message."""
        return message_id in self._unread or bool(self._bundle.has_message(message_id))

    def list(self, items: Sequence[str]) -> str:
        """Names as people list them: `Ana, Ben and Cleo`."""
        if len(items) < 2:
            return "".join(items)
        *before, last = items
        vowel = _VOWEL.match(last)
        joined = self("list-and", before=(vowel.lastgroup if vowel else None) or "other")
        return f"{', '.join(before)} {joined} {last}"

    def _joined(self, text: str) -> str:
        """A sentence whose small words fit the names that follow them."""
        for before, after in _JOINS.get(self.language, ()):
            text = before.sub(after, text)
        return text

    def _read(self, entry: str) -> None:
        """Read an entry that has not been said yet, and what it refers to. Two threads may do it at once."""
        text = self._unread.get(entry)
        if text is None:
            return
        self._bundle.add_resource(FluentResource(text))
        # Only now it counts as read: whoever asks meanwhile reads it as well, which does no harm.
        self._unread.pop(entry, None)
        for named in _REFERENCE.findall(text):
            self._read(named)

    def _fill(self, value: Argument) -> Any:
        if isinstance(value, bool):
            return str(value)
        if isinstance(value, int) and abs(value) > LARGEST:
            return _short(str(value))
        if isinstance(value, int):
            # A round is "1240", not "1,240": numbers at a table are read from afar.
            return fluent_number(value, useGrouping=False)
        if isinstance(value, str):
            return _short(value)
        if isinstance(value, Message):
            return _short(self.say(value))
        if isinstance(value, dict):
            return self.name(value)
        return _short(self.list([str(self._fill(item)) for item in value]))


def catalogue_files(content: Path, language: str) -> list[Path]:
    """The catalogues of a language: those of the app, and those that games bring."""
    return [*sorted((content / "words" / language).glob("*.ftl")), *sorted(content.glob(f"*/words/{language}.ftl"))]


def _short(text: str) -> str:
    """A text that fits a sentence: Fluent prints nothing at all in the place of a longer one."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _key(value: Argument) -> Hashable:
    """The same for what is said the same."""
    if isinstance(value, Message):
        return (value.id, *((name, _key(arg)) for name, arg in value.args.items()))
    if isinstance(value, dict):
        return tuple(value.items())
    if isinstance(value, bool | int | str):
        # True and 1 are equal, but are not said the same.
        return (type(value), value)
    return tuple(map(_key, value))


def _entries(text: str) -> dict[str, str]:
    """The entries of a file by their ids, each still as text."""
    starts = [(found[1], found.start()) for found in _ENTRY.finditer(text)]
    ends = [start for _, start in starts[1:]] + [len(text)]
    return {entry: text[start:end] for (entry, start), end in zip(starts, ends, strict=True)}


def capitalize_first_letter(sentence: str) -> str:
    """A phrase as it stands alone, with a capital letter."""
    return f"{sentence[:1].upper()}{sentence[1:]}"


@functools.cache
def load_message_catalogue(language: str) -> MessageCatalogue:
    """The catalogue of a language; English for a language we do not speak."""
    return MessageCatalogue(language if language in LANGUAGES else "en")
