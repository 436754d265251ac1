# Les mots des écrans.

app-name = Companion
app-tagline = Tient les comptes. N'oublie rien.
app-fault = Quelque chose a mal tourné de notre côté. Rien n'est perdu ; réessayez.
app-dismiss = Fermer le message
door-coming = On prépare la table…
door-cut = La connexion est coupée
door-cut-about = Tout ce qui a été saisi est conservé. Cette page revient d'elle-même dès que Companion répond à nouveau.
unofficial = Projet de fans, non officiel. Les jeux et leurs noms appartiennent à leurs propriétaires.

back = Retour
close = Fermer
save = Enregistrer
yes = Oui
no = Non
undo = Annuler
redo = Rétablir
settings = Réglages
library = Bibliothèque
rename = Renommer
the-table = Table

## Home

new-table = Nouvelle table
home-empty-title = Pas encore de table
home-empty = Ouvrez une table : choisissez le jeu, indiquez qui joue, et l'appli garde tout à partir de là, quoi qu'il arrive à cet appareil.
home-running = En cours
home-over = Terminées
home-more = Afficher plus de tables
home-find = Trouver une table : nom, joueurs, jeu
home-find-clear = Afficher toutes les tables
home-find-busy = Recherche…
home-found = { $count ->
    [one] { $count } table trouvée
   *[other] { $count } tables trouvées
}
home-found-none = Aucune table ne correspond à « { $typed } ». Essayez le début d'un nom, d'un joueur ou du jeu, ou tapez moins de lettres.
aloud-table = { $title }, { $now }, avec { $names }
aloud-table-alone = { $title }, { $now }
table-more = Plus sur { $title }
table-again = Remettre le même jeu en place
table-export = Enregistrer en fichier
table-delete = Supprimer cette table
table-delete-warning = La suppression efface pour toujours la table et tout son historique. Enregistrez-la d'abord en fichier si vous pensez y revenir.
home-unopened = ne peut pas être ouverte
aloud-unopened = { $title } ne peut pas être ouverte. { $reason }
unopened-title = Cette table ne peut pas être ouverte
unopened-how = Tout ce qui en est enregistré est encore là. Enregistrez son fichier et gardez-le : une autre version de l'appli pourra peut-être ouvrir la table. Ou signalez-la : qui répare Companion doit le savoir.
unopened-begun = Commencée : { $when }
unopened-changed = Dernier changement : { $when }
unopened-inputs = { $count ->
    [one] { $count } saisie
   *[other] { $count } saisies
}
unopened-journal = Son journal, tel qu'il est enregistré
unopened-earlier = { $count ->
    [one] { $count } ligne précédente est dans le fichier.
   *[other] { $count } lignes précédentes sont dans le fichier.
}
unopened-save = Enregistrer son fichier
unopened-report = La signaler
ago-now = à l'instant
ago-minute = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
ago-hour = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
ago-day = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
ago-month = il y a { $count } mois
ago-year = { $count ->
    [one] il y a { $count } an
   *[other] il y a { $count } ans
}

## Set-up

choose-game = Quel jeu ?
setup = Nouvelle table
mode = Mode
people = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
person-name = Joueur { $number }
add-person = Ajouter un joueur
remove-person = Retirer { $name }
played-before = Ont déjà joué ici
who-begins = Qui commence ?
first-chance = Au hasard
setup-more = Plus de choix
setup-less = Moins de choix
rules = Règles optionnelles
begin = Commencer à { $count }
colour-1 = Bleu
colour-2 = Orange
colour-3 = Vert
colour-4 = Rose
colour-5 = Jaune
colour-6 = Marine
colour-7 = Rouge
colour-8 = Blanc
own-title = Nom du jeu
own-counters = Ce qui se compte
own-name = Compteur { $number }
own-add = Ajouter un compteur
own-remove = Retirer { $name }
own-start = Commence à { $start }
own-start-less = Commencer plus bas
own-start-more = Commencer plus haut
own-rounds = Manches et tours
own-meter = Une jauge
own-meter-name = Nom de la jauge

## Tracker

