/** The games that this client can draw: every folder here but `plain`, which draws all others. */
import type { Component } from "svelte";
import { Shelf } from "../server/shelf.svelte";
import { Catalogue } from "../texts/catalogue.svelte";
import type { GameModule } from "./game";

const modules = import.meta.glob<GameModule>(["./*/index.ts", "!./plain/*"], { import: "game" });

const loadedModules = new Shelf<GameModule>(
  (id) => modules[`./${id}/index.ts`]?.() ?? import("./plain").then(({ game }) => game),
);
const miniatures = new Shelf(() => import("./miniatures"));
/** Made here, not where one is first said: state made inside a reaction does not wake it. */
const sentences = new Map(
  Object.keys(modules).map((path) => {
    const id = path.split("/")[1] ?? "";
    return [id, new Catalogue(`games/${id}`, "card")];
  }),
);

/** A game's board and all that belongs to it; null until it is loaded. */
export const moduleOf = (id: string): GameModule | null => loadedModules.get(id);

/** A game's board as a small picture; null until those of all games are loaded. */
export const miniatureOf = (id: string): Component | null =>
  miniatures.get("all")?.miniatureOf(id) ?? null;

/** What one does in a game and what wins, in one sentence; nothing of a game without a folder here. */
export const aboutOf = (id: string): string => sentences.get(id)?.say("about") ?? "";
