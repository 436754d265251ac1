"""What physical players do, as typed lines: `take 3`, `heal ben 4`, `stun dragon/rake`, `correct life ana 40`."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.rules.name_lookup import is_number, malformed_line_refusal, parse_card, parse_seat
from companion.games.hero_realms.state import HeroState

Reader = Callable[[HeroState, str, list[str], str], Act]

GEM, FREELY, PASSED, FAILED, THERE, GONE = "gem", "freely", "passed", "failed", "there", "gone"


# --- reading -------------------------------------------------------------------------------------


def _take(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    if len(words) != 1:
        raise malformed_line_refusal(line, "take SLOT, take CARD, take gem")
    if words[0] == GEM:
        return acts.Take(0, seat)
    if is_number(words[0]):
        return acts.Take(int(words[0]), seat)
    return acts.Acquire(parse_card(state, words[0], (*state.row, state.table.book.gem)), seat)


def _heal(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    if not 1 <= len(words) <= 2 or not is_number(words[-1]):
        raise malformed_line_refusal(line, "heal [SEAT] NUMBER")
    return acts.Heal(int(words[-1]), parse_seat(state, words[0]) if len(words) == 2 else "", seat)


def _harm(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    if len(words) != 2 or not is_number(words[1]):
        raise malformed_line_refusal(line, "harm SEAT NUMBER, harm SEAT/CARD NUMBER")
    player, champion = _target(state, words[0])
    return acts.Harm(player, int(words[1]), champion, seat)


def _stun(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    if not words or words[1:] not in ([], [FREELY]) or "/" not in words[0]:
        raise malformed_line_refusal(line, f"stun SEAT/CARD [{FREELY}]")
    player, champion = _target(state, words[0])
    return acts.Stun(player, champion, not words[1:], seat)


def _discard(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    if not 1 <= len(words) <= 2 or (len(words) == 2 and not is_number(words[1])):
        raise malformed_line_refusal(line, "discard SEAT [NUMBER]")
    return acts.ForceDiscard(parse_seat(state, words[0]), int(words[1]) if len(words) == 2 else 1, seat)


def _prepare(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    if len(words) != 1:
        raise malformed_line_refusal(line, "prepare CARD")
    mine = state.seats[state.table.index[seat] if seat else state.active[0]]
    return acts.Prepare(parse_card(state, words[0], [laid.card for laid in mine.play]), seat)


def _check(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    if not 1 <= len(words) <= 2 or words[1:] not in ([], [PASSED], [FAILED]):
        raise malformed_line_refusal(line, f"check ITEM [{PASSED}|{FAILED}]")
    return acts.Check(parse_card(state, words[0], state.table.book.hoard), words[1:] != [FAILED], seat)


def _correct(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    expected = "correct life SEAT NUMBER, slot NUMBER CARD, champion SEAT/CARD there|gone, item ITEM SEAT"
    if len(words) != 3:
        raise malformed_line_refusal(line, expected)
    what, one, other = words
    if what == "life" and is_number(other):
        return acts.CorrectLife(parse_seat(state, one), int(other))
    if what == "slot" and is_number(one):
        return acts.CorrectSlot(int(one), parse_card(state, other, set(state.table.book.market)))
    if what == "champion" and other in (THERE, GONE):
        player, champion = _target(state, one)
        return acts.CorrectChampion(player, champion, other == THERE)
    if what == "item":
        return acts.CorrectItem(parse_card(state, one, state.table.book.hoard), parse_seat(state, other))
    raise malformed_line_refusal(line, expected)


def _target(state: HeroState, typed: str) -> tuple[str, str]:
    """`dragon`, or `dragon/rake` for a champion."""
    place, slash, champion = typed.partition("/")
    player = parse_seat(state, place)
    if not slash:
        return player, ""
    likely = [laid.card for laid in state.seats[state.table.index[player]].play]
    return player, parse_card(state, champion, likely)


def _turn(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    if len(words) != 2 or not is_number(words[0]):
        raise malformed_line_refusal(line, "turn SLOT CARD")
    return acts.TurnUp(int(words[0]), parse_card(state, words[1], set(state.deck)))


READERS: dict[str, Reader] = {
    "take": _take,
    "turn": _turn,
    "heal": _heal,
    "harm": _harm,
    "stun": _stun,
    "discard": _discard,
    "prepare": _prepare,
    "check": _check,
    "correct": _correct,
}


# --- writing -------------------------------------------------------------------------------------


def _written_harm(act: acts.Harm) -> str:
    return f"harm {act.player}/{act.champion} {act.amount}" if act.champion else f"harm {act.player} {act.amount}"


WRITERS: dict[type, Callable[..., str]] = {
    acts.Take: lambda act: f"take {act.slot or GEM}",
    acts.TurnUp: lambda act: f"turn {act.slot} {act.card}",
    acts.Heal: lambda act: f"heal {act.player} {act.amount}" if act.player else f"heal {act.amount}",
    acts.Harm: _written_harm,
    acts.Stun: lambda act: f"stun {act.player}/{act.champion}" + ("" if act.targeted else f" {FREELY}"),
    acts.ForceDiscard: lambda act: f"discard {act.player} {act.count}",
    acts.Prepare: lambda act: f"prepare {act.card}",
    acts.Check: lambda act: f"check {act.item} {PASSED if act.passed else FAILED}",
    acts.CorrectLife: lambda act: f"correct life {act.player} {act.life}",
    acts.CorrectSlot: lambda act: f"correct slot {act.slot} {act.card}",
    acts.CorrectChampion: lambda act: f"correct champion {act.player}/{act.champion} {THERE if act.there else GONE}",
    acts.CorrectItem: lambda act: f"correct item {act.item} {act.player}",
}
