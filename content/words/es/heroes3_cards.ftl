# Lo que dicen las cartas de Heroes III, compuesto a partir de sus efectos (games/heroes3/wording.py, wording_cards.py).
# Las frases empiezan en minúscula: pueden ir dentro de otra.

## Nombres y cifras

h3w-type =
    { $value ->
        [unit] Unidad
        [statistic] Característica
        [ability] Habilidad
        [spell] Hechizo
        [artifact] Artefacto
        [specialty] Especialidad
        [war-machine] Máquina de guerra
        [building] Edificio
        [hero] Héroe
        [astrologers] Proclama de los astrólogos
        [event] Evento
        [pandora] Carta de Pandora
        [adventure] Carta de Aventura
        [morale-card] Carta de moral
        [place] Lugar del mapa
        [tile] Loseta del mapa
        [scenario] Escenario
        [optional-rule] Regla opcional
       *[ai-card] Carta de IA
    }
h3w-facet-moves =
    { $value ->
        [flying] Voladora
        [ranged] A distancia
       *[ground] Terrestre
    }
h3w-facet-school =
    { $value ->
        [air] Aire
        [earth] Tierra
        [fire] Fuego
        [water] Agua
       *[any] Cualquier escuela
    }
h3w-facet-level =
    { $value ->
        [basic] Básico
        [expert] Experto
        [minor] Menor
        [major] Mayor
        [relic] Reliquia
        [might] Fuerza
        [magic] Magia
        [skill] Habilidad
       *[other] { $value }
    }
h3w-facet-certainty =
    { $value ->
        [agreed] Dos fuentes coinciden
        [printed] Leída en la carta
        [disputed] Las fuentes discrepan
        [undisputed] Sin discrepancias
        [pictured] Comparada con una imagen
        [listed] Solo de una lista
       *[single] Una sola fuente
    }
h3w-facet-kind =
    { $value ->
        [city-hall] Alcaldía
        [citadel] Ciudadela
        [mage-guild] Cofradía de Magos
        [dwelling] Vivienda
        [special] Edificio propio de la ciudad
        [might] Fuerza
        [magic] Magia
        [visitable] Visitable
        [flaggable] Señalizable
        [revisitable] Revisitable
        [none] Sin lugar
        [bank] Banco de Criaturas
        [adventure-event] Evento
        [adventure-combat] Combate
        [event-all] Para todos
        [event-choose] Cada cual elige
        [event-pass] Las cartas circulan
        [event-drawer] Para quien la roba
        [once] Una vez
        [instant] Instantánea
        [permanent] Permanente
        [positive] Moral positiva
        [negative] Moral negativa
        [harder] Más difícil
        [easier] Más fácil
       *[variant] Distinta
    }
h3w-facet-duration =
    { $value ->
        [now] Ahora
        [this-round] Esta ronda
        [two-rounds] Dos rondas
        [until-next-astrologers] Hasta los próximos astrólogos
        [until-replaced] Hasta ser sustituida
        [next-resource-round] Próxima ronda de recursos
        [next-round] Próxima ronda
        [first-combat] Primer combate de la ronda
       *[not-stated] Desconocida
    }
h3w-facet-layer =
    { $value ->
        [surface] Superficie
        [subterranean] Subterráneo
       *[sea] Mar
    }
h3w-facet-origin =
    { $value ->
        [fan-made] De aficionados
       *[official] Oficial
    }
h3w-single = Estas cifras vienen de una sola fuente; compruébalas con tu carta.
h3w-banks = Banco de Criaturas
h3w-figure =
    { $figure ->
        [attack] Ataque
        [defense] Defensa
        [health] Salud
        [initiative] Iniciativa
        [power] Poder
        [knowledge] Conocimiento
        [factory] Fábrica de Máquinas de Guerra
       *[trading-post] Mercadillo
    }
h3w-price =
    Coste en { $resource ->
        [gold] oro
        [materials] materiales
       *[valuables] objetos de valor
    }
h3w-figure-side = { $figure } ({ $side })
h3w-cost =
    { $side ->
        [pack] Reforzar: { $resource ->
            [gold] oro
            [materials] materiales
           *[valuables] objetos de valor
        }
       *[few] Reclutar: { $resource ->
            [gold] oro
            [materials] materiales
           *[valuables] objetos de valor
        }
    }
h3w-in-neutrals =
    Mazo neutral: { $tier ->
        [bronze] bronce
        [silver] plata
        [gold] oro
       *[azure] azur
    }

## Cómo se unen las frases

h3w-list-or = { $one } o { $other }
h3w-list-and = { $one } y además { $other }
h3w-comma = { $one }, { $other }
h3w-or-else = { $one }, o { $other }
h3w-if-you-like = si quieres, { $phrase }
h3w-and-then = { $one }; si lo haces, { $other }
h3w-if-else = si { $test }, { $phrase }; si no, { $other }
h3w-if = si { $test }, { $phrase }
h3w-first = primero, { $phrase }
h3w-twice = { $phrase }, dos veces
h3w-on-side = { $side }: { $said }
h3w-line =
    { $trigger ->
        [activation] al empezar su activación, { $said }
        [attacking] al atacar, { $said }
        [striking] al atacar o contraatacar, { $said }
        [retaliating] al contraatacar, { $said }
        [instead] en lugar de su activación, { $said }
        [map] en el mapa, { $said }
       *[always] { $said }
    }.

## Habilidades de las unidades

h3w-unit-no-retaliation = nadie contraataca
h3w-unit-attack-again =
    vuelve a atacar al mismo objetivo{ $what ->
        [apart] { $how ->
            [minus-or-zero] { " " }si no es adyacente y el dado muestra −1 o 0
           *[any] { " " }si no es adyacente
        }
       *[any] { $how ->
            [minus-or-zero] { " " }si el dado muestra −1 o 0
           *[any] { "" }
        }
    }
