# What the command line says besides what happens at a table. The texts of --help are English only and live in the code.

## Columns and short words

cli-col-id = Id
cli-col-name = Nom
cli-col-mode = Mode
cli-col-players = Joueurs
cli-col-entries = Entrées
cli-col-changed = Modifiée
cli-col-seat = Place
cli-col-step = Étape
cli-col-when = Quand
cli-col-who = Qui
cli-col-what = Quoi
cli-col-game = Jeu
cli-col-people = Personnes
cli-round = Manche { $round }
cli-out = hors jeu
cli-ended = terminée
cli-archived = rangée
cli-player = Joueur { $number }
cli-status-undone = annulée
cli-status-removed = retirée
cli-status-impossible = plus possible
cli-status-repaired = corrigée

## Done

cli-undone = Annulé : { $text }
cli-redone = Rétabli : { $text }
cli-a-repair = une correction
cli-repaired = L'étape { $step } a été corrigée.
cli-removed = L'étape { $step } a été retirée.
cli-would-repair = L'étape { $step } peut être changée ainsi ; rien n'a encore été changé.
cli-now-impossible = L'étape { $step } n'est plus possible. { $why }
cli-rules-how = Choisissez avec --take ou --keep.
cli-rules-taken = la correction d'une règle
cli-table-renamed = La table s'appelle maintenant « { $name } ».
cli-table-archived = La table { $name } a été rangée.
cli-table-back = La table { $name } est de retour parmi les autres.
cli-table-deleted = La table { $name } a été supprimée.
cli-table-kept = La table { $name } reste.
cli-delete-sure = Supprimer pour toujours la table { $table } et tout son historique ?
cli-exported = Écrit dans { $file }
cli-rows-written = Cette table ne peut pas être ouverte. Tout ce qui en est enregistré a été écrit tel quel dans { $file }
cli-backup-done = Tout ({ $tables ->
    [one] une table
   *[other] { $tables } tables
}) a été écrit dans { $file }
cli-restore-come = Tables qui arrivent : { $count }
cli-restore-go = Tables qui disparaissent : { $count }
cli-restore-change = Tables qui redeviennent comme dans la sauvegarde : { $count }
cli-restore-stay = Tables qui restent comme elles sont : { $count }
cli-restore-preview = Les personnes, les paquets et les réglages deviendraient aussi ceux de la sauvegarde. Rien n'a encore été changé : fermez l'appli sur tous les appareils, puis ajoutez --yes.
cli-restore-done = { $file } a pris la place de tout. Ce qui était là avant est dans { $backup }
cli-left-out = { $count ->
    [one] Une ligne abîmée a été laissée de côté.
   *[other] { $count } lignes abîmées ont été laissées de côté.
}
cli-doctor-data = Données : { $where }
cli-doctor-folder = Dossier des données : { $folder }
cli-doctor-log = Journal des erreurs : { $file }
cli-doctor-no-log = Aucune erreur n'a encore été notée ; le journal serait { $file }
cli-doctor-backup = Sauvegarde : { $file }
cli-doctor-no-backup = Il n'y a pas de sauvegarde ici. Faites-en une : companion backup FILE
cli-doctor-cleared = { $file } a été supprimé : un processus interrompu avait laissé cette sauvegarde inachevée.
cli-doctor-unfinished = { $file } n'est pas terminé : un autre processus est peut-être en train d'écrire cette sauvegarde.
cli-doctor-checked = Tables vérifiées : { $tables }
cli-doctor-fault = Défaut du fichier : { $fault }
cli-doctor-salvaged = Ce qui peut être lu ({ $tables ->
    [one] une table
   *[other] { $tables } tables
}) a été écrit dans { $file }
cli-doctor-compacted = Compacté : { $before } ko avant, { $after } ko maintenant.
cli-doctor-not-compacted = Le fichier n'a pas été compacté, parce qu'il est abîmé.
cli-doctor-well = Tout va bien.
cli-doctor-wrong = { $count ->
    [one] Il y a un problème.
   *[other] Il y a { $count } problèmes.
} Rien n'a été changé. Gardez ce qui peut être lu avec --salvage FILE, ou revenez à une sauvegarde avec companion restore.
cli-doctor-wrong-salvaged = { $count ->
    [one] Il y a un problème ici.
   *[other] Il y a { $count } problèmes ici.
} Mettez ce qui a été gardé, ou une sauvegarde, à la place de tout avec companion restore FILE.
cli-stopped = Arrêt à la ligne { $number } sur { $of } : « { $line } ». Les lignes précédentes comptent.
cli-auto-none = Personne ne joue tout seul en ce moment : { $now }
cli-auto-more = { $now }. La suite se joue toute seule : companion table next, ou table auto.
cli-auto-choice = Les règles vous laissent choisir. Tapez une de ces lignes :

