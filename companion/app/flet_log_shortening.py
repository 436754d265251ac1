"""What Flet writes into its own log, kept short.

Flet writes every message to a device into a text for its log, with the whole tree of controls in it, also where nobody
keeps that log. For a game of Heroes III on a tablet that took five seconds of a start, and most of every undo.
"""

from flet.messaging.protocol import Message


def shorten_flet_log_messages() -> None:
    """Let a message be named by its kind alone in the log. Call it before the first page is drawn."""
    setattr(Message, "__repr__", _kind)  # noqa: B010


def _kind(message: Message) -> str:
    return f"Message({message.action.name})"
