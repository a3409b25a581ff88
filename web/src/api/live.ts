/** Live updates: a stream that is opened again whenever it breaks, until it is stopped. */
import { createParser } from "eventsource-parser";
import { authorization } from "./keys";
import type { News } from "./types";

/** An event of the stream: its name, which is outside of what the description can say, and its data. */
export type Live = News & { event: string };

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** The server speaks every 15 seconds at least; silence beyond this means the machine slept or the line is dead. */
const SILENCE = 40_000;
/** Whoever comes back to the page need not wait that long. */
const DOUBT = 20_000;

/** Takes the stream as it comes, in pieces; comments only show that the line is alive. */
export function hearing(heard: (live: Live) => void): (piece: string) => void {
  return createParser({
    onEvent: ({ event = "message", data }) => heard({ ...(JSON.parse(data) as News), event }),
  }).feed;
}

/** With the keys of this moment: whoever gets others opens another stream, since events are for the eyes of the keys. */
export function listen(table: string, heard: (live: Live) => void, connected: (up: boolean) => void): () => void {
  const keys = authorization(table);
  let stopped = false;
  let wait = FIRST_WAIT;
  let abort = new AbortController();
  let wake = (): void => undefined;
  let heardAt = Date.now();

  async function once(): Promise<void> {
    abort = new AbortController();
    let watchdog = setTimeout(() => abort.abort(), SILENCE);
    try {
      const response = await fetch(`/api/tables/${encodeURIComponent(table)}/events`, {
        headers: { Accept: "text/event-stream", ...keys },
        signal: abort.signal,
        cache: "no-store",
      });
      if (!response.ok || !response.body) throw new Error(String(response.status));
      connected(true);
      heardAt = Date.now();
      wait = FIRST_WAIT;
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      const hear = hearing(heard);
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(watchdog);
        watchdog = setTimeout(() => abort.abort(), SILENCE);
        heardAt = Date.now();
        hear(value);
      }
    } finally {
      clearTimeout(watchdog);
    }
  }

  async function run(): Promise<void> {
    while (!stopped) {
      try {
        await once();
      } catch {
        // A broken line is the normal case here: wait and connect again.
      }
      if (stopped) return;
      connected(false);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, wait);
      });
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }

  /** Connects anew at once: what was heard before may have been missed since. */
  const anew = (): void => {
    wait = FIRST_WAIT;
    abort.abort();
    wake();
  };
  const back = (): void => {
    if (document.visibilityState !== "visible") return;
    if (Date.now() - heardAt > DOUBT) anew();
    else wake();
  };
  const off = (): void => connected(false);
  document.addEventListener("visibilitychange", back);
  window.addEventListener("pageshow", back);
  window.addEventListener("online", anew);
  window.addEventListener("offline", off);
  void run();
  return () => {
    stopped = true;
    document.removeEventListener("visibilitychange", back);
    window.removeEventListener("pageshow", back);
    window.removeEventListener("online", anew);
    window.removeEventListener("offline", off);
    abort.abort();
    wake();
  };
}
