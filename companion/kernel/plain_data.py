"""Dataclasses to plain JSON data and back, with errors that say where, what was found and what was expected.

Acts, setups, snapshots, exported tables and content files all pass through these two functions, so a
bad file and a bad input are refused in the same words.
"""

from __future__ import annotations

import dataclasses
import functools
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar, Union, overload

from companion.kernel.messages import Argument, Message, message

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")
DataPath: TypeAlias = "tuple[str | int, ...]"
Plain: TypeAlias = "bool | int | float | str | Sequence[Plain] | Mapping[str, Plain] | None"
"""What JSON can say. For data that is written; data that is read is an `object` until `from_plain` has looked at it."""
Unchecked: TypeAlias = Any
"""Plain data that is read without `from_plain`, by code that expects a shape and fails where there is another."""


@dataclasses.dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with some data: where it is, what was found and what was expected."""

    path: DataPath
    found: Argument
    expected: Argument

    def __str__(self) -> str:
        found, expected = argument_debug_text(self.found), argument_debug_text(self.expected)
        return f"{data_path_text(self.path) or '.'}: found {found}, expected {expected}"


class BadShape(ValueError):
    """The data does not have the shape of the type it was to become; holds every fault, not only the first."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = tuple(faults)


@overload
def to_plain(value: Mapping[str, object] | DataclassInstance) -> dict[str, Plain]: ...


@overload
def to_plain(value: object) -> Plain: ...


def to_plain(value: object) -> Plain:
    """Turn a value made of dataclasses, lists, tuples and dicts into plain JSON data; defaults are left out."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [to_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: to_plain(item) for key, item in value.items()}
    return _dataclass_to_plain(value)


def from_plain(kind: type[T], data: object) -> T:
    """Build a `kind` from plain data, or raise `BadShape` naming every place that does not fit."""
    faults: list[Fault] = []
    value = _reader(typing.cast(object, kind))(data, (), faults)
    if faults:
        raise BadShape(faults)
    return typing.cast(T, value)


def contains_all_data(whole: object, part: object) -> bool:
    """Whether plain data says everything that other data says; fields may be there that the other leaves out."""
    if isinstance(whole, Mapping) and isinstance(part, Mapping):
        return all(key in whole and contains_all_data(whole[key], value) for key, value in part.items())
    if isinstance(whole, list) and isinstance(part, list):
        return len(whole) == len(part) and all(map(contains_all_data, whole, part))
    return type(whole) is type(part) and whole == part


def data_path_text(path: DataPath) -> str:
    """A path as a person writes it: `modes[2].name.es`."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else (f".{part}" if text else part)
    return text


def data_path_argument(path: DataPath) -> Argument:
    """Where something is, for a message: the path, or all of it."""
    return data_path_text(path) or message("shape-whole")


def describe_found_value(value: object) -> Argument:
    """A found value, short enough for an error message."""
    if isinstance(value, Mapping):
        return message("shape-group")
    if isinstance(value, (list, tuple)):
        return message("shape-list" if value else "shape-empty-list")
    if value is None:
        return message("shape-nothing")
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def argument_debug_text(argument: Argument) -> str:
    """A found or expected thing for those who read tracebacks: a message by its id."""
    if not isinstance(argument, Message):
        return str(argument)
    filled = ", ".join(f"{name}={argument_debug_text(value)}" for name, value in argument.args.items())
    return f"{argument.id}({filled})" if filled else argument.id


# --- how it works: one reader function a type, built once ---------------------------------------

_Reader: TypeAlias = "Callable[[object, DataPath, list[Fault]], object]"


@functools.cache
def _written_fields(kind: type) -> tuple[tuple[str, object], ...]:
    return tuple((f.name, _default(f)) for f in dataclasses.fields(kind))


def _default(field: dataclasses.Field[object]) -> object:
    if field.default is not dataclasses.MISSING:
        return field.default
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return dataclasses.MISSING


def _dataclass_to_plain(value: object) -> dict[str, Plain]:
    plain: dict[str, Plain] = {}
    kind: type = type(value)
    for name, default in _written_fields(kind):
        item = getattr(value, name)
        if default is dataclasses.MISSING or item != default:
            plain[name] = to_plain(item)
    return plain


@functools.cache
def _reader(kind: object) -> _Reader:
    if kind in (bool, int, float, str):
        return _read_scalar(kind)
    if kind is None or kind is type(None):
        return _read_nothing
    if kind in (object, Any):
        return lambda data, path, faults: data
    if dataclasses.is_dataclass(kind):
        return _read_dataclass(typing.cast(type, kind))
    return _read_generic(kind)


