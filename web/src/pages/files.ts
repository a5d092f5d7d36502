/** What a board, card … file is, in words. */
import type { SetInfo } from "../server/wire";
import { t } from "../texts/language.svelte";

export const origins = ["box", "home-made", "reconstructed"] as const;

const words = {
  box: "file.origin.box",
  "home-made": "file.origin.own",
  reconstructed: "file.origin.reconstructed",
} as const;

export const originWords = (origin: SetInfo["origin"]): string => t(words[origin]);

/** “From tower to tower (reconstructed)”. */
export const fileLabel = ({ title, origin }: Pick<SetInfo, "title" | "origin">): string =>
  t("file.label", { title: title || t("file.untitled"), origin: originWords(origin) });
