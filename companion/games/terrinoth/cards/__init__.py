"""Cards of Terrinoth: their types, packs that hold them, checking packs, their texts."""
