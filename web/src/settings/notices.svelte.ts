/** Whether the browser tells, outside its window, that it is my move. Silent until asked for. */
import { say, t } from "../texts/language.svelte";
import { remember, remembered } from "./remembered";
import { router } from "../router.svelte";
import { askLevels, titles } from "../table/session/levels.svelte";

const isKnown = "Notification" in window;

class Notices {
  on = $state(isKnown && remembered("notices") === "on" && Notification.permission === "granted");
  denied = $state(false);

  async choose(on: boolean): Promise<void> {
    const granted = on && isKnown && (await Notification.requestPermission()) === "granted";
    this.denied = on && !granted;
    this.on = granted;
    remember("notices", granted ? "on" : "off");
  }

  /** It is my move at a table; told once, and only to who is looking elsewhere. */
  turn(table: string, game: string): void {
    askLevels(game);
    if (!this.on || document.visibilityState === "visible") return;
    const title = titles[game];
    try {
      const notice = new Notification(t("notice.turn", { game: title ? say(title) : "Kurultai" }), {
        tag: table,
        icon: "/icon.svg",
      });
      notice.onclick = () => {
        window.focus();
        router.go(`/tables/${table}`);
      };
    } catch {
      // Some phones only take notices from elsewhere: the tab's title remains.
    }
  }
}

export const notices = new Notices();
