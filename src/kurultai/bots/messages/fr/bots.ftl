engine-not-started = le moteur { $name } ne démarre pas : { $why }
engine-does-not-answer = le moteur { $name } ne répond pas
engine-wrote-no-json = le moteur { $name } n'écrit pas de JSON : { $line }
engine-has-ended = le moteur { $name } s'est arrêté (code { $code })
holds-no-weights-for = { $name } ne contient pas de poids pour { $id } : { $problem }
there-is-no-level-there-is = il n'y a pas de niveau { $level } (il y a : { $names })
is-not-a-file-of-engines = { $file } n'est pas un fichier de moteurs : { $error }
is-not-a-bot-write-the = { $spec } n'est pas un bot : écrivez le nom d'un niveau, ou l'un de { $known }
