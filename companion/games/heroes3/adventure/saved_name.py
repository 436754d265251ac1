"""The name of this engine in saved tables: its folder was once called `sheet`."""

NAME = "heroes3.sheet"
