"""What can be asked in the middle of an effect: for each kind of question its options, and what an answer does.

Options are texts that people can type: a card (`gold`), a card in a zone (`discard:gold`), a seat (`ben`), a card
before a seat (`ben/cron-the-berserker`, the second of its kind `ben/orc-grunt#2`).
"""

from __future__ import annotations

from companion.games.hero_realms.asking import ANSWERS, DECLINES, OPTIONS
from companion.games.hero_realms.choices import healing, hoard, market, own_cards, plain, targets

for _part in (healing, own_cards, targets, market, hoard, plain):
    OPTIONS.update({kind: options for kind, (options, _) in _part.KINDS.items()})
    ANSWERS.update({kind: answer for kind, (_, answer) in _part.KINDS.items()})
DECLINES.update(own_cards.DECLINES)
