"""How a sensible party answers each kind of question: the answer with the best score, the first one among equals."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.terrinoth.bots.party_valuation import remaining_progress, value_of_activation_card, value_of_attack
from companion.games.terrinoth.cards.card_types import ActivationCard
from companion.games.terrinoth.rules.player_view import PlayerView, VisibleEnemy
from companion.kernel.messages import Argument, Message


def choose_best_answer(view: PlayerView) -> str:
    """The answer to the open question."""
    score = _SCORES.get(view.ask.id, _neutral)
    return max(view.ask.legal, key=lambda option: score(view, option))


def _neutral(view: PlayerView, option: str) -> float:
    return 0.0


def _foe(view: PlayerView, option: str) -> VisibleEnemy | None:
    return next((foe for foe in view.foes() if foe.ref == option), None)


def _aim(view: PlayerView, option: str) -> float:
    foe = _foe(view, option)
    return value_of_attack(view, foe, 2.0) if foe is not None else 0.0


def _spend(view: PlayerView, option: str) -> float:
    """How many success tokens to spend: two for an attack or an exploration, none for anything else."""
    wanted = 2 if view.ask.field in ("attack", "explore") else 0
    if view.ask.field == "explore":
        wanted = min(wanted, int(remaining_progress(view)))
    return -abs(int(option) - wanted)


def _helped(view: PlayerView, option: str) -> float:
    """The hero to aid: few tokens, exhausted cards, and not about to be defeated."""
    seat = view.seat(option)
    other = view.heroes[seat]
    left = view.health(seat) - other.wounds
    return 5 - other.tokens + 0.8 * sum(s.exhausted for s in other.acts) + (0.0 if left > 3 else -2.0)


def _sturdiest(view: PlayerView, option: str) -> float:
    """The hero with the most health left."""
    seat = view.seat(option)
    return view.health(seat) - view.heroes[seat].wounds - 2 * sum(foe.hero == seat for foe in view.foes())


def _some_hero(view: PlayerView, option: str) -> float:
    """The heroes' own cards do good, so to whoever is hurt most; everything else hurts, so to the sturdiest."""
    wounds = view.heroes[view.seat(option)].wounds
    return float(wounds) if view.phase == "heroes" else _sturdiest(view, option)


def _freshest(view: PlayerView, option: str) -> float:
    seat = view.seat(option)
    mine = view.heroes[seat]
    return sum(not slot.exhausted for slot in mine.acts) + 0.1 * (view.health(seat) - mine.wounds)


def _yes(view: PlayerView, option: str) -> float:
    return 1.0 if option == "yes" else 0.0


def _may(view: PlayerView, option: str) -> float:
    """Yes to optional effects, except to engaging another enemy."""
    what = view.ask.message.args.get("what")
    fetching = isinstance(what, Message) and what.id == "th-do-engage"
    busy = any(foe.hero == view.ask.hero for foe in view.foes())
    return _yes(view, option) if not (fetching and busy) else 1.0 - _yes(view, option)


_EFFECTS = {
    "th-do-wound": -2.0, "th-do-spawn": -3.0, "th-do-exhaust": -1.0, "th-do-give": -1.5, "th-do-recover": 1.0,
    "th-do-ready": 1.0, "th-do-cure": 1.0, "th-do-draw": 1.0, "th-do-discard": -1.0, "th-do-peril": -2.0,
}  # fmt: skip


def _branch(view: PlayerView, option: str) -> float:
    """What a branch of an effect does, by its words: losing and gaining tokens and progress go by their numbers."""
    said = next(o.message.args["option"] for o in view.ask.options if o.id == option)
    return _weigh(said)


def _weigh(said: Argument) -> float:
    if not isinstance(said, Message):
        return 0.0
    if said.id in ("th-do-token", "th-do-progress"):
        n = said.args.get("n")
        return float(n) * 1.2 if isinstance(n, str) and n.lstrip("-").isdecimal() else 0.0
    return _EFFECTS.get(said.id, 0.0) + sum(_weigh(part) for part in said.args.values() if isinstance(part, Message))


_CARD_WORTH = {"rest": 3.0, "attack": 2.0, "explore": 2.0, "aid": 1.0}


def _give_up(view: PlayerView, option: str) -> float:
    return -_CARD_WORTH.get(option, 0.0)


def _get_back(view: PlayerView, option: str) -> float:
    return _CARD_WORTH.get(option, 0.0)


def _upgrade(view: PlayerView, option: str) -> float:
    action = view.card(option).printed_as(ActivationCard).action
    return {"attack": 3.0, "explore": 2.5, "rest": 2.0, "aid": 1.0}[action]


def _reroll(view: PlayerView, option: str) -> float:
    """Roll counterattacks and white blanks again; leave the rest."""
    if option == "none":
        return 0.5
    shown = next(o.message.args["option"] for o in view.ask.options if o.id == option)
    face = getattr(shown, "id", "")
    return {"th-face-counterattack": 1.0, "th-face-blank": 0.9 if option.startswith("hero") else 0.0}.get(face, 0.0)


def _guess(view: PlayerView, option: str) -> float:
    """A number that nobody has typed: two is common."""
    return -abs(int(option) - 2)


_SCORES: dict[str, Callable[[PlayerView, str], float]] = {
    "activation": value_of_activation_card,
    "target": _aim,
    "split": _aim,
    "engage": _aim,
    "enemy": _aim,
    "spend": _spend,
    "aid": _helped,
    "hero": _some_hero,
    "leader": _sturdiest,
    "hand-over": _sturdiest,
    "again": _freshest,
    "travel": _yes,
    "may": _may,
    "pay": _yes,
    "choose": _branch,
    "exhaust": _give_up,
    "ready": _get_back,
    "upgrade": _upgrade,
    "reroll": _reroll,
    "number": _guess,
}
