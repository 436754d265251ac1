"""The odds of a combat of Heroes III, before the fight and in the middle of it.

`fights.py` plays a position out many times, `estimates.py` counts what came of it with confidence intervals,
`whatif.py` asks the same for another plan with the same luck. `policies.py` plays people's units meanwhile. `duel.py`
solves two units against each other exactly, as a chain of states (`strikes.py`, `exchange.py`, `chain.py`);
`table.py` does it for every pair.
"""
