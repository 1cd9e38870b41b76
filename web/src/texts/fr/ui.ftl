### L’interface.

## Les bots

level-uniform = au hasard
level-easy = facile
level-medium = moyen
level-greedy = bon
level-hard = fort
level-expert = expert

## Accueil

pitch = Jeux de rangées, chacun son tour.
pitch-more = « Jouer » commence aussitôt contre des robots ; à une nouvelle table, vous choisissez avec qui.
games = Jeux
play-now = Jouer
play-now-of = Jouer : { $game }
new-table = Nouvelle table
new-table-of = Nouvelle table de { $game }
rules = Règles
rules-of = Règles de { $game }
rules-for-programs = Pour qui possède le jeu et pour les programmes
learn-by-playing = Apprendre en jouant
try-it = Essayer
try-hint = Ce qui brille est permis. Touchez autre chose pour voir pourquoi ce n’est pas possible.
try-allowed = C’est permis.
try-again = Recommencer
players-range = { $low } à { $high } joueurs
minutes = { $minutes } min
you = Vous
results = Mes résultats
settings = Réglages
your-turn = À vous.
resume = { $game } avec { $names }
my-tables = Vos tables
open-tables = Tables ouvertes
to-watch = À regarder
no-tables-mine = Pas encore de table. « Jouer » ouvre votre première.
tables-there = Les tables du serveur s’affichent dès qu’il est joignable.
no-tables-open = Personne n’attend pour l’instant.
no-tables-watch = Rien à regarder pour l’instant.
with = avec { $names }
free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
finished = Terminée
turn-number = Tour { $turn }
just-now = à l’instant
tag-waiting = en attente
tag-result = voir le résultat
tag-to-move = à { $name } de jouer
tag-running = en cours
your-turn-tag = à vous
join = Rejoindre
not-encrypted = Cette connexion n’est pas chiffrée. C’est courant dans un réseau domestique ; évitez-la ailleurs.

## Noms

name-title = Comment vous appeler ?
name-label = Nom
name-hint = Un nom suffit. Ni compte, ni adresse.
name-go = S’asseoir
name-saved = Enregistré.

## Une nouvelle table

seats = Places
seat-number = Place { $number }
player-number = Joueur { $number }
kind-open = Ami
kind-bot = Robot
kind-local = Sur cet appareil
level = Force
add-seat = Ajouter une place
remove-seat = Retirer la place { $number }
options = Variantes
start-seat = Qui commence
start-drawn = Tirage au sort
pace = Temps de réflexion
pace-untimed = Autant qu’on veut
pace-quick = 3 minutes + 5 s par tour
pace-steady = 10 minutes + 15 s par tour
pace-relaxed = 2 jours par tour
who-may-join = Qui peut se joindre
join-link = Toute personne qui a le lien
join-public = Tout le monde
hints = Conseils
hints-forbidden = Pour personne
hints-allowed = Permis : pour qui en reçoit un, seule une défaite compte
hints-may = conseils permis (seule une défaite compte alors)
hints-none = sans conseils
hints-none-why = Pas de conseils à cette table : la personne qui l’a ouverte en a décidé ainsi.
lay-table = Ouvrir la table
lay-table-invite = Ouvrir la table et inviter
laying-table = La table se prépare…

## La salle d’attente

waiting-title = { $count ->
    [0] Tout le monde est là
    [one] Il reste une place
   *[other] Il reste { $count } places
}
seat-free = Libre
sit = S’asseoir ici
stand = Se lever
seat-bot = Asseoir un robot
seat-open = Libérer la place
start = Commencer
start-hint = Remplissez les places libres avec des amis ou des robots.
start-wait = L’hôte commence quand tout le monde est là.
dealing = La donne se prépare… Il manque encore : { $names }.
dealing-elsewhere = Ouvrez cette table sur l’appareil où vous avez pris place : sans lui, la partie ne peut pas commencer.
invite = Inviter
invite-hint = Envoyez le lien, ou faites lire le code par un téléphone.
copy-link = Copier le lien
copy = Copier
copied = Copié
share = Partager
qr-invite = Code QR de l’invitation

