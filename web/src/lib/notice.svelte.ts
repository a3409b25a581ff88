/** What whoever runs the server tells everybody. A table hears of it by its stream, any other page asks now and then. */
import * as api from "../api/client";
import type { Live } from "../api/live";
import type { Notice } from "../api/types";
import { router } from "./route.svelte";

const EVERY = 60_000;

class Noticed {
  now = $state.raw<Notice | null>(null);

  private async ask(): Promise<void> {
    if (router.route.page === "table" || document.visibilityState !== "visible") return;
    this.now = await api.notice().catch(() => this.now);
  }

  /** Until the answer is called. */
  watch(): () => void {
    void this.ask();
    const timer = setInterval(() => void this.ask(), EVERY);
    return () => clearInterval(timer);
  }
}

export const notice = new Noticed();

/** Takes what a stream says of it; whether the event is of nothing else. */
export function passed(live: Live): boolean {
  if (live.event === "notice" || live.event === "hello") notice.now = live.notice ?? null;
  return live.event === "notice";
}
