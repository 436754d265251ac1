# La velada de Heroes III: cómo empieza y acaba, combates, héroes IA, campañas.

## Comienzo

h3s-tb-scenario = Escenario: { $title }
h3s-tb-victory = Para ganar: { $text }
h3s-tb-limit =
    { $rounds ->
        [one] La partida dura { $rounds } ronda.
       *[other] La partida dura { $rounds } rondas.
    }
h3s-tb-own-book =
    { $mode ->
        [campaign] Tomad la bonificación inicial que indica el libro de la campaña para este escenario.
       *[tournament] Cómo se monta el mapa y cómo se puntúa: mirad el libro de torneo.
    }
h3s-tb-begins = { $name }: { $faction }, { $hero }. Recursos: { $purse }. Producción: { $income }. Cartas en el mazo: { $cards }
h3s-tb-unavailable = Una carta de la lista que no está disponible: Buscar (3) en su mazo.
h3s-tb-restocked = { $name }: no quedan unidades, así que vuelven las iniciales.

## Rechazado al comienzo

h3s-tb-names = Cada { $field } tiene que estar, y una sola vez: { $found }
h3s-tb-no-rule = No existe esa regla opcional: { $found }. Hay: { $options }.
h3s-tb-no-unit = No existe esa unidad: { $found }
h3s-tb-no-card = No existe esa carta: { $found }
h3s-tb-other-mode = { $scenario } se juega como { $mode }. ({ $rule })
h3s-tb-players =
    { $count ->
        [one] Es para un jugador; aquí hay { $found }. ({ $rule })
        [same] Es para { $most } jugadores; aquí hay { $found }. ({ $rule })
       *[other] Es para entre { $least } y { $most } jugadores; aquí hay { $found }. ({ $rule })
    }
h3s-tb-twice =
    { $what ->
        [faction] Dos jugadores no pueden tener la misma facción: { $found }. ({ $rule })
       *[hero] Dos jugadores no pueden tener el mismo héroe: { $found }. ({ $rule })
    }
h3s-tb-teams = Cada jugador pertenece a uno de { $count } equipos. ({ $rule })
h3s-tb-wrong-hero = { $hero } es de { $faction }, no de { $wanted }. ({ $rule })
h3s-tb-no-box = { $name } necesita una caja que no está en la mesa: { $box }. ({ $rule })
h3s-tb-no-such-box = No existe esa caja: { $found }. Hay: { $options }.
h3s-tb-not-there = { $scenario } no se juega con { $found }, sino con: { $options }. ({ $rule })

## El final

h3s-tb-claimed =
    { $count ->
        [one] Condición de victoria cumplida por { $winners }
       *[other] Condición de victoria cumplida en común por { $winners }
    }
h3s-tb-ends-with-round = La partida acaba cuando termine esta ronda.
h3s-tb-is-out = { $name } está fuera de la partida. ({ $rule })
h3s-tb-out =
    { $name } queda fuera: { $why ->
        [homeless] tres rondas completas sin ciudad ni asentamiento
        [beaten] héroe principal derrotado sin ciudad ni asentamiento
       *[table] lo dice la mesa
    }. Sus cubos y figuras salen del mapa.
h3s-tb-homeless =
    { $left ->
        [one] { $name } no tiene ciudad ni asentamiento: fuera tras una ronda completa más.
       *[other] { $name } no tiene ciudad ni asentamiento: fuera tras { $left } rondas completas más.
    }
h3s-tb-home-again = { $name } vuelve a tener una ciudad o un asentamiento.
h3s-tb-one-out = El escenario dice si la partida sigue.
h3s-tb-cube = { $name } gana un cubo de facción de { $enemy }.
h3s-tb-all-cubes = { $name } tiene un cubo de facción de cada enemigo.
h3s-tb-last-round = La ronda { $round } será la última.
h3s-tb-won =
    { $count ->
        [one] Gana
       *[other] Ganan
    } { $winners }{ $reason ->
        [cubes] : un cubo de facción de cada enemigo.
        [last] : no queda nadie más.
       *[claimed] : condición de victoria cumplida.
    }
h3s-tb-lost =
    El escenario está perdido{ $reason ->
        [limit] : ha terminado la última ronda.
        [out] : no queda nadie.
       *[claimed] .
    }
