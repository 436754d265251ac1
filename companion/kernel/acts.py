"""Inputs as frozen dataclasses, and the codec between an act and its plain form ``{"act": "change", ...}``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, fields
from typing import ClassVar, Generic, Protocol, TypeVar, cast

from companion.kernel.plain_data import BadShape, Plain, data_path_argument, describe_found_value, from_plain, to_plain
from companion.kernel.refusals import Malformed


class Act(Protocol):
    """One input to a game: a frozen dataclass that the game's codec knows."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]


A = TypeVar("A", bound=Act)


class Codec(Generic[A]):
    """Writes and reads the acts of one game, and has them show themselves briefly."""

    def __init__(self, kinds: Iterable[type[A]]) -> None:
        self.kinds = {act_name_in_data(kind): kind for kind in kinds}
        self._names = {kind: name for name, kind in self.kinds.items()}
        # Here, once for every act there is, rather than in a hundred class definitions.
        for kind in self.kinds.values():
            kind.__repr__ = act_repr  # type: ignore[assignment]

    def write(self, act: Act) -> dict[str, Plain]:
        """The act as plain data."""
        own = self.own(act)
        return {"act": self._names[type(own)], **to_plain(own)}

    def own(self, act: Act) -> A:
        """The same act, as one of this game; a journal may hold acts of any game."""
        if type(act) not in self._names:
            raise Malformed("act-unknown", found=describe_found_value(repr(act)), options=", ".join(sorted(self.kinds)))
        return cast(A, act)

    def read(self, data: object) -> A:
        """The act that plain data stands for, or a refusal that says which field is wrong."""
        if not isinstance(data, Mapping) or "act" not in data:
            raise Malformed("act-not-an-act", found=describe_found_value(data))
        name = data["act"]
        if not isinstance(name, str) or name not in self.kinds:
            raise Malformed("act-unknown", found=describe_found_value(name), options=", ".join(sorted(self.kinds)))
        try:
            return from_plain(self.kinds[name], {k: v for k, v in data.items() if k != "act"})
        except BadShape as bad:
            fault = bad.faults[0]
            raise Malformed(
                "act-bad-field",
                act=name,
                field=data_path_argument(fault.path),
                found=fault.found,
                expected=fault.expected,
            ) from bad


def act_repr(act: Act) -> str:
    """An act as it would be written in Python: `Play('gold')`, `Attack('ben', amount=3)`, without its defaults."""
    shown = []
    for one in fields(act):
        value = getattr(act, one.name)
        if one.default is MISSING and one.default_factory is MISSING:
            shown.append(repr(value))
        elif value != (one.default if one.default_factory is MISSING else one.default_factory()):
            shown.append(f"{one.name}={value!r}")
    return f"{type(act).__name__}({', '.join(shown)})"


def act_name_in_data(kind: type) -> str:
    """The name of an act in plain data: `NextTurn` is `next-turn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
