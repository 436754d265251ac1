"""Cards that nobody has typed: named when they come up, typed in a few taps, remembered for the next game."""

from __future__ import annotations

from dataclasses import replace

from companion.app.models.terrinoth.owners_typed_cards import OWN
from companion.app.screens.terrinoth.dialogs.effect_editor import OFFERED
from companion.games.terrinoth import acts
from companion.games.terrinoth.cards.card_types import QuestSheet
from companion.games.terrinoth.cards.pack import Pack, measure_completeness, pack_from_plain
from companion.games.terrinoth.effects.effect_vocabulary import OPERATIONS
from companion.games.terrinoth.setup_data import Chair, Settings, build_setup, make_setup_body
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import can_press, has, lines, press, said, surface, text_field, write
from tests.app.terrinoth.sample_quest import begin, blanks, give, quest_pack, state_of
from tests.in_process_device import Device

MOST_TAPS = 25
"""Under 40 seconds a card: a tap, or a word typed, takes about a second and a half."""


def box_table(house: TableService) -> str:
    """Two heroes in a quest of the box of which only the title is known; the first location has been told."""
    chairs = (Chair("mira", "Mira", archetype="scout"), Chair("oskar", "Oskar", archetype="warrior"))
    pack = Pack("Ours", quests=(QuestSheet("bramble", "The Bramble Road", track=("start", "grey", "green")),))
    table = house.begin(build_setup(make_setup_body(pack, "bramble", chairs, "mira", Settings(decks="table")), 3), "")
    give(house, table, acts.Choose("new:Flooded Ford"))
    give(house, table, acts.Choose("no"))
    give(house, table, acts.Learn("flooded-ford", {"spawn_engaged": 1, "spawn_shadows": 0, "exploration": 6}))
    return table


class Typist:
    """Somebody who types a card; every tap and every word typed is counted."""

    def __init__(self, device: Device) -> None:
        self.device, self.taps = device, 0

    def tap(self, *names: str) -> None:
        """Tap one thing after the other."""
        for name in names:
            self.device.fire(surface(self.device, name), "click")
            self.taps += 1

    def type(self, name: str, text: str, *, enter: bool = False) -> None:
        """Type into a field, perhaps with the Enter key behind it."""
        write(self.device, name, text, submit=enter)
        self.taps += 1


def owned(house: TableService) -> Pack:
    """The cards of the owner's pack."""
    shelved = next(shelved for shelved in house.packs.everything() if shelved.id == OWN)
    assert shelved.pack is not None
    return pack_from_plain({"name": "x", **shelved.pack.sections["terrinoth"]})


def test_an_enemy_with_two_keywords_is_typed_in_few_taps_and_fights_as_typed(house: TableService, sit: Sit) -> None:
    table = box_table(house)
    ann = sit(f"/table/{table}")
    typist = Typist(ann)
    typist.type("drawn-typed", "Thorn Stalker")
    typist.tap("new-card", "attack-2", "health-4", "resistance-0", "bar-advance", "own-keyword")
    typist.type("word-keyword", "Lash", enter=True)
    typist.tap("op-wound", "arg-who-active", "arg-n-2")
    assert said(ann, "line-preview") == "lash: the active hero suffers 2 wounds"
    typist.tap("line-done", "role-minion", "level-trivial", "own-trait")
    typist.type("word-trait", "Plant", enter=True)
    typist.tap("keep-card")
    assert typist.taps <= MOST_TAPS, f"{typist.taps} taps for one card"

    card = state_of(house, table).world.card("thorn-stalker")
    known = card.definition
    assert (known.title, known.attack, known.health, known.resistance) == ("Thorn Stalker", 2, 4, 0)
    assert (known.role, known.level, known.traits, known.bar) == ("minion", "trivial", ("Plant",), ("advance", "lash"))
    assert known.keywords == {"lash": "wound(active, 2)"}
    assert known.state == "complete"
    assert not has(ann, "keep-card"), "play goes on"

    _to_the_enemies(house, table)
    ann.wait_until(lambda: has(ann, "next-step"), "the enemies' phase on the screen")
    before = state_of(house, table).world.heroes[0].wounds
    press(ann, "next-step")
    assert state_of(house, table).world.heroes[0].wounds == before + 2, "the typed keyword was carried out"


