/** How far this browser's person is with the guided games: chapters done, and the tables of those begun. */
import * as api from "../api/client";
import { forget } from "../api/keys";
import { kept } from "../lib/kept";
import { prefs } from "../lib/prefs.svelte";
import { router } from "../lib/route.svelte";

interface Chapter {
  done?: boolean;
  table?: string;
}

type Kept = Record<string, Record<string, Chapter>>;

const STORE = "spielwerk.learn";

class Progress {
  private all = $state.raw<Kept>(kept(STORE, {}));

  of(game: string, chapter: string): Chapter {
    return this.all[game]?.[chapter] ?? {};
  }

  private set(game: string, chapter: string, change: Chapter): void {
    const known = kept<Kept>(STORE, {});
    known[game] = { ...known[game], [chapter]: { ...known[game]?.[chapter], ...change } };
    this.all = known;
    localStorage.setItem(STORE, JSON.stringify(known));
  }

  done(game: string, chapter: string): void {
    this.set(game, chapter, { done: true });
  }

  /** The chapter from its beginning; a table that was left in the middle of it is given up. */
  async begin(game: string, chapter: string): Promise<void> {
    const old = this.of(game, chapter).table;
    if (old) await this.drop(old);
    const keys = await api.beginLesson(game, chapter, prefs.name);
    this.set(game, chapter, { table: keys.id });
    router.go(`/t/${keys.id}`);
  }

  /** From here on the table is a game like any other. */
  async playOn(game: string, chapter: string, table: string): Promise<void> {
    await api.leaveLesson(table);
    this.set(game, chapter, { table: "" });
  }

  private async drop(table: string): Promise<void> {
    try {
      await api.remove(table);
    } catch (failure) {
      if (!(failure instanceof api.Failed)) throw failure;
    }
    forget(table);
  }
}

export const progress = new Progress();
