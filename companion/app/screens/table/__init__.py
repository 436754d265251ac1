"""What every table has around the game itself: header, bottom bar, dialogs, menu, the newest lines of the history."""
