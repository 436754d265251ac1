# Las pantallas de los juegos que no tienen una propia.

dt-setup = Preparar la mesa
dt-more = Opciones
dt-choices = Lo que eliges
dt-choices-about = Como en una terminal, separado por comas: goal=30, ben.played-by=app
dt-choice-bad = «{ $found }» no es una elección. Escribe qué=opción, o nombre.qué=opción.
dt-seed = Semilla
dt-seed-about = El mismo número trae la misma suerte. Vacío, se sortea uno nuevo.
dt-seed-bad = La semilla es un número entero, no «{ $found }».
dt-standing = Cómo va la partida
dt-last-steps = Lo último que pasó
dt-because = Por qué: { $why }
dt-passed-over = Descartado: { $what }
dt-bot-acts = Le toca a la app.
dt-thinking = La app está pensando …
dt-choice = Las reglas dejan esto a la mesa:
dt-no-question = No hay nada que decidir. Sigue con una línea aquí abajo.
dt-type-answer = Escribe la respuesta abajo.
dt-line = Escribe una línea
dt-line-examples = Por ejemplo: { $examples }
dt-next = Siguiente
dt-all = Todo
