"""The dialogs of the adventure screen: build, recruit, visit, trade, fight, cards, AI heroes."""
