"""Random quests made of random legal cards, for what must hold in every game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from companion.games.terrinoth.cards.card_book import ARCHETYPES, CLASSES
from companion.games.terrinoth.cards.pack import Pack, pack_from_plain
from companion.games.terrinoth.effects import effect_vocabulary as v
from companion.games.terrinoth.setup_data import Body, Chair, Settings, make_setup_body

TRAITS = ("Goblin", "Beast", "Undead")
COLOURS = ("green", "yellow", "red")
HERO_FACES = ["success", "success", "critical", "shield", "shield", "blank"]
ENEMY_FACES = ["counterattack", "counterattack", "threat", "threat", "blank", "blank"]


class Maker:
    """Makes legal effects, cards and quests."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def pick(self, *options: str) -> str:
        return self.luck.choice(options)

    # --- parts of effects -----------------------------------------------------------------------

    def hero(self, it: bool = False) -> str:
        bases = ["active", "engaged", "leader", "next", "owner", "target", "hero.each", "hero.other", "hero.pick"]
        bases += ["hero.pick(by=leader)", "hero.most(wounds)", "hero.least(tokens)", "hero.most(engaged)"]
        return self.luck.choice(bases + (["it", "it"] if it else []))

    def enemy(self, it: bool = False) -> str:
        base = self.pick(
            "self",
            "nemesis",
            "target",
            "enemy.each",
            "enemy.pick",
            "enemy.pick(by=leader)",
            "enemy.hardest",
            "enemy.easiest",
            *(["it"] if it else []),
        )
        if self.luck.random() < 0.4:
            base += f"[{', '.join(self.filter() for _ in range(self.luck.randint(1, 2)))}]"
        return base

    def filter(self) -> str:
        key = self.luck.choice(["trait", "title", "role", "level", "engaged", "zone", *sorted(v.ENEMY_FLAGS)])
        negated = "not " if self.luck.random() < 0.25 else ""
        if key in ("trait", "title"):
            return f"{negated}{key}={self.pick('same', *TRAITS)}"
        if key in v.ENEMY_FILTERS:
            return f"{negated}{key}={self.luck.choice(sorted(v.ENEMY_FILTERS[key]))}"
        return negated + key

    def cards(self) -> str:
        return f"{self.hero()}.act" + self.pick("", "[ready]", "[exhausted]", "[attack]", "[basic]", "[not rest]")

    def number(self, least: int = 0) -> str:
        if self.luck.random() < 0.75:
            return str(self.luck.randint(least, 3))
        return self.pick(
            "count(enemy.each)",
            f"count({self.enemy()})",
            "heroes - 1",
            "tokens(active)",
            "round * 1",
            f"wounds({self.hero()})",
            "atk",
            "1 + count(active.act[exhausted])",
            "progress - 2",
            "X",
        )

    def condition(self) -> str:
        single = self.pick(
            f"{self.number()} {self.luck.choice(v.COMPARISONS)} {self.number()}",
            "inLair(nemesis)",
            "defeated(nemesis)",
            "explored(final)",
            "explored(active)",
            "zone(self)=shadows",
            f"has({self.hero()}, poisoned)",
            f"leading({self.hero()})",
            f"defeated({self.hero()})",
        )
        if self.luck.random() < 0.2:
            return f"not ({single} {self.pick('and', 'or')} {self.condition()})"
        return single

    def operation(self, it: bool = False) -> str:
        name = self.luck.choice(sorted(self._shapes()))
        return self._shapes()[name](it)

    def _shapes(self) -> dict[str, Callable[[bool], str]]:
        hero, enemy, n, pick = self.hero, self.enemy, self.number, self.pick
        return {
            "advance": lambda it: "advance",
            "retreat": lambda it: "retreat",
            "damage": lambda it: "damage",
            "wound": lambda it: f"wound({hero(it)}, {n()})",
            "wound enemy": lambda it: f"wound({enemy(it)}, {n()})",
            "recover": lambda it: f"recover({hero(it)}, {n()})",
            "recover enemy": lambda it: f"recover({enemy(it)}, {n()})",
            "engage": lambda it: f"engage({enemy(it)}, {hero(it)})",
            "toShadows": lambda it: f"toShadows({enemy(it)}, face={pick('up', 'down')})",
            "spawn": lambda it: (
                f"spawn({self.luck.randint(0, 2)}, to={pick('default', 'shadows', f'engaged({hero(it)})')},"
                f" face={pick('up', 'down')}, from={pick('deck', 'discard', 'lair')})"
            ),
            "spawn some": lambda it: f"spawn(1, filter=[trait={pick(*TRAITS)}], from={pick('deck', 'discard')})",
            "reveal": lambda it: f"reveal({enemy(it)})",
            "activate": lambda it: f"activate({enemy(it)}, by={hero(it)})",
            "exhaust": lambda it: f"exhaust({enemy(it)})",
            "exhaust card": lambda it: f"exhaust({self.cards()}, {n()})",
            "ready": lambda it: f"ready({enemy(it)})",
            "ready card": lambda it: f"ready({self.cards()}, {pick('all', '1')})",
            "give": lambda it: f"give({pick('poisoned', 'focused', 'cursed')}, {hero(it)})",
            "cure": lambda it: f"cure(poisoned, {hero(it)})",
            "token": lambda it: f"token({hero(it)}, {pick('-2', '-1', '1', '2')})",
            "progress": lambda it: f"progress({pick('-1', '1', '2')})",
            "peril": lambda it: f"peril({pick('-1', '1')}, resolve={pick('yes', 'no')})",
            "draw": lambda it: (
                f"draw(exploration, {pick('1', '2')}, keep=1, rest={pick('top', 'bottom', 'choice', 'discard')})"
            ),
            "discard": lambda it: f"discard({enemy(it)})",
            "discard item": lambda it: f"discard({hero(it)}.item)",
            "discard self": lambda it: "discard(self)",
            "upgrade": lambda it: f"upgrade({hero(it)})",
            "leader": lambda it: f"leader({hero(it)})",
            "manual": lambda it: 'manual "look at the card"',
            "reroll": lambda it: "reroll(1)",
        }

    def effects(self, depth: int = 0, it: bool = False) -> str:
        return "; ".join(self.effect(depth, it) for _ in range(self.luck.choice((1, 1, 2))))

    def effect(self, depth: int, it: bool) -> str:
        if depth > 1 or self.luck.random() < 0.65:
            return self.operation(it)
        inner = self.effects(depth + 1, it)
        kind = self.pick("may", "if", "each", "choose", "pay")
        if kind == "may":
            return f"may {{ {inner} }}"
        if kind == "if":
            return f"if {self.condition()} {{ {inner} }} else {{ {self.effects(depth + 1, it)} }}"
        if kind == "each":
            among = self.hero() if self.luck.random() < 0.5 else self.enemy()
            return f"each {among} {{ {self.effects(depth + 1, it=True)} }}"
        if kind == "choose":
            return f"choose{self.pick('', ' by leader')} {{ {inner} | {self.effects(depth + 1, it)} }}"
        cost = self.pick("token(active, -1)", "exhaust(active.act, 1)", "progress(-1)", "discard(self)")
        return f"pay {cost} {{ {inner} }}"

    def passive(self) -> str:
        sign = self.pick("+1", "-1", "+2")
        text = self.pick(
            f"atk{sign}",
            f"res{sign}",
            f"health{sign}",
            f"dice{sign}",
            f"dice({self.luck.choice(v.ACTIONS)}){sign}",
            "spawnRed+1",
            "spawnBlack+1",
            "limit(engaged)=2",
            f"cannot({self.luck.choice(sorted(v.BANNED))})",
            "firstWoundTo(enemy.pick[not self])",
            "rerollBlank(enemy)",
            "rerollBlank(hero)",
        )
        text += self.pick("", "", f" for {self.luck.choice([self.hero(), self.enemy()])}")
        return text + (f" while {self.condition()}" if self.luck.random() < 0.3 else "")

    # --- cards ----------------------------------------------------------------------------------

    def on(self, *triggers: str) -> dict[str, str]:
        return {t: self.effects() for t in triggers if self.luck.random() < 0.3}

    def passives(self) -> list[str]:
        return [self.passive()] if self.luck.random() < 0.25 else []

    def enemies(self) -> list[dict[str, Any]]:
        found = [self.enemy_card(f"boss-{n}", "nemesis", "") for n in range(1)]
        for n in range(self.luck.randint(2, 4)):
            level = self.luck.choice(v.LEVELS)
            for role in ("minion", "chieftain"):
                found.append(self.enemy_card(f"set-{n}-{role}", role, f"set-{n}") | {"level": level})
        return found

    def enemy_card(self, name: str, role: str, set_name: str) -> dict[str, Any]:
        bar = [self.pick("advance", "retreat", "damage", "special") for _ in range(self.luck.randint(1, 3))]
        card = {
            "id": name,
            "title": f"Title of {set_name or name}",
            "role": role,
            "set": set_name,
            "bar": bar,
            "attack": self.luck.randint(0, 3),
            "health": self.luck.randint(1, 6),
            "resistance": self.luck.randint(0, 2),
            "traits": [self.pick(*TRAITS)],
            "keywords": {"special": self.effects()},
            "passive": self.passives(),
            "on": self.on(
                "threat", "counterattack", "activated", "spawned", "engaged", "defeated", "wounded", "endRound"
            ),
        }
        if self.luck.random() < 0.1:
            card = {k: card[k] for k in ("id", "title", "role", "set", "traits", "on", "passive", "keywords")}
        return card

    def activation(self) -> list[dict[str, Any]]:
        found = []
        for archetype in ARCHETYPES:
            for hero_class in ("", CLASSES[archetype][0]):
                for action in v.ACTIONS:
                    extra = "; ready(active.act, all)" if action == "rest" else ""
                    dice = self.luck.randint(1, 3)
                    shot = self.pick("", ", ranged=yes", ", targets=2") if action == "attack" else ""
                    before = self.pick("", "", f"{self.effects()}; ")
                    found.append(
                        {
                            "id": f"{archetype}-{hero_class or 'basic'}-{action}",
                            "title": action,
                            "archetype": archetype,
                            "hero_class": hero_class,
                            "action": action,
                            "does": f"{before}{action}({dice}{shot}){extra}",
                            "on": self.on("roll"),
                        }
                    )
        return found

    def pack(self) -> Pack:
        """A whole pack with one quest."""
        luck = self.luck
        locations = [
            {
                "id": f"place-{n}",
                "title": f"Place {n}",
                "spawn_engaged": luck.randint(0, 4),
                "passive": self.passives(),
                "spawn_shadows": luck.randint(0, 3),
                "exploration": luck.randint(1, 8),
                "on": self.on("phase(travel)", "roll"),
            }
            for n in range(luck.randint(1, 4))
        ]
        enemies = self.enemies()
        track = ["start", *luck.choices(("grey", *COLOURS), k=luck.randint(1, 5)), "red"]
        quest = {
            "id": "quest",
            "title": "Quest",
            "nemesis": "boss-0",
            "track": track,
            "victory": "explored(final)",
            "on": {f"peril({c})": self.effects() for c in COLOURS if c in track}
            | {"peril(red)": "wound(hero.each, 1)"}
            | self.on("threat", "endRound", "travelTo(any)", "phase(enemies)"),
            "passive": self.passives(),
            "enemies": [{"sets": sorted({str(e["set"]) for e in enemies if e["set"]})}],
            "locations": [{"cards": [str(place["id"]) for place in locations]}],
            "exploration": [{"sets": ["basic"]}],
        }
        return pack_from_plain(
            {
                "name": "Random",
                "dice": {"hero": HERO_FACES, "enemy": ENEMY_FACES},
                "enemies": enemies,
                "quests": [quest],
                "locations": locations,
                "activation": self.activation(),
                "heroes": [
                    {
                        "id": f"hero-{a}",
                        "title": a,
                        "archetype": a,
                        "health": luck.randint(4, 9),
                        "on": self.on("start", "wounded", "roll"),
                        "passive": self.passives(),
                    }
                    for a in ARCHETYPES
                ],
                "exploration": [
                    {
                        "id": f"item-{n}",
                        "title": f"Item {n}",
                        "kind": "item",
                        "on": {"use": self.effects()} | self.on("roll"),
                        "passive": self.passives(),
                    }
                    for n in range(4)
                ]
                + [
                    {"id": f"event-{n}", "title": f"Event {n}", "kind": "event", "on": {"resolve": self.effects()}}
                    for n in range(4)
                ],
                "conditions": [
                    {"id": name, "title": name, "on": self.on("start", "endRound"), "passive": self.passives()}
                    for name in ("poisoned", "cursed")
                ],
            }
        )


def random_body(seed: int, **settings: Any) -> Body:
    """A random quest with random heroes and settings."""
    luck = random.Random(seed)
    pack = Maker(luck).pack()
    count = luck.randint(2, 4)
    chairs = tuple(Chair(f"h{n}", hero=f"hero-{a}") for n, a in enumerate(luck.sample(ARCHETYPES, count)))
    chosen: dict[str, Any] = {
        "dice": "app",
        "round_limit": 30,
        "action_without_target": luck.choice(("roll", "forbid")),
        "roll_order": luck.choice(("counterattacks_first", "threats_first")),
        "after_fall": luck.choice(("resolve", "stop")),
        "engage_facedown": luck.choice(("reveal", "forbid")),
        "fallen_enemies": luck.choice(("keep", "ready", "exhausted")),
        "leader_falls": luck.choice(("choose", "next")),
        "count_after_fall": luck.choice(("unchanged", "exchange")),
        "defeated_nemesis": luck.choice(("removed", "discard_then_lair_on_reshuffle", "back_to_lair_now")),
        "nefarious": luck.random() < 0.3,
    }
    return make_setup_body(pack, "quest", chairs, settings=Settings(**(chosen | settings)))