## The app

cli-serving = Companion est à l'adresse { $address }
cli-serving-outside = Tout le monde sur votre réseau peut ouvrir cette adresse et changer vos tables.
cli-serving-end = Ctrl+C l'arrête. Tout est enregistré pendant la partie, dans { $where }
cli-port-other = Le port { $port } est pris ; un autre a été choisi.

## Refused

cli-no-tables = Il n'y a pas encore de table. Préparez-en une : companion table new --game hero-realms --players "Rouge,Bleu"
cli-no-tables-found = Aucune table ne correspond à « { $typed } ». Essayez le début d'un nom, d'un joueur ou du jeu ; --all cherche aussi parmi celles qui sont archivées.
cli-table-unknown = Il n'y a pas de table « { $found } ». Il y a { $options } ; « last » est la dernière modifiée.
cli-table-ambiguous = « { $found } » peut être { $options }. Écrivez-en un peu plus.
cli-no-line = Dites ce qui se passe. Lignes possibles ici : { $options }.
cli-repair-what = Dites ce que l'étape doit être, ou --remove. Lignes possibles ici : { $options }.
cli-delete-yes = Supprimer la table { $table } est définitif. Ajoutez --yes si c'est bien ce que vous voulez.
cli-choose-bad = « { $found } » n'est pas un choix. Écrivez par exemple red.character=cleric.
cli-number-bad = « { $found } » n'est pas un nombre. Écrivez par exemple health=12, ou mira.health=9 pour une personne.
cli-number-table = { $number } concerne toute la table, pas une personne. Retirez le nom de « { $found } ».
cli-rule-bad = « { $found } » ne change rien. Écrivez par exemple events=on, ou =off.
cli-spaces-bad = « { $found } » n'est pas une suite de cases. Écrivez par exemple danger=grey,grey,red.
cli-counter-bad = « { $found } » n'est pas un compteur. Écrivez par exemple Points:0, ou Vies:3:0:9 avec son minimum et son maximum.
cli-way-unknown = { $game } n'a pas de façon de jouer appelée « { $found } ». Il y a : { $options }.
cli-way-no-lay = { $way } : se prépare dans l'appli, pas dans un terminal.
cli-own-only = { $option } ne sert que pour { $options } ; { $game } apporte les siens.
cli-file-missing = Il n'y a pas de fichier { $file }.
cli-file-folder = { $file } est un dossier. Nommez le fichier.
cli-file-unreadable = { $file } ne peut pas être lu. Vérifiez son nom et vos droits.
cli-file-exists = { $file } existe déjà. Choisissez un autre nom, ou ajoutez --force pour l'écraser.
cli-file-unwritable = { $file } ne peut pas être écrit. Choisissez un autre endroit.
cli-port-taken = Le port { $port } est pris par un autre programme. Choisissez-en un autre, ou omettez --port.
cli-port-forbidden = Le port { $port } est réservé au système. Choisissez-en un au-dessus de 1023.
cli-host-unknown = « { $found } » n'est pas une adresse de cette machine. 127.0.0.1 est cette machine seule, 0.0.0.0 tous ses réseaux.
cli-unexpected = Une erreur inattendue s'est produite ({ $detail }). Recommencez avec --debug pour voir les détails.
cli-unexpected-logged = Une erreur inattendue s'est produite ({ $detail }). Les détails sont dans { $log }.

## Beaucoup de parties d’une quête

simulate-not-its-option = { $option } ne vaut pas pour { $game }. Là, c'est : { $options }
simulate-quest = { $games } { $games ->
        [one] partie
       *[other] parties
    } de { $quest }, héros : { $heroes }, niveau { $level }
simulate-won = Gagnées : { $wins }, { $share } % (95 % : { $low } à { $high } %)
simulate-rounds = Manches : { $mean } en moyenne, de { $least } à { $most }
simulate-fallen = Héros vaincus : { $mean } par partie
simulate-open-rounds = Sans fin après { $limit } manches : { $count }
