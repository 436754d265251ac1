"""The effect language of Terrinoth: its words, parsing it, writing it, saying it in words."""
