"""Meters: a marker on a row of coloured spaces."""

from __future__ import annotations

from companion.games.tracker.acts import Move, Place, Spaces
from companion.games.tracker.name_lookup import require_definition
from companion.games.tracker.score_sheet import MeterDef
from companion.games.tracker.state import SheetState
from companion.kernel.events import Event, Reason, Tell
from companion.kernel.messages import Message, message
from companion.kernel.refusals import BeyondLimit, Malformed

LONGEST = 40


def move_marker(state: SheetState, act: Move, tell: Tell) -> None:
    """Move the marker by hand."""
    meter = require_definition(state.sheet.meters, act.meter, "meter")
    if act.by == 0:
        raise Malformed("change-zero")
    _stand(state, meter, state.meters[meter.id].at + act.by, tell, None)


def place_marker(state: SheetState, act: Place, tell: Tell) -> None:
    """Place the marker on a space; the first one is 1."""
    meter = require_definition(state.sheet.meters, act.meter, "meter")
    _stand(state, meter, act.to - 1, tell, None)


def enter_meter_spaces(state: SheetState, act: Spaces, tell: Tell) -> None:
    """Enter the spaces as the table's own quest sheet shows them."""
    meter = require_definition(state.sheet.meters, act.meter, "meter")
    now = state.meters[meter.id]
    now.spaces, now.at = require_valid_spaces(meter, act.spaces), min(now.at, len(act.spaces) - 1)
    tell(Event(Message("meter-spaces", {"meter": meter.name, "count": len(act.spaces)})))


def require_valid_spaces(meter: MeterDef, spaces: tuple[str, ...]) -> tuple[str, ...]:
    """The spaces, if a meter can have them."""
    for space in spaces:
        require_definition(meter.colours, space, "space")
    if not 1 <= len(spaces) <= LONGEST:
        raise BeyondLimit("meter-length", found=len(spaces), high=LONGEST)
    return spaces


def advance_marker(state: SheetState, meter_id: str, by: int, tell: Tell, reason: Reason) -> None:
    """Push the marker on by a rule. On the last space it stays, and that space counts again (terrinoth PE2)."""
    meter = require_definition(state.sheet.meters, meter_id, "meter")
    now = state.meters[meter.id]
    if not now.spaces:
        # The table has not entered its spaces: say what to do instead of pretending to know them.
        tell(Event(Message("meter-unknown", {"meter": meter.name}), reason, "remind"))
        return
    _stand(state, meter, min(now.at + by, len(now.spaces) - 1), tell, reason)


def _stand(state: SheetState, meter: MeterDef, at: int, tell: Tell, reason: Reason | None) -> None:
    now = state.meters[meter.id]
    if not 0 <= at < len(now.spaces):
        raise BeyondLimit("meter-beyond", meter=meter.name, found=at + 1, high=len(now.spaces))
    now.at = at
    space = next(colour for colour in meter.colours if colour.id == now.spaces[at])
    told = message("meter-at", meter=meter.name, at=at + 1, of=len(now.spaces), space=space.name)
    tell(Event(told, reason, "turn"))
    if space.remind:
        state.remind(space.remind)
        tell(Event(Message("reminder", {"text": space.remind}), reason, "remind"))
