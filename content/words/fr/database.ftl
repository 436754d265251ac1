### Ce que disent la base de données, les tables en cours et l’importation de fichiers.

# where : le fichier ou l’adresse du serveur
database-newer = { $where } a été créé par une version plus récente de Companion (base de données version { $found } ; cette appli connaît jusqu'à { $newest }). Mettez l'appli à jour ; le fichier a été laissé tel quel.
database-damaged = { $where } est endommagé ou n'est pas une base de données. Il a été laissé tel quel : mettez une sauvegarde à sa place, ou choisissez un autre dossier pour les données.
database-foreign = { $where } appartient à un autre programme. Choisissez un autre fichier ou dossier pour les données de Companion.
database-busy = Un autre programme verrouille { $where }. Fermez-le ou patientez un instant, puis réessayez.
database-not-writable = Impossible d'écrire dans { $where }. Autorisez l'écriture dans ce dossier, ou choisissez-en un autre pour les données.
database-disk-full = Il n'y a plus de place pour { $where }. Votre dernière action n'a pas été enregistrée, tout ce qui précède est en sûreté. Libérez de l'espace et réessayez.
database-no-room = { $where } n'a pas pu être écrit : il n'y a plus de place, ou le disque a signalé une erreur. Rien n'en a été gardé.
database-no-room-to-copy = Il n'y a pas de place pour une copie temporaire de { $where }. Libérez de l'espace et réessayez.
database-disk-failing = Le disque a signalé une erreur sur { $where }. Votre dernière action n'a peut-être pas été enregistrée ; vérifiez le disque avant de continuer.
database-unreachable = Le serveur de base de données { $where } ne répond pas, ou ne laisse pas entrer Companion. Vérifiez l'adresse, le nom et le mot de passe.
database-unknown-address = Companion ne comprend pas l'adresse { $where }. Donnez le chemin d'un fichier, ou une adresse qui commence par postgresql://.
database-bad-text = Le texte { $found } contient des caractères impossibles à conserver. Saisissez-le de nouveau sans eux.
database-journal-damaged = La ligne { $line } du journal de la table { $table } manque ou est illisible. Importez un fichier exporté de cette table, ou revenez à une sauvegarde.
database-setup-damaged = La mise en place de la table { $table } est illisible. Importez un fichier exporté de cette table, ou revenez à une sauvegarde.
database-row-damaged = Une partie de ce qui est enregistré de la table { $table } est illisible. Importez un fichier exporté de cette table, ou revenez à une sauvegarde.

table-unknown = Il n'y a pas de table { $table } ici. Cherchez la bonne dans la liste des tables.
table-taken = Il y a déjà une table { $table } ici.
table-unplayable = La table { $table } ne peut pas être ouverte avec cette version de l'appli : la ligne { $line } de son journal est refusée. { $reason }
table-setup-unreadable = La mise en place de la table { $table } ne convient pas à cette version de l'appli : à { $place } se trouve { $found }, attendu : { $expected }.
table-does-not-fit = Ce qui est enregistré de la table { $table } ne convient pas à cette version de l'appli (ligne { $line } de son journal ; 0 est la mise en place).
doctor-snapshot-unreadable = La dernière position de la table { $table } ne peut pas être lue. Son journal y mène aussi : rien n'est perdu.
doctor-snapshot-differs = La dernière position de la table { $table } n'est pas celle à laquelle mène son journal avec les règles actuelles.
doctor-fault = { $said }
doctor-fault-astray = une ligne de { $rows } n'appartient à aucune table
doctor-fault-everywhere = les dégâts sont tels que la vérification elle-même n'aboutit pas
table-newer = La table { $table } a été créée par un Companion plus récent ({ $app }). Mettez l'appli à jour ; la table a été laissée telle quelle.
format-newer = Ceci a été créé par un Companion plus récent (format { $found } ; cette appli connaît jusqu'à { $newest }).
engine-unknown = Rien ici ne sait jouer à { $engine }. Connus : { $options }.
table-overtaken = Entre-temps, quelqu'un { $kind ->
        [undo] a annulé quelque chose
        [redo] a rétabli quelque chose
        [repair] a corrigé une étape antérieure
       *[give] a modifié la table
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } changements en tout)
    }. Regardez où elle en est maintenant et réessayez.
