"""What things at a quest are about: opened over the table when they are held."""

from __future__ import annotations

import flet as ft

from companion.app.models.terrinoth.card_drafts import DOES, ON, PASSIVE
from companion.app.ui import OpenHelp, Ui
from companion.games.terrinoth.cards.card_types import Card
from companion.games.terrinoth.cards.pack_validation import STANDARD_CONDITIONS
from companion.games.terrinoth.effects.effect_vocabulary import BASIC_KEYWORDS
from companion.games.terrinoth.rules.player_view import VisibleEnemy
from companion.games.terrinoth.setup_data import GAME
from companion.games.terrinoth.state import World
from companion.kernel.messages import Message

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


def rule_term_help(ui: Ui, entry: str) -> OpenHelp:
    """An entry of the rules of this game."""
    return ui.entry_help(f"{GAME}.{entry}")


def term_heading(ui: Ui, said: str, entry: str, size: float = 16) -> ft.Control:
    """A heading that, held, opens an entry of the rules."""
    return ui.explained(ui.strong(said, size=size), rule_term_help(ui, entry))


def card_kind_help(ui: Ui, name: str) -> OpenHelp:
    """A kind of card."""
    return rule_term_help(ui, _KINDS[name])


def card_help(ui: Ui, w: World, shown: Card) -> OpenHelp:
    """A card of ours as the library has it; of the owner's cards, what kind of card it is."""
    if shown.kind == "conditions" and shown.id in STANDARD_CONDITIONS:
        return rule_term_help(ui, shown.id)
    if w.table.book.pack.ours:
        return ui.card_help(f"{GAME}.{shown.kind}-{shown.id}", f"{GAME}.{_KINDS[shown.kind]}")
    return card_kind_help(ui, shown.kind)


def location_help(ui: Ui, w: World, place: Card | None) -> OpenHelp:
    """The location where the party is; before there is one, what a location is."""
    return card_kind_help(ui, "locations") if place is None else card_help(ui, w, place)


def quest_help(ui: Ui, quest_id: str) -> OpenHelp:
    """A quest of ours as the library has it; of the owner's, what a quest is."""
    return ui.card_help(f"{GAME}.quests-{quest_id}", f"{GAME}.quest")


def enemy_help(ui: Ui, w: World, foe: VisibleEnemy) -> OpenHelp:
    """The card of an enemy, or what lying facedown means."""
    return rule_term_help(ui, "facedown") if foe.card is None else card_help(ui, w, foe.card)


def field_help(ui: Ui, field: str) -> OpenHelp:
    """A printed number."""
    return rule_term_help(ui, FIELDS[field])


def keyword_help(ui: Ui, word: str) -> OpenHelp:
    """A word on an effect bar."""
    return rule_term_help(ui, word if word in BASIC_KEYWORDS else "keyword")


def card_line_trigger_help(ui: Ui, place: str) -> OpenHelp:
    """What a line of a card's text hangs on: an event of the game, a keyword, always, or playing the card."""
    if place in (PASSIVE, DOES):
        return rule_term_help(ui, "passive" if place == PASSIVE else "activation-card")
    if place.startswith(ON):
        return rule_term_help(ui, _TRIGGERS.get(place.removeprefix(ON), "keyword"))
    return keyword_help(ui, place)


def card_zone_or_side_help(ui: Ui, word: str) -> OpenHelp | None:
    """Where a card goes, or which side of it is up; nothing where the word says it all."""
    return rule_term_help(ui, _WORDS[word]) if word in _WORDS else None


def refusal_help(ui: Ui, why: Message) -> OpenHelp | None:
    """The rule that makes something impossible."""
    return ui.rule_help(str(why.args.get("rule", "")))


def current_phase_help(ui: Ui, w: World) -> OpenHelp:
    """What happens now: the phase, the set-up, or how the quest ends."""
    if w.outcome:
        return rule_term_help(ui, "victory" if w.outcome == "won" else "defeat")
    return ui.setup_help(GAME) if w.phase == "setup" else ui.phase_help(GAME, w.phase)


def story_page_phase_help(ui: Ui, w: World, told: str) -> OpenHelp:
    """The phase that a page of the story is about."""
    return ui.phase_help(GAME, _PHASES[told]) if told in _PHASES else current_phase_help(ui, w)
