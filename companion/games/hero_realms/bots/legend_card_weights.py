"""What cards add to a side's chances besides their plain yields, fitted to the results of games between Knights.

For each card of the market: in the deck, for each time it is seen in a turn, late and (added to that) with full life;
then, for champions, in play in the same way. Cards that are not named add nothing of their own.
"""

from __future__ import annotations

Extra = tuple[float, float, float, float]

NOTHING: Extra = (0.0, 0.0, 0.0, 0.0)

EXTRAS: dict[str, Extra] = {
    "fire-gem": (0.52, -0.71, 0.0, 0.0),
    "arkus-imperial-dragon": (0.56, 1.46, 0.55, 0.96),
    "close-ranks": (0.42, -0.28, 0.0, 0.0),
    "command": (-0.03, 0.82, 0.0, 0.0),
    "darian-war-mage": (0.32, -0.35, -0.41, 0.3),
    "domination": (0.46, 1.12, 0.0, 0.0),
    "cristov-the-just": (1.07, 0.49, 0.19, 0.52),
    "kraka-high-priest": (0.88, 0.13, 0.76, 0.2),
    "man-at-arms": (0.46, 0.06, -0.28, 0.53),
    "master-weyan": (0.37, 0.51, -0.34, 0.77),
    "rally-the-troops": (0.87, -0.42, 0.0, 0.0),
    "recruit": (-0.18, -0.59, 0.0, 0.0),
    "tithe-priest": (0.88, -1.01, -0.18, -0.17),
    "taxation": (-0.1, -0.79, 0.0, 0.0),
    "word-of-power": (0.91, -0.84, 0.0, 0.0),
    "borg-ogre-mercenary": (0.98, 1.31, 0.28, 0.62),
    "bribe": (-0.35, -0.29, 0.0, 0.0),
    "death-threat": (0.3, -0.28, 0.0, 0.0),
    "deception": (1.06, 0.7, 0.0, 0.0),
    "fire-bomb": (0.15, 1.11, 0.0, 0.0),
    "hit-job": (0.12, 0.48, 0.0, 0.0),
    "intimidation": (0.33, 0.03, 0.0, 0.0),
    "myros-guild-mage": (0.58, -0.02, -0.17, 0.0),
    "parov-the-enforcer": (1.12, 1.23, 0.33, 0.77),
    "profit": (-0.09, -0.49, 0.0, 0.0),
    "rake-master-assassin": (0.04, 1.37, -0.63, 0.85),
    "rasmus-the-smuggler": (0.64, 0.7, 0.12, 0.08),
    "smash-and-grab": (1.24, 0.14, 0.0, 0.0),
    "street-thug": (0.61, 0.0, -0.25, 0.35),
    "cult-priest": (0.7, 0.27, 0.01, 0.33),
    "dark-energy": (0.33, 0.63, 0.0, 0.0),
    "dark-reward": (-1.01, 0.43, 0.0, 0.0),
    "death-cultist": (0.66, 0.12, -0.22, 0.5),
    "death-touch": (0.21, -0.64, 0.0, 0.0),
    "rayla-endweaver": (0.42, 0.77, -0.2, 0.85),
    "influence": (0.52, -0.36, 0.0, 0.0),
    "krythos-master-vampire": (-0.43, 0.0, -0.82, 0.29),
    "life-drain": (-0.2, 0.9, 0.0, 0.0),
    "lys-the-unseen": (0.18, -0.04, -0.38, 0.08),
    "the-rot": (0.08, -0.01, 0.0, 0.0),
    "tyrannor-the-devourer": (0.14, -0.79, -0.07, -1.17),
    "varrick-the-necromancer": (1.34, 0.21, 0.69, 0.08),
    "broelyn-loreweaver": (0.12, 1.26, -0.12, 0.5),
    "cron-the-berserker": (0.37, 2.01, -0.24, 1.4),
    "dire-wolf": (0.97, 1.49, 0.27, 0.84),
    "elven-curse": (-0.17, 1.07, 0.0, 0.0),
    "elven-gift": (0.49, 0.62, 0.0, 0.0),
    "grak-storm-giant": (0.59, 1.12, 0.44, 0.42),
    "natures-bounty": (0.57, -0.23, 0.0, 0.0),
    "orc-grunt": (0.64, 0.7, -0.1, 0.7),
    "rampage": (1.96, 0.82, 0.0, 0.0),
    "torgen-rocksplitter": (0.6, 1.73, 0.12, 0.67),
    "spark": (-0.22, 0.39, 0.0, 0.0),
    "wolf-form": (-0.17, 0.96, 0.0, 0.0),
    "wolf-shaman": (0.14, 0.44, -0.6, 0.83),
}
