/** What is worked out anew with every step of the table, but is mostly as it was before. */
import { keeping } from "../api/steps";

/** Gives back plain data with the parts it had before where they are alike, so that nothing depends on them in vain. */
export function steadily<T>(): (came: T) => T {
  let known: T | undefined;
  return (came) => (known = keeping(known, came));
}
