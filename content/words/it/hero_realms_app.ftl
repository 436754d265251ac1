# Hero Realms with an empty chair, on screen: set-up, the table, the app's turn, the end.

## Set-up

hra-setup = Nuovo tavolo con una sedia vuota
hra-the-app = L'app
hra-level = Quanto gioca bene l'app
hra-level-squire = Scudiero
hra-level-knight = Cavaliere
hra-level-legend = Leggenda
hra-about-squire = Gioca in modo semplice: un buon primo avversario.
hra-about-knight = Gioca bene e decide subito.
hra-about-legend = Pensa in anticipo, fino a due secondi a turno.
hra-boss-level = L'app gioca il boss: { $name }
hra-chairs =
    { $count ->
        [one] { $count } sedia
       *[other] { $count } sedie
    }
hra-chairs-about = In senso orario, come sono seduti. L'app occupa le sedie vuote.
hra-chairs-in-order = In senso orario, come sono seduti; comincia il primo.
hra-person = Persona
hra-on-screen = Su questo schermo
hra-sits = Chi siede sulla sedia di { $name }?
hra-missing-name = Il giocatore { $number } ha bisogno di un nome.
hra-missing-character =
    { $count ->
        [one] Manca un personaggio per { $names }.
       *[other] Manca un personaggio per { $names }.
    }
hra-missing-chair = Nessuna sedia è vuota. Dai una sedia all'app: Scudiero, Cavaliere o Leggenda.
hra-market-who = Chi distribuisce il mercato?
hra-market-table = Il tavolo
hra-market-app = L'app
hra-market-about-table = Le vostre carte sono sul tavolo. Quando ne esce una, dite all'app quale.
hra-market-about-app = L'app pesca; mettete le stesse carte sul tavolo.
hra-open-questions = Questioni aperte delle regole
hra-open-about = Il regolamento le lascia aperte. Giocatele come al vostro tavolo.
hra-open-default = { $answer } (di solito)
hra-open-yes = Sì
hra-open-no = No
hra-open-nontarget = Una carta che stordisce senza indicare un bersaglio: supera le guardie?
hra-open-hydra = Idra: una guardia deve essere pronta per coprire la squadra?
hra-open-excess = Lich: il danno in eccesso passa alla giara seguente?
hra-open-grimoire = Lich: dove va un servitore che lascia il gioco?
hra-open-bottom = Sotto il grimorio
hra-open-shuffle = Mescolato dentro
hra-open-stolen = Drago: una carta Tesoro rubata arriva pronta?
hra-open-defeated = La salute può riportare in gioco un eroe sconfitto?
hra-open-seating = La compagnia siede in fila o in cerchio?
hra-open-line = In fila
hra-open-ring = In cerchio
hra-open-pending = Più effetti aspettano il prossimo acquisto: quale conta?
hra-open-player = Sceglie chi compra
hra-open-oldest = Il primo usato
hra-open-checks =
    { $count ->
        [0] Prove di abilità per turno: senza limite
       *[other] Prove di abilità per turno: al massimo { $count }
    }
hra-open-checks-less = Meno prove
hra-open-checks-more = Più prove

## The table

hra-life-aloud = { $name }: salute { $life }
hra-life-plus = { $name }: salute più 1
hra-life-minus = { $name }: salute meno 1
hra-hit-1 = Colpisci { $name } per 1
hra-hit = Colpisci { $name } per { $count }
hra-hit-pad = Colpisci { $name } per un altro numero
hra-hit-other = Colpo da…
hra-pad-minus = Colpo
hra-pad-hit = Colpo da { $amount }: { $before } → { $after }
hra-pad-heal = { $counter } +{ $amount }: { $before } → { $after }
hra-taunted = Provocazione di { $names }
hra-calm = Immune alla provocazione
hra-jars = Giare: { $count }
hra-grimoire = Grimorio: { $count }
hra-hoard = Tesoro: { $count } { $count ->
        [one] coperta
       *[other] coperte
    }
hra-hand = Mano: { $count }
hra-defeated = Sconfitta
hra-card-aloud =
    { $card }, { $faction ->
        [imperial] Imperiale
        [guild] Gilda
        [necros] Necros
        [wild] Selvaggi
       *[none] nessuna fazione
    }, costo { $cost }
hra-faction =
    { $faction ->
        [imperial] Imperiale
        [guild] Gilda
        [necros] Necros
       *[wild] Selvaggi
    }