h3w-unit-attack-neighbours =
    { $what ->
        [two-enemies] ataca hasta a dos enemigos adyacentes, uno tras otro
        [enemies] ataca a todos los enemigos adyacentes, uno tras otro
       *[everybody] ataca a todas las unidades adyacentes, incluidas las tuyas
    }
h3w-unit-attack-behind = también se ataca el espacio justo detrás del objetivo, con Ataque { $n }, haya amigo o enemigo; quien esté allí no contraataca
h3w-unit-attack-beside = también se ataca a una unidad junto al objetivo, amiga o enemiga, con Ataque { $n }
h3w-unit-damage-beside-target = si el objetivo no es adyacente, una unidad junto a él, amiga o enemiga, sufre { $n } de daño
h3w-unit-damage-another-neighbour = otro enemigo adyacente sufre { $n } de daño
h3w-unit-attack-another = si destruye o voltea a su objetivo, puede atacar a otro enemigo adyacente
h3w-unit-return = después puede volver al espacio donde empezó
h3w-unit-teleport = puede moverse a cualquier espacio libre
h3w-unit-two-dice =
    { $what ->
        [higher] tira dos dados de ataque y usa el mayor
       *[sum] tira dos dados de ataque y los suma
    }
h3w-unit-die-bonus = el resultado de su dado aumenta en { $n }
h3w-unit-ignore-own-die = su dado no cambia el daño
h3w-unit-reroll =
    { $how ->
        [once] un −1 en su dado se repite una vez
       *[until-gone] un −1 en su dado se repite hasta que salga otra cosa
    }
h3w-unit-may-reroll =
    { $what ->
        [moved] puede repetir su dado una vez si se ha movido a otro espacio
       *[zero] puede repetir su dado siempre que muestre 0
    }
h3w-unit-no-penalty =
    { $what ->
        [neighbours] no tiene penalización de combate contra unidades adyacentes
       *[at-all] no tiene ninguna penalización de combate
    }
h3w-unit-attack-bonus =
    { $what ->
        [die-zero-or-plus] tiene Ataque +{ $n } si su dado muestra 0 o +1
        [flipped] tiene Ataque +{ $n } si ha pasado de Manada a Pocas en este combate
       *[stacked] tiene Ataque +{ $n } mientras conserve su ficha de Pila
    }
h3w-unit-attack-against = tiene Ataque +{ $n } contra { $creature }
h3w-unit-ignore-defense = no cuenta la Defensa impresa en la carta del objetivo
h3w-unit-lower-defense =
    el objetivo tiene Defensa −{ $n }{ $what ->
        [die-minus] { " " }si el dado muestra −1
       *[always] { "" }
    }
h3w-unit-corrode = el objetivo recibe una ficha de Corrosión: Defensa −{ $n } hasta el final del combate
h3w-unit-elemental-damage = sus ataques ignoran la Defensa (daño elemental)
h3w-unit-extra-damage =
    tira otro dado: con { $what ->
        [zero] un 0
       *[zero-or-plus] un 0 o +1
    }, el objetivo sufre { $n } de daño
h3w-unit-poison =
    el objetivo recibe { $n ->
        [one] un cubo de veneno
       *[other] { $n } cubos de veneno
    }
h3w-unit-paralyze =
    { $what ->
        [die-minus] paraliza a la unidad golpeada si el dado muestra −1
        [extra-die-zero] tira otro dado: con un 0, paraliza a la unidad golpeada
        [stacked] paraliza a la unidad golpeada mientras conserve su ficha de Pila
       *[always] paraliza a la unidad golpeada
    }
h3w-unit-death-stare =
    tira dos dados más: si ambos muestran { $what ->
        [minus] −1
       *[zero] 0
    }, el objetivo pierde toda la salud de su cara
h3w-unit-frighten = tira otro dado: con un 0, el objetivo huye un espacio y no contraataca
h3w-unit-weaken =
    { $trigger ->
        [instead] una unidad cualquiera recibe una ficha de Debilidad: Ataque −{ $n } durante 2 rondas de combate
       *[attacking] el objetivo recibe una ficha de Debilidad: Ataque −{ $n } durante 2 rondas de combate
    }
h3w-unit-dispel = terminan los efectos en curso que el bando del objetivo haya jugado sobre él
h3w-unit-weaken-retaliation = quien contraataque tiene Ataque −{ $n }
h3w-unit-hinder-retaliation = quien contraataque tira dos dados de ataque y usa el menor
h3w-unit-heal-self =
    { $what ->
        [all] se cura todo el daño
       *[some] se cura hasta { $n } de daño
    }
h3w-unit-heal-ally-or-strengthen = cura hasta { $n } de daño a otra de tus unidades; si ninguna está dañada, tiene Ataque +{ $m } en esta activación
h3w-unit-strengthen = una unidad terrestre o voladora recibe Ataque +{ $n } durante 2 rondas de combate
h3w-unit-harm = una unidad cualquiera sufre { $n } de daño; cuenta como hechizo, pero fuera del límite
h3w-unit-rescue-ally = una vez por combate, puedes anular un ataque que destruiría a otra de tus unidades; la unidad salvada no contraataca
h3w-unit-rebirth = una vez por combate, se queda con 1 de salud cuando perdería la última
h3w-unit-summon = una vez por combate, si se ha retirado una de tus unidades, pone Pocas de { $creature } en un espacio adyacente libre o convierte Pocas de { $creature } en Manada
h3w-unit-destroy-siege =
    { $what ->
        [walls] destruye una Muralla o la Puerta, esté donde esté
       *[walls-or-tower] destruye una Muralla, la Puerta o la Torre de Flechas, esté donde esté
    }
