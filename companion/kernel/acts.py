"""Inputs as frozen dataclasses, and the codec between an act and its plain form ``{"act": "change", ...}``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from companion.kernel.plain import BadShape, from_plain, place_of, spell, to_plain
from companion.kernel.refusals import Malformed

Act = Any
"""One input to a game: a frozen dataclass that the game's codec knows."""


class Codec:
    """Writes and reads the acts of one game."""

    def __init__(self, kinds: Iterable[type]) -> None:
        self.kinds = {act_name(kind): kind for kind in kinds}
        self._names = {kind: name for name, kind in self.kinds.items()}

    def write(self, act: Act) -> dict[str, Any]:
        """The act as plain data."""
        return {"act": self._names[type(act)], **to_plain(act)}

    def read(self, data: object) -> Act:
        """The act that plain data stands for, or a refusal that says which field is wrong."""
        if not isinstance(data, Mapping) or "act" not in data:
            raise Malformed("act-not-an-act", found=spell(data))
        name = data["act"]
        if not isinstance(name, str) or name not in self.kinds:
            raise Malformed("act-unknown", found=spell(name), options=", ".join(sorted(self.kinds)))
        try:
            return from_plain(self.kinds[name], {k: v for k, v in data.items() if k != "act"})
        except BadShape as bad:
            fault = bad.faults[0]
            raise Malformed(
                "act-bad-field",
                act=name,
                field=place_of(fault.path),
                found=fault.found,
                expected=fault.expected,
            ) from bad


def act_name(kind: type) -> str:
    """The name of an act in plain data: `NextTurn` is `next-turn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
