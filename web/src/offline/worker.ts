/// <reference lib="webworker" />
/**
 * The service worker: the client opens without a server. It keeps the client's own files and the words and pictures of the
 * games; what tables look like is kept by the page itself (kept.ts), which knows what it has seen.
 */
import { cacheFirst, networkFirst, type Store } from "./strategies";

declare const FILES: string[];
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const SHELL = `spielwerk-client-${VERSION}`;
/** Answers that are the same for everybody: which games there are, their texts and components. */
const WORDS = "spielwerk-words";
/** Python and the engine, kept by whoever opens a companion (companion/keeping.ts). */
const ENGINE = "spielwerk-engine";
const PYTHON = /^\/pyodide-/;
const SHARED = /^\/api\/(games|texts)(\/|$)/;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", ...FILES])));
});

/** A page that is open loads its parts from the older files as long as it lives: those go with the next start. */
worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) =>
      Promise.all(names.filter((name) => name.startsWith("spielwerk-client-") && name !== SHELL).map((name) => caches.delete(name))),
    ),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (PYTHON.test(url.pathname) || url.pathname === "/engine.zip") {
    const kept: Store = { open: () => caches.open(ENGINE), fetch: () => fetch(request) };
    return event.respondWith(PYTHON.test(url.pathname) ? cacheFirst(kept, url.pathname) : networkFirst(kept, url.pathname));
  }
  const store: Store = { open: () => caches.open(SHARED.test(url.pathname) ? WORDS : SHELL), fetch: () => fetch(request) };
  if (request.mode === "navigate") event.respondWith(networkFirst(store, "/"));
  else if (SHARED.test(url.pathname)) event.respondWith(networkFirst(store, request.url, true));
  else if (FILES.includes(url.pathname)) event.respondWith(cacheFirst(store, url.pathname));
});
