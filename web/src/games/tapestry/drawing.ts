/** Where Tapestry's answers are clicked, and what its things are called that are no components. */
import { t } from "../../lib/prefs.svelte";
import { nameAt } from "../../lib/seats";
import type { Drawing, Saying } from "../../table/session/drawing";
import type { Session } from "../../table/session/session.svelte";
import { type Deed, targetsOf } from "../../table/session/targets";
import { COPY, MAT_ROWS, MOVES, PLACES, PLACING, TOLD_SPACE, TURNED } from "./asked";
import { allPieces } from "./board/pieces";
import { ROMAN, type Said, type SpacePicture, type TapestryView } from "./view";

/** The mat with the income tracks. */
const INCOME = "income-income";

export const districtTarget = (seat: number, letter: string): string => `district-${seat}-${letter}`;
export const spotTarget = (row: number | string, column: number | string): string => `spot-${row}-${column}`;
/** A spot that is printed on a civilization's mat. */
export const printedTarget = (civilization: string, row: number, column: number): string => `printed-${civilization}-${row}-${column}`;

function trackTargets(s: Session, answer: Deed): string[] {
  const [name, rear] = String(answer.args["track"]).split("-rear");
  const view = s.view as TapestryView;
  const letter = answer.args["of"];
  const seat = letter === undefined ? s.me : String(letter).charCodeAt(0) - 65;
  const spaces = (view.players[seat]?.markers ?? []).filter((marker) => marker.track === name).map((marker) => marker.space);
  const track = view.tracks.find((one) => one.name === name);
  const now = rear === undefined ? Math.max(...spaces) : Math.min(...spaces);
  const by = answer.verb === TOLD_SPACE ? Number(answer.args["n"]) - now : MOVES[answer.verb];
  if (by === undefined || !spaces.length || !track) return [`track-${name}`];
  const to = now + by;
  const space = track.spaces[to - 1];
  return space ? [`track-${name}`, `space-${space}`] : [`track-${name}`];
}

function targets(s: Session, answer: Deed): string[] {
  const { verb, args, role } = answer;
  if (args["hex"] !== undefined) return [`hex-${args["hex"]}`];
  if (verb === PLACING) return [spotTarget(args["row"]!, args["column"]!)];
  if (args["site"] !== undefined) return [`site-${args["site"]}`];
  if (verb === TURNED) return [`hex-${s.table?.question?.args["hex"]}`];
  if (args["track"] !== undefined) return trackTargets(s, answer);
  if (verb === COPY) return [`mat-${args["of"]}-${args["n"]}`];
  if (MAT_ROWS.has(verb)) return [`mat-row-${args["n"]}`];
  if (args["of"] !== undefined) return [`seat-${args["of"]}`];
  if (role === "next-round") return [INCOME];
  const place = PLACES[verb];
  return place ? [place] : targetsOf(answer).slice(0, 1);
}

/** What the catalogue prints on the income mat. */
export function slotEffects(s: Session, track: number, slot: number): Said[] {
  const slots = s.words?.component(INCOME)?.picture["slots"] as Said[][][] | undefined;
  return slots?.[track]?.[slot] ?? [];
}

/** What an inspiration tile brings where it covers a row of the income mat. */
export function inspiredEffects(s: Session, row: string, slot: number): Said[] {
  const slots = s.words?.component(`inspiration-${row}`)?.picture["slots"] as Said[][] | undefined;
  return slots?.[slot] ?? [];
}

export const said = (s: Session, effects: Said[]): string => effects.map((one) => s.texts.format(one.id, one.args)).join("; ");

function hexTip(s: Session, name: string): Saying | null {
  const hex = (s.view as TapestryView).map.hexes.find((cell) => cell.hex === name);
  if (!hex) return null;
  const word = (id: string): string => s.texts.maybe(id) || id;
  const title = hex.middle ? `${name} · ${word("achievement-middle-island")}` : name;
  if (!hex.explored) return { title, lines: [t("unexplored")] };
  const lines = [(hex.terrains ?? []).map((terrain) => word(`terrain-${terrain}`)).join(", ")];
  const tile = hex.tile ? s.words?.component(`tile-${hex.tile}`) : undefined;
  if (tile) lines.push(...s.texts.effects(tile.effects));
  lines.push(...allPieces(hex).map((piece) => `${t(`piece-${piece.piece}`)}: ${nameAt(s.table?.seats, piece.seat)}`));
  return { title, lines };
}

export const BUILDINGS = ["farm", "market", "house", "armory"];
/** The rows of the income mat, as inspiration tiles name them. */
export const INCOME_ROWS = ["farms", "markets", "houses", "armories"];

function slotTip(s: Session, name: string): Saying {
  const [track, slot] = name.split("-").map(Number) as [number, number];
  return { title: t("income-slot", { building: s.texts.maybe(`building-${BUILDINGS[track]}`), n: slot + 1 }), lines: [said(s, slotEffects(s, track, slot))] };
}

