# Hero Realms with an empty chair, on screen: set-up, the table, the app's turn, the end.

## Set-up

hra-setup = Mesa nueva con una silla vacía
hra-the-app = La app
hra-level = Nivel de juego de la app
hra-level-squire = Escudero
hra-level-knight = Caballero
hra-level-legend = Leyenda
hra-about-squire = Juega de forma sencilla: un buen primer rival.
hra-about-knight = Juega bien y decide al instante.
hra-about-legend = Piensa con antelación, hasta dos segundos por turno.
hra-boss-level = La app juega como jefe: { $name }
hra-chairs =
    { $count ->
        [one] { $count } silla
       *[other] { $count } sillas
    }
hra-chairs-about = En el sentido del reloj, como se sientan. La app ocupa las sillas vacías.
hra-chairs-in-order = En el sentido del reloj, como se sientan; empieza la primera persona.
hra-person = Persona
hra-on-screen = En esta pantalla
hra-sits = ¿Quién ocupa la silla de { $name }?
hra-missing-name = El jugador { $number } necesita un nombre.
hra-missing-character =
    { $count ->
        [one] A { $names } le falta un personaje.
       *[other] A { $names } les falta un personaje.
    }
hra-missing-chair = No hay ninguna silla vacía. Dale una a la app: Escudero, Caballero o Leyenda.
hra-market-who = ¿Quién reparte el mercado?
hra-market-table = La mesa
hra-market-app = La app
hra-market-about-table = Vuestras cartas están en la mesa. Cuando sale una, decid a la app cuál es.
hra-market-about-app = La app roba; poned las mismas cartas en la mesa.
hra-open-questions = Cuestiones abiertas de las reglas
hra-open-about = El reglamento las deja abiertas. Jugadlas como en vuestra mesa.
hra-open-default = { $answer } (habitual)
hra-open-yes = Sí
hra-open-no = No
hra-open-nontarget = Una carta que derriba sin señalar objetivo: ¿pasa por alto a los guardianes?
hra-open-hydra = Hidra: ¿debe estar preparado un guardián para cubrir a su equipo?
hra-open-excess = Liche: ¿pasa a la siguiente vasija el daño que sobra?
hra-open-grimoire = Liche: ¿adónde va un esbirro que sale del juego?
hra-open-bottom = Bajo el grimorio
hra-open-shuffle = Se baraja dentro
hra-open-stolen = Dragón: ¿un objeto robado del tesoro llega preparado?
hra-open-defeated = ¿Puede la vida devolver al juego a un héroe derrotado?
hra-open-seating = ¿El grupo se sienta en línea o en círculo?
hra-open-line = En línea
hra-open-ring = En círculo
hra-open-pending = Varios efectos esperan la próxima compra: ¿cuál cuenta?
hra-open-player = Elige quien compra
hra-open-oldest = El primero usado
hra-open-checks =
    { $count ->
        [0] Pruebas de habilidad por turno: sin límite
       *[other] Pruebas de habilidad por turno: { $count } como mucho
    }
hra-open-checks-less = Menos pruebas
hra-open-checks-more = Más pruebas

## The table

hra-life-aloud = { $name }: vida { $life }
hra-life-plus = { $name }: vida más 1
hra-life-minus = { $name }: vida menos 1
hra-hit-1 = Golpear a { $name } con 1
hra-hit = Golpear a { $name } con { $count }
hra-hit-pad = Golpear a { $name } con otro número
hra-hit-other = Golpe de…
hra-pad-minus = Golpe
hra-pad-hit = Golpe de { $amount }: { $before } → { $after }
hra-pad-heal = { $counter } +{ $amount }: { $before } → { $after }
hra-taunted = Provocación de { $names }
hra-calm = No se le puede provocar
hra-jars = Vasijas: { $count }
hra-grimoire = Grimorio: { $count }
hra-hoard = Tesoro: { $count } { $count ->
        [one] oculto
       *[other] ocultos
    }
hra-hand = Mano: { $count }
hra-defeated = En derrota
hra-card-aloud =
    { $card }, { $faction ->
        [imperial] Imperial
        [guild] Cofrade
        [necros] Necros
        [wild] Feral
       *[none] sin facción
    }, coste { $cost }
hra-faction =
    { $faction ->
        [imperial] Imperial
        [guild] Cofrade
        [necros] Necros
       *[wild] Feral
    }
hra-champion-aloud =
    { $card } de { $name }, { $kind ->
        [guard] guardián
       *[champion] campeón
    }, defensa { $left }{ $turned ->
        [yes] , agotado
       *[no] {""}
    }
