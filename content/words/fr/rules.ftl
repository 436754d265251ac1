### Ce qui est dit quand une règle a été corrigée après le début d'une table.

rules-newer = Cette table suit des règles plus récentes que celles que cette appli connaît (version { $found } ; cette appli connaît jusqu'à { $newest }).
rules-nothing-new = Aucune règle corrigée que cette table pourrait adopter ou refuser.
rules-keep-first = Gardez d'abord ce qui est affiché, puis adoptez les règles actuelles.
undo-undecided = Avec les règles actuelles, les étapes précédentes mènent à une autre position. Choisissez d'abord ce qui vaut : ouvrez les règles de cette table.
undo-closed = Les étapes précédentes ont été gardées telles quelles, avec des règles corrigées depuis. On peut les lire, mais pas les annuler.
repair-undecided = Avec les règles actuelles, l'étape { $step } mène à une autre position. Choisissez d'abord ce qui vaut : ouvrez les règles de cette table.
repair-closed = L'étape { $step } a été gardée telle quelle, avec des règles corrigées depuis. On peut la lire, mais pas la corriger.

rules-notice = Une règle a été corrigée
rules-unknown = Avec les règles actuelles, les étapes de cette table mènent à une autre position que celle que vous avez vue.
rules-from-the-start = Cela change quelque chose dès la mise en place.
rules-from-step = Cela change quelque chose à partir de cette étape : { $step }
rules-step-impossible = { $step } : { $why }
rules-look = Voir ce qui changerait
rules-keep = Garder tel quel
rules-take = Adopter la correction
rules-preview = Ce qui changerait
rules-unchosen = Rien n'a encore changé. Si vous adoptez la correction, annuler ramène les anciennes règles.
rules-impossible = { $count ->
        [one] Une étape ne serait plus possible. Elle est mise de côté, pas effacée :
       *[other] { $count } étapes ne seraient plus possibles. Elles sont mises de côté, pas effacées :
    }
rules-fine = Toutes les étapes restent possibles ; c'est leur effet qui change.
rules-kept-now = Gardé tel quel.
rules-taken-now = La correction est adoptée. Annuler ramène les anciennes règles.
rules-none = Aucune correction ne change quoi que ce soit à cette table.
rules-open = Règles corrigées
step-kept = gardée telle quelle
