"""The cards as data: definitions, the effect vocabulary, the compiler."""
