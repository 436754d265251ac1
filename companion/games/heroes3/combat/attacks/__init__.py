"""Attacks: dice, damage, retaliation, follow-up attacks, rerolls."""
