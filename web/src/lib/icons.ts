import { TAPESTRY_ICONS } from "../games/tapestry/signs/icons";

/** Our own icons, drawn on a 24 by 24 grid. `f` is filled, `s` is stroked, both in the text's colour. */
export interface Drawing {
  f?: string;
  s?: string;
}

/** Buildings: silhouettes that differ in outline, so that they read at any size and without colour. */
export const BUILDINGS: Record<string, string> = {
  workshop: "M4 21V11l8-7 8 7v10Z",
  guild: "M2.5 21V12L7.2 7l4.8 4.6L16.8 7l4.7 5v9Z",
  school: "M3 21V10h7V3.5h8.5L16 6.2l2.5 2.8H14V10h7v11Z",
  palace: "M2.5 21V6.5h2.2v2h2.1v-2H9V11h1V4h1.3v1.8h1.4V4H14v7h1V6.5h2.2v2h2.1v-2h2.2V21Z",
  university: "M2.5 21v-2.5H4V13c0-5 3.2-8.2 7-8.8V2h2v2.2c3.8.6 7 3.8 7 8.8v5.5h1.5V21Z",
  tower: "M7.5 21V11L6 9.5V3h2.6v2.3h2V3h2.8v2.3h2V3H18v6.5L16.5 11v10Z",
  monument: "M5 21v-2.8h2.5L10 5.5 12 2l2 3.5 2.5 12.7H19V21Z",
};

// Terra Nova's buildings have silhouettes of their own kind.
BUILDINGS["house"] = BUILDINGS["workshop"]!;
BUILDINGS["trading-post"] = BUILDINGS["guild"]!;
BUILDINGS["left-palace"] = BUILDINGS["palace"]!;
BUILDINGS["right-palace"] = BUILDINGS["university"]!;

