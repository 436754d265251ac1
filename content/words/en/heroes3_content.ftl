# Heroes III: what is said about its cards.

heroes3-unknown-unit = There is no unit “{ $found }”. Did you mean: { $options }?
heroes3-unclear-unit = “{ $found }” could be several cards: { $options }.
heroes3-unknown-card = There is no card “{ $found }”. Did you mean: { $options }?
heroes3-unclear-card = “{ $found }” could be several cards: { $options }.
heroes3-ask-genies-three = Genies: discard exactly 3 cards from the top of your deck and take one spell among them into your hand.
heroes3-ask-genies-up-to-three = Genies: discard up to 3 cards from the top of your deck, one at a time, and take one spell among them into your hand.
heroes3-ask-quicksand = Quicksand: lay the hidden tokens on free spaces as the card says, half of them blank. Tell the app when a unit steps on a real one.
heroes3-ask-land-mine = Land Mine: lay the hidden tokens on free spaces as the card says, half of them blank. Enter 2 damage when a unit steps on a real one.
