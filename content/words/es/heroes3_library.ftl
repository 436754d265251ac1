# Lo que dice la biblioteca de ciudades, héroes, mapa, calendario y escenarios de Heroes III (games/heroes3/catalogue_*.py).

h3l-one-source = Viene de una sola fuente; compruébalo con tu carta.
h3l-copies =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
h3l-counted = { $count } × { $card }

## Ciudades y héroes

h3l-built-after = Solo después de { $first }.
h3l-lets-recruit = Permite reclutar
h3l-hero =
    { $path ->
        [might] Héroe de fuerza
       *[magic] Héroe de magia
    }, facción { $faction }: { $profession }
h3l-starting-deck = Mazo inicial: { $cards }
h3l-starting-ability = Habilidad inicial
h3l-specialties = Especialidades

## El mapa

h3l-category =
    { $category ->
        [visitable] Visitable: tras la visita se pone aquí un cubo negro
        [flaggable] Señalizable: se pone aquí el cubo propio
        [revisitable] Revisitable: no se pone ningún cubo
       *[none] Nada que visitar
    }
h3l-place-mark =
    { $mark ->
        [shared] Puede haber cubos de varios jugadores
        [token] Una ficha que se pone en una casilla de una loseta
        [dice] Si lleva un número impreso, se tiran tantos dados y se toma uno
       *[sea] En losetas de mar
    }
h3l-guards = En losetas de nivel { $level }, guardias: { $guards }
h3l-guarded-by = Guardias
h3l-fields = Casillas
h3l-terrain =
    Terreno: { $terrain }; se coloca { $layer ->
        [surface] en la superficie
        [subterranean] bajo tierra
       *[sea] en el mar
    }
h3l-at =
    { $at ->
        [nw] noroeste
        [ne] noreste
        [w] oeste
        [c] centro
        [e] este
        [sw] suroeste
       *[se] sureste
    }
h3l-field =
    { $at ->
        [nw] Noroeste
        [ne] Noreste
        [w] Oeste
        [c] Centro
        [e] Este
        [sw] Suroeste
       *[se] Sureste
    }: { $place }{ $guard ->
        [none] { "" }
       *[other] , guardia de nivel { $guard }
    }
h3l-place-of = { $place } ({ $faction })
h3l-place-dice =
    { $place } ({ $count ->
        [0] número de dados desconocido
        [one] { $count } dado
       *[other] { $count } dados
    })
h3l-edges = Bordes exteriores que nadie puede cruzar: { $where }
h3l-land = Tierra: { $where }
h3l-corrected = Sigue una imagen de la loseta frente a la lista habitual: { $where }.
h3l-list-only = Nadie ha comparado esta loseta con una imagen; viene de una lista.
h3l-doubt =
    { $doubt ->
        [dice] No se sabe cuántos dados da el símbolo de tesoro.
        [edges] No se sabe qué bordes exteriores están cerrados.
        [land] No es seguro qué casillas son tierra.
        [blocked] No es seguro qué casilla está bloqueada.
        [guards] Los niveles de los guardias no son seguros.
        [terrain] El terreno no es seguro.
       *[order] No es seguro dónde está cada casilla.
    }

## Cartas del calendario

h3l-redraw =
    { $when ->
        [first-astrologers] En la primera ronda de astrólogos, apártala y roba otra.
        [no-sea] Sin losetas de mar, apártala y roba otra.
        [campaign] En una campaña, apártala y roba otra.
        [easy] En dificultad fácil, apártala y roba otra.
       *[impossible] Si no puede cumplirse, apártala y roba otra.
    }
h3l-event-who =
    { $who ->
        [all] Participan todos.
        [choose] Cada cual elige su opción.
        [pass] Las cartas circulan por la mesa.
       *[drawer] Solo actúa quien la ha robado.
    }
h3l-morale-name =
    { $morale ->
        [positive] Moral positiva { $number }
       *[negative] Moral negativa { $number }
    }
h3l-morale-known = Las cartas no tienen nombre y solo se conocen tres.
h3l-adventure-power = Poder de combate { $power }: { $reward }.
h3l-adventure-basic = Recompensa básica: { $reward }.
h3l-battlefield-only = Solo en los modos de la caja Battlefield.

## Escenarios y reglas opcionales

h3l-scenario =
    { $origin ->
        [fan-made] Un escenario de aficionados
       *[official] Un escenario oficial
    }
h3l-players =
    { $range ->
        [yes] De { $least } a { $most } jugadores
       *[no] { $least ->
            [one] { $least } jugador
           *[other] { $least } jugadores
        }
    }
h3l-campaign = Campaña { $campaign }, escenario { $number }
h3l-own-heroes = Tus héroes: { $heroes }
h3l-enemy-heroes = Héroes enemigos: { $heroes }
h3l-start-purse =
    { $carried ->
        [yes] Empiezas con lo que quedó del escenario anterior y además { $purse }
        [only] Empiezas con lo que quedó del escenario anterior
       *[no] Empiezas con { $purse }
    }
h3l-start-income = Producción: { $purse }
h3l-start-units = Tus unidades: { $units }
h3l-start-buildings = Ya construido: { $buildings }
h3l-built =
    { $kind ->
        [bronze] vivienda de bronce
        [silver] vivienda de plata
        [gold] vivienda de oro
        [citadel] Ciudadela
        [city-hall] Alcaldía
       *[mage-guild] Cofradía de Magos
    }
h3l-unit = { $unit } ({ $side })
h3l-any-unit =
    una unidad de { $tier ->
        [bronze] bronce
        [silver] plata
       *[gold] oro
    } a tu elección ({ $side })
h3l-ai-army = Ejército del héroe IA: { $units }
h3l-ai-deck = Mazo de IA: { $cards }
h3l-ai-spells = Sus hechizos: { $cards }
h3l-ai-skills = Sus cartas de Habilidad: { $cards }
h3l-skill = { $hero } { $level } ({ $card })
h3l-group-heroes = Héroes
h3l-group-start = Tus unidades
h3l-group-army = Ejército del héroe IA
h3l-names-only = Aquí solo se conocen nombres, jugadores y héroes; el resto está en su libro.
h3l-players-unknown = No se sabe para cuántos jugadores es.
h3l-assumed = Se supone que usa a { $heroes }.
h3l-elsewhere = Solo lo dice la página del escenario: { $parts }.
h3l-ai-part =
    { $part ->
        [army] el ejército del héroe IA
        [deck] su mazo de IA
        [spells] sus hechizos
       *[skills] sus cartas de Habilidad
    }
h3l-optional =
    { $effect ->
        [harder] Hace la partida más difícil.
        [easier] Hace la partida más fácil.
       *[variant] Cambia la partida sin hacerla más fácil ni más difícil.
    }
