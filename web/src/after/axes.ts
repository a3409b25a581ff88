/** Round numbers for an axis: a few of them, from at most `low` to at least `high`. */
export function ticks(low: number, high: number, most = 5): number[] {
  const span = Math.max(high - low, 1);
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max([1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough, 1);
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step) + 1;
  return Array.from({ length: count }, (_, n) => first + n * step);
}
