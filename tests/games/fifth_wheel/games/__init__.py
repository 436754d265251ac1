"""A package of games that lies outside of `companion.games`; `COMPANION_GAMES` names this folder."""
