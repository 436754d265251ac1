"""What the screens of a quest say, in the reader's language."""

from __future__ import annotations

from companion.games.terrinoth.cards.card_text import keyword_name
from companion.games.terrinoth.cards.card_types import Card
from companion.games.terrinoth.effects.effect_text import describe_effects
from companion.games.terrinoth.effects.effect_tree import Effects, Trigger
from companion.games.terrinoth.events import enemy_display_name
from companion.games.terrinoth.rules.player_view import PlayerView, VisibleEnemy
from companion.games.terrinoth.state import World
from companion.kernel.messages import Argument, message
from companion.library.translations import MessageCatalogue


def message_argument_text(words: MessageCatalogue, said: Argument) -> str:
    """Whatever fills a message, by itself."""
    return words.say(message("th-option", option=said)).strip()


def capitalize_first(said: str) -> str:
    """A sentence, or a name that stands alone, begins with a capital letter."""
    return said[:1].upper() + said[1:]


def effects_text(words: MessageCatalogue, w: World, effects: Effects) -> str:
    """What effects do, in plain words."""
    return message_argument_text(words, describe_effects(effects, w.table.book.word))


def quest_name(words: MessageCatalogue, w: World) -> str:
    """The title of the quest."""
    return message_argument_text(words, w.table.quest.name)


def round_and_phase_text(words: MessageCatalogue, w: World) -> str:
    """Round and phase; in the enemies' phase also how far it is."""
    if w.outcome:
        return words("tha-over", round=w.round)
    if w.phase == "enemies":
        ready = sum(not enemy.exhausted for enemy in w.in_play())
        return words("tha-now-enemies", round=w.round, done=w.activations, total=w.activations + ready)
    return words("tha-now", round=w.round, phase=w.phase)


def hero_name_and_class_text(words: MessageCatalogue, w: World, hero: int) -> str:
    """What a hero is: the name of the card, or of the archetype, with the class once one is begun."""
    mine = w.heroes[hero]
    said = capitalize_first(message_argument_text(words, w.card(mine.card).name))
    if mine.hero_class:
        said = f"{said}, {message_argument_text(words, w.table.book.word(mine.hero_class))}"
    return said


def hero_health_text(view: PlayerView, w: World, hero: int) -> str:
    """Health as a figure; a question mark where nobody has typed it."""
    return "?" if w.card(w.heroes[hero].card).number("health") is None else str(view.health(hero))


def enemy_name(words: MessageCatalogue, w: World, foe: VisibleEnemy) -> str:
    """What an enemy is called."""
    return capitalize_first(message_argument_text(words, enemy_display_name(w, w.enemy(foe.ref))))


def printed_number_text(value: int | None) -> str:
    """A printed number; a question mark where nobody has typed it."""
    return "?" if value is None else str(value)


def describe_enemy_aloud(words: MessageCatalogue, w: World, foe: VisibleEnemy) -> str:
    """An enemy as a screen reader says it."""
    name, state = enemy_name(words, w, foe), "exhausted" if foe.exhausted else "ready"
    if foe.card is None:
        return words("tha-foe-facedown", name=name, state=state)
    return words("tha-foe", name=name, state=state, **enemy_numbers(foe))


def enemy_numbers(foe: VisibleEnemy) -> dict[str, str | int]:
    """The numbers of an enemy, to fill a message."""
    printed = {"attack": foe.attack, "health": foe.health, "resistance": foe.resistance}
    return {"wounds": foe.wounds} | {name: printed_number_text(value) for name, value in printed.items()}


def effect_bar_text(words: MessageCatalogue, w: World, card: Card) -> str:
    """The effect bar of an enemy, left to right."""
    names = [keyword_name(word, w.table.book.word) for word in card.definition.bar]
    return ", ".join(message_argument_text(words, name) for name in names)


def danger_colour_name(words: MessageCatalogue, w: World, colour: str) -> str:
    """What a colour of the track is called: as the quest calls it, else as people do."""
    said = w.table.book.word(colour)
    if said == colour:
        return words("tha-colour", colour=colour)
    return message_argument_text(words, said)


def describe_danger_space_effect(words: MessageCatalogue, w: World, colour: str) -> str:
    """What a space of this colour does; nothing where it does nothing, or nobody has typed it."""
    said = [
        effects_text(words, w, effects)
        for card in (w.table.quest, *([w.card(w.location)] if w.location else []))
        for trigger, effects in card.on.items()
        if trigger == Trigger("peril", colour)
    ]
    return "; ".join(said)
