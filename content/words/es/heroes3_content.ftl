# Heroes III: lo que se dice de sus cartas.

heroes3-unknown-unit = No hay ninguna unidad «{ $found }». ¿Quizá: { $options }?
heroes3-unclear-unit = «{ $found }» puede ser varias cartas: { $options }.
heroes3-unknown-card = No hay ninguna carta «{ $found }». ¿Quizá: { $options }?
heroes3-unclear-card = «{ $found }» puede ser varias cartas: { $options }.
heroes3-ask-genies-three = Genios: descarta exactamente 3 cartas de tu mazo y toma en mano un hechizo de entre ellas.
heroes3-ask-genies-up-to-three = Genios: descarta hasta 3 cartas de tu mazo, una a una, y toma en mano un hechizo de entre ellas.
heroes3-ask-quicksand = Arenas Movedizas: pon las fichas ocultas en espacios libres como dice la carta, la mitad en blanco. Avisa a la app cuando una unidad pise una verdadera.
heroes3-ask-land-mine = Mina: pon las fichas ocultas en espacios libres como dice la carta, la mitad en blanco. Anota 2 de daño cuando una unidad pise una verdadera.
