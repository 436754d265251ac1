"""What things at a quest are about: opened over the table when they are held."""

from __future__ import annotations

from companion.app.models import about
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.drafts import DOES, ON, PASSIVE
from companion.games.terrinoth.cards import Card
from companion.games.terrinoth.checking import STANDARD_CONDITIONS
from companion.games.terrinoth.state import World
from companion.games.terrinoth.table import GAME
from companion.games.terrinoth.vocabulary import BASIC_KEYWORDS
from companion.kernel.words import Message

FIELDS = {
    "attack": "attack-value", "health": "health", "resistance": "resistance", "exploration": "exploration-value",
    "spawn_engaged": "spawn-value", "spawn_shadows": "spawn-value", "dice": "roll",
}  # fmt: skip
"""The entry about a printed number."""
FACES = {
    "success": "success", "critical": "critical", "shield": "shield", "blank": "dice-faces",
    "counterattack": "counterattack", "threat": "threat",
}  # fmt: skip
"""The entry about a face of a die."""
OPERATIONS = {
    "wound": "wounds", "recover": "recover", "token": "success-tokens", "give": "condition", "cure": "condition",
    "exhaust": "exhausted", "ready": "ready", "engage": "engaged", "toShadows": "shadows", "spawn": "spawn",
    "peril": "peril-track", "progress": "progress", "activate": "activation", "reveal": "facedown",
    "discard": "discard", "draw": "exploration-cards",
}  # fmt: skip
"""The entry about what a line of text does."""
_TRIGGERS = {
    "threat": "threat", "counterattack": "counterattack", "spawned": "spawn", "engaged": "engaged",
    "defeated": "defeated", "wounded": "wounds", "activated": "activation", "phase(travel)": "travel-phase",
    "phase(heroes)": "heroes-phase", "phase(enemies)": "enemies-phase", "endRound": "end-phase", "use": "item",
    "resolve": "event", "start": "activation", "roll": "roll",
}  # fmt: skip
_WORDS = {"lair": "lair", "discard": "discard", "up": "facedown", "down": "facedown", "shadows": "shadows"}
"""The entry about where a card goes, or which side of it is up."""
_KINDS = {
    "heroes": "hero", "activation": "activation-card", "enemies": "enemy", "locations": "location",
    "exploration": "exploration-cards", "conditions": "condition", "quests": "quest-sheet",
}  # fmt: skip
_PHASES = {"enemies": "enemies", "peril": "peril", "travel": "travel", "round": "end"}


def term(guest: Guest, entry: str) -> About:
    """An entry of the rules of this game."""
    return about.entry(guest, f"{GAME}.{entry}")


def kind(guest: Guest, name: str) -> About:
    """A kind of card."""
    return term(guest, _KINDS[name])


def card(guest: Guest, w: World, shown: Card) -> About:
    """A card of ours as the library has it; of the owner's cards, what kind of card it is."""
    if shown.kind == "conditions" and shown.id in STANDARD_CONDITIONS:
        return term(guest, shown.id)
    if w.table.book.pack.ours:
        return about.card(guest, f"{GAME}.{shown.kind}-{shown.id}", f"{GAME}.{_KINDS[shown.kind]}")
    return kind(guest, shown.kind)


def quest(guest: Guest, quest_id: str) -> About:
    """A quest of ours as the library has it; of the owner's, what a quest is."""
    return about.card(guest, f"{GAME}.quests-{quest_id}", f"{GAME}.quest")


def keyword(guest: Guest, word: str) -> About:
    """A word on an effect bar."""
    return term(guest, word if word in BASIC_KEYWORDS else "keyword")


def line(guest: Guest, place: str) -> About:
    """What a line of a card's text hangs on: an event of the game, a keyword, always, or playing the card."""
    if place in (PASSIVE, DOES):
        return term(guest, "passive" if place == PASSIVE else "activation-card")
    if place.startswith(ON):
        return term(guest, _TRIGGERS.get(place.removeprefix(ON), "keyword"))
    return keyword(guest, place)


def zone(guest: Guest, word: str) -> About | None:
    """Where a card goes, or which side of it is up; nothing where the word says it all."""
    return term(guest, _WORDS[word]) if word in _WORDS else None


def refusal(guest: Guest, why: Message) -> About | None:
    """The rule that makes something impossible."""
    return about.rule(guest, str(why.args.get("rule", "")))


def now(guest: Guest, w: World) -> About:
    """What happens now: the phase, the set-up, or how the quest ends."""
    if w.outcome:
        return term(guest, "victory" if w.outcome == "won" else "defeat")
    return about.setup(guest, GAME) if w.phase == "setup" else about.now(guest, GAME, w.phase)


def chapter(guest: Guest, w: World, told: str) -> About:
    """The phase that a page of the story is about."""
    return about.now(guest, GAME, _PHASES[told]) if told in _PHASES else now(guest, w)
