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

/** A stream that is opened again and again until it is stopped. */
class Line {
  private readonly address: string;
  private readonly headers: Record<string, string>;
  private readonly heard: (live: Live) => void;
  private readonly connected: (up: boolean) => void;
  private stopped = false;
  private wait = FIRST_WAIT;
  private abort = new AbortController();
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private wake = (): void => undefined;
  private heardAt = Date.now();

  constructor(table: string, heard: (live: Live) => void, connected: (up: boolean) => void) {
    this.address = `/api/tables/${encodeURIComponent(table)}/events`;
    this.headers = { Accept: "text/event-stream", ...authorization(table) };
    this.heard = heard;
    this.connected = connected;
  }

  async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.once();
      } catch {
        // A broken line is the normal case here: wait and connect again.
      }
      if (this.stopped) return;
      this.connected(false);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, this.wait);
      });
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    }
  }

  stop = (): void => {
    this.stopped = true;
    this.abort.abort();
    this.wake();
  };

  /** Connects anew at once: what was heard before may have been missed since. */
  anew = (): void => {
    this.wait = FIRST_WAIT;
    this.abort.abort();
    this.wake();
  };

  back = (): void => {
    if (document.visibilityState !== "visible") return;
    if (Date.now() - this.heardAt > DOUBT) this.anew();
    else this.wake();
  };

  off = (): void => this.connected(false);

  private async once(): Promise<void> {
    this.abort = new AbortController();
    this.watch();
    try {
      const response = await fetch(this.address, { headers: this.headers, signal: this.abort.signal, cache: "no-store" });
      if (!response.ok || !response.body) throw new Error(String(response.status));
      this.connected(true);
      this.heardAt = Date.now();
      this.wait = FIRST_WAIT;
      await this.read(response.body.pipeThrough(new TextDecoderStream()).getReader());
    } finally {
      clearTimeout(this.watchdog);
    }
  }

  private async read(reader: ReadableStreamDefaultReader<string>): Promise<void> {
    const hear = hearing(this.heard);
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      this.watch();
      this.heardAt = Date.now();
      hear(value);
    }
  }

  private watch(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.abort.abort(), SILENCE);
  }
}

/** With the keys of this moment: whoever gets others opens another stream, since events are for the eyes of the keys. */
export function listen(table: string, heard: (live: Live) => void, connected: (up: boolean) => void): () => void {
  const line = new Line(table, heard, connected);
  const signs: [EventTarget, string, () => void][] = [
    [document, "visibilitychange", line.back],
    [window, "pageshow", line.back],
    [window, "online", line.anew],
    [window, "offline", line.off],
  ];
  for (const [from, name, hear] of signs) from.addEventListener(name, hear);
  void line.run();
  return () => {
    for (const [from, name, hear] of signs) from.removeEventListener(name, hear);
    line.stop();
  };
}
