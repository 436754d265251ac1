"""How a screen is laid out: header, panels, sections, callouts, the start button."""
