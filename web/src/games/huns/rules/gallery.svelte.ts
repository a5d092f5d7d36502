/** Every card and wagon of the shipped set, asked of the server once for each language. */
import * as server from "../../../server/requests";
import { language } from "../../../texts/language.svelte";
import { viewOf } from "../../game";
import type { Gallery as Shown } from "../view";

class Gallery {
  #all = $state.raw<Shown>({ cards: {}, wagons: {} });
  #asked = ""; // the language
  cards = $derived(this.#all.cards);
  wagons = $derived(this.#all.wagons);

  ask(): void {
    const wanted = language.current;
    if (this.#asked === wanted) return;
    this.#asked = wanted;
    server.gallery("huns").then(
      ({ shown }) => {
        if (this.#asked === wanted) this.#all = viewOf<Shown>(shown);
      },
      () => (this.#asked = ""),
    );
  }
}

export const gallery = new Gallery();
export const askGallery = (): void => gallery.ask();