hra-attack-champion = Derribar con { $left } de combate: { $champion }
hra-beside-aloud =
    { $card }{ $turned ->
        [yes] , usada
       *[no] , lista
    }
hra-market = Mercado
hra-market-tap = Toca la carta comprada
hra-market-wait = Toca un hueco para corregirlo
hra-take = Tomar del hueco { $slot }: { $card }
hra-take-gem = Tomar { $card }, coste { $cost }, { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
hra-slot-holds = Hueco { $slot }: { $card }
hra-slot-new = Hueco { $slot }: ¿nueva?
hra-slot-which = Hueco { $slot }: ¿qué carta?
hra-slot-stays-empty = Hueco { $slot }: vacío
hra-slot-type = Dos letras de su nombre
hra-slot-more = { $count } huecos por llenar
hra-slot-possible =
    { $count ->
        [one] Aún es posible { $count } carta
       *[other] Aún son posibles { $count } cartas
    }
hra-slot-none = Ninguna carta que pueda salir coincide con «{ $typed }». Ya se vieron todas las copias de las demás.
hra-lay = Campeón
hra-lay-which = { $name }: ¿qué campeón?
hra-lay-type = Dos letras de su nombre
hra-lay-how = Primero los campeones propios; escribe para hallar uno comprado sin anotar.
hra-lay-aloud = { $card }, defensa { $defense }
hra-deeds = Más…
hra-expend = Usa su habilidad (agotarlo)
hra-expend-of = Usa { $card }
hra-sacrifice-of = Gasta { $card } para siempre
hra-prepare = Se prepara de nuevo (ponerlo derecho)
hra-ally = Usa su habilidad de aliado
hra-steal = Roba { $card }: cartas por valor de { $number }
hra-steal-missed = Lo intenta con { $card } y no llega a { $number }
hra-borrow = Toma prestada una carta de { $name }
hra-discards = Hace descartar una carta a { $name }
hra-who-acts = ¿De quién son las acciones?
hra-in-play = En juego
hra-champion-more = Sobre { $card }
hra-set-life = Cambiar la vida de { $name }
hra-missing-champion = Aquí falta un campeón
hra-holds-item = En realidad tiene { $card }
hra-stun-attack = Derribado por un ataque
hra-stun-card = Derribado por una carta con objetivo
hra-stun-freely = Derribado por una carta sin objetivo
hra-harm = Daño { $count }, sin ataque
hra-harm-how = Daño de una carta, sin ataque:
hra-champion-gone = No está en juego
hra-end-turn = Fin del turno
hra-answer = Responde la pregunta

## The app's turn

hra-turn-of = Turno: { $name }
hra-turn-begins = { $name } va a actuar
hra-turn-begins-how =
    { $count ->
        [one] Tiene { $count } carta. Siguiente muestra un paso; Todo sigue hasta que se pregunte algo a la mesa.
       *[other] Tiene { $count } cartas. Siguiente muestra un paso; Todo sigue hasta que se pregunte algo a la mesa.
    }
hra-next = Siguiente
hra-all = Todo
hra-decide-now = Decidir ya
hra-thinking = Pensando { $seconds } s, { $most } por turno como mucho
hra-step-several =
    { $name } { $kind ->
        [use] usa
       *[play] juega
    } { $cards }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hra-passed-over = Lo que descartó: { $step }
hra-why = Por qué: { $step }
hra-rule = Regla { $number }
hra-look-table = Ver la mesa
hra-look-steps = Volver a los pasos
hra-last-turn = Lo último que hizo la app
hra-no-turn-yet = La app aún no ha tenido turno.
who-chair = La app

## Putting right

hra-correct = Corregir
hra-correct-how = Vida, campeones y objetos de:
hra-correct-market = La carta de un hueco del mercado:
hra-correct-slot = Corregir el hueco { $slot }
hra-number-hit = Golpe a { $name }
hra-number-heal = Vida para { $name }
hra-number-life = Vida de { $name }

## The end

hra-summary = La velada en números
hra-summary-rounds = Rondas
hra-summary-damage = Daño de { $name }
hra-summary-stunned = Campeones perdidos por { $name }
hra-summary-longest = Turno más largo: { $name }
hra-summary-repaired = Pasos corregidos
hra-summary-bought =
    { $count ->
        [one] { $name } compró { $count } carta
       *[other] { $name } compró { $count } cartas
    }
