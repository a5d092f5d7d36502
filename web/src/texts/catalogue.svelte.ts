/** The messages of this client: `messages/<language>/<file>.ftl`, here and in each game's folder, in the
 * syntax of Project Fluent. Only the chosen language is loaded: what the home page says in one file
 * (web/parcels.ts), the rest when it is first needed; English where something is missing. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import spoken from "virtual:spoken";
import { remember, remembered } from "../settings/remembered";

export type Parts = Record<string, string | number>;

const files = import.meta.glob<string>(
  ["../games/*/messages/*/*.ftl", "!../games/*/messages/*/card.ftl"],
  { query: "?raw", import: "default" },
);
const english = "en";
const found = Object.keys(spoken);

/** What a language is called by those who speak it. */
function nameOf(id: string): string {
  const name = new Intl.DisplayNames([id], { type: "language" }).of(id) ?? id;
  return name.charAt(0).toLocaleUpperCase(id) + name.slice(1);
}

export const languages = found.map((id) => ({ id, name: nameOf(id) }));

function first(): string {
  const wanted = [remembered("language") ?? "", ...navigator.languages];
  const short = wanted.map((name) => name.toLowerCase().split("-")[0] ?? "");
  return [...wanted, ...short].find((name) => found.includes(name)) ?? english;
}

const catalogues: Catalogue[] = [];

class Chosen {
  current = $state(first());

  /** Everything is loaded before anything changes. */
  async choose(language: string): Promise<void> {
    const loaded = await Promise.all(catalogues.map((each) => each.load(language)));
    for (const use of loaded) use();
    this.current = language;
    remember("language", language);
  }

  /** The one that a button offers: the next in the list. */
  get next(): { id: string; name: string } {
    const at = languages.findIndex(({ id }) => id === this.current);
    return languages[(at + 1) % languages.length] ?? { id: english, name: "English" };
  }
}

export const language = new Chosen();

export class Catalogue {
  #bundle = $state.raw<FluentBundle | null>(null);
  #english = $state.raw<FluentBundle | null>(null);
  /** Await it before anything is said. */
  readonly ready: Promise<void>;

  /** `place`: whose messages they are, as a folder; none for those of the frame. */
  readonly #paths: (language: string) => string[];

  constructor(place: string, ...names: string[]) {
    this.#paths = (id) =>
      names.map((name) => `../${place ? `${place}/` : ""}messages/${id}/${name}.ftl`);
    catalogues.push(this);
    this.ready = this.load(language.current).then((use) => use());
  }

  /** Loads a language; what it answers puts it to use. */
  async load(id: string): Promise<() => void> {
    const bundle = await this.#read(id);
    return () => (this.#bundle = bundle);
  }

  has(name: string): boolean {
    return this.#bundle?.hasMessage(idOf(name)) ?? false;
  }

  /** A message with its parts, in the chosen language. */
  say(name: string, parts: Parts = {}): string {
    const id = idOf(name);
    const bundle = this.#bundle?.hasMessage(id) ? this.#bundle : this.#english;
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, parts);
    if (!this.#english) void this.#read(english).then((read) => (this.#english = read));
    return "";
  }

  async #read(id: string): Promise<FluentBundle> {
    const bundle = new FluentBundle(id, { useIsolating: false });
    const texts = await Promise.all(this.#paths(id).map((path) => textAt(path, id)));
    for (const text of texts) bundle.addResource(new FluentResource(text));
    return bundle;
  }
}

async function textAt(path: string, language: string): Promise<string> {
  const file = files[path];
  return file ? file() : ((await spoken[language]?.())?.default[path] ?? "");
}

/** Code may write the groups of a name with dots: "home.go" is the message home-go. */
const idOf = (name: string): string => name.replaceAll(".", "-");