now-round = Manche { $round }
now-turn = À { $name } de jouer
now-ended = Terminée
next-turn = Passer à { $name }
next-phase = Ensuite : { $phase }
next-round = Manche { $round }
play-again = Rejouer
history-open = Historique
table-menu = Menu
aloud-counter = { $name } : { $counter } { $value }
aloud-counter-of = { $name } : { $counter } { $value } sur { $high }
aloud-minus = { $name } : { $counter } moins 1
aloud-plus = { $name } : { $counter } plus 1
aloud-blow = { $name } : { $counter } { $change }
aloud-seat = { $name } : ouvrir la fiche
aloud-space = Case { $at } : { $space }
aloud-card = { $pile } : { $value }
hint-pad = Ouvre le pavé numérique
so-far = { $change } pour l'instant
more-numbers = Autre…
tag-winner = Gagne
tag-out = Hors jeu
tag-hand = main de { $cards }
table-parts = La table maintenant
reminders = À retenir maintenant
meter-edit = Changer les cases de { $meter }
meter-enter = Saisir les cases
meter-empty = Les cases sont imprimées sur votre feuille de quête. Saisissez-les une fois et l'appli déplacera le marqueur.
meter-next = Case suivante : { $space }
question-pile = { $pile } : qu'est-ce qui est sorti ?
question-pile-how = Touchez le nombre de la carte retournée, ou laissez l'appli piocher.
question-pile-draw = Laisser l'appli piocher
won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
won-nobody = C'est fini, et personne n'a gagné
won-how = Une erreur ? Annuler fait revenir en arrière.
story = Ce qui s'est passé
story-empty = Rien pour l'instant. Le premier geste s'affichera ici.
marks = États et jetons
marks-uncertain = Leur effet est imprimé sur vos cartes ; aucune source publique ne le montre.
token-take = Prend : { $token }
fact-hand = { $cards ->
    [one] Main de départ : { $cards } carte.
   *[other] Main de départ : { $cards } cartes.
}
fact-attack = Peut attaquer : { $names }.
fact-champions = Peut attaquer les champions de : { $names }.
bring-back = Ramener en jeu
take-out = Hors jeu
rename-text = Nouveau nom
note-write = Écrire une note
note-text = Note
finish = Terminer la partie
finish-how = Touchez qui a gagné. Laissez vide si personne n'a gagné.
finish-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
finish-nobody = Terminer sans vainqueur

clock = Chronomètre
clock-start = Démarrer
clock-pause = Pause
clock-reset = Remettre à zéro

## Number pad

pad-heading = { $name } : { $counter }
pad-minus = Enlever
pad-plus = Ajouter
pad-set = Mettre à
pad-erase = Effacer le dernier chiffre
pad-confirm = { $counter } { $before } → { $after }

## Dice and spaces

