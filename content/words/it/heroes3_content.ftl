# Heroes III: ciò che si dice delle sue carte.

heroes3-unknown-unit = Non c'è nessuna unità «{ $found }». Forse: { $options }?
heroes3-unclear-unit = «{ $found }» può essere più carte: { $options }.
heroes3-unknown-card = Non c'è nessuna carta «{ $found }». Forse: { $options }?
heroes3-unclear-card = «{ $found }» può essere più carte: { $options }.
heroes3-ask-genies-three = Geni: scarta esattamente 3 carte dal tuo mazzo e prendi in mano un incantesimo tra queste.
heroes3-ask-genies-up-to-three = Geni: scarta fino a 3 carte dal tuo mazzo, una alla volta, e prendi in mano un incantesimo tra queste.
heroes3-ask-quicksand = Sabbie Mobili: metti i segnalini nascosti su spazi liberi come dice la carta, metà sono vuoti. Avvisa l'app quando un'unità ne calpesta uno vero.
heroes3-ask-land-mine = Mina: metti i segnalini nascosti su spazi liberi come dice la carta, metà sono vuoti. Segna 2 danni quando un'unità ne calpesta uno vero.
