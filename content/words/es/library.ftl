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

rules-nothing = No se ha encontrado nada sobre «{ $asked }». Prueba con una sola palabra o en otro idioma.
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
cards-more = { $count ->
    [one] La primera carta; con --limit se ven más
   *[other] Las primeras { $count } cartas; con --limit se ven más
}
cards-group = { $name }: { $cards }
cards-ours = El nombre es traducción nuestra.
card-used-by = Se usa en
cards-used = Se usa en: { $places }

## Rechazado

library-no-card = No hay ninguna carta «{ $found }». Lo más parecido: { $options }.
library-no-card-at-all = No hay ninguna carta «{ $found }». Búscala: companion cards "{ $found }"
library-no-type = Aquí no hay ningún tipo «{ $found }». Hay { $options }.
library-where-bad = «{ $found }» no es un filtro. Escríbelo así: faction=guild, o cost=5.

# --- packs
expected-known-game = un juego de la estantería
expected-known-card = el id de una carta de la biblioteca
expected-known-entry = el id de una entrada de la biblioteca
expected-new-card = un id que ninguna carta impresa tenga
expected-new-entry = un id que ninguna regla impresa tenga
expected-another-id = un id aún sin usar en este archivo
expected-figure-once = cada valor de una carta una sola vez
expected-pack-id = minúsculas, cifras y guiones, 60 como mucho
pack-newer = Este paquete fue creado por un Companion más nuevo (formato { $found }; esta app conoce hasta el { $newest }). Actualiza la app e impórtalo de nuevo.
pack-bad = { $file }, línea { $line }, { $field }: encontrado: { $found }; esperado: { $expected }.{ $count ->
    [1] { "" }
   *[other] { " " }Hay { $count } errores en total. No se ha importado nada.
}
pack-mistake = { $file }, línea { $line }, { $field }: encontrado: { $found }; esperado: { $expected }
pack-mistakes = { $count ->
    [one] El archivo tiene un error. No se ha importado nada.
   *[other] El archivo tiene { $count } errores. No se ha importado nada.
}
pack-unknown = No hay ningún paquete «{ $pack }» en este dispositivo.
pack-holds =
    { $rules ->
        [one] { $rules } regla
       *[other] { $rules } reglas
    }, { $corrections ->
        [one] { $corrections } corrección
       *[other] { $corrections } correcciones
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
pack-holds-more = { $common }, { $more }
pack-brought = El paquete «{ $name }» está en la estantería.
pack-replaced = Se ha sustituido el paquete «{ $name }».
pack-removed = El paquete «{ $pack }» se ha quitado.
pack-switched = { $pack }: { $state }
pack-on = activado
pack-off = desactivado
packs-none = Aún no hay paquetes. Escribe una regla de la casa, corrige una cifra o importa un archivo.
pack-conflict = { $what }: { $earlier } y { $later } no coinciden; vale { $later }.

# --- cards of Terrinoth
card-type-heroes = Héroe
card-type-activation = Carta de activación
card-type-enemies = Enemigo
card-type-locations = Lugar
card-type-exploration = Carta de exploración
card-type-conditions = Estado
card-type-quests = Aventura

# --- Por qué se filtran las cartas
facet-type = Carta
facet-faction = Facción
facet-cost = Coste
facet-gold = Coste en oro
facet-tier = Nivel
facet-box = Caja
facet-kind = Clase
facet-moves = Movimiento
facet-school = Escuela
facet-level = Grado
facet-duration = Duración
facet-terrain = Terreno
facet-layer = Capa del mapa
facet-origin = Origen
facet-certainty = Certeza
facet-trait = Rasgo