/** What a district of its own pays, and whether it has been filled. */
function districtTip(s: Session, name: string): Saying | null {
  const [seat, letter] = name.split("-");
  const city = (s.view as TapestryView).players[Number(seat)]?.city;
  const n = city?.pays?.findIndex((one) => one.district === letter) ?? -1;
  const pays = city?.pays?.[n];
  if (!pays) return null;
  return { title: t("district", { letter: pays.district.toUpperCase() }), lines: [t(`district-pays-${pays.when}`, { what: said(s, pays.effects) }), ...(city?.districts[n] ? [t("district-full")] : [])] };
}

function printedTip(s: Session, name: string): Saying | null {
  const parts = name.split("-");
  const [row, column] = parts.splice(-2).map(Number) as [number, number];
  const civilization = parts.join("-");
  const mat = (s.view as TapestryView).players.flatMap((player) => player.civilizations).find((one) => one.name === civilization)?.mat;
  const spot = mat?.rows[row]?.[column];
  if (!spot) return null;
  return { title: s.texts.maybe(`civilization-${civilization}`), lines: [said(s, spot.effects), spot.mark && t(`mark-${spot.mark}`)].filter(Boolean) };
}

function landmarkTip(s: Session, name: string): Saying {
  const target = `landmark-${name}`;
  const place = String(s.words?.component(target)?.picture["place"] ?? "");
  const owner = (s.view as TapestryView).landmarks.find((one) => `landmark-${one.name}` === target)?.owner ?? -1;
  const where = t("landmark-waits", { place: s.texts.maybe(place) });
  return { title: s.texts.maybe(target), lines: [owner >= 0 ? t("landmark-owner", { name: nameAt(s.table?.seats, owner) }) : where] };
}

function achievementTip(s: Session, name: string): Saying {
  const row = (s.view as TapestryView).achievements.find((one) => one.name === name);
  const by = (row?.by ?? []).map((seat) => nameAt(s.table?.seats, seat)).join(", ");
  const points = (row?.points ?? []).slice(row?.taken ?? 0);
  return {
    title: s.texts.maybe(`achievement-${name}`),
    lines: [points.length ? t("achievement-left", { points: points.join(", ") }) : t("achievement-gone"), ...(by ? [t("achievement-by", { names: by })] : [])],
  };
}

/** A space's price; what it brings is the component's own text. */
function spaceTip(s: Session, name: string): Saying | null {
  const picture = s.words?.component(`space-${name}`)?.picture as unknown as SpacePicture | undefined;
  if (!picture?.track) return null;
  const what = Object.entries(picture.cost).map(([resource, n]) => (resource === "any" ? t("any-of", { n }) : s.texts.format(`resource-${resource}.counted`, { n })));
  const title = `${s.texts.maybe(`space-${name}`)} · ${s.texts.maybe(`track-${picture.track}`)} ${picture.space}`;
  return { title, lines: [t("space-cost", { what: what.join(" + ") })] };
}

/** What is said of a thing by the kind of its target, `kind-name`. */
const TIPS: Record<string, (s: Session, name: string) => Saying | null> = {
  hex: hexTip,
  site: (_, name) => ({ title: t("plot", { name }), lines: [] }),
  spot: (_, name) => ({ title: t("spot", { row: name.split("-")[0]!, column: name.split("-")[1]! }), lines: [] }),
  deck: (s, name) => ({ title: t(`deck-${name}`), lines: [t("deck-left", { n: (s.view as TapestryView).left[name] ?? 0 })] }),
  slot: slotTip,
  space: spaceTip,
  district: districtTip,
  printed: printedTip,
  seat: (s, name) => ({ title: nameAt(s.table?.seats, s.table?.seats.findIndex((seat) => seat.letter === name) ?? -1) || name, lines: [] }),
  landmark: landmarkTip,
  achievement: achievementTip,
  material: (s, name) => ({ title: s.texts.maybe(`resource-${name}`) || name, lines: [] }),
};

function tip(s: Session, target: string): Saying | null {
  const [kind, ...rest] = target.split("-");
  return TIPS[kind!]?.(s, rest.join("-")) ?? null;
}

/** Eras are everybody's own, so that a round says nothing: how far the reader is. */
function progress(s: Session): string {
  const player = (s.view as TapestryView | null)?.players[s.me];
  if (!player) return "";
  return player.finished ? t("your-end") : t("your-era", { n: player.era, era: ROMAN[player.era]! });
}

export function standIns(s: Session): string[] {
  const sets = ((s.view as TapestryView).stand_ins ?? []).map((name) => s.texts.maybe(`option-sets-${name}`) || name);
  return sets.length ? [s.texts.format("picture-stand-ins", { sets: sets.join(", ") })] : [];
}

export const drawing = (s: Session): Drawing => ({
  targets: (answer) => targets(s, answer),
  tip: (target) => tip(s, target),
  progress: () => progress(s),
});