h3s-tb-nobody =
    No ha ganado nadie{ $reason ->
        [limit] : ha terminado la última ronda.
        [out] : no queda nadie.
       *[claimed] .
    }
h3s-tb-figure =
    { $what ->
        [rounds] Rondas
        [level] Nivel del héroe
        [cards] Cartas
        [units] Unidades
        [gold-gained] Oro ganado
        [materials-gained] Materiales ganados
        [valuables-gained] Objetos de valor ganados
        [built] Edificios construidos
        [recruited] Unidades reclutadas
        [reinforced] Unidades reforzadas
        [units-lost] Unidades perdidas
        [fights-won] Combates ganados
        [fights-lost] Combates perdidos
        [retreats] Retiradas
        [quick] Combates rápidos
        [heroes-beaten] Héroes derrotados
        [visited] Lugares visitados
        [flagged] Casillas marcadas
       *[moved] Puntos de movimiento gastados
    }

## Campañas

h3s-tb-no-campaign = Las cartas solo se conservan en las campañas. ({ $rule })
h3s-tb-not-over = El escenario aún no ha terminado. ({ $rule })
h3s-tb-noted-list = Un escenario perdido empieza otra vez con el mazo anotado. ({ $rule })
h3s-tb-not-carried = Esta carta no se puede conservar: { $found }. Hay: { $options }.
h3s-tb-carry-count = Cartas que elegir: { $wanted }; aquí hay { $found }. ({ $rule })
h3s-tb-carries = { $name }: nivel otra vez I; cartas en el próximo mazo: { $cards }

## Combates

h3s-tb-neutrals = unidades neutrales de nivel { $level }
h3s-tb-garrison = Defensa sin héroe
h3s-tb-a-surrender = Rendición
h3s-tb-the-combat = Combate
h3s-tb-spoils = Héroe derrotado de { $name }
h3s-tb-fight =
    { $name }: combate del { $hero ->
        [main] héroe principal
       *[secondary] héroe secundario
    } contra { $enemy }
h3s-tb-taken-to-table = El combate se libra en la app.
h3s-tb-town-first = Antes de colocar unidades, todos pueden usar aún fichas de ciudad.
h3s-tb-may-yield = { $name }: un héroe secundario atacado puede darse por derrotado sin combatir.
h3s-tb-first-combat = { $source } cuenta en este combate.
h3s-tb-hero-combat = { $building }, para { $name }: { $does }
h3s-tb-guards = { $place }: { $text }
h3s-tb-morale-cards = Las cartas de moral sustituyen a las fichas. Aparta las que llevan el símbolo de batalla; lo que hace una carta está escrito en ella.
h3s-tb-guards-named = De guardia: { $units }
h3s-tb-guards-played = Alguien juega con esta facción, así que no defiende una Ciudad Aleatoria: { $faction } ({ $rule })
h3s-tb-guards-other = En { $place } hay otros guardias impresos. { $text } ({ $rule })
h3s-tb-no-guards = { $place }: di antes qué facción la defiende.
h3s-tb-bank-guards = { $place } es un Banco de Criaturas con cuatro guardias propios: empieza el combate contra el banco. ({ $rule })
h3s-tb-neutral-discards =
    { $count ->
        [0] Los mazos neutrales están completos; no hay nada en sus descartes.
        [one] Descartes de los mazos neutrales: 1 carta
       *[other] Descartes de los mazos neutrales: { $count } cartas
    }
h3s-tb-called-off = El combate se anula.
h3s-tb-outcome =
    { $name }: { $outcome ->
        [victory] victoria
        [defeat] derrota
        [retreat] retirada
        [surrender] rendición
        [surrendered] victoria, el enemigo se rinde
       *[quick] Combate rápido: el héroe supera el nivel de la casilla, nadie lucha
    }
h3s-tb-retreats =
    { $name }: el { $hero ->
        [main] héroe principal
       *[secondary] héroe secundario
    } vuelve a la última casilla visitada, sin visitarla.
h3s-tb-goes-home =
    { $hero ->
        [homeless] { $name }: el héroe principal ha caído y no tiene ciudad ni asentamiento al que ir.
        [main] { $name }: el héroe principal va a una ciudad o asentamiento propio.
       *[secondary] { $name }: el héroe secundario sale del mapa y se puede contratar otra vez.
    }
