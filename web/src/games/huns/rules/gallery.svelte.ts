/** Every card and wagon of the shipped set, asked of the server once. */
import * as server from "../../../server/requests";
import { viewOf } from "../../game";
import type { Gallery as Shown } from "../view";

class Gallery {
  #all = $state.raw<Shown>({ cards: {}, wagons: {} });
  #asked = false;
  cards = $derived(this.#all.cards);
  wagons = $derived(this.#all.wagons);

  ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    server.gallery("huns").then(
      ({ shown }) => (this.#all = viewOf<Shown>(shown)),
      () => (this.#asked = false),
    );
  }
}

export const gallery = new Gallery();
export const askGallery = (): void => gallery.ask();
