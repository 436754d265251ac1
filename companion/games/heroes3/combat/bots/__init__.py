"""AI units and AI heroes by the rules for AI units (heroes3 13). Start with `ai_decisions.py`."""
