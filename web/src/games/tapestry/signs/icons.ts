/** Icons of Tapestry, on the same grid as the others. */
import type { Drawing } from "../../../lib/icons";

const HEX = "M7 3.5h10l5 8.5-5 8.5H7L2 12Z";

export const TAPESTRY_ICONS: Record<string, Drawing> = {
  any: { s: "M12 3l9 9-9 9-9-9Z", f: "M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5Z" },
  tile: { f: HEX },
  "space-tile": { f: "M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11Z", s: "M4.5 16.5C1.5 19 3 20.5 7 19c5-2 11-6.5 13-9.5 1.8-2.7.7-4-2.5-3" },
  tapestry: { f: "M5 2.5h14v16l-2.3 3-2.4-3-2.3 3-2.3-3-2.4 3-2.3-3Z" },
  "play-tapestry": { s: "M5 3h14v15l-2.3 3-2.4-3-2.3 3-2.3-3-2.4 3L5 18Z", f: "M9.5 6.5v8l6-4Z" },
  invent: { s: "M9 18.5h6M10 21.5h4M8.5 15.5C6.5 14 5.5 12 5.5 9.7a6.5 6.5 0 0 1 13 0c0 2.3-1 4.3-3 5.8Z" },
  tech: { s: "M4.5 3h15v18h-15ZM4.5 12h15M12 5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5ZM9.7 14.5h4.6v4.3H9.7Z" },
  upgrade: { f: "M12 2.5 19.5 10H15v5.5H9V10H4.5ZM5 18h14v3H5Z" },
  circle: { s: "M12 4.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15Z" },
  square: { s: "M5 5h14v14H5Z" },
  explore: { s: `${HEX}M12 8v8M8 12h8` },
  "explore-anywhere": { s: `${HEX}M8.5 8.5l7 7M15.5 8.5l-7 7M12 7v10M7 12h10` },
  "explore-space": { s: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM12 8v8M8 12h8" },
  conquer: { f: "M5.5 2.5h2.3V4H19l-3.5 4.5L19 13H7.8v8.5H5.5Z" },
  territories: { s: HEX, f: "M9 7h1.5v.8h5.5L14 10.5l2 2.7h-5.5V17H9Z" },
  research: { s: "M4 4h16v16H4Z", f: "M8 6.7a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3ZM16 6.7a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3ZM12 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3ZM8 14.3a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3ZM16 14.3a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3Z" },
  arts: { s: "M12 3a9 9 0 1 0 0 18c1.7 0 2.3-1.2 1.8-2.6-.6-1.6.3-2.9 2-2.9h2.4c1.7 0 2.8-1.4 2.8-3.3C21 6.8 17 3 12 3Z", f: "M8 7.3a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3ZM14.5 6a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3ZM7.5 13a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3Z" },
  up: { f: "M12 4 20 15H4Z" },
  down: { f: "M12 20 4 9h16Z" },
  landmark: { f: "M12 2 22 8v2.3H2V8ZM4 11.5h3V19H4ZM10.5 11.5h3V19h-3ZM17 11.5h3V19h-3ZM2.5 20h19v2h-19Z" },
  capital: { s: "M3.5 3.5h17v17h-17ZM3.5 9.2h17M3.5 14.8h17M9.2 3.5v17M14.8 3.5v17" },
  civilization: { f: "M3 7.5 7.5 12 12 4.5 16.5 12 21 7.5 19 19.5H5Z" },
  toppled: { f: "M21 17H9L4 12l5-5h12v4h-6v2h6Z" },
  achievement: { s: "M7 4h10v6a5 5 0 0 1-10 0ZM7 5.5H3.5c0 3.5 1.5 5.5 4 6M17 5.5h3.5c0 3.5-1.5 5.5-4 6M12 15v3.5M8 21h8" },
  "marker-again": { s: "M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5" },
  masterpiece: { s: "M3.5 4.5h17v15h-17Z", f: "M6 17l4.5-7 3 4.5 2-2.5L18.5 17ZM15.5 7a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3Z" },
  "face-down": { s: "M5 3h14v18H5ZM5 3l14 18M19 3 5 21" },
};
