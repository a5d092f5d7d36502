/** Everything the client itself says, in both languages side by side. The rest comes from the server. */

export interface Both {
  en: string;
  fr: string;
}

const both = (en: string, fr: string): Both => ({ en, fr });

export const texts = {
  home: both("Kurultai, home", "Kurultai, accueil"),
  "home.go": both("To the games", "Vers les jeux"),
  play: both("Play", "Jouer"),
  rules: both("Rules", "Règles"),
  close: both("Close", "Fermer"),
  settings: both("Language, light, sound", "Langue, lumière, son"),
  language: both("Language", "Langue"),
  theme: both("Light", "Lumière"),
  "theme.system": both("As the system", "Comme le système"),
  "theme.light": both("Day", "Jour"),
  "theme.dark": both("Dusk", "Crépuscule"),
  sound: both("Sound", "Son"),
  "sound.off": both("Off", "Coupé"),
  "sound.on": both("Soft", "Doux"),

  "home.title": both("Who will be the next khan?", "Qui sera le prochain khan ?"),
  "home.about": both(
    "Board games from the steppe, at a table that knows the rules. Play against a bot, or with a friend at this screen.",
    "Des jeux de plateau venus de la steppe, à une table qui connaît les règles. Jouez contre un bot, ou avec un ami devant cet écran.",
  ),
  "home.games": both("Games", "Jeux"),
  "home.facts": both(
    "{seats} players · about {minutes} minutes",
    "{seats} joueurs · environ {minutes} minutes",
  ),

  continue: both("Go on playing", "Reprendre"),
  "continue.none": both(
    "Nothing here yet. Your games will wait for you here, even when you close the page.",
    "Rien pour l'instant. Vos parties vous attendront ici, même si vous fermez la page.",
  ),
  "continue.move": both("{n} move", "{n} coup"),
  "continue.moves": both("{n} moves", "{n} coups"),
  "continue.yours": both("Your move", "À vous"),
  "continue.theirs": both("Their move", "À l'autre"),
  "continue.over": both("Finished", "Terminée"),
  "continue.record": both("Record", "Relevé"),
  "continue.all": both("Show all", "Tout montrer"),

  record: both("Record", "Relevé"),
  "record.title": both("Look at a record", "Regarder un relevé"),
  "record.drop": both("Drop a game's record here", "Déposez ici le relevé d'une partie"),
  "record.pick": both("Choose a file", "Choisir un fichier"),
  "record.unreadable": both(
    "This file is not a record: it should be the JSON file that a table lets you download",
    "Ce fichier n'est pas un relevé : il faut le fichier JSON qu'une table permet de télécharger",
  ),
  "record.download": both("Download the record", "Télécharger le relevé"),
  "record.only": both("A record, to look at", "Un relevé, à regarder"),

  "new.players": both("How many players?", "Combien de joueurs ?"),
  "new.who": both("Who plays {colour}?", "Qui joue {colour} ?"),
  "new.me": both("Me", "Moi"),
  "new.friend": both("A friend here", "Un ami ici"),
  "new.bot": both("A bot", "Un bot"),
  "new.level": both("Level", "Niveau"),
  "new.swap": both("Swap sides", "Changer de côté"),
  "new.options": both("Options and language", "Options et langue"),
  "new.start": both("Start the game", "Commencer la partie"),
  "new.rules": both("Read the rules", "Lire les règles"),
  "new.file.forget": both("Use the usual one after all", "Garder finalement l'habituelle"),
  "new.file.unreadable": both(
    "This file cannot be read: it should be TOML, like the shipped one, or JSON",
    "Ce fichier est illisible : il faut du TOML, comme celui fourni, ou du JSON",
  ),
  preparing: both("The rules are being prepared", "Les règles se préparent"),
  "preparing.starts": both(
    "The game starts as soon as the rules are prepared",
    "La partie commence dès que les règles sont prêtes",
  ),
  "preparing.title": both("In a moment", "Un instant"),

  "lost.title": both("Nothing but grass here", "Rien que de l'herbe ici"),
  "lost.text": both(
    "There is no such page or table. It may belong to another browser.",
    "Cette page ou cette table n'existe pas. Elle est peut-être à un autre navigateur.",
  ),
  "lost.server.title": both("Nobody answers", "Personne ne répond"),
  "lost.server": both(
    "The server does not answer. We keep asking.",
    "Le serveur ne répond pas. Nous insistons.",
  ),
  "lost.request": both(
    "The server does not answer: try again in a moment",
    "Le serveur ne répond pas : réessayez dans un instant",
  ),
  "lost.reconnecting": both("Reconnecting…", "Reconnexion…"),

  "rules.title": both("The rules of {game}", "Les règles de {game}"),
  "rules.about": both(
    "In our own words, with the place in the rulebook. When a move is refused, the table links here.",
    "Dans nos propres mots, avec l'endroit du livret. Quand un coup est refusé, la table renvoie ici.",
  ),
  "rules.rule": both("rule", "règle"),
  "rules.ruling": both("ruling", "décision"),
  "rules.reconstruction": both("reconstruction", "reconstitution"),
  "rules.rule.title": both("The rules", "Les règles"),
  "rules.rule.about": both("What the rulebook says.", "Ce que dit le livret."),
  "rules.ruling.title": both("Rulings", "Décisions"),
  "rules.ruling.about": both(
    "Where the rulebook is silent or can be read in two ways, we settle it so.",
    "Là où le livret se tait ou se lit de deux façons, nous tranchons ainsi.",
  ),
  "rules.reconstruction.title": both("The board", "Le plateau"),
  "rules.reconstruction.about": both(
    "What was only drawn in the rulebook, and is lost.",
    "Ce que le livret dessinait seulement, et qui est perdu.",
  ),

  "seat.me": both("you", "vous"),
  "seat.friend": both("friend", "ami"),
  "seat.other": both("someone", "quelqu'un"),
  "seat.bot": both("bot", "bot"),
  "seat.bot.level": both("{level}", "{level}"),
  "seat.turn": both("to move", "au trait"),

  "cover.title": both("{who}, it is your turn", "{who}, c'est à vous"),
  "cover.text": both(
    "Pass the screen on. What {who} knows shows once the cover is lifted.",
    "Passez l'écran. Ce que sait {who} se montre quand on lève la couverture.",
  ),
  "cover.lift": both("I am {who}: show the table", "Je suis {who} : montrer la table"),

  "not.turn": both("It is the other side's move", "C'est à l'autre camp de jouer"),
  "not.seated": both(
    "You are watching: this table is for others",
    "Vous regardez : cette table est à d'autres",
  ),
  "asked.ending": both("The game is over: counting", "La partie est finie : on compte"),
  "asked.wait": both("{who} is choosing a move", "{who} choisit son coup"),
  "asked.last": both("{who}: {what}", "{who} : {what}"),
  "refused.rule": both("Rule: {rule}", "Règle : {rule}"),
  looking: both(
    "Looking back: after move {at} of {of}",
    "Retour en arrière : après le coup {at} sur {of}",
  ),
  "looking.back": both("Back to the game", "Revenir à la partie"),
  "looking.why": both(
    "This is an earlier position: go back to the game to play",
    "C'est une position antérieure : revenez à la partie pour jouer",
  ),
  "looking.unfinished": both(
    "The record ends here, with {who} to move",
    "Le relevé s'arrête ici, trait à {who}",
  ),

  undo: both("Undo", "Annuler"),
  hint: both("Hint", "Conseil"),
  "hint.none": both(
    "A hint is given when it is your move",
    "Un conseil se donne quand c'est à vous de jouer",
  ),
  "hint.thinking": both("Looking for a good move…", "Recherche d'un bon coup…"),
  flip: both("Flip", "Retourner"),
  moves: both("Moves", "Coups"),
  more: both("More", "Plus"),
  resign: both("Resign", "Abandonner"),
  "resign.none": both("There is no game to give up", "Il n'y a pas de partie à abandonner"),
  "resign.title": both("Give the game up?", "Abandonner la partie ?"),
  "resign.text": both("The other side wins then.", "L'autre camp gagne alors."),
  "resign.no": both("Play on", "Continuer"),

  "history.first": both("To the start", "Au début"),
  "history.previous": both("One move back", "Un coup en arrière"),
  "history.next": both("One move on", "Un coup en avant"),
  "history.last": both("Back to the game", "Revenir à la partie"),
  "history.slider": both("Position in the game", "Position dans la partie"),
  "history.none": both("No moves yet.", "Aucun coup encore."),

  result: both("The game is over", "La partie est finie"),
  "result.show": both("Result and rematch", "Résultat et revanche"),
  "result.won": both("You win!", "Vous gagnez !"),
  "result.lost": both("Not this time", "Pas cette fois"),
  "result.wins": both("{who} wins", "{who} gagne"),
  "result.draw": both("A draw", "Égalité"),
  "result.look": both("Look at the game", "Revoir la partie"),
  "result.new": both("Another game", "Une autre partie"),
  rematch: both("Rematch", "Revanche"),

  "square.first": both("may move", "peut jouer"),
  "square.picked": both("chosen", "choisi"),
  "square.next": both("may go here", "case possible"),

  "heroes.about": both(
    "Two sides, eight cities. Surround what stands in your way, make heroes in your towns, take the other side's.",
    "Deux camps, huit villes. Cernez ce qui vous barre la route, faites des héros dans vos villes, prenez celles d'en face.",
  ),
  "heroes.board": both("Board", "Plateau"),
  "heroes.cities": both("cities", "villes"),
  "heroes.promote": both("Make it a hero", "En faire un héros"),
  "heroes.pass": both("Pass", "Passer"),
  "heroes.lost": both("{n} pieces lost", "{n} pions perdus"),
  "heroes.lost.one": both("1 piece lost", "1 pion perdu"),
  "heroes.empty": both("empty", "vide"),
  "heroes.0.warrior": both("gold warrior", "combattant doré"),
  "heroes.0.hero": both("gold hero", "héros doré"),
  "heroes.0.city": both("gold city", "ville dorée"),
  "heroes.1.warrior": both("teal warrior", "combattant turquoise"),
  "heroes.1.hero": both("teal hero", "héros turquoise"),
  "heroes.1.city": both("teal city", "ville turquoise"),

  "review.open": both("Review the game", "Analyser la partie"),
  "review.title": both("The game reviewed", "La partie analysée"),
  "review.wait": both("Looking at every move again…", "Chaque coup est revu…"),
  "review.back": both("Back to the table", "Retour à la table"),
  "review.board": both("The board at this moment", "Le plateau à ce moment"),
  "review.moment": both("Moment of the game", "Moment de la partie"),
  "review.chances": both("Winning chances", "Chances de victoire"),
  "review.accounts": both("Where the chances went", "Où sont allées les chances"),
  "review.accounts.why": both(
    "In percent of a victory, each as that seat could reckon it at the time.",
    "En pour cent d'une victoire, tel que chacun pouvait l'estimer à ce moment-là.",
  ),
  "review.first": both("at first", "au début"),
  "review.given": both("given away", "laissé filer"),
  "review.luck": both("luck", "sort"),
  "review.others": both("the others", "les autres"),
  "review.last": both("at the end", "à la fin"),
  "review.choice": both("choice", "choix"),
  "review.points": both("Turning points", "Tournants de la partie"),
  "review.points.none": both(
    "No single move or draw decided this game.",
    "Aucun coup ni aucun tirage n'a décidé de cette partie à lui seul.",
  ),
  "review.move": both("move {n}", "coup {n}"),
  "review.better": both("Better:", "Mieux :"),
  "review.then": both("then perhaps {line}", "puis peut-être {line}"),
} as const satisfies Record<string, Both>;

export type TextName = keyof typeof texts;
