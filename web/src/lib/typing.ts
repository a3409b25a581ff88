/** Whether a key is meant for a field or for the browser, not for us. */
const FIELDS = new Set(["INPUT", "SELECT", "TEXTAREA"]);

export function typing(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null;
  return event.ctrlKey || event.metaKey || event.altKey || (at !== null && FIELDS.has(at.tagName));
}
