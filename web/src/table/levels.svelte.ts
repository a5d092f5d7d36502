/** The names of games and of bots' levels, asked once. */
import * as server from "../server";
import type { Words } from "../wire";

export const titles = $state<Record<string, Words>>({});
export const levels = $state<Record<string, Words>>({});

export function askLevels(game: string): void {
  if (titles[game]) return;
  server
    .game(game)
    .then((info) => {
      titles[game] = info.title;
      for (const { id, name } of info.levels) levels[id] = name;
    })
    .catch(() => undefined); // the table is there; only names are missing until the next visit
}