def _to_the_enemies(house: TableService, table: str) -> None:
    """Play the heroes' phase beside the screen."""
    for _ in range(40):
        asked = state_of(house, table).ask
        assert asked is not None
        if asked.id == "pick":
            return
        if asked.dice is not None:
            give(house, table, blanks(asked.dice))
        elif asked.id == "activation":
            give(house, table, acts.Choose("explore" if "explore" in asked.legal else asked.legal[0]))
        else:
            give(house, table, acts.Choose(asked.legal[0]))
    raise AssertionError("the enemies' phase never comes")


def test_a_stub_is_enough_to_go_on_and_numbers_are_asked_when_they_are_needed(house: TableService, sit: Sit) -> None:
    table = box_table(house)
    ann = sit(f"/table/{table}")
    write(ann, "drawn-typed", "Thorn Stalker")
    press(ann, "new-card", "card-later")
    assert has(ann, "answer-attack"), "the heroes go on with a card of which only the title is known"
    press(ann, "answer-attack")
    for _ in range(6):
        asked = state_of(house, table).ask
        assert asked is not None
        if asked.id == "learn":
            break
        if asked.dice is not None:
            press(ann, *["face-0-success"] * asked.dice[0], *["face-1-counterattack"] * asked.dice[1], "enter-roll")
        else:
            press(ann, f"answer-{asked.legal[-1]}")
    asked = state_of(house, table).ask
    assert asked is not None
    assert asked.id == "learn"
    press(ann, f"learn-{asked.field}-1")
    assert state_of(house, table).world.card("thorn-stalker").number(asked.field) == 1


def test_what_was_learnt_is_in_the_owners_pack_and_known_next_time(house: TableService, sit: Sit) -> None:
    table = box_table(house)
    ann = sit(f"/table/{table}")
    write(ann, "drawn-typed", "Thorn Stalker")
    press(
        ann, "new-card", "attack-2", "health-4", "resistance-0", "bar-advance", "bar-damage", "role-minion", "keep-card"
    )
    mine = owned(house)
    assert [card.id for card in mine.enemies] == ["thorn-stalker"]
    assert [card.id for card in mine.locations] == ["flooded-ford"]
    enemies = next(found for found in measure_completeness(mine) if found.kind == "enemies")
    assert (enemies.named, enemies.complete, enemies.total) == (2, 2, 65), "two minions of a set"
    press(ann, "menu", "open-cards")
    assert "Enemies: 2 of 65" in lines(ann)

    ben = sit("/new/terrinoth/terrinoth")
    press(ben, "quest-box")
    write(ben, "quest-title", "The Second Road")
    press(ben, "begin")
    second = house.list()[0].id
    ben.wait_until(lambda: has(ben, "drawn-flooded-ford"), "the location to be offered")
    assert "thorn-stalker" in state_of(house, second).world.table.book.cards
    assert any(sheet.title == "The Second Road" for sheet in owned(house).quests), "the quest is kept, too"


def test_a_line_that_cannot_be_read_says_where_and_is_not_kept(house: TableService, sit: Sit) -> None:
    table = box_table(house)
    ann = sit(f"/table/{table}")
    write(ann, "drawn-typed", "Thorn Stalker")
    press(ann, "new-card", "add-threat", "way-type")
    write(ann, "line-free", "wound(active 2)")
    assert "Column" in said(ann, "line-preview")
    assert not can_press(ann, "line-done")
    write(ann, "line-free", "wound(active, 2)")
    assert can_press(ann, "line-done")
    press(ann, "way-remind")
    write(ann, "line-free", "Take a card from the box")
    press(ann, "line-done", "keep-card")
    known = state_of(house, table).world.card("thorn-stalker").definition
    assert known.on == {"threat": 'manual "Take a card from the box"'}


