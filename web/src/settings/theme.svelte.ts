/** Light or dark: as the system has it, until this browser's choice. */
import { remember, remembered } from "./remembered";

export type Theme = "system" | "light" | "dark";
export const themes: Theme[] = ["system", "light", "dark"];

class Chosen {
  current = $state<Theme>(themes.find((theme) => theme === remembered("theme")) ?? "system");

  choose(theme: Theme): void {
    this.current = theme;
    remember("theme", theme);
  }
}

export const theme = new Chosen();
