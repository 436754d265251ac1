"""Small drawings: icons from lines, meters, pips, progress bars, player badges."""
