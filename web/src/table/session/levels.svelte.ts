/** What a table needs to know of its game beside the rules: names, bots' levels; asked once in a language. */
import { language, locale, say } from "../../texts/language.svelte";
import * as server from "../../server/requests";
import type { LevelInfo } from "../../server/wire";
import type { Text } from "../../texts/text";

export const titles = $state<Record<string, Text>>({});
export const levels = $state<Record<string, Text>>({});

/** Games of which a part was made anew. */
export const reconstructed = $state<Record<string, boolean>>({});

const asked = new Map<string, string>();

export function askLevels(game: string): void {
  if (asked.get(game) === language.current) return;
  asked.set(game, language.current);
  server
    .game(game)
    .then((info) => {
      titles[game] = info.title;
      reconstructed[game] = info.reconstructed;
      for (const { id, name } of info.levels) levels[id] = name;
    })
    .catch(() => asked.delete(game)); // the table is there; only names are missing until the next visit
}

/** A level's name and, where it was measured, its rating: "Scout · 1,420". */
export const rated = ({ name, rating }: LevelInfo): string =>
  rating === null ? say(name) : `${say(name)} · ${rating.toLocaleString(locale())}`;
