/** The keys that do something at a table, as they are listed under `?`. */
import type { TextName } from "../texts/language.svelte";

export const actions = ["n", "u", "U", "h", "f", "m", "?"] as const;
export type Action = (typeof actions)[number];

export interface Shortcut {
  keys: string[];
  does: TextName;
}

export const shortcuts: Shortcut[] = [
  { keys: ["n"], does: "keys.next" },
  { keys: ["u"], does: "undo" },
  { keys: ["Shift", "U"], does: "start.over.turn" },
  { keys: ["h"], does: "hint" },
  { keys: ["←", "→"], does: "keys.steps" },
  { keys: ["Shift", "←", "→"], does: "keys.turns" },
  { keys: ["Home", "End"], does: "keys.ends" },
  { keys: ["space"], does: "keys.skip" },
  { keys: ["Esc"], does: "keys.escape" },
  { keys: ["f"], does: "keys.flip" },
  { keys: ["m"], does: "keys.sound" },
  { keys: ["?"], does: "keys.help" },
  { keys: ["?"], does: "what.key" },
];

const typing = "input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [inert]";

/** What a key asks for; null while somebody is typing or a sheet lies over the table. */
export function actionOf(event: KeyboardEvent): Action | null {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented, repeat } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || repeat) return null;
  if (target instanceof Element && target.closest(typing)) return null;
  if (document.querySelector("dialog[open], .table[inert]")) return null;
  return actions.find((action) => action === event.key) ?? null;
}