h3w-unit-spell-power =
    { $what ->
        [air] tu primer hechizo de Aire en esta activación tiene poder +{ $n }
        [earth] tu primer hechizo de Tierra en esta activación tiene poder +{ $n }
        [fire] tu primer hechizo de Fuego en esta activación tiene poder +{ $n }
        [water] tu primer hechizo de Agua en esta activación tiene poder +{ $n }
       *[first] tu primer hechizo de la ronda de combate, si lo lanzas a partir de ahora, tiene poder +{ $n }
    }
h3w-unit-unlimited-retaliation = contraataca cualquier número de veces en una ronda de combate
h3w-unit-defense-on-die =
    cuando la atacan, tiene Defensa +{ $n } por cada dado que muestre { $what ->
        [plus] +1
       *[zero-or-plus] 0 o +1
    }
h3w-unit-defense-against-retaliation = tiene Defensa +{ $n } contra los contraataques
h3w-unit-attacker-die = la primera tirada de cada ataque contra ella cuenta como −1
h3w-unit-discard-to-ignore-die = cuando la atacan, puedes descartar una carta: el dado de ataque no cuenta
h3w-unit-damage-cap = un ataque le hace como máximo { $n } de daño
h3w-unit-defense-token =
    { $what ->
        [stacked] cuenta como si tuviera una ficha de Defensa mientras conserve su ficha de Pila
       *[neighbours] las unidades adyacentes de su bando cuentan como si tuvieran una ficha de Defensa
    }
h3w-unit-root = los enemigos que empiezan su activación junto a ella no pueden moverse
h3w-unit-immune-paralysis = no se la puede paralizar
h3w-unit-immune-spells = es inmune a los hechizos, incluidos los de su bando
h3w-unit-immune-specialty-damage = las cartas de Especialidad no le hacen daño
h3w-unit-immune-school =
    { $how ->
        [damage] los hechizos de { $what ->
            [air] Aire
            [earth] Tierra
            [fire] Fuego
           *[water] Agua
        } no le hacen daño
       *[effect] es inmune a los hechizos de { $what ->
            [air] Aire
            [earth] Tierra
            [fire] Fuego
           *[water] Agua
        }
    }
h3w-unit-immune-magic-arrow =
    { $what ->
        [damage] la Flecha Mágica no le hace daño
       *[effect] es inmune a la Flecha Mágica
    }
h3w-unit-immune-ongoing =
    { $what ->
        [spells] es inmune a los efectos en curso de hechizos
       *[all] es inmune a todos los efectos en curso
    }
h3w-unit-only-damage = los hechizos y las Especialidades solo pueden hacerle daño
h3w-unit-resist-cards = contra cada hechizo o Especialidad que la tenga como único objetivo tira un dado: un +1 anula la carta
h3w-unit-spell-armour =
    { $what ->
        [spells] sufre { $n } menos de daño de los hechizos
        [spells-and-specialties] sufre { $n } menos de daño de hechizos y Especialidades
       *[spells-and-neighbours] ella y las unidades adyacentes de su bando sufren { $n } menos de daño de los hechizos
    }
h3w-unit-lower-enemy-power =
    los hechizos enemigos tienen poder −{ $n }{ $what ->
        [stacked] { " " }mientras conserve su ficha de Pila
       *[always] { "" }
    }
h3w-unit-block-spells = los enemigos no pueden lanzar hechizos mientras conserve su ficha de Pila
h3w-unit-spell-tax =
    { $what ->
        [power-card] para lanzar un hechizo de la mano, los enemigos deben descartar otra carta con poder
       *[card] para lanzar un hechizo de la mano, los enemigos deben descartar otra carta
    }
h3w-unit-draw-card =
    { $what ->
        [start] su dueño roba una carta al empezar el combate
       *[die-minus] su dueño roba una carta si el dado muestra −1
    }
h3w-unit-enemy-discards =
    { $what ->
        [random] el enemigo descarta una carta al azar
        [random-or-power] el enemigo descarta una carta al azar o una con poder
       *[any] el enemigo descarta una carta
    }
h3w-unit-strip-morale = el enemigo pierde una ficha de Moral Positiva
h3w-unit-gold-on-removal = una vez por combate, ganas { $n } de oro cuando retira una unidad
h3w-unit-necropolis-reinforces = un jugador de la Necrópolis que la derrote refuerza gratis una unidad de bronce
h3w-unit-off-board = está junto al tablero, sin distancias ni penalizaciones, y cae con la última Muralla o Puerta
h3w-unit-only-shot-or-cards = solo pueden alcanzarla los ataques a distancia y las cartas
h3w-unit-income = { $what ->
        [gold] cada ronda de recursos te da { $n } de oro
       *[valuables]
        { $n ->
            [one] cada ronda de recursos te da { $n } objeto de valor
           *[other] cada ronda de recursos te da { $n } objetos de valor
        }
    }
h3w-unit-cheaper-at-stables = reforzarla cuesta { $n } de oro menos mientras tu héroe esté en los Establos
h3w-unit-look-at-deck = una vez por turno puedes mirar la primera carta de cualquier mazo y dejarla o ponerla debajo
h3w-unit-step-after-turn = tu héroe puede dar un paso a una casilla vacía adyacente al final de tu turno
h3w-unit-morale-roll = una vez por turno, tira un dado de ataque: con un +1 ganas Moral Positiva
h3w-unit-ask-table =
    { $what ->
        [genies-three] descarta exactamente 3 cartas de lo alto de tu mazo y toma en mano un hechizo de entre ellas
       *[genies-up-to-three] descarta hasta 3 cartas de lo alto de tu mazo, una a una, y toma en mano un hechizo de entre ellas
    }

## Maneras de jugar una carta

h3w-when =
    { $when ->
        [instant] instantáneo
        [ongoing] en curso
        [activation] activación
        [map] en el mapa
        [permanent] permanente
        [always] en todo combate
        [start] al empezar cada ronda de combate
       *[once] una vez en cada ronda de combate
    }
