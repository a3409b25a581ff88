/** What this browser keeps under a name, as JSON; `otherwise` where there is nothing readable. */
export function kept<T>(store: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(store) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
