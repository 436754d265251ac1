"""What can be asked in the middle of an effect: for each kind of question its options, and what an answer does.

Options are texts that people can type: a card (`gold`), a card in a zone (`discard:gold`), a seat (`ben`), a card
before a seat (`ben/cron-the-berserker`, the second of its kind `ben/orc-grunt#2`).
"""

from __future__ import annotations

from companion.games.hero_realms.ask_and_answer import register_question_kinds
from companion.games.hero_realms.questions import (
    acquisition_questions,
    general_questions,
    healing,
    hoard_items,
    own_card_questions,
    target_questions,
)

for _part in (healing, own_card_questions, target_questions, acquisition_questions, hoard_items, general_questions):
    register_question_kinds(_part.KINDS)
