"""What the screens of a quest say, in the reader's language."""

from __future__ import annotations

from companion.games.terrinoth.cards import Card
from companion.games.terrinoth.language import Trigger
from companion.games.terrinoth.saying import say
from companion.games.terrinoth.state import World
from companion.games.terrinoth.telling import called
from companion.games.terrinoth.view import Foe, View
from companion.games.terrinoth.wording import keyword_name
from companion.kernel.words import Argument, message
from companion.library.words import Catalogue


def plain(words: Catalogue, said: Argument) -> str:
    """Whatever fills a message, by itself."""
    return words.say(message("th-option", option=said)).strip()


def capital(said: str) -> str:
    """A sentence, or a name that stands alone, begins with a capital letter."""
    return said[:1].upper() + said[1:]


def quest_name(words: Catalogue, w: World) -> str:
    """The title of the quest."""
    return plain(words, w.table.quest.name)


def quest_now(words: Catalogue, w: World) -> str:
    """Round and phase; in the enemies' phase also how far it is."""
    if w.outcome:
        return words("tha-over", round=w.round)
    if w.phase == "enemies":
        ready = sum(not enemy.exhausted for enemy in w.in_play())
        return words("tha-now-enemies", round=w.round, done=w.activations, total=w.activations + ready)
    return words("tha-now", round=w.round, phase=w.phase)


def hero_about(words: Catalogue, w: World, hero: int) -> str:
    """What a hero is: the name of the card, or of the archetype, with the class once one is begun."""
    mine = w.heroes[hero]
    said = capital(plain(words, w.card(mine.card).name))
    if mine.hero_class:
        said = f"{said}, {plain(words, w.table.book.word(mine.hero_class))}"
    return said


def hero_health(view: View, w: World, hero: int) -> str:
    """Health as a figure; a question mark where nobody has typed it."""
    return "?" if w.card(w.heroes[hero].card).number("health") is None else str(view.health(hero))


def foe_name(words: Catalogue, w: World, foe: Foe) -> str:
    """What an enemy is called."""
    return capital(plain(words, called(w, w.enemy(foe.ref))))


def number(value: int | None) -> str:
    """A printed number; a question mark where nobody has typed it."""
    return "?" if value is None else str(value)


def foe_aloud(words: Catalogue, w: World, foe: Foe) -> str:
    """An enemy as a screen reader says it."""
    name, state = foe_name(words, w, foe), "exhausted" if foe.exhausted else "ready"
    if foe.card is None:
        return words("tha-foe-facedown", name=name, state=state)
    return words(
        "tha-foe", name=name, attack=number(foe.attack), wounds=foe.wounds, health=number(foe.health),
        resistance=number(foe.resistance), state=state,
    )  # fmt: skip


def bar_of(words: Catalogue, w: World, card: Card) -> str:
    """The effect bar of an enemy, left to right."""
    return ", ".join(plain(words, keyword_name(word, w.table.book.word)) for word in card.definition.bar)


def colour_name(words: Catalogue, w: World, colour: str) -> str:
    """What a colour of the track is called: as the quest calls it, else as people do."""
    said = w.table.book.word(colour)
    if said == colour:
        return words("tha-colour", colour=colour)
    return plain(words, said)


def colour_brings(words: Catalogue, w: World, colour: str) -> str:
    """What a space of this colour does; nothing where it does nothing, or nobody has typed it."""
    said = [
        plain(words, say(effects, w.table.book.word))
        for card in (w.table.quest, *([w.card(w.location)] if w.location else []))
        for trigger, effects in card.on.items()
        if trigger == Trigger("peril", colour)
    ]
    return "; ".join(said)
