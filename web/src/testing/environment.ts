/** As much of a browser as the logic of the client needs: no page, a clock, a place to keep things. */
import type { Environment } from "vitest/runtime";

class Storage {
  readonly #kept = new Map<string, string>();
  getItem = (name: string): string | null => this.#kept.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.#kept.set(name, value);
  removeItem = (name: string): void => void this.#kept.delete(name);
}

export default {
  name: "bare browser",
  viteEnvironment: "client", // Svelte's runes as they run in a browser
  setup(global) {
    const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
    const browser = {
      window: global,
      document: { ...listening, visibilityState: "visible", documentElement: { dataset: {} } },
      location: new URL("http://kurultai.test/tables/t"),
      navigator: { language: "en-GB", languages: ["en-GB"] },
      localStorage: new Storage(),
      sessionStorage: new Storage(),
      matchMedia: () => ({ matches: false, ...listening }),
      ...listening,
    };
    for (const [name, value] of Object.entries(browser))
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return { teardown: () => undefined };
  },
} satisfies Environment;