def test_always_and_several_effects_are_tapped_together(house: TableService, sit: Sit) -> None:
    table = box_table(house)
    ann = sit(f"/table/{table}")
    write(ann, "drawn-typed", "Thorn Stalker")
    press(
        ann,
        "new-card",
        "add-passive",
        "passive-res+1",
        "line-done",
        "add-threat",
        "op-give",
        "arg-condition-poisoned",
        "op-then",
        "op-peril",
        "line-done",
        "keep-card",
    )
    known = state_of(house, table).world.card("thorn-stalker").definition
    assert known.passive == ("res+1",)
    assert known.on == {"threat": "give(poisoned); peril"}
    ann.settle()
    press(ann, "foe-e1")
    assert "Always: resistance +1" in lines(ann)


def test_every_operation_offered_can_be_tapped_to_an_effect_that_is_read(house: TableService, sit: Sit) -> None:
    table = box_table(house)
    ann = sit(f"/table/{table}")
    write(ann, "drawn-typed", "Thorn Stalker")
    press(ann, "new-card", "add-threat")
    for op in OFFERED:
        press(ann, f"op-{op}")
        for param in OPERATIONS[op]:
            if param.default is None:
                first = next(name for name in _identifiers(ann) if name.startswith(f"arg-{param.name}-"))
                press(ann, first)
        assert can_press(ann, "line-done"), f"{op}: {said(ann, 'line-preview')}"
        press(ann, "op-other")


def _identifiers(device: Device) -> list[str]:
    return [str(getattr(control, "identifier", "") or "") for control in device.walk()]


def test_cards_of_our_own_adventure_are_no_part_of_the_owners_pack(house: TableService, sit: Sit) -> None:
    table = begin(house, replace(quest_pack(), ours=True))
    ann = sit(f"/table/{table}")
    press(ann, "location", "type-card", "exploration-5", "keep-card")
    assert state_of(house, table).world.card("mill").number("exploration") == 5
    assert all(shelved.id != OWN for shelved in house.packs.everything())


def test_the_dice_of_an_activation_card_are_typed_once(house: TableService, sit: Sit) -> None:
    table = box_table(house)
    give(house, table, acts.Choose("new:Thorn Stalker"))
    ann = sit(f"/table/{table}")
    press(ann, "hero-mira", "type-scout-rest", "dice-3")
    assert "rest with 3 dice" in lines(ann)
    press(ann, "keep-card", "answer-rest")
    asked = state_of(house, table).ask
    assert asked is not None
    assert asked.dice is not None
    assert asked.dice[0] == 3, "nobody is asked for the number any more"
    assert [card.id for card in owned(house).activation] == ["scout-rest"]


def test_the_owners_pack_is_exported_and_read_again_elsewhere(house: TableService, sit: Sit) -> None:
    table = box_table(house)
    ann = sit(f"/table/{table}")
    write(ann, "drawn-typed", "Thorn Stalker")
    press(ann, "new-card", "attack-2", "health-4", "resistance-0", "bar-advance", "keep-card")
    text, mine = house.packs.text(OWN), owned(house)
    house.packs.remove(OWN)
    house.packs.bring(text, "our-terrinoth.json")
    assert owned(house) == mine
    ben = sit("/packs")
    assert "Our Terrinoth cards" in lines(ben)


def test_a_word_that_is_half_typed_is_still_there_after_the_line_was_cut(house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{box_table(house)}")
    typist = Typist(ann)
    typist.type("drawn-typed", "Thorn Stalker")
    typist.tap("new-card", "own-trait")
    typist.type("card-title", "Thorn Beast")
    ann.sees("Thorn Beast")
    typist.type("word-trait", "Pla")
    ann.disconnect()
    ann.reconnect()
    assert text_field(ann, "word-trait").value == "Pla"
    typist.type("word-trait", "Plant", enter=True)
    ann.sees("Plant")
