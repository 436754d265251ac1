"""The rules of combat."""
