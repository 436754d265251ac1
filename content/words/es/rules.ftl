### Lo que se dice cuando se corrigió una regla después de empezar una mesa.

rules-newer = Esta mesa se juega con reglas más nuevas que las que conoce esta app (versión { $found }; esta app conoce hasta la { $newest }).
rules-nothing-new = No se ha corregido ninguna regla que esta mesa pueda aceptar o rechazar.
rules-keep-first = Primero conserva lo que se ve; después acepta las reglas actuales.
undo-undecided = Con las reglas actuales, los pasos anteriores llevan a otra posición. Elige primero qué vale: abre las reglas de esta mesa.
undo-closed = Los pasos anteriores se conservaron tal como estaban, con reglas que se han corregido desde entonces. Se pueden leer, pero no deshacer.
repair-undecided = Con las reglas actuales, el paso { $step } lleva a otra posición. Elige primero qué vale: abre las reglas de esta mesa.
repair-closed = El paso { $step } se conservó tal como estaba, con reglas que se han corregido desde entonces. Se puede leer, pero no corregir.

rules-notice = Se ha corregido una regla
rules-unknown = Con las reglas actuales, los pasos de esta mesa llevan a otra posición que la que visteis.
rules-from-the-start = Cambia las cosas desde la preparación.
rules-from-step = Cambia las cosas a partir de este paso: { $step }
rules-step-impossible = { $step }: { $why }
rules-look = Ver qué cambiaría
rules-keep = Dejarlo como estaba
rules-take = Aceptar la corrección
rules-preview = Qué cambiaría
rules-unchosen = Todavía no ha cambiado nada. Si aceptas la corrección, deshacer devuelve las reglas anteriores.
rules-impossible = { $count ->
        [one] Un paso ya no sería posible. Se aparta, no se borra:
       *[other] { $count } pasos ya no serían posibles. Se apartan, no se borran:
    }
rules-fine = Todos los pasos siguen siendo posibles; cambia lo que resulta de ellos.
rules-kept-now = Se deja como estaba.
rules-taken-now = La corrección está aceptada. Deshacer devuelve las reglas anteriores.
rules-none = Ninguna corrección cambia nada en esta mesa.
rules-open = Reglas corregidas
step-kept = como estaba
