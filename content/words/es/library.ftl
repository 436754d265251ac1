# La biblioteca en la terminal, y cómo se llaman las cartas que son de más de un juego.

## Cartas

card-type-action = Acción
card-type-item = Objeto
card-type-champion = Campeón
card-type-minion = Esbirro
card-type-hoard-item = Objeto del tesoro
card-type-soul-jar = Vasija de almas
card-type-power = Poder
card-type-ability = Habilidad
card-type-skill = Destreza
card-figure-cost = Coste
card-figure-copies = Copias
card-cost = Coste { $cost }
card-faction-imperial = Imperial
card-faction-guild = Cofrade
card-faction-necros = Necros
card-faction-wild = Feral
card-box-base = Caja básica
card-box-characters = Sobres de personaje
card-box-dragon = Dragón
card-box-lich = Liche
card-in-starters = Mazo inicial: { $count }
card-in-pack =
    { $character ->
        [cleric] Clérigo
        [fighter] Guerrero
        [ranger] Explorador
        [thief] Ladrón
       *[wizard] Mago
    }: { $count }
card-in-boss =
    { $boss }: { $count }{ $party ->
        [1] { "" }
       *[other] , desde { $party } héroes
    }

## En la terminal

rules-nothing = No se ha encontrado nada sobre «{ $asked }».
rules-also = También:
rules-example = Por ejemplo: { $example }
rules-uncertain = No es seguro: { $uncertain }
rules-see = Véase { $titles }
rules-source = Referencia de reglas, { $place }
rules-ours = El nombre es nuestro; no se tuvo una edición impresa.
cards-count = { $count ->
    [one] Una carta
   *[other] { $count } cartas
}
cards-ours = El nombre es traducción nuestra.
cards-used = Se usa en: { $places }

## Rechazado

library-no-card = No hay ninguna carta «{ $found }». Lo más parecido: { $options }.
library-no-card-at-all = No hay ninguna carta «{ $found }». Búscala: companion cards "{ $found }"
library-no-type = Aquí no hay ningún tipo «{ $found }». Hay { $options }.
library-where-bad = «{ $found }» no es un filtro. Escríbelo así: faction=guild, o cost=5.