## La table

back-home = Tous les jeux
menu = Menu
log = Journal
log-unread = { $count ->
    [one] Journal, 1 nouveau message
   *[other] Journal, { $count } nouveaux messages
}
log-empty = Rien ne s’est encore passé.
again = Revoir depuis mon tour
again-at = Plus tôt · { $at } sur { $last }
again-now = Revenir au présent
log-undo = { $seat } reprend le dernier coup.
log-resign = { $seat } abandonne.
log-close = La table a été fermée.
older-rules = Partie jouée selon une version plus ancienne des règles : version { $old }. Les nouvelles parties suivent la version { $new }.
chat = Discussion
chat-placeholder = Dire quelque chose
chat-send = Envoyer
chat-said = { $name } : { $said }
dock = Que faire
undo = Annuler
hint = Conseil
hint-choose = Choisir ce coup
hint-play = Jouer ce coup
loading = Un instant…
one-moment = Un instant…
close = Fermer
waiting-for = À { $names } de jouer.
watching = Vous regardez.
watching-turn = Vous regardez. À { $names } de jouer.
signed-out = Votre session est fermée ici : vous ne faites plus que regarder.
signed-out-note = Pour rejouer, ouvrez un lien créé sur un autre de vos appareils.
undo-asked = { $name } voudrait reprendre le dernier coup.
undo-asked-note = Quelque chose a déjà été révélé : il faut votre accord.
undo-ask = Demander à reprendre mon dernier coup
undo-unrated = Pour votre cote, seule une défaite comptera alors.
counting-hint = Un conseil pour { $names }.
counting-helped = Un conseil pour { $names } : pour qui en a reçu un, seule une défaite compte.
counting-took-back = Coups repris par { $names } : pour qui l’a fait, seule une défaite compte.
undo-allow = Accepter
undo-refuse = Refuser
undo-waiting = Vous avez demandé à reprendre le coup. Les autres décident.
undo-refused = Les autres ont refusé : le coup reste.
seat-you = (vous)
seat-to-move = doit jouer
seat-stand-in = un robot joue à sa place
seat-away = pas là
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-clock = encore { $time }
card-name = { $number } { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}
starred-card-name = { $number } à étoile { $colour ->
    [red] rouge
    [yellow] jaune
    [green] verte
    [blue] bleue
   *[purple] violette
}
joker-name = joker
joker-of-number-name = joker { $number }
number-joker-name = joker de nombre { $number }
run-name = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
} de { $number } à { $last }
sound-is = { $on ->
    [yes] Sons : activés
   *[no] Sons : coupés
}
remark = Remarque
stand-in-on = Laisser un robot jouer pour moi
stand-in-off = Reprendre la main
resign = Abandonner
resign-sure = Abandonner ? Un robot finit pour vous, et vous finissez à la dernière place.
resign-yes = Abandonner
resign-no = Continuer
leave-table = Partir pour l’instant
spectators = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
table-closed = Cette table a été fermée.
to-result = Voir le résultat
curtain-title = Passez l’appareil à { $name }
curtain-hint = Les autres détournent les yeux un instant.
curtain-ready = Je suis { $name }
connection-lost = La connexion est coupée. Votre place est gardée ; nous réessayons.
connection-lost-aided = Vous êtes hors ligne. Continuez à choisir : votre coup partira dès que le réseau reviendra.
move-waits = Votre coup est noté. Il partira dès que le réseau reviendra ; gardez cette page ouverte jusque-là.

## La fin

