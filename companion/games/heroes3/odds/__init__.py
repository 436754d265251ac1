"""The odds of a combat of Heroes III, before the fight and in the middle of it.

`fight_simulation.py` plays a position out many times, `simulation_statistics.py` counts the results with confidence
intervals, `plan_comparison.py` compares plans on the same luck. `player_policies.py` plays the players' units
meanwhile.
`duel_odds.py` solves two units against each other exactly, as a chain of states (`attack_outcomes.py`,
`duel_activation.py`, `markov_chain.py`); `duel_table.py` does it for every pair.
"""
