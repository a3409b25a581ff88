/** What of a game's components has no picture of its effect, on purpose; `tests/pictures.test.ts` misses a picture of anything else. */
export interface InWords {
  kinds: string[];
  moments: string[];
  clauses: string[];
}
