/** What I am called: kept in this browser, proved to the server if it is protected. */
import { remember, remembered } from "./remembered";
import * as server from "../server/requests";

class MyName {
  name = $state(remembered("name") ?? "");
  /** The protected name that the server knows to be mine. */
  proved = $state<string | null>(null);
  #asked = false;

  /** Null if none was given. */
  get given(): string | null {
    return this.name.trim() || null;
  }

  keep(name: string): void {
    this.name = name.trim();
    remember("name", this.name);
  }

  /** Ask once what the server knows; without an answer the name is simply not proved. */
  async ask(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.#known((await server.me()).name);
    } catch {
      this.#asked = false;
    }
  }

  async prove(name: string, passphrase: string): Promise<void> {
    this.#known((await server.proveName(name.trim(), passphrase)).name);
  }

  #known(name: string | null): void {
    this.proved = name;
    if (name && !this.given) this.keep(name);
  }
}

export const myName = new MyName();