const COIN: Drawing = { s: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17Z", f: "M10.5 8h3v8h-3Z" };

export const ICONS: Record<string, Drawing> = {
  ...TAPESTRY_ICONS,
  ...Object.fromEntries(Object.entries(BUILDINGS).map(([name, f]) => [name, { f }])),
  coins: COIN,
  coin: COIN,
  money: COIN,
  food: { f: "M12 7c-4.5-2.5-9 .5-9 6 0 4.5 3 8.5 6 8.5 1.2 0 2-.6 3-.6s1.8.6 3 .6c3 0 6-4 6-8.5 0-5.5-4.5-8.5-9-6Z", s: "M12 7c0-2.5 1-4 3.5-4.5" },
  worker: { f: "M12 3a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM4.5 21c0-5 3-8 7.5-8s7.5 3 7.5 8Z" },
  culture: { f: "M4 4h7v8c0 2-1.5 3.5-3.5 3.5S4 14 4 12ZM13 9h7v8c0 2-1.5 3.5-3.5 3.5S13 19 13 17Z" },
  farm: { f: "M3 21V11l5-5 5 5v10ZM15 21v-8l3-3 3 3v8Z" },
  market: { f: "M3 9 5 4h14l2 5v2H3ZM5 12.5h14V21h-5v-5h-4v5H5Z" },
  armory: { f: "M12 2.5 20 5.5v6c0 5-3.5 8-8 10-4.5-2-8-5-8-10v-6Z" },
  exploration: { s: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM15.5 8.5l-2 5-5 2 2-5Z" },
  technology: { s: "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1" },
  military: { s: "M5 4 16 15M4 8l4-4M19 4 8 15M20 8l-4-4M5.5 17.5l3 3M18.5 17.5l-3 3M6 20l4-4M18 20l-4-4" },
  outpost: { f: "M6 21V8L12 3l6 5v13h-4v-6h-4v6Z" },
  tools: { f: "M14.5 3.2a5.6 5.6 0 0 0-4.7 7.6L3.3 17.3a2.4 2.4 0 1 0 3.4 3.4l6.5-6.5a5.6 5.6 0 0 0 7.4-6.6l-3.3 3.3-3.5-.7-.7-3.5 3.3-3.3a5.6 5.6 0 0 0-1.9-.2Z" },
  scholars: { f: "M12 3.5 1.5 8 12 12.5 20.2 9v5.5h1.6V8ZM5.5 11.5V16c0 2 3 3.8 6.5 3.8s6.5-1.8 6.5-3.8v-4.5L12 14.3Z" },
  power: { f: "M12 2.5c4.2 4 6.8 7.5 6.8 11.2A6.8 6.8 0 0 1 5.2 13.7C5.2 10 7.8 6.5 12 2.5Z" },
  "power-tokens": { s: "M12 3.5c3.7 3.6 6 6.8 6 10.2a6 6 0 0 1-12 0c0-3.4 2.3-6.6 6-10.2ZM12 10.5v6M9 13.5h6" },
  vp: { f: "M12 2 14.9 8.6 22 9.3l-5.3 4.8 1.5 7L12 17.5l-6.2 3.6 1.5-7L2 9.3l7.1-.7Z" },
  keys: { s: "M8 5.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM11 12.3l8.5 7.2M16 16.5l-2 2.5" },
  annexes: { f: "M8 20V13l4-4 4 4v7Z", s: "M4 20h16" },
  book: { f: "M3 5c3.2-1.2 6.2-1 8.2.7V20c-2-1.5-5-1.7-8.2-.7ZM21 5c-3.2-1.2-6.2-1-8.2.7V20c2-1.5 5-1.7 8.2-.7Z" },
  spade: { f: "M10.9 2h2.2v9h4.4v3.5c0 3.7-2.4 6.3-5.5 7.5-3.1-1.2-5.5-3.8-5.5-7.5V11h4.4ZM8.5 1h7v2h-7Z" },
  bridge: { s: "M2 9c6 5 14 5 20 0M2 14.5h20M7 12v6M12 12.8V18M17 12v6" },
  shipping: { f: "M11 2v10.5H4.5ZM13 5v7.5h5.5ZM2.5 14.5h19c-.6 3-2.6 5.5-5.5 5.5H8c-2.9 0-4.9-2.5-5.5-5.5Z" },
  terraforming: { s: "M4 18.5 9.5 9l3.5 5 2.5-3 4.5 7.5ZM12.5 3v3.5M10.7 4.8h3.6" },
  step: { f: "M12 3 19.5 11H15v9.5H9V11H4.5Z" },
  city: { f: "M2 21V12h5V7l4-4 4 4v3h7v11h-5v-4h-3v4h-4v-4H7v4Z" },
  innovation: { s: "M9 18.5h6M10 21.5h4M8.5 15.5C6.5 14 5.5 12 5.5 9.7a6.5 6.5 0 0 1 13 0c0 2.3-1 4.3-3 5.8Z" },
  competency: { s: "M12 3a6 6 0 1 0 0 12a6 6 0 1 0 0-12ZM8.5 14 7 21.5l5-2.5 5 2.5-1.5-7.5" },
  river: { s: "M2 9c2.5-2.5 4.5-2.5 6.7 0s4.4 2.5 6.6 0 4.2-2.5 6.7 0M2 15.5c2.5-2.5 4.5-2.5 6.7 0s4.4 2.5 6.6 0 4.2-2.5 6.7 0" },
  edge: { s: "M12 3v2.6M12 8.5V11M12 14v2.5M12 19v2M6 3v18" },
  pass: { s: "M5 12h13M13 6.5l5.5 5.5-5.5 5.5M3 4v16" },
  income: { s: "M12 3v10M7.5 9l4.5 4.5L16.5 9M4 16v4.5h16V16" },
  special: { s: "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3Z" },
  always: { s: "M12 12c-2-3-4-4.5-6-4.5a4.5 4.5 0 0 0 0 9c2 0 4-1.5 6-4.5 2-3 4-4.5 6-4.5a4.5 4.5 0 0 1 0 9c-2 0-4-1.5-6-4.5Z" },
  again: { s: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M17.5 2.5v4.5H13" },
  area: { s: "M7 4.5 11 7v4.5L7 14l-4-2.5V7ZM17 10l4 2.5V17l-4 2.5L13 17v-4.5Z" },
  science: { s: "M9.5 3h5M10.5 3v6L5 19.5c-.4 1 .2 1.5 1 1.5h12c.8 0 1.4-.5 1-1.5L13.5 9V3M7.7 15h8.6" },
  undo: { s: "M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3" },
  reset: { s: "M4.5 12a7.5 7.5 0 1 0 2.3-5.4M6.5 2.5v4.5H11" },
  check: { s: "M4.5 12.5 10 18 19.5 6.5" },
  close: { s: "M5.5 5.5l13 13M18.5 5.5l-13 13" },
  legend: { f: "M3.5 4h4.5v4.5H3.5ZM5.7 9.8l2.8 4.8H3ZM5.7 16a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8Z", s: "M12 6.3h8.5M12 12.3h8.5M12 18.4h8.5" },
  help: { s: "M8.5 8.7a3.6 3.6 0 1 1 5.2 3.3c-1.2.6-1.7 1.3-1.7 2.7M12 18.3v.4M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19Z" },
  keyboard: { s: "M3 6h18v12H3ZM6.5 9.5h.4M10 9.5h.4M13.5 9.5h.4M17 9.5h.4M8 14.5h8" },
  sun: { s: "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19" },
  moon: { f: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" },
  home: { s: "M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5" },
  log: { s: "M5 5.5h14M5 10h14M5 14.5h9M5 19h6" },
  person: { f: "M12 3a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9ZM3.5 21c.5-4.5 4-7 8.5-7s8 2.5 8.5 7Z" },
  bot: { s: "M5 9h14v10H5ZM12 9V5M12 3.5v.2M9 13.5v1M15 13.5v1M2.5 13v3M21.5 13v3" },
  link: { s: "M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3" },
  download: { s: "M12 3v11.5M7 10l5 5 5-5M4 20h16" },
  trash: { s: "M4.5 6.5h15M9 6V3.5h6V6M6.5 6.5 7.5 21h9l1-14.5M10 10.5v6.5M14 10.5v6.5" },
  play: { f: "M7 4.5v15l12-7.5Z" },
  pause: { f: "M6 4.5h4.2v15H6ZM13.8 4.5H18v15h-4.2Z" },
  first: { f: "M5 4.5h2.5v15H5ZM19 4.5v15L8.5 12Z" },
  last: { f: "M16.5 4.5H19v15h-2.5ZM5 4.5v15L15.5 12Z" },
  lock: { f: "M5 10.5h14V21H5Z", s: "M8 10.5V7.5a4 4 0 0 1 8 0v3" },
  map: { s: "M3 6.5 9 4l6 2.5L21 4v13.5L15 20l-6-2.5L3 20ZM9 4v13.5M15 6.5V20" },
  tiles: { s: "M4 4h7v7H4ZM13.5 4H20v7h-6.5ZM4 13.5h7V20H4ZM13.5 13.5H20V20h-6.5Z" },
  warning: { s: "M12 3.5 22 20.5H2ZM12 10v5M12 17.7v.3" },
  chevron: { s: "M6 9l6 6 6-6" },
  plus: { s: "M12 4.5v15M4.5 12h15" },
  branch: { s: "M6 3.5v17M6 15c0-5 3-6.5 6-6.5h5.5M14 4.5l4 4-4 4" },
  numbers: { s: "M3.5 4.5h17v15h-17ZM3.5 9.5h17M3.5 14.5h17M9.5 4.5v15M15 4.5v15" },
  ledger: { s: "M5 3.5h13.5v17H5ZM8.5 3.5v17M12 8h3.5M12 12h3.5M12 16h3.5" },
  more: { f: "M12 3.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM12 16.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z" },
  chart: { s: "M4 3.5v17h17M7.5 15l4-5 3.5 3 5-7" },
  eye: { s: "M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z" },
  plan: { s: "M5 3.5h14v17H5ZM8.5 8h2M13 8h3M8.5 12h2M13 12h3M8.5 16h2M13 16h3" },
  talk: { s: "M4 4.5h16v11h-9l-4.5 4.5v-4.5H4ZM8 8.5h8M8 11.7h5" },
  sound: { f: "M3.5 9v6H8l5.5 4.5v-15L8 9Z", s: "M16.5 8.5a5 5 0 0 1 0 7M19 5.5a9 9 0 0 1 0 13" },
  phone: { s: "M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM10.5 18.5h3" },
  bell: { s: "M5 17.5h14c-1.5-1.5-2-3-2-6.5a5 5 0 0 0-10 0c0 3.5-.5 5-2 6.5ZM10 20.5a2 2 0 0 0 4 0" },
  trophy: { s: "M7 4h10v6a5 5 0 0 1-10 0ZM7 5.5H3.5c0 3.5 1.5 5.5 4 6M17 5.5h3.5c0 3.5-1.5 5.5-4 6M12 15v3.5M8 21h8" },
  banking: { s: "M3 9.5 12 4l9 5.5ZM6 10v7.5M12 10v7.5M18 10v7.5M3.5 20h17" },
  law: { s: "M12 3.5v17M6 20.5h12M5 7h14M5 7l-2.8 6.5h5.6ZM19 7l-2.8 6.5h5.6Z" },
  engineering: { s: "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1" },
  medicine: { f: "M9.5 3h5v6.5H21v5h-6.5V21h-5v-6.5H3v-5h6.5Z" },
};
