"""Reasons as plain data. What an automatic player says for its act is kept beside it: it cannot be worked out again."""

from __future__ import annotations

from collections.abc import Mapping

from companion.kernel.events import Reason
from companion.kernel.messages import LANGUAGES, Argument, Message, message
from companion.kernel.plain_data import BadShape, DataPath, Fault, Plain, describe_found_value

DEEPEST = 6
"""Messages inside messages inside messages: no honest reason goes deeper."""


def reason_to_plain(reason: Reason) -> dict[str, Plain]:
    """A reason as plain data; what is empty is left out."""
    plain: dict[str, Plain] = {"rule": reason.rule}
    if reason.message is not None:
        plain["because"] = _write(reason.message)
    if reason.rejected:
        plain["passed"] = [_write(passed) for passed in reason.rejected]
    return plain


def reason_from_plain(data: object, path: DataPath = ()) -> Reason:
    """The reason that plain data holds, or `BadShape` with the place, what was found and what was expected."""
    fields = _group(data, {"rule", "because", "passed"}, path)
    rule, passed = fields.get("rule"), fields.get("passed", [])
    if not isinstance(rule, str):
        raise _bad((*path, "rule"), rule, "shape-text")
    if not isinstance(passed, list):
        raise _bad((*path, "passed"), passed, "shape-list")
    because = _read_message(fields["because"], (*path, "because"), 0) if "because" in fields else None
    return Reason(rule, because, tuple(_read_message(m, (*path, "passed", n), 0) for n, m in enumerate(passed)))


# --- how it works: a message is a group with `say`, a text in several languages one with `en` -----


def _write(value: Argument) -> Plain:
    if isinstance(value, Message):
        filled = {name: _write(item) for name, item in value.args.items()}
        return {"say": value.id, "with": filled} if filled else {"say": value.id}
    if isinstance(value, (int, str)):
        return value
    return dict(value) if isinstance(value, Mapping) else [_write(item) for item in value]


def _read_message(data: object, path: DataPath, depth: int) -> Message:
    fields = _group(data, {"say", "with"}, path)
    said, filled = fields.get("say"), fields.get("with", {})
    if not isinstance(said, str) or not said:
        raise _bad((*path, "say"), said, "shape-text")
    if not isinstance(filled, Mapping) or depth >= DEEPEST:
        raise _bad((*path, "with"), filled, "shape-group")
    return Message(
        said, {str(name): _read(item, (*path, "with", str(name)), depth + 1) for name, item in filled.items()}
    )


def _read(data: object, path: DataPath, depth: int) -> Argument:
    if isinstance(data, (int, str)) and not isinstance(data, bool):
        return data
    if isinstance(data, Mapping) and "say" in data:
        return _read_message(data, path, depth)
    if isinstance(data, Mapping) and set(data) <= set(LANGUAGES) and all(isinstance(v, str) for v in data.values()):
        return dict(data)
    if isinstance(data, list) and depth < DEEPEST:
        return [_read(item, (*path, n), depth + 1) for n, item in enumerate(data)]
    raise _bad(path, data, "shape-text")


def _group(data: object, known: set[str], path: DataPath) -> Mapping[str, object]:
    if not isinstance(data, Mapping):
        raise _bad(path, data, "shape-group")
    for name in data:
        if name not in known:
            raise BadShape([Fault((*path, str(name)), message("shape-unknown-field"), ", ".join(sorted(known)))])
    return data


def _bad(path: DataPath, found: object, expected: str) -> BadShape:
    return BadShape([Fault(path, describe_found_value(found), message(expected))])
