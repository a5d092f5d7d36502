/** Parts of the client that come from the server when they are first asked for. */
const pause = 1000;

/**
 * Whether the server has another client by now: the parts of this one that were not loaded yet are
 * gone then, and the page has to be opened anew.
 */
async function hasBeenReplaced(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  if (!script) return false;
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok && !(await answer.text()).includes(new URL(script.src).pathname);
  } catch {
    return false; // the server is away: the same part may come later
  }
}

export class Shelf<Part> {
  #found = $state.raw<Record<string, Part>>({});
  #asked = new Set<string>();

  constructor(private readonly load: (id: string) => Promise<Part>) {}

  /** The part, or null until it is here. */
  get(id: string): Part | null {
    if (!this.#asked.has(id)) {
      this.#asked.add(id);
      void this.#fetch(id);
    }
    return this.#found[id] ?? null;
  }

  async #fetch(id: string): Promise<void> {
    try {
      const part = await this.load(id);
      this.#found = { ...this.#found, [id]: part };
    } catch {
      if (await hasBeenReplaced()) location.reload();
      else setTimeout(() => void this.#fetch(id), pause);
    }
  }
}
