/** Every card and wagon of the shipped set, asked of the server once. */
import * as server from "../../../server/requests";
import type { CardFace, WagonFace } from "../view";

interface All {
  cards: Record<string, CardFace>;
  wagons: Record<string, WagonFace>;
}

class Gallery {
  #all = $state.raw<All>({ cards: {}, wagons: {} });
  #asked = false;
  cards = $derived(this.#all.cards);
  wagons = $derived(this.#all.wagons);

  ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    server.gallery("huns").then(
      ({ shown }) => (this.#all = shown as unknown as All),
      () => (this.#asked = false),
    );
  }
}

export const gallery = new Gallery();
export const askGallery = (): void => gallery.ask();
