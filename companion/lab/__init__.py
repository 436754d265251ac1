"""The lab: many games at once, and positions written by hand, played out act by act."""
