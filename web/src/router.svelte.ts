/** Which page is open: the path of the address, without reloading. */

export interface Route {
  page: string;
  /** Of the game, the table or the device that the page is about; of a lesson "game/lesson". */
  id: string;
}

const pages: Record<string, RegExp> = {
  home: /^\/()$/,
  new: /^\/new\/([\w-]+)$/,
  table: /^\/tables\/([a-z0-9]+)$/,
  review: /^\/tables\/([a-z0-9]+)\/review$/,
  rules: /^\/rules\/([\w-]+)$/,
  learn: /^\/learn\/([\w-]+)$/,
  lesson: /^\/learn\/([\w-]+\/[\w-]+)$/,
  puzzles: /^\/puzzles\/([\w-]+)$/,
  puzzle: /^\/puzzles\/([\w-]+\/[\w-]+)$/,
  how: /^\/how\/([\w-]+)$/,
  example: /^\/how\/([\w-]+\/[\w-]+)$/,
  device: /^\/device\/([\w-]+)$/,
};

export function routeOf(path: string): Route {
  for (const [page, pattern] of Object.entries(pages)) {
    const match = pattern.exec(path);
    if (match) return { page, id: match[1] ?? "" };
  }
  return { page: "lost", id: "" };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  /** A page that only leads to another leaves no trace. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#read();
  }

  #read(): void {
    this.route = routeOf(location.pathname);
  }

  /** A plain click on a link of our own turns the page instead of loading it. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
