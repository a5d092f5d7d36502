/** The games that this client can draw. A new game is one line here. */
import type { GameModule } from "./game";
import { dschingis } from "./dschingis";
import { heroes } from "./heroes";
import { huns } from "./huns";
import { khan } from "./khan";

export const gameModules: Record<string, GameModule> = { heroes, dschingis, huns, khan };
