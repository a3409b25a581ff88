/** When the reader's last turn ended. */
import type { Session } from "../table/session/session.svelte";

/** How often older rows of the log are asked for: a turn lies never that far back. */
const MOST = 5;
const LAST = new Set(["ending", "passing"]);

/** After how many answers: nothing where the reader has had no turn. */
export async function lastTurn(s: Session): Promise<number | null> {
  for (let n = 0; n <= MOST; n++) {
    const found = s.rows.findLast((entry) => entry.seat === s.me && LAST.has(entry.role));
    if (found) return found.ply + 1;
    if (s.me < 0 || !s.rows[0]?.ply) return null;
    await s.older();
  }
  return null;
}
