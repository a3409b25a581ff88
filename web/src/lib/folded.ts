/** The same sentence several times over is said once, with how often. */
export function folded(said: string[]): string[] {
  const runs: { text: string; n: number }[] = [];
  for (const text of said) {
    const last = runs.at(-1);
    if (last?.text === text) last.n += 1;
    else runs.push({ text, n: 1 });
  }
  return runs.map(({ text, n }) => (n > 1 ? `${n} × ${text}` : text));
}
