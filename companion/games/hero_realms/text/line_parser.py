"""Acts as people type them: `play profit`, `attack ben/orc-grunt 3`, `choose discard:gold`, `ana: expend cron`.

A card may be shortened to any beginning that only one card of the game has; where the position knows which cards are
meant (hand, market, play area), a beginning that only one of those has is enough.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.ask_and_answer import legal_answers
from companion.games.hero_realms.physical import line_parser as physical_lines
from companion.games.hero_realms.rules.card_zones import TURNED
from companion.games.hero_realms.rules.name_lookup import is_number, malformed_line_refusal, parse_card, parse_seat
from companion.games.hero_realms.state import HeroState
from companion.kernel.refusals import Malformed


def write_line(act: Act) -> str:
    """An act as a line."""
    text = _written(act)
    seat = getattr(act, "seat", "")
    return f"{seat}: {text}" if seat else text


def _written(act: Act) -> str:
    if type(act) in physical_lines.WRITERS:
        return physical_lines.WRITERS[type(act)](act)
    if isinstance(act, acts.Choose):
        return f"choose {act.option}"
    if isinstance(act, acts.End):
        return "end"
    if isinstance(act, acts.Attack):
        target = f"{act.player}/{act.champion}" if act.champion else act.player
        return f"attack {target} {act.amount}" if act.amount else f"attack {target}"
    if isinstance(act, acts.Steal):
        return f"steal {act.item} with {' '.join(act.cards)}".rstrip()
    if isinstance(act, acts.Pass):
        return f"pass {act.card} to {act.to}"
    if isinstance(act, acts.Borrow):
        return f"borrow {act.card} from {act.player}" if act.card else f"borrow from {act.player}"
    if isinstance(act, acts.Acquire) and act.source:
        return f"acquire {act.card} from {act.source}"
    assert isinstance(act, acts.CardAct)
    return f"{type(act).__name__.lower()} {act.card}"


def read_line(state: HeroState, line: str) -> Act:
    """The act that a line stands for, or a refusal that says which word was not understood."""
    head, colon, rest = line.partition(": ")
    seat = parse_seat(state, head.strip()) if colon else ""
    words = (rest if colon else line).split()
    if not words:
        raise Malformed("hr-empty-line", options=", ".join(WORDS))
    reader = _READERS.get(words[0])
    if reader is None:
        raise Malformed("hr-unknown-word", found=words[0], options=", ".join(WORDS))
    return reader(state, seat, words[1:], line)


def _actor(state: HeroState, seat: str) -> int:
    return state.table.index[seat] if seat else state.active[0]


def _one_card(kind: Callable[[str, str], Act], zone: str) -> Callable[[HeroState, str, list[str], str], Act]:
    def read(state: HeroState, seat: str, words: list[str], line: str) -> Act:
        if len(words) != 1:
            raise malformed_line_refusal(line, f"{kind.__name__.lower()} CARD")
        mine = state.seats[_actor(state, seat)]
        likely = mine.hand if zone == "hand" else [laid.card for laid in (*mine.play, *mine.beside)]
        if _actor(state, seat) in state.table.people:
            likely = [*likely, *mine.deck]
        return kind(parse_card(state, words[0], likely), seat)

    return read


def _acquire(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    if len(words) == 1:
        return acts.Acquire(parse_card(state, words[0], (*state.row, state.table.book.gem)), seat)
    if len(words) == 3 and words[1] == "from":
        source = parse_seat(state, words[2])
        likely = state.seats[state.table.index[source]].discard
        return acts.Acquire(parse_card(state, words[0], likely), seat, source)
    raise malformed_line_refusal(line, "acquire CARD, acquire CARD from SEAT")


def _attack(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    if not 1 <= len(words) <= 2 or (len(words) == 2 and not is_number(words[1])):
        raise malformed_line_refusal(line, "attack SEAT [NUMBER], attack SEAT/CARD [NUMBER]")
    amount = int(words[1]) if len(words) == 2 else 0
    place, slash, champion = words[0].partition("/")
    target = parse_seat(state, place)
    if slash:
        likely = [laid.card for laid in state.seats[state.table.index[target]].play]
        champion = parse_card(state, champion, likely)
    return acts.Attack(target, champion, amount, seat)


def _pass(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    if len(words) != 3 or words[1] != "to":
        raise malformed_line_refusal(line, "pass CARD to SEAT")
    mine = state.seats[_actor(state, seat)]
    return acts.Pass(parse_card(state, words[0], mine.discard), parse_seat(state, words[2]), seat)


def _borrow(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    if len(words) == 2 and words[0] == "from":
        return acts.Borrow("", parse_seat(state, words[1]), seat)
    if len(words) != 3 or words[1] != "from":
        raise malformed_line_refusal(line, "borrow CARD from SEAT")
    lender = parse_seat(state, words[2])
    return acts.Borrow(parse_card(state, words[0], state.seats[state.table.index[lender]].hand), lender, seat)


def _steal(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    if len(words) < 2 or words[1] != "with":
        raise malformed_line_refusal(line, "steal ITEM with CARD CARD ...")
    hand = state.seats[_actor(state, seat)].hand
    return acts.Steal(parse_card(state, words[0]), tuple(parse_card(state, word, hand) for word in words[2:]), seat)


def _choose(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    typed = " ".join(words)
    if not typed:
        raise malformed_line_refusal(line, "choose OPTION")
    if not state.asks:
        return acts.Choose(typed)
    open_options = legal_answers(state)
    if typed in open_options:
        return acts.Choose(typed)
    # A beginning is enough, of the option or of the card in it.
    matches = [o for o in open_options if o.startswith(typed) or o.partition(":")[2].startswith(typed)]
    matches = matches or [o for o in open_options if o.partition("/")[2].startswith(typed)]
    if not matches and state.asks[0].kind == TURNED:
        # A card of the market that cannot have turned up: the refusal says why.
        return acts.Choose(parse_card(state, typed, set(state.table.book.market)))
    return acts.Choose(matches[0] if len(matches) == 1 else typed)


def _end(state: HeroState, seat: str, words: list[str], line: str) -> Act:
    if words not in ([], ["turn"]):
        raise malformed_line_refusal(line, "end")
    return acts.End(seat)


_READERS: dict[str, Callable[[HeroState, str, list[str], str], Act]] = {
    "play": _one_card(acts.Play, "hand"),
    "expend": _one_card(acts.Expend, "table"),
    "ally": _one_card(acts.Ally, "table"),
    "sacrifice": _one_card(acts.Sacrifice, "table"),
    "acquire": _acquire,
    "attack": _attack,
    "pass": _pass,
    "borrow": _borrow,
    "steal": _steal,
    "choose": _choose,
    "end": _end,
    # Physical players play champions and attack.
    "lay": _one_card(acts.Play, "hand"),
    "hit": _attack,
    **physical_lines.READERS,
}
WORDS = tuple(_READERS)
