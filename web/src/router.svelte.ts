/** Which page is open: the path of the address, without reloading. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "review"; table: string }
  | { page: "rules"; game: string }
  | { page: "device"; token: string }
  | { page: "lost" };

const pages: [RegExp, (part: string) => Route][] = [
  [/^\/$/, () => ({ page: "home" })],
  [/^\/new\/([a-z]+)$/, (game) => ({ page: "new", game })],
  [/^\/tables\/([a-z0-9]+)$/, (table) => ({ page: "table", table })],
  [/^\/tables\/([a-z0-9]+)\/review$/, (table) => ({ page: "review", table })],
  [/^\/rules\/([a-z]+)$/, (game) => ({ page: "rules", game })],
  [/^\/device\/([\w-]+)$/, (token) => ({ page: "device", token })],
];

function routeOf(path: string): Route {
  for (const [pattern, route] of pages) {
    const match = pattern.exec(path);
    if (match) return route(match[1] ?? "");
  }
  return { page: "lost" };
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
