/** Who sits at the table that is open, for what boards say: a name where one was given, "you" for
 * whoever reads. */
import type { SeatInfo } from "../server/wire";

class People {
  #seats = $state.raw<SeatInfo[]>([]);

  sit(seats: SeatInfo[]): void {
    this.#seats = seats;
  }

  /** Null: by colour. */
  name(seat: number): string | null {
    return this.#seats[seat]?.name ?? null;
  }

  /** Of two seats at one screen neither is "you". */
  isYou(seat: number): boolean {
    const mine = this.#seats.filter(({ mine }) => mine);
    return mine.length === 1 && mine[0]?.seat === seat;
  }
}

export const people = new People();