h3w-play =
    { $label ->
        [basic] básico, { $when }: { $said }
        [expert] experto, { $when }: { $said }
        [empowered] carta potenciada, { $when }: { $said }
        [other] o bien, { $when }: { $said }
       *[first] { $when }: { $said }
    }
h3w-empowered =
    { $has ->
        [expert] La carta potenciada tiene el efecto experto sin gastar un uso experto.
       *[either] La carta potenciada tiene cualquiera de los dos efectos sin gastar un uso experto.
    }
h3w-double = Cuenta el doble para { $creatures }.
h3w-family =
    { $family ->
        [dragons] Dragones
        [elementals] Elementales
        [golems] Gólems
       *[ranged] unidades a distancia
    }
h3w-by-power = X es { $steps }.
h3w-at-power = { $value } con poder { $power }
h3w-value =
    { $value ->
        [bronze] bronce
        [silver] plata
        [gold] oro
        [none] nadie
        [few] la cara de Pocas
        [pack] la cara de Manada
        [round] esta ronda de combate
        [next-round] la próxima ronda de combate
        [combat] todo el combate
        [own-activation] la activación
        [own-round] la ronda de combate
        [own-combat] todo el combate
        [basic] uno básico
        [any] cualquiera
       *[all] todas
    }
h3w-resource =
    { $n } { $resource ->
        [gold] de oro
        [materials] { $n ->
            [one] material de construcción
           *[other] materiales de construcción
        }
       *[valuables] { $n ->
            [one] objeto de valor
           *[other] objetos de valor
        }
    }

## A quién y cuánto tiempo

h3w-whom =
    { $whom ->
        [own] una de tus unidades
        [own-ground-or-flying] una de tus unidades terrestres o voladoras
        [own-ranged] una de tus unidades a distancia
        [all-own] todas tus unidades
        [all-own-ranged] todas tus unidades a distancia
        [all-own-ground] todas tus unidades terrestres
        [own-liches] tus Liches
        [own-zealots] tus Fanáticos
        [same-unit] la misma unidad
       *[unit] una unidad cualquiera
    }
h3w-tiered =
    { $tier ->
        [any] { $whose ->
            [own] una de tus unidades
            [enemy] una unidad enemiga
            [ranged] una unidad a distancia
           *[any] una unidad cualquiera
        }
        [not-azure] { $whose ->
            [own] una de tus unidades que no sea azur
            [enemy] una unidad enemiga que no sea azur
            [ranged] una unidad a distancia que no sea azur
           *[any] una unidad cualquiera que no sea azur
        }
       *[up-to] { $whose ->
            [own] una de tus unidades hasta { $level }
            [enemy] una unidad enemiga hasta { $level }
            [ranged] una unidad a distancia hasta { $level }
           *[any] una unidad cualquiera hasta { $level }
        }
    }
h3w-tier =
    { $tier ->
        [silver] plata
        [gold] oro
       *[strength] el nivel X
    }
h3w-until =
    { $until ->
        [attack] durante un ataque
        [activation] durante esta activación
        [round] durante esta ronda de combate
        [next-round] hasta el final de la próxima ronda de combate
       *[combat] hasta el final del combate
    }

## Lo que hacen las cartas: cifras

h3w-boost = { $gains } para { $whom } { $until }
h3w-gain =
    { $figure ->
        [attack] Ataque +{ $n }
        [attack-apart] Ataque +{ $n } contra unidades no adyacentes
        [defense] Defensa +{ $n }
        [initiative] Iniciativa +{ $n }
        [health] salud +{ $n }
        [less-attack] Ataque −{ $n }
        [less-defense] Defensa −{ $n }
        [less-initiative] Iniciativa −{ $n }
        [no-penalty] ninguna penalización de combate
       *[steady] ningún dado de ataque
    }
h3w-card-defense-against =
    Defensa +{ $n } para { $whom } contra { $what ->
        [ranged] atacantes a distancia
        [ground-or-flying] atacantes terrestres y voladores
       *[slower] atacantes con menos Iniciativa
    } { $until }
h3w-card-ward = Defensa +{ $n } para una unidad cualquiera durante un ataque, o { $n } menos de daño de un hechizo
h3w-card-weakness-token = una unidad cualquiera recibe una ficha de Debilidad: Ataque −{ $n } durante 2 rondas de combate
h3w-card-defense-tokens = cada una de tus unidades recibe una ficha de Defensa
h3w-card-better-tokens = tus fichas de Defensa sirven también con un 0 en este combate

## Daño y curación

h3w-card-damage =
    { $n } de daño a { $what ->
        [enemy] una unidad enemiga
        [slowest-enemy] la unidad enemiga con menos Iniciativa
        [two-enemies] cada una de dos unidades enemigas
        [each-enemy-bronze] cada unidad enemiga de bronce
        [each-enemy-silver] cada unidad enemiga de plata
        [each-enemy-gold-or-azure] cada unidad enemiga de oro o azur
        [unit-and-neighbour] una unidad y otra junto a ella
        [unit-and-two-neighbours] una unidad y otras dos junto a ella
        [two-spaces] las unidades de dos espacios adyacentes
        [two-spaces-or-pieces] lo que haya en dos espacios adyacentes, Murallas y Puerta incluidas
        [two-around] dos unidades alrededor de un espacio
        [around] todas las unidades alrededor de un espacio
        [space-and-around] todas las unidades en un espacio y a su alrededor
        [line] todas las unidades en una línea de cinco espacios de una Retaguardia a la otra
        [same-unit] la misma unidad
       *[unit] una unidad cualquiera
    }
h3w-card-chain = { $n } de daño a una unidad, a la más cercana a ella y a la siguiente
h3w-card-dice-damage =
    { $n ->
        [one] tira un dado de ataque: si muestra +1, 1 de daño a todas las unidades en un espacio y a su alrededor
       *[other] tira { $n } dados de ataque: 1 de daño por cada +1 a todas las unidades en un espacio y a su alrededor
    }
