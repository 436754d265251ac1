"""Small values with named fields that a position holds and a save writes as `[word, field, field, ...]`.

    @record("finish")
    class Finish(Step): ...

Steps still to be carried out, open questions and what an answer is for are such records. Each family of them has a base
class with the `kinds` there are.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from dataclasses import Field, dataclass, fields, is_dataclass
from functools import cache, partial
from typing import Any, ClassVar, Protocol, TypeVar, dataclass_transform

from companion.kernel.plain_data import Plain


class AnyDataclass(Protocol):
    """Whatever has fields."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


class Record:
    """A value of named fields; `word` is its name in saves, `kinds` are all of its family by their words."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    word: ClassVar[str]
    kinds: ClassVar[dict[str, type[Record]]]

    def saved(self) -> list[Plain]:
        """The record as plain data."""
        return [self.word, *write_fields(self)]

    @classmethod
    def from_saved(cls, data: Any) -> Record:
        """The record of this class that plain data holds, without its word."""
        return read_fields(cls, data)


R = TypeVar("R", bound=Record)
T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(word: str) -> Callable[[type[R]], type[R]]:
    """Make a class a record that saves call by this word.

    Copies of a position share their records, so nobody may change one. The type check sees to that: a dataclass that
    is frozen at run time, too, takes three times as long to make, and a simulated fight makes hundreds.
    """

    def make(kind: type[R]) -> type[R]:
        made = dataclass(slots=True)(kind)
        made.word = word
        made.kinds[word] = made
        return made

    return make


def read_record(family: type[R], data: Any) -> R:
    """The record of a family that plain data holds."""
    found = kind_by_word(family, data[0]).from_saved(data[1:])
    assert isinstance(found, family)
    return found


def kind_by_word(family: type[R], word: str) -> type[R]:
    """The class of a family that saves call so."""
    kind = family.kinds[word]
    assert issubclass(kind, family)
    return kind


def write_fields(value: AnyDataclass) -> list[Plain]:
    """The fields of a dataclass in their order."""
    return [_plain(getattr(value, field.name)) for field in fields(value)]


def read_fields(kind: Callable[..., T], data: Any) -> T:
    """A dataclass from its fields in their order; those that an older save did not have yet have their defaults."""
    return kind(*(read(item) for read, item in zip(_field_readers(kind), data, strict=False)))


# --- how it works: one reader function a field, found once ---------------------------------------


def _plain(value: object) -> Plain:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Record):
        return value.saved()
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    assert is_dataclass(value)
    assert not isinstance(value, type)
    return write_fields(value)


@cache
def _field_readers(kind: Any) -> tuple[Callable[[Any], object], ...]:
    hints = typing.get_type_hints(kind)
    return tuple(_reader(hints[field.name]) for field in fields(kind))


def _reader(hint: Any) -> Callable[[Any], object]:
    if typing.get_origin(hint) is tuple:
        return _tuple_reader(typing.get_args(hint))
    if typing.get_origin(hint) is types.UnionType:
        (read,) = {_reader(one) for one in typing.get_args(hint) if one is not types.NoneType}
        return lambda data: None if data is None else read(data)
    if issubclass(hint, Record):
        return partial(read_record, hint)
    if issubclass(hint, tuple):
        return partial(_read_named_tuple, hint)
    return partial(read_fields, hint) if hasattr(hint, "__dataclass_fields__") else _as_it_is


def _tuple_reader(args: tuple[Any, ...]) -> Callable[[Any], object]:
    if args[-1] is Ellipsis:
        read_all = _reader(args[0])
        return lambda data: tuple(map(read_all, data))
    readers = tuple(map(_reader, args))
    return lambda data: tuple(read(item) for read, item in zip(readers, data, strict=True))


def _read_named_tuple(kind: Callable[..., object], data: Any) -> object:
    return kind(*data)


def _as_it_is(data: object) -> object:
    return data
