/** What was pointed at last, of the things that can be chosen: it stays in sight when the pointer moves on. */
import type { Session } from "../../../table/session/session.svelte";

export function lastPointed(s: Session, wanted: RegExp): () => string {
  let last = $state("");
  $effect(() => {
    const target = s.tip?.target ?? "";
    if (wanted.test(target)) last = target;
  });
  return () => last;
}
