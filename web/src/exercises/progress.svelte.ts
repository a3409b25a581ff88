/** How this browser's person did: the first answer to each exercise counts. */
import { kept } from "../lib/kept";

type Kept = Record<string, Record<string, boolean>>;

const STORE = "spielwerk.exercises";

class Progress {
  private all = $state.raw<Kept>(kept(STORE, {}));

  /** Whether it was right; undefined where nobody has tried. */
  of(game: string, id: string): boolean | undefined {
    return this.all[game]?.[id];
  }

  note(game: string, id: string, right: boolean): void {
    const known = kept<Kept>(STORE, {});
    if (known[game]?.[id] === true) return;
    known[game] = { ...known[game], [id]: right };
    this.all = known;
    localStorage.setItem(STORE, JSON.stringify(known));
  }
}

export const progress = new Progress();