hra-champion-aloud =
    { $card } di { $name }, { $kind ->
        [guard] guardia
       *[champion] campione
    }, difesa { $left }{ $turned ->
        [yes] , carta attivata
       *[no] {""}
    }
hra-attack-champion = Stordisci con { $left } di combattimento: { $champion }
hra-beside-aloud =
    { $card }{ $turned ->
        [yes] , usata
       *[no] , pronta
    }
hra-market = Mercato
hra-market-tap = Tocca la carta comprata
hra-market-wait = Tocca uno spazio per correggerlo
hra-take = Prendi dallo spazio { $slot }: { $card }
hra-take-gem = Prendi { $card }, costo { $cost }, { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
hra-slot-holds = Spazio { $slot }: { $card }
hra-slot-new = Spazio { $slot }: nuova?
hra-slot-which = Spazio { $slot }: quale carta?
hra-slot-stays-empty = Spazio { $slot }: vuoto
hra-slot-type = Due lettere del nome
hra-slot-more = { $count } spazi da riempire
hra-slot-possible =
    { $count ->
        [one] { $count } carta ancora possibile
       *[other] { $count } carte ancora possibili
    }
hra-slot-none = Nessuna carta ancora possibile corrisponde a «{ $typed }». Tutte le copie delle altre sono state viste.
hra-lay = Campione
hra-lay-which = { $name }: quale campione?
hra-lay-type = Due lettere del nome
hra-lay-how = Prima i campioni posseduti; scrivi per trovarne uno comprato senza dirlo.
hra-lay-aloud = { $card }, difesa { $defense }
hra-deeds = Altro…
hra-expend = Usa la sua abilità (attivalo)
hra-expend-of = Usa { $card }
hra-sacrifice-of = Consuma { $card } per sempre
hra-prepare = È di nuovo pronto
hra-ally = Usa la sua abilità alleato
hra-steal = Ruba { $card }: carte per un valore di { $number }
hra-steal-missed = Prova { $card } e non arriva a { $number }
hra-borrow = Prende in prestito una carta di { $name }
hra-discards = Fa scartare una carta a { $name }
hra-who-acts = Di chi sono le azioni?
hra-in-play = In gioco
hra-champion-more = Su { $card }
hra-set-life = Cambia la salute di { $name }
hra-missing-champion = Qui manca un campione
hra-holds-item = In realtà ha { $card }
hra-stun-attack = Stordito da un attacco
hra-stun-card = Stordito da una carta con bersaglio
hra-stun-freely = Stordito da una carta senza bersaglio
hra-harm = Danno { $count }, senza attacco
hra-harm-how = Danno di una carta, senza attacco:
hra-champion-gone = Non è in gioco
hra-end-turn = Fine turno
hra-answer = Rispondi alla domanda

## The app's turn

hra-turn-of = Turno: { $name }
hra-turn-begins = { $name } sta per agire
hra-turn-begins-how =
    { $count ->
        [one] Ha { $count } carta. Avanti mostra un passo; Tutto prosegue finché si chiede qualcosa al tavolo.
       *[other] Ha { $count } carte. Avanti mostra un passo; Tutto prosegue finché si chiede qualcosa al tavolo.
    }
hra-next = Avanti
hra-all = Tutto
hra-decide-now = Decidi ora
hra-thinking = Pensa da { $seconds } s, al massimo { $most } a turno
hra-step-several =
    { $name } { $kind ->
        [use] usa
       *[play] gioca
    } { $cards }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hra-passed-over = Che cosa ha escluso: { $step }
hra-why = Perché: { $step }
hra-rule = Regola { $number }
hra-look-table = Guarda il tavolo
hra-look-steps = Torna ai passi
hra-last-turn = L'ultimo turno dell'app
hra-no-turn-yet = L'app non ha ancora giocato.
who-chair = L'app

## Putting right

hra-correct = Correggi
hra-correct-how = Salute, campioni e carte di:
hra-correct-market = La carta in uno spazio del mercato:
hra-correct-slot = Correggi lo spazio { $slot }
hra-number-hit = Colpo a { $name }
hra-number-heal = Salute per { $name }
hra-number-life = Salute di { $name }

## The end

hra-summary = La serata in numeri
hra-summary-rounds = Round
hra-summary-damage = Danni di { $name }
hra-summary-stunned = Campioni persi da { $name }
hra-summary-longest = Turno più lungo: { $name }
hra-summary-repaired = Passi corretti
hra-summary-bought =
    { $count ->
        [one] { $name } ha comprato { $count } carta
       *[other] { $name } ha comprato { $count } carte
    }
