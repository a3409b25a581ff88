/** How the service worker answers: from the net or from what it kept. Without the worker around it, so that it can be tested. */
export interface Store {
  open: () => Promise<Cache>;
  fetch: () => Promise<Response>;
}

/** Files whose names carry a hash of their content never change. */
export async function cacheFirst(store: Store, key: string): Promise<Response> {
  return (await (await store.open()).match(key, { ignoreVary: true })) ?? store.fetch();
}

/** The newest there is; without a net what was kept under the key, which `keep` renews. */
export async function networkFirst(store: Store, key: string, keep = false): Promise<Response> {
  let response: Response;
  try {
    response = await store.fetch();
  } catch (problem) {
    const kept = await (await store.open()).match(key, { ignoreVary: true });
    if (kept) return kept;
    throw problem;
  }
  if (keep && response.ok) await (await store.open()).put(key, response.clone());
  return response;
}
