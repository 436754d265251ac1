"""Tables as people read them in a terminal: compact, in colour where there is any, plain in a pipe."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from companion.cli.output.terminal_text import escape_for_terminal
from companion.games.tracker.score_sheet import TABLE, CounterDef
from companion.games.tracker.state import SheetState
from companion.kernel.events import Event, Tone, describe_event
from companion.library.translations import MessageCatalogue

TONES: dict[Tone, str] = {
    "plain": "", "harm": "red", "heal": "green", "gain": "green", "turn": "bold", "remind": "yellow",
    "end": "bold magenta",
}  # fmt: skip
DOT = " · "


class TerminalConsole(Console):
    """What answers are printed on."""

    def on_broken_pipe(self) -> None:
        """Rich would leave with an error here; `answer` knows that it is none."""
        raise BrokenPipeError


def safe_text(words: str, style: str = "") -> Text:
    """Words that are safe on a terminal."""
    return Text(escape_for_terminal(words), style=style)


def render_with_hanging_indent(paper: Console, mark: str, words: str) -> Text:
    """Words behind a mark; on a terminal the lines that follow stay in line with the first."""
    said = safe_text(words)
    if not paper.is_terminal:
        return safe_text(mark).append_text(said)
    lines = said.wrap(paper, max(paper.width - len(mark), 20))
    return safe_text(mark).append_text(Text(f"\n{' ' * len(mark)}").join(line for line in lines))


def render_events(told: Iterable[Event], words: MessageCatalogue) -> list[RenderableType]:
    """What happened, a line each."""
    return [safe_text(describe_event(event, words), TONES[event.tone]) for event in told]


def render_question(asked: dict[str, Any]) -> Text:
    """What play waits for, with the answers that would be accepted."""
    options = ", ".join(option["id"] for option in asked["options"] if option["legal"])
    return safe_text(f"? {asked['text']} {options}".rstrip(), "bold yellow")


def make_empty_output_table(paper: Console, *heads: str) -> Table:
    """An empty table; in a pipe without any lines, so that other programs can cut it."""
    table = Table(box=box.SIMPLE_HEAD if paper.is_terminal else None, pad_edge=False, header_style="dim")
    for head in heads:
        table.add_column(safe_text(head))
    return table


def format_time(at: int) -> str:
    """A time on the clock of this machine, short."""
    when = datetime.fromtimestamp(at / 1000)
    return when.strftime("%H:%M") if when.date() == datetime.now().date() else when.strftime("%Y-%m-%d %H:%M")


# --- one table ----------------------------------------------------------------------------------


def render_table_heading(plain: dict[str, Any]) -> Text:
    """Which table this is."""
    parts = [plain["title"]] * bool(plain["name"]) + [plain["mode_name"], plain["id"]]
    rest = "".join(f"{DOT}{part}" for part in parts if part)
    return Text.assemble(safe_text(plain["name"] or plain["title"], "bold"), safe_text(rest, "dim"))


def render_score_sheet(state: SheetState, words: MessageCatalogue, paper: Console, full: bool) -> list[RenderableType]:
    """The position: where play is, everybody's numbers, and what is to be remembered."""
    parts: list[RenderableType] = [_whereabouts(state, words), _seats(state, words, paper, full)]
    for seat in state.sheet.seats:
        if more := _more(state, seat.id, words):
            parts.append(safe_text(f"{words.name(state.name(seat.id))}: {DOT.join(more)}"))
    parts += [safe_text(line) for line in _table_lines(state, words)]
    parts += [safe_text(f"! {words.name(reminder)}", "yellow") for reminder in state.reminders]
    return parts


def _whereabouts(state: SheetState, words: MessageCatalogue) -> Text:
    flow = state.sheet.flow
    if state.ended:
        names = [words.name(state.name(seat)) for seat in state.winners]
        return safe_text(words("table-won", names=names) if names else words("table-over"), "bold magenta")
    parts = [words("cli-round", round=state.round)] if flow.rounds else []
    if flow.phases:
        parts.append(words("phase-begins", phase=flow.phases[state.phase].name))
    if flow.turns:
        parts.append(words("turn-begins", names=[words.name(state.name(seat)) for seat in state.active]))
    return safe_text(DOT.join(parts))


def _seats(state: SheetState, words: MessageCatalogue, paper: Console, full: bool) -> Table:
    counters = [
        c
        for c in state.sheet.counters
        if (full or c.show != "quiet") and any(state.has(c.id, s.id) for s in state.sheet.seats)
    ]
    table = make_empty_output_table(paper, words("cli-col-seat"), *(words.name(c.name) for c in counters))
    for place in range(1, len(counters) + 1):
        table.columns[place].justify = "right"
    for seat in state.sheet.seats:
        style = "dim strike" if seat.id in state.out else "bold" if seat.id in state.active else ""
        numbers = [safe_text(_number(state, seat.id, counter)) for counter in counters]
        table.add_row(safe_text(_who(state, seat.id, words), style), *numbers)
    return table


def _who(state: SheetState, seat: str, words: MessageCatalogue) -> str:
    given = state.sheet.seat(seat)
    name = words.name(state.name(seat))
    return f"{name} ({words.name(given.title)})" if given.title else name


def _number(state: SheetState, seat: str, counter: CounterDef) -> str:
    if not state.has(counter.id, seat):
        return "-"
    value, high = state.value(counter.id, seat), state.limits(counter.id, seat).high
    # A maximum is worth saying where it is the table's own, such as a hero's health.
    return f"{value}/{high}" if high is not None and counter.high is None else str(value)


def _more(state: SheetState, seat: str, words: MessageCatalogue) -> list[str]:
    sheet = state.sheet
    parts = [words("cli-out")] if seat in state.out else []
    team = sheet.team_of(seat)
    parts += [words.name(team.name)] if team is not None else []
    parts += [words.name(token.name) for token in sheet.tokens if state.tokens.get(token.id) == seat]
    parts += [words.name(mark.name) for mark in sheet.marks if mark.id in state.marks.get(seat, ())]
    for dial in sheet.dials:
        at = state.dials.get(seat, {}).get(dial.id)
        parts += [f"{words.name(dial.name)}: {words.name(v.name)}" for v in dial.values if v.id == at]
    return parts


def _table_lines(state: SheetState, words: MessageCatalogue) -> list[str]:
    lines = [f"{words.name(c.name)}: {_number(state, TABLE, c)}" for c in state.table_counters()]
    for meter in state.sheet.meters:
        now = state.meters[meter.id]
        letters = {colour.id: colour.letter for colour in meter.colours}
        track = "".join(f"[{letters[s]}]" if n == now.at else f" {letters[s]} " for n, s in enumerate(now.spaces))
        lines.append(f"{words.name(meter.name)}: {track or '?'}")
    return lines
