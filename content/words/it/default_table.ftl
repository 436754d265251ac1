# Le schermate dei giochi che non ne hanno una propria.

dt-setup = Preparare il tavolo
dt-more = Opzioni
dt-choices = Che cosa scegli
dt-choices-about = Come in un terminale, con virgole: goal=30, ben.played-by=app
dt-choice-bad = «{ $found }» non è una scelta. Scrivi cosa=opzione, o nome.cosa=opzione.
dt-seed = Seme
dt-seed-about = Lo stesso numero porta la stessa fortuna. Vuoto, se ne estrae uno nuovo.
dt-seed-bad = Il seme è un numero intero, non «{ $found }».
dt-standing = A che punto siete
dt-last-steps = Che cosa è appena successo
dt-because = Perché: { $why }
dt-passed-over = Scartato: { $what }
dt-bot-acts = Tocca all’app.
dt-thinking = L’app sta pensando …
dt-choice = Le regole lasciano la scelta al tavolo:
dt-no-question = Non c’è niente da decidere. Vai avanti con una riga qui sotto.
dt-type-answer = Scrivi la risposta qui sotto.
dt-line = Scrivi una riga
dt-line-examples = Per esempio: { $examples }
dt-next = Avanti
dt-all = Tutto
