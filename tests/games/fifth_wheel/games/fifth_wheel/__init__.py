"""Fifth Wheel: a race of wagons in which everybody pushes their luck. docs/add_a_game.md builds it step by step."""
