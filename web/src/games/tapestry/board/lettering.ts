/** How wide the fine print of a board is, so that long words can be written narrower. */
const pen = document.createElement("canvas").getContext("2d");
const known = new Map<string, number>();

export function widthOf(text: string): number {
  const root = getComputedStyle(document.documentElement);
  const font = `600 ${root.getPropertyValue("--fine")} ${root.getPropertyValue("--serif")}`;
  const key = `${font} ${text}`;
  const found = known.get(key);
  if (found !== undefined || !pen) return found ?? 0;
  pen.font = font;
  const width = pen.measureText(text).width;
  known.set(key, width);
  return width;
}
