# Signaler un problème et rejouer un signalement.

report-open = Signaler un problème
report-do = Signaler
report-how = Un fichier pour qui répare Companion : cette table avec tout ce qui a été saisi, les versions utilisées et ce qui a mal tourné. Rien n'est envoyé ; vous choisissez qui le reçoit.
report-how-alone = Un fichier pour qui répare Companion : les versions utilisées et ce qui a mal tourné. Rien n'est envoyé ; vous choisissez qui le reçoit.
report-how-unopened = Un fichier pour qui répare Companion : tout ce qui est enregistré de cette table, tel quel, les versions utilisées et pourquoi elle ne peut pas être ouverte. Rien n'est envoyé ; vous choisissez qui le reçoit.
report-error = Dernière erreur : { $error }
report-names = Noms des joueurs
report-names-yes = Tels quels
report-names-no = Player 1, Player 2
report-names-left-out = Omis
report-left-out = On ne peut pas chercher de noms dans ce qui est illisible. Le nom de la table, sa mise en place, tout ce qui a été saisi et la position sont donc omis aussi ; le fichier n'en donne que la longueur.
report-copied = Le signalement est dans le presse-papiers.
report-no-table = Ce signalement ne contient aucune table qui puisse être jouée.
broken = Cette partie ne peut pas être affichée. Rien n'est perdu ; le reste de la table continue.
broken-again = Réessayer
broken-home = À toutes les tables

report-written = Le signalement est dans { $file }. Rien n'a été envoyé.
report-written-rows = La table ne peut pas être ouverte : le fichier contient tout ce qui en est enregistré, tel quel.
report-written-rows-nameless = La table ne peut pas être ouverte, et on ne peut pas chercher de noms dans ce qui est illisible : son nom, sa mise en place, les saisies et la position sont omis.

replay-through = Tout se joue jusqu'au bout : { $count ->
    [one] 1 saisie acceptée.
   *[other] { $count } saisies acceptées.
}
replay-passes-now = La saisie signalée comme fautive passe ici. Signalé : { $error }
replay-elsewhere = Aucune saisie n'est signalée comme fautive. Signalé : { $error }
replay-failed = { $number ->
    [0] La mise en place fait échouer le jeu.
   *[other] La saisie { $number } fait échouer le jeu : { $input }
}
replay-same = C'est l'erreur signalée.
replay-other = C'est une autre erreur que celle signalée : { $error }
replay-refused = { $number ->
    [0] La mise en place est refusée. { $reason }
   *[other] La saisie { $number } est refusée : { $input }. { $reason }
}
