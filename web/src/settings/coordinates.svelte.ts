/** Whether boards name their rows and columns. */
import { remember, remembered } from "./remembered";

class Coordinates {
  on = $state(remembered("coordinates") !== "off");

  choose(on: boolean): void {
    this.on = on;
    remember("coordinates", on ? "on" : "off");
  }
}

export const coordinates = new Coordinates();
