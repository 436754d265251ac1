"""What a combat is made of: state, board, unit types, questions, events, refusals."""
