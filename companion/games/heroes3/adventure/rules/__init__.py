"""Rules as pure functions: calendar, levels, income, morale, dice, trade."""
