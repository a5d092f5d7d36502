/** How the built client is parcelled: a page is a few files, not fifty, each of them compressed ahead. */
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** What the bundler tells of a module. */
interface Known {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const source = (...path: string[]): string => resolve(import.meta.dirname, "src", ...path);
const games = readdirSync(source("games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The parcels and where they begin. What is in one is not put into a later one. */
const parcels: [name: string, entries: string[]][] = [
  ["home", [source("main.ts")]],
  ["miniatures", [source("games", "miniatures.ts")]],
  // What several boards use comes with the table: else one game would bring another along.
  ["table", [source("pages", "Table.svelte"), source("table", "zoom", "Zoomed.svelte")]],
  ...games.map((game): [string, string[]] => [game, [source("games", game, "index.ts")]]),
];

/** Everything that an entry needs from the start. */
function* needed(entries: string[], known: Known): Generator<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    yield id;
    open.push(...(known.getModuleInfo(id)?.importedIds ?? []));
  }
}

/** The parcels, as the bundler wants them. */
export function groups(): {
  name: (id: string, known: Known) => string | null;
  priority: number;
}[] {
  return parcels.map(([name, entries], n) => {
    let whole: Set<string> | null = null;
    return {
      name: (id, known) => ((whole ??= new Set(needed(entries, known))).has(id) ? name : null),
      priority: parcels.length - n,
    };
  });
}

const compressible = /\.(?:js|css|html|svg)$/;
const worthIt = 200; // bytes

/** Beside each file the same with Brotli and gzip, for the server to choose from. */
export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }) {
      const names = readdirSync(dir ?? ".", { recursive: true, encoding: "utf-8" });
      for (const name of names.filter((each) => compressible.test(each))) {
        const path = join(dir ?? ".", name);
        if (statSync(path).size < worthIt) continue;
        const text = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

const listed = "virtual:spoken";
const files = /^(?:messages|games\/[\w-]+\/messages)\/([\w-]+)\/(\w+)\.ftl$/;

/** Sentences that the home page says: the frame's, and what each game's card says. */
function* spokenFiles(): Generator<{ language: string; path: string }> {
  for (const path of readdirSync(source(), { recursive: true, encoding: "utf-8" }).sort()) {
    const [, language, file] = files.exec(path.replaceAll("\\", "/")) ?? [];
    if (language && (file === "card" || path.startsWith("messages"))) yield { language, path };
  }
}

/** Each language's in one file: `virtual:spoken` has a function for each that loads it. */
export function spoken(): Plugin {
  return {
    name: "spoken",
    resolveId: (id) => (id.startsWith(listed) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${listed}`)) return null;
      const language = id.slice(listed.length + 2);
      const all = [...spokenFiles()];
      if (language) {
        const texts = all
          .filter((each) => each.language === language)
          .map(({ path }) => [`../${path}`, readFileSync(source(path), "utf-8")]);
        return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
      }
      const rows = [...new Set(all.map((each) => each.language))].map(
        (each) => `${JSON.stringify(each)}: () => import("${listed}/${each}")`,
      );
      return `export default {${rows.join(", ")}}`;
    },
  };
}
