/** The names of games and of bots' levels, asked once in a language. */
import { language, locale, say } from "../../texts/language.svelte";
import * as server from "../../server/requests";
import type { LevelInfo } from "../../server/wire";
import type { Text } from "../../texts/text";

export const titles = $state<Record<string, Text>>({});
export const levels = $state<Record<string, Text>>({});

const asked = new Map<string, string>();

export function askLevels(game: string): void {
  if (asked.get(game) === language.current) return;
  asked.set(game, language.current);
  server
    .game(game)
    .then((info) => {
      titles[game] = info.title;
      for (const { id, name } of info.levels) levels[id] = name;
    })
    .catch(() => asked.delete(game)); // the table is there; only names are missing until the next visit
}

/** A level's name and, where it was measured, its rating: "Scout · 1,420". */
export const rated = ({ name, rating }: LevelInfo): string =>
  rating === null ? say(name) : `${say(name)} · ${rating.toLocaleString(locale())}`;
