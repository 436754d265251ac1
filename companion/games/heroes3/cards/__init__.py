"""The cards of Heroes III as data: hero cards and units, their files and vocabularies."""
