engine-not-started = the engine { $name } cannot be started: { $why }
engine-does-not-answer = the engine { $name } does not answer
engine-wrote-no-json = the engine { $name } wrote no JSON object: { $line }
engine-has-ended = the engine { $name } has ended (exit code { $code })
holds-no-weights-for = { $name } holds no weights for { $id }: { $problem }
there-is-no-level-there-is = there is no level { $level } (there is: { $names })
is-not-a-file-of-engines = { $file } is not a file of engines: { $error }
is-not-a-bot-write-the = { $spec } is not a bot: write the name of a level, or one of { $known }