dice = Dés
dice-many = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
dice-fewer = Un dé de moins
dice-more = Un dé de plus
dice-last = Dernier jet
dice-typed-how = Vous avez lancé de vrais dés ? Touchez ce qu'ils montrent.
dice-enter = Saisir { $faces }
dice-roll = { $count ->
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
spaces-how = Touchez les couleurs dans l'ordre imprimé sur votre feuille de quête, à partir de la case de départ.
spaces-erase = Effacer
spaces-done = { $count ->
    [one] Utiliser { $count } case
   *[other] Utiliser { $count } cases
}

## History

history = Historique
history-how = Chaque étape, la dernière en premier
history-empty = Il ne s'est encore rien passé.
history-redo = { $count ->
    [one] Rétablir l'étape annulée
   *[other] Rétablir la dernière des { $count } étapes annulées
}
history-older = Montrer les étapes plus anciennes
history-start = Revenir au tout début
step-removed = supprimée
step-impossible = n'est plus possible
step-repaired = corrigée
step-repair = Corriger : { $step }
step-jump = Revenir à : { $step }
who-device-phone = Un téléphone
who-device-tablet = Une tablette
who-device-desktop = Un ordinateur
who-terminal = Le terminal
who-unknown = Quelqu'un
mend = Corriger une étape
mend-was = C'était : { $step }
mend-less = Un de moins
mend-more = Un de plus
mend-remove = Supprimer
mend-remove-chosen = Cette étape sera supprimée.
mend-fine = Tout ce qui suit reste possible.
mend-impossible = { $count ->
    [one] Une étape suivante devient impossible et est mise de côté :
   *[other] { $count } étapes suivantes deviennent impossibles et sont mises de côté :
}
mend-done = Corriger

## Settings

language = Langue
colours = Couleurs
mode-dark = Sombre
mode-light = Clair
mode-contrast = Contraste élevé
layout = Disposition de la table
layout-how = À plat : pour une tablette posée sur la table, chaque panneau tourné vers son joueur.
layout-auto = Automatique
layout-hand = En main
layout-flat = À plat
layout-wide = Large
calm = Réduire les animations
awake = Garder l'écran allumé
awake-how = Tant qu'une table est ouverte. Certains navigateurs ne le permettent pas.
bring-in = Importer une table
bring-in-open = Ouvrir un fichier
bring-in-how = Un fichier enregistré par cette appli sur n'importe quel appareil. Importer deux fois le même ne change rien.
about = À propos
about-text = Companion tient les comptes et prend la chaise vide. Sans compte, sans serveur, sans télémétrie : tout reste sur cette machine.
about-version = Version { $version }, contenu { $content }
about-data = Tout est enregistré dans { $place }

## Files

export-how = Un seul fichier lisible contient toute la table : la mise en place, chaque étape avec qui et quand, et où cela a mené.
export-size = { $size ->
    [one] { $size } kilo-octet
   *[other] { $size } kilo-octets
}
export-save = Enregistrer le fichier
export-copy = Copier le texte
export-copied = La table est dans le presse-papiers.
export-saved = Enregistré : { $place }
export-no-dialog = Cet appareil ne permet pas d'enregistrer un fichier. Copiez le texte, ou utilisez : companion table export
export-no-clipboard = Cet appareil ne permet pas de copier. Enregistrez plutôt le fichier.
import-how = Choisissez le fichier, ou collez son texte.
import-choose = Choisir un fichier
import-paste = Texte du fichier
import-do = Importer
import-runs = Importation du fichier : { $percent } %
import-cancel = Arrêter
import-no-dialog = Cet appareil ne permet pas de choisir un fichier. Collez son texte, ou utilisez : companion table import

## Library

library-how = Nombres et manches sous la main
fact-source = Référence des règles, { $place }
facts-modes = Modes
facts-choices = Nombres de départ
facts-levels = Niveaux
facts-round = Manche et phases
facts-marks = États, jetons, moral
facts-dice = Dés
facts-people = Joueurs
facts-shared = { $counter }, toute l'équipe
facts-hand = Main de départ, { $kind }
facts-attacks = { $kind } peut attaquer
facts-round-begin = Début de manche
facts-turn-begin = Début de tour
facts-turn-end = Fin de tour
facts-uncertain = Son effet est imprimé sur votre carte ; aucune source publique ne le montre.
relation-anyone = n'importe qui
relation-left = le joueur à gauche
relation-other-team = l'autre équipe
relation-facing = le capitaine d'en face, puis l'empereur
relation-other-side = l'autre camp
relation-nobody = personne
amount-per-player = { $base ->
    [0] { $each } par joueur
   *[other] { $base }, et { $each } de plus par joueur
}
amount-typed = selon votre carte ou votre scénario
amount-chosen = { $plus ->
    [0] { $base }, ou selon le personnage
   *[other] { $base }, ou selon le personnage, plus { $plus }
}
amount-players = plus { $plus } à { $players }
hand-half-first = { $hand } ; la moitié, arrondie au-dessus, pour qui commence
hand-teams = { $first } pour l'équipe qui commence, { $other } pour l'autre
hand-two = { $two } à deux joueurs, sinon { $more }

# --- the ways to use a game
way = Ce que fait l'appli
way-score = Tenir les scores

# --- the library
numbers = Les chiffres à portée de main
numbers-tables = Tables et dés
library-desk = Toutes les règles et toutes les cartes
library-ask = Interroger la bibliothèque
library-rules = Règles
library-cards = Cartes
library-busy = Recherche…
library-nothing = Rien pour « { $asked } ». Essayez un seul mot, ou une autre langue.
library-none = Aucune carte ne remplit tout cela. Touchez à nouveau un filtre pour le retirer.
library-recent = Déjà demandé
library-setup = Mise en place
library-now = Ce qui se passe maintenant
library-sift-more = Plus de filtres
library-sift-less = Moins de filtres
library-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
library-more = … et { $count } de plus : tapez un nom ou choisissez un filtre
library-gone = La bibliothèque n'a pas « { $id } ».
library-ours = Notre propre mot : aucune édition imprimée sous la main
library-example = Exemple
library-uncertain = Pas certain
kind-definition = Terme
kind-rule = Règle
kind-phase = Ce qui se passe maintenant
kind-setup = Mise en place
compare-keep = Comparer avec une autre carte
compare-kept = Gardée pour comparer. Ouvrez une autre carte, et vous verrez les deux.
compare-stop = Arrêter de comparer
lookup-nothing = La bibliothèque n'a encore rien sur « { $word } ».

# --- packs
packs = Paquets
packs-how = Vos règles, corrections et cartes
pack-own = Notre table
pack-bring = Importer un paquet
pack-bring-how = Un paquet est un fichier avec des règles maison, des chiffres corrigés ou des cartes. Il est pris en entier ou pas du tout, et chaque erreur est indiquée avec sa ligne.
pack-pasted = le texte collé
pack-write = Écrire une règle
pack-change = Modifier « { $what } »
pack-drop = Retirer « { $what } »
pack-corrections = Corrections
pack-corrected = { $card } : { $figure } { $value }
pack-copied = Le paquet est dans le presse-papiers.
pack-remove = Retirer ce paquet de l'étagère
pack-remove-yes = Le retirer pour de bon
pack-remove-warning = Tout ce qu'il contient disparaît. Enregistrez d'abord son fichier si vous pourriez le vouloir plus tard.
rule-title = De quoi il s'agit
rule-body = La règle, avec vos mots
rule-keep = Garder
kind-note = Note
kind-house = Règle maison
from-pack = Du paquet { $name }
card-correct = Corriger un chiffre
card-corrected = { $figure } : { $printed } est imprimé ; { $by } dit autre chose
card-used = Appartient à : { $places }
correct-why = Pourquoi (facultatif)
correct-how = La bibliothèque l'affiche partout, le chiffre imprimé à côté. Les tables mises en place désormais jouent avec.
