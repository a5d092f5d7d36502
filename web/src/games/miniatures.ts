/** The boards of all games as small pictures: no code of the boards comes with them. */
import type { Component } from "svelte";
import Plain from "./plain/Miniature.svelte";

const pictures = import.meta.glob<Component>("./*/rules/Miniature.svelte", {
  import: "default",
  eager: true,
});

export const miniatureOf = (id: string): Component =>
  pictures[`./${id}/rules/Miniature.svelte`] ?? Plain;