h3w-card-thorns =
    { $what ->
        [neighbours] las unidades adyacentes
       *[ground-or-flying] las unidades terrestres y voladoras
    } que ataquen a la unidad elegida sufren { $n } de daño { $until }
h3w-card-heal =
    { $whom ->
        [same] cura hasta { $n } de daño a la misma unidad
       *[own] cura hasta { $n } de daño a una de tus unidades
    }
h3w-card-cleanse =
    { $what ->
        [own] quita cualquier efecto o parálisis a una de tus unidades
       *[unit] quita cualquier efecto o parálisis a una unidad cualquiera
    }
h3w-card-unparalyze =
    quita la parálisis a una { $what ->
        [own] de tus unidades
       *[unit] unidad
    }
h3w-card-dispel = termina los efectos en curso sobre { $unit } y su espacio, o sobre un espacio
h3w-card-end-ongoing = termina un efecto en curso
h3w-card-shift-damage = pasa daño de { $unit } a otra de tus unidades, que puede caer
h3w-card-rescue = anula un ataque que dejaría con 0 de salud a { $unit }; la unidad salvada no contraataca

## Estados

h3w-card-paralyze = paraliza a { $unit }
h3w-card-no-paralysis = no se puede paralizar a una unidad en este combate
h3w-card-skip = { $unit } que está a punto de activarse pierde su activación
h3w-card-forget = { $unit } no puede atacar en su próxima activación
h3w-card-berserk = { $unit } debe atacar en su próxima activación a la unidad más cercana, amiga o enemiga
h3w-card-silence = { $unit } pierde sus habilidades hasta el final del combate
h3w-card-silence-all = ninguna habilidad de unidad funciona en esta ronda de combate
h3w-card-silence-spell-abilities = las habilidades de unidad que tratan de hechizos no funcionan en este combate
h3w-card-anti-magic = { $unit } es inmune a los hechizos hasta el final del combate
h3w-card-anti-school =
    una unidad es inmune a los hechizos de { $what ->
        [air] Aire
        [earth] Tierra
        [fire] Fuego
       *[water] Agua
    } hasta el final del combate
h3w-card-spell-armour = una de tus unidades sufre { $n } menos de daño de los hechizos hasta el final del combate
h3w-card-elemental = los ataques de { $whom } ignoran la Defensa hasta el final del combate (daño elemental)
h3w-card-ignore-defense = los ataques de { $unit } ignoran la Defensa { $until }
h3w-card-no-retaliation = nadie contraataca a este ataque
h3w-card-mark-retaliated =
    { $what ->
        [same-unit] pon un cubo negro sobre la misma unidad: no puede contraatacar en esta ronda de combate
       *[dragons] pon un cubo negro sobre unos Dragones: no pueden contraatacar en esta ronda de combate
    }
h3w-card-ready-retaliation =
    { $what ->
        [strength] quita el cubo negro de una unidad hasta el nivel X: puede contraatacar otra vez
       *[dragons] quita el cubo negro de unos Dragones: pueden contraatacar otra vez
    }
h3w-card-softer-retaliation = una de tus unidades sufre { $n } menos de daño de un contraataque
h3w-card-hinder =
    { $what ->
        [unit] una unidad cualquiera tira dos dados de ataque y usa el menor hasta que termine su activación
       *[retaliation] las unidades que contraataquen a una de las tuyas tiran dos dados de ataque y usan el menor en este combate
    }

## Dados

h3w-card-reroll =
    { $what ->
        [one] repite un dado recién tirado
        [roll] repite un dado recién tirado, o todos
        [strength] puedes repetir una vez cada uno de tus dados de ataque; duración: X
       *[turn] este turno puedes repetir una vez cualquier dado
    }
h3w-card-roll-and-pick =
    antes de una tirada: puedes repetir el dado { $n ->
        [one] una vez
       *[other] { $n } veces
    } y usar el resultado que prefieras
h3w-card-triple-die = el resultado del dado de ataque cuenta tres veces
h3w-card-cancel-die =
    { $what ->
        [ranged] tras la tirada de una unidad a distancia: no cuentan el dado de ataque ni lo que haya causado
       *[any] tras una tirada: no cuentan el dado de ataque ni lo que haya causado
    }
h3w-card-misfortune = cuando ataque { $unit }, no cuentan su dado ni las cartas que suban su Ataque
h3w-card-set-dice =
    la próxima tirada de ataque no se tira: { $what ->
        [zero] todos los dados muestran 0
       *[choice] tú eliges lo que muestran los dados
    }
h3w-card-slay =
    cuando una de tus unidades ataque a una unidad de oro: tira { $n ->
        [one] un dado de ataque
       *[other] { $n } dados de ataque
    } y suma cada +1 a su Ataque
h3w-card-force-ability = una habilidad de una de tus unidades que depende de un dado funciona muestre lo que muestre

## El tablero

h3w-card-teleport = mueve { $unit } a cualquier espacio libre
h3w-card-step = una de tus unidades se mueve 1 espacio
h3w-card-swap =
    { $what ->
        [start] al empezar el combate, intercambia dos de tus unidades
       *[activation] intercambia dos de tus unidades
    }
h3w-card-activate =
    { $what ->
        [fresh] activa una de tus unidades a distancia que no haya actuado en esta ronda de combate
       *[any] activa una de tus unidades a distancia, aunque ya haya actuado en esta ronda de combate
    }
h3w-card-destroy =
    { $what ->
        [strength] en un asedio, destruye tantas Murallas como diga X; la Puerta cuenta como una. Si caen todas, 1 de daño a cada unidad contigua
        [all] en un asedio, destruye todas las Murallas y la Puerta
        [tower] en un asedio, destruye la Torre de Flechas
       *[some] en un asedio, destruye una Muralla o la Puerta
    }