legend-open = Le sens des signes
legend-title = Le but, et le sens des signes
goal-far = { $name } : { $far }
goal-near = { $name } : { $far }, { $near }
legend-near = À un pas de la fin de la partie ou de la manche.
legend-near-is = { $name } : { $near }
sound-offer = Avec le son ?
sound-yes = Activer le son
sound-no = Non merci
end-you-win = Vous gagnez
end-decided = { $result }. { $decided }.
end-you-win-by = { $lead ->
    [one] Vous gagnez d’un point
   *[other] Vous gagnez de { $lead } points
}
end-wins = { $name } gagne
end-wins-by = { $lead ->
    [one] { $name } gagne d’un point
   *[other] { $name } gagne de { $lead } points
}
end-shared = Victoire partagée : { $names }
end-turns = { $turns ->
    [one] après { $turns } tour
   *[other] après { $turns } tours
}
end-score = Le décompte
end-total = Total
end-rank = { $rank ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
}
end-last-moves = Les derniers coups
rematch = Revanche
rematch-join = Rejoindre la revanche
replay = Revoir
review = Analyse
review-offer = Talent ou hasard ?
look-at-table = Voir la table
export = Enregistrer la partie
fair-line = Le hasard de cette partie était scellé avant qu’elle ne commence.
fair-check = Vérifier
fair-yes = Vérifié : la graine et la clé correspondent au sceau que cet appareil a gardé depuis le début, et ce qu’il a ajouté s’y trouve.
fair-unseen = La graine et la clé correspondent au sceau montré maintenant. Celui du début n’a pas été gardé sur cet appareil.
fair-not-yet = La graine est montrée après la partie.
fair-brought = Cette partie a été apportée ici ; comment elle a été donnée ne peut pas être vérifié ici.
fair-other-commitment = Cela ne correspond pas : un autre sceau était montré au début.
fair-entropy = Ce que cet appareil a ajouté manque. Soit vous avez repris place sur un autre appareil, soit vous n’étiez pas là au moment de la donne, soit cette donne n’est pas honnête.
fair-bound = Cela ne correspond pas : quand vous avez ouvert votre part, quelqu’un était lié à autre chose.
fair-opening = Cela ne correspond pas : quelqu’un a ajouté autre chose que ce qui était scellé.
fair-older = (Version { $version } : à cette table plus ancienne, les parts des joueurs n’étaient pas encore scellées.)
fair-seed = Cela ne correspond pas : ce n’est pas la graine annoncée.
fair-form = Cela ne correspond pas : la preuve est incomplète ou n’a pas la forme d’une preuve.
fair-key = Cela ne correspond pas : la clé ne découle pas de la graine.
fair-cards = Pour vérifier aussi tout ce que le hasard a donné, enregistrez la preuve et lancez :
fair-proved = Vérifié : la partie a été rejouée sur cet appareil, et tout son hasard vient de la clé scellée.
fair-proved-unseen = La partie a été rejouée sur cet appareil : tout son hasard vient de la clé. Le sceau du début n’a pas été gardé ici.
fair-match = Cela ne correspond pas : la preuve ne contient aucune partie de ce jeu.
fair-options = Cela ne correspond pas : la partie a été lancée avec d’autres options que celles montrées par la table.
fair-other-key = Cela ne correspond pas : la partie a été donnée avec une autre clé.
fair-move = Cela ne correspond pas : le coup { $number } n’a pas pu être joué ainsi.
fair-position = Cela ne correspond pas : les coups ne mènent pas à cette fin.
fair-changed = Cela ne correspond pas : les places des joueurs ont été modifiées.
fair-card = { $number ->
    [0] Cela ne correspond pas : la donne montrée n’est pas celle de la clé.
   *[other] Cela ne correspond pas : ce qui a été montré après le coup { $number } ne vient pas de la clé.
}
fair-compared = { $compared ->
    [0] Aucune des positions reçues par cette page pendant la partie n’a pu être comparée.
    [one] La seule position reçue par cette page pendant la partie concorde.
   *[other] Les { $compared } positions reçues par cette page pendant la partie concordent toutes.
}
fair-again = Pour vérifier sans cette page, enregistrez la preuve et lancez :
fair-save = Enregistrer la preuve
fair-how = Comment se prouve une donne honnête
fair-sealed = Avant le début de cette partie, son hasard a été scellé. Voici le sceau ; tout le monde voit le même, et à la fin chacun peut vérifier que rien n’a changé :

## Revoir