h3s-tb-visit-now = { $name } visita ahora la casilla.
h3s-tb-ai-beaten = { $hero }: derrota. Qué aporta lo dice el escenario.
h3s-tb-no-level = No existe ese nivel: { $found }. Hay: { $options }.
h3s-tb-no-fight = No hay ningún combate abierto.
h3s-tb-fighting = Hay un combate abierto; termínalo antes. ({ $rule })
h3s-tb-not-your-turn = Los héroes atacan en su propio turno, y no es el turno de { $name }. ({ $rule })
h3s-tb-no-units = { $name } no tiene unidades para luchar. ({ $rule })
h3s-tb-no-secondary = { $name } no tiene héroe secundario. ({ $rule })
h3s-tb-own-hero = Nadie lucha contra su propio héroe: { $found }
h3s-tb-ally = { $name } es de tu bando: no se le puede atacar. ({ $rule })
h3s-tb-truce = Ahora los héroes no se atacan entre sí: { $source }. ({ $rule })
h3s-tb-no-retreat = Solo hay retirada ante unidades neutrales. ({ $rule })
h3s-tb-no-azure-retreat = No hay retirada ante unidades azures. ({ $rule })
h3s-tb-no-quick = El combate rápido pide un héroe por encima del nivel de la casilla. ({ $rule })

## Héroes IA

h3s-tb-ai-hero = Héroe IA
h3s-tb-hero-of =
    { $hero ->
        [main] héroe principal de { $name }
       *[secondary] héroe secundario de { $name }
    }
h3s-tb-ai-turn = Turno de { $hero }; movimiento: { $movement }. Di qué hay a su alrededor.
h3s-tb-ai-fight = Empieza el combate contra { $hero }, que ataca.
h3s-tb-ai-choose = Mira otra vez y nombra solo lo que has elegido.
h3s-tb-ai-skills = Cartas de habilidad de { $hero }: { $cards }
h3s-tb-ai-card-owned =
    { $name } tiene { $card }. { $kind ->
        [spell] Si no queda otra copia, el héroe IA lanza Flecha Mágica en su lugar.
       *[skill] Si no queda otra copia, { $name } se la da al héroe IA y hace Buscar (3).
    }
h3s-tb-ai-elsewhere = Mirad en la página del escenario con qué más lucha { $hero }.
h3s-tb-ai-set =
    { $hero }, corrección: { $count ->
        [one] 1 unidad
       *[other] { $count } unidades
    }, { $beaten ->
        [yes] fuera de juego
       *[no] en juego
    }.
h3s-tb-ai-not-now = { $hero } se mueve después de los jugadores. ({ $rule })
h3s-tb-ai-spent = A { $hero } no le queda movimiento. ({ $rule })
h3s-tb-ai-aim = Un héroe IA va a por las minas y los asentamientos de su loseta, no a por esto: { $place }. ({ $rule })
h3s-tb-ai-beaten-already = { $hero } ya está fuera de juego. ({ $rule })
h3s-tb-no-ai-hero =
    No existe ese héroe IA: { $found }. { $count ->
        [0] No hay ninguno.
       *[other] Hay: { $options }.
    }
h3s-tb-no-ai-army = No se conoce el ejército de este héroe IA: { $found }. Lo nombra la página del escenario.
h3s-tb-no-ai-card = No existe esa carta de IA: { $found }. Hay: { $options }.
h3s-tb-ai-decks = { $hero }, corrección: nivel { $level }. Cartas de IA: { $cards }, hechizos: { $spells }, cartas de habilidad que usa: { $skills }

## En una terminal

h3s-tb-line-matter = { $number } ({ $name }): { $asked }
h3s-tb-line-sheet =
    { $name } · { $faction } · { $hero } { $level }{ $out ->
        [yes] {" "}· fuera
       *[no] {""}
    } · { $purse } · producción: { $income } · movimiento { $movement }{ $morale ->
        [positive] {" "}· moral positiva
        [negative] {" "}· moral negativa
       *[none] {""}
    } · { $count ->
        [0] sin unidades
       *[other] { $units }
    }
