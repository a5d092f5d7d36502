/** Whether all of the board is in sight, or it is drawn larger and scrolled. */
import { remember, remembered } from "./remembered";

export type BoardSize = "fit" | "larger";
export const boardSizes: BoardSize[] = ["fit", "larger"];

class Chosen {
  current = $state<BoardSize>(boardSizes.find((size) => size === remembered("size")) ?? "fit");

  choose(size: BoardSize): void {
    this.current = size;
    remember("size", size);
  }
}

export const boardSize = new Chosen();
