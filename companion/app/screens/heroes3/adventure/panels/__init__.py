"""The panels of the adventure screen: resources, town, army, hero, map, deck, the guide through the round."""
