/** What a companion needs without a net is put where the service worker finds it (offline/worker.ts). */
declare const PYTHON: string[];

const ENGINE = "spielwerk-engine";
const WORDS = "spielwerk-words";
const LANGUAGES = ["de", "en"];

async function put(store: string, paths: string[]): Promise<void> {
  const cache = await caches.open(store);
  const missing = await Promise.all(paths.map(async (path) => ((await cache.match(path)) ? "" : path)));
  await cache.addAll(missing.filter(Boolean));
}

/** Whether it can be opened without a net from now on; not where pages are not trusted to keep anything (no TLS). */
export async function keepForLater(game: string): Promise<boolean> {
  if (!("caches" in window) || !navigator.serviceWorker) return false;
  try {
    await put(ENGINE, PYTHON);
    await (await caches.open(ENGINE)).add("/engine.zip");
    const words = LANGUAGES.map((language) => `/api/texts/${game}/${language}`);
    await put(WORDS, ["/api/games", `/api/games/${game}/components`, ...words].map((path) => new URL(path, location.href).href));
    return (await navigator.serviceWorker.getRegistration()) !== undefined;
  } catch {
    return false;
  }
}