table-overtaken-by = Entre-temps, { $who } { $kind ->
        [undo] a annulé quelque chose
        [redo] a rétabli quelque chose
        [repair] a corrigé une étape antérieure
       *[give] a modifié la table
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } changements en tout)
    }. Regardez où elle en est maintenant et réessayez.

# place : l’endroit dans le fichier, par exemple journal[12].act.by
import-not-a-table = Ce n'est pas une table exportée : son format est { $found }, attendu : { $expected }. Choisissez un fichier exporté par Companion.
import-newer = Ce fichier a été exporté par une version plus récente de Companion ({ $app }, format { $found } ; cette appli connaît jusqu'à { $newest }). Mettez l'appli à jour et importez-le de nouveau.
import-bad-field = Le fichier n'a pas été importé : à { $place } se trouve { $found }, attendu : { $expected }.
import-too-large = Le fichier n'a pas été importé : il pèse { $found } Mo, et { $limit } Mo au plus sont acceptés.
import-too-many-entries = Le fichier n'a pas été importé : son journal a { $found } entrées, et { $limit } au plus sont acceptées.
import-too-many-repairs = Le fichier n'a pas été importé : son journal a { $found } corrections, et { $limit } au plus sont acceptées.
import-too-deep = Le fichier n'a pas été importé : il contient des listes imbriquées sur plus de { $limit } niveaux. Exportez la table de nouveau.
import-cancelled = L'importation a été arrêtée. Rien n'a changé.
import-not-text = Le fichier n'a pas été importé : la ligne { $line } contient l'octet { $found }, qui n'est pas du texte (UTF-8).
import-bad-json = Le fichier n'a pas été importé : ligne { $line }, colonne { $column }, { $found } n'a rien à faire là. Il manque peut-être juste avant une virgule, un guillemet ou un crochet.
import-unreadable = Le fichier n'a pas été importé : il contient des nombres ou des listes imbriquées démesurés. Exportez la table de nouveau.
import-refused = Le fichier n'a pas été importé : le jeu le refuse à { $place }. { $reason }
import-broken-setup = Le fichier n'a pas été importé : les éléments de sa mise en place ne vont pas ensemble. Exportez la table de nouveau.
import-broken-entry = Le fichier n'a pas été importé : { $place } ne va pas avec la mise en place de la table. Exportez la table de nouveau.
import-bad-checksum = Le fichier n'a pas été importé : la position sous { $place } a été modifiée après l'exportation. Exportez la table de nouveau.
import-other-state = Le fichier n'a pas été importé : rejouer son journal mène à une autre position que celle qu'il contient. Exportez la table de nouveau.

import-new = « { $name } » a été importée ({ $length ->
        [one] { $length } entrée
       *[other] { $length } entrées
    }).
import-same = « { $name } » est déjà là, exactement ainsi. Rien n'a changé.
import-older = « { $name } » est déjà là et a avancé depuis la création de ce fichier. Rien n'a changé.
import-extended = « { $name } » était déjà là et a rattrapé le fichier ({ $length ->
        [one] { $length } entrée
       *[other] { $length } entrées
    }).
import-copy = « { $name } » est déjà là, mais a continué autrement. Le fichier est maintenant une table à part, à côté d'elle.
import-differs = Avec les règles actuelles, les étapes de ce fichier mènent à une autre position. La table s'ouvre telle qu'elle était affichée, et demande ce qui vaut quand vous regardez son historique.

expected-table-id = 4 à 32 lettres (a-z) et chiffres
expected-at-most-letters = { $most } lettres au plus
expected-milliseconds = une date en millisecondes depuis 1970
expected-whole-letters = un texte fait de caractères entiers
expected-number = { $number }
expected-between = un nombre de { $low } à { $high }
expected-act = une action
expected-no-act = aucune action