scrubber = Moment de la partie
replay-start = Le début
replay-at = { $at } sur { $last }
first = Au début
previous = En arrière
next = Suivant
last = À la fin
run = Dérouler
pause = Pause
viewer = Vu par
viewer-spectator = Spectateur
viewer-seat = { $name }

## Résultats

results-nobody = Vous n’avez pas encore joué ici.
results-none = Aucune partie terminée.
stat-line = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
stat-rating = Cote
stat-best = Record
finished-tables = Parties terminées
result-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
} sur { $players }

## Réglages

language = Langue
theme = Apparence
theme-auto = Automatique
theme-light = Clair
theme-dark = Sombre
motion = Animations
motion-auto = Automatique
motion-calm = Réduites
sound = Sons
on = Oui
off = Non
save = Enregistrer
devices = Vos appareils
device-unnamed = Un appareil
device-here = cet appareil
device-end = Déconnecter
other-device-hint = Ouvrez un lien sur un autre appareil pour y continuer avec le même nom et les mêmes tables. Il sert une fois, peu de temps.
other-device-go = Créer un lien
qr-device = Code QR du lien pour votre autre appareil
programs = Programmes
programs-hint = Un programme muni d’un jeton joue en votre nom, à vos tables. Ne le donnez qu’à des programmes de confiance.
program-name = Nom du programme
program-make = Créer un jeton
program-secret = Voici le jeton. Copiez-le maintenant : il n’est montré que cette fois.
program-may = Ce qu’il peut faire
program-plays = peut jouer
program-reads = peut seulement regarder
program-good-for = Combien de temps
program-days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
program-until = jusqu’au { $date }
program-end = Révoquer
goodbye = Au revoir
leave-device = Se déconnecter ici
leave-everywhere = Se déconnecter partout
leave-sure = Vous ne serez plus connecté nulle part. Nom, tables et résultats restent, mais plus personne n’y aura accès.
leave-yes = Se déconnecter
leave-no = Rester connecté
my-data = Enregistrer tout ce qui est conservé sur moi
forget = Me supprimer
forget-sure = Tout ce qui porte votre nom est supprimé aussitôt. C’est sans retour.
forget-yes = Tout supprimer
forget-no = Garder
continue = Continuer ici
continue-hint = Continuez avec votre nom et vos tables sur cet appareil.
continue-instead = Ici vous êtes { $name }. Continuer plutôt comme la personne qui a créé le lien ?
continue-go = Continuer
leave-sure-return = Vous ne serez plus connecté nulle part. Vous pourrez revenir avec votre code de récupération ou votre compte.
recovery = Code de récupération
recovery-hint = Un code à noter : si vous perdez tous vos appareils, il vous rend votre nom, vos tables et vos résultats.
recovery-has = Vous avez un code. Un nouveau le remplacera.
recovery-make = Créer un code
recovery-renew = Créer un nouveau code
recovery-shown = Voici votre code. Notez-le maintenant : il ne s’affiche que cette fois.
recovery-wrong = Ce code n’existe pas. Vérifiez chaque caractère.
come-back = Revenir
come-back-ask = Déjà joué ici ?
come-back-hint = Saisissez votre code pour retrouver votre nom, vos tables et vos résultats.
come-back-instead = Ici, vous êtes { $name }. Ensuite, vous serez quelqu’un d’autre sur cet appareil.
sign-in-with = Se connecter avec { $provider }
sign-in-failed = La connexion n’a pas abouti. Veuillez recommencer.
account-hint = Avec votre compte, vous continuez sous la même identité sur tous vos appareils.
account-link = Associer à { $provider }
account-linked = Associé. Connectez-vous avec { $provider } sur n’importe quel appareil pour continuer sous la même identité.
account-taken = Ce compte est déjà associé à un autre nom ici. Connectez-vous avec lui pour continuer sous ce nom.

## Sur cet appareil