h3w-card-obstacle = pon un obstáculo en un espacio libre; duración: X
h3w-card-remove-obstacles =
    quita { $n ->
        [one] un obstáculo
       *[other] { $n } obstáculos
    }: Murallas, Puerta o lo que hayan creado cartas, pero no unidades
h3w-card-fire-wall = un espacio arde hasta el final del combate: { $n } de daño a las unidades que empiecen o se paren allí, y a las terrestres y a distancia que lo crucen
h3w-card-summon = pon { $creature } en un espacio libre: X
h3w-card-clone = pon una copia de { $unit } con 1 de salud en un espacio libre junto a ella
h3w-card-join = se unen a tu bando en este combate { $creature } neutrales
h3w-card-horde = pon esta carta sobre { $creature } ({ $sides }): pasan a ser { $name }, con Ataque { $attack }, Defensa { $defense }, salud { $health } e Iniciativa { $initiative }, hasta que se agote esa salud
h3w-horde-sides =
    { $sides ->
        [pack] Manada
       *[few-pack-horde] Pocas, Manada u Horda
    }
h3w-card-machine =
    { $what ->
        [again] tu { $machine } actúa una vez más
        [three-times] tu { $machine } actúa tres veces sobre un mismo objetivo
        [all] cada { $machine } que tengas actúa ahora
        [free-target] eliges el objetivo de tu { $machine } en este combate
        [twice] tu { $machine } hace el doble en este combate
       *[another] cuentas con 1 { $machine } más en este combate
    }
h3w-card-spend-machine = descarta tu Balista

## Hechizos

h3w-card-power = { $n } de poder para un hechizo
h3w-card-school-power =
    { $n } de poder para { $how ->
        [once] un hechizo de { $what ->
            [air] Aire
            [earth] Tierra
            [fire] Fuego
           *[water] Agua
        }
        [always] cada uno de tus hechizos de { $what ->
            [air] Aire
            [earth] Tierra
            [fire] Fuego
           *[water] Agua
        }
       *[combat] cada uno de tus hechizos de { $what ->
            [air] Aire
            [earth] Tierra
            [fire] Fuego
           *[water] Agua
        } en este combate
    }
h3w-card-double-power =
    el poder que pongas en hechizos de { $what ->
        [air] Aire
        [earth] Tierra
        [fire] Fuego
       *[water] Agua
    } cuenta el doble en este combate
h3w-card-free-strength =
    el hechizo de { $what ->
        [air] Aire
        [earth] Tierra
        [fire] Fuego
       *[water] Agua
    } que acabas de jugar tiene la fuerza que elijas, sin poder
h3w-card-more-spells =
    { $what ->
        [round] puedes lanzar un hechizo más en esta ronda de combate
        [two] puedes lanzar dos hechizos más en esta ronda de combate
       *[combat] puedes lanzar un hechizo más en cada ronda de este combate
    }
h3w-card-early-spell =
    { $what ->
        [counted] lanza un hechizo antes de que se active ninguna unidad; cuenta para el límite
       *[free] lanza un hechizo antes de que se active ninguna unidad; no cuenta para el límite
    }
h3w-card-cancel-spell =
    { $what ->
        [weak] { $how ->
            [air] anula un hechizo de Aire con poder 0 o 1
            [earth] anula un hechizo de Tierra con poder 0 o 1
            [fire] anula un hechizo de Fuego con poder 0 o 1
            [water] anula un hechizo de Agua con poder 0 o 1
           *[all] anula un hechizo con poder 0 o 1
        }
        [strength] { $how ->
            [air] anula un hechizo de Aire: X
            [earth] anula un hechizo de Tierra: X
            [fire] anula un hechizo de Fuego: X
            [water] anula un hechizo de Agua: X
           *[all] anula un hechizo: X
        }
        [dice] { $how ->
            [air] contra un hechizo de Aire: tira dos dados y quédate con uno; un +1 lo anula
            [earth] contra un hechizo de Tierra: tira dos dados y quédate con uno; un +1 lo anula
            [fire] contra un hechizo de Fuego: tira dos dados y quédate con uno; un +1 lo anula
            [water] contra un hechizo de Agua: tira dos dados y quédate con uno; un +1 lo anula
           *[all] contra un hechizo: tira dos dados y quédate con uno; un +1 lo anula
        }
       *[any] { $how ->
            [air] anula un hechizo de Aire
            [earth] anula un hechizo de Tierra
            [fire] anula un hechizo de Fuego
            [water] anula un hechizo de Agua
           *[all] anula un hechizo
        }
    }
h3w-card-redirect-spell = un hechizo dirigido a { $unit } pasa a otro objetivo que elijas
h3w-card-block-spells =
    { $what ->
        [weak] nadie lanza hechizos con poder 0 en este combate
       *[all] nadie lanza hechizos en este combate
    }
h3w-card-no-card-damage = los hechizos y las Especialidades no hacen daño en este combate
h3w-card-recast = lanza { $card } desde tu pila de descartes, fuera del límite
h3w-card-extra-round = lucha otra ronda de combate contra unidades neutrales sin pagar por ella
h3w-card-opening =
    { $what ->
        [neutral] solo al empezar un combate contra unidades neutrales
       *[any] solo al empezar el combate
    }
h3w-card-no-escape = el héroe enemigo no puede retirarse ni rendirse
h3w-card-no-luck = nadie usa Moral Positiva ni repite dados de ataque en este combate
h3w-card-cards-as-attack = en este combate puedes jugar cualquier carta por Ataque +{ $n }

## Cartas, oro y moral

