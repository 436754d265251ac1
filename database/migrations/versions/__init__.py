"""The steps, oldest first. A step that people have run is never changed again; a new one is added."""
