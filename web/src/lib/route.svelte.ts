/** Where we are: `/`, `/t/ID` (with keys behind the #) or `/t/ID/57` (after so many answers), `/games/GAME` (its components), `/learn/GAME` (its guided game), `/rules/GAME` or
 *  `/rules/GAME/CASE`, `/exercises/GAME` or `/exercises/GAME/ID`, `/statistics`, `/records` (the book of solo games), `/companion/GAME` (at a real board), `/admin` (with its key behind the #). */
export type Route =
  | { page: "lobby" | "statistics" | "records" }
  | { page: "admin"; key: string }
  | { page: "table"; id: string; invitation: string; secret: string; at: number | null }
  | { page: "components" | "learn" | "companion"; game: string }
  | { page: "rules" | "exercises"; game: string; id: string };

export function parse(path: string, hash: string): Route {
  const table = /^\/t\/([^/]+)(?:\/(\d{1,6}))?\/?$/.exec(path);
  if (table) {
    const keys = new URLSearchParams(hash.replace(/^#/, ""));
    return {
      page: "table",
      id: decodeURIComponent(table[1]!),
      invitation: keys.get("invitation") ?? "",
      secret: keys.get("secret") ?? "",
      at: table[2] === undefined ? null : Number(table[2]),
    };
  }
  const part = /^\/(rules|exercises)\/([\w-]+)(?:\/([\w.-]+))?\/?$/.exec(path);
  if (part) return { page: part[1] as "rules" | "exercises", game: part[2]!, id: part[3] ?? "" };
  const plain = /^\/(statistics|records)\/?$/.exec(path);
  if (plain) return { page: plain[1] as "statistics" | "records" };
  if (/^\/admin\/?$/.test(path)) return { page: "admin", key: new URLSearchParams(hash.replace(/^#/, "")).get("key") ?? "" };
  const page = /^\/(games|learn|companion)\/([\w-]+)\/?$/.exec(path);
  return page ? { page: page[1] === "games" ? "components" : (page[1] as "learn" | "companion"), game: page[2]! } : { page: "lobby" };
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.hash));

  constructor() {
    const follow = (): void => void (this.route = parse(location.pathname, location.hash));
    addEventListener("popstate", follow);
    addEventListener("hashchange", follow);
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.route = parse(location.pathname, location.hash);
  }

  /** The same page without keys in the address bar. */
  clean(): void {
    history.replaceState(null, "", location.pathname);
    this.route = parse(location.pathname, "");
  }
}

export const router = new Router();

/** For links: plain clicks stay in the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  router.go(link.getAttribute("href")!);
}