here-static = Vous jouez ici même, dans votre navigateur : contre des robots, ou ensemble sur cet appareil.
here-offline = Le serveur est injoignable. Vous pouvez jouer ici même : contre des robots, ou ensemble sur cet appareil.
tag-here = sur cet appareil
open-file = Ouvrir une partie enregistrée
table-is-here = Cette table n’existe que sur cet appareil.
table-here-instead = Le serveur est injoignable : cette table est sur cet appareil.
table-stuck = Cette table ne s’ouvre pas pour l’instant. Rechargez la page et réessayez.
table-damaged = Ce qui était enregistré de cette table est endommagé. Sur la page d’accueil, vous pouvez sauver ce qu’il en reste.
table-removed = Cette table a été retirée dans une autre fenêtre.
bring = L’apporter sur le serveur
bring-note = Pour la partager, ou continuer sur un autre appareil.
remove-here = Retirer la table
remove-here-sure = Retirer cette table ? Elle n’existe que sur cet appareil.
remove-here-yes = Retirer
remove-here-no = Garder
damaged-table = Une table enregistrée n’est plus lisible.
damaged-table-of = Une table enregistrée ({ $game }) n’est plus lisible.
damaged-save = Sauver ce qu’il en reste
damaged-remove = Retirer
keeping-full = Ce navigateur n’a plus de place : ce que vous jouez maintenant disparaîtra avec la page. Enregistrez la partie dans un fichier, c’est plus sûr.
keeping-forbidden = Ce navigateur n’enregistre rien pour cette page : ce que vous jouez disparaîtra avec elle. Enregistrez la partie dans un fichier, c’est plus sûr.
tables-unread = Les tables enregistrées dans ce navigateur sont illisibles pour l’instant. Rien n’a été effacé ; recharger la page suffit souvent.
kept-here = Tous les jeux sont sur cet appareil : vous pouvez jouer sans réseau.
results-away = Cotes et parties du serveur reviendront dès qu’il sera joignable.
settings-away = Vos appareils et programmes reviendront dès que le serveur sera joignable.
module-missing = Les règles de ce jeu ne sont pas encore sur cet appareil. Elles arriveront d’elles-mêmes dès qu’il y aura du réseau.
module-blocked = Ce navigateur ne laisse pas tourner les jeux ici : WebAssembly est désactivé. Vous pouvez toujours jouer aux tables d’un serveur.
module-broken = Les règles de ce jeu ne démarrent pas sur cet appareil. Recharger la page suffit souvent ; rien n’est perdu.
file-unknown = Ce n’est pas une partie enregistrée de Reihum.
file-game = C’est une partie d’un jeu que cette page ne connaît pas.
file-other = Cette partie a été jouée avec d’autres règles ou options que celles de cette page.
file-components = Cette partie a été jouée avec un jeu de cartes ou de tuiles particulier, que cette page ne connaît pas.
file-damaged = Ce fichier est endommagé : ses coups ne s’accordent pas.
file-changed = Ce fichier a été modifié après l’enregistrement.

## Et si : une partie finie rejouée autrement, et des liens à montrer