h3w-card-draw =
    roba { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
h3w-card-discard =
    { $what ->
        [x] descarta las cartas que quieras (X)
        [up-to-3] descarta hasta 3 cartas (X)
       *[some] { $n ->
            [one] descarta una carta
           *[other] descarta { $n } cartas
        }
    }
h3w-card-remove-this = elimina esta carta de la partida
h3w-card-return-spell =
    { $what ->
        [alone] devuelve a tu mano el hechizo que acabas de lanzar
       *[with-all] devuelve a tu mano el hechizo que acabas de lanzar y todas las cartas jugadas con él
    }
h3w-card-return-this = devuelve esta carta a tu mano
h3w-card-draw-per-spell =
    { $what ->
        [round] roba una carta con cada uno de tus hechizos en esta ronda de combate
       *[combat] roba una carta con cada uno de tus hechizos en este combate
    }
h3w-card-take =
    { $what ->
        [spell] toma un hechizo de tu pila de descartes
        [spell-or-specialty] toma un hechizo o una Especialidad de tu pila de descartes
        [magic-arrow] toma una Flecha Mágica de tu pila de descartes
        [no-artifact] toma de tu pila de descartes una carta que no sea un artefacto
       *[any] toma cualquier carta de tu pila de descartes
    }
h3w-card-enemy-discards = el enemigo descarta una carta al azar
h3w-card-morale =
    { $what ->
        [positive] ganas Moral Positiva
       *[spoil] un enemigo con Moral Positiva recibe Moral Negativa
    }
h3w-card-gold = ganas { $n } de oro
h3w-card-materials =
    { $n ->
        [one] ganas 1 material de construcción
       *[other] ganas { $n } materiales de construcción
    }
h3w-card-valuables =
    { $n ->
        [one] ganas 1 objeto de valor
       *[other] ganas { $n } objetos de valor
    }
h3w-card-pay-materials =
    { $n ->
        [one] paga 1 material de construcción
       *[other] paga { $n } materiales de construcción
    }
h3w-card-expert-use =
    { $what ->
        [gain] ganas un uso experto
       *[pay] gasta un uso experto
    }
h3w-card-search =
    Buscar ({ $n }) en { $what ->
        [spells] el mazo de hechizos
        [artifacts] el mazo de artefactos
        [abilities] el mazo de habilidades
        [own-deck] tu mazo
       *[own-discard] tu pila de descartes
    }
h3w-card-cards =
    { $what ->
        [first-air] en lugar de Buscar en el mazo de hechizos, puedes tomar su primer hechizo de Aire
        [first-earth] en lugar de Buscar en el mazo de hechizos, puedes tomar su primer hechizo de Tierra
        [first-fire] en lugar de Buscar en el mazo de hechizos, puedes tomar su primer hechizo de Fuego
        [first-water] en lugar de Buscar en el mazo de hechizos, puedes tomar su primer hechizo de Agua
        [find-air] toma en mano o descarta el primer hechizo de Aire del mazo de hechizos y luego baraja el mazo
        [find-earth] toma en mano o descarta el primer hechizo de Tierra del mazo de hechizos y luego baraja el mazo
        [find-fire] toma en mano o descarta el primer hechizo de Fuego del mazo de hechizos y luego baraja el mazo
        [find-water] toma en mano o descarta el primer hechizo de Agua del mazo de hechizos y luego baraja el mazo
        [until-basic] roba hechizos hasta que salga uno básico; quédatelo o descártalo
        [until-expert] roba hechizos hasta que salga uno experto; quédatelo o descártalo
        [until-named] nombra básico, experto o una escuela: roba hechizos hasta que salga uno así, quédatelo o descártalo y baraja los demás en el mazo
        [search-three] uno de tus Buscar pasa a ser Buscar (3)
        [search-five] uno de tus Buscar pasa a ser Buscar (5)
        [search-again] justo después de Buscar, hazlo otra vez
        [draw-for-spell] roba una carta si has descartado un hechizo
        [remove-spell] elimina de la partida un hechizo de tu mano
        [remove-ability] elimina de la partida una habilidad de tu mano
        [remove-another] elimina de la partida otra carta de tu mano o de tu pila de descartes
        [remove-found] puedes eliminar de la partida el hechizo encontrado en lugar de quedártelo
        [may-remove-this] además puedes eliminar esta carta de la partida
        [swap-two] elimina de la partida una habilidad, un artefacto o un hechizo de tu mano y luego Buscar (2) en su mazo
        [swap-four] elimina de la partida una habilidad, un artefacto o un hechizo de tu mano y luego Buscar (4) en su mazo
        [keep-three] roba hasta 3 cartas, quédate los hechizos y las Especialidades y descarta las demás
        [keep-four] roba hasta 4 cartas, quédate los hechizos y las Especialidades y descarta las demás
        [one-of-three] descarta hasta 3 cartas de lo alto de tu mazo y toma una de ellas en mano
        [if-empty] roba 2 cartas, pero solo si tu pila de descartes está vacía
        [after-spell] justo después de lanzar un hechizo, roba una carta
        [cast-found] puedes lanzar enseguida los hechizos encontrados; los que lances van encima del mazo de hechizos o a su pila de descartes
        [sea-discard] si tu héroe está en una loseta de mar, mira las 3 primeras cartas de tu pila de descartes y toma una
        [cast-discarded] lanza el primer hechizo de la pila de descartes común de hechizos
       *[reshuffle] baraja tu pila de descartes en tu mazo
    }
h3w-card-dice =
    { $what ->
        [reroll-each] este turno puedes repetir un dado de tesoro y un dado de recursos
        [choose-face] elige lo que muestra un dado de recursos o de tesoro
        [morale-on-zero] tira un dado de ataque: con un 0 ganas Moral Positiva
        [best-of-two] tira 2 dados de recursos y toma un resultado
        [to-six-gold] tras una tirada de dados de recursos, pon uno de ellos en 6 de oro
       *[one] tira un dado de recursos y toma el resultado
    }

## En el mapa

h3w-card-movement =
    { $n ->
        [one] ganas 1 punto de movimiento
       *[other] ganas { $n } puntos de movimiento
    }
h3w-card-map =
    { $what ->
        [jump] tu héroe salta X casillas por encima de cualquier cosa y visita la casilla donde cae
        [fly] este turno tu héroe puede cruzar casillas bloqueadas, sin pararse en ellas, y gana X puntos de movimiento
        [fly-over] este movimiento pasa sobre casillas, bordes y casillas bloqueadas sin visitarlas; solo se visita la última casilla, que no puede ser una bloqueada
        [through-guards] este turno tu héroe puede pasar por casillas con unidades neutrales o héroes enemigos
        [through-blocked] este turno tu héroe principal puede pasar por casillas bloqueadas
        [through-all] este turno tu héroe puede pasar por casillas bloqueadas y por casillas con unidades neutrales o héroes enemigos; si acaba su movimiento en una de ellas, empieza el combate
        [over-borders] este turno tu héroe puede cruzar bordes amarillos y casillas bloqueadas
        [step-at-end] al final de tu turno, tu héroe puede dar un paso a una casilla vacía adyacente
        [town-portal] tu héroe va a una ciudad o asentamiento tuyo y gana X puntos de movimiento
        [sea-walk] tu héroe sigue moviéndose tras entrar en el mar y gana X puntos de movimiento
        [sea-spells] si tu héroe está en una loseta de mar, Buscar (2) en el mazo de hechizos
        [sea-movement] si tu héroe está en una loseta de mar, ganas 1 punto de movimiento y robas una carta
        [sea-cards] si tu héroe está en una loseta de mar, roba 2 cartas
        [reveal] descubre una loseta contigua a la de tu héroe
        [take-mine] toma una mina enemiga a X casillas como mucho
        [recruit-neutral] roba una carta neutral por cada nivel de vivienda que hayas construido; puedes reclutar una de ellas por su precio
        [trade-magi] cambia una Manada de Magos por los Conjuradores del mazo neutral de oro; nunca puedes tener más de una de esas cartas
        [trade-elves] cambia una Manada de Elfos por los Tiradores Certeros del mazo neutral de plata; nunca puedes tener más de una de esas cartas
        [buy-enchanters] paga 10 de oro por los Conjuradores del mazo neutral de oro; nunca puedes tener más de una de esas cartas
        [cheaper-four] reclutar o reforzar una unidad cuesta 4 de oro menos, nunca menos de 0
        [cheaper-five] reclutar o reforzar una unidad cuesta 5 de oro menos, nunca menos de 0
        [cheaper-six] reclutar o reforzar una unidad cuesta 6 de oro menos, nunca menos de 0
        [reinforce-low] tras ganar un combate que no sea rápido: refuerza una unidad de bronce o plata por la mitad de su oro, redondeando hacia abajo
        [reinforce-any] tras ganar un combate que no sea rápido: refuerza una unidad cualquiera por la mitad de su oro, redondeando hacia abajo
        [free-tent] toma gratis una Tienda de Primeros Auxilios
        [extra-ballista] hasta el final de la ronda cuentas con 1 Balista más en combate: esta carta vale como una
        [buy-ballista] paga 5 de oro por una Balista
        [buy-cannon] paga 7 de oro por un Cañón
        [buy-valuables] paga 1 de oro por 1 objeto de valor
        [guild-three] cuando compres en la Cofradía de Magos, paga 2 de oro menos y Buscar (3)
        [guild-four] cuando compres en la Cofradía de Magos, paga 2 de oro menos y Buscar (4)
        [resources] ganas X
        [income-materials] ganas 1 material de construcción al inicio de cada ronda de recursos
        [income-valuables] ganas 1 objeto de valor al inicio de cada ronda de recursos
        [another-die] este turno tiras un dado más en las casillas y tomas también su resultado
        [skip-combat] evita un combate contra unidades neutrales en una casilla del mismo nivel que tu héroe y visítala, sin experiencia
        [neutral-deck] mira las X primeras cartas de un mazo neutral y descártalas o devuélvelas
        [half-level] cuando tu héroe principal suba de nivel: medio nivel más
        [whole-level] cuando tu héroe principal suba de nivel: un nivel entero más; luego elimina esta carta de la partida
        [empower-two] cambia hasta 2 características por las potenciadas, que van a tu pila de descartes; luego elimina esta carta de la partida
        [artifact-for-cards] elimina de la partida 1 carta de tu mano o descarta 3: roba el primer artefacto
       *[no-negative-morale] esta vez una casilla no te da moral negativa
    }
h3w-card-ask-table =
    { $what ->
        [quicksand] pon X fichas ocultas en espacios libres, la mitad en blanco; la carta dice qué hace una verdadera
       *[land-mine] pon X fichas ocultas en espacios libres, la mitad en blanco; una verdadera hace 2 de daño a la unidad que la pise
    }

## Condiciones

h3w-test =
    { $test ->
        [attacker-adjacent] el atacante es adyacente
        [target-faster] el objetivo tiene más Iniciativa que el atacante
        [target-slower] el objetivo tiene menos Iniciativa que el atacante
       *[tent-owned] tienes una Tienda de Primeros Auxilios
    }

## Cartas de IA

h3w-ai-does =
    { $does ->
        [attack] La unidad de la IA que va a atacar tiene Ataque +X.
        [defend-healthiest] Se pone sobre la unidad de la IA con más salud: Defensa +X la próxima vez que la ataquen.
        [defend-next] Se pone sobre la próxima unidad de la IA que se active: Defensa +X la próxima vez que la ataquen.
        [cast] El héroe IA lanza con poder X el próximo hechizo de su mazo de hechizos.
       *[skill] El héroe IA usa la carta de habilidad del escenario; X dice cuántas veces.
    }
h3w-at-difficulty = { $value } en { $difficulty }
h3w-ai-again = En { $difficulties }, vuelve a barajarse en el mazo IA en la primera ronda de combate.