def _read_generic(kind: object) -> _Reader:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is Literal:
        return _read_literal(args)
    if origin in (Union, types.UnionType):
        return _read_union(args)
    if origin in (list, tuple):
        if origin is tuple and (len(args) != 2 or args[1] is not Ellipsis):
            raise TypeError(f"only tuple[X, ...] can be read, not {kind}")
        return _read_list(origin, _reader(args[0]))
    if origin in (dict, Mapping) or (isinstance(origin, type) and issubclass(origin, Mapping)):
        return _read_dict(_reader(args[1]))
    raise TypeError(f"no way to read {kind}")


_SPOKEN = {
    bool: message("shape-yes-no"),
    int: message("shape-whole-number"),
    float: message("shape-number"),
    str: message("shape-text"),
}


def _read_scalar(kind: type) -> _Reader:
    def read(data: object, path: DataPath, faults: list[Fault]) -> object:
        # bool is an int in Python, but `yes` is not a number at a table.
        if type(data) is kind or (kind is float and type(data) is int):
            return data
        faults.append(Fault(path, describe_found_value(data), _SPOKEN[kind]))
        return None

    return read


def _read_nothing(data: object, path: DataPath, faults: list[Fault]) -> None:
    if data is not None:
        faults.append(Fault(path, describe_found_value(data), message("shape-nothing")))


def _read_literal(values: tuple[object, ...]) -> _Reader:
    options = ", ".join(map(str, values))
    expected = message("shape-one-of" if len(values) > 1 else "shape-only", options=options)

    def read(data: object, path: DataPath, faults: list[Fault]) -> object:
        # To Python `true` is a 1, too.
        if any(type(data) is type(value) and data == value for value in values):
            return data
        faults.append(Fault(path, describe_found_value(data), expected))
        return None

    return read


def _read_union(args: tuple[object, ...]) -> _Reader:
    readers = [_reader(arg) for arg in args]

    def read(data: object, path: DataPath, faults: list[Fault]) -> object:
        best: list[Fault] | None = None
        for reader in readers:
            own: list[Fault] = []
            value = reader(data, path, own)
            if not own:
                return value
            # The alternative that got furthest into the data is the one that was meant.
            if best is None or max(len(f.path) for f in own) > max(len(f.path) for f in best):
                best = own
        faults.extend(_merge_flat(best or [], readers, data, path))
        return None

    return read


def _merge_flat(best: list[Fault], readers: Sequence[_Reader], data: object, path: DataPath) -> list[Fault]:
    if any(fault.path != path for fault in best):
        return best
    expected: list[Argument] = []
    for reader in readers:
        own: list[Fault] = []
        reader(data, path, own)
        expected += [fault.expected for fault in own if fault.path == path and fault.expected not in expected]
    return [Fault(path, describe_found_value(data), functools.reduce(_either, expected))]


def _either(one: Argument, other: Argument) -> Argument:
    return message("shape-either", one=one, other=other)


def _read_list(make: Callable[[list[object]], object], item: _Reader) -> _Reader:
    def read(data: object, path: DataPath, faults: list[Fault]) -> object:
        if not isinstance(data, (list, tuple)):
            faults.append(Fault(path, describe_found_value(data), message("shape-list")))
            return None
        return make([item(entry, (*path, n), faults) for n, entry in enumerate(data)])

    return read


def _read_dict(item: _Reader) -> _Reader:
    def read(data: object, path: DataPath, faults: list[Fault]) -> object:
        if not isinstance(data, Mapping):
            faults.append(Fault(path, describe_found_value(data), message("shape-group")))
            return None
        for key in data:
            if not isinstance(key, str):
                faults.append(Fault(path, describe_found_value(key), message("shape-text")))
        return {key: item(entry, (*path, str(key)), faults) for key, entry in data.items()}

    return read


def _read_dataclass(kind: type) -> _Reader:
    # Hints are looked up on first use, so a dataclass may refer to itself.
    @functools.cache
    def fields() -> dict[str, tuple[_Reader, object]]:
        hints = typing.get_type_hints(kind)
        return {f.name: (_reader(hints[f.name]), _default(f)) for f in dataclasses.fields(kind)}

    def read(data: object, path: DataPath, faults: list[Fault]) -> object:
        if not isinstance(data, Mapping):
            faults.append(Fault(path, describe_found_value(data), message("shape-group")))
            return None
        before = len(faults)
        for key in data:
            if key not in fields():
                known = message("shape-one-of", options=", ".join(fields()))
                faults.append(Fault((*path, str(key)), message("shape-unknown-field"), known))
        given: dict[str, object] = {}
        for name, (reader, default) in fields().items():
            if name in data:
                given[name] = reader(data[name], (*path, name), faults)
            elif default is dataclasses.MISSING:
                faults.append(Fault((*path, name), message("shape-nothing"), message("shape-needed")))
        return kind(**given) if len(faults) == before else None

    return read