what-if = Et si ?
what-if-note = Continuez d’ici contre des bots, sur cet appareil. Cela ne compte nulle part.
what-if-seat = Vous jouez pour
what-if-luck = La chance
what-if-true = la même
what-if-anew = nouvelle
what-if-true-note = Tout est comme c’était, et la chance qui suit est la même.
what-if-anew-note = Ce que cette place ne pouvait pas savoir est redistribué, et la chance qui suit est nouvelle.
what-if-bots = Force des bots
what-if-name = Nom
what-if-name-usual = Après le coup { $after }
what-if-begin = Continuer d’ici
variations = Variantes de cette partie
variation = Variante
variation-is = Et si : { $name }
variation-from = dès le coup { $after }
variation-luck = { $anew ->
    [yes] nouvelle chance
   *[no] même chance
}
variation-rename = Renommer
variation-renamed = Garder le nom
variation-share = Partager { $name }
variation-remove = Retirer { $name }
variation-remove-sure = Retirer cette variante ? Elle n’existe que sur cet appareil.
variation-of = Voir la partie
question = Que joueriez-vous ici ?
question-share = Partager cette décision
question-title = { $game } : que joueriez-vous ici ?
match-share = Partager par un lien
match-share-title = Une partie de { $game }
link-copied = Le lien est copié.
shared = Partagé avec vous
shared-match = On vous montre une partie de { $game } : { $names }.
shared-variation = On vous montre ce qu’une partie de { $game } serait devenue : { $names }.
shared-open = Revoir
question-yours = Votre choix
question-played = Dans la partie
question-advised = Le conseil
question-weighing = Comparaison de votre choix …
question-agrees = C’est aussi ce qui a été joué dans la partie.
question-advises = C’est aussi ce que dit le conseil.
question-equal = Aucune différence mesurable entre votre choix et celui du conseil.
question-lost = Sur 100 parties, votre choix en gagne environ { $lost } de moins que celui du conseil (± { $error }).
link-foreign = Ce lien ne contient rien de Reihum.
link-cut = La fin de ce lien manque : il a été coupé en route. Demandez-le de nouveau, ou copiez-le en entier.
link-newer = Ce lien vient d’une version plus récente de cette page. Rechargez la page.
link-damaged = Ce lien est endommagé.
link-browser = Ce navigateur est trop ancien pour ouvrir un tel lien.
link-other-rules = Cette position a été jouée avec d’autres règles que celles de cette page.

## Quand cela ne marche pas

lost = Il n’y a rien à cette adresse.
offline-title = Pas de connexion
offline-hint = Dès que le réseau revient, vous continuez où vous étiez.
offline-again = Réessayer
unreachable = Le serveur ne répond pas.
unexpected = Un problème inattendu est survenu. Réessayez ou rechargez la page.
failed = Cela n’a pas marché.
failed-unauthorized = Entrez d’abord un nom.
failed-forbidden = Vous n’avez pas accès à cela.
failed-not_found = Cette table n’existe pas.
failed-not_your_turn = Ce n’est pas votre tour.
failed-not_your_seat = Ce n’est pas votre place.
failed-over = La partie est finie.
failed-cannot_undo = Cela ne peut plus être repris.
failed-limit = Trop à la fois. Attendez un instant.
failed-too_large = C’est trop grand.
failed-unavailable = Le serveur est occupé. Réessayez dans un instant.

## La première partie guidée

lesson = Leçon
lesson-of = Leçon : { $game }
learn = Apprendre
lesson-step = Étape { $number } sur { $count }
lesson-back = Retour
lesson-skip = Passer la leçon
lesson-next = Suite
lesson-play = Jouer une vraie partie
# Something else was touched than what the sentence asks for.
lesson-elsewhere = Pas celui-là. { $sentence }
offer-title = Deux minutes pour apprendre ?
offer-note = Sur le vrai plateau, une phrase à la fois.
offer-learn = Apprendre
offer-play = Jouer tout de suite
coach-seen = Compris
guest = Invité
former-player = Un ancien joueur

## Rythme et confirmation

pace-of-others = Coups des autres
pace-calm = Tranquille
pace-usual = Normal
pace-fast = Rapide
pace-tap = Attendre que je touche
setting-confirm = Confirmer chaque tour
setting-confirm-note = Sinon, le tour est joué dès qu’il est complet.
setting-forced = Jouer d’office les coups forcés
setting-forced-note = Quand un seul coup est possible, il se joue de lui-même.
setting-keys = Touches à une lettre
setting-keys-note = U reprend, H donne un conseil. Ctrl + Entrée confirme toujours.
more-happened = Il s’est encore passé quelque chose.
only-choice = Vous n’avez qu’un seul choix.
do-it = Jouer ce coup
curtain-pass = Passer à { $name }
curtain-before = Regardez, puis passez l’appareil à { $name }.
continue-used = Ce lien a déjà servi, ou il est trop ancien. Créez-en un nouveau sur l’autre appareil.
name-missing = Entrez d’abord un nom.
back = Retour
pace-is = Temps : { $pace }
skip-to = Aller au contenu
go-on = Continuer

# Puzzles
daily-puzzle = Problème du jour
