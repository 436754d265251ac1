# Quinta rueda según sus reglas.

fw-begins = Empieza la carrera: { $goal } millas por delante. Primero conduce { $name }.
fw-turn = { $name } toma las riendas.
fw-asks = { $name }: ¿seguir, o acampar con { $stage } { $stage ->
        [one] milla
       *[other] millas
    }?
fw-drive = Seguir
fw-camp = Acampar y guardar { $stage }
fw-drives = { $name } recorre { $miles } millas: { $stage } en esta etapa.
fw-broken = A { $name } se le rompe un eje y pierde { $lost } { $lost ->
        [one] milla
       *[other] millas
    }.
fw-camps = { $name } acampa en la milla { $miles }.
fw-wins = { $name } llega en primer lugar y gana.
fw-decides = { $name } decide: { $what }
fw-standing = { $name }: { $miles } de { $goal } millas
fw-why-drive = { $stage } de { $enough } millas: aún no vale la pena guardarlas.
fw-why-camp = { $stage } millas bastan: a partir de { $enough } vale la pena guardarlas.
fw-nothing-driven = Todavía no hay nada que guardar: antes hay que avanzar ({ $rule }).
fw-no-face = Un dado muestra de 1 a { $high }, no { $found } ({ $rule }).
fw-bad-line = «{ $found }» no es una línea de este juego. Por ejemplo: { $options }
fw-drivers = Pueden competir de { $low } a { $high }, no { $found }.
fw-goal = La meta es un número de millas de 1 a { $high }, no «{ $found }».
fw-played-by = A un conductor lo lleva «person» o «app», no «{ $found }».
fw-roads = caminos de Quinta rueda
