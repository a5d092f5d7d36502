/** Whether the server is of a newer version than this page: then only loading it anew helps. */
export const newer = $state({ isThere: false });

/** Parts of the page that are loaded later are gone with the old version. */
export function watchForNewer(): void {
  addEventListener("vite:preloadError", () => (newer.isThere = true));
}
